Feature: 613. Sizes that follow what players have

  @CR-613.4c
  Rule: 613.4c What changes a size goes by what there is

    Scenario: Each experience counter of its controller makes it larger, and those of others do not
      Given Alice controls "Kalemne, Disciple of Iroas"
      And Alice has two experience counters
      And Bob has three experience counters
      And Alice has "Vizzerdrix" in hand
      And Alice has {6}{U} in the mana pool
      Then "Kalemne, Disciple of Iroas" is 5/5
      When Alice casts "Vizzerdrix"
      And all players pass
      Then "Kalemne, Disciple of Iroas" is 6/6

    Scenario Outline: A black permanent is looked for among those of every player, and a red one will not do
      Given Alice controls "Knight of Grace"
      And <player> controls "Walking Corpse" and "Hill Giant"
      And Alice has "Shock" in hand
      And Alice has {R} in the mana pool
      Then "Knight of Grace" is 3/2
      When Alice casts "Shock" targeting "Walking Corpse" and it resolves
      Then "Knight of Grace" is 2/2

      Examples:
        | player |
        | Alice  |
        | Bob    |

    Scenario: It becomes smaller by four for each card in its controller's hand, and for none of others
      Given the card "Dread Slag" is a "Creature — Horror" that costs {3}{B}{R} of size 9/9:
        """
        Trample
        This creature gets -4/-4 for each card in your hand.
        """
      And Alice controls "Dread Slag"
      And Alice has "Shock" and "Forest" in hand
      And Bob has "Opt" in hand
      And Alice has {R} in the mana pool
      Then "Dread Slag" is 1/1
      When Alice casts "Shock" targeting Bob
      Then "Dread Slag" is 5/5

    Scenario: Each creature gets it by what it does itself, whatever the others do
      Given the card "Arcades Sabboth" is a "Legendary Creature — Elder Dragon" that costs {2}{G}{G}{W}{W}{U}{U} of size 7/7:
        """
        Flying
        At the beginning of your upkeep, sacrifice Arcades Sabboth unless you pay {G}{W}{U}.
        Each untapped creature you control gets +0/+2 as long as it's not attacking.
        {W}: Arcades Sabboth gets +0/+1 until end of turn.
        """
      And Alice controls "Arcades Sabboth", "Hill Giant" and a 1/1 Cat creature "Watcher" with vigilance
      Then "Hill Giant" is 3/5
      And "Watcher" is 1/3
      When Alice attacks Bob with "Watcher"
      Then "Watcher" is 1/1
      And "Hill Giant" is 3/5
