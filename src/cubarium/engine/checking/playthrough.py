"""Golden playthroughs: whole games as text that a person who knows the rulebook can read and check.

Each decision shows who is asked, what they may do, what they did, what happened and the score sheet; the
fingerprint of the state pins everything the sentences leave out. A change of the rules shows as a diff.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from cubarium.engine.chance import THINKING, Note, seeded
from cubarium.engine.contract import GameSpec
from cubarium.engine.match import Match
from cubarium.engine.record import digest
from cubarium.engine.rules.draws import draw
from cubarium.engine.rules.playout import first_to_act

MOST_LISTED = 24
"""Longer lists of moves are counted, not written out."""
NAMES = ("Ada", "Blaise", "Chloé", "Denis", "Édith", "Farid")


def playthrough(spec: GameSpec, options: Mapping[str, int], seed: int) -> str:
    """Return the text of the game that random play gives under a seed."""
    return "\n".join(_lines(spec, options, seed)) + "\n"


def golden_texts(spec: GameSpec) -> Iterator[tuple[str, str]]:
    """Yield file name and text of the golden games.

    Every number of players is there in the first variant, and every variant with as few as it takes.
    """
    low, high = spec.players
    for number, (variant, options) in enumerate(spec.settings.variants.items()):
        for players in range(low, high + 1 if number == 0 else low + 1):
            text = playthrough(
                spec, {"players": players, **options, **spec.settings.random_play}, seed=players
            )
            yield f"{spec.id}_{players}p_{variant}.txt", text


def _lines(spec: GameSpec, options: Mapping[str, int], seed: int) -> Iterator[str]:
    match = Match(spec, options, NAMES[: options["players"]], seed=seed)
    words = match.words

    def told(notes: Sequence[Note]) -> Iterator[str]:
        for note in notes:
            is_line = spec.events[note.kind].is_line
            yield ("      " if is_line else "   ") + words.event(note, match.seats, "en")
        yield f"   state {digest(match.state)}"

    bot_chance = seeded(seed, 0, THINKING)
    settings = ", ".join(f"{name} {value}" for name, value in options.items())
    yield f"{spec.id}, rules version {spec.rules_version}: {settings}, seed {seed}"
    yield from told(match.opening_notes)
    while not match.is_over:
        seat = first_to_act(match.rules.actors(match.state), bot_chance)
        legal = match.legal(seat)
        action = legal[draw(bot_chance, seat, len(legal))] if len(legal) > 1 else legal[0]
        view = match.view(seat)
        prompt = words.prompt(view, match.actors(), match.seats, "en")
        yield ""
        yield f"== {match.move_count + 1}. {match.seats[seat]}: {prompt}"
        for choice in legal if len(legal) <= MOST_LISTED else [action]:
            mark, text = ">" if choice == action else " ", spec.actions.to_text(choice)
            yield f" {mark} {text:17} {words.action(view, choice, match.seats, 'en')}"
        if len(legal) > MOST_LISTED:
            yield f"   one of {len(legal)} moves"
        move = match.act(seat, action)
        if move.outcomes:
            yield f"   chance {list(move.outcomes)}"
        yield from told(move.notes)
    yield ""
    scores = zip(match.seats, match.scores(), match.returns(), strict=True)
    yield "   ".join(
        f"{name}: {words.score(score, 'en')}, returns {result}" for name, score, result in scores
    )
    yield "winners: " + ", ".join(match.seats[p] for p in match.winners())
    for tie in match.result().ties:
        yield words.tie(tie, match.seats, "en")
