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
      Given the card "Marchesa, the Black Rose" is a "Legendary Creature — Human Wizard" that costs {1}{U}{B}{R} of size 3/3:
        """
        Dethrone
        Other creatures you control have dethrone.
        Whenever a creature you control with a +1/+1 counter on it dies, return that card to the battlefield under your control at the beginning of the next end step.
        """
      And Alice controls "Marchesa, the Black Rose" and "Enraged Revolutionary"
      When Alice attacks with "Enraged Revolutionary"
      And all players pass
      And all players pass
      Then "Enraged Revolutionary" is 4/3
