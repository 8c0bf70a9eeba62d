Feature: 603. Triggers on attacking together, on first times and on two events of one object

  @CR-603.2
  Rule: 603.2 What is waited for

    Scenario Outline: A creature that attacks beside two others
      Given the card "Boros Elite" is a "Creature — Human Soldier" that costs {W} of size 1/1:
        """
        Whenever this creature and at least two other creatures attack, this creature gets +2/+2 until end of turn.
        """
      And Alice controls "Boros Elite", "Grizzly Bears", "Mons's Goblin Raiders" and "Hill Giant"
      When Alice attacks with <attackers>
      And all players pass
      Then "Boros Elite" is a <size> creature
      And "Grizzly Bears" is tapped

      Examples:
        | attackers                    | size |
        | "Boros Elite", "Grizzly Bears" and "Mons's Goblin Raiders" | 3/3  |
        | "Boros Elite" and "Grizzly Bears"       | 1/1  |
        | "Grizzly Bears", "Mons's Goblin Raiders" and "Hill Giant"       | 1/1  |

    Scenario: Life that is gained a second time in a turn is no first time
      Given the card "Attended Healer" is a "Creature — Kor Cleric" that costs {3}{W} of size 2/3:
        """
        Whenever you gain life for the first time each turn, create a 1/1 white Cat creature token.
        {2}{W}: Another target Cleric gains lifelink until end of turn.
        """
      And Alice controls "Attended Healer"
      And Alice has two "Whitesun's Passage" in hand
      And Alice has {C}{C}{W}{W} in the mana pool
      When Alice casts "Whitesun's Passage" (1) and it resolves
      Then the stack, from the top, is ability of "Attended Healer"
      When all players pass
      Then Alice controls a 1/1 white Cat creature token
      When Alice casts "Whitesun's Passage" (2) and it resolves
      Then Alice has 30 life
      And the stack is empty

    Scenario: A permanent that enters or is put into a graveyard
      Given the card "Ichor Wellspring" is an "Artifact" that costs {2}:
        """
        When this artifact enters or is put into a graveyard from the battlefield, draw a card.
        """
      And Alice has "Ichor Wellspring" and "Shatter" in hand
      And Alice has {2}{1}{R} in the mana pool
      When Alice casts "Ichor Wellspring" and it resolves
      And all players pass
      Then Alice has two cards in hand
      When Alice casts "Shatter" targeting "Ichor Wellspring" and it resolves
      And all players pass
      Then Alice has two cards in hand
      And "Shatter" is in Alice's graveyard

    Scenario: A permanent that transforms into what has the ability
      Given the card "Avacyn, the Purifier" is a "Legendary Creature — Angel" of size 6/5 in red:
        """
        Flying
        When this creature transforms into Avacyn, the Purifier, it deals 3 damage to each other creature and each opponent.
        """
      And the card "Lesser Archangel" is a "Legendary Creature — Angel" that costs {3}{W}{W} of size 4/4:
        """
        {0}: Transform this creature.
        """
      And Alice controls "Lesser Archangel"
      And the other face of "Lesser Archangel" is "Avacyn, the Purifier"
      When Alice activates "Lesser Archangel" and it resolves
      And all players pass
      Then Bob has 17 life

  @CR-701.15b
  Rule: 701.15b Goaded by what is true

    Scenario Outline: Enchanted by an Aura that says so, a creature is goaded
      Given the card "Redemption Arc" is an "Enchantment — Aura" that costs {2}{W}:
        """
        Enchant creature
        Enchanted creature has indestructible and is goaded.
        {1}{W}: Exile enchanted creature.
        """
      And the players are Alice, Bob and Carol
      And Alice controls "Grizzly Bears" and "Mons's Goblin Raiders"
      And Bob controls "Redemption Arc" attached to "Grizzly Bears"
      Then Alice <can> attack <whom> with "<attacker>"<by>
      When Alice attacks Carol with "Grizzly Bears"
      Then "Grizzly Bears" is attacking Carol

      Examples:
        | whom  | attacker | can   | by           |
        | Carol | Grizzly Bears | can   |              |
        | Bob   | Grizzly Bears | can't | , by 508.1d  |
        | Bob   | Mons's Goblin Raiders | can't | , by 508.1d  |

  @CR-702.110b
  Rule: 702.110b Exploiting a creature

    Scenario: Only what the exploit ability has sacrificed is exploited
      Given the card "Qarsi Sadist" is a "Creature — Human Cleric" that costs {1}{B} of size 1/3:
        """
        Exploit
        When this creature exploits a creature, target opponent loses 2 life and you gain 2 life.
        """
      And the card "Altar" is an "Artifact" that costs {2}:
        """
        Sacrifice a creature: You gain 5 life.
        """
      And Alice has "Qarsi Sadist" in hand
      And Alice has {1}{B} in the mana pool
      And Alice controls "Altar", a 1/1 creature "Elf" and a 1/1 creature "Ox"
      When Alice casts "Qarsi Sadist" and it resolves
      And Alice activates "Altar"
      And Alice chooses "Ox"
      Then the stack, from the top, is ability of "Altar" and ability of "Qarsi Sadist"
      When all players pass
      And all players pass
      And Alice chooses "yes"
      And Alice chooses "Elf"
      And all players pass
      Then Bob has 18 life
      And Alice has 27 life

    Scenario: A creature can exploit itself
      Given the card "Qarsi Sadist" is a "Creature — Human Cleric" that costs {1}{B} of size 1/3:
        """
        Exploit
        When this creature exploits a creature, target opponent loses 2 life and you gain 2 life.
        """
      And Alice has "Qarsi Sadist" in hand
      And Alice has {1}{B} in the mana pool
      When Alice casts "Qarsi Sadist" and it resolves
      And all players pass
      And Alice chooses "yes"
      And all players pass
      Then "Qarsi Sadist" is in Alice's graveyard
      And Bob has 18 life

  @CR-700.14
  Rule: 700.14 Expending

    Scenario: The ability triggers as the mana spent on spells comes to the number, and not again
      Given the card "Junkblade Bruiser" is a "Creature — Raccoon Berserker" that costs {3}{R/G}{R/G} of size 4/5:
        """
        Trample
        Whenever you expend 4, this creature gets +2/+1 until end of turn.
        """
      And the card "Divination" is a "Sorcery" that costs {2}{U}:
        """
        Draw two cards.
        """
      And Alice controls "Junkblade Bruiser"
      And Alice has three "Divination" in hand
      And Alice has {U}{U}{U}{U}{U}{U}{U}{U}{U} in the mana pool
      And Alice's library has eight cards
      When Alice casts "Divination" (1) and it resolves
      Then "Junkblade Bruiser" is 4/5
      When Alice casts "Divination" (2)
      Then the stack, from the top, is ability of "Junkblade Bruiser" and "Divination" (2)
      When all players pass
      And all players pass
      Then "Junkblade Bruiser" is 6/6
      When Alice casts "Divination" (3) and it resolves
      Then "Junkblade Bruiser" is 6/6
      And the stack is empty

  @CR-702.140d
  Rule: 702.140d Mutating

    Scenario: What a mutating creature spell merges with mutates
      Given the card "Dreamtail Heron" is a "Creature — Elemental Bird" that costs {4}{U} of size 3/4:
        """
        Mutate {3}{U}
        Flying
        Whenever this creature mutates, draw a card.
        """
      And Alice has "Dreamtail Heron" in hand
      And Alice has {3}{U} in the mana pool
      And Alice controls "Grizzly Bears"
      When Alice casts "Dreamtail Heron" targeting "Grizzly Bears" using "mutate" and it resolves
      And Alice chooses "over"
      And all players pass
      Then Alice has one card in hand

  @CR-603.2c
  Rule: 603.2c As many as there are, and be it a single one

    Background:
      Given these cards:
        | name                  | type                       | cost   | size | text                                                                                                     |
        | Ingenious Artillerist | Creature — Human Artificer | {2}{R} | 3/1  | Whenever one or more artifacts you control enter, this creature deals that much damage to each opponent. |
        | Pirate's Pillage      | Sorcery                    | {3}{R} |      | As an additional cost to cast this spell, discard a card.\nDraw two cards and create two Treasure tokens. |
      And Alice controls "Ingenious Artillerist"
      And Alice has "Ornithopter", "Pirate's Pillage" and "Forest" in hand
      And Alice has {3}{R} in the mana pool

    Scenario: An artifact that enters alone is one, and two that enter together are two
      When Alice casts "Ornithopter" and it resolves
      And all players pass
      Then Bob has 19 life
      When Alice casts "Pirate's Pillage" and it resolves
      Then the stack, from the top, is "ability of Ingenious Artillerist"
      When all players pass
      Then Bob has 17 life
