Feature: 508. Creatures of which an effect says that they are attacking

  Background:
    Given the card "Rousing Drummer" is a "Creature — Goblin" that costs {1}{R} of size 1/1
      """
      Whenever this creature attacks, target creature you control is attacking defending player.
      """

  @CR-506.3f
  Rule: 506.3f A battle doesn't join combat

    Scenario: A creature that is a battle as well does not become an attacker, and another creature does
      Given the card "Walking Bastion" is a "Battle Creature — Golem" that costs {4} of size 3/3 of defense 4
      And the card "Sudden Onset" is an "Instant" that costs {R}
        """
        Target creature is attacking.
        """
      And Alice controls "Grizzly Bears", "Walking Bastion", "Hill Giant" and two "Mountain"
      And Alice has "Sudden Onset" (first) and "Sudden Onset" (second) in hand
      And Bob controls "Jace Beleren"
      When Alice attacks Bob with "Grizzly Bears"
      And Alice activates "Mountain" (1)
      And Alice casts "Sudden Onset" (first) targeting "Walking Bastion" and it resolves
      Then "Walking Bastion" is a creature
      And "Walking Bastion" is attacking nothing
      When Alice activates "Mountain" (2)
      And Alice casts "Sudden Onset" (second) targeting "Hill Giant" and it resolves
      And Alice chooses Bob
      Then "Hill Giant" is attacking Bob
      When the game goes on to Alice's end of combat
      Then Bob has 15 life

  @CR-508.4
  Rule: 508.4 Attacking without being declared

    Background:
      Given the players are Alice, Bob and Carol
      And Alice controls "Rousing Drummer" and "Hill Giant"

    Scenario: With the player who was to be attacked still there, the creature is attacking
      When Alice attacks Bob with "Rousing Drummer"
      And Alice chooses "Hill Giant"
      And all players pass
      Then "Hill Giant" is attacking Bob
      And "Hill Giant" is untapped

  @CR-508.4b
  Rule: 508.4b An effect that makes it attack

    Background:
      Given the players are Alice, Bob and Carol
      And Alice controls "Rousing Drummer" and "Hill Giant"

    Scenario: With that player out of the game, it attacks nobody else in that player's place
      When Alice attacks Bob with "Rousing Drummer"
      And Alice chooses "Hill Giant"
      And Bob concedes
      And all players pass
      Then the stack is empty
      And "Hill Giant" is attacking nothing
      When the game goes on to Alice's end of combat
      Then Carol has 20 life

  @CR-506.2
  Rule: 506.2 The active player is the attacking player

    Background:
      Given the card "Sudden Onset" is an "Instant" that costs {R}
        """
        Target permanent is attacking.
        """

    Scenario: Neither a land nor a creature of the defending player is attacking because an effect says so, and a creature of the attacking player is
      Given Alice controls "Grizzly Bears", "Hill Giant", "Forest" and three "Mountain"
      And Bob controls "Runeclaw Bear"
      And Alice has "Sudden Onset" (1), "Sudden Onset" (2) and "Sudden Onset" (3) in hand
      When Alice attacks Bob with "Grizzly Bears"
      And Alice activates "Mountain" (1)
      And Alice casts "Sudden Onset" (1) targeting "Forest" and it resolves
      Then "Forest" is attacking nothing
      When Alice activates "Mountain" (2)
      And Alice casts "Sudden Onset" (2) targeting "Runeclaw Bear" and it resolves
      Then "Runeclaw Bear" is attacking nothing
      When Alice activates "Mountain" (3)
      And Alice casts "Sudden Onset" (3) targeting "Hill Giant" and it resolves
      Then "Hill Giant" is attacking Bob

    Scenario: Outside of combat nothing is attacking because an effect says so, in combat it is
      Given Alice controls "Grizzly Bears", "Hill Giant" and two "Mountain"
      And Alice has "Sudden Onset" (1) and "Sudden Onset" (2) in hand
      When Alice activates "Mountain" (1)
      And Alice casts "Sudden Onset" (1) targeting "Hill Giant" and it resolves
      Then "Hill Giant" is attacking nothing
      When Alice attacks Bob with "Grizzly Bears"
      And Alice activates "Mountain" (2)
      And Alice casts "Sudden Onset" (2) targeting "Hill Giant" and it resolves
      Then "Hill Giant" is attacking Bob
