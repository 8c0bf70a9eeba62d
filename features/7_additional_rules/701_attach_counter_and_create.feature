Feature: 701. Keyword Actions: attaching, countering, creating

  Background:
    Given these cards:
      | name        | type    | cost | text                       |
      | Lesser Hook | Instant | {0}  | Unattach target Equipment. |
    And Alice controls "Grizzly Bears", "Hill Giant" and "Bayou"

  @CR-701.3a
  Rule: 701.3a Moved onto something

    Background:
      Given Alice controls "Leonin Scimitar"
      And Alice has {2} in the mana pool

    Scenario: It leaves the one creature for the other
      When Alice activates "Leonin Scimitar" targeting "Grizzly Bears" and it resolves
      Then "Leonin Scimitar" is attached to "Grizzly Bears"
      And "Grizzly Bears" is 3/3
      When Alice activates "Leonin Scimitar" targeting "Hill Giant" and it resolves
      Then "Leonin Scimitar" is attached to "Hill Giant"
      And "Grizzly Bears" is 2/2
      And "Hill Giant" is 4/4

    Scenario: What becomes of "that creature" becomes of the one that an Equipment is attached to
      Given the card "Squire's Lightblade" is an "Artifact — Equipment" that costs {W}:
        """
        Flash
        When this Equipment enters, attach it to target creature you control. That creature gains first strike until end of turn.
        Equipped creature gets +1/+0.
        Equip {3}
        """
      And Alice has "Squire's Lightblade" in hand
      And Alice has {W} in the mana pool
      When Alice casts "Squire's Lightblade" and it resolves
      And Alice chooses "Grizzly Bears"
      And all players pass
      Then "Grizzly Bears" has first strike
      And "Squire's Lightblade" is attached to "Grizzly Bears"

  @CR-701.3b
  Rule: 701.3b What moves nothing

    Background:
      Given the card "Enormous Energy Blade" is an "Artifact — Equipment" that costs {2}{B}:
        """
        Equipped creature gets +4/+0.
        Whenever this Equipment becomes attached to a creature, tap that creature.
        Equip {2}
        """
      And Alice controls "Enormous Energy Blade" and "White Knight"
      And Alice has "Magnetic Theft" in hand
      And Alice has {2}{2}{2}{R} in the mana pool

    Scenario: Equipment stays where it is if it could not equip what it is to be attached to
      When Alice activates "Enormous Energy Blade" targeting "Grizzly Bears" and it resolves
      And all players pass
      And Alice casts "Magnetic Theft" targeting "Enormous Energy Blade", "White Knight" and it resolves
      Then "Enormous Energy Blade" is attached to "Grizzly Bears"
      And the stack is empty

    Scenario: What it is attached to already it does not become attached to
      When Alice activates "Enormous Energy Blade" targeting "Grizzly Bears" and it resolves
      And all players pass
      And Alice activates "Enormous Energy Blade" targeting "Grizzly Bears" and it resolves
      Then the stack is empty
      When Alice activates "Enormous Energy Blade" targeting "Hill Giant" and it resolves
      Then the stack, from the top, is ability of "Enormous Energy Blade"
      When all players pass
      Then "Hill Giant" is tapped
      And "Enormous Energy Blade" is untapped

  @CR-701.6a
  Rule: 701.6a Off the stack, without effect

    Background:
      Given Alice has "Reach Through Mists" in hand
      And Alice has {1} in the mana pool
      And Bob has "Cancel" in hand
      And Bob has {1}{U}{U} in the mana pool

    Scenario: A countered spell is in its owner's graveyard, and does nothing
      Given Alice has {U} in the mana pool
      When Alice casts "Reach Through Mists"
      And Bob casts "Cancel" targeting "Reach Through Mists" and it resolves
      Then "Reach Through Mists" is in Alice's graveyard
      And the stack is empty
      And Alice has no cards in hand
      And Alice has no mana

    Scenario Outline: An ability is countered as well, <kind>
      Given these cards:
        | name             | type                    | cost      | size | text                                           |
        | Archivist        | Creature — Human Wizard | {2}{U}{U} | 1/1  | {T}: Draw a card.                              |
        | Elvish Visionary | Creature — Elf Shaman   | {1}{G}    | 1/1  | When this creature enters, draw a card.        |
        | Stifle           | Instant                 | {U}       |      | Counter target activated or triggered ability. |
      And Alice controls "Archivist"
      And Alice has "Elvish Visionary" in hand
      And Alice has {1}{G} in the mana pool
      And Alice's library has 3 cards
      And Bob has "Stifle" in hand
      When Alice <does>
      And Bob casts "Stifle" targeting ability of "<name>" and it resolves
      Then the stack is empty
      And "Stifle" is in Bob's graveyard
      And Alice has <hand> in hand

      Examples:
        | kind      | does                                     | name             | hand     |
        | activated | activates "Archivist"                    | Archivist        | 2 cards  |
        | triggered | casts "Elvish Visionary" and it resolves | Elvish Visionary | one card |

    Scenario Outline: Of two abilities of one creature only the <one> activated is countered
      Given these cards:
        | name       | type                          | cost | size | text                                                                                                                               |
        | Stifle     | Instant                       | {U}  |      | Counter target activated or triggered ability.                                                                                     |
        | Triskelion | Artifact Creature — Construct | {6}  | 1/1  | This creature enters with three +1/+1 counters on it.\nRemove a +1/+1 counter from this creature: It deals 1 damage to any target. |
      And Alice controls "Triskelion" with 3 +1/+1 counters
      And Alice has "Stifle" in hand
      And Alice has {U} in the mana pool
      When Alice activates "Triskelion" targeting Bob
      And Alice activates "Triskelion" targeting Alice
      And Alice casts "Stifle" targeting <ability> and it resolves
      And all players pass
      Then the stack is empty
      And Bob has <Bob> life
      And Alice has <Alice> life

      Examples:
        | one    | ability                     | Bob | Alice |
        | first  | ability of "Triskelion"     | 20  | 19    |
        | second | ability of "Triskelion" (2) | 19  | 20    |

  @CR-701.7a
  Rule: 701.7a Tokens onto the battlefield

    Scenario: As many as stated, and as they are stated to be
      Given Alice has "Raise the Alarm" in hand
      And Alice has {1}{W} in the mana pool
      When Alice casts "Raise the Alarm" and it resolves
      Then Alice controls "Soldier Token" and "Soldier Token" (2)
      And "Soldier Token" is 1/1
      And "Soldier Token" is white

    Scenario: A token with a name of its own is legendary, and the only one of that name
      Given the card "Tolsimir Wolfblood" is a "Legendary Creature — Elf Warrior" that costs {4}{G}{W} of size 3/4
        """
        Other green creatures you control get +1/+1.
        Other white creatures you control get +1/+1.
        {T}: Create Voja, a legendary 2/2 green and white Wolf creature token.
        """
      And Alice controls "Tolsimir Wolfblood"
      When Alice activates "Tolsimir Wolfblood" and it resolves
      Then Alice controls "Voja"
      And "Voja" is a 4/4 green and white legendary Wolf creature
      When the game goes on to Alice's precombat main phase
      And Alice activates "Tolsimir Wolfblood" and it resolves
      And Alice chooses to keep "Voja" (2)
      Then Alice controls "Voja" (2)
      And Alice controls one Wolf

    Scenario: A creature of that name is looked for before another is created
      Given the card "Rufus Shinra" is a "Legendary Creature — Human Noble" that costs {1}{W}{B} of size 2/4
        """
        Whenever Rufus Shinra attacks, if you don't control a creature named Darkstar, create Darkstar, a legendary 2/2 white and black Dog creature token.
        """
      And Alice controls "Rufus Shinra"
      When Alice attacks with "Rufus Shinra"
      And all players pass
      Then Alice controls "Darkstar"
      When the game goes on to Bob's precombat main phase
      And the game goes on to Alice's precombat main phase
      And Alice attacks with "Rufus Shinra"
      Then the stack is empty
      And Alice controls "Darkstar"
