@edition-2025
Feature: 122. Counters

  Background:
    Given these cards:
      | name          | type    | cost | text                                 |
      | Lesser Murder | Instant | {0}  | Destroy target creature.             |
      | Sting         | Instant | {0}  | Sting deals 2 damage to any target.  |
      | Edict         | Instant | {0}  | Target player sacrifices a creature. |

  @CR-122.1c
  Rule: 122.1c Shield counters

    Scenario: One is removed in the place of a destruction by an effect, and one in the place of damage
      Given Alice controls "Grizzly Bears" with two shield counters
      And Alice has "Murder" and "Shock" in hand
      And Alice has {1}{B}{B}{R} in the mana pool
      When Alice casts "Murder" targeting "Grizzly Bears" and it resolves
      Then "Grizzly Bears" has a shield counter
      When Alice casts "Shock" targeting "Grizzly Bears" and it resolves
      Then "Grizzly Bears" has no shield counters
      And "Grizzly Bears" has no damage marked

    Scenario: Of damage that several sources deal at once all is prevented for one counter
      Given the card "Clash" is an "Instant" that costs {0}:
        """
        Each creature you control deals 2 damage to target creature.
        """
      And Alice controls a 2/2 creature "Ox" with two shield counters
      And Bob controls a 1/1 creature "Elf" and a 1/1 creature "Orc"
      And Bob has "Clash" in hand
      When Bob casts "Clash" targeting "Ox" and it resolves
      Then "Ox" has a shield counter
      And "Ox" has no damage marked

    Scenario: It does not help a creature that no effect destroys, but the damage that it has been dealt
      Given the card "Protection Magic" is an "Instant" that costs {1}{W}:
        """
        Put a shield counter on each of up to three target creatures.
        """
      And Alice controls a 3/3 creature "Watchwolf"
      And Alice has "Shock", "Protection Magic" and "Stab" in hand
      And Alice has {1}{W}{B}{R} in the mana pool
      When Alice casts "Shock" targeting "Watchwolf" and it resolves
      And Alice casts "Protection Magic" targeting "Watchwolf" and it resolves
      And Alice casts "Stab" targeting "Watchwolf" and it resolves
      Then "Watchwolf" is in Alice's graveyard

  @CR-122.1d
  Rule: 122.1d Stun counters

    Scenario: One is removed in the place of untapping, whatever untaps the permanent
      Given Alice controls a tapped 2/2 creature "Bear Cub" with two stun counters
      And Alice has "Refocus" in hand
      And Alice has {1}{U} in the mana pool
      When Alice casts "Refocus" targeting "Bear Cub" and it resolves
      Then "Bear Cub" is tapped
      And "Bear Cub" has a stun counter
      When the game goes on to Alice's upkeep
      Then "Bear Cub" is tapped
      And "Bear Cub" has no stun counters
      When the game goes on to Bob's upkeep
      And the game goes on to Alice's upkeep
      Then "Bear Cub" is untapped

    Scenario: None is removed from what is untapped already
      Given Alice controls a 2/2 creature "Bear Cub" with a stun counter
      And Alice has "Refocus" in hand
      And Alice has {1}{U} in the mana pool
      When Alice casts "Refocus" targeting "Bear Cub" and it resolves
      Then "Bear Cub" has a stun counter
      And "Refocus" is in Alice's graveyard

  @CR-122.1h
  Rule: 122.1h Finality counters

    Scenario Outline: It is exiled when it would go to a graveyard from the battlefield
      Given Bob controls "Grizzly Bears" with a finality counter
      And Alice has "<spell>" in hand
      And Alice has <mana> in the mana pool
      When Alice casts "<spell>" targeting <target> and it resolves
      Then "Grizzly Bears" is in exile

      Examples:
        | spell          | mana      | target          |
        | Murder         | {1}{B}{B} | "Grizzly Bears" |
        | Shock          | {R}       | "Grizzly Bears" |
        | Geth's Verdict | {B}{B}    | Bob             |
