Feature: 608. Colors that are chosen, and what was dealt damage or put somewhere

  @CR-105.3
  Rule: 105.3 Effects change colors

    Scenario Outline: One color may be chosen, or several
      Given the card "Quickchange" is an "Instant" that costs {1}{U}:
        """
        Target creature becomes the color or colors of your choice until end of turn.
        Draw a card.
        """
      And Alice controls "Grizzly Bears"
      And Alice has "Quickchange" in hand
      And Alice has {U}{U} in the mana pool
      When Alice casts "Quickchange" targeting "Grizzly Bears" and it resolves
      And Alice chooses "<choice>"
      Then "Grizzly Bears" is <now>

      Examples:
        | choice         | now            |
        | white          | white          |
        | white and blue | white and blue |

  @CR-608.2c
  Rule: 608.2c Later text looks at what was really done

    Scenario Outline: What was dealt damage this way
      Given the card "Redcap Melee" is an "Instant" that costs {R}:
        """
        Redcap Melee deals 4 damage to target creature or planeswalker. If a nonred permanent is dealt damage this way, you sacrifice a land.
        """
      And the card "Goblin Piker" is a "Creature — Goblin Warrior" that costs {1}{R} of size 2/1
      And Bob controls "<creature>"
      And Alice controls "Forest"
      And Alice has "Redcap Melee" in hand
      And Alice has {R} in the mana pool
      When Alice casts "Redcap Melee" targeting "<creature>" and it resolves
      Then "<creature>" is in Bob's graveyard
      And "Forest" is <there>

      Examples:
        | creature      | there                |
        | Grizzly Bears | in Alice's graveyard |
        | Goblin Piker  | on the battlefield   |
