@edition-2009
Feature: 216. Tokens

  @CR-2009-216.1 @CR-2009-200.4a
  Rule: 216.1 Whose effect it was owns the tokens, and who puts them into play controls them

    Background:
      Given Alice has "Hunted Dragon", "Act of Treason" and "Brand" (Alice's) in hand
      And Alice has {R}{R}{R}{R}{R}{R}{R}{R}{R} in the mana pool
      And Bob has "Brand" (Bob's) in hand
      And Bob has {R} in the mana pool

    Scenario: Tokens that an opponent puts into play by Alice's ability are Bob's to control and Alice's to own
      When Alice casts "Hunted Dragon" and it resolves
      And all players pass
      Then Bob controls three Knights
      When Alice casts "Brand" (Alice's) and it resolves
      Then Alice controls three Knights
      And Alice controls "Hunted Dragon"

    Scenario: The player who put them into play does not own them
      When Alice casts "Hunted Dragon" and it resolves
      And all players pass
      And Alice casts "Act of Treason" targeting "Knight" and it resolves
      Then Alice controls "Knight"
      When Alice passes
      And Bob casts "Brand" (Bob's) and it resolves
      Then Bob controls two Knights
      And Alice controls "Knight"

  @CR-2009-216.1
  Rule: 216.1 What an effect says is all that a token is

    Scenario: A Saproling has no mana cost, no supertype and no ability
      Given Alice controls "Jade Mage"
      And Alice has {2}{G} in the mana pool
      When Alice activates "Jade Mage" and it resolves
      Then "Saproling" is a 1/1 green Saproling creature
      And "Saproling" is exactly "Creature — Saproling"
      And "Saproling" has no abilities

  @CR-2009-216.1a
  Rule: 216.1a A token is called by its creature types

    Scenario: Two Goblins are both called Goblin, and a new type is no new name
      Given Alice has "Krenko's Command" in hand
      And Alice controls "Imagecrafter"
      And Alice has {1}{R} in the mana pool
      When Alice casts "Krenko's Command" and it resolves
      Then "Goblin" is named "Goblin"
      And "Goblin (2)" is named "Goblin"
      When Alice activates "Imagecrafter" targeting "Goblin" and it resolves
      And Alice chooses "Elf"
      Then "Goblin" is exactly "Creature — Elf"
      And "Goblin" is named "Goblin"

  @CR-2009-216.2 @CR-2009-200.1
  Rule: 216.2 A token is a permanent and no card

    Scenario: A token is destroyed as any creature is; it is no creature card that is put into a graveyard
      Given the card "Lesser Mourner" is an "Enchantment":
        """
        Whenever a creature card is put into a graveyard from anywhere, you gain 1 life.
        """
      And Alice controls "Lesser Mourner" and "Grizzly Bears"
      And Alice has "Krenko's Command", "Murder" (first) and "Murder" (second) in hand
      And Alice has {1}{R}{1}{B}{B}{1}{B}{B} in the mana pool
      When Alice casts "Krenko's Command" and it resolves
      And Alice casts "Murder" (first) targeting "Goblin" and it resolves
      Then Alice controls one Goblin
      And the stack is empty
      When Alice casts "Murder" (second) targeting "Grizzly Bears" and it resolves
      And all players pass
      Then Alice has 21 life

  @CR-2009-216.3
  Rule: 216.3 Outside play a token ceases to exist

    Scenario: A token that dies triggers what watches for that, and is in no graveyard afterwards; a card stays there
      Given Alice controls "Blood Artist"
      And Alice has "Krenko's Command", "Murder" (first) and "Murder" (second) in hand
      And Bob controls "Grizzly Bears"
      And Alice has {1}{R}{1}{B}{B}{1}{B}{B} in the mana pool
      When Alice casts "Krenko's Command" and it resolves
      Then Alice controls two Goblins
      When Alice casts "Murder" (first) targeting "Goblin (2)" and it resolves
      And Alice chooses Bob
      Then "Goblin (2)" has ceased to exist
      When all players pass
      Then Bob has 19 life
      When Alice casts "Murder" (second) targeting "Grizzly Bears" and it resolves
      And Alice chooses Bob
      Then "Grizzly Bears" is in Bob's graveyard

  @CR-2009-216.4
  Rule: 216.4 A token does not come back

    Scenario: Removed and returned by one spell, a token is no more, while a card comes back
      Given Alice controls "Grizzly Bears"
      And the card "Away and Back" is an "Instant" that costs {0}:
        """
        Remove target creature from the game, then return it to play under its owner's control.
        """
      And Alice has "Krenko's Command", "Away and Back" (first) and "Away and Back" (second) in hand
      And Alice has {1}{R} in the mana pool
      When Alice casts "Krenko's Command" and it resolves
      Then Alice controls two Goblins
      When Alice casts "Away and Back" (first) targeting "Goblin (2)" and it resolves
      Then "Goblin (2)" has ceased to exist
      And Alice controls one Goblin
      When Alice casts "Away and Back" (second) targeting "Grizzly Bears" and it resolves
      Then Alice controls "Grizzly Bears"
