"""602.1e, 609.4b: what mana may be spent on, as though it were of another color or type."""

from __future__ import annotations

from comprules.abilities.changes_of_rules import SpendManaAsThough
from comprules.abilities.nouns import Filter
from comprules.book.citing import cite
from comprules.events.players import SpendsMana
from comprules.happening import happen
from comprules.mana import NOT_WILD, Wild, with_snow_apart
from comprules.rules.continuous.interaction import changes_for_player
from comprules.rules.meaning import Speaker, is_described
from comprules.rules.targeting.proposal import Proposal
from comprules.ruleset import seen, views
from comprules.state.copying import replace
from comprules.state.game import Game
from comprules.state.players import BoundMana
from comprules.words import COLOR_LETTERS

__all__ = [
    "AS_THOUGH_OTHER_MANA",
    "MANA_OF_ANY_TYPE",
    "PERMISSION_FOR_ACTIVATION_MANA",
    "RESTRICTED_MANA",
    "SNOW_SYMBOL",
    "as_though",
    "for_activation",
    "for_anything",
    "for_proposal",
    "from_snow_source",
    "may_be_spent",
    "spendable",
    "with_mana_spent",
]

RESTRICTED_MANA = cite("106.6")
SNOW_SYMBOL = cite("107.4h")
PERMISSION_FOR_ACTIVATION_MANA = cite("602.1e")
AS_THOUGH_OTHER_MANA = cite("609.4b")
MANA_OF_ANY_TYPE = cite("118.14")

_KINDS = (*COLOR_LETTERS, "C")


def for_proposal(game: Game, proposal: Proposal) -> Wild:
    """Return the mana that may be spent as though it were other mana on the spell or ability proposed."""
    found = of_players(game, proposal)
    if not proposal.is_spell:
        found = (*found, *for_activation(game, proposal.source))
    return as_though(game, found) if found else NOT_WILD


def for_anything(game: Game, player: str) -> Wild:
    """Return the mana that a player may spend otherwise than as what it is, whatever he or she pays for."""
    found = tuple(
        c for c in changes_for_player(game, player) if isinstance(c, SpendManaAsThough) and c.spells is None
    )
    return as_though(game, found) if found else NOT_WILD


def of_players(game: Game, proposal: Proposal) -> tuple[SpendManaAsThough, ...]:
    """Return what effects let the player do with mana, for anything or for this spell."""
    return tuple(
        c
        for c in changes_for_player(game, proposal.player)
        if isinstance(c, SpendManaAsThough)
        and (
            c.spells is None
            or (
                proposal.is_spell
                and is_described(
                    game, views(game), proposal.speaker, replace(c.spells, zone="stack"), proposal.source
                )
            )
        )
    )


@PERMISSION_FOR_ACTIVATION_MANA
def for_activation(game: Game, source: int) -> tuple[SpendManaAsThough, ...]:
    """What is said of an ability's activation cost goes for its total cost, increases included."""
    found = tuple(c for c in seen(game, source).rules if isinstance(c, SpendManaAsThough))
    if found:
        PERMISSION_FOR_ACTIVATION_MANA.decided(
            game, f"the total cost of an ability of {game.label(source)} may be paid with other mana"
        )
    return found


@AS_THOUGH_OTHER_MANA
@MANA_OF_ANY_TYPE
def as_though(game: Game, changes: tuple[SpendManaAsThough, ...]) -> Wild:
    """Mana spent as though it were another changes only how the cost may be paid."""
    kinds: dict[str, set[str]] = {"color": set(), "type": set()}
    for change in changes:
        kinds[change.like] |= {k for k in _KINDS if not change.mana or COLOR_LETTERS.get(k) == change.mana}
        whose = f"{change.mana} mana" if change.mana else "mana"
        AS_THOUGH_OTHER_MANA.decided_once(
            game, f"{whose} may be spent as though it were mana of any {change.like}"
        )
        if change.like == "type" and not change.mana:
            MANA_OF_ANY_TYPE.decided_once(
                game, "mana may be spent as though it were colorless or of any color"
            )
    return Wild(frozenset(kinds["color"]), frozenset(kinds["type"]))


# ---- mana with a restriction: 106.6


def spendable(game: Game, player: str, proposal: Proposal | None) -> dict[str, int]:
    """The mana in the player's pool that may be spent on this spell or ability, or on what is neither."""
    pool = dict(game.players[player].mana)
    for part in game.players[player].bound:
        if not may_be_spent(game, part, proposal):
            pool[part.kind] -= part.amount
    snow = game.players[player].snow
    return with_snow_apart(pool, snow) if snow else pool


@SNOW_SYMBOL
def from_snow_source(game: Game, source: int) -> bool:
    """Mana of a snow source, and no other, can pay for a snow symbol."""
    snow = "snow" in seen(game, source).supertypes
    if snow:
        SNOW_SYMBOL.decided(game, f"the mana of {game.label(source)} is of a snow source")
    return snow


@RESTRICTED_MANA
def may_be_spent(game: Game, part: BoundMana, proposal: Proposal | None) -> bool:
    """Mana whose maker says on what alone it may be spent can be spent on nothing else."""
    fits = _is_meant(game, part, proposal)
    whose = game.label(part.source)
    RESTRICTED_MANA.decided_once(
        game, f"{{{part.kind}}} of {whose} may {'' if fits else 'not '}be spent on this"
    )
    return fits


def _is_meant(game: Game, part: BoundMana, proposal: Proposal | None) -> bool:
    if part.only.barred is not None:
        if proposal is None or not proposal.is_spell:
            return True
        speaker, barred = Speaker(part.source, proposal.player), replace(part.only.barred, zone="stack")
        return not is_described(game, views(game), speaker, barred, proposal.source)
    if proposal is None:
        return False
    wanted = part.only.spells if proposal.is_spell else part.only.abilities
    if wanted is None:
        return False
    speaker = Speaker(part.source, proposal.player)
    if proposal.is_spell:
        wanted = replace(wanted, zone="stack")
    elif wanted == Filter():
        return True
    return is_described(game, views(game), speaker, wanted, proposal.source)


def with_mana_spent(
    game: Game, player: str, there: dict[str, int], left: dict[str, int], proposal: Proposal | None
) -> Game:
    """What has been paid is out of the pool.

    Mana that may be spent on this alone goes before mana of its kind that is free.
    """
    apart = {kind: amount - left.get(kind, 0) for kind, amount in there.items()}
    snow = {kind[1:]: amount for kind, amount in apart.items() if kind[0] == "s" and amount}
    spent = {kind: apart.get(kind, 0) + snow.get(kind, 0) for kind in dict.fromkeys(k[-1] for k in apart)}
    paid = tuple((kind, amount) for kind, amount in spent.items() if amount)
    bound: list[BoundMana] = []
    for part in game.players[player].bound:
        taken = 0
        if may_be_spent(game, part, proposal):
            taken = min(part.amount, spent.get(part.kind, 0))
            spent[part.kind] = spent.get(part.kind, 0) - taken
        if part.amount > taken:
            bound.append(replace(part, amount=part.amount - taken))
    return happen(game, SpendsMana(player, paid, tuple(bound), tuple(snow.items())))
