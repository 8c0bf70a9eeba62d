Feature: 308. Kindreds

  @CR-308.1
  Rule: 308.1 The other card type

    Scenario: A kindred enchantment becomes a permanent, in a main phase
      Given Alice has "Bitterblossom" in hand
      And Alice has {1}{B} in the mana pool
      When Alice casts "Bitterblossom" and it resolves
      Then Alice controls "Bitterblossom"

    Scenario: A kindred instant does what it says and goes to the graveyard
      Given Alice has "Tarfire" in hand
      And Alice has {R} in the mana pool
      When Alice casts "Tarfire" targeting Bob and it resolves
      Then Bob has 18 life
      And "Tarfire" is in Alice's graveyard

  @CR-308.2
  Rule: 308.2 Creature types

    Scenario: What asks for Goblins means a Goblin that is no creature, and no Faerie
      Given the card "Boggart Birth Rite" is a "Kindred Sorcery — Goblin" that costs {B}:
        """
        Return target Goblin card from your graveyard to your hand.
        """
      And Alice has "Tarfire" and "Bitterblossom" in the graveyard
      And Alice has "Boggart Birth Rite" in hand
      And Alice has {B} in the mana pool
      Then Alice can't cast "Boggart Birth Rite" targeting "Bitterblossom"
      When Alice casts "Boggart Birth Rite" targeting "Tarfire" and it resolves
      Then "Tarfire" is in Alice's hand
