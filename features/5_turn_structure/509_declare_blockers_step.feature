Feature: 509. Declare Blockers Step

  @CR-509.1a
  Rule: 509.1a Which creatures may block

    Scenario: An attacking player's own creature blocks nothing
      Given Alice controls a 2/2 creature "Ox" and a 1/1 creature "Cat"
      When Alice attacks Bob with "Ox"
      And Alice tries to block "Ox" with "Cat"
      Then it is refused, by 509.1a

    Scenario: A creature that has left the battlefield before blockers are declared can't block
      Given the card "Slay" is an "Instant" that costs {0}
        """
        Destroy target creature.
        """
      And Alice controls a 2/2 creature "Ox"
      And Bob controls a 1/1 creature "Cat"
      And Alice has "Slay" in hand
      When Alice attacks Bob with "Ox"
      And Alice casts "Slay" targeting "Cat"
      And Bob tries to block "Ox" with "Cat"
      Then it is refused, by 509.1a

  @CR-509.1b
  Rule: 509.1b What restricts blocking

    Scenario Outline: Whoever the words shut out can't block the creature, and everyone else can
      Given the card "Stalker" is a "Creature — Cat" of size 3/3
        """
        Stalker can't be blocked <by>.
        """
      And Alice controls "Stalker"
      And Bob controls a 1/1 creature "Bat" with flying, a 1/1 creature "Web" with reach and a 4/4 creature "Ox"
      When Alice attacks Bob with "Stalker"
      Then Bob <bat> block "Stalker" with "Bat"
      And Bob <web> block "Stalker" with "Web"
      And Bob <ox> block "Stalker" with "Ox"

      @edition-2025
      Examples:
        | by                                           | bat   | web   | ox    |
        | by creatures with power 2 or less            | can't | can't | can   |
        | except by creatures with flying or reach     | can   | can   | can't |
        | except by creatures with flying              | can   | can't | can't |
