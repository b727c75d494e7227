### The full-screen game in a terminal.

## The table of Fifty

app-round-of = Round { $round } of { $rounds }
app-nothing-blocked = Nothing is blocked this round: every number is open.
app-blocked = blocked { $digits }
app-no-endings = No number ends in { $digits }.
app-reveal-soon = The tokens are about to be flipped …
app-number-outside = Only numbers from 1 to { $most }.
app-number-blocked = { $number } is out: its ending is blocked this round.
app-line-full = All five boxes are written. Erase a number first.
app-written = You have written { $numbers }. You can change your numbers until all are ready.
app-all-write = Everybody is writing five numbers in secret.
app-still-writing = Still writing: { $names }.
app-ready-count = { $ready } of { $players } ready
app-players = Players
app-counts = counts, nobody scores
app-scores = scores · bead at { $bead }
app-scored = Round { $round } is scored
app-round-head = round
app-total = total
app-legend-scores = { $got } had the count   { $clash } clash, bonus for the box
app-legend-danger = { $got } had the count   { $clash } clash, bonus   { $lost } clash in the Danger zone, no bonus
app-award-longest-count = Longest count: { $names }, { $amount } in a row
app-award-most-clashes = Most clashes: { $names }, { $amount }
app-award-twins = Twins: { $names } had { $amount ->
    [one] one number
   *[other] { $amount } numbers
} in common
app-why-second-crown = A second crown ends the game at once; the broken-off round is not scored.
app-why-crown-breaks-tie = Others have as many points, but no crown.
app-why-shared = The same points, and a crown for all of them or for none: they share the win.
app-quote = “{ $text }”
app-party = party of { $players }
app-party-clash = { $count } of you have it: a clash!

## The table of Fifty Fifty

app-trick-of = Trick { $trick } of { $tricks }
app-highest = highest
app-lowest = lowest
app-turn = plays
app-leads = leads
app-deals = deals
app-dealer = { $name } deals
app-angry = angry
app-laughing = laughing
app-balanced = balanced
app-deck-key = { $played } played  { $mine } yours  { $unseen } unseen
app-sheet = Score sheet
app-review = Was that skill, or luck?
app-takes-blue = takes { $halves ->
    [one] one angry half
   *[other] { $halves } angry halves
}{ $pairs ->
    [0] {""}
    [one] , one pair leaves
   *[other] , { $pairs } pairs leave
}
app-takes-yellow = takes { $halves ->
    [one] one laughing half
   *[other] { $halves } laughing halves
}{ $pairs ->
    [0] {""}
    [one] , one pair leaves
   *[other] , { $pairs } pairs leave
}
app-why-halves-shared = The same total: they share the win.

## What is asked

app-too-small = The game needs { $width } columns and { $height } lines. It goes on when the window is larger.
app-write = { $name }, write { $left ->
    [one] one more number
   *[other] { $left } more numbers
}. Arrows, digits or a click.
app-all-written = All five are written. Enter hands them in.
app-to-go = { $left ->
    [one] One number to go.
   *[other] { $left } numbers to go.
}
app-kept = Handed in. You can change your numbers until all are ready.
app-kept-others = These still count: { $numbers }. Enter hands the new ones in.
app-your-turn = Your turn, { $name }: Enter plays the { $card }.
app-chooses = { $name } is choosing a card …
app-tap = { $number } is yours!
app-hand-over = Hand the keyboard to { $name }. What follows is for { $name } alone.
app-nobody-looks = { $name }, press Enter when nobody else looks.
app-look = Take your time.
app-over = Good game!
app-no-scores = No round has been scored yet.
app-no-tricks = No trick has been taken in this round yet.

## Keys

app-enter = Enter
app-space = Space
app-delete = Del
app-key-got-it = Got it!
app-key-close = close
app-key-leave = leave
app-key-rematch = rematch
app-key-review = review
app-key-home = new game
app-key-go-on = go on
app-key-open = I am { $name }
app-key-hurry = faster
app-key-slower = slower
app-key-skip = skip
app-key-done = done
app-key-write = write
app-key-erase = erase
app-key-left = left
app-key-right = right
app-key-play = play
app-key-queue = play later
app-key-unqueue = take back
app-key-up = up
app-key-down = down
app-key-less = back
app-key-more = next
app-key-choose = choose

## Help and the coach

app-help = Help
app-rules-fifty = Write five numbers that nobody else writes. Then somebody counts. If a called number is yours alone, you take the count, and every later number is a point for you until somebody takes it from you. If it is somebody else’s, too, all of you cross it off, and nobody scores for a while. Most points after four rounds win; a second crown wins at once.
app-rules-fifty-fifty = Play one card a trick. The highest card takes angry halves, the lowest laughing ones, as many as the Mood card says. A laughing and an angry half make a face, and it leaves. Every half you keep costs a point; whoever ends a round with none strikes their worst result.
app-help-move = move over the numbers
app-help-type = type a number
app-help-write = write or erase the number under the cursor
app-help-erase = erase
app-help-done = hand in, once all five are written
app-help-raise = raise another card
app-help-card = raise the card with this number
app-help-play = play the raised card
app-help-queue = have the raised card ready for your turn, or take it back
app-help-hurry = tell the count faster, or slower again
app-help-skip = skip to the score; go on
app-help-coach = what the solver thinks of your choice, after the reveal
app-help-sheet = score sheet
app-help-react = react: a few words across the table
app-reactions = React
app-help-lights = day or evening
app-help-leave = leave; the game is kept
app-coach = Coach
app-coach-thinks = The coach is thinking …
app-coach-ahead = What the solver would do now
app-coach-back = What the solver thinks of what { $name } did
app-coach-silent = The coach has nothing to say about this.

## The first screen

app-title = fifties
app-motto = Count to fifty. Keep your balance.
app-set-table = Set the table
app-go-on = Go on with the last game
app-game = Game
app-edition = Edition
app-edition-iello = 2025
app-edition-zoch = 2010
app-edition-tightrope = Tightrope
app-edition-about = Everything is as printed.
app-danger = Danger cards
app-danger-about = Each round has a zone in which a clash earns no bonus.
app-pace = Pace
app-pace-living-room = living room
app-pace-brisk = brisk
app-pace-at-once = at once
app-pace-about = How fast the count and the tricks are told. Both can be hurried and skipped.
app-coach-speaks-ahead = Training
app-coach-speaks-ahead-about = In training the coach answers ? before you choose, too.
app-play = Play
app-play-about = Have fun!
app-person = a person here
app-person-about = Type a name. With several people a curtain hides what each of you writes or holds.
app-yes = yes
app-no = no
app-about-fifty = Five secret numbers each, one count aloud: after your number every step is a point, unless somebody else wrote it too.
app-about-fifty-fifty = The highest card takes angry halves, the lowest laughing ones: end with neither, and you pay nothing.
app-size-fifty = Three to seven, or a party of any size: the more of you there are, the further you count.
app-size-fifty-fifty = Three to five players from 9 years on, and as many rounds.
app-home-hint = Choose with the arrow keys or the mouse; type names.

## A replay

app-seen-by-all = As everybody around the table saw it.
app-seen-by = As { $name } saw it.
app-key-run = play
app-key-stop = stop
app-key-round-before = round before
app-key-round-after = next round
app-key-eyes = other eyes
