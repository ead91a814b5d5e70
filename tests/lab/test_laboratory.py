"""Whole experiments: what they find of planted changes, of none, and what commands and files say of it."""

from __future__ import annotations

import json
import re
from collections.abc import Sequence
from dataclasses import replace
from functools import cache
from itertools import pairwise
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest

from cubarium.engine.backends.binding import interpreted
from cubarium.engine.components.pack import built_in_pack, changes
from cubarium.engine.components.setting import set_values
from cubarium.engine.registry import load_game
from cubarium.lab.blocks import BLOCKS, backend_of, play_blocks, wins_of
from cubarium.lab.comparing import compare
from cubarium.lab.intervals import Estimate
from cubarium.lab.laboratory import OWN, Plan, Report, data_of, experiment
from cubarium.lab.leads import NOBODY, leader, watch_leads
from cubarium.lab.page import html_page, markdown_page
from cubarium.lab.telling import Telling, Told, digits_for
from cubarium.sim.backends import Interpreted
from cubarium.sim.runner import set_table, simulate
from tests.cli.test_reports import cubarium

STRONG = "type.ptero.points=[9, 9, 9, 9]"
SVG = "{http://www.w3.org/2000/svg}"


def examine(game: str, values: Sequence[str], plan: Plan, **options: int) -> Report:
    """Run an experiment in which raptors play."""
    spec = load_game(game)
    pack = set_values(spec.components.schema, built_in_pack(spec.components.schema), values)
    return experiment(spec, options, ["raptor"], pack, plan)


@cache
def planted() -> Report:
    """Return an experiment in which every Pterodactyl brings nine points."""
    return examine("cubosaurs", [STRONG], Plan(games=640, sample=3, threads=1))


def telling(language: str = "en") -> Told:
    return Telling(load_game("cubosaurs"), planted(), language).told()


def sentences(language: str = "en") -> list[str]:
    return [sentence for part in telling(language).parts for sentence in part.sentences]


def test_a_planted_card_is_flagged_first() -> None:
    first = planted().flagged[0]
    assert (first.figure.table, first.figure.row, first.figure.column) == (
        "card_types",
        "ptero",
        "points_per_card",
    )
    assert first.difference.low > 6


def test_blocks_come_to_what_a_simulation_finds() -> None:
    spec = load_game("cubosaurs")
    report = simulate(spec, {}, ["raptor"], 640, 1, threads=1)
    side = planted().base
    assert (side.played.checksum, side.played.games, side.played.moves) == (
        report.checksum,
        640,
        report.moves,
    )
    assert side.findings.length.mean == pytest.approx(report.length.mean)
    for seat, found in zip(report.seats, side.findings.seats, strict=True):
        assert found.share.mean == pytest.approx(seat.win_share)
    points = {worth.figure.row: worth.estimate.mean for worth in side.findings.worths}
    for row in report.statistics["card_types"]:
        assert points[row["type"]] == pytest.approx(row["points_per_card"], rel=0.02)


def test_a_stronger_bot_is_set_among_weaker_ones_in_every_seat() -> None:
    base = planted().base
    assert base.skill is not None
    assert base.skill.low > 0.9
    assert planted().skill_change is not None


def test_pieces_of_blocks_give_the_same_figures() -> None:
    table = set_table(load_game("cubano-course"), {}, ["random"])
    backend = Interpreted(table)
    runs = []
    for chunk in (1, 50, 1000):
        backend.chunk = chunk
        runs.append(play_blocks(table, backend, 5, BLOCKS * 2 + 3, lambda games: None))
    assert runs[0] == runs[1] == runs[2]
    assert runs[0].games == BLOCKS * 2


def test_a_change_of_nothing_changes_no_game() -> None:
    report = examine("cubano-course", [], Plan(games=64, sample=0, threads=1))
    assert report.is_same
    assert report.flagged == []
    assert report.values == ()


