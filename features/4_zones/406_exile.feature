Feature: 406. Exile

  @CR-406.3
  Rule: 406.3 Face up or face down

    Background:
      Given Alice has "Forest" and "Island" on top of her library
      And Alice has "Hill Giant" in exile

    Scenario: A card exiled face down is seen by nobody, its owner included
      Given Alice controls an untapped "Bomat Courier"
      And it is Alice's beginning of combat
      When Alice attacks Bob with "Bomat Courier"
      And all players pass
      Then "Forest" is in exile
      And Alice can't look at "Forest"
      And Bob can't look at "Forest"
      And Alice can look at "Hill Giant"
      And Bob can look at "Hill Giant"

    Scenario: The player whom the instruction allows it goes on looking
      Given the card "Lesser Study" is an "Instant" that costs {0}
        """
        Exile target creature face down. You may look at that card for as long as it remains exiled.
        """
      And Alice has "Lesser Study" in hand
      And Bob controls "Grizzly Bears"
      When Alice casts "Lesser Study" targeting "Grizzly Bears" and it resolves
      Then "Grizzly Bears" is in exile
      And Alice can look at "Grizzly Bears"
      And Bob can't look at "Grizzly Bears"
      When the game goes on to Bob's upkeep
      Then Alice can look at "Grizzly Bears"

  @CR-406.3a
  Rule: 406.3a No characteristics, until it is played

    Scenario: Of two creature cards in exile the one that is face down counts as none
      Given these cards:
        | name          | type    | cost | text                                                                                         |
        | Lesser Study  | Instant | {0}  | Exile target creature face down. You may look at that card for as long as it remains exiled. |
        | Lesser Census | Instant | {0}  | You gain 1 life for each creature card in exile.                                             |
      And Alice controls "Grizzly Bears"
      And Alice has "Hill Giant" in exile
      And Alice has "Lesser Study" and "Lesser Census" in hand
      When Alice casts "Lesser Study" targeting "Grizzly Bears" and it resolves
      Then "Grizzly Bears" is in exile
      And Alice can look at "Grizzly Bears"
      When Alice casts "Lesser Census" and it resolves
      Then Alice has 21 life

    Scenario: A land that is exiled face down is turned face up as it is played, and is a land then
      Given these cards:
        | name          | type    | cost | text                                                                                                               |
        | Lesser Cache  | Instant | {0}  | Exile the top card of your library face down. You may play that card for as long as it remains exiled. |
        | Lesser Survey | Instant | {0}  | You gain 1 life for each land card in exile.                                                                       |
      And Alice has "Forest" on top of her library
      And Alice has "Island" in exile
      And Alice has "Lesser Cache" and "Lesser Survey" in hand
      When Alice casts "Lesser Cache" and it resolves
      Then "Forest" is in exile
      When Alice casts "Lesser Survey" and it resolves
      Then Alice has 21 life
      And Alice can't play "Island"
      When Alice plays "Forest"
      Then Alice controls "Forest"

  @CR-406.3b
  Rule: 406.3b Spells of some kind among them

    Scenario: Of two creature cards exiled face down the one that the player may look at can be cast
      Given these cards:
        | name          | type        | cost | text                                                                                         |
        | Lesser Hiding | Instant     | {0}  | Exile target creature face down.                                                             |
        | Lesser Study  | Instant     | {0}  | Exile target creature face down. You may look at that card for as long as it remains exiled. |
        | Lesser Vault  | Enchantment | {0}  | You may cast creature spells from among face-down cards in exile.                            |
      And Alice controls "Lesser Vault", "Grizzly Bears" and "Hill Giant"
      And Alice has "Lesser Hiding" and "Lesser Study" in hand
      And Alice has {1}{G}{3}{R} in the mana pool
      When Alice casts "Lesser Hiding" targeting "Hill Giant" and it resolves
      And Alice casts "Lesser Study" targeting "Grizzly Bears" and it resolves
      Then Alice can't cast "Hill Giant", by 601.3f
      When Alice casts "Grizzly Bears" and it resolves
      Then "Grizzly Bears" is on the battlefield
      And "Hill Giant" is in exile

  @CR-406.1
  Rule: 406.1 What it is for

    Scenario: Exiled until the creature leaves, a card comes back when it does; exiled with no way back, it stays
      Given Bob controls "Hill Giant" and "Grizzly Bears"
      And Alice has "Banisher Priest" and "Swords to Plowshares" in hand
      And Alice has {1}{W}{W}{W} in the mana pool
      And Bob has "Murder" in hand
      And Bob has {1}{B}{B} in the mana pool
      When Alice casts "Swords to Plowshares" targeting "Grizzly Bears" and it resolves
      And Alice casts "Banisher Priest" and it resolves
      And all players pass
      Then "Hill Giant" and "Grizzly Bears" are in exile
      When Alice passes
      And Bob casts "Murder" targeting "Banisher Priest" and it resolves
      Then Bob controls "Hill Giant"
      And "Grizzly Bears" is in exile

  @CR-406.2
  Rule: 406.2 To exile

    Scenario: Cards are exiled from a graveyard as permanents are from the battlefield
      Given Alice has "Coffin Purge" and "Swords to Plowshares" in hand
      And Alice has {B}{W} in the mana pool
      And Bob has "Serra Angel" in the graveyard
      And Bob controls "Hill Giant"
      When Alice casts "Coffin Purge" targeting "Serra Angel" and it resolves
      Then "Serra Angel" is in exile
      When Alice casts "Swords to Plowshares" targeting "Hill Giant" and it resolves
      Then "Hill Giant" and "Serra Angel" are in exile

  @CR-406.4
  Rule: 406.4 Piles

    Background:
      Given these cards:
        | name          | type    | cost | text                                                                                                    |
        | Lesser Vault  | Instant | {0}  | Exile the top two cards of your library face down.                                                      |
        | Lesser Study  | Instant | {0}  | Exile the top card of your library face down. You may look at that card for as long as it remains exiled. |
        | Lesser Return | Instant | {0}  | Return a card you own in exile to your hand.                                                            |
      And Alice has "Lesser Vault" (first), "Lesser Vault" (second), "Lesser Study" and "Lesser Return" in hand
      And Alice has "Forest", "Island", "Murder", "Swamp" and "Mountain" on top of her library
      And Alice has "Shock" in exile

    Scenario: What she may look at she chooses by itself, and of the others a pile
      When Alice casts "Lesser Vault" (first) and it resolves
      And Alice casts "Lesser Study" and it resolves
      And Alice casts "Lesser Vault" (second) and it resolves
      And Alice casts "Lesser Return" and it resolves
      Then Alice is asked to choose one from "Shock", "Murder", "pile 1 of 2" and "pile 2 of 2"
      When Alice chooses "Murder"
      Then "Murder" is in Alice's hand
      And "Forest", "Island", "Swamp" and "Mountain" are in exile

    Scenario: Of the pile that she chooses one card comes, and none of the other pile
      When Alice casts "Lesser Vault" (first) and it resolves
      And Alice casts "Lesser Study" and it resolves
      And Alice casts "Lesser Vault" (second) and it resolves
      And Alice casts "Lesser Return" and it resolves
      And Alice chooses "pile 2 of 2"
      Then Alice has 1 card in hand
      And "Shock", "Murder", "Forest" and "Island" are in exile

    Scenario: A card of a pile that a cost takes stays unseen until the cost is paid
      Given these cards:
        | name             | type                          | cost   | size | text |
        | Void Attendant   | Creature — Eldrazi Processor  | {2}{G} | 2/3  | Devoid\n{1}{G}, Put a card an opponent owns from exile into that player's graveyard: Create a 1/1 colorless Eldrazi Scion creature token. It has "Sacrifice this token: Add {C}." |
        | Bottled Cloister | Artifact                      | {4}    |      | At the beginning of each opponent's upkeep, exile all cards from your hand face down.\nAt the beginning of your upkeep, return all cards you own exiled with this artifact to your hand, then draw a card. |
      And it is Alice's untap step
      And Alice controls "Void Attendant", "Llanowar Elves" (first) and "Llanowar Elves" (second)
      And Bob controls "Bottled Cloister"
      And Bob has "Lightning Bolt", "Swords to Plowshares" and "Plains" in hand
      And Bob has "Hill Giant" in exile
      When the game goes on to Alice's upkeep
      And all players pass
      Then "Lightning Bolt", "Swords to Plowshares" and "Plains" are in exile
      When Alice activates "Llanowar Elves" (first)
      And Alice tries to activate "Void Attendant"
      And Alice chooses nothing
      And Alice chooses "pile 1 of 3"
      Then it is refused
      And "Lightning Bolt", "Swords to Plowshares" and "Plains" are in exile
      When Alice activates "Void Attendant"
      And Alice chooses "Llanowar Elves" (second)
      Then Alice is asked to choose one from "Hill Giant" and "pile 1 of 3"
      When Alice chooses "pile 1 of 3"
      Then Bob has 1 card in graveyard
      And "Hill Giant" is in exile
