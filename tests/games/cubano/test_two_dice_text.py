from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path

import pytest

from cubarium.engine.chance import Note
from cubarium.engine.checking.rulebook import read_rules
from cubarium.engine.contract import Refusal
from cubarium.engine.match import Match
from cubarium.engine.messages import MissingWords
from cubarium.engine.record import copy_of
from cubarium.engine.words import LANGUAGES
from cubarium.games.cubano.rules.board import COLOURS, EDGE_NAMES, SQUARE_NAMES
from cubarium.games.cubano.table import words as shared
from cubarium.games.cubano.two_dice import SPEC
from cubarium.games.cubano.two_dice import actions as a
from cubarium.games.cubano.two_dice import events as e
from cubarium.games.cubano.two_dice import state as st
from cubarium.games.cubano.two_dice.table.words import WORDS

DOCUMENTS = Path(__file__).parents[3] / "docs" / "rules"
NAMES = ("Ada", "Ben", "Odile", "Tao", "Inès", "Zoé")
APOSTROPHE = "\N{RIGHT SINGLE QUOTATION MARK}"
BLUE, RED = 6, 2
in_both_languages = pytest.mark.parametrize("language", LANGUAGES)


def french(text: str) -> str:
    return text.replace(" :", "\u202f:").replace("'", APOSTROPHE)


def square(name: str) -> int:
    return SQUARE_NAMES.index(name)


def decisions(seed: int, **options: int) -> Iterator[tuple[Match, int]]:
    """Play a game at random, stopping before each decision."""
    match = Match(SPEC, options, NAMES[: options["players"]], seed=seed)
    luck = random.Random(seed)
    while not match.is_over:
        seat = luck.choice(match.actors())
        yield match, seat
        match.act(seat, luck.choice(match.legal(seat)))
    yield match, 0


@in_both_languages
def test_every_refusal_of_a_whole_game_can_be_said(language: str) -> None:
    said = {}
    for moment, (match, seat) in enumerate(decisions(5, players=3, attentive=1)):
        if match.is_over:
            break
        if moment % 7:
            continue
        for action in set(range(SPEC.actions.count)) - set(match.legal(seat)):
            refused = match.refusal(seat, action)
            assert refused is not None
            said[refused.message] = refused
            assert WORDS.refusal(refused, match.seats, language)
    assert len(said) > 15
    assert all(WORDS.rule_title(refused.rule, language) for refused in said.values())


@in_both_languages
def test_everything_has_a_name(language: str) -> None:
    assert WORDS.game_name(language).startswith(f"Cub{APOSTROPHE}ano 2 d")
    for status in st.STATUS_NAMES:
        assert WORDS.component("ending", status, language)
    assert WORDS.component("phase", 3, language) == "3"


@in_both_languages
def test_colours_are_six_words_and_edges_name_their_squares(language: str) -> None:
    assert len({shared.colour(number, language) for number in range(1, len(COLOURS) + 1)}) == len(COLOURS)
    edge = shared.edge(EDGE_NAMES.index("c4-d4"), language)
    assert "c4" in edge
    assert edge.endswith("d4")


def test_material_leaves_out_what_is_not_there() -> None:
    assert shared.material(2, 1, "en") == "2 cubes and 1 bar"
    assert shared.material(0, 4, "fr") == "4 barrettes"
    assert shared.material(0, 0, "en") == "nothing"
    assert shared.squares(1, "fr") == "1 case"


