"""What players do, without the player in front: drawing cards, gaining and losing life (119, 121, 701)."""

from __future__ import annotations

from typing import Final

from comprules.abilities.instructions import (
    DrawCards,
    GainLife,
    LoseLife,
    LoseTheGame,
    Mill,
    Planeswalk,
    Scry,
    VentureIntoDungeon,
    WinTheGame,
)
from comprules.abilities.plain_instructions import PayAnyLife
from comprules.abilities.simple_nouns import Number
from comprules.english.forms import parts as _parts  # noqa: F401 -- makes known the parts that forms name
from comprules.english.forms.form import Form, Topic

__all__ = ["PLAYER_ACTIONS"]

COUNTED_ACTIONS: Final = Topic(
    "counted_action",
    Form(DrawCards, "~draw {amount:how_many} card(s)", doer="players"),
    Form(DrawCards, "~draw cards equal to {amount:amount}", doer="players", written=False),
    Form(DrawCards, "~draw an additional card", doer="players", amount=Number(1), written=False),
    Form(DrawCards, "~draw {amount:integer_amount} additional cards", doer="players", written=False),
    Form(GainLife, "~gain {amount:how_much} life", doer="players"),
    Form(GainLife, "~gain life equal to {amount:amount}", doer="players", written=False),
    Form(LoseLife, "~lose {amount:how_much} life", doer="players"),
    Form(LoseLife, "~lose life equal to {amount:amount}", doer="players", written=False),
    Form(Mill, "~mill {amount:how_many} card(s)", doer="players"),
    frame="When this creature enters, each player {}.",
)
PLAYER_ACTIONS: Final = Topic(
    "player_action",
    Form(LoseTheGame, "~lose the game", doer="players"),
    Form(WinTheGame, "~win the game", doer="players"),
    Form(PayAnyLife, "~pay any amount of life", doer="players"),
    Form(VentureIntoDungeon, "~venture into the dungeon", doer="players"),
    Form(Scry, "~scry {amount:how_much}", doer="players"),
    Form(Planeswalk, "~planeswalk", doer="players"),
    frame="When this creature enters, each player {}.",
    includes=(COUNTED_ACTIONS,),
)
