"""Names of people at a live table: any script is welcome, and no trick works."""

from __future__ import annotations

import re
from random import Random
from time import process_time
from unicodedata import category, normalize

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from fifties.core.record_parts import names_refusal
from fifties.table import generated_names as words
from fifties.table import member_names
from fifties.table.generated_names import NAMES
from fifties.table.member_names import (
    MOST_BYTES,
    MOST_LETTERS,
    NameEmpty,
    NameTooLong,
    free_name,
    letters,
    made_up_name,
    name_key,
    name_refusal,
    tidy,
)

LANGUAGES = sorted(NAMES)
FAMILY = "\U0001f468\u200d\U0001f469\u200d\U0001f467\u200d\U0001f466"
KISS = "\U0001f469\U0001f3fd\u200d❤\ufe0f\u200d\U0001f48b\u200d\U0001f468\U0001f3fe"
SWISS_FLAG = "\U0001f1e8\U0001f1ed"
FRENCH_FLAG = "\U0001f1eb\U0001f1f7"
ZALGO = "Z" + "\u0341\u0317\u0334\u033f\u035b\u0363\u0489" * 40

TRICKS = (
    "\u0300\u0301\u0323\u0334\u0489\u034f\u0903\u094d\u09be\u09c7\u1100\u1161\u11a8\u1160\u3164"
    "\u200b\u200c\u200d\u200e\u202e\u2066\ufeff\ufe0f\u20e3\u2800\u00a0\u2028\u0000\u001f\n\t "
    "\u0958\ufb2c\u212b\u0130ßaAé1\u3042\U0001f468\U0001f3fd\U0001f1e8\U0001f1ed❤\ue000\ud800"
    "\U000e0067\U000e0101\U0001d160\U0001d159\ufdfa\u0345\u1fb3"
)
"""Signs that do something to their neighbours."""

raw_names = st.text(st.one_of(st.sampled_from(TRICKS), st.characters()), max_size=80)
tidy_names = raw_names.map(tidy).filter(bool)


@pytest.mark.parametrize(
    ("name", "count"),
    [
        ("Ana", 3),
        ("Anne-Sophie O’Neil", 18),
        ("Zoë", 3),
        ("Nguyễn Thị Ánh", 14),
        ("محمد", 4),
        ("مِی\u200cخواهم", 7),
        ("שָׁלוֹם", 4),
        ("नमस्ते", 4),
        ("കൃഷ്ണന\u0d4d\u200d", 4),
        ("ශ\u0dca\u200dරී", 1),
        ("น้ำฝน", 4),
        ("김민준", 3),
        ("さくら", 3),
        ("葛\U000e0100城", 2),
        ("Ольга", 5),
        ("Ανδρέας", 7),
        (FAMILY, 1),
        (KISS, 1),
        ("1\ufe0f\u20e3", 1),
        ("Ana \U0001f44d\U0001f3fd", 5),
        (SWISS_FLAG + FRENCH_FLAG, 2),
        (SWISS_FLAG + FRENCH_FLAG[0], 2),
    ],
)
def test_names_of_the_world_stay_as_they_are_and_count_as_people_count(
    name: str, count: int
) -> None:
    assert tidy(name) == name
    assert len(letters(name)) == count
    assert name_refusal(name) is None
    assert free_name(name, ()) == name


@pytest.mark.parametrize(
    ("typed", "name"),
    [
        ("  Ana \t\r\n Lu\u00a0\u3000 Bo ", "Ana Lu Bo"),
        ("A\u006e\u0303a", "Aña"),
        ("\u1112\u1161\u11ab", "한"),
        ("\u202eanA\u202c", "anA"),
        ("\u2066Ana\u2069\u200f", "Ana"),
        ("A\u200bn\ufeffa\u00ad\u2060", "Ana"),
        ("A\u200b\u0301", "Á"),
        ("A\x00n\x1b[31ma\x7f", "An[31ma"),
        ("A\ud800n\udfffa", "Ana"),
        ("Ana\ue000\U000f0000\u0378", "Ana"),
        ("Ana\U000e0041\U000e007f", "Ana"),
        ("\u200dAna\u200d \u200cLu\u200c", "Ana Lu"),
        ("A\u200d\u200d\u200c\u200db", "A\u200db"),
        ("\u0301Ana \ufe0f\u0301 Lu", "Ana Lu"),
        ("\u3164\u115f\u2800\u17b4", ""),
        ("\u200d\ufe0f\u0301", ""),
        ("\n\t \u2029", ""),
        ("x" + "\u0323" * 9, "x" + "\u0323" * 4),
        ("x" + "\u0323\u200d" * 9 + "y", "x" + "\u0323\u200d" * 4 + "y"),
    ],
)
def test_what_cannot_be_seen_or_shown_is_left_out(typed: str, name: str) -> None:
    assert tidy(typed) == name


def test_zalgo_keeps_its_letter_and_four_marks() -> None:
    assert len(tidy(ZALGO)) == 5
    assert len(letters(tidy(ZALGO))) == 1


