Feature: 702. Keyword Abilities

  @CR-702.40a
  Rule: 702.40a A copy for each spell before it

    Scenario: Two spells were cast before, so there are two copies
      Given Alice has "Weather the Storm", "Shock" and "Shock" (2) in hand
      And Alice has {1}{R}{R}{G} in the mana pool
      When Alice casts "Shock" targeting Bob and it resolves
      And Alice casts "Shock" (2) targeting Bob and it resolves
      And Alice casts "Weather the Storm"
      And all players pass
      And all players pass
      And all players pass
      And all players pass
      Then Alice has 29 life

    @CR-608.2h
    Scenario: A spell that has been countered is copied as it last was, with its targets
      Given Alice has "Brain Freeze" and "Shock" in hand
      And Alice has {1}{U}{R} in the mana pool
      And Bob has "Cancel" in hand
      And Bob has {1}{U}{U} in the mana pool
      And Bob's library has six cards
      When Alice casts "Shock" targeting Bob and it resolves
      And Alice casts "Brain Freeze" targeting Bob
      And Alice passes
      And Bob casts "Cancel" targeting "Brain Freeze" and it resolves
      And all players pass
      Then Alice is asked to choose one from Alice and Bob
      When Alice chooses "Bob"
      Then "Brain Freeze" is in Alice's graveyard
      And the stack, from the top, is "copy of Brain Freeze"
      When all players pass
      Then Bob has 3 cards in library

  @CR-702.45a
  Rule: 702.45a Blocking or becoming blocked

    Scenario: It is bigger as it is blocked
      Given Alice controls a 1/1 creature "Devoted Retainer"
      And Bob controls a 1/1 creature "Muck Rats"
      When Alice attacks with "Devoted Retainer"
      And Bob blocks "Devoted Retainer" with "Muck Rats"
      And all players pass
      Then "Devoted Retainer" is 2/2

  @CR-702.83a
  Rule: 702.83a When a creature attacks alone

    Scenario: Each instance counts
      Given Alice controls a 2/2 creature "Outrider of Jhess"
      And Alice controls a 3/1 creature "Servant of Nefarox"
      When Alice attacks with "Outrider of Jhess"
      And Alice orders "Outrider of Jhess" and "Servant of Nefarox"
      And all players pass
      And all players pass
      Then "Outrider of Jhess" is 4/4

    Scenario: Beside another attacker nothing gets bigger, and alone it does
      Given the card "Akrasan Squire" is a "Creature — Human Soldier" that costs {W} of size 1/1
        """
        Exalted
        """
      And Alice controls "Akrasan Squire" and "Grizzly Bears"
      When Alice attacks with "Akrasan Squire" and "Grizzly Bears"
      Then the stack is empty
      When the game goes on to Alice's beginning of combat
      And Alice attacks with "Grizzly Bears"
      And all players pass
      Then "Grizzly Bears" is 3/3

  @CR-702.85a
  Rule: 702.85a Cards are exiled until one costs less

    Scenario: The first nonland card of lesser mana value may be cast, the rest goes to the bottom
      Given Alice has "Enlisted Wurm" in hand
      And Alice has {4}{G}{W} in the mana pool
      And Alice has "Forest", "Vizzerdrix" and "Grizzly Bears" on top of the library
      When Alice casts "Enlisted Wurm"
      And all players pass
      And Alice says yes
      Then the stack, from the top, is "Grizzly Bears" and "Enlisted Wurm"
      And "Vizzerdrix" is in Alice's library

    Scenario: An adventurer card is cast as whichever of its two spells has a lesser mana value
      Given the card "Bloodbraid Elf" is a "Creature — Elf Berserker" that costs {2}{R}{G} of size 3/2
        """
        Haste
        Cascade
        """
      And Bob controls "Colossapede"
      And Alice has "Bloodbraid Elf" in hand
      And Alice has {2}{R}{G} in the mana pool
      And Alice has "Giant Killer" on top of the library
      When Alice casts "Bloodbraid Elf"
      And all players pass
      And Alice says yes
      Then Alice is asked to choose one from "Giant Killer" and "Chop Down"
      When Alice chooses "Chop Down"
      Then the stack, from the top, is "Giant Killer" and "Bloodbraid Elf"
      And "Giant Killer" is exactly "Instant — Adventure"
      When all players pass
      Then "Colossapede" is in Bob's graveyard
      And "Giant Killer" is in exile

    Scenario: The other spell of an adventurer card is not cast if its mana value is no less
      Given the card "Violent Outburst" is an "Instant" that costs {1}{R}{G}
        """
        Cascade
        Creatures you control get +1/+0 until end of turn.
        """
      And Bob controls "Colossapede"
      And Alice has "Violent Outburst" in hand
      And Alice has {1}{R}{G} in the mana pool
      And Alice has "Giant Killer" on top of the library
      When Alice casts "Violent Outburst"
      And all players pass
      And Alice says yes
      Then Alice is asked nothing
      And "Giant Killer" is exactly "Creature — Human Peasant"
      When all players pass
      Then Alice controls "Giant Killer"
      And Bob controls "Colossapede"

  @CR-702.86a
  Rule: 702.86a The defending player sacrifices

    Scenario: As many permanents as it says, of that player's choice
      Given Alice controls "Artisan of Kozilek"
      And Bob controls "Muck Rats", "Willow Elf" and "Wandering Ones"
      When Alice attacks with "Artisan of Kozilek"
      And all players pass
      And Bob chooses "Muck Rats" and "Willow Elf"
      Then "Wandering Ones" is on the battlefield
      And "Muck Rats" is in Bob's graveyard

  @CR-702.101a
  Rule: 702.101a Paying for life

    Scenario: Each opponent loses life, and its controller gains as much
      Given Alice controls a 3/2 creature "Syndicate Enforcer"
      And Alice has "Shock" in hand
      And Alice has {R}{W} in the mana pool
      When Alice casts "Shock" targeting Bob
      And all players pass
      And Alice says yes
      And Alice chooses "{W}"
      Then Alice has 21 life
      And Bob has 19 life

    Scenario: With two opponents it is twice as much, and nothing where nothing is paid
      Given the card "Syndic of Tithes" is a "Creature — Human Cleric" that costs {1}{W} of size 2/2
        """
        Extort
        """
      And the players are Alice, Bob and Carol
      And Alice controls "Syndic of Tithes"
      And Alice has "Shock" (first) and "Shock" (second) in hand
      And Alice has {R}{R}{W} in the mana pool
      When Alice casts "Shock" (first) targeting "Syndic of Tithes"
      And all players pass
      And Alice says no
      Then Alice has 20 life
      When Alice casts "Shock" (second) targeting "Syndic of Tithes"
      And all players pass
      And Alice says yes
      And Alice chooses "{W}"
      Then Bob has 19 life
      And Carol has 19 life
      And Alice has 22 life

  @CR-702.46a
  Rule: 702.46a A Spirit card that costs less comes back

    Scenario: Only a Spirit card of so much mana value or less is a target
      Given Alice controls "Kami of Empty Graves" with 1 damage
      And Alice has "Wandering Ones", "Strict Proctor", "Disowned Ancestor", "Spirit of the Hearth" and "Willow Elf" in the graveyard
      When Alice would receive priority
      Then Alice is asked to choose one from "Wandering Ones", "Strict Proctor" and "Disowned Ancestor"
      When Alice chooses "Wandering Ones"
      And all players pass
      And Alice says yes
      Then "Wandering Ones" is in Alice's hand

  @CR-702.70a
  Rule: 702.70a Poison for combat damage to a player

    Scenario: As many counters as it says, not as many as the damage
      Given Alice controls "Muck Rats"
      And Alice controls "Snake Cult Initiation" attached to "Muck Rats"
      When Alice attacks with "Muck Rats"
      And the game goes on to Alice's end of combat
      Then Bob has three poison counters
      And Bob has 19 life

    Scenario: Damage to a creature poisons nobody
      Given Alice controls "Muck Rats"
      And Alice controls "Snake Cult Initiation" attached to "Muck Rats"
      And Bob controls "Grizzly Bears"
      When Alice attacks with "Muck Rats"
      And Bob blocks "Muck Rats" with "Grizzly Bears"
      And the game goes on to Alice's end of combat
      Then Bob has no poison counters
      And "Grizzly Bears" has 1 damage marked

  @CR-702.91a
  Rule: 702.91a The other attackers are stronger

    Scenario: Neither the creature itself nor one that stays at home
      Given Alice controls "Goblin Wardriver", "Grizzly Bears" and "Muck Rats"
      When Alice attacks with "Goblin Wardriver" and "Grizzly Bears"
      And all players pass
      Then "Grizzly Bears" is 3/2
      And "Goblin Wardriver" is 2/2
      And "Muck Rats" is 1/1

  @CR-702.92a
  Rule: 702.92a Living weapon

    Scenario: The Germ that enters with the Equipment is equipped with it, and lives
      Given the card "Flayer Husk" is an "Artifact — Equipment" that costs {1}:
        """
        Living weapon
        Equipped creature gets +1/+1.
        Equip {2}
        """
      And Alice has "Flayer Husk" in hand
      And Alice has {1} in the mana pool
      When Alice casts "Flayer Husk" and it resolves
      And all players pass
      Then "Flayer Husk" is attached to "Phyrexian Germ Token"
      And "Phyrexian Germ Token" is 1/1

  @CR-702.108a
  Rule: 702.108a Spells that are no creatures

    Scenario Outline: It grows for <spell>: <size>
      Given Alice controls "Monastery Swiftspear"
      And Alice has "Crimson Kobolds" and "Spellbook" in hand
      When Alice casts "<spell>"
      And all players pass
      Then "Monastery Swiftspear" is <size>
      When all players pass
      Then "<spell>" is on the battlefield

      Examples:
        | spell           | size |
        | Spellbook       | 2/3  |
        | Crimson Kobolds | 1/2  |

  @CR-702.110a
  Rule: 702.110a A creature may be sacrificed as it has entered

    Scenario: The creature that exploits may go itself
      Given Alice controls "Muck Rats"
      And Alice has "Mindleech Ghoul" in hand
      And Bob has "Shock" in hand
      And Alice has {1}{B} in the mana pool
      When Alice casts "Mindleech Ghoul" and it resolves
      And all players pass
      And Alice says yes
      Then Alice is asked to choose one from "Mindleech Ghoul" and "Muck Rats"
      When Alice chooses "Mindleech Ghoul"
      Then "Mindleech Ghoul" is in Alice's graveyard
      And "Muck Rats" is on the battlefield
      When all players pass
      Then "Shock" is in exile

  @CR-702.115a
  Rule: 702.115a Combat damage exiles the top card

    Scenario: One card of the library of the player who was damaged
      Given Alice controls "Culling Drone"
      And Bob has "Grizzly Bears" and "Runeclaw Bear" on top of the library
      When Alice attacks with "Culling Drone"
      And the game goes on to Alice's end of combat
      Then "Grizzly Bears" is in exile
      And "Runeclaw Bear" is in Bob's library

  @CR-702.123a
  Rule: 702.123a Counters or Servos

    Background:
      Given Alice has "Visionary Augmenter" in hand

    Scenario: Counters
      Given Alice has {2}{W}{W} in the mana pool
      When Alice casts "Visionary Augmenter" and it resolves
      And all players pass
      And Alice says yes
      Then "Visionary Augmenter" has two +1/+1 counters
      And there is no "Servo Token"

    Scenario: No counters, and Servos instead
      Given Alice has {2}{W}{W} in the mana pool
      When Alice casts "Visionary Augmenter" and it resolves
      And all players pass
      And Alice says no
      Then "Visionary Augmenter" has no counters
      And Alice controls two Servos

  @CR-702.130a
  Rule: 702.130a Life for a block

    Scenario: The defending player loses life as it becomes blocked
      Given Alice controls a 2/2 creature "Khenra Eternal"
      And Bob controls a 2/2 creature "Bear Cub"
      When Alice attacks with "Khenra Eternal"
      Then Bob has 20 life
      When Bob blocks "Khenra Eternal" with "Bear Cub"
      And all players pass
      Then Bob has 19 life

  @CR-702.134a
  Rule: 702.134a A counter for a weaker attacker

    Scenario: Only an attacker of less power is a target
      Given Alice controls "Blade Instructor", "Muck Rats", "Grizzly Bears", "Hill Giant" and "Willow Elf"
      When Alice attacks with "Blade Instructor", "Muck Rats", "Grizzly Bears" and "Hill Giant"
      Then Alice is asked to choose one from "Muck Rats" and "Grizzly Bears"
      When Alice chooses "Muck Rats"
      And all players pass
      Then "Muck Rats" has a +1/+1 counter

  @CR-702.135a
  Rule: 702.135a Spirits of one that died

    Scenario: As many as it says
      Given Alice controls "Ministrant of Obligation"
      And Alice has "Shock" in hand
      And Alice has {R} in the mana pool
      When Alice casts "Shock" targeting "Ministrant of Obligation" and it resolves
      And all players pass
      Then Alice controls two Spirits
      And "Spirit Token" (1) is a 1/1 white and black Spirit creature token with flying

  @CR-702.25a
  Rule: 702.25a Blocked by a creature without flanking

    Scenario: Only the blocking creature without it gets smaller
      Given Alice controls "Femeref Knight"
      And Bob controls "Searing Spear Askari" and "Hill Giant"
      When Alice attacks with "Femeref Knight"
      And Bob blocks "Femeref Knight" with "Searing Spear Askari" and "Hill Giant"
      And all players pass
      Then "Hill Giant" is 2/2
      And "Searing Spear Askari" is 2/2
