Feature: 702.166. Bargain

  @CR-702.166a @CR-702.166b @CR-702.166c
  Rule: 702.166a-c A sacrifice that may be made, and what it leads to

    Background:
      Given the card "High Fae Negotiator" is a "Creature — Faerie Warlock" that costs {3}{B}{B} of size 3/5:
        """
        Bargain
        Flying
        When this creature enters, if it was bargained, each opponent loses 3 life and you gain 3 life.
        """
      And Alice has "High Fae Negotiator" in hand
      And Alice has {3}{B}{B} in the mana pool

    Scenario Outline: An artifact, an enchantment or a token will do
      Given Alice controls "Spellbook", "Anthem of Champions" and a 1/1 Goblin creature token "Imp"
      When Alice casts "High Fae Negotiator" using "bargain"
      And Alice chooses "<given up>"
      Then <where>
      When all players pass
      And all players pass
      Then Alice has 23 life
      And Bob has 17 life

      Examples:
        | given up            | where                                         |
        | Spellbook           | "Spellbook" is in Alice's graveyard           |
        | Anthem of Champions | "Anthem of Champions" is in Alice's graveyard |
        | Imp                 | there is no "Imp"                             |

    Scenario: Who sacrifices nothing gets the creature alone
      Given Alice controls "Sol Ring"
      When Alice casts "High Fae Negotiator" and it resolves
      Then the stack is empty
      And Bob has 20 life
      And "Sol Ring" is on the battlefield
      And "High Fae Negotiator" is on the battlefield

    Scenario: A creature that is no token can't be sacrificed
      Given Alice controls "Mons's Goblin Raiders"
      Then Alice can't cast "High Fae Negotiator" using "bargain"
      When Alice casts "High Fae Negotiator" and it resolves
      Then "Mons's Goblin Raiders" is on the battlefield

  @CR-702.166d
  Rule: 702.166d Targets only for a bargained spell

    Background:
      Given the card "Brave the Wilds" is a "Sorcery" that costs {G}:
        """
        Bargain
        If this spell was bargained, target land you control becomes a 3/3 Elemental creature with haste that's still a land.
        Search your library for a basic land card, reveal it, put it into your hand, then shuffle.
        """
      And Alice has "Brave the Wilds" in hand
      And Alice controls "Forest"
      And Alice has {G} in the mana pool

    Scenario: Bargained, it has a target
      Given Alice controls "Sol Ring"
      When Alice casts "Brave the Wilds" targeting "Forest" using "bargain" and it resolves
      Then "Forest" is 3/3

    Scenario: Otherwise it has none
      Then Alice can't cast "Brave the Wilds" targeting "Forest"
      When Alice casts "Brave the Wilds" and it resolves
      Then "Forest" is not a creature
