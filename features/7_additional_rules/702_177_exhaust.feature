Feature: 702.177. Exhaust

  Background:
    Given the card "Skystreak Engineer" is a "Creature — Human Pilot" that costs {1}{U} of size 1/3:
      """
      Flying
      Exhaust — {4}{U}: Put two +1/+1 counters on this creature.
      """
    And Alice controls "Skystreak Engineer"
    And Alice has {U}{U}{U}{U}{U}{U}{U}{U}{U}{U}{U}{U}{U}{U}{U} in the mana pool

  @CR-702.177a
  Rule: 702.177a Activated only once

    Scenario: The first time it works
      When Alice activates "Skystreak Engineer" and it resolves
      Then "Skystreak Engineer" is 3/5

    Scenario: A second time it can't be activated
      When Alice activates "Skystreak Engineer" and it resolves
      Then Alice can't activate "Skystreak Engineer", by 602.5b

    Scenario: That goes for later turns too
      When Alice activates "Skystreak Engineer" and it resolves
      And the game goes on to Bob's precombat main phase
      And the game goes on to Alice's precombat main phase
      Then Alice can't activate "Skystreak Engineer", by 602.5b

    Scenario: Two exhaust abilities of one creature are each activated once
      Given the card "Draconautics Engineer" is a "Creature — Goblin Artificer" that costs {1}{R} of size 2/2:
        """
        Exhaust — {R}: Other creatures you control gain haste until end of turn. Put a +1/+1 counter on this creature.
        Exhaust — {3}{R}: Create a 4/4 red Dinosaur Dragon creature token with flying.
        """
      And Alice controls "Draconautics Engineer"
      And Alice has {R}{R}{R}{R}{R}{R}{R} in the mana pool
      When Alice activates "Draconautics Engineer", "gain haste"
      And all players pass
      And Alice activates "Draconautics Engineer", "Dinosaur"
      And all players pass
      Then "Draconautics Engineer" is 3/3
      And Alice controls a 4/4 red Dinosaur Dragon token
      And Alice can't activate "Draconautics Engineer", "gain haste", by 602.5b

    Scenario: Once it has left and come back it is a new object
      Given the card "Cloudshift" is an "Instant" that costs {W}
        """
        Exile target creature you control, then return that card to the battlefield under your control.
        """
      And Alice has "Cloudshift" in hand
      And Alice has {W}{U}{U}{U}{U}{U}{U}{U}{U}{U}{U} in the mana pool
      When Alice activates "Skystreak Engineer" and it resolves
      And Alice casts "Cloudshift" targeting "Skystreak Engineer" and it resolves
      And Alice activates "Skystreak Engineer" and it resolves
      Then "Skystreak Engineer" is 3/5

    Scenario: What waits for exhaust abilities does not wait for others
      Given the card "Afterburner Expert" is a "Creature — Goblin Artificer" that costs {2}{G} of size 4/2:
        """
        Exhaust — {2}{G}{G}: Put two +1/+1 counters on this creature.
        Whenever you activate an exhaust ability, return this card from your graveyard to the battlefield.
        """
      And the card "Pinger" is a "Creature — Human" of size 1/1
        """
        {1}: Tap target creature.
        """
      And Alice controls "Pinger"
      And Alice has "Afterburner Expert" in the graveyard
      When Alice activates "Pinger" targeting "Pinger" and it resolves
      Then "Afterburner Expert" is in Alice's graveyard
      When Alice activates "Skystreak Engineer"
      And all players pass
      Then "Afterburner Expert" is on the battlefield
