"""What a card declares: its number, its rule, and every fact that other parts ask of a card.

Each card has a file of its own, `cards/<colour>/<card>.py`, with `CARD = Card(...)` and a function for each
moment at which it does something (`cards/dispatch.py` lists them). No other part names a card: what one needs
to know of the cards is a fact here, and any card may have it, of the colours named with it.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Literal

Question = Literal[
    "free-throw",
    "pinch",
    "set-face",
    "loan",
    "set-loan",
    "lose-roll",
    "lose-any",
    "must-lose",
    "gain",
    "gain-gray",
    "choose",
    "give-die",
    "give-to",
    "pair-throw",
    "colours-throw",
    "move-other",
    "claim-space",
]
Amount = Literal["coins", "feet", "water", "credits", "dice", "bonus", "second_bonus", "group"]
Offer = Literal["coins", "fan", "feet", "no-fan"]
Unit = Literal["coins", "feet", "credits"]

# When the gain of a Run ability is collected if its owner does not use it by hand (cubitos-11.12).
NO_RUN = 0
AT_ONCE = 1
LOOKING = 2  # it counts active dice: at the end of step 4, before any of them is lost
LATE = 3  # it looks at active dice and is lost then
LAST = 4  # it is lost with its use
ASKED = 5  # a real choice: never without its owner
AFTER_LOSSES = 6  # it looks at dice that were lost: after everything else

# When the table collects a choice that is none at the moment.
SETTLED_LAST = 1  # at the end of step 4
SETTLED_FIRST = 2  # as soon as it is none: other cards count what it brings

# When the credits of a card come.
IN_RUN = 1
ONCE_DIE_LOST = 2  # with its Run part, or after the moves if a die is lost by then
AT_EACH_PUSH = 3  # before the throw, for each symbol that was active at the declaration

# How the fans of a card come.
WITH_CREDITS = 1  # those of the space
WITHOUT_CREDITS = 2

# Which faces have an Immediate part.
ON_BOTH_FACES = 1
ON_POWER_FACE = 2

# The dice on which an Immediate part, a use in groups, or what follows a Push acts.
DRAW_DIE = 1  # of Draw or Discard, for a free throw
ROLL_DIE = 2
GRAY_DIE = 3  # of Draw or Roll
SUPPLY_DIE = 4

# What a symbol does between the declaration of a Push and the throw.
RETURNS = 1  # its die goes to Roll and is thrown too
PROTECTS = 2  # this Push cannot bust

# What each symbol brings after a Push without bust.
WALKS = 1  # as many steps over land as the card has feet
ACTS = 2  # its function `after_push`, or a free throw

# How often dice are thrown in the Run phase.
ONCE = 1
TWICE = 2

# How surely an unused symbol saves from a bust.
SURELY = 1
BY_GRAY_HIT = 2  # if one of all the player's gray dice hits


@dataclass(frozen=True)
class Card:
    """One card. Most have four or five of these facts."""

    number: int
    """In states and logs; a new card has the next one. The option of its colour counts in this order."""
    rule: str
    """The rule that tells what it does, such as "cubitos-12.36"; refusals and events name it."""
    amounts: tuple[Amount, ...] = ()
    """What cards.toml says of it beside the cost."""
    has_unit: bool = False
    """cards.toml says what it gives for each thing it counts: the rulebook tells the number alone."""
    asks: tuple[Question, ...] = ()
    """The questions its functions put to a player."""
    tells: tuple[str, ...] = ()
    """The events that happen by it; they name its rule."""
    loses_or_gains: bool = False
    """Other dice than its own are lost or gained by it: the rulebook wants one such card in a set."""

    run: int = NO_RUN
    """When its Run part is collected: AT_ONCE, LOOKING, LATE, LAST, ASKED or AFTER_LOSSES.

    Without a function `run` it gives the card's coins, feet, water feet, and credits that come IN_RUN.
    """
    power_run: int | None = None
    """The same for the power face where that differs."""
    settled: int = 0
    """For ASKED: whether the table collects it when it is no choice, SETTLED_FIRST or SETTLED_LAST."""
    offers: tuple[Offer, ...] = ()
    """The two offers of a `choose`, as their sentences are called."""
    profits_late: bool = False
    """What is lost or gained at the end of step 4 may make its use possible, or better (white)."""
    lost_first: bool = False
    """Its die leaves Active before its Run part acts, not after it."""
    throws_in_run: int = 0
    """Its Run part throws dice, ONCE or TWICE: swords may come."""
    fans: int = 0
    """How its fans come, WITH_CREDITS or WITHOUT_CREDITS; functions `fans` and `offered_fans` count them."""
    may_decline_fans: bool = False
    """Its text leaves its fans to the player, apart from the rest of it."""
    credits: int = 0
    """When its credits come: IN_RUN, ONCE_DIE_LOST (white) or AT_EACH_PUSH (brown)."""
    credits_cost_dice: bool = False
    """In a round with a credit, each of its active symbols costs a die: credits may be declined."""
    immediate: int = 0
    """Where its Immediate part is: ON_BOTH_FACES or ON_POWER_FACE."""
    needs: int = 0
    """What must be there for its use to do anything: DRAW_DIE, ROLL_DIE, GRAY_DIE or SUPPLY_DIE."""

    before_throw: int = 0
    """What a symbol does before the throw of a Push (green): RETURNS or PROTECTS."""
    after_push: int = 0
    """What a symbol brings after a Push (yellow): WALKS or ACTS."""
    forces_push: bool = False
    """A throw in which it comes up has to be followed by a Push."""
    saves: int = 0
    """How surely a symbol saves from a bust (green): SURELY or BY_GRAY_HIT."""
    near_spaces: bool = False
    """After the moves its symbols give the effects of special spaces near the runner (blue)."""

    swords_of_power: int = 1
    """The swords on its power face (red)."""
    entitles_all: bool = False
    """It acts for everybody with a sword, not only for the one with the most (red)."""
    takes_dice: bool = False
    """It may take active dice, so gains are offered before swords are compared (red)."""
    counts_fans: bool = False
    """It counts fans, so they are offered before swords are compared (red)."""
    has_price: bool = False
    """Where the option says so, it costs an active red die, and its user is asked (red)."""

    extra: int = 0
    """For the simple player: what its amounts do not tell, in hundredths of a foot; found by simulation."""
    bust_left: int = 100
    """For the simple player: how much of a bust is left with a symbol of it, in percent (green)."""
    lost_instead: bool = False
    """For the simple player: its die is lost instead of a bust (green)."""


OF_COLOUR: Mapping[str, tuple[str, ...]] = {
    "before_throw": ("green",),
    "after_push": ("yellow",),
    "saves": ("green",),
    "near_spaces": ("blue",),
    "profits_late": ("white",),
    "swords_of_power": ("red",),
    "entitles_all": ("red",),
    "takes_dice": ("red",),
    "counts_fans": ("red",),
    "has_price": ("red",),
    "bust_left": ("green",),
    "lost_instead": ("green",),
}
"""Facts that only cards of some colours have: a seat keeps one count for each, or the rulebook says so."""
CREDITS_OF_COLOUR = {ONCE_DIE_LOST: "white", AT_EACH_PUSH: "brown"}
