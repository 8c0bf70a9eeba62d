Feature: 702. Keyword Abilities: Several instances that are as one

  Background:
    Given these cards:
      | name              | type                             | cost      | size | text                                                                         |
      | Typhoid Rats      | Creature — Rat                   | {B}       | 1/1  | Deathtouch                                                                   |
      | Boros Swiftblade  | Creature — Human Soldier         | {R}{W}    | 1/2  | Double strike                                                                |
      | Halberdier        | Creature — Human Barbarian       | {3}{R}    | 3/1  | First strike                                                                 |
      | Wind Drake        | Creature — Drake                 | {2}{U}    | 2/2  | Flying                                                                       |
      | Hulking Bugbear   | Creature — Goblin                | {1}{R}{R} | 3/3  | Haste                                                                        |
      | Child of Night    | Creature — Vampire               | {1}{B}    | 2/1  | Lifelink                                                                     |
      | Gnottvold Recluse | Creature — Spider                | {2}{G}    | 4/2  | Reach                                                                        |
      | Argothian Swine   | Creature — Boar                  | {3}{G}    | 3/3  | Trample                                                                      |
      | Ardent Militia    | Creature — Human Soldier         | {4}{W}    | 2/5  | Vigilance                                                                    |
      | Wayward Giant     | Creature — Giant                 | {4}{R}    | 4/5  | Menace                                                                       |
      | Absolute Law      | Enchantment                      | {1}{W}    |      | All creatures have protection from red.                                      |
      | Giant Crab        | Creature — Crab                  | {4}{U}    | 3/3  | {U}: This creature gains shroud until end of turn.                           |
      | Breezekeeper      | Creature — Djinn                 | {3}{U}    | 4/4  | Flying<br>Phasing                                                            |
      | Teferi's Curse    | Enchantment — Aura               | {1}{U}    |      | Enchant artifact or creature<br>Enchanted permanent has phasing.             |
      | Glistener Elf     | Creature — Phyrexian Elf Warrior | {G}       | 1/1  | Infect                                                                       |
      | Rolling Stones    | Enchantment                      | {1}{W}    |      | Wall creatures can attack as though they didn't have defender.               |
      | Ranger's Guile    | Instant                          | {G}       |      | Target creature you control gets +1/+1 and gains hexproof until end of turn. |
    And Bob controls "Grizzly Bears"

  @CR-702.2f
  Rule: 702.2f Deathtouch

    Scenario: Deathtouch twice destroys as deathtouch does
      Given Alice controls "Typhoid Rats" with a deathtouch counter
      And Bob controls "Colossapede"
      When Alice attacks with "Typhoid Rats"
      And Bob blocks "Typhoid Rats" with "Colossapede"
      And the game goes on to Alice's end of combat
      Then "Colossapede" is in Bob's graveyard

  @CR-702.3c
  Rule: 702.3c Defender

    Scenario: Defender twice keeps it from attacking, and one effect lifts both
      Given Alice controls "Wall of Tears"
      And Alice controls "Zephyr Net" attached to "Wall of Tears"
      And Alice has "Rolling Stones" in hand
      And Alice has {1}{W} in the mana pool
      Then Alice can't attack with "Wall of Tears", by 702.3b
      When Alice casts "Rolling Stones" and it resolves
      Then Alice can attack with "Wall of Tears"

  @CR-702.4e
  Rule: 702.4e Double strike

    Scenario: Double strike twice strikes twice, not three times
      Given Alice controls "Boros Swiftblade" and "Battle Mastery" attached to "Boros Swiftblade"
      When Alice attacks with "Boros Swiftblade"
      And Bob declares no blockers
      And the game goes on to Alice's end of combat
      Then Bob has 18 life

  @CR-702.7d
  Rule: 702.7d First strike

    Scenario: First strike twice strikes first, and once
      Given Alice controls "Halberdier" and "Lance" attached to "Halberdier"
      When Alice attacks with "Halberdier"
      And Bob blocks "Halberdier" with "Grizzly Bears"
      And the game goes on to Alice's end of combat
      Then "Grizzly Bears" is in Bob's graveyard
      And "Halberdier" is on the battlefield

  @CR-702.8b
  Rule: 702.8b Flash

    Scenario: Flash twice lets it be cast as an instant could be
      Given the card "Double" is a "Creature — Scout" that costs {0} of size 2/2
        """
        Flash
        Flash
        """
      And Alice has "Double" in hand
      And it is Bob's upkeep
      When Bob passes
      And Alice casts "Double" and it resolves
      Then "Double" is on the battlefield

  @CR-702.9c
  Rule: 702.9c Flying

    Scenario: Flying twice is blocked by what flies, and by nothing else
      Given Alice controls "Dawn Gryff" and "Flight" attached to "Dawn Gryff"
      And Bob controls "Aven Skirmisher"
      When Alice attacks with "Dawn Gryff"
      Then Bob can't block "Dawn Gryff" with "Grizzly Bears", by 702.9b
      And Bob can block "Dawn Gryff" with "Aven Skirmisher"

  @CR-702.10d
  Rule: 702.10d Haste

    Scenario: Haste twice lets it attack at once
      Given Alice has "Hulking Bugbear" in hand
      And the card "Rising of the Day" is an "Enchantment" that costs {2}{R}:
        """
        Creatures you control have haste.
        Legendary creatures you control get +1/+0.
        """
      And Alice controls "Rising of the Day"
      And Alice has {1}{R}{R} in the mana pool
      When Alice casts "Hulking Bugbear" and it resolves
      Then Alice can attack with "Hulking Bugbear"
      And "Hulking Bugbear" is on the battlefield

  @CR-702.11h
  Rule: 702.11h Hexproof

    Scenario: Hexproof twice keeps an opponent's spell off
      Given Alice has "Murder" in hand
      And Alice has {1}{B}{B} in the mana pool
      And Bob has "Ranger's Guile" (first) and "Ranger's Guile" (second) in hand
      And Bob has {G}{G} in the mana pool
      When Alice casts "Murder" targeting "Grizzly Bears"
      And Alice passes
      And Bob casts "Ranger's Guile" (first) targeting "Grizzly Bears"
      And Bob casts "Ranger's Guile" (second) targeting "Grizzly Bears"
      And all players pass
      And all players pass
      And all players pass
      Then "Grizzly Bears" is on the battlefield
      And "Ranger's Guile" (second) is in Bob's graveyard

  @CR-702.12c
  Rule: 702.12c Indestructible

    Scenario: Indestructible twice is not destroyed
      Given Bob controls "Darksteel Myr" with an indestructible counter
      And Alice has "Murder" in hand
      And Alice has {1}{B}{B} in the mana pool
      When Alice casts "Murder" targeting "Darksteel Myr" and it resolves
      Then "Darksteel Myr" is on the battlefield
      And "Murder" is in Alice's graveyard

  @CR-702.13c
  Rule: 702.13c Intimidate

    Scenario: Intimidate twice is blocked by artifact creatures, and by none of another color
      Given Alice controls "Accursed Spirit"
      And Alice controls "Executioner's Hood" attached to "Accursed Spirit"
      And Bob controls "Alpha Myr"
      When Alice attacks with "Accursed Spirit"
      Then Bob can't block "Accursed Spirit" with "Grizzly Bears", by 702.13b
      And Bob can block "Accursed Spirit" with "Alpha Myr"

  @CR-702.15f
  Rule: 702.15f Lifelink

    Scenario: Lifelink twice gains the life once
      Given Alice controls "Child of Night" with a lifelink counter
      When Alice attacks with "Child of Night"
      And Bob declares no blockers
      And the game goes on to Alice's end of combat
      Then Alice has 22 life
      And Bob has 18 life

  @CR-702.16m
  Rule: 702.16m Protection

    Scenario: Protection from red twice keeps red spells off
      Given Bob controls "Oraxid"
      And Alice controls "Absolute Law"
      And Alice has "Shock" and "Murder" in hand
      And Alice has {R}{1}{B}{B} in the mana pool
      Then Alice can't cast "Shock" targeting "Oraxid"
      And Alice can cast "Murder" targeting "Oraxid"

  @CR-702.17c
  Rule: 702.17c Reach

    Scenario: Reach twice blocks what flies
      Given Alice controls "Wind Drake"
      And Bob controls "Gnottvold Recluse" and "Web" attached to "Gnottvold Recluse"
      When Alice attacks with "Wind Drake"
      Then Bob can block "Wind Drake" with "Gnottvold Recluse"
      And "Wind Drake" is attacking Bob

  @CR-702.18b
  Rule: 702.18b Shroud

    Scenario: Shroud twice keeps off every spell
      Given Alice controls "Giant Crab"
      And Alice has {U}{U} in the mana pool
      And Bob has "Murder" in hand
      And Bob has {1}{B}{B} in the mana pool
      When Alice passes
      And Bob casts "Murder" targeting "Giant Crab"
      And Bob passes
      And Alice activates "Giant Crab"
      And Alice activates "Giant Crab"
      And all players pass
      And all players pass
      And all players pass
      Then "Giant Crab" is on the battlefield
      And "Murder" is in Bob's graveyard

  @CR-702.19g
  Rule: 702.19g Trample

    Scenario: Trample twice tramples once over
      Given Alice controls "Argothian Swine" and "Primal Rage"
      When Alice attacks with "Argothian Swine"
      And Bob blocks "Argothian Swine" with "Grizzly Bears"
      And the game goes on to Alice's end of combat
      And Alice chooses Bob
      Then Bob has 19 life

  @CR-702.20c
  Rule: 702.20c Vigilance

    Scenario: Vigilance twice keeps an attacker untapped
      Given Alice controls "Ardent Militia" and "Serra's Blessing"
      When Alice attacks with "Ardent Militia"
      Then "Ardent Militia" is untapped
      And "Ardent Militia" is attacking Bob

  @CR-702.26p
  Rule: 702.26p Phasing

    Scenario: Phasing twice phases out, and stays out until the next untap step
      Given Bob controls "Breezekeeper" and "Teferi's Curse" attached to "Breezekeeper"
      When the game goes on to Bob's upkeep
      Then "Breezekeeper" is phased out

  @CR-702.28c
  Rule: 702.28c Shadow

    Scenario: Shadow twice is blocked by creatures with shadow alone
      Given Alice controls "Soltari Foot Soldier"
      And Alice has "Shadow Rift" in hand
      And Alice has {U} in the mana pool
      And Bob controls "Thalakos Sentry"
      When Alice casts "Shadow Rift" targeting "Soltari Foot Soldier" and it resolves
      And Alice attacks with "Soltari Foot Soldier"
      Then Bob can't block "Soltari Foot Soldier" with "Grizzly Bears"
      And Bob can block "Soltari Foot Soldier" with "Thalakos Sentry"

  @CR-702.31c
  Rule: 702.31c Horsemanship

    Scenario: Horsemanship twice is blocked by creatures with horsemanship alone
      Given Alice controls "Herald of Hoofbeats" (first) and "Herald of Hoofbeats" (second)
      And Bob controls "Shu Cavalry"
      When Alice attacks with "Herald of Hoofbeats" (first)
      Then Bob can't block "Herald of Hoofbeats" (first) with "Grizzly Bears", by 702.31b
      And Bob can block "Herald of Hoofbeats" (first) with "Shu Cavalry"

  @CR-702.36c
  Rule: 702.36c Fear

    Scenario: Fear twice is blocked by black creatures, and by no green one
      Given Alice controls "Prickly Boggart" and "Fear of Fear Itself"
      And Alice has {2} in the mana pool
      And Bob controls a 1/1 black creature "Muck Rats"
      When Alice activates "Fear of Fear Itself" targeting "Prickly Boggart" and it resolves
      And Alice attacks with "Prickly Boggart"
      Then Bob can't block "Prickly Boggart" with "Grizzly Bears", by 702.36b
      And Bob can block "Prickly Boggart" with "Muck Rats"

  @CR-702.61c
  Rule: 702.61c Split second

    Scenario: Split second twice lets nobody answer
      Given the card "Double" is an "Instant" that costs {0}
        """
        Split second
        Split second
        """
      And Alice has "Double" in hand
      And Bob has "Shock" in hand
      And Bob has {R} in the mana pool
      When Alice casts "Double"
      And Alice passes
      And Bob tries to cast "Shock" targeting Alice
      Then it is refused, by 702.61a

  @CR-702.80d
  Rule: 702.80d Wither

    Scenario: Wither twice gives a counter for each damage, not two
      Given Alice controls "Sickle Ripper"
      And Alice controls "Blight Sickle" attached to "Sickle Ripper"
      And Bob controls a 5/5 creature "Colossapede"
      When Alice attacks with "Sickle Ripper"
      And Bob blocks "Sickle Ripper" with "Colossapede"
      And the game goes on to Alice's end of combat
      Then "Colossapede" is 2/2

  @CR-702.90f
  Rule: 702.90f Infect

    Scenario: Infect twice gives a poison counter for each damage, not two
      Given Alice controls "Glistener Elf" and "Phyresis" attached to "Glistener Elf"
      When Alice attacks with "Glistener Elf"
      And Bob declares no blockers
      And the game goes on to Alice's end of combat
      Then Bob has one poison counter
      And Bob has 20 life

  @CR-702.111c
  Rule: 702.111c Menace

    Scenario: Menace twice is blocked by two, and not by one
      Given Alice controls "Wayward Giant" with a menace counter
      And Bob controls "Mons's Goblin Raiders"
      When Alice attacks with "Wayward Giant"
      Then Bob can't block "Wayward Giant" with "Grizzly Bears"
      And Bob can block "Wayward Giant" with "Grizzly Bears" and "Mons's Goblin Raiders"

  @CR-702.118c
  Rule: 702.118c Skulk

    Scenario: Skulk twice is blocked by what has no more power
      Given Alice controls "Furtive Homunculus" and "Behind the Scenes"
      And Bob controls a 3/3 creature "Hill Giant"
      When Alice attacks with "Furtive Homunculus"
      Then Bob can't block "Furtive Homunculus" with "Hill Giant", by 702.118b
      And Bob can block "Furtive Homunculus" with "Grizzly Bears"

  @CR-702.51d
  Rule: 702.51d Convoke

    Scenario: Convoke twice lets a creature pay for one mana
      Given Alice controls "Wand of the Worldsoul" and "Feral Maaka"
      And Alice has "Stoke the Flames" in hand
      And Alice has {1}{R}{R} in the mana pool
      When Alice activates "Wand of the Worldsoul", "convoke" and it resolves
      And Alice casts "Stoke the Flames" targeting Bob
      And Alice chooses "Feral Maaka"
      Then "Stoke the Flames" is on the stack
      And "Feral Maaka" is tapped
      And Alice has no mana

  @CR-702.66c
  Rule: 702.66c Delve

    Scenario: Delve twice lets a card pay for one mana
      Given the card "Teval, Arbiter of Virtue" is a "Legendary Creature — Spirit Dragon" that costs {2}{B}{G}{U} of size 6/6:
        """
        Flying, lifelink
        Spells you cast have delve.
        Whenever you cast a spell, you lose life equal to its mana value.
        """
      And Alice controls "Teval, Arbiter of Virtue"
      And Alice has "Murderous Cut" in hand
      And Alice has "Murder" in her graveyard
      And Alice has {3}{B} in the mana pool
      When Alice casts "Murderous Cut" targeting "Grizzly Bears"
      And Alice chooses "Murder"
      Then "Murderous Cut" is on the stack
      And Alice has no mana

  @CR-702.126c
  Rule: 702.126c Improvise

    Scenario: Improvise twice lets an artifact pay for one mana
      Given Alice controls "Inspiring Statuary" and "Darksteel Myr"
      And Alice has "Reverse Engineer" in hand
      And Alice has {2}{U}{U} in the mana pool
      When Alice casts "Reverse Engineer"
      And Alice chooses "Darksteel Myr"
      Then "Reverse Engineer" is on the stack
      And "Darksteel Myr" is tapped
      And Alice has no mana

  @CR-702.88c
  Rule: 702.88c Rebound

    Scenario: Rebound twice has the card cast once more
      Given Alice controls "Cast Through Time"
      And Alice has "Staggershock" in hand
      And Alice has {2}{R} in the mana pool
      When Alice casts "Staggershock" targeting Bob and it resolves
      Then "Staggershock" is in exile
      When the game goes on to Alice's upkeep
      And all players pass
      And Alice says yes
      And Alice chooses Bob
      And all players pass
      Then Bob has 16 life
      And the stack is empty
