Feature: 508. Attacks: examples, who is attacked, and reselecting

  Background:
    Given the players are Alice, Bob and Carol

  @CR-508.1c
  Rule: 508.1c Restrictions on the whole attack

    @example-1
    Example: Two creatures that can't attack alone attack together
      Given Alice controls "Raging Kronch" (first) and "Raging Kronch" (second)
      Then Alice can't attack Bob with "Raging Kronch" (first), by 508.1c
      When Alice attacks Bob with "Raging Kronch" (first) and "Raging Kronch" (second)
      Then "Raging Kronch" (first) is attacking Bob
      And "Raging Kronch" (second) is attacking Bob

  @CR-508.1d
  Rule: 508.1d One requirement and one restriction

    @example-1
    Example: Where one creature may attack, it is the one that must
      Given Alice controls "Crazed Goblin" and "Grizzly Bears"
      And Carol controls "Dueling Grounds"
      Then Alice can't attack Bob with "Grizzly Bears", by 508.1d
      And Alice can't attack Bob with "Grizzly Bears" and "Crazed Goblin", by 508.1c
      When the game goes on to Alice's declare attackers step
      Then "Crazed Goblin" is tapped
      And "Grizzly Bears" is untapped

  @CR-508.3b
  Rule: 508.3b Whenever somebody is attacked

    Background:
      Given the card "Curse of Watching" is an "Enchantment — Aura Curse" that costs {2}{U}
        """
        Enchant player
        Whenever enchanted player is attacked, you draw a card.
        """
      And Alice controls "Hill Giant", "Grizzly Bears" and "Brimaz, King of Oreskos"
      And Bob controls "Jace Beleren"
      And Carol controls "Curse of Watching" attached to Bob

    Scenario Outline: It triggers <times>: <attack>
      When Alice attacks <attack>
      And the game goes on to Alice's declare blockers step
      Then Carol has <cards> in hand
      And "Hill Giant" is tapped

      Examples:
        | times | attack                                                   | cards   |
        | once  | Bob with "Hill Giant" and "Grizzly Bears"                | 1 card  |
        | never | "Jace Beleren" with "Hill Giant"                         | 0 cards |
        | never | Carol with "Hill Giant"                                  | 0 cards |

    Scenario: A creature that enters attacking doesn't count
      When Alice attacks Carol with "Brimaz, King of Oreskos"
      And all players pass
      And Alice chooses Bob
      Then "Cat Soldier Token" is attacking Bob
      And the stack is empty
      And Carol has 0 cards in hand

  @CR-508.7
  Rule: 508.7 Reselecting

    Scenario: The creature attacks what is reselected for it
      Given Alice controls "Hill Giant"
      And Bob controls three "Island"
      And Bob has "Portal Mage" in hand
      When Alice attacks Bob with "Hill Giant"
      And Bob activates "Island" (1)
      And Bob activates "Island" (2)
      And Bob activates "Island" (3)
      And Bob casts "Portal Mage" and it resolves
      And all players pass
      And Bob says yes
      And Bob chooses Carol
      Then "Hill Giant" is attacking Carol
      When the game goes on to Alice's end of combat
      Then Bob has 20 life
      And Carol has 17 life

  @CR-508.7a
  Rule: 508.7a It has not attacked again

    Scenario: What waits for an attack, or for somebody to be attacked, does not see what is reselected
      Given the card "Teacher's Pest" is a "Creature — Skeleton Pest" that costs {B}{G} of size 1/1:
        """
        Menace
        Whenever this creature attacks, you gain 1 life.
        {B}{G}: Return this card from your graveyard to the battlefield tapped.
        """
      And Alice controls "Teacher's Pest"
      And Bob controls three "Island"
      And Bob has "Portal Mage" in hand
      When Alice attacks Bob with "Teacher's Pest"
      And all players pass
      Then Alice has 21 life
      When Bob activates "Island" (1)
      And Bob activates "Island" (2)
      And Bob activates "Island" (3)
      And Bob casts "Portal Mage" and it resolves
      And all players pass
      And Bob says yes
      And Bob chooses Carol
      Then "Teacher's Pest" is attacking Carol
      And the stack is empty
      And Alice has 21 life

  @CR-508.7b
  Rule: 508.7b Neither restricted nor required

    Scenario: A creature that couldn't have been declared to attack a player attacks that player now
      Given Alice controls "Hill Giant"
      And Carol controls "Blazing Archon"
      And Bob controls three "Island"
      And Bob has "Portal Mage" in hand
      Then Alice can't attack Carol with "Hill Giant"
      When Alice attacks Bob with "Hill Giant"
      And Bob activates "Island" (1)
      And Bob activates "Island" (2)
      And Bob activates "Island" (3)
      And Bob casts "Portal Mage" and it resolves
      And all players pass
      And Bob says yes
      And Bob chooses Carol
      Then "Hill Giant" is attacking Carol

  @CR-508.7c
  Rule: 508.7c What can be reselected

    Scenario: Opponents of the attacker's controller and their planeswalkers can, that player and those planeswalkers can't
      Given Alice controls "Hill Giant" and "Jace Beleren" (Alice's)
      And Bob controls three "Island"
      And Carol controls "Jace Beleren" (Carol's)
      And Bob has "Portal Mage" in hand
      When Alice attacks Bob with "Hill Giant"
      And Bob activates "Island" (1)
      And Bob activates "Island" (2)
      And Bob activates "Island" (3)
      And Bob casts "Portal Mage" and it resolves
      And all players pass
      And Bob says yes
      Then Bob is asked to choose 1 from Bob, Carol and "Jace Beleren" (Carol's)
      When Bob chooses "Jace Beleren" (Carol's)
      Then "Hill Giant" is attacking "Jace Beleren" (Carol's)

    Scenario: A battle that such an opponent protects can be reselected, though the attacker's controller controls it
      Given Alice controls "Hill Giant" and "Invasion of Belenon"
      And "Invasion of Belenon" is protected by Carol
      And Bob controls three "Island"
      And Bob has "Portal Mage" in hand
      When Alice attacks Bob with "Hill Giant"
      And Bob activates "Island" (1)
      And Bob activates "Island" (2)
      And Bob activates "Island" (3)
      And Bob casts "Portal Mage" and it resolves
      And all players pass
      And Bob says yes
      Then Bob is asked to choose 1 from Bob, Carol and "Invasion of Belenon"
      When Bob chooses "Invasion of Belenon"
      Then "Hill Giant" is attacking "Invasion of Belenon"

    Scenario: Where a player is reselected, no planeswalker can be
      Given the card "Restless Goat" is a "Creature — Goat Hydra" that costs {X}{G} of size 0/0:
        """
        This creature enters with X +1/+1 counters on it.
        {2}: Put a +1/+1 counter on this creature, then you may reselect which player this creature is attacking. Any player may activate this ability.
        """
      And Alice controls "Restless Goat" with two +1/+1 counters
      And Bob controls two "Island"
      And Carol controls "Jace Beleren"
      When Alice attacks Bob with "Restless Goat"
      And Bob activates "Island" (1)
      And Bob activates "Island" (2)
      And Bob activates "Restless Goat" and it resolves
      And Bob says yes
      Then Bob is asked to choose 1 from Bob and Carol
      When Bob chooses Carol
      Then "Restless Goat" is attacking Carol

  @CR-508.7
  Rule: 508.7 Only what is attacking

    Scenario: For a creature that has been taken from combat nothing is reselected
      Given the card "Restless Goat" is a "Creature — Goat Hydra" that costs {X}{G} of size 0/0:
        """
        This creature enters with X +1/+1 counters on it.
        {2}: Put a +1/+1 counter on this creature, then you may reselect which player this creature is attacking. Any player may activate this ability.
        """
      And Alice controls "Restless Goat" with two +1/+1 counters
      And Alice controls "Reconnaissance"
      And Bob controls two "Island"
      When Alice attacks Bob with "Restless Goat"
      And Bob activates "Island" (1)
      And Bob activates "Island" (2)
      And Bob activates "Restless Goat"
      And Alice activates "Reconnaissance" targeting "Restless Goat" and it resolves
      And all players pass
      And Bob says yes
      Then "Restless Goat" is attacking nothing
      And the stack is empty
