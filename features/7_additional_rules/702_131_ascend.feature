Feature: 702.131. Ascend

  Background:
    Given the card "Skymarcher Aspirant" is a "Creature — Vampire Soldier" that costs {W} of size 2/1:
      """
      Ascend
      This creature has flying as long as you have the city's blessing.
      """
    And the card "Secrets of the Golden City" is a "Sorcery" that costs {1}{U}{U}:
      """
      Ascend
      Draw two cards. If you have the city's blessing, draw three cards instead.
      """
    And the card "Old Relic" is an "Artifact" that costs {3}
    And the card "Disenchant" is an "Instant" that costs {1}{W}:
      """
      Destroy target artifact or enchantment.
      """
    And Alice has {W}{W}{W}{U}{U}{U} in the mana pool

  @CR-702.131a
  Rule: 702.131a A spell with ascend looks at the permanents as it resolves

    Scenario: Ten permanents give the blessing before the rest is done
      Given Alice controls ten "Plains"
      And Alice has "Secrets of the Golden City" in hand
      When Alice casts "Secrets of the Golden City" and it resolves
      Then Alice has 3 cards in hand

    Scenario: Nine do not
      Given Alice controls nine "Plains"
      And Alice has "Secrets of the Golden City" in hand
      When Alice casts "Secrets of the Golden City" and it resolves
      Then Alice has 2 cards in hand

  @CR-702.131b @CR-702.131c
  Rule: 702.131b A permanent with ascend gives the blessing as soon as there are ten permanents

    Scenario: The tenth permanent is the one with ascend
      Given Alice controls nine "Plains"
      And Alice has "Skymarcher Aspirant" in hand
      When Alice casts "Skymarcher Aspirant" and it resolves
      Then "Skymarcher Aspirant" has flying

    Scenario: It is the ninth
      Given Alice controls eight "Plains"
      And Alice has "Skymarcher Aspirant" in hand
      When Alice casts "Skymarcher Aspirant" and it resolves
      Then "Skymarcher Aspirant" doesn't have flying
      And "Skymarcher Aspirant" is on the battlefield

    Scenario: The blessing stays when permanents are lost
      Given Alice controls eight "Plains"
      And Alice controls "Sol Ring"
      And Alice has "Skymarcher Aspirant" and "Disenchant" in hand
      When Alice casts "Skymarcher Aspirant" and it resolves
      And Alice casts "Disenchant" targeting "Sol Ring" and it resolves
      Then "Skymarcher Aspirant" has flying

    Scenario: With one permanent less it does not
      Given the card "Herald" is a "Creature — Human" of size 1/1:
        """
        Whenever another creature you control enters, if you have the city's blessing, you gain 3 life.
        """
      And Alice controls seven "Plains"
      And Alice controls "Herald"
      And Alice has "Skymarcher Aspirant" in hand
      When Alice casts "Skymarcher Aspirant" and it resolves
      Then the stack is empty
      And Alice has 20 life
      And "Skymarcher Aspirant" is on the battlefield

  @CR-702.131d
  Rule: 702.131d The blessing is there before abilities trigger

    Scenario: An ability that asks for the blessing as the tenth permanent enters triggers
      Given the card "Herald" is a "Creature — Human" of size 1/1:
        """
        Whenever another creature you control enters, if you have the city's blessing, you gain 3 life.
        """
      And Alice controls eight "Plains"
      And Alice controls "Herald"
      And Alice has "Skymarcher Aspirant" in hand
      When Alice casts "Skymarcher Aspirant" and it resolves
      And all players pass
      Then Alice has 23 life
