@edition-2009
Feature: 502.11. Bands with Other

  In 2009 this was an ability that creatures had to share; today one that has it takes in all of the quality.

  Background:
    Given the card "Lone Stand" is an "Instant" that costs {U}
      """
      Target creature loses banding until end of turn.
      """

  @CR-2009-502.11a
  Rule: 502.11a A special form of banding

    Scenario: Losing banding costs it "bands with other" as well, and until then it bands by that
      Given Alice controls "Cathedral of Serra", "Isamaru, Hound of Konda", "Tobias Andrion" and "Jedit Ojanen"
      And Bob has "Lone Stand" in hand
      And Bob controls "Island" and "Grizzly Bears"
      And it is Alice's beginning of combat
      When Bob activates "Island"
      And Bob casts "Lone Stand" targeting "Isamaru, Hound of Konda" and it resolves
      And Alice tries to attack Bob with "Isamaru, Hound of Konda", "Tobias Andrion" and "Jedit Ojanen"
      And Alice chooses "Isamaru, Hound of Konda" and "Tobias Andrion"
      Then it is refused
      When Alice attacks Bob with "Isamaru, Hound of Konda", "Tobias Andrion" and "Jedit Ojanen"
      And Alice chooses "Jedit Ojanen" and "Tobias Andrion"
      And Bob blocks "Tobias Andrion" with "Grizzly Bears"
      Then "Grizzly Bears" is blocking "Tobias Andrion" and "Jedit Ojanen"

  @CR-2009-502.11b
  Rule: 502.11b All have the same ability

    Scenario: A legendary creature that has no such ability is in no band with those that have it, and they are in one
      Given Alice controls "Cathedral of Serra", "Isamaru, Hound of Konda", "Tobias Andrion" and "Caelorna, Coral Tyrant"
      And Bob controls "Grizzly Bears"
      When Alice tries to attack Bob with "Isamaru, Hound of Konda", "Tobias Andrion" and "Caelorna, Coral Tyrant"
      And Alice chooses "Isamaru, Hound of Konda" and "Caelorna, Coral Tyrant"
      Then it is refused
      When Alice attacks Bob with "Isamaru, Hound of Konda", "Tobias Andrion" and "Caelorna, Coral Tyrant"
      And Alice chooses "Isamaru, Hound of Konda" and "Tobias Andrion"
      And Bob blocks "Tobias Andrion" with "Grizzly Bears"
      Then "Grizzly Bears" is blocking "Tobias Andrion" and "Isamaru, Hound of Konda"

    Scenario: What has banding may join them, and what has none may not
      Given Alice controls "Cathedral of Serra", "Isamaru, Hound of Konda", "Tobias Andrion", "Timber Wolves" and "Hill Giant"
      And Bob controls "Grizzly Bears"
      When Alice tries to attack Bob with "Isamaru, Hound of Konda", "Tobias Andrion", "Timber Wolves" and "Hill Giant"
      And Alice chooses "Isamaru, Hound of Konda", "Tobias Andrion" and "Hill Giant"
      Then it is refused
      When Alice attacks Bob with "Isamaru, Hound of Konda", "Tobias Andrion", "Timber Wolves" and "Hill Giant"
      And Alice chooses "Isamaru, Hound of Konda", "Tobias Andrion" and "Timber Wolves"
      And Bob blocks "Timber Wolves" with "Grizzly Bears"
      Then "Grizzly Bears" is blocking "Timber Wolves", "Isamaru, Hound of Konda" and "Tobias Andrion"

    Scenario: Another quality makes another ability, and another source of the same one does not
      Given Alice controls a 2/2 legendary creature "Lesser Hound" with "Bands with other legendary creatures"
      And Alice controls a 2/2 legendary creature "Lesser Cat" with "Bands with other creatures"
      And Alice controls "Cathedral of Serra" and "Isamaru, Hound of Konda"
      And Bob controls "Grizzly Bears"
      When Alice tries to attack Bob with "Isamaru, Hound of Konda", "Lesser Hound" and "Lesser Cat"
      And Alice chooses "Isamaru, Hound of Konda" and "Lesser Cat"
      Then it is refused
      When Alice attacks Bob with "Isamaru, Hound of Konda", "Lesser Hound" and "Lesser Cat"
      And Alice chooses "Isamaru, Hound of Konda" and "Lesser Hound"
      And Bob blocks "Lesser Hound" with "Grizzly Bears"
      Then "Grizzly Bears" is blocking "Lesser Hound" and "Isamaru, Hound of Konda"

  @CR-2009-502.11c
  Rule: 502.11c Who divides the damage

    Scenario: Of two blockers that have the same ability, the defending player divides what the attacker deals
      Given Alice controls "Hill Giant"
      And Bob controls "Cathedral of Serra", "Isamaru, Hound of Konda" and "Tobias Andrion"
      When Alice attacks Bob with "Hill Giant"
      And Bob blocks "Hill Giant" with "Isamaru, Hound of Konda" and "Tobias Andrion"
      And all players pass
      And Bob chooses "Tobias Andrion"
      And Bob chooses "Isamaru, Hound of Konda"
      And Bob chooses "Tobias Andrion"
      And the game goes on to Alice's end of combat
      Then "Isamaru, Hound of Konda" is on the battlefield

    Scenario: Of two legendary blockers of which one has it, the attacking player divides it
      Given Alice controls "Hill Giant"
      And Bob controls "Cathedral of Serra", "Isamaru, Hound of Konda" and "Caelorna, Coral Tyrant"
      When Alice attacks Bob with "Hill Giant"
      And Bob blocks "Hill Giant" with "Isamaru, Hound of Konda" and "Caelorna, Coral Tyrant"
      And all players pass
      And Alice chooses "Caelorna, Coral Tyrant"
      And Alice chooses "Isamaru, Hound of Konda"
      And Alice chooses "Isamaru, Hound of Konda"
      And the game goes on to Alice's end of combat
      Then "Isamaru, Hound of Konda" is in Bob's graveyard

    Scenario: What blocks two that have the same ability has its damage divided by the player who attacks
      Given Alice controls "Cathedral of Serra", "Isamaru, Hound of Konda" and "Tobias Andrion"
      And Bob controls "Runeclaw Bear"
      When Alice attacks Bob with "Isamaru, Hound of Konda" and "Tobias Andrion"
      And Alice chooses "Isamaru, Hound of Konda" and "Tobias Andrion"
      And Bob blocks "Isamaru, Hound of Konda" with "Runeclaw Bear"
      And all players pass
      And Alice chooses "Tobias Andrion"
      And Alice chooses "Tobias Andrion"
      And the game goes on to Alice's end of combat
      Then "Isamaru, Hound of Konda" and "Tobias Andrion" are on the battlefield
      And "Runeclaw Bear" is in Bob's graveyard
