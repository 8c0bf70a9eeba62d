Feature: 702.173. Freerunning

  Background:
    Given the card "Eagle Vision" is a "Sorcery" that costs {4}{U}:
      """
      Freerunning {1}{U}
      Draw three cards.
      """
    And the card "Stalker" is a "Creature — Human Assassin" of size 1/1
    And the card "Guard" is a "Creature — Human Soldier" of size 1/1
    And Alice has "Eagle Vision" in hand
    And Alice controls "Island" (first) and "Island" (second)
    And Bob controls "Mons's Goblin Raiders"

  @CR-702.173a
  Rule: 702.173a Cheaper once an Assassin or a commander has struck

    Scenario: An Assassin has dealt combat damage to a player
      Given Alice controls "Black Widow, Natasha Romanoff"
      When Alice attacks with "Black Widow, Natasha Romanoff"
      And Bob declares no blockers
      And the game goes on to Alice's postcombat main phase
      And Alice casts "Eagle Vision" using "freerunning"
      And Alice chooses "Island" (first)
      And Alice chooses "Island" (second)
      And all players pass
      Then Alice has 3 cards in hand

    Scenario: A commander of another kind has
      Given the game is a Commander game
      And Alice controls "Fugitive Wizard"
      And "Fugitive Wizard" is Alice's commander
      When Alice attacks with "Fugitive Wizard"
      And Bob declares no blockers
      And the game goes on to Alice's postcombat main phase
      Then Alice can cast "Eagle Vision" using "freerunning"
      And "Fugitive Wizard" is tapped
      And "Fugitive Wizard" is tapped

    Scenario Outline: Damage by another kind, or to a creature, is not enough
      Given Alice controls "<attacker>"
      When Alice attacks with "<attacker>"
      And Bob <answers>
      And the game goes on to Alice's postcombat main phase
      Then Alice can't cast "Eagle Vision" using "freerunning", by 702.173a

      Examples:
        | attacker | answers                      |
        | Fugitive Wizard | declares no blockers         |
        | Muck Rats | blocks "Muck Rats" with "Mons's Goblin Raiders"   |

    Scenario: Before any damage it is not enough to have an Assassin
      Given Alice controls "Fugitive Wizard"
      When Alice would receive priority
      Then Alice can't cast "Eagle Vision" using "freerunning", by 702.173a
