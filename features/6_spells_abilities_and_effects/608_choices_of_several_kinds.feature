Feature: 608. Choices that spells and abilities offer as they resolve

  @CR-608.2d
  Rule: 608.2d Choices offered on resolution

    Scenario Outline: The owner chooses between the top and the bottom of the library
      Given the card "Misleading Motes" is an "Instant" that costs {3}{U}:
        """
        Target creature's owner puts it on their choice of the top or bottom of their library.
        """
      And Bob has "Reach Through Mists" in hand
      And Bob controls "Grizzly Bears"
      And Alice has "Misleading Motes" in hand
      And Alice has {U}{U}{U}{U} in the mana pool
      And Bob has {U} in the mana pool
      When Alice casts "Misleading Motes" targeting "Grizzly Bears" and it resolves
      And Bob chooses "<place>"
      And Bob casts "Reach Through Mists" and it resolves
      Then "Grizzly Bears" is in Bob's <zone>

      Examples:
        | place  | zone    |
        | top    | hand    |
        | bottom | library |

    Scenario Outline: A card type is chosen, and cards of that type are meant: <type>
      Given Alice has "Winding Way" in hand
      And Alice has {1}{G} in the mana pool
      And Alice has "Forest", "Grizzly Bears", "Shock" and "Dryad Arbor" on top of her library
      When Alice casts "Winding Way" and it resolves
      And Alice chooses "<type>"
      Then "Grizzly Bears" is in Alice's <bears>
      And "Forest" is in Alice's <forest>
      And "Dryad Arbor" is in Alice's hand
      And "Shock" is in Alice's graveyard

      Examples:
        | type     | bears     | forest    |
        | creature | hand      | graveyard |
        | land     | graveyard | hand      |

  @CR-608.2e
  Rule: 608.2e Each action of several players

    Scenario: You and the player who is named do the same, and nobody else does
      Given the players are Alice, Bob and Carol
      And the card "Shared Loss" is a "Sorcery" that costs {0}:
        """
        You and target opponent each sacrifice a creature.
        """
      And the card "Secret Rendezvous" is a "Sorcery" that costs {1}{W}{W}:
        """
        You and target opponent each draw three cards.
        """
      And Alice controls a 1/1 creature "Elf" and a 1/1 creature "Sprite"
      And Bob controls a 1/1 creature "Ant"
      And Carol controls a 1/1 creature "Imp" and a 1/1 creature "Bat"
      And Alice has "Shared Loss" and "Secret Rendezvous" in hand
      And Alice has {W}{W}{W} in the mana pool
      When Alice casts "Shared Loss" targeting Carol and it resolves
      And Alice chooses "Elf"
      And Carol chooses "Bat"
      Then "Elf" is in Alice's graveyard
      And "Bat" is in Carol's graveyard
      And "Sprite", "Ant" and "Imp" are on the battlefield
      When Alice casts "Secret Rendezvous" targeting Carol and it resolves
      Then Alice has 3 cards in hand
      And Bob has 0 cards in hand
      And Carol has 3 cards in hand
