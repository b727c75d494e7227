"""Bot against bot: schedules, games on all cores, shares with their error bars, ratings.

It answers which bot is stronger, and how sure that is. It knows no rules and no bot by name: games
come from `games/`, levels from `bots/`, and bots of one's own from any module that can be imported.
"""

from fifties.extras import require

require("lab", "numpy", "openskill")

from fifties.arena.contest import Contest, contest
from fifties.arena.match import BotFailed
from fifties.arena.results import Meeting, Rating, Standing, meetings, ratings, standings

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
