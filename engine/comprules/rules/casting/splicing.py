"""702.47: cards in hand are spliced onto a spell, which has their text behind its own."""

from __future__ import annotations

from comprules.abilities.costs import Cost, ManaPayment
from comprules.abilities.kinds import Effect, SpellAbility
from comprules.book.citing import cite
from comprules.keyword_instances import working
from comprules.keywords.rules_702_2_to_60 import SPLICE
from comprules.rules.continuous.settling_changes import NAMES_IN_GAINED_ABILITIES
from comprules.rules.meaning.types_and_subtypes import has_listed_subtype
from comprules.rules.targeting.choosing_targets import least_and_most
from comprules.rules.targeting.modes import first_free, renumbered
from comprules.rules.targeting.proposal import Proposal
from comprules.rules.targeting.targets import Targets, is_legal_target, targets_in
from comprules.ruleset import views
from comprules.state.game import Game
from comprules.state.objects import GameObject, View

__all__ = [
    "SPLICED_TEXT_ALONE",
    "SPLICING_RESTRICTED",
    "TARGETS_OF_SPLICED_TEXT",
    "WORDS_ADDED_TO_TEXT",
    "behind_its_own",
    "ensure_choices_possible",
    "ensure_only_once",
    "spliced_cards",
    "spoken_by_the_spell",
    "with_spliced_targets",
    "with_text_alone",
]

WORDS_ADDED_TO_TEXT = cite("612.10")
SPLICING_RESTRICTED = cite("702.47b")
SPLICED_TEXT_ALONE = cite("702.47c")
TARGETS_OF_SPLICED_TEXT = cite("702.47d")


def _instructions(view: View) -> tuple[Effect, ...]:
    return tuple(e for a in view.abilities if isinstance(a, SpellAbility) for e in a.effects)


def _is_of_quality(game: Game, view: View, word: str) -> bool:
    """Say whether a card is spliced onto such a spell: one of a subtype, or an instant or sorcery."""
    if word == "instant or sorcery":
        return bool({"instant", "sorcery"} & view.types)
    return has_listed_subtype(game, view, word)


def spliced_cards(
    game: Game, proposal: Proposal, view: View
) -> tuple[tuple[Effect, ...], tuple[Cost, ...], tuple[str, ...]]:
    """Return the text and cost of the cards in hand that the player splices onto the spell (702.47)."""
    spliced: tuple[Effect, ...] = ()
    free = first_free(_instructions(view), proposal.chosen)
    costs: tuple[Cost, ...] = ()
    words: list[str] = []
    for option in proposal.announced.options:
        if not option.startswith("splice "):
            continue
        label = option.removeprefix("splice ")
        cards = [i for i in game.zone("hand", proposal.player) if game.label(i) == label]
        splice = [
            a
            for card in cards
            for a in working(game, views(game)[card].abilities, "splice")
            if a.cost is not None
        ]
        if not splice or splice[0].quality is None or not _is_of_quality(game, view, splice[0].quality.word):
            raise SPLICE.refuses(f"{label} can't be spliced onto {game.label(proposal.source)}")
        ensure_only_once(game, label, option in words)
        text, free = renumbered(_instructions(views(game)[cards[0]]), free)
        ensure_choices_possible(game, proposal, label, text)
        text = spoken_by_the_spell(game, proposal, text)
        spliced = behind_its_own(game, proposal, spliced, text)
        assert splice[0].cost is not None
        costs = (*costs, ManaPayment(splice[0].cost))
        words.append(option)
        SPLICE.decided(game, f"{label} is spliced onto {game.label(proposal.source)}")
    return spliced, costs, tuple(words)


@NAMES_IN_GAINED_ABILITIES
def spoken_by_the_spell(game: Game, proposal: Proposal, text: tuple[Effect, ...]) -> tuple[Effect, ...]:
    """What is spliced onto a spell names the spell where it named the card that it comes from."""
    NAMES_IN_GAINED_ABILITIES.decided(game, f"{game.label(proposal.source)} does what was spliced onto it")
    return text


@SPLICING_RESTRICTED
def ensure_only_once(_game: Game, label: str, spliced_before: bool) -> None:  # noqa: FBT001 -- as it is found
    """A card is spliced onto one spell no more than once.

    Raises:
        IllegalError: it has been spliced onto the spell already.
    """
    if spliced_before:
        raise SPLICING_RESTRICTED.refuses(f"{label} is spliced only once")


@SPLICING_RESTRICTED
def ensure_choices_possible(game: Game, proposal: Proposal, label: str, text: tuple[Effect, ...]) -> None:
    """A card is spliced only if the targets that its text needs are there.

    Raises:
        IllegalError: one is not.
    """
    everything: tuple[int | str, ...] = (*game.objects, *game.alive)
    for wanted in targets_in(text):
        least, _ = least_and_most(game, proposal.speaker, wanted)
        if sum(is_legal_target(game, proposal.speaker, wanted, t) for t in everything) < least:
            raise SPLICING_RESTRICTED.refuses(f"{label} can't be spliced: there is no target for its text")


@SPLICED_TEXT_ALONE
def with_text_alone(game: Game, proposal: Proposal, options: tuple[str, ...]) -> Game:
    """A spell has the text of what is spliced onto it, and no other characteristics of that."""
    if any(option.startswith("splice ") for option in options):
        SPLICED_TEXT_ALONE.decided(
            game, f"{game.label(proposal.source)} has text of other cards, and nothing else of them"
        )
    return game


@WORDS_ADDED_TO_TEXT
@SPLICING_RESTRICTED
def behind_its_own(
    game: Game, proposal: Proposal, added: tuple[Effect, ...], text: tuple[Effect, ...]
) -> tuple[Effect, ...]:
    """Splicing adds a card's rules text behind the spell's own text, of which nothing is replaced.

    ``added`` is what stands behind it already.
    """
    if added:
        SPLICING_RESTRICTED.decided(game, "spliced texts follow each other in the order that was chosen")
    WORDS_ADDED_TO_TEXT.decided(game, f"text is added behind that of {game.label(proposal.source)}")
    return (*added, *text)


# ---- as the spell resolves


@TARGETS_OF_SPLICED_TEXT
def with_spliced_targets(game: Game, spell: GameObject, legal: Targets | None) -> Targets | None:
    """The targets of spliced text are the spell's: if all of its targets are illegal it doesn't resolve."""
    if spell.on_stack is not None and targets_in(spell.on_stack.spliced):
        still = "none is" if legal is None else "some are"
        TARGETS_OF_SPLICED_TEXT.decided(game, f"{spell.label} has targets by its spliced text: {still} legal")
    return legal
