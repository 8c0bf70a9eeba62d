Feature: What is seldom asked of a game, on both of its sides

  @CR-603.2
  Rule: 603.2 An event of another kind, or of another player

    Scenario: The first tokens of one's own in a turn are waited for: none of an opponent's, and no more of them
      Given the card "Akim, the Soaring Wind" is a "Legendary Creature — Bird Dinosaur" that costs {2}{U}{R}{W} of size 3/4
        """
        Flying
        Whenever you create one or more tokens for the first time each turn, create a 1/1 white Bird creature token with flying.
        {3}{U}{R}{W}: Creature tokens you control gain double strike until end of turn.
        """
      And Alice controls "Akim, the Soaring Wind"
      And Alice has "Raise the Alarm" (first) and "Raise the Alarm" (second) in hand
      And Bob has "Raise the Alarm" (Bob's) in hand
      And Alice has {C}{W}{C}{W} in the mana pool
      And Bob has {C}{W} in the mana pool
      When Alice passes
      And Bob casts "Raise the Alarm" (Bob's) and it resolves
      Then the stack is empty
      When Alice casts "Raise the Alarm" (first) and it resolves
      Then the stack, from the top, is ability of "Akim, the Soaring Wind"
      When all players pass
      And Alice casts "Raise the Alarm" (second) and it resolves
      Then the stack is empty

    Scenario: Energy that one gets oneself is waited for, and not an opponent's
      Given the card "Fabrication Module" is an "Artifact" that costs {3}
        """
        Whenever you get one or more {E}, put a +1/+1 counter on target creature you control.
        {4}, {T}: You get {E}.
        """
      And the card "Glimmer of Genius" is an "Instant" that costs {3}{U}
        """
        Scry 2, then draw two cards. You get {E}{E}.
        """
      And Alice controls "Fabrication Module" and "Grizzly Bears"
      And Bob has "Glimmer of Genius" in hand
      And Bob has {C}{C}{C}{U} in the mana pool
      And Alice has {C}{C}{C}{C} in the mana pool
      And Bob has "Forest", "Island", "Swamp" and "Plains" on top of his library
      When Alice passes
      And Bob casts "Glimmer of Genius" and it resolves
      And Bob chooses nothing
      And Bob orders "Forest" and "Island"
      Then Bob has 2 energy counters
      And the stack is empty
      When Alice activates "Fabrication Module" and it resolves
      And all players pass
      Then "Grizzly Bears" has a +1/+1 counter

    Scenario: What enters from one's own graveyard is waited for: not from a hand, and not from an opponent's graveyard
      Given the card "Flayer of the Hatebound" is a "Creature — Devil" that costs {5}{R} of size 4/2
        """
        Undying
        Whenever this creature or another creature enters from your graveyard, that creature deals damage equal to its power to any target.
        """
      And Alice controls "Flayer of the Hatebound"
      And Alice has "Savannah Lions", "Reanimate" (first) and "Reanimate" (second) in hand
      And Alice has "Hill Giant" in the graveyard
      And Bob has "Grizzly Bears" in the graveyard
      And Alice has {W}{B}{B} in the mana pool
      When Alice casts "Savannah Lions" and it resolves
      And Alice casts "Reanimate" (first) targeting "Grizzly Bears" and it resolves
      Then Alice controls "Grizzly Bears"
      And the stack is empty
      When Alice casts "Reanimate" (second) targeting "Hill Giant" and it resolves
      And Alice chooses Bob
      And all players pass
      Then Bob has 17 life

    Scenario: A loyalty ability of a Chandra is waited for, and not one of another planeswalker
      Given the card "Keral Keep Disciples" is a "Creature — Human Monk" that costs {2}{R}{R} of size 4/3
        """
        Whenever you activate a loyalty ability of a Chandra planeswalker, this creature deals 1 damage to each opponent.
        """
      And the card "Chandra, Novice Pyromancer" is a "Legendary Planeswalker — Chandra" that costs {3}{R} of loyalty 5
        """
        [+1]: Elementals you control get +2/+0 until end of turn.
        [−1]: Add {R}{R}.
        [−2]: Chandra deals 2 damage to any target.
        """
      And the card "Vivien, Nature's Avenger" is a "Legendary Planeswalker — Vivien" that costs {4}{G}{G} of loyalty 3
        """
        [+1]: Put three +1/+1 counters on up to one target creature.
        [−1]: Reveal cards from the top of your library until you reveal a creature card. Put that card into your hand and the rest on the bottom of your library in a random order.
        [−6]: Target creature gets +10/+10 and gains trample until end of turn.
        """
      And Alice controls "Keral Keep Disciples", "Chandra, Novice Pyromancer" and "Vivien, Nature's Avenger"
      When Alice activates "Vivien, Nature's Avenger", "three +1/+1 counters" and it resolves
      Then Bob has 20 life
      When Alice activates "Chandra, Novice Pyromancer", "Add {R}{R}"
      And all players pass
      And all players pass
      Then Bob has 19 life

  @CR-603.4
  Rule: 603.4 A condition that is not met

    Scenario: A creature as big as its base power leaves nothing at the end of the turn, and a bigger one an ability
      Given the card "Baird, Argivian Recruiter" is a "Legendary Creature — Human Soldier" that costs {R}{W} of size 2/2
        """
        At the beginning of your end step, if you control a creature with power greater than its base power, create a 1/1 white Soldier creature token.
        """
      And Alice controls "Baird, Argivian Recruiter"
      And Alice controls "Grizzly Bears" with a charge counter
      And Bob controls "Baird, Argivian Recruiter" (Bob's)
      And Bob controls "Hill Giant" with a +1/+1 counter
      When the game goes on to Alice's end step
      Then the stack is empty
      When the game goes on to Bob's end step
      Then the stack, from the top, is ability of "Baird, Argivian Recruiter" (Bob's)

    Scenario: Who has no more lands than another player gets nothing
      Given the card "Greener Pastures" is an "Enchantment" that costs {2}{G}
        """
        At the beginning of each player's upkeep, if that player controls more lands than each other player, the player creates a 1/1 green Saproling creature token.
        """
      And Alice controls "Greener Pastures", "Forest" (first) and "Forest" (second)
      And Bob controls "Island"
      When the game goes on to Bob's upkeep
      Then the stack is empty
      When the game goes on to Alice's upkeep
      And all players pass
      Then Alice controls "Saproling Token"

  @CR-509.1b
  Rule: 509.1b Kinds of creatures that can't block

    Scenario: What is tougher than strong can't block, and what is as strong as tough can
      Given the card "Immobilizer Eldrazi" is a "Creature — Eldrazi Drone" that costs {1}{R} of size 2/1
        """
        Devoid
        {2}{C}: Each creature with toughness greater than its power can't block this turn.
        """
      And Alice controls "Immobilizer Eldrazi"
      And Alice has {C}{C}{C} in the mana pool
      And Bob controls "Wall of Omens" and "Hill Giant"
      When Alice activates "Immobilizer Eldrazi" and it resolves
      And Alice attacks Bob with "Immobilizer Eldrazi"
      Then Bob can't block "Immobilizer Eldrazi" with "Wall of Omens", by 509.1b
      And Bob can block "Immobilizer Eldrazi" with "Hill Giant"

  @CR-119.5
  Rule: 119.5 The highest and the lowest life total

    Scenario Outline: <card> brings all players to <life> life
      Given the players are Alice, Bob and Carol
      And the card "Arbiter of Knollridge" is a "Creature — Giant Wizard" that costs {6}{W} of size 5/5
        """
        Vigilance
        When this creature enters, each player's life total becomes the highest life total among all players.
        """
      And the card "Repay in Kind" is a "Sorcery" that costs {5}{B}{B}
        """
        Each player's life total becomes the lowest life total among all players.
        """
      And Alice has 5 life
      And Bob has 25 life
      And Carol has 3 life
      And Alice has <card> in hand
      And Alice has {C}{C}{C}{C}{C}{B}{B}{W} in the mana pool
      When Alice casts <card> and it resolves
      And the game goes on to Bob's upkeep
      Then Alice has <life> life
      And Bob has <life> life
      And Carol has <life> life

      Examples:
        | card                    | life |
        | "Arbiter of Knollridge" | 25   |
        | "Repay in Kind"         | 3    |

  @CR-118.9
  Rule: 118.9 A condition for an alternative cost

    Scenario: It is met once an opponent has searched a library, and not after a search of one's own
      Given the card "Archive Trap" is an "Instant — Trap" that costs {3}{U}{U}
        """
        If an opponent searched their library this turn, you may pay {0} rather than pay this spell's mana cost.
        Target opponent mills thirteen cards.
        """
      And the card "Evolving Wilds" is a "Land"
        """
        {T}, Sacrifice this land: Search your library for a basic land card, put it onto the battlefield tapped, then shuffle.
        """
      And Alice controls "Evolving Wilds" (Alice's)
      And Bob controls "Evolving Wilds" (Bob's)
      And Alice has "Archive Trap" in hand
      And Alice has "Forest" on top of her library
      And Bob has "Forest" (Bob's) on top of his library
      When Alice activates "Evolving Wilds" (Alice's) and it resolves
      And Alice chooses "Forest"
      Then Alice can't cast "Archive Trap" targeting Bob using "{0}"
      When Alice passes
      And Bob activates "Evolving Wilds" (Bob's) and it resolves
      And Bob chooses "Forest" (Bob's)
      Then Alice can cast "Archive Trap" targeting Bob using "{0}"

  @CR-113.9
  Rule: 113.9 An ability is no spell, of whatever color

    Scenario: A blue spell counters nothing, and an ability of a blue creature does
      Given the card "Autumn's Veil" is an "Instant" that costs {G}
        """
        Spells you control can't be countered by blue or black spells this turn, and creatures you control can't be the targets of blue or black spells this turn.
        """
      And the card "Mystic Snake" is a "Creature — Snake" that costs {1}{G}{U}{U} of size 2/2
        """
        Flash
        When this creature enters, counter target spell.
        """
      And Alice has "Autumn's Veil" and "Savannah Lions" in hand
      And Bob has "Counterspell" and "Mystic Snake" in hand
      And Alice has {G}{W} in the mana pool
      And Bob has {U}{U}{C}{G}{U}{U} in the mana pool
      When Alice casts "Autumn's Veil" and it resolves
      And Alice casts "Savannah Lions"
      And Alice passes
      And Bob casts "Counterspell" targeting "Savannah Lions" and it resolves
      Then "Counterspell" is in Bob's graveyard
      And "Savannah Lions" is on the stack
      When Alice passes
      And Bob casts "Mystic Snake" and it resolves
      And all players pass
      Then "Savannah Lions" is in Alice's graveyard

  @CR-609.2
  Rule: 609.2 A card in exile, where there is one

    Scenario: A Vehicle becomes a copy of the card it has exiled, and stays as it is where it has exiled none
      Given the card "Dermotaxi" is an "Artifact — Vehicle" that costs {2} of size 0/0
        """
        Imprint — As this Vehicle enters, exile a creature card from a graveyard.
        Tap two untapped creatures you control: This Vehicle becomes a copy of the exiled card until end of turn, except it's a Vehicle artifact in addition to its other types.
        """
      And Alice controls "Hill Giant", "Grizzly Bears", "Savannah Lions" and "Llanowar Elves"
      And Alice has "Dermotaxi" (first) and "Dermotaxi" (second) in hand
      And Bob has "Serra Angel" in the graveyard
      And Alice has {2}{2} in the mana pool
      When Alice casts "Dermotaxi" (first) and it resolves
      Then "Serra Angel" is in exile
      When Alice casts "Dermotaxi" (second) and it resolves
      And Alice activates "Dermotaxi" (first)
      And Alice chooses "Hill Giant" and "Grizzly Bears"
      And all players pass
      Then "Dermotaxi" (first) is exactly "Artifact Creature — Angel Vehicle"
      When Alice activates "Dermotaxi" (second)
      And Alice chooses "Savannah Lions" and "Llanowar Elves"
      And all players pass
      Then "Dermotaxi" (second) is exactly "Artifact — Vehicle"
