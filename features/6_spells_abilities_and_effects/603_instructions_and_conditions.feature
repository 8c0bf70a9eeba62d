Feature: 603. Handling Triggered Abilities

  Background:
    Given these cards:
      | name | type    | cost | text                                            |
      | Lift | Instant | {0}  | Target creature gains flying until end of turn. |

  @CR-603.1a
  Rule: 603.1a What an ability may target, said behind its effects

    Scenario: What it can't target is no choice for it
      Given the card "Archer" is a "Creature — Human Archer" of size 2/2
        """
        Whenever this creature attacks, it deals 1 damage to target creature. This ability can't target creatures with flying.
        """
      And Alice controls "Archer"
      And Bob controls a 2/2 creature "Bird" with flying and a 2/2 creature "Bear"
      When Alice attacks with "Archer"
      Then Alice is asked to choose 1 from "Archer" and "Bear"
      When Alice chooses "Bear"
      And all players pass
      Then "Bear" has 1 damage marked

    Scenario: With nothing else to target it is not put on the stack
      Given the card "Archer" is a "Creature — Human Archer" of size 2/2
        """
        Whenever this creature attacks, it deals 1 damage to target creature an opponent controls. This ability can't target creatures with flying.
        """
      And Alice controls "Archer"
      And Bob controls a 2/2 creature "Bird" with flying
      When Alice attacks with "Archer"
      Then the stack is empty
      And "Archer" is attacking Bob

    Scenario Outline: The instruction still holds as the ability resolves
      Given the card "Archer" is a "Creature — Human Archer" of size 2/2
        """
        Whenever this creature attacks, it deals 1 damage to target creature an opponent controls. This ability can't target creatures with <keyword>.
        """
      And Alice controls "Archer"
      And Alice has "Lift" in hand
      And Bob controls a 2/2 creature "Bear"
      When Alice attacks with "Archer"
      And Alice casts "Lift" targeting "Bear" and it resolves
      And all players pass
      Then "Bear" has <damage> damage marked
      And "Lift" is in Alice's graveyard

      Examples:
        | keyword | damage |
        | flying  | 0      |
        | reach   | 1      |

  @CR-603.8
  Rule: 603.8 A state that is waited for, told behind what is done

    Scenario: Sacrifice it when there is nothing left of what it needs
      Given Alice controls "Emperor Crocodile" and "Grizzly Bears"
      And Alice has "Shock" in hand
      And Alice has {R} in the mana pool
      When Alice would receive priority
      Then the stack is empty
      When Alice casts "Shock" targeting "Grizzly Bears" and it resolves
      Then the stack, from the top, is ability of "Emperor Crocodile"
      When all players pass
      Then "Emperor Crocodile" is in Alice's graveyard

  @CR-603.4
  Rule: 603.4 Conditions that count within the turn

    Scenario: The second creature spell of the turn, and no other
      Given the card "Vine" is a "Creature — Elemental" of size 4/3
        """
        Whenever you cast a spell, if it's the second creature spell you cast this turn, you may return this card from your graveyard to the battlefield.
        """
      And the card "Elf" is a "Creature — Elf" that costs {0} of size 1/1
      And Alice has "Vine" in the graveyard
      And Alice has "Elf" (one), "Elf" (two), "Elf" (three) and "Shock" in hand
      And Alice has {R} in the mana pool
      When Alice casts "Elf" (one)
      Then the stack, from the top, is "Elf" (one)
      When all players pass
      And Alice casts "Shock" targeting Bob
      Then the stack, from the top, is "Shock"
      When all players pass
      And Alice casts "Elf" (two)
      Then the stack, from the top, is ability of "Vine" and "Elf" (two)
      When all players pass
      And Alice chooses "no"
      And all players pass
      And Alice casts "Elf" (three)
      Then the stack, from the top, is "Elf" (three)

  @CR-603.7
  Rule: 603.7 What follows on whether it was done belongs to the delayed ability

    Scenario: Pay at the next upkeep
      Given the card "Pact" is an "Instant" that costs {0}
        """
        Draw a card. At the beginning of your next upkeep, pay {2}. If you don't, you lose the game.
        """
      And Alice controls "Island" (one) and "Island" (two)
      And Alice has "Pact" in hand
      When Alice casts "Pact" and it resolves
      Then Alice is still in the game
      When the game goes on to Bob's end step
      And the game goes on to Alice's upkeep
      And all players pass
      And Alice chooses "Island" (one)
      And Alice chooses "Island" (two)
      Then Alice is still in the game
      And "Island" (one) and "Island" (two) are tapped

    Scenario: Not paying it
      Given Alice has "Pact of the Titan" in hand
      When Alice casts "Pact of the Titan" and it resolves
      Then Alice is still in the game
      When the game goes on to Bob's end step
      And the game goes on to Alice's upkeep
      And all players pass
      Then Alice has lost the game

  @CR-603.2
  Rule: 603.2 Once for each creature that blocks it, or that it blocks

    Scenario: Two blockers, and only those of the kind
      Given the card "Lizard" is a "Creature — Basilisk" of size 3/3
        """
        Whenever this creature blocks or becomes blocked by a non-Wall creature, destroy that creature.
        """
      And Alice controls "Lizard"
      And Bob controls a 2/2 creature "Bear", a 3/3 creature "Ox" and a 0/8 Wall creature "Wall"
      When Alice attacks with "Lizard"
      And Bob blocks "Lizard" with "Bear", "Ox" and "Wall"
      And Alice orders "Lizard" and "Lizard" (2)
      And all players pass
      And all players pass
      Then "Bear" and "Ox" are in Bob's graveyard
      And "Wall" is on the battlefield

    Scenario: The one that it blocks itself
      Given the card "Lizard" is a "Creature — Basilisk" of size 3/3
        """
        Whenever this creature blocks or becomes blocked by a non-Wall creature, destroy that creature.
        """
      And Bob controls "Lizard"
      And Alice controls a 2/2 creature "Bear"
      When Alice attacks with "Bear"
      And Bob blocks "Bear" with "Lizard"
      And all players pass
      Then "Bear" is in Alice's graveyard

  @CR-603.2
  Rule: 603.2 A spell that is cast during somebody's turn

    Scenario Outline: A spell is cast during one's own turn, and <whose> turn is waited for
      Given the card "Faerie" is a "Creature — Faerie" of size 1/1
        """
        Whenever you cast a spell during <whose> turn, you gain 1 life.
        """
      And Alice controls "Faerie"
      And Alice has "Shock" in hand
      And Alice has {R} in the mana pool
      When Alice casts "Shock" targeting Bob
      And all players pass
      Then Alice has <life> life
      And Alice has no mana

      Examples:
        | whose         | life |
        | your          | 21   |
        | an opponent's | 20   |
