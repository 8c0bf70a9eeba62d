Feature: 601. Casting Spells

  Targets that may be an opponent or a permanent, and costs that are paid at random or with energy.

  @CR-601.2c
  Rule: 601.2c Targets are chosen

    @edition-2025
    Scenario Outline: An opponent or a planeswalker may be the target: <whom> <can>
      Given the players are Alice, Bob and Carol
      And the card "Searing Flesh" is a "Sorcery" that costs {6}{R}:
        """
        Searing Flesh deals 7 damage to target opponent or planeswalker.
        """
      And Alice controls a 2/2 creature "Bear Cub"
      And Bob controls "Jace Beleren"
      And Alice has "Searing Flesh" in hand
      And Alice has {6}{R} in the mana pool
      Then Alice <can> cast "Searing Flesh" targeting <whom>
      When Alice casts "Searing Flesh" targeting Bob and it resolves
      Then Bob has 13 life

      Examples:
        | whom           | can   |
        | Bob            | can   |
        | "Jace Beleren" | can   |
        | Alice          | can't |
        | "Bear Cub"     | can't |

    Scenario: The opponent who is the target is dealt the damage
      Given the card "Searing Flesh" is a "Sorcery" that costs {6}{R}:
        """
        Searing Flesh deals 7 damage to target opponent or planeswalker.
        """
      And Alice has "Searing Flesh" in hand
      And Alice has {6}{R} in the mana pool
      When Alice casts "Searing Flesh" targeting Bob and it resolves
      Then Bob has 13 life

    Scenario Outline: A card type or a subtype may be asked for: <what> <can>
      Given the card "Tow" is a "Sorcery" that costs {0}:
        """
        Put a +1/+1 counter on target creature or Vehicle.
        """
      And the card "Cart" is an "Artifact — Vehicle" of size 3/3
      And the card "Rock" is an "Artifact"
      And Alice controls "Cart" and "Rock" and a 2/2 creature "Ox"
      And Alice has "Tow" in hand
      Then Alice <can> cast "Tow" targeting "<what>"
      When Alice casts "Tow" targeting "Ox" and it resolves
      Then "Ox" has a +1/+1 counter

      Examples:
        | what | can   |
        | Ox   | can   |
        | Cart | can   |
        | Rock | can't |

  @CR-602.1a
  Rule: 602.1a The activation cost

    Scenario Outline: A card is discarded at random and nobody is asked which: <hand>
      Given the card "Engine" is an "Artifact":
        """
        Discard a card at random: You gain 2 life.
        """
      And Alice controls "Engine"
      And Alice has <hand> in hand
      When Alice activates "Engine" and it resolves
      Then Alice has 22 life
      And Alice has <left> in hand

      Examples:
        | hand                  | left     |
        | "Plains" and "Forest" | one card |
        | "Plains"              | no cards |

    Scenario: Without another card in hand none can be discarded
      Given the card "Engine" is an "Artifact":
        """
        Discard a card at random: You gain 2 life.
        """
      And Alice controls "Engine"
      And Alice has "Plains" in hand
      When Alice activates "Engine" and it resolves
      Then Alice can't activate "Engine"

    Scenario Outline: Energy symbols are a cost by themselves: with <number> energy counters Alice <can>
      Given the card "Coil" is an "Artifact":
        """
        {E}{E}: You gain 2 life.
        """
      And Alice controls "Coil"
      And Alice has <number> energy counters
      When Alice activates "Coil" and it resolves
      Then Alice has 22 life
      And Alice <can> activate "Coil"

      Examples:
        | number | can   |
        | four   | can   |
        | three  | can't |

  @CR-611.3
  Rule: 611.3 Static abilities

    Scenario Outline: Where no kind is named, any counter will do: <kind>
      Given the card "Gardener" is a "Creature — Elf" of size 1/1:
        """
        Creatures you control with counters on them get +0/+3.
        """
      And Alice controls "Gardener" and a 2/2 creature "Ox" with a <kind> counter
      And Alice controls a 2/2 creature "Cow"
      And Alice has "Unsummon" in hand
      And Alice has {U} in the mana pool
      Then "Ox" is a <size> creature
      And "Cow" is a 2/2 creature
      When Alice casts "Unsummon" targeting "Gardener" and it resolves
      Then "Ox" is a <alone> creature

      Examples:
        | kind   | size | alone |
        | charge | 2/5  | 2/2 |
        | -1/-1  | 1/4  | 1/1 |

  @CR-611.2
  Rule: 611.2 Effects of resolving spells

    Scenario: Two parts of one effect last for the turn alike
      Given the card "Distortion Strike" is a "Sorcery" that costs {U}:
        """
        Target creature gets +1/+0 until end of turn and can't be blocked this turn.
        Rebound
        """
      And Alice controls a 2/2 creature "Bear Cub" and a 2/2 creature "Gray Ogre"
      And Bob controls a 2/2 creature "Feral Maaka"
      And Alice has "Distortion Strike" in hand
      And Alice has {U} in the mana pool
      When Alice casts "Distortion Strike" targeting "Bear Cub" and it resolves
      And Alice attacks with "Bear Cub" and "Gray Ogre"
      Then Bob can block "Gray Ogre" with "Feral Maaka"
      And Bob can't block "Bear Cub" with "Feral Maaka"
      And "Bear Cub" is a 3/2 creature
