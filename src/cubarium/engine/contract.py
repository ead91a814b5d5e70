"""The contract every game fulfils.

State is data, rules are functions, chance is an argument, knowledge is a view. A game is a `GameSpec`.
Its rule functions are plain Python over records, with signed integers, fixed lists and `if/for/while`
only, so that the same text runs interpreted, compiled and on a GPU:

setup(s, options, chance)
    Set an empty state up to the first decision. `options` have been checked.
actors(s) -> int
    The seats that are asked now, as a bit set; several in simultaneous phases, 0 when the game is over.
legal_actions(s, seat, out) -> int
    Write the seat's legal actions into `out`, ascending and without doubles, and return their number:
    0 for a seat that is not asked, at least 1 for one that is. `out` has room for every action.
apply(s, seat, action, chance)
    Carry out one legal action and go on to the next decision. It never checks legality: `Match` does.
is_over(s) -> bool
    True when nobody will be asked any more.
scores(s, out) and returns(s, out)
    Points as players count them, and for each seat how many opponents it beats less how many beat it:
    zero-sum, ties count nothing, a seat nobody beats has won. Defined at every state.
view(s, seat, v)
    Write what a seat knows into an empty view; seat -1 is a spectator. Built from what is known.
restore(v, s)
    Write into an empty state some table that the viewer would see exactly so.
determinize(s, seat, chance)
    Draw anew everything the seat cannot know, each possible table as likely as the rules make it.
greedy(v, legal, count, chance) -> int
    Choose one of `count` legal actions for the viewer by simple sense; the game's own heuristic.
laws_broken(s) -> int
    The conservation laws of the game that the state breaks, as a bit set; 0 at every moment of every game.

Four more serve people at the table and run interpreted only; they may use everything Python has:

refusal(s, seat, action) -> Refusal
    Explain why an action of a seat that is asked is not legal.
position_problems(s) -> list of str
    Say what makes a position impossible, each reason with its rule; empty for every state of every game.
conserved(s) -> list of str
    Say in words which conservation laws a state breaks and how; empty when `laws_broken` is 0.
turn_key(s) -> tuple of int
    Tell turns apart: taking back is free only within one turn.

A rule function writes in the journal with `note`; one that does nothing else is called `tell_…`. Compiled
rules leave both out.

Every function may be called on a copy at any time and changes nothing but its first or output argument
(and the chance it is given).
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from types import ModuleType
from typing import Any

from cubarium.engine.actions import ActionSpace
from cubarium.engine.components.pack import Pack
from cubarium.engine.components.schema import Schema

RULE_FUNCTIONS = (
    "setup",
    "actors",
    "legal_actions",
    "apply",
    "is_over",
    "scores",
    "returns",
    "view",
    "restore",
    "determinize",
    "greedy",
    "laws_broken",
)
TABLE_FUNCTIONS = ("refusal", "position_problems", "conserved", "turn_key")


@dataclass(frozen=True)
class Event:
    """A kind of thing that happens: its name, what its numbers are, and the rule behind it."""

    name: str
    fields: tuple[str, ...]
    reveals: bool = False
    rule: str = ""
    private: bool = False
    """Whether only the seat it happened to may read it."""

    @property
    def is_line(self) -> bool:
        """Tell whether it is a line of a score sheet."""
        return self.name.startswith("line-")


@dataclass(frozen=True)
class Option:
    """One choice made when a table is set: whole numbers from `low` to `high`."""

    name: str
    low: int
    high: int
    default: int
    automatic: bool = False
    """Whether the default leaves the choice to the rules."""


@dataclass(frozen=True)
class Refusal:
    """Why an action is not allowed: the rule, the sentence and its numbers."""

    rule: str
    message: str
    words: Mapping[str, Any] = field(default_factory=dict)


class Rules:
    """One game's functions, bound to one component pack and one backend."""

    setup: Callable[..., Any]
    actors: Callable[..., Any]
    legal_actions: Callable[..., Any]
    apply: Callable[..., Any]
    is_over: Callable[..., Any]
    scores: Callable[..., Any]
    returns: Callable[..., Any]
    view: Callable[..., Any]
    restore: Callable[..., Any]
    determinize: Callable[..., Any]
    greedy: Callable[..., Any]
    laws_broken: Callable[..., Any]
    refusal: Callable[..., Refusal]
    position_problems: Callable[..., list[str]]
    conserved: Callable[..., list[str]]
    turn_key: Callable[..., tuple[int, ...]]

    def __init__(self, functions: Mapping[str, Any]) -> None:
        """Take the functions of the contract out of a namespace."""
        self.functions = functions
        for name in RULE_FUNCTIONS:
            setattr(self, name, functions[name])
        for name in TABLE_FUNCTIONS:  # compiled rules have none
            if name in functions:
                setattr(self, name, functions[name])


