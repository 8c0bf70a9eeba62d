Feature: 702. Keyword Abilities that are activated

  Keywords that stand for activated abilities, and what they cost.

  @CR-702.29e
  Rule: 702.29e Typecycling

    Scenario: It searches for a card of the type and reveals it
      Given Alice has "Troll of Khazad-dûm" in hand
      And Alice has "Forest" and "Swamp" on top of her library
      And Alice has {1} in the mana pool
      When Alice activates "Troll of Khazad-dûm" and it resolves
      And Alice chooses "Swamp"
      Then "Swamp" is in Alice's hand
      And "Troll of Khazad-dûm" is in Alice's graveyard

  @CR-702.29a
  Rule: 702.29a Cycling

    Scenario: Its cost may be something else than mana
      Given Alice has "Street Wraith" in hand
      And Alice has "Forest" on top of her library
      When Alice activates "Street Wraith" and it resolves
      Then "Forest" is in Alice's hand
      And Alice has 18 life

  @CR-702.77a
  Rule: 702.77a Reinforce

    Scenario: The card in hand becomes counters
      Given Alice has "Bannerhide Krushok" in hand
      And Alice controls "Muck Rats"
      And Alice has {1}{G} in the mana pool
      When Alice activates "Bannerhide Krushok", "Reinforce" targeting "Muck Rats" and it resolves
      Then "Muck Rats" is 3/3
      And "Bannerhide Krushok" is in Alice's graveyard

  @CR-702.84a
  Rule: 702.84a Unearth

    Scenario: It comes back for a turn, and is exiled then
      Given Alice has "Reconstructed Thopter" in the graveyard
      And Alice has {2} in the mana pool
      When Alice activates "Reconstructed Thopter" and it resolves
      Then "Reconstructed Thopter" is on the battlefield
      And "Reconstructed Thopter" has haste
      When the game goes on to Alice's end
      And all players pass
      Then "Reconstructed Thopter" is in exile

  @CR-702.97a
  Rule: 702.97a Scavenge

    Scenario: As many counters as the card had power
      Given the card "Slitherhead" is a "Creature — Plant Zombie" that costs {B/G} of size 1/1:
        """
        Scavenge {0}
        """
      And Alice has "Slitherhead" in the graveyard
      And Alice controls a 1/1 creature "Muck Rats"
      And Alice has {C} in the mana pool
      When Alice activates "Slitherhead" targeting "Muck Rats" and it resolves
      Then "Muck Rats" is 2/2
      And "Slitherhead" is in exile

    Scenario: It is activated only when a sorcery could be cast
      Given the card "Slitherhead" is a "Creature — Plant Zombie" that costs {B/G} of size 1/1:
        """
        Scavenge {0}
        """
      And Alice has "Slitherhead" in the graveyard
      And Alice controls a 1/1 creature "Muck Rats"
      Then Alice can activate "Slitherhead" targeting "Muck Rats"
      When the game goes on to Alice's end
      Then Alice can't activate "Slitherhead" targeting "Muck Rats", by 602.5d

  @CR-702.122a
  Rule: 702.122a Crew

    Scenario: Creatures with enough power between them are tapped
      Given the card "Funeral Longboat" is an "Artifact — Vehicle" that costs {2} of size 3/3:
        """
        Vigilance
        Crew 1
        """
      And Alice controls "Funeral Longboat", a 1/1 creature "Muck Rats" and a 1/1 creature "Willow Elf"
      When Alice activates "Funeral Longboat"
      And Alice chooses "Muck Rats" and "Willow Elf"
      And all players pass
      Then "Funeral Longboat" is a creature
      And "Funeral Longboat" is 3/3
      And "Muck Rats" and "Willow Elf" are tapped
      And Alice can't activate "Funeral Longboat", by 118.3

    Scenario: Creatures with too little power don't do, nor do those of others, nor what is no creature
      Given the card "Funeral Longboat" is an "Artifact — Vehicle" that costs {2} of size 3/3:
        """
        Vigilance
        Crew 1
        """
      And Alice controls "Funeral Longboat", "Ornithopter", "Memnite" and "Sol Ring"
      And Bob controls "Grizzly Bears"
      When Alice tries to activate "Funeral Longboat"
      Then Alice is asked to choose "Ornithopter" and "Memnite"
      When Alice chooses "Ornithopter"
      Then it is refused
      When Alice activates "Funeral Longboat"
      And Alice chooses "Memnite"
      And all players pass
      Then "Funeral Longboat" is a creature
      And "Ornithopter" is untapped

  @CR-702.107a
  Rule: 702.107a Outlast

    Scenario: It taps for a counter
      Given Alice controls "Disowned Ancestor"
      And Alice has {1}{B} in the mana pool
      When Alice activates "Disowned Ancestor" and it resolves
      Then "Disowned Ancestor" is 1/5
      And "Disowned Ancestor" is tapped

  @CR-702.6a
  Rule: 702.6a Equip

    Scenario: What it costs may be another creature
      Given Alice controls "Demonmail Hauberk", "Mons's Goblin Raiders" and "Muck Rats"
      When Alice activates "Demonmail Hauberk" targeting "Mons's Goblin Raiders"
      And Alice chooses "Muck Rats"
      And all players pass
      Then "Mons's Goblin Raiders" is 5/3
