"""The games there are, and what is printed on their components."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Annotated, Any

from fastapi import APIRouter, Query, Request, Response
from pydantic import TypeAdapter

from cubarium.bots.registry import USUAL, offered_bots
from cubarium.bots.words import bot_help, bot_label, bot_record
from cubarium.engine.components.naming import told_name, told_value
from cubarium.engine.components.pack import changes
from cubarium.engine.record import json_schema
from cubarium.engine.registry import game_ids, load_game
from cubarium.lessons.lesson import has_lesson
from cubarium.server.answers import Answers
from cubarium.server.dependencies import (
    Asker,
    CurrentLobby,
    CurrentPacks,
    KnownGame,
    Language,
    RequestLimits,
)
from cubarium.server.errors import NotFound
from cubarium.server.lessons import lesson_of
from cubarium.server.tables.presenter import bot_note
from cubarium.server.wire.games import (
    BotInfo,
    ChangedGame,
    GameCard,
    OptionInfo,
    ValueChange,
    VariantInfo,
)
from cubarium.server.wire.lessons import LessonInfo
from cubarium.server.wire.tables import Values
from cubarium.server.wire.updates import Refused

router = APIRouter(prefix="/api/games", responses={"4XX": {"model": Refused}})
CARDS = Answers(TypeAdapter(list[GameCard]))
LESSONS = Answers(TypeAdapter(LessonInfo))
PIECES = Answers(TypeAdapter(dict[str, Any]))
Digest = Annotated[str | None, Query(max_length=64)]
Given = Annotated[
    Values, Query(alias="set", default_factory=list, description="Changed values, each as NAME=VALUE.")
]


@router.get("", response_model=list[GameCard])
def games(request: Request, language: Language, packs: CurrentPacks, lobby: CurrentLobby) -> Response:
    """Return the games that can be played here."""
    trouble_of = lobby.bot_pool.preparation.trouble_of
    told = {game: partial(trouble_of, game, packs.for_new_tables(game).edition) for game in game_ids()}
    troubles = tuple(told[game](bot) for game in told for bot in offered_bots(load_game(game)))
    return CARDS.answer(
        request, (language, troubles), lambda: [_card(game, language, told[game]) for game in told]
    )


@router.post("/{game}/choice", status_code=204)
async def choose(spec: KnownGame, lobby: CurrentLobby) -> None:
    """Say that somebody is about to set a table of a game: its bots are got ready before those of others."""
    lobby.bot_pool.preparation.expect(spec.id)


@router.get("/{game}/view-schema")
def view_schema(spec: KnownGame) -> dict[str, Any]:
    """Return the JSON Schema of a game's views."""
    return json_schema(spec.records.view)


@router.get("/{game}/lesson", response_model=LessonInfo)
def lesson(spec: KnownGame, request: Request, language: Language) -> Response:
    """Return the lesson of a game, whole, for somebody who has never played it."""
    if not has_lesson(spec):
        raise NotFound("no-lesson", game=spec.table.words.game_name(language))
    return LESSONS.answer(request, (spec.id, language), lambda: lesson_of(spec.id, language))


@router.get("/{game}/pieces", response_model=dict[str, Any])
def pieces(
    spec: KnownGame,
    request: Request,
    packs: CurrentPacks,
    limits: RequestLimits,
    who: Asker,
    language: Language,
    values: Given,
    components: Digest = None,
) -> Response:
    """Return what is printed on the components of a game, house values marked.

    `components` is the digest of a table's pack, and `set` are its changed values; without a digest, it is
    that of a table which is set now.
    """
    if values:
        limits.positions.spend(who)
    pack = packs.changed(spec.id, values) if components is None else packs.find(spec.id, components, values)
    words = spec.table.words.with_values(spec.components.values(pack))
    return PIECES.answer(
        request,
        (spec.id, pack.digest, language),
        lambda: spec.table.insights({}, words, ()).pieces(language),
    )


@router.get("/{game}/values")
def changed_values(
    spec: KnownGame,
    packs: CurrentPacks,
    limits: RequestLimits,
    who: Asker,
    language: Language,
    values: Given,
) -> ChangedGame:
    """Return what is changed in a game by these values, each written as NAME=VALUE."""
    limits.positions.spend(who)
    usual, pack = packs.for_new_tables(spec.id), packs.changed(spec.id, values)
    return ChangedGame(
        game=spec.id,
        game_name=spec.table.words.game_name(language),
        values=list(pack.values),
        changes=[
            ValueChange(
                label=told_name(spec, change.name, language),
                before=told_value(spec, change.name, change.before, language),
                after=told_value(spec, change.name, change.after, language),
            )
            for change in changes(usual, pack)
        ],
    )


def _card(game: str, language: str, trouble_of: Callable[[str], str]) -> GameCard:
    spec = load_game(game)
    words = spec.table.words
    return GameCard(
        id=game,
        name=words.game_name(language),
        tagline=words.tagline(language),
        least_players=spec.players[0],
        most_players=spec.players[1],
        options=[
            OptionInfo(
                name=option.name,
                label=words.option(option.name, language),
                help=words.option_help(option.name, language),
                low=option.low,
                high=option.high,
                default=option.default,
                is_automatic=option.automatic,
                first_chair=option.first_chair,
                values=words.option_values(option, language),
                only_with=[{name: list(given) for name, given in each.items()} for each in option.only_with],
                spares=option.spares,
            )
            for option in spec.settings.options
        ],
        variants=[
            VariantInfo(
                name=name,
                label=words.variant(name, language),
                help=words.variant_help(name, language),
                options=dict(options),
            )
            for name, options in spec.settings.variants.items()
        ],
        laid_rule=spec.laid_rule or None,
        championship=len(spec.table.championship.variants) if spec.table.championship else None,
        has_lesson=has_lesson(spec),
        bots=[
            BotInfo(
                name=bot,
                label=bot_label(bot, language),
                help=bot_help(bot, language),
                record=bot_record(game, bot, language),
                is_ready=not trouble_of(bot),
                note=bot_note(trouble_of(bot), language),
            )
            for bot in offered_bots(spec)
        ],
        default_bot=USUAL,
    )
