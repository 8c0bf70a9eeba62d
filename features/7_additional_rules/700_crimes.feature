@edition-2025
Feature: 700. General: crimes

  @CR-700.13
  Rule: 700.13 A crime targets an opponent, what an opponent controls, or a card in an opponent's graveyard

    Background:
      Given the card "Bandit's Haul" is an "Artifact" that costs {3}
        """
        Whenever you commit a crime, put a loot counter on this artifact. This ability triggers only once each turn.
        {T}: Add one mana of any color.
        {2}, {T}, Remove two loot counters from this artifact: Draw a card.
        """
      And Alice controls "Bandit's Haul"

    Scenario Outline: A spell with a target
      Given the card "Zing" is an "Instant" that costs {0}
        """
        <text>
        """
      And Alice controls a 2/2 creature "Ox"
      And Bob controls a 2/2 creature "Boar"
      And Alice has an artifact "Lamp" in the graveyard
      And Bob has an artifact "Vase" in the graveyard
      And Alice has "Zing" in hand
      When Alice casts "Zing" targeting <target> and it resolves
      And all players pass
      Then "Bandit's Haul" has <number> loot counters
      And "Zing" is in Alice's graveyard

      Examples:
        | text                                     | target | number |
        | This spell deals 1 damage to any target. | Bob    | one    |
        | This spell deals 1 damage to any target. | "Boar" | one    |
        | Exile target card from a graveyard.      | "Vase" | one    |
        | This spell deals 1 damage to any target. | Alice  | no     |
        | This spell deals 1 damage to any target. | "Ox"   | no     |
        | Exile target card from a graveyard.      | "Lamp" | no     |

    Scenario: The crime of an opponent is not one's own
      Given Bob has "Hornet Sting" in hand
      And Bob has {G} in the mana pool
      When Bob casts "Hornet Sting" targeting Alice and it resolves
      Then "Bandit's Haul" has no loot counters
      And "Hornet Sting" is in Bob's graveyard

    Scenario: An ability can be a crime as well
      Given the card "Prodigal Sorcerer" is a "Creature — Human Wizard" that costs {2}{U} of size 1/1
        """
        {T}: This creature deals 1 damage to any target.
        """
      And Alice controls "Prodigal Sorcerer"
      When Alice activates "Prodigal Sorcerer" targeting Bob and it resolves
      And all players pass
      Then "Bandit's Haul" has one loot counter
