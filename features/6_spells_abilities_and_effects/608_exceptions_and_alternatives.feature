Feature: 608. What is excepted, and what is true otherwise

  @CR-608.2d
  Rule: 608.2d Choices are made as the instruction is followed

    Scenario Outline: Who may have it fight may leave it
      Given the card "Affectionate Indrik" is a "Creature — Beast" that costs {5}{G} of size 4/4:
        """
        When this creature enters, you may have it fight target creature you don't control.
        """
      And Bob controls "Grizzly Bears"
      And Alice has "Affectionate Indrik" in hand
      And Alice has {G}{G}{G}{G}{G}{G} in the mana pool
      When Alice casts "Affectionate Indrik" and it resolves
      And all players pass
      And Alice chooses <answer>
      Then "Grizzly Bears" is <there>

      Examples:
        | answer | there                  |
        | yes    | in Bob's graveyard     |
        | no     | on the battlefield     |

  @CR-610.1
  Rule: 610.1 An instruction is carried out once

    Scenario: What is excepted stays where it is
      Given the card "Whelming Wave" is a "Sorcery" that costs {2}{U}{U}:
        """
        Return all creatures to their owners' hands except for Krakens, Leviathans, Octopuses, and Serpents.
        """
      And the card "Giant Octopus" is a "Creature — Octopus" that costs {3}{U} of size 3/3
      And Alice controls "Giant Octopus" and "Grizzly Bears"
      And Alice has "Whelming Wave" in hand
      And Alice has {U}{U}{U}{U} in the mana pool
      When Alice casts "Whelming Wave" and it resolves
      Then Alice controls "Giant Octopus"
      And "Grizzly Bears" is in Alice's hand

  @CR-604.2
  Rule: 604.2 A static ability is true for as long as its condition is

    Scenario: What is white grows, and otherwise it shrinks
      Given the card "Serra's Boon" is an "Enchantment — Aura" that costs {2}{W}:
        """
        Enchant creature
        Enchanted creature gets +1/+2 as long as it's white. Otherwise, it gets -2/-1.
        """
      And the card "Bear Cub" is a "Creature — Bear" that costs {1}{G} of size 2/2
      And the card "Glory Seeker" is a "Creature — Human Soldier" that costs {1}{W} of size 2/2
      And Alice controls "Glory Seeker" and "Bear Cub"
      And Alice has "Serra's Boon" (first) and "Serra's Boon" (second) in hand
      And Alice has {2}{W}{2}{W} in the mana pool
      When Alice casts "Serra's Boon" (first) targeting "Glory Seeker" and it resolves
      And Alice casts "Serra's Boon" (second) targeting "Bear Cub" and it resolves
      Then "Glory Seeker" is 3/4
      And "Bear Cub" is 0/1
