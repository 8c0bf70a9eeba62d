"""Characters that a document lost, restored where another edition proves them."""

from __future__ import annotations

import re
from dataclasses import replace
from typing import Final

from comprules.book.edition import Edition, Entry, Remark
from comprules.book.references import references_in

__all__ = ["restored"]

_LOST: Final = "\ufffd"
_LOSABLE: Final = re.compile(r"[^\x00-\x7f]")
_SENTENCE: Final = re.compile(r"(?<=[.!?:])(?=[ \n])|(?<=[.!?][^\x00-\x7f])(?=[ \n])")


def restored(edition: Edition, aligned: Edition) -> Edition:
    """Return the edition with its lost characters (U+FFFD) restored where ``aligned`` proves them.

    A paragraph, or failing that a sentence, is restored when the same words stand somewhere in ``aligned``
    and every place where they stand has the same characters. All else is left as it is; a remark on each
    entry says how many characters were restored and how many are still lost.
    """
    proof = _Proof(aligned)
    remarks = list(edition.remarks)

    def mend(text: str, line: int, where: str) -> str:
        lost = text.count(_LOST)
        if not lost:
            return text
        mended = proof.mend(text)
        left = mended.count(_LOST)
        if lost > left:
            origin = aligned.date or "the aligned edition"
            remarks.append(
                Remark(line, "restored-punctuation", f"{where}: {lost - left} restored after {origin}")
            )
        if left:
            remarks.append(Remark(line, "encoding", f"{where}: {left} lost and not proven by {aligned.date}"))
        return mended

    rules = []
    for rule in edition.rules:
        text = mend(rule.text, rule.line, rule.number)
        examples = tuple(
            mend(example, rule.line, f"{rule.number}, example {at}")
            for at, example in enumerate(rule.examples, 1)
        )
        references = references_in("\n".join((text, *examples)))
        rules.append(replace(rule, text=text, examples=examples, references=references))
    headings = tuple(
        replace(heading, title=mend(heading.title, heading.line, heading.number))
        for heading in edition.headings
    )
    glossary = tuple(
        replace(
            entry,
            term=mend(entry.term, entry.line, entry.term),
            text=mend(entry.text, entry.line, entry.term),
        )
        for entry in edition.glossary
    )
    remarks.extend(_broken_end(rules, aligned))
    remarks.sort(key=lambda remark: remark.line)
    return replace(edition, rules=tuple(rules), headings=headings, glossary=glossary, remarks=tuple(remarks))


def _broken_end(rules: list[Entry], aligned: Edition) -> list[Remark]:
    """Return a remark if the last rule stops where the same rule goes on in ``aligned``."""
    last = rules[-1]
    for whole in aligned.rules:
        if (
            whole.number == last.number
            and len(whole.text) > len(last.text)
            and whole.text.startswith(last.text)
        ):
            missing = len(whole.text) - len(last.text)
            message = f"{last.number} stops {missing:,} characters before its end in {aligned.date}"
            return [Remark(last.line, "truncated", message)]
    return []


class _Proof:
    """The wordings of an edition, to be found by what is left of them when characters are lost."""

    def __init__(self, aligned: Edition) -> None:
        self._wordings: dict[str, set[str]] = {}
        for rule in aligned.rules:
            for text in (rule.text, *rule.examples):
                self._learn(text)
        for heading in aligned.headings:
            self._learn(heading.title)
        for entry in aligned.glossary:
            self._learn(entry.term)
            self._learn(entry.text)

    def _learn(self, text: str) -> None:
        for part in {text, *text.split("\n"), *(each.strip() for each in _SENTENCE.split(text))}:
            if not part.isascii():
                self._wordings.setdefault(_LOSABLE.sub(_LOST, part), set()).add(part)

    def mend(self, text: str) -> str:
        whole = self._wordings.get(_LOSABLE.sub(_LOST, text), set())
        if len(whole) == 1:
            return next(iter(whole))
        return "".join(self._sentence(part) for part in _SENTENCE.split(text))

    def _sentence(self, part: str) -> str:
        bare = part.strip()
        proven = self._wordings.get(_LOSABLE.sub(_LOST, bare), set())
        return part.replace(bare, next(iter(proven))) if bare and len(proven) == 1 else part
