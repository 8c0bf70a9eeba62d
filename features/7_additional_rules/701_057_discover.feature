Feature: 701.57. Discover

  Background:
    Given Alice has "Geological Appraiser" in hand
    And Alice has {2}{R}{R} in the mana pool
    And Alice's library is empty

  @CR-701.57a
  Rule: 701.57a The first card that is cheap enough

    Scenario: It is cast for nothing, and the cards before it go to the bottom
      Given Alice has "Forest", "Gilded Sentinel", "Raging Bull" and "Mons's Goblin Raiders" on top of her library
      When Alice casts "Geological Appraiser" and it resolves
      And all players pass
      And Alice says yes
      And all players pass
      Then Alice controls "Raging Bull"
      And "Forest" is in Alice's library
      And "Gilded Sentinel" is in Alice's library
      And "Mons's Goblin Raiders" is in Alice's library

    Scenario: Whoever does not cast it has it in hand
      Given Alice has "Forest", "Gilded Sentinel", "Raging Bull" and "Mons's Goblin Raiders" on top of her library
      When Alice casts "Geological Appraiser" and it resolves
      And all players pass
      And Alice says no
      Then "Raging Bull" is in Alice's hand
      And "Gilded Sentinel" is in Alice's library

    Scenario: An adventurer card is cast as either of its spells if the mana value of each is low enough
      Given Alice has "Giant Killer" on top of her library
      And Bob controls "Colossapede"
      When Alice casts "Geological Appraiser" and it resolves
      And all players pass
      And Alice says yes
      Then Alice is asked to choose one from "Giant Killer" and "Chop Down"
      When Alice chooses "Chop Down"
      And all players pass
      Then "Colossapede" is in Bob's graveyard
      And "Giant Killer" is in exile

    Scenario: The other spell of an adventurer card is not cast if its mana value is higher
      Given Alice has "Flaxen Intruder" on top of her library
      When Alice casts "Geological Appraiser" and it resolves
      And all players pass
      And Alice says yes
      Then Alice is asked nothing
      And "Flaxen Intruder" is exactly "Creature — Human Berserker"
      When all players pass
      Then Alice controls "Flaxen Intruder"
      And Alice controls no Bears
