"""Bot against bot: schedules, games on all cores, shares with their error bars, ratings."""

from fifties.extras import require

require("lab", "numpy", "openskill")

from fifties.arena.contest import Contest, contest
from fifties.arena.playing import BotFailed
from fifties.arena.rating import Rating, ratings
from fifties.arena.standings import Meeting, Standing, meetings, standings

__all__ = [
    "BotFailed",
    "Contest",
    "Meeting",
    "Rating",
    "Standing",
    "contest",
    "meetings",
    "ratings",
    "standings",
]
