Feature: 702.76. Prowl

  Background:
    Given the card "Latchkey Faerie" is a "Creature — Faerie Rogue" that costs {3}{U} of size 3/1:
      """
      Flying
      Prowl {2}{U}
      When this creature enters, if its prowl cost was paid, draw a card.
      """
    And the card "Thief" is a "Creature — Human Rogue" of size 1/1
    And the card "Guard" is a "Creature — Human Soldier" of size 1/1
    And Alice has "Latchkey Faerie" in hand
    And Alice controls "Island" (first), "Island" (second) and "Island" (third)
    And Bob controls "Mons's Goblin Raiders"

  @CR-702.76a
  Rule: 702.76a Cheaper once one of its kind has struck

    Scenario: A Rogue has dealt combat damage to a player
      Given Alice controls "Krovikan Scoundrel"
      When Alice attacks with "Krovikan Scoundrel"
      And Bob declares no blockers
      And all players pass
      And the game goes on to Alice's postcombat main phase
      And Alice casts "Latchkey Faerie" using "prowl"
      And Alice chooses "Island" (first)
      And Alice chooses "Island" (second)
      And Alice chooses "Island" (third)
      And all players pass
      And all players pass
      Then "Latchkey Faerie" is on the battlefield
      And Alice has 1 card in hand

    Scenario Outline: Damage by another kind, or to a creature, is not enough
      Given Alice controls "<attacker>"
      When Alice attacks with "<attacker>"
      And Bob <answers>
      And the game goes on to Alice's postcombat main phase
      Then Alice can't cast "Latchkey Faerie" using "prowl", by 702.76a

      Examples:
        | attacker | answers                     |
        | Fugitive Wizard | declares no blockers        |
        | Muck Rats | blocks "Muck Rats" with "Mons's Goblin Raiders"    |

    Scenario Outline: What counts is what the creature was, and whose, as it dealt the damage: <what>
      Given the card "Snatch" is an "Instant" that costs {0}
        """
        Gain control of target creature.
        """
      And the card "Disguise" is an "Instant" that costs {0}
        """
        Target creature becomes a Rogue until end of turn.
        """
      And Bob has "Snatch" in hand
      And Alice has "Disguise" in hand
      And Alice controls "<attacker>"
      When Alice attacks with "<attacker>"
      And Bob declares no blockers
      And the game goes on to Alice's postcombat main phase
      And <player> casts "<instant>" targeting "<attacker>" and it resolves
      Then Alice <can> cast "Latchkey Faerie" using "prowl"
      And "<instant>" is in <player>'s graveyard

      Examples:
        | what                            | attacker | player | instant  | can   |
        | another has taken it since then | Thief    | Bob    | Snatch   | can   |
        | it has become a Rogue too late  | Guard    | Alice  | Disguise | can't |
