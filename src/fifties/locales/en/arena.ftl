### Bots against each other: fifties arena.

## Refusals

input-no-bots = Nobody takes part; name some bots.
input-level-unknown = { $level } is no level of a bot; known: { $known }.
input-bot-unknown = { $text } is no bot; known: { $known }, or module:name for one of your own.
input-bot-unusable = { $text } cannot be used as a bot: { $reason }
input-too-many-line-ups = These bots can form more than { $most } different tables; name fewer.
arena-bot-failed = { $bot } failed at seat { $seat } in game { $game } of seed { $seed }: { $reason }

## The report

arena-playing = playing
arena-facts = { $games ->
    [one] { $games } game
   *[other] { $games } games
} on { $deals ->
    [one] { $deals } deal
   *[other] { $deals } different deals
} · seed { $seed } · { $tables ->
    [one] { $tables } line-up
   *[other] { $tables } line-ups
} · { NUMBER($seconds, maximumFractionDigits: 1) } s, { $rate } games a second
arena-stopped = Stopped before all { $asked } games were played.
arena-bot = bot
arena-games = games
arena-share = wins
arena-sure = 95%
arena-surer = 99%
arena-points = points ± 99%
arena-mu = mu
arena-sigma = sigma
arena-ordinal = ordinal
arena-legend = { $more } wins more, { $less } less than the fair share of { $fair }, with 99% confidence
arena-ahead-title = How often the row ends ahead of the column
arena-points-title = How many points a game the row makes more than the column, ± 99%
arena-luck-free-title = The same points with most of the luck taken out, ± 99%
arena-number = { $number }
arena-figure = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) }
arena-percent = { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
arena-between = { NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) }–{ NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) }
arena-give-or-take = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) } ± { NUMBER($off, minimumFractionDigits: 2, maximumFractionDigits: 2) }
