### The review of a game: skill, luck and better choices; your own slips once more.

review-page = Review
review-page-progress = Looking into every decision: { $percent }%
review-page-partly = What is known already stands below.
review-page-whose = Decisions of
review-page-you = { $name } (you)
review-page-luck-lucky = { $who ->
    [you] Your result is { $points } where { $expected } could be expected: luck brought { $luck }, and your decisions cost { $skill } against best play.
   *[other] The result of { $name } is { $points } where { $expected } could be expected: luck brought { $luck }, and the decisions cost { $skill } against best play.
}
review-page-luck-unlucky = { $who ->
    [you] Your result is { $points } where { $expected } could be expected: luck took { $luck }, and your decisions cost { $skill } against best play.
   *[other] The result of { $name } is { $points } where { $expected } could be expected: luck took { $luck }, and the decisions cost { $skill } against best play.
}
review-page-luck-even = { $who ->
    [you] Your result is { $points } where { $expected } could be expected: luck hardly mattered, and your decisions cost { $skill } against best play.
   *[other] The result of { $name } is { $points } where { $expected } could be expected: luck hardly mattered, and the decisions cost { $skill } against best play.
}
review-page-skill = { $who ->
    [you] Your decisions get { $mark } of 100; the costliest one: { $where } ({ $loss }).
   *[other] The decisions of { $name } get { $mark } of 100; the costliest one: { $where } ({ $loss }).
}
review-page-skill-best = { $who ->
    [you] Your decisions get { $mark } of 100: nothing better could be found.
   *[other] The decisions of { $name } get { $mark } of 100: nothing better could be found.
}
review-page-curve = Chance to win
review-page-percent = { $percent }%
review-page-table = The same as a table
review-page-at-start = Before the first round
review-page-at-branch = Where this game began
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
review-page-branched = What came before was played in another game, so it is not judged here.
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
review-page-try-better = { $choice }: better than before. It loses { $loss } against the best.
review-page-try-no-better = { $choice }: not this one. It loses { $loss } against the best.

## Fifty

review-page-numbers = { $who ->
    [you] You wrote { $numbers }: on average { $expected } against masters, { $loss } less than the best line.
   *[other] { $name } wrote { $numbers }: on average { $expected } against masters, { $loss } less than the best line.
}
review-page-hindsight = Against what the others really wrote, { $numbers } would have scored { $most }; it was { $points }.
review-page-which-numbers = Which { $boxes } numbers would you write now?
review-page-judge = Judge these
review-page-judging = Judging
review-page-line-written = Written
review-page-line-tried = Your new line
review-page-line-better = One number better
review-page-line-best = Best line
review-page-line-afterwards = Best in hindsight
review-page-on-average = { $expected } on average
review-page-scored = scored { $points }

## Fifty Fifty

review-page-card = { $who ->
    [you] You played { $card }; cards to choose from: { $count }.
   *[other] { $name } played { $card }; cards to choose from: { $count }.
}
review-page-card-better = { $best } would have brought { $loss } more on average{ $sure ->
    [yes] {""}
   *[no] , give or take { $error }
}.
review-page-played = Played
review-page-better = Better
review-page-tried-card = Your new card
review-page-best = Best
review-page-hand = What each card was worth in points of this round
review-page-which-card = Which card would you play now?
review-page-choose-card = Play { $card }
