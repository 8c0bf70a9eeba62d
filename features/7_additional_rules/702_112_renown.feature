Feature: 702.112. Renown

  Background:
    Given the card "Knight of the Pilgrim's Road" is a "Creature — Human Knight" that costs {2}{W} of size 3/2:
      """
      Renown 1
      """
    And Bob controls "Aegis Turtle"

  @CR-702.112a
  Rule: 702.112a Counters for damage to a player

    Scenario: Combat damage to a player makes it bigger
      Given Alice controls "Knight of the Pilgrim's Road"
      When Alice attacks with "Knight of the Pilgrim's Road"
      And Bob declares no blockers
      And all players pass
      And all players pass
      Then "Knight of the Pilgrim's Road" is 4/3

    Scenario: Damage to a creature does not
      Given Alice controls "Knight of the Pilgrim's Road"
      When Alice attacks with "Knight of the Pilgrim's Road"
      And Bob blocks "Knight of the Pilgrim's Road" with "Aegis Turtle"
      And all players pass
      Then "Knight of the Pilgrim's Road" is 3/2
      And "Knight of the Pilgrim's Road" is attacking Bob

    Scenario: A creature that has gone before the ability resolves gets nothing
      Given Alice controls "Knight of the Pilgrim's Road"
      And Bob controls "Island"
      And Bob has "Unsummon" in hand
      When Alice attacks with "Knight of the Pilgrim's Road"
      And Bob declares no blockers
      And all players pass
      And Alice passes
      And Bob activates "Island"
      And Bob casts "Unsummon" targeting "Knight of the Pilgrim's Road" and it resolves
      And all players pass
      Then the stack is empty
      And "Knight of the Pilgrim's Road" is in Alice's hand
      And Bob has 17 life

  @CR-702.112b @CR-702.112c
  Rule: 702.112b, 702.112c Renowned once

    Scenario: Of two instances only the first to resolve does something
      Given the card "Hero" is a "Creature — Human" of size 1/1:
        """
        Renown 1
        Renown 1
        """
      And Alice controls "Hero"
      When Alice attacks with "Hero"
      And Bob declares no blockers
      And all players pass
      Then the stack, from the top, is "ability of Hero" and "ability of Hero"
      When all players pass
      And all players pass
      Then "Hero" is 2/2
