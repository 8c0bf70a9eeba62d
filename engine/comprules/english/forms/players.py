"""Players, as subjects, as those to whom an event happens, and as those whose something is."""

from __future__ import annotations

from typing import Any, Final

from comprules.abilities.nouns import Controller, OpponentsOf, Owner, Players, PlayersWho, YouAnd
from comprules.abilities.simple_nouns import (
    ActivePlayer,
    ChosenPlayer,
    DefendingPlayer,
    EachPlayer,
    EnchantedPlayer,
    It,
    NotWinningSubgame,
    Opponents,
    OtherPlayers,
    PlayerTarget,
    ThatPlayer,
    TheMonarch,
    WhoHasInitiative,
    You,
)
from comprules.english.forms.form import Form, Topic, fixed, part, the_same
from comprules.english.forms.those_who_did import WHO_DID
from comprules.english.writing_words import Phrase

__all__ = ["DOERS", "PLAYERS", "WHOSE"]

_READ: Final[dict[str, Any]] = {"written": False, "in_number": "several"}
_THAT: Final = "Whenever an opponent casts a spell, {} loses 1 life."
_OF_THAT: Final = "Whenever an opponent casts a spell, exile the top card of {} library."
_OF_THAT_ONCE: Final = (
    "At the beginning of each player's upkeep, put the top card of {} library into your hand."
)
_CASTS: Final = "Whenever {} casts a spell, draw a card."
_RETURNS: Final = "When this creature enters, return two target creatures to {} hand"


def _whichever(target: PlayerTarget) -> dict[str, Any]:
    """Return the fields of a target that words say: not which of the targets it is."""
    return {
        "opponent": target.opponent,
        "index": 0,
        "teammate": target.teammate,
        "least": target.least,
        "most": target.most,
        "hurt_by": target.hurt_by,
    }


