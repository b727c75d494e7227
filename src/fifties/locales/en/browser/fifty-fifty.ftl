### A table that plays Fifty Fifty.

## The table

halves-table = The table
halves-round = Round { $round } of { $rounds }
halves-trick = Trick { $trick } of { $tricks }
halves-angry = angry
halves-laughing = laughing
halves-balanced = balanced
halves-you = you
halves-deals = deals
halves-bot = bot
halves-kept = a bot keeps this seat
halves-kept-short = away
halves-left = { $cards ->
    [0] no cards left
    [one] one card left
   *[other] { $cards } cards left
}
halves-highest = highest
halves-lowest = lowest
halves-leads = leads
halves-next = plays next
halves-mood = Mood card: { $yellow } laughing, { $blue } angry
halves-highest-takes = The highest card takes { $halves ->
    [one] one angry half
   *[other] { $halves } angry halves
}.
halves-lowest-takes = The lowest card takes { $halves ->
    [one] one laughing half
   *[other] { $halves } laughing halves
}.
halves-nobody-angry = Nobody takes angry halves.
halves-nobody-laughing = Nobody takes laughing halves.
halves-takes-angry = { $name } takes { $halves ->
    [one] one angry half
   *[other] { $halves } angry halves
}; { $pairs ->
    [0] {""}
    [one] one pair leaves;{" "}
   *[other] { $pairs } pairs leave;{" "}
}now { $balance }.
halves-takes-laughing = { $name } takes { $halves ->
    [one] one laughing half
   *[other] { $halves } laughing halves
}; { $pairs ->
    [0] {""}
    [one] one pair leaves;{" "}
   *[other] { $pairs } pairs leave;{" "}
}now { $balance }.
halves-waiting = { $name } is choosing a card …
halves-full = Everybody has played.
halves-hurry = Let a bot play
halves-quicker = Quicker

## Your hand

halves-hand = Your hand
halves-your-turn = Your turn, { $name }!
halves-reminded = The table is waiting for you; in { $seconds ->
    [one] one second
   *[other] { $seconds } seconds
} a bot plays for you.
halves-card = Card { $card }
halves-on-its-way = { $card } is on its way
halves-queued = Card { $card }, ready for your turn
halves-ready = ready
halves-choose = Choose a card
halves-choose-ahead = Choose ahead
halves-play = Play the { $card }
halves-queue = Have the { $card } ready
halves-unqueue = Take the { $card } back
halves-key-left = the card to the left
halves-key-right = the card to the right
halves-key-digits = the card with this number
halves-key-play = play the raised card
halves-key-queue = have the raised card ready for your turn, or take it back
halves-key-cards = what has been played
halves-key-sheet = score sheet
halves-key-quicker = let the bots play at once

## What has been played

halves-played = Played
halves-played-title = What has been played
halves-played-by = { $card }, played by { $name }
halves-in-hand = { $card }, in your hand
halves-unseen = { $card }, not seen
halves-key-played = played
halves-key-mine = yours
halves-key-unseen = not seen
halves-tricks = Tricks of this round

## The score

halves-sheet = Score
halves-aside = Played cards and score
halves-sheet-title = Score sheet
halves-round-column = Round
halves-struck = struck, counts nothing
fifty-fifty-round-scored = Round { $round } is scored
halves-nobody-balanced = Nobody ends balanced.
halves-result = { $name } { $points }
halves-go-on = Go on
halves-next-dealt = Round { $round } is dealt.

## The end

## What the log tells

halves-told-dealt = Round { $round }: { $dealer } deals, { $leader } leads.
halves-told-mood = Trick { $trick }: { $yellow } laughing, { $blue } angry. { $name } leads.
halves-told-card = { $name } plays { $card }.
halves-told-trick = { $high } takes { $blue } angry, { $low } { $yellow } laughing.
halves-told-turn = Your turn: { $yellow } laughing, { $blue } angry; { $count ->
    [0] you lead.
    [one] { $numbers } lies.
   *[other] { $numbers } lie.
}
halves-told-counted = The round is scored: { $results }.
