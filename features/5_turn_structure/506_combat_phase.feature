@edition-2025
Feature: 506. Combat Phase

  @CR-506.4
  Rule: 506.4 Removed from combat

    Background:
      Given the card "Gustcloak Sentinel" is a "Creature — Human Soldier" that costs {2}{W}{W} of size 3/3:
        """
        Whenever this creature becomes blocked, you may untap it and remove it from combat.
        """

    Scenario: What an effect removes from combat deals no combat damage and is dealt none; others do
      Given Alice controls "Gustcloak Sentinel" and "Grizzly Bears"
      And Bob controls "Awoken Demon" and "Mons's Goblin Raiders"
      When Alice attacks with "Gustcloak Sentinel" and "Grizzly Bears"
      And Bob blocks "Gustcloak Sentinel" with "Awoken Demon" and "Grizzly Bears" with "Mons's Goblin Raiders"
      And all players pass
      And Alice chooses "yes"
      And all players pass
      Then "Gustcloak Sentinel" is untapped
      And "Gustcloak Sentinel" is on the battlefield
      And "Awoken Demon" has no damage marked
      And "Mons's Goblin Raiders" is in Bob's graveyard