@pytest.mark.parametrize("sign", ["a", " ", "\x00", "\u0301", "\u200d", FAMILY, "\ufdfa", "\u202e"])
def test_a_name_of_ten_megabytes_is_dealt_with_at_once(sign: str) -> None:
    huge = sign * (10_000_000 // len(sign.encode()))
    started = process_time()
    name = tidy(huge)
    assert len(name) <= 1_000
    assert len(name_key(huge)) < 100_000
    name_refusal(name)
    name_refusal(huge)
    assert len(free_name(huge, {name_key(name)})) <= 60
    assert process_time() - started < 5


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Ana", "ＡＮＡ"),
        ("Ana", "a n a"),
        ("Ana", "A\u200dna\ufe0f"),
        ("Ana 2", "Ana²"),
        ("Straße", "STRASSE"),
        ("Σίσυφος", "ΣΊΣΥΦΟΣ"),
        ("Zoë", "Zoe\u0308"),
        ("Ana", "𝒜𝓃𝒶"),
        ("❤", "❤\ufe0f"),
        ("مِی\u200cخواهم", "مِیخواهم"),
        ("ᾳ\u0323", "Α\u0323Ι"),
    ],
)
def test_names_that_look_alike_are_the_same(one: str, other: str) -> None:
    assert name_key(one) == name_key(other)


def test_names_that_differ_in_an_accent_are_different() -> None:
    assert len({name_key(name) for name in ("Zoe", "Zoë", "Zoé")}) == 3


def test_a_name_can_be_empty() -> None:
    refusal = name_refusal(tidy(" \u200b\u3164 "))
    assert refusal == NameEmpty()
    assert NameEmpty().message == "table-name-empty"


def test_a_name_can_be_too_long() -> None:
    assert name_refusal("x" * MOST_LETTERS) is None
    refusal = name_refusal("x" * (MOST_LETTERS + 1))
    assert refusal == NameTooLong(letters=25, most=24)
    assert refusal is not None
    assert refusal.message == "table-name-too-long"


@pytest.mark.parametrize(
    ("name", "count", "most"),
    [(FAMILY * 9, 9, 8), (KISS * 7, 7, 5), ("x\u0323\u0324\u0325\u0330" * 20, 20, 12)],
)
def test_a_name_of_elaborate_letters_is_told_how_many_fit(name: str, count: int, most: int) -> None:
    assert name_refusal(name) == NameTooLong(count, most)
    assert len(letters(free_name(name, ()))) == most


def test_a_chain_without_end_is_not_one_letter() -> None:
    chain = tidy("\u200d".join("\U0001f600" * 300))
    refusal = name_refusal(chain)
    assert isinstance(refusal, NameTooLong)
    assert refusal.letters > refusal.most > 0


@pytest.mark.parametrize(
    ("name", "taken", "free"),
    [
        ("Ana", [], "Ana"),
        ("Ana", ["Bo"], "Ana"),
        ("Ana", ["ANA"], "Ana 2"),
        ("Ana", ["Ana", "Ana 2", "Ana3"], "Ana 4"),
        ("x" * 24, ["x" * 24], "x" * 22 + " 2"),
        ("x" * 30, [], "x" * 24),
        ("x" * 21 + " yz", ["x" * 21 + " yz"], "x" * 21 + " 2"),
        (SWISS_FLAG * 24, [SWISS_FLAG * 24], SWISS_FLAG * 22 + " 2"),
        (FAMILY * 8, [FAMILY * 8], FAMILY * 7 + " 2"),
        ("a\u200d" * 23 + "b", ["a" * 23 + "b"], "a\u200d" * 21 + "a 2"),
    ],
)
def test_a_taken_name_gets_a_number_and_is_cut_between_letters(
    name: str, taken: list[str], free: str
) -> None:
    assert free_name(name, {name_key(other) for other in taken}) == free


@given(raw_names)
@example(ZALGO)
@example("a\u0301\u200d\u0301\u0301\u0301\u0301\u0301\u200d b")
def test_tidying_twice_changes_nothing(raw: str) -> None:
    name = tidy(raw)
    assert tidy(name) == name
    assert normalize("NFC", name) == name


@given(raw_names)
def test_a_tidied_name_is_one_clean_line(raw: str) -> None:
    name = tidy(raw)
    kinds = {category(sign) for sign in name if sign not in "\u200c\u200d"}
    assert not kinds & {"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"}
    assert name == " ".join(name.split())
    assert "".join(letters(name)) == name
    name.encode()


@given(raw_names)
def test_letters_stay_the_same_when_a_name_is_cut_between_them(raw: str) -> None:
    found = letters(tidy(raw))
    for most in range(len(found)):
        assert letters("".join(found[:most])) == found[:most]


@given(raw_names)
def test_a_key_is_its_own_key_and_that_of_other_cases(raw: str) -> None:
    key = name_key(raw)
    assert name_key(key) == key
    assert name_key(raw.casefold()) == key
    assert name_key(tidy(tidy(raw) + " ")) == name_key(tidy(raw))


