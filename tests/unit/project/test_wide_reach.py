"""What decides in nearly every play proves little: the plan of the house says why each such rule may."""

from __future__ import annotations

import re
from pathlib import Path

from comprules.book.statements import BASE_EDITION
from comprules.cli.playing import chosen_plays
from comprules.kit.judges import our_judge
from comprules.kit.reach import reach
from comprules.kit.runner import play_all

PLAN = (Path(__file__).parents[3] / "docs" / "house.md").read_text("utf-8")


def explained() -> set[str]:
    table = PLAN.partition("| rules | why |")[2].partition("\n\n")[0]
    numbers = set()
    for row in table.splitlines():
        cell = row.split("|")[1] if row.count("|") > 2 else ""
        rule = ""
        for named in re.findall(r"\d{3}\.\d+[a-z]*|\b[a-z]\b", cell):
            rule = named if named[0].isdigit() else rule
            numbers.add(named if named[0].isdigit() else rule + named)
    return numbers


def test_each_rule_that_decides_in_half_of_the_plays_is_explained() -> None:
    some = chosen_plays((), "all")[::40]
    wide = {one.number for one in reach(play_all(some, our_judge(), BASE_EDITION)) if one.percent > 50}
    assert len(wide) > 5
    assert wide <= explained()
