Feature: 702.33h. Sticker kicker

  @CR-702.33h
  Rule: 702.33h A ticket counter and a sticker for a kicked spell

    Background:
      Given Alice controls "Wicker Picker"
      And Alice has "Grizzly Bears" and "Hill Giant" in hand
      And Alice has the sticker "{TK} — Flying"
      And Alice has {1}{G}{1}{3}{R} in the mana pool

    Scenario: Kicked, it brings a ticket counter, which pays for the sticker that is put on the spell
      When Alice casts "Grizzly Bears" using "sticker kicker"
      And Alice says yes
      Then "Grizzly Bears" has flying
      And Alice has 0 ticket counters
      When all players pass
      Then "Grizzly Bears" is on the battlefield
      And "Grizzly Bears" has flying
      When Alice casts "Hill Giant" and it resolves
      Then "Hill Giant" doesn't have flying
      And Alice has no mana

    Scenario: Without a sticker the ticket counter is kept
      When Alice casts "Grizzly Bears" using "sticker kicker"
      And Alice says no
      And all players pass
      Then "Grizzly Bears" doesn't have flying
      And Alice has one ticket counter

  @CR-702.33h
  Rule: 702.33h It is kicker

    Scenario: What asks whether it was kicked finds that it was
      Given the card "Lesser Colossus" is a "Creature — Wall" that costs {3} of size 1/1
        """
        Sticker kicker {1}
        If this creature was kicked, it enters with two +1/+1 counters on it.
        """
      And Alice has "Lesser Colossus" (first) and "Lesser Colossus" (second) in hand
      And Alice has {3}{1}{3} in the mana pool
      When Alice casts "Lesser Colossus" (first) using "sticker kicker" and it resolves
      Then "Lesser Colossus" (first) is 3/3
      And Alice has one ticket counter
      When Alice casts "Lesser Colossus" (second) and it resolves
      Then "Lesser Colossus" (second) is 1/1
      And Alice has one ticket counter
