"""Replacement and prevention effects watch for these events, which follow the word "if" (614.1)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from comprules.abilities.nouns import AllThese, Filter, Players
from comprules.abilities.simple_nouns import EachPlayer, Opponents, You
from comprules.abilities.would import (
    WouldAct,
    WouldBeDealtDamage,
    WouldBeDestroyed,
    WouldBegin,
    WouldBeSacrificed,
    WouldCreateTokens,
    WouldDealDamage,
    WouldDie,
    WouldDiscard,
    WouldDraw,
    WouldEnter,
    WouldGainLife,
    WouldGetCounters,
    WouldGoToGraveyard,
    WouldLeave,
    WouldLoseLife,
    WouldLoseTheGame,
    WouldPayLife,
    WouldWinTheGame,
)
from comprules.english.forms import parts as _parts  # noqa: F401 -- makes known the parts that forms name
from comprules.english.forms.form import Form, Topic, choice, fixed, part, the_same
from comprules.english.lexicon import singular, vocabulary
from comprules.english.said import Misread
from comprules.english.writing_nouns import owned_by
from comprules.english.writing_words import refuse
from comprules.words import NAMES_OF_STEPS, PartOfTurn

if TYPE_CHECKING:
    from lark import Token

    from comprules.abilities.would import WouldHappen
    from comprules.english.said import Said

__all__ = ["would_words"]

# ---- parts of events


def _nothing() -> None:
    """Return a part that brings nothing to read."""


# "Die" has other words in an older wording.
part("dying", "_dying", lambda: "die", "die", read=_nothing, takes=0)
choice("damage_sort", {sort: sort for sort in ("damage", "combat damage", "noncombat damage")})


def _deals(_: Token, sort: str) -> str:
    return sort


part("would_deal", "_would_deal", "would deal {}".format, "would deal damage", of=str, read=_deals, takes=2)


choice(
    "action_taken",
    {
        "search a library": "search",
        "scry a number of cards": "scry",
        "scry": "scry",
        "surveil": "surveil",
        "proliferate": "proliferate",
    },
)


def _graveyard(whose: Said, zone: Token) -> Players:
    if singular(str(zone)) != "graveyard":
        raise Misread("only a graveyard is spoken of like this", zone)
    players: Players = whose.value
    return players


def _graveyard_words(whose: Players) -> str:
    return "an opponent's graveyard" if whose == Opponents() else owned_by(whose, "graveyard")


part("graveyard_of", "whose ZONE", _graveyard_words, "your graveyard", of=Players, read=_graveyard, takes=2)
Topic(
    "under",
    fixed(Opponents(), "under an opponent's control"),
    the_same("under {it:whose} control"),
)


def _step(token: Token) -> PartOfTurn:
    named = str(token).replace("upkeep step", "upkeep")
    for names in NAMES_OF_STEPS.values():
        for name in names:
            if name == named:
                return name
    raise Misread("nobody skips that", token)


def _step_words(step: PartOfTurn) -> str:
    if "STEP" not in vocabulary().get(step, ()):
        raise refuse(step)
    return step


# A step, phase or turn, as it is skipped.
part("skipped_step", "STEP", _step_words, "draw step", of=str, read=_step)
Topic(
    "skipped",
    the_same("{it:skipped_step}"),
    fixed("upkeep", "upkeep steps"),
    fixed("untap step", "untap steps"),
    fixed("draw step", "draw steps"),
    fixed("turn", "turn"),
    fixed("turn", "turns"),
    *(fixed(phase, phase) for phase in ("combat phase", "beginning phase", "ending phase")),
)


def _you(draw: WouldDraw) -> str:
    return "" if draw.who == You() else "this is said of 'you'"


def _another(draw: WouldDraw) -> str:
    return "this is said of another than 'you'" if draw.who == You() else ""


# ---- events


def would_words(would: WouldHappen) -> str:
    """Return an event as it stands behind ``if``: ``a creature would die``.

    Raises:
        CannotWrite: The language has no words for it.
    """
    return WOULD.words(would)


_CARD_OR_TOKEN: Final = AllThese(Filter(zone="everywhere"))
WOULD: Final = Topic(
    "would",
    # Players
    Form(WouldLoseTheGame, "{who:doer} would / lose the game"),
    Form(WouldWinTheGame, "{who:doer} would / win the game"),
    Form(WouldAct, "{who:doer} would / {action:action_taken}"),
    Form(WouldAct, "{who:doer} would / draw two or more cards", action="draw", least=2),
    Form(WouldDraw, "{who:doer} would / draw / a / card"),
    Form(
        WouldDraw,
        "{who:doer} would / draw / a / card / except the first one you draw in each of your draw steps",
        where=_you,
        but_first=True,
        frame="If you would draw a card except the first one you draw in each of your draw steps, discard a card instead.",
    ),
    Form(
        WouldDraw,
        "{who:doer} would / draw / a / card / except the first one they draw in each of their draw steps",
        where=_another,
        but_first=True,
    ),
    Form(WouldDiscard, "{who:doer} would / discard / a / card"),
    Form(WouldGainLife, "{who:doer} would / gain life"),
    Form(WouldLoseLife, "{who:doer} would / lose life"),
    Form(WouldPayLife, "{who:doer} would / pay life"),
    Form(WouldBegin, "{who:doer} would / begin / {who:own} {what:skipped}"),
    Form(WouldCreateTokens, "an effect would create one or more tokens under {who:whose} control"),
    Form(WouldCreateTokens, "{who:doer} would create one or more / {kind:kinds}"),
    Form(WouldCreateTokens, "{who:doer} would / create one or more tokens", written=False),
    Form(
        WouldCreateTokens,
        "one or more tokens would be created under {who:whose} control",
        written=False,
    ),
    Form(WouldCreateTokens, "one or more tokens would be created", who=EachPlayer(), written=False),
    Form(
        WouldCreateTokens,
        "one or more / {kind:kinds} would be created under {who:whose} control",
        written=False,
    ),
    # Objects
    Form(WouldDie, "{who:of_kind} would / {dying}"),
    Form(
        WouldDie,
        "{who:of_kind} would / (be put into a graveyard|be put into a graveyard from the battlefield)",
        written=False,
    ),
    Form(WouldBeDestroyed, "{who:of_kind} would / be destroyed"),
    Form(WouldBeSacrificed, "{who:of_kind} would / be sacrificed"),
    Form(WouldLeave, "{who:of_kind} would / leave the battlefield"),
    Form(WouldEnter, "{who:of_kind} would / enter [{under:under}] {uncast=|and it wasn't cast}"),
    Form(
        WouldGoToGraveyard,
        "a card or token would be put into a graveyard from anywhere",
        who=_CARD_OR_TOKEN,
    ),
    Form(
        WouldGoToGraveyard,
        "a card or token would be put into {whose:graveyard_of} from anywhere",
        who=_CARD_OR_TOKEN,
    ),
    Form(WouldGoToGraveyard, "{who:of_kind} would / be put into a graveyard from anywhere"),
    Form(WouldGoToGraveyard, "{who:of_kind} would / be put into {whose:graveyard_of} from anywhere"),
    # Counters
    Form(WouldGetCounters, "an effect would put one or more counters on {on:of_kind}", by_effect=True),
    Form(WouldGetCounters, "{on:doer} would get one or more counters"),
    Form(WouldGetCounters, "one or more counters would be put on {on:of_kind}"),
    Form(WouldGetCounters, "one or more {kind:counter_kind} counters / would be put on {on:of_kind}"),
    Form(WouldGetCounters, "{by:doer} would put one or more counters on a permanent or player", on=None),
    Form(WouldGetCounters, "{by:doer} would put one or more counters on {on:of_kind}"),
    Form(WouldGetCounters, "{by:doer} would put one or more {kind:counter_kind} counters / on {on:of_kind}"),
    # Damage
    Form(WouldBeDealtDamage, "{kind:damage_sort} would be dealt to {to:harmed}"),
    Form(WouldBeDealtDamage, "({to:of_kind}|{to:doer}) would / be dealt / {kind:damage_sort}", written=False),
    Form(WouldDealDamage, "{source:of_kind} {kind:would_deal} to a permanent or player", to=None),
    Form(WouldDealDamage, "{source:of_kind} {kind:would_deal} to {to:harmed}"),
    Form(WouldDealDamage, "{source:of_kind} {kind:would_deal}", written=False),
    frame="If {}, discard a card instead.",
)
