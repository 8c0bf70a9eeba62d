Feature: 114. Emblems

  Background:
    Given these cards:
      | name   | type         | cost | loyalty | text                                                                                                                     |
      | Spark  | Sorcery      | {0}  |         | You get an emblem with "If a source you control would deal damage to a permanent or player, it deals double that damage instead." |
      | Sting  | Instant      | {0}  |         | Sting deals 2 damage to any target.                                                                                      |
      | Rage   | Sorcery      | {0}  |         | You get an emblem with "{0}: Put a +1/+1 counter on target creature."                                                    |

  @CR-114.2
  Rule: 114.2 Who gets it owns and controls it

    Scenario: Its static ability works from the command zone, for its controller alone, when what made it is gone
      Given Alice controls "Elspeth, Sun's Champion" with 7 loyalty counters
      And Alice controls "Grizzly Bears"
      And Bob controls "Hill Giant"
      When Alice activates "Elspeth, Sun's Champion", "emblem" and it resolves
      Then "Elspeth, Sun's Champion" is in Alice's graveyard
      And "Grizzly Bears" is 4/4
      And "Grizzly Bears" has flying
      And "Hill Giant" is 3/3

    Scenario: Its triggered ability triggers, for its controller alone
      Given Alice controls "Professor Dellian Fel" with 6 loyalty counters
      And Alice has "Whitesun's Passage" (hers) in hand
      And Alice has {1}{W} in the mana pool
      And Bob has "Whitesun's Passage" (his) in hand
      And Bob has {1}{W} in the mana pool
      When Alice activates "Professor Dellian Fel", "emblem" and it resolves
      And Alice casts "Whitesun's Passage" (hers) and it resolves
      Then the stack, from the top, is ability of "emblem of Professor Dellian Fel"
      When all players pass
      Then Bob has 15 life
      When Alice passes
      And Bob casts "Whitesun's Passage" (his) and it resolves
      Then the stack is empty
      And Bob has 20 life

    Scenario: Another player can be made to have it; what it says happens to that player
      Given Alice controls "Ob Nixilis Reignited" with 8 loyalty counters
      And Alice has "Reach Through Mists" in hand
      And Alice has {U} in the mana pool
      When Alice activates "Ob Nixilis Reignited", "emblem" targeting Bob and it resolves
      And Alice casts "Reach Through Mists" and it resolves
      And all players pass
      Then Bob has 18 life
      And Alice has 20 life

    Scenario: Its replacement effects apply, and two emblems are two
      Given Alice has "Spark" (first), "Spark" (second) and "Sting" in hand
      When Alice casts "Spark" (first) and it resolves
      And Alice casts "Spark" (second) and it resolves
      And Alice casts "Sting" targeting Bob and it resolves
      Then Bob has 12 life

    Scenario: Its activated ability is activated from the command zone, by its controller alone
      Given Alice has "Rage" in hand
      And Alice controls a 2/2 creature "Ox"
      When Alice casts "Rage" and it resolves
      And Alice activates "emblem of Rage" targeting "Ox" and it resolves
      Then "Ox" is 3/3
      And Bob can't activate "emblem of Rage" targeting "Ox"

    Scenario: Of two emblems that say the same each has the ability
      Given Alice has "Rage" (first) and "Rage" (second) in hand
      And Alice controls a 2/2 creature "Ox"
      When Alice casts "Rage" (first) and it resolves
      And Alice casts "Rage" (second) and it resolves
      And Alice activates "emblem of Rage (first)" targeting "Ox" and it resolves
      And Alice activates "emblem of Rage (second)" targeting "Ox" and it resolves
      Then "Ox" is 4/4

  @CR-114.4 @CR-114.5
  Rule: 114.5 It is no permanent, and works in the command zone

    Scenario: What returns all permanents leaves it where it is, and its ability works on
      Given Alice controls "Elspeth, Sun's Champion" with 8 loyalty counters
      And Alice controls "Hill Giant"
      And Alice has "Upheaval" and "Ornithopter" in hand
      And Alice has {4}{U}{U} in the mana pool
      When Alice activates "Elspeth, Sun's Champion", "emblem" and it resolves
      And Alice casts "Upheaval" and it resolves
      Then "Hill Giant" is in Alice's hand
      And "emblem of Elspeth, Sun's Champion" is in Alice's command zone
      When Alice casts "Ornithopter" and it resolves
      Then "Ornithopter" is 2/4

  @CR-114.3
  Rule: 114.3 It has no characteristics but abilities

    Background:
      Given the card "Chandra, Torch of Defiance" is a "Legendary Planeswalker — Chandra" that costs {2}{R}{R} of loyalty 4:
        """
        [+1]: Exile the top card of your library. You may cast that card. If you don't, Chandra deals 2 damage to each opponent.
        [+1]: Add {R}{R}.
        [−3]: Chandra deals 4 damage to target creature.
        [−7]: You get an emblem with "Whenever you cast a spell, this emblem deals 5 damage to any target."
        """
      And Alice controls "Chandra, Torch of Defiance" with 7 loyalty counters
      And Bob controls "Silver Knight"

    Scenario: A red planeswalker's emblem has no color: protection from red doesn't help against it
      Given Alice has "Ornithopter" and "Shock" in hand
      And Alice has {R} in the mana pool
      When Alice activates "Chandra, Torch of Defiance", "emblem" and it resolves
      Then "emblem of Chandra, Torch of Defiance" is colorless
      And Alice can't cast "Shock" targeting "Silver Knight"
      When Alice casts "Ornithopter"
      And Alice chooses "Silver Knight"
      And all players pass
      Then "Silver Knight" is in Bob's graveyard
