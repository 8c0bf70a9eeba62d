Feature: 106. What Lands Could Produce

  Background:
    Given the card "Fellwar Stone" is an "Artifact" that costs {2}
      """
      {T}: Add one mana of any color that a land an opponent controls could produce.
      """
    And the card "Gaea's Cradle" is a "Legendary Land"
      """
      {T}: Add {G} for each creature you control.
      """
    And the card "Mystic Gate" is a "Land"
      """
      {T}: Add {C}.
      {W/U}, {T}: Add {W}{W}, {W}{U}, or {U}{U}.
      """
    And the card "Cascading Cataracts" is a "Land"
      """
      Indestructible
      {T}: Add {C}.
      {5}, {T}: Add five mana in any combination of colors.
      """
    And the card "Contamination" is an "Enchantment" that costs {2}{B}
      """
      At the beginning of your upkeep, sacrifice this enchantment unless you sacrifice a creature.
      If a land is tapped for mana, it produces {B} instead of any other type and amount.
      """
    And the card "Uncharted Haven" is a "Land"
      """
      This land enters tapped. As it enters, choose a color.
      {T}: Add one mana of the chosen color.
      """
    And Alice controls "Fellwar Stone"

  @CR-106.7
  Rule: 106.7 What its ability would produce if it resolved now

    Scenario: An ability that counts creatures produces nothing where there are none
      Given Bob controls "Gaea's Cradle"
      And Alice controls "Runeclaw Bear"
      When Alice activates "Fellwar Stone"
      Then Alice has no mana
      And "Fellwar Stone" is tapped

    Scenario: With a creature it could produce green mana
      Given Bob controls "Gaea's Cradle" and "Grizzly Bears"
      When Alice activates "Fellwar Stone"
      Then Alice has {G} in the mana pool

    Scenario: An ability with a choice of two colors could produce either, and no other
      Given Bob controls "Mystic Gate"
      When Alice activates "Fellwar Stone"
      Then Alice is asked to choose one from "white" and "blue"
      When Alice chooses "blue"
      Then Alice has {U} in the mana pool

    Scenario: An ability that adds a combination of colors could produce each of them
      Given Bob controls "Cascading Cataracts"
      When Alice activates "Fellwar Stone"
      Then Alice is asked to choose one from "white", "blue", "black", "red" and "green"
      When Alice chooses "red"
      Then Alice has {R} in the mana pool

    Scenario: The color that was chosen for a land is what it could produce
      Given Bob has "Uncharted Haven" in hand
      And it is Bob's precombat main phase
      When Bob plays "Uncharted Haven"
      And Bob chooses "Uncharted Haven enters tapped"
      And Bob chooses "black"
      And Alice activates "Fellwar Stone"
      Then Alice has {B} in the mana pool

    Scenario: An effect that replaces what it would produce counts
      Given Bob controls "Forest"
      And Bob controls "Contamination"
      When Alice activates "Fellwar Stone"
      Then Alice has {B} in the mana pool

    Scenario: An effect on lands that are tapped leaves alone what is produced without tapping
      Given the card "Open Vein" is a "Land"
        """
        Pay 1 life: Add {R}.
        """
      And Bob controls "Open Vein"
      And Bob controls "Contamination"
      When Alice activates "Fellwar Stone"
      Then Alice has {R} in the mana pool
