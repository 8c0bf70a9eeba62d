Feature: 608. Resolving Spells and Abilities: cards from one zone or another

  @CR-608.2d
  Rule: 608.2d Which card it is, and from where, is chosen as the ability resolves

    Background:
      Given the card "Dread Tiller" is an "Artifact Creature — Scarecrow" that costs {1}{B}{G} of size 2/4:
        """
        When this creature enters, put a -1/-1 counter on target creature.
        Whenever a creature with a -1/-1 counter on it dies, you may put a land card from your hand or graveyard onto the battlefield tapped.
        """
      And Alice controls "Dread Tiller"
      And Bob controls "Runeclaw Bear" with one -1/-1 counter
      And Alice has "Shock" and "Forest" in hand
      And Alice has "Island" and "Hill Giant" in the graveyard
      And Alice has {R} in the mana pool

    Scenario Outline: A land card from the hand will do, and one from the graveyard
      When Alice casts "Shock" targeting "Runeclaw Bear" and it resolves
      And all players pass
      And Alice chooses yes
      And Alice chooses "<land>"
      Then "<land>" is on the battlefield
      And "<land>" is tapped
      And "Hill Giant" is in Alice's graveyard

      Examples:
        | land   |
        | Forest |
        | Island |
