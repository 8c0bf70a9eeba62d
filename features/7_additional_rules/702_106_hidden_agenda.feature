Feature: 702.106. Hidden agenda

  Background:
    Given the card "Brago's Favor" is a "Conspiracy"
      """
      Hidden agenda
      Spells with the chosen name you cast cost {1} less to cast.
      """
    And the card "Wayfarer's Bauble" is an "Artifact" that costs {1}
      """
      {2}, {T}, Sacrifice this artifact: Search your library for a basic land card, put that card onto the battlefield tapped, then shuffle.
      """
    And the game is a Conspiracy Draft game

  @CR-702.106a @CR-702.106b @CR-702.106c
  Rule: 702.106a Put down face down, with a name chosen in secret

    Scenario: Once it is turned up, spells of the chosen name cost less, and others do not
      Given Alice's sideboard is:
        | number | card          |
        | 1      | Brago's Favor |
      And Alice's library is empty
      And Alice has "Sol Ring", "Wayfarer's Bauble", "Forest", "Grizzly Bears", "Hill Giant", "Gray Ogre" and "Runeclaw Bear" on top of her library
      When Alice starts the game
      And Alice chooses "Brago's Favor"
      And Alice chooses "Sol Ring"
      And Alice says no
      And Bob says no
      And the game goes on to Alice's precombat main phase
      Then Alice can't cast "Sol Ring"
      When Alice turns "Brago's Favor" face up
      Then Alice can't turn "Brago's Favor" face up
      And Alice can't cast "Wayfarer's Bauble"
      When Alice casts "Sol Ring" and it resolves
      Then "Sol Ring" is on the battlefield
