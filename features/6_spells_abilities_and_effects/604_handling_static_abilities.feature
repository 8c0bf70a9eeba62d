Feature: 604. Handling Static Abilities

  @CR-604.1
  Rule: 604.1 Simply true

    Scenario: What a static ability says is so at once, and nobody can respond to it
      Given Alice has "Anthem of Champions" in hand
      And Alice controls "Balduvian Bears"
      And Alice has {W}{G} in the mana pool
      When Alice casts "Anthem of Champions" and it resolves
      Then the stack is empty
      And "Balduvian Bears" is 3/3

  @CR-604.2
  Rule: 604.2 As long as the object is there and has the ability

    Scenario: The effect is over as soon as the permanent leaves the battlefield
      Given Alice controls "Wedding Festivity" and a 2/2 creature "Bear Cub"
      And Alice has "Vindicate" in hand
      And Alice has {1}{W}{B} in the mana pool
      When Alice casts "Vindicate" targeting "Wedding Festivity" and it resolves
      Then "Bear Cub" is 2/2

    Scenario: A card in a hand or a graveyard makes no effect
      Given Alice has "Wedding Festivity" in hand
      And Alice controls "Levitation" and "Grizzly Bears"
      And Alice has "Demystify" in hand
      And Alice has {W} in the mana pool
      Then "Grizzly Bears" is a 2/2 creature with flying
      When Alice casts "Demystify" targeting "Levitation" and it resolves
      Then "Grizzly Bears" doesn't have flying

    Scenario: The effect is over as soon as the permanent has lost the ability
      Given Alice controls "Benalish Marshal" and a 2/2 creature "Bear Cub"
      And Alice has "Humble" in hand
      And Alice has {1}{W} in the mana pool
      Then "Bear Cub" is 3/3
      When Alice casts "Humble" targeting "Benalish Marshal" and it resolves
      Then "Bear Cub" is 2/2

  @CR-604.3
  Rule: 604.3 Abilities that define characteristics

    Scenario Outline: The size that an ability defines is there in a hand as well
      Given Alice has "Maro" <zone>
      And Alice has "Mons's Goblin Raiders" and "Grizzly Bears" in hand
      And Alice has {R} in the mana pool
      Then "Maro" is <size>
      When Alice casts "Mons's Goblin Raiders" and it resolves
      Then "Maro" is <less>

      Examples:
        | zone                  | size | less |
        | in hand               | 3/3  | 2/2 |
        | in the graveyard      | 2/2  | 1/1 |
        | on top of the library | 2/2  | 1/1 |
        | in exile              | 2/2  | 1/1 |

    Scenario: A color that an ability defines takes the place of the one of the mana cost
      Given the card "Prism Cat" is a "Creature — Cat" that costs {1}{W} of size 2/2
        """
        This creature is all colors.
        """
      And Alice has "Prism Cat" in the graveyard
      Then "Prism Cat" is white, blue, black, red and green

    Scenario: A creature that is every creature type is so in a graveyard as well
      Given the card "Dream" is a "Creature — Illusion" that costs {U} of size 1/1
        """
        This creature is every creature type.
        """
      And Alice controls an enchantment "Horn" with "Goblins get +1/+1."
      And Alice controls "Dream" (here)
      And Alice has "Dream" (dead) in the graveyard
      And Alice has "Demystify" in hand
      And Alice has {W} in the mana pool
      Then "Dream" (here) is 2/2
      And "Dream" (dead) is a Goblin Elf
      When Alice casts "Demystify" targeting "Horn" and it resolves
      Then "Dream" (here) is 1/1

    Scenario: Of two values that an ability defines one may be told from the other
      Given Alice controls "Tarmogoyf"
      And Alice has "Tarmogoyf" (dead) and an enchantment card "Anthem of Champions" in the graveyard
      And Bob has an artifact creature card "Stonework Puma" in the graveyard
      And Alice has "Shock" in hand
      And Alice has {R} in the mana pool
      Then "Tarmogoyf" is 3/4
      And "Tarmogoyf" (dead) is 3/4
      When Alice casts "Shock" targeting Bob and it resolves
      Then "Tarmogoyf" is 4/5

  @CR-604.3a
  Rule: 604.3a What makes an ability one of these

    Scenario: One with a condition does not define a size
      Given the card "Sleeper" is a "Creature — Golem" that costs {0} of size 1/1
        """
        As long as you control a Forest, this creature's power and toughness are each equal to the number of lands you control.
        """
      And Alice controls "Forest" and "Island"
      And Alice has "Sleeper" in hand
      Then "Sleeper" is 1/1
      When Alice casts "Sleeper" and it resolves
      Then "Sleeper" is 2/2

    Scenario: One that the object got from an effect is applied after those that are its own
      Given the card "Growth Rune" is an "Instant" that costs {0}
        """
        Target creature gains "This creature's power and toughness are each equal to the number of lands you control." until end of turn.
        """
      And the card "Lesser Shrink" is an "Instant" that costs {0}
        """
        Target creature has base power and toughness 1/1 until end of turn.
        """
      And Alice controls "Forest", "Island" and a 2/2 creature "Ox"
      And Alice has "Growth Rune" and "Lesser Shrink" in hand
      When Alice casts "Lesser Shrink" targeting "Ox" and it resolves
      And Alice casts "Growth Rune" targeting "Ox" and it resolves
      Then "Ox" is 2/2
      And "Growth Rune" is in Alice's graveyard

    Scenario: One of the object's own comes before every other effect on its size
      Given the card "Sorceress Queen" is a "Creature — Human Wizard Sorcerer" that costs {1}{B}{B} of size 1/1:
        """
        {T}: Target creature other than this creature has base power and toughness 0/2 until end of turn.
        """
      And Alice controls "Maro" and "Sorceress Queen"
      And Alice has "Forest" and "Plains" in hand
      Then "Maro" is 2/2
      When Alice activates "Sorceress Queen" targeting "Maro" and it resolves
      Then "Maro" is 0/2

  @CR-604.4
  Rule: 604.4 Auras, Equipment and Fortifications

    Scenario: An Equipment that is moved modifies its new creature and no longer the old one
      Given Alice controls "Bonesplitter", "Muck Rats" and "Grizzly Bears"
      And Alice has {1}{1} in the mana pool
      When Alice activates "Bonesplitter" targeting "Muck Rats" and it resolves
      Then "Muck Rats" is 3/1
      When Alice activates "Bonesplitter" targeting "Grizzly Bears" and it resolves
      Then "Muck Rats" is 1/1
      And "Grizzly Bears" is 4/2

    Scenario: An Aura speaks of others than the enchanted creature
      Given the card "Conclave's Blessing" is an "Enchantment — Aura" that costs {3}{W}:
        """
        Convoke
        Enchant creature
        Enchanted creature gets +0/+2 for each other creature you control.
        """
      And Alice controls "Grizzly Bears", "Hill Giant" and "Conclave's Blessing" attached to "Grizzly Bears"
      And Alice has "Murder" in hand
      And Alice has {1}{B}{B} in the mana pool
      Then "Grizzly Bears" is 2/4
      When Alice casts "Murder" targeting "Hill Giant" and it resolves
      Then "Grizzly Bears" is 2/2

    Scenario: An Aura does not target, so hexproof does not stop it from modifying the creature
      Given the card "Weight" is an "Enchantment — Aura" that costs {0}
        """
        Enchant creature
        Enchanted creature gets -1/-0.
        """
      And the card "Ward" is an "Instant" that costs {0}
        """
        Target creature gains hexproof until end of turn.
        """
      And Bob controls a 2/2 creature "Ox"
      And Alice has "Weight" in hand
      And Bob has "Ward" in hand
      When Alice casts "Weight" targeting "Ox" and it resolves
      And Bob casts "Ward" targeting "Ox" and it resolves
      Then "Ox" is 1/2

  @CR-604.5
  Rule: 604.5 Static abilities of spells

    Scenario: A spell that says it can't be countered is not
      Given the card "Rending Volley" is an "Instant" that costs {R}:
        """
        This spell can't be countered.
        Rending Volley deals 4 damage to target white or blue creature.
        """
      And Alice has "Rending Volley" in hand
      And Alice has {R} in the mana pool
      And Bob controls "White Knight"
      And Bob has "Cancel" in hand
      And Bob has {1}{U}{U} in the mana pool
      When Alice casts "Rending Volley" targeting "White Knight"
      And Alice passes
      And Bob casts "Cancel" targeting "Rending Volley" and it resolves
      And all players pass
      Then "White Knight" is in Bob's graveyard

  @CR-604.6
  Rule: 604.6 Static abilities of cards that could be cast

    Scenario: A card says in the hand when it may be cast
      Given the card "Grove Rite" is a "Sorcery" that costs {0}
        """
        Cast this spell only if you control a Forest.
        You gain 3 life.
        """
      And Alice has "Grove Rite" and "Forest" in hand
      When Alice tries to cast "Grove Rite"
      Then it is refused, by 604.6
      When Alice plays "Forest"
      And Alice casts "Grove Rite" and it resolves
      Then Alice has 23 life

    Scenario: A card in a graveyard says that it may be cast from there
      Given the card "Haunting" is a "Creature — Spirit" that costs {0} of size 2/1
        """
        You may cast this card from your graveyard.
        """
      And Alice has "Haunting" in the graveyard
      And Alice has a 2/2 creature card "Ox" in the graveyard
      Then Alice can't cast "Ox"
      When Alice casts "Haunting" and it resolves
      Then "Haunting" is on the battlefield

  @CR-604.7
  Rule: 604.7 No last known information

    Scenario: A static ability knows nothing of a card that has left exile
      Given the card "Shadow Box" is an "Artifact" that costs {0}
        """
        {0}: Exile target creature.
        Creatures you control get +X/+0, where X is the exiled card's mana value.
        """
      And these cards:
        | name | type     | cost | size |
        | Ogre | Creature | {3}  | 3/3  |
      And the card "Lesser Recall" is a "Sorcery" that costs {0}
        """
        Return all creature cards in exile to their owners' hands.
        """
      And Alice controls "Shadow Box" and a 1/1 creature "Elf"
      And Bob controls "Ogre"
      And Alice has "Lesser Recall" in hand
      When Alice activates "Shadow Box" targeting "Ogre" and it resolves
      Then "Elf" is 4/1
      When Alice casts "Lesser Recall" and it resolves
      Then "Ogre" is in Bob's hand
      And "Elf" is 1/1
