Feature: 702.105. Dethrone

  Background:
    Given the card "Enraged Revolutionary" is a "Creature — Human Warrior" that costs {2}{R} of size 2/1:
      """
      Dethrone
      """

  @CR-702.105a
  Rule: 702.105a A counter for attacking whoever has the most life

    Scenario Outline: The player attacked has the most life, or as much as any other
      Given Alice controls "Enraged Revolutionary"
      And Bob has <life> life
      When Alice attacks with "Enraged Revolutionary"
      And all players pass
      Then "Enraged Revolutionary" is 3/2

      Examples:
        | life |
        | 21   |
        | 20   |

    Scenario: Somebody else has more life
      Given Alice controls "Enraged Revolutionary"
      And Bob has 19 life
      When Alice attacks with "Enraged Revolutionary"
      Then the stack is empty
      And "Enraged Revolutionary" is 2/1
      And "Enraged Revolutionary" is attacking Bob

    Scenario: A planeswalker is no player
      Given the card "Angrath, Captain of Chaos" is a "Legendary Planeswalker — Angrath" that costs {2}{B/R}{B/R} of loyalty 5:
        """
        Creatures you control have menace.
        [−2]: Amass Zombies 2.
        """
      And Bob controls "Angrath, Captain of Chaos"
      And Alice controls "Enraged Revolutionary"
      When Alice attacks "Angrath, Captain of Chaos" with "Enraged Revolutionary"
      Then the stack is empty
      And "Enraged Revolutionary" is attacking "Angrath, Captain of Chaos"

  @CR-702.105b
  Rule: 702.105b Each instance

    Scenario: Two instances put two counters
      Given the card "Rebel" is a "Creature — Human" of size 1/1:
        """
        Dethrone
        Dethrone
        """
      And Alice controls "Rebel"
      When Alice attacks with "Rebel"
      And all players pass
      And all players pass
      Then "Rebel" is 3/3
