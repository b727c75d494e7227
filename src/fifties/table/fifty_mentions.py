"""What a game of Fifty is remembered for by each of its players, whatever their place."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Final

from fifties.bots.remarks import Situation, SituationKind
from fifties.core.contract import Outcome, Seat
from fifties.games.fifty import Fifty
from fifties.games.fifty.actions import Numbers
from fifties.games.fifty.count import RoundRules
from fifties.games.fifty.offers import open_numbers
from fifties.games.fifty.settle import settle
from fifties.games.fifty.state import Round, State, crowns, totals
from fifties.table.messages import Mention
from fifties.table.own_mentions import narrow_result, own_mention

NEAR_CROWN: Final = 2
"""So many points short of a crown is nearly one."""

CROWD: Final = 3
"""So many on one number are a crowd."""

NEAR_WIN: Final = 3
"""So many points short of the win is nearly one."""


def fifty_mentions(game: Fifty, state: State) -> tuple[Mention, ...]:
    """Return what everybody may remember of a game that is over, seat by seat."""
    outcome = game.outcome(state)
    if outcome is None:
        return ()
    return tuple(
        mention for seat in range(game.players) for mention in _of_seat(game, state, outcome, seat)
    )


def _of_seat(game: Fifty, state: State, outcome: Outcome, seat: Seat) -> Iterator[Mention]:
    counted = [*enumerate(state.rounds, 1)]
    moved = Counter[tuple[int, int]]()
    longest = (0, 0, 0)
    for number, done in counted:
        moved.update({(number, start): points for start, points in _moved(done, seat).items()})
        first, run = _longest(done, seat)
        longest = max(longest, (run, -number, first))
    if moved:
        (number, start), points = max(moved.items(), key=lambda found: (found[1], -found[0][0]))
        yield own_mention(seat, "mention-best-number", number=start, points=points, round=number)
    if longest[0]:
        run, number, first = longest
        yield own_mention(seat, "mention-longest-count", numbers=run, first=first, round=-number)
    yield from _nearly(game, state, seat)
    in_all = totals(state.rounds, game.players)
    yield from narrow_result(in_all, outcome, seat, NEAR_WIN)


def _scored(done: Round) -> Iterator[tuple[int, Seat, int]]:
    """Yield every number that somebody scored, who it was, and with which own number."""
    owners: dict[int, list[Seat]] = {}
    for seat, numbers in enumerate(done.picks):
        for number in numbers:
            owners.setdefault(number, []).append(seat)
    scorer: tuple[Seat, int] | None = None
    for number in range(1, done.last + 1):
        here = owners.get(number, [])
        if len(here) > 1:
            scorer = None
            continue
        if scorer is not None:
            yield number, *scorer
        if here:
            scorer = here[0], number


def _moved(done: Round, seat: Seat) -> Counter[int]:
    """Return how far the bead of *seat* moved because of each of its numbers."""
    return Counter(start for _, scorer, start in _scored(done) if scorer == seat)


def _longest(done: Round, seat: Seat) -> tuple[int, int]:
    """Return where the longest count of *seat* began, and how many numbers it scored."""
    best = first = run = last = 0
    where = 0
    for number, scorer, start in _scored(done):
        if scorer != seat:
            continue
        if not run or number != last + 1:
            first, run = start, 0
        run, last = run + 1, number
        if run > best:
            best, where = run, first
    return where, best


def _nearly(game: Fifty, state: State, seat: Seat) -> Iterator[Mention]:
    """Yield what nearly happened: a crown, and a number next to a clash that was free."""
    gaps = [
        (game.mark - done.beads[seat], number)
        for number, done in enumerate(state.rounds, 1)
        if seat not in done.crowned and done.scores is not None
    ]
    if gaps and min(gaps)[0] <= NEAR_CROWN:
        points, number = min(gaps)
        yield own_mention(seat, "mention-short-of-crown", points=points, round=number)
    rounds = range(len(state.rounds))
    free = [found for number in rounds for found in _free(game, state, number, seat)]
    if free:
        gain, instead, clashed, number = max(free)
        details = {"number": instead, "instead": clashed, "points": gain, "round": number}
        yield own_mention(seat, "mention-free-number", **details)


def _free(
    game: Fifty, state: State, number: int, seat: Seat
) -> Iterator[tuple[int, int, int, int]]:
    """Yield free numbers next to a clash of *seat* that would have scored more, and how much."""
    done = state.rounds[number]
    if done.scores is None:
        return
    rules = RoundRules(
        top=game.top,
        mark=game.mark,
        bonus=game.bonus(number),
        danger=done.danger,
        crowns=crowns(state.rounds[:number], game.players),
    )
    taken = {picked for numbers in done.picks for picked in numbers}
    open_here = {*open_numbers(game.top, done.blocked)} - taken
    for clashed in done.crossed:
        if clashed not in done.picks[seat]:
            continue
        for instead in sorted({clashed - 1, clashed + 1} & open_here):
            settled = settle(_with(done.picks, seat, clashed, instead), rules)
            gain = settled.beads[seat] + settled.bonus[seat] - done.scores[seat]
            if gain > 0:
                yield gain, instead, clashed, number + 1


def _with(picks: Sequence[Numbers], seat: Seat, number: int, instead: int) -> list[Numbers]:
    changed = [*picks]
    changed[seat] = tuple(sorted({*picks[seat], instead} - {number}))
    return changed


def fifty_situation(done: Round, seat: Seat) -> Situation | None:
    """Return how a counted round went for *seat*, if there is something to say about it."""
    for number in done.crossed:
        owners = [other for other, numbers in enumerate(done.picks) if number in numbers]
        # One of them says it.
        if len(owners) >= CROWD and seat == owners[0]:
            return Situation(SituationKind.CROWD, {"number": number, "players": len(owners)})
    if done.scores is None or len({*done.scores}) == 1:
        return None
    if done.scores[seat] == max(done.scores):
        return Situation(SituationKind.GOOD)
    return Situation(SituationKind.BAD) if done.scores[seat] == min(done.scores) else None
