Feature: 111. Tokens

  @CR-111.2
  Rule: 111.2 Whoever creates a token owns it

    Background:
      Given Alice has "Hunted Dragon", "Act of Treason" and "Brand" (Alice's) in hand
      And Alice has {R}{R}{R}{R}{R}{R}{R}{R}{R} in the mana pool
      And Bob has "Brand" (Bob's) in hand

    @edition-2025
    Scenario: By another player's ability a player creates tokens, and they are that player's own
      Given Bob has {R} in the mana pool
      When Alice casts "Hunted Dragon" and it resolves
      And all players pass
      Then Bob controls three Knights
      When Alice casts "Act of Treason" targeting "Knight Token" and it resolves
      Then Alice controls "Knight Token"
      When Alice passes
      And Bob casts "Brand" (Bob's) and it resolves
      Then Bob controls three Knights

    Scenario: The player whose ability it was does not own them
      When Alice casts "Hunted Dragon" and it resolves
      And all players pass
      And Alice casts "Brand" (Alice's) and it resolves
      Then Bob controls three Knights
      And Alice controls "Hunted Dragon"

  @CR-111.3
  Rule: 111.3 What an effect says is all that a token is

    @example-1
    Example: A Saproling of Jade Mage has no mana cost, no supertype and no ability
      Given Alice controls "Jade Mage"
      And the card "Lesser Snare" is an "Instant" that costs {0}:
        """
        Destroy target creature with mana value 0.
        """
      And Alice has "Lesser Snare" in hand
      And Alice has {2}{G} in the mana pool
      When Alice activates "Jade Mage" and it resolves
      Then "Saproling Token" is a 1/1 green Saproling creature
      And "Saproling Token" is exactly "Creature — Saproling"
      And "Saproling Token" has no abilities
      And Alice can't cast "Lesser Snare" targeting "Jade Mage"
      When Alice casts "Lesser Snare" targeting "Saproling Token" and it resolves
      Then "Saproling Token" has ceased to exist

    Scenario: What the effect says can be copied as if it were printed
      Given Alice has "Hunted Dragon" and "Clone" in hand
      And Alice has {R}{R}{R}{R}{R}{U}{U}{U}{U} in the mana pool
      When Alice casts "Hunted Dragon" and it resolves
      And all players pass
      And Alice casts "Clone" and it resolves
      And Alice chooses "Knight Token"
      Then "Clone" is a 2/2 white Knight creature with first strike
      And "Clone" is named "Knight Token"

  @CR-111.4
  Rule: 111.4 What a token is called

    @example-1
    Example: Two Dwarf Berserkers are both called Dwarf Berserker Token
      Given Alice has "Dwarven Reinforcements" in hand
      And Alice has {3}{R} in the mana pool
      When Alice casts "Dwarven Reinforcements" and it resolves
      Then Alice controls two Dwarves
      And "Dwarf Berserker Token" is named "Dwarf Berserker Token"
      And "Dwarf Berserker Token (2)" is named "Dwarf Berserker Token"
      And "Dwarf Berserker Token (2)" is exactly "Creature — Dwarf Berserker"

    @example-2 @CR-111.9
    Example: Boo is a Hamster, and is called just Boo
      Given Alice has "Minsc, Beloved Ranger" in hand
      And Alice has {R}{G}{W} in the mana pool
      When Alice casts "Minsc, Beloved Ranger" and it resolves
      And all players pass
      Then "Boo" is named "Boo"
      And "Boo" is exactly "Legendary Creature — Hamster"
      And "Boo" has trample and haste

    @example-3
    Example: A copy of Doomed Dissenter is called Doomed Dissenter, though it is a Human
      Given Alice has "Spitting Image" in hand
      And Bob controls "Doomed Dissenter"
      And Alice has {4}{U}{U} in the mana pool
      When Alice casts "Spitting Image" targeting "Doomed Dissenter"
      And Alice chooses "{U}"
      And Alice chooses "{U}"
      And all players pass
      Then Alice controls "Doomed Dissenter (2)"
      And "Doomed Dissenter (2)" is named "Doomed Dissenter"
      And "Doomed Dissenter (2)" is exactly "Creature — Human"

    Scenario: A token that the effect names is not called by its subtype
      Given the card "Kher Keep" is a "Legendary Land"
        """
        {T}: Add {C}.
        {1}{R}, {T}: Create a 0/1 red Kobold creature token named Kobolds of Kher Keep.
        """
      And Alice controls "Kher Keep"
      And Alice has {1}{R} in the mana pool
      When Alice activates "Kher Keep", "Create" and it resolves
      Then "Kobolds of Kher Keep" is named "Kobolds of Kher Keep"
      And "Kobolds of Kher Keep" is exactly "Creature — Kobold"
      And there is no "Kobold Token"

    Scenario: On the battlefield a new type gives a token no new name
      Given Alice has "Krenko's Command" in hand
      And Alice controls "Imagecrafter"
      And Alice has {1}{R} in the mana pool
      When Alice casts "Krenko's Command" and it resolves
      And Alice activates "Imagecrafter" targeting "Goblin Token" and it resolves
      And Alice chooses "Elf"
      Then "Goblin Token" is exactly "Creature — Elf"
      And "Goblin Token" is named "Goblin Token"

  @CR-111.5
  Rule: 111.5 Tokens that can't be there are not created

    Scenario Outline: A copy of <what> is not created, and no Squirrel besides; of an artifact both are
      Given Alice controls "Chatterfang, Squirrel General"
      And Bob controls "Worms of the Earth"
      And the card "Lesser Mold" is a "Sorcery" that costs {0}:
        """
        Create a token that's a copy of target card in your graveyard.
        """
      And Alice has "Lesser Mold" (first) and "Lesser Mold" (second) in hand
      And Alice has "<card>" and "Mimic Vat" in her graveyard
      When Alice casts "Lesser Mold" (first) targeting "<card>" and it resolves
      Then Alice controls no tokens
      And "<card>" is in Alice's graveyard
      When Alice casts "Lesser Mold" (second) targeting "Mimic Vat" and it resolves
      Then Alice controls one Squirrel token
      And Alice controls two tokens

      Examples:
        | what       | card             |
        | an instant | Shock            |
        | a sorcery  | Krenko's Command |
    Scenario: A copy of a land is not created where no land can enter, and no Squirrel besides; of an artifact both are
      Given Alice controls "Chatterfang, Squirrel General", "Forest" and "Mimic Vat"
      And Bob controls "Worms of the Earth"
      And the card "Flash Photography" is a "Sorcery" that costs {2}{U}{U}:
        """
        You may cast this spell as though it had flash if it targets a permanent you control.
        Create a token that's a copy of target permanent.
        Flashback {4}{U}{U}
        """
      And Alice has "Flash Photography" in hand
      And Alice has {2}{U}{U}{4}{U}{U} in the mana pool
      When Alice casts "Flash Photography" targeting "Forest" and it resolves
      Then Alice controls no tokens
      When Alice casts "Flash Photography" targeting "Mimic Vat" using "flashback" and it resolves
      Then Alice controls one Squirrel token
      And Alice controls two tokens

  @CR-111.6
  Rule: 111.6 A token is a permanent and no card

    @edition-2025
    Scenario: A token dies as any creature does; it is no creature card that is put into a graveyard
      Given Alice controls "Planar Void", "Goblin Bombardment" and "Grizzly Bears"
      And Alice has "Krenko's Command" in hand
      And Alice has {1}{R} in the mana pool
      When Alice casts "Krenko's Command" and it resolves
      And all players pass
      And Alice activates "Goblin Bombardment" targeting "Goblin Token" (1)
      And Alice chooses "Grizzly Bears"
      Then the stack, from the top, is ability of "Planar Void" and ability of "Goblin Bombardment"
      When all players pass
      Then "Grizzly Bears" is in exile
      When all players pass
      Then Alice controls one Goblin
      And the stack is empty

  @CR-111.7
  Rule: 111.7 Outside the battlefield a token ceases to exist

    @edition-2025
    Scenario: A token that dies triggers what watches for that, and is in no graveyard afterwards; a card stays there
      Given Alice controls "Blood Artist"
      And Alice has "Krenko's Command", "Murder" (first) and "Murder" (second) in hand
      And Bob controls "Grizzly Bears"
      And Alice has {1}{R}{1}{B}{B}{1}{B}{B} in the mana pool
      When Alice casts "Krenko's Command" and it resolves
      Then Alice controls two Goblins
      When Alice casts "Murder" (first) targeting "Goblin Token (2)" and it resolves
      And Alice chooses Bob
      Then "Goblin Token (2)" has ceased to exist
      When all players pass
      Then Bob has 19 life
      When Alice casts "Murder" (second) targeting "Grizzly Bears" and it resolves
      And Alice chooses Bob
      Then "Grizzly Bears" is in Bob's graveyard

  @CR-111.8
  Rule: 111.8 A token does not come back

    @edition-2025
    Scenario: Exiled and returned by one spell, a token stays in exile and is no more, while a card comes back
      Given Alice controls "Grizzly Bears"
      And Alice has "Krenko's Command", "Ephemerate" (first) and "Ephemerate" (second) in hand
      And Alice has {1}{R}{W}{W} in the mana pool
      When Alice casts "Krenko's Command" and it resolves
      Then Alice controls two Goblins
      When Alice casts "Ephemerate" (first) targeting "Goblin Token (2)" and it resolves
      Then "Goblin Token (2)" has ceased to exist
      And Alice controls one Goblin
      When Alice casts "Ephemerate" (second) targeting "Grizzly Bears" and it resolves
      Then Alice controls "Grizzly Bears"

  @CR-111.9
  Rule: 111.9 A name before the description

    Scenario: The token has the name that stands there, so a second one of that name is put into the graveyard
      Given Alice controls "Minsc, Beloved Ranger"
      And Alice has "Spitting Image" in hand
      And the card "Lesser Litter" is a "Sorcery" that costs {0}:
        """
        Create Boo, a legendary 1/1 red Hamster creature token.
        """
      And the card "Lesser Nest" is a "Sorcery" that costs {0}:
        """
        Create a legendary 1/1 red Hamster creature token.
        """
      And Alice has "Lesser Litter" (first), "Lesser Litter" (second) and "Lesser Nest" in hand
      When Alice casts "Lesser Litter" (first) and it resolves
      And Alice casts "Lesser Nest" and it resolves
      Then Alice controls two Hamsters
      And "Hamster Token" is named "Hamster Token"
      When Alice casts "Lesser Litter" (second) and it resolves
      And Alice chooses to keep "Boo"
      Then Alice controls two Hamsters

  @CR-111.11
  Rule: 111.11 Tokens named after cards

    @example-1
    Example: Disa's token is what the card Tarmogoyf is
      Given the card "Tarmogoyf" is a "Creature — Lhurgoyf" that costs {1}{G} of size */1+*:
        """
        Tarmogoyf's power is equal to the number of card types among cards in all graveyards and its toughness is equal to that number plus 1.
        """
      And Alice controls "Disa the Restless"
      And Alice has "Shock" in her graveyard
      When Alice attacks Bob with "Disa the Restless"
      And Bob declares no blockers
      And all players pass
      And all players pass
      Then Bob has 15 life
      And "Tarmogoyf" is a 1/2 green Lhurgoyf creature
      And "Tarmogoyf" is named "Tarmogoyf"

  @CR-111.12
  Rule: 111.12 No copy of what is not there

    @example-1
    Example: Mimic Vat with nothing exiled creates no token
      Given Alice controls "Mimic Vat" (empty) and "Mimic Vat" (full)
      And Bob controls "Grizzly Bears"
      And Alice has "Murder" in hand
      And Alice has {7}{B}{B} in the mana pool
      When Alice activates "Mimic Vat" (empty) and it resolves
      Then Alice controls no tokens
      When Alice casts "Murder" targeting "Grizzly Bears" and it resolves
      And Alice orders "Mimic Vat" (empty) and "Mimic Vat" (full)
      And all players pass
      And Alice says yes
      And all players pass
      And Alice activates "Mimic Vat" (full) and it resolves
      Then Alice controls one Bear token

    Scenario: What has just left is copied as it last was
      Given Alice controls "Minion Reflector"
      And Alice has "Grizzly Bears" in hand
      And Bob has "Murder" in hand
      And Alice has {1}{G}{2} in the mana pool
      And Bob has {1}{B}{B} in the mana pool
      When Alice casts "Grizzly Bears" and it resolves
      And Alice passes
      And Bob casts "Murder" targeting "Grizzly Bears" and it resolves
      Then "Grizzly Bears" is in Alice's graveyard
      When all players pass
      And Alice says yes
      Then Alice controls one Bear token

  @CR-111.13
  Rule: 111.13 The copy of a permanent spell becomes a token that nobody creates

    Scenario: An effect that doubles tokens doubles a created copy, and not the copy of a spell
      Given Alice controls "Anointed Procession"
      And Alice has "Grizzly Bears", "Double Major" and "Cackling Counterpart" in hand
      And Alice has {1}{G}{G}{U}{1}{U}{U} in the mana pool
      When Alice casts "Grizzly Bears"
      And Alice casts "Double Major" targeting "Grizzly Bears" and it resolves
      And all players pass
      Then Alice controls one Bear token
      And "copy of Grizzly Bears" is a 2/2 green Bear creature
      When all players pass
      And Alice casts "Cackling Counterpart" targeting "Grizzly Bears" and it resolves
      Then Alice controls three Bear tokens
