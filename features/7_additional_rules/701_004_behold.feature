Feature: 701.4. Behold

  Background:
    Given Alice controls "Grizzly Bears"

  @CR-701.4a
  Rule: 701.4a Revealed in hand, or chosen on the battlefield

    Scenario: A card in hand is revealed and stays there, and nothing else is paid
      Given Alice has "Caustic Exhale" and "Hunted Dragon" in hand
      And Alice has {B} in the mana pool
      And Bob controls "Centaur Courser"
      When Alice casts "Caustic Exhale" targeting "Centaur Courser"
      And Alice chooses "behold a Dragon"
      Then "Hunted Dragon" is in Alice's hand
      When all players pass
      Then "Centaur Courser" is in Bob's graveyard

    Scenario: As an instruction it may be followed, and what follows depends on it
      Given Alice has "Sarkhan, Dragon Ascendant" in hand
      And Alice controls "Hunted Dragon"
      And Alice has {1}{R} in the mana pool
      When Alice casts "Sarkhan, Dragon Ascendant" and it resolves
      And all players pass
      And Alice chooses "yes"
      Then Alice controls a Treasure token

    Scenario: One's own Dragon on the battlefield may be chosen as well as the card in hand, another player's may not
      Given Alice has "Caustic Exhale" and "Hunted Dragon" (hers) in hand
      And Alice has {B} in the mana pool
      And Alice controls "Hunted Dragon" (there)
      And Bob controls "Hunted Dragon" (his) and "Centaur Courser"
      When Alice casts "Caustic Exhale" targeting "Centaur Courser"
      And Alice chooses "behold a Dragon"
      Then Alice is asked to choose "Hunted Dragon" (there) and "Hunted Dragon" (hers)
      When Alice chooses "Hunted Dragon" (there)
      And all players pass
      Then "Centaur Courser" is in Bob's graveyard

    Scenario: Without a Dragon of one's own, in hand or on the battlefield, nothing is beheld
      Given Alice has "Piercing Exhale" in hand
      And Alice has {1}{G} in the mana pool
      And Bob controls "Hunted Dragon" (his) and "Centaur Courser"
      Then Alice can't cast "Piercing Exhale" targeting "Grizzly Bears" and "Centaur Courser" using "additional"
      And Alice can cast "Piercing Exhale" targeting "Grizzly Bears" and "Centaur Courser"

    Scenario: The same spell, with a Dragon in hand
      Given Alice has "Piercing Exhale" and "Hunted Dragon" in hand
      And Alice has {1}{G} in the mana pool
      And Bob controls "Centaur Courser"
      When Alice casts "Piercing Exhale" targeting "Grizzly Bears" and "Centaur Courser" using "additional"
      Then "Piercing Exhale" is on the stack

    Scenario: Beheld as an additional cost it lets a sorcery be cast in the turn of another player
      Given Alice has "Molten Exhale" and "Hunted Dragon" in hand
      And Alice has {1}{R} in the mana pool
      And Bob controls "Centaur Courser"
      And it is Bob's upkeep
      Then Alice can't cast "Molten Exhale" targeting "Centaur Courser"
      When Alice casts "Molten Exhale" targeting "Centaur Courser" using "flash"
      And all players pass
      Then "Centaur Courser" is in Bob's graveyard

  @CR-701.4b
  Rule: 701.4b It counts as what it was then

    Background:
      Given Alice controls "Hunted Dragon"
      And Alice has "Piercing Exhale" in hand
      And Alice has {1}{G} in the mana pool
      And Alice has "Forest" on top of her library
      And Bob controls "Centaur Courser"
      And Bob has "Turn to Frog" in hand
      And Bob has {1}{U} in the mana pool

    Scenario: What is a Frog as the spell resolves was a Dragon as it was beheld
      When Alice casts "Piercing Exhale" targeting "Grizzly Bears" and "Centaur Courser" using "additional"
      And Bob casts "Turn to Frog" targeting "Hunted Dragon" and it resolves
      And all players pass
      Then Alice can choose "Forest"
      When Alice chooses "Forest"
      Then "Forest" is in Alice's graveyard

    Scenario: Where a Dragon is there and was not beheld nothing is surveilled
      When Alice casts "Piercing Exhale" targeting "Grizzly Bears" and "Centaur Courser"
      And all players pass
      Then "Forest" is in Alice's library
      And Alice is asked nothing
      And "Piercing Exhale" is in Alice's graveyard