@given(tidy_names)
def test_a_name_has_a_key(name: str) -> None:
    assert name_key(name)


@given(tidy_names, st.integers(0, 12))
def test_a_free_name_is_free_and_fits_here_and_in_a_record(name: str, others: int) -> None:
    taken: set[str] = set()
    called: list[str] = []
    for _ in range(others + 1):
        free = free_name(name, taken)
        assert name_key(free) not in taken
        assert tidy(free) == free
        assert name_refusal(free) is None
        assert len(letters(free)) <= MOST_LETTERS
        assert len(free.encode()) <= MOST_BYTES
        taken.add(name_key(free))
        called.append(free)
    assert names_refusal(called) is None


@given(tidy_names)
def test_a_refused_name_has_more_letters_than_there_is_room_for(name: str) -> None:
    refusal = name_refusal(name)
    if isinstance(refusal, NameTooLong):
        assert refusal.letters > refusal.most > 0
    else:
        assert refusal is None
        assert names_refusal([name]) is None


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_made_up_name_is_a_good_one_with_room_for_a_number(language: str) -> None:
    for name in NAMES[language]:
        assert tidy(name) == name
        assert name_refusal(f"{name} 12") is None
        assert re.fullmatch(r"\w+ \w+", name)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_thousand_names_can_be_made_up(language: str) -> None:
    assert len({name_key(name) for name in NAMES[language]}) == len(NAMES[language]) >= 1_000


@pytest.mark.parametrize(
    ("animals", "adjectives"),
    [
        (words.ENGLISH_ANIMALS, words.ENGLISH_ADJECTIVES),
        (words.FRENCH_MASCULINE + words.FRENCH_FEMININE, words.FRENCH_ADJECTIVES),
        (sum(words.GERMAN_ANIMALS.values(), ()), words.GERMAN_STEMS),
        (words.ITALIAN_MASCULINE + words.ITALIAN_FEMININE, words.ITALIAN_ADJECTIVES),
    ],
    ids=["en", "fr", "de", "it"],
)
def test_no_word_stands_there_twice(
    animals: tuple[str, ...], adjectives: tuple[object, ...]
) -> None:
    assert len(set(animals)) == len(animals) >= 40
    assert len(set(adjectives)) == len(adjectives) >= 24


@pytest.mark.parametrize("language", LANGUAGES)
def test_two_thousand_people_get_two_thousand_names(language: str) -> None:
    rng, taken = Random(50), set[str]()
    for _ in range(2_000):
        name = made_up_name(language, rng, taken)
        assert name_refusal(name) is None
        assert name_key(name) not in taken
        taken.add(name_key(name))


def test_the_same_chance_makes_up_the_same_name() -> None:
    assert made_up_name("fr", Random(7), ()) == made_up_name("fr", Random(7), ())


def test_an_unknown_language_gets_an_english_name() -> None:
    assert made_up_name("ja", Random(7), ()) == made_up_name("en", Random(7), ())


@pytest.mark.parametrize(
    ("language", "right", "wrong"),
    [
        ("en", ["Clever Fox", "Wise Owl"], ["clever fox", "Fox Clever"]),
        ("fr", ["Renard malin", "Loutre ravie", "Ours vif"], ["Loutre ravi", "Renard maligne"]),
        ("fr", ["Tortue heureuse", "Écureuil fier"], ["Tortue heureux", "Écureuil fière"]),
        ("de", ["Flinker Fuchs", "Kluge Eule", "Sanftes Reh"], ["Kluger Eule", "Sanfter Reh"]),
        ("de", ["Weiser Uhu", "Tapferes Lama", "Leise Möwe"], ["Weisser Uhu", "Weiseer Uhu"]),
        ("it", ["Volpe furba", "Gufo saggio", "Tigre gentile"], ["Volpe furbo", "Gufo saggia"]),
        ("it", ["Koala contento", "Lepre serena"], ["Koala contenta", "Lepre sereno"]),
    ],
)
def test_generated_names_are_grammatical(language: str, right: list[str], wrong: list[str]) -> None:
    assert set(right) <= set(NAMES[language])
    assert not set(wrong) & set(NAMES[language])


def test_adjectives_end_as_their_gender_asks() -> None:
    assert {feminine[-1] for _, feminine in words.FRENCH_ADJECTIVES} == {"e"}
    for masculine, feminine in words.ITALIAN_ADJECTIVES:
        assert masculine[:-1] == feminine[:-1]
        assert masculine[-1] + feminine[-1] in {"oa", "ee"}


printable = st.text(st.characters(min_codepoint=32, max_codepoint=126), max_size=60)


@given(typed=printable | printable.map(lambda text: text * 70), taken=printable)
def test_plain_names_are_read_faster_but_not_otherwise(typed: str, taken: str) -> None:
    def read() -> tuple[object, ...]:
        name, keys = tidy(typed), {name_key(taken), name_key(typed)}
        return name, letters(name), name_key(typed), name_refusal(name), free_name(name, keys)

    plainly = read()
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(member_names, "_is_plain", lambda _: False)
        assert read() == plainly
