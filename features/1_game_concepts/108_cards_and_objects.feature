Feature: 108. Cards, and 109. Objects

  @CR-108.2 @CR-108.2b
  Rule: 108.2 A token is no card

    Scenario: An ability that watches for cards sees no token, and sees a creature card
      Given Alice controls "Planar Void"
      And Alice has "Raise the Alarm" in hand
      And Alice has "Shock" (first) and "Shock" (second) in hand
      And Alice has {1}{W}{R}{R} in the mana pool
      And Bob controls "Grizzly Bears"
      When Alice casts "Raise the Alarm" and it resolves
      And all players pass
      Then "Soldier Token" (2) is on the battlefield
      When Alice casts "Shock" (first) targeting "Soldier Token" (2)
      And all players pass
      Then "Soldier Token" (2) has ceased to exist
      And the stack, from the top, is ability of "Planar Void"
      When all players pass
      Then "Shock" (first) is in exile
      When Alice casts "Shock" (second) targeting "Grizzly Bears" and it resolves
      And Alice orders "Planar Void" and "Planar Void (2)"
      And all players pass
      And all players pass
      Then "Grizzly Bears" is in exile
      And "Shock" (second) is in exile

  @CR-108.3
  Rule: 108.3 A card is owned by whoever began with it

    Scenario: A creature that another player had under control goes to its owner's graveyard, and to its owner's hand
      Given Alice has "Reanimate" in hand
      And Alice has "Unsummon" in hand
      And Alice has "Act of Treason" in hand
      And Alice has {B}{U}{2}{R} in the mana pool
      And Bob has "Grizzly Bears" in his graveyard
      And Bob controls "Gray Ogre"
      And Bob has "Murder" in hand
      And Bob has {1}{B}{B} in the mana pool
      When Alice casts "Reanimate" targeting "Grizzly Bears" and it resolves
      Then Alice controls "Grizzly Bears"
      When Alice casts "Unsummon" targeting "Grizzly Bears" and it resolves
      Then "Grizzly Bears" is in Bob's hand
      When Alice casts "Act of Treason" targeting "Gray Ogre" and it resolves
      And Alice passes
      And Bob casts "Murder" targeting "Gray Ogre" and it resolves
      Then "Gray Ogre" is in Bob's graveyard

  @CR-108.3b
  Rule: 108.3b A card of a sideboard is owned by the player who began the game with it there

    Scenario Outline: A wish finds the cards of its caster's own sideboard, and none of the other player's
      Given Alice's sideboard is:
        | number | card          |
        | 1      | Grizzly Bears |
        | 1      | Gray Ogre     |
      And Bob's sideboard is:
        | number | card        |
        | 1      | Hill Giant  |
        | 1      | Serra Angel |
      And it is <caster>'s precombat main phase
      And <caster> has "Living Wish" in hand
      And <caster> has {1}{G} in the mana pool
      When <caster> casts "Living Wish" and it resolves
      And <caster> says yes
      Then <caster> is asked to choose one from "<wished>" and "<left>"
      When <caster> chooses "<wished>"
      Then "<wished>" is in <caster>'s hand
      And "<left>" is in <caster>'s sideboard
      And "<other>" is in <opponent>'s sideboard

      Examples:
        | caster | opponent | wished        | left        | other         |
        | Alice  | Bob      | Grizzly Bears | Gray Ogre   | Hill Giant    |
        | Bob    | Alice    | Hill Giant    | Serra Angel | Grizzly Bears |

  @CR-108.4 @CR-109.4
  Rule: 108.4 Off the battlefield and the stack nobody controls a card

    Scenario: Wonder that Alice controlled works in Bob's graveyard, for Bob
      Given Alice has "Reanimate" and "Murder" in hand
      And Alice has {B}{1}{B}{B} in the mana pool
      And Alice controls "Island" and "Hill Giant"
      And Bob controls "Island" (Bob's) and "Gray Ogre"
      And Bob has "Wonder" in his graveyard
      Then "Gray Ogre" has flying
      When Alice casts "Reanimate" targeting "Wonder" and it resolves
      Then "Gray Ogre" doesn't have flying
      When Alice casts "Murder" targeting "Wonder" and it resolves
      Then "Gray Ogre" has flying
      And "Hill Giant" doesn't have flying

  @CR-108.4a @CR-109.2c
  Rule: 108.4a The owner stands in for the controller

    @CR-2009-200.9c
    Scenario: A card in a graveyard is a source, which its owner is taken to control; a card of another player isn't
      Given Alice controls "Fiery Emancipation" and "Goblin Piker"
      And Alice has "Gempalm Incinerator" (Alice's) in hand
      And Alice has {1}{R} in the mana pool
      And Bob controls "Serra Angel"
      And Bob has "Gempalm Incinerator" (Bob's) in hand
      And Bob has {1}{R} in the mana pool
      When Alice passes
      And Bob activates "Gempalm Incinerator" (Bob's)
      And Bob chooses "Serra Angel"
      And all players pass
      And Bob says yes
      Then "Serra Angel" has 1 damage marked
      When all players pass
      And Alice activates "Gempalm Incinerator" (Alice's)
      And Alice chooses "Serra Angel"
      And all players pass
      And Alice says yes
      Then "Serra Angel" is in Bob's graveyard

  @CR-109.2 @CR-110.1
  Rule: 109.2 Creatures are permanents

    Scenario: White creatures get bigger on the battlefield, and white creature cards don't
      Given Alice controls "Crusade" and "White Knight" (there)
      And Alice has "White Knight" (gone) in her graveyard
      And Alice has "White Knight" (hers) in hand
      Then "White Knight" (there) is 3/3
      And "White Knight" (gone) is 2/2
      And "White Knight" (hers) is 2/2

    Scenario: What destroys all permanents but lands leaves alone what is in a hand or in a graveyard
      Given Alice controls "Hill Giant", "Crusade" and "Forest"
      And Alice has "Planar Cleansing" and "Grizzly Bears" in hand
      And Alice has {3}{W}{W}{W} in the mana pool
      And Bob controls "Walking Corpse"
      And Bob has "Gray Ogre" in his graveyard
      When Alice casts "Planar Cleansing" and it resolves
      Then "Hill Giant" is in Alice's graveyard
      And "Crusade" is in Alice's graveyard
      And "Walking Corpse" is in Bob's graveyard
      And "Forest" is on the battlefield
      And "Grizzly Bears" is in Alice's hand
      And "Gray Ogre" is in Bob's graveyard

  @CR-109.2a
  Rule: 109.2a A card in a zone

    Scenario: A creature card in a graveyard is a target, and a creature on the battlefield isn't
      Given Alice controls "Hill Giant"
      And Alice has "Grizzly Bears" in her graveyard
      And Alice has "Raise Dead" in hand
      And Alice has {B} in the mana pool
      Then Alice can't cast "Raise Dead" targeting "Hill Giant"
      When Alice casts "Raise Dead" targeting "Grizzly Bears" and it resolves
      Then "Grizzly Bears" is in Alice's hand

  @CR-109.2b
  Rule: 109.2b A spell

    Scenario: A creature spell is a target, and a creature on the battlefield isn't
      Given Alice controls "Hill Giant"
      And Alice has "Grizzly Bears" in hand
      And Alice has {1}{G} in the mana pool
      And Bob has "Essence Scatter" in hand
      And Bob has {1}{U} in the mana pool
      When Alice casts "Grizzly Bears"
      And Alice passes
      Then Bob can't cast "Essence Scatter" targeting "Hill Giant"
      When Bob casts "Essence Scatter" targeting "Grizzly Bears" and it resolves
      Then "Grizzly Bears" is in Alice's graveyard

  @CR-109.3 @CR-110.5a
  Rule: 109.3 That it is tapped is no characteristic

    @CR-2009-201.1
    Scenario: A copy of a tapped creature has its characteristics, and is untapped
      Given Alice controls a tapped "Serra Angel"
      And Alice has "Cackling Counterpart" in hand
      And Alice has {1}{U}{U} in the mana pool
      When Alice casts "Cackling Counterpart" targeting "Serra Angel" and it resolves
      Then Alice controls an untapped 4/4 creature with flying
      And "Serra Angel" is tapped

  @CR-109.4a
  Rule: 109.4a Whoever activates a mana ability controls it

    Scenario: A land that another player has taken makes mana for that player, and damages that player
      Given Alice has "Annex" in hand
      And Alice has {2}{U}{U} in the mana pool
      And Bob controls "Adarkar Wastes"
      When Alice casts "Annex" targeting "Adarkar Wastes" and it resolves
      And Alice activates "Adarkar Wastes", "Add {W} or {U}"
      And Alice chooses "{W}"
      Then Alice has {W} in the mana pool
      And Bob has no mana
      And Alice has 19 life
      And Bob has 20 life

  @CR-109.4b
  Rule: 109.4b Whoever controlled the source as it triggered

    Background:
      Given the card "Sphinx's Disciple" is a "Creature — Human Wizard" that costs {3}{U}{U} of size 2/2:
        """
        Flying
        Inspired — Whenever this creature becomes untapped, draw a card.
        """
      And Alice has "Threaten" in hand
      And Alice has {2}{R} in the mana pool

    Scenario: It triggered before control of its source changed, and goes on the stack afterwards
      Given Bob controls a tapped "Sphinx's Disciple"
      When Alice casts "Threaten" targeting "Sphinx's Disciple" and it resolves
      Then Alice controls "Sphinx's Disciple"
      When all players pass
      Then Bob has 1 card in hand
      And Alice has no cards in hand

  @CR-109.4c
  Rule: 109.4c Whoever got an emblem controls it

    Scenario: What it says is of the creatures of that player
      Given Alice controls "Elspeth, Sun's Champion" with 7 loyalty counters and "Grizzly Bears"
      And Bob controls "Hill Giant"
      When Alice activates "Elspeth, Sun's Champion", "emblem" and it resolves
      Then "Grizzly Bears" is 4/4
      And "Hill Giant" is 3/3

  @CR-109.5
  Rule: 109.5 Who "you" is

    Scenario: A static ability says "you" to whoever controls its object now
      Given Alice has "Act of Treason" in hand
      And Alice has {2}{R} in the mana pool
      And Alice controls "Grizzly Bears"
      And Bob controls "Benalish Marshal" and "Gray Ogre"
      Then "Gray Ogre" is 3/3
      And "Grizzly Bears" is 2/2
      When Alice casts "Act of Treason" targeting "Benalish Marshal" and it resolves
      Then "Gray Ogre" is 2/2
      And "Grizzly Bears" is 3/3

    Scenario: A triggered ability says it to whoever controlled its object as it triggered
      Given Alice has "Act of Treason" and "Murder" in hand
      And Alice has {2}{R}{1}{B}{B} in the mana pool
      And Bob controls "Doomed Traveler"
      When Alice casts "Act of Treason" targeting "Doomed Traveler" and it resolves
      And Alice casts "Murder" targeting "Doomed Traveler" and it resolves
      And all players pass
      Then Alice controls one Spirit
      And Bob controls no Spirits

  @CR-108.5
  Rule: 108.5 A scheme is in no deck

    Scenario: No game starts with a scheme card in a deck
      Given Alice's library has 40 cards
      And Bob's library has 40 cards
      And Alice has "Roots of All Evil" on top of her library
      Then Alice can't start the game, by 108.5

    Scenario: With the scheme card in the command zone a game starts
      Given Alice's library has 40 cards
      And Bob's library has 40 cards
      And Alice has "Roots of All Evil" in the command zone
      Then Alice can start the game

  @CR-109.4f
  Rule: 109.4f Whoever owns a scheme controls it

    Scenario: In an opponent's turn a scheme's ability is still the archenemy's, who draws the card
      Given the card "Every Whim" is an "Ongoing Scheme"
        """
        At the beginning of each end step, you draw a card.
        """
      And the game is an Archenemy game
      And Alice has "Every Whim" in the command zone
      And it is Bob's postcombat main
      When the game goes on to Bob's end step
      And all players pass
      Then Alice has 1 card in hand
      And Bob has 0 cards in hand

  @CR-109.4e
  Rule: 109.4e Whoever owns a vanguard card controls it

    Scenario: What a vanguard calls its controller's is its owner's in an opponent's turn too
      Given Alice has "Maraxus" in the command zone
      And Alice controls "Grizzly Bears"
      And Bob controls "Hill Giant"
      And it is Bob's upkeep
      Then "Grizzly Bears" is 3/2
      And "Hill Giant" is 3/3

  @CR-109.4g
  Rule: 109.4g Whoever owns a conspiracy controls it

    Scenario: What a conspiracy calls its controller's is its owner's in an opponent's turn too
      Given Alice has "Weight Advantage" in the command zone
      And Alice controls "Ornithopter" (Alice's)
      And Bob controls "Memnite" and "Ornithopter" (Bob's)
      And it is Bob's precombat main
      When Bob attacks Alice with "Memnite" and "Ornithopter" (Bob's)
      And Alice blocks "Memnite" with "Ornithopter" (Alice's)
      And all players pass
      Then "Memnite" is in Bob's graveyard
      And Alice has 20 life

  @CR-109.4d
  Rule: 109.4d The planar controller controls the planes

    Scenario: Whose turn it is says whom a plane calls "you"
      Given the card "Towashi" is a "Plane — Kamigawa":
        """
        Modified creatures you control have trample and "Whenever this creature deals combat damage to a player or planeswalker, draw a card."
        Whenever chaos ensues, distribute three +1/+1 counters among one, two, or three target creatures you control.
        """
      And the game is a Planechase game
      And Alice has "Towashi" in the command zone
      And Alice controls "Grizzly Bears" with a +1/+1 counter
      And Bob controls "Hill Giant" with a +1/+1 counter
      Then "Grizzly Bears" has trample
      And "Hill Giant" doesn't have trample
      When the game goes on to Bob's upkeep
      Then "Hill Giant" has trample
      And "Grizzly Bears" doesn't have trample
      When the game goes on to Alice's upkeep
      Then "Grizzly Bears" has trample

  @CR-108.3a
  Rule: 108.3a One planar deck for all

    Background:
      Given the players are Alice, Bob and Carol
      And the game is a single-deck Planechase game
      And Alice has "Krosa" in the command zone
      And Alice has "Fields of Summer" in her planar deck
      And the coins and dice come up "planeswalker"

    Scenario: Bob, in his turn, planeswalks with the deck that Alice has brought
      When the game goes on to Bob's precombat main
      And Bob rolls the planar die
      And all players pass
      Then "Fields of Summer" is face up
      And "Krosa" is face down

    Scenario: Alice leaves the game with what she owns, and the planar deck stays for Bob
      Given Alice controls "Hill Giant"
      And Bob controls "Grizzly Bears"
      When Alice concedes
      Then there is no "Hill Giant"
      And "Krosa" is in the command zone
      And "Grizzly Bears" is 4/4
      When the game goes on to Bob's precombat main
      And Bob rolls the planar die
      And all players pass
      Then "Fields of Summer" is face up
      And "Grizzly Bears" is 2/2
