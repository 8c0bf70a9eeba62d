Feature: 615. Prevention Effects

  Background:
    Given these cards:
      | name         | type    | cost | color | text                                                                                               |
      | Sting        | Instant | {0}  | red   | Sting deals 2 damage to any target.                                                                |
      | Frost        | Instant | {0}  | blue  | Frost deals 2 damage to any target.                                                                |
      | Lesser Blaze | Instant | {0}  | red   | Lesser Blaze deals 5 damage to any target.                                                         |
      | Quake        | Sorcery | {0}  | red   | Quake deals 2 damage to each creature.                                                             |
      | Salve        | Instant | {0}  | white | Prevent the next 3 damage that would be dealt to any target this turn.                             |
      | Haze         | Instant | {0}  | green | Prevent all damage that would be dealt this turn.                                                  |
      | Ward         | Instant | {0}  | white | The next time a red source of your choice would deal damage to you this turn, prevent that damage. |
      | Pacify       | Instant | {0}  | white | The next time target creature would deal damage this turn, prevent that damage.                    |
      | Bleach       | Instant | {0}  | blue  | Target spell or permanent becomes blue until end of turn.                                          |
      | Redden       | Instant | {0}  | red   | Target spell or permanent becomes red until end of turn.                                           |
      | Curse        | Instant | {0}  | red   | Damage can't be prevented this turn.                                                               |
    And the card "Pinger" is a "Creature — Wizard" of size 1/1 in red:
      """
      {0}: This creature deals 1 damage to any target.
      """

  @CR-615.1
  Rule: 615.1 Watching for damage as it would be dealt

    Scenario: An effect raised beforehand prevents whatever damage comes later in the turn
      Given Alice has "Repel the Abominable" in hand
      And Bob has "Shock" in hand
      And Alice has {1}{W} in the mana pool
      And Bob has {R} in the mana pool
      When Alice casts "Repel the Abominable" and it resolves
      And Bob casts "Shock" targeting Alice and it resolves
      Then Alice has 20 life
      And "Shock" is in Bob's graveyard

    Scenario: A shield around one creature leaves the others unprotected
      Given Alice has "Shieldmate's Blessing" in hand
      And Alice controls "Awoken Demon" and "Markov's Servant"
      And Bob has "Pyroclasm" in hand
      And it is Bob's precombat main
      And Alice has {W} in the mana pool
      And Bob has {C}{R} in the mana pool
      When Alice casts "Shieldmate's Blessing" targeting "Awoken Demon" and it resolves
      And Bob casts "Pyroclasm" and it resolves
      Then "Awoken Demon" has no damage marked
      And "Markov's Servant" has 2 damage marked

    Scenario: Losing life is no damage
      Given the card "Drain" is an "Instant" that costs {0}:
        """
        Target player loses 2 life.
        """
      And Alice has "Haze" in hand
      And Bob has "Drain" and "Sting" in hand
      When Alice casts "Haze" and it resolves
      And Bob casts "Sting" targeting Alice and it resolves
      And Bob casts "Drain" targeting Alice and it resolves
      Then Alice has 18 life

    Scenario: Where combat damage alone is prevented, a spell still deals its damage
      Given the card "Fog" is an "Instant" that costs {G}
        """
        Prevent all combat damage that would be dealt this turn.
        """
      And Alice controls "Grizzly Bears"
      And Alice has "Fog" and "Shock" in hand
      And Alice has {R}{G} in the mana pool
      When Alice casts "Fog" and it resolves
      And Alice casts "Shock" targeting Bob and it resolves
      Then Bob has 18 life
      When Alice attacks Bob with "Grizzly Bears"
      And Bob declares no blockers
      And all players pass
      Then Bob has 18 life

  @CR-615.1a
  Rule: 615.1a The word tells what a prevention effect is

    @CR-2009-419.1d
    Scenario: An effect without the word replaces what can't be prevented; one with the word prevents none of it
      Given the card "Cho-Manno, Revolutionary" is a "Legendary Creature — Human Rebel" that costs {2}{W}{W} of size 2/2:
        """
        Prevent all damage that would be dealt to Cho-Manno.
        """
      And the card "Flaring Pain" is an "Instant" that costs {1}{R}:
        """
        Damage can't be prevented this turn.
        Flashback {R}
        """
      And Alice controls "Cho-Manno, Revolutionary" and "Hill Giant"
      And Alice controls "Pariah" attached to "Hill Giant"
      And Bob has "Flaring Pain", "Shock" (first) and "Shock" (second) in hand
      And Bob has {1}{R}{R}{R} in the mana pool
      When Bob casts "Flaring Pain" and it resolves
      And Bob casts "Shock" (first) targeting Alice and it resolves
      Then Alice has 20 life
      And "Hill Giant" has 2 damage marked
      When Bob casts "Shock" (second) targeting "Cho-Manno, Revolutionary" and it resolves
      Then "Cho-Manno, Revolutionary" is in Alice's graveyard

  @CR-615.2
  Rule: 615.2 Damage from a source

    @edition-2025
    Scenario: Energy Field prevents what an opponent's sources would deal to its controller, and nothing else
      Given the card "Energy Field" is an "Enchantment" that costs {1}{U}:
        """
        Prevent all damage that would be dealt to you by sources you don't control.
        When a card is put into your graveyard from anywhere, sacrifice this enchantment.
        """
      And Alice controls "Energy Field", "Hill Giant" and "Prodigal Sorcerer" (hers)
      And Bob controls "Prodigal Sorcerer" (first) and "Prodigal Sorcerer" (second)
      When Bob activates "Prodigal Sorcerer" (first) targeting Alice and it resolves
      Then Alice has 20 life
      When Bob activates "Prodigal Sorcerer" (second) targeting "Hill Giant" and it resolves
      Then "Hill Giant" has 1 damage marked
      When Alice activates "Prodigal Sorcerer" (hers) targeting Alice and it resolves
      Then Alice has 19 life

    Scenario Outline: Only damage from a creature that an opponent controls is prevented: <creature>
      Given the card "Lesser Moat" is an "Enchantment":
        """
        If a creature an opponent controls would deal damage to you, prevent that damage.
        """
      And Alice controls "Lesser Moat"
      And <player> controls "Pinger"
      And Bob controls a 2/2 creature "Ox"
      When <player> activates "Pinger" targeting Alice and it resolves
      Then Alice has <life> life
      When <player> activates "Pinger" targeting "Ox" and it resolves
      Then "Ox" has 1 damage marked

      Examples:
        | creature       | player | life |
        | an opponent's  | Bob    | 20   |
        | one's own      | Alice  | 19   |

    Scenario: Combat damage to and by a creature is prevented, and other damage by it and to it is not
      Given the card "Gaseous Form" is an "Enchantment — Aura" that costs {2}{U}
        """
        Enchant creature
        Prevent all combat damage that would be dealt to and dealt by enchanted creature.
        """
      And Alice controls "Pinger"
      And Alice controls "Gaseous Form" attached to "Pinger"
      And Bob controls a 2/2 creature "Ox"
      And Bob has "Sting" in hand
      When Alice activates "Pinger" targeting Bob and it resolves
      Then Bob has 19 life
      When Alice attacks with "Pinger"
      And Bob blocks "Pinger" with "Ox"
      And the game goes on to Alice's postcombat main phase
      Then "Pinger" has no damage marked
      And "Ox" has no damage marked
      When Bob casts "Sting" targeting "Pinger" and it resolves
      Then "Pinger" is in Alice's graveyard

  @CR-615.3
  Rule: 615.3 Cast at any time, there until used up or over

    Scenario: It is cast when no damage is in sight, and stays until it is used up
      Given Alice has "Shieldmate's Blessing" in hand
      And Bob has "Shock" (first) and "Shock" (second) in hand
      And Alice has {W} in the mana pool
      And Bob has {R}{R} in the mana pool
      When Alice casts "Shieldmate's Blessing" targeting Alice and it resolves
      And Bob casts "Shock" (first) targeting Alice and it resolves
      And Bob casts "Shock" (second) targeting Alice and it resolves
      Then Alice has 19 life

    Scenario: What has not been used up is over with the turn
      Given Alice has "Salve" in hand
      And Bob has "Sting" in hand
      When Alice casts "Salve" targeting Alice and it resolves
      And the game goes on to Bob's upkeep
      And Bob casts "Sting" targeting Alice and it resolves
      Then Alice has 18 life

    Scenario: Creatures that one controls later are guarded as well; one's opponent's and oneself are not
      Given the card "Sivvi's Ruse" is an "Instant" that costs {2}{W}{W}:
        """
        If an opponent controls a Mountain and you control a Plains, you may cast this spell without paying its mana cost.
        Prevent all damage that would be dealt this turn to creatures you control.
        """
      And Alice controls "Grizzly Bears"
      And Bob controls "Runeclaw Bear"
      And Alice has "Sivvi's Ruse", "Raging Goblin", "Shock" and "Pyroclasm" in hand
      And Alice has {2}{W}{W}{R}{R}{1}{R} in the mana pool
      When Alice casts "Sivvi's Ruse" and it resolves
      And Alice casts "Raging Goblin" and it resolves
      And Alice casts "Pyroclasm" and it resolves
      And Alice casts "Shock" targeting Alice and it resolves
      Then "Grizzly Bears" and "Raging Goblin" are on the battlefield
      And "Runeclaw Bear" is in Bob's graveyard
      And Alice has 18 life

  @CR-615.4
  Rule: 615.4 There before the damage

    Background:
      Given the card "Samite Healer" is a "Creature — Human Cleric" that costs {1}{W} of size 1/1:
        """
        {T}: Prevent the next 1 damage that would be dealt to any target this turn.
        """
      And Alice controls "Samite Healer" and "Awoken Demon"
      And Bob controls "Prodigal Pyromancer"

    @example-1
    Example: In response it is in time
      When Alice passes
      And Bob activates "Prodigal Pyromancer" targeting "Awoken Demon"
      And Bob passes
      And Alice activates "Samite Healer" targeting "Awoken Demon" and it resolves
      And all players pass
      Then "Awoken Demon" has no damage marked
      And "Prodigal Pyromancer" is tapped

    Scenario: Once the damage has been dealt it is too late
      When Alice passes
      And Bob activates "Prodigal Pyromancer" targeting "Awoken Demon" and it resolves
      And Alice activates "Samite Healer" targeting "Awoken Demon" and it resolves
      Then "Awoken Demon" has 1 damage marked

  @CR-615.5
  Rule: 615.5 What else happens, right afterwards

    Scenario: Life is gained for the damage prevented, and only for that
      Given the card "Candles' Glow" is an "Instant — Arcane" that costs {1}{W}:
        """
        Prevent the next 3 damage that would be dealt to any target this turn. You gain life equal to the damage prevented this way.
        Splice onto Arcane {1}{W}
        """
      And Alice has "Candles' Glow" in hand
      And Alice controls a 6/6 creature "Vizzerdrix"
      And Bob has "Shock" and "Explosive Impact" in hand
      And Alice has {1}{W} in the mana pool
      And Bob has {5}{R}{R} in the mana pool
      When Alice casts "Candles' Glow" targeting "Vizzerdrix" and it resolves
      Then Alice has 20 life
      When Bob casts "Shock" targeting "Vizzerdrix" and it resolves
      Then Alice has 22 life
      When Bob casts "Explosive Impact" targeting "Vizzerdrix" and it resolves
      Then Alice has 23 life
      And "Vizzerdrix" has 4 damage marked

    Scenario: It waits for the damage too where both stand in one sentence
      Given the card "Lesser Faith" is an "Instant" that costs {1}{W}:
        """
        Prevent the next 3 damage that would be dealt to target creature this turn, and put a +1/+1 counter on that creature for each 1 damage prevented this way.
        """
      And Alice has "Lesser Faith" in hand
      And Alice controls a 6/6 creature "Vizzerdrix"
      And Bob has "Shock" in hand
      And Alice has {1}{W} in the mana pool
      And Bob has {R} in the mana pool
      When Alice casts "Lesser Faith" targeting "Vizzerdrix" and it resolves
      Then "Vizzerdrix" has no counters
      When Bob casts "Shock" targeting "Vizzerdrix" and it resolves
      Then "Vizzerdrix" has two +1/+1 counters
      And "Vizzerdrix" has 0 damage marked

    Scenario: The source's controller is dealt what was prevented
      Given Alice has "Deflecting Palm" in hand
      And Bob has "Explosive Impact" in hand
      And Bob has {C}{C}{C}{C}{C}{R} in the mana pool
      And Alice has {W}{R} in the mana pool
      When Bob casts "Explosive Impact" targeting Alice
      And Alice casts "Deflecting Palm"
      And all players pass
      And Alice chooses "Explosive Impact"
      And all players pass
      Then Alice has 20 life
      And Bob has 15 life

    Scenario: A creature grows by what it was spared
      Given Alice controls "Vigor" and a 1/1 creature "Muck Rats"
      And Bob has "Pyroclasm" in hand
      And it is Bob's precombat main
      And Bob has {1}{R} in the mana pool
      When Bob casts "Pyroclasm" and it resolves
      Then "Muck Rats" has two +1/+1 counters
      And "Muck Rats" has no damage marked
      And "Vigor" has 2 damage marked

    Scenario Outline: What comes afterwards may depend on what the source was
      Given the card "Lesser Rebuke" is an "Instant" that costs {0}:
        """
        Prevent all damage that would be dealt to you this turn by sources you don't control. If damage from a creature source is prevented this way, Lesser Rebuke deals that much damage to that creature. If damage from a noncreature source is prevented this way, Lesser Rebuke deals that much damage to the source's controller.
        """
      And Alice has "Lesser Rebuke" in hand
      And Bob has "Sting" in hand
      And Bob controls a 4/4 creature "Archer" with "{0}: This creature deals 3 damage to any target."
      When Alice casts "Lesser Rebuke" and it resolves
      And Alice passes
      And Bob <strikes>
      And all players pass
      Then Alice has 20 life
      And "Archer" has <marked> damage marked
      And Bob has <life> life

      Examples:
        | strikes                              | marked | life |
        | activates "Archer" targeting Alice   | 3      | 20   |
        | casts "Sting" targeting Alice        | no     | 18   |

    Scenario: A counter comes off for each 1 damage, and without one left the damage is dealt
      Given the card "Hydra" is a "Creature — Hydra" that costs {0} of size 1/4
        """
        Hydra enters with two +1/+1 counters on it.
        If damage would be dealt to Hydra while it has a +1/+1 counter on it, prevent that damage and remove that many +1/+1 counters from it.
        """
      And Alice has "Hydra", "Lesser Blaze" and "Sting" in hand
      When Alice casts "Hydra" and it resolves
      And Alice casts "Lesser Blaze" targeting "Hydra" and it resolves
      Then "Hydra" has no counters
      And "Hydra" has no damage marked
      When Alice casts "Sting" targeting "Hydra" and it resolves
      Then "Hydra" has 2 damage marked

  @CR-615.6
  Rule: 615.6 Prevented damage never happens

    Scenario: Nothing triggers on damage that was prevented
      Given the card "Adder" is a "Creature — Snake" of size 1/1:
        """
        {0}: This creature deals 1 damage to any target.
        Whenever this creature deals damage, you gain 3 life.
        """
      And Bob controls "Adder"
      And Alice has "Haze" in hand
      When Alice casts "Haze" and it resolves
      And Bob activates "Adder" targeting Alice and it resolves
      Then the stack is empty
      And Alice has 20 life
      And "Haze" is in Alice's graveyard

    Scenario: What is left of the damage does trigger abilities
      Given the card "Adder" is a "Creature — Snake" of size 1/1:
        """
        {0}: This creature deals 4 damage to any target.
        Whenever this creature deals damage to a player, that player discards a card.
        """
      And Bob controls "Adder"
      And Alice has "Salve" and a land card "Hill" in hand
      When Alice casts "Salve" targeting Alice and it resolves
      And Bob activates "Adder" targeting Alice and it resolves
      And all players pass
      Then Alice has 19 life
      And "Hill" is in Alice's graveyard

    Scenario: An instruction that can't be carried out is passed over
      Given Alice controls "Phantom Wurm"
      And Alice controls "Giant Strength" attached to "Phantom Wurm"
      And Bob has "Shock" in hand
      And Bob has {R} in the mana pool
      When Alice passes
      And Bob casts "Shock" targeting "Phantom Wurm" and it resolves
      Then "Phantom Wurm" has no damage marked
      And "Phantom Wurm" is 4/2
      And "Shock" is in Bob's graveyard

  @CR-615.7
  Rule: 615.7 A shield of an amount

    Scenario: It counts damage, not events or sources
      Given Alice has "Shieldmate's Blessing" in hand
      And Bob has "Shock" and "Tarfire" and "Explosive Impact" in hand
      And Alice has {W} in the mana pool
      And Bob has {5}{R}{R}{R} in the mana pool
      When Alice casts "Shieldmate's Blessing" targeting Alice and it resolves
      And Bob casts "Shock" targeting Alice and it resolves
      Then Alice has 20 life
      When Bob casts "Tarfire" targeting Alice and it resolves
      Then Alice has 19 life
      When Bob casts "Explosive Impact" targeting Alice and it resolves
      Then Alice has 14 life

    Scenario: One shield may be for a player and that player's permanents together
      Given the card "Dome" is an "Instant" that costs {0}:
        """
        Prevent the next 3 damage that would be dealt to you and/or permanents you control this turn.
        """
      And Alice has "Dome" in hand
      And Alice controls a 2/5 creature "Ox"
      And Bob controls a 2/5 creature "Elk"
      And Bob has "Sting", "Frost" and "Quake" in hand
      And it is Bob's precombat main
      When Alice casts "Dome" and it resolves
      And Bob casts "Sting" targeting Alice and it resolves
      And Bob casts "Quake" and it resolves
      And Bob casts "Frost" targeting Alice and it resolves
      Then Alice has 18 life
      And "Ox" has 1 damage marked
      And "Elk" has 2 damage marked

    Scenario Outline: Of damage from several sources at once the creature's controller chooses what is prevented
      Given the card "Clash" is a "Sorcery" that costs {0}:
        """
        Each creature you control deals 2 damage to target creature.
        """
      And the card "Balm" is an "Instant" that costs {0}:
        """
        Prevent the next 2 damage that would be dealt to target creature this turn.
        """
      And Alice has "Balm" in hand
      And Alice controls a 9/9 creature "Ox"
      And Bob controls a 1/1 creature "Elf" with wither
      And Bob controls a 1/1 creature "Orc"
      And Bob has "Clash" in hand
      And it is Bob's precombat main
      When Alice casts "Balm" targeting "Ox" and it resolves
      And Bob casts "Clash" targeting "Ox" and it resolves
      And Alice chooses <first>
      And Alice chooses <second>
      Then "Ox" has <marked> damage marked
      And "Ox" has <counters> -1/-1 counters

      Examples:
        | first | second | marked | counters |
        | "Elf" | "Elf"  | 2      | no       |
        | "Orc" | "Elf"  | 1      | 1        |
        | "Orc" | "Orc"  | no     | 2        |

    Scenario: Of one source's damage to several that share a shield, the player chooses which is prevented
      Given the card "Trap" is an "Instant" that costs {0}:
        """
        Prevent the next 3 damage that a source of your choice would deal to you and/or permanents you control this turn. If damage is prevented this way, Trap deals that much damage to target opponent.
        """
      And the card "Wave" is a "Sorcery" that costs {0}:
        """
        Wave deals 2 damage to each creature and each player.
        """
      And Alice has "Trap" in hand
      And Alice controls a 4/4 creature "Ox"
      And Bob has "Wave" in hand
      And it is Bob's precombat main
      When Bob casts "Wave"
      And Bob passes
      And Alice casts "Trap" targeting Bob
      And all players pass
      And Alice chooses "Wave"
      And all players pass
      Then Alice is asked to choose one from Alice and "Ox"
      When Alice chooses Alice
      And Alice chooses "Ox"
      And Alice chooses "Ox"
      Then Alice has 19 life
      And "Ox" has no damage marked

    Scenario: A player who is dealt damage by two creatures at once chooses of whose damage how much is prevented
      Given Alice has "Shieldmate's Blessing" in hand
      And Alice has {W} in the mana pool
      And it is Bob's precombat main
      And the card "Robber" is a "Creature — Rogue" of size 2/2
        """
        Whenever this creature deals combat damage to a player, you draw a card.
        """
      And Bob controls "Robber" and "Hill Giant"
      When Bob passes
      And Alice casts "Shieldmate's Blessing" targeting Alice and it resolves
      And Bob attacks Alice with "Robber" and "Hill Giant"
      And Alice declares no blockers
      And all players pass
      Then Alice is asked to choose one from "Robber" and "Hill Giant"
      When Alice chooses "Robber"
      And Alice chooses "Robber"
      Then Alice has 18 life
      And Bob has no cards in hand

  @CR-615.8
  Rule: 615.8 A shield for the next time

    Scenario: The next damage is prevented whatever it amounts to, and no later damage
      Given Alice has "Pacify" in hand
      And the card "Cannon" is an "Artifact Creature — Wall" of size 0/4:
        """
        {0}: This creature deals 5 damage to any target.
        """
      And Bob controls "Cannon"
      When Alice casts "Pacify" targeting "Cannon" and it resolves
      And Bob activates "Cannon" targeting Alice and it resolves
      Then Alice has 20 life
      When Bob activates "Cannon" targeting Alice and it resolves
      Then Alice has 15 life

    Scenario: Damage from another source neither is prevented nor uses it up
      Given Alice has "Pacify" in hand
      And Bob controls "Pinger" (first) and "Pinger" (second)
      When Alice casts "Pacify" targeting "Pinger" (first) and it resolves
      And Bob activates "Pinger" (second) targeting Alice and it resolves
      Then Alice has 19 life
      When Bob activates "Pinger" (first) targeting Alice and it resolves
      Then Alice has 19 life

    Scenario: All that the source deals at one time is prevented
      Given the card "Ashen Firebeast" is a "Creature — Elemental Beast" that costs {6}{R}{R} of size 6/6:
        """
        {1}{R}: This creature deals 1 damage to each creature without flying.
        """
      And Alice has "Awe Strike" in hand
      And Alice controls a 2/2 creature "Bear Cub" and a 2/2 creature "Gray Ogre"
      And Bob controls "Ashen Firebeast"
      And Alice has {W} in the mana pool
      And Bob has {2}{R}{R} in the mana pool
      When Alice casts "Awe Strike" targeting "Ashen Firebeast" and it resolves
      And Bob activates "Ashen Firebeast" and it resolves
      Then "Bear Cub", "Gray Ogre" and "Ashen Firebeast" have no damage marked
      When Bob activates "Ashen Firebeast" and it resolves
      Then "Bear Cub" and "Gray Ogre" have 1 damage marked

    Scenario: Two shields against the next damage are used up one by one
      Given the card "Circle of Protection: Red" is an "Enchantment" that costs {1}{W}:
        """
        {1}: The next time a red source of your choice would deal damage to you this turn, prevent that damage.
        """
      And Alice controls "Circle of Protection: Red"
      And Bob controls "Prodigal Pyromancer" (1), "Prodigal Pyromancer" (2) and "Prodigal Pyromancer" (3)
      And Alice has {1}{1} in the mana pool
      When Alice activates "Circle of Protection: Red" and it resolves
      And Alice chooses "Prodigal Pyromancer" (1)
      And Alice activates "Circle of Protection: Red" and it resolves
      And Alice chooses "Prodigal Pyromancer" (2)
      And Alice passes
      And Bob activates "Prodigal Pyromancer" (1) targeting Alice and it resolves
      And Bob activates "Prodigal Pyromancer" (2) targeting Alice and it resolves
      Then Alice has 20 life
      When Bob activates "Prodigal Pyromancer" (3) targeting Alice and it resolves
      Then Alice has 19 life

  @CR-615.9
  Rule: 615.9 The properties are looked at again

    Scenario: A source that is no longer red deals its damage, and the shield waits on
      Given the card "Circle of Protection: Red" is an "Enchantment" that costs {1}{W}:
        """
        {1}: The next time a red source of your choice would deal damage to you this turn, prevent that damage.
        """
      And the card "Cerulean Wisps" is an "Instant" that costs {U}:
        """
        Target creature becomes blue until end of turn. Untap that creature.
        Draw a card.
        """
      And Alice controls "Circle of Protection: Red"
      And Alice has "Cerulean Wisps" in hand
      And Alice has {1}{U} in the mana pool
      And Bob has "Crimson Wisps" in hand
      And Bob has {R} in the mana pool
      And Bob controls "Prodigal Pyromancer"
      When Alice activates "Circle of Protection: Red" and it resolves
      And Alice passes
      And Bob activates "Prodigal Pyromancer" targeting Alice
      And Bob passes
      And Alice casts "Cerulean Wisps" targeting "Prodigal Pyromancer" and it resolves
      And all players pass
      Then Alice has 19 life
      When Alice passes
      And Bob casts "Crimson Wisps" targeting "Prodigal Pyromancer" and it resolves
      And Alice passes
      And Bob activates "Prodigal Pyromancer" targeting Alice and it resolves
      Then Alice has 19 life

  @CR-615.10
  Rule: 615.10 So much of each event

    @example-1
    Example: Pyroclasm deals 1 damage to each Cleric of the defender's controller and 2 to the others
      Given Alice controls "Daunting Defender"
      And Alice controls a 4/4 Cleric creature "Priest" and a 4/4 creature "Ox"
      And Bob controls a 4/4 Cleric creature "Monk"
      And Bob has "Pyroclasm" in hand
      And Bob has {R}{R} in the mana pool
      And it is Bob's precombat main
      When Bob casts "Pyroclasm" and it resolves
      Then "Daunting Defender" and "Priest" have 1 damage marked
      And "Ox" and "Monk" have 2 damage marked

    Scenario: It works again the next time, as often as damage comes
      Given the card "Urza's Armor" is an "Artifact" that costs {6}:
        """
        If a source would deal damage to you, prevent 1 of that damage.
        """
      And Alice controls "Urza's Armor"
      And Bob controls "Flamekin Spitfire"
      And Bob has "Shock" and "Explosive Impact" in hand
      And Bob has {8}{R}{R}{R} in the mana pool
      When Bob activates "Flamekin Spitfire" targeting Alice and it resolves
      Then Alice has 20 life
      When Bob casts "Shock" targeting Alice and it resolves
      Then Alice has 19 life
      When Bob casts "Explosive Impact" targeting Alice and it resolves
      Then Alice has 15 life

    Scenario: Half of each event, rounded up
      Given the card "Grace" is an "Enchantment":
        """
        If a source would deal damage to you or a permanent you control, prevent half that damage, rounded up.
        """
      And Alice controls "Grace" and a 5/5 creature "Ox"
      And Bob controls "Pinger"
      And Bob has "Sting" and "Lesser Blaze" in hand
      When Bob casts "Lesser Blaze" targeting Alice and it resolves
      Then Alice has 18 life
      When Bob casts "Sting" targeting "Ox" and it resolves
      Then "Ox" has 1 damage marked
      When Bob activates "Pinger" targeting "Ox" and it resolves
      Then "Ox" has 1 damage marked

    Scenario: All but so much of each damage event is prevented
      Given the card "Lesser Bulwark" is an "Enchantment":
        """
        If a source would deal damage to you, prevent all but 1 of that damage.
        """
      And Alice controls "Lesser Bulwark"
      And Bob has "Sting" and "Lesser Blaze" in hand
      And it is Bob's precombat main
      When Bob casts "Sting" targeting Alice and it resolves
      And Bob casts "Lesser Blaze" targeting Alice and it resolves
      Then Alice has 18 life

  @CR-615.11
  Rule: 615.11 A shield for each creature

    @example-1
    Example: The apothecary shields the target and those that share a color with it just then
      Given Alice controls "Wojek Apothecary"
      And the card "Rumbling Baloth" is a "Creature — Beast" that costs {2}{G}{G} of size 4/4
      And the card "Thoughtlace" is an "Instant" that costs {U}
        """
        Target spell or permanent becomes blue.
        """
      And Alice controls "Rumbling Baloth" (first), "Rumbling Baloth" (second) and "Hill Giant"
      And Alice has "Thoughtlace", "Rumbling Baloth" (third) and "Pyroclasm" in hand
      And Alice has {U}{2}{G}{G}{1}{R} in the mana pool
      When Alice activates "Wojek Apothecary" targeting "Rumbling Baloth" (first) and it resolves
      And Alice casts "Thoughtlace" targeting "Rumbling Baloth" (second) and it resolves
      And Alice casts "Rumbling Baloth" (third) and it resolves
      And Alice casts "Pyroclasm" and it resolves
      Then "Rumbling Baloth" (first) and "Rumbling Baloth" (second) have 1 damage marked
      And "Hill Giant" and "Rumbling Baloth" (third) have 2 damage marked

    Scenario: Each has a shield of its own
      Given the card "Hymn" is an "Instant" that costs {0}:
        """
        Prevent the next 1 damage that would be dealt to each creature you control this turn.
        """
      And Alice has "Hymn" in hand
      And Alice controls a 4/4 creature "Ox" and a 4/4 creature "Elk"
      And Bob has "Quake" in hand
      And it is Bob's precombat main
      When Alice casts "Hymn" and it resolves
      And Bob casts "Quake" and it resolves
      Then "Ox" and "Elk" have 1 damage marked

  @CR-615.12
  Rule: 615.12 Damage that can't be prevented

    Scenario: It is dealt in full and reduces no shield
      Given the card "Lesser Combust" is an "Instant" that costs {0}:
        """
        Lesser Combust deals 2 damage to any target. The damage can't be prevented.
        """
      And Alice has "Salve" in hand
      And Bob has "Lesser Combust" and "Lesser Blaze" in hand
      When Alice casts "Salve" targeting Alice and it resolves
      And Bob casts "Lesser Combust" targeting Alice and it resolves
      Then Alice has 18 life
      When Bob casts "Lesser Blaze" targeting Alice and it resolves
      Then Alice has 16 life

    Scenario: A shield for the next time is not used up by it
      Given the card "Lesser Fury" is a "Creature — Elemental" of size 1/1 in red:
        """
        {0}: This creature deals 2 damage to any target. The damage can't be prevented.
        {0}: This creature deals 3 damage to any target.
        """
      And Alice has "Ward" in hand
      And Bob controls "Lesser Fury"
      When Alice casts "Ward" and it resolves
      And Bob activates "Lesser Fury", "2 damage" targeting Alice and it resolves
      Then Alice has 18 life
      When Bob activates "Lesser Fury", "3 damage" targeting Alice and it resolves
      Then Alice has 18 life

    Scenario: What else the prevention effect does takes place
      Given the card "Phantom Tiger" is a "Creature — Cat Spirit" that costs {2}{G} of size 1/0:
        """
        This creature enters with two +1/+1 counters on it.
        If damage would be dealt to this creature, prevent that damage. Remove a +1/+1 counter from this creature.
        """
      And Alice controls "Phantom Tiger" with five +1/+1 counters
      And Bob has "Flaring Pain" and "Shock" in hand
      And Bob has {1}{R}{R} in the mana pool
      When Bob casts "Flaring Pain" and it resolves
      And Bob casts "Shock" targeting "Phantom Tiger" and it resolves
      Then "Phantom Tiger" has 2 damage marked
      And "Phantom Tiger" has four +1/+1 counters

    Scenario: Protection does not hold it off either
      Given Alice controls a 2/3 creature "Oraxid" with protection from red
      And Bob has "Flaring Pain" in hand
      And Alice has "Pyroclasm" in hand
      And Bob has {1}{R} in the mana pool
      And Alice has {1}{R} in the mana pool
      When Bob casts "Flaring Pain" and it resolves
      And Alice casts "Pyroclasm" and it resolves
      Then "Oraxid" has 2 damage marked

    Scenario Outline: Only the damage that it speaks of can't be prevented: <what>
      Given the card "Banner" is an "Enchantment":
        """
        Damage that would be dealt by creatures you control can't be prevented.
        """
      And Bob controls "Banner" and "Pinger"
      And Alice has "Haze" in hand
      And Bob has "Sting" in hand
      When Alice casts "Haze" and it resolves
      And Bob <deed> targeting Alice and it resolves
      Then Alice has <life> life
      And "Haze" is in Alice's graveyard

      Examples:
        | what          | deed               | life |
        | a creature's  | activates "Pinger" | 19   |
        | a spell's     | casts "Sting"      | 20   |

    Scenario Outline: An ability says of which damage it can't be prevented
      Given the card "Heedless Wrath" is an "Enchantment":
        """
        <text>
        """
      And the card "Padding" is an "Enchantment":
        """
        If a source would deal damage to you, prevent 1 of that damage.
        """
      And Alice controls "Heedless Wrath", "Prodigal Pyromancer", "Grizzly Bears" and "Padding" (Alice's)
      And Bob controls "Padding" (Bob's) and "Hill Giant"
      When Alice activates "Prodigal Pyromancer" targeting Bob and it resolves
      Then Bob has <first> life
      When Alice attacks Bob with "Grizzly Bears"
      And Bob declares no blockers
      And all players pass
      Then Bob has <then> life
      When the game goes on to Bob's precombat main phase
      And Bob attacks Alice with "Hill Giant"
      And Alice declares no blockers
      And all players pass
      Then Alice has <last> life

      Examples:
        | text                                                                           | first | then | last |
        | Damage can't be prevented.                                                     | 19    | 17   | 17   |
        | Combat damage can't be prevented.                                              | 20    | 18   | 17   |
        | Combat damage that would be dealt by creatures you control can't be prevented. | 20    | 18   | 18   |

    Scenario: The damage of one creature can't be prevented
      Given the card "Boar" is a "Creature — Boar" of size 3/3:
        """
        Damage that would be dealt by this creature can't be prevented.
        """
      And the card "Padding" is an "Enchantment":
        """
        If a source would deal damage to you, prevent 1 of that damage.
        """
      And Alice controls "Boar" and "Grizzly Bears"
      And Bob controls "Padding"
      When Alice attacks Bob with "Boar" and "Grizzly Bears"
      And Bob declares no blockers
      And all players pass
      Then Bob has 16 life

    Scenario Outline: For a turn the damage of some can't be prevented, though they come later
      Given the card "Heedless Wrath" is an "Instant" that costs {0}:
        """
        <text>
        """
      And the card "Padding" is an "Enchantment":
        """
        If a source would deal damage to you, prevent 1 of that damage.
        """
      And Alice controls "Prodigal Pyromancer"
      And Bob controls "Padding"
      And Alice has "Heedless Wrath", "Raging Goblin" and "Shock" in hand
      And Alice has {R}{R} in the mana pool
      When Alice casts "Heedless Wrath" and it resolves
      And Alice casts "Raging Goblin" and it resolves
      And Alice activates "Prodigal Pyromancer" targeting Bob and it resolves
      Then Bob has <first> life
      When Alice casts "Shock" targeting Bob and it resolves
      Then Bob has <then> life
      When Alice attacks Bob with "Raging Goblin"
      And Bob declares no blockers
      And all players pass
      Then Bob has <last> life

      Examples:
        | text                                                                                     | first | then | last |
        | Damage can't be prevented this turn.                                                     | 19    | 17   | 16   |
        | Combat damage can't be prevented this turn.                                              | 20    | 19   | 18   |
        | Damage that would be dealt by creatures you control can't be prevented this turn.        | 19    | 18   | 17   |
        | Combat damage that would be dealt by creatures you control can't be prevented this turn. | 20    | 19   | 18   |

  @CR-615.12a
  Rule: 615.12a Applied to such damage just once

    Scenario: The additional effect takes place a single time for each event
      Given Alice controls "Phantom Wurm" with four +1/+1 counters
      And Bob has "Skullcrack" and "Shock" in hand
      And Bob has {1}{R}{R} in the mana pool
      When Alice passes
      And Bob casts "Skullcrack" targeting Alice and it resolves
      And Alice passes
      And Bob casts "Shock" targeting "Phantom Wurm" and it resolves
      Then "Phantom Wurm" has three +1/+1 counters
      And "Phantom Wurm" has 2 damage marked

  @CR-615.13
  Rule: 615.13 Abilities that see damage prevented

    Scenario Outline: It triggers once as an effect prevents <part> of the damage
      Given the card "Lesser Squire" is a "Creature — Human" of size 1/1:
        """
        Whenever damage that would be dealt to you is prevented, put that many +1/+1 counters on this creature.
        """
      And Alice controls "Lesser Squire"
      And Alice has "Salve" and "Haze" in hand
      And Bob has "Lesser Blaze" in hand
      When Alice casts <deed> and it resolves
      And Bob casts "Lesser Blaze" targeting Alice and it resolves
      Then the stack, from the top, is ability of "Lesser Squire"
      When all players pass
      Then "Lesser Squire" has <number> +1/+1 counters
      And Alice has <life> life

      Examples:
        | part | deed                    | number | life |
        | some | "Salve" targeting Alice | three  | 18   |
        | all  | "Haze"                  | five   | 20   |

    Scenario: Damage from two sources at once that one effect prevents triggers it once
      Given the card "Selfless Squire" is a "Creature — Human Soldier" that costs {3}{W} of size 1/1:
        """
        Flash
        When this creature enters, prevent all damage that would be dealt to you this turn.
        Whenever damage that would be dealt to you is prevented, put that many +1/+1 counters on this creature.
        """
      And Alice controls "Selfless Squire" and "Forest"
      And Alice has "Fog" in hand
      And Bob controls "Grizzly Bears" and "Hill Giant"
      And it is Bob's precombat main
      When Bob attacks with "Grizzly Bears" and "Hill Giant"
      And Bob passes
      And Alice activates "Forest"
      And Alice casts "Fog" and it resolves
      And Alice declares no blockers
      And all players pass
      Then the stack, from the top, is ability of "Selfless Squire"
      When all players pass
      Then "Selfless Squire" has five +1/+1 counters

    Scenario: Damage that can't be prevented does not trigger it
      Given the card "Lesser Squire" is a "Creature — Human" of size 1/1:
        """
        Whenever damage that would be dealt to you is prevented, put that many +1/+1 counters on this creature.
        """
      And Alice controls "Lesser Squire"
      And Alice has "Haze" in hand
      And Bob has "Curse" and "Sting" in hand
      When Alice casts "Haze" and it resolves
      And Bob casts "Curse" and it resolves
      And Bob casts "Sting" targeting Alice and it resolves
      Then the stack is empty
      And Alice has 18 life

    Scenario: Damage to another is not what it waits for
      Given the card "Lesser Squire" is a "Creature — Human" of size 1/1:
        """
        Whenever damage that would be dealt to you is prevented, put that many +1/+1 counters on this creature.
        """
      And Alice controls "Lesser Squire"
      And Alice controls a 2/2 creature "Ox"
      And Alice has "Salve" in hand
      And Bob has "Sting" in hand
      When Alice casts "Salve" targeting "Ox" and it resolves
      And Bob casts "Sting" targeting "Ox" and it resolves
      Then the stack is empty
      And "Sting" is in Bob's graveyard
