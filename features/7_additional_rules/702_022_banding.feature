Feature: 702.22. Banding

  Background:
    Given the card "Lone Stand" is an "Instant" that costs {U}
      """
      Target creature loses banding until end of turn.
      """

  @CR-508.1e @CR-702.22a @CR-702.22h
  Rule: 702.22a Blocked as one

    Scenario: With banding, a creature that nobody blocks becomes blocked together with its band
      Given Alice controls "Timber Wolves" and "Hill Giant"
      And Bob controls "Grizzly Bears"
      When Alice attacks Bob with "Timber Wolves" and "Hill Giant"
      And Alice chooses "Timber Wolves" and "Hill Giant"
      And Bob blocks "Timber Wolves" with "Grizzly Bears"
      Then "Grizzly Bears" is blocking "Timber Wolves" and "Hill Giant"
      When all players pass
      And Alice chooses "Timber Wolves"
      And Alice chooses "Timber Wolves"
      And the game goes on to Alice's end of combat
      Then Bob has 20 life
      And "Grizzly Bears" is in Bob's graveyard
      And "Timber Wolves" is in Alice's graveyard
      And "Hill Giant" is on the battlefield

  @CR-702.22a
  Rule: 702.22a Only if it is announced

    Scenario: Without a band, the other creature is unblocked
      Given Alice controls "Timber Wolves" and "Hill Giant"
      And Bob controls "Grizzly Bears"
      When Alice attacks Bob with "Timber Wolves" and "Hill Giant"
      And Alice chooses nothing
      And Bob blocks "Timber Wolves" with "Grizzly Bears"
      Then "Grizzly Bears" is blocking "Timber Wolves"
      When the game goes on to Alice's end of combat
      Then Bob has 17 life

  @CR-702.22b @edition-2025
  Rule: 702.22b A special form of banding

    Scenario: What loses banding loses its "bands with other" ability as well, and until then attacks with it
      Given Alice controls "Cathedral of Serra", "Isamaru, Hound of Konda", "Caelorna, Coral Tyrant" and "Mesa Pegasus"
      And Bob has "Lone Stand" in hand
      And Bob controls "Island" and "Grizzly Bears"
      And it is Alice's beginning of combat
      Then Alice can attack Bob with "Isamaru, Hound of Konda" and "Caelorna, Coral Tyrant"
      When Bob activates "Island"
      And Bob casts "Lone Stand" targeting "Isamaru, Hound of Konda" and it resolves
      And Alice tries to attack Bob with "Isamaru, Hound of Konda", "Caelorna, Coral Tyrant" and "Mesa Pegasus"
      And Alice chooses "Isamaru, Hound of Konda" and "Caelorna, Coral Tyrant"
      Then it is refused, by 702.22c
      When Alice attacks Bob with "Isamaru, Hound of Konda", "Caelorna, Coral Tyrant" and "Mesa Pegasus"
      And Alice chooses "Isamaru, Hound of Konda" and "Mesa Pegasus"
      And Bob blocks "Isamaru, Hound of Konda" with "Grizzly Bears"
      Then "Grizzly Bears" is blocking "Isamaru, Hound of Konda" and "Mesa Pegasus"

    Scenario: Legendary creatures of which one bands with others are a band, and with one that isn't legendary they are none
      Given Alice controls "Cathedral of Serra", "Isamaru, Hound of Konda", "Caelorna, Coral Tyrant" and "Hill Giant"
      And Bob controls "Grizzly Bears"
      When Alice tries to attack Bob with "Isamaru, Hound of Konda", "Caelorna, Coral Tyrant" and "Hill Giant"
      And Alice chooses "Isamaru, Hound of Konda" and "Hill Giant"
      Then it is refused, by 702.22c
      When Alice attacks Bob with "Isamaru, Hound of Konda", "Caelorna, Coral Tyrant" and "Hill Giant"
      And Alice chooses "Isamaru, Hound of Konda" and "Caelorna, Coral Tyrant"
      And Bob blocks "Isamaru, Hound of Konda" with "Grizzly Bears"
      Then "Grizzly Bears" is blocking "Isamaru, Hound of Konda" and "Caelorna, Coral Tyrant"

  @CR-702.22c
  Rule: 702.22c Who forms a band

    Scenario: Any number with banding and one without are a band, and two without are none
      Given Alice controls "Timber Wolves", "Mesa Pegasus", "Hill Giant" and "Grizzly Bears"
      When Alice tries to attack Bob with "Timber Wolves", "Mesa Pegasus", "Hill Giant" and "Grizzly Bears"
      And Alice chooses "Timber Wolves", "Hill Giant" and "Grizzly Bears"
      Then it is refused, by 702.22c
      When Alice tries to attack Bob with "Timber Wolves", "Mesa Pegasus", "Hill Giant" and "Grizzly Bears"
      And Alice chooses "Hill Giant"
      Then it is refused, by 702.22c
      When Alice attacks Bob with "Timber Wolves", "Mesa Pegasus", "Hill Giant" and "Grizzly Bears"
      And Alice chooses "Timber Wolves", "Mesa Pegasus" and "Hill Giant"
      Then "Hill Giant" is attacking Bob

    Scenario: Two bands are announced, each with a creature of its own that has no banding
      Given Alice controls "Timber Wolves", "Mesa Pegasus", "Hill Giant" and "Grizzly Bears"
      And Bob controls "Colossapede"
      When Alice attacks Bob with "Timber Wolves", "Mesa Pegasus", "Hill Giant" and "Grizzly Bears"
      And Alice chooses "Timber Wolves" and "Hill Giant"
      And Alice chooses "Mesa Pegasus" and "Grizzly Bears"
      And Bob blocks "Hill Giant" with "Colossapede"
      Then "Colossapede" is blocking "Timber Wolves" and "Hill Giant"

    Scenario: A creature that blocks two of a band is blocking each of them once
      Given Alice controls "Timber Wolves" and "Femeref Knight"
      And Bob controls "Foriysian Brigade"
      When Alice attacks Bob with "Timber Wolves" and "Femeref Knight"
      And Alice chooses "Timber Wolves" and "Femeref Knight"
      And Bob blocks "Timber Wolves" with "Foriysian Brigade" and "Femeref Knight" with "Foriysian Brigade"
      Then the stack, from the top, is "ability of Femeref Knight"
      When all players pass
      Then "Foriysian Brigade" is 1/3

  @CR-702.22d
  Rule: 702.22d Against one opponent

    Scenario: Creatures that attack a player and a planeswalker are in no band, and those that attack the player are in one
      Given Alice controls "Timber Wolves", "Mesa Pegasus" and "Hill Giant"
      And Bob controls "Jace Beleren"
      When Alice tries to attack Bob with "Timber Wolves" and "Hill Giant" and "Jace Beleren" with "Mesa Pegasus"
      And Alice chooses "Timber Wolves" and "Mesa Pegasus"
      Then it is refused, by 702.22d
      When Alice attacks Bob with "Timber Wolves" and "Hill Giant" and "Jace Beleren" with "Mesa Pegasus"
      And Alice chooses "Timber Wolves" and "Hill Giant"
      Then "Mesa Pegasus" is attacking "Jace Beleren"

  @CR-702.22e
  Rule: 702.22e A band lasts

    Scenario: A creature that has lost banding is blocked together with its band all the same
      Given Alice controls "Timber Wolves" and "Hill Giant"
      And Bob controls "Grizzly Bears", "Plains" (first) and "Plains" (second)
      And Bob has "Humble" in hand
      When Alice attacks Bob with "Timber Wolves" and "Hill Giant"
      And Alice chooses "Timber Wolves" and "Hill Giant"
      And Bob activates "Plains" (first)
      And Bob activates "Plains" (second)
      And Bob casts "Humble" targeting "Timber Wolves" and it resolves
      And Bob blocks "Timber Wolves" with "Grizzly Bears"
      Then "Grizzly Bears" is blocking "Timber Wolves" and "Hill Giant"

  @CR-702.22f
  Rule: 702.22f Out of combat, out of the band

    Scenario: A creature that has left combat is not blocked with its band, and the rest of the band is
      Given Alice controls "Timber Wolves", "Mesa Pegasus", "Hill Giant" and "Reconnaissance"
      And Bob controls "Grizzly Bears"
      When Alice attacks Bob with "Timber Wolves", "Mesa Pegasus" and "Hill Giant"
      And Alice chooses "Timber Wolves", "Mesa Pegasus" and "Hill Giant"
      And Alice activates "Reconnaissance" targeting "Hill Giant" and it resolves
      And Bob blocks "Timber Wolves" with "Grizzly Bears"
      Then "Grizzly Bears" is blocking "Timber Wolves" and "Mesa Pegasus"

  @CR-702.22g
  Rule: 702.22g Separate creatures

    Scenario: A creature without flying can be blocked by one that can't block the flying creature of its band
      Given Alice controls "Mesa Pegasus" and "Hill Giant"
      And Bob controls "Grizzly Bears"
      When Alice attacks Bob with "Mesa Pegasus" and "Hill Giant"
      And Alice chooses "Mesa Pegasus" and "Hill Giant"
      Then Bob can't block "Mesa Pegasus" with "Grizzly Bears", by 702.9b
      When Bob blocks "Hill Giant" with "Grizzly Bears"
      Then "Grizzly Bears" is blocking "Hill Giant" and "Mesa Pegasus"

  @CR-702.22h
  Rule: 702.22h Blocked together

    @example-1
    Example: A creature with swampwalk becomes blocked by what blocks the flying creature of its band
      Given Alice controls "Mesa Pegasus" and "Bog Wraith"
      And Bob controls "Wind Drake" and "Swamp"
      When Alice attacks Bob with "Mesa Pegasus" and "Bog Wraith"
      And Alice chooses "Mesa Pegasus" and "Bog Wraith"
      Then Bob can't block "Bog Wraith" with "Wind Drake", by 702.14c
      When Bob blocks "Mesa Pegasus" with "Wind Drake"
      Then "Wind Drake" is blocking "Mesa Pegasus" and "Bog Wraith"

    Scenario: What enters blocking one creature of a band blocks the others as well
      Given the card "Sudden Rampart" is an "Instant" that costs {W}
        """
        Create a 1/1 white Soldier creature token that's blocking target attacking creature.
        """
      And Alice controls "Timber Wolves" and "Hill Giant"
      And Bob controls "Plains"
      And Bob has "Sudden Rampart" in hand
      When Alice attacks Bob with "Timber Wolves" and "Hill Giant"
      And Alice chooses "Timber Wolves" and "Hill Giant"
      And Bob activates "Plains"
      And Bob casts "Sudden Rampart" targeting "Timber Wolves" and it resolves
      Then "Soldier Token" is blocking "Timber Wolves" and "Hill Giant"

  @CR-702.22i
  Rule: 702.22i Blocked by an effect

    Scenario: A spell that makes one creature of a band become blocked blocks the whole band
      Given the card "Sudden Snare" is an "Instant" that costs {W}
        """
        Target unblocked attacking creature becomes blocked.
        """
      And Alice controls "Timber Wolves", "Hill Giant" and "Grizzly Bears"
      And Bob controls "Plains"
      And Bob has "Sudden Snare" in hand
      When Alice attacks Bob with "Timber Wolves", "Hill Giant" and "Grizzly Bears"
      And Alice chooses "Timber Wolves" and "Hill Giant"
      And Bob declares no blockers
      And Bob activates "Plains"
      And Bob casts "Sudden Snare" targeting "Timber Wolves" and it resolves
      And the game goes on to Alice's end of combat
      Then Bob has 18 life

    Scenario: An effect that makes one creature of a band become blocked blocks the whole band
      Given Alice controls "Timber Wolves", "Hill Giant" and "Grizzly Bears"
      And Bob controls "Trap Runner"
      When Alice attacks Bob with "Timber Wolves", "Hill Giant" and "Grizzly Bears"
      And Alice chooses "Timber Wolves" and "Hill Giant"
      And Bob declares no blockers
      And Bob activates "Trap Runner" targeting "Timber Wolves" and it resolves
      And the game goes on to Alice's end of combat
      Then Bob has 18 life

  @CR-702.22j
  Rule: 702.22j Divided by the defending player

    Scenario: A creature with banding among the blockers lets the defending player divide the attacker's damage
      Given Alice controls "Hill Giant"
      And Bob controls "Shield Bearer" and "Grizzly Bears"
      When Alice attacks Bob with "Hill Giant"
      And Bob blocks "Hill Giant" with "Shield Bearer" and "Grizzly Bears"
      And all players pass
      And Bob chooses "Shield Bearer"
      And Bob chooses "Shield Bearer"
      And Bob chooses "Grizzly Bears"
      Then "Shield Bearer" and "Grizzly Bears" are on the battlefield

    Scenario: What tramples over a blocker without banding does not trample over one with banding
      Given the card "Argothian Swine" is a "Creature — Boar" that costs {3}{G} of size 3/3
        """
        Trample
        """
      And Alice controls "Argothian Swine" (first) and "Argothian Swine" (second)
      And Bob controls "Timber Wolves" and "Runeclaw Bear"
      When Alice attacks Bob with "Argothian Swine" (first) and "Argothian Swine" (second)
      And Bob blocks "Argothian Swine" (first) with "Timber Wolves" and "Argothian Swine" (second) with "Runeclaw Bear"
      And all players pass
      And Alice chooses Bob
      And the game goes on to Alice's end of combat
      Then Bob has 19 life

    @edition-2025
    Scenario: So does a legendary creature that bands with others, beside another legendary creature
      Given Alice controls "Hill Giant"
      And Bob controls "Cathedral of Serra", "Isamaru, Hound of Konda" and "Caelorna, Coral Tyrant"
      When Alice attacks Bob with "Hill Giant"
      And Bob blocks "Hill Giant" with "Isamaru, Hound of Konda" and "Caelorna, Coral Tyrant"
      And all players pass
      And Bob chooses "Caelorna, Coral Tyrant"
      And Bob chooses "Isamaru, Hound of Konda"
      And Bob chooses "Caelorna, Coral Tyrant"
      Then "Isamaru, Hound of Konda" is on the battlefield

  @CR-510.1c @edition-2025
  Rule: 510.1c Without banding

    Scenario: Beside a creature that isn't legendary, one that bands with other legendary creatures changes nothing
      Given Alice controls "Hill Giant"
      And Bob controls "Cathedral of Serra", "Isamaru, Hound of Konda" and "Grizzly Bears"
      When Alice attacks Bob with "Hill Giant"
      And Bob blocks "Hill Giant" with "Isamaru, Hound of Konda" and "Grizzly Bears"
      And all players pass
      And Alice chooses "Grizzly Bears"
      And Alice chooses "Isamaru, Hound of Konda"
      And Alice chooses "Isamaru, Hound of Konda"
      Then "Isamaru, Hound of Konda" is in Bob's graveyard

  @CR-702.22k
  Rule: 702.22k Divided by the active player

    Scenario: A blocker of a band has its damage divided by the player who attacks
      Given Alice controls "Timber Wolves" and "Hill Giant"
      And Bob controls "Runeclaw Bear"
      When Alice attacks Bob with "Timber Wolves" and "Hill Giant"
      And Alice chooses "Timber Wolves" and "Hill Giant"
      And Bob blocks "Hill Giant" with "Runeclaw Bear"
      And all players pass
      And Alice chooses "Hill Giant"
      And Alice chooses "Hill Giant"
      And the game goes on to Alice's end of combat
      Then "Timber Wolves" and "Hill Giant" are on the battlefield
      And "Runeclaw Bear" is in Bob's graveyard

  @CR-702.22m
  Rule: 702.22m Banding twice

    Scenario: A creature that has banding twice forms a band like one that has it once
      Given Alice controls "Timber Wolves" and "Hill Giant"
      And Alice controls "Cooperation" attached to "Timber Wolves"
      And Bob controls "Grizzly Bears"
      When Alice attacks Bob with "Timber Wolves" and "Hill Giant"
      And Alice chooses "Timber Wolves" and "Hill Giant"
      And Bob blocks "Timber Wolves" with "Grizzly Bears"
      Then "Grizzly Bears" is blocking "Timber Wolves" and "Hill Giant"

    Scenario: Creatures that band with others twice do so like those that do it once
      Given Alice controls "Cathedral of Serra" (first) and "Cathedral of Serra" (second)
      And Alice controls "Isamaru, Hound of Konda" and "Tobias Andrion"
      And Bob controls "Grizzly Bears"
      When Alice attacks Bob with "Isamaru, Hound of Konda" and "Tobias Andrion"
      And Alice chooses "Isamaru, Hound of Konda" and "Tobias Andrion"
      And Bob blocks "Isamaru, Hound of Konda" with "Grizzly Bears"
      Then "Grizzly Bears" is blocking "Isamaru, Hound of Konda" and "Tobias Andrion"
