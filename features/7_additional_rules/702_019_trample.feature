Feature: 702.19. Trample

  Background:
    Given the card "Argothian Swine" is a "Creature — Boar" that costs {3}{G} of size 3/3
      """
      Trample
      """
    And Alice controls "Argothian Swine" and "Hill Giant"
    And Bob controls "Grizzly Bears"

  @CR-702.19b
  Rule: 702.19b What the blockers don't take

    @example-1
    Example: What another attacker assigns to the blocker counts as well
      Given Bob controls "Foriysian Brigade"
      When Alice attacks with "Argothian Swine" and "Hill Giant"
      And Bob blocks "Argothian Swine" with "Foriysian Brigade" and "Hill Giant" with "Foriysian Brigade"
      And the game goes on to Alice's end of combat
      And Alice chooses Bob
      And Alice chooses Bob
      And Bob chooses "Hill Giant"
      And Bob chooses "Hill Giant"
      Then Bob has 18 life
      And "Foriysian Brigade" is in Bob's graveyard

    @example-2
    Example: What protection will prevent has to be assigned all the same
      Given Alice controls "Brambleweft Behemoth"
      And Bob controls "Vodalian Zombie"
      When Alice attacks with "Brambleweft Behemoth"
      And Bob blocks "Brambleweft Behemoth" with "Vodalian Zombie"
      And the game goes on to Alice's end of combat
      And Alice chooses Bob
      And Alice chooses Bob
      And Alice chooses "Vodalian Zombie"
      And Alice chooses Bob
      Then Bob has 17 life
      And "Vodalian Zombie" is on the battlefield

    Scenario: What is more than lethal for the blocker may be dealt to the player
      When Alice attacks with "Argothian Swine"
      And Bob blocks "Argothian Swine" with "Grizzly Bears"
      And the game goes on to Alice's end of combat
      And Alice chooses Bob
      Then Bob has 19 life
      And "Grizzly Bears" is in Bob's graveyard

    Scenario: It may be dealt to the blocker as well
      When Alice attacks with "Argothian Swine"
      And Bob blocks "Argothian Swine" with "Grizzly Bears"
      And all players pass
      And Alice chooses "Grizzly Bears"
      Then Bob has 20 life
      And "Grizzly Bears" is in Bob's graveyard

    Scenario Outline: What is dealt to the player is combat damage, and there is none where the blocker takes it all (<whom>)
      Given Alice controls "Lightning, Army of One"
      When Alice attacks with "Lightning, Army of One"
      And Bob blocks "Lightning, Army of One" with "Grizzly Bears"
      And the game goes on to Alice's combat damage step
      And Alice chooses <whom>
      Then Bob has <life> life
      And <stack>

      Examples:
        | whom            | life | stack                                                           |
        | Bob             | 19   | the stack, from the top, is ability of "Lightning, Army of One" |
        | "Grizzly Bears" | 20   | the stack is empty                                              |

    Scenario: A blocker that takes it all leaves nothing
      Given Bob controls "Valiant Guard"
      When Alice attacks with "Argothian Swine"
      And Bob blocks "Argothian Swine" with "Valiant Guard"
      And the game goes on to Alice's end of combat
      Then Bob has 20 life
      And "Valiant Guard" is in Bob's graveyard

    Scenario: Damage that is marked on the blocker already counts
      Given Bob controls "Valiant Guard"
      And Alice has "Shock" in hand
      And Alice has {R} in the mana pool
      When Alice casts "Shock" targeting "Valiant Guard" and it resolves
      And Alice attacks with "Argothian Swine"
      And Bob blocks "Argothian Swine" with "Valiant Guard"
      And the game goes on to Alice's end of combat
      And Alice chooses Bob
      And Alice chooses Bob
      Then Bob has 18 life
      And "Valiant Guard" is in Bob's graveyard

    Scenario: The player is dealt nothing as long as one of two blockers lacks lethal damage
      Given Bob controls "Mons's Goblin Raiders"
      When Alice attacks with "Argothian Swine"
      And Bob blocks "Argothian Swine" with "Grizzly Bears" and "Mons's Goblin Raiders"
      And the game goes on to Alice's end of combat
      And Alice chooses "Grizzly Bears"
      And Alice chooses "Grizzly Bears"
      And Alice chooses "Mons's Goblin Raiders"
      Then Bob has 20 life
      And "Grizzly Bears" and "Mons's Goblin Raiders" are in Bob's graveyard

    Scenario: It need not be lethal for any of them
      Given Bob controls "Yoked Ox"
      When Alice attacks with "Argothian Swine"
      And Bob blocks "Argothian Swine" with "Grizzly Bears" and "Yoked Ox"
      And the game goes on to Alice's end of combat
      And Alice chooses "Yoked Ox"
      And Alice chooses "Yoked Ox"
      And Alice chooses "Grizzly Bears"
      Then Bob has 20 life
      And "Grizzly Bears" and "Yoked Ox" are on the battlefield

    @CR-702.2c
    Scenario: With deathtouch one damage is lethal
      Given Alice controls "Gorgon's Head" attached to "Argothian Swine"
      And Bob controls "Caelorna, Coral Tyrant"
      When Alice attacks with "Argothian Swine"
      And Bob blocks "Argothian Swine" with "Caelorna, Coral Tyrant"
      And the game goes on to Alice's end of combat
      And Alice chooses Bob
      And Alice chooses Bob
      Then Bob has 18 life
      And "Caelorna, Coral Tyrant" is in Bob's graveyard

    Scenario: An attacker beside it has no trample, and its damage goes to its blocker alone
      Given Bob controls "Mons's Goblin Raiders"
      When Alice attacks with "Argothian Swine" and "Hill Giant"
      And Bob blocks "Hill Giant" with "Grizzly Bears" and "Argothian Swine" with "Mons's Goblin Raiders"
      And the game goes on to Alice's end of combat
      And Alice chooses Bob
      And Alice chooses Bob
      Then Bob has 18 life
