Feature: 702.49. Ninjutsu

  Background:
    Given Alice controls "Grizzly Bears" and "Hill Giant"
    And Alice controls "Island" (first) and "Island" (second)
    And Alice has "Mistblade Shinobi" in hand

  @CR-702.49a @CR-2009-502.43a
  Rule: 702.49a An attacker goes back, and the card comes in its place

    Scenario: The attacker is returned as a cost, and the card stays where it is until the ability resolves
      When Alice attacks with "Grizzly Bears"
      And Bob declares no blockers
      And Alice activates "Island" (first)
      And Alice activates "Island" (second)
      And Alice activates "Mistblade Shinobi", "ninjutsu"
      Then "Grizzly Bears" is in Alice's hand
      And "Mistblade Shinobi" is in Alice's hand
      When all players pass
      Then "Mistblade Shinobi" is tapped
      And "Mistblade Shinobi" is attacking Bob
      When the game goes on to Alice's end of combat
      Then Bob has 19 life

  @CR-702.49b
  Rule: 702.49b Revealed while the ability is on the stack

    Scenario: All players see the card until the ability has gone, though it is countered
      Given Bob has "Stifle" in hand
      And Bob controls "Island" (third)
      When Alice attacks with "Grizzly Bears"
      And Bob declares no blockers
      Then Bob can't look at "Mistblade Shinobi"
      When Alice activates "Island" (first)
      And Alice activates "Island" (second)
      And Alice activates "Mistblade Shinobi", "ninjutsu"
      Then Bob can look at "Mistblade Shinobi"
      When Alice passes
      And Bob activates "Island" (third)
      And Bob casts "Stifle" targeting ability of "Mistblade Shinobi" and it resolves
      Then "Mistblade Shinobi" is in Alice's hand
      And Bob can't look at "Mistblade Shinobi"

  @CR-702.49c @CR-2009-502.43c
  Rule: 702.49c In the place of an unblocked creature, and attacking what that attacked

    Scenario: Before blockers are declared no creature is unblocked, and a blocked one never is
      Given Bob controls "Wandering Ones"
      When Alice attacks with "Grizzly Bears" and "Hill Giant"
      Then Alice can't activate "Mistblade Shinobi", "ninjutsu"
      When Bob blocks "Hill Giant" with "Wandering Ones"
      And Alice activates "Island" (first)
      And Alice activates "Island" (second)
      And Alice activates "Mistblade Shinobi", "ninjutsu"
      Then "Grizzly Bears" is in Alice's hand
      When all players pass
      Then "Mistblade Shinobi" is attacking Bob
      And "Hill Giant" is attacking Bob

    Scenario: It attacks the planeswalker that the returned creature was attacking, unblocked
      Given Bob controls "Jace Beleren" with three loyalty counters
      When Alice attacks "Jace Beleren" with "Grizzly Bears" and Bob with "Hill Giant"
      And Bob declares no blockers
      And Alice activates "Island" (first)
      And Alice activates "Island" (second)
      And Alice activates "Mistblade Shinobi", "ninjutsu"
      And Alice chooses "Grizzly Bears"
      And all players pass
      Then "Mistblade Shinobi" is attacking "Jace Beleren"
      When the game goes on to Alice's end of combat
      Then "Jace Beleren" has loyalty 2
      And Bob has 17 life

  @CR-702.49d
  Rule: 702.49d Commander ninjutsu, from the command zone and from the hand

    Background:
      Given the game is a Commander game
      And Alice controls "Swamp"

    Scenario Outline: It comes from where it is, and the commander tax is no matter
      Given Alice has "Yuriko, the Tiger's Shadow" <where>
      And "Yuriko, the Tiger's Shadow" is Alice's commander
      When Alice attacks with "Grizzly Bears"
      And Bob declares no blockers
      And Alice activates "Island" (first)
      And Alice activates "Swamp"
      And Alice activates "Yuriko, the Tiger's Shadow", "ninjutsu"
      Then "Grizzly Bears" is in Alice's hand
      And "Yuriko, the Tiger's Shadow" is <still>
      When all players pass
      Then "Yuriko, the Tiger's Shadow" is tapped
      And "Yuriko, the Tiger's Shadow" is attacking Bob

      Examples:
        | where               | still               |
        | in the command zone | in the command zone |
        | in hand             | in Alice's hand     |

    Scenario: The attacker has to be unblocked
      Given Alice has "Yuriko, the Tiger's Shadow" in the command zone
      And "Yuriko, the Tiger's Shadow" is Alice's commander
      And Bob controls "Wandering Ones"
      When Alice attacks with "Grizzly Bears" and "Hill Giant"
      Then Alice can't activate "Yuriko, the Tiger's Shadow", "ninjutsu"
      When Bob blocks "Hill Giant" with "Wandering Ones"
      And Alice activates "Island" (first)
      And Alice activates "Swamp"
      And Alice activates "Yuriko, the Tiger's Shadow", "ninjutsu"
      Then "Grizzly Bears" is in Alice's hand

  Rule: 702.49d Ninjutsu without the other word

    Scenario: It works from a hand alone, not from the command zone
      Given the game is a Commander game
      And Alice has "Mistblade Shinobi" (2) in the command zone
      When Alice attacks with "Grizzly Bears"
      And Bob declares no blockers
      Then Alice can't activate "Mistblade Shinobi" (2), "ninjutsu"
      And Alice can activate "Mistblade Shinobi", "ninjutsu"
