### What `fifties solve` says.

## Refusals: the command line

input-too-many-to-solve = { $players } players are too many to solve a round; take up to { $most }.
input-too-few-open = So many digits are blocked that nobody finds { $wanted } numbers to write.
input-players-missing = How many play? Say --players N.
input-no-such-round = There is no round { $round } here; take 1 to { $most }.
input-no-picture = { $file } is neither a .svg nor a .png file.
input-field-missing = A choice is looked into against others; say what they wrote with --against.
input-no-picks = “{ $text }” is neither a record nor five numbers; write --against "3 9 17 25 41; 5 16 27 38 49".
input-field-miscounted = { $given ->
    [one] { $given } choice is
   *[other] { $given } choices are
} given, and the others at this table are { $wanted }.
input-other-game = This is a record of the other game; only rounds of Fifty are solved.
input-nothing-counted = No round of this record has been counted yet.
input-no-such-player = { $wanted } does not play here; known: { $known }.
input-tokens-elsewhere = A record says itself how it was played; leave --players, --blocked, --danger and --edition out.
input-single-round = One round is solved by one core; --threads and --dask are for several, as with --players 3-7 or --blocked any.
input-many-rounds = Several rounds are told in a table, and none of them has a clock; leave --plot and --seconds out.

## A solved round

solve-solving = solving
solve-bonus = bonus boxes { $boxes }
solve-other-tokens = By the rules, { $tokens ->
    [0] no token is
    [one] { $tokens } token is
   *[other] { $tokens } tokens are
} flipped with { $players } players; this round is solved as you asked.
solve-value = Worth { NUMBER($points, minimumFractionDigits: 3, maximumFractionDigits: 3) } points to everybody, if all play like this.
solve-exploitability = The best answer to such a table, { $numbers }, gains { NUMBER($points, minimumFractionDigits: 5, maximumFractionDigits: 5) } points more. That is all there is to gain.
solve-effort = { $iterations } iterations in { NUMBER($seconds, minimumFractionDigits: 2, maximumFractionDigits: 2) } s
solve-strip = how often
solve-box = box { $box }
solve-legend = { $shade } = { NUMBER($percent, maximumFractionDigits: 0) }% of all choices
solve-favourites = Most often: { $numbers }
solve-favourite = { $number } ({ NUMBER($percent, maximumFractionDigits: 0) }%)
solve-drawn-choices = Choices drawn from it: { $choices }
solve-drawn = The picture is in { $file }.
solve-title = Fifty, { $players } players, { $tokens }
solve-value-short = worth { NUMBER($points, minimumFractionDigits: 3, maximumFractionDigits: 3) } points, the best answer gains { NUMBER($gain, minimumFractionDigits: 5, maximumFractionDigits: 5) }
solve-axis-number = number
solve-axis-share = written in % of all choices

## Many rounds

solve-rounds-players = players
solve-rounds-blocked = blocked
solve-rounds-value = worth
solve-rounds-gain = to gain
solve-rounds-answer = best answer
solve-rounds-points = { NUMBER($points, minimumFractionDigits: 5, maximumFractionDigits: 5) }
solve-rounds-facts = { $rounds ->
    [one] { $rounds } round
   *[other] { $rounds } rounds
} solved; the best answer gains { NUMBER($points, minimumFractionDigits: 5, maximumFractionDigits: 5) } points at most.
solve-rounds-stopped = Stopped before all { $asked } rounds were solved.

## A known field

solve-other = against { $numbers }
solve-somebody = somebody who plays as solved
solve-best = best answer { $numbers }: { $points ->
    [one] { NUMBER($points, maximumFractionDigits: 2) } point
   *[other] { NUMBER($points, maximumFractionDigits: 2) } points
}
solve-wrote = wrote { $numbers }: { $points ->
    [one] { NUMBER($points, maximumFractionDigits: 2) } point
   *[other] { NUMBER($points, maximumFractionDigits: 2) } points
}
solve-taken = takes { NUMBER($points, maximumFractionDigits: 2) }
solve-clash-bonus = clash + { NUMBER($points, maximumFractionDigits: 2) }
solve-adds = adds { NUMBER($points, maximumFractionDigits: 2) }
solve-instead = { $number } there: { NUMBER($points, maximumFractionDigits: 2) } more
