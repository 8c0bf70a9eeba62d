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
      Given Alice controls "Grizzly Bears"
      And Bob controls "Hill Giant"
      And Alice has "Fountain of Youth" in the graveyard
      And Bob has "Spellbook" in the graveyard
      And Alice has "<spell>" in hand
      And Alice has <mana> in the mana pool
      When Alice casts "<spell>" targeting <target> and it resolves
      And all players pass
      Then "Bandit's Haul" has <number> loot counters
      And "<spell>" is in Alice's graveyard

      Examples:
        | spell        | mana | target              | number |
        | Shock        | {R}  | Bob                 | one    |
        | Shock        | {R}  | "Hill Giant"        | one    |
        | Coffin Purge | {B}  | "Spellbook"         | one    |
        | Shock        | {R}  | Alice               | no     |
        | Shock        | {R}  | "Grizzly Bears"     | no     |
        | Coffin Purge | {B}  | "Fountain of Youth" | no     |

    Scenario: The crime of an opponent is not one's own
      Given Bob has "Hornet Sting" in hand
      And Bob has {G} in the mana pool
      When Bob casts "Hornet Sting" targeting Alice and it resolves
      Then "Bandit's Haul" has no loot counters
      And "Hornet Sting" is in Bob's graveyard

    Scenario: An ability can be a crime as well
      Given the card "Prodigal Sorcerer" is a "Creature — Human Wizard Sorcerer" that costs {2}{U} of size 1/1
        """
        {T}: This creature deals 1 damage to any target.
        """
      And Alice controls "Prodigal Sorcerer"
      When Alice activates "Prodigal Sorcerer" targeting Bob and it resolves
      And all players pass
      Then "Bandit's Haul" has one loot counter

    Scenario Outline: Whether a crime was committed is asked later in the turn: <target>
      Given Alice has "Shock" in hand
      And Alice has {R} in the mana pool
      And Alice controls "Slickshot Vault-Buster" and "Grizzly Bears"
      When Alice casts "Shock" targeting <target> and it resolves
      Then "Slickshot Vault-Buster" is <size>
      When the game goes on to Bob's upkeep
      Then "Slickshot Vault-Buster" is 1/4
      And "Shock" is in Alice's graveyard

      Examples:
        | target          | size |
        | Bob             | 3/4  |
        | "Grizzly Bears" | 1/4  |
