Feature: 603. Handling Triggered Abilities

  Background:
    Given these cards:
      | name           | type    | cost | text                                              |
      | Lesser Murder  | Instant | {0}  | Destroy target creature.                          |
      | Lesser Insight | Instant | {0}  | Draw a card.                                      |
      | Salve          | Instant | {0}  | You gain 1 life.                                  |
      | Wear           | Instant | {0}  | Tap target creature.                              |
      | Wake           | Instant | {0}  | Untap target creature.                            |
      | Lesser Hush    | Instant | {0}  | Counter target triggered ability.                 |
      | Mist           | Instant | {0}  | Prevent all damage that would be dealt this turn. |

  @CR-603.1
  Rule: 603.1 A trigger condition and an effect

    Scenario Outline: Each of the three words begins a triggered ability
      Given the card "Onulet" is an "Artifact Creature — Construct" that costs {3} of size 2/2:
        """
        When this creature dies, you gain 2 life.
        """
      And the card "Proper Burial" is an "Enchantment" that costs {3}{W}:
        """
        Whenever a creature you control dies, you gain life equal to its toughness.
        """
      And the card "Fountain of Renewal" is an "Artifact" that costs {1}:
        """
        At the beginning of your upkeep, you gain 1 life.
        {3}, Sacrifice this artifact: Draw a card.
        """
      And Alice controls "<card>", "<creature>" (2) and "Mountain"
      And it is Alice's untap
      And Alice has "Shock" in hand
      When the game goes on to Alice's upkeep
      And Alice activates "Mountain"
      And Alice casts "Shock" targeting "<creature>" (2)
      And all players pass
      And all players pass
      Then Alice has <life> life

      Examples:
        | word     | card                | creature      | life |
        | When     | Onulet              | Onulet        | 22   |
        | Whenever | Proper Burial       | Grizzly Bears | 22   |
        | At       | Fountain of Renewal | Grizzly Bears | 21   |

  @CR-603.1a
  Rule: 603.1a Instructions behind the effect hold on the stack

    Scenario Outline: A triggered ability <which> say that it can't be countered <fate>
      Given the card "Altar" is an "Enchantment"
        """
        Whenever a creature dies, you gain 3 life.<instruction>
        """
      And Alice controls "Altar" and a 1/1 creature "Ox"
      And Alice has "Murder" and "Lesser Hush" in hand
      And Alice has {1}{B}{B} in the mana pool
      When Alice casts "Murder" targeting "Ox" and it resolves
      And Alice casts "Lesser Hush" targeting ability of "Altar" and it resolves
      And all players pass
      Then Alice has <life> life
      And "Lesser Hush" is in Alice's graveyard

      Examples:
        | which         | fate   | instruction                      | life |
        | that does     | is not | This ability can't be countered. | 23   |
        | that does not | is     |                                  | 20   |

  @CR-603.2
  Rule: 603.2 By itself, and nothing more yet

    Scenario: The ability triggers on its event and does nothing until it resolves
      Given Alice controls "Moonlit Wake"
      And Bob controls a 1/1 creature "Muck Rats"
      And Bob has "Murder" in hand
      And Bob has {1}{B}{B} in the mana pool
      When Bob casts "Murder" targeting "Muck Rats" and it resolves
      Then Alice has 20 life
      And the stack, from the top, is ability of "Moonlit Wake"
      When all players pass
      Then Alice has 21 life

    Scenario: Another event than the one in the condition does not count
      Given the card "Altar" is an "Enchantment"
        """
        Whenever a creature an opponent controls dies, you gain 3 life.
        """
      And Alice controls "Altar" and a 1/1 creature "Ox"
      And Alice has "Murder" in hand
      And Alice has {1}{B}{B} in the mana pool
      When Alice casts "Murder" targeting "Ox" and it resolves
      Then the stack is empty
      And "Ox" is in Alice's graveyard

    Scenario Outline: It triggers when <when>
      Given the card "Altar" is an "Enchantment"
        """
        <text>, you gain 5 life.
        """
      And these cards:
        | name         | type    | cost | text                                        |
        | Drain        | Instant | {0}  | Target player loses 1 life.                 |
        | Lesser Purge | Instant | {0}  | Target player discards a card.              |
        | Offer        | Instant | {0}  | Target player sacrifices a creature.        |
        | Boon         | Instant | {0}  | Put two +1/+1 counters on target creature.  |
        | Poke         | Instant | {0}  | Poke deals 1 damage to target creature.     |
        | Lesser Bind  | Instant | {0}  | Attach target Equipment to target creature. |
      And the card "Rod" is an "Artifact"
        """
        {0}: Draw a card.
        """
      And the card "Blade" is an "Artifact — Equipment"
      And Alice controls "Altar", "Rod" and "Blade"
      And Bob controls a 0/4 creature "Ox"
      And Bob has "Lesser Insight" in hand
      And Alice has "Drain", "Lesser Purge", "Offer", "Boon", "Poke", "Lesser Bind" and "Wear" in hand
      And Alice's library has 3 cards
      When Alice <deed>
      And all players pass
      Then Alice has 25 life

      Examples:
        | when                          | text                                                      | deed                                                           |
        | a player loses life           | Whenever an opponent loses life                           | casts "Drain" targeting Bob and it resolves                    |
        | a card is discarded           | Whenever an opponent discards a card                      | casts "Lesser Purge" targeting Bob and it resolves             |
        | a permanent is sacrificed     | Whenever a player sacrifices a creature                   | casts "Offer" targeting Bob and it resolves                    |
        | counters are put on something | Whenever one or more +1/+1 counters are put on a creature | casts "Boon" targeting "Ox" and it resolves                    |
        | something becomes a target    | Whenever a creature becomes the target of a spell         | casts "Poke" targeting "Ox"                                    |
        | something is dealt damage     | Whenever a creature is dealt damage                       | casts "Poke" targeting "Ox" and it resolves                    |
        | something becomes attached    | Whenever an Equipment becomes attached to a creature      | casts "Lesser Bind" targeting "Blade" and "Ox" and it resolves |
        | a spell is cast               | Whenever you cast an instant spell                        | casts "Drain" targeting Bob                                    |
        | an ability is activated       | Whenever you activate an ability of an artifact           | activates "Rod"                                                |
        | a card is drawn               | Whenever you draw a card                                  | activates "Rod" and it resolves                                |

    Scenario: What an opponent sacrifices is not what its controller waits for
      Given the card "Bloodbriar" is a "Creature — Plant Elemental" that costs {2}{G} of size 2/3:
        """
        Whenever you sacrifice another permanent, put a +1/+1 counter on this creature.
        """
      And Alice controls "Bloodbriar" and "Hill Giant"
      And Bob controls "Grizzly Bears"
      And Alice has "Geth's Verdict" (first) and "Geth's Verdict" (second) in hand
      And Alice has {B}{B}{B}{B} in the mana pool
      When Alice casts "Geth's Verdict" (first) targeting Bob and it resolves
      Then "Grizzly Bears" is in Bob's graveyard
      And the stack is empty
      When Alice casts "Geth's Verdict" (second) targeting Alice and it resolves
      And Alice chooses "Hill Giant"
      And all players pass
      Then "Bloodbriar" is 3/4

  @CR-603.2a
  Rule: 603.2a Even when nothing could be cast or activated

    Scenario: An ability triggers in the untap step and goes on the stack in the upkeep
      Given the card "Ember" is a "Creature — Elemental" of size 1/1
        """
        Whenever this creature becomes untapped, you gain 3 life.
        """
      And Alice controls a tapped "Ember"
      And it is Bob's end
      When all players pass
      Then it is Alice's upkeep
      And "Ember" is untapped
      And the stack, from the top, is ability of "Ember"

    Scenario: In the middle of another ability's resolution an ability triggers
      Given Alice controls "Ajani's Pridemate"
      And Alice has "Chaplain's Blessing" in hand
      And Alice has {W} in the mana pool
      When Alice casts "Chaplain's Blessing" and it resolves
      Then Alice has 25 life
      And the stack, from the top, is ability of "Ajani's Pridemate"

  @CR-603.2b
  Rule: 603.2b All that trigger as a step begins

    Scenario: The opponent who was chosen is the chosen player, and it is no other's upkeep that counts
      Given the card "Black Vise" is an "Artifact" that costs {1}:
        """
        As this artifact enters, choose an opponent.
        At the beginning of the chosen player's upkeep, this artifact deals X damage to that player, where X is the number of cards in their hand minus 4.
        """
      And the players are Alice, Bob and Carol
      And Alice controls "Black Vise"
      And the opponent chosen for "Black Vise" is Carol
      And Bob has "Forest" (1), "Forest" (2), "Forest" (3), "Forest" (4) and "Forest" (5) in hand
      And Carol has "Island" (1), "Island" (2), "Island" (3), "Island" (4), "Island" (5) and "Island" (6) in hand
      When the game goes on to Bob's upkeep
      Then the stack is empty
      When the game goes on to Carol's upkeep
      And all players pass
      Then Carol has 18 life
      And Bob has 20 life

    Scenario: Abilities of both players trigger as the upkeep begins
      Given the card "Bell" is an "Artifact"
        """
        At the beginning of each upkeep, you gain 1 life.
        """
      And Alice controls "Bell" (near)
      And Bob controls "Bell" (far)
      And it is Bob's end
      When all players pass
      Then the stack, from the top, is ability of "Bell" (far) and ability of "Bell" (near)

    Scenario: Abilities of other steps, and of other players' steps, do not
      Given the card "Bell" is an "Artifact"
        """
        At the beginning of your upkeep, you gain 1 life.
        """
      And the card "Gong" is an "Artifact"
        """
        At the beginning of each end step, you gain 1 life.
        """
      And Alice controls "Gong"
      And Bob controls "Bell"
      And the card "Clock" is an "Artifact"
        """
        At the beginning of your upkeep, you gain 5 life.
        """
      And Alice controls "Clock"
      And it is Bob's end
      When all players pass
      Then the stack, from the top, is ability of "Clock"

  @CR-603.2c
  Rule: 603.2c Once for each occurrence

    @example-1
    Example: Dingus Egg triggers for each land that Armageddon destroys
      Given Alice controls "Dingus Egg"
      And Bob controls "Forest" and "Swamp"
      And Alice has "Armageddon" in hand
      And Alice has {3}{W} in the mana pool
      When Alice casts "Armageddon" and it resolves
      And Alice orders "Dingus Egg" and "Dingus Egg" (2)
      And all players pass
      Then Bob has 18 life
      When all players pass
      Then Bob has 16 life
      And the stack is empty

    Scenario: An ability that watches for one or more triggers a single time
      Given the card "Altar" is an "Enchantment"
        """
        Whenever one or more creatures die, you gain 3 life.
        """
      And the card "Doom" is an "Instant" that costs {0}
        """
        Destroy all creatures.
        """
      And Alice controls "Altar", a 1/1 creature "Ox" and a 1/1 creature "Elk"
      And Alice has "Doom" in hand
      When Alice casts "Doom" and it resolves
      And all players pass
      Then Alice has 23 life
      And the stack is empty

  @CR-603.2d
  Rule: 603.2d An additional time

    Background:
      Given Alice has "Lone Missionary" in hand

    Scenario: An effect makes an ability trigger twice
      Given Alice controls "Panharmonicon"
      And Alice has {1}{W} in the mana pool
      When Alice casts "Lone Missionary" and it resolves
      And all players pass
      Then Alice has 24 life
      When all players pass
      Then Alice has 28 life
      And the stack is empty

    Scenario: Two such effects add to one and do not multiply each other
      Given Alice controls "Panharmonicon" (first) and "Panharmonicon" (second)
      And Alice has {1}{W} in the mana pool
      When Alice casts "Lone Missionary" and it resolves
      And all players pass
      And all players pass
      And all players pass
      Then Alice has 32 life
      And the stack is empty

    Scenario: An event that the effect does not speak of is seen only once
      Given Alice controls "Panharmonicon", "Moonlit Wake" and a 1/1 creature "Muck Rats"
      And Alice has "Murder" in hand
      And Alice has {1}{B}{B} in the mana pool
      When Alice casts "Murder" targeting "Muck Rats" and it resolves
      And all players pass
      Then Alice has 21 life
      And the stack is empty

    Scenario: An entering creature has one's own permanents trigger twice: none of an opponent's, and not on what leaves
      Given the card "Yarok, the Desecrated" is a "Legendary Creature — Elemental Horror" that costs {2}{B}{G}{U} of size 3/5:
        """
        Deathtouch, lifelink
        If a permanent entering causes a triggered ability of a permanent you control to trigger, that ability triggers an additional time.
        """
      And Alice controls "Yarok, the Desecrated", "Soul Warden" (Alice's) and "Moonlit Wake"
      And Bob controls "Soul Warden" (Bob's)
      And Alice has "Raging Goblin" and "Shock" in hand
      And Alice has {R}{R} in the mana pool
      When Alice casts "Raging Goblin" and it resolves
      And all players pass
      And all players pass
      And all players pass
      Then Alice has 22 life
      And Bob has 21 life
      When Alice casts "Shock" targeting "Raging Goblin" and it resolves
      And all players pass
      Then the stack is empty
      And Alice has 23 life

    Scenario: An ability of a card in a graveyard is no ability of a permanent
      Given the card "Bladewing's Thrall" is a "Creature — Zombie" that costs {2}{B}{B} of size 3/3:
        """
        This creature has flying as long as you control a Dragon.
        When a Dragon enters, you may return this card from your graveyard to the battlefield.
        """
      And the card "Scion of Ugin" is a "Creature — Dragon Spirit" that costs {6} of size 4/4:
        """
        Flying
        """
      And Alice controls "Panharmonicon" and "Bladewing's Thrall" (there)
      And Alice has "Bladewing's Thrall" (dead) in the graveyard
      And Alice has "Scion of Ugin" in hand
      And Alice has {C}{C}{C}{C}{C}{C} in the mana pool
      When Alice casts "Scion of Ugin" and it resolves
      Then the stack, from the top, is ability of "Bladewing's Thrall" (dead)
      When all players pass
      And Alice says yes
      Then "Bladewing's Thrall" (dead) is on the battlefield
      And the stack is empty

  @CR-603.2e
  Rule: 603.2e Delayed abilities are not the object's

    Background:
      Given the card "Annie Joins Up" is a "Legendary Enchantment" that costs {1}{R}{G}{W}
        """
        When Annie Joins Up enters, it deals 5 damage to target creature or planeswalker an opponent controls.
        If a triggered ability of a legendary creature you control triggers, that ability triggers an additional time.
        """
      And Alice controls "Annie Joins Up"

    Scenario: A triggered ability that the object has triggers twice
      Given Alice controls "Brimaz, King of Oreskos"
      When Alice attacks Bob with "Brimaz, King of Oreskos"
      Then the stack, from the top, is ability of "Brimaz, King of Oreskos" and ability of "Brimaz, King of Oreskos"

    Scenario: A delayed ability that one of its abilities has created does not
      Given the card "Kiki-Jiki, Mirror Breaker" is a "Legendary Creature — Goblin Shaman" that costs {2}{R}{R}{R} of size 2/2
        """
        Haste
        {T}: Create a token that's a copy of target nonlegendary creature you control, except it has haste. Sacrifice it at the beginning of the next end step.
        """
      And Alice controls "Kiki-Jiki, Mirror Breaker" and "Grizzly Bears"
      And it is Alice's postcombat main
      When Alice activates "Kiki-Jiki, Mirror Breaker" targeting "Grizzly Bears" and it resolves
      Then Alice controls one token
      When all players pass
      Then the stack, from the top, is ability of "Kiki-Jiki, Mirror Breaker"
      When all players pass
      Then Alice controls no tokens
      And the stack is empty

  @CR-603.2f
  Rule: 603.2f Becoming is a change

    Background:
      Given the card "Ember" is a "Creature — Elemental" of size 1/1
        """
        Whenever a creature becomes tapped, you gain 1 life.
        """
      And Alice controls "Ember"

    @example-1
    Example: Only a permanent already on the battlefield that was untapped becomes tapped
      Given the card "Sloth" is a "Creature — Sloth" that costs {0} of size 1/1
        """
        This creature enters tapped.
        """
      And Alice has "Sloth", "Wear" (one) and "Wear" (two) in hand
      When Alice casts "Sloth" and it resolves
      Then "Sloth" is tapped
      And the stack is empty
      When Alice casts "Wear" (one) targeting "Sloth" and it resolves
      Then the stack is empty
      When Alice casts "Wear" (two) targeting "Ember" and it resolves
      Then the stack, from the top, is ability of "Ember"

  @CR-603.2f
  Rule: 603.2f Becoming untapped, monstrous or renowned is a change

    Scenario: Of two creatures that are untapped the one that was tapped becomes untapped
      Given the card "Vitalize" is an "Instant" that costs {G}
        """
        Untap all creatures you control.
        """
      And Alice controls "Mesmeric Orb", "Grizzly Bears" and a tapped "Hill Giant"
      And Alice has "Vitalize" (one) and "Vitalize" (two) in hand
      And Alice has {G}{G} in the mana pool
      When Alice casts "Vitalize" (one) and it resolves
      Then the stack, from the top, is ability of "Mesmeric Orb"
      When all players pass
      And Alice casts "Vitalize" (two) and it resolves
      Then the stack is empty

    Scenario: An ability waits for a creature to become monstrous
      Given the card "Stormbreath Dragon" is a "Creature — Dragon" that costs {3}{R}{R} of size 4/4:
        """
        Flying, haste, protection from white
        {5}{R}{R}: Monstrosity 3.
        When this creature becomes monstrous, it deals damage to each opponent equal to the number of cards in that player's hand.
        """
      And Alice controls "Stormbreath Dragon"
      And Alice has {5}{R}{R} in the mana pool
      And Bob has "Shock" and "Forest" in hand
      When Alice activates "Stormbreath Dragon" and it resolves
      And all players pass
      Then Bob has 18 life

    Scenario: A creature that is monstrous already does not become so
      Given the card "Stormbreath Dragon" is a "Creature — Dragon" that costs {3}{R}{R} of size 4/4:
        """
        Flying, haste, protection from white
        {5}{R}{R}: Monstrosity 3.
        When this creature becomes monstrous, it deals damage to each opponent equal to the number of cards in that player's hand.
        """
      And Alice controls "Stormbreath Dragon"
      And Alice has {5}{R}{R}{5}{R}{R} in the mana pool
      And Bob has "Shock" and "Forest" in hand
      When Alice activates "Stormbreath Dragon" and it resolves
      And all players pass
      And Alice activates "Stormbreath Dragon" and it resolves
      Then the stack is empty
      And Bob has 18 life

    Scenario: Being renowned is not being monstrous
      Given the card "B" is a "Creature — Hydra" of size 1/1
        """
        {0}: Monstrosity 3.
        When this creature becomes renowned, you gain 1 life.
        """
      And Alice controls "B"
      When Alice activates "B" and it resolves
      And all players pass
      Then Alice has 20 life
      And "B" is 4/4

  @CR-603.2g
  Rule: 603.2g Nobody sees it

    Background:
      Given the card "Wisp" is a "Creature — Spirit" of size 1/1
        """
        When this creature is put into your hand from anywhere, you gain 3 life.
        """

    Scenario: A card that goes unseen from the library to the hand does not trigger
      Given Alice has "Wisp" on top of the library
      And Alice has "Lesser Insight" in hand
      When Alice casts "Lesser Insight" and it resolves
      Then "Wisp" is in Alice's hand
      And the stack is empty

    Scenario: A permanent that is put into the hand was seen by all, and does
      Given the card "Lesser Recall" is an "Instant" that costs {0}
        """
        Return target creature to its owner's hand.
        """
      And Alice controls "Wisp"
      And Alice has "Lesser Recall" in hand
      When Alice casts "Lesser Recall" targeting "Wisp" and it resolves
      And all players pass
      Then "Wisp" is in Alice's hand
      And Alice has 23 life

  @CR-603.2h
  Rule: 603.2h Only what actually happens

    @example-1
    Example: Damage that is prevented triggers nothing
      Given the card "Lesser Scar" is an "Enchantment"
        """
        Whenever a creature is dealt damage, you gain 3 life.
        """
      And the card "Bolt" is an "Instant" that costs {0}
        """
        Bolt deals 1 damage to target creature.
        """
      And Alice controls "Lesser Scar"
      And Bob controls a 5/5 creature "Ox"
      And Alice has "Bolt" (one), "Bolt" (two) and "Mist" in hand
      When Alice casts "Bolt" (one) targeting "Ox" and it resolves
      Then the stack, from the top, is ability of "Lesser Scar"
      When all players pass
      And Alice casts "Mist" and it resolves
      And Alice casts "Bolt" (two) targeting "Ox" and it resolves
      Then the stack is empty
      And Alice has 23 life

    Scenario: A death that is replaced is no death
      Given the card "Proper Burial" is an "Enchantment" that costs {3}{W}:
        """
        Whenever a creature you control dies, you gain life equal to its toughness.
        """
      And the card "Rest in Peace" is an "Enchantment" that costs {1}{W}:
        """
        When this enchantment enters, exile all graveyards.
        If a card or token would be put into a graveyard from anywhere, exile it instead.
        """
      And Alice controls "Proper Burial", "Rest in Peace" and "Grizzly Bears"
      And Alice has "Murder" in hand
      And Alice has {1}{B}{B} in the mana pool
      When Alice casts "Murder" targeting "Grizzly Bears" and it resolves
      Then "Grizzly Bears" is in exile
      And the stack is empty

  @CR-603.2i
  Rule: 603.2i Do this only once each turn

    Background:
      Given the card "Nykthos Paragon" is an "Enchantment Creature — Human Soldier" that costs {4}{W}{W} of size 4/6:
        """
        Whenever you gain life, you may put that many +1/+1 counters on each creature you control. Do this only once each turn.
        """
      And Alice controls "Nykthos Paragon" and "Plains"
      And Alice has "Chaplain's Blessing" (one) and "Chaplain's Blessing" (two) in hand
      And Alice has {W}{W} in the mana pool

    Scenario: Once the action is taken the ability triggers no more this turn
      When Alice casts "Chaplain's Blessing" (one) and it resolves
      And all players pass
      And Alice says yes
      Then "Nykthos Paragon" is 9/11
      When Alice casts "Chaplain's Blessing" (two) and it resolves
      Then the stack is empty

    Scenario: While the action is not taken it triggers again
      When Alice casts "Chaplain's Blessing" (one) and it resolves
      And all players pass
      And Alice says no
      And Alice casts "Chaplain's Blessing" (two) and it resolves
      Then the stack, from the top, is ability of "Nykthos Paragon"

    Scenario: By what the action itself does the ability doesn't trigger
      Given the card "Ondu Spiritdancer" is a "Creature — Kor Cleric" that costs {4}{W} of size 3/3:
        """
        Whenever an enchantment you control enters, you may create a token that's a copy of it. Do this only once each turn.
        """
      And Alice controls "Ondu Spiritdancer"
      And Alice has "Anthem of Champions" in hand
      And Alice has {G}{W} in the mana pool
      When Alice casts "Anthem of Champions" and it resolves
      Then the stack, from the top, is ability of "Ondu Spiritdancer"
      When all players pass
      And Alice says yes
      Then Alice controls three enchantments
      And the stack is empty

    Scenario: In another turn the action may be taken again
      When Alice casts "Chaplain's Blessing" (one) and it resolves
      And all players pass
      And Alice says yes
      And the game goes on to Bob's upkeep
      And the game goes on to Alice's precombat main phase
      And Alice activates "Plains"
      And Alice casts "Chaplain's Blessing" (two) and it resolves
      Then the stack, from the top, is ability of "Nykthos Paragon"