def unbound(*_: Any) -> Any:
    """Stand in for a function of the game in modules that work for every game."""
    raise TypeError("this function is used through `bind`, which gives it a game")


@dataclass(frozen=True)
class Records:
    """The records a game declares."""

    state: type
    view: type
    options: type


@dataclass(frozen=True)
class Settings:
    """How a table of the game can be set."""

    options: tuple[Option, ...]
    combinations: Callable[[], list[dict[str, int]]]
    """All settings of the options that make different games."""
    variants: Mapping[str, Mapping[str, int]] = field(default_factory=dict)
    """Named settings of the options, the first the default."""
    conflicts: Callable[[Mapping[str, int]], str] = lambda options: ""
    """Say why options do not go together, or nothing."""
    simulated: Mapping[str, int] = field(default_factory=dict)
    """Settings that simulations take unless they are told otherwise."""
    random_play: Mapping[str, int] = field(default_factory=dict)
    """Settings for games in which every choice is made at random, where these would be endless otherwise."""
    are_samples: bool = False
    """Whether `combinations` are samples of very many: a full check divides its games among those of a player
    count instead of playing all of them under each."""


@dataclass(frozen=True)
class Components:
    """What is printed on the components of a game."""

    schema: Schema
    """What the component files may hold."""
    values: Callable[[Pack], Mapping[str, Any]]
    """Turn a component pack into the values the rules read."""


@dataclass(frozen=True)
class Code:
    """Where the functions of a game are."""

    compiled: tuple[ModuleType, ...]
    """The packages whose every file is compiled, and single modules of the engine that the game uses."""
    interpreted: tuple[ModuleType, ...]
    """The modules with the functions that serve people at the table."""
    never_inlined: frozenset[str] = frozenset()
    """Rule functions that run rarely, or are called in several places: leaving them out of their callers
    shortens compilation."""


@dataclass(frozen=True)
class TableSide:
    """What people at a table of the game are told and shown."""

    words: Any
    """Sentences for actions, events and refusals in every language, a `GameWords`."""
    statistics: Callable[..., Any]
    """Summarise many final states: how each component pays."""
    insights: Callable[..., Any]
    """What a picture of the table tells beside the view, a class like `engine.insights.Insights`."""
    has_secrets: bool = False
    """Whether a seat has secrets of its own, so that people at one screen must not see each other's."""


@dataclass(frozen=True)
class Coverage:
    """What a full check must see happen at least once."""

    wanted: tuple[str, ...] = ()
    seen: Callable[[Any], str] = lambda note: ""
    """Return which of these things a note of the journal tells of, or nothing."""


@dataclass(frozen=True)
class GameSpec:
    """Everything the engine needs to know about a game."""

    id: str
    rules_version: int
    records: Records
    settings: Settings
    actions: ActionSpace
    components: Components
    code: Code
    events: Mapping[int, Event]
    table: TableSide
    rulebook: str = ""
    """The book of rules the game is in, where several share one; its rule ids begin with this name."""
    coverage: Coverage = Coverage()

    @property
    def book(self) -> str:
        """Return the name that the rule ids of the game begin with."""
        return self.rulebook or self.id

    @property
    def players(self) -> tuple[int, int]:
        """Return the least and the greatest number of players."""
        option = next(o for o in self.settings.options if o.name == "players")
        return option.low, option.high
