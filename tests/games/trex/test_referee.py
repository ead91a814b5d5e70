"""Whole games judged anew from what a spectator reads, by a referee that shares no code with the rules."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

import pytest

from cubarium.engine.match import SPECTATOR, Match
from tests.games.trex.table import CARDS, COLOURS, SPEC, random_game

METEORS = {"brown-3", "red-5", "blue-7", "green-9", "yellow-11", "brown-13"}
DRAWS = {1: 1, 2: 2, 4: 3, 6: 2, 8: 3, 10: 3, 12: 2, 14: 1, 15: 1}
SHOWER, CHAMAELOSAURUS = "shower", "chamaelosaurus"
NOBODY = -1


def public(match: Match) -> Iterator[tuple[str, int, list[int]]]:
    """Tell what a spectator reads: the name of each event, its seat and its numbers."""
    for note in match.notes():
        if match.may_read(note, SPECTATOR):
            kind = SPEC.events[note.kind]
            yield kind.name, note.seat, [note.a, note.b, note.c, note.d][: len(kind.fields)]


def number(card: str) -> int:
    """Return the number of a card, 0 for a special one."""
    return int(card.rpartition("-")[2]) if "-" in card else 0


class Referee:
    """Follows a game by the rules document and expects each event in its place."""

    def __init__(self, match: Match) -> None:
        """Read the set-up."""
        self.told = public(match)
        self.seats = range(len(match.seats))
        name, self.starter, colours = next(self.told)
        assert name == "colours-laid"
        self.high, self.low = (COLOURS[colour] for colour in colours)
        self.hand = [7 for _ in self.seats]
        self.unseen = [10 for _ in self.seats]
        self.pile: list[list[str]] = [[] for _ in self.seats]  # the known cards, top first
        self.removed: list[set[str]] = [set() for _ in self.seats]
        self.eggs: list[Counter[str]] = [Counter() for _ in self.seats]
        for seat in self.seats:
            self.expect("dealt", seat, 7)

    def expect(self, name: str, seat: int, *numbers: int) -> None:
        """Read the next event, which must be this one."""
        assert next(self.told) == (name, seat, [*numbers])

    def pile_size(self, seat: int) -> int:
        """Count the cards of a draw pile."""
        return self.unseen[seat] + len(self.pile[seat])

    def rank(self, card: str) -> tuple[int, int]:
        """Return the class of a card, then its number."""
        colour = card.partition("-")[0]
        if not number(card):
            return -1, 0
        return (2 if colour == self.high else 0 if colour == self.low else 1), number(card)

    def judge_round(self, index: int) -> None:
        """Follow one round from its first card to the next starter."""
        self.expect("round-begins", self.starter, index)
        name, _, eggs = next(self.told)
        assert name == "eggs-shown"
        self.played: list[list[str]] = [[] for _ in self.seats]
        self.time = [0 for _ in self.seats]
        self.expect("round-ends", self.last_to_act(), index)
        order = sorted(self.seats, key=lambda p: (self.rank(self.shows(p)), self.time[p]), reverse=True)
        for place, seat in enumerate(order, 1):
            shown = self.shows(seat)
            after = next(iter(order[place:]), None)
            is_level = after is not None and self.rank(self.shows(after)) == self.rank(shown)
            level = 1 + after if after is not None and is_level else 0
            self.expect("ranks", seat, place, CARDS.index(shown) if number(shown) else -1, level)
        self.give_eggs(order, eggs)
        for seat in order:
            self.remove(seat)
            self.pile[seat] += self.played[seat]
        self.starter = order[-1]

    def last_to_act(self) -> int:
        """Follow the turns and return the seat at which the round ends."""
        turn, leader, best, idle = self.starter, NOBODY, (NOBODY, 0), 0
        while True:
            closing = turn == leader
            if self.hand[turn] + self.pile_size(turn) == 0:
                self.expect("cannot-play", turn)
                idle += 1
            else:
                idle = 0
                card = self.play(turn)
                fall = (3, 0) if card == SHOWER else self.rank(card)
                if card == SHOWER or card in METEORS:
                    if closing:
                        self.expect("meteor-after-all", turn, CARDS.index(card))
                    elif leader == NOBODY:
                        self.expect("meteor-falls", turn, CARDS.index(card))
                    else:
                        event = "meteor-tops" if fall >= best else "meteor-too-low"
                        self.expect(event, turn, CARDS.index(card), leader)
                    if fall >= best:
                        leader, best = turn, fall
                self.draw(turn, DRAWS.get(number(card), 0))
            if closing or idle == len(self.seats):
                return turn
            turn = (turn + 1) % len(self.seats)

    def play(self, seat: int) -> str:
        """Read which card is played, from the hand if there is one, and what a Chamaelosaurus copies."""
        name, who, (index,) = next(self.told)
        card: str = CARDS[index]
        assert (name, who) == ("plays" if self.hand[seat] else "plays-blind", seat)
        if self.hand[seat]:
            self.hand[seat] -= 1
        elif self.unseen[seat]:
            self.unseen[seat] -= 1
        else:
            assert self.pile[seat].pop(0) == card
        self.played[seat].append(card)
        self.time[seat] = sum(map(len, self.played))
        if card == CHAMAELOSAURUS and number(self.shows(seat)):
            self.expect("copies", seat, CARDS.index(self.shows(seat)))
        elif card == CHAMAELOSAURUS:
            self.expect("copies-nothing", seat)
        return card

    def shows(self, seat: int) -> str:
        """Return the card that a played pile counts as."""
        *beneath, top = self.played[seat]
        return beneath[-1] if top == CHAMAELOSAURUS and beneath else top

    def draw(self, seat: int, wanted: int) -> None:
        """Draw for a symbol: first cards nobody has seen, then known ones, which all may name."""
        if not wanted:
            return
        count = min(wanted, self.pile_size(seat))
        self.expect("draws", seat, count, wanted)
        fresh = min(count, self.unseen[seat])
        known, self.pile[seat] = self.pile[seat][: count - fresh], self.pile[seat][count - fresh :]
        self.hand[seat] += count
        self.unseen[seat] -= fresh
        if known:
            self.expect("drawn-known", seat, sum(1 << CARDS.index(card) for card in known))

    def give_eggs(self, order: list[int], eggs: list[int]) -> None:
        """Give the first an egg of their choice and the second the other."""
        name, who, (chosen,) = next(self.told)
        assert (name, who, chosen in eggs) == ("takes-egg", order[0], True)
        other = sum(eggs) - chosen
        self.expect("gets-egg", order[1], other)
        self.eggs[order[0]][COLOURS[chosen]] += 1
        self.eggs[order[1]][COLOURS[other]] += 1

    def remove(self, seat: int) -> None:
        """Read which card leaves the game."""
        if SHOWER in self.played[seat]:
            self.expect("removes-shower", seat, CARDS.index(SHOWER))
            self.played[seat].remove(SHOWER)
            self.removed[seat].add(SHOWER)
            return
        name, who, card = next(self.told)
        assert who == seat
        if name == "removes-unseen":
            assert self.unseen[seat] > 0
            self.unseen[seat] -= 1
            return
        top = self.played[seat].pop() if name == "removes-played" else self.pile[seat].pop(0)
        assert name == "removes-played" or (name, self.unseen[seat]) == ("removes-known", 0)
        assert card == [CARDS.index(top)]
        self.removed[seat].add(top)

    def change_colours(self) -> None:
        """Read what the lowest does with the colour cards."""
        name, who, colours = next(self.told)
        assert who == self.starter
        if name == "keeps-colours":
            return
        new, old = (COLOURS[colour] for colour in colours)
        assert new not in (self.high, self.low)
        assert old == {"changes-high": self.high, "changes-low": self.low}[name]
        self.high, self.low = (new, self.low) if name == "changes-high" else (self.high, new)


@pytest.mark.rule("trex-5.1", "trex-6.2", "trex-6.4", "trex-7.3")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("seed", range(5))
def test_a_referee_who_only_watches_comes_to_the_same_result(players: int, seed: int) -> None:
    *_, match = random_game(100 + seed, players=players)
    referee = Referee(match)
    for index in range(1, 13):
        referee.judge_round(index)
        if index < 12:
            referee.change_colours()
    referee.expect("game-ends", referee.starter)
    state, results = match.to_json(), []
    for seat in referee.seats:
        own = state["seats"][seat]
        pile = [card for card in own["pile"] if card][::-1]
        left = [*state["hands"][seat], *state["unseen"][seat], *pile]
        assert (pile, {*own["removed"]}) == (referee.pile[seat], referee.removed[seat])
        assert (len(state["hands"][seat]), len(state["unseen"][seat])) == (
            referee.hand[seat],
            referee.unseen[seat],
        )
        points = sum(count * count for count in referee.eggs[seat].values())
        results.append((points, sum(number(card) for card in left)))
    assert match.scores() == [points for points, _ in results]
    assert match.winners() == [seat for seat, result in enumerate(results) if result == max(results)]
    assert match.returns() == [sum((a > b) - (a < b) for b in results) for a in results]
