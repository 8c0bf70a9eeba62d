"""A proposal of where each rule of an older edition stands in the base edition; a person has to review it."""

from __future__ import annotations

import re
from collections import Counter, defaultdict
from dataclasses import dataclass
from math import log, sqrt
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping, Sequence

    from comprules.book.concordance import Relation
    from comprules.book.edition import Edition, Entry

__all__ = ["ProposedRelation", "as_table", "normalised", "propose"]

_REWORDED = 0.7
_CHANGED = 0.4
_SAME_TITLE = 0.08
_COMMON = 0.15

_NUMBER = re.compile(r"\b\d{3}\.\d+[a-z]{0,2}\b|(?<=\brule )\d{3}\b|(?<=\brules )\d{3}\b")
_WORD = re.compile(r"[a-z0-9#+/{}'-]+")

# Words that the whole rulebook has exchanged for others; longer ones first.
_RENAMED = (
    ("comes into play", "enters the battlefield"),
    ("come into play", "enter the battlefield"),
    ("coming into play", "entering the battlefield"),
    ("put into play", "put onto the battlefield"),
    ("in play", "on the battlefield"),
    ("removed from the game", "exiled"),
    ("state-based effect", "state-based action"),
    ("he or she", "they"),
    ("his or her", "their"),
    ("him or her", "them"),
    ("playing a spell", "casting a spell"),
    ("plays a spell", "casts a spell"),
    ("play a spell", "cast a spell"),
    ("spell is played", "spell is cast"),
    ("play an activated ability", "activate an ability"),
    ("character-defining", "characteristic-defining"),
    ("local enchantment", "aura"),
)


@dataclass(frozen=True, slots=True)
class ProposedRelation:
    """The base rule most like one older rule; ``likeness`` is from 0 to 1, and 1 only for equal wording."""

    number: str
    relation: Relation
    base: str
    likeness: float


def normalised(text: str) -> str:
    """Return the wording alone: lower case, without punctuation, every rule number the same."""
    straight = text.replace("’", "'").replace("‘", "'").replace("—", " ").replace("–", " ").lower()
    words = (word.strip("'-") for word in _WORD.findall(_NUMBER.sub("#", straight)))
    return " ".join(word for word in words if word)


def propose(older: Edition, base: Edition) -> tuple[ProposedRelation, ...]:
    """For every rule of the older edition the base rule that is most like it, in the order of the older one.

    Rules are compared by their words, rare ones counting most; a rule keeps to a section of the same title
    when others are about as like. No proposal names more than one base rule.
    """
    return tuple(_Alignment(older.rules, base.rules, _titles(older), _titles(base)).proposals())


def as_table(proposals: Iterable[ProposedRelation], older: str, base: str) -> str:
    """Return the proposals as the text of a draft file, one line each; ``older`` and ``base`` are dates."""
    lines = [
        f"# Proposed by comparing the words of {older} with those of {base}; nobody has reviewed these lines.",
        "# number\trelation\tbase\tlikeness",
    ]
    lines += [f"{p.number}\t{p.relation}\t{p.base}\t{p.likeness:.2f}" for p in proposals]
    return "\n".join(lines) + "\n"


def _titles(edition: Edition) -> Mapping[str, str]:
    return {heading.number: normalised(heading.title) for heading in edition.headings}


def _renamed(wording: str) -> str:
    for before, after in _RENAMED:
        wording = wording.replace(before, after)
    return wording


@dataclass(slots=True)
class _Alignment:
    older: Sequence[Entry]
    base: Sequence[Entry]
    older_titles: Mapping[str, str]
    base_titles: Mapping[str, str]

    def proposals(self) -> Iterator[ProposedRelation]:
        wordings = [_renamed(normalised(entry.text)) for entry in self.base]
        verbatim: dict[str, list[int]] = defaultdict(list)
        for at, entry in enumerate(self.base):
            verbatim[normalised(entry.text)].append(at)
        weights = self.weights(wordings)
        postings: dict[str, list[tuple[int, float]]] = defaultdict(list)
        for at, wording in enumerate(wordings):
            for word, weight in _vector(wording, weights).items():
                postings[word].append((at, weight))
        for entry in self.older:
            equal = verbatim.get(normalised(entry.text))
            if equal:
                best = max(equal, key=lambda at: self.neighbourhood(entry, self.base[at]))
                yield ProposedRelation(entry.number, "same", self.base[best].number, 1.0)
            else:
                yield self.most_alike(entry, _vector(_renamed(normalised(entry.text)), weights), postings)

    def weights(self, wordings: Sequence[str]) -> Mapping[str, float]:
        """Return how much each word tells; words in too many rules tell nothing."""
        counts = Counter(word for wording in wordings for word in set(wording.split()))
        most = max(_COMMON * len(wordings), 2)
        return {word: log(1 + len(wordings) / count) for word, count in counts.items() if count <= most}

    def most_alike(
        self, entry: Entry, vector: Mapping[str, float], postings: Mapping[str, list[tuple[int, float]]]
    ) -> ProposedRelation:
        likeness: dict[int, float] = defaultdict(float)
        for word, weight in vector.items():
            for at, other in postings.get(word, ()):
                likeness[at] += weight * other
        ranked = sorted(likeness, key=likeness.__getitem__, reverse=True)[:8]
        if not ranked or likeness[ranked[0]] < _CHANGED:
            return ProposedRelation(entry.number, "retired", "", 0.0)
        best = max(ranked, key=lambda at: likeness[at] + self.neighbourhood(entry, self.base[at]))
        found = min(likeness[best], 0.99)
        return ProposedRelation(
            entry.number, "reworded" if found >= _REWORDED else "changed", self.base[best].number, found
        )

    def neighbourhood(self, entry: Entry, other: Entry) -> float:
        """Return a little for a section of the same title and for the same number."""
        titles = self.older_titles.get(entry.number[:3]), self.base_titles.get(other.number[:3])
        return (_SAME_TITLE if titles[0] == titles[1] else 0.0) + (
            0.01 if entry.number == other.number else 0
        )


def _vector(wording: str, weights: Mapping[str, float]) -> Mapping[str, float]:
    counts = Counter(word for word in wording.split() if word in weights)
    vector = {word: (1 + log(count)) * weights[word] for word, count in counts.items()}
    length = sqrt(sum(weight * weight for weight in vector.values())) or 1.0
    return {word: weight / length for word, weight in vector.items()}
