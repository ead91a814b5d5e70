"""A rulebook is cut into its sentences, and layout does not matter."""

from __future__ import annotations

import pytest

from tests.coverage.pieces import mark_of, pieces_of

BOOK = """
![](picture.png)

# **DODO**

Un dodo pond *un* œuf. Il le
couve (cf. page 3) ! Puis il part\u00ad

en voyage, sans se re-
tourner.

12

- 2 œufs
- **1 nid** ; voir [le site](http://dodo.example)
1) Lancez <sup>2</sup> dés. 6 cases, etc.). Avancez - ou restez - ou partez
Est-ce fini ? = OUI. "Non" dit-il ... et voilà. C'est tout …
"""


def texts_of(book: str) -> list[str]:
    return [piece.text for piece in pieces_of(book)]


def test_a_book_is_cut_into_sentences_items_and_headings() -> None:
    assert texts_of(BOOK) == [
        "DODO",
        "Un dodo pond un œuf.",
        "Il le couve (cf. page 3) !",
        "Puis il part en voyage, sans se retourner.",
        "2 œufs",
        "1 nid ; voir le site",
        "Lancez  2  dés.",
        "6 cases, etc.).",
        "Avancez",
        "ou restez",
        "ou partez Est-ce fini ? = OUI.",
        '"Non" dit-il ... et voilà.',
        "C'est tout …",
    ]


def test_an_ended_block_is_not_continued_and_a_heading_ends_with_its_line() -> None:
    assert texts_of("Un nid :\n\nœufs et plumes") == ["Un nid :", "œufs et plumes"]
    assert texts_of("# Le nid\nDes plumes") == ["Le nid", "Des plumes"]


def test_an_abbreviation_ends_no_sentence_and_a_name_like_one_does() -> None:
    assert texts_of("Voir p. 4 et max. 5 dés. Un T-Rex. Deux œufs.") == [
        "Voir p. 4 et max. 5 dés.",
        "Un T-Rex.",
        "Deux œufs.",
    ]


def test_a_sentence_that_is_there_twice_is_one_piece() -> None:
    assert texts_of("Un œuf. Deux. Un œuf.") == ["Un œuf.", "Deux."]


@pytest.mark.parametrize("other", ["UN œuf !", "un\u00a0œuf", "Un  œuf", "«un œuf»"])
def test_letters_alone_make_the_mark(other: str) -> None:
    assert mark_of(other) == mark_of("Un œuf.")


@pytest.mark.parametrize("other", ["Un neuf.", "Un œuf vu", "Œuf un", "1 œuf"])
def test_other_words_make_another_mark(other: str) -> None:
    assert mark_of(other) != mark_of("Un œuf.")


def test_a_mark_is_eight_hex_digits_of_the_words() -> None:
    # printf 'un dodo' | sha256sum
    assert mark_of("Un dodo !") == "0f30f27c"
