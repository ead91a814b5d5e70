"""Where bots are found: our own, and anybody's through entry points of the group `cubarium.bots`."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from importlib.metadata import entry_points
from inspect import signature
from typing import TYPE_CHECKING, Any

from cubarium.bots.budget import read_budget
from cubarium.engine.components.pack import Pack, built_in_pack
from cubarium.engine.contract import GameSpec
from cubarium.engine.errors import CubariumError, Malformed

if TYPE_CHECKING:
    from cubarium.bots.base import Bot, PreparedBot
    from cubarium.bots.seer import Seer

GROUP = "cubarium.bots"
BUILT_IN = {
    "random": "cubarium.bots.random:RandomBot",
    "greedy": "cubarium.bots.greedy:GreedyBot",
    "hatchling": "cubarium.bots.hatchling:HatchlingBot",
    "raptor": "cubarium.bots.raptor:RaptorBot",
    "rex": "cubarium.bots.rex:RexBot",
    "meteor": "cubarium.bots.meteor:MeteorBot",
}
"""Our bots by name and class, so that they are there without installation too."""
LEVELS = ("hatchling", "raptor", "rex", "meteor")
"""Our bots that people may choose at a table, from the weakest on."""
MEASURES = ("random", "greedy")
"""Bots to measure others by. They are not offered, and play on at the tables that have them."""
USUAL = "raptor"
"""The bot that people are offered first, and that plays for somebody who is away."""
NAMES = ("Nour", "Mica", "Odile", "Tao", "Inès", "Sacha")
"""What bots are called at a table."""
SEER = "seer"
"""The measure that sees what is hidden and what is coming. It is no bot, so that no table takes it:
`make_player` alone makes one."""
AGENT = "agent"
"""What the name of a bot begins with that is a program of somebody's own: `agent:COMMAND`. It is no name that
people may choose at a server, whose machine would run whatever they write."""


@cache
def bot_names() -> tuple[str, ...]:
    """Return the names of all bots, ours first."""
    theirs = sorted({e.name for e in entry_points(group=GROUP)} - BUILT_IN.keys() - {SEER})
    return (*BUILT_IN, *theirs)


@cache
def offered_bots(spec: GameSpec) -> tuple[str, ...]:
    """Return the names of the bots that people may choose for a game, ours by strength, then others'."""
    offered = (*LEVELS, *(name for name in bot_names() if name not in LEVELS + MEASURES))
    return tuple(name for name in offered if knows(name, spec))


def knows(name: str, spec: GameSpec) -> bool:
    """Tell whether a bot can play a game; only one that has to learn games may not."""
    asked: Any = bot_class(name)
    return bool(asked.knows(spec)) if hasattr(asked, "knows") else True


def is_bot(name: str) -> bool:
    """Tell whether there is a bot of this name."""
    return name in bot_names()


@cache
def bot_class(name: str) -> type[Bot]:
    """Return the class of a bot by its name, whatever follows it: a budget, or the command of an agent."""
    name = name.partition(":")[0]
    if name == SEER:
        raise Malformed(f"{SEER} sees what no player may see, so that it plays at no table")
    if name == AGENT:
        from cubarium.bots.agent import AgentBot

        return AgentBot
    if name in BUILT_IN:
        module, _, attribute = BUILT_IN[name].partition(":")
        found = getattr(import_module(module), attribute)
    else:
        entries = [e for e in entry_points(group=GROUP) if e.name == name]
        if not entries:
            raise Malformed(f"there is no bot {name[:40]!r}; the bots are {', '.join(bot_names())}")
        found = entries[0].load()
    if getattr(found, "name", None) != name or not hasattr(found, "policy") or not hasattr(found, "choose"):
        raise CubariumError(f"{name}: what is registered under this name is not a bot called so")
    bot: type[Bot] = found
    return bot


def needs_preparation(name: str) -> bool:
    """Tell whether a bot has to be got ready for a game; one that is gone needs nothing any more."""
    return is_bot(name) and hasattr(bot_class(name), "is_ready")


def prepared_bot(name: str) -> type[PreparedBot]:
    """Return the class of a bot that has to be got ready."""
    found: Any = bot_class(name)
    bot: type[PreparedBot] = found
    return bot


def has_policy(name: str) -> bool:
    """Tell whether a bot, or the seer, can play in compiled games."""
    return name != SEER and bot_class(name).policy is not None


def policy_of(name: str) -> int:
    """Return the policy that plays for a bot in compiled games.

    Raises:
        Malformed: if there is none, so that no bot is ever played by another.
    """
    policy = None if name == SEER else bot_class(name).policy
    if policy is None:
        raise Malformed(f"{name} cannot play in compiled games; it can with --backend interpreted")
    return policy


def make_bot(spec: GameSpec, name: str, components: Pack | None = None) -> Bot:
    """Return a bot for a game by its name, which may say how long it thinks: `rex:200ms`, `rex:400sims`.

    `agent:COMMAND` starts that program: never make a bot of a name that a stranger wrote without `is_bot`.
    """
    check_bot(name)
    plain, _, more = name.partition(":")
    pack, made = components or built_in_pack(spec.components.schema), bot_class(plain)
    if plain == AGENT:
        from cubarium.bots.agent import AgentBot

        return AgentBot(spec, pack, more)
    if not more:
        return made(spec, pack)
    thinker: Any = made
    bot: Bot = thinker(spec, pack, budget=read_budget(more))
    return bot


def make_player(spec: GameSpec, name: str, components: Pack | None = None) -> Bot | Seer:
    """Return a bot, or the seer, for games that are played to measure somebody, and never for a table."""
    if name != SEER:
        return make_bot(spec, name, components)
    from cubarium.bots.seer import Seer

    return Seer(spec, components or built_in_pack(spec.components.schema))


def check_bot(name: str) -> None:
    """Refuse a name of which no bot can be made; nothing is compiled or started for it.

    Raises:
        Malformed: if there is no such bot, or it cannot have what follows its name.
    """
    plain, colon, more = name.partition(":")
    made = bot_class(plain)
    if not colon or plain == AGENT:
        return
    if "budget" not in signature(made).parameters:
        raise Malformed(f"{plain} takes no time to think, so it takes no budget")
    read_budget(more)