@pytest.mark.parametrize(
    ("note", "reader", "in_english", "in_french"),
    [
        (Note(e.THROWS, 0, BLUE, RED), None, "Ada throws blue and red.", "Ada lance bleu et rouge."),
        (Note(e.THROWS, 0, BLUE, BLUE), 0, "You throw a double of blue.", "Vous lancez un double bleu."),
        (
            Note(e.DRAWS, 1, 1, 4, 30, 20),
            None,
            "Ben draws 1 cube and 4 bars.",
            "Ben pioche 1 cube et 4 barrettes.",
        ),
        (
            Note(e.CLAIMS, 0, 0, 3, 2),
            2,
            "Ada asks for “4” and takes 3 bars from you.",
            "Ada demande «\u202f4\u202f» et vous prend 3 barrettes.",
        ),
        (
            Note(e.FLIPS, 0, square("c4"), 2),
            None,
            "Ada flips c4, a square of Odile.",
            "Ada retourne c4 chez Odile.",
        ),
        (
            Note(e.FILLS, 0, square("c4"), 0),
            0,
            "You fill c4.",
            "Vous occupez c4.",
        ),
        (
            Note(e.FILLS, 0, square("c4"), 1),
            None,
            "Ada forms c4 with 1 bar and fills it.",
            "Ada forme c4 avec 1 barrette et l'occupe.",
        ),
        (
            Note(e.LAYS, 3, EDGE_NAMES.index("c4-d4")),
            None,
            "Tao lays a bar between c4 and d4.",
            "Tao pose une barrette entre c4 et d4.",
        ),
        (
            Note(e.IS_EXPELLED, 3, 1, 0, 3),
            3,
            "You cannot pay two penalties and are expelled. The new heap gets 2 cubes and 3 bars.",
            "Vous ne pouvez pas régler deux pénalités : c'est l'expulsion. "
            "La nouvelle pioche reçoit 2 cubes et 3 barrettes.",
        ),
        (
            Note(e.CLAIM_LAPSES, 0, 2, 1),
            1,
            "You have nothing to give: Ada loses 2 claims.",
            "Vous n'avez rien à donner : Ada perd 2 pénalités.",
        ),
        (
            Note(e.CALLS, 0, 2),
            0,
            "You say “DOUBLE”: 2 claims.",
            "Vous dites «\u202fDOUBLE\u202f» : 2 pénalités.",
        ),
        (Note(e.CALLS_OWN, 1, 1), None, "Ben says “COLOUR”.", "Ben dit «\u202fCOULEUR\u202f»."),
        (
            Note(e.OPERATION_MISSED, 1, 1),
            1,
            "You did not call your colour in time and miss what it brings.",
            "Vous n'avez pas annoncé votre couleur à temps et manquez ce qu'elle apporte.",
        ),
        (
            Note(e.SERVES, 2, 3, 0),
            None,
            "Odile says “SERVI”: there are no more bars to give.",
            "Odile dit «\u202fSERVI\u202f» : il n'y a plus de barrettes à donner.",
        ),
        (
            Note(e.THANKS, 0, 3),
            None,
            "Ada says “MERCI” and makes do with 3 bars.",
            "Ada dit «\u202fMERCI\u202f» et se contente de 3 barrettes.",
        ),
        (Note(e.CUBANO, 0, 2), 0, "You say “CUBANØ”.", "Vous dites «\u202fCUBANØ\u202f»."),
        (Note(e.LETS_PASS, 0, 2), 2, "Ada lets you go first.", "Ada vous laisse passer."),
        (
            Note(e.PRIORITY, 2, 0),
            None,
            "Odile says “PRIORITY”: Ada goes first after all.",
            "Odile dit «\u202fPRIORITÉ\u202f» : Ada passe quand même d'abord.",
        ),
        (Note(e.VOTES, 2, 0), None, "Odile votes no.", "Odile vote non."),
        (
            Note(e.DOOR_STAYS_SHUT, 0, 1, 2),
            None,
            "The exit door stays shut, 1 for and 2 against.",
            "La porte de sortie reste fermée, 1 pour et 2 contre.",
        ),
        (Note(e.FINAL, 0, 0, 0), None, "Ada has no square.", "Ada n'a aucune case."),
        (
            Note(e.WINS, 0, 9, BLUE),
            0,
            "You win with a suite of 9 in blue.",
            "Vous gagnez avec une suite de 9 en bleu.",
        ),
    ],
)
def test_events_are_told_to_each_reader(
    note: Note, reader: int | None, in_english: str, in_french: str
) -> None:
    assert WORDS.event(note, NAMES, "en", reader) == in_english
    assert WORDS.event(note, NAMES, "fr", reader) == french(in_french)


