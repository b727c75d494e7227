"""The bots that take part: levels by name, and functions of a game, a view and an rng."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Sequence
from importlib import import_module
from random import Random
from typing import Any, Final, TypeAlias, cast

from msgspec import Struct

from fifties.bots import Bot, bot_for, levels
from fifties.core.arguments import WrongType, shown
from fifties.core.contract import Action
from fifties.core.refusals import IllegalSetup, Refusal

BotFunction: TypeAlias = Callable[[Any, Any, Random], Action]
"""From a game, a seat's view and a random source to an action."""

_TIMES: Final = re.compile(r"(?P<name>.+?)\s*\*\s*(?P<times>[1-9][0-9]{0,3})")


class BotUnknown(Refusal, frozen=True, tag="input-bot-unknown"):
    """A name that is neither a level nor a module to import from."""

    text: str
    known: str


class BotUnusable(Refusal, frozen=True, tag="input-bot-unusable"):
    """A bot that cannot be imported, or that is no function."""

    text: str
    reason: str


class NoBots(Refusal, frozen=True, tag="input-no-bots"):
    """No bot is named."""


class Contestant(Struct, frozen=True):
    """A bot and its name."""

    name: str
    bot: BotFunction


class ContestantList(Struct, frozen=True):
    """All bots that take part."""

    contestants: tuple[Contestant, ...]
    """All different, in the order in which they were first named."""
    listed: tuple[int, ...]
    """Their numbers, as often as they were named."""


def find_contestants(game: str, wanted: Iterable[str | BotFunction]) -> ContestantList:
    """Return the bots for *game*: by level, as ``module:name``, or functions; ``name*3`` is three.

    Raises `IllegalSetup` for a name that leads nowhere.
    """
    if isinstance(wanted, str) or not isinstance(wanted, Iterable):
        raise IllegalSetup(WrongType("bots", "list", shown(wanted)))
    found: dict[str, Contestant] = {}
    listed: list[str] = []
    for each in wanted:
        if not isinstance(each, str) and not callable(each):
            raise IllegalSetup(BotUnusable(shown(each), type(each).__name__))
        name, times = _read(each) if isinstance(each, str) else (name_of(each), 1)
        if name not in found:
            bot = _find(game, name) if isinstance(each, str) else each
            found[name] = Contestant(name, bot)
        listed += [name] * times
    if not listed:
        raise IllegalSetup(NoBots())
    numbers = {name: number for number, name in enumerate(found)}
    return ContestantList(tuple(found.values()), tuple(numbers[name] for name in listed))


def name_of(bot: BotFunction) -> str:
    """Return the level of a bot, or where a function comes from."""
    if isinstance(bot, Bot):
        return bot.level
    named = bot if hasattr(bot, "__qualname__") else type(bot)
    return f"{named.__module__}:{named.__qualname__}"


def warm_up(contestants: Sequence[Contestant]) -> None:
    """Compile what bots need compiled, once for all processes."""
    for contestant in contestants:
        prepare = getattr(contestant.bot, "warm_up", None)
        if callable(prepare):
            prepare()


def _read(text: str) -> tuple[str, int]:
    times = _TIMES.fullmatch(text.strip())
    return (times["name"], int(times["times"])) if times else (text.strip(), 1)


def _find(game: str, name: str) -> BotFunction:
    if name in levels(game):
        return bot_for(game, name)
    module, colon, path = name.partition(":")
    if not (colon and module and path):
        raise IllegalSetup(BotUnknown(name, ", ".join(levels(game))))
    try:
        found: Any = import_module(module)
        for part in path.split("."):
            found = getattr(found, part)
    except Exception as error:
        raise IllegalSetup(BotUnusable(name, f"{type(error).__name__}: {error}")) from error
    if not callable(found):
        raise IllegalSetup(BotUnusable(name, f"{type(found).__name__}"))
    return cast("BotFunction", found)
