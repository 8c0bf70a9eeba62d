Feature: 702.85. Cascade

  It was 502.85 in 2009. Then the card that is found had to have a lower converted mana cost; today the spell that it
  becomes must have a lesser mana value too.

  @CR-702.85a @CR-2009-502.85a
  Rule: 702.85a A cheaper card is found

    Scenario: Lands and what costs as much are passed over, and the first cheaper card is cast for nothing
      Given Alice has "Forest", "Hill Giant", "Ardent Plea", "Shock" and "Island" on top of the library
      And Alice has "Bloodbraid Elf" in hand
      And Alice has {2}{R}{G} in the mana pool
      When Alice casts "Bloodbraid Elf"
      Then the stack, from the top, is "ability of Bloodbraid Elf" and "Bloodbraid Elf"
      When all players pass
      And Alice says yes
      Then the stack, from the top, is "ability of Ardent Plea", "Ardent Plea" and "Bloodbraid Elf"
      And "Forest" is in Alice's library
      And "Hill Giant" is in Alice's library
      When all players pass
      And Alice says no
      Then the stack, from the top, is "Ardent Plea" and "Bloodbraid Elf"
      And "Shock" is in Alice's library
      When the game goes on to Bob's upkeep
      And the game goes on to Alice's precombat main phase
      Then "Island" is in Alice's hand

    Scenario: With more mana in the spell, what was passed over is found
      Given Alice has "Forest", "Hill Giant" and "Ardent Plea" on top of the library
      And Alice has "Enlisted Wurm" in hand
      And Alice has {4}{G}{W} in the mana pool
      When Alice casts "Enlisted Wurm"
      And all players pass
      And Alice says yes
      Then the stack, from the top, is "Hill Giant" and "Enlisted Wurm"

    Scenario: A creature with cascade that is returned to the battlefield finds nothing, and one that is cast does
      Given Alice has "Shock" and "Forest" on top of the library
      And Alice has "Shardless Agent" (first) in the graveyard
      And Alice has "Shardless Agent" (second) and "Resurrection" in hand
      And Alice has {2}{W}{W}{1}{G}{U} in the mana pool
      When Alice casts "Resurrection" targeting "Shardless Agent" (first) and it resolves
      Then "Shardless Agent" (first) is on the battlefield
      And the stack is empty
      When Alice casts "Shardless Agent" (second)
      And all players pass
      And Alice says yes
      And Alice chooses Bob
      Then the stack, from the top, is "Shock" and "Shardless Agent" (second)

  @CR-702.85a
  Rule: 702.85a A split card costs what both halves cost

    Scenario: For Violent Outburst it is too dear, and for Enlisted Wurm it is not, whichever half is cast
      Given Alice has "Assault // Battery" (first), "Shock" and "Assault // Battery" (second) on top of the library
      And Alice has "Violent Outburst" and "Enlisted Wurm" in hand
      And Alice has {1}{R}{G}{4}{G}{W} in the mana pool
      When Alice casts "Violent Outburst"
      And all players pass
      And Alice says yes
      And Alice chooses Bob
      Then the stack, from the top, is "Shock" and "Violent Outburst"
      And "Assault // Battery" (first) is in Alice's library
      When all players pass
      And all players pass
      And Alice casts "Enlisted Wurm"
      And all players pass
      And Alice says yes
      Then Alice is asked to choose one from "Assault" and "Battery"
      When Alice chooses "Battery"
      Then the stack, from the top, is "Assault // Battery" (second) and "Enlisted Wurm"

  @CR-2009-502.85a
  Rule: 502.85a A split card costs what either half costs

    Scenario: Violent Outburst finds it because of Assault, and Battery may be played, which costs more
      Given Alice has "Forest", "Assault // Battery" and "Shock" on top of the library
      And Alice has "Violent Outburst" in hand
      And Alice has {1}{R}{G} in the mana pool
      When Alice casts "Violent Outburst"
      And all players pass
      And Alice says yes
      Then Alice is asked to choose one from "Assault" and "Battery"
      When Alice chooses "Battery"
      Then the stack, from the top, is "Assault // Battery" and "Violent Outburst"
      When all players pass
      Then Alice controls a 3/3 Elephant creature token

    Scenario: A split card of which neither half costs less is passed over
      Given Alice has "Spite // Malice" and "Shock" on top of the library
      And Alice has "Violent Outburst" in hand
      And Alice has {1}{R}{G} in the mana pool
      When Alice casts "Violent Outburst"
      And all players pass
      And Alice says yes
      And Alice chooses Bob
      Then the stack, from the top, is "Shock" and "Violent Outburst"
      And "Spite // Malice" is in Alice's library

  @CR-702.85b
  Rule: 702.85b As you cascade

    Background:
      Given Alice controls "Averna, the Chaos Bloom"
      And Alice has "Violent Outburst" in hand
      And Alice has {1}{R}{G} in the mana pool

    Scenario: A land that was exiled is put onto the battlefield before the card that was found is cast
      Given Alice has "Forest", "Island", "Shock" and "Mountain" on top of the library
      When Alice casts "Violent Outburst"
      And all players pass
      Then Alice is asked to choose "Forest" and "Island"
      When Alice chooses "Island"
      And Alice says yes
      And Alice chooses Bob
      Then "Island" is on the battlefield
      And "Island" is tapped
      And "Forest" is in Alice's library
      And the stack, from the top, is "Shock" and "Violent Outburst"

    Scenario: Nobody has to, and the land goes to the bottom with the rest
      Given Alice has "Forest", "Shock" and "Mountain" on top of the library
      When Alice casts "Violent Outburst"
      And all players pass
      And Alice chooses nothing
      And Alice says no
      Then "Forest" is in Alice's library
      And "Shock" is in Alice's library

    Scenario: Where no card was found to be cast, the land is taken before the others go to the bottom
      Given Alice's library is empty
      And Alice has "Forest" and "Hill Giant" on top of the library
      When Alice casts "Violent Outburst"
      And all players pass
      And Alice chooses "Forest"
      Then "Forest" is on the battlefield
      And "Hill Giant" is in Alice's library
      And the stack, from the top, is "Violent Outburst"

    Scenario: An opponent's cascade lets Alice take nothing, and her own does
      Given Bob has "Forest" and "Shock" on top of the library
      And Bob has "Ardent Plea" in hand
      And Bob has {1}{W}{U} in the mana pool
      And Alice has "Island" and "Chaplain's Blessing" on top of the library
      And it is Bob's precombat main phase
      When Bob casts "Ardent Plea"
      And Bob passes
      And Alice casts "Violent Outburst"
      And all players pass
      And Alice chooses "Island"
      And Alice says no
      Then "Island" is on the battlefield
      When all players pass
      And all players pass
      Then Bob is asked to choose one from "yes" and "no"
      When Bob says no
      Then "Forest" is in Bob's library

  @CR-702.85c @CR-2009-502.85b
  Rule: 702.85c Each instance

    Scenario: A spell with cascade is given it once more, and the next spell has it once
      Given Alice controls "Maelstrom Nexus"
      And Alice has "Chaplain's Blessing", "Sacred Nectar" and "Shock" on top of the library
      And Alice has "Bloodbraid Elf" and "Shardless Agent" in hand
      And Alice has {2}{R}{G}{1}{G}{U} in the mana pool
      When Alice casts "Bloodbraid Elf"
      Then the stack, from the top, is "ability of Bloodbraid Elf" (2), "ability of Bloodbraid Elf" and "Bloodbraid Elf"
      When all players pass
      And Alice says yes
      And all players pass
      Then Alice has 25 life
      When all players pass
      And Alice says yes
      And all players pass
      Then Alice has 29 life
      When all players pass
      And Alice casts "Shardless Agent"
      Then the stack, from the top, is "ability of Shardless Agent" and "Shardless Agent"
