Feature: 603. Handling Triggered Abilities, with what happened in the turn

  @CR-603.4 @CR-608.2i
  Rule: 603.4 Cards discarded, drawn and put into graveyards, and permanents sacrificed

    Scenario Outline: A card that was discarded this turn
      Given the card "Hermit" is a "Creature — Human Peasant" of size 2/1
        """
        At the beginning of your end step, if you've discarded a card this turn, you gain 5 life.
        """
      And the card "Forced Parting" is an "Instant" that costs {0}
        """
        Target player discards a card.
        """
      And Alice controls "Hermit"
      And Alice has "Forced Parting" and an artifact "Lamp" in hand
      And Bob has an artifact "Vase" in hand
      When Alice casts "Forced Parting" targeting <who> and it resolves
      And the game goes on to Alice's end
      And all players pass
      Then <then>
      And "Forced Parting" is in Alice's graveyard

      Examples:
        | who   | then              |
        | Alice | Alice has 25 life |
        | Bob   | Alice has 20 life |

    Scenario Outline: A Food that was sacrificed this turn
      Given the card "Gardener" is a "Creature — Halfling" of size 1/1
        """
        At the beginning of your end step, if you've sacrificed a Food this turn, you gain 5 life.
        """
      And the card "Feast" is an "Instant" that costs {0}
        """
        <text>
        """
      And Alice controls "Gardener" and a <subtype> artifact "Cake"
      And Alice has "Feast" in hand
      When Alice casts "Feast" <how>
      And the game goes on to Alice's end
      And all players pass
      Then <then>
      And "Feast" is in Alice's graveyard

      Examples:
        | text                     | how                              | subtype | then              |
        | Sacrifice an artifact.   | and it resolves                  | Food    | Alice has 25 life |
        | Sacrifice an artifact.   | and it resolves                  | Clue    | Alice has 20 life |
        | Destroy target artifact. | targeting "Cake" and it resolves | Food    | Alice has 20 life |

    Scenario Outline: How many cards were drawn
      Given the card "Reader" is a "Creature — Spirit" of size 3/3
        """
        At the beginning of your end step, if you've drawn two or more cards this turn, you gain 5 life.
        """
      And the card "Whim" is an "Instant" that costs {0}
        """
        Draw <number>.
        """
      And Alice controls "Reader"
      And Alice has "Whim" in hand
      And it is Alice's precombat main
      When Alice casts "Whim" and it resolves
      And the game goes on to Alice's end
      And all players pass
      Then <then>
      And "Whim" is in Alice's graveyard

      Examples:
        | number    | then              |
        | two cards | Alice has 25 life |
        | a card    | Alice has 20 life |

    Scenario Outline: Whoever has descended had a permanent card put into the graveyard
      Given the card "Cave Lurker" is a "Creature — Bat" of size 1/1
        """
        At the beginning of your end step, if you descended this turn, you gain 5 life.
        """
      And the card "Zing" is an "Instant" that costs {0}
        """
        <text>
        """
      And Alice controls "Cave Lurker" and a 2/2 creature "Ox"
      And Bob controls a 2/2 creature "Boar"
      And Alice has "Zing" in hand
      When Alice casts "Zing" targeting "<target>" and it resolves
      And the game goes on to Alice's end
      And all players pass
      Then <then>
      And "Zing" is in Alice's graveyard

      Examples:
        | text                                        | target | then              |
        | Destroy target creature.                    | Ox     | Alice has 25 life |
        | Destroy target creature.                    | Boar   | Alice has 20 life |
        | Return target creature to its owner's hand. | Ox     | Alice has 20 life |

    Scenario Outline: A card that left one's graveyard
      Given the card "Chronicle" is an "Enchantment"
        """
        At the beginning of your end step, if a card left your graveyard this turn, you gain 5 life.
        """
      And the card "Zing" is an "Instant" that costs {0}
        """
        Exile target card from a graveyard.
        """
      And Alice controls "Chronicle"
      And Alice has "Zing" in hand
      And <whose> has an artifact "Vase" in the graveyard
      When Alice casts "Zing" targeting "Vase" and it resolves
      And the game goes on to Alice's end
      And all players pass
      Then <then>
      And "Zing" is in Alice's graveyard

      Examples:
        | whose | then              |
        | Alice | Alice has 25 life |
        | Bob   | Alice has 20 life |

  @CR-603.4
  Rule: 603.4 What a creature has not done

    Scenario Outline: A creature that has not attacked
      Given the card "Raiders" is a "Creature — Human Warrior" of size 2/3
        """
        At the beginning of your end step, if this creature didn't attack this turn, this creature deals 2 damage to you.
        """
      And Alice controls "Raiders" and a 1/1 creature "Ant"
      When Alice attacks Bob with "<attacker>"
      And the game goes on to Alice's end
      And all players pass
      Then <then>
      And "<attacker>" is tapped

      Examples:
        | attacker | then              |
        | Ant      | Alice has 18 life |
        | Raiders  | Alice has 20 life |

  @CR-608.2i
  Rule: 608.2i An ability may ask for which time this turn it resolves

    Background:
      Given the card "Venom Well" is an "Artifact"
        """
        {0}: You gain 1 life. If this is the second time this ability has resolved this turn, you gain 10 life.
        """
      And Alice controls "Venom Well"

    Scenario: The first time is not the second
      When Alice activates "Venom Well" and it resolves
      Then Alice has 21 life

    Scenario: The second time, but not the third
      When Alice activates "Venom Well" and it resolves
      And Alice activates "Venom Well" and it resolves
      Then Alice has 32 life
      When Alice activates "Venom Well" and it resolves
      Then Alice has 33 life

  @CR-608.2i
  Rule: 608.2i Cards are counted by what was done with them this turn

    Scenario Outline: Discarded, and not by another player
      Given the card "Hoard" is an "Artifact"
        """
        {0}: You gain X life, where X is the number of cards you've discarded this turn.
        """
      And the card "Whim" is an "Instant" that costs {0}
        """
        Target player discards a card.
        """
      And Alice controls "Hoard"
      And Alice has "Whim" and an artifact "Lamp" in hand
      And Bob has an artifact "Vase" in hand
      When Alice casts "Whim" targeting <who> and it resolves
      And Alice activates "Hoard" and it resolves
      Then Alice has <life> life
      And "Whim" is in Alice's graveyard

      Examples:
        | who   | life |
        | Alice | 21   |
        | Bob   | 20   |
