"""707.9: what the exceptions of a copy effect leave of the abilities that are copied."""

from __future__ import annotations

from comprules.abilities.changes import (
    ChangeColors,
    ChangeTypes,
    DefineColors,
    DefineSize,
    NotCopied,
    SetSize,
)
from comprules.abilities.keywords import Keyword
from comprules.abilities.kinds import Ability, Apply, Change, Static
from comprules.book.citing import cite
from comprules.state.copying import replace
from comprules.state.game import Game
from comprules.state.objects import View

__all__ = [
    "CHARACTERISTICS_NOT_COPIED",
    "COPY_WITHOUT_DEFINING_ABILITY",
    "without_what_defines",
    "without_what_is_not_copied",
]

CHARACTERISTICS_NOT_COPIED = cite("707.9c")
COPY_WITHOUT_DEFINING_ABILITY = cite("707.9d")


@CHARACTERISTICS_NOT_COPIED
def without_what_is_not_copied(game: Game, before: View, copied: View, but: tuple[Change, ...]) -> View:
    """What a copy effect says is not copied, the object keeps as it was."""
    for part in but:
        if isinstance(part, NotCopied):
            assert part.what == "color", "mana costs aren't copied by tokens alone"
            says = f"{before.name} keeps its color, which isn't copied"
            CHARACTERISTICS_NOT_COPIED.decided_once(game, says)
            copied = replace(copied, colors=before.colors)
    return copied


@COPY_WITHOUT_DEFINING_ABILITY
def without_what_defines(game: Game, view: View, exception: Change) -> View:
    """An ability that defines a characteristic isn't copied if the copy effect sets that characteristic."""
    if isinstance(exception, ChangeTypes) and exception.how == "add":
        for one in view.held:
            if isinstance(one.ability, Keyword) and one.ability.name == "changeling":
                COPY_WITHOUT_DEFINING_ABILITY.decided_once(
                    game, f"{view.name} has other types besides, and changeling is copied all the same"
                )
    held = tuple(one for one in view.held if not _defines(one.ability, exception))
    if len(held) == len(view.held):
        return view
    COPY_WITHOUT_DEFINING_ABILITY.decided_once(
        game, f"what defines a characteristic of {view.name} is not copied"
    )
    return replace(view, held=held)


def _defines(ability: Ability, exception: Change) -> bool:
    """Say whether the ability does nothing but define a characteristic that the exception settles."""
    match exception, ability:
        case SetSize(), Static():
            return _all_changes(ability, DefineSize)
        case ChangeColors("set") | NotCopied("color"), Keyword("devoid"):
            return True
        case ChangeColors("set") | NotCopied("color"), Static():
            return _all_changes(ability, DefineColors)
        case ChangeTypes("set", subtypes=subtypes), Keyword("changeling"):
            return bool(subtypes)
        case _:  # no other exception sets what an ability defines
            return False


def _all_changes(ability: Static, kind: type[Change]) -> bool:
    return all(
        isinstance(part, Apply) and all(isinstance(change, kind) for change in part.changes)
        for part in ability.effects
    )
