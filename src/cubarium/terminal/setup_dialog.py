"""The questions before a game. Every one has a default, so that Enter alone leads to a table."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from cubarium.bots.registry import USUAL, offered_bots
from cubarium.bots.words import bot_help, bot_label
from cubarium.engine.contract import GameSpec, Option
from cubarium.engine.match import MAX_NAME
from cubarium.engine.registry import game_ids, load_game
from cubarium.terminal import saves
from cubarium.terminal.seats import YOU, Seat, name_seats
from cubarium.terminal.talk import Choice, Talk

MOST_SAVES = 5


@dataclass(frozen=True)
class Setup:
    """What is needed to begin a game."""

    spec: GameSpec
    options: dict[str, int]
    seats: tuple[Seat, ...]
    seed: int | None = None
    components: Path | None = None
    laid_is_laid: bool = False
    position: dict[str, Any] | None = None
    """Where the game begins; without it, with the first shuffle."""


def ask_resume(talk: Talk) -> Path | None:
    """Offer the games that are not over; return the chosen one, or None for a new game."""
    waiting = saves.unfinished()[:MOST_SAVES]
    if not waiting:
        return None
    choices = [
        Choice(s.path.stem, s.path.stem, talk.text("saved-at", time=f"{s.time:%Y-%m-%d %H:%M}"))
        for s in waiting
    ]
    choices.append(Choice("new", talk.text("new-game")))
    chosen = talk.choose(talk.text("ask-resume"), choices)
    return waiting[chosen].path if chosen < len(waiting) else None


def ask_setup(talk: Talk) -> Setup:
    """Ask which game, with how many, which variant and against whom."""
    talk.say("enter-hint")
    spec = _ask_game(talk)
    players = _ask_players(spec, talk)
    variant = _ask_variant(spec, talk)
    laid_is_laid = bool(spec.laid_rule) and not talk.ask_yes(talk.text("ask-mistakes"), default=True)
    bots = [_ask_bot(spec, talk)] * (players - 1) if players > 1 else []
    name = _ask_name(talk)
    seats = name_seats([YOU, *bots], [name] if name else [], talk.language)
    options = {**spec.settings.variants[variant], "players": players}
    usual = {option.name: option.default for option in spec.settings.options}
    for option in spec.settings.options:
        if option.first_chair is None or option.name in options or not option.matters({**usual, **options}):
            continue
        options[option.name] = _ask_player(spec, option, seats, talk)
    return Setup(spec, options, seats, laid_is_laid=laid_is_laid)


def _ask_game(talk: Talk) -> GameSpec:
    specs = [load_game(game_id) for game_id in game_ids()]
    words = [(s.id, s.table.words) for s in specs]
    choices = [Choice(i, w.game_name(talk.language), w.tagline(talk.language)) for i, w in words]
    if len(specs) == 1:
        talk.show(f"{choices[0].name}. {choices[0].help}", "bold")
        return specs[0]
    return specs[talk.choose(talk.text("ask-game"), choices)]


def _ask_players(spec: GameSpec, talk: Talk) -> int:
    low, high = spec.players
    if low == high:
        return low
    default = next(option.default for option in spec.settings.options if option.name == "players")
    return talk.ask_number(talk.text("ask-players", low=low, high=high), low, high, default)


def _ask_bot(spec: GameSpec, talk: Talk) -> str:
    bots = offered_bots(spec)
    choices = [Choice(bot, bot_label(bot, talk.language), bot_help(bot, talk.language)) for bot in bots]
    return bots[talk.choose(talk.text("ask-bots"), choices, bots.index(USUAL))]


def _ask_variant(spec: GameSpec, talk: Talk) -> str:
    words, names = spec.table.words, list(spec.settings.variants)
    if len(names) == 1:
        return names[0]
    choices = [
        Choice(n, words.variant(n, talk.language), words.variant_help(n, talk.language)) for n in names
    ]
    return names[talk.choose(talk.text("ask-variant"), choices)]


def _ask_player(spec: GameSpec, option: Option, seats: Sequence[Seat], talk: Talk) -> int:
    """Ask for an option whose values are players; they are called by their names."""
    words, language = spec.table.words, talk.language
    names = [*words.option_values(option, language), *(seat.name for seat in seats)]
    choices = [Choice(str(number), name) for number, name in enumerate(names, 1)]
    question = f"{words.option(option.name, language)}. {words.option_help(option.name, language)}"
    return option.low + talk.choose(question, choices, option.default - option.low)


def _ask_name(talk: Talk) -> str:
    while True:
        name = talk.ask(talk.text("ask-name", default=talk.text("default-name", number=0)) + " ")
        if not name or (name.isprintable() and len(name) <= MAX_NAME):
            return name
        talk.complain(talk.text("answer-no-name", most=MAX_NAME))
