"""Keyword abilities are printed as the word and what their row of the table puts behind it (702)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from comprules.abilities.keywords import Keyword, Quality
from comprules.abilities.nouns import Filter
from comprules.abilities.predicates import Type
from comprules.english.forms import alterations as _alterations  # noqa: F401 -- makes known the parts that forms name
from comprules.english.forms.form import Form, Topic, choice, part
from comprules.english.lexicon import SUBTYPES, plural, singular
from comprules.english.making_descriptions import (
    NOUN_KINDS,
    filter_of,
    integer,
    number_of_nouns,
    single_of,
)
from comprules.english.said import Described, Misread
from comprules.english.writing_nouns import filter_words
from comprules.english.writing_words import refuse
from comprules.mana import ManaCost, ManaError, read_cost
from comprules.words import CARD_TYPES

if TYPE_CHECKING:
    from lark import Token

__all__ = ["KEYWORDS", "KEYWORDS_WITH_KIND", "keyword_words", "mana", "quality_of"]

# ---- costs and numbers


def mana(token: Token) -> ManaCost:
    """Return a mana cost.

    Raises:
        Misread: It holds something that is no mana symbol.
    """
    try:
        return read_cost(str(token))
    except ManaError as error:
        raise Misread(str(error), token) from None


def _number_and_cost(name: Token, count: Token, cost: Token) -> tuple[str, int, ManaCost]:
    return str(name), integer(count).value, mana(cost)


def _number_and_cost_words(name: str, number: int | None, cost: ManaCost | None) -> str:
    if number is None or cost is None:
        raise refuse(cost)
    return f"{name} {number}—{cost}"


def _cost_with_x(name: Token, cost: Token) -> tuple[str, ManaCost]:
    paid = mana(cost)
    if "X" not in paid.symbols:
        raise Misread("X is said and not paid", cost)
    return str(name), paid


def _cost_with_x_words(name: str, cost: ManaCost | None) -> str:
    if name != "suspend" or cost is None or "X" not in cost.symbols:
        raise refuse(cost)
    return f"{name} X—{cost}"


part("keyword_name", "KEYWORD", str, "flying", of=str, read=str)
part("name_with_cost", "COST_KEYWORD", str, "equip", of=str, read=str)


def _name_with_x(name: Token) -> tuple[str, Quality]:
    if name != "bloodthirst":
        raise Misread(f"X is not said of {str(name)!r}", name)
    return str(name), Quality("X")


def _name_with_x_words(name: str, quality: Quality | None) -> str:
    if quality != Quality("X"):
        raise refuse(quality)
    return f"{name} X"


def _name_with_sunburst(name: Token, counted: Token) -> tuple[str, Quality]:
    if (name, counted) != ("modular", "sunburst"):
        raise Misread(f"{str(counted)!r} is no number", counted)
    return str(name), Quality(str(counted))


def _name_with_sunburst_words(name: str, quality: Quality | None) -> str:
    if quality != Quality("sunburst"):
        raise refuse(quality)
    return f"{name}—Sunburst"


part("name_with_number", "NUMBER_KEYWORD", str, "annihilator", of=str, read=str)
part("keyword_cost", "MANA", str, "{2}", of=ManaCost, read=mana)
part(
    "number_and_cost", 'NUMBER_COST_KEYWORD INTEGER "—" MANA', _number_and_cost_words, "reinforce 1—{1}{W}",
    of=str, read=_number_and_cost, takes=3,
)  # fmt: skip
part(
    "cost_with_x", 'NUMBER_COST_KEYWORD "X" "—" MANA', _cost_with_x_words, "suspend X—{X}{U}",
    of=str, read=_cost_with_x, takes=2,
)  # fmt: skip
part(
    "name_with_x", 'NUMBER_KEYWORD "X"', _name_with_x_words, "bloodthirst X",
    of=str, read=_name_with_x, takes=2,
)  # fmt: skip
part(
    "name_with_sunburst", 'NUMBER_KEYWORD "—" KEYWORD', _name_with_sunburst_words, "modular—Sunburst",
    of=str, read=_name_with_sunburst, takes=2,
)  # fmt: skip

# ---- qualities


def _landwalk(token: Token) -> Quality:
    word = str(token).removesuffix("walk")
    if word == "land" or word.endswith(" land"):
        return Quality(word.removesuffix(" land"))
    snow, _, kind = word.rpartition(" ")
    return Quality(f"{snow} {kind.title()}".strip())


def _landwalk_words(quality: Quality) -> str:
    return Keyword("landwalk", quality=quality).called


def _typecycling(words: Token, cost: Token) -> tuple[Quality, ManaCost]:
    """``Plainscycling {2}``, ``basic landcycling {1}``; the quality is what the card searched for is."""
    kind = str(words).removesuffix("cycling")
    found = next((subtype for subtype in SUBTYPES if subtype.lower() == kind), kind)
    return Quality(found), mana(cost)


def _typecycling_words(quality: Quality, cost: ManaCost | None) -> str:
    if cost is None:
        raise refuse(cost)
    return f"{quality.word.lower()}cycling {cost}"


def quality_of(word: Token) -> Quality:
    """Return the quality that a word names.

    Raises:
        Misread: It names none.
    """
    if word.type == "COLOR" or (word.type == "COLOR_COUNT" and word != "colorless"):
        return Quality(str(word))
    if word.type in NOUN_KINDS and number_of_nouns((word,)) is not False:
        return Quality(singular(str(word)))
    raise Misread(f"{str(word)!r} is no quality to be protected from", word)


def _quality_words(quality: Quality) -> str:
    word = quality.word
    is_noun = (
        word in CARD_TYPES or word[:1].isupper() or word in {"permanent", "spell", "card", "token", "object"}
    )
    return plural(word) if is_noun else word


def _chosen(kind: str) -> Quality:
    return Quality(f"the chosen {kind}")


def _chosen_words(quality: Quality) -> str:
    if not quality.word.startswith("the chosen "):
        raise refuse(quality)
    return quality.word


part("landwalk", "LANDWALK", _landwalk_words, "swampwalk", of=Quality, read=_landwalk)
part(
    "typecycling",
    "TYPECYCLING MANA",
    _typecycling_words,
    "plainscycling {2}",
    of=Quality,
    read=_typecycling,
    takes=2,
)
part(
    "subtype",
    "SUBTYPE",
    lambda quality: quality.word,
    "Arcane",
    of=Quality,
    read=lambda word: Quality(str(word)),
)
part(
    "partner",
    "NAME",
    lambda quality: quality.word,
    "Forest",
    of=Quality,
    read=lambda name: Quality(str(name)),
)
choice(
    "gift",
    {
        what: Quality(what)
        for what in ("a Food", "a card", "a tapped Fish", "an extra turn", "a Treasure", "an Octopus")
    },
)
part("one_type", "word", filter_words, "artifact", of=Filter, read=lambda word: filter_of((word,)))
part("quality_word", "word", _quality_words, "red", of=Quality, read=quality_of)
part("chosen_quality", '"the" _chosen_word', _chosen_words, "the chosen color", of=Quality, read=_chosen)
part(
    "quality_of_choice", '"the" chosen_kind "of your choice"', _chosen_words, "the color of your choice",
    of=Quality, read=_chosen,
)  # fmt: skip
part("single", "description", filter_words, "creature", of=Filter, read=single_of)


def _equip_kind(name: Token, described: Described) -> tuple[str, Filter]:
    """Read the quality of the creatures that may be targets: a legendary one, an Elf, a commander."""
    kind = single_of(described)
    types = {predicate.word for predicate in kind.predicates if isinstance(predicate, Type)}
    if name != "equip" or not types <= {"creature"}:
        raise Misread(f"{str(name)!r} is not said of this", name)
    return str(name), kind


def _equip_kind_words(name: str, kind: Filter | None) -> str:
    if name != "equip" or kind is None:
        raise refuse(kind)
    return f"{name} {filter_words(kind)}"


part(
    "equip_kind", "COST_KEYWORD description", _equip_kind_words, "equip legendary creature",
    of=str, read=_equip_kind, takes=2,
)  # fmt: skip

QUALITIES: Final = choice(
    "fixed_quality",
    {
        "everything": Quality("everything"),
        "all colors": Quality("all colors"),
        "each color": Quality("all colors"),
    },
)


choice("players_as_quality", {"each of your opponents": Quality("each of your opponents")})


def _two_words(first: Token, second: Token) -> Quality:
    nouns = {"HEAD", "TYPE", "SUBTYPE"}
    if first.type not in {"SUPERTYPE", "SUBTYPE", "TYPE", "NON"} or second.type not in nouns:
        raise Misread("say what it is protected from in two words: 'legendary creatures'", first)
    if number_of_nouns((second,)) is False:
        raise Misread("say what it is protected from in the plural", second)
    return Quality(f"{first} {singular(str(second))}")


def _two_words_words(quality: Quality) -> str:
    first, _, second = quality.word.partition(" ")
    if not second or first in {"all", "each", "the"}:
        raise refuse(quality)
    return f"{first} {plural(second)}"


part("quality_in_two_words", "word word", _two_words_words, "legendary creatures", of=Quality, read=_two_words, takes=2)  # fmt: skip


def _of_quality(name: str) -> tuple[Form, ...]:
    start = f"{name} from"
    return (
        Form(Keyword, f"{start} {{quality:fixed_quality}}", name=name),
        Form(Keyword, f"{start} {{quality:chosen_quality}}", name=name),
        Form(Keyword, f"{start} {{quality:quality_of_choice}}", name=name, written=False),
        Form(Keyword, f"{start} {{quality:quality_word}}", name=name),
    )


# ---- keyword abilities

KEYWORDS: Final = Topic(
    "keyword",
    Form(Keyword, "{quality:landwalk}", name="landwalk"),
    Form(Keyword, "protection from {quality:players_as_quality}", name="protection"),
    Form(Keyword, "protection from {quality:quality_in_two_words}", name="protection"),
    *_of_quality("protection"),
    *_of_quality("hexproof"),
    Form(Keyword, "{quality cost:typecycling}", name="typecycling"),
    Form(Keyword, "splice onto {quality:subtype} {cost:keyword_cost}", name="splice"),
    Form(
        Keyword,
        "splice onto instant or sorcery {cost:keyword_cost}",
        name="splice",
        quality=Quality("instant or sorcery"),
    ),
    Form(Keyword, "emerge from {filter:one_type} {cost:keyword_cost}", name="emerge"),
    Form(Keyword, "{name number cost:number_and_cost}"),
    Form(Keyword, "{name cost:cost_with_x}"),
    Form(Keyword, "{name:name_with_cost} {cost:keyword_cost}"),
    Form(Keyword, "{name:name_with_number} {number:digits}"),
    Form(Keyword, "{name quality:name_with_x}"),
    Form(Keyword, "{name quality:name_with_sunburst}"),
    Form(Keyword, "{name:keyword_name}"),
    frame="Creatures you control have {}.",
)
AFFINITY: Final = Topic(
    "affinity_line",
    Form(Keyword, "affinity for {filter:kinds}", name="affinity"),
    Form(Keyword, "gift {quality:gift}", name="gift"),
)
KEYWORDS_WITH_KIND: Final = Topic(
    "keyword_with_kind",
    Form(Keyword, "champion a(n) {filter:single}", name="champion"),
    Form(Keyword, "{name filter:equip_kind} {cost:keyword_cost}"),
    Form(Keyword, "{filter:one_type} offering", name="offering"),
    Form(Keyword, "enchant {filter:single}", name="enchant"),
    Form(Keyword, "bands with other {filter:kinds}", name="bands with other"),
    Form(Keyword, "enchant / player", name="enchant", player=True),
    Form(Keyword, "partner with {quality:partner}", name="partner with"),
    includes=(AFFINITY,),
)


def keyword_words(keyword: Keyword) -> str:
    """Return the words of a keyword ability that costs nothing but mana: ``protection from red``.

    Raises: CannotWrite: The language has no words for what stands behind the word.
    """
    has_kind = keyword.filter is not None or keyword.player or keyword.name in ("partner with", "gift")
    topic = KEYWORDS_WITH_KIND if has_kind else KEYWORDS
    return KEYWORDS.words(keyword) if keyword.name == "emerge" else topic.words(keyword)
