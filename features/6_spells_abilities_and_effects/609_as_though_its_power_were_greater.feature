Feature: 609. As though a power were greater

  @CR-609.4
  Rule: 609.4 As though something were so that isn't

    Scenario: A creature crews Vehicles as though its power were greater, and by no more
      Given these cards:
        | name               | type                    | cost | size | text                                                                                                                                                  |
        | Dynamite Diver     | Creature — Goblin Pilot | {R}  | 1/1  | This creature saddles Mounts and crews Vehicles as though its power were 2 greater.<br>When this creature dies, it deals 1 damage to any target.       |
        | Bomat Bazaar Barge | Artifact — Vehicle      | {4}  | 5/5  | When this Vehicle enters, draw a card.<br>Crew 3                                                                                                      |
        | Aradara Express    | Artifact — Vehicle      | {5}  | 8/6  | Menace<br>Crew 4                                                                                                                                      |
      And Alice controls "Dynamite Diver", "Bomat Bazaar Barge" and "Aradara Express"
      Then Alice can't activate "Aradara Express", "Crew"
      When Alice activates "Bomat Bazaar Barge", "Crew"
      And Alice chooses "Dynamite Diver"
      And all players pass
      Then "Bomat Bazaar Barge" is a 5/5 creature
      And "Dynamite Diver" is tapped
