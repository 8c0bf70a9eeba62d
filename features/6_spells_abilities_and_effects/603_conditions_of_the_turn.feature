Feature: 603. Handling Triggered Abilities

  Background:
    Given the card "Deathreap Ritual" is an "Enchantment" that costs {2}{B}{G}
      """
      At the beginning of each end step, if a creature died this turn, you may draw a card.
      """

  @CR-603.4 @CR-608.2i
  Rule: 603.4 What happened this turn is asked as the event occurs

    Scenario: A creature that died is counted at the end of the turn
      Given Alice controls "Deathreap Ritual"
      And Bob controls "Grizzly Bears"
      And Alice has "Shock" in hand
      And Alice has {R} in the mana pool
      When Alice casts "Shock" targeting "Grizzly Bears" and it resolves
      And the game goes on to Alice's end
      And all players pass
      And Alice chooses "no"
      Then the stack is empty

    Scenario: An artifact that is destroyed has not died
      Given Alice controls "Deathreap Ritual"
      And Bob controls "Sol Ring"
      And Alice has "Shatter" in hand
      And Alice has {C}{R} in the mana pool
      When Alice casts "Shatter" targeting "Sol Ring" and it resolves
      And the game goes on to Alice's end
      Then the stack is empty
      And "Shatter" is in Alice's graveyard

    Scenario Outline: How many creatures have attacked
      Given the card "Drums" is an "Enchantment"
        """
        At the beginning of each end step, if you attacked with two or more creatures this turn, you gain 5 life.
        """
      And Alice controls "Drums", a 1/1 creature "Ant" and a 1/1 creature "Bee"
      When Alice attacks Bob with <attackers>
      And the game goes on to Alice's end
      And all players pass
      Then <then>
      And "Ant" is tapped

      Examples:
        | attackers       | then              |
        | "Ant" and "Bee" | Alice has 25 life |
        | "Ant"           | Alice has 20 life |

    Scenario Outline: A permanent that left the battlefield under one's control
      Given the card "Airdrop Aeronauts" is a "Creature — Dwarf Scout" that costs {3}{W}{W} of size 4/3
        """
        Flying
        When this creature enters, if a permanent left the battlefield under your control this turn, you gain 5 life.
        """
      And Alice has "Airdrop Aeronauts" and "Unsummon" in hand
      And <whose> controls "Grizzly Bears"
      And Alice has {U}{3}{W}{W} in the mana pool
      When Alice casts "Unsummon" targeting "Grizzly Bears" and it resolves
      And Alice casts "Airdrop Aeronauts" and it resolves
      Then <then>
      And "Airdrop Aeronauts" is on the battlefield

      Examples:
        | whose | then                                                       |
        | Alice | the stack, from the top, is ability of "Airdrop Aeronauts" |
        | Bob   | the stack is empty                                         |

    Scenario Outline: Life that was lost, and gained back, has been lost
      Given the card "Arrogant Outlaw" is a "Creature — Vampire Noble" that costs {2}{B} of size 3/2
        """
        When this creature enters, if an opponent lost life this turn, each opponent loses 2 life and you gain 2 life.
        """
      And the card "Bitter" is an "Instant" that costs {0}
        """
        Target player loses 3 life, then gains 3 life.
        """
      And Alice has "Arrogant Outlaw" and "Bitter" in hand
      And Alice has {2}{B} in the mana pool
      When Alice casts "Bitter" targeting <who> and it resolves
      And Alice casts "Arrogant Outlaw" and it resolves
      Then <then>
      And "Arrogant Outlaw" is on the battlefield

      Examples:
        | who   | then                                                     |
        | Bob   | the stack, from the top, is ability of "Arrogant Outlaw" |
        | Alice | the stack is empty                                       |

    Scenario Outline: How much life was gained, in however many parts
      Given the card "Choir" is an "Enchantment"
        """
        At the beginning of each end step, if you gained 3 or more life this turn, you gain 10 life.
        """
      And the card "Sip" is an "Instant" that costs {0}
        """
        You gain <life> life. You lose 1 life. You gain 1 life.
        """
      And Alice controls "Choir"
      And Alice has "Sip" in hand
      When Alice casts "Sip" and it resolves
      And the game goes on to Alice's end
      And all players pass
      Then <then>

      Examples:
        | life | then              |
        | 2    | Alice has 32 life |
        | 1    | Alice has 21 life |

    Scenario Outline: Another spell that was cast this turn
      Given the card "Adept" is a "Creature — Wizard" that costs {0} of size 1/1
        """
        When this creature enters, if you've cast another blue spell this turn, draw a card.
        """
      And the card "Whim" is an "Instant" that costs {0} in <color>
        """
        You gain 1 life.
        """
      And Alice has "Adept" and "Whim" in hand
      When Alice casts "Whim" and it resolves
      And Alice casts "Adept" and it resolves
      Then <then>
      And "Adept" is on the battlefield

      Examples:
        | color | then                                           |
        | blue  | the stack, from the top, is ability of "Adept" |
        | red   | the stack is empty                             |

  @CR-603.4 @CR-608.2i
  Rule: 603.4 What was cast last turn

    Background:
      Given the card "Moonlight" is an "Enchantment"
        """
        At the beginning of each upkeep, if a player cast two or more spells last turn, you gain 5 life.
        """
      And the card "Stillness" is an "Enchantment"
        """
        At the beginning of each upkeep, if no spells were cast last turn, you gain 7 life.
        """
      And the card "Whim" is an "Instant" that costs {0}
        """
        You gain 1 life.
        """

    Scenario: Two spells of one player
      Given Alice controls "Moonlight" and "Stillness"
      And Alice has "Whim" (one) and "Whim" (two) in hand
      When Alice casts "Whim" (one) and it resolves
      And Alice casts "Whim" (two) and it resolves
      And the game goes on to Bob's upkeep
      And all players pass
      Then Alice has 27 life

    Scenario: One spell of each of two players
      Given Alice controls "Moonlight" and "Stillness"
      And Alice has "Whim" (one) in hand
      And Bob has "Whim" (two) in hand
      When Alice casts "Whim" (one) and it resolves
      And Alice passes
      And Bob casts "Whim" (two) and it resolves
      And the game goes on to Bob's upkeep
      Then Alice has 21 life

    Scenario: No spells, though one was cast in the turn before that
      Given Alice controls "Stillness"
      And Alice has "Whim" in hand
      When Alice casts "Whim" and it resolves
      And the game goes on to Bob's upkeep
      Then Alice has 21 life
      When the game goes on to Alice's upkeep
      And all players pass
      Then Alice has 28 life

  @CR-603.4
  Rule: 603.4 Amounts that a condition asks for

    Scenario Outline: An opponent controls two when a single one does, and <what>
      Given the card "Gauge" is an "Artifact" that costs {0}
        """
        When this artifact enters, if <condition>, you gain 5 life.
        """
      And the players are Alice, Bob and Carol
      And Alice has "Gauge" in hand
      And Bob controls a 1/1 creature "Emu"
      And <other> controls a 1/1 creature "Elk"
      When Alice casts "Gauge" and it resolves
      And all players pass
      Then Alice has <life> life
      And "Gauge" is on the battlefield

      Examples:
        | what                          | condition                                              | other | life |
        | here Bob does                 | an opponent controls two or more creatures             | Bob   | 25   |
        | here each has one             | an opponent controls two or more creatures             | Carol | 20   |
        | here Carol has none           | an opponent controls no creatures                      | Bob   | 25   |
        | here each has some            | an opponent controls no creatures                      | Carol | 20   |
        | all together may be asked for | there are two or more creatures your opponents control | Carol | 25   |

    Scenario Outline: An amount, and one less
      Given the card "Gauge" is an "Artifact Creature — Construct" that costs {0} of size 0/3
        """
        When this creature enters, if <amount>, you gain 5 life.
        """
      And the card "Acolyte" is a "Creature — Human Cleric" that costs {2}{W} of size 1/2
      And the card "Trickster" is a "Creature — Cleric Rogue" that costs {1}{U} of size 1/1
      And the card "Fighter" is a "Creature — Human Warrior" that costs {R} of size 2/1
      And the card "Mage" is a "Creature — Human Wizard" that costs {U} of size 1/1
      And Alice has "Gauge" in hand
      And Alice controls <permanents>
      When Alice casts "Gauge" and it resolves
      And all players pass
      Then Alice has <life> life
      And "Gauge" is on the battlefield

      Examples:
        | amount                                                                   | permanents                                         | life |
        | the greatest mana value among creatures you control is 3 or greater      | "Acolyte"                                          | 25   |
        | the greatest mana value among creatures you control is 3 or greater      | "Trickster"                                        | 20   |
        | the greatest toughness among other creatures you control is 2 or greater | "Acolyte"                                          | 25   |
        | the greatest toughness among other creatures you control is 2 or greater | "Fighter"                                          | 20   |
        | the number of colors among creatures you control is 2                    | "Acolyte" and "Mage"                               | 25   |
        | the number of colors among creatures you control is 2                    | "Trickster" and "Mage"                             | 20   |
        | the number of creatures in your party is 2                               | "Acolyte" and "Trickster"                          | 25   |
        | the number of creatures in your party is 2                               | "Trickster"                                        | 20   |
        | you have a full party                                                    | "Acolyte", "Trickster", "Fighter" and "Mage"       | 25   |
        | you have a full party                                                    | "Acolyte", "Fighter" and "Mage"                    | 20   |
        | the number of opponents you have is 1                                    | "Mage"                                             | 25   |
        | the number of opponents you have is 2 or greater                         | "Mage"                                             | 20   |
        | the number of counters on creatures you control is 3 or greater          | "Mage" with two +1/+1 counters and a charge counter | 25   |
        | the number of counters on creatures you control is 3 or greater          | "Mage" with two +1/+1 counters                     | 20   |
