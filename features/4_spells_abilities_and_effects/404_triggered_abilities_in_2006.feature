Feature: 404. Triggered Abilities

  What a page of the rules of October 2006 says of triggered abilities. The examples are those of that page.

  @CR-2006-404.1
  Rule: 404.1 When, whenever, at

    @example-2006-404.5-2
    Example: Lingering Death waits for the end of its creature's controller's turn, and of no other
      Given these cards:
        | name            | type               | cost   | text |
        | Lingering Death | Enchantment — Aura | {1}{B} | Enchant creature<br>At the beginning of the end step of enchanted creature's controller, that player sacrifices that creature. |
      And Bob controls "Grizzly Bears"
      And Alice has "Lingering Death" in hand
      And Alice has {1}{B} in the mana pool
      When Alice casts "Lingering Death" targeting "Grizzly Bears" and it resolves
      And the game goes on to Alice's end step
      Then the stack is empty
      When the game goes on to Bob's end step
      Then the stack, from the top, is ability of "Lingering Death"
      When all players pass
      Then "Grizzly Bears" is in Bob's graveyard

  @CR-2006-404.4a
  Rule: 404.4a Not before it has been created

    @example-2006-404.4a-2
    Example: The creature has untapped before the spell resolves, and the ability waits for the next time
      Given these cards:
        | name  | type    | cost | text                                                                                                   |
        | Snare | Instant | {0}  | Target creature gets +0/+1 until end of turn. When that creature becomes untapped, draw a card. |
        | Wake  | Instant | {0}  | Untap target creature. |
        | Wear  | Instant | {0}  | Tap target creature.   |
      And Bob controls a tapped 1/1 creature "Ox"
      And Alice has "Snare", "Wake" (one), "Wake" (two) and "Wear" in hand
      When Alice casts "Snare" targeting "Ox"
      And Alice casts "Wake" (one) targeting "Ox" and it resolves
      And all players pass
      Then "Ox" is untapped
      And the stack is empty
      When Alice casts "Wear" targeting "Ox" and it resolves
      And Alice casts "Wake" (two) targeting "Ox" and it resolves
      Then the stack, from the top, is ability of "Snare"

  @CR-2006-404.4c @CR-2006-404.4d
  Rule: 404.4c Whatever it has become, as long as it stayed

    @example-2006-404.4c-1
    Example: What has stopped being a creature is destroyed at end of turn, and what left and came back isn't
      Given these cards:
        | name          | type          | cost | size | text                                                                   |
        | Statue        | Artifact      |      |      | {0}: Until end of turn, this artifact becomes a 3/3 artifact creature. |
        | Ox            | Creature — Ox | {0}  | 1/1  |                                                                        |
        | Doom          | Instant       | {0}  |      | Tap target creature. Destroy that creature at end of turn.             |
        | Calm          | Instant       | {0}  |      | Target permanent becomes an enchantment.                               |
        | Lesser Recall | Instant       | {0}  |      | Return target creature to its owner's hand.                            |
      And Alice controls "Statue" and "Ox"
      And Alice has "Doom" (first), "Doom" (second), "Calm" and "Lesser Recall" in hand
      When Alice activates "Statue" and it resolves
      And Alice casts "Doom" (first) targeting "Statue" and it resolves
      And Alice casts "Doom" (second) targeting "Ox" and it resolves
      And Alice casts "Calm" targeting "Statue" and it resolves
      And Alice casts "Lesser Recall" targeting "Ox" and it resolves
      And Alice casts "Ox" and it resolves
      Then "Statue" is not a creature
      When all players pass
      And the game goes on to Alice's end step
      And Alice orders "Doom" (first) and "Doom" (second)
      And all players pass
      And all players pass
      Then "Statue" is in Alice's graveyard
      And "Ox" is on the battlefield

    @example-2006-404.4d-1
    Example: What leaves play before the end of the turn isn't removed from the game then
      Given these cards:
        | name          | type          | cost | size | text                                                                           |
        | Ox            | Creature — Ox | {0}  | 1/1  |                                                                                |
        | Lesser Brand  | Instant       | {0}  |      | Tap target creature. Exile that creature at the beginning of the next end step. |
        | Lesser Recall | Instant       | {0}  |      | Return target creature to its owner's hand.                                    |
      And Alice controls "Ox" and "Grizzly Bears"
      And Alice has "Lesser Brand" (first), "Lesser Brand" (second) and "Lesser Recall" in hand
      When Alice casts "Lesser Brand" (first) targeting "Grizzly Bears" and it resolves
      And Alice casts "Lesser Brand" (second) targeting "Ox" and it resolves
      And Alice casts "Lesser Recall" targeting "Ox" and it resolves
      And Alice casts "Ox" and it resolves
      And the game goes on to Alice's end step
      And Alice orders "Lesser Brand" (first) and "Lesser Brand" (second)
      And all players pass
      And all players pass
      Then "Grizzly Bears" is in exile
      And "Ox" is on the battlefield

  @CR-2006-404.5
  Rule: 404.5 A static ability, and a triggered one that is linked to it

    @example-2006-404.5-1
    Example: Rowen reveals the first card that is drawn, and for a basic land lets another one be drawn
      Given Alice controls "Rowen"
      And Alice has "Reach Through Mists" (first) and "Reach Through Mists" (second) in hand
      And Alice has {U}{U} in the mana pool
      And Alice has "Forest", "Island" and "Shock" on top of the library
      When Alice casts "Reach Through Mists" (first) and it resolves
      Then the stack, from the top, is ability of "Rowen"
      When all players pass
      Then "Forest" and "Island" are in Alice's hand
      And the stack is empty
      When Alice casts "Reach Through Mists" (second) and it resolves
      Then "Shock" is in Alice's hand
      And the stack is empty
