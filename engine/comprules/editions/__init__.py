"""Each playable edition is a table of functions; an older one lists its differences from the next."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from comprules.book.errors import ComprulesError
from comprules.editions.cr2006 import CR2006, VARIANTS_OF_2006
from comprules.editions.cr2009 import CR2009, VARIANTS_OF_2009
from comprules.editions.cr2025 import CR2025
from comprules.editions.variants import VARIANTS, Variant
from comprules.ruleset import Ruleset
from comprules.words import Wording

__all__ = [
    "CR2006",
    "CR2009",
    "CR2025",
    "RULESETS",
    "NotPlayableError",
    "in_variant",
    "playable",
    "ruleset_of",
    "wording_of",
]

RULESETS: dict[str, Ruleset] = {ruleset.edition: ruleset for ruleset in (CR2025, CR2009, CR2006)}
"""The playable editions by their dates, the newest first."""


_VARIANTS: Mapping[str, Mapping[str, Variant]] = {
    CR2025.edition: VARIANTS,
    CR2009.edition: VARIANTS_OF_2009,
    CR2006.edition: VARIANTS_OF_2006,
}


class NotPlayableError(ComprulesError):
    """An edition of which the book has a register, but the engine no ruleset."""


def ruleset_of(edition: str, variant: str = "") -> Ruleset:
    """Return the ruleset of an edition, by its date or year (``2009``), for a variant by its name.

    Raises: NotPlayableError: the engine does not play by it.
    """
    for date, ruleset in RULESETS.items():
        if edition in (date, date[:4]):
            return in_variant(ruleset, variant)
    raise NotPlayableError(
        f"the engine does not play by the edition {edition!r}", hint=f"it plays by {', '.join(RULESETS)}"
    )


def wording_of(edition: str) -> Wording:
    """Return in which words the cards of an edition, named by its date, are written, playable or not."""
    return CR2009.wording if edition <= CR2009.edition else CR2025.wording


def in_variant(ruleset: Ruleset, variant: str) -> Ruleset:
    """Return the ruleset for a variant, made from that of an edition; without a variant it stays.

    Raises: NotPlayableError: the edition has no such variant.
    """
    if not variant:
        return ruleset
    known = _VARIANTS[ruleset.edition]
    if variant not in known:
        raise NotPlayableError(f"the engine does not play {variant!r}", hint=f"it plays {', '.join(known)}")
    return known[variant](ruleset)


def playable() -> Iterator[Ruleset]:
    """Yield every ruleset that the engine plays by: each edition, alone and in each variant."""
    for ruleset in RULESETS.values():
        yield ruleset
        yield from (made(ruleset) for made in _VARIANTS[ruleset.edition].values())
