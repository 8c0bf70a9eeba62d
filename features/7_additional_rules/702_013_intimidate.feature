Feature: 702.13. Intimidate

  @CR-702.13b
  Rule: 702.13b Whom it doesn't frighten

    Scenario Outline: <Blocker> <may> block a black creature with intimidate
      Given Alice controls "Accursed Spirit"
      And Bob controls "<Blocker>" and "Alpha Myr"
      When Alice attacks with "Accursed Spirit"
      Then Bob <may> block "Accursed Spirit" with "<Blocker>"
      And Bob can block "Accursed Spirit" with "Alpha Myr"

      Examples:
        | Blocker          | may   |
        | Grizzly Bears    | can't |
        | Wind Drake       | can't |
        | Typhoid Rats     | can   |
        | Vodalian Zombie  | can   |
        | Ornithopter      | can   |
