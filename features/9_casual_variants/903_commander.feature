Feature: 903. Commander

  @CR-903.8
  Rule: 903.8 Casting it, dearer each time

    Background:
      Given the game is a Commander game

    Scenario Outline: A commander that was countered the first time costs {2} more: with {<mana>}{W} it <can> be cast
      Given Alice has "Isamaru, Hound of Konda" in the command zone
      And "Isamaru, Hound of Konda" is Alice's commander
      And Alice has {W}{<mana>}{W} in the mana pool
      And Bob has "Counterspell" in hand
      And Bob has {U}{U} in the mana pool
      When Alice casts "Isamaru, Hound of Konda"
      And Bob casts "Counterspell" targeting "Isamaru, Hound of Konda" and it resolves
      And Alice says yes
      Then "Isamaru, Hound of Konda" is in the command zone
      And Alice <can> cast "Isamaru, Hound of Konda"

      Examples:
        | mana | can   |
        | 1    | can't |
        | 2    | can   |

    Scenario: Empyrial Storm is copied for each time a commander was cast from there, and no more
      Given the card "Empyrial Storm" is a "Sorcery" that costs {4}{W}{W}
        """
        When you cast this spell, copy it for each time you've cast your commander from the command zone this game.
        Create a 4/4 white Angel creature token with flying.
        """
      And Alice has "Isamaru, Hound of Konda" in the command zone
      And "Isamaru, Hound of Konda" is Alice's commander
      And Alice has "Empyrial Storm" (first) and "Empyrial Storm" (second) in hand
      And Alice has {4}{W}{W}{W}{4}{W}{W} in the mana pool
      When Alice casts "Empyrial Storm" (first)
      And all players pass
      And all players pass
      Then Alice controls one Angel
      When Alice casts "Isamaru, Hound of Konda" and it resolves
      And Alice casts "Empyrial Storm" (second)
      And all players pass
      And all players pass
      And all players pass
      Then Alice controls three Angels

    Scenario: Each time adds {2} again
      Given Alice has "Isamaru, Hound of Konda" in the command zone
      And "Isamaru, Hound of Konda" is Alice's commander
      And Alice has {W}{2}{W}{3}{W} in the mana pool
      And Bob has "Counterspell" (first) and "Counterspell" (second) in hand
      And Bob has {U}{U}{U}{U} in the mana pool
      When Alice casts "Isamaru, Hound of Konda"
      And Bob casts "Counterspell" (first) targeting "Isamaru, Hound of Konda" and it resolves
      And Alice says yes
      And Alice casts "Isamaru, Hound of Konda"
      And Bob casts "Counterspell" (second) targeting "Isamaru, Hound of Konda" and it resolves
      And Alice says yes
      Then "Isamaru, Hound of Konda" is in the command zone
      And Alice can't cast "Isamaru, Hound of Konda"

    Scenario: From a graveyard it costs no more than any card
      Given Alice has "Isamaru, Hound of Konda" in the command zone
      And "Isamaru, Hound of Konda" is Alice's commander
      And Alice has "Yawgmoth's Will" in hand
      And Alice has {W}{2}{B}{W} in the mana pool
      And Bob has "Counterspell" in hand
      And Bob has {U}{U} in the mana pool
      When Alice casts "Isamaru, Hound of Konda"
      And Bob casts "Counterspell" targeting "Isamaru, Hound of Konda" and it resolves
      And Alice says no
      Then Alice can't cast "Isamaru, Hound of Konda"
      When Alice casts "Yawgmoth's Will" and it resolves
      And Alice casts "Isamaru, Hound of Konda" and it resolves
      Then "Isamaru, Hound of Konda" is on the battlefield

    Scenario: What was cast from a hand is not counted
      Given Alice has "Isamaru, Hound of Konda" in hand
      And "Isamaru, Hound of Konda" is Alice's commander
      And Alice has {W}{W} in the mana pool
      And Bob has "Counterspell" in hand
      And Bob has {U}{U} in the mana pool
      When Alice casts "Isamaru, Hound of Konda"
      And Bob casts "Counterspell" targeting "Isamaru, Hound of Konda" and it resolves
      And Alice says yes
      Then "Isamaru, Hound of Konda" is in the command zone
      When Alice casts "Isamaru, Hound of Konda" and it resolves
      Then "Isamaru, Hound of Konda" is on the battlefield

    Scenario: What the one commander costs says nothing of the other
      Given the card "Rograkh, Son of Rohgahh" is a "Legendary Creature — Kobold Warrior" that costs {0} of size 0/1:
        """
        First strike, menace, trample
        Partner
        """
      And the card "Yoshimaru, Ever Faithful" is a "Legendary Creature — Dog" that costs {W} of size 1/1:
        """
        Whenever another legendary permanent you control enters, put a +1/+1 counter on Yoshimaru.
        Partner
        """
      And Alice has "Rograkh, Son of Rohgahh" and "Yoshimaru, Ever Faithful" in the command zone
      And "Rograkh, Son of Rohgahh" is Alice's commander
      And "Yoshimaru, Ever Faithful" is Alice's commander
      And Alice has {W} in the mana pool
      And Bob has "Counterspell" in hand
      And Bob has {U}{U} in the mana pool
      When Alice casts "Rograkh, Son of Rohgahh"
      And Bob casts "Counterspell" targeting "Rograkh, Son of Rohgahh" and it resolves
      And Alice says yes
      Then Alice can't cast "Rograkh, Son of Rohgahh"
      When Alice casts "Yoshimaru, Ever Faithful" and it resolves
      Then "Yoshimaru, Ever Faithful" is on the battlefield

    Scenario: Nobody casts the commander of another
      Given Alice has "Isamaru, Hound of Konda" in the command zone
      And "Isamaru, Hound of Konda" is Alice's commander
      And the card "Yargle, Glutton of Urborg" is a "Legendary Creature — Frog Spirit" that costs {4}{B} of size 9/3
      And Bob has "Yargle, Glutton of Urborg" in the command zone
      And "Yargle, Glutton of Urborg" is Bob's commander
      And it is Bob's precombat main phase
      And Bob has {4}{B}{W} in the mana pool
      Then Bob can't cast "Isamaru, Hound of Konda", by 903.8
      When Bob casts "Yargle, Glutton of Urborg" and it resolves
      Then "Yargle, Glutton of Urborg" is on the battlefield

  @CR-903.9b
  Rule: 903.9b Instead of going to a hand or library

    Background:
      Given the game is a Commander game
      And Alice controls "Isamaru, Hound of Konda"
      And "Isamaru, Hound of Konda" is Alice's commander

    Scenario Outline: The owner says <answer> as <spell> would move a commander, and it goes to the <zone>
      Given Bob has "<spell>" in hand
      And Bob has {3}{U} in the mana pool
      And it is Bob's precombat main
      When Bob casts "<spell>" targeting "Isamaru, Hound of Konda" and it resolves
      And Alice says <answer>
      Then "Isamaru, Hound of Konda" is in <where>

      Examples:
        | spell    | answer | zone         | where            |
        | Unsummon | yes    | command zone | the command zone |
        | Unsummon | no     | hand         | Alice's hand     |
        | Griptide | yes    | command zone | the command zone |
        | Griptide | no     | library      | Alice's library  |

  @CR-903.4f
  Rule: 903.4f The colors of a commander's identity

    Scenario: Command Tower makes mana of the commander's colors, and none for a player who has no commander
      Given the card "Command Tower" is a "Land"
        """
        {T}: Add one mana of any color in your commander's color identity.
        """
      And Alice has "Isamaru, Hound of Konda" in the command zone
      And "Isamaru, Hound of Konda" is Alice's commander
      And Alice controls "Command Tower"
      And Bob controls "Command Tower" (second)
      When Alice activates "Command Tower"
      Then Alice has {W} in the mana pool
      When Bob activates "Command Tower" (second)
      Then Bob has no mana
