"""A tournament as its reader is told it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from cubarium.bots.registry import USUAL
from cubarium.bots.words import bot_label
from cubarium.engine.registry import game_ids, load_game
from cubarium.engine.words import GameWords
from cubarium.server.tournaments.stored import Entrant, RoundGame, Tournament
from cubarium.server.wire.tournaments import (
    EntrantInfo,
    StandingLine,
    TournamentInfo,
    TournamentList,
    TournamentRound,
    TournamentRow,
    TournamentSeat,
    TournamentTable,
)
from cubarium.tournament.games import BOT

MOST_ENTRANTS = 32


def info_of(shown: Tournament, person_id: str, language: str) -> TournamentInfo:
    """Return everything somebody may know, which is the same for all but what is theirs."""
    spec = load_game(shown.settings.game)
    words, variants = spec.table.words, spec.settings.variants
    mine = shown.entrant_of(person_id)
    game = shown.game_of(mine.number) if mine and shown.status == "playing" else None
    is_next = shown.status == "open" or (shown.status == "playing" and shown.is_round_over)
    variant = shown.settings.variant
    return TournamentInfo(
        id=shown.id,
        name=shown.name,
        host_name=shown.host_name,
        is_host=shown.host == person_id,
        game_name=words.game_name(language),
        variant_label=words.variant(variant, language) if variant and len(variants) > 1 else "",
        settings=shown.settings,
        status=shown.status,
        round=shown.round,
        rounds=shown.rounds,
        least=shown.least,
        most=MOST_ENTRANTS,
        may_begin=shown.host == person_id and is_next and shown.is_enough,
        entrants=[_entrant(each, mine) for each in shown.entrants],
        my_table=game.table if game and not game.game.is_over else None,
        has_bye=bool(game and game.game.is_bye),
        standings=_standings(shown, mine),
        past=_rounds(shown, mine, words, language),
    )


def _entrant(told: Entrant, mine: Entrant | None) -> EntrantInfo:
    return EntrantInfo(number=told.number, name=told.name, is_mine=told is mine, is_out=told.is_out)


def _standings(shown: Tournament, mine: Entrant | None) -> list[StandingLine]:
    known = {each.number: each for each in shown.entrants}
    return [
        StandingLine(
            entrant=line.entrant,
            name=known[line.entrant].name,
            is_mine=known[line.entrant] is mine,
            is_out=known[line.entrant].is_out,
            place=line.place,
            games=line.games,
            points=written(line.halves),
            opponents=written(line.opponents),
            direct=None if line.direct is None else written(line.direct),
            decided=line.decided,
        )
        for line in shown.standings
    ]


def written(halves: int) -> str:
    """Return points as people write them."""
    whole, half = divmod(halves, 2)
    return f"{whole or ''}½" if half else str(whole)


def _rounds(
    shown: Tournament, mine: Entrant | None, words: GameWords, language: str
) -> list[TournamentRound]:
    known = {each.number: each for each in shown.entrants}
    return [
        TournamentRound(
            number=number,
            tables=[
                _table(each, known, mine, words, language) for each in shown.games if each.round == number
            ],
        )
        for number in range(shown.round, 0, -1)
    ]


def _table(
    told: RoundGame, known: Mapping[int, Entrant], mine: Entrant | None, words: GameWords, language: str
) -> TournamentTable:
    places: Sequence[int | None] = told.game.places or [None] * len(told.game.seats)
    scores = [words.score(score, language) for score in told.scores] or [""] * len(told.game.seats)
    return TournamentTable(
        table=told.table,
        is_over=told.game.is_over,
        seats=[
            TournamentSeat(
                entrant=None if entrant == BOT else entrant,
                name=bot_label(USUAL, language) if entrant == BOT else known[entrant].name,
                is_mine=mine is not None and entrant == mine.number,
                place=place,
                score_text=score,
            )
            for entrant, place, score in zip(told.game.seats, places, scores, strict=True)
        ],
    )


def list_of(rows: Sequence[Any], person_id: str, language: str) -> TournamentList:
    """Return tournaments as lines of a list; one of a game that is gone is left out."""
    return TournamentList(
        rows=[
            TournamentRow(
                id=row.id,
                name=row.name,
                game=row.settings["game"],
                game_name=load_game(row.settings["game"]).table.words.game_name(language),
                status=row.status,
                round=row.round,
                rounds=row.rounds,
                entrants=row.entrants,
                is_host=row.host_id == person_id,
            )
            for row in rows
            if row.settings["game"] in game_ids()
        ]
    )
