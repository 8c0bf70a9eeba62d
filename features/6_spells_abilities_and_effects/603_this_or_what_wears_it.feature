Feature: 603. Handling Triggered Abilities: this creature, or the one that it is attached to

  @CR-603.2
  Rule: 603.2 A trigger condition that names two objects is met by either of them

    Background:
      Given the card "Chainflail Centipede" is an "Artifact Creature — Equipment Insect" that costs {2}{B} of size 2/2:
        """
        Whenever this creature or equipped creature attacks, it gets +2/+0 until end of turn.
        Reconfigure {2}
        """

    Scenario: It attacks itself, and another creature attacks beside it
      Given Alice controls "Chainflail Centipede" and "Runeclaw Bear"
      When Alice attacks Bob with "Chainflail Centipede" and "Runeclaw Bear"
      And all players pass
      Then "Chainflail Centipede" is 4/2
      And "Runeclaw Bear" is 2/2

    Scenario: The creature that wears it attacks, and that one gets stronger
      Given Alice controls "Runeclaw Bear", "Hill Giant" and "Chainflail Centipede"
      And Alice has {2} in the mana pool
      When Alice activates "Chainflail Centipede", "Attach" targeting "Runeclaw Bear" and it resolves
      And Alice attacks Bob with "Hill Giant" and "Runeclaw Bear"
      And all players pass
      Then "Runeclaw Bear" is 4/2
      And "Hill Giant" is 3/3
