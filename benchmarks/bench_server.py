"""Our server beside its peers and beside a bare loop in C: speed, memory, and how it starts."""

from __future__ import annotations

from contextlib import ExitStack
from statistics import median

from load import measure
from load.measure import BARE, COLYSEUS, COLYSEUS_STORING, IN_MEMORY, OURS, SOCKETIO, WS, Result
from side_by_side import headline, ratio, row

ROUNDS = 5
HALL = 1800
TABLES, SEATS = 200, 5
STADIUM = 5000
STARTS = 5


def judge(name: str, value: float, text: str, wanted: str, *, enough: bool) -> None:
    """Print a figure, what it should be, and whether it is."""
    row(name, text.format(value), f"{wanted}: {'yes' if enough else 'NO'}")


def at_least(name: str, value: float, limit: float) -> None:
    """Judge a ratio that should be large."""
    judge(name, value, "{:.2f}", f"{limit:g} or more", enough=value >= limit)


def at_most(name: str, value: float, limit: float, text: str = "{:.2f}", unit: str = "") -> None:
    """Judge a figure that should be small."""
    judge(name, value, text + unit, f"{limit:g}{unit} or less", enough=value <= limit)


def medians(found: dict[str, list[Result]], name: str) -> dict[str, float]:
    """Return the median of one figure for everybody."""
    return {who: median(values) for who, values in measure.column(found, name).items()}


def tell_a_hall() -> None:
    """One room, one who acts, 1,800 who are told.

    Ours judges and stores every action. The peers keep their core busy all the time; ours pauses
    between two tellings to a large audience, so what a core can do is asked twice: by the clock,
    and by the second of CPU.
    """
    with ExitStack() as stack:
        contenders = (OURS, COLYSEUS, SOCKETIO, WS, BARE)
        crowds = [stack.enter_context(measure.crowd(one, HALL)) for one in contenders]
        found = measure.take_turns(crowds, "sat:1.5", ROUNDS)
    told, busy = measure.column(found, "deliv_per_s"), medians(found, "srv_cpu_pct")
    for who, values in told.items():
        row(f"{who}: told a second, at {busy[who]:.0f} % of a core", f"{median(values):,.0f}")
    spent = measure.column(found, "cpu_s_per_M")
    ours = OURS.name
    for peer, limit in ((COLYSEUS.name, 1.3), (SOCKETIO.name, 2)):
        at_least(f"told a second, fifties / {peer}", ratio(told, ours, peer), limit)
        at_least(f"told a second of CPU, fifties / {peer}", ratio(spent, peer, ours), limit)
    row("told a second of CPU, fifties / ws", f"{ratio(spent, WS.name, ours):.2f}")
    at_most("CPU a telling, fifties / bare C", ratio(spent, ours, BARE.name), 1.7)


def serve_tables() -> None:
    """200 tables of five, four of whom act again as soon as their last action is done."""
    contenders = (OURS, IN_MEMORY, COLYSEUS_STORING, measure.BOARDGAMEIO)
    with ExitStack() as stack:
        crowds = [
            stack.enter_context(measure.crowd(one, TABLES * SEATS, TABLES, resting=1))
            for one in contenders
        ]
        found = measure.take_turns(crowds, "closed:1.5", ROUNDS)
    done = measure.column(found, "own_per_s")
    late = medians(found, "own_p99_ms")
    for who, rates in done.items():
        row(f"{who}: actions a second, p99 {late[who]:.0f} ms", f"{median(rates):,.0f}")
    ours, theirs = OURS.name, COLYSEUS_STORING.name
    at_least("actions, fifties / Colyseus, both storing", ratio(done, ours, theirs), 1.5)
    at_least("actions, fifties / boardgame.io", ratio(done, ours, measure.BOARDGAMEIO.name), 4)
    at_least("actions, storing / in memory", ratio(done, ours, IN_MEMORY.name), 0.7)


def fill_a_stadium() -> None:
    """One party with 5,000 phones."""
    with measure.crowd(OURS, STADIUM) as ours, measure.crowd(BARE, STADIUM) as bare:
        found = measure.take_turns((ours, bare), "tick:5:2", ROUNDS)
        storm = ours.run("storm:5")
    joined = ours.joined
    at_most("5,000 phones have joined after", joined["join_s"], 10, "{:.1f}", " s")
    at_most("memory a connection", joined["rss_kb_per_conn"], 40, "{:.1f}", " kB")
    late = measure.column(found, "p99_ms")
    for who, values in late.items():
        row(f"{who}: five tellings a second, p99", f"{median(values):.0f} ms")
    at_most("p99, fifties / bare C", ratio(late, OURS.name, BARE.name), 2)
    heard = f"p99 {storm['own_p99_ms']:.0f} ms, last {storm['own_max_ms']:.0f} ms"
    judge(
        f"5,000 choices within 5 s, acknowledged ({heard})",
        storm["own"],
        "{:,.0f}",
        "all",
        enough=storm["own"] == STADIUM,
    )


def start() -> None:
    """From the command to the first answer."""
    times = []
    for _ in range(STARTS):
        with measure.served(OURS) as server:
            times.append(server.seconds)
    at_most("fifties serve answers after", median(times), 1.5, "{:.2f}", " s")


def main() -> None:
    """Measure and print."""
    headline("How does our server do, beside its peers and a bare loop in C?")
    measure.prepare()
    tell_a_hall()
    serve_tables()
    fill_a_stadium()
    start()


if __name__ == "__main__":
    main()