def test_games_went_as_before_only_if_all_of_them_did() -> None:
    base = planted().base
    same = replace(planted(), changed=replace(base), skill_change=Estimate.of([0.0] * BLOCKS))
    assert same.is_same
    (told,) = (
        part for part in Telling(load_game("cubosaurs"), same, "en").told().parts if part.kind == "changes"
    )
    assert told.sentences == ["Every game went exactly as before: this changes nothing."]
    # As where raptors never buy what was changed, and those who play at random do.
    assert not replace(same, skill_change=Estimate.of([0.0, 0.1])).is_same
    other_end = replace(base, played=replace(base.played, checksum="another"))
    assert not replace(same, changed=other_end).is_same


def test_luck_of_its_own_changes_games_and_flags_nothing() -> None:
    report = examine("cubano-course", [], Plan(games=640, sample=0, own_chance=True, threads=1))
    assert report.base.played.checksum != report.changed.played.checksum
    assert report.flagged == []
    assert len(report.changes) > 5


def test_leads_are_those_of_a_count_after_every_move() -> None:
    table = set_table(load_game("cubano-course"), {}, ["random"])
    rules = interpreted(table.spec, table.components)
    seen: list[list[int]] = []

    def look(state: Any) -> None:
        seen.append([0, 0])
        rules.returns(state, seen[-1])

    moves = changes = 0
    for game in range(4):
        before = len(seen)
        moves += int(Interpreted(table, look).play(3, game, 1).moves[0])
        alone = [max(range(2), key=each.__getitem__) for each in seen[before:] if each[0] != each[1]]
        changes += sum(a != b for a, b in pairwise(alone))
    assert len(seen) == moves
    found = watch_leads(table, 3, 4, lambda games: None)
    assert changes > 0
    assert found.changes.mean == changes / 4


def test_who_leads_is_ahead_alone() -> None:
    assert [leader(returns) for returns in ([1, -1], [0, 0], [-2, 2, 0], [1, 1, -2])] == [
        0,
        NOBODY,
        1,
        NOBODY,
    ]


@pytest.mark.parametrize(("language", "start"), [("en", "Pterodactyl brings"), ("fr", "Ptérodactyle")])
def test_the_words_say_it_first(language: str, start: str) -> None:
    told = sentences(language)
    assert told[2].startswith(start)
    assert not [sentence for sentence in told if re.search(r"[{}]|lab-|\d-\d|\d\.\d\d\d\d", sentence)]


def test_the_order_is_told_where_components_come_first() -> None:
    report = planted()
    (game,) = [change for change in report.changes if change.figure.column == "moves_mean"]
    length = replace(game, is_flagged=True)
    cases = [(report.changes, True), ((length, length), False), (report.changes[:1], False)]
    for told_of, has_order in cases:
        told = Telling(load_game("cubosaurs"), replace(report, changes=told_of), "en").told().parts[1]
        assert ("components comes first" in told.sentences[0]) is has_order


def test_seats_are_told_as_people_say_it() -> None:
    number = r"\d+\.\d"
    pattern = rf"The first seat wins {number} % \({number} to {number} %\) of games for four: .+\."
    assert any(re.fullmatch(pattern, sentence) for sentence in sentences())


@pytest.mark.parametrize(
    ("half", "least", "digits"), [(0.0, 2, 2), (0.5, 2, 2), (0.004, 2, 3), (0.0004, 1, 4), (1e-12, 1, 6)]
)
def test_numbers_have_the_digits_that_their_interval_needs(half: float, least: int, digits: int) -> None:
    assert digits_for(half, least) == digits


def test_no_number_is_less_than_nothing_by_rounding() -> None:
    telling = Telling(load_game("cubosaurs"), planted(), "en")
    assert [telling._percent(-1e-9), telling._number(-1e-9), telling._hundredths(-1e-9)] == [
        "0.0 %",
        "0.00",
        "0.0",
    ]


