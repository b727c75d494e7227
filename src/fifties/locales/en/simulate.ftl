### Games at random, by the million: fifties simulate.

input-no-such-game = { $text } is no game; they are counted from 0.
input-crowd-too-large = { $players } players are too many to simulate; take up to { $most }.

simulate-playing = playing
simulate-facts = { $games ->
    [one] { $games } game
   *[other] { $games } games
} at random · seed { $seed } · { $workers } · { NUMBER($seconds, maximumFractionDigits: 2) } s, { $rate } games a second
simulate-threads = { $threads ->
    [one] { $threads } thread
   *[other] { $threads } threads
}
simulate-cluster = a Dask cluster
simulate-stopped = Stopped before all { $asked } games were played.
simulate-seat = seat
simulate-all = all
simulate-mean = points
simulate-spread = spread
simulate-share = wins
simulate-alone = alone
simulate-crowned = crowned
simulate-halves = halves
simulate-balanced = balanced
simulate-angry = angry
simulate-struck = struck
simulate-figure = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) }
simulate-percent = { NUMBER($share, style: "percent", minimumFractionDigits: 2, maximumFractionDigits: 2) }
simulate-crowns = A crown decides { NUMBER($share, style: "percent", maximumFractionDigits: 2) } of the games: a second crown { NUMBER($second, style: "percent", maximumFractionDigits: 2) }, a tie of points { NUMBER($tie, style: "percent", maximumFractionDigits: 2) }.
simulate-shared = { NUMBER($share, style: "percent", maximumFractionDigits: 2) } of the wins are shared.
simulate-rounds = { NUMBER($share, style: "percent", maximumFractionDigits: 2) } of the games end in round { $round }.
simulate-strikes = A game strikes { NUMBER($strikes, minimumFractionDigits: 2, maximumFractionDigits: 2) } results, worth { NUMBER($points, minimumFractionDigits: 2, maximumFractionDigits: 2) } minus points in all.
