Feature: 115. Targets that are looked at, modes that stay, and what is no target

  Background:
    Given these cards:
      | name          | type    | cost   | text                                                                                                                      |
      | Redirect      | Instant | {U}{U} | You may choose new targets for target spell.                                                                              |
      | Lesser Sole   | Instant | {0}    | Counter target spell that targets only a single creature.                                                                 |
      | Two Knives    | Sorcery | {B}    | Target creature gets -1/-0 until end of turn. Target creature gets -0/-1 until end of turn.                               |
      | Forked Bolt   | Sorcery | {R}    | This spell deals 2 damage divided as you choose among one or two targets.                                                 |
    And the card "Abrade" is an "Instant" that costs {1}{R}:
      """
      Choose one —
      • This spell deals 3 damage to target creature.
      • Destroy target artifact.
      """
    And it is Bob's precombat main

  @CR-115.8 @CR-700.2f
  Rule: 115.8 Modes stay as well

    @CR-2009-415.7b
    Scenario: Damage to a creature becomes damage to another creature, and not the destruction of an artifact
      Given Alice controls "Runeclaw Bear", "Hill Giant" and "Sol Ring"
      And Bob has "Abrade" in hand
      And Bob has {1}{R} in the mana pool
      And Alice has "Redirect" in hand
      And Alice has {U}{U} in the mana pool
      When Bob casts "Abrade" targeting "Runeclaw Bear" choosing mode 1
      And Alice casts "Redirect" targeting "Abrade" and it resolves
      And Alice says yes
      Then Alice is asked to choose 1 from "Runeclaw Bear" and "Hill Giant"
      When Alice chooses "Hill Giant"
      And all players pass
      Then "Hill Giant" is in Alice's graveyard
      And "Sol Ring" is on the battlefield

    Scenario: The destruction of an artifact becomes that of another artifact
      Given Alice controls "Runeclaw Bear", "Ornithopter" and "Sol Ring"
      And Bob has "Abrade" in hand
      And Bob has {1}{R} in the mana pool
      And Alice has "Redirect" in hand
      And Alice has {U}{U} in the mana pool
      When Bob casts "Abrade" targeting "Sol Ring" choosing mode 2
      And Alice casts "Redirect" targeting "Abrade" and it resolves
      And Alice says yes
      Then Alice is asked to choose 1 from "Sol Ring" and "Ornithopter"
      When Alice chooses "Ornithopter"
      And all players pass
      Then "Ornithopter" is in Alice's graveyard
      And "Sol Ring" is on the battlefield

  @CR-115.9 @CR-115.9c
  Rule: 115.9c That targets only something

    Scenario: A creature that was chosen three times is the only one, and of two different creatures neither is
      Given these cards:
        | name              | type                      | cost   | size | text                                                                                                                                                                      |
        | Reflective Golem  | Artifact Creature — Golem | {3}    | 2/3  | Whenever you cast an instant or sorcery spell that targets only this creature, you may pay {2}. If you do, copy that spell. You may choose new targets for the copy.      |
        | Seeds of Strength | Instant                   | {G}{W} |      | Target creature gets +1/+1 until end of turn.\nTarget creature gets +1/+1 until end of turn.\nTarget creature gets +1/+1 until end of turn. |
      And Bob controls "Reflective Golem" and "Runeclaw Bear"
      And Bob has "Seeds of Strength" (1) and "Seeds of Strength" (2) in hand
      And Bob has {G}{W}{G}{W} in the mana pool
      When Bob casts "Seeds of Strength" (1) targeting "Reflective Golem", "Reflective Golem" and "Runeclaw Bear"
      Then the stack, from the top, is "Seeds of Strength" (1)
      When all players pass
      And Bob casts "Seeds of Strength" (2) targeting "Reflective Golem", "Reflective Golem" and "Reflective Golem"
      Then the stack, from the top, is ability of "Reflective Golem" and "Seeds of Strength" (2)

    Scenario: A target that is gone counts among the chosen ones still, and what is left is not the only one
      Given Alice controls "Mogg Fanatic" and "Hill Giant"
      And Bob has "Forked Bolt" (1) and "Forked Bolt" (2) in hand
      And Bob has {R}{R} in the mana pool
      And Alice has "Lesser Sole" in hand
      When Bob casts "Forked Bolt" (1) targeting "Mogg Fanatic" and "Hill Giant"
      And Alice activates "Mogg Fanatic" targeting Bob
      Then Alice can't cast "Lesser Sole" targeting "Forked Bolt" (1)
      When all players pass
      And all players pass
      And Bob casts "Forked Bolt" (2) targeting "Hill Giant"
      And Alice casts "Lesser Sole" targeting "Forked Bolt" (2) and it resolves
      Then "Hill Giant" has 1 damage marked

    Scenario: The only target is a player, and no creature; it may be a player where the words say so
      Given the card "Lesser Mirror" is an "Instant" that costs {0}:
        """
        Counter target spell that targets only you.
        """
      And Alice has "Lesser Sole" and "Lesser Mirror" in hand
      And Bob has "Shock" in hand
      And Bob has {R} in the mana pool
      When Bob casts "Shock" targeting Alice
      Then Alice can't cast "Lesser Sole" targeting "Shock"
      When Alice casts "Lesser Mirror" targeting "Shock" and it resolves
      Then "Shock" is in Bob's graveyard
      And Alice has 20 life

  @CR-115.10
  Rule: 115.10 Affected without being a target

    Scenario: What is returned without being targeted is chosen as the spell resolves, though it came after it
      Given the card "Shrieking Drake" is a "Creature — Drake" that costs {U} of size 1/1:
        """
        Flying
        When this creature enters, return a creature you control to its owner's hand.
        """
      And Bob controls "Runeclaw Bear"
      And Bob has "Shrieking Drake" and "Raise the Alarm" in hand
      And Bob has {U}{1}{W} in the mana pool
      When Bob casts "Shrieking Drake" and it resolves
      Then Bob is asked nothing
      When Bob casts "Raise the Alarm" and it resolves
      And all players pass
      Then Bob is asked to choose 1 from "Runeclaw Bear", "Shrieking Drake", "Soldier Token" and "Soldier Token" (2)
      When Bob chooses "Soldier Token" (2)
      Then Bob controls "Runeclaw Bear"
      And Bob controls one Soldier

  @CR-115.10a
  Rule: 115.10a Only the word makes a target

    Scenario: A creature that can't be a target is destroyed with all others
      Given Alice controls "Deadly Insect" and "Runeclaw Bear"
      And Bob has "Murder" and "Wrath of God" in hand
      And Bob has {2}{W}{W}{1}{B}{B} in the mana pool
      Then Bob can't cast "Murder" targeting "Deadly Insect"
      And Bob can cast "Murder" targeting "Runeclaw Bear"
      When Bob casts "Wrath of God" and it resolves
      Then "Deadly Insect" is in Alice's graveyard
      And "Runeclaw Bear" is in Alice's graveyard

  @CR-115.10b
  Rule: 115.10b You are no target

    Scenario: A player who can't be a target gains life by a spell that says "you"
      Given the card "Heroes' Reunion" is an "Instant" that costs {G}{W}:
        """
        Target player gains 7 life.
        """
      And Bob controls "Ivory Mask"
      And Bob has "Heroes' Reunion" and "Sacred Nectar" in hand
      And Bob has {G}{W}{1}{W} in the mana pool
      Then Bob can't cast "Heroes' Reunion" targeting Bob
      And Bob can cast "Heroes' Reunion" targeting Alice
      When Bob casts "Sacred Nectar" and it resolves
      Then Bob has 24 life
