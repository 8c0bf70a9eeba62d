"""400.7b, 400.7g-i, 611.2f, 611.3d: continuous effects on spells, and on what these become."""

from __future__ import annotations

from comprules.abilities.conditions import Duration
from comprules.abilities.keywords import Keyword
from comprules.abilities.kinds import Ability, AddAbilities, ApplyToPlayers, MayCast, MayPlay
from comprules.abilities.nouns import Filter
from comprules.book.citing import cite
from comprules.events.spells_and_abilities import BeginsEffect, EndsEffects
from comprules.happening import happen
from comprules.happening.new_objects import GRANTED_TO_PERMANENT_SPELLS
from comprules.rules.keywords.meaning import abilities_meant
from comprules.rules.meaning import Speaker, is_described
from comprules.ruleset import said_by_statics, views
from comprules.state.copying import replace
from comprules.state.game import Game
from comprules.state.lasting import Lasting
from comprules.state.objects import NOT_YET

__all__ = [
    "ABILITY_TO_BE_CAST_STAYS",
    "CAST_SPELL_IS_FOUND",
    "EFFECTS_ON_NEXT_SPELL",
    "PLAYED_LAND_IS_FOUND",
    "STATIC_EFFECTS_WITHOUT_END",
    "granted_by_statics",
    "land_it_became",
    "on_next_spell",
    "spell_it_became",
    "with_ability_to_be_cast",
    "with_granted_abilities",
    "without_end",
]

ABILITY_TO_BE_CAST_STAYS = cite("400.7g")
CAST_SPELL_IS_FOUND = cite("400.7h")
PLAYED_LAND_IS_FOUND = cite("400.7i")
EFFECTS_ON_NEXT_SPELL = cite("611.2f")
STATIC_EFFECTS_WITHOUT_END = cite("611.3d")


@EFFECTS_ON_NEXT_SPELL
def on_next_spell(game: Game, player: str, spell: int) -> Game:
    """Effects on a player's next spell begin as it is put on the stack, and apply to that spell alone."""
    waiting = [(e, e.next_spell) for e in game.lasting if e.next_spell is not None]
    fitting = [e for e, kind in waiting if _waits_for(game, e, kind, player, spell)]
    if len(fitting) < len(waiting):
        EFFECTS_ON_NEXT_SPELL.decided(game, f"{game.label(spell)} is not the spell for which an effect waits")
    if not fitting:
        return game
    EFFECTS_ON_NEXT_SPELL.decided(game, f"{game.label(spell)} is the spell for which an effect has waited")
    began = (replace(e, affected=(spell,), next_spell=None, players=(), duration=Duration()) for e in fitting)
    ended = EndsEffects(tuple(effect.id for effect in fitting))
    return happen(game, ended, *map(BeginsEffect, began))


def _waits_for(game: Game, effect: Lasting, kind: Filter, player: str, spell: int) -> bool:
    speaker = Speaker(effect.source, player)
    return player in effect.players and is_described(game, views(game), speaker, kind, spell)


@STATIC_EFFECTS_WITHOUT_END
def without_end(_game: Game, _source: int) -> Duration:
    """An ability granted with the permission to cast or play something stays, whatever granted it."""
    return Duration()


def with_granted_abilities(game: Game, player: str, thing: int, by: object) -> Game:
    """Give a spell or land that is cast or played the abilities that the permission for it grants."""
    abilities: tuple[Ability, ...] = by.gaining if isinstance(by, MayCast | MayPlay) else ()
    if not abilities:
        return game
    granting = (i for i, _, _, part in said_by_statics(game, ApplyToPlayers) if by in part.changes)
    source = next(granting, 0)
    STATIC_EFFECTS_WITHOUT_END.decided(
        game, f"{game.label(source)} grants an ability to {game.label(thing)} that lasts"
    )
    lasting = Lasting(
        NOT_YET,
        source,
        player,
        (AddAbilities(abilities),),
        game.clock,
        without_end(game, source),
        affected=(thing,),
        began=game.clock,
        granted="with permission",
    )
    return happen(game, BeginsEffect(lasting))


@GRANTED_TO_PERMANENT_SPELLS
def granted_by_statics(game: Game, spell: int) -> tuple[Lasting, ...]:
    """What a static ability gives a permanent spell to have on the battlefield stays with the permanent.

    Return the effects with which it enters.
    """
    held = (h for h in views(game)[spell].held if h.uid[:1] == ("static",) and h.uid[1] != spell)
    given = tuple(h for h in held if _works_on_the_battlefield(game, h.ability))
    for one in given:
        GRANTED_TO_PERMANENT_SPELLS.decided(
            game, f"what {game.label(spell)} becomes keeps what {game.label(one.uid[1])} gave the spell"
        )
    player = game.objects[spell].controller
    return tuple(
        Lasting(NOT_YET, h.uid[1], player, (AddAbilities((h.ability,)),), NOT_YET, Duration()) for h in given
    )


def _works_on_the_battlefield(game: Game, ability: Ability) -> bool:
    """Say whether an ability is any use to a permanent: a keyword is where it stands for other abilities."""
    return not isinstance(ability, Keyword) or abilities_meant(game, ability) != (ability,)


@ABILITY_TO_BE_CAST_STAYS
def with_ability_to_be_cast(game: Game, before: Game, card: int, spell: int, keyword: str) -> Game:
    """A spell has the keyword ability that an effect gave the card, and by which it was cast."""
    if not keyword or views(game)[spell].has(keyword):
        return game
    given = (a for a in views(before)[card].abilities if isinstance(a, Keyword) and a.name == keyword)
    ability = next(given, None)
    if ability is None:
        return game
    ABILITY_TO_BE_CAST_STAYS.decided(game, f"{game.label(spell)} still has {keyword}, by which it was cast")
    player = game.objects[spell].controller
    changes = (AddAbilities((ability,)),)
    lasting = Lasting(
        NOT_YET, spell, player, changes, game.clock, Duration(), affected=(spell,), granted="to be cast"
    )
    return happen(game, BeginsEffect(lasting))


@CAST_SPELL_IS_FOUND
def spell_it_became(game: Game, card: int, *, spoken_of: bool = True) -> int:
    """The rest of the effect that lets a card be cast finds the spell that it becomes."""
    spell = game.successor.get(card, card)
    if spoken_of and spell != card:
        CAST_SPELL_IS_FOUND.decided(
            game, f"the effect that let it be cast finds {game.label(spell)} on the stack"
        )
    return spell


@PLAYED_LAND_IS_FOUND
def land_it_became(game: Game, card: int, *, spoken_of: bool) -> int:
    """The rest of the effect that lets a land be played finds it on the battlefield."""
    land = game.successor.get(card, card)
    if spoken_of and land != card:
        PLAYED_LAND_IS_FOUND.decided(game, f"the effect that let it be played finds {game.label(land)}")
    return land