@pytest.mark.parametrize(
    ("low", "mean", "told"),
    [
        (0.2, 0.3, "do not show"),
        (0.3, 0.35, "Luck decides"),
        (0.4, 0.5, "and so does"),
        (0.7, 0.8, "Skill decides"),
    ],
)
def test_who_wins_no_more_than_an_even_share_shows_nothing_of_skill(
    low: float, mean: float, told: str
) -> None:
    telling = Telling(load_game("cubosaurs"), planted(), "en")
    found = Estimate(mean, low, 1.0, 0.0)
    assert told in telling._skill(found, found)


def test_the_files_stand_alone_with_their_charts() -> None:
    page = html_page(telling())
    charts = [ElementTree.fromstring(text) for text in re.findall(r"<svg.*?</svg>", page, re.DOTALL)]
    assert len(charts) == 2  # seats, and what types of cards are worth
    assert not re.search(r"(src|href)=", page)
    names = [text.text for text in charts[1].iter(f"{SVG}text")]
    assert {"Pterodactyl", "before", "after"} <= set(names)
    bars = [bar for bar in charts[1].iter(f"{SVG}rect") if bar.get("height") == "11"]
    assert len(bars) == 2 * 8
    assert all(float(bar.attrib["width"]) >= 0 for bar in bars)
    assert [text for text in markdown_page(telling()).splitlines() if text.startswith("<svg")] == re.findall(
        r"<svg.*?</svg>", page
    )


def test_plain_data_has_everything_but_single_blocks() -> None:
    data = json.loads(json.dumps(data_of(planted())))
    assert data["values"] == [{"name": "type.ptero.points", "before": [-1] * 4, "after": [9] * 4}]
    assert data["changes"][0]["figure"]["row"] == "ptero"
    assert data["base"]["played"].keys() == {"games", "moves", "checksum"}
    assert len(data["changed"]["findings"]["worths"]) == 8


def test_the_command_says_it_in_a_terminal_in_json_and_in_files(tmp_path: Path) -> None:
    page = tmp_path / "report.html"
    words = ("lab", "cubano-course", "--games", "64", "--sample", "1", "--threads", "1", "--own-chance")
    code, output, errors = cubarium(*words, "--html", str(page))
    assert (code, errors) == (0, "")
    assert "The first seat wins" in output
    assert page.read_text(encoding="utf-8").startswith("<!doctype html>")
    code, output, errors = cubarium(*words, "--json", language="fr")
    assert (code, errors) == (0, "")
    assert json.loads(output)["words"][-1]["title"] == "La partie dans son ensemble"


def test_a_folder_is_examined_and_can_be_played(tmp_path: Path) -> None:
    folder = tmp_path / "my pack"
    assert cubarium("components", "export", "cubano-course", str(folder))[0] == 0
    words = ("--games", "64", "--sample", "0", "--threads", "1", "--lang", "en")
    code, output, errors = cubarium("lab", "cubano-course", "--components", str(folder), *words)
    assert (code, errors) == (0, "")
    assert "No value differs" in output
    command = f"play --components cubano-course='{folder}'"
    assert "".join(command.split()) in "".join(output.split())  # wherever the terminal breaks it


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (
            ("--set", "tile.1.cost=99"),
            "tile.1.cost: cost must be a whole number from 0 to 40 (cubosaurs-6.3)",
        ),
        (("--games", "63"), "games: 63 is not between 64 and"),
        (("--seed", "-1"), "seed: -1 is not between 0 and 2^64 - 1"),
        (("--games", "64", "--sample", "65"), "sample: 65 is not between 0 and the number of games"),
        (("--html", "nowhere/report.html"), "no such folder"),
        (("--seats", "nobody"), "there is no bot 'nobody'"),
        (("--weaker", "nobody"), "there is no bot 'nobody'"),
    ],
)
def test_a_wrong_call_is_told_in_one_line(words: tuple[str, ...], told: str) -> None:
    code, output, errors = cubarium("lab", "cubosaurs", *words)
    assert (code, output, errors.count("\n")) == (2, "", 1)
    assert told in errors


