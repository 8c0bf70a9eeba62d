Feature: 702.77. Reinforce

  @CR-702.77b @CR-2009-502.77b
  Rule: 702.77b There in every zone

    Scenario: What has the activated abilities of a permanent with reinforce has reinforce, and no use for it
      Given Alice controls "Mosquito Guard" with one +1/+1 counter
      And Alice controls "Grizzly Bears" with one +1/+1 counter and "Experiment Kraj"
      And Alice has "Mosquito Guard" (in hand) in hand
      And Alice has {1}{W} in the mana pool
      Then "Experiment Kraj" has "Reinforce 1—{1}{W}"
      And Alice can't activate "Experiment Kraj", "Reinforce" targeting "Grizzly Bears"
      And Alice can't activate "Mosquito Guard", "Reinforce" targeting "Grizzly Bears"
      When Alice activates "Mosquito Guard" (in hand) targeting "Grizzly Bears" and it resolves
      Then "Grizzly Bears" has two +1/+1 counters
