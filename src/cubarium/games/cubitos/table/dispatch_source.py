"""Writes dispatch.py: for each timing, a function that calls the card's own.

Compiled code has no tables of functions, so the choice among cards is a tree of comparisons. Run
`python -m cubarium.games.cubitos.abilities.generate` after adding or renaming a card's function; a test
compares the file with what this module makes.
"""

from __future__ import annotations

from pathlib import Path
from types import ModuleType

from cubarium.engine.backends.binding import own_functions
from cubarium.games.cubitos.cards import blue, brown, green, orange, purple, red, white, yellow
from cubarium.games.cubitos.data.schema import CARDS

MODULES: tuple[ModuleType, ...] = (red, orange, yellow, green, blue, purple, brown, white)
TIMINGS = {
    "immediate": ("use_immediate", "Use the Immediate part of a card.", "s, seat, chance"),
    "push": ("use_on_push", "Use a card in the push window.", "s, seat, power, chance"),
    "bust": ("use_on_bust", "Use a card when its owner would bust.", "s, seat, power, chance"),
    "red": ("use_red", "Carry out a red card for a player entitled to it.", "s, seat, chance"),
    "run": ("use_run", "Use the Run part of a card.", "s, seat, power, chance"),
    "asks": ("is_a_choice", "Tell whether a Run ability is a real choice now.", "s, seat"),
    "first": ("take_first", "Take the first option of a card.", "s, seat, chance"),
    "second": ("take_second", "Take the second option of a card.", "s, seat, chance"),
    "leftover": (
        "take_leftover",
        "Collect what nobody declines of a choice that was left.",
        "s, seat, chance",
    ),
}
TYPES = {"s": "State", "seat": "int", "power": "int", "chance": "Chance"}
DISPATCH = Path(__file__).parents[1] / "cards" / "dispatch.py"


def functions_of(timing: str) -> dict[str, str]:
    """Return the functions of a timing by the constant of their card, in the order of the cards."""
    found = {name: module for module in MODULES for name in own_functions(module)}
    names = {card: card.replace("-", "_") for card in CARDS}
    return {name.upper(): f"{name}_{timing}" for name in names.values() if f"{name}_{timing}" in found}


def _tree(cards: list[str], functions: dict[str, str], arguments: str, result: str, indent: str) -> list[str]:
    """Halve the cards until one is left: a chain of 40 comparisons would be slow."""
    if len(cards) == 1:
        call = f"{functions[cards[0]]}({arguments})"
        if result:
            return [f"{indent}return card == {cards[0]} and {call}"]
        return [f"{indent}if card == {cards[0]}:", f"{indent}    {call}"]
    half = len(cards) // 2
    return [
        f"{indent}if card < {cards[half]}:",
        *_tree(cards[:half], functions, arguments, result, indent + "    "),
        f"{indent}else:",
        *_tree(cards[half:], functions, arguments, result, indent + "    "),
    ]


def _function(timing: str) -> str:
    name, doc, arguments = TIMINGS[timing]
    functions = functions_of(timing)
    names = ["s", "seat", "card", *arguments.split(", ")[2:]]
    types = TYPES | {"card": "int"}
    result = "bool" if timing == "asks" else ""
    head = f"def {name}({', '.join(f'{n}: {types[n]}' for n in names)}) -> {result or None}:"
    body = _tree(list(functions), functions, arguments, result, "    ")
    return "\n".join([head, f'    """{doc}"""', *body])


def source() -> str:
    """Return the text of dispatch.py."""
    used = {timing: functions_of(timing) for timing in TIMINGS}
    constants = sorted({card for functions in used.values() for card in functions})
    lines = [
        '"""The choice among cards for each timing. Generated: change the cards and run generate.py."""',
        "",
        "# fmt: off",
        "# ruff: noqa",
        "from __future__ import annotations",
        "",
        "from cubarium.engine.chance import Chance",
    ]
    for module in sorted(MODULES, key=lambda m: m.__name__):
        own = sorted(
            f for functions in used.values() for f in functions.values() if f in own_functions(module)
        )
        lines.append(f"from {module.__name__} import {', '.join(own)}")
    lines.append(f"from cubarium.games.cubitos.cards.numbers import {', '.join(constants)}")
    lines += ["from cubarium.games.cubitos.state import State", "", ""]
    return "\n".join(lines) + "\n\n\n".join(_function(timing) for timing in TIMINGS) + "\n"


if __name__ == "__main__":
    DISPATCH.write_text(source(), encoding="utf-8")
