"""What many races say: how long they are, what runners own at the end, how each card's dice go with victory.

Final states hold the dice of every runner and how many of each colour were bought in the whole race.
"""

from __future__ import annotations

from collections.abc import Mapping
from math import sqrt
from typing import TYPE_CHECKING, Any

from cubarium.games.cubitos.data.schema import CARDS, COLOURS, KINDS
from cubarium.games.cubitos.data.values import PAIR_NAMES
from cubarium.games.cubitos.state import LOAN_PLACES

if TYPE_CHECKING:
    from numpy.typing import NDArray

Z95 = 1.959963984540054
LOW, MIDDLE, HIGH = 0.05, 0.5, 0.95


class Statistics:
    """Adds up batches of final states."""

    def __init__(self, tables: Mapping[str, Any], players: int) -> None:
        """Start with nothing."""
        import numpy as np

        self.values, self.players = tables, players
        self.games = 0
        self.stopped = 0
        self.rounds = np.zeros(1, np.int64)
        self.wins = np.zeros(players)
        self.win_squares = np.zeros(players)
        self.fans = self.busts = 0.0
        self.dice = np.zeros(len(KINDS))
        self.winner_dice = np.zeros(len(KINDS))
        self.bought = np.zeros(len(CARDS))
        self.bought_by_winners = np.zeros(len(CARDS))
        self.buyers = [Buyers(players) for _ in CARDS]

    def add(self, states: NDArray[Any], share: NDArray[Any]) -> None:
        """Take in a batch; `share` is each seat's part of the victory."""
        import numpy as np

        seats = states["seats"][:, : self.players]
        self.games += len(states)
        self.stopped += int((seats["laps"].max(axis=1) < states["legs"]).sum())
        length = max(len(self.rounds), int(states["round_number"].max()) + 1)
        self.rounds = np.pad(self.rounds, (0, length - len(self.rounds)))
        self.rounds += np.bincount(states["round_number"], minlength=length)
        self._add_starters(states, share)
        self.fans += float(seats["fans"].sum())
        self.busts += float(seats["busts"].sum())
        owned = self._owned(seats)
        self.dice += owned.sum(axis=(0, 1))
        self.winner_dice += (owned * share[:, :, None]).sum(axis=(0, 1))
        for colour in range(len(COLOURS)):
            bought = seats["purchased"][:, :, colour].astype(np.int64)
            for card in np.unique(states["cards"][:, colour]):
                here = states["cards"][:, colour] == card
                self.bought[card] += bought[here].sum()
                self.bought_by_winners[card] += (bought[here] * share[here]).sum()
                self.buyers[card].add(bought[here] > 0, share[here])

    def _add_starters(self, states: NDArray[Any], share: NDArray[Any]) -> None:
        """Take in the victories by place from the first player of the first round."""
        import numpy as np

        starter = (states["first"].astype(np.int64) - states["round_number"] + 1) % self.players
        seats = (starter[:, None] + np.arange(self.players)) % self.players
        ordered = np.take_along_axis(share, seats, axis=1)
        self.wins += ordered.sum(axis=0)
        self.win_squares += (ordered * ordered).sum(axis=0)

    def _owned(self, seats: NDArray[Any]) -> NDArray[Any]:
        """Return the dice of each seat by kind, those on loan left out."""
        import numpy as np

        def lent(place: int) -> NDArray[Any]:
            counted: NDArray[Any] = (seats["loan"] == place).sum(axis=2)
            return counted

        owned: NDArray[Any] = np.sum([seats[zone] for zone in ("draw", "roll", "discard", "picked")], axis=0)
        owned = owned.astype(np.int64)
        for place, name in enumerate(LOAN_PLACES):
            zone, _, die = name.partition(" ")
            if zone == "active":
                owned[:, :, self.values["PAIR_KIND"][PAIR_NAMES.index(die)]] -= lent(place)
            elif die in KINDS:
                owned[:, :, KINDS.index(die)] -= lent(place)
        for pair, kind in enumerate(self.values["PAIR_KIND"]):
            owned[:, :, kind] += seats["active"][:, :, pair]
        return owned

    def report(self) -> dict[str, list[dict[str, Any]]]:
        """Return one table for the length of races, one for the cards in play, and one for the dice owned."""
        runners = self.games * self.players
        return {
            "length": [
                {
                    "rounds_mean": self._mean_rounds(),
                    "rounds_low": self._rounds_at(LOW),
                    "rounds_middle": self._rounds_at(MIDDLE),
                    "rounds_high": self._rounds_at(HIGH),
                    "stopped_share": self.stopped / self.games,
                    "fans_mean": self.fans / runners,
                    "busts_mean": self.busts / runners,
                }
            ],
            "starters": [self._starter(place) for place in range(self.players)],
            "purchases": [
                {
                    "card": slug,
                    "cost": self.values["COST"][card],
                    "bought_mean": float(self.bought[card] / (self.buyers[card].games * self.players)),
                    "win_share": self._won_with(card),
                    **self.buyers[card].report(),
                }
                for card, slug in enumerate(CARDS)
                if self.buyers[card].games
            ],
            "dice": [
                {
                    "colour": kind,
                    "dice_mean": float(self.dice[k] / runners),
                    "winner_dice": float(self.winner_dice[k] / self.games),
                }
                for k, kind in enumerate(KINDS)
            ],
        }

    def _starter(self, place: int) -> dict[str, Any]:
        share = float(self.wins[place] / self.games)
        variance = max(0.0, float(self.win_squares[place] / self.games) - share * share)
        error = Z95 * sqrt(variance / self.games)
        return {
            "order": place + 1,
            "won_share": share,
            "low_share": share - error,
            "high_share": share + error,
        }

    def _won_with(self, card: int) -> float | None:
        """Return the part of all dice of a card that winners bought."""
        return float(self.bought_by_winners[card] / self.bought[card]) if self.bought[card] else None

    def _mean_rounds(self) -> float:
        return float(sum(number * times for number, times in enumerate(self.rounds)) / self.games)

    def _rounds_at(self, part: float) -> int:
        """Return the length that so large a part of the games does not exceed."""
        return int((self.rounds.cumsum() < part * self.games).sum())


