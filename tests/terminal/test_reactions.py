"""Reactions and queued cards: on the screen and line by line, here and at a server."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from fifties.games.fifty_fifty.actions import Play
from fifties.games.fifty_fifty.events import CardPlayed
from fifties.games.registry import editions, make_game
from fifties.locales import LANGUAGES, Speech
from fifties.table.requests import Reaction
from fifties.table.settings import Pace
from fifties.terminal.app.application import FiftiesApp
from fifties.terminal.app.game_screen import GameScreen
from fifties.terminal.app.styles import BoardTheme
from fifties.terminal.fifty_fifty.card_entry import CardQuestion
from fifties.terminal.local_table import LocalSession, start
from fifties.terminal.session import ReactionNotice, SeenEvent
from fifties.terminal.table_session import TableSession
from fifties.terminal.table_setup import PlayOptions, seat_players

from app_tables import Table, begins, seated, sit_down
from servers import Client, Served
from terminals import exit_code, matched, spawn

ALONE = PlayOptions("fifty-fifty", 3, names=("Ana",), seed=5, bots=("beginner",))


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with Served(tmp_path_factory.mktemp("server")) as server:
        yield server


@pytest.fixture(autouse=True)
def _own_data(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("FIFTIES_DATA", str(tmp_path))


def card_question(table: Table) -> CardQuestion:
    asking = table.game.question
    assert isinstance(asking, CardQuestion)
    return asking


def played_by(table: Table, seat: int) -> list[int]:
    history = table.game.shown.moment.history
    return [e.card for e in history if isinstance(e, CardPlayed) and e.seat == seat]


@asynccontextmanager
async def three_people() -> AsyncIterator[LocalSession]:
    """Begin a game of Fifty Fifty of three people at one keyboard."""
    edition = next(iter(editions("fifty-fifty").values()))
    setup = seat_players(make_game(3, edition), ["Ana", "Ben", "Cleo"], (None, None, None))
    session = await start(setup, seed=3)
    try:
        yield session
    finally:
        await session.leave()


async def until_owed(session: LocalSession, seat: int) -> None:
    while not session.owes(seat):
        await session.next_events()


async def to_act(session: LocalSession) -> tuple[int, int]:
    """Wait for the first card; return whose turn it is, and whose turn comes then."""
    while not any(map(session.owes, session.people)):
        await session.next_events()
    seat = next(filter(session.owes, session.people))
    return seat, (seat + 1) % 3


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_reaction_is_chosen_from_a_panel_and_shown(language: str) -> None:
    say = Speech(language)

    async def play() -> None:
        async with seated(ALONE, language=language) as table:
            await table.until(lambda: table.game.question)
            await table.press("exclamation_mark")
            for reaction in Reaction:
                assert say(f"reaction-{reaction}") in table.text()
            await table.press("4")
            shown = say("live-reacted", name="Ana", reaction="ouch")
            assert say("reaction-ouch") in shown
            await table.until(lambda: shown in table.text())

    asyncio.run(play())


def test_a_panel_of_reactions_is_closed_by_any_other_key() -> None:
    async def play() -> None:
        async with seated(ALONE) as table:
            await table.until(lambda: table.game.question)
            await table.press("exclamation_mark", "9")
            assert table.game.panel is None
            assert not table.game.reaction

    asyncio.run(play())


def test_too_many_reactions_are_refused_in_words() -> None:
    async def play() -> None:
        async with seated(ALONE) as table:
            await table.until(lambda: table.game.question)
            while not table.game.complaint:
                await table.press("exclamation_mark", "1")
            assert "one reaction at a time" in table.text()

    asyncio.run(play())


def test_help_names_the_keys() -> None:
    async def play() -> None:
        async with seated(ALONE) as table:
            await table.until(lambda: table.game.question)
            await table.press("h")
            assert "react: a few words across the table" in table.text()
            assert "have the raised card ready for your turn" in table.text()

    asyncio.run(play())


def test_a_card_queued_while_bots_are_shown_playing_is_played_without_another_key() -> None:
    async def play() -> None:
        async with seated(ALONE, pace=Pace.BRISK) as table:
            await table.until(lambda: isinstance(table.game.question, CardQuestion))
            await table.until(lambda: table.game.is_telling or card_question(table).may_play)
            if card_question(table).may_play:
                await table.press("enter")
                await table.until(lambda: table.game.is_telling and played_by(table, 0))
            played = played_by(table, 0)
            hand = table.game.shown.moment.view.my_hand
            await table.press("home", "p")
            assert card_question(table).queued == hand[0]
            assert f"You will play the {hand[0]}" in table.text()
            await table.until(lambda: played_by(table, 0) == [*played, hand[0]])

    asyncio.run(play())


def test_what_is_queued_can_be_taken_back() -> None:
    async def play() -> None:
        async with three_people() as session:
            ana, ben = await to_act(session)
            card = Play(session.view(ben).my_hand[0])
            await session.queue(ben, card)
            assert session.queued(ben) == card
            await session.queue(ben, None)
            assert session.queued(ben) is None
            await session.act(ana, Play(session.view(ana).my_hand[0]))
            await until_owed(session, ben)
            assert session.queued(ben) is None

    asyncio.run(play())


def test_a_queued_card_outlasts_what_is_told_and_is_played_in_turn() -> None:
    async def play() -> None:
        async with three_people() as session:
            ana, ben = await to_act(session)
            queued, first = (Play(session.view(seat).my_hand[0]) for seat in (ben, ana))
            await session.queue(ben, queued)
            await session.act(ana, first)
            cards: list[tuple[int, int]] = []
            while len(cards) < 2:
                cards += [
                    (item.event.seat, item.event.card)
                    for item in await session.next_events()
                    if isinstance(item, SeenEvent) and isinstance(item.event, CardPlayed)
                ]
            assert cards[:2] == [(ana, first.card), (ben, queued.card)]
            assert session.queued(ben) is None

    asyncio.run(play())


def test_everybody_at_one_keyboard_reacts_under_their_own_name() -> None:
    async def play() -> None:
        async with three_people() as session:
            await to_act(session)
            await session.react(1, Reaction.CLAP)
            while True:
                for item in await session.next_events():
                    if isinstance(item, ReactionNotice):
                        assert item.details == {"name": "Ben", "reaction": "clap"}
                        return

    asyncio.run(play())


def test_two_cards_in_a_line_are_one_for_now_and_one_for_the_next_turn(tmp_path: Path) -> None:
    ana = spawn(
        "play", "fifty-fifty", "--plain", "--players", "3", "--seed", "5", "--names", "Ana",
        data=tmp_path,
    )  # fmt: skip
    ana.expect("your cards: ([0-9]+ [0-9]+) ")
    first, second = matched(ana).split()
    ana.expect("play a card:")
    ana.sendline("!")
    ana.expect("Reactions: !1 Bravo!")
    ana.sendline("!wow")
    ana.sendline("1 2 3")
    ana.expect("is not a number|numbers")
    ana.sendline(f"{first} {second}")
    ana.expect(f"You will play the {second} when your turn comes")
    ana.expect("Ana: Wow!")
    ana.expect(f"Ana plays {first}")
    ana.expect(f"Ana plays {second}")
    ana.expect("play a card:")
    ana.sendline("q")
    assert exit_code(ana) == 0


# At a server


def people_at(served: Served, *names: str) -> tuple[str, list[Client]]:
    """Open a table of Fifty Fifty at which these sit; the first one is its host, and deals."""
    table = served.open(name=names[0], game="fifty-fifty", seats=3, dealer=0)
    host = served.resume(table)
    host.until("snapshot")
    return table["code"], [host, *(served.join(table["code"], name) for name in names[1:])]


def play_first(client: Client) -> None:
    """Play the first card that is offered, as soon as one is."""
    client.ask("act", action={"do": "play", "card": client.offer()["cards"][0]})


def test_a_card_is_queued_and_reactions_are_heard_on_the_screen_at_a_live_table(
    served: Served,
) -> None:
    code, (host, ben) = people_at(served, "Ana", "Ben")

    async def play() -> None:
        live = await sit_down(served, code)
        try:
            await begins(live, host)

            async def game() -> GameScreen:
                return GameScreen(TableSession(live))

            app = FiftiesApp(Speech("en"), game, theme=BoardTheme())
            async with app.run_test(size=(80, 24)) as pilot:
                table = Table(app, pilot)
                await table.until(lambda: isinstance(app.screen, GameScreen))
                await table.until(lambda: isinstance(table.game.question, CardQuestion))
                await react_both_ways(table)
                await queue_and_wait(table)
        finally:
            await live.connection.close()

    async def react_both_ways(table: Table) -> None:
        await table.press("exclamation_mark", "1")
        heard = await asyncio.to_thread(host.until, "reacted")
        assert (heard["name"], heard["reaction"]) == ("Tia", "clap")
        await table.until(lambda: "Tia: Bravo!" in table.text())
        ben.ask("react", reaction="phew")
        await table.until(lambda: "Ben: Phew!" in table.text())

    async def queue_and_wait(table: Table) -> None:
        (mine,) = table.game.session.people
        hand = table.game.shown.moment.view.my_hand
        await table.press("home", "enter")
        await table.until(lambda: table.game.session.queued(mine) == Play(hand[0]))
        assert f"You will play the {hand[0]}" in table.text()
        await asyncio.to_thread(play_first, ben)
        await table.until(lambda: played_by(table, mine) == [hand[0]])

    asyncio.run(play())
    host.close()
    ben.close()


def test_reactions_and_cards_can_be_typed_while_others_play(served: Served, tmp_path: Path) -> None:
    code, (host, ben) = people_at(served, "Ana", "Ben")
    address = served.url.removeprefix("http://")
    tia = spawn("play", "--plain", "--join", address, code, "--name", "Tia", data=tmp_path)
    tia.expect("Waiting for Ana to begin")
    host.table(seated=3)
    host.ask("start")
    tia.expect("Tia, your cards: ([0-9]+ [0-9]+) ")
    card, other = matched(tia).split()
    tia.sendline("!4")
    assert host.until("reacted")["reaction"] == "ouch"
    tia.expect("Tia: Ouch!")
    ben.ask("react", reaction="wave")
    tia.expect("Ben: Hello!")
    tia.sendline("?")
    tia.expect("to react")
    tia.sendline("99")
    tia.expect("99")
    tia.sendline(other)
    tia.expect(f"You will play the {other} when")
    tia.sendline("0")
    tia.expect("You will be asked for a card")
    tia.sendline(card)
    tia.expect(f"You will play the {card} when")
    play_first(ben)
    tia.expect(f"Tia plays {card}")
    tia.sendline("q")
    tia.expect("Your seat is kept")
    assert exit_code(tia) == 0
    host.close()
    ben.close()
