Feature: 702. Keyword Abilities: Several instances that each work

  Background:
    Given Bob controls "Grizzly Bears"

  @CR-702.24b
  Rule: 702.24b Cumulative upkeep

    Scenario: Cumulative upkeep twice: each puts an age counter, and asks for all of them
      Given Alice controls "Morinfen"
      And Alice controls "Decomposition" attached to "Morinfen"
      When the game goes on to Alice's draw step
      And Alice says yes
      And Alice says yes
      Then "Morinfen" has two age counters
      And Alice has 17 life

  @CR-702.25b
  Rule: 702.25b Flanking

    Scenario: Flanking twice: a blocker without flanking is weakened twice
      Given Alice controls "Sidewinder Sliver" (first) and "Sidewinder Sliver" (second)
      And Bob controls a 3/3 creature "Hill Giant"
      When Alice attacks with "Sidewinder Sliver" (first)
      And Bob blocks "Sidewinder Sliver" (first) with "Hill Giant"
      And all players pass
      And all players pass
      Then "Hill Giant" is 1/1

  @CR-702.40b
  Rule: 702.40b Storm

    Scenario: Storm twice: each copies the spell for every spell before it
      Given Alice controls "Prismari, the Inspiration"
      And Alice has "Empty the Warrens" and "Shock" in hand
      And Alice has {3}{R}{R} in the mana pool
      When Alice casts "Shock" targeting Bob
      And all players pass
      And all players pass
      Then Bob has 18 life
      When Alice casts "Empty the Warrens"
      And all players pass
      And all players pass
      And all players pass
      And all players pass
      And all players pass
      Then Alice controls six Goblins
      And the stack is empty

  @CR-702.40b @CR-2009-502.30b
  Rule: 702.40b Storm that is printed twice

    Scenario: With one spell before it there are two copies, and each of them is no spell that was cast
      Given the card "Ancestral Storm" is a "Sorcery" that costs {R}
        """
        You gain 1 life.
        Storm
        Storm
        """
      And Alice has "Ancestral Storm" and "Shock" in hand
      And Alice has {R}{R} in the mana pool
      When Alice casts "Shock" targeting Bob and it resolves
      And Alice casts "Ancestral Storm"
      And all players pass
      And all players pass
      And all players pass
      And all players pass
      And all players pass
      Then Alice has 23 life
      And the stack is empty

  @CR-702.41b
  Rule: 702.41b Affinity

    Scenario: Affinity twice: each takes off {1} for each artifact
      Given the card "Double" is a "Creature — Sliver" that costs {4} of size 2/2
        """
        Affinity for artifacts
        Affinity for artifacts
        """
      And Alice controls an artifact "Orb" and an artifact "Urn"
      And Alice has "Double" in hand
      When Alice casts "Double" and it resolves
      Then "Double" is on the battlefield

  @CR-702.43b
  Rule: 702.43b Modular

    Scenario: Modular twice: each gives counters as it enters
      Given the card "Double" is an "Artifact Creature — Sliver" that costs {0} of size 0/0
        """
        Modular 1
        Modular 2
        """
      And Alice has "Double" in hand
      When Alice casts "Double" and it resolves
      Then "Double" is 3/3

  @CR-702.44d
  Rule: 702.44d Sunburst

    Scenario: Sunburst twice: each gives a counter for each color
      Given the card "Double" is an "Artifact Creature — Sliver" that costs {R}{W} of size 0/0
        """
        Sunburst
        Sunburst
        """
      And Alice has "Double" in hand
      And Alice has {R}{W} in the mana pool
      When Alice casts "Double" and it resolves
      Then "Double" is 4/4

  @CR-702.45b @CR-2009-502.38b
  Rule: 702.45b Bushido

    Scenario: Bushido twice: each makes it stronger
      Given Alice controls "Sensei Golden-Tail" and "Devoted Retainer"
      And Alice has {1}{W} in the mana pool
      When Alice activates "Sensei Golden-Tail" targeting "Devoted Retainer" and it resolves
      And Alice attacks with "Devoted Retainer"
      And Bob blocks "Devoted Retainer" with "Grizzly Bears"
      And all players pass
      And all players pass
      Then "Devoted Retainer" is 3/3

  @CR-702.54c
  Rule: 702.54c Bloodthirst

    Scenario: Bloodthirst twice: each gives its counters
      Given Alice controls "Bloodlord of Vaasgoth"
      And Alice has "Vampire Outcasts" and "Shock" in hand
      And Alice has {2}{B}{B}{R} in the mana pool
      When Alice casts "Shock" targeting Bob and it resolves
      And Alice casts "Vampire Outcasts"
      And all players pass
      And all players pass
      Then "Vampire Outcasts" is 7/7

  @CR-702.58b
  Rule: 702.58b Graft

    Scenario: Graft twice: each gives a counter, and each may hand one on
      Given the card "Double" is a "Creature — Sliver" that costs {0} of size 0/0
        """
        Graft 1
        Graft 1
        """
      And the card "Elk" is a "Creature — Elk" that costs {0} of size 1/1
      And Alice has "Double" and "Elk" in hand
      When Alice casts "Double" and it resolves
      Then "Double" is 2/2
      When Alice casts "Elk" and it resolves
      And all players pass
      And Alice says yes
      And all players pass
      And Alice says no
      Then "Elk" is 2/2
      And "Double" is 1/1

  @CR-702.63c
  Rule: 702.63c Vanishing

    Scenario: Vanishing twice: each gives time counters, and each removes one
      Given the card "Double" is a "Creature — Sliver" that costs {0} of size 2/2
        """
        Vanishing 2
        Vanishing 2
        """
      And Alice has "Double" in hand
      When Alice casts "Double" and it resolves
      Then "Double" has four time counters
      When the game goes on to Alice's upkeep
      And all players pass
      And all players pass
      Then "Double" has two time counters

  @CR-702.67c
  Rule: 702.67c Fortify

    Scenario: Fortify twice: any of them may be used
      Given the card "Double" is an "Artifact — Fortification" that costs {0}
        """
        Fortify {5}
        Fortify {0}
        """
      And Alice controls "Double" and "Island"
      When Alice activates "Double", "Fortify {0}" targeting "Island"
      And all players pass
      Then "Double" is attached to "Island"

  @CR-702.70b
  Rule: 702.70b Poisonous

    Scenario: Poisonous twice: each gives poison counters
      Given Alice controls "Virulent Sliver" (first) and "Virulent Sliver" (second)
      When Alice attacks with "Virulent Sliver" (first)
      And Bob declares no blockers
      And the game goes on to Alice's postcombat main phase
      Then Bob has two poison counters

  @CR-702.86b
  Rule: 702.86b Annihilator

    Scenario: Annihilator twice: each has permanents sacrificed
      Given Alice controls "Eldrazi Ravager"
      And Alice controls "Eldrazi Conscription" attached to "Eldrazi Ravager"
      And Bob controls "Muck Rats" and "Forest"
      When Alice attacks with "Eldrazi Ravager"
      And Alice orders "Eldrazi Ravager" and "Eldrazi Ravager" (2)
      And all players pass
      And Bob chooses "Grizzly Bears" and "Muck Rats"
      And all players pass
      Then Bob controls no creatures
      And "Forest" is in Bob's graveyard

  @CR-702.91b
  Rule: 702.91b Battle cry

    Scenario: Battle cry twice: each makes the others stronger
      Given Alice controls "Reckless Pyrosurfer" and a 1/1 creature "Muck Rats"
      And Alice has "Mountain", "Island" and "Growth Spiral" in hand
      And Alice has {G}{U} in the mana pool
      When Alice plays "Mountain"
      And all players pass
      And Alice casts "Growth Spiral" and it resolves
      And Alice says yes
      And all players pass
      And Alice attacks with "Reckless Pyrosurfer" and "Muck Rats"
      And all players pass
      And all players pass
      Then "Muck Rats" is 3/1

  @CR-702.101b
  Rule: 702.101b Extort

    Scenario: Extort twice: each asks to be paid, and each drains
      Given Alice controls "Pontiff of Blight" and "Syndicate Enforcer"
      And Alice has "Shock" in hand
      And Alice has {R}{W}{W}{B} in the mana pool
      When Alice casts "Shock" targeting "Grizzly Bears"
      And Alice orders "Pontiff of Blight", "Syndicate Enforcer" and "Syndicate Enforcer" (2)
      And all players pass
      And Alice says yes
      And Alice chooses "{W}"
      And all players pass
      And Alice says yes
      And Alice chooses "{W}"
      And all players pass
      And Alice says yes
      And Alice chooses "{B}"
      Then Bob has 17 life
      And Alice has 23 life

  @CR-702.108b
  Rule: 702.108b Prowess

    Scenario: Prowess twice: each makes it stronger
      Given the card "Narset, Enlightened Exile" is a "Legendary Creature — Human Monk" that costs {1}{U}{R}{W} of size 3/4:
        """
        Creatures you control have prowess.
        Whenever Narset attacks, exile target noncreature, nonland card with mana value less than Narset's power from a graveyard and copy it. You may cast the copy without paying its mana cost.
        """
      And the card "Jeskai Windscout" is a "Creature — Bird Scout" that costs {2}{U} of size 2/1:
        """
        Flying
        Prowess
        """
      And Alice controls "Narset, Enlightened Exile" and "Jeskai Windscout"
      And Alice has "Shock" in hand
      And Alice has {R} in the mana pool
      When Alice casts "Shock" targeting Bob
      And Alice orders "Narset, Enlightened Exile", "Jeskai Windscout" and "Jeskai Windscout" (2)
      And all players pass
      And all players pass
      And all players pass
      Then "Narset, Enlightened Exile" is 4/5
      And "Jeskai Windscout" is 4/3

  @CR-702.115b
  Rule: 702.115b Ingest

    Scenario: Ingest twice: each exiles a card
      Given the card "Double" is a "Creature — Sliver" that costs {0} of size 2/2
        """
        Ingest
        Ingest
        """
      And Alice controls "Double"
      And Bob has "Island" (first), "Island" (second) and "Island" (third) on top of the library
      When Alice attacks with "Double"
      And Bob declares no blockers
      And the game goes on to Alice's postcombat main phase
      Then "Island" (first) is in exile
      And "Island" (second) is in exile
      And "Island" (third) is in Bob's library

  @CR-702.123b
  Rule: 702.123b Fabricate

    Scenario: Fabricate twice: for each its controller chooses
      Given Alice controls "Cayth, Famed Mechanist"
      And Alice has "Glint-Sleeve Artisan" in hand
      And Alice has {2}{W} in the mana pool
      When Alice casts "Glint-Sleeve Artisan" and it resolves
      And all players pass
      And Alice says yes
      And all players pass
      And Alice says no
      Then "Glint-Sleeve Artisan" is 3/3
      And Alice controls one Servo

  @CR-702.130b
  Rule: 702.130b Afflict

    Scenario: Afflict twice: each costs the defending player life
      Given Alice controls "Cyberman Patrol" (first) and "Cyberman Patrol" (second)
      When Alice attacks with "Cyberman Patrol" (first)
      And Bob blocks "Cyberman Patrol" (first) with "Grizzly Bears"
      And all players pass
      And all players pass
      Then Bob has 14 life

  @CR-702.134b
  Rule: 702.134b Mentor

    Scenario: Mentor twice: each puts a counter
      Given Alice controls "Blade Instructor" and a 1/1 creature "Muck Rats"
      And Alice has "Nyxborn Unicorn" in hand
      And Alice has {3}{W} in the mana pool
      When Alice casts "Nyxborn Unicorn" targeting "Blade Instructor" using "bestow" and it resolves
      And Alice attacks with "Blade Instructor" and "Muck Rats"
      And all players pass
      And all players pass
      Then "Muck Rats" is 3/3

  @CR-702.135b
  Rule: 702.135b Afterlife

    Scenario: Afterlife twice: each creates its Spirits
      Given Alice controls "Orzhov Enforcer"
      And Alice has "Afterlife Insurance" and "Shock" in hand
      And Alice has {1}{B}{R} in the mana pool
      When Alice casts "Afterlife Insurance"
      And Alice chooses "{B}"
      And all players pass
      And Alice casts "Shock" targeting "Orzhov Enforcer" and it resolves
      And all players pass
      And all players pass
      Then Alice controls two Spirits

  @CR-702.136b
  Rule: 702.136b Riot

    Scenario: Riot twice: for each its controller chooses
      Given Alice controls "Rhythm of the Wild"
      And Alice has "Zhur-Taa Goblin" in hand
      And Alice has {R}{G} in the mana pool
      When Alice casts "Zhur-Taa Goblin"
      And all players pass
      And Alice says yes
      And Alice says no
      Then "Zhur-Taa Goblin" is 3/3
      And "Zhur-Taa Goblin" has haste

  @CR-702.46b
  Rule: 702.46b Soulshift

    Scenario: Soulshift twice: each returns a Spirit card
      Given the card "Lantern Kami" is a "Creature — Spirit" that costs {W} of size 1/1:
        """
        Flying
        """
      And Alice controls "Forked-Branch Garami"
      And Alice has "Lantern Kami" and "Wandering Ones" in her graveyard
      And Alice has "Murder" in hand
      And Alice has {1}{B}{B} in the mana pool
      When Alice casts "Murder" targeting "Forked-Branch Garami" and it resolves
      And Alice chooses "Lantern Kami"
      And Alice chooses "Wandering Ones"
      And all players pass
      And Alice says yes
      And all players pass
      And Alice says yes
      Then "Lantern Kami" is in Alice's hand
      And "Wandering Ones" is in Alice's hand

  @CR-702.85c
  Rule: 702.85c Cascade

    Scenario: Cascade twice: each exiles cards and lets one be cast
      Given Alice controls "Imoti, Celebrant of Bounty"
      And Alice has "Sacred Nectar" and "Chaplain's Blessing" on top of the library
      And Alice has "Enlisted Wurm" in hand
      And Alice has {4}{G}{W} in the mana pool
      When Alice casts "Enlisted Wurm"
      And all players pass
      And Alice says yes
      And all players pass
      And all players pass
      And Alice says yes
      And all players pass
      And all players pass
      Then Alice has 29 life
      And "Enlisted Wurm" is on the battlefield
