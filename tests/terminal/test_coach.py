"""The coach: right about the numbers, and silent before the reveal."""

from __future__ import annotations

import asyncio
from random import Random
from typing import cast

import pytest

from fifties.bots import warm_up
from fifties.core.contract import CHANCE
from fifties.core.record import Entry, Header, Record, final_state
from fifties.games.fifty import Choose, Fifty, Reveal
from fifties.games.fifty.view import FiftyView
from fifties.games.fifty_fifty import FiftyFifty, Play
from fifties.games.fifty_fifty.events import CardPlayed
from fifties.locales import Speech
from fifties.review import review_record
from fifties.review.fifty import FiftyReview
from fifties.review.fifty_fifty import FiftyFiftyReview
from fifties.terminal.coach import Coach
from fifties.terminal.fifty import coach as fifty_coach
from fifties.terminal.fifty_fifty import coach as fifty_fifty_coach
from fifties.terminal.local_table import start
from fifties.terminal.session import Choice, Notice, SeenEvent, SessionEvent
from fifties.terminal.table_setup import seat_players
from fifties.words import Words

from random_games import random_record

OTHERS = ((7, 13, 21, 33, 45), (7, 16, 24, 39, 47), (9, 17, 25, 36, 41), (3, 14, 27, 35, 46))


def counted(mine: tuple[int, ...]) -> FiftyView:
    """Count a round of five in which the first player has written *mine*."""
    game = Fifty(5)
    state = game.apply(game.start(), CHANCE, Reveal((2, 8))).state
    for seat, numbers in enumerate((mine, *OTHERS)):
        state = game.apply(state, seat, Choose(1, numbers)).state
    return game.view(state, 0)


def before(numbers: tuple[int, ...]) -> Choice:
    """Return a choice in that round with what was known then."""
    game = Fifty(5)
    state = game.apply(game.start(), CHANCE, Reveal((2, 8))).state
    return Choice(game.view(state, 0), Choose(1, numbers))


@pytest.mark.parametrize("mine", [(4, 15, 26, 37, 44), (1, 3, 4, 5, 6), (10, 20, 30, 40, 49)])
def test_what_the_coach_says_in_hindsight_is_what_would_have_happened(
    mine: tuple[int, ...],
) -> None:
    notices = fifty_coach.look_back(Fifty(5), before(mine), counted(mine))
    said = {notice.message: notice.details for notice in notices}
    hindsight = said["coach-hindsight"]
    scores = counted(mine).rounds[0].scores
    assert scores is not None
    assert hindsight["points"] == scores[0]
    best = tuple(map(int, hindsight["numbers"].split()))
    better = counted(best).rounds[0].scores
    assert better is not None
    assert hindsight["most"] == better[0] > scores[0]


def test_no_other_choice_beats_the_best_answer_in_hindsight() -> None:
    mine, rng = (4, 15, 26, 37, 44), Random(9)
    notices = fifty_coach.look_back(Fifty(5), before(mine), counted(mine))
    most = next(n.details["most"] for n in notices if n.message == "coach-hindsight")
    offer = Fifty(5).offer(Fifty(5).apply(Fifty(5).start(), CHANCE, Reveal((2, 8))).state, 0)
    for _ in range(300):
        scores = counted(cast("Choose", offer.sample(rng)).numbers).rounds[0].scores
        assert scores is not None
        assert scores[0] <= most


def test_against_the_equilibrium_clumsy_numbers_are_behind_and_a_change_is_named() -> None:
    mine = (1, 3, 4, 5, 6)
    notices = fifty_coach.look_back(Fifty(5), before(mine), counted(mine))
    said = {notice.message: notice.details for notice in notices}
    assert said["coach-behind"]["points"] + said["coach-behind"]["behind"] == pytest.approx(
        said["coach-behind"]["usual"]
    )
    assert said["coach-behind"]["behind"] > 1
    assert said["coach-change"]["number"] in mine
    assert said["coach-change"]["instead"] not in mine


def test_the_coach_says_what_a_review_of_the_game_says() -> None:
    mine = (1, 3, 4, 5, 6)
    notices = fifty_coach.look_back(Fifty(5), before(mine), counted(mine))
    said = {notice.message: notice.details for notice in notices}
    entries = [Entry(seat, Choose(1, numbers)) for seat, numbers in enumerate((mine, *OTHERS))]
    names = tuple("ABCDE")
    record = Record(Header(names), Fifty(5), (Entry(CHANCE, Reveal((2, 8))), *entries))
    reviewed = review_record(record)
    assert isinstance(reviewed, FiftyReview)
    choice = reviewed.rounds[0].choices[0]
    assert said["coach-behind"]["points"] == choice.expected
    assert said["coach-behind"]["behind"] == choice.loss
    dearest = max(choice.worth, key=lambda number: number.gain)
    assert said["coach-change"] == {
        "number": dearest.number,
        "instead": dearest.instead,
        "gain": dearest.gain,
    }


