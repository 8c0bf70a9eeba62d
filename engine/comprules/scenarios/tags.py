"""The tags of the suite.

``@CR-613.4d`` and ``@CR-2009-418.5i`` name a rule, ``@CR-2009-502.85.Ruling.3`` a ruling, ``@example-2`` an
official example, and ``@edition-2009`` an edition.
"""

from __future__ import annotations

import re

from comprules.scenarios.model import EditionTag, ExampleTag, RuleTag, RulingTag

__all__ = ["KNOWN_TAGS", "is_rule_number", "read_tag"]

KNOWN_TAGS = (
    "@CR-613.4d, @CR-2009-418.5i, @CR-2009-502.85.Ruling.3, @example-2, @example-2009-418.5i-1, @edition-2009"
)

_NUMBER = r"\d{3}(?:\.\d{1,3}[a-z]{0,2})?"
_EDITION = r"\d{4}(?:-\d\d-\d\d)?"
_RULE = re.compile(rf"@CR-(?:(?P<edition>{_EDITION})-)?(?P<number>{_NUMBER})")
_RULING = re.compile(
    rf"@CR-(?P<edition>{_EDITION})-(?P<number>\d{{3}}\.\d+[a-z]{{0,2}}\.Ruling\.\d+|G\d+\.\d+[a-z]{{0,2}})"
)
_EXAMPLE = re.compile(rf"@example-(?:(?P<edition>{_EDITION})-(?P<number>{_NUMBER})-)?(?P<nth>[1-9]\d?)")
_RUNS_IN = re.compile(rf"@edition-(?P<edition>{_EDITION})")


def is_rule_number(text: str) -> bool:
    """Say whether this is written like the number of a section, rule or subrule."""
    return re.fullmatch(_NUMBER, text) is not None


def read_tag(text: str, block_rules: tuple[str, ...] = ()) -> RuleTag | RulingTag | ExampleTag | EditionTag:
    """Read one tag; ``block_rules`` are the base rules of the Rule block around it.

    Raises:
        ValueError: It is a tag of no known kind, or an example of a rule that cannot be told.
    """
    if found := _RULE.fullmatch(text):
        return RuleTag(found["number"], found["edition"] or "")
    if found := _RULING.fullmatch(text):
        return RulingTag(found["number"], found["edition"])
    if found := _RUNS_IN.fullmatch(text):
        return EditionTag(found["edition"])
    found = _EXAMPLE.fullmatch(text)
    if found is None:
        raise ValueError(f"{text} is a tag of no known kind; the known ones look like {KNOWN_TAGS}")
    if found["number"]:
        return ExampleTag(found["number"], int(found["nth"]), found["edition"])
    if len(block_rules) != 1:
        which = " and ".join(block_rules) or "none"
        raise ValueError(
            f"{text} needs a Rule block that is about one rule of the base edition, but its @CR- tags name {which}"
        )
    return ExampleTag(block_rules[0], int(found["nth"]))
