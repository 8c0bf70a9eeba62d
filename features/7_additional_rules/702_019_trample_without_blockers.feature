Feature: 702.19. Trample: With no blocker left

  @CR-702.19d
  Rule: 702.19d Nothing blocks it any more

    Scenario: What tramples assigns all its damage to the player, and what doesn't assigns none
      Given these cards:
        | name            | type            | cost   | size | text    |
        | Argothian Swine | Creature — Boar | {3}{G} | 3/3  | Trample |
      And Alice controls "Argothian Swine" and "Hill Giant"
      And Bob controls "Grizzly Bears" and "Bear Cub"
      And Alice has "Shock" (first) and "Shock" (second) in hand
      And Alice controls "Mountain" (first) and "Mountain" (second)
      When Alice attacks Bob with "Argothian Swine" and "Hill Giant"
      And Bob blocks "Argothian Swine" with "Grizzly Bears" and "Hill Giant" with "Bear Cub"
      And Alice activates "Mountain" (first)
      And Alice casts "Shock" (first) targeting "Grizzly Bears" and it resolves
      And Alice activates "Mountain" (second)
      And Alice casts "Shock" (second) targeting "Bear Cub" and it resolves
      And the game goes on to Alice's end of combat
      Then Bob has 17 life
