Feature: 309. Dungeons

  Background:
    Given the card "Lesser Vault" is a "Dungeon"
      """
      Stair — You gain 5 life. (Leads to: Crypt)
      Crypt — Draw a card. (Leads nowhere)
      """

  @CR-309.2 @CR-309.2a @CR-309.2b @CR-309.4a
  Rule: 309.2a A dungeon is brought into the game

    Background:
      Given Alice controls "Dungeon Map"
      And Alice has {3} in the mana pool

    Scenario: Whoever ventures without a dungeon chooses one that he or she owns, and is in its topmost room
      Given Alice has "Lost Mine of Phandelver" and "Lesser Vault" (Alice's) outside the game
      And Bob has "Lesser Vault" (Bob's) outside the game
      When Alice activates "Dungeon Map", "Venture" and it resolves
      Then Alice is asked to choose 1 from "Lost Mine of Phandelver" and "Lesser Vault" (Alice's)
      When Alice chooses "Lesser Vault" (Alice's)
      Then "Lesser Vault" (Alice's) is in the command zone
      And there is no "Lost Mine of Phandelver" in the command zone
      And the stack, from the top, is ability of "Lesser Vault" (Alice's)
      When all players pass
      Then Alice has 25 life
      And Alice has 0 cards in hand

    Scenario: Who owns no dungeon goes nowhere
      Given Bob has "Lesser Vault" outside the game
      And Bob controls "Dungeon Map" (Bob's) and three "Forest"
      When Alice activates "Dungeon Map", "Venture" and it resolves
      Then there is no "Lesser Vault" in the command zone
      And the stack is empty
      When the game goes on to Bob's precombat main
      And Bob activates "Forest" (1)
      And Bob activates "Forest" (2)
      And Bob activates "Forest" (3)
      And Bob activates "Dungeon Map" (Bob's), "Venture" and it resolves
      Then "Lesser Vault" is in the command zone

  @CR-309.2c
  Rule: 309.2c Neither cast nor moved

    Scenario: A dungeon can't be cast, and an effect that would exile it does nothing
      Given the card "Lesser Pit" is a "Dungeon"
        """
        Rim — Exile this dungeon. (Leads to: Bottom)
        Bottom — Draw a card. (Leads nowhere)
        """
      And Alice has "Lesser Pit" outside the game
      And Alice has "Shock" in hand
      And Alice controls "Dungeon Map"
      And Alice has {3}{R} in the mana pool
      When Alice activates "Dungeon Map", "Venture" and it resolves
      And all players pass
      Then "Lesser Pit" is in the command zone
      And Alice can't cast "Lesser Pit", by 309.2c
      And Alice can cast "Shock" targeting Bob

  @CR-309.2d
  Rule: 309.2d No other way in

    Scenario: What fetches a card from outside the game fetches no dungeon, but a creature; venturing brings the dungeon
      Given the card "Mastermind's Acquisition" is a "Sorcery" that costs {2}{B}{B}:
        """
        Choose one —
        • Search your library for a card. Return it to its owner's hand. Shuffle.
        • Return a card you own from outside the game to its owner's hand.
        """
      And Alice has "Lost Mine of Phandelver" outside the game
      And Alice's sideboard is:
        | number | card          |
        | 1      | Grizzly Bears |
      And Alice has "Mastermind's Acquisition" (first) and "Mastermind's Acquisition" (second) in hand
      And Alice controls "Dungeon Map"
      And Alice has {4}{B}{B}{B}{B}{3} in the mana pool
      When Alice casts "Mastermind's Acquisition" (first) choosing mode 2 and it resolves
      And Alice chooses "Lost Mine of Phandelver"
      Then Alice has 1 card in hand
      When Alice casts "Mastermind's Acquisition" (second) choosing mode 2 and it resolves
      And Alice chooses "Grizzly Bears"
      Then "Grizzly Bears" is in Alice's hand
      When Alice activates "Dungeon Map", "Venture" and it resolves
      Then "Lost Mine of Phandelver" is in the command zone

  @CR-309.3 @CR-309.4 @CR-309.5 @CR-309.5a
  Rule: 309.5a From room to room

    Background:
      Given Alice has "Lost Mine of Phandelver" in the command zone
      And Alice has "Lesser Vault" outside the game
      And Alice controls "Dungeon Map"
      And Alice has {3} in the mana pool

    Scenario: The player chooses an arrow that leads out of the room of the marker, and brings no other dungeon
      Given the venture marker is on the room "Goblin Lair" of "Lost Mine of Phandelver"
      When Alice activates "Dungeon Map", "Venture" and it resolves
      Then Alice is asked to choose 1 from "Storeroom" and "Dark Pool"
      When Alice chooses "Dark Pool"
      And all players pass
      Then Alice has 21 life
      And Bob has 19 life
      And "Lost Mine of Phandelver" is in the command zone
      And there is no "Lesser Vault" in the command zone

    Scenario: Where one arrow leads on nobody chooses
      Given the venture marker is on the room "Dark Pool" of "Lost Mine of Phandelver"
      When Alice activates "Dungeon Map", "Venture" and it resolves
      Then Alice is asked nothing
      When all players pass
      Then Alice has 1 card in hand

  @CR-309.4c
  Rule: 309.4c Room abilities

    Scenario: A room ability triggers as the marker comes into its room, and is the owner's of the dungeon
      Given Bob has "Lost Mine of Phandelver" in the command zone
      And the venture marker is on the room "Mine Tunnels" of "Lost Mine of Phandelver"
      And Bob controls "Dungeon Map"
      And it is Bob's precombat main
      And Bob has {3} in the mana pool
      When Bob activates "Dungeon Map", "Venture" and it resolves
      And Bob chooses "Dark Pool"
      Then the stack, from the top, is ability of "Lost Mine of Phandelver"
      And Bob has 20 life
      When all players pass
      Then Bob has 21 life
      And Alice has 19 life

  @CR-309.5b
  Rule: 309.5b From the bottommost room into another dungeon

    Background:
      Given the card "Sudden Descent" is an "Instant" that costs {U}
        """
        Venture into the dungeon.
        """
      And Alice has "Lesser Vault" in the command zone
      And the venture marker is on the room "Stair" of "Lesser Vault"
      And Alice has "Lost Mine of Phandelver" outside the game
      And Alice has "Sudden Descent" (first) and "Sudden Descent" (second) in hand
      And Alice has {U}{U} in the mana pool

    Scenario: Who ventures while the last room's ability is on the stack leaves the dungeon, and may enter it again
      When Alice casts "Sudden Descent" (first) and it resolves
      Then the stack, from the top, is ability of "Lesser Vault"
      And there is no "Lost Mine of Phandelver" in the command zone
      When Alice casts "Sudden Descent" (second) and it resolves
      Then Alice can choose "Lost Mine of Phandelver"
      And Alice can choose "Lesser Vault"
      When Alice chooses "Lost Mine of Phandelver"
      Then "Lost Mine of Phandelver" is in the command zone
      And there is no "Lesser Vault" in the command zone
      And the stack, from the top, is ability of "Lost Mine of Phandelver" and ability of "Lesser Vault"

  @CR-309.6
  Rule: 309.6 A dungeon that is done with

    Scenario: It is removed once its last room ability has left the stack
      Given Alice has "Lost Mine of Phandelver" in the command zone
      And the venture marker is on the room "Storeroom" of "Lost Mine of Phandelver"
      And Alice controls "Dungeon Map"
      And Alice has {3} in the mana pool
      When Alice activates "Dungeon Map", "Venture" and it resolves
      Then "Lost Mine of Phandelver" is in the command zone
      And Alice has 0 cards in hand
      When all players pass
      Then Alice has 1 card in hand
      And there is no "Lost Mine of Phandelver"

    Scenario: In any other room it stays
      Given Alice has "Lost Mine of Phandelver" in the command zone
      And Bob has "Lesser Vault" in the command zone
      And the venture marker is on the room "Storeroom" of "Lost Mine of Phandelver"
      And the venture marker is on the room "Crypt" of "Lesser Vault"
      When Alice would receive priority
      Then there is no "Lesser Vault"
      And "Lost Mine of Phandelver" is in the command zone

  @CR-309.7
  Rule: 309.7 Completed

    Scenario: A dungeon is completed as it is removed, not as its last room is entered
      Given the card "Lesser Delver" is a "Creature — Human" that costs {1}{W} of size 2/2
        """
        Whenever you complete a dungeon, you gain 3 life.
        """
      And Alice controls "Lesser Delver" and "Dungeon Map"
      And Bob controls "Lesser Delver" (Bob's)
      And Alice has "Lost Mine of Phandelver" in the command zone
      And the venture marker is on the room "Storeroom" of "Lost Mine of Phandelver"
      And Alice has {3} in the mana pool
      When Alice activates "Dungeon Map", "Venture" and it resolves
      Then the stack, from the top, is ability of "Lost Mine of Phandelver"
      When all players pass
      Then there is no "Lost Mine of Phandelver"
      And the stack, from the top, is ability of "Lesser Delver"
      When all players pass
      Then Alice has 23 life
      And Bob has 20 life

    Scenario: Who has completed a dungeon has completed it for the rest of the game
      Given Alice controls "Cloister Gargoyle" and "Dungeon Map"
      And Bob controls "Cloister Gargoyle" (Bob's)
      And Alice has "Lost Mine of Phandelver" in the command zone
      And Alice has "Cloister Gargoyle" (second) in hand
      And the venture marker is on the room "Storeroom" of "Lost Mine of Phandelver"
      And Alice has {5}{W} in the mana pool
      When Alice activates "Dungeon Map", "Venture" and it resolves
      Then "Cloister Gargoyle" is 0/4
      When all players pass
      Then there is no "Lost Mine of Phandelver"
      And "Cloister Gargoyle" is 3/4
      And "Cloister Gargoyle" has flying
      And "Cloister Gargoyle" (Bob's) is 0/4
      When Alice casts "Cloister Gargoyle" (second) and it resolves
      And all players pass
      Then "Lost Mine of Phandelver" is in the command zone
      And "Cloister Gargoyle" (second) is 3/4
