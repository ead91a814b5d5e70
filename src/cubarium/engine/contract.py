"""The contract every game fulfils.

State is data, rules are functions, chance is an argument, knowledge is a view. A game is a `GameSpec`. Its
rule functions are plain Python over records, with signed integers, fixed lists and `if/for/while` only, so
that the same text runs interpreted, compiled and on a GPU. `Rules` lists and types them all.

A rule function writes in the journal with `note`; one that does nothing else is called `tell_…`. Compiled
rules leave both out. Every function may be called on a copy at any time and changes nothing but its first or
output argument, and the chance it is given.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from types import FunctionType, ModuleType
from typing import Any

from cubarium.engine.actions import ActionSpace
from cubarium.engine.chance import Chance
from cubarium.engine.components.pack import Pack
from cubarium.engine.components.schema import Schema
from cubarium.engine.rules.scratch import Scratch
from cubarium.engine.series import CardSets, Championship

State = Any
"""The record of a game's state; each game has its own, as it has its own view and options."""
View = Any
Options = Any
Numbers = Any
"""A list of whole numbers to write into, or an array of them."""


@dataclass(frozen=True)
class Event:
    """A kind of thing that happens: its name, what its numbers are, and the rule behind it."""

    name: str
    fields: tuple[str, ...]
    reveals: bool = False
    rule: str = ""
    private: bool = False
    """Whether only the seat it happened to may read it."""
    laid: str = ""
    """The rule by which a piece it laid stays, where one says so: a table may hold to it."""

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
    first_chair: int | None = None
    """The value that stands for the first seat, if values are players; those after it stand for the others,
    and those before it have names in the catalogues."""
    named: bool = False
    """Whether its values are no numbers: all of them have names in the catalogues."""
    goes_round: bool = False
    """Whether the player it names is another one in a rematch, the next; else it stays with the person."""
    only_with: tuple[Mapping[str, Collection[int]], ...] = ()
    """It changes something only where all options of one of these have one of these values; else always."""
    spares: int | None = None
    """So many players it never counts, if it counts players: at most it is the number of the others."""

    def matters(self, values: Mapping[str, int]) -> bool:
        """Tell whether it changes anything, by the values of all options."""
        if self.highest(values) == self.low:
            return False
        return not self.only_with or any(
            all(values[name] in allowed for name, allowed in each.items()) for each in self.only_with
        )

    def highest(self, values: Mapping[str, int]) -> int:
        """Return its highest value, by the values of all options."""
        return self.high if self.spares is None else min(self.high, values["players"] - self.spares)


@dataclass(frozen=True)
class Refusal:
    """Why an action is not allowed: the rule, the sentence and its numbers."""

    rule: str
    message: str
    words: Mapping[str, Any] = field(default_factory=dict)


@dataclass(frozen=True)
class TieBreak:
    """How two seats with the same score compare: the rule, the sentence and its numbers."""

    rule: str
    message: str
    numbers: Mapping[str, int] = field(default_factory=dict)


class NoChoice(str):
    """A reason of `position_problems` that says only that who is asked can do but one thing.

    No match begins there, because games go on by themselves; a sketch goes on from there.
    """

    __slots__ = ()


def first_problems(s: Any, *checks: Callable[[Any], Iterable[str]]) -> list[str]:
    """Return what is wrong with a state by the first check that finds anything: the next ones build on it."""
    return next((found for check in checks if (found := list(check(s)))), [])


class CompiledRules:
    """The functions of a game that run on every backend."""

    setup: Callable[[State, Options, Chance], None]
    """Set an empty state up to the first decision. The options have been checked."""
    actors: Callable[[State], int]
    """Return the seats that are asked now, as a bit set; several in simultaneous phases, 0 once the game is
    over."""
    legal_actions: Callable[[State, int, Numbers], int]
    """Write a seat's legal actions, ascending and without doubles, and return their number: 0 for a seat that
    is not asked, at least 1 for one that is. There is room for every action."""
    apply: Callable[[State, int, int, Chance], None]
    """Carry out one legal action of a seat and go on to the next decision. It never checks: `Match` does."""
    is_over: Callable[[State], bool]
    """Tell whether nobody will be asked any more."""
    scores: Callable[[State, Numbers], None]
    """Write the points of each seat as players count them. Defined at every state, like `returns`."""
    returns: Callable[[State, Numbers], None]
    """Write for each seat how many opponents it beats less how many beat it: zero-sum, ties count nothing, a
    seat nobody beats has won."""
    view: Callable[[State, int, View], None]
    """Write what a seat knows into an empty view, built from what is known; seat -1 is a spectator."""
    restore: Callable[[View, State], None]
    """Write into an empty state some table that the viewer would see exactly so."""
    determinize: Callable[[State, int, Chance], None]
    """Draw anew everything a seat cannot know, each possible table as likely as the rules make it."""
    greedy: Callable[[View, Numbers, int, Chance], int]
    """Choose one of so many legal actions for the viewer by simple sense: the game's own heuristic."""
    laws_broken: Callable[[State], int]
    """Return the conservation laws a state breaks, as a bit set; 0 at every moment of every game."""


class StepRules:
    """The functions that play in single steps; `engine.rules.steps` has them for games that bring none."""

    lay_out: Callable[[State, Options, Chance], None]
    """Set the table, up to the first step."""
    next_step: Callable[[State, Chance], tuple[int, int, int]]
    """Do what comes before the next choice; return who acts, the next step, and the steps to choose from."""
    step_of: Callable[[State, int, int], int]
    """Return the step that a legal action of a seat begins with."""
    take_step: Callable[[State, int, int, Chance], None]
    """Take one step of a seat."""
    kind_of_step: Callable[[State], int]
    """Return a number that is the same for games whose next steps are alike: a GPU plays these together."""


