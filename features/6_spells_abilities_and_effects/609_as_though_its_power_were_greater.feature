Feature: 609. As though a power were greater

  @CR-609.4
  Rule: 609.4 As though something were so that isn't

    Scenario: A creature crews Vehicles as though its power were greater, and by no more
      Given the card "Cloudspire Captain" is a "Creature — Human Pilot" that costs {R}{W} of size 3/2:
        """
        Mounts and Vehicles you control get +1/+1.
        This creature saddles Mounts and crews Vehicles as though its power were 2 greater.
        """
      And the card "Heavy Wagon" is an "Artifact — Vehicle" that costs {3} of size 4/4:
        """
        Crew 5
        """
      And the card "Heavier Wagon" is an "Artifact — Vehicle" that costs {4} of size 5/5:
        """
        Crew 6
        """
      And Alice controls "Cloudspire Captain", "Heavy Wagon" and "Heavier Wagon"
      Then Alice can activate "Heavy Wagon", "Crew"
      And Alice can't activate "Heavier Wagon", "Crew"
