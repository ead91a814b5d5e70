"""Splits a rulebook into pieces, about one for each sentence, and gives each its mark.

The books are not in the project. Their pieces are known by marks alone: the first 8 hex digits of the SHA-256
of the words of a piece, in small letters, without punctuation. So neither bold letters nor a lost full stop
change a mark. A piece that stands in a book twice has one mark.

1. What is left of pictures and pages goes: images, tags, addresses of links, signs of emphasis, soft hyphens.
2. An empty line, a heading and a list item begin a new block, but what begins with a small letter after an
   empty line goes on with a block that is not closed by punctuation. Lines of a block are joined, and a word
   that is hyphenated at the end of its line is made whole.
3. A block is cut into pieces behind a full stop, an exclamation or question mark or an ellipsis that a
   capital letter, a digit or a quote follows, and at bullets and dashes between blanks, which are lists
   within a line.
4. Pieces without a word of two letters are numbers of pages and remains of icons: they go.
"""

from __future__ import annotations

import hashlib
import re
import unicodedata
from dataclasses import dataclass

REMAINS = (
    (re.compile(r"!\[[^\]]*\]\([^)]*\)"), " "),  # images
    (re.compile(r"\[([^\]]*)\]\([^)]*\)"), r"\1"),  # links
    (re.compile(r"<[/|!a-zA-Z][^<>\n]*>"), " "),  # tags
    (re.compile(r"[*`\\\u00ad]"), ""),  # emphasis, soft hyphens
)
HEADING = re.compile(r"\s*#+\s")
ITEM = re.compile(r"\s*(?:[-+•▪\uf000-\uf0ff]|\d+[.)]|[a-z]\))\s+")
END_OF_SENTENCE = re.compile(r"(?<=[.!?…])(?P<closing>[\"»”)\]]*)\s+(?=[«“\"(]?\s?(?:[^\W\d_]|\d))")
SEPARATOR = re.compile(r"\s[-•·\u2013\uf000-\uf0ff]\s")
NO_END = re.compile(r"(?:^|[\s(])(?:cf|p|ex|max|min|\.)\.$", re.IGNORECASE)


@dataclass(frozen=True)
class Piece:
    """A piece of a rulebook, as it stands there, and its mark."""

    text: str
    mark: str


def mark_of(text: str) -> str:
    """Return the mark of a piece."""
    words = re.findall(r"[^\W_]+", unicodedata.normalize("NFKC", text).casefold())
    return hashlib.sha256(" ".join(words).encode()).hexdigest()[:8]


def pieces_of(book: str) -> list[Piece]:
    """Split the text of a rulebook into its pieces, in order; of equal pieces the first is kept."""
    found: dict[str, Piece] = {}
    for block in _blocks(book):
        for text in _sentences(block):
            if re.search(r"[^\W\d_]{2}", text):
                mark = mark_of(text)
                found.setdefault(mark, Piece(text, mark))
    return list(found.values())


def _blocks(book: str) -> list[str]:
    for remains, instead in REMAINS:
        book = remains.sub(instead, book)
    blocks, goes_on = [""], False
    for line in book.splitlines():
        heading, item = HEADING.match(line), ITEM.match(line)
        begin = heading or item
        words = line[begin.end() if begin else 0 :].strip()
        if not words:
            goes_on = False
            continue
        if not begin and (goes_on or _continues(blocks[-1], words)):
            blocks[-1] = _joined(blocks[-1], words)
        else:
            blocks.append(words)
        goes_on = not heading
    return blocks


def _continues(block: str, words: str) -> bool:
    return _first_letter(words).islower() and block[-1:] not in tuple(".!?…:;")


def _joined(block: str, words: str) -> str:
    hyphenated = re.search(r"\w-$", block) and words[0].islower()
    return block[:-1] + words if hyphenated else f"{block} {words}"


def _first_letter(text: str) -> str:
    return text.lstrip('«“"( ')[:1]


def _sentences(block: str) -> list[str]:
    texts = [""]
    for part in SEPARATOR.split(block):
        start = 0
        for end in END_OF_SENTENCE.finditer(part):
            before, after = part[: end.end("closing")], part[end.end() :]
            if _first_letter(after).islower() or NO_END.search(before):
                continue
            texts.append(part[start : end.end("closing")].strip())
            start = end.end()
        texts.append(part[start:].strip())
    return [text for text in texts if text]
