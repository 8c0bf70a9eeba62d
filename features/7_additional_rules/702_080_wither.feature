Feature: 702.80. Wither

  Background:
    Given Bob controls "Vizzerdrix"

  @CR-702.80a @CR-2009-502.80a
  Rule: 702.80a Counters in place of damage marked

    Scenario: The creature gets smaller and no damage is marked on it, and without wither the damage is marked
      Given Alice controls a tapped "Hateflayer" and "Prodigal Sorcerer"
      And Alice has {2}{R} in the mana pool
      When Alice activates "Hateflayer" targeting "Vizzerdrix" and it resolves
      Then "Vizzerdrix" is 1/1
      And "Vizzerdrix" has no damage marked
      When Alice activates "Prodigal Sorcerer" targeting "Vizzerdrix" and it resolves
      Then "Vizzerdrix" is in Bob's graveyard

    Scenario: The counters are still there in the next turn, and damage that was marked is not
      Given Alice controls a tapped "Hateflayer"
      And Bob controls "Hill Giant"
      And Bob has "Shock" in hand
      And Bob has {R} in the mana pool
      And Alice has {2}{R} in the mana pool
      When Alice activates "Hateflayer" targeting "Vizzerdrix" and it resolves
      And Bob casts "Shock" targeting "Hill Giant" and it resolves
      Then "Hill Giant" has 2 damage marked
      When the game goes on to Bob's upkeep
      Then "Hill Giant" has no damage marked
      And "Hill Giant" is 3/3
      And "Vizzerdrix" is 1/1

  @CR-702.80b
  Rule: 702.80b As it last was

    Scenario: What has died with wither deals the damage of its ability as counters, and without it is marked
      Given Alice controls a tapped "Hateflayer" and "Prodigal Sorcerer"
      And Alice has {2}{R} in the mana pool
      And Bob has "Murder" (first) and "Murder" (second) in hand
      And Bob controls "Hill Giant"
      And Bob has {1}{B}{B}{1}{B}{B} in the mana pool
      When Alice activates "Prodigal Sorcerer" targeting "Hill Giant"
      And Alice passes
      And Bob casts "Murder" (first) targeting "Prodigal Sorcerer" and it resolves
      And all players pass
      Then "Hill Giant" is 3/3
      And "Hill Giant" has 1 damage marked
      When Alice activates "Hateflayer" targeting "Vizzerdrix"
      And Alice passes
      And Bob casts "Murder" (second) targeting "Hateflayer" and it resolves
      Then "Hateflayer" is in Alice's graveyard
      When all players pass
      Then "Vizzerdrix" is 1/1
      And "Vizzerdrix" has no damage marked

  @CR-702.80c
  Rule: 702.80c From every zone

    Scenario: A spell with wither shrinks a creature, and a spell without it does not
      Given Alice has "Puncture Blast" and "Lightning Bolt" in hand
      And Bob controls "Vizzerdrix" (another)
      And Alice has {2}{R}{R} in the mana pool
      When Alice casts "Puncture Blast" targeting "Vizzerdrix" and it resolves
      Then "Vizzerdrix" is 3/3
      And "Vizzerdrix" has no damage marked
      When Alice casts "Lightning Bolt" targeting "Vizzerdrix" (another) and it resolves
      Then "Vizzerdrix" (another) is 6/6
      And "Vizzerdrix" (another) has 3 damage marked

  @CR-702.80d @CR-2009-502.80b
  Rule: 702.80d Wither twice

    Scenario: An ability of what has wither twice makes a counter for each damage, not two
      Given Alice controls a tapped "Hateflayer"
      And Alice controls "Blight Sickle" attached to "Hateflayer"
      And Alice has {2}{R} in the mana pool
      And Bob controls "Enormous Baloth"
      When Alice activates "Hateflayer" targeting "Enormous Baloth" and it resolves
      Then "Enormous Baloth" is 1/1
      And "Enormous Baloth" has six -1/-1 counters
