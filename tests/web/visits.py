"""A blank page in a tables whose tables stand still, and what a scene is."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import dataclass

from playwright.sync_api import Page

from servers import Served
from web.fifty_moves import resume_link
from web.paused_tables import Company, PausedTables, token_of
from web.screen import Screen


@dataclass(frozen=True)
class Visit:
    """Somebody with a blank page, in a tables whose tables stand still."""

    tables: PausedTables
    screen: Screen

    @property
    def page(self) -> Page:
        """The page, for what has no words."""
        return self.screen.page

    def at(self, bring: Callable[[Served], Company], name: str = "Ana") -> Company:
        """Sit down at a table as *name*."""
        group = self.tables.get(bring)
        token = group.table["token"] if name == "Ana" else token_of(name)
        self.page.goto(resume_link({"code": group.code, "token": token}))
        return group

    def before(self, bring: Callable[[Served], Company]) -> None:
        """Stand before the big screen of a table."""
        self.page.goto(f"/stage/{self.tables.get(bring).code}")

    def holding(self, group: Company, *names: str) -> None:
        """Hold seats on this device from the beginning."""
        tokens = {"Ana": group.table["token"]}
        seats = [
            {"code": group.code, "token": tokens.get(name, token_of(name)), "name": name}
            | {"role": "seat", "game": "fifty", "at": at}
            for at, name in enumerate(names)
        ]
        kept = json.dumps(json.dumps(seats))
        self.page.add_init_script(f"localStorage.setItem('fifties.seats', {kept})")


Opener = Callable[[Visit], object]
Arrive = Callable[..., Visit]
"""Comes to a scene with a device of some size; see the fixture `arrive`."""


@dataclass(frozen=True)
class Scene:
    """A screen in a phase."""

    name: str
    open: Opener
    big: bool = False
    """Whether it is for the big screen."""
    major: bool = False
    """Whether everybody sees it, so that one goes round it by Tab, too."""
    missing: str | None = None
    """An address that is asked for and not there, and should not be."""
