"""502.59 of 2009: what was suspended had to be played when its last time counter was gone."""

from __future__ import annotations

from dataclasses import replace

from comprules.book.citing import cite
from comprules.editions.cr2025 import CR2025

__all__ = ["SUSPEND_OF_2009", "SUSPEND_OF_TODAY", "SUSPEND_PLAYED_IF_ABLE"]

SUSPEND_PLAYED_IF_ABLE = cite("502.59a", "2009-05-01")

SUSPEND_OF_TODAY = next(row for row in CR2025.keywords if row.name == "suspend")
SUSPEND_OF_2009 = replace(SUSPEND_OF_TODAY, citation=SUSPEND_PLAYED_IF_ABLE, made_by="suspend of 2009")
