"""Games side by side on a GPU: a thread takes one step of one game with the `step_batch` of everywhere.

To show what came of it is a kernel of its own, in parts: the threads of a warp go through a part together and
come out of it one after the other, where their games differ. They would go through the next one so, too.

`bind` fills in the capitals. Between steps the games lie word by word: the first words of all games, then the
second ones. So neighbouring threads read and write neighbouring words, and observations and masks lie alike.
Of luck only the counters are kept: a place in a stream is all there is to know of it.
"""

from __future__ import annotations

from typing import Any

from cubarium.engine.chance import DEALING, STREAMS, TABLE, THINKING
from cubarium.engine.contract import unbound
from cubarium.engine.rules.batching import ENDED, NOBODY, NOT_LEGAL
from cubarium.engine.rules.draws import begin_chance, next_word
from cubarium.engine.rules.kernels import ALIGNED, ALL_LANES

cuda: Any = None
STATE: Any = None
VIEW: Any = None
CHANCE: Any = None
STATE_WORD: Any = None
"""The widest number that a state can be read in."""
VIEW_WORD: Any = None
CHANCE_WORD: Any = None
SHARE: Any = None
"""The type of rewards."""
ACTIONS = 0

step_batch: Any = unbound
choose_at_random: Any = unbound
is_over: Any = unbound
actors: Any = unbound
first_to_act: Any = unbound
legal_actions: Any = unbound
view: Any = unbound
observe: Any = unbound


def first_asked(s: Any, deal: Any, bot_chance: Any, v: Any, legal: Any, roles: Any) -> int:
    """Stand in for `until_asked` where every seat is played from outside, so that less is compiled."""
    if is_over(s):
        return NOBODY
    return int(first_to_act(actors(s), bot_chance))


def show_later(s: Any, seat: int, v: Any, legal: Any, observation: Any, mask: Any) -> None:
    """Stand in for `show_asked`: another kernel does."""


def mark(legal: Any, count: int, mask: Any) -> None:
    """Write 1 for each action that is legal, and 0 for the others; what is legal ascends."""
    at = 0
    places = 32
    for start in range(0, len(mask), places):
        bits = 0
        while at < count and legal[at] < start + places:
            bits |= 1 << legal[at] - start
            at += 1
        for place in range(min(places, len(mask) - start)):
            mask[start + place] = bits >> place & 1


def show_in_parts(is_shown: bool, s: Any, seat: int, v: Any, legal: Any, observation: Any, mask: Any) -> None:
    """Show a game, or none; all threads of a warp come here, and wait for each other after each part."""
    count = 0
    if is_shown:
        view(s, seat, v)
    cuda.syncwarp(ALL_LANES)
    if is_shown:
        observe(v, observation)
    cuda.syncwarp(ALL_LANES)
    if is_shown:
        count = legal_actions(s, seat, legal)
    cuda.syncwarp(ALL_LANES)
    if is_shown:
        mark(legal, count, mask)


def empty(words: Any) -> None:
    """Empty a record, given word by word."""
    for w in range(len(words)):
        words[w] = 0


def write_rewards(
    i: int, found: Any, score_rows: Any, return_rows: Any, rewards: Any, ended: Any, refused: Any
) -> None:
    """Write down what was earned, and whether a game ended.

    `refused` becomes the number of games less the place of the first whose action is not legal.
    """
    players = len(rewards[i])
    for p in range(players):
        earned = score_rows[i][p] if players == 1 else return_rows[i][p]
        rewards[i][p] = SHARE(earned) / SHARE(max(1, players - 1))
    ended[i] = found[i] == ENDED
    if found[i] == NOT_LEGAL:
        cuda.atomic.max(refused, 0, len(found) - i)


