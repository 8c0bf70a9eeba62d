@edition-2025
Feature: 702. Keyword Abilities

  @CR-702.40a
  Rule: 702.40a A copy for each spell before it

    Scenario: Two spells were cast before, so there are two copies
      Given the card "Grape" is a "Sorcery" that costs {0}
        """
        This spell deals 1 damage to any target.
        Storm
        """
      And Alice has "Grape", "Shock" and "Shock" (2) in hand
      And Alice has {R}{R} in the mana pool
      When Alice casts "Shock" targeting Bob and it resolves
      And Alice casts "Shock" (2) targeting Bob and it resolves
      And Alice casts "Grape" targeting Bob
      And all players pass
      And Alice chooses "Bob"
      And Alice chooses "Bob"
      And all players pass
      And all players pass
      And all players pass
      Then Bob has 13 life

    @CR-608.2h
    Scenario: A spell that has been countered is copied as it last was, with its targets
      Given the card "Grape" is a "Sorcery" that costs {0}
        """
        This spell deals 1 damage to any target.
        Storm
        """
      And the card "Lesser Void" is an "Instant" that costs {0}
        """
        Counter target spell.
        """
      And Alice has "Grape" and "Shock" in hand
      And Alice has {R} in the mana pool
      And Bob has "Lesser Void" in hand
      When Alice casts "Shock" targeting Bob and it resolves
      And Alice casts "Grape" targeting Bob
      And Alice passes
      And Bob casts "Lesser Void" targeting "Grape" and it resolves
      And all players pass
      Then Alice is asked to choose one from Alice and Bob
      When Alice chooses "Bob"
      Then "Grape" is in Alice's graveyard
      And the stack, from the top, is "copy of Grape"
      When all players pass
      Then Bob has 17 life

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
      Given the card "Elf" is a "Creature — Elf" that costs {4} of size 3/2
        """
        Cascade
        """
      And the card "Bear" is a "Creature — Bear" that costs {2} of size 2/2
      And the card "Big" is a "Creature — Bear" that costs {5} of size 2/2
      And Alice has "Elf" in hand
      And Alice has {4} in the mana pool
      And Alice has "Forest", "Big" and "Bear" on top of the library
      When Alice casts "Elf"
      And all players pass
      And Alice says yes
      Then the stack, from the top, is "Bear" and "Elf"
      And "Big" is in Alice's library

    Scenario: An adventurer card is cast as whichever of its two spells has a lesser mana value
      Given the card "Bloodbraid Elf" is a "Creature — Elf Berserker" that costs {2}{R}{G} of size 3/2
        """
        Haste
        Cascade
        """
      And Bob controls a 5/5 creature "Ox"
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
      Then "Ox" is in Bob's graveyard
      And "Giant Killer" is in exile

    Scenario: The other spell of an adventurer card is not cast if its mana value is no less
      Given the card "Violent Outburst" is an "Instant" that costs {1}{R}{G}
        """
        Cascade
        Creatures you control get +1/+0 until end of turn.
        """
      And Bob controls a 5/5 creature "Ox"
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
      And Bob controls "Ox"

  @CR-702.86a
  Rule: 702.86a The defending player sacrifices

    Scenario: As many permanents as it says, of that player's choice
      Given Alice controls a 7/7 creature "A" with "Annihilator 2"
      And Bob controls a 1/1 creature "B", a 1/1 creature "C" and a 1/1 creature "D"
      When Alice attacks with "A"
      And all players pass
      And Bob chooses "B" and "C"
      Then "D" is on the battlefield
      And "B" is in Bob's graveyard

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
      Given Alice controls a 1/1 creature "Kami" with "Soulshift 3"
      And the card "Wisp" is a "Creature — Spirit" that costs {3} of size 1/1
      And the card "Dragon" is a "Creature — Spirit" that costs {4} of size 4/4
      And the card "Elf" is a "Creature — Elf" that costs {1} of size 1/1
      And the card "Ghost" is a "Creature — Spirit" that costs {0} of size 1/1
      And Alice has "Wisp", "Ghost", "Dragon" and "Elf" in the graveyard
      And Alice has "Shock" in hand
      And Alice has {R} in the mana pool
      When Alice casts "Shock" targeting "Kami" and it resolves
      Then Alice is asked to choose one from "Wisp" and "Ghost"
      When Alice chooses "Wisp"
      And all players pass
      And Alice says yes
      Then "Wisp" is in Alice's hand

  @CR-702.70a
  Rule: 702.70a Poison for combat damage to a player

    Scenario: As many counters as it says, not as many as the damage
      Given Alice controls a 1/1 creature "Snake" with "Poisonous 3"
      When Alice attacks with "Snake"
      And the game goes on to Alice's end of combat
      Then Bob has three poison counters
      And Bob has 19 life

    Scenario: Damage to a creature poisons nobody
      Given Alice controls a 1/1 creature "Snake" with "Poisonous 3"
      And Bob controls a 2/2 creature "Bear"
      When Alice attacks with "Snake"
      And Bob blocks "Snake" with "Bear"
      And the game goes on to Alice's end of combat
      Then Bob has no poison counters
      And "Bear" has 1 damage marked

  @CR-702.91a
  Rule: 702.91a The other attackers are stronger

    Scenario: Neither the creature itself nor one that stays at home
      Given Alice controls a 1/1 creature "Goblin" with "Battle cry"
      And Alice controls a 2/2 creature "Ox" and a 1/1 creature "Cat"
      When Alice attacks with "Goblin" and "Ox"
      And all players pass
      Then "Ox" is 3/2
      And "Goblin" and "Cat" are 1/1

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
      Then "Flayer Husk" is attached to "Phyrexian Germ"
      And "Phyrexian Germ" is 1/1

  @CR-702.108a
  Rule: 702.108a Spells that are no creatures

    Scenario Outline: It grows for <spell>: <size>
      Given Alice controls a 1/1 creature "Monk" with "Prowess"
      And the card "Elf" is a "Creature — Elf" that costs {0} of size 1/1
      And the card "Rock" is an "Artifact" that costs {0}
      And Alice has "Elf" and "Rock" in hand
      When Alice casts "<spell>"
      And all players pass
      Then "Monk" is <size>
      When all players pass
      Then "<spell>" is on the battlefield

      Examples:
        | spell | size |
        | Rock  | 2/2  |
        | Elf   | 1/1  |

  @CR-702.110a
  Rule: 702.110a A creature may be sacrificed as it has entered

    Scenario: The creature that exploits may go itself
      Given the card "Ghoul" is a "Creature — Zombie" that costs {0} of size 2/2
        """
        Exploit
        """
      And Alice controls a 1/1 creature "Cat"
      And Alice has "Ghoul" in hand
      When Alice casts "Ghoul" and it resolves
      And all players pass
      And Alice says yes
      Then Alice is asked to choose one from "Ghoul" and "Cat"
      When Alice chooses "Ghoul"
      Then "Ghoul" is in Alice's graveyard
      And "Cat" is on the battlefield

  @CR-702.115a
  Rule: 702.115a Combat damage exiles the top card

    Scenario: One card of the library of the player who was damaged
      Given Alice controls a 3/3 creature "Drone" with "Ingest"
      And Bob has a creature card "One" and a creature card "Two" on top of the library
      When Alice attacks with "Drone"
      And the game goes on to Alice's end of combat
      Then "One" is in exile
      And "Two" is in Bob's library

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
      And there is no "Servo"

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
      Given Alice controls a 2/2 creature "Captain" with "Mentor"
      And Alice controls a 1/1 creature "Footman", a 1/1 creature "Page", a 2/2 creature "Peer" and a 1/1 creature "Cook"
      When Alice attacks with "Captain", "Footman", "Page" and "Peer"
      Then Alice is asked to choose one from "Footman" and "Page"
      When Alice chooses "Footman"
      And all players pass
      Then "Footman" has a +1/+1 counter

  @CR-702.135a
  Rule: 702.135a Spirits of one that died

    Scenario: As many as it says
      Given Alice controls a 2/2 creature "Friar" with "Afterlife 2"
      And Alice has "Shock" in hand
      And Alice has {R} in the mana pool
      When Alice casts "Shock" targeting "Friar" and it resolves
      And all players pass
      Then Alice controls two Spirits
      And "Spirit" (1) is a 1/1 white and black Spirit creature token with flying

  @CR-702.25a
  Rule: 702.25a Blocked by a creature without flanking

    Scenario: Only the blocking creature without it gets smaller
      Given Alice controls a 2/2 creature "Knight" with "Flanking"
      And Bob controls a 2/2 creature "Rider" with "Flanking" and a 3/3 creature "Bear"
      When Alice attacks with "Knight"
      And Bob blocks "Knight" with "Rider" and "Bear"
      And all players pass
      Then "Bear" is 2/2
      And "Rider" is 2/2
