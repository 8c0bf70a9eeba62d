Feature: 603. From where a spell is cast, and what kind of damage is dealt

  Background:
    Given Alice has {W}{U}{U}{U}{U}{U}{R} in the mana pool
    And Bob has {R} in the mana pool

  @CR-603.2
  Rule: 603.2 Only what is waited for makes an ability trigger

    Scenario Outline: Each other player is another than the one whom the event is about
      Given these cards:
        | name            | type    | cost   | text                                    |
        | Night's Whisper | Sorcery | {1}{B} | You draw two cards and you lose 2 life. |
      And Alice controls "Hive Mind"
      And <player> has "Night's Whisper" in hand
      And <player> has {1}{B} in the mana pool
      And it is <player>'s precombat main phase
      When <player> casts "Night's Whisper"
      And all players pass
      And all players pass
      Then <other> has 18 life
      And <player> has 20 life
      When all players pass
      Then <player> has 18 life
      And <other> has 18 life

      Examples:
        | player | other |
        | Bob    | Alice |
        | Alice  | Bob   |

    Scenario: A spell that is cast from a graveyard comes from anywhere other than a hand
      Given the card "Vega, the Watcher" is a "Legendary Creature — Bird Spirit" that costs {1}{W}{U} of size 2/2:
        """
        Flying
        Whenever you cast a spell from anywhere other than your hand, draw a card.
        """
      And Alice controls "Vega, the Watcher"
      And Alice has "Think Twice" in the graveyard
      When Alice casts "Think Twice" using "flashback"
      And all players pass
      Then Alice has 1 card in hand
      And "Think Twice" is on the stack

    Scenario: A spell that is cast from a hand does not
      Given the card "Vega, the Watcher" is a "Legendary Creature — Bird Spirit" that costs {1}{W}{U} of size 2/2:
        """
        Flying
        Whenever you cast a spell from anywhere other than your hand, draw a card.
        """
      And Alice controls "Vega, the Watcher"
      And Alice has "Think Twice" in hand
      When Alice casts "Think Twice"
      And all players pass
      Then "Think Twice" is in the graveyard
      And Alice has 1 card in hand

    Scenario: Damage of a spell is noncombat damage
      Given the card "Chandra's Pyreling" is a "Creature — Elemental Lizard" that costs {1}{R} of size 1/3:
        """
        Whenever a source you control deals noncombat damage to an opponent, this creature gets +1/+0 and gains double strike until end of turn.
        """
      And Alice controls "Chandra's Pyreling"
      And Alice has "Shock" in hand
      When Alice casts "Shock" targeting Bob and it resolves
      And all players pass
      Then "Chandra's Pyreling" is 2/3

    Scenario: Combat damage is no noncombat damage
      Given the card "Chandra's Pyreling" is a "Creature — Elemental Lizard" that costs {1}{R} of size 1/3:
        """
        Whenever a source you control deals noncombat damage to an opponent, this creature gets +1/+0 and gains double strike until end of turn.
        """
      And Alice controls "Chandra's Pyreling"
      When Alice attacks with "Chandra's Pyreling"
      And the game goes on to Alice's end of combat step
      Then Bob has 19 life
      And "Chandra's Pyreling" is 1/3

  @CR-601.2c
  Rule: 601.2c A spell that targets you

    Scenario: A spell that targets the player can be the target
      Given the card "Cerulean Drake" is a "Creature — Drake" that costs {1}{U} of size 1/1:
        """
        Flying
        Protection from red
        Sacrifice this creature: Counter target spell that targets you.
        """
      And Alice controls "Cerulean Drake"
      And Bob has "Shock" in hand
      When Alice passes
      And Bob casts "Shock" targeting Alice
      And Bob passes
      And Alice activates "Cerulean Drake" targeting "Shock" and it resolves
      Then "Shock" is in the graveyard
      And Alice has 20 life

    Scenario: A spell that targets a creature of that player can't be
      Given the card "Cerulean Drake" is a "Creature — Drake" that costs {1}{U} of size 1/1:
        """
        Flying
        Protection from red
        Sacrifice this creature: Counter target spell that targets you.
        """
      And Alice controls "Cerulean Drake"
      And Alice controls "Grizzly Bears"
      And Bob has "Shock" in hand
      When Alice passes
      And Bob casts "Shock" targeting "Grizzly Bears"
      And Bob passes
      Then Alice can't activate "Cerulean Drake" targeting "Shock", by 601.2c

  @CR-509.1b
  Rule: 509.1b Creatures with greater power

    Scenario: A creature with greater power can't block it, one with as much can
      Given the card "Prehistoric Pet" is a "Creature — Dinosaur Ninja" that costs {W} of size 1/2:
        """
        This creature can't be blocked by creatures with greater power.
        {1}{W}, {T}: Return another target creature you control to its owner's hand. Activate only during your turn.
        """
      And Alice controls "Prehistoric Pet"
      And Bob controls "Grizzly Bears"
      And Bob controls "Willow Elf"
      When Alice attacks with "Prehistoric Pet"
      Then Bob can't block "Prehistoric Pet" with "Grizzly Bears", by 509.1b
      And Bob can block "Prehistoric Pet" with "Willow Elf"