_OTHERS: Final = Topic(
    "other_players",
    fixed(Opponents(), "each opponent"),
    fixed(EachPlayer(), "each player"),
    fixed(OtherPlayers(), "each other player"),
    fixed(
        NotWinningSubgame(),
        "each player who doesn't win the subgame",
        frame="When this creature dies, players play a Magic subgame, using their libraries as their decks. {} loses 1 life.",
    ),
    fixed(ActivePlayer(), "the active player"),
    fixed(ActivePlayer(), "attacking player", written=False),
    fixed(ThatPlayer(), "that player", frame=_THAT),
    fixed(ThatPlayer(), "the player", frame=_THAT, written=False),
    fixed(ThatPlayer(), "that opponent", frame=_THAT, written=False),
    fixed(
        ThatPlayer(),
        "each of those players",
        frame="When this creature enters, any number of target players each draw a card. {} loses 1 life.",
        written=False,
    ),
    fixed(DefendingPlayer(), "defending player"),
    fixed(TheMonarch(), "the monarch"),
    fixed(WhoHasInitiative(), "the player who has the initiative"),
    Form(PlayerTarget, "target player", unmake=_whichever),
    Form(PlayerTarget, "target opponent", opponent=True, unmake=_whichever),
    Form(PlayerTarget, "up to one target player", unmake=_whichever, least=0),
    Form(PlayerTarget, "up to one target opponent", unmake=_whichever, least=0, opponent=True),
    Form(PlayerTarget, "target teammate", teammate=True, unmake=_whichever),
    Form(PlayerTarget, "target player previously dealt damage by {hurt_by:this_or_it}", unmake=_whichever),
    Form(
        PlayerTarget,
        "target opponent previously dealt damage by {hurt_by:this_or_it}",
        opponent=True,
        unmake=_whichever,
    ),
    fixed(EnchantedPlayer(), "enchanted player"),
    fixed(ChosenPlayer(), "the chosen player"),
    fixed(OpponentsOf(ThatPlayer()), "each of that player's opponents", frame=_THAT),
    fixed(
        OpponentsOf(Controller(It())),
        "each of its controller's opponents",
        frame="Whenever a creature dies, {} loses 1 life.",
    ),
    fixed(
        Controller(It("creatures")),
        "the controller of those creatures",
        frame="Whenever one or more creatures attack, {} loses 1 life.",
    ),
    *WHO_DID,
    Form(Controller, "{of:possessive} controller"),
    Form(Owner, "{of:possessive} owner"),
    noun=True,
    frame="When this creature enters, {} loses 1 life.",
)
_OPPONENTS: Final[dict[str, Any]] = {"opponent": True}
_PLAYERS: Final[dict[str, Any]] = {}
_ANY_NUMBER: Final[dict[str, Any]] = {"least": 0, "most": None}
_UP_TO: Final[dict[str, Any]] = {"least": 0}
_EXACTLY: Final[dict[str, Any]] = {}
_SEVERAL: Final = tuple(
    Form(
        PlayerTarget,
        f"{number} target {players} each",
        unmake=_whichever,
        in_number="several",
        **kind,
        **more,
    )
    for players, kind in (("players", _PLAYERS), ("opponents", _OPPONENTS))
    for number, more in (
        ("any number of", _ANY_NUMBER),
        ("up to {most:so_many}", _UP_TO),
        ("{least most:exactly}", _EXACTLY),
    )
)
part(
    "and_others",
    "_AND_OTHERS other_players",
    lambda others: f"and {_OTHERS.words(others)}",
    "and target opponent",
    of=Players,
)
part("they_do", "_THEY_DO", lambda: "they", Phrase("they", plural=True), read=lambda: None, takes=0)
_PLAIN: Final = Topic(
    "plain_players",
    the_same("{it:other_players}"),
    fixed(You(), "you", in_number="several"),
    Form(YouAnd, "you {others:and_others} each", in_number="several"),
    *_SEVERAL,
    fixed(ThatPlayer(), "{they_do}", frame="Whenever an opponent casts a spell, {} lose 1 life.", **_READ),
    fixed(Opponents(), "your opponents", **_READ),
    fixed(EachPlayer(), "players", **_READ),
    fixed(OtherPlayers(), "other players", **_READ),
    noun=True,
    frame="{} can't gain life.",
)
PLAYERS: Final = Topic(
    "players",
    the_same("{it:plain_players}"),
    *(
        Form(PlayersWho, f"each {those} {{condition:who_they_are}}", players=players)
        for those, players in (
            ("opponent", Opponents()),
            ("player", EachPlayer()),
            ("other player", OtherPlayers()),
        )
    ),
    noun=True,
    frame="{} can't gain life.",
)
DOERS: Final = Topic(
    "doer",
    fixed(EachPlayer(), "a player", frame=_CASTS),
    fixed(Opponents(), "an opponent", frame=_CASTS),
    fixed(OtherPlayers(), "another player", frame=_CASTS, written=False),
    fixed(You(), "you", in_number="several", frame="Whenever {} cast a spell, draw a card."),
    the_same("{it:other_players}"),
    noun=True,
)
WHOSE: Final = Topic(
    "whose",
    fixed(You(), "your"),
    the_same("{it:other_players} 's"),
    fixed(
        EachPlayer(), "all", frame="When this creature enters, exile all cards from {} graveyards.", **_READ
    ),
    fixed(ThatPlayer(), "their", written=False, frame=_OF_THAT),
    fixed(ThatPlayer(), "his or her", wording="2009", frame=_OF_THAT_ONCE),
    fixed(Opponents(), "an opponent's", written=False),
    fixed(
        EachPlayer(),
        "a",
        written=False,
        frame="When this creature enters, exile target card from {} graveyard.",
    ),
    fixed(Owner(It("they")), "their owners'", frame=_RETURNS + "s.", **_READ),
    # Of several things of one owner: "return two Islands you control to their owner's hand".
    fixed(Owner(It("they")), "their owner's", in_number="either", written=False, frame=_RETURNS + "."),
    fixed(Opponents(), "your opponents'", **_READ),
    fixed(Opponents(), "all opponents'", **_READ),
    noun=True,
    frame="When this creature enters, exile the top card of {} library.",
)
