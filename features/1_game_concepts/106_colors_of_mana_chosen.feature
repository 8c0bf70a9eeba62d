Feature: 106. Colors of mana that are chosen

  @CR-605.3b
  Rule: 605.3b A mana ability resolves at once

    Scenario: Of different colors no color is chosen twice
      Given the card "Firemind Vessel" is an "Artifact" that costs {4}:
        """
        This artifact enters tapped.
        {T}: Add two mana of different colors.
        """
      And Alice controls "Firemind Vessel"
      When Alice activates "Firemind Vessel"
      And Alice chooses "red"
      Then Alice can't choose "red"
      When Alice chooses "green"
      Then Alice has {R}{G} in the mana pool
