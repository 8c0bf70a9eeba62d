Feature: 702.149. Training

  Background:
    Given the card "Gryff Rider" is a "Creature — Human Knight" that costs {2}{W} of size 2/1:
      """
      Flying
      Training
      """
    And Alice controls "Hill Giant" and "Grizzly Bears"

  @CR-702.149a
  Rule: 702.149a A counter for attacking beside a stronger creature

    Scenario: It attacks beside a stronger creature
      Given Alice controls "Gryff Rider"
      When Alice attacks with "Gryff Rider" and "Hill Giant"
      And all players pass
      Then "Gryff Rider" is 3/2

    Scenario: It attacks beside one that is only as strong
      Given Alice controls "Gryff Rider"
      When Alice attacks with "Gryff Rider" and "Grizzly Bears"
      Then the stack is empty
      And "Gryff Rider" is 2/1
      And "Gryff Rider" is attacking Bob
      And "Gryff Rider" is attacking Bob

    Scenario: Beside one without power a creature without power attacks beside nothing stronger
      Given these cards:
        | name          | type                    | cost | size | text                                                                                                               |
        | Dega Disciple | Creature — Human Wizard | {W}  | 1/1  | {B}, {T}: Target creature gets -2/-0 until end of turn.<br>{R}, {T}: Target creature gets +2/+0 until end of turn. |
      And Alice controls "Dega Disciple" and "Ornithopter" and "Gryff Rider"
      And Alice has {B} in the mana pool
      When Alice activates "Dega Disciple", "-2/-0" targeting "Gryff Rider" and it resolves
      Then "Gryff Rider" is 0/1
      When Alice attacks with "Gryff Rider" and "Ornithopter"
      Then the stack is empty
      And "Gryff Rider" is attacking Bob

    Scenario: The stronger creature stays at home
      Given Alice controls "Gryff Rider"
      When Alice attacks with "Gryff Rider"
      Then the stack is empty
      And "Gryff Rider" is attacking Bob

  @CR-702.149b
  Rule: 702.149b Each instance

    Scenario: Two instances put two counters
      Given Alice controls "Gryff Rider" and "Warrior's Resolve"
      When Alice attacks with "Gryff Rider" and "Hill Giant"
      And all players pass
      And all players pass
      Then "Gryff Rider" is 4/3