class TableRules:
    """The functions that serve people at the table. They run interpreted only and may use all of Python."""

    refusal: Callable[[State, int, int], Refusal]
    """Explain why an action of a seat that is asked is not legal."""
    position_problems: Callable[[State], list[str]]
    """Say what makes a position impossible, each reason with its rule; empty for states of real games."""
    conserved: Callable[[State], list[str]]
    """Say in words which conservation laws a state breaks and how; empty when `laws_broken` is 0."""
    turn_key: Callable[[State], tuple[int, ...]]
    """Tell turns apart: taking back is free only within one turn."""
    hurries: Callable[[State, int, int], bool]
    """Tell whether a legal action closes what others may still call. A game without calls brings none."""
    is_absent: Callable[[State, int], bool]
    """Tell whether the player of a seat is late: its chair may be free, and who sits down there may arrive.
    A game that begins with all its players brings none."""
    tie_break: Callable[[State, int, int], TieBreak]
    """Say what ranks the first of two seats with the same final score above the second, or that they are
    equal in everything. A game in which no two seats can have the same score leaves it out."""
    mend_sketch: Callable[[State, State, State, Any], None]
    """Mend a state over which a sketch was laid, given the state before, the bits that are said, and luck."""
    sketched_options: Callable[[State, State], dict[str, int]]
    """Return the options that follow from what a sketch says: its numbers, and the bits that are said."""


class NetworkRules:
    """The functions of a game that a network plays; a game without one leaves them out."""

    features: Callable[[View, Scratch], None]
    """Describe a view in small numbers, which are all 0 before: as many as `NetworkPlace.features` says."""


RULE_FUNCTIONS = tuple(CompiledRules.__annotations__)
STEP_FUNCTIONS = tuple(StepRules.__annotations__)
TABLE_FUNCTIONS = tuple(TableRules.__annotations__)
NETWORK_FUNCTIONS = tuple(NetworkRules.__annotations__)


def nobody_hurries(s: State, seat: int, action: int) -> bool:
    """Stand in for `hurries` in games where nobody calls anything."""
    return False


def nobody_is_absent(s: State, seat: int) -> bool:
    """Stand in for `is_absent` in games where nobody may be late."""
    return False


class Rules(CompiledRules, StepRules, TableRules, NetworkRules):
    """One game's functions, bound to a component pack and a backend; compiled ones have no `TableRules`."""

    def __init__(self, functions: Mapping[str, Any]) -> None:
        """Take the functions of the contract out of a namespace.

        Raises:
            TypeError: if a function of the contract is missing.
        """
        self.functions = functions
        self.hurries = nobody_hurries
        self.is_absent = nobody_is_absent
        missing = [name for name in (*RULE_FUNCTIONS, *STEP_FUNCTIONS) if name not in functions]
        if missing:
            raise TypeError(f"the rules have no {', no '.join(missing)}")
        for name in (*RULE_FUNCTIONS, *STEP_FUNCTIONS, *TABLE_FUNCTIONS, *NETWORK_FUNCTIONS):
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
    for_table: Callable[[Any, Mapping[str, Any]], Mapping[str, FunctionType]] = lambda options, values: {}
    """Rule functions, by name, that do the same in less code where options and component values are given."""


def nothing_special(notes: Sequence[Any], places: Sequence[int]) -> list[list[str]]:
    """Stand in for `feats` in games that know of none."""
    return [[] for _ in places]


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
    choices_are_open: bool = False
    """In a game with secrets: whether all can tell if a seat has a choice, so that the log may say that a
    move was forced."""
    lots_decide: bool = True
    """Whether who begins is drawn by lot, unless an option names who does."""
    places: Mapping[str, Sequence[str]] = field(default_factory=dict)
    """The names of the places in lists of the state, such as squares, by field: sketches use them."""
    lesson: Path | None = None
    """Where its lesson is, if it has one."""
    par: Callable[[Any], int] | None = None
    """The score of a solution that is known, from the state as it begins; for games that are played alone."""
    feats: Callable[[Sequence[Any], Sequence[int]], list[list[str]]] = nothing_special
    """What each seat achieved beside its score, by name, from all notes of a match and the places."""
    championship: Championship | None = None
    """The series in which its variants may be played."""
    card_sets: CardSets | None = None
    """The sets of cards a game may be played with, where there are so many that a map helps to choose."""


@dataclass(frozen=True)
class NetworkPlace:
    """What a network of the game is made for, and where it is kept."""

    features: int
    """How many numbers describe a view."""
    folder: Path
    """Where the network and the card of how it came to be are, once there is one."""


@dataclass(frozen=True)
class Coverage:
    """What a full check must see happen at least once."""

    wanted: tuple[str, ...] = ()
    seen: Callable[[Any], str] = lambda note: ""
    """Return which of these things a note of the journal tells of, or nothing."""


@dataclass(frozen=True, eq=False)
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
    network: NetworkPlace | None = None

    @property
    def book(self) -> str:
        """Return the name that the rule ids of the game begin with."""
        return self.rulebook or self.id

    @property
    def laid_rule(self) -> str:
        """Return the rule by which what is laid stays; none in a game that has no such rule."""
        return next((event.laid for event in self.events.values() if event.laid), "")

    @property
    def players(self) -> tuple[int, int]:
        """Return the least and the greatest number of players."""
        option = next(o for o in self.settings.options if o.name == "players")
        return option.low, option.high
