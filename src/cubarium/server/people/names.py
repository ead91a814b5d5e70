"""Names of people: which may be had, and which look alike."""

from __future__ import annotations

import re
import unicodedata
from functools import cache

from cubarium.bots.registry import bot_names
from cubarium.bots.words import bot_label
from cubarium.engine.words import LANGUAGES
from cubarium.server.errors import RequestRefused

OF_THE_HOUSE = (
    *("Cubarium", "admin", "administrator", "administrateur", "administratrice", "moderator", "modérateur"),
    *("modératrice", "system", "système", "server", "serveur", "support", "staff", "root"),
)
"""Names by which somebody could pass for those who run the place."""
SELECTORS = dict.fromkeys(map(ord, "\ufe0e\ufe0f"))
"""Phones put them behind emoji. They choose a drawing, and two names never differ by them alone."""
BLANK = re.compile(
    "[\u034f\u115f\u1160\u17b4\u17b5\u180b-\u180f\u2800\u3164\ufe00-\ufe0f\uffa0\U000e0000-\U000e0fff]"
)
"""What counts as printable and is drawn as nothing."""
MOST_MARKS = 4
"""Marks on one letter; a heap of them covers the names above and below."""
ALPHABETS = ("LATIN", "CYRILLIC", "GREEK")
"""Those with letters that are drawn alike."""
# Each letter above the Latin one it is drawn like: Cyrillic, then Greek, capitals first.
ALIKE = str.maketrans(
    "АВЕЅІЈКМНОРСТУХԌԜӀЗаеѕіјкморстухһԁԛԝӏвньΑΒΕΖΗΙΚΜΝΟΡΤΥΧαβεικνορτυχγω",
    "ABESIJKMHOPCTYXGWI3aesijkmopctyxhdqwlbhbABEZHIKMNOPTYXabeikvoptuxyw",
)
AFTER_CASE = str.maketrans("i1|0ıɑɡ", "lllolag")  # noqa: RUF001
BETWEEN = re.compile(r"[\s.,·_'’\-]+")  # noqa: RUF001


def fit(name: str) -> str:
    """Return a name as it is kept; raise for one that cannot be read or that deceives.

    Raises:
        RequestRefused: if nobody may be called so.
        ValueError: if nothing of it is left.
    """
    kept = " ".join(unicodedata.normalize("NFKC", name).translate(SELECTORS).split())
    if not kept:
        raise ValueError("has nothing to read in it")
    if not _is_readable(kept):
        raise RequestRefused("unreadable-name")
    if any(len(_alphabets(word)) > 1 for word in kept.split()):
        raise RequestRefused("mixed-name")
    if looks(kept) in _reserved():
        raise RequestRefused("reserved-name")
    return kept


def looks(name: str) -> str:
    """Return what a name looks like at a glance: two names that look alike give the same."""
    bare = unicodedata.normalize("NFKD", name.translate(SELECTORS)).translate(ALIKE)
    letters = "".join(one for one in bare if not unicodedata.category(one).startswith("M"))
    seen = letters.casefold().translate(AFTER_CASE).replace("rn", "m").replace("vv", "w")
    return BETWEEN.sub("", seen) or seen


def _is_readable(name: str) -> bool:
    if not name.isprintable() or BLANK.search(name):
        return False
    kinds = "".join(unicodedata.category(one)[0] for one in name)
    return bool(re.search("[LNS]", kinds)) and "M" * (MOST_MARKS + 1) not in kinds and kinds[0] != "M"


def _alphabets(word: str) -> set[str]:
    letters = (unicodedata.name(one, "") for one in word if one.isalpha())
    return {name.partition(" ")[0] for name in letters} & {*ALPHABETS}


@cache
def _reserved() -> frozenset[str]:
    """Return what names look like that nobody may have: those of the house, and what bots are called."""
    labels = (bot_label(bot, language) for bot in bot_names() for language in LANGUAGES)
    return frozenset(looks(name) for name in (*OF_THE_HOUSE, *labels))