@pytest.mark.parametrize(
    ("note", "in_english"),
    [
        (Note(e.LINE_LONGEST, 0, 7), "Largest suite: 7"),
        (Note(e.LINE_OTHER_SUITES, 0, 3, 1), "One more suite of 3"),
        (Note(e.LINE_OTHER_SUITES, 0, 3, 2), "2 more suites of 3"),
        (Note(e.LINE_SQUARES, 0, 1), "1 square in all"),
        (Note(e.LINE_TRACE, 0), "A trace: a single square"),
    ],
)
def test_lines_of_a_score_sheet(note: Note, in_english: str) -> None:
    assert WORDS.line(note, "en") == in_english
    assert WORDS.event(note, NAMES, "en") == in_english


def test_refusals_name_places_and_people() -> None:
    few = Refusal("cubano-2.24", "refuse-too-few-bars", {"square": square("b2"), "missing": 1, "bars": 0})
    assert WORDS.refusal(few, NAMES, "en") == "b2 needs 1 more bar and you have 0."
    taken = Refusal("cubano-2.25", "refuse-edge-taken", {"edge": EDGE_NAMES.index("a1-a2")})
    assert WORDS.refusal(taken, NAMES, "fr") == "Il y a déjà une barrette entre a1 et a2."
    poor = Refusal("cubano-2.39", "refuse-no-cube-to-claim", {"player": 2})
    assert WORDS.refusal(poor, NAMES, "en") == "Odile has no cube to claim."


# --- decisions ---------------------------------------------------------------------------------------------


def turn_of_ada(step: int, dice: list[int], phase: int = st.SUPPLY) -> st.View:
    """Return a table where Ada, who is blue, has thrown."""
    match = Match(SPEC, {"players": 2}, NAMES[:2], seed=1)
    view: st.View = copy_of(match.view(0))
    view.turn, view.step, view.dice, view.phase = 0, step, dice, phase
    view.seats[0].colour, view.seats[0].status = BLUE, st.ACTIVE
    view.seats[1].colour, view.seats[1].status = RED, st.ACTIVE
    view.entered = 1 << (BLUE - 1) | 1 << (RED - 1)
    view.heap_bars, view.heap_cubes = 20, 10
    return view


def said(view: st.View, action: int) -> str:
    return WORDS.action(view, action, NAMES, "en")


def prompt(view: st.View) -> str:
    return WORDS.prompt(view, [view.viewer], NAMES, "en")


def test_a_draw_says_what_the_other_die_brings_besides() -> None:
    view = turn_of_ada(st.OPERATING, [BLUE, 5])
    assert said(view, a.DRAW_CUBE) == "DRAW: 1 cube and 5 bars"
    assert said(view, a.DRAW_BARS) == "DRAW: 9 bars"
    view.heap_bars = 6
    assert said(view, a.DRAW_BARS) == "DRAW: 6 bars"
    assert said(turn_of_ada(st.OPERATING, [5, BLUE], st.PENALTIES), a.DRAW_CUBE) == "DRAW: 1 cube"


def test_a_double_draws_twice_and_gives_up_more_for_a_single_bar() -> None:
    view = turn_of_ada(st.OPERATING, [BLUE, BLUE])
    assert said(view, a.DRAW_BARS) == "DRAW twice: first 4 bars"
    assert said(view, a.BAR) == "Lay a single bar and give up the rest"
    assert said(view, a.SHARE_CUBE) == "SHARE: draw 1 cube, then place a cube"
    assert prompt(view) == "You threw a double of your blue. Choose what to do."
    assert said(turn_of_ada(st.DRAWING, [BLUE, BLUE]), a.DRAW_BARS) == "DRAW: 4 bars"


