Feature: 723. The monarch

  Background:
    Given the players are Alice, Bob and Carol
    And the card "Palace Sentinels" is a "Creature — Human Soldier" that costs {3}{W} of size 2/4:
      """
      When this creature enters, you become the monarch.
      """
    And the card "Throne Warden" is a "Creature — Human Soldier" that costs {1}{W} of size 2/2:
      """
      At the beginning of your end step, if you're the monarch, put a +1/+1 counter on this creature.
      """
    And Alice has "Palace Sentinels" in hand
    And Alice has {W}{W}{W}{W} in the mana pool
    And Bob controls "Runeclaw Bear"

  @CR-723.1
  Rule: 723.1 There is no monarch until an effect says so

    Scenario: A player becomes the monarch
      Given Alice controls "Throne Warden"
      When Alice casts "Palace Sentinels" and it resolves
      And all players pass
      And the game goes on to Alice's end step
      And Alice orders "Throne Warden" and "the monarch"
      And all players pass
      And all players pass
      Then "Throne Warden" has one +1/+1 counter

    Scenario: Nobody has become the monarch
      Given Alice controls "Throne Warden"
      When the game goes on to Alice's end step
      And all players pass
      Then "Throne Warden" has no +1/+1 counters

  @CR-723.2
  Rule: 723.2 The monarch draws a card, and loses the title to whoever's creature deals combat damage

    Scenario: The monarch draws a card as that player's own end step begins
      When Alice casts "Palace Sentinels" and it resolves
      And all players pass
      And the game goes on to Alice's end step
      And all players pass
      And all players pass
      Then Alice has 1 card in hand
      And "Palace Sentinels" is on the battlefield

    Scenario: In the end step of another player the monarch draws nothing
      When Alice casts "Palace Sentinels" and it resolves
      And all players pass
      And the game goes on to Bob's end step
      And all players pass
      Then Alice has 1 card in hand
      And "Palace Sentinels" is on the battlefield

    Scenario: A creature that deals combat damage to the monarch makes its controller the monarch
      When Alice casts "Palace Sentinels" and it resolves
      And all players pass
      And the game goes on to Bob's beginning of combat step
      And Bob attacks Alice with "Runeclaw Bear"
      And the game goes on to Bob's end step
      And all players pass
      Then Bob has 2 cards in hand

    Scenario: One that deals it to another player does not
      When Alice casts "Palace Sentinels" and it resolves
      And all players pass
      And the game goes on to Bob's beginning of combat step
      And Bob attacks Carol with "Runeclaw Bear"
      And the game goes on to Bob's end step
      And all players pass
      Then Bob has 1 card in hand

  @CR-723.3
  Rule: 723.3 There is only one monarch

    Scenario: Whoever was the monarch no longer is
      Given Alice controls "Throne Warden"
      When Alice casts "Palace Sentinels" and it resolves
      And all players pass
      And the game goes on to Alice's end step
      And Alice orders "Throne Warden" and "the monarch"
      And all players pass
      And all players pass
      And the game goes on to Bob's beginning of combat step
      And Bob attacks Alice with "Runeclaw Bear"
      And the game goes on to Alice's end step
      And all players pass
      Then "Throne Warden" has one +1/+1 counters

  @CR-723.4
  Rule: 723.4 The title of a monarch who leaves goes to the active player

    Scenario: The monarch leaves in the turn of another player
      When Alice casts "Palace Sentinels" and it resolves
      And all players pass
      And the game goes on to Bob's upkeep
      And Alice concedes
      And the game goes on to Bob's end step
      And all players pass
      Then Bob has 2 cards in hand

    Scenario: The monarch leaves in his or her own turn, and the next player becomes the monarch
      When Alice casts "Palace Sentinels" and it resolves
      And all players pass
      And Alice concedes
      And the game goes on to Bob's end step
      And all players pass
      Then Bob has 2 cards in hand

    Scenario: Another player leaves
      When Alice casts "Palace Sentinels" and it resolves
      And all players pass
      And the game goes on to Bob's upkeep
      And Carol concedes
      And the game goes on to Bob's end step
      And all players pass
      Then Bob has 1 card in hand