@pytest.mark.parametrize("seed", [1, 2])
def test_the_coach_and_a_review_judge_every_choice_alike(seed: int) -> None:
    record, _ = random_record(Fifty(4), Random(seed), 1)
    reviewed = review_record(record)
    assert isinstance(reviewed, FiftyReview)
    game, state = record.game, record.game.start()
    final = final_state(record)
    judged = 0
    for entry in record.entries:
        view = None if entry.actor == CHANCE else game.view(state, entry.actor)
        state = game.apply(state, entry.actor, entry.action).state
        if view is None or not isinstance(entry.action, Choose):
            continue
        done = reviewed.rounds[entry.action.round - 1].choices
        choice = next(one for one in done if one.seat == entry.actor)
        if choice.numbers != entry.action.numbers:
            continue  # They wrote something else before the reveal.
        now = game.view(final, view.viewer)
        notices = fifty_coach.look_back(Fifty(4), Choice(view, entry.action), now)
        said = {notice.message: notice.details for notice in notices}
        verdict = said.get("coach-behind") or said["coach-sound"]
        assert (verdict["points"], verdict["behind"]) == (choice.expected, choice.loss)
        assert ("coach-behind" in said) == (choice.loss >= fifty_coach.WORTH_A_WORD)
        judged += 1
    assert judged == 4 * len(reviewed.rounds)


def test_the_coach_and_a_review_judge_every_card_alike() -> None:
    record, _ = random_record(FiftyFifty(3), Random(5), 0.5)
    reviewed = review_record(record)
    assert isinstance(reviewed, FiftyFiftyReview)
    cards = {(one.round, one.seat, one.card): one for one in reviewed.decisions}
    game, state = record.game, record.game.start()
    judged = 0
    for entry in record.entries:
        if isinstance(entry.action, Play) and isinstance(entry.actor, int):
            view = game.view(state, entry.actor)
            card = cards.get((view.round, entry.actor, entry.action.card))
            first = fifty_fifty_coach.look_back(FiftyFifty(3), Choice(view, entry.action))[0]
            if card is None:  # the last card of a hand, or a round that was not played to its end
                assert len(view.my_hand) == 1 or view.round > 1
            elif first.message == "coach-better-card":
                assert first.details["halves"] == pytest.approx(card.loss, abs=1e-9)
                assert first.details["better"] == card.best
                judged += 1
            else:
                assert card.loss < fifty_fifty_coach.WORTH_A_WORD
        state = game.apply(state, entry.actor, entry.action).state
    assert judged > 5


def test_a_choice_of_the_equilibrium_is_called_sound() -> None:
    view = before((1, 3, 4, 5, 6)).view
    ahead = {notice.message: notice.details for notice in fifty_coach.look_ahead(Fifty(5), view)}
    mine = tuple(map(int, ahead["coach-example"]["numbers"].split()))
    notices = fifty_coach.look_back(Fifty(5), before(mine), counted(mine))
    assert notices[0].message == "coach-sound"


def test_the_master_names_a_card_of_the_hand_and_never_one_that_costs_more() -> None:
    game, rng = FiftyFifty(4), Random(3)
    state = game.start()
    for _ in range(40):
        (actor,) = game.to_act(state)
        offer = game.offer(state, actor)
        action = offer.sample(rng)
        if isinstance(action, Play) and isinstance(actor, int):
            view = game.view(state, actor)
            costs = fifty_fifty_coach.weigh(game, view) if len(view.my_hand) > 1 else {}
            first = fifty_fifty_coach.look_back(game, Choice(view, action))[0]
            if first.message == "coach-better-card":
                better = first.details["better"]
                assert better in view.my_hand
                assert costs[better] == min(costs.values())
                assert first.details["halves"] == costs[action.card] - costs[better] > 0
            elif costs:
                assert costs[action.card] - min(costs.values()) < 0.05
        state = game.apply(state, actor, action).state


@pytest.mark.parametrize("coach_ahead", [False, True])
def test_the_coach_is_silent_before_the_reveal_unless_it_may_speak_ahead(
    monkeypatch: pytest.MonkeyPatch, *, coach_ahead: bool
) -> None:
    monkeypatch.setattr(warm_up, "COMPILE", ("true",))

    async def play() -> tuple[list[str], list[str], list[str], list[str]]:
        table = seat_players(Fifty(7), ["Ana"], (None, *["casual"] * 6))
        session = await start(table, seed=3, coach_ahead=coach_ahead)
        coach, words = Coach(session), Words(Speech("en"), table.names)
        await session.next_events()
        ahead = await coach.look_ahead(0, words)
        await session.act(0, Choose(1, (3, 14, 25, 36, 47)))
        early = await coach.look_back(0, words)
        assert not coach.may_look_back(0)
        while not session.view(None).rounds:
            await session.next_events()
        late = await coach.look_back(0, words)
        await session.leave()
        coach.close()
        return ahead, early, late, await coach.look_back(1, words)

    ahead, early, late, stranger = asyncio.run(play())
    assert early == []
    assert stranger == []
    assert bool(ahead) is coach_ahead
    assert any("In hindsight" in line for line in late)


def test_strong_bots_are_waited_for_with_a_word(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(warm_up, "COMPILE", ("true",))
    monkeypatch.setattr(warm_up.WarmUp, "_ready", set())

    async def play() -> list[SessionEvent]:
        session = await start(seat_players(FiftyFifty(3), [], ("master",) * 3), seed=2)
        told = []
        while news := await session.next_events():
            told += news
        return told

    told = asyncio.run(play())
    notices = [place for place, item in enumerate(told) if isinstance(item, Notice)]
    cards = [
        place
        for place, item in enumerate(told)
        if isinstance(item, SeenEvent) and isinstance(item.event, CardPlayed)
    ]
    assert len(cards) == 81
    assert notices == [cards[0] - 1], "once, before the first card"
