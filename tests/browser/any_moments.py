"""Random moments of seeded games: all settings, bots of mixed strength, all screens and languages in turn."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import count, islice

from playwright.sync_api import ViewportSize

from cubarium.bots.registry import make_bot
from cubarium.engine.registry import load_game
from cubarium.engine.rules.playout import first_to_act
from cubarium.server.wire.updates import Welcome
from tests.browser.positions import BOT, Setting, sent_to
from tests.browser.screen import SIZES
from tests.review.games import begin

LANGUAGES = ("fr", "en")
BOTS = (BOT, "random")
LONGEST = 800
"""After so many moves of a game, which bad bots may drag out, there is little new."""


@dataclass(frozen=True)
class Look:
    """What a player is sent who is asked for something, and the screen on which it is looked at."""

    setting: Setting
    seed: int
    move: int
    language: str
    size: ViewportSize
    sent: Welcome

    def __str__(self) -> str:
        """Tell where it is found again."""
        place = f"{self.size['width']} in {self.language}"
        return f"{self.setting} seed {self.seed} move {self.move} at {place}"


def every_setting(game: str) -> list[Setting]:
    """Return each variant of a game with each number of players, in an order without a plan."""
    settings = load_game(game).settings
    players = next(each for each in settings.options if each.name == "players")
    every = [
        Setting(game, number, variant)
        for number in range(players.low, players.high + 1)
        for variant in settings.variants
    ]
    random.Random(game).shuffle(every)
    return every


def screen_of(number: int) -> tuple[str, ViewportSize]:
    """Return the language and the screen that come in turn."""
    return LANGUAGES[number % len(LANGUAGES)], SIZES[number % len(SIZES)]


def _of_one_game(setting: Setting, seed: int, first: int, wanted: int) -> list[Look]:
    """Return so many moments of a match, each as likely as any other; screens go on from the first look."""
    chance = random.Random(seed)
    match, luck = begin(setting.game, setting.players, seed, setting.variant)
    bots = [make_bot(match.spec, chance.choice(BOTS), match.components) for _ in match.seats]
    looks: list[Look] = []
    while not match.is_over and match.move_count < LONGEST:
        seat = first_to_act(match.rules.actors(match.state), luck)
        # of all moves so far as many are kept as are wanted, without knowing how many will come
        place = match.move_count if match.move_count < wanted else chance.randrange(match.move_count + 1)
        if place < wanted:
            language, size = screen_of(first + place)
            sent = sent_to(match, setting, seat, language)
            looks[place : place + 1] = [Look(setting, seed, match.move_count, language, size, sent)]
        match.act(seat, bots[seat].choose(match.view(seat), match.legal(seat), luck))
    return looks


def _endless(game: str, seed: int, a_game: int) -> Iterator[Look]:
    settings = every_setting(game)
    seen = seed  # each game begins with another screen
    for number in count(seed):
        for look in _of_one_game(settings[number % len(settings)], number, seen, a_game):
            yield look
            seen += 1


def any_moments(game: str, seed: int, wanted: int, a_game: int) -> list[Look]:
    """Return so many moments of a game, so many of one match at most, from this seed on."""
    return list(islice(_endless(game, seed, a_game), wanted))
