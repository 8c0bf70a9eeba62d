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

    Scenario: Creatures that entered count, tokens as well, and none that was there before or is another player's
      Given the card "Kinbinding" is an "Enchantment" that costs {3}{W}{W}
        """
        Creatures you control get +X/+X, where X is the number of creatures that entered the battlefield under your control this turn.
        At the beginning of combat on your turn, create a 1/1 green and white Kithkin creature token.
        """
      And the card "Raise the Alarm" is an "Instant" that costs {1}{W}
        """
        Create two 1/1 white Soldier creature tokens.
        """
      And Alice controls "Kinbinding" and "Hill Giant"
      And Bob has "Raise the Alarm" (theirs) in hand
      And Bob has {1}{W} in the mana pool
      And Alice has "Raise the Alarm" (hers) and "Grizzly Bears" in hand
      And Alice has {1}{W}{1}{G} in the mana pool
      When Alice casts "Grizzly Bears" and it resolves
      Then "Hill Giant" is 4/4
      And "Grizzly Bears" is 3/3
      When Alice casts "Raise the Alarm" (hers) and it resolves
      Then "Hill Giant" is 6/6
      When Alice passes
      And Bob casts "Raise the Alarm" (theirs) and it resolves
      Then "Hill Giant" is 6/6

    Scenario: Creatures that one owns and that died count, and neither another player's nor a card that was discarded
      Given the card "Fresh Meat" is an "Instant" that costs {3}{G}
        """
        Create a 3/3 green Beast creature token for each creature put into your graveyard from the battlefield this turn.
        """
      And the card "Faithless Looting" is a "Sorcery" that costs {R}
        """
        Draw two cards, then discard two cards.
        Flashback {2}{R}
        """
      And Alice has "Fresh Meat", "Wrath of God" and "Faithless Looting" in hand
      And Alice has {3}{G}{2}{W}{W}{R} in the mana pool
      And Alice has "Serra Angel", "Gray Ogre" and "Forest" on top of her library
      And Alice controls "Hill Giant" and "Grizzly Bears"
      And Bob controls "Child of Night"
      When Alice casts "Faithless Looting" and it resolves
      And Alice chooses "Serra Angel" and "Gray Ogre"
      And Alice casts "Wrath of God" and it resolves
      And Alice casts "Fresh Meat" and it resolves
      Then Alice controls two Beasts

  @CR-603.4 @CR-608.2i
  Rule: 603.4 What happened under whose control

    Scenario Outline: A creature that died under an opponent's control counts, and one's own does not
      Given the card "Hunt the Mark" is an "Enchantment" that costs {3}{B}
        """
        At the beginning of your end step, if a creature died under an opponent's control this turn, create a Treasure token.
        """
      And Alice controls "Hunt the Mark" and "Grizzly Bears"
      And Bob controls "Runeclaw Bear"
      And Alice has "Shock" in hand
      And Alice has {R} in the mana pool
      When Alice casts "Shock" targeting "<creature>" and it resolves
      Then "<creature>" is in the graveyard
      When the game goes on to Alice's end step
      And all players pass
      Then Alice controls <tokens>

      Examples:
        | creature       | tokens       |
        | Runeclaw Bear  | one Treasure |
        | Grizzly Bears  | no Treasures |
