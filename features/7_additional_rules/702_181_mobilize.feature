Feature: 702.181. Mobilize

  @CR-702.181a
  Rule: 702.181a Warriors that attack beside it, until the end step

    Scenario Outline: <who> brings so many Warriors for one combat
      Given Alice controls "<who>"
      When Alice attacks Bob with "<who>"
      And all players pass
      Then Alice controls <many> tapped 1/1 red Warrior creature<s>
      When Bob declares no blockers
      And the game goes on to Alice's postcombat main phase
      Then Bob has <life> life
      When the game goes on to Alice's end step
      And all players pass
      Then Alice controls no Warriors

      Examples:
        | who                | many  | s | life |
        | Nightblade Brigade | one   |   | 18   |
        | Voice of Victory   | two   | s | 17   |
        | Dalkovan Packbeasts | three | s | 17   |

    Scenario: Who does not attack mobilizes nobody
      Given the card "Dragonback Lancer" is a "Creature — Human Soldier" that costs {3}{W} of size 3/3:
        """
        Flying
        Mobilize 1
        """
      And Alice controls "Dragonback Lancer" and a 1/1 creature "Muck Rats"
      When Alice attacks Bob with "Muck Rats"
      Then the stack is empty
      And "Muck Rats" is attacking Bob
