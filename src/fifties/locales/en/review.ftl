### What `fifties review` says: skill, luck and better choices.

input-not-reviewed = Nobody knows what a decision in { $game } is worth; games of Fifty and Fifty Fifty can be reviewed.
input-nothing-to-review = No round of this record was played to its end, so there is nothing to review yet.
input-no-such-decision = Nobody has decided anything in round { $round } on seat { $seat }.

review-thinking = looking into every decision
review-branched = What came before was played in another game, so it is not judged.
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
review-luckiest = { $cause ->
    [chance] Luckiest moment: { $name }, { $where }: chance brought { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } points.
   *[others] Luckiest moment: { $name }, { $where }: the others brought { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } points.
}
review-round = round { $round }
review-trick = round { $round }, trick { $trick }
review-deal = round { $round }, the deal

## Fifty

review-numbers = { $where }: { $numbers } { $dash } { $verdict }. It expected { NUMBER($expected, minimumFractionDigits: 1, maximumFractionDigits: 1) } points against a table that cannot be beaten, { NUMBER($loss, minimumFractionDigits: 1, maximumFractionDigits: 1) } less than the best.
review-reason-crowded = Of { $others } masters, { NUMBER($holders, minimumFractionDigits: 1, maximumFractionDigits: 1) } hold { $number } on average; { $instead } would have brought { NUMBER($gain, minimumFractionDigits: 1, maximumFractionDigits: 1) } more.
review-reason-instead = { $instead } instead of { $number } would have brought { NUMBER($gain, minimumFractionDigits: 1, maximumFractionDigits: 1) } more.
review-reason-together = No single number was at fault; together they were worth { NUMBER($loss, minimumFractionDigits: 1, maximumFractionDigits: 1) } less than the best five.
review-reason-unbeatable = Nobody could have expected more.
review-hindsight = In hindsight { $numbers } would have scored { $most }; it was { $points }.

## Fifty Fifty

review-card = { $where }: { $card } { $dash } { $verdict }. { $best } would have brought { NUMBER($loss, minimumFractionDigits: 1, maximumFractionDigits: 1) } points more on average{ $sure ->
    [yes] {""}
   *[no] , give or take { NUMBER($error, minimumFractionDigits: 1, maximumFractionDigits: 1) }
}.
review-reason-best-card = { $card } was the best card.
review-reason-as-good = { $best } was hardly better.
review-reason-later = What counts here are later tricks: { $card } would have been of more use there than { $best }.
review-reason-took-angry = { $card } gets the angry halves in { $often }% of such tricks, { $best } in { $instead }%.
review-reason-took-laughing = { $card } gets the laughing halves in { $often }% of such tricks, { $best } in { $instead }%.
review-reason-missed-angry = The angry halves would have been welcome: { $best } gets them in { $instead }% of such tricks, { $card } in { $often }%.
review-reason-missed-laughing = The laughing halves would have been welcome: { $best } gets them in { $instead }% of such tricks, { $card } in { $often }%.
