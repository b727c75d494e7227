"""`fifties solve --against`: the best numbers against a known field."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from msgspec import Struct
from msgspec.structs import asdict

from fifties.core.record import AnyRecord, final_state
from fifties.core.refusals import IllegalSetup, Refusal
from fifties.exits import REFUSED
from fifties.games.fifty import Choose, Fifty
from fifties.games.fifty.actions import Numbers
from fifties.games.fifty.offers import Choices
from fifties.games.fifty.state import Round
from fifties.games.registry import parse_record
from fifties.solver.fifty.flow import Flow
from fifties.solver.fifty.opponents import NumberWorth, Opponents
from fifties.solver.fifty.round_setup import RoundSetup
from fifties.terminal.page import Page, short
from fifties.terminal.record_commands import NoSuchPlayer, read_or_refuse
from fifties.terminal.reports.fifty_solution import (
    NoSuchRound,
    SolveOptions,
    bonus_line,
    round_sheet,
    solve_showing,
)
from fifties.terminal.reports.fifty_solution_report import print_setup
from fifties.terminal.reports.output import write_json
from fifties.terminal.styled_text import StyledText
from fifties.words import Words

SLIGHT: Final = 0.005
"""Less than this is not worth a word."""

SOLVED: Final = "?"
"""Stands for somebody who plays as solved."""


class NoPicks(Refusal, frozen=True, tag="input-no-picks"):
    """Neither a file nor numbers."""

    text: str


class FieldMiscounted(Refusal, frozen=True, tag="input-field-miscounted"):
    """All others choose."""

    given: int
    wanted: int


class OtherGame(Refusal, frozen=True, tag="input-other-game"):
    """A record of the other game."""


class NothingCounted(Refusal, frozen=True, tag="input-nothing-counted"):
    """The record has no counted round."""


class TokensElsewhere(Refusal, frozen=True, tag="input-tokens-elsewhere"):
    """A record says itself what was flipped."""


class Answer(Struct, frozen=True):
    """What somebody wrote or might have, and what would have been best."""

    name: str | None
    others: tuple[Numbers | None, ...]
    """``None`` for somebody who plays as solved."""
    best: Numbers
    best_score: float
    choice: Numbers | None
    score: float | None
    worth: tuple[NumberWorth, ...]


def answer_field(options: SolveOptions, words: Words, *, as_json: bool) -> int:
    """Answer a record or picks; return the exit code."""
    against = options.against or ""
    number: int | None
    if Path(against).suffix == ".toml" or against == "-" or Path(against).is_file():
        record = read_or_refuse(against, words.say, parse_record)
        if record is None:
            return REFUSED
        setup, number, answers = _of_record(options, record)
    else:
        number = None
        setup, answers = _of_picks(options, words)
    if as_json:
        told = {"round": number, "answers": [asdict(answer) for answer in answers]}
        write_json(round_sheet(setup) | told)
    else:
        _report(Page(sys.stdout), words, setup, number, answers)
    return 0


def _of_record(options: SolveOptions, record: AnyRecord) -> tuple[RoundSetup, int, list[Answer]]:
    """Answer for every player of one round, the last counted one unless another is wanted."""
    if not isinstance(record.game, Fifty):
        raise IllegalSetup(OtherGame())
    if options.blocked or options.danger or options.players or options.edition:
        raise IllegalSetup(TokensElsewhere())
    rounds: tuple[Round, ...] = final_state(record).rounds
    if not rounds:
        raise IllegalSetup(NothingCounted())
    number = len(rounds) if options.round is None else options.round
    if not 1 <= number <= len(rounds):
        raise IllegalSetup(NoSuchRound(number, len(rounds)))
    names, counted = record.header.players, rounds[number - 1]
    if options.player is not None and options.player not in names:
        raise IllegalSetup(NoSuchPlayer(options.player, ", ".join(names)))
    bonus = record.game.edition.bonus[number - 1]
    setup = RoundSetup(len(names), counted.blocked, counted.danger, bonus)
    wanted = names if options.player is None else (options.player,)
    answers = []
    for name in wanted:
        seat = names.index(name)
        others = counted.picks[:seat] + counted.picks[seat + 1 :]
        field = Opponents.known(setup, others)
        mine = counted.picks[seat] if options.choice is None else options.choice
        answers.append(_answer(name, others, field, mine))
    return setup, number, answers


def _of_picks(options: SolveOptions, words: Words) -> tuple[RoundSetup, list[Answer]]:
    """Answer a field as typed: choices with semicolons between them."""
    others = [_read_choice(part) for part in (options.against or "").split(";") if part.strip()]
    players = len(others) + 1
    if options.players not in {None, players}:
        raise IllegalSetup(FieldMiscounted(len(others), (options.players or 1) - 1))
    if options.player is not None:
        raise IllegalSetup(NoSuchPlayer(options.player, "-"))
    setup = RoundSetup(players, options.blocked or (), options.danger, bonus_line(options))
    for numbers in others:
        if numbers is not None:
            _require_legal(setup, numbers)
    if None in others:
        solved = solve_showing(setup, options, words.say).flow
    flows = [solved if one is None else Flow.of_choice(setup, one) for one in others]
    return setup, [_answer(None, tuple(others), Opponents(setup, flows), options.choice)]


def _read_choice(text: str) -> Numbers | None:
    if text.strip() == SOLVED:
        return None
    words = text.replace(",", " ").split()
    if not all(word.isascii() and word.isdigit() and len(word) < len("10000") for word in words):
        raise IllegalSetup(NoPicks(text.strip()))
    return tuple(sorted(map(int, words)))


def _require_legal(setup: RoundSetup, numbers: Numbers) -> None:
    refusal = Choices(1, setup.top, setup.blocked).refusal(Choose(1, numbers))
    if refusal is not None:
        raise IllegalSetup(refusal)


def _answer(
    name: str | None, others: tuple[Numbers | None, ...], field: Opponents, mine: Numbers | None
) -> Answer:
    best, most = field.best_answer()
    if mine is None:
        return Answer(name, others, best, most, None, None, ())
    _require_legal(field.setup, mine)
    return Answer(name, others, best, most, mine, field.score(mine), field.worths(mine))


def _report(
    page: Page,
    words: Words,
    setup: RoundSetup,
    number: int | None,
    answers: Sequence[Answer],
) -> None:
    say = words.say
    print_setup(page, words, setup)
    page.line()
    if number is not None:
        page.heading(say("round", round=number))
    if len(answers) > 1:
        page.rows([_row(words, answer) for answer in answers])
        return
    (answer,) = answers
    for numbers in answer.others:
        told = say("solve-somebody") if numbers is None else _listed(numbers)
        page.line(f"  {say('solve-other', numbers=told)}")
    page.line(say("solve-best", numbers=_listed(answer.best), points=answer.best_score))
    if answer.choice is not None:
        page.line()
        _print_worths(page, words, answer)


def _row(words: Words, answer: Answer) -> list[str | StyledText]:
    say = words.say
    return [
        StyledText(short(answer.name or ""), style="bold"),
        say("solve-wrote", numbers=_listed(answer.choice or ()), points=answer.score or 0),
        say("solve-best", numbers=_listed(answer.best), points=answer.best_score),
    ]


def _print_worths(page: Page, words: Words, answer: Answer) -> None:
    """Say number by number what a choice is worth, and what would have been better there."""
    say, name = words.say, answer.name
    wrote = say("solve-wrote", numbers=_listed(answer.choice or ()), points=answer.score or 0)
    page.heading(wrote if name is None else f"{name}: {wrote}")
    page.rows([_worth_row(words, worth) for worth in answer.worth])


def _worth_row(words: Words, worth: NumberWorth) -> list[str | StyledText]:
    say, better = words.say, worth.gain > SLIGHT
    return [
        StyledText(str(worth.number), style="bold"),
        say("solve-taken", points=worth.taken),
        say("solve-clash-bonus", points=worth.bonus) if worth.bonus > SLIGHT else "",
        say("solve-adds", points=worth.adds),
        say("solve-instead", number=worth.instead, points=worth.gain) if better else "",
    ]


def _listed(numbers: Numbers) -> str:
    return " ".join(map(str, numbers))
