Feature: 610 Permanents that an effect puts onto the battlefield attached or transformed

  @CR-610.1
  Rule: 610.1 What is put onto the battlefield in a certain way

    Scenario: A double-faced card enters with its back face up
      Given these cards:
        | name  | type             | size | text                                                                                |
        | Larva | Creature — Insect | 1/1 | When this creature dies, return it to the battlefield transformed under your control. |
        | Moth  | Creature — Insect | 4/4 |                                                                                     |
      And the card "Lesser Slay" is an "Instant" that costs {0}:
        """
        Destroy target creature.
        """
      And Alice controls "Larva"
      And the other face of "Larva" is "Moth"
      And Bob has "Lesser Slay" in hand
      When Alice passes
      And Bob casts "Lesser Slay" targeting "Larva" and it resolves
      And all players pass
      Then "Larva" is a 4/4 creature

    Scenario: A card that has no other face stays where it is
      Given these cards:
        | name  | type             | size | text                                                                                |
        | Larva | Creature — Insect | 1/1 | When this creature dies, return it to the battlefield transformed under your control. |
      And the card "Lesser Slay" is an "Instant" that costs {0}:
        """
        Destroy target creature.
        """
      And Alice controls "Larva"
      And Bob has "Lesser Slay" in hand
      When Alice passes
      And Bob casts "Lesser Slay" targeting "Larva" and it resolves
      And all players pass
      Then "Larva" is in Alice's graveyard

    Scenario Outline: An Aura enters attached to what the effect names, if it can enchant that: <enchants>
      Given the card "Veil" is an "Enchantment — Aura" that costs {5}:
        """
        Enchant <enchants>
        """
      And the card "Scholar" is a "Creature — Wizard" that costs {0} of size 1/1:
        """
        When this creature enters, you may put an Aura card from your hand onto the battlefield attached to this creature. Then you gain 1 life.
        """
      And Alice has "Scholar" and "Veil" in hand
      When Alice casts "Scholar" and it resolves
      And all players pass
      And Alice says yes
      Then "Veil" is <where>

      Examples:
        | enchants | where            |
        | creature | on the battlefield |
        | land     | in Alice's hand  |
