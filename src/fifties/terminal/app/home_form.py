"""The lines of the home screen: what each says, and what a key does to it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from msgspec import Struct

from fifties.games.fifty import Fifty
from fifties.locales import Speech
from fifties.table.settings import Pace
from fifties.terminal.app.seats import BOT
from fifties.terminal.app.setting import LONGEST_NAME, Setting
from fifties.terminal.invitation import Invitation

EDITIONS: Final = {
    "iello": "app-edition-iello",
    "zoch": "app-edition-zoch",
    "tightrope": "app-edition-tightrope",
}
PACES: Final = {
    Pace.LIVING_ROOM: "app-pace-living-room",
    Pace.BRISK: "app-pace-brisk",
    Pace.AT_ONCE: "app-pace-at-once",
}


class Entry(Struct):
    """One line of the form."""

    kind: str
    label: str
    value: str
    about: str
    """What the side of the page says about it."""
    seat: int | None = None


class Form:
    """Draws nothing: it turns a setting into entries, and keys into changes of it."""

    def __init__(self, setting: Setting, say: Speech, saved: str | None) -> None:
        self.setting = setting
        self.say = say
        self.saved = saved
        """Which game can be gone on with."""
        self.at = 0

    def entries(self, invitation: Invitation) -> list[Entry]:
        """Return all lines, top to bottom."""
        say, setting = self.say, self.setting
        lines = [Entry("resume", say("app-go-on"), "", self.saved)] if self.saved else []
        lines += [
            Entry("game", say("app-game"), say(f"game-{setting.game}"), self._about_game()),
            Entry("players", say("app-players"), str(setting.players), self._about_size()),
            *(self._seat(invitation, seat) for seat in range(setting.players)),
            Entry("edition", say("app-edition"), self._edition(), self._about_edition(invitation)),
        ]
        if setting.game == Fifty.name:
            danger = self._yes(setting.danger)
            lines.append(Entry("danger", say("app-danger"), danger, say("app-danger-about")))
        training = self._yes(setting.training)
        pace = say(PACES[setting.pace])
        return [
            *lines,
            Entry("pace", say("app-pace"), pace, say("app-pace-about")),
            Entry("training", say("app-training"), training, say("app-training-about")),
            Entry("play", say("app-play"), "", say("app-play-about")),
        ]

    def _seat(self, invitation: Invitation, seat: int) -> Entry:
        say, level = self.say, self.setting.seats[seat]
        name = invitation.names[seat].removesuffix(BOT)
        if level is None:
            return Entry("seat", name, say("app-person"), say("app-person-about"), seat)
        game = self.setting.game
        kind = f"{say(f'level-{level}')}, {say(f'temper-{game}-{level}')}"
        return Entry("seat", name, kind, say(f"about-{game}-{level}"), seat)

    def _yes(self, on: bool) -> str:  # noqa: FBT001 - it is what the method is about
        return self.say("app-yes") if on else self.say("app-no")

    def _about_game(self) -> str:
        fifty = self.setting.game == Fifty.name
        return self.say("app-about-fifty") if fifty else self.say("app-about-fifty-fifty")

    def _about_size(self) -> str:
        fifty = self.setting.game == Fifty.name
        return self.say("app-size-fifty") if fifty else self.say("app-size-fifty-fifty")

    def _edition(self) -> str:
        edition = self.setting.edition
        known = EDITIONS.get(edition.name)
        return edition.name if known is None else self.say(known)

    def _about_edition(self, invitation: Invitation) -> str:
        guessed = [
            part
            for part in invitation.game.edition.reconstructed
            if part != "zones" or self.setting.danger
        ]
        if not guessed:
            return self.say("app-edition-about")
        parts = ", ".join(self.say(f"component-{part}") for part in guessed)
        return self.say("head-reconstructed", components=parts)

    def move(self, step: int, entries: list[Entry]) -> None:
        """Go to the line above or below."""
        self.at = (self.at + step) % len(entries)

    def change(self, entry: Entry, step: int) -> None:
        """Choose what lies beside."""
        setting = self.setting
        changes: dict[str, Callable[[], None]] = {
            "game": lambda: setting.change_game(step),
            "players": lambda: setting.resize(setting.players + step),
            "edition": lambda: setting.change_edition(step),
            "pace": lambda: setting.change_pace(step),
        }
        if entry.seat is not None:
            setting.change_seat(entry.seat, step)
        elif entry.kind == "danger":
            setting.danger = not setting.danger
        elif entry.kind == "training":
            setting.training = not setting.training
        elif entry.kind in changes:
            changes[entry.kind]()

    def write(self, entry: Entry, character: str) -> None:
        """Write a letter of somebody's name."""
        setting, seat = self.setting, entry.seat
        if seat is None or setting.seats[seat] is not None:
            return
        written = setting.names.get(seat, "") + character
        setting.names[seat] = written[:LONGEST_NAME]

    def erase(self, entry: Entry) -> None:
        """Take a letter of somebody's name back."""
        seat = entry.seat
        if seat is None or self.setting.seats[seat] is not None:
            return
        left = self.setting.name(seat)[:-1]
        if left:
            self.setting.names[seat] = left
        else:
            self.setting.names.pop(seat, None)


def is_written(entry: Entry, setting: Setting) -> bool:
    """Tell whether letters can be typed here."""
    return entry.seat is not None and setting.seats[entry.seat] is None
