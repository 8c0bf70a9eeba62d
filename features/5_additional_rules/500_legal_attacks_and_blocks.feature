@edition-2009
Feature: 500. Legal Attacks and Blocks

  @CR-2009-500.4
  Rule: 500.4 Restrictions come first, and then as many requirements as possible

    @example-2009-500.4-1
    Example: One that blocks if able and one with no abilities have to block together where two are needed
      Given these cards:
        | name           | type               | cost | size | text                                                            |
        | Eager Guard    | Creature — Soldier | {1}  | 1/1  | This creature blocks each combat if able.                       |
        | Lesser Bravado | Enchantment        | {2}  |      | Creatures can't be blocked except by two or more creatures.     |
      And Alice controls "Hill Giant" and "Lesser Bravado"
      And Bob controls "Eager Guard" and "Grizzly Bears"
      When Alice attacks Bob with "Hill Giant"
      Then Bob can't block "Hill Giant" with "Eager Guard"
      When Bob blocks "Hill Giant" with "Eager Guard" and "Grizzly Bears"
      Then "Eager Guard" is blocking "Hill Giant"
      And "Grizzly Bears" is blocking "Hill Giant"
