Feature: 702.16. Protection: From What

  @CR-702.16a
  Rule: 702.16a From a quality

    Scenario: What is discarded to channel is no permanent, and its damage is prevented all the same; that of a sorcery isn't
      Given the card "Arashi, the Sky Asunder" is a "Legendary Creature — Spirit" that costs {3}{G}{G} of size 5/5:
        """
        {X}{G}, {T}: Arashi deals X damage to target creature with flying.
        Channel — {X}{G}{G}, Discard this card: It deals X damage to each creature with flying.
        """
      And the card "Hurricane" is a "Sorcery" that costs {X}{G}:
        """
        Hurricane deals X damage to each creature with flying and each player.
        """
      And the card "Spirit Mantle" is an "Enchantment — Aura" that costs {1}{W}:
        """
        Enchant creature
        Enchanted creature gets +1/+1 and has protection from creatures.
        """
      And Bob controls "Dawn Gryff" and "Aven Skirmisher"
      And Bob controls "Spirit Mantle" attached to "Dawn Gryff"
      And Alice has "Arashi, the Sky Asunder" and "Hurricane" in hand
      And Alice has {1}{G}{G}{1}{G} in the mana pool
      When Alice activates "Arashi, the Sky Asunder", "{X}{G}{G}" with X = 1 and it resolves
      Then "Dawn Gryff" has 0 damage marked
      And "Aven Skirmisher" is in Bob's graveyard
      When Alice casts "Hurricane" with X = 1 and it resolves
      Then "Dawn Gryff" has 1 damage marked

  @CR-702.16b
  Rule: 702.16b Targets of what is no permanent

    Scenario: A creature's ability can't target what has protection from creatures, not even one from outside the battlefield
      Given the card "Beloved Chaplain" is a "Creature — Human Cleric" that costs {1}{W} of size 1/1:
        """
        Protection from creatures
        """
      And Bob controls "Beloved Chaplain" and "Hill Giant"
      And Alice has "Ghost-Lit Raider" in hand
      And Alice has {3}{R} in the mana pool
      Then Alice can't activate "Ghost-Lit Raider", "{3}{R}" targeting "Beloved Chaplain"
      When Alice activates "Ghost-Lit Raider", "{3}{R}" targeting "Hill Giant" and it resolves
      Then "Hill Giant" is in Bob's graveyard

  @CR-702.16d
  Rule: 702.16d Equipment

    Scenario: An Equipment comes off and stays on the battlefield, and an Aura that is no artifact stays on
      Given Alice controls "Grizzly Bears" and "Hill Giant"
      And Alice controls "Leonin Scimitar" attached to "Grizzly Bears"
      And Alice controls "Holy Strength" attached to "Grizzly Bears"
      And Alice controls "Bonesplitter" attached to "Hill Giant"
      And Alice has "Tel-Jilad Defiance" in hand
      And Alice has {1}{G} in the mana pool
      Then "Grizzly Bears" is 4/5
      When Alice casts "Tel-Jilad Defiance" targeting "Grizzly Bears" and it resolves
      Then "Grizzly Bears" is 3/4
      And "Leonin Scimitar" is on the battlefield
      And "Leonin Scimitar" is attached to nothing
      And "Bonesplitter" is attached to "Hill Giant"

  @CR-702.16g
  Rule: 702.16g From one and from another

    Scenario: Either quality is enough, and neither is needed for the other
      Given Bob controls "Akroma, Angel of Wrath"
      And Alice controls "Pestilence" and "Moonglove Extract"
      And Alice has "Pyroclasm" in hand
      And Alice has {1}{R}{B} in the mana pool
      When Alice casts "Pyroclasm" and it resolves
      Then "Akroma, Angel of Wrath" has 0 damage marked
      When Alice activates "Pestilence" and it resolves
      Then "Akroma, Angel of Wrath" has 0 damage marked
      And Bob has 19 life
      When Alice activates "Moonglove Extract" targeting "Akroma, Angel of Wrath" and it resolves
      Then "Akroma, Angel of Wrath" has 2 damage marked

  @CR-702.16h
  Rule: 702.16h From each color

    Scenario: A source of one color is kept off, and one of none isn't
      Given the card "Iridescent Angel" is a "Creature — Angel" that costs {5}{W}{U} of size 4/4:
        """
        Flying, protection from all colors
        """
      And Bob controls "Iridescent Angel" and "Hill Giant"
      And Alice controls "Moonglove Extract"
      And Alice has "Pyroclasm" in hand
      And Alice has {1}{R} in the mana pool
      When Alice casts "Pyroclasm" and it resolves
      Then "Iridescent Angel" has 0 damage marked
      And "Hill Giant" has 2 damage marked
      When Alice activates "Moonglove Extract" targeting "Iridescent Angel" and it resolves
      Then "Iridescent Angel" has 2 damage marked

  @CR-702.16j
  Rule: 702.16j From everything

    Scenario: Nothing targets, enchants, equips or blocks it, and damage to it is prevented
      Given the card "Progenitus" is a "Legendary Creature — Hydra Avatar" that costs {W}{W}{U}{U}{B}{B}{R}{R}{G}{G} of size 10/10:
        """
        Protection from everything
        If Progenitus would be put into a graveyard from anywhere, reveal Progenitus and shuffle it into its owner's library instead.
        """
      And Alice controls "Progenitus", "Leonin Scimitar" and "Pestilence"
      And Alice has {1}{B} in the mana pool
      And Bob controls "Darksteel Myr" and "Hill Giant"
      Then Alice can't activate "Leonin Scimitar" targeting "Progenitus"
      When Alice activates "Pestilence" and it resolves
      Then "Progenitus" has 0 damage marked
      And "Hill Giant" has 1 damage marked
      When Alice attacks with "Progenitus"
      Then Bob can't block "Progenitus" with "Darksteel Myr", by 702.16f
      When the game goes on to Alice's end of combat
      Then Bob has 9 life

    Scenario: What is attached as a permanent gains it comes off, an Aura into the graveyard
      Given the card "Apotheosis" is an "Instant" that costs {W}
        """
        Target creature gains protection from everything until end of turn.
        """
      And Alice controls "Grizzly Bears"
      And Alice controls "Leonin Scimitar" attached to "Grizzly Bears"
      And Alice controls "Holy Strength" attached to "Grizzly Bears"
      And Alice has "Apotheosis" in hand
      And Alice has {W} in the mana pool
      When Alice casts "Apotheosis" targeting "Grizzly Bears" and it resolves
      Then "Grizzly Bears" is 2/2
      And "Leonin Scimitar" is on the battlefield
      And "Holy Strength" is in Alice's graveyard

  @CR-702.16k
  Rule: 702.16k From each opponent

    Scenario: What an opponent controls is kept off whatever it is, and what its own controller controls is not
      Given the card "Cliffside Rescuer" is a "Creature — Kor Soldier" that costs {1}{W} of size 2/2:
        """
        Vigilance
        {T}, Sacrifice this creature: Target permanent you control gains protection from each of your opponents until end of turn.
        """
      And Alice controls "Cliffside Rescuer" and "Grizzly Bears"
      And Bob controls "Pestilence" and "Hill Giant"
      And Bob has {B} in the mana pool
      And Alice has "Shock" in hand
      And Alice has {R} in the mana pool
      When Alice activates "Cliffside Rescuer" targeting "Grizzly Bears" and it resolves
      And Bob activates "Pestilence" and it resolves
      Then "Grizzly Bears" has no damage marked
      And "Hill Giant" has 1 damage marked
      When Alice casts "Shock" targeting "Grizzly Bears" and it resolves
      Then "Grizzly Bears" is in Alice's graveyard

  @CR-702.16f
  Rule: 702.16f Legendary creatures alone

    Scenario: A legendary creature can't block it, and one that is not legendary can
      Given Alice controls a 3/3 Frog creature "Shy Frog" with "Protection from legendary creatures"
      And Bob controls a legendary 2/2 Ox creature "Royal Ox"
      And Bob controls a 2/2 Ox creature "Plain Ox"
      When Alice attacks with "Shy Frog"
      Then Bob can't block "Shy Frog" with "Royal Ox", by 702.16f
      And Bob can block "Shy Frog" with "Plain Ox"

  @CR-702.16n
  Rule: 702.16n Auras that are not removed

    Scenario: White Ward is white and stays, and another white Aura comes off
      Given the card "White Ward" is an "Enchantment — Aura" that costs {W}:
        """
        Enchant creature
        Enchanted creature has protection from white. This effect doesn't remove this Aura.
        """
      And Alice controls "Grizzly Bears"
      And Alice controls "Holy Strength" attached to "Grizzly Bears"
      And Alice has "White Ward" in hand
      And Alice has {W} in the mana pool
      When Alice casts "White Ward" targeting "Grizzly Bears" and it resolves
      Then "White Ward" is on the battlefield
      And "Grizzly Bears" has protection from white
      And "Holy Strength" is in Alice's graveyard

  @CR-702.16n
  Rule: 702.16n What it doesn't remove

    Scenario: An Aura that says so stays on a creature with protection from its color and from another one
      Given the card "Flickering Ward" is an "Enchantment — Aura" that costs {W}:
        """
        Enchant creature
        As this Aura enters, choose a color.
        Enchanted creature has protection from the chosen color. This effect doesn't remove this Aura.
        {W}: Return this Aura to its owner's hand.
        """
      And Alice controls "White Knight"
      And Alice controls "Holy Strength" attached to "White Knight"
      And Alice has "Flickering Ward" in hand
      And Alice has {W} in the mana pool
      When Alice casts "Flickering Ward" targeting "White Knight" and it resolves
      And Alice chooses white
      Then "Flickering Ward" is on the battlefield
      And "Holy Strength" is in Alice's graveyard
