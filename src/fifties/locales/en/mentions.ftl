### What a game is remembered for when it is over. Terminal and browser both say it.

ended-your-game = Your game

## Fifty: one's own game

mention-best-number = Your best number: { $number }, worth { $points ->
    [one] one point
   *[other] { $points } points
} in round { $round }.
mention-longest-count = Your longest count: { $numbers ->
    [one] one number
   *[other] { $numbers } numbers in a row
} from { $first } on, in round { $round }.
mention-short-of-crown = { $points ->
    [one] One point
   *[other] { $points } points
} short of a crown in round { $round }!
mention-free-number = { $number } was free: instead of { $instead } it would have brought { $points ->
    [one] one point
   *[other] { $points } points
} more in round { $round }.

## Fifty Fifty: one's own game

mention-struck = Balanced in round { $round }, which struck { $points }.
mention-balanced = Balanced in round { $round }: not a half left.
mention-best-round = Your best round was number { $round }: { $halves ->
    [one] one half
   *[other] { $halves } halves
}.
mention-calm-streak = { $tricks } tricks in a row without a half, in round { $round }.
mention-one-half-short = One half from being balanced in round { $round }!
mention-hair-angry = Your { $card } beat the { $other } by one, and got { $halves ->
    [one] one angry half
   *[other] { $halves } angry halves
}.
mention-hair-laughing = Your { $card } lay below the { $other } by one, and got { $halves ->
    [one] one laughing half
   *[other] { $halves } laughing halves
}.

## Both: how close it was

mention-won-narrowly = Won by { $points ->
    [one] a single point
   *[other] { $points } points
}.
mention-short-of-win = { $points ->
    [one] One point
   *[other] { $points } points
} short of the win!

## Fifty Fifty: awards

award-most-cancelled = Most halves cancelled: { $halves }
award-most-calm = Most tricks without a half: { $tricks }
award-largest-trick = Most halves in one trick: { $halves }
