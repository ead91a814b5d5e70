"""Things are dealt to the places where they may lie, as many to each as it takes."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from cubarium.engine.record import members
from cubarium.engine.sketch.luck import Luck

ANY = -1
TRIES = 6


@dataclass
class Zone:
    """A place for things, which are the bits of numbers: what lies here, must lie here, and must not."""

    here: int = 0
    must: int = 0
    never: int = 0
    size: int = ANY
    """How many lie here in the end; ANY leaves it open, between `least` and `most`."""
    least: int = 0
    most: int = 1 << 30


def zone(here: int, known: int, size: int = ANY) -> Zone:
    """Return the zone of a set: what is said of it stays."""
    return Zone(here, here & known, known & ~here, size)


def deal(things: int, zones: Sequence[Zone], luck: Luck) -> list[int] | None:
    """Give each thing one zone; things stay where they are if they can. None if there is no way."""
    taken = 0
    for z in zones:
        if taken & z.must or z.must & ~things or z.must & z.never:
            return None
        taken |= z.must
    for _ in range(TRIES):
        sizes = _sizes(things, zones, taken, luck)
        if sizes is not None:
            dealt = _match(things, zones, sizes, taken, luck)
            if dealt is not None:
                return dealt
    return None


def _sizes(things: int, zones: Sequence[Zone], taken: int, luck: Luck) -> list[int] | None:
    """Return how many things each zone gets, near to what lies there now."""
    free = things & ~taken
    low = [max(z.least, z.must.bit_count()) for z in zones]
    high = [min(z.most, (z.must | free & ~z.never).bit_count()) for z in zones]
    sizes = []
    claimed = taken
    for i, z in enumerate(zones):
        stays = z.here & free & ~z.never & ~claimed
        claimed |= stays
        usual = max(low[i], min(high[i], (z.must | stays).bit_count()))
        sizes.append(z.size if z.size != ANY else usual)
    if any(not a <= n <= b for a, n, b in zip(low, sizes, high, strict=True)):
        return None
    while (lack := things.bit_count() - sum(sizes)) != 0:
        step = 1 if lack > 0 else -1
        open_zones = [
            i for i, z in enumerate(zones) if z.size == ANY and low[i] <= sizes[i] + step <= high[i]
        ]
        if not open_zones:
            return None
        sizes[luck.pick(open_zones)] += step
    return sizes


def _match(things: int, zones: Sequence[Zone], sizes: list[int], taken: int, luck: Luck) -> list[int] | None:
    dealt = [z.must for z in zones]
    waiting = []
    for thing in luck.mixed(members(things & ~taken)):
        home = next((i for i, z in enumerate(zones) if z.here & ~z.never & 1 << thing), None)
        if home is not None and dealt[home].bit_count() < sizes[home]:
            dealt[home] |= 1 << thing
        else:
            waiting.append(thing)
    for thing in waiting:
        if not _settle(thing, zones, sizes, dealt, set(), luck):
            return None
    return dealt


def _settle(
    thing: int, zones: Sequence[Zone], sizes: list[int], dealt: list[int], seen: set[int], luck: Luck
) -> bool:
    """Find room for a thing; others make way for it where they can lie elsewhere."""
    allowed = [i for i in luck.mixed(range(len(zones))) if not zones[i].never >> thing & 1 and i not in seen]
    for i in allowed:
        if dealt[i].bit_count() < sizes[i]:
            dealt[i] |= 1 << thing
            return True
    for i in allowed:
        seen.add(i)
        for other in luck.mixed(members(dealt[i] & ~zones[i].must)):
            dealt[i] &= ~(1 << other)
            if _settle(other, zones, sizes, dealt, seen, luck):
                dealt[i] |= 1 << thing
                return True
            dealt[i] |= 1 << other
    return False


def spread(
    total: int, numbers: Sequence[int], free: Sequence[bool], luck: Luck, first: int = ANY
) -> list[int]:
    """Return numbers from 0 on that have a sum, where that can be: free ones change as little as it takes.

    The one at `first` changes before the others.
    """
    made = list(numbers)
    where = [i for i, is_free in enumerate(free) if is_free]
    if first in where:
        made[first] = max(0, total - sum(made) + made[first])
    while where and (lack := total - sum(made)) != 0:
        step = 1 if lack > 0 else -1
        open_ones = [i for i in where if made[i] + step >= 0]
        if not open_ones:
            break
        made[luck.pick(open_ones)] += step
    return made
