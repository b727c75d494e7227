"""A bus between simulated processes that drops, delays, doubles and reorders messages."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from msgspec import Struct

from fifties.host.bus import Listener

from simulated_loops import SimulatedLoop, Simulation


class BusFaults(Struct, frozen=True):
    """How often what goes wrong with a message on its way to one process."""

    dropped: float = 0.0
    doubled: float = 0.0
    delayed: float = 0.0
    longest: float = 0.0
    """How many seconds a delayed message is late at most; others overtake it."""


class Wires:
    """Between all buses."""

    def __init__(self, simulation: Simulation, seed: int) -> None:
        self.simulation = simulation
        self.seed = seed
        self.faults = BusFaults()
        self.buses: list[LossyBus] = []


class LossyBus:
    """The bus as one process has it."""

    def __init__(self, wires: Wires, loop: SimulatedLoop, node: str) -> None:
        self.on_gap: Callable[[], None] = lambda: None
        self._wires = wires
        self._loop = loop
        self._rng = Random(f"bus {wires.seed} {node}")
        self._listeners: dict[str, Listener] = {}
        self._is_connected = True
        wires.buses.append(self)

    @property
    def connected(self) -> bool:
        """Whether messages get through."""
        return self._is_connected

    def cut(self) -> None:
        """Let nothing through any more."""
        self._is_connected = False

    def mend(self) -> None:
        """Let messages through again."""
        if not self._is_connected:
            self._is_connected = True
            self._loop.call_soon(self.on_gap)

    def publish(self, channel: str, message: bytes) -> None:
        """Send *message* to all who listen to *channel*, sooner or later, or never."""
        if self._is_connected:
            for bus in self._wires.buses:
                bus.carry(channel, message)

    def carry(self, channel: str, message: bytes) -> None:
        """Bring a message here, unless it gets lost."""
        faults, rng = self._wires.faults, self._rng
        copies = 0 if rng.random() < faults.dropped else 2 if rng.random() < faults.doubled else 1
        for _ in range(copies):
            late = rng.uniform(0, faults.longest) if rng.random() < faults.delayed else 0
            seconds = late + rng.uniform(1e-4, 1e-3)
            self._wires.simulation.call_in(seconds, lambda: self._deliver(channel, message))

    def _deliver(self, channel: str, message: bytes) -> None:
        listener = self._listeners.get(channel)
        if listener is not None and self._is_connected and not self._loop.is_closed():
            self._loop.call_soon(self._hand_over, channel, message)

    def _hand_over(self, channel: str, message: bytes) -> None:
        listener = self._listeners.get(channel)
        if listener is not None:
            listener(message)

    def subscribe(self, channel: str, listener: Listener) -> None:
        """Call *listener* with every message on *channel*."""
        self._listeners[channel] = listener

    def unsubscribe(self, channel: str) -> None:
        """Listen to *channel* no more."""
        self._listeners.pop(channel, None)
