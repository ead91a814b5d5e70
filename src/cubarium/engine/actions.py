"""A game's actions: one flat space of small numbers, each with a structured and a text form.

A game lists its kinds of actions in the order of their numbers:

    SPACE = ActionSpace(Kind("throw"), Kind("colour", colour=COLOURS), Kind("lay", edge=EDGE_NAMES))
    THROW, COLOUR, LAY = SPACE.firsts

Here action LAY + 3 is {"kind": "lay", "edge": EDGE_NAMES[3]}, and its text is "lay" with that name behind it.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from cubarium.engine.errors import Malformed, short

Value = str | int


class Kind:
    """Actions of one kind: its name, and named arguments, of which one may have several values."""

    def __init__(self, name: str, /, bare: bool = False, **arguments: Value | Sequence[Value]) -> None:
        """Work out every action of this kind; a `bare` text leaves its name out."""
        self.structs: list[dict[str, Value]] = [{"kind": name}]
        self.words, self.varies, self.bare = [] if bare else [name], "", bare
        for argument, given in arguments.items():
            if isinstance(given, str | int):
                self.structs = [{**struct, argument: given} for struct in self.structs]
                self.words.append(str(given))
            else:
                self.structs = [{**struct, argument: value} for struct in self.structs for value in given]
                self.varies = argument
        self.sample = " ".join([*self.words, *([self.varies.upper()] if self.varies else [])])

    def text(self, struct: dict[str, Value]) -> str:
        """Return the text form of an action of this kind."""
        return " ".join(str(part) for part in list(struct.values())[self.bare :])


class ActionSpace:
    """All kinds of actions of a game, numbered one after the other."""

    def __init__(self, *kinds: Kind, otherwise: Callable[[str], str] = str) -> None:
        """Number the actions; `otherwise` gives another wording of a text that is not found as it is."""
        self.kinds = kinds
        self.otherwise = otherwise
        self.firsts = tuple(sum(len(k.structs) for k in kinds[:i]) for i in range(len(kinds)))
        """The number of the first action of each kind."""
        self._structs = [struct for kind in kinds for struct in kind.structs]
        self._texts = [kind.text(struct) for kind in kinds for struct in kind.structs]
        self._numbers = {text: number for number, text in enumerate(self._texts)}
        self.count = len(self._structs)
        if len(self._numbers) < self.count:
            raise TypeError("two actions have the same text")

    def to_struct(self, action: int) -> dict[str, Value]:
        """Return the structured form: a kind and its named arguments."""
        if not 0 <= action < self.count:
            raise Malformed(f"there is no action {short(action)}")
        return dict(self._structs[action])

    def to_text(self, action: int) -> str:
        """Return the text form, the one logs and the terminal use."""
        if not 0 <= action < self.count:
            raise Malformed(f"there is no action {short(action)}")
        return self._texts[action]

    def from_text(self, text: str) -> int:
        """Read the text form back."""
        number = self._numbers.get(text, self._numbers.get(self.otherwise(text)))
        if number is not None:
            return number
        for kind in self.kinds:
            start = " ".join(kind.words) + " "
            if kind.varies and kind.words and text.startswith(start):
                raise Malformed(f"there is no {kind.varies} {short(text.removeprefix(start))!r}")
        samples = ", ".join(dict.fromkeys(kind.sample for kind in self.kinds))
        raise Malformed(f"{short(text)!r} is no action: {samples}")
