### Who the bots are, and what they say after the reveal. Terminal and browser both say it.

bot-says = { $name }: “{ $reason }”

## How well they play

level-beginner = Beginner
level-casual = Casual
level-steady = Steady
level-sharp = Sharp
level-master = Master

## What they are like

temper-fifty-beginner = dreamy
temper-fifty-casual = easy-going
temper-fifty-steady = careful
temper-fifty-sharp = cunning
temper-fifty-master = unshakeable
temper-fifty-fifty-beginner = hasty
temper-fifty-fifty-casual = timid
temper-fifty-fifty-steady = sensible
temper-fifty-fifty-sharp = bold
temper-fifty-fifty-master = far-sighted

about-fifty-beginner = Writes birthdays, lucky numbers and whatever looks nice.
about-fifty-casual = Spreads five numbers over the count and hopes for the best.
about-fifty-steady = Tries several spreads out in the mind before writing one.
about-fifty-sharp = Remembers what you wrote, and writes where you do not.
about-fifty-master = Knows how often to write each number, and plays to win the game.
about-fifty-fifty-beginner = Plays the first card that comes to hand.
about-fifty-fifty-casual = Keeps to the middle of the deck and out of trouble.
about-fifty-fifty-steady = Works each trick out, but only the one on the table.
about-fifty-fifty-sharp = Thinks of the whole round, and takes a risk when it pays.
about-fifty-fifty-master = Sees the end of the round coming, and what it will strike.

## Fifty: why these numbers

reason-lucky = { $number } is my lucky number; the others just came along.
reason-dates = Birthdays, all of them.
reason-round = I like numbers as round as they come.
reason-neighbours = { $first } to { $last } looked so nice side by side.
reason-ending = Every number ends in { $digit }: easy to remember.
reason-spread = From { $first } to { $last }, a little everywhere.
reason-tried = Of { $ideas } ideas, this one did best in { $rounds } rounds I played in my head.
reason-few = I expected few of you between { $first } and { $last }.
reason-crowded = I thought you would crowd around { $number }, so I went elsewhere.
reason-watched = { $rounds ->
    [one] I looked at what you wrote last round.
   *[other] I looked at what you wrote in the last { $rounds } rounds.
}
reason-balance = Even if you knew how I choose, you could not gain by it.
reason-often = In a hundred such rounds I would write { $number } about { $times } times.
reason-second-crown = I had a crown already; reaching { $mark } once more would win at once.
reason-stop-crown = Somebody was about to win by a second crown: that had to be stopped.
reason-lead = { $points ->
    [one] A point ahead, I kept my risks small.
   *[other] { $points } points ahead, I kept my risks small.
}
reason-behind = { $points ->
    [one] A point behind, I needed more than an ordinary round.
   *[other] { $points } points behind, I needed more than an ordinary round.
}

## Fifty Fifty: why this card

reason-last-card = It was my last card.
reason-any-card = I just took one.
reason-pretty-card = { $card } is such a pretty number.
reason-stay-out = All I wanted was no trouble.
reason-middle = { $card } is near the middle: that is seldom an end.
reason-between = Between { $low } and { $high } nothing could happen to me.
reason-want-blue = { $yellow ->
    [one] Holding one laughing half, I had a use for { $blue } angry.
   *[other] Holding { $yellow } laughing halves, I had a use for { $blue } angry.
}
reason-want-yellow = { $blue ->
    [one] Holding one angry half, I had a use for { $yellow } laughing.
   *[other] Holding { $blue } angry halves, I had a use for { $yellow } laughing.
}
reason-below = The { $high } lay there already, so the angry halves were not for me.
reason-above = The { $low } lay there already, so the laughing halves were not for me.
reason-cheap = { $halves ->
    [0] It could not cost me anything.
    [one] It could cost me one half at most.
   *[other] It could cost me { $halves } halves at most.
}
reason-early = With { $tricks } tricks to come there was time to make up for it.
reason-strike = Ending balanced would strike my { $points }.
reason-no-halves = There were no halves to be had.
reason-hope = With { $card } I hoped for others on both sides.
