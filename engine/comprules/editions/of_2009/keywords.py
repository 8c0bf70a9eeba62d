"""502.37a, 502.42, 502.46a, 502.64a of 2009: sunburst, offering, convoke and delve as they were."""

from __future__ import annotations

from collections.abc import Iterator

from comprules.abilities.costs import Cost
from comprules.book.citing import Citation, cite, original
from comprules.counting import many
from comprules.events.zones import Sacrifices
from comprules.happening import happen
from comprules.keyword_instances import works
from comprules.mana import ManaCost
from comprules.questions import ask_objects, ask_one
from comprules.rules.casting.offering import with_offering
from comprules.rules.costs.paying_with_permanents import Help, helpers
from comprules.rules.meaning.speaker import Speaker
from comprules.rules.targeting.proposal import Proposal
from comprules.ruleset import views
from comprules.state.game import Game
from comprules.words import COLOR_LETTERS

__all__ = [
    "CONVOKE_AS_A_COST",
    "DELVE_AS_A_COST",
    "OFFERING_OF_2009",
    "SACRIFICED_AS_ANNOUNCED",
    "SUNBURST_OF_2009",
    "by_what_it_makes_of_itself",
    "offered_as_announced",
    "sacrificed_at_once",
    "with_help_as_a_cost",
]

SUNBURST_OF_2009 = cite("502.37a", "2009-05-01")
OFFERING_OF_2009 = cite("502.42a", "2009-05-01")
SACRIFICED_AS_ANNOUNCED = cite("502.42b", "2009-05-01")
CONVOKE_AS_A_COST = cite("502.46a", "2009-05-01")
DELVE_AS_A_COST = cite("502.64a", "2009-05-01")


@SUNBURST_OF_2009
def by_what_it_makes_of_itself(game: Game, speaker: Speaker) -> bool:
    """What comes into play is a creature if its own abilities make it one."""
    is_creature = "creature" in views(game)[speaker.source].types
    kind = "a creature" if is_creature else "no creature"
    SUNBURST_OF_2009.decided_once(game, f"{game.label(speaker.source)} comes into play as {kind}")
    return is_creature


# ---- offering


@OFFERING_OF_2009
def offered_as_announced(
    game: Game, proposal: Proposal, options: tuple[str, ...]
) -> tuple[Game, Proposal, tuple[Cost, ...]]:
    """The card may be played by sacrificing a permanent of the quality, for its mana cost less."""
    if "offering" in options:
        OFFERING_OF_2009.decided(game, f"{game.label(proposal.source)} is played by sacrificing a permanent")
    return original(with_offering)(game, proposal, options)


@SACRIFICED_AS_ANNOUNCED
def sacrificed_at_once(game: Game, player: str, permanent: int) -> tuple[Game, tuple[Cost, ...]]:
    """The permanent is sacrificed as the spell is announced, before its total cost is determined."""
    SACRIFICED_AS_ANNOUNCED.decided(
        game, f"{player} sacrifices {game.label(permanent)} as the spell is announced"
    )
    return happen(game, Sacrifices(player, permanent)), ()


# ---- convoke and delve


@CONVOKE_AS_A_COST
@DELVE_AS_A_COST
def with_help_as_a_cost(game: Game, proposal: Proposal, mana: ManaCost) -> tuple[ManaCost, tuple[Help, ...]]:
    """What is tapped or removed is an additional cost, of any number; each makes the spell cheaper."""
    helping: list[Help] = []
    for keyword, citation, text in _WAYS if proposal.is_spell else ():
        if not works(game, views(game)[proposal.source], keyword):
            continue
        there = helpers(game, proposal.player, keyword)
        chosen = ask_objects(game, proposal.player, text, there, 0, len(there)) if there else ()
        if chosen:
            citation.decided(game, f"an additional cost for {keyword}: {many(len(chosen), 'permanent')}")
            helping.append(Help(keyword, chosen))
            for thing in chosen:
                mana = _one_less(game, proposal.player, mana, thing if keyword == "convoke" else 0)
    return mana, tuple(helping)


_WAYS: tuple[tuple[str, Citation, str], ...] = (
    ("convoke", CONVOKE_AS_A_COST, "choose creatures to tap for convoke"),
    ("delve", DELVE_AS_A_COST, "choose cards to remove for delve"),
)


def _one_less(game: Game, player: str, mana: ManaCost, creature: int) -> ManaCost:
    """Return the cost less {1}, or less mana of a color of the creature, if there is any in it."""
    ways = list(dict.fromkeys(_taken_off(game, mana, creature)))
    if not ways:
        return mana
    way = ways[0]
    if len(ways) > 1:
        way = ask_one(game, player, f"{game.label(creature)}: by what does it cost less?", tuple(ways))
    symbols = list(mana.symbols)
    if way != "{1}":
        symbols.remove(way.strip("{}"))
        return ManaCost(tuple(symbols))
    generic = sum(int(s) for s in symbols if s.isdigit()) - 1
    rest = tuple(s for s in symbols if not s.isdigit())
    return ManaCost((*((str(generic),) if generic else ()), *rest))


def _taken_off(game: Game, mana: ManaCost, creature: int) -> Iterator[str]:
    if any(s.isdigit() and s != "0" for s in mana.symbols):
        yield "{1}"
    colors = views(game)[creature].colors if creature else frozenset()
    for letter in mana.symbols:
        if COLOR_LETTERS.get(letter) in colors:
            yield f"{{{letter}}}"
