Feature: 702.128, 702.129. Embalm and Eternalize

  @CR-702.128a
  Rule: 702.128a A white token of a card in a graveyard

    Background:
      Given the card "Sacred Cat" is a "Creature — Cat" that costs {W} of size 1/1:
        """
        Lifelink
        Embalm {W}
        """

    Scenario: The token is white, a Zombie as well, and has no mana cost
      Given the card "Disembowel" is an "Instant" that costs {X}{B}:
        """
        Destroy target creature with mana value X.
        """
      And Alice has "Sacred Cat" in the graveyard
      And Alice controls "Sacred Cat" (alive)
      And Alice has {W} in the mana pool
      And Bob has "Disembowel" in hand
      And Bob has {B} in the mana pool
      When Alice activates "Sacred Cat" and it resolves
      Then "Sacred Cat" is in exile
      And Alice controls one white 1/1 Zombie Cat creature token with lifelink
      And Bob can't cast "Disembowel" targeting "Sacred Cat" (alive) with X = 0
      When Alice passes
      And Bob casts "Disembowel" targeting "Sacred Cat (2)" with X = 0 and it resolves
      Then there is no "Sacred Cat (2)"
      And "Sacred Cat" (alive) is on the battlefield

  Rule: 702.128a Only from the graveyard, and only as a sorcery

    Background:
      Given the card "Sacred Cat" is a "Creature — Cat" that costs {W} of size 1/1:
        """
        Lifelink
        Embalm {W}
        """

    Scenario: From the battlefield it can't be done
      Given Alice controls "Sacred Cat"
      And Alice has {W} in the mana pool
      And Alice has "Sacred Cat" (dead) in the graveyard
      Then Alice can't activate "Sacred Cat"
      When Alice activates "Sacred Cat" (dead)
      Then "Sacred Cat" (dead) is in exile

    Scenario: Nor while a spell is on the stack
      Given Alice has "Sacred Cat" in the graveyard
      And Alice has "Shock" in hand
      And Alice has {R}{W} in the mana pool
      When Alice casts "Shock" targeting Bob
      Then Alice can't activate "Sacred Cat"

  @CR-702.129a
  Rule: 702.129a A black 4/4 token of a card in a graveyard

    Scenario: The token is black, 4/4 and a Zombie as well
      Given the card "Proven Combatant" is a "Creature — Human Warrior" that costs {U} of size 1/1:
        """
        Eternalize {4}{U}{U}
        """
      And Alice has "Proven Combatant" in the graveyard
      And Alice has {U}{U}{U}{U}{U}{U} in the mana pool
      When Alice activates "Proven Combatant" and it resolves
      Then "Proven Combatant" is in exile
      And Alice controls one black 4/4 Zombie Human Warrior creature token
