"""602.1e, 609.4b: what mana may be spent on, as though it were of another color or type."""

from __future__ import annotations

from comprules.abilities.changes_of_rules import CantBe, SpendManaAsThough
from comprules.abilities.kinds import Apply, Effect
from comprules.abilities.mana_instructions import SpendOnly
from comprules.abilities.nouns import Filter
from comprules.abilities.simple_nouns import It
from comprules.abilities.slots import NOW
from comprules.book.citing import cite
from comprules.events.players import SpendsMana
from comprules.happening import happen
from comprules.mana import Wild, with_snow_apart
from comprules.questions import ask_one
from comprules.rules.continuous.interaction import changes_for_player
from comprules.rules.meaning import is_described
from comprules.rules.meaning.speaker import dealing_with, with_slot
from comprules.rules.targeting.proposal import Proposal
from comprules.ruleset import rules_of, seen, views
from comprules.state.copying import replace
from comprules.state.game import Game
from comprules.state.objects import Filled
from comprules.state.players import BoundMana
from comprules.words import COLOR_LETTERS

__all__ = [
    "AS_THOUGH_OTHER_MANA",
    "MANA_OF_ANY_TYPE",
    "PERMISSION_FOR_ACTIVATION_MANA",
    "RESTRICTED_MANA",
    "SNOW_SYMBOL",
    "SPENDING_MANA",
    "as_though",
    "for_activation",
    "for_anything",
    "for_proposal",
    "from_snow_source",
    "may_be_spent",
    "spendable",
    "with_mana_spent",
]

SPENDING_MANA = cite("106.1")
RESTRICTED_MANA = cite("106.6")
SNOW_SYMBOL = cite("107.4h")
PERMISSION_FOR_ACTIVATION_MANA = cite("602.1e")
AS_THOUGH_OTHER_MANA = cite("609.4b")
MANA_OF_ANY_TYPE = cite("118.14")

NOT_COUNTERED = (Apply(It(slot=NOW), (CantBe("be countered"),)),)

_KINDS = (*COLOR_LETTERS, "C")


def for_proposal(game: Game, proposal: Proposal) -> Wild:
    """Return the mana that may be spent as though it were other mana on the spell or ability proposed."""
    allowed = (SpendManaAsThough(like=proposal.like),) if proposal.like else ()
    return as_though(game, (*of_players(game, proposal), *for_activation(game, proposal.source), *allowed))


def for_anything(game: Game, player: str) -> Wild:
    """Return the mana that a player may spend otherwise than as what it is, whatever he or she pays for."""
    found = tuple(
        c for c in changes_for_player(game, player) if isinstance(c, SpendManaAsThough) and c.spells is None
    )
    return as_though(game, found)


