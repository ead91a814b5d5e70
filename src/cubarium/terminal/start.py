"""From what was asked for to a table: a new game by options or by questions, or a saved one."""

from __future__ import annotations

import secrets
import shlex
from dataclasses import dataclass, replace
from itertools import count
from pathlib import Path

from cubarium.engine.components.pack import read_pack
from cubarium.engine.contract import GameSpec
from cubarium.engine.errors import Malformed
from cubarium.engine.match import Match
from cubarium.engine.options import checked_options, read_options
from cubarium.engine.record import to_json
from cubarium.engine.registry import game_ids, load_game
from cubarium.engine.sketch.completing import complete
from cubarium.engine.sketch.reading import sketch_from
from cubarium.terminal import saves
from cubarium.terminal.saves import Sitting
from cubarium.terminal.seats import count_seats, name_seats, read_kinds, read_seats
from cubarium.terminal.sentences import command_name
from cubarium.terminal.session import Leave, Session
from cubarium.terminal.setup_dialog import Setup, ask_resume, ask_setup
from cubarium.terminal.talk import EndOfInput, Talk


@dataclass(frozen=True)
class Wishes:
    """The options of the command; nothing where an option was not given."""

    game: str = ""
    players: int | None = None
    variant: str = ""
    rounds: int | None = None
    seats: str = ""
    names: str = ""
    seed: int | None = None
    components: Path | None = None
    resume: str = ""
    laid_is_laid: bool = False
    option: tuple[str, ...] = ()
    sketch: str = ""


def start(wishes: Wishes, language: str) -> None:
    """Play what was asked for; if nothing was, ask."""
    talk = Talk(language)
    try:
        if wishes.resume:
            _resume(talk, wishes)
        elif wishes != Wishes():
            _play(talk, _read(wishes, language))
        else:
            talk.say("welcome")
            saved = ask_resume(talk)
            if saved:
                _resume(talk, Wishes(resume=str(saved)))
            else:
                _play(talk, ask_setup(talk))
    except EndOfInput:
        talk.say("goodbye")


def _read(wishes: Wishes, language: str) -> Setup:
    """Return the settings that options describe; what they leave open takes its default."""
    spec = load_game(wishes.game or game_ids()[0])
    if wishes.laid_is_laid and not spec.laid_rule:
        raise Malformed(f"no rule of {spec.id} says that what is laid stays")
    if wishes.sketch:
        return _read_sketch(spec, wishes, language)
    usual = next(option.default for option in spec.settings.options if option.name == "players")
    players = count_seats(wishes.seats, wishes.names, usual) if wishes.players is None else wishes.players
    options = read_options(spec, players, wishes.variant, wishes.rounds, wishes.option)
    checked_options(spec, options)
    seats = read_seats(wishes.seats, wishes.names, players, language)
    return Setup(spec, options, seats, wishes.seed, wishes.components, wishes.laid_is_laid)


def _read_sketch(spec: GameSpec, wishes: Wishes, language: str) -> Setup:
    """Return the settings of a game that begins from a sketch, which says how many play and by what rules."""
    if wishes.players is not None or wishes.variant or wishes.rounds is not None or wishes.option:
        raise Malformed("--sketch says by itself how many play and under which options")
    pack = read_pack(spec.components.schema, wishes.components)
    seed = secrets.randbits(64) if wishes.seed is None else wishes.seed
    position = complete(spec, sketch_from(wishes.sketch), seed, pack).position
    match = Match(spec, {}, components=pack, position=position)
    seats = read_seats(wishes.seats, wishes.names, len(match.seats), language)
    options, laid_is_laid = to_json(match.options), wishes.laid_is_laid
    return Setup(spec, options, seats, wishes.seed, wishes.components, laid_is_laid, position)


def _play(talk: Talk, setup: Setup) -> None:
    """Play games with the same settings until the people have had enough."""
    pack = read_pack(setup.spec.components.schema, setup.components)
    names = [seat.name for seat in setup.seats]
    for number in count():
        game = None if setup.seed is None else number
        match = Match(
            setup.spec,
            setup.options,
            names,
            seed=setup.seed,
            game=game,
            components=pack,
            position=setup.position,
        )
        sitting = Sitting(match, setup.seats, setup.components, setup.laid_is_laid)
        if not _sit_down(talk, sitting, saves.new_name(setup.spec.id)):
            return
        if not talk.ask_yes(talk.text("ask-again"), default=False):
            talk.say("goodbye")
            return


def _resume(talk: Talk, wishes: Wishes) -> None:
    """Go on with a saved game, then play more with the same settings if the people like."""
    path = Path(wishes.resume)
    if not path.is_file() and saves.NAME.fullmatch(wishes.resume):
        path = saves.path_of(wishes.resume)
    sitting = saves.resume(path, wishes.components)
    match = sitting.match
    if match.is_over:
        raise Malformed(f"{path}: this game is over; cubarium replay shows it")
    if wishes.seats or not sitting.seats:
        seats = name_seats(read_kinds(wishes.seats, len(match.seats)), match.seats, talk.language)
        sitting = replace(sitting, seats=seats)
    at_home = path.resolve().parent == saves.path_of("x").resolve().parent
    if _sit_down(talk, sitting, path.stem if at_home else saves.new_name(match.spec.id)):
        if talk.ask_yes(talk.text("ask-again"), default=False):
            options, same = to_json(match.options), (sitting.components, sitting.laid_is_laid)
            _play(talk, Setup(match.spec, options, sitting.seats, None, *same))
        else:
            talk.say("goodbye")


def _sit_down(talk: Talk, sitting: Sitting, name: str) -> bool:
    """Play one game; tell whether it came to its end."""
    try:
        Session(sitting, talk, name).play()
    except Leave:
        _say_how_to_resume(talk, name)
        return False
    except KeyboardInterrupt:
        talk.show()
        _say_how_to_resume(talk, name)
        raise
    return True


def _say_how_to_resume(talk: Talk, name: str) -> None:
    if saves.path_of(name).exists():
        talk.say("left")
        talk.show(f"  {command_name()} terminal --resume {shlex.quote(name)}", whole=True)
