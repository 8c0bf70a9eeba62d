Feature: 120. Damage

  @CR-120.1 @CR-120.3
  Rule: 120.1 Who deals and who is dealt damage

    Scenario: A player, a creature, a planeswalker and a battle are each dealt damage, with other results
      Given Alice has "Lightning Bolt" (first), "Lightning Bolt" (second), "Lightning Bolt" (third) and "Lightning Bolt" (fourth) in hand
      And Alice has {R}{R}{R}{R} in the mana pool
      And Alice controls "Invasion of Moag"
      And "Invasion of Moag" is protected by Bob
      And Bob controls "Vizzerdrix" and "Ob Nixilis Reignited"
      When Alice casts "Lightning Bolt" (first) targeting Bob and it resolves
      Then Bob has 17 life
      When Alice casts "Lightning Bolt" (second) targeting "Vizzerdrix" and it resolves
      Then "Vizzerdrix" has 3 damage marked
      When Alice casts "Lightning Bolt" (third) targeting "Ob Nixilis Reignited" and it resolves
      Then "Ob Nixilis Reignited" has loyalty 2
      When Alice casts "Lightning Bolt" (fourth) targeting "Invasion of Moag" and it resolves
      Then "Invasion of Moag" has defense 2
      And Bob has 17 life

  @CR-120.1a
  Rule: 120.1a What can't be dealt damage

    Scenario: A land is dealt none, and a land that is a creature is dealt some
      Given the card "Scorched Roots" is a "Sorcery" that costs {0}
        """
        Target creature you control deals 2 damage to each land.
        """
      And Alice has "Scorched Roots" in hand
      And Alice controls "Child of Night"
      And Bob controls "Forest" and "Dryad Arbor"
      When Alice casts "Scorched Roots" targeting "Child of Night" and it resolves
      Then "Dryad Arbor" is in Bob's graveyard
      And Alice has 22 life

  @CR-120.2
  Rule: 120.2 Every object may deal it

    Scenario: An enchantment deals damage
      Given Alice controls "Pestilence"
      And Bob controls "Hill Giant"
      And Alice has {B} in the mana pool
      When Alice activates "Pestilence" and it resolves
      Then "Hill Giant" has 1 damage marked
      And Alice has 19 life
      And Bob has 19 life

  @CR-120.2a
  Rule: 120.2a By combat

    Scenario: An attacking and a blocking creature deal as much as their power is by then
      Given Alice controls "Grizzly Bears" and "Forest"
      And Alice has "Giant Growth" in hand
      And Bob controls "Vizzerdrix"
      When Alice attacks Bob with "Grizzly Bears"
      And Bob blocks "Grizzly Bears" with "Vizzerdrix"
      And Alice activates "Forest"
      And Alice casts "Giant Growth" targeting "Grizzly Bears" and it resolves
      And the game goes on to Alice's end of combat
      Then "Vizzerdrix" has 5 damage marked
      And "Grizzly Bears" is in Alice's graveyard

  @CR-120.2b
  Rule: 120.2b By an effect

    Scenario Outline: What deals damage to itself is the creature, and not the spell that says so
      Given the card "Justice Strike" is an "Instant" that costs {R}{W}
        """
        Target creature deals damage to itself equal to its power.
        """
      And Alice has "Justice Strike" in hand
      And Alice has {R}{W} in the mana pool
      And Bob controls "Child of Night" and "Serra Angel"
      When Alice casts "Justice Strike" targeting "<creature>" and it resolves
      Then "<creature>" is <where>
      And Bob has <life> life
      And Alice has 20 life

      Examples:
        | creature          | where               | life |
        | Child of Night    | in Bob's graveyard  | 22   |
        | Serra Angel       | in Bob's graveyard  | 20   |

    Scenario: Each creature deals damage to itself, as much as its own power
      Given the card "Solar Blaze" is a "Sorcery" that costs {2}{R}{W}
        """
        Each creature deals damage to itself equal to its power.
        """
      And Alice has "Solar Blaze" in hand
      And Alice has {2}{R}{W} in the mana pool
      And Alice controls "Serra Angel"
      And Bob controls "Hill Giant" and "Wall of Omens"
      When Alice casts "Solar Blaze" and it resolves
      Then "Serra Angel" is in Alice's graveyard
      And "Hill Giant" is in Bob's graveyard
      And "Wall of Omens" has no damage marked

    Scenario: A player and each creature of that player are dealt damage, and nobody else's
      Given the card "Burning Hall" is a "Sorcery" that costs {3}{R}{R}
        """
        Burning Hall deals 2 damage to target player and each creature that player controls.
        """
      And Alice has "Burning Hall" in hand
      And Alice has {3}{R}{R} in the mana pool
      And Alice controls "Hill Giant"
      And Bob controls "Serra Angel" and "Wall of Omens"
      When Alice casts "Burning Hall" targeting Bob and it resolves
      Then Bob has 18 life
      And "Serra Angel" has 2 damage marked
      And "Wall of Omens" has 2 damage marked
      And "Hill Giant" has no damage marked
      And Alice has 20 life

    Scenario: Each opponent and each creature they control are dealt damage, and none of one's own
      Given the card "Tectonic Hazard" is a "Sorcery" that costs {R}
        """
        Tectonic Hazard deals 1 damage to each opponent and each creature they control.
        """
      And Alice has "Tectonic Hazard" in hand
      And Alice has {R} in the mana pool
      And Alice controls "Hill Giant"
      And Bob controls "Serra Angel"
      When Alice casts "Tectonic Hazard" and it resolves
      Then Bob has 19 life
      And "Serra Angel" has 1 damage marked
      And "Hill Giant" has no damage marked

    Scenario: The object that the text names deals it, with deathtouch of its own
      Given Alice controls "Typhoid Rats"
      And Alice has "Shock" and "Rabid Bite" in hand
      And Alice has {1}{G}{R} in the mana pool
      And Bob controls "Vizzerdrix"
      When Alice casts "Shock" targeting "Vizzerdrix" and it resolves
      Then "Vizzerdrix" has 2 damage marked
      When Alice casts "Rabid Bite" targeting "Typhoid Rats" and "Vizzerdrix" and it resolves
      Then "Vizzerdrix" is in Bob's graveyard

  @CR-120.3a @CR-120.3b
  Rule: 120.3b Poison

    Scenario: A source with infect gives poison counters and costs no life
      Given Alice controls "Glistener Elf" and "Grizzly Bears"
      When Alice attacks Bob with "Glistener Elf" and "Grizzly Bears"
      And the game goes on to Alice's end of combat
      Then Bob has one poison counter
      And Bob has 18 life

  @CR-120.3c
  Rule: 120.3c Loyalty

    Scenario: A planeswalker loses counters, with infect as without it
      Given Alice controls "Glistener Elf" and "Grizzly Bears"
      And Bob controls "Ob Nixilis Reignited"
      When Alice attacks "Ob Nixilis Reignited" with "Glistener Elf" and "Grizzly Bears"
      And the game goes on to Alice's end of combat
      Then "Ob Nixilis Reignited" has loyalty 2
      And Bob has no poison counters
      And Bob has 20 life

  @CR-120.3d @CR-120.3e
  Rule: 120.3d Shrinking

    Scenario Outline: Wither and infect shrink a creature, and other damage is marked on it
      Given Alice controls "<attacker>"
      And Bob controls "Vizzerdrix"
      When Alice attacks Bob with "<attacker>"
      And Bob blocks "<attacker>" with "Vizzerdrix"
      And the game goes on to Alice's end of combat
      Then "Vizzerdrix" is <size>
      And "Vizzerdrix" has <damage> damage marked

      Examples:
        | attacker         | size | damage |
        | Boggart Ram-Gang | 3/3  | 0      |
        | Glistener Elf    | 5/5  | 0      |

  @CR-120.3e
  Rule: 120.3e Marks

    Scenario: Without wither the damage is marked
      Given Alice controls "Hill Giant"
      And Bob controls "Vizzerdrix"
      When Alice attacks Bob with "Hill Giant"
      And Bob blocks "Hill Giant" with "Vizzerdrix"
      And the game goes on to Alice's end of combat
      Then "Vizzerdrix" is 6/6
      And "Vizzerdrix" has 3 damage marked

  @CR-120.3f
  Rule: 120.3f Life for the dealer

    Scenario: Life is gained besides what the damage does otherwise
      Given Alice controls "Child of Night" and "Grizzly Bears"
      When Alice attacks Bob with "Child of Night" and "Grizzly Bears"
      And the game goes on to Alice's end of combat
      Then Bob has 16 life
      And Alice has 22 life

  @CR-120.3g
  Rule: 120.3g Poison besides

    Scenario: A player dealt combat damage twice gets a counter each time, and loses life too
      Given Alice controls "Jawbone Duelist"
      When Alice attacks Bob with "Jawbone Duelist"
      And the game goes on to Alice's end of combat
      Then Bob has two poison counters
      And Bob has 18 life

  @CR-120.3h
  Rule: 120.3h Defense

    Scenario: A battle loses defense counters, and its protector no life
      Given Alice controls "Invasion of Moag" and "Hill Giant"
      And "Invasion of Moag" is protected by Bob
      When Alice attacks "Invasion of Moag" with "Hill Giant"
      And the game goes on to Alice's end of combat
      Then "Invasion of Moag" has defense 2
      And Bob has 20 life

  @CR-120.4a
  Rule: 120.4a Excess dealt elsewhere

    Background:
      Given Alice has "Gandalf's Sanction" in hand
      And Alice has {1}{U}{R}{R} in the mana pool
      And Alice has "Murder", "Opt", "Unsummon" and "Giant Growth" in the graveyard

    Scenario Outline: What is too much for the creature is dealt to its controller
      Given Bob controls "<creature>"
      When Alice casts "Gandalf's Sanction" targeting "<creature>" and it resolves
      Then "<creature>" is in Bob's graveyard
      And Bob has <life> life

      Examples:
        | creature       | life |
        | Muck Rats      | 17   |
        | Grizzly Bears  | 18   |
        | Yoked Ox       | 20   |

    Scenario: Damage that is marked already counts
      Given Bob controls "Yoked Ox"
      And Alice has "Shock" in hand
      When Alice casts "Shock" targeting "Yoked Ox" and it resolves
      And Alice casts "Gandalf's Sanction" targeting "Yoked Ox" and it resolves
      Then Bob has 17 life

  @CR-120.4b
  Rule: 120.4b Replaced, prevented and dealt

    Scenario: What is prevented has no results, and an ability sees what is left
      Given Alice controls "Aven Redeemer"
      And Alice controls "Boros Reckoner"
      And Bob has "Lightning Bolt" (first) and "Lightning Bolt" (second) in hand
      And Bob has {R}{R} in the mana pool
      When Alice activates "Aven Redeemer" targeting Alice and it resolves
      And Bob casts "Lightning Bolt" (first) targeting Alice and it resolves
      Then Alice has 19 life
      When Bob casts "Lightning Bolt" (second) targeting Alice and it resolves
      Then Alice has 16 life

    Scenario: Doubled damage costs twice as much life
      Given Alice controls "Furnace of Rath"
      And Bob has "Lightning Bolt" in hand
      And Bob has {R} in the mana pool
      When Bob casts "Lightning Bolt" targeting Alice and it resolves
      Then Alice has 14 life

  @CR-120.4c
  Rule: 120.4c Turned into results

    Scenario: What results from the damage may be replaced in turn
      Given Alice controls "Boon Reflection" and "Child of Night"
      When Alice attacks Bob with "Child of Night"
      And the game goes on to Alice's end of combat
      Then Bob has 18 life
      And Alice has 24 life

  @CR-120.4d
  Rule: 120.4d All of it happens

    @example-1
    Example: What is left after prevention becomes counters, marks and a gain of life, which is doubled
      Given the card "Blighted Cleric" is a "Creature — Elf Cleric" that costs {2}{B} of size 3/3
        """
        Lifelink
        Wither
        """
      And Alice controls "Boon Reflection" and "Blighted Cleric"
      And Bob controls "Grizzly Bears" and "Aven Redeemer"
      When Alice attacks Bob with "Blighted Cleric"
      And Bob blocks "Blighted Cleric" with "Grizzly Bears"
      And Bob activates "Aven Redeemer" targeting "Grizzly Bears" and it resolves
      And the game goes on to Alice's end of combat
      Then "Grizzly Bears" is 1/1
      And "Grizzly Bears" has no damage marked
      And Alice has 22 life
      And "Blighted Cleric" has 2 damage marked

    @example-2
    Example: A loss that comes with a gain does not bring the life total below 1
      Given Alice controls "Colossapede" (first) and "Colossapede" (second)
      And Bob controls "Worship" and "Muck Rats"
      And Bob has 2 life
      And Bob controls "Plains"
      And Bob has "Awe Strike" in hand
      When Alice attacks Bob with "Colossapede" (first) and "Colossapede" (second)
      And Bob declares no blockers
      And Alice passes
      And Bob activates "Plains"
      And Bob casts "Awe Strike" targeting "Colossapede" (first) and it resolves
      And the game goes on to Alice's end of combat
      Then Bob has 2 life
      And "Awe Strike" is in Bob's graveyard
      And "Colossapede" (second) is tapped

    Scenario: What is lost to two at once is one loss for an effect that looks at the life total
      Given Alice controls "Colossapede" (first) and "Colossapede" (second)
      And Bob controls "Worship" and "Muck Rats"
      And Bob has 8 life
      When Alice attacks Bob with "Colossapede" (first) and "Colossapede" (second)
      And the game goes on to Alice's end of combat
      Then Bob has 1 life

  @CR-120.5
  Rule: 120.5 Damage destroys nothing

    @example-1
    Example: Lightning Bolt deals its damage, and then the creature is destroyed
      Given Bob controls "Grizzly Bears" and "Vizzerdrix"
      And Alice has "Lightning Bolt" (first) and "Lightning Bolt" (second) in hand
      And Alice has {R}{R} in the mana pool
      When Alice casts "Lightning Bolt" (first) targeting "Grizzly Bears" and it resolves
      Then "Grizzly Bears" is in Bob's graveyard
      When Alice casts "Lightning Bolt" (second) targeting "Vizzerdrix" and it resolves
      Then "Vizzerdrix" is on the battlefield

  @CR-120.6
  Rule: 120.6 How long it stays

    Scenario: Damage of one turn adds up, and is gone in the next
      Given Bob controls "Hill Giant" (first) and "Hill Giant" (second)
      And Alice has "Shock" (first), "Shock" (second), "Shock" (third) and "Shock" (fourth) in hand
      And Alice has {R}{R}{R} in the mana pool
      When Alice casts "Shock" (first) targeting "Hill Giant" (first) and it resolves
      And Alice casts "Shock" (second) targeting "Hill Giant" (first) and it resolves
      Then "Hill Giant" (first) is in Bob's graveyard
      When Alice casts "Shock" (third) targeting "Hill Giant" (second) and it resolves
      Then "Hill Giant" (second) has 2 damage marked
      When the game goes on to Bob's upkeep
      Then "Hill Giant" (second) has no damage marked

  @CR-120.7
  Rule: 120.7 Sources to choose

    Scenario: A spell on the stack may be chosen as well as a permanent that deals no damage
      Given Alice controls "Rune of Protection: Red" and "Dwarven Trader"
      And Alice has {W} in the mana pool
      And Bob has "Lightning Bolt" in hand
      And Bob has {R} in the mana pool
      And it is Bob's precombat main
      When Bob casts "Lightning Bolt" targeting Alice
      And Bob passes
      And Alice activates "Rune of Protection: Red", "prevent that damage" and it resolves
      Then Alice is asked to choose one from "Dwarven Trader" and "Lightning Bolt"
      When Alice chooses "Lightning Bolt"
      And all players pass
      Then Alice has 20 life

  @CR-120.8
  Rule: 120.8 No damage at all

    Scenario: Damage is more by an effect, and no damage is not
      Given Alice controls "Torbran, Thane of Red Fell"
      And Alice has "Volcanic Geyser" (first) and "Volcanic Geyser" (second) in hand
      And Alice has {1}{R}{R}{R}{R} in the mana pool
      When Alice casts "Volcanic Geyser" (first) targeting Bob with X = 0 and it resolves
      Then Bob has 20 life
      When Alice casts "Volcanic Geyser" (second) targeting Bob with X = 1 and it resolves
      Then Bob has 17 life

    Scenario: No ability triggers on 0 damage
      Given Alice controls "Boros Reckoner"
      And Alice has "Volcanic Geyser" (first) and "Volcanic Geyser" (second) in hand
      And Alice has {1}{R}{R}{R}{R} in the mana pool
      When Alice casts "Volcanic Geyser" (first) targeting "Boros Reckoner" with X = 0 and it resolves
      Then the stack is empty
      When Alice casts "Volcanic Geyser" (second) targeting "Boros Reckoner" with X = 1 and it resolves
      And Alice chooses Bob
      And all players pass
      Then Bob has 19 life

  @CR-120.9
  Rule: 120.9 What those sources dealt

    Scenario: What another creature deals at the same time doesn't count
      Given Alice controls "Hill Giant" and "Grizzly Bears"
      And Alice controls "Vampiric Link" attached to "Grizzly Bears"
      When Alice attacks Bob with "Hill Giant" and "Grizzly Bears"
      And the game goes on to Alice's end of combat
      Then Bob has 15 life
      And Alice has 22 life

  @CR-120.10
  Rule: 120.10 Excess damage

    Scenario Outline: What goes beyond lethal damage is excess
      Given Bob controls "<creature>"
      And Alice has "Lacerate Flesh" in hand
      And Alice has {4}{R} in the mana pool
      When Alice casts "Lacerate Flesh" targeting "<creature>" and it resolves
      Then Alice controls <tokens> Bloods
      And "<creature>" is in Bob's graveyard

      Examples:
        | creature      | tokens |
        | Muck Rats     | three  |
        | Grizzly Bears | two    |
        | Yoked Ox      | no     |

    Scenario: For a planeswalker it is what goes beyond its loyalty
      Given Bob controls "Jace Beleren"
      And Alice has "Bottle-Cap Blast" in hand
      And Alice has {4}{R} in the mana pool
      When Alice casts "Bottle-Cap Blast" targeting "Jace Beleren" and it resolves
      Then Alice controls two Treasures

    Scenario: An ability triggers for each creature that is dealt some
      Given Alice controls "Fall of Cair Andros"
      And Alice has "Steam Blast" in hand
      And Alice has {2}{R} in the mana pool
      And Bob controls "Muck Rats" and "Grizzly Bears"
      When Alice casts "Steam Blast" and it resolves
      And all players pass
      Then Alice controls a 1/1 Army
      And the stack is empty
