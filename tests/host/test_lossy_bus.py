"""Several hosts serve the same tables over a bus that loses messages, and come to harm."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

import pytest
from hypothesis import Phase, given, settings
from hypothesis import strategies as st

from fifties.table.entries import Role
from fifties.table.event_settings import EventSettings
from fifties.table.fifty import FiftySettings
from fifties.table.fifty_fifty import FiftyFiftySettings
from fifties.table.runner import LogRow
from fifties.table.settings import Clock, Pace, TableSettings

from cluster_hosts import Harm, HarmKind, SimulatedCluster
from cluster_laws import broken_laws, broken_presence
from cluster_people import Hostess, Person
from lossy_bus import BusFaults

HARMFUL = 30.0
"""Seconds for which things go wrong."""

SETTLED = 30
"""Seconds within which everybody knows who is connected; hosts without clients unload tables."""

KINDS = (FiftySettings, FiftyFiftySettings)

faults = st.builds(
    BusFaults,
    dropped=st.sampled_from([0.0, 0.02, 0.2]),
    doubled=st.sampled_from([0.0, 0.05, 0.3]),
    delayed=st.sampled_from([0.0, 0.05, 0.3]),
    longest=st.sampled_from([0.05, 0.5, 3.0]),
)
harms = st.lists(
    st.builds(
        Harm,
        at=st.floats(0.1, HARMFUL),
        kind=st.sampled_from(HarmKind),
        node=st.integers(0, 2),
        seconds=st.sampled_from([0.3, 1.2, 3.0, 12.0]),
    ),
    max_size=12,
)
seeds = st.integers(0, 2**32 - 1)

SOME = settings(derandomize=True, phases=[Phase.explicit, Phase.generate])
"""The same runs every time; others are for `make soak`. A run is too long to be made smaller."""


class Party:
    """People at one table, some of whom only watch."""

    def __init__(
        self,
        cluster: SimulatedCluster,
        settings: TableSettings,
        *,
        seated: int = 3,
        bots: Sequence[str] = ("beginner",),
        watching: int = 3,
    ) -> None:
        token = f"Ana{len(cluster.database.tables)}".ljust(22, "_")
        node = cluster.rng.choice(cluster.nodes)
        self.code = cluster.open(settings, "Ana", token, node)
        self.hostess = Hostess(cluster, self.code, "Ana", Role.SEAT)
        self.hostess.token = token
        self.hostess.people, self.hostess.bots = seated, [*bots]
        roles = [Role.SEAT] * (seated - 1) + [Role.SPECTATOR] * watching
        guests = [Person(cluster, self.code, f"P{at}", role) for at, role in enumerate(roles, 1)]
        self.people = [self.hostess, *guests]
        for person in self.people:
            cluster.simulation.call_in(cluster.rng.uniform(0, 3), person.connect)
            person.thinks = cluster.rng.choice([0.05, 0.5, 2.0])
            for _ in range(3):
                self._sometime(cluster, person.rename)
                self._sometime(cluster, person.go_elsewhere)
        self._sometime(cluster, guests[-1].leave)
        self._sometime(cluster, lambda: self.hostess.send_away(guests[-2]))

    def broken_presence(self, cluster: SimulatedCluster) -> list[str]:
        """List what somebody does not know yet about who is connected."""
        return [*broken_presence(cluster, self.code, self.people)]

    @staticmethod
    def _sometime(cluster: SimulatedCluster, work: Callable[[], object]) -> None:
        cluster.simulation.call_in(cluster.rng.uniform(0, HARMFUL), work)


def play(cluster: SimulatedCluster, parties: Sequence[Party], harms: Sequence[Harm]) -> None:
    """Play at all tables while harm is done, and to the end when it is over; then nothing is wrong.

    Once harm is over nobody loses patience, so somebody who is not answered waits for ever.
    """
    simulation = cluster.simulation
    people = [person for party in parties for person in party.people]
    for harm in harms:
        simulation.call_in(harm.at, partial(cluster.harm, harm))
    simulation.run(HARMFUL + 1)
    cluster.mend_all()
    is_over = simulation.run(1500, lambda: all(person.is_content for person in people))
    for _ in range(SETTLED):
        simulation.run(1)
        if not any(line for party in parties for line in party.broken_presence(cluster)):
            break
    broken = [line for party in parties for line in broken_laws(cluster, party.code, party.people)]
    if not is_over:
        broken.append("a game did not come to its end")
    assert not broken, "\n".join(broken[:20])


def check_two_tables(seed: int, faults: BusFaults, harms: Sequence[Harm]) -> None:
    """Play both games in the same processes."""
    with SimulatedCluster(seed) as cluster:
        cluster.wires.faults = faults
        quick = [kind(pace=Pace.BRISK, clock=Clock.BRISK) for kind in KINDS]
        play(cluster, [Party(cluster, settings) for settings in quick], harms)


def check_party(seed: int, faults: BusFaults, harms: Sequence[Harm], seated: int = 30) -> None:
    """Play Fifty with many people."""
    with SimulatedCluster(seed) as cluster:
        cluster.wires.faults = faults
        settings = FiftySettings(pace=Pace.STADIUM, clock=Clock.BRISK, party=True)
        play(cluster, [Party(cluster, settings, seated=seated)], harms)


def check_event(seed: int, faults: BusFaults, harms: Sequence[Harm]) -> None:
    """Play Fifty with twenty people at an event, where each process lets its own people in."""
    with SimulatedCluster(seed) as cluster:
        cluster.wires.faults = faults
        event = EventSettings(title="Lossy", show_seconds=30)
        settings = FiftySettings(pace=Pace.STADIUM, clock=Clock.BRISK, party=True, event=event)
        play(cluster, [Party(cluster, settings, seated=20)], harms)


@given(seed=seeds, faults=faults, harms=harms)
@settings(SOME, max_examples=6)
def test_games_come_to_their_end_and_nobody_is_told_anything_twice(
    seed: int, faults: BusFaults, harms: list[Harm]
) -> None:
    check_two_tables(seed, faults, harms)


@given(seed=seeds, faults=faults, harms=harms)
@settings(SOME, max_examples=3)
def test_a_party_comes_to_its_end_and_nobody_is_told_anything_twice(
    seed: int, faults: BusFaults, harms: list[Harm]
) -> None:
    check_party(seed, faults, harms, seated=12)


@given(seed=seeds, faults=faults, harms=harms)
@settings(SOME, max_examples=3)
def test_an_event_comes_to_its_end_and_nobody_is_told_anything_twice(
    seed: int, faults: BusFaults, harms: list[Harm]
) -> None:
    check_event(seed, faults, harms)


def test_a_run_follows_from_its_seed() -> None:
    def run() -> tuple[float, list[LogRow], list[int]]:
        with SimulatedCluster(seed=50) as cluster:
            cluster.wires.faults = BusFaults(0.1, 0.1, 0.1, 1.0)
            party = Party(cluster, FiftyFiftySettings(pace=Pace.AT_ONCE), bots=(), watching=2)
            play(cluster, [party], [Harm(5.0, HarmKind.KILL, 0, 1.0)])
            heard = [told.message.v for person in party.people for told in person.heard]
            return cluster.simulation.now, cluster.database.rows(party.code), heard

    assert run() == run()


@pytest.mark.soak
@given(seed=seeds, faults=faults, harms=harms)
@settings(max_examples=500)
def test_hundreds_of_games_come_to_their_end(
    seed: int, faults: BusFaults, harms: list[Harm]
) -> None:
    check_two_tables(seed, faults, harms)


@pytest.mark.soak
@given(seed=seeds, faults=faults, harms=harms)
@settings(max_examples=100)
def test_dozens_of_parties_come_to_their_end(
    seed: int, faults: BusFaults, harms: list[Harm]
) -> None:
    check_party(seed, faults, harms)


@pytest.mark.soak
@given(seed=seeds, faults=faults, harms=harms)
@settings(max_examples=100)
def test_dozens_of_events_come_to_their_end(
    seed: int, faults: BusFaults, harms: list[Harm]
) -> None:
    check_event(seed, faults, harms)