def test_a_claim_leaves_out_what_was_drawn_in_the_same_turn() -> None:
    view = turn_of_ada(st.CLAIMING, [RED, 1], st.PENALTIES)
    view.viewer = view.claimant = 1
    view.seats[1].claims = 1
    view.seats[0].bars = 5
    assert said(view, a.CLAIM_BARS) == "“4”: 4 bars from Ada"
    assert prompt(view) == "Ada threw your red: 1 claim. Take from the reserve, or renounce."
    view.drawn_bars = 2
    assert said(view, a.CLAIM_BARS) == "“4”: 3 bars from Ada"
    view.drawn_bars = 5
    assert prompt(view) == "Ada threw your red: 1 claim. No reserve is left: flip a square, or renounce."


def test_calls_and_votes_are_asked_for_in_words_of_the_spoken_game() -> None:
    view = turn_of_ada(st.ANNOUNCING, [BLUE, RED], st.PENALTIES)
    assert prompt(view) == "You threw your blue. Say COLOUR before Ben throws."
    assert said(view, a.CALL) == "COLOUR: call your blue"
    view.viewer, view.seats[1].claims = 1, 1
    assert prompt(view) == "Ada threw your red. Say COLOUR before the next throw, or renounce."
    assert said(view, a.CALL) == "COLOUR: call 1 claim on Ada"
    view = turn_of_ada(st.ANNOUNCING, [BLUE, BLUE])
    assert said(view, a.CALL) == "DOUBLE: call your double of blue"
    view = turn_of_ada(st.VOTING, [BLUE, RED], st.DEPARTURES)
    view.viewer = 1
    assert prompt(view).startswith("Ada proposes to open the exit door")
    assert (said(view, a.VOTE_YES), said(view, a.VOTE_NO)) == ("Yes, open the exit door", "No, keep it shut")
    view.seats[0].status = st.OUT
    assert prompt(view) == "Ada has left, and nobody else has a square. Does the game end here?"
    assert said(view, a.VOTE_YES) == "Yes, end the game here"


def test_the_exit_door_names_the_freed_colour() -> None:
    view = turn_of_ada(st.OPERATING, [RED, RED], st.DEPARTURES)
    assert prompt(view) == "The exit door is open: red is free. You may leave the game."
    assert said(view, a.EXIT) == "Leave the game through the exit door"
    assert said(view, a.DONE) == "Stay in the game"


def test_leaving_asks_for_squares_then_bars_then_cubes() -> None:
    view = turn_of_ada(st.LEAVING, [BLUE, BLUE], st.DEPARTURES)
    view.seats[0].cubes, view.seats[0].bars, view.empty[0] = 3, 2, 1
    assert prompt(view) == "To leave, form 2 more squares."
    view.empty[0] = 3
    assert prompt(view) == "To leave, lay the rest of your bars: 2 to go."
    view.seats[0].bars = 0
    assert prompt(view) == "To leave, place your cubes and dice: 3 to go."


def test_who_waits_learns_which_colours_are_free_and_others_who_is_awaited() -> None:
    view = turn_of_ada(st.THROWING, [BLUE, RED])
    assert prompt(view) == "Throw the dice."
    view.seats[0].colour, view.seats[0].status, view.entered = 0, st.WAITING, 0b101111
    free = "Throw the dice. A double in one of these colours brings you into the game: green."
    assert prompt(view) == free
    assert WORDS.prompt(view, [1], NAMES, "en") == "Ben is choosing a move."
    assert WORDS.prompt(view, [], NAMES, "en") == "The game is over."


# --- rules -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("language", "document"), [("en", "cubano.md"), ("fr", "cubano.fr.md")])
def test_rule_titles_are_those_of_the_rules_document(language: str, document: str) -> None:
    rules = read_rules(DOCUMENTS / document, "cubano")
    ours = {rule: title for rule, title in rules.items() if rule.startswith(("cubano-1.", "cubano-2."))}
    assert len(ours) > 70
    assert {rule: WORDS.rule_title(rule, language) for rule in ours} == ours


def test_titles_of_other_chapters_are_with_their_games() -> None:
    with pytest.raises(MissingWords):
        WORDS.rule_title("cubano-3.1", "en")
