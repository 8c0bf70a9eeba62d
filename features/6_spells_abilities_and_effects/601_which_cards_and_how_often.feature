Feature: 601. Casting Spells: which cards an effect lets be cast, how often, and with what mana

  Background:
    Given these cards:
      | name                         | type                                          | cost           | size | text |
      | Rona, Disciple of Gix        | Legendary Creature — Human Artificer          | {1}{U}{B}      | 2/2  | When Rona enters, you may exile target historic card from your graveyard.<br>You may cast spells from among cards exiled with Rona.<br>{4}, {T}: Exile the top card of your library. |
      | Nightveil Specter            | Creature — Specter                            | {U/B}{U/B}{U/B} | 2/3 | Flying<br>Whenever this creature deals combat damage to a player, that player exiles the top card of their library.<br>You may play lands and cast spells from among cards exiled with this creature. |
      | Johann, Apprentice Sorcerer  | Legendary Creature — Human Wizard Sorcerer    | {2}{U}{R}      | 2/5  | You may look at the top card of your library any time.<br>Once each turn, you may cast an instant or sorcery spell from the top of your library. |
      | Danitha, New Benalia's Light | Legendary Creature — Human Knight             | {1}{G}{W}      | 2/2  | Vigilance, trample, lifelink<br>Once during each of your turns, you may cast an Aura or Equipment spell from your graveyard. |
      | Apex of Power                | Sorcery                                       | {7}{R}{R}{R}   |      | Exile the top seven cards of your library. Until end of turn, you may cast spells from among them.<br>If this spell was cast from your hand, add ten mana of any one color. |
      | Zul Ashur, Lich Lord         | Legendary Creature — Zombie Warlock           | {1}{B}         | 2/2  | Ward—Pay 2 life.<br>{T}: You may cast target Zombie creature card from your graveyard this turn. |
      | Hurl Through Hell            | Instant                                       | {2}{B}{R}      |      | Exile target creature. Until the end of your next turn, you may cast that card and you may spend mana as though it were mana of any color to cast that spell. |
      | Tinybones, the Pickpocket    | Legendary Creature — Skeleton Rogue           | {B}            | 1/1  | Deathtouch<br>Whenever Tinybones deals combat damage to a player, you may cast target nonland permanent card from that player's graveyard, and mana of any type can be spent to cast that spell. |

  @CR-601.3
  Rule: 601.3 Who may begin to cast a spell

    Scenario: Cards exiled with the object may be cast, others in exile not
      Given Alice controls "Rona, Disciple of Gix"
      And Alice has "Ornithopter" (first) on top of her library
      And Alice has "Ornithopter" (second) in exile
      And Alice has {4} in the mana pool
      When Alice activates "Rona, Disciple of Gix" and it resolves
      Then "Ornithopter" (first) is in exile
      And Alice can't cast "Ornithopter" (second), by 601.3
      When Alice casts "Ornithopter" (first) and it resolves
      Then Alice controls "Ornithopter" (first)

    Scenario: A land and a spell that were exiled with the object are played, whoever owns them
      Given Alice controls "Nightveil Specter"
      And Bob has "Swamp" and "Ornithopter" on top of his library
      When Alice attacks Bob with "Nightveil Specter"
      And the game goes on to Alice's postcombat main phase
      And Alice plays "Swamp"
      Then Alice controls "Swamp"
      And Alice can't cast "Ornithopter", by 601.3

    Scenario: What may be cast once each turn is cast once each turn, whoever's turn it is
      Given Alice controls "Johann, Apprentice Sorcerer"
      And Alice has "Shock" (first), "Shock" (second) and "Shock" (third) on top of her library
      And Alice has {R}{R} in the mana pool
      And Alice controls "Mountain"
      When Alice casts "Shock" (first) targeting Bob and it resolves
      Then Alice can't cast "Shock" (second) targeting Bob, by 601.3
      When the game goes on to Bob's upkeep
      And Bob passes
      Then Alice can cast "Shock" (second) targeting Bob

    Scenario: What may be cast once in each of one's turns isn't cast in another's
      Given the card "Early Spirit" is an "Enchantment — Aura" that costs {0}:
        """
        Flash
        Enchant creature
        """
      And Alice controls "Danitha, New Benalia's Light"
      And Alice has "Early Spirit" (first), "Early Spirit" (second) and "Ornithopter" in the graveyard
      Then Alice can't cast "Ornithopter", by 601.3
      When Alice casts "Early Spirit" (first) targeting "Danitha, New Benalia's Light" and it resolves
      Then Alice can't cast "Early Spirit" (second) targeting "Danitha, New Benalia's Light", by 601.3
      When the game goes on to Bob's upkeep
      And Bob passes
      Then Alice can't cast "Early Spirit" (second) targeting "Danitha, New Benalia's Light", by 601.3
      When the game goes on to Alice's upkeep
      Then Alice can cast "Early Spirit" (second) targeting "Danitha, New Benalia's Light"

    Scenario: Of cards that were exiled spells may be cast this turn, and no lands played
      Given Alice has "Shock", "Mountain" and five "Forest" on top of her library
      And Alice has "Apex of Power" in hand
      And Alice has {7}{R}{R}{R} in the mana pool
      When Alice casts "Apex of Power" and it resolves
      And Alice chooses red
      Then Alice can't play "Mountain"
      When Alice casts "Shock" targeting Bob and it resolves
      Then Bob has 18 life

    Scenario: The card that was targeted may be cast this turn, and no other
      Given Alice controls "Zul Ashur, Lich Lord"
      And Alice has "Gutter Skulk" (first) and "Gutter Skulk" (second) in the graveyard
      And Alice has {2}{B}{B} in the mana pool
      When Alice activates "Zul Ashur, Lich Lord" targeting "Gutter Skulk" (first) and it resolves
      Then Alice can't cast "Gutter Skulk" (second), by 601.3
      When Alice casts "Gutter Skulk" (first) and it resolves
      Then Alice controls "Gutter Skulk" (first)

  @CR-609.4b
  Rule: 609.4b Mana spent as though it were other mana

    Scenario: Mana counts as any color for the spell that the effect lets be cast, and for no other
      Given Bob controls "Runeclaw Bear"
      And Alice has "Hurl Through Hell" and "Grizzly Bears" in hand
      And Alice has {2}{B}{R}{U}{U} in the mana pool
      When Alice casts "Hurl Through Hell" targeting "Runeclaw Bear" and it resolves
      Then Alice can't cast "Grizzly Bears"
      When Alice casts "Runeclaw Bear" and it resolves
      Then Alice controls "Runeclaw Bear"

    Scenario: Mana counts as any type for what is cast while an ability resolves
      Given Alice controls "Tinybones, the Pickpocket" and two "Island"
      And Bob has "Runeclaw Bear" in the graveyard
      When Alice attacks Bob with "Tinybones, the Pickpocket"
      And the game goes on to Alice's combat damage step
      And all players pass
      And Alice chooses yes
      And Alice chooses "Island" (1)
      And Alice chooses "Island" (2)
      And all players pass
      Then Alice controls "Runeclaw Bear"

  @CR-608.2g
  Rule: 608.2g A spell of those exiled with an object is cast while an ability resolves

    Background:
      Given the card "Shell of the Last Kappa" is a "Legendary Artifact" that costs {3}:
        """
        {3}, {T}: Exile target instant or sorcery spell that targets you.
        {3}, {T}, Sacrifice Shell of the Last Kappa: You may cast a spell from among cards exiled with Shell of the Last Kappa without paying its mana cost.
        """

    Scenario: What was exiled with it is offered, and what was exiled otherwise isn't
      Given Alice controls "Shell of the Last Kappa", "Sol Ring" and "Island"
      And Bob has "Shock" (first) in hand
      And Bob has {R} in the mana pool
      And Alice has "Shock" (second) in exile
      And Alice has {3} in the mana pool
      When Alice passes
      And Bob casts "Shock" (first) targeting Alice
      And Bob passes
      And Alice activates "Shell of the Last Kappa", "Exile target" targeting "Shock" (first) and it resolves
      And the game goes on to Bob's upkeep
      And the game goes on to Alice's precombat main phase
      And Alice activates "Sol Ring"
      And Alice activates "Island"
      And Alice activates "Shell of the Last Kappa", "You may cast"
      And all players pass
      And Alice chooses yes
      And Alice chooses Bob
      And all players pass
      Then Bob has 18 life
      And "Shock" (second) is in exile
