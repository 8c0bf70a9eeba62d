"""What continuous effects change of an object: what is said of a subject, behind it (611.1, 613)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from comprules.abilities.changes import (
    CantHave,
    ChangeTypes,
    HaveFullText,
    HaveNames,
    LoseAbilities,
    LoseAllAbilities,
    LoseThisAbility,
    ModifySize,
    NotCopied,
    SetName,
    SetSize,
)
from comprules.abilities.changes_of_rules import (
    AssignsNoCombatDamage,
    CanAsThough,
    CantBe,
    CantBeTargeted,
    DealsByToughness,
    HelpsAsThough,
    Imagined,
)
from comprules.abilities.combat import CantFace
from comprules.abilities.conditions import Duration
from comprules.abilities.descriptions import controlled, narrowed, without
from comprules.abilities.kinds import Apply, HaveText
from comprules.abilities.nouns import (
    Amount,
    Comparison,
    ControlledBy,
    Filter,
    Negative,
    Players,
    PowerOf,
    Predicate,
    Subject,
    Times,
)
from comprules.abilities.simple_nouns import Number, This, X
from comprules.english.forms.combat import COMBAT_RULES
from comprules.english.forms.controlled import CONTROLLED
from comprules.english.forms.form import Form, Topic, choice, fixed, part, the_same
from comprules.english.making_descriptions import number_of_these, several_of
from comprules.english.said import Misread, Y
from comprules.english.writing_nouns import filter_words, kinds_words
from comprules.english.writing_words import Phrase, listed, quoted, refuse

if TYPE_CHECKING:
    from collections.abc import Callable

    from lark import Token

    from comprules.abilities.kinds import Ability
    from comprules.english.said import Described

__all__ = ["CHANGES", "added_words", "is_printed", "size_for_each", "size_of", "size_words", "sizes_added"]

# ---- sizes

# Y is there only until the sentence has said what it is.
_VARIABLES: Final[dict[str, Any]] = {"X": X(), "Y": Y()}


def _signed(number: str) -> Amount:
    sign, value = number[0], number[1:]
    if value not in _VARIABLES:
        return Number(int(number))
    return _VARIABLES[value] if sign == "+" else Negative(_VARIABLES[value])


def sizes_added(size: Token) -> tuple[Amount, Amount]:
    """Return the amounts that a change adds to power and to toughness."""
    power, toughness = (_signed(number) for number in str(size).split("/"))
    return power, toughness


def added_words(power: Amount, toughness: Amount) -> str:
    """Return a change of power and toughness as it is printed: ``+2/-2``."""
    return f"{_signed_words(power, toughness)}/{_signed_words(toughness, power)}"


def _signed_words(amount: Amount, beside: Amount | Y) -> str:
    match amount:
        case Number(0):
            below = isinstance(beside, Negative) or (isinstance(beside, Number) and beside.value < 0)
            return "-0" if below else "+0"
        case Number(value):
            return f"{value:+d}"
        case X() | Negative(X()):
            return "+X" if amount == X() else "-X"
        case Y():
            return "+Y"
        case _:
            raise refuse(amount, "an amount like this can't be added to a size")


def size_of(size: Token) -> tuple[Amount, Amount]:
    """Return the two numbers of ``2/3``."""
    power, toughness = (_VARIABLES.get(number) or Number(int(number)) for number in str(size).split("/"))
    return power, toughness


def size_words(power: Amount | None, toughness: Amount | None) -> str:
    """Power and toughness as they are printed: ``2/3``.

    Raises:
        CannotWrite: One of them is no number and not X, or is missing.
    """
    return f"{_printed(power)}/{_printed(toughness)}"


def _printed(amount: Amount | None) -> str:
    match amount:
        case X():
            return "X"
        case Number(value) if value >= 0:
            return str(value)
        case _:
            raise refuse(amount)


def is_printed(size: SetSize) -> bool:
    """Say whether both numbers could be printed on a card."""
    return all(
        amount == X() or (isinstance(amount, Number) and amount.value >= 0)
        for amount in (size.power, size.toughness)
    )


part("size_added", "SIZE_CHANGE", added_words, "+1/+1", read=sizes_added)
part("size", "SIZE", size_words, "2/2", read=size_of)

# ---- so much for each


def _unsaid(*_: object) -> str:
    raise refuse(None, "that is said with X")


def _one_counted(described: Described) -> Amount:
    if described.plural:
        raise Misread("'for each' wants a noun in the singular")
    return number_of_these(described.filter)


part("counted", "kinds", _unsaid, "land you control", read=_one_counted)


def size_for_each(power: Amount, toughness: Amount, each: Amount) -> ModifySize:
    """Return a change of size by so much for each of something.

    Raises:
        Misread: It is so much that it has no words as a multiple.
    """
    return ModifySize(_times(power, each), _times(toughness, each))


def _times(number: Amount, each: Amount) -> Amount:
    match number:
        case Number(0):
            return number
        case Number(value):
            multiple = each if abs(value) == 1 else Times(abs(value), each)
            return multiple if value > 0 else Negative(multiple)
        case _:
            raise Misread("so much for each is a number: '+1/+1 for each …'")


def _both_equal(amount: Amount) -> SetSize:
    return SetSize(amount, amount)


def _equal(size: SetSize) -> dict[str, Any] | None:
    return {"amount": size.power} if size.power == size.toughness and size.power is not None else None


# ---- what it can't be the target of

_SPELLS: Final = Filter(noun="spell", zone="stack")
_SOURCES: Final = Filter(noun="source")


def _of_noun(noun: str) -> Callable[[Described], Filter]:
    def read(described: Described) -> Filter:
        kind = several_of(described)
        if kind.noun != noun:
            raise Misread(f"only {noun}s are meant here")
        return kind

    return read


def _their_spells(described: Described) -> tuple[Filter, tuple[Players, ...]]:
    kind = _of_noun("spell")(described)
    return without(kind, ControlledBy), () if kind.controller is None else (kind.controller,)


def _their_spells_words(spells: Filter, by: tuple[Players, ...]) -> str:
    if len(by) > 1:
        raise refuse(by)
    return kinds_words(controlled(spells, by[0] if by else None))


def _controllers(whose: Predicate) -> tuple[Players, ...]:
    if not isinstance(whose, ControlledBy):
        raise Misread("say who controls them: 'abilities your opponents control'")
    return (whose.players,)


def _controllers_words(by: tuple[Players, ...]) -> str:
    if len(by) != 1:
        raise refuse(by)
    return CONTROLLED.words(ControlledBy(by[0]))


part("their_spells", "kinds", _their_spells_words, "red spells", of=Filter, read=_their_spells)
part("targeting_spells", "kinds", kinds_words, "red spells", of=Filter, read=_of_noun("spell"))
part("sources", "kinds", kinds_words, "red sources", of=Filter, read=_of_noun("source"))
part("controllers", "controlled", _controllers_words, "you control", read=_controllers)

Topic(
    "kept_from",
    Form(CantBeTargeted, "spells or abilities [{by:controllers}]", spells=_SPELLS, sources=_SOURCES),
    Form(CantBeTargeted, "abilities [{by:controllers}]", sources=_SOURCES),
    Form(CantBeTargeted, "abilities from {sources:sources}"),
    Form(CantBeTargeted, "{spells by:their_spells}"),
    Form(CantBeTargeted, "{spells:targeting_spells} or abilities from {sources:sources}"),
    frame="As long as it's your turn, this creature can't be the target of {}.",
)

# ---- other parts

part("keyword_names", "plain_keywords", listed, "flying", of=tuple)
part("each_keyword", "either_keyword", listed, "flying", of=tuple)
part("some", "kinds", lambda kind: filter_words(kind, several=True), "lands", of=Filter, read=several_of)
part("name", "NAME", str, "Legion", of=str, read=str)


def _one_quoted(abilities: tuple[Ability, ...]) -> str:
    if len(abilities) != 1:
        raise refuse(abilities)
    return quoted(abilities[0])


part("quoted_text", "quoted", _one_quoted, '"{T}: Add {G}."', of=tuple)
choice(
    "barred",
    {
        words: words
        for words in (
            *(
                "attack",
                "block",
                "be blocked",
                "be countered",
                "be copied",
                "be regenerated",
                "be the target",
            ),
            "attack or block",
        )
    },
)


IMAGINED: Final = Topic(
    "imagined",
    Form(Imagined, "{as though it had/as though they had} {keyword:one_keyword}", how="had"),
    Form(Imagined, "as though those creatures had {keyword:one_keyword}", how="had", written=False),
    Form(
        Imagined, "{as though it didn't have/as though they didn't have} {keyword:one_keyword}", how="lacked"
    ),
    Form(
        Imagined,
        "{as though it had no/as though they had no} {keyword:one_keyword}",
        how="lacked",
        written=False,
    ),
    fixed(Imagined("untapped"), "{as though it were untapped/as though they were untapped}"),
    frame="As long as it's your turn, creatures you control can block {}.",
)


def _imagined_words(imagined: Imagined, *, several: bool) -> str:
    return IMAGINED.words(imagined, several=several)


def _of_those(imagined: Imagined) -> str:
    return IMAGINED.words(imagined).replace("they", "those creatures")


def _done_words(do: str, *, several: bool) -> str:
    del several
    return do


def _can_now(subject: Subject, do: Any, imagined: Imagined, whom: Filter | None = None) -> Apply:
    return Apply(subject, (CanAsThough(do, imagined, whom),), Duration("end of turn"))


_OF_IT: Final = Phrase("as though it had flying")
part("one_keyword", "plain_keyword", str, "flying", of=str, read=str)
part("imagined_of_it", "imagined", _imagined_words, _OF_IT, of=Imagined, agrees=True)
part("imagined_of_several", "imagined", IMAGINED.words, "as though they had flying", of=Imagined)
part("imagined_of_those", "imagined", _of_those, "as though those creatures had haste", of=Imagined)
part("can_do", "(ATTACK | BLOCK | BE_BLOCKED)", _done_words, Phrase("attack"), of=str, read=str, agrees=True)


def _by_stronger(by: Filter, what: Any) -> CantBe:
    return CantBe(what, narrowed(by, _STRONGER))


# What is said of a creature is asked of that creature.
_STRONGER: Final = Comparison("power", ">", PowerOf(This()))

# ---- what is said of the subject


_OF_A_COPY: Final = (
    "At the beginning of your upkeep, "
    "you may have this creature become a copy of target creature, except it {}."
)


def _said(makes: type, words: str, **more: Any) -> Form:
    return Form(makes, words, follows_subject=True, **more)


_HELPED: Final[tuple[tuple[str, dict[str, Any]], ...]] = (
    ("{crews Vehicles/crew Vehicles}", {"crews": True}),
    ("{saddles Mounts/saddle Mounts}", {"saddles": True}),
    ("{saddles Mounts and crews Vehicles/saddle Mounts and crew Vehicles}", {"crews": True, "saddles": True}),
)
HELPING: Final = tuple(
    form
    for words, what in _HELPED
    for form in (
        _said(
            HelpsAsThough,
            f"{words} as though {{its power were/their power were}} {{more:integer}} greater",
            **what,
        ),
        _said(
            HelpsAsThough,
            f"{words} using {{its toughness rather than its power/their toughness rather than their power}}",
            by_toughness=True,
            **what,
        ),
    )
)
CHANGES: Final = Topic(
    "plain_change",
    _said(ModifySize, "~get {power toughness:size_added}"),
    _said(ModifySize, "~get an additional {power toughness:size_added}", written=False),
    _said(
        ModifySize,
        "~get {power toughness:size_added} for each {each:counted}",
        make=size_for_each,
        written=False,
    ),
    _said(
        ModifySize,
        "~get {power toughness:size_added} {each:for_each_amount}",
        make=size_for_each,
        written=False,
    ),
    _said(SetSize, "~have base power and toughness {power toughness:size}"),
    _said(
        SetSize,
        "~have base power and base toughness each equal to {amount:amount}",
        make=_both_equal,
        unmake=_equal,
    ),
    _said(
        SetSize,
        "~have base power and toughness each equal to {amount:amount}",
        make=_both_equal,
        unmake=_equal,
        written=False,
    ),
    _said(SetSize, "~have base power {power:amount}", toughness=None),
    _said(SetSize, "~have base toughness {toughness:amount}", power=None),
    _said(LoseAbilities, "~lose {keywords:keyword_names}"),
    _said(LoseAllAbilities, "~lose all abilities"),
    _said(LoseAllAbilities, "~lose all abilities except mana abilities", but_mana=True),
    fixed(LoseThisAbility(), "~lose this ability", follows_subject=True),
    _said(ChangeTypes, "~lose all creature types", how="lose", every="creature type"),
    _said(ChangeTypes, "~be no longer snow", how="lose", supertypes=("snow",), written=False),
    _said(ChangeTypes, "~lose all land types", how="lose", every="land type"),
    fixed(
        (ChangeTypes("lose", every="land type"), LoseAllAbilities()),
        "~lose all land types and abilities",
        follows_subject=True,
        written=False,
    ),
    _said(ChangeTypes, "~gain all creature types", how="add", every="creature type", written=False),
    _said(CantHave, "can't have / or gain {keywords:keyword_names}", written=False),
    _said(CantHave, "can't have {keywords:each_keyword}", written=False),
    _said(
        CantBe,
        "~don't untap during {its controller's untap step/their controllers' untap steps}",
        what="untap",
    ),
    _said(CantBe, "~don't untap during your untap step", what="untap", written=False),
    _said(CantBe, "can't be blocked by {by:kinds}", what="be blocked"),
    _said(CantBe, "can't be blocked except by {by:kinds}", what="be blocked", but=True),
    _said(
        CantBe,
        "can't be blocked by {by:kinds} with greater power",
        make=_by_stronger,
        what="be blocked",
        written=False,
    ),
    _said(CantBe, "can't be countered by {by:kinds}", what="be countered"),
    _said(
        object,
        "can't / block or be blocked by {by:kinds}",
        make=lambda by: (CantFace(by), CantBe("be blocked", by)),
        unmake=lambda _: None,
        written=False,
    ),
    _said(CantBe, "can't / {what:barred}"),
    fixed(
        (CantBe("attack or block"), CantBe("crew Vehicles")),
        "can't / attack, block, or crew Vehicles",
        follows_subject=True,
        written=False,
    ),
    fixed(CantBe("crew Vehicles"), "can't / crew Vehicles", follows_subject=True),
    the_same("can't be the {target/targets} of {it:kept_from}", follows_subject=True),
    _said(
        DealsByToughness,
        "~assign combat damage equal to {its/their} toughness rather than {its/their} power",
    ),
    *HELPING,
    _said(AssignsNoCombatDamage, "~assign no combat damage"),
    _said(CanAsThough, "can {do:can_do} {imagined:imagined_of_it}"),
    _said(CanAsThough, "can {block} {whom:several_such} {imagined:imagined_of_several}", do="block"),
    _said(HaveFullText, "~have the full text of {of:each_subject}"),
    _said(HaveNames, "~have all names of {of:some} in addition to (its name|their names)"),
    _said(HaveNames, "~have all names of {of:some}", written=False),
    _said(SetName, "~be named {name:name}"),
    _said(
        HaveText,
        "~have the text {abilities:quoted_text}",
        frame="As long as it's your turn, this creature {}",
    ),
    _said(NotCopied, "doesn't copy that creature's color", what="color", frame=_OF_A_COPY),
    frame="As long as it's your turn, this creature {}.",
    includes=(COMBAT_RULES,),
)
Topic(
    "can_now",
    Form(_can_now, "{subject:subject} can {do:can_do} this turn {imagined:imagined_of_it}", written=False),
    Form(
        _can_now,
        "{subject:subject} can {block} {whom:several_such} this turn {imagined:imagined_of_several}",
        do="block",
        written=False,
    ),
    frame="When this creature enters, {}.",
)

Topic(
    "given_name",
    Form(SetName, "named {name:name}", written=False),
    frame="As long as it's your turn, this creature is a creature {}.",
)
