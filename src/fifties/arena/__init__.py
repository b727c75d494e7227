"""Bot against bot: schedules, ratings, reports."""
