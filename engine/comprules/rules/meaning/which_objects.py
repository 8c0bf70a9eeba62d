"""Which objects the words of an ability name (109.2, 608.2k)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from typing import assert_never

from comprules.abilities.descriptions import predicate_of, words_for
from comprules.abilities.nouns import AllThese, Both, Filter, OneOrMore, Picked, Subject, Target, TopOf
from comprules.abilities.predicates import LinkedTo, Type
from comprules.abilities.simple_nouns import Attached, It, PaidWith, ThatOne, TheRest, This
from comprules.abilities.slots import SOURCE
from comprules.book.citing import cite
from comprules.rules.meaning.attached_to import host_of
from comprules.rules.meaning.descriptions import (
    is_described,
    is_of_types_alone,
    looks_at_characteristics_alone,
)
from comprules.rules.meaning.last_known_information import NoInformation, as_it_was, those_still_there
from comprules.rules.meaning.questions import answers
from comprules.rules.meaning.speaker import NOTHING, Speaker, dealing_with, filled, meant_by
from comprules.rules.meaning.types_and_subtypes import is_of_type
from comprules.rules.meaning.which_players import players_of
from comprules.state.copying import replace
from comprules.state.game import Game
from comprules.state.objects import View
from comprules.words import CARD_TYPES

__all__ = [
    "EFFECTS_ON_PERMANENTS",
    "ENTERING_FROM_LIBRARY",
    "GRAVEYARDS_IN_ORDER",
    "ITS_OWN_NAME",
    "NO_PERMANENTS",
    "ONLY_THE_BATTLEFIELD",
    "OUTSIDE_THE_GAME",
    "PERMANENTS",
    "PERMANENTS_ON_THE_BATTLEFIELD",
    "SIDEBOARDS_ARE_OUTSIDE",
