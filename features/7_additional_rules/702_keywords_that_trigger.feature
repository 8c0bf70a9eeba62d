@edition-2025
Feature: 702. Keyword Abilities

  Background:
    Given the card "Shock" is an "Instant" that costs {0}
      """
      This spell deals 2 damage to any target.
      """

  @CR-702.40a
  Rule: 702.40a A copy for each spell before it

    Scenario: Two spells were cast before, so there are two copies
      Given the card "Grape" is a "Sorcery" that costs {0}
        """
        This spell deals 1 damage to any target.
        Storm
        """
      And Alice has "Grape", "Shock" and "Shock" (2) in hand
      When Alice casts "Shock" targeting Bob and it resolves
      And Alice casts "Shock" (2) targeting Bob and it resolves
      And Alice casts "Grape" targeting Bob
      And all players pass
      And Alice chooses "Bob"
      And Alice chooses "Bob"
      And all players pass
      And all players pass
      And all players pass
      Then Bob has 13 life

    @CR-608.2h
    Scenario: A spell that has been countered is copied as it last was, with its targets
      Given the card "Grape" is a "Sorcery" that costs {0}
        """
        This spell deals 1 damage to any target.
        Storm
        """
      And the card "Void" is an "Instant" that costs {0}
        """
        Counter target spell.
        """
      And Alice has "Grape" and "Shock" in hand
      And Bob has "Void" in hand
      When Alice casts "Shock" targeting Bob and it resolves
      And Alice casts "Grape" targeting Bob
      And Alice passes
      And Bob casts "Void" targeting "Grape" and it resolves
      And all players pass
      Then Alice is asked to choose one from Alice and Bob
      When Alice chooses "Bob"
      Then "Grape" is in Alice's graveyard
      And the stack, from the top, is "copy of Grape"
      When all players pass
      Then Bob has 17 life

  @CR-702.45a
  Rule: 702.45a Blocking or becoming blocked

    Scenario: It is bigger as it is blocked
      Given Alice controls a 1/1 creature "A" with "Bushido 2"
      And Bob controls a 1/1 creature "B"
      When Alice attacks with "A"
      And Bob blocks "A" with "B"
      And all players pass
      Then "A" is 3/3

  @CR-702.83a
  Rule: 702.83a When a creature attacks alone

    Scenario: Each instance counts
      Given Alice controls a 1/1 creature "A" with "Exalted"
      And Alice controls a 1/1 creature "B" with "Exalted"
      When Alice attacks with "A"
      And Alice orders "A" and "B"
      And all players pass
      And all players pass
      Then "A" is 3/3

  @CR-702.85a
  Rule: 702.85a Cards are exiled until one costs less

    Scenario: The first nonland card of lesser mana value may be cast, the rest goes to the bottom
      Given the card "Elf" is a "Creature — Elf" that costs {4} of size 3/2
        """
        Cascade
        """
      And the card "Bear" is a "Creature — Bear" that costs {2} of size 2/2
      And the card "Big" is a "Creature — Bear" that costs {5} of size 2/2
      And Alice has "Elf" in hand
      And Alice has {4} in the mana pool
      And Alice has "Forest", "Big" and "Bear" on top of the library
      When Alice casts "Elf"
      And all players pass
      And Alice says yes
      Then the stack, from the top, is "Bear" and "Elf"
      And "Big" is in Alice's library

  @CR-702.86a
  Rule: 702.86a The defending player sacrifices

    Scenario: As many permanents as it says, of that player's choice
      Given Alice controls a 7/7 creature "A" with "Annihilator 2"
      And Bob controls a 1/1 creature "B", a 1/1 creature "C" and a 1/1 creature "D"
      When Alice attacks with "A"
      And all players pass
      And Bob chooses "B" and "C"
      Then "D" is on the battlefield
      And "B" is in Bob's graveyard

  @CR-702.101a
  Rule: 702.101a Paying for life

    Scenario: Each opponent loses life, and its controller gains as much
      Given Alice controls a 1/1 creature "Blind" with "Extort"
      And Alice has "Shock" in hand
      And Alice has {W} in the mana pool
      When Alice casts "Shock" targeting Bob
      And all players pass
      And Alice says yes
      And Alice chooses "{W}"
      Then Alice has 21 life
      And Bob has 19 life
