### The review of a game: skill, luck and better choices; your own slips once more.

review-page = Review
review-page-progress = Looking into every decision: { $percent } %
review-page-whose = Decisions of
review-page-you = { $name } (you)
review-page-luck-lucky = { $who ->
    [you] Luck was with you: it brought { $luck } points, so that { $points } came out where { $expected } could be expected.
   *[other] Luck was with { $name }: it brought { $luck } points, so that { $points } came out where { $expected } could be expected.
}
review-page-luck-unlucky = { $who ->
    [you] You were unlucky: chance and the others took { $luck } points, so that { $points } came out where { $expected } could be expected.
   *[other] { $name } was unlucky: chance and the others took { $luck } points, so that { $points } came out where { $expected } could be expected.
}
review-page-luck-even = { $who ->
    [you] Luck hardly mattered to you: { $points } points came out where { $expected } could be expected.
   *[other] Luck hardly mattered to { $name }: { $points } points came out where { $expected } could be expected.
}
review-page-skill = { $who ->
    [you] Your decisions get { $mark } of 100: they cost { $skill } points against best play.
   *[other] The decisions of { $name } get { $mark } of 100: they cost { $skill } points against best play.
}
review-page-skill-best = { $who ->
    [you] Your decisions get { $mark } of 100: nothing better could be found.
   *[other] The decisions of { $name } get { $mark } of 100: nothing better could be found.
}
review-page-curve = Chance to win
review-page-percent = { $percent } %
review-page-table = The same as a table
review-page-at-start = Before the first round
review-page-at-revealed = Round { $round }: the tokens lie open
review-page-at-chosen = Round { $round }: everybody has written
review-page-at-counted = Round { $round } is counted
review-page-at-dealt = Round { $round }: the cards are dealt
review-page-at-trick = Round { $round }, after trick { $trick }
review-page-at-scored = Round { $round } is scored
review-page-decisions = Decision by decision
review-page-count = { $at } of { $of }
review-page-key-next = next decision
review-page-key-back = previous decision
review-page-try-first = Try again before I see the answer
review-page-all = All decisions
review-page-only-slips = { $count ->
    [one] Only the one that was not good
   *[other] Only the { $count } that were not good
}
review-page-line = { $where }: { $verdict } ({ $loss })
review-page-sums = What the results are made of
review-page-drill = Your slips, once more
review-page-drill-left = { $count ->
    [0] The last one for now.
    [one] One more after this.
   *[other] { $count } more after this.
}
review-page-drill-next = Next
review-page-drill-game = See the whole game
review-page-drill-done = Nothing left for today. What went well comes again later, ever more rarely.
review-page-drill-none = No slips are known on this device yet. Open the review of a game that you have played.
review-page-again = { $where }: what would you do now?
review-page-try-best = { $choice }: nothing is better.
review-page-try-better = { $choice }: better than before. It loses { $loss } points against the best.
review-page-try-no-better = { $choice }: not this one. It loses { $loss } points against the best.

## Fifty

review-page-numbers = { $who ->
    [you] You wrote { $numbers }: { $expected } points on average against masters, { $loss } less than the best line.
   *[other] { $name } wrote { $numbers }: { $expected } points on average against masters, { $loss } less than the best line.
}
review-page-instead = { $instead } instead of { $number } would have brought { $gain } more; on average { $held } of the other masters write { $number }.
review-page-hindsight = Against what the others really wrote, { $numbers } would have scored { $most }; it was { $points }.
review-page-written = Written
review-page-better = Better
review-page-afterwards = Best in hindsight
review-page-which-number = Which of these numbers would you rather write differently?

## Fifty Fifty

review-page-card = { $who ->
    [you] You played { $card } of { $count } cards.
   *[other] { $name } played { $card } of { $count } cards.
}
review-page-card-best = Nothing in this hand was better than { $card }.
review-page-card-better = { $best } would have brought { $loss } points more on average, give or take { $error }.
review-page-played = Played
review-page-best = Best
review-page-hand = What each card was worth in points of this round
review-page-which-card = Which card would you play now?
review-page-choose-card = Play { $card }
