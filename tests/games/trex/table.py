"""A table for tests: any position in one line, then play.

Cards are named in one text: "yellow-6 blue-7". Seats are counted from 0. Piles are told from the top.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

from cubarium.engine.chance import Note
from cubarium.engine.components.pack import Pack, read_pack
from cubarium.engine.contract import GameSpec
from cubarium.engine.match import Match
from cubarium.engine.record import to_json
from cubarium.engine.registry import load_game
from tests.games.any_table import AnyTable, events_named, played

SPEC: GameSpec = load_game("trex")
BUILT_IN: Pack = read_pack(SPEC.components.schema)
CARDS = tuple(BUILT_IN.tables["card"])
COLOURS = ("yellow", "blue", "brown", "green", "red")
SEATS = 5
ROUNDS = 12
EGGS_PER_COLOUR = 6


def cards(text: str) -> list[str]:
    """Read the names of cards."""
    found = text.split()
    assert len(set(found)) == len(found) and set(found) <= set(CARDS), text
    return found


def in_order(names: Sequence[str]) -> list[str]:
    """Return cards in the order in which sets name them."""
    return sorted(names, key=CARDS.index)


def changed_pack(**changes: Mapping[Any, Any]) -> Pack:
    """Return the built-in components with some values changed, by table."""
    tables = {name: dict(table) for name, table in BUILT_IN.tables.items()}
    for name, entries in changes.items():
        for key, value in entries.items():
            tables[name][key] = {**tables[name][key], **value} if isinstance(value, Mapping) else value
    return replace(BUILT_IN, name="changed", tables=tables, digest="changed")


@dataclass(frozen=True, kw_only=True)
class Setting:
    """What lies on the table while cards are played; what is not told is placed where it must be.

    Of the cards of a seat that are not named, as many as rounds have passed were removed from the game, the
    first in order or those of `removed`. The others are in the draw pile and nobody has seen them.
    `piles` are the known parts of the draw piles. The seats before the one in turn played last, in turn.
    `won` are the eggs of each seat by colour.
    """

    players: int = 4
    hands: Sequence[str] = ()
    known: Sequence[str] = ()
    played: Sequence[str] = ()
    piles: Sequence[str] = ()
    removed: Sequence[str] = ()
    removed_unseen: Sequence[str] = ()
    high: str = "blue"
    low: str = "brown"
    eggs: tuple[str, str] = ("green", "red")
    won: Sequence[Mapping[str, int]] | None = None
    round: int = 1
    turn: int = 0
    leader: tuple[int, str] | None = None

    def options(self) -> dict[str, int]:
        """Return the options of such a game."""
        return {"players": self.players}

    def position(self) -> dict[str, Any]:
        """Return the position as JSON."""
        empty = to_json(SPEC.records.state())
        won = self._won()
        plays = sum(len(cards(text)) for text in self.played)
        seats = [self._seat(seat, plays, won) for seat in range(SEATS)]
        leader, leader_card = self.leader or (-1, None)
        return {
            **empty,
            "hands": [in_order(cards(_at(self.hands, seat))) for seat in range(SEATS)],
            "unseen": [self._unseen(seat) for seat in range(SEATS)],
            "removed_unseen": [in_order(cards(_at(self.removed_unseen, seat))) for seat in range(SEATS)],
            "seats": seats,
            "stack_eggs": [
                EGGS_PER_COLOUR - self.eggs.count(colour) - sum(own.get(colour, 0) for own in won)
                for colour in COLOURS
            ],
            "shown_eggs": list(self.eggs),
            "high": self.high,
            "low": self.low,
            "players": self.players,
            "round_index": self.round - 1,
            "turn": self.turn,
            "phase": "play",
            "plays": plays,
            "leader": leader,
            "leader_card": leader_card,
            "ranking": [-1] * SEATS,
        }

    def _named(self, seat: int) -> list[str]:
        zones = (self.hands, self.played, self.piles, self.removed_unseen)
        return cards(" ".join(_at(zone, seat) for zone in zones))

    def _removed(self, seat: int) -> list[str]:
        if seat >= self.players:
            return []
        count = self.round - 1 - len(cards(_at(self.removed_unseen, seat)))
        told = cards(_at(self.removed, seat))
        taken = {*self._named(seat), *told}
        return in_order([*told, *(card for card in CARDS if card not in taken)][:count])

    def _unseen(self, seat: int) -> list[str]:
        if seat >= self.players:
            return []
        return [card for card in CARDS if card not in {*self._named(seat), *self._removed(seat)}]

    def _seat(self, seat: int, plays: int, won: Sequence[Mapping[str, int]]) -> dict[str, Any]:
        played, pile = cards(_at(self.played, seat)), cards(_at(self.piles, seat))[::-1]
        return {
            "known_hand": in_order(cards(_at(self.known, seat))),
            "removed": self._removed(seat),
            "pile": _filled(pile, None, len(CARDS)),
            "pile_size": len(pile),
            "played": _filled(played, None, len(CARDS)),
            "played_size": len(played),
            "played_at": plays - (self.turn - 1 - seat) % self.players if played else 0,
            "eggs": [won[seat].get(colour, 0) if won[seat:] else 0 for colour in COLOURS],
        }

    def _won(self) -> Sequence[Mapping[str, int]]:
        """Return the eggs of each seat; if they are not told, seats and colours take turns."""
        if self.won is not None:
            return self.won
        eggs: list[dict[str, int]] = [{} for _ in range(self.players)]
        for egg in range(2 * (self.round - 1)):
            own, colour = eggs[egg % self.players], COLOURS[egg % len(COLOURS)]
            own[colour] = own.get(colour, 0) + 1
        return eggs


def _at(texts: Sequence[str], seat: int) -> str:
    return texts[seat] if seat < len(texts) else ""


def _filled(given: Sequence[Any], empty: Any, length: int) -> list[Any]:
    return [*given, *(empty for _ in range(length - len(given)))]


class Table(AnyTable):
    """A match with short words to play it and to read it."""

    def act(self, *actions: str, outcomes: Sequence[int] | None = None) -> Table:
        """Carry out actions, each for the seat that is asked; `outcomes` force the luck of the last."""
        for action in actions[:-1]:
            self.match.act(self.asked, action)
        self.match.act(self.asked, actions[-1], outcomes)
        return self

    def play(self, names: str) -> Table:
        """Play cards one after the other, each for the seat that is asked."""
        return self.act(*(f"play {name}" for name in names.split()))

    @property
    def phase(self) -> str:
        """Return what is being decided."""
        return str(self.state["phase"])

    @property
    def round(self) -> int:
        """Return the number of the round."""
        return int(self.state["round_index"]) + 1

    @property
    def ranking(self) -> list[int]:
        """Return the seats from the highest to the lowest, as the journal told it last."""
        places = named(self.match.notes(), "ranks")[-int(self.state["players"]) :]
        assert [e["place"] for e in places] == list(range(1, len(places) + 1))
        return [e["seat"] for e in places]

    def hand(self, seat: int) -> list[str]:
        """Return the hand of a seat."""
        return list(self.state["hands"][seat])

    def played(self, seat: int) -> list[str]:
        """Return the played pile of a seat, the first card first."""
        return [card for card in self.state["seats"][seat]["played"] if card]

    def pile(self, seat: int) -> list[str]:
        """Return the known part of a draw pile from the top."""
        return [card for card in self.state["seats"][seat]["pile"] if card][::-1]

    def removed(self, seat: int) -> list[str]:
        """Return the removed cards of a seat that everybody knows."""
        return list(self.state["seats"][seat]["removed"])

    def eggs(self, seat: int) -> dict[str, int]:
        """Return the eggs of a seat."""
        own = zip(COLOURS, self.state["seats"][seat]["eggs"], strict=True)
        return {colour: count for colour, count in own if count}

    def events(self, event: str) -> list[dict[str, int]]:
        """Return the events of one name in the last action."""
        return named(self.match.moves[-1].notes, event)


def table(**setting: Any) -> Table:
    """Start from a position; see `Setting`."""
    described = Setting(**setting)
    return Table(Match(SPEC, described.options(), seed=1, position=described.position()))


def random_game(seed: int, components: Pack = BUILT_IN, /, **options: int) -> Iterator[Match]:
    """Play a game at random; yield the match at each decision and once more at its end."""
    return played(Match(SPEC, options, seed=seed, components=components), seed)


def named(notes: Sequence[Note], event: str) -> list[dict[str, int]]:
    """Return the events of one name, each as its numbers by name."""
    return events_named(SPEC, notes, event)


def card(name: str) -> int:
    """Return the number of a card."""
    return CARDS.index(name)


def card_set(text: str) -> int:
    """Return cards as the number of a set."""
    return sum(1 << card(name) for name in cards(text))