def step_kernel(  # noqa: PLR0913, PLR0917 - a kernel takes its arrays one by one
    kept: Any,
    deal_counters: Any,
    bot_counters: Any,
    options: Any,
    roles: Any,
    actions: Any,
    found: Any,
    observations: Any,
    masks: Any,
    finals: Any,
    score_rows: Any,
    return_rows: Any,
    numbers: Any,
    asked: Any,
    empty_state: Any,
    empty_chance: Any,
    goes_on: bool,
    key_low: int,
    key_high: int,
    rewards: Any,
    ended: Any,
    refused: Any,
) -> None:
    """Take a step in every game."""
    table = cuda.local.array(1, STATE, alignment=ALIGNED)
    views = cuda.local.array(1, VIEW, alignment=ALIGNED)
    deals = cuda.local.array(1, CHANCE, alignment=ALIGNED)
    bot_chances = cuda.local.array(1, CHANCE, alignment=ALIGNED)
    legal = cuda.local.array(ACTIONS, "int32")
    i = cuda.grid(1)
    n = len(asked)
    if i < n:
        words = table.view(STATE_WORD)
        for w in range(len(words)):
            words[w] = kept[w][i]
        empty(views.view(VIEW_WORD))
        empty(deals.view(CHANCE_WORD))
        empty(bot_chances.view(CHANCE_WORD))
        begin_chance(deals[0], key_low, key_high, numbers[i] - n, DEALING)
        begin_chance(bot_chances[0], key_low, key_high, numbers[i] - n, THINKING)
        for stream in range(STREAMS):
            deals[0].counters[stream] = deal_counters[stream][i]
            bot_chances[0].counters[stream] = bot_counters[stream][i]
        step_batch(
            table,
            deals,
            bot_chances,
            options,
            roles,
            actions[i : i + 1],
            found[i : i + 1],
            observations[i : i + 1],
            masks[i : i + 1],
            finals[i : i + 1],
            score_rows[i : i + 1],
            return_rows[i : i + 1],
            numbers[i : i + 1],
            asked[i : i + 1],
            legal,
            views,
            empty_state,
            empty_chance,
            n,
            goes_on,
            key_low,
            key_high,
        )
        for w in range(len(words)):
            kept[w][i] = words[w]
        for stream in range(STREAMS):
            deal_counters[stream][i] = deals[0].counters[stream]
            bot_counters[stream][i] = bot_chances[0].counters[stream]
        write_rewards(i, found, score_rows, return_rows, rewards, ended, refused)


def show_kept_kernel(kept: Any, found: Any, observations: Any, masks: Any, asked: Any) -> None:
    """Show every game to who is asked."""
    table = cuda.local.array(1, STATE, alignment=ALIGNED)
    views = cuda.local.array(1, VIEW, alignment=ALIGNED)
    legal = cuda.local.array(ACTIONS, "int32")
    n = len(asked)
    i = min(cuda.grid(1), n - 1)
    words = table.view(STATE_WORD)
    for w in range(len(words)):
        words[w] = kept[w][i]
    empty(views.view(VIEW_WORD))
    is_shown = cuda.grid(1) < n and found[i] != NOT_LEGAL and asked[i] != NOBODY
    show_in_parts(is_shown, table[0], asked[i], views[0], legal, observations[i], masks[i])


def choose_kernel(masks: Any, actions: Any, key_low: int, key_high: int) -> None:
    """Choose a legal action in each game at random: the outcome of a key and the place of the game."""
    luck = cuda.local.array(1, CHANCE, alignment=ALIGNED)
    drawn = cuda.local.array(1, "int64")
    i = cuda.grid(1)
    if i < len(actions):
        empty(luck.view(CHANCE_WORD))
        begin_chance(luck[0], key_low, key_high, i, THINKING)
        drawn[0] = next_word(luck[0], TABLE)
        choose_at_random(masks[i : i + 1], drawn, actions[i : i + 1])


def widen_kernel(given: Any, taken: Any) -> None:
    """Write actions of any kind of number as those of 64 bits."""
    i = cuda.grid(1)
    if i < len(taken):
        taken[i] = given[i]
