Feature: 804. Deploy Creatures Option

  @CR-804.1
  Rule: 804.1 Where creatures are deployed

    Scenario: In Emperor a general gives a creature to the emperor
      Given Carol, Alice and Eve play together against Bob, Dave and Frank
      And the game is an Emperor game
      And it is Carol's precombat main
      And Carol controls "Grizzly Bears"
      When Carol activates "Grizzly Bears" targeting Alice and it resolves
      Then Alice controls "Grizzly Bears"
      And "Grizzly Bears" is tapped

  @CR-804.2
  Rule: 804.2 What creatures can do

    Background:
      Given Alice and Carol play together against Bob and Dave
      And the game is a deploy creatures game
      And Alice controls "Grizzly Bears" and "Mountain"

    Scenario: A creature is given to a teammate, neither to its own player nor to an opponent
      When Alice would receive priority
      Then Alice can't activate "Grizzly Bears" targeting Bob
      And Alice can't activate "Grizzly Bears" targeting Alice
      When Alice activates "Grizzly Bears" targeting Carol
      And all players pass
      Then Carol controls "Grizzly Bears"
      And "Grizzly Bears" is tapped

    Scenario: It is given in a main phase, and not in another step
      Given it is Alice's upkeep
      When Alice would receive priority
      And Alice tries to activate "Grizzly Bears" targeting Carol
      Then it is refused
      When the game goes on to Alice's precombat main
      And Alice activates "Grizzly Bears" targeting Carol and it resolves
      Then Carol controls "Grizzly Bears"
