Feature: 603. Handling Triggered Abilities

  Background:
    Given these cards:
      | name         | type    | cost | text                                                                            |
      | Lesser Shock | Instant | {0}  | This spell deals 2 damage to any target.                                        |
      | Bonds        | Instant | {0}  | Put a +1/+1 counter on target creature. Put a +1/+1 counter on target creature. |

  @CR-603.2c
  Rule: 603.2c What is one occurrence, and what are several

    Scenario: Two blockers hurt a creature at once: one trigger, with all of the damage
      Given the card "Boros Reckoner" is a "Creature — Minotaur Wizard" that costs {R/W}{R/W}{R/W} of size 3/3:
        """
        Whenever this creature is dealt damage, it deals that much damage to any target.
        {R/W}: This creature gains first strike until end of turn.
        """
      And Alice controls "Boros Reckoner"
      And Bob controls a 2/2 creature "Bear Cub" and a 1/1 creature "Muck Rats"
      When Alice attacks with "Boros Reckoner"
      And Bob blocks "Boros Reckoner" with "Bear Cub" and "Muck Rats"
      And all players pass
      And Alice chooses "Bear Cub"
      And Alice chooses "Bear Cub"
      And Alice chooses "Muck Rats"
      And Alice chooses "Bob"
      Then the stack, from the top, is ability of "Boros Reckoner"
      When all players pass
      Then Bob has 17 life

    Scenario: All that one source deals at once is one event of it
      Given the card "Cinder" is a "Creature — Elemental" of size 2/2
        """
        {0}: This creature deals 1 damage to each other creature.
        Whenever this creature deals damage, you gain 1 life.
        """
      And Alice controls "Cinder", a 2/2 creature "Bear" and a 3/3 creature "Ox"
      When Alice activates "Cinder" and it resolves
      And all players pass
      Then Alice has 21 life

    Scenario: What is dealt to each creature is one event for each
      Given the card "Cinder" is a "Creature — Elemental" of size 2/2
        """
        {0}: This creature deals 1 damage to each other creature.
        Whenever this creature deals damage to a creature, you gain 1 life.
        """
      And Alice controls "Cinder", a 2/2 creature "Bear" and a 3/3 creature "Ox"
      When Alice activates "Cinder" and it resolves
      And all players pass
      And all players pass
      Then Alice has 22 life

    Scenario: Two objects that become the targets of one spell
      Given the card "Mammoth" is a "Creature — Elephant" of size 6/5
        """
        Whenever a permanent you control becomes the target of a spell or ability an opponent controls, you gain 1 life.
        """
      And Bob controls "Mammoth" and a 2/2 creature "Bear"
      And Alice has "Bonds" in hand
      When Alice casts "Bonds" targeting "Bear" and "Mammoth"
      And all players pass
      And all players pass
      Then Bob has 22 life

  @CR-603.2
  Rule: 603.2 Damage, counters and targets that are waited for

    Scenario Outline: Counters that are put on something, once for all or once for each
      Given the card "Mage" is a "Creature — Wizard" of size 1/1
        """
        Whenever <event>, you gain 1 life.
        """
      And the card "Growth" is an "Instant" that costs {0}
        """
        Put two +1/+1 counters on target creature.
        """
      And Alice controls "Mage"
      And Alice has "Growth" in hand
      When Alice casts "Growth" targeting "Mage" and it resolves
      And all players pass
      And all players pass
      Then Alice has <life> life
      And "Growth" is in Alice's graveyard

      Examples:
        | event                                                    | life |
        | a +1/+1 counter is put on this creature                  | 22   |
        | one or more +1/+1 counters are put on this creature      | 21   |
        | one or more counters are put on this creature            | 21   |
        | you put one or more +1/+1 counters on a creature         | 21   |
        | an opponent puts a +1/+1 counter on a creature           | 20   |
        | one or more -1/-1 counters are put on this creature      | 20   |

    Scenario Outline: Counters that are removed, no more of them than there were
      Given the card "Rock" is an "Artifact"
        """
        {0}: Remove three charge counters from this artifact.
        Whenever <event>, you gain 1 life.
        """
      And Alice controls a "Rock" with two charge counters
      When Alice activates "Rock" and it resolves
      And all players pass
      And all players pass
      Then Alice has <life> life

      Examples:
        | event                                                   | life |
        | a charge counter is removed from this artifact          | 22   |
        | one or more counters are removed from this artifact     | 21   |

    Scenario Outline: Who or what is dealt damage, and by what
      Given the card "Watcher" is an "Enchantment"
        """
        Whenever <event>, you gain 5 life.
        """
      And Alice controls "Watcher" and a 2/2 red creature "Imp"
      And Alice has "Shock" in hand
      And Alice has {R} in the mana pool
      And Bob controls a 3/3 creature "Ox"
      When Alice casts "Shock" targeting <target> and it resolves
      And all players pass
      Then Alice has <life> life
      And "Shock" is in Alice's graveyard

      Examples:
        | event                                                               | target | life |
        | you're dealt damage                                                 | Alice  | 23   |
        | you're dealt damage                                                 | Bob    | 20   |
        | an opponent is dealt damage                                         | Bob    | 25   |
        | an opponent is dealt damage by an instant or sorcery spell you control | Bob | 25   |
        | an opponent is dealt damage by a creature you control               | Bob    | 20   |
        | a player is dealt damage                                            | Alice  | 23   |
        | you or a creature you control is dealt damage                       | "Imp"  | 25   |
        | you or a creature you control is dealt damage                       | "Ox"   | 20   |
        | a source you control deals damage to a player or planeswalker       | Bob    | 25   |
        | a source you control deals damage to a player or planeswalker       | "Ox"   | 20   |
        | a source you control deals damage to a creature an opponent controls | "Ox"  | 25   |
        | a source you control deals damage to a creature an opponent controls | "Imp" | 20   |
        | a source you control deals damage to one of your opponents          | Bob    | 25   |
        | this enchantment or a spell you control deals damage to an opponent | Bob    | 25   |

    Scenario Outline: Players who become targets
      Given the card "Lesser Gomazoa" is a "Creature — Jellyfish" of size 5/5
        """
        Whenever <event>, you gain 5 life.
        """
      And Alice has "Shock" in hand
      And Alice has {R} in the mana pool
      And Bob controls "Lesser Gomazoa" and a 3/3 creature "Ox"
      When Alice casts "Shock" targeting <target>
      And all players pass
      Then Bob has <life> life
      And Alice has no mana

      Examples:
        | event                                                                                        | target | life |
        | you become the target of a spell                                                             | Bob    | 25   |
        | you become the target of a spell                                                                  | Alice  | 20   |
        | you or a permanent you control becomes the target of a spell or ability an opponent controls      | Bob    | 25   |
        | you or a permanent you control becomes the target of a spell or ability an opponent controls      | "Ox"   | 25   |
        | you or a permanent you control becomes the target of a spell or ability you control               | "Ox"   | 20   |

    Scenario: One object that is both targets of a spell has become its target once
      Given the card "Mammoth" is a "Creature — Elephant" of size 6/5
        """
        Whenever a permanent you control becomes the target of a spell or ability an opponent controls, you gain 1 life.
        """
      And Bob controls "Mammoth" and a 2/2 creature "Bear"
      And Alice has "Bonds" in hand
      When Alice casts "Bonds" targeting "Bear" and "Bear"
      And all players pass
      And all players pass
      Then Bob has 21 life

    Scenario: For the first time each turn, of a spell or of an ability
      Given the card "Keeper" is a "Creature — Sphinx" of size 5/3
        """
        Whenever this creature becomes the target of a spell or ability for the first time each turn, counter that spell or ability.
        """
      And the card "Pinger" is a "Creature — Wizard" of size 1/1
        """
        {0}: This creature deals 1 damage to target creature.
        """
      And Bob controls "Keeper"
      And Alice controls "Pinger"
      And Alice has "Lesser Shock" (one) and "Lesser Shock" (two) in hand
      When Alice casts "Lesser Shock" (one) targeting "Keeper"
      And all players pass
      Then "Lesser Shock" (one) is in Alice's graveyard
      And "Keeper" has 0 damage marked
      When Alice activates "Pinger" targeting "Keeper" and it resolves
      Then "Keeper" has 1 damage marked
      When the game goes on to Bob's upkeep
      And Bob passes
      And Alice casts "Lesser Shock" (two) targeting "Keeper"
      And all players pass
      Then the stack is empty
      And "Keeper" has 0 damage marked

    Scenario: For the first time of those that one controls: what others did before doesn't count
      Given the card "Hero" is a "Creature — Mouse" of size 1/5
        """
        Whenever this creature becomes the target of a spell or ability you control for the first time each turn, put a +1/+1 counter on this creature.
        """
      And Alice controls "Hero"
      And Bob has "Shock" in hand
      And Bob has {R} in the mana pool
      And Alice has "Bonds" (one) and "Bonds" (two) in hand
      When Alice passes
      And Bob casts "Shock" targeting "Hero" and it resolves
      And Alice casts "Bonds" (one) targeting "Hero" and "Hero"
      And all players pass
      And all players pass
      And Alice casts "Bonds" (two) targeting "Hero" and "Hero"
      And all players pass
      Then "Hero" has five +1/+1 counters

  @CR-122.6
  Rule: 122.6 Counters that something enters with are put on it

    Scenario: Entering with counters counts as well
      Given the card "Enduring Scalelord" is a "Creature — Dragon" that costs {4}{G}{W} of size 4/4
        """
        Flying
        Whenever one or more +1/+1 counters are put on another creature you control, you may put a +1/+1 counter on this creature.
        """
      And the card "Star Pupil" is a "Creature — Human Wizard" that costs {W} of size 0/0
        """
        This creature enters with a +1/+1 counter on it.
        When this creature dies, put its counters on target creature you control.
        """
      And Alice controls "Enduring Scalelord"
      And Alice has "Star Pupil" and "Savannah Lions" in hand
      And Alice has {W}{W} in the mana pool
      When Alice casts "Savannah Lions" and it resolves
      Then the stack is empty
      When Alice casts "Star Pupil" and it resolves
      And all players pass
      And Alice says yes
      Then "Enduring Scalelord" is 5/5
