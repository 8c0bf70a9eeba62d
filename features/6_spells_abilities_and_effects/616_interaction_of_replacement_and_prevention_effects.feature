Feature: 616. Interaction of Replacement and/or Prevention Effects

  Background:
    Given these cards:
      | name        | type    | cost | text                                                                |
      | Mirror      | Instant | {0}  | Create a token that's a copy of target creature.                    |
      | Sting       | Instant | {0}  | Sting deals 2 damage to any target.                                 |
      | Lesser Rout | Sorcery | {0}  | Destroy all creatures.                                              |
      | Raise       | Instant | {0}  | Return target creature card from your graveyard to the battlefield. |
    And the card "Rest" is an "Enchantment":
      """
      If a card would be put into a graveyard from anywhere, exile it instead.
      """
    And the card "Phoenix" is a "Creature — Phoenix" of size 2/2:
      """
      If this creature would die, shuffle it into its owner's library instead.
      """

  @CR-616.1
  Rule: 616.1 Who chooses

    Scenario: The controller of the affected object chooses, whoever's effects they are
      Given Bob controls "Rest"
      And Alice controls "Phoenix"
      And Bob has "Murder" in hand
      And Bob has {1}{B}{B} in the mana pool
      When Bob casts "Murder" targeting "Phoenix" and it resolves
      Then Alice is asked to choose "Rest replaces it" and "Phoenix replaces it"
      When Alice chooses "Rest replaces it"
      Then "Phoenix" is in exile

    Scenario: The affected player chooses
      Given the card "Pyromancer's Swath" is an "Enchantment" that costs {2}{R}:
        """
        If an instant or sorcery source you control would deal damage to a permanent or player, it deals that much damage plus 2 to that permanent or player instead.
        At the beginning of each end step, discard your hand.
        """
      And the card "Furnace of Rath" is an "Enchantment" that costs {1}{R}{R}{R}:
        """
        If a source would deal damage to a permanent or player, it deals double that damage to that permanent or player instead.
        """
      And Alice controls "Pyromancer's Swath" and "Furnace of Rath"
      And Alice has "Shock" in hand
      And Alice has {R} in the mana pool
      When Alice casts "Shock" targeting Bob and it resolves
      Then Bob is asked to choose "Pyromancer's Swath replaces it" and "Furnace of Rath replaces it"
      When Bob chooses "Furnace of Rath replaces it"
      Then Bob has 14 life

    Scenario: Players who choose at the same time do so in turn order
      Given the card "Ashes" is a "Creature — Phoenix" of size 2/2:
        """
        If this creature would die, shuffle it into its owner's library instead.
        """
      And Alice controls "Rest"
      And Bob controls "Phoenix"
      And Alice controls "Ashes"
      And Alice has "Lesser Rout" in hand
      When Alice casts "Lesser Rout" and it resolves
      And Alice chooses "Rest replaces it"
      And Bob chooses "Phoenix replaces it"
      Then "Ashes" is in exile
      And "Phoenix" is in Bob's library

    Scenario Outline: In which order damage is lessened and increased is chosen
      Given the card "Benevolent Unicorn" is a "Creature — Unicorn" that costs {1}{W} of size 1/2:
        """
        If a spell would deal damage to a permanent or player, it deals that much damage minus 1 to that permanent or player instead.
        """
      And the card "Lava Dart" is an "Instant" that costs {R}:
        """
        Lava Dart deals 1 damage to any target.
        Flashback—Sacrifice a Mountain.
        """
      And Bob controls "Benevolent Unicorn"
      And Alice controls "Torbran, Thane of Red Fell"
      And Alice has "Lava Dart" in hand
      And Alice has {R} in the mana pool
      When Alice casts "Lava Dart" targeting Bob and it resolves
      And Bob chooses "<first> replaces it"
      Then Bob has <life> life

      Examples:
        | first                      | life |
        | Benevolent Unicorn         | 20   |
        | Torbran, Thane of Red Fell | 18   |

  @CR-616.1a
  Rule: 616.1a Self-replacement effects first

    Scenario: What the spell itself replaces comes before everything else
      Given the card "Lesser Abundance" is an "Enchantment":
        """
        If you would draw a card, you gain 2 life instead.
        """
      And the card "Gift" is an "Instant" that costs {0}:
        """
        Draw a card. If you would draw a card this way, you gain 5 life instead.
        """
      And Alice controls "Lesser Abundance"
      And Alice has "Gift" in hand
      When Alice casts "Gift" and it resolves
      Then Alice has 25 life

  @CR-616.1b
  Rule: 616.1b Then under whose control it enters

    Scenario: Control is settled before what the new controller's effects do
      Given Bob controls "Hill Giant"
      And Alice has "Clone" in hand
      And Alice has {3}{U} in the mana pool
      And Bob has "Gather Specimens" in hand
      And Bob has {3}{U}{U}{U} in the mana pool
      When Alice casts "Clone"
      And Alice passes
      And Bob casts "Gather Specimens" and it resolves
      And all players pass
      Then Bob is asked to choose "Hill Giant"
      When Bob chooses "Hill Giant"
      Then Bob controls "Clone"
      And "Clone" is 3/3

  @CR-616.1c
  Rule: 616.1c Then what it enters as a copy of

    @edition-2025
    Scenario: What enters as a copy of Essence of the Wild enters without the counter of its own
      Given the card "Essence of the Wild" is a "Creature — Avatar" that costs {3}{G}{G}{G} of size 6/6:
        """
        Creatures you control enter as a copy of this creature.
        """
      And the card "Star Pupil" is a "Creature — Human Wizard" that costs {W} of size 0/0:
        """
        This creature enters with a +1/+1 counter on it.
        When this creature dies, put its counters on target creature you control.
        """
      And Alice controls "Essence of the Wild"
      And Alice has "Star Pupil" in hand
      And Alice has {W} in the mana pool
      When Alice casts "Star Pupil" and it resolves
      Then "Star Pupil" is 6/6
      And "Star Pupil" has no counters

    Scenario: The copy is settled before what it would otherwise enter with
      Given the card "Changeling" is a "Creature — Shapeshifter" that costs {0} of size 0/0:
        """
        You may have this creature enter as a copy of any creature on the battlefield.
        This creature enters with two +1/+1 counters on it.
        """
      And Bob controls a 3/3 creature "Ogre"
      And Alice has "Changeling" in hand
      When Alice casts "Changeling" and it resolves
      And Alice chooses "Ogre"
      Then "Changeling" has no counters
      And "Changeling" is 3/3

  @CR-616.1d
  Rule: 616.1d Then its back face

    Scenario: With its back face up it has no choice to make for the front face
      Given the card "Howler" is a "Creature — Werewolf" of size 4/4
      And the card "Villager" is a "Creature — Human" of size 1/1:
        """
        This creature enters transformed.
        As this creature enters, choose a color.
        """
      And Alice has "Villager" in the graveyard
      And the other face of "Villager" is "Howler"
      And Alice has "Raise" in hand
      When Alice casts "Raise" targeting "Villager" and it resolves
      Then "Villager" is 4/4
      And Alice is asked nothing

  @CR-616.1e
  Rule: 616.1e Then any of the others

    Scenario Outline: Where nothing has precedence any may be applied first: <first>
      Given Alice controls "Torbran, Thane of Red Fell" and "Furnace of Rath"
      And Alice has "Shock" in hand
      And Alice has {R} in the mana pool
      When Alice casts "Shock" targeting Bob and it resolves
      And Bob chooses "<first> replaces it"
      Then Bob has <life> life

      Examples:
        | first                      | life |
        | Torbran, Thane of Red Fell | 12   |
        | Furnace of Rath            | 14   |

  @CR-616.1f
  Rule: 616.1f And so on until none is left

    @example-1 @CR-2009-419.9a
    Example: Once one of the two has been applied, the other does nothing
      Given Bob controls "Rest"
      And Alice controls "Phoenix"
      And Bob has "Murder" in hand
      And Bob has {1}{B}{B} in the mana pool
      When Bob casts "Murder" targeting "Phoenix" and it resolves
      And Alice chooses "Phoenix replaces it"
      Then "Phoenix" is in Alice's library

    @edition-2025 @example-2
    Example: Rusted Sentinel enters untapped as a copy of Essence of the Wild
      Given Alice controls "Essence of the Wild"
      And Alice has "Rusted Sentinel" in hand
      And Alice has {4} in the mana pool
      When Alice casts "Rusted Sentinel" and it resolves
      Then "Rusted Sentinel" is untapped
      And "Rusted Sentinel" is named "Essence of the Wild"
      And "Rusted Sentinel" is 6/6

    Scenario: Both apply where the second still finds what it looks for
      Given the card "Pyromancer's Swath" is an "Enchantment" that costs {2}{R}:
        """
        If an instant or sorcery source you control would deal damage to a permanent or player, it deals that much damage plus 2 to that permanent or player instead.
        At the beginning of each end step, discard your hand.
        """
      And the card "Furnace of Rath" is an "Enchantment" that costs {1}{R}{R}{R}:
        """
        If a source would deal damage to a permanent or player, it deals double that damage to that permanent or player instead.
        """
      And Alice controls "Pyromancer's Swath" and "Furnace of Rath"
      And Alice has "Shock" in hand
      And Alice has {R} in the mana pool
      When Alice casts "Shock" targeting Bob and it resolves
      And Bob chooses "Pyromancer's Swath replaces it"
      Then Bob has 12 life

  @CR-616.1g
  Rule: 616.1g An event within an event

    @example-1
    Example: Doubling Season first, then a color for each Voice of All
      Given Alice controls "Doubling Season" and "Voice of All"
      And the color chosen for "Voice of All" is white
      And Alice has "Mirror" in hand
      When Alice casts "Mirror" targeting "Voice of All" and it resolves
      And Alice chooses red
      And Alice chooses blue
      Then "Voice of All (2)" has protection from red
      And "Voice of All (3)" has protection from blue

    Scenario: A destruction is replaced before the dying that it contains could be
      Given the card "Rest in Peace" is an "Enchantment" that costs {1}{W}:
        """
        When this enchantment enters, exile all graveyards.
        If a card or token would be put into a graveyard from anywhere, exile it instead.
        """
      And the card "Drudge Skeletons" is a "Creature — Skeleton" that costs {1}{B} of size 1/1:
        """
        {B}: Regenerate this creature.
        """
      And Alice controls "Rest in Peace" and "Drudge Skeletons"
      And Alice has "Murder" in hand
      And Alice has {B}{1}{B}{B} in the mana pool
      When Alice activates "Drudge Skeletons" and it resolves
      And Alice casts "Murder" targeting "Drudge Skeletons" and it resolves
      Then Alice controls "Drudge Skeletons"
      And "Drudge Skeletons" is tapped

  @CR-616.2
  Rule: 616.2 What another effect makes applicable

    Background:
      Given the card "Lesser Thirst" is an "Enchantment" that costs {0}:
        """
        If you would gain life, draw that many cards instead.
        """
      And the card "Regrowing" is an "Enchantment" that costs {0}:
        """
        If you would draw a card, return a card from your graveyard to your hand instead.
        """
      And the card "Sip" is an "Instant" that costs {0}:
        """
        You gain 1 life.
        """

    @edition-2025
    Scenario: Instead of gaining life, Greater Mossdog is dredged up, as the life gained is first a card drawn
      Given the card "Nefarious Lich" is an "Enchantment" that costs {B}{B}{B}{B}:
        """
        If damage would be dealt to you, exile that many cards from your graveyard instead. If you can't, you lose the game.
        If you would gain life, draw that many cards instead.
        When this enchantment leaves the battlefield, you lose the game.
        """
      And Alice controls "Nefarious Lich" and "Soulmender"
      And Alice has "Greater Mossdog" in the graveyard
      When Alice activates "Soulmender" and it resolves
      And Alice says yes
      Then Alice has 20 life
      And "Greater Mossdog" is in Alice's hand
      And Alice has 1 card in hand

    @example-1
    Scenario Outline: Instead of gaining life, a card is returned from the graveyard, whichever effect is older
      Given Alice has a land card "Hill" in the graveyard
      And Alice has "<older>", "<newer>" and "Sip" in hand
      When Alice casts "<older>" and it resolves
      And Alice casts "<newer>" and it resolves
      And Alice casts "Sip" and it resolves
      Then Alice has 20 life
      And "Hill" is in Alice's hand
      And Alice has 1 card in hand

      Examples:
        | older         | newer         |
        | Lesser Thirst | Regrowing     |
        | Regrowing     | Lesser Thirst |
