Feature: 603. Triggered abilities whose condition is what there is

  @CR-603.4
  Rule: 603.4 What there is is asked as the event occurs

    Scenario: A planeswalker of the type that is named will do
      Given Alice controls "Karplusan Hound" and "Chandra, Novice Pyromancer"
      When Alice attacks Bob with "Karplusan Hound"
      And Alice chooses Bob
      And all players pass
      Then Bob has 18 life

    Scenario: A planeswalker of another type will not do
      Given Alice controls "Karplusan Hound" and "Garruk Wildspeaker"
      When Alice attacks Bob with "Karplusan Hound"
      Then the stack is empty
      And Alice is asked nothing