class Buyers:
    """Compares the runners who bought a die of one card with those who did not."""

    def __init__(self, players: int) -> None:
        """Start with nothing."""
        self.players = players
        self.games = 0
        self.count = self.wins = 0.0
        self.count_squares = self.win_squares = self.products = 0.0

    def add(self, buys: NDArray[Any], share: NDArray[Any]) -> None:
        """Take in who bought in a batch of games, and each seat's part of the victory."""
        count = buys.sum(axis=1)
        wins = (share * buys).sum(axis=1)
        self.games += len(buys)
        self.count += float(count.sum())
        self.wins += float(wins.sum())
        self.count_squares += float((count * count).sum())
        self.win_squares += float((wins * wins).sum())
        self.products += float((count * wins).sum())

    def report(self) -> dict[str, float | None]:
        """Return who bought, by how much more they won than the others, and the 95 % interval of that."""
        runners = self.games * self.players
        others = runners - self.count
        change = low = high = None
        if self.count and others:
            change = self.wins / self.count - (self.games - self.wins) / others
            error = Z95 * sqrt(max(self._variance(others), self._least_variance(others)))
            low, high = change - error, change + error
        return {
            "buyers_share": self.count / runners,
            "change_share": change,
            "change_low_share": low,
            "change_high_share": high,
        }

    def _variance(self, others: float) -> float:
        """Return the variance of the difference of the two win shares.

        Seats of one game do not win independently, so games are the unit: with `wins` of `count` buyers in a
        game, it moves the difference by a * wins - b * count + c, whose squares are summed over all games.
        """
        share, other_share = self.wins / self.count, (self.games - self.wins) / others
        a = 1 / self.count + 1 / others
        b = share / self.count + other_share / others
        c = (other_share * self.players - 1) / others
        squares = a * a * self.win_squares + b * b * self.count_squares + c * c * self.games
        return squares - 2 * a * b * self.products + 2 * a * c * self.wins - 2 * b * c * self.count

    def _least_variance(self, others: float) -> float:
        """Return the variance by Agresti and Caffo, which is not 0 where the few buyers all lost."""
        variance = 0.0
        for wins, count in ((self.wins, self.count), (self.games - self.wins, others)):
            share = (wins + 1) / (count + 2)
            variance += share * (1 - share) / (count + 2)
        return variance
