Feature: 407. Adding and Removing Abilities

  What a page of the rules of October 2006 says of abilities that effects add and remove, with its examples.

  @CR-2006-407.2
  Rule: 407.2 A quality is no ability

    @example-2006-407.2-1
    Example: An ability that was given is lost, and a quality that was set stays
      Given these cards:
        | name        | type               | cost | text |
        | Clockheart  | Enchantment — Aura | {0}  | Enchant creature<br>Enchanted creature has "This creature is an artifact creature." |
        | Tin Skin    | Enchantment — Aura | {0}  | Enchant creature<br>Enchanted creature is an artifact creature. |
        | Hollow      | Instant            | {0}  | Target creature loses all abilities until end of turn. |
      And Alice controls "Grizzly Bears", "Hill Giant" and "Muraganda Petroglyphs"
      And Alice has "Clockheart", "Tin Skin", "Hollow" (first) and "Hollow" (second) in hand
      When Alice casts "Clockheart" targeting "Grizzly Bears" and it resolves
      And Alice casts "Tin Skin" targeting "Hill Giant" and it resolves
      Then "Grizzly Bears" has "This creature is an artifact creature."
      And "Grizzly Bears" is 2/2
      And "Hill Giant" is an artifact
      And "Hill Giant" is 5/5
      When Alice casts "Hollow" (first) targeting "Grizzly Bears" and it resolves
      And Alice casts "Hollow" (second) targeting "Hill Giant" and it resolves
      Then "Grizzly Bears" is not an artifact
      And "Grizzly Bears" is 4/4
      And "Hill Giant" is an artifact

  @CR-2006-407.3
  Rule: 407.3 Every instance is lost

    @example-2006-407.3-1
    Example: A flying creature that Flight enchants loses both instances of flying
      Given Alice controls "Storm Crow"
      And Alice has "Flight" and "Canopy Claws" in hand
      And Alice has {U}{G} in the mana pool
      When Alice casts "Flight" targeting "Storm Crow" and it resolves
      Then "Storm Crow" has flying
      When Alice casts "Canopy Claws" targeting "Storm Crow" and it resolves
      Then "Storm Crow" doesn't have flying
