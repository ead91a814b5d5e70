"""The order of fans: some come without the credits of the space, so the order decides which are taken."""

from __future__ import annotations

from cubarium.games.cubitos.cards.fans import fans_of_card
from cubarium.games.cubitos.data.by_card import by_card
from cubarium.games.cubitos.data.card import WITH_CREDITS, WITHOUT_CREDITS
from cubarium.games.cubitos.data.values import BRINGS_FANS
from cubarium.games.cubitos.rules.gains import credits_of_space
from cubarium.games.cubitos.state import COLOUR_COUNT, State

NEVER_INLINED = ("order_of_fans_matters",)


@by_card("offered_fans")
def offered_fans(s: State, seat: int, card: int) -> int:
    """Count the fans that the unused symbols of a card offer among other things."""
    return 0


def order_of_fans_matters(s: State, seat: int) -> bool:
    """Tell whether paid and unpaid fans may come, and the spaces they lead to do not pay alike."""
    ways = 0
    for colour in range(COLOUR_COUNT):
        ways |= BRINGS_FANS[s.cards[colour]]
    if ways != WITH_CREDITS | WITHOUT_CREDITS:  # most sets have one way at most
        return False
    unpaid = 0
    paid = 0
    for colour in range(COLOUR_COUNT):
        card = s.cards[colour]
        if BRINGS_FANS[card] != 0:
            fans = fans_of_card(s, seat, card) + offered_fans(s, seat, card)
            if BRINGS_FANS[card] == WITHOUT_CREDITS:
                unpaid += fans
            else:
                paid += fans
    if unpaid == 0 or paid == 0:
        return False
    space = s.seats[seat].fans + 1
    for i in range(1, unpaid + paid):
        if credits_of_space(space + i) != credits_of_space(space):
            return True
    return False
