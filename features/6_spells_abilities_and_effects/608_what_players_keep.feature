Feature: 608. What players choose to keep

  @CR-608.2d
  Rule: 608.2d Choices while a spell or ability resolves

    @CR-608.2e
    Scenario: Each player in turn order chooses three permanents, then all others are sacrificed at once
      Given Alice has "Razia's Purification" in hand
      And Alice has {4}{R}{W} in the mana pool
      And Alice controls "Forest", "Island", "Hill Giant" and "Llanowar Elves"
      And Bob controls "Swamp", "Mountain", "Grizzly Bears" and "Centaur Courser"
      When Alice casts "Razia's Purification" and it resolves
      Then Alice is asked to choose 3 from "Forest", "Island", "Hill Giant" and "Llanowar Elves"
      When Alice chooses "Forest", "Hill Giant" and "Llanowar Elves"
      Then Bob knows that Alice has chosen "Forest", "Hill Giant" and "Llanowar Elves"
      When Bob chooses "Swamp", "Mountain" and "Grizzly Bears"
      Then "Island" is in Alice's graveyard
      And "Centaur Courser" is in Bob's graveyard
      And "Forest" is on the battlefield
      And "Grizzly Bears" is on the battlefield

    Scenario: Who controls no more than that sacrifices nothing
      Given Alice has "Razia's Purification" in hand
      And Alice has {4}{R}{W} in the mana pool
      And Alice controls "Forest", "Island", "Hill Giant" and "Llanowar Elves"
      And Bob controls "Swamp" and "Mountain"
      When Alice casts "Razia's Purification" and it resolves
      And Alice chooses "Forest", "Hill Giant" and "Llanowar Elves"
      Then "Island" is in Alice's graveyard
      And "Swamp" is on the battlefield
      And "Mountain" is on the battlefield

    Scenario Outline: Up to two may be kept, and none need be
      Given Alice controls "Archfiend of Depravity"
      And Bob controls "Hill Giant", "Grizzly Bears", "Centaur Courser" and "Swamp"
      And it is Bob's postcombat main phase
      When the game goes on to Bob's end step
      And all players pass
      And Bob chooses <kept>
      Then "Hill Giant" is <where>
      And "Centaur Courser" is in Bob's graveyard
      And "Swamp" is on the battlefield
      And "Archfiend of Depravity" is on the battlefield

      Examples:
        | kept                             | where              |
        | "Hill Giant" and "Grizzly Bears" | on the battlefield |
        | nothing                          | in Bob's graveyard |

    Scenario: What nobody chose returns to its owner's hand
      Given Alice has "Consuming Tide" in hand
      And Alice has {2}{U}{U} in the mana pool
      And Alice controls "Hill Giant" and "Llanowar Elves"
      And Bob controls "Grizzly Bears", "Centaur Courser" and "Swamp"
      When Alice casts "Consuming Tide" and it resolves
      And Alice chooses "Hill Giant"
      And Bob chooses "Centaur Courser"
      Then "Llanowar Elves" is in Alice's hand
      And "Grizzly Bears" is in Bob's hand
      And "Centaur Courser" is on the battlefield
      And "Swamp" is on the battlefield

    Scenario Outline: One permanent of each type is kept, and one may be chosen as two of them
      Given Alice has "Cataclysmic Gearhulk" in hand
      And Alice has {3}{W}{W} in the mana pool
      And Bob controls "Ornithopter", "Grizzly Bears", "Centaur Courser" and "Swamp"
      When Alice casts "Cataclysmic Gearhulk" and it resolves
      And all players pass
      And Bob chooses <creature>
      Then "Ornithopter" is on the battlefield
      And "Grizzly Bears" is in Bob's graveyard
      And "Centaur Courser" is <where>
      And "Swamp" is on the battlefield
      And "Cataclysmic Gearhulk" is on the battlefield

      Examples:
        | creature          | where              |
        | "Ornithopter"     | in Bob's graveyard |
        | "Centaur Courser" | on the battlefield |

    Scenario Outline: The words behind a choice speak of what the opponent chose
      Given Alice has "Goblin War Cry" in hand
      And Alice has {2}{R} in the mana pool
      And Alice controls "Hill Giant"
      And Bob controls "Grizzly Bears" and "Centaur Courser"
      When Alice casts "Goblin War Cry" targeting Bob and it resolves
      And Bob chooses <chosen>
      And Alice attacks Bob with "Hill Giant"
      Then Bob can't block "Hill Giant" with <other>
      When Bob blocks "Hill Giant" with <chosen>
      Then <chosen> is blocking "Hill Giant"

      Examples:
        | chosen            | other             |
        | "Grizzly Bears"   | "Centaur Courser" |
        | "Centaur Courser" | "Grizzly Bears"   |
