Feature: 614. Replacement Effects

  Background:
    Given these cards:
      | name           | type    | cost | text                                                                |
      | Lesser Insight | Instant | {0}  | Draw a card.                                                        |
      | Balm           | Instant | {0}  | You gain 3 life.                                                    |
      | Raise          | Instant | {0}  | Return target creature card from your graveyard to the battlefield. |
      | Grow           | Instant | {0}  | Put a +1/+1 counter on target creature.                             |

  @CR-614.15
  Rule: 614.15 Self-replacement effects

    Background:
      Given the card "Lesser Deluge" is an "Instant" that costs {0}:
        """
        Draw a card. If you control an artifact, draw two cards instead.
        """
      And the card "Greater Deluge" is an "Instant" that costs {0}:
        """
        You gain 3 life, then draw two cards. If you control an artifact, instead draw a card.
        """

    Scenario: A part of the spell replaces what another part would do
      Given Alice controls an artifact "Relic"
      And Alice has "Lesser Deluge" in hand
      When Alice casts "Lesser Deluge" and it resolves
      Then Alice has 2 cards in hand

    Scenario: "Instead" in front replaces all that the sentence before says, where its condition holds
      Given the card "Relic" is an "Artifact" that costs {0}
      And Alice has "Relic", "Greater Deluge" (first) and "Greater Deluge" (second) in hand
      When Alice casts "Greater Deluge" (first) and it resolves
      Then Alice has 4 cards in hand
      And Alice has 23 life
      When Alice casts "Relic" and it resolves
      And Alice casts "Greater Deluge" (second) and it resolves
      Then Alice has 3 cards in hand
      And Alice has 23 life

    Scenario: It replaces only what the spell itself does
      Given the card "Gift" is an "Instant" that costs {0}:
        """
        Draw a card. If you would draw a card this way, you gain 3 life instead.
        """
      And Alice has "Gift" and "Lesser Insight" in hand
      When Alice casts "Gift" and it resolves
      Then Alice has 23 life
      When Alice casts "Lesser Insight" and it resolves
      Then Alice has 23 life
      And Alice has 1 card in hand

    Scenario: What counters a spell replaces where it goes itself, before other effects can
      Given these cards:
        | name        | type        | cost | text                                                                                                                                     |
        | Rebuff      | Instant     | {0}  | Counter target spell. If that spell is countered this way, put it on top of its owner's library instead of into that player's graveyard. |
        | Lesser Void | Enchantment | {0}  | If a card would be put into an opponent's graveyard from anywhere, exile it instead.                                                     |
      And Bob controls "Lesser Void"
      And Bob has "Rebuff" in hand
      And Alice has "Balm" in hand
      When Alice casts "Balm"
      And Bob casts "Rebuff" targeting "Balm" and it resolves
      Then "Balm" is in Alice's library
      And Alice has 20 life

  @CR-614.16
  Rule: 614.16 Tokens and counters

    Scenario: Twice as many tokens are created by a resolving spell
      Given the card "Muster" is a "Sorcery" that costs {0}:
        """
        Create two 1/1 white Soldier creature tokens.
        """
      And Alice controls "Doubling Season"
      And Alice has "Muster" in hand
      When Alice casts "Muster" and it resolves
      Then Alice controls four Soldiers

    Scenario: Tokens that another replacement effect creates are doubled as well
      Given the card "Hive" is an "Enchantment":
        """
        If you would draw a card, create a 1/1 green Insect creature token instead.
        """
      And Alice controls "Hive" and "Doubling Season"
      And it is Bob's end step
      When the game goes on to Alice's precombat main phase
      Then Alice controls two Insects

    Scenario: Counters that a permanent enters with are doubled as well
      Given the card "Faithful Watchdog" is a "Creature — Dog" that costs {G}{W} of size 0/0:
        """
        Vigilance
        This creature enters with three +1/+1 counters on it.
        """
      And Alice controls "Doubling Season"
      And Alice has "Faithful Watchdog" in hand
      And Alice has {W}{G} in the mana pool
      When Alice casts "Faithful Watchdog" and it resolves
      Then "Faithful Watchdog" has six +1/+1 counters

    Scenario: Counters on a permanent that someone else controls are not
      Given Alice controls "Doubling Season" and a 2/2 creature "Bear Cub"
      And Bob controls a 2/2 creature "Gray Ogre"
      And Alice has "Burst of Strength" (first) and "Burst of Strength" (second) in hand
      And Alice has {G}{G} in the mana pool
      When Alice casts "Burst of Strength" (first) targeting "Bear Cub" and it resolves
      And Alice casts "Burst of Strength" (second) targeting "Gray Ogre" and it resolves
      Then "Bear Cub" has two +1/+1 counters
      And "Gray Ogre" has a +1/+1 counter

    Scenario: Loyalty counters that a planeswalker enters with are doubled, and those of a cost are not
      Given the card "Sage" is a "Planeswalker — Jace" that costs {0} of loyalty 3:
        """
        +1: You gain 1 life.
        """
      And Alice controls "Doubling Season"
      And Alice has "Sage" in hand
      When Alice casts "Sage" and it resolves
      Then "Sage" has loyalty 6
      When Alice activates "Sage" and it resolves
      Then "Sage" has loyalty 7

    Scenario: Who puts them matters where the effect says so, be it as a cost
      Given the card "Raider" is an "Enchantment":
        """
        If you would put one or more counters on a permanent or player, put twice that many of each of those kinds of counters on that permanent or player instead.
        If an opponent would put one or more counters on a permanent or player, they put half that many of each of those kinds of counters on that permanent or player instead, rounded down.
        """
      And the card "Sage" is a "Planeswalker — Jace" of loyalty 3:
        """
        +1: You gain 1 life.
        """
      And the card "Hydra" is a "Creature — Hydra" that costs {0} of size 1/1:
        """
        This creature enters with five +1/+1 counters on it.
        """
      And Alice controls "Raider" and "Sage"
      And Alice has "Grow" (first) in hand
      And Bob controls a 2/2 creature "Elk"
      And Bob has "Grow" (second) and "Hydra" in hand
      When Alice activates "Sage" and it resolves
      Then "Sage" has loyalty 5
      When Alice casts "Grow" (first) targeting "Elk" and it resolves
      Then "Elk" has two +1/+1 counters
      When Bob casts "Grow" (second) targeting "Elk" and it resolves
      Then "Elk" has two +1/+1 counters
      When the game goes on to Bob's precombat main phase
      And Bob casts "Hydra" and it resolves
      Then "Hydra" has two +1/+1 counters

  @CR-614.17
  Rule: 614.17 What can't happen

    Scenario: Nobody gains life
      Given the card "Lesser Blight" is an "Enchantment":
        """
        Players can't gain life.
        """
      And Bob controls "Lesser Blight"
      And Alice has "Balm" in hand
      When Alice casts "Balm" and it resolves
      Then Alice has 20 life
      And "Balm" is in Alice's graveyard

    Scenario: Opponents alone can't draw
      Given the card "Lesser Silence" is an "Enchantment":
        """
        Your opponents can't draw cards.
        """
      And Bob controls "Lesser Silence"
      And Alice has "Lesser Insight" (first) in hand
      And Bob has "Lesser Insight" (second) in hand
      When Alice casts "Lesser Insight" (first) and it resolves
      And Bob casts "Lesser Insight" (second) and it resolves
      Then Alice has no cards in hand
      And Bob has 1 card in hand

    Scenario: Counters can't be put where it says so, though they may be put elsewhere
      Given the card "Pure" is an "Enchantment":
        """
        You can't get poison counters.
        Creatures you control can't have -1/-1 counters put on them.
        """
      And the card "Lesser Blight" is an "Instant" that costs {0}:
        """
        Put a -1/-1 counter on each creature.
        """
      And the card "Lesser Venom" is an "Instant" that costs {0}:
        """
        Each player gets two poison counters.
        """
      And Alice controls "Pure" and a 2/2 creature "Ox"
      And Bob controls a 2/2 creature "Elk"
      And Alice has "Lesser Blight" and "Lesser Venom" in hand
      When Alice casts "Lesser Blight" and it resolves
      And Alice casts "Lesser Venom" and it resolves
      Then "Ox" is 2/2
      And "Elk" is 1/1
      And Alice has no poison counters
      And Bob has two poison counters

    Scenario: A player who can't lose goes on without life, and opponents can't win; one reason alone may be ruled out
      Given these cards:
        | name         | type        | cost | text                                                           |
        | Angel        | Enchantment | {0}  | You can't lose the game and your opponents can't win the game. |
        | Husk         | Enchantment | {0}  | You don't lose the game for having 0 or less life.             |
        | Drain        | Instant     | {0}  | Target player loses 30 life.                                   |
        | Crown        | Instant     | {0}  | You win the game.                                              |
        | Lesser Venom | Instant     | {0}  | Target player gets ten poison counters.                        |
        | Lesser Hush  | Instant     | {0}  | Destroy target enchantment.                                    |
      And Alice controls "Angel" and "Husk"
      And Bob has "Drain", "Crown", "Lesser Hush" and "Lesser Venom" in hand
      When Bob casts "Drain" targeting Alice and it resolves
      And Bob casts "Crown" and it resolves
      And Bob casts "Lesser Hush" targeting "Angel" and it resolves
      Then Alice and Bob are still in the game
      And Alice has -10 life
      When Bob casts "Lesser Venom" targeting Alice and it resolves
      Then Alice has lost the game

    Scenario: What an opponent's spell can't make a player do, the player's own can
      Given these cards:
        | name   | type        | cost | text                                                                                 |
        | Warden | Enchantment | {0}  | Spells and abilities your opponents control can't cause you to sacrifice permanents. |
        | Edict  | Instant     | {0}  | Target player sacrifices a creature.                                                 |
      And Alice controls "Warden" and a 2/2 creature "Ox"
      And Alice has "Edict" (first) in hand
      And Bob has "Edict" (second) in hand
      When Bob casts "Edict" (second) targeting Alice and it resolves
      Then "Ox" is on the battlefield
      When Alice casts "Edict" (first) targeting Alice and it resolves
      Then "Ox" is in Alice's graveyard

  @CR-614.17a
  Rule: 614.17a There before the event

    Scenario: Life that was gained before stays gained
      Given the card "Leyline of Punishment" is an "Enchantment" that costs {2}{R}{R}:
        """
        If this card is in your opening hand, you may begin the game with it on the battlefield.
        Players can't gain life.
        Damage can't be prevented.
        """
      And Alice has "Chaplain's Blessing" (first), "Chaplain's Blessing" (second) and "Leyline of Punishment" in hand
      And Alice has {W}{2}{R}{R}{W} in the mana pool
      When Alice casts "Chaplain's Blessing" (first) and it resolves
      And Alice casts "Leyline of Punishment" and it resolves
      Then Alice has 25 life
      When Alice casts "Chaplain's Blessing" (second) and it resolves
      Then Alice has 25 life

    Scenario: What a spell has said for this turn, or for good, is said before what comes then
      Given the card "Crack" is an "Instant" that costs {0}:
        """
        Players can't gain life this turn.
        """
      And the card "Lesser Scar" is an "Instant" that costs {0}:
        """
        Target player can't gain life for the rest of the game.
        """
      And Alice has "Balm" (first), "Balm" (second), "Balm" (third), "Crack" and "Lesser Scar" in hand
      When Alice casts "Balm" (first) and it resolves
      Then Alice has 23 life
      When Alice casts "Crack" and it resolves
      And Alice casts "Balm" (second) and it resolves
      Then Alice has 23 life
      When the game goes on to Bob's upkeep
      And Alice casts "Lesser Scar" targeting Alice and it resolves
      And the game goes on to Alice's upkeep
      And Alice casts "Balm" (third) and it resolves
      Then Alice has 23 life

  @CR-614.17b
  Rule: 614.17b Costs that can't be paid

    Scenario: A cost that includes losing what can't be lost can't be paid
      Given the card "Ward" is an "Enchantment":
        """
        Players can't pay life.
        """
      And the card "Fiend" is an "Artifact":
        """
        Pay 2 life: Draw a card.
        """
      And Bob controls "Ward"
      And Alice controls "Fiend"
      And Alice has "Demystify" in hand
      And Alice has {W} in the mana pool
      Then Alice can't activate "Fiend", by 614.17b
      When Alice casts "Demystify" targeting "Ward" and it resolves
      And Alice activates "Fiend" and it resolves
      Then Alice has 18 life

    Scenario: To pay no life at all loses nothing, and can be done
      Given the card "Ward" is an "Enchantment":
        """
        Players can't pay life.
        """
      And Bob controls "Ward"
      And Alice controls "Grizzly Bears"
      And Alice has "Hatred" in hand
      And Alice has {3}{B}{B} in the mana pool
      Then Alice can't cast "Hatred" targeting "Grizzly Bears" with X = 1, by 614.17b
      When Alice casts "Hatred" targeting "Grizzly Bears" with X = 0 and it resolves
      Then "Hatred" is in Alice's graveyard
      And Alice has 20 life

    Scenario: Nor one that includes a sacrifice that can't be made
      Given the card "Lesser Shelter" is an "Enchantment":
        """
        Creatures can't be sacrificed.
        """
      And the card "Altar" is an "Artifact":
        """
        Sacrifice a creature: You gain 5 life.
        """
      And Bob controls "Lesser Shelter"
      And Alice controls "Altar" and a 1/1 creature "Elf"
      And Alice has "Demystify" in hand
      And Alice has {W} in the mana pool
      When Alice tries to activate "Altar"
      Then it is refused
      And "Elf" is on the battlefield
      When Alice casts "Demystify" targeting "Lesser Shelter" and it resolves
      And Alice activates "Altar" and it resolves
      Then "Elf" is in Alice's graveyard

    Scenario: A counter that can't be put on something is no cost that can be paid; elsewhere it is
      Given these cards:
        | name          | type                 | cost   | size | text                                                                                                  |
        | Devoted Druid | Creature — Elf Druid | {1}{G} | 0/2  | {T}: Add {G}.<br>Put a -1/-1 counter on this creature: Untap this creature.                           |
        | Solemnity     | Enchantment          | {2}{W} |      | Players can't get counters.<br>Counters can't be put on artifacts, creatures, enchantments, or lands. |
      And Bob has "Solemnity" in hand
      And Bob has {2}{W} in the mana pool
      And Alice controls "Devoted Druid" (first)
      And Bob controls "Devoted Druid" (second)
      And it is Bob's precombat main phase
      When Alice activates "Devoted Druid" (first), "Add {G}"
      And Alice activates "Devoted Druid" (first), "Untap"
      Then "Devoted Druid" (first) has one -1/-1 counter
      When all players pass
      Then "Devoted Druid" (first) is not tapped
      When Bob casts "Solemnity" and it resolves
      And Bob activates "Devoted Druid" (second), "Add {G}"
      And Bob tries to activate "Devoted Druid" (second), "Untap"
      Then it is refused, by 614.17b
      And "Devoted Druid" (second) has no counters

    Scenario: What is picked to pay with has to be something with which it can be done
      Given the card "Lesser Whetstone" is an "Artifact":
        """
        Put a -1/-1 counter on a creature you control: Draw a card.
        """
      And the card "Lesser Solemnity" is an "Enchantment":
        """
        Counters can't be put on green creatures.
        """
      And Bob controls "Lesser Solemnity"
      And Alice controls "Lesser Whetstone", a 2/2 green creature "Elf" and a 2/2 creature "Ox"
      When Alice activates "Lesser Whetstone"
      And Alice chooses "Ox"
      Then "Ox" has one -1/-1 counter
      When Alice activates "Lesser Whetstone"
      And Alice chooses "Ox"
      Then "Ox" is in Alice's graveyard
      When Alice tries to activate "Lesser Whetstone"
      Then it is refused, by 614.17b

    Scenario: With a life total that can't change no life can be paid, gained or lost
      Given the card "Still" is an "Enchantment":
        """
        Your life total can't change.
        """
      And the card "Lesser Tithe" is a "Sorcery" that costs {0}:
        """
        As an additional cost to cast this spell, pay 2 life.
        Draw a card.
        """
      And the card "Sting" is an "Instant" that costs {0}:
        """
        Sting deals 2 damage to any target.
        """
      And Alice controls "Still"
      And Alice has "Balm", "Sting" and "Lesser Tithe" (first) in hand
      And Bob has "Lesser Tithe" (second) in hand
      When Alice casts "Balm" and it resolves
      And Alice casts "Sting" targeting Alice and it resolves
      Then Alice has 20 life
      And Alice can't cast "Lesser Tithe" (first)
      When the game goes on to Bob's precombat main phase
      And Bob casts "Lesser Tithe" (second) and it resolves
      Then Bob has 18 life

  @CR-614.17c
  Rule: 614.17c Words of Worship do not replace it

    @edition-2025
    Scenario: A replacement effect can't replace a draw that can't happen, and does once Maralen is gone
      Given the card "Maralen of the Mornsong" is a "Legendary Creature — Elf Wizard" that costs {1}{B}{B} of size 2/3:
        """
        Players can't draw cards.
        At the beginning of each player's draw step, that player loses 3 life, searches their library for a card, puts it into their hand, then shuffles.
        """
      And Alice controls "Words of Worship"
      And Bob controls "Maralen of the Mornsong"
      And Alice has "Reach Through Mists" (first), "Reach Through Mists" (second) and "Murder" in hand
      And Alice has {1}{U}{1}{B}{B}{U} in the mana pool
      When Alice activates "Words of Worship" and it resolves
      And Alice casts "Reach Through Mists" (first) and it resolves
      Then Alice has 20 life
      When Alice casts "Murder" targeting "Maralen of the Mornsong" and it resolves
      And Alice casts "Reach Through Mists" (second) and it resolves
      Then Alice has 25 life
      And Alice has no cards in hand

  @CR-614.17c
  Rule: 614.17c Only self-replacement effects replace it

    Background:
      Given the card "Lesser Drought" is an "Enchantment":
        """
        Players can't draw cards.
        """

    Scenario: Another replacement effect can't replace it
      Given the card "Lesser Abundance" is an "Enchantment":
        """
        If you would draw a card, you gain 2 life instead.
        """
      And Alice controls "Lesser Abundance"
      And Bob controls "Lesser Drought"
      And Alice has "Lesser Insight" in hand
      When Alice casts "Lesser Insight" and it resolves
      Then Alice has 20 life
      And Alice has no cards in hand

    Scenario: A self-replacement effect can
      Given the card "Gift" is an "Instant" that costs {0}:
        """
        Draw a card. If you would draw a card this way, you gain 3 life instead.
        """
      And Bob controls "Lesser Drought"
      And Alice has "Gift" in hand
      When Alice casts "Gift" and it resolves
      Then Alice has 23 life

    Scenario: A regeneration shield is not used up by a destruction that can't happen
      Given the card "Guard" is an "Instant" that costs {0}:
        """
        Target creature gains indestructible until end of turn.
        """
      And the card "Strip" is an "Instant" that costs {0}:
        """
        Target creature loses indestructible until end of turn.
        """
      And the card "Troll" is a "Creature — Troll" of size 2/2:
        """
        {0}: Regenerate this creature.
        """
      And Alice controls "Troll"
      And Alice has "Guard", "Strip", "Murder" (first) and "Murder" (second) in hand
      And Alice has {1}{B}{B}{1}{B}{B} in the mana pool
      When Alice activates "Troll" and it resolves
      And Alice casts "Guard" targeting "Troll" and it resolves
      And Alice casts "Murder" (first) targeting "Troll" and it resolves
      Then "Troll" is untapped
      When Alice casts "Strip" targeting "Troll" and it resolves
      And Alice casts "Murder" (second) targeting "Troll" and it resolves
      Then "Troll" is on the battlefield
      And "Troll" is tapped

  @CR-614.17d
  Rule: 614.17d What can't enter

    Scenario: It is looked at as it would be on the battlefield
      Given the card "Cage" is an "Artifact":
        """
        Black creatures can't enter the battlefield.
        """
      And the card "Dye" is an "Enchantment":
        """
        Creatures you control are black.
        """
      And Bob controls "Cage"
      And Alice controls "Dye"
      And Alice has a 2/2 green creature card "Ox" in the graveyard
      And Alice has "Raise" in hand
      When Alice casts "Raise" targeting "Ox" and it resolves
      Then "Ox" is in Alice's graveyard
      And "Raise" is in Alice's graveyard

    Scenario: It says nothing of permanents that are there
      Given Alice controls "Muck Rats"
      And Alice has "Grizzly Bears" in the graveyard
      And Alice has "Reanimate" and "Grafdigger's Cage" in hand
      And Alice has {1}{B} in the mana pool
      When Alice casts "Grafdigger's Cage" and it resolves
      And Alice casts "Reanimate" targeting "Grizzly Bears" and it resolves
      Then "Muck Rats" is on the battlefield
      And "Grizzly Bears" is in Alice's graveyard
      And "Reanimate" is in Alice's graveyard

    Scenario: Cards in graveyards can't enter, and those in hand can
      Given the card "Cage" is an "Artifact":
        """
        Creature cards in graveyards can't enter the battlefield.
        """
      And the card "Zombify" is a "Sorcery" that costs {3}{B}:
        """
        Return target creature card from your graveyard to the battlefield.
        """
      And Bob controls "Cage"
      And Alice has "Zombify" and "Raging Goblin" in hand
      And Alice has "Grizzly Bears" in the graveyard
      And Alice has {3}{B}{R} in the mana pool
      When Alice casts "Zombify" targeting "Grizzly Bears" and it resolves
      Then "Grizzly Bears" is in Alice's graveyard
      When Alice casts "Raging Goblin" and it resolves
      Then "Raging Goblin" is on the battlefield

  @CR-614.17b
  Rule: 614.17b Loyalty that can't be put on

    Scenario: A loyalty ability for which counters would be put on can't be activated where none can be, one for which they are removed can
      Given the card "Sworn Silence" is an "Enchantment" that costs {2}{W}:
        """
        Counters can't be put on planeswalkers.
        """
      And Alice controls "Sworn Silence" and "Jace Beleren" with three loyalty counters
      And Alice's library has three cards
      Then Alice can't activate "Jace Beleren", "+2", by 614.17b
      When Alice activates "Jace Beleren", "−1" targeting Alice and it resolves
      Then Alice has 1 card in hand