def of_players(game: Game, proposal: Proposal) -> tuple[SpendManaAsThough, ...]:
    """Return what effects let the player do with mana, for anything or for this spell."""
    return tuple(
        c
        for c in changes_for_player(game, proposal.player)
        if isinstance(c, SpendManaAsThough)
        and (
            c.spells is None
            or is_described(
                game, views(game), proposal.speaker, replace(c.spells, zone="stack"), proposal.source
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
        if not is_free_for(game, part, proposal):
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


def is_free_for(game: Game, part: BoundMana, proposal: Proposal | None) -> bool:
    """Say whether nothing forbids spending this mana so."""
    return part.only is None or may_be_spent(game, part, part.only, proposal)


@RESTRICTED_MANA
def may_be_spent(game: Game, part: BoundMana, only: SpendOnly, proposal: Proposal | None) -> bool:
    """Mana whose maker says on what alone it may be spent can be spent on nothing else."""
    fits = _is_meant(game, part, only, proposal)
    whose = game.label(part.source)
    RESTRICTED_MANA.decided_once(
        game, f"{{{part.kind}}} of {whose} may {'' if fits else 'not '}be spent on this"
    )
    return fits


def _is_meant(game: Game, part: BoundMana, only: SpendOnly, proposal: Proposal | None) -> bool:
    if proposal is None:
        return only.barred is not None
    if only.barred is not None:
        barred = replace(only.barred, zone="stack")
        return not is_described(game, views(game), part.speaker, barred, proposal.source)
    wanted = only.spells if proposal.is_spell else only.abilities
    if wanted is None:
        return False
    if wanted == Filter():
        return True
    return is_described(game, views(game), part.speaker, wanted, proposal.source)


@SPENDING_MANA
def with_mana_spent(
    game: Game, player: str, there: dict[str, int], left: dict[str, int], proposal: Proposal | None
) -> Game:
    """What has been paid is out of the pool.

    Mana that may be spent on this alone goes before mana of its kind that is free, and what the turn's steps
    leave there goes last; where something comes of spending it, the player chooses which mana is spent.
    """
    apart = {kind: amount - left.get(kind, 0) for kind, amount in there.items()}
    snow = {kind[1:]: amount for kind, amount in apart.items() if kind[0] == "s" and amount}
    spent = {kind: apart.get(kind, 0) + snow.get(kind, 0) for kind in dict.fromkeys(k[-1] for k in apart)}
    paid = tuple((kind, amount) for kind, amount in spent.items() if amount)
    if paid:
        SPENDING_MANA.decided(game, f"{player} spends {sum(amount for _, amount in paid)} mana")
    kept = mana_kept(game, player, spent, proposal)
    bound: list[BoundMana] = []
    gone: list[BoundMana] = []
    pool = game.players[player]
    plain = {
        kind: amount - sum(p.amount for p in pool.bound if p.kind == kind)
        for kind, amount in pool.mana.items()
    }
    for part in sorted(pool.bound, key=lambda part: part.kept):
        taken = 0
        if part not in kept and is_free_for(game, part, proposal):
            others = plain[part.kind] if part.kept and part.only is None else 0
            taken = min(part.amount, max(0, spent.get(part.kind, 0) - others))
            spent[part.kind] = spent.get(part.kind, 0) - taken
        if part.amount > taken:
            bound.append(replace(part, amount=part.amount - taken))
        if taken:
            gone.append(part)
    marks = tuple(part.mark for part in gone if part.mark)
    spell = proposal.source if proposal is not None and proposal.is_spell else 0
    game = happen(game, SpendsMana(player, paid, tuple(bound), tuple(snow.items()), marks, spell))
    return with_what_comes_of_it(game, tuple(gone), spell) if spell else game


def mana_kept(
    game: Game, player: str, spent: dict[str, int], proposal: Proposal | None
) -> tuple[BoundMana, ...]:
    """Return the mana that the player keeps, of that for whose spending something waits."""
    parts = game.players[player].bound
    special = [p for p in parts if p.mark and is_free_for(game, p, proposal)]
    kept: list[BoundMana] = []
    for kind in dict.fromkeys(part.kind for part in special):
        mine = [part for part in special if part.kind == kind]
        others = game.players[player].mana.get(kind, 0) - sum(p.amount for p in parts if p.kind == kind)
        others += sum(
            p.amount for p in parts if p.kind == kind and not p.mark and is_free_for(game, p, proposal)
        )
        for _ in range(min(spent.get(kind, 0), len(mine) + others)):
            labels = {f"{{{kind}}} of {game.label(part.source)}": part for part in mine}
            ways = (*labels, *((f"{{{kind}}}",) if others else ()))
            if len(ways) < 2:
                break
            chosen = ask_one(game, player, "choose the mana to spend", ways)
            if chosen in labels:
                mine.remove(labels[chosen])
            else:
                others -= 1
        else:
            kept += mine
    return tuple(kept)


def with_what_comes_of_it(game: Game, gone: tuple[BoundMana, ...], spell: int) -> Game:
    """Follow what is said of a spell on which certain mana has been spent."""
    for part in gone:
        speaker = part.speaker
        if part.only is not None and part.only.protecting:
            game = affected_by_spending(game, part, spell, NOT_COUNTERED)
        if part.then is not None and is_described(
            game, views(game), speaker, replace(part.then.spells, zone="stack"), spell
        ):
            about = with_slot(speaker, part.then.fills, Filled(objects=(spell,), did=True))
            game = affected_by_spending(game, replace(part, speaker=about), spell, part.then.effects)
    return game


@RESTRICTED_MANA
def affected_by_spending(game: Game, part: BoundMana, spell: int, effects: tuple[Effect, ...]) -> Game:
    """What made the mana may say what is so of the spell that it is spent on."""
    RESTRICTED_MANA.decided(game, f"mana of {game.label(part.source)} is spent on {game.label(spell)}")
    return rules_of(game).instruct(game, dealing_with(part.speaker, (spell,)), effects)
