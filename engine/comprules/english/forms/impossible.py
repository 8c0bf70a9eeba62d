"""What can't happen (614.17)."""

from __future__ import annotations

from dataclasses import replace
from typing import Any, Final

from comprules.abilities.conditions import Duration
from comprules.abilities.descriptions import controlled, without
from comprules.abilities.nouns import AllThese, Both, ControlledBy, Filter, Players, Subject
from comprules.abilities.simple_nouns import EachPlayer, It, Opponents, You
from comprules.abilities.would import (
    BeginCant,
    CantHappen,
    WouldAct,
    WouldBeSacrificed,
    WouldChangeLife,
    WouldCreateTokens,
    WouldDiscard,
    WouldDraw,
    WouldEnter,
    WouldGainLife,
    WouldGetCounters,
    WouldLoseLife,
    WouldLoseTheGame,
    WouldPayLife,
    WouldWinTheGame,
)
from comprules.english.forms import parts as _parts  # noqa: F401 -- makes known the parts that forms name
from comprules.english.forms.form import Form, Topic, part
from comprules.english.writing_amounts import duration_words
from comprules.english.writing_nouns import owned_by, players_words, subject_words
from comprules.english.writing_words import Phrase, refuse

__all__ = ["BEGIN_CANT", "CANT_HAPPEN", "NO_LIFE"]

NO_LIFE: Final = "0 or less life"

# ---- parts


def _players(who: Players) -> Phrase:
    return Phrase("players", plural=True) if who == EachPlayer() else players_words(who)


part("all_players", "players", _players, Phrase("players", plural=True), of=Players)
part("whose_life", "whose", lambda who: f"{owned_by(who, 'life')}".removesuffix(" life"), "your", of=Players)
part("draw", "DRAW", lambda: "draw", "draw")


def _is_it(who: Subject, it: Subject) -> bool:
    return it in (who, It(), It("they"))


part(
    "it_again",
    "subject",
    lambda who: "them" if subject_words(who).plural else "it",
    "it",
    of=Subject,
    same=_is_it,
)


def _for_a_time(duration: Duration) -> str:
    if not (words := duration_words(duration, only_bars=True)):
        raise refuse(duration)
    return words.lstrip()


part("for_a_time", "duration", _for_a_time, "this turn", of=Duration)

# ---- what can't happen


def _from_both(kind: Filter) -> WouldEnter:
    in_graveyards, in_libraries = (AllThese(replace(kind, zone=zone)) for zone in ("graveyard", "library"))
    return WouldEnter(Both(in_graveyards, in_libraries))


def _of_both(would: WouldEnter) -> dict[str, Any] | None:
    match would.who:
        case Both(AllThese(kind)) if would == _from_both(kind):
            return {"kind": replace(kind, zone="battlefield")}
        case _:
            return None


def _made_to_sacrifice(kind: Filter) -> WouldBeSacrificed:
    return WouldBeSacrificed(AllThese(controlled(kind, You())), Opponents())


def _what_is_sacrificed(would: WouldBeSacrificed) -> dict[str, Any] | None:
    match would:
        case WouldBeSacrificed(AllThese(kind), Opponents()) if kind.controller == You():
            return {"kind": without(kind, ControlledBy)}
        case _:
            return None


FOR_A_TIME: Final = Topic(
    "barred_for_a_time",
    Form(WouldDraw, "{who:all_players} can't / draw cards"),
    Form(WouldDiscard, "{who:all_players} can't / discard cards"),
    Form(WouldGainLife, "{who:all_players} can't / gain life"),
    Form(WouldLoseLife, "{who:all_players} can't / lose life"),
    Form(WouldPayLife, "{who:all_players} can't / pay life"),
    Form(WouldLoseTheGame, "{who:all_players} can't / lose the game"),
    Form(WouldWinTheGame, "{who:all_players} can't / win the game"),
    Form(WouldCreateTokens, "{who:all_players} can't / create tokens"),
    Form(WouldAct, "{who:players} can't / search libraries", action="search"),
    Form(WouldChangeLife, "{who:whose_life} life total can't change"),
)
BARRED: Final = Topic(
    "barred_always",
    Form(WouldDraw, "{who:players} can't {draw} more than {after:so_many} card(s) / each turn"),
    Form(
        WouldLoseTheGame,
        "{who:players} ~don't lose the game for having 0 or less life",
        reason=NO_LIFE,
    ),
    Form(
        WouldEnter,
        "{kind:kinds} in graveyards and libraries / can't / enter the battlefield",
        make=_from_both,
        unmake=_of_both,
    ),
    Form(WouldEnter, "{who:subject} can't / enter the battlefield"),
    Form(
        WouldBeSacrificed,
        "spells and abilities your opponents control can't cause you to sacrifice {kind:kinds}",
        make=_made_to_sacrifice,
        unmake=_what_is_sacrificed,
    ),
    Form(WouldBeSacrificed, "{who:subject} can't / be sacrificed"),
    Form(WouldGetCounters, "counters can't be put on {on:subject}"),
    Form(
        WouldGetCounters,
        "{on:subject} can't have {kind:counter_kind} (counters|counter) / put on {on:it_again}",
    ),
    Form(WouldGetCounters, "{on:subject} can't have counters put on {on:it_again}", written=False),
    Form(WouldGetCounters, "{on:all_players} can't get counters"),
    Form(WouldGetCounters, "{on:all_players} can't get {kind:counter_kind} (counters|counter)"),
    includes=(FOR_A_TIME,),
    frame="As long as it's your turn, {}.",
)
CANT_HAPPEN: Final = Topic(
    "cant_happen", Form(CantHappen, "{would:barred_always}"), frame="As long as it's your turn, {}."
)
CANT_HAPPEN_FOR_A_TIME: Final = Topic("cant_happen_for_a_time", Form(CantHappen, "{would:barred_for_a_time}"))
BEGIN_CANT: Final = Topic(
    "cant_now",
    Form(BeginCant, "{cant:cant_happen_for_a_time} {duration:for_a_time}"),
    Form(BeginCant, "{cant:cant_happen_for_a_time} (for the rest of the game|)", duration=Duration()),
    frame="When this creature enters, {}.",
)
