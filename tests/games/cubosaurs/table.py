"""A table for tests: any position in one line, then play.

Cards are named in one text: "trex-1 ptero-3..5" is four of them. Seats are counted from 0 here and from 1
in the text of actions ("seat 2"), as at a real table.
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

SPEC: GameSpec = load_game("cubosaurs")
BUILT_IN: Pack = read_pack(SPEC.components.schema)
CARDS = tuple(BUILT_IN.tables["card"])
SEATS = 5
ROUNDS = 3
TILES = 10
INTERACTION_TILES = (7, 8, 9, 10)
INSTANT_TILES = (3, 4, 5, 6, 7, 8, 9, 10)


def cards(text: str) -> list[str]:
    """Read the names of cards; "trex-1..3" stands for three of them."""
    found = []
    for word in text.split():
        name, _, number = word.partition("-")
        low, dots, high = number.partition("..")
        found += [f"{name}-{n}" for n in range(int(low), int(high) + 1)] if dots else [word]
    assert len(set(found)) == len(found) and set(found) <= set(CARDS), text
    return found


def type_of(card: str) -> str:
    """Return the type of a card as the rules tell types apart."""
    return card.partition("-")[0]


def changed_pack(**changes: Mapping[Any, Any]) -> Pack:
    """Return the built-in components with some values changed, by table."""
    tables = {name: dict(table) for name, table in BUILT_IN.tables.items()}
    for name, entries in changes.items():
        for key, value in entries.items():
            tables[name][key] = {**tables[name][key], **value} if isinstance(value, Mapping) else value
    return replace(BUILT_IN, name="changed", tables=tables, digest="changed")


FREE_TILES = changed_pack(tile={number: {"cost": 0} for number in range(1, TILES + 1)})
"""Tiles that cost nothing. A price fills the supply, so only such tiles can meet an empty one."""


@dataclass(frozen=True, kw_only=True)
class Setting:
    """What lies on the table; what is not told is placed where it must be.

    Tokens or a market make it the advanced game. `scores` are those of earlier rounds by seat, `front` the
    tiles bought this round by seat. With `deck_left`, the last seat has all further cards that were drawn.
    """

    players: int = 3
    hand: str = ""
    collections: Sequence[str] = ()
    deck: str = ""
    destroyed: str = ""
    deck_left: int | None = None
    tokens: Sequence[int] = ()
    market: Sequence[int] = ()
    front: Sequence[Sequence[int]] = ()
    interaction: bool = True
    turn: int = 0
    phase: str = "decide"
    bought: bool = False
    round: int = 1
    rounds: int = 0
    scores: Sequence[Sequence[int]] = ()
    components: Pack = BUILT_IN

    @property
    def advanced(self) -> bool:
        """Tell whether DNA is played."""
        return bool(self.tokens or self.market or self.front)

    def options(self) -> dict[str, int]:
        """Return the options of such a game."""
        return {
            "players": self.players,
            "rounds": self.rounds,
            "advanced": int(self.advanced),
            "direct_interaction": int(self.interaction),
        }

    def position(self) -> dict[str, Any]:
        """Return the position as JSON."""
        collections = self._collections()
        drawn = [*cards(self.hand), *cards(self.destroyed), *(c for own in collections for c in own)]
        known = [*drawn, *cards(self.deck)]
        front, stack = self._tiles()
        tokens = _filled(self.tokens, 0)
        total = self.components.tables["game"]["tokens"] if self.advanced else 0
        return {
            **to_json(SPEC.records.state()),
            "hand": cards(self.hand),
            "destroyed": cards(self.destroyed),
            "seats": [
                {
                    "collection": collections[seat],
                    "tiles": [_tile_names(front[seat]) if r == self.round - 1 else [] for r in range(ROUNDS)],
                    "round_scores": _filled(self.scores[seat] if self.scores[seat:] else (), 0, ROUNDS),
                    "tokens": tokens[seat],
                    "owed": 0,
                }
                for seat in range(SEATS)
            ],
            "market": _tile_names(self.market),
            "deck": [*known, *(card for card in CARDS if card not in known)],
            "deck_next": len(drawn),
            "tile_stack": _filled(_tile_names(stack), None, TILES),
            "tile_stack_size": len(stack),
            "supply": total - sum(tokens),
            "players": self.players,
            "rounds": self.rounds or (3 if self.players == 2 else 2),
            "advanced": int(self.advanced),
            "direct_interaction": int(self.interaction),
            "round_index": self.round - 1,
            "direction": 1 if self.round != 2 else -1,
            "turn": self.turn,
            "phase": self.phase,
            "bought": int(self.bought),
        }

    def _collections(self) -> list[list[str]]:
        named = _filled([cards(text) for text in self.collections], [])
        if self.deck_left is not None:
            used = [*cards(f"{self.hand} {self.deck} {self.destroyed}"), *(c for own in named for c in own)]
            missing = 10 * self.players - self.deck_left - (len(used) - len(cards(self.deck)))
            assert missing >= 0, "more cards have been drawn than that"
            named[self.players - 1] = [*named[self.players - 1], *quiet_cards(used)[:missing]]
        return named

    def _tiles(self) -> tuple[list[list[int]], list[int]]:
        """Return the tiles in front of each seat and in the stack: all shown ones are for sale or sold."""
        front = _filled([list(tiles) for tiles in self.front], [])
        if not self.advanced:
            return front, []
        out = () if self.interaction else INTERACTION_TILES
        placed = {*self.market, *(tile for tiles in front for tile in tiles)}
        sold = [tile for tile in INSTANT_TILES if tile not in placed and tile not in out]
        sold = sold[: max(0, self.players + 1 - len(placed))]
        front[self.players - 1] = [*front[self.players - 1], *sold]
        return front, [t for t in range(1, TILES + 1) if t not in placed and t not in sold and t not in out]


def _filled(given: Sequence[Any], empty: Any, length: int = SEATS) -> list[Any]:
    return [*given, *(empty for _ in range(length - len(given)))]


def _tile_names(numbers: Sequence[int]) -> list[str]:
    return [f"tile-{number}" for number in numbers]


def quiet_cards(used: Sequence[str]) -> list[str]:
    """Return the unused cards that change nothing for the eggs among the used ones."""
    eggs = [BUILT_IN.tables["card"][card]["counts"] for card in used if type_of(card) == "egg"]
    loud = {"egg", *(name for counted in eggs for name in counted)}
    return [card for card in CARDS if card not in used and type_of(card) not in loud]


class Table(AnyTable):
    """A match with short words to play it and to read it."""

    # --- playing -----------------------------------------------------------------------------------------

    def act(self, *actions: str, outcomes: Sequence[int] | None = None) -> Table:
        """Carry out actions, each for the seat that is asked; `outcomes` force the luck of the last."""
        for action in actions[:-1]:
            self.match.act(self.asked, action)
        self.match.act(self.asked, actions[-1], outcomes)
        return self

    # --- reading -----------------------------------------------------------------------------------------

    @property
    def hand(self) -> list[str]:
        """Return the cards of the Hand."""
        return list(self.state["hand"])

    @property
    def deck_left(self) -> int:
        """Return how many cards are left in the deck."""
        return int(self.match.view(-1).deck_left)

    @property
    def supply(self) -> int:
        """Return how many tokens nobody has."""
        return int(self.state["supply"])

    @property
    def market(self) -> list[int]:
        """Return the tiles for sale."""
        return [int(name.removeprefix("tile-")) for name in self.state["market"]]

    @property
    def tokens(self) -> list[int]:
        """Return the tokens of each player."""
        return [player["tokens"] for player in self.state["seats"][: self.state["players"]]]

    def collection(self, seat: int) -> list[str]:
        """Return the cards in front of a seat."""
        return list(self.state["seats"][seat]["collection"])

    def front(self, seat: int) -> list[int]:
        """Return the tiles in front of a seat."""
        tiles = self.state["seats"][seat]["tiles"][self.state["round_index"]]
        return [int(name.removeprefix("tile-")) for name in tiles]

    def round_scores(self, number: int) -> list[int]:
        """Return what each player scored in a round."""
        return [p["round_scores"][number - 1] for p in self.state["seats"][: self.state["players"]]]


def table(**setting: Any) -> Table:
    """Start from a position; see `Setting`."""
    described = Setting(**setting)
    options, pack = described.options(), described.components
    return Table(Match(SPEC, options, seed=1, components=pack, position=described.position()))


def last_turn(*collections: str, **setting: Any) -> Table:
    """Return a table one "keep" before the end of the round, after which the collections are these.

    A single player is given an opponent, and so are players with fewer cards than were in the deck; the
    opponent has the others.
    """
    owned = [cards(text) for text in collections]
    used = [card for own in owned for card in own]
    if len(owned) == 1 or len(used) < 10 * len(owned):
        players = len(owned) + 1
        owned.append(quiet_cards(used)[: 10 * players - len(used)])
    hand = owned[-1].pop()
    texts = [" ".join(own) for own in owned]
    return table(players=len(owned), hand=hand, collections=texts, turn=len(owned) - 1, **setting)


def scored(*collections: str, **setting: Any) -> list[int]:
    """Return what these collections score at the end of a round."""
    number = setting.get("round", 1)
    return last_turn(*collections, **setting).act("keep").round_scores(number)[: len(collections)]


# Ten cards each, and 1 point each: 4 - 1 + 2 - 1 - 1 - 2.
EVEN = (
    "trex-1 ptero-1..2 bronto-1..2 penta-1..2 stego-1..2 grey-3",
    "trex-2 ptero-3..4 bronto-3..4 penta-3..4 stego-3..4 grey-4",
    "trex-3 ptero-5..6 bronto-5..6 penta-5..6 stego-5..6 grey-5",
)


def better(collection: str) -> str:
    """Return one of the even collections with 2 points."""
    return collection[: -len("grey-3")] + "grey-1"


def worse(collection: str) -> str:
    """Return one of the even collections with 0 points."""
    return collection[: -len("grey-3")] + "grey-6"


# --- forcing chance ----------------------------------------------------------------------------------------


def _shuffle(wanted: Sequence[Any], pile: Sequence[Any], draws: int) -> list[int]:
    """Return the outcomes that bring the wanted things to the top of the pile."""
    pile, outcomes = list(pile), []
    for i in range(draws):
        j = pile.index(wanted[i]) if i < len(wanted) else i
        outcomes.append(j - i)
        pile[i], pile[j] = pile[j], pile[i]
    return outcomes


def set_up(
    players: int,
    *,
    deck: str = "",
    starter: int | None = None,
    tiles: Sequence[int] | None = None,
    unsold: Sequence[int] = (),
) -> list[int]:
    """Return the outcomes of a set-up: who starts if chance is asked, then tiles and cards from the top."""
    outcomes = [] if starter is None else [starter]
    if tiles is not None:
        pile = [tile for tile in range(1, TILES + 1) if tile not in unsold]
        outcomes += _shuffle(tiles, pile, len(pile) - 1)
    return outcomes + _shuffle(cards(deck), CARDS, 10 * players)


def new_game(
    players: int, *, starter: int = 0, deck: str = "", tiles: Sequence[int] | None = None, rounds: int = 0
) -> Table:
    """Start a game whose shuffle is forced; with tiles it is the advanced game."""
    options = {"players": players, "advanced": int(tiles is not None), "rounds": rounds}
    opening = set_up(players, deck=deck, starter=starter, tiles=tiles)
    return Table(Match(SPEC, options, opening=opening))


# --- any game ----------------------------------------------------------------------------------------------


def random_game(seed: int, components: Pack = BUILT_IN, /, **options: int) -> Iterator[Match]:
    """Play a game at random; yield the match at each decision and once more at its end."""
    return played(Match(SPEC, options, seed=seed, components=components), seed)


def named(notes: Sequence[Note], event: str) -> list[dict[str, int]]:
    """Return the events of one name, each as its numbers by name."""
    return events_named(SPEC, notes, event)
