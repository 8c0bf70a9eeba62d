Feature: 506. Creatures that enter attacking

  Background:
    Given the card "Headlong Herald" is a "Creature — Elf Warrior" that costs {2}{G} of size 2/2
      """
      Whenever this creature attacks, put a creature card from your hand onto the battlefield tapped and attacking.
      """
    And the card "Sudden Charge" is an "Instant" that costs {R}
      """
      Put a creature card from your hand onto the battlefield tapped and attacking.
      """

  @CR-506.3a
  Rule: 506.3a What is no creature as it enters

    @CR-2009-306.3a
    Scenario: A God that is no creature enters and does not attack
      Given the card "Ilharg, the Raze-Boar" is a "Legendary Creature — Boar God" that costs {3}{R}{R} of size 6/6:
        """
        Trample
        Whenever Ilharg attacks, you may put a creature card from your hand onto the battlefield tapped and attacking. Return that creature to your hand at the beginning of the next end step.
        When Ilharg dies or is put into exile from the battlefield, you may put it into its owner's library third from the top.
        """
      And Alice controls "Ilharg, the Raze-Boar"
      And Alice has "Thassa, God of the Sea" in hand
      When Alice attacks Bob with "Ilharg, the Raze-Boar"
      And all players pass
      And Alice says yes
      Then "Thassa, God of the Sea" is on the battlefield
      And "Thassa, God of the Sea" is not a creature
      And "Thassa, God of the Sea" is attacking nothing
      When the game goes on to Alice's end of combat
      Then Bob has 14 life

  @CR-506.3b
  Rule: 506.3b Attacking for the player whose turn it isn't

    @edition-2025
    Scenario: The Cat Soldier that comes to the defending player instead does not attack
      Given Alice controls "Brimaz, King of Oreskos"
      And Bob has "Gather Specimens" in hand
      And Bob has {3}{U}{U}{U} in the mana pool
      When Alice passes
      And Bob casts "Gather Specimens" and it resolves
      And Alice attacks Bob with "Brimaz, King of Oreskos"
      And all players pass
      Then Bob controls one Soldier
      And "Cat Soldier Token" is attacking nothing

    Scenario: A creature that the defending player puts onto the battlefield does not attack
      Given Alice controls "Grizzly Bears"
      And Bob controls "Mountain"
      And Bob has "Sudden Charge" and "Hill Giant" in hand
      When Alice attacks Bob with "Grizzly Bears"
      And Bob activates "Mountain"
      And Bob casts "Sudden Charge" and it resolves
      Then "Hill Giant" is on the battlefield
      And "Hill Giant" is tapped
      And "Hill Giant" is attacking nothing
      When the game goes on to Alice's end of combat
      Then Bob has 18 life
      And Alice has 20 life

  @CR-508.4
  Rule: 508.4 In combat, though nothing else attacks

    Scenario: With enough devotion it is a creature, and attacks
      Given Alice controls "Headlong Herald" and four "Coral Fighters"
      And Alice has "Thassa, God of the Sea" in hand
      When Alice attacks Bob with "Headlong Herald"
      And all players pass
      Then "Thassa, God of the Sea" is attacking Bob
      When the game goes on to Alice's end of combat
      Then Bob has 13 life

    Scenario: Outside of combat it enters tapped and attacks nobody, in combat it attacks
      Given Alice controls "Grizzly Bears" and "Mountain"
      And Alice has "Sudden Charge" (1), "Sudden Charge" (2), "Hill Giant" and "Wind Drake" in hand
      And Alice has {R} in the mana pool
      When Alice casts "Sudden Charge" (1) and it resolves
      And Alice chooses "Hill Giant"
      Then "Hill Giant" is tapped
      And "Hill Giant" is attacking nothing
      When Alice attacks Bob with "Grizzly Bears"
      And Alice activates "Mountain"
      And Alice casts "Sudden Charge" (2) and it resolves
      Then "Wind Drake" is attacking Bob
      And "Hill Giant" is attacking nothing
      When the game goes on to Alice's end of combat
      Then Bob has 16 life

    Scenario: A creature enters attacking when the one that brought it has left combat
      Given Alice controls "Headlong Herald"
      And Alice has "Hill Giant" in hand
      And Bob controls "Island"
      And Bob has "Unsummon" in hand
      When Alice attacks Bob with "Headlong Herald"
      And Bob activates "Island"
      And Bob casts "Unsummon" targeting "Headlong Herald" and it resolves
      And all players pass
      And Alice chooses "Hill Giant"
      Then "Hill Giant" is attacking Bob
      When the game goes on to Alice's end of combat
      Then Bob has 17 life

  @CR-506.3c @CR-508.4a
  Rule: 506.3c What it was to attack is gone

    Scenario: A Ninja that was to attack a planeswalker enters and attacks nothing when that has left meanwhile
      Given Alice controls "Grizzly Bears", "Island" (hers) and "Swamp"
      And Alice has "Ninja of the Deep Hours" in hand
      And Bob controls "Jace Beleren" and "Island" (first), "Island" (second) and "Island" (third)
      And Bob controls "Plains"
      And Bob has "Regress" and "Righteous Blow" in hand
      When Alice attacks "Jace Beleren" with "Grizzly Bears"
      And Bob declares no blockers
      And Alice activates "Island" (hers)
      And Alice activates "Swamp"
      And Alice activates "Ninja of the Deep Hours", "ninjutsu"
      And Bob activates "Island" (first)
      And Bob activates "Island" (second)
      And Bob activates "Island" (third)
      And Bob casts "Regress" targeting "Jace Beleren" and it resolves
      And all players pass
      Then "Ninja of the Deep Hours" is on the battlefield
      And "Ninja of the Deep Hours" is attacking nothing
      When Bob activates "Plains"
      Then Bob can't cast "Righteous Blow" targeting "Ninja of the Deep Hours"
      When the game goes on to Alice's end of combat
      Then Bob has 20 life
      And "Grizzly Bears" is in Alice's hand
