"""Decisions are judged by what their seat could know, and a blunder is found."""

from __future__ import annotations

from cubarium.bots.trial import Comparison
from cubarium.engine.chance import seeded
from cubarium.engine.match import Match
from cubarium.engine.record import copy_of
from cubarium.review.decisions import Judge
from cubarium.review.plan import Plan
from tests.review.games import begin, go_on, last_review, played

WORLDS = 60


def worst_action(match: Match, comparison: Comparison) -> tuple[float, int]:
    """Return how much the worst action of who is asked loses against the best, and which it is."""
    (seat,) = match.actors()
    legal = match.legal(seat)
    victories, _ = comparison.play_on(match.view(seat), legal, [True] * len(legal), (3, 4), range(WORLDS))
    means = victories.mean(axis=0)
    return float(means.max() - means.min()), legal[int(means.argmin())]


def test_a_planted_blunder_is_among_the_worst_decisions() -> None:
    match, luck = begin("cubosaurs", 2)
    comparison = Comparison(match.spec, match.components)
    found = []
    while not match.is_over:
        if len(match.legal(match.actors()[0])) > 1:
            found.append((*worst_action(match, comparison), match.move_count))
        go_on(match, luck, ["raptor", "raptor"], moves=1)
    _, blunder, number = max(found)
    match, luck = begin("cubosaurs", 2)
    go_on(match, luck, ["raptor", "raptor"], moves=number)
    seat = match.actors()[0]
    match.act(seat, blunder)
    go_on(match, luck, ["raptor", "raptor"])

    judge = Judge(match, 5)
    judged = {number: judge.judge(number, 640) for number in Plan.of(match).decisions}
    ranked = sorted(judged, key=lambda each: -judged[each].loss)
    assert number in ranked[: max(1, len(ranked) // 20)]
    assert judged[number].is_mistake
    assert judged[number].action == match.spec.actions.to_text(blunder) != judged[number].better


def test_decisions_are_those_moves_that_had_a_choice() -> None:
    match = played("cubano-course", ["greedy", "random"])
    review = last_review(match, 16, judges=True)
    chosen = [number for number, move in enumerate(match.moves, 1) if not move.is_forced]
    assert [each.number for each in review.decisions] == chosen
    assert all(each.choices > 1 for each in review.decisions)
    assert all(each.loss == each.error == 0 for each in review.decisions if each.action == each.better)
    assert {each.number for each in review.mistakes_of(1)} <= {
        number for number, move in enumerate(match.moves, 1) if move.seat == 1
    }


def test_a_judge_does_not_look_into_the_deck() -> None:
    """The same decision is judged alike in a world that its seat cannot tell from the true one."""
    judged = []
    for is_other in (False, True):
        match, luck = begin("cubosaurs", 2)
        go_on(match, luck, ["greedy", "greedy"], moves=10)
        (seat,) = match.actors()
        if is_other:
            before = copy_of(match.state)
            match.rules.determinize(match.state, seat, seeded(8))
            assert match.state != before
        match.act(seat, match.legal(seat)[-1])
        judged.append(Judge(match, 5).judge(10, 16))
    assert judged[0] == judged[1]
