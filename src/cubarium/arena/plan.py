"""Who meets whom: pairings of bots, each in every rotation of the seats, all under the same deals."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass, field
from itertools import combinations, pairwise, permutations
from typing import Any, NamedTuple

from cubarium.bots.registry import SEER, USUAL, check_bot
from cubarium.engine.contract import GameSpec
from cubarium.engine.errors import Malformed, short
from cubarium.engine.options import checked_options
from cubarium.engine.registry import load_game

MOST_GAMES = 1_000_000
PAIR = 2


class Pairing(NamedTuple):
    """Two bots that meet: the one has a seat, the other all the other seats."""

    one: str
    other: str


CEILING = Pairing(SEER, USUAL)
"""Who shows how much room a game leaves: the seer plays on with the heuristic, which is how raptor plays."""


class Meeting(NamedTuple):
    """One game of an arena, named by all that tells it apart from the others."""

    game: str
    players: int
    deal: int
    one: str
    other: str
    rotation: int
    """The seat of the one."""


@dataclass(frozen=True)
class Contest:
    """What bots play in one game: every pairing in every rotation, under each of so many deals."""

    game: str
    players: int
    bots: tuple[str, ...]
    deals: int
    seed: int
    is_ladder: bool = False
    """Whether each bot meets only the one named before it, which is the level below."""
    has_ceiling: bool = False
    """Whether the seer shows how much room the game leaves."""
    options: Mapping[str, int] = field(default_factory=dict)
    """How the game is set, but for the number of players, where it is not as usual."""

    @property
    def pairings(self) -> tuple[Pairing, ...]:
        """Return who meets: one against one is the same from both sides, one against several is not."""
        ceiling = (CEILING,) if self.has_ceiling else ()
        if self.is_ladder:
            return *(Pairing(upper, lower) for lower, upper in pairwise(self.bots)), *ceiling
        pairs = combinations if self.players == PAIR else permutations
        return *(Pairing(one, other) for one, other in pairs(self.bots, PAIR)), *ceiling

    @property
    def games(self) -> int:
        """Return how many games each pairing plays."""
        return self.deals * self.players

    def meetings(self) -> Iterator[Meeting]:
        """Return all games in their order: deal by deal, so that a part of them is fair to all pairings."""
        for deal in range(self.deals):
            for pairing in self.pairings:
                for rotation in range(self.players):
                    yield Meeting(self.game, self.players, deal, *pairing, rotation)


def make_contest(
    spec: GameSpec,
    bots: Sequence[str],
    players: int,
    games: int,
    seed: int,
    *,
    is_ladder: bool = False,
    has_ceiling: bool = False,
    options: Mapping[str, int] | None = None,
) -> Contest:
    """Check what was asked for and return the contest; `games` are those of a pairing."""
    if SEER in bots:
        raise Malformed(f"{SEER} is no player to be rated; --ceiling lets it meet {USUAL}")
    for bot in bots:
        check_bot(bot)  # so that a wrong name is told before anything is compiled
    if len(bots) < PAIR:
        raise Malformed(f"an arena needs two bots or more, not {len(bots)}")
    if twice := [bot for bot in dict.fromkeys(bots) if bots.count(bot) > 1]:
        raise Malformed(f"{twice[0]} is named twice; name each bot once")
    others = {**(options or {})}
    if others.pop("players", players) != players:
        raise Malformed("say with --players how many play, not as an option")
    options_of(spec, players, others)
    deals = deals_for(games, players)
    if not 0 <= seed < 1 << 64:
        raise Malformed(f"seed: {short(seed)} is not between 0 and 2^64 - 1")
    return Contest(spec.id, players, tuple(bots), deals, seed, is_ladder, has_ceiling, others)


def deals_for(games: int, players: int) -> int:
    """Return how many deals a pairing needs for so many games, all rotations of a deal being played."""
    if not 1 <= games <= MOST_GAMES:
        raise Malformed(f"games: {short(games)} is not between 1 and {MOST_GAMES}")
    return -(-games // players)


def options_of(spec: GameSpec, players: int, others: Mapping[str, int]) -> Any:
    """Return the options that an arena plays a game with: the usual ones of simulations, or others."""
    if not is_for_several(spec):
        raise Malformed(f"{spec.id} is played alone; an arena needs a game for two or more")
    if players < PAIR:
        raise Malformed(f"players: {short(players)} is too few; an arena needs two or more")
    return checked_options(spec, {**spec.settings.simulated, **others, "players": players})


def is_for_several(spec: GameSpec) -> bool:
    """Tell whether bots can meet in a game."""
    return spec.players[1] >= PAIR


def contest_to_json(contest: Contest) -> dict[str, Any]:
    """Return a contest to be written down, with the rules it is played by."""
    return {"rules": rules_of(load_game(contest.game)), **asdict(contest)}


def contest_from_json(stored: dict[str, Any]) -> Contest:
    """Return a contest that was written down, if it is still played by the same rules and components."""
    rules = stored.pop("rules")
    contest = Contest(**{**stored, "bots": tuple(stored["bots"])})
    if rules != rules_of(load_game(contest.game)):
        raise Malformed(f"{contest.game} has other rules or components now; begin the arena anew")
    return contest


def rules_of(spec: GameSpec) -> str:
    """Return a name for the rules and components of a game as they are now."""
    from cubarium.engine.components.pack import built_in_pack

    return f"{spec.rules_version}-{built_in_pack(spec.components.schema).digest[:16]}"
