Feature: 508. Who May Attack, and Who Must

  @CR-508.1a
  Rule: 508.1a The creatures of the active player, and no battle

    Scenario: Nobody attacks with a creature of another player's
      Given the players are Alice, Bob and Carol
      And Bob controls "Grizzly Bears"
      And Alice controls "Runeclaw Bear"
      Then Alice can't attack Carol with "Grizzly Bears", by 508.1a
      And Alice can attack Carol with "Runeclaw Bear"

    Scenario: A battle that is a creature as well doesn't attack, a planeswalker that is one does
      Given the card "Call to Arms of All" is a "Sorcery" that costs {W}
        """
        Each permanent you control becomes a 4/4 creature in addition to its other types until end of turn.
        """
      And Alice controls "Invasion of Belenon" and "Jace Beleren"
      And "Invasion of Belenon" is protected by Bob
      And Alice has "Call to Arms of All" in hand
      And Alice has {W} in the mana pool
      When Alice casts "Call to Arms of All" and it resolves
      Then "Invasion of Belenon" is a 4/4 creature
      And Alice can't attack Bob with "Invasion of Belenon", by 508.1a
      And Alice can attack Bob with "Jace Beleren"

    Scenario: What could attack as though it had haste, and what has to attack, stay at home if they are tapped
      Given the card "Call to Haste" is an "Enchantment":
        """
        Creatures you control can attack as though they had haste.
        """
      And the card "Valley Dasher" is a "Creature — Human Berserker" that costs {1}{R} of size 2/2:
        """
        Haste
        This creature attacks each combat if able.
        """
      And Alice controls "Call to Haste", a tapped "Hill Giant", a tapped "Valley Dasher" and "Grizzly Bears"
      Then Alice can't attack Bob with "Hill Giant", by 508.1a
      And Alice can't attack Bob with "Valley Dasher", by 508.1a
      And Alice can attack Bob with "Grizzly Bears"

  @CR-506.3
  Rule: 506.3 What is no creature is refused by another rule than a tapped creature

    Scenario: A land can't attack because it is no creature, and a tapped creature because it is tapped
      Given Alice controls "Hill Giant", "Forest" and a tapped "Grizzly Bears"
      Then Alice can't attack Bob with "Forest", by 506.3
      And Alice can't attack Bob with "Grizzly Bears", by 508.1a
      And Alice can attack Bob with "Hill Giant"

    Scenario: A land can't block because it is no creature, and a tapped creature because it is tapped
      Given Alice controls "Hill Giant"
      And Bob controls "Forest" and a tapped "Grizzly Bears"
      When Alice attacks Bob with "Hill Giant"
      Then Bob can't block "Hill Giant" with "Forest", by 506.3
      And Bob can't block "Hill Giant" with "Grizzly Bears", by 509.1a

  @CR-508.1d
  Rule: 508.1d Two requirements count for more than one

    Scenario: Where one creature may attack, the goaded one does, not the one that only has to attack
      Given the players are Alice, Bob and Carol
      And Alice controls "Dueling Grounds", "Crazed Goblin" and "Grizzly Bears"
      And Bob controls "Laser Screwdriver"
      And Bob has {3} in the mana pool
      Then Alice can attack Carol with "Crazed Goblin"
      When Bob activates "Laser Screwdriver", "Goad" targeting "Grizzly Bears" and it resolves
      Then Alice can't attack Carol with "Crazed Goblin", by 508.1d
      And Alice can attack Carol with "Grizzly Bears"
