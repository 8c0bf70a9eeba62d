Feature: 408. Command

  @CR-408.2
  Rule: 408.2 Emblems

    Scenario: An emblem goes on when all permanents have been destroyed
      Given Alice controls "Elspeth, Sun's Champion" with 7 loyalty counters
      And Alice has "Planar Cleansing" and "Grizzly Bears" in hand
      And Alice has {3}{W}{W}{W}{1}{G} in the mana pool
      When Alice activates "Elspeth, Sun's Champion", "emblem" and it resolves
      And Alice casts "Planar Cleansing" and it resolves
      And Alice casts "Grizzly Bears" and it resolves
      Then "Grizzly Bears" is 4/4
      And "Elspeth, Sun's Champion" is in Alice's graveyard

  @CR-408.3
  Rule: 408.3 In variants

    Scenario: Of two cards in a Commander deck the commander alone begins the game there
      Given the game is a Commander game
      And Alice has "Isamaru, Hound of Konda" on top of her library
      And Alice has "Grizzly Bears" on top of her library
      And "Isamaru, Hound of Konda" is Alice's commander
      When Alice starts the game
      And Alice says no
      And Bob says no
      Then "Isamaru, Hound of Konda" is in the command zone
      And there is no "Grizzly Bears" in the command zone

  @CR-408.1
  Rule: 408.1 Over the game

    Scenario: A creature card in the command zone is not destroyed with the creatures
      Given the game is a Commander game
      And Alice has "Isamaru, Hound of Konda" in the command zone
      And "Isamaru, Hound of Konda" is Alice's commander
      And Alice has "Planar Cleansing" in hand
      And Alice has {3}{W}{W}{W} in the mana pool
      And Bob controls "Grizzly Bears"
      When Alice casts "Planar Cleansing" and it resolves
      Then "Grizzly Bears" is in Bob's graveyard
      And "Isamaru, Hound of Konda" is in the command zone
