Feature: 111. Tokens that the rules define

  @CR-111.10
  Rule: 111.10 A name stands for what a token is

    Scenario: A Mutagen puts a counter on the creature that it is sacrificed for
      Given the card "Crustacean Commando" is a "Creature — Crab Mutant Soldier" that costs {1}{U} of size 0/3:
        """
        When this creature enters, create a Mutagen token.
        """
      And Alice has "Crustacean Commando" in hand
      And Alice has {1}{U} in the mana pool
      And Alice controls "Hill Giant" and "Forest"
      When Alice casts "Crustacean Commando" and it resolves
      And all players pass
      Then "Mutagen Token" is exactly "Artifact — Mutagen"
      When Alice activates "Forest"
      And Alice activates "Mutagen Token" targeting "Hill Giant" and it resolves
      Then "Hill Giant" is 4/4
      And Alice controls no Mutagens

    Scenario: The mana of Vibranium casts artifacts alone, and it is not destroyed
      Given the card "Great Find" is a "Sorcery" that costs {0}:
        """
        Create a Vibranium token.
        """
      And Alice has "Great Find", "Bonesplitter" and "Shock" in hand
      When Alice casts "Great Find" and it resolves
      Then "Vibranium Token" has indestructible
      When Alice activates "Vibranium Token"
      Then Alice has {C} in the mana pool
      And Alice can't cast "Shock"
      When Alice casts "Bonesplitter" and it resolves
      Then Alice controls "Bonesplitter" and "Vibranium Token"

    Scenario: What the effect adds comes to what the rules say
      Given the card "Lesser Feast" is a "Sorcery" that costs {0}:
        """
        Create a legendary Food token with hexproof.
        """
      And Alice has "Lesser Feast" (first) and "Lesser Feast" (second) in hand
      And Alice has {2} in the mana pool
      When Alice casts "Lesser Feast" (first) and it resolves
      Then "Food Token" is exactly "Legendary Artifact — Food"
      And "Food Token" has hexproof
      When Alice casts "Lesser Feast" (second) and it resolves
      And Alice chooses to keep "Food Token"
      Then Alice controls one Food
      When Alice activates "Food Token" and it resolves
      Then Alice has 23 life

  @CR-111.10a
  Rule: 111.10a Treasure

    Scenario: A Treasure is tapped and sacrificed for one mana of any color; a tapped one can't be
      Given Alice has "Brazen Freebooter" and "Shock" in hand
      And Alice has {3}{R} in the mana pool
      When Alice casts "Brazen Freebooter" and it resolves
      And all players pass
      Then "Treasure Token" is exactly "Artifact — Treasure"
      And "Treasure Token" is colorless
      When Alice activates "Treasure Token"
      And Alice chooses red
      Then there is no "Treasure Token"
      When Alice casts "Shock" targeting Bob and it resolves
      Then Bob has 18 life

    Scenario: A Treasure that is tapped makes no mana
      Given the card "Lesser Hoard" is a "Sorcery" that costs {0}:
        """
        Create a tapped Treasure token.
        """
      And Alice has "Lesser Hoard" in hand
      And Alice controls "Forest"
      When Alice casts "Lesser Hoard" and it resolves
      Then "Treasure Token" is tapped
      And Alice can't activate "Treasure Token"
      And Alice can activate "Forest"

  @CR-111.10b
  Rule: 111.10b Food

    Scenario: With {2} a Food is tapped and sacrificed for 3 life
      Given Bob controls "Grizzly Bears"
      And Alice has "Bake into a Pie" and "Forest" in hand
      And Alice has {2}{B}{B}{1} in the mana pool
      When Alice casts "Bake into a Pie" targeting "Grizzly Bears" and it resolves
      Then "Food Token" is exactly "Artifact — Food"
      And Alice can't activate "Food Token"
      When Alice plays "Forest"
      And Alice activates "Forest"
      And Alice activates "Food Token" and it resolves
      Then Alice has 23 life
      And there is no "Food Token"

  @CR-111.10c
  Rule: 111.10c Gold

    Scenario: A Gold is sacrificed for one mana of any color, even while it is tapped
      Given Bob controls "Grizzly Bears"
      And Alice has "Gild", "Gigadrowse" and "Shock" in hand
      And Alice has {3}{B}{U} in the mana pool
      When Alice casts "Gild" targeting "Grizzly Bears" and it resolves
      Then "Gold Token" is exactly "Artifact — Gold"
      When Alice casts "Gigadrowse" targeting "Gold Token" and it resolves
      Then "Gold Token" is tapped
      When Alice activates "Gold Token"
      And Alice chooses red
      And Alice casts "Shock" targeting Bob and it resolves
      Then Bob has 18 life
      And there is no "Gold Token"

  @CR-111.10d
  Rule: 111.10d Walker

    Scenario: A Walker is called so, and is a 2/2 black Zombie
      Given Alice controls "Hansk, Slayer Zealot"
      And it is Alice's upkeep
      When the game goes on to Alice's upkeep
      And all players pass
      Then Bob controls three Zombies
      And "Walker" is a 2/2 black Zombie creature
      And "Walker" is exactly "Creature — Zombie"
      And "Walker" is named "Walker"
      And "Walker" has no abilities

  @CR-111.10e
  Rule: 111.10e Shard

    Scenario: With {2} a Shard is sacrificed: its player scries 1, then draws a card
      Given the card "Niko Aris" is a "Legendary Planeswalker — Niko" that costs {X}{W}{U}{U} of loyalty 3:
        """
        When Niko Aris enters, create X Shard tokens.
        [+1]: Up to one target creature you control can't be blocked this turn. Whenever that creature deals damage this turn, return it to its owner's hand.
        [−1]: Niko Aris deals 2 damage to target tapped creature for each card you've drawn this turn.
        [−1]: Create a Shard token.
        """
      And Alice controls "Niko Aris"
      And Alice has "Shock" and "Forest" on top of her library
      And Alice has {2} in the mana pool
      When Alice activates "Niko Aris", "Create a Shard" and it resolves
      Then "Shard Token" is exactly "Enchantment — Shard"
      When Alice activates "Shard Token" and it resolves
      And Alice chooses "Shock"
      Then "Forest" is in Alice's hand
      And "Shock" is in Alice's library
      And there is no "Shard Token"

  @CR-111.10f
  Rule: 111.10f Clue

    Scenario: With {2}, and tapped or not, a Clue is sacrificed for a card
      Given Alice has "True Ancestry" and "Gigadrowse" in hand
      And Alice has {1}{G}{U}{2} in the mana pool
      And Alice's library has three cards
      When Alice casts "True Ancestry" and it resolves
      Then "Clue Token" is exactly "Artifact — Clue"
      When Alice casts "Gigadrowse" targeting "Clue Token" and it resolves
      And Alice activates "Clue Token" and it resolves
      Then Alice has 1 card in hand
      And there is no "Clue Token"

  @CR-111.10g
  Rule: 111.10g Blood

    Scenario: Without a card to discard a Blood can't be used
      Given Alice has "Blood Servitor" and "Forest" in hand
      And Alice has {3}{1} in the mana pool
      And Alice has "Shock" on top of her library
      When Alice casts "Blood Servitor" and it resolves
      And all players pass
      Then "Blood Token" is exactly "Artifact — Blood"
      And Alice can activate "Blood Token"
      When Alice plays "Forest"
      Then Alice can't activate "Blood Token"

    Scenario: The card is discarded as a cost
      Given Alice has "Blood Servitor" and "Forest" in hand
      And Alice has {3}{1} in the mana pool
      And Alice has "Shock" on top of her library
      When Alice casts "Blood Servitor" and it resolves
      And all players pass
      And Alice activates "Blood Token"
      And Alice orders "{T}", "discard a card" and "sacrifice this artifact"
      Then "Forest" is in Alice's graveyard
      And there is no "Blood Token"
      When all players pass
      Then "Shock" is in Alice's hand

  @CR-111.10h
  Rule: 111.10h Powerstone

    Scenario: The mana of a Powerstone casts an artifact and no other spell
      Given Alice has "Excavation Explosion", "Bonesplitter" and "Sacred Nectar" in hand
      And Alice has {2}{R} in the mana pool
      And Alice controls "Plains"
      When Alice casts "Excavation Explosion" targeting Bob and it resolves
      Then "Powerstone Token" is exactly "Artifact — Powerstone"
      When the game goes on to Bob's upkeep
      And the game goes on to Alice's precombat main
      And Alice activates "Plains"
      And Alice activates "Powerstone Token"
      Then Alice has {W}{C} in the mana pool
      And Alice can't cast "Sacred Nectar"
      When Alice casts "Bonesplitter" and it resolves
      Then Alice controls "Bonesplitter" and "Powerstone Token"

  @CR-111.10i
  Rule: 111.10i Incubator

    Scenario: {2} transforms an Incubator into a 0/0 Phyrexian
      Given the card "Ichor Drinker" is a "Creature — Phyrexian Vampire" that costs {B} of size 1/1:
        """
        Lifelink
        {B}, Exile this card from your graveyard: Incubate 2. Activate only as a sorcery.
        """
      And Alice has "Ichor Drinker" in her graveyard
      And Alice has {B}{2} in the mana pool
      When Alice activates "Ichor Drinker" and it resolves
      Then "Incubator Token" is exactly "Artifact — Incubator"
      And "Incubator Token" is named "Incubator Token"
      When Alice activates "Incubator Token" and it resolves
      Then "Phyrexian Token" is exactly "Artifact Creature — Phyrexian"
      And "Phyrexian Token" is named "Phyrexian Token"
      And "Phyrexian Token" has two +1/+1 counters
      And "Phyrexian Token" is 2/2
      And "Phyrexian Token" is colorless
      And "Phyrexian Token" has no abilities

  @CR-111.10j
  Rule: 111.10j Cursed

    Scenario: The creature of a Cursed Role has base power and toughness 1/1
      Given Alice has "Cursed Courtier" in hand
      And Alice controls "Glorious Anthem"
      And Alice has {2}{W} in the mana pool
      When Alice casts "Cursed Courtier" and it resolves
      Then "Cursed Courtier" is 4/4
      When all players pass
      Then "Cursed Courtier" is 2/2
      And "Cursed" is exactly "Enchantment — Aura Role"
      And "Cursed" is named "Cursed"
      And "Cursed" is attached to "Cursed Courtier"
      And "Cursed" is colorless

  @CR-111.10k
  Rule: 111.10k Monster

    Scenario: The creature of a Monster Role gets +1/+1 and has trample
      Given Alice controls "Grizzly Bears" and "Runeclaw Bear"
      And Alice has "Curse of the Werefox" in hand
      And Alice has {2}{G} in the mana pool
      When Alice casts "Curse of the Werefox" targeting "Grizzly Bears" and it resolves
      Then "Grizzly Bears" is 3/3
      And "Grizzly Bears" has trample
      And "Monster" is exactly "Enchantment — Aura Role"
      And "Monster" is named "Monster"
      And "Runeclaw Bear" is 2/2
      And "Runeclaw Bear" doesn't have trample

  @CR-111.10m
  Rule: 111.10m Royal

    Scenario: The creature of a Royal Role gets +1/+1 and has ward {1}
      Given Alice controls "Grizzly Bears"
      And Alice has "Royal Treatment" in hand
      And Alice has {G} in the mana pool
      And it is Bob's precombat main
      And Bob has "Murder" in hand
      And Bob has {1}{B}{B} in the mana pool
      When Bob passes
      And Alice casts "Royal Treatment" targeting "Grizzly Bears" and it resolves
      Then "Grizzly Bears" is 3/3
      And "Royal" is exactly "Enchantment — Aura Role"
      And "Royal" is named "Royal"
      And "Grizzly Bears" has ward {1} and hexproof

  @CR-111.10n
  Rule: 111.10n Sorcerer

    Scenario: The creature of a Sorcerer Role gets +1/+1, and its controller scries 1 when it attacks
      Given the card "Fervor" is an "Enchantment" that costs {2}{R}:
        """
        Creatures you control have haste.
        """
      And Alice controls "Fervor"
      And Alice has "Unassuming Sage" in hand
      And Alice has "Shock" on top of her library
      And Alice has {1}{W}{2} in the mana pool
      When Alice casts "Unassuming Sage" and it resolves
      And all players pass
      And Alice says yes
      Then "Unassuming Sage" is 3/3
      And "Sorcerer" is exactly "Enchantment — Aura Role"
      And "Sorcerer" is named "Sorcerer"
      When Alice attacks Bob with "Unassuming Sage"
      And all players pass
      Then Alice is asked to choose "Shock"
      When Alice chooses "Shock"
      Then Alice has no cards in hand

  @CR-111.10p
  Rule: 111.10p Virtuous

    Scenario: The creature of a Virtuous Role gets +1/+1 for each enchantment of the Role's controller
      Given Alice controls "Grizzly Bears" and "Pacifism" attached to "Grizzly Bears"
      And Bob controls "Pacifism" (Bob's) attached to "Grizzly Bears"
      And Alice has "Ellivere of the Wild Court" in hand
      And Alice has {2}{G}{W} in the mana pool
      When Alice casts "Ellivere of the Wild Court" and it resolves
      And all players pass
      Then "Grizzly Bears" is 4/4
      And "Virtuous" is exactly "Enchantment — Aura Role"
      And "Virtuous" is named "Virtuous"

  @CR-111.10q
  Rule: 111.10q Wicked

    Scenario: The creature of a Wicked Role gets +1/+1; each opponent loses 1 life as the Role goes to the graveyard
      Given Alice controls "Grizzly Bears"
      And Alice has "Witch's Mark" and "Murder" in hand
      And Alice has {1}{R}{1}{B}{B} in the mana pool
      When Alice casts "Witch's Mark" targeting "Grizzly Bears" and it resolves
      And Alice says no
      Then "Grizzly Bears" is 3/3
      And "Wicked" is exactly "Enchantment — Aura Role"
      And "Wicked" is named "Wicked"
      When Alice casts "Murder" targeting "Grizzly Bears" and it resolves
      And all players pass
      Then Bob has 19 life
      And Alice has 20 life
      And there is no "Wicked"

  @CR-111.10r
  Rule: 111.10r Young Hero

    Scenario Outline: Attacking with toughness <toughness> the creature of a Young Hero Role gets <number> +1/+1 counters
      Given Bob controls "Runeclaw Bear"
      And Alice controls "<creature>"
      And Alice has "Cut In" in hand
      And Alice has {3}{R} in the mana pool
      When Alice casts "Cut In" targeting "Runeclaw Bear" and "<creature>" and it resolves
      Then "Young Hero" is exactly "Enchantment — Aura Role"
      And "Young Hero" is named "Young Hero"
      And "<creature>" is <size>
      When Alice attacks Bob with "<creature>"
      And all players pass
      Then "<creature>" has <number> +1/+1 counters

      Examples:
        | creature       | size | toughness | number |
        | Elvish Warrior | 2/3  | 3         | one    |
        | Great Hart     | 2/4  | 4         | no     |

  @CR-111.10s
  Rule: 111.10s Map

    Scenario: With {1} a Map is tapped and sacrificed: a creature of its player explores; only when a sorcery could be cast
      Given Alice has "Spyglass Siren" in hand
      And Alice has {U}{1} in the mana pool
      And Alice has "Forest" on top of her library
      When Alice casts "Spyglass Siren" and it resolves
      And all players pass
      Then "Map Token" is exactly "Artifact — Map"
      When Alice activates "Map Token" targeting "Spyglass Siren"
      Then there is no "Map Token"
      When all players pass
      Then "Forest" is in Alice's hand

    Scenario: In another player's turn a Map can't be used
      Given Alice has "Spyglass Siren" and "Shock" in hand
      And Alice has {U} in the mana pool
      And Alice controls "Mountain"
      And Alice has "Forest" on top of her library
      When Alice casts "Spyglass Siren" and it resolves
      And all players pass
      Then Alice controls "Map Token"
      When the game goes on to Bob's upkeep
      And Bob passes
      And Alice activates "Mountain"
      Then Alice can't activate "Map Token" targeting "Spyglass Siren"
      And Alice can cast "Shock" targeting Bob

  @CR-111.10t
  Rule: 111.10t Junk

    Scenario: A Junk is tapped and sacrificed: the top card of the library is exiled, and may be played in this turn alone
      Given Bob controls "Glorious Anthem"
      And Alice has "Break Down" in hand
      And Alice has "Raging Goblin" and "Forest" on top of her library
      And Alice has {2}{G}{R} in the mana pool
      When Alice casts "Break Down" targeting "Glorious Anthem" and it resolves
      Then "Junk Token" is exactly "Artifact — Junk"
      When Alice activates "Junk Token" and it resolves
      Then there is no "Junk Token"
      And "Raging Goblin" is in exile
      When Alice casts "Raging Goblin" and it resolves
      Then Alice controls "Raging Goblin"

    Scenario: What a Junk has exiled stays in exile when the turn is over
      Given Bob controls "Glorious Anthem"
      And Alice has "Break Down" and "Forest" in hand
      And Alice has "Island" on top of her library
      And Alice has {2}{G} in the mana pool
      When Alice casts "Break Down" targeting "Glorious Anthem" and it resolves
      And Alice activates "Junk Token" and it resolves
      Then Alice can play "Island"
      When the game goes on to Bob's upkeep
      And the game goes on to Alice's precombat main
      Then Alice can't play "Island"
      And Alice can play "Forest"
