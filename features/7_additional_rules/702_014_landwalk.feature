Feature: 702.14. Landwalk

  @CR-702.14d
  Rule: 702.14d One doesn't undo another

    @example-1
    Example: Snow forestwalk of a blocker doesn't help it against that of an attacker
      Given Alice controls "Rime Dryad" (first) and "Grizzly Bears"
      And Bob controls "Rime Dryad" (second) and "Snow-Covered Forest"
      When Alice attacks Bob with "Rime Dryad" (first) and "Grizzly Bears"
      Then Bob can't block "Rime Dryad" (first) with "Rime Dryad" (second), by 702.14c
      When Bob blocks "Grizzly Bears" with "Rime Dryad" (second)
      Then "Rime Dryad" (second) is blocking "Grizzly Bears"

  @CR-702.14c
  Rule: 702.14c Snow and of the type

    Scenario Outline: Who controls <lands> <may> block what has snow forestwalk
      Given Alice controls "Rime Dryad" (first)
      And Bob controls "Rime Dryad" (second), <lands>
      When Alice attacks Bob with "Rime Dryad" (first)
      Then Bob <may> block "Rime Dryad" (first) with "Rime Dryad" (second)
      And "Rime Dryad" (first) is attacking Bob

      Examples:
        | lands                            | may   |
        | "Snow-Covered Forest"              | can't |
        | "Forest"                         | can   |
        | "Forest" and "Snow-Covered Wastes" | can   |
