### What `fifties review` says: skill, luck and better choices.

input-not-reviewed = Nobody knows what a decision in { $game } is worth; games of Fifty and Fifty Fifty can be reviewed.
input-nothing-to-review = No round of this record was played to its end, so there is nothing to review yet.

review-thinking = looking into every decision
review-legend = points = expected + own decisions + chance + what the others did; the mark is for own decisions
review-column-points = points
review-column-expected = expected
review-column-skill = decisions
review-column-chance = chance
review-column-others = others
review-column-mark = mark
review-win = chance to win, from the start to the end
review-decisions = { $name }: decisions
review-flawless = No slip, no blunder.
review-verdict = { $verdict ->
    [best] best
    [fine] fine
    [slip] slip
   *[blunder] blunder
}
review-costliest = Costliest decision of all: { $name }, { $where }, { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } points.
review-luckiest = Luckiest of all: { $name }, { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } points more than by own decisions.
review-round = round { $round }
review-trick = round { $round }, trick { $trick }

## Fifty

review-numbers = { $where }: { $numbers } { $dash } { $verdict }. It expected { NUMBER($expected, minimumFractionDigits: 1, maximumFractionDigits: 1) } points against a table that cannot be beaten, { NUMBER($loss, minimumFractionDigits: 1, maximumFractionDigits: 1) } less than the best.
review-crowded = Of { $others } masters, { NUMBER($holders, minimumFractionDigits: 1, maximumFractionDigits: 1) } hold { $number } on average; { $instead } would have brought { NUMBER($gain, minimumFractionDigits: 1, maximumFractionDigits: 1) } more.
review-instead = { $instead } instead of { $number } would have brought { NUMBER($gain, minimumFractionDigits: 1, maximumFractionDigits: 1) } more.
review-hindsight = In hindsight { $numbers } would have scored { $most }; it was { $points }.

## Fifty Fifty

review-card = { $where }: { $card } { $dash } { $verdict }. { $best } would have brought { NUMBER($loss, minimumFractionDigits: 1, maximumFractionDigits: 1) } points more on average, give or take { NUMBER($error, minimumFractionDigits: 1, maximumFractionDigits: 1) }.
