"""How mana is added (106.3)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from comprules.abilities.mana_instructions import AddMana
from comprules.abilities.nouns import Amount
from comprules.abilities.simple_nouns import Chosen, Number, X
from comprules.english.forms import instructions as _instructions  # noqa: F401 -- makes known the parts that forms name
from comprules.english.forms.form import Form, part
from comprules.english.lexicon import number_word
from comprules.english.said import Misread
from comprules.english.writing_words import listed, refuse
from comprules.mana import read_cost

if TYPE_CHECKING:
    from lark import Token

__all__ = ["MANA_ADDED", "mana_symbols", "symbols_words"]


def mana_symbols(token: Token) -> str:
    """Return the symbols as they are written, which have to be those of mana."""
    read_cost(str(token))
    return str(token)


def _number_of_mana(amount: Amount) -> str:
    if not isinstance(amount, Number):
        raise Misread("how much mana must be a number")
    return str(amount.value)


def symbols_words(symbols: str) -> str:
    """Return the words for symbols: they are those words.

    Raises:
        CannotWrite: It is a number of mana, and no symbols.
    """
    if not symbols.startswith("{"):
        raise refuse(symbols)
    return symbols


def _of_one_symbol(mana: AddMana) -> str:
    return "" if mana.times is not None and mana.symbols.count("{") == 1 else "an amount is of one symbol"


def _number_words(symbols: str) -> str:
    if not (symbols.isdigit() and int(symbols) > 0):
        raise refuse(symbols)
    return number_word(int(symbols))


part("mana_symbols", "MANA", symbols_words, "{G}", of=str, read=mana_symbols)


def _one_mana(amount: Amount) -> str:
    if amount != Number(1):
        raise Misread("several are of one color")
    return "1"


def _one_words(symbols: str) -> str:
    if symbols != "1":
        raise refuse(symbols)
    return "one"


part("one_of_mana", "quantity", _one_words, "one", of=str, read=_one_mana)
part("number_of_mana", "quantity", _number_words, "two", of=str, read=_number_of_mana)


def _combined_words(symbols: tuple[str, ...]) -> str:
    if len(symbols) < 2:
        raise refuse(symbols)
    return listed(symbols, "and/or")


_SO_MUCH_MANA: Final[tuple[tuple[str, dict[str, Any]], ...]] = (
    ("{symbols:number_of_mana}", {}),
    ("X", {"symbols": "1", "times": X()}),
)
_OF_COLORS: Final[tuple[tuple[str, dict[str, Any]], ...]] = (
    ("of any one color", {"any_color": True}),
    ("in any combination of colors", {"any_color": True, "apart": True}),
    ("of different colors", {"any_color": True, "apart": True, "different": True}),
    ("in any combination of {one_of:combined}", {"apart": True}),
)
part("combined", "combined_mana", _combined_words, "{G} and/or {U}", of=tuple)
MANA_ADDED: Final = (
    Form(AddMana, "~add {symbols:mana_symbols}", doer="players", not_in="2009"),
    Form(
        AddMana,
        "~add {symbols:mana_symbols} to your mana pool",
        doer="players",
        wording="2009",
        frame="{{T}}: Each player {}.",
    ),
    *(
        Form(
            AddMana,
            f"~add {{symbols:{number}_of_mana}} {color} / to your mana pool",
            doer="players",
            any_color=True,
            wording="2009",
            frame="{{T}}: Each player {}.",
        )
        for number, color in (("one", "mana of any color"), ("number", "mana of any one color"))
    ),
    Form(
        AddMana,
        "~add an amount of {symbols:mana_symbols} equal to {times:amount}",
        doer="players",
        where=_of_one_symbol,
        not_in="2009",
        frame="{{T}}: Each player {}.",
    ),
    Form(AddMana, "~add an additional {symbols:mana_symbols}", doer="players", written=False, not_in="2009"),
    Form(
        AddMana,
        "~add [an additional] {symbols:one_of_mana} mana of any color",
        doer="players",
        any_color=True,
        not_in="2009",
    ),
    Form(
        AddMana,
        "~add {symbols:number_of_mana} mana of any one color",
        doer="players",
        any_color=True,
        not_in="2009",
    ),
    *(
        Form(AddMana, f"~add {number} mana {of}", doer="players", not_in="2009", **much, **kind)
        for number, much in _SO_MUCH_MANA
        for of, kind in _OF_COLORS
        if (number, of) != ("{symbols:number_of_mana}", "of any one color")
    ),
    Form(
        AddMana,
        "~add {symbols:number_of_mana} mana of the chosen color",
        doer="players",
        chosen=Chosen("color"),
        not_in="2009",
    ),
    Form(
        AddMana,
        "~add {symbols:one_of_mana} mana of either of the circled colors",
        doer="players",
        circled=True,
        not_in="2009",
    ),
    Form(
        AddMana,
        "~add {symbols:number_of_mana} mana of any type that land produced",
        doer="players",
        produced=True,
        not_in="2009",
    ),
    Form(
        AddMana,
        "~add {symbols:one_of_mana} mana of any color among {among:kinds}",
        doer="players",
        not_in="2009",
    ),
    Form(
        AddMana,
        "~add {symbols:number_of_mana} mana of any color in your commander's color identity",
        doer="players",
        not_in="2009",
        identity=True,
    ),
    *(
        Form(
            AddMana,
            f"~add {{symbols:one_of_mana}} mana of any {of} that {{could:one_kind}} could produce",
            doer="players",
            not_in="2009",
            any_color=of == "color",
        )
        for of in ("color", "type")
    ),
    Form(
        AddMana,
        "~add mana equal to {cost_of:possessive} mana cost",
        doer="players",
        symbols="",
        not_in="2009",
    ),
    Form(
        AddMana,
        "~double the amount of each type of unspent mana you have",
        doer="players",
        symbols="",
        double=True,
        not_in="2009",
    ),
)