def test_the_commands_of_the_page_name_values_and_settings_that_are_there() -> None:
    page = (Path(__file__).parents[2] / "docs" / "lab.md").read_text(encoding="utf-8")
    commands = re.findall(r"^\./cubarium lab (\S+) (.+)$", page, re.MULTILINE)
    values = 0
    for game, words in commands:
        schema = load_game(game).components.schema
        given = re.findall(r"--set (\S+)", words)
        values += len(given)
        assert len(changes(built_in_pack(schema), set_values(schema, built_in_pack(schema), given))) == len(
            given
        )
        code, _, errors = cubarium("lab", game, *words.replace("my-pack", "nowhere").split(), "--games", "0")
        assert code == 2
        assert "games: 0 is not between" in errors or "nowhere" in errors
    assert values == 3


@pytest.mark.thorough
@pytest.mark.parametrize(
    ("game", "values", "row", "games", "options"),
    [
        ("cubosaurs", "card.grey-3.pair=40", "grey", 3200, {}),
        ("cubosaurs", "card.egg-trex.reward=30", "egg", 3200, {}),
        ("cubosaurs", "tile.1.points=40", 1, 3200, {"advanced": 1}),
        ("cubosaurs", "tile.2.points=60", 2, 3200, {"advanced": 1}),
        ("trex", "card.red-15.symbol=draw-3", "red-15", 3200, {}),
        ("trex", "card.green-14.symbol=draw-3", "green-14", 3200, {}),
        ("cubitos", "card.rollosaurus.cost=1", "rollosaurus", 1920, {}),
        ("cubitos", "card.rich-dog.cost=1", "rich-dog", 1920, {}),
        ("cubitos", "card.rollosaurus.feet=12", "rollosaurus", 1920, {}),
        ("cubitos", "card.mr-soldier.feet=12", "mr-soldier", 1920, {}),
    ],
)
def test_planted_cards_are_flagged_first(
    game: str, values: str, row: str | int, games: int, options: dict[str, int]
) -> None:
    report = examine(game, [values], Plan(games=games, sample=0), **options)
    assert report.flagged[0].figure.row == row


@pytest.mark.thorough
@pytest.mark.parametrize(
    ("game", "values", "options"),
    [
        ("cubosaurs", "", {}),
        ("cubosaurs", "", {"advanced": 1}),
        # Icons bring tokens, and two cards of a type are alike but for theirs.
        ("cubosaurs", "card.trex-2.icon=false card.trex-3.icon=true", {"advanced": 1}),
        ("trex", "", {}),
    ],
)
def test_of_100_neutral_changes_fewer_than_5_are_flagged(
    game: str, values: str, options: dict[str, int]
) -> None:
    spec = load_game(game)
    base = built_in_pack(spec.components.schema)
    packs = (base, set_values(spec.components.schema, base, values.split()))
    tables = [set_table(spec, options, ["raptor"], pack) for pack in packs]
    backends = [backend_of(table, 0, None) for table in tables]
    flagged = 0
    for seed in range(1, 101):
        other = seed if values else seed ^ OWN
        sides = [
            play_blocks(table, backend, number, 640, lambda games: None)
            for table, backend, number in zip(tables, backends, (seed, other), strict=True)
        ]
        assert sides[0].values(wins_of(0)) != sides[1].values(wins_of(0))
        flagged += any(change.is_flagged for change in compare(sides[0], sides[1], players=4))
    assert flagged < 5


def test_a_game_as_it_is_is_played_once_and_held_against_nothing() -> None:
    pack = built_in_pack(load_game("cubano-course").components.schema)
    counted: list[int] = []
    plan = Plan(games=128, sample=2, threads=1)
    found = experiment(load_game("cubano-course"), {}, ["raptor"], pack, plan, progress=counted.append)
    assert not found.compares and found.is_same and not found.flagged
    assert sum(counted) == plan.work(2) // 2
    own = replace(plan, own_chance=True)
    assert experiment(load_game("cubano-course"), {}, ["raptor"], pack, own).compares
