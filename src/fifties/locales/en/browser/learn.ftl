### Learning a game: the page of its rules, and the coach of the first lesson.

## The page

learn-intro = Two games about fifty. Play a lesson with a coach, or read the rules at your ease.
learn-open = Learn { $game }
learn-line-fifty = Write numbers that nobody else writes, and own the count.
learn-line-fifty-fifty = Take as many laughing halves as angry ones, and hold none.
learn-what-fifty = Everybody secretly writes five numbers, then one voice counts up to fifty. If you alone own the called number, the count is yours, and every number brings you a point until somebody takes it from you. If two own the same one, they clash, and for a while nobody scores.
learn-what-fifty-fifty = In each trick the highest card takes angry half-masks and the lowest takes laughing ones. A laughing and an angry half make a face, and faces leave. Whoever keeps the fewest halves wins, and whoever holds none at the end of a round strikes their worst result.
learn-lesson = Play the one-minute lesson
learn-lesson-opening = The bots sit down …
learn-lesson-hint = A real table with two bots. A coach tells you what happens, one line at a time, and you can send it away.
learn-contents = On this page
learn-print = Print the rules
learn-marks = Where a rule says “our ruling” or “reconstruction”, the printed rules are silent or we have not seen the component: there we had to decide, and we say so.
learn-other = Learn { $game } too
learn-back = Both games

## On paper

learn-paper = Print the game
learn-paper-fifty = Player grids, Score track, score sheet and Blocked tokens as a PDF. All you need besides is scissors and pencils.
learn-paper-fifty-fifty = The fifty cards, the Mood cards, the half-masks and a score sheet as a PDF. All you need besides is scissors and a pencil.
learn-paper-players = Players
learn-paper-size = Paper
learn-paper-size-a4 = A4
learn-paper-size-letter = Letter
learn-paper-form = How it is printed
learn-paper-large = Large print
learn-paper-ink = Save ink: outlines only
learn-paper-duplex = Backs for cards and tokens
learn-paper-danger = With Danger cards
learn-paper-slip = Sheets are printed for { $least } to { $most } players.
learn-paper-open = Open the PDF
learn-paper-load = Print the PDF
learn-paper-hint = Print at 100%, without fitting to the page.

## Its figures

learn-figure-blocked = Five players, so two tokens are flipped: 0 and 3. Numbers such as 10, 23 or 40 are out this round.
learn-figure-boxes = { $name } has written five numbers. The small numbers in the corners are the bonus of a box that is crossed off.
learn-figure-count = Nobody scores on 1 to 4. { $first } alone owns 4, takes the count and scores 5 and 6. { $second } and { $third } both own 7: it scores for nobody, nor do 8 and 9. { $fourth } alone owns 9 and scores 10, 11 and 12.
learn-figure-owns = owns
learn-figure-scores = scores
learn-figure-clash = { $second } and { $third } have both written 7: each crosses it off, and the beads stand still.
learn-figure-crown = With five players the mark is at 12. The bead of { $name } has just reached it, and the crown is coloured in.
learn-figure-score = The bead of { $name } stands at 14, and the boxes worth 2 and 1 are crossed off: 14 + 2 + 1 = 17 points.
learn-figure-danger = The zone is 21 to 30. The clash at 28 lies inside and loses its bonus; the one at 46 lies outside and keeps it.
learn-figure-hand = Nine cards in hand. The little face turns from laughing at 1 to angry at 50.
learn-figure-trick = Under the mood 2/5 the 4 is the lowest card and takes 2 laughing halves; the 46 is the highest and takes 5 angry ones. 20 and 32 take nothing.
learn-figure-pairs = { $name } holds 5 laughing halves and takes 3 angry ones: three faces leave, 2 laughing halves stay. Then 6 angry ones come: two more faces leave, 4 angry halves stay.
learn-figure-strike = { $name } ends round 3 without a half: the −9 of round 1 is struck and counts 0.
learn-figure-moods = The ten Mood cards as we play them.
learn-round = Round
learn-total = Total

## The coach

coach = Coach
coach-step = Step { $step } of { $steps }
coach-move = Move the coach up or down
coach-key-move = move the coach out of the way
coach-stop = Stop the coach
coach-play-on = Play on
coach-play-now = Play now, with me at hand
coach-understood = Understood
coach-ask = Ask the coach
coach-goal-fifty = What you want: the most points after four rounds. You score while you count, so own numbers that nobody else owns.
coach-goal-fifty-fifty = What you want: to end a round with no half-mask at all. Every one you hold costs a point, laughing or angry.
coach-strike = And whoever ends a round without any half-mask strikes their worst earlier result: it counts 0 from then on.
coach-friends = Play with friends
coach-blocked = { $count ->
    [0] No digit is blocked this round: every number is open.
   *[other] Numbers that end in { $digits } are out this round.
}
coach-choose = Pick { $boxes } numbers that nobody else will pick. The corners are your consolation if you clash.
coach-advice = A tip: spread them, one from every ten. Who dares to write 1? And the number just before a blocked one is safe for a step.
coach-written = Written! Until everybody is ready you can still change them.
coach-begins = { $name } starts to count. Nobody scores until somebody takes the count.
coach-taken = { $name } alone owns { $number } and takes the count: from the next number on, the points are theirs.
coach-taken-you = Got it! You alone own { $number } and take the count. From the next number on, each is a point for you.
coach-own-again = { $number } is yours too: you simply go on counting.
coach-again = { $name } alone owns { $number } and is no longer silent: from the next number on, the points are theirs again.
coach-again-you = { $number } is yours alone: the clash no longer silences you. From the next number on, you score again.
coach-overtaken = { $name } takes the count at { $number }. That point was still yours.
coach-clash = A clash: { $names } share { $number }. Nobody scores until one player alone owns a number.
coach-clash-you = A clash at { $number } with { $names }! You cross it off; its corner gives you { $bonus } at the end.
coach-crown = The bead of { $name } reaches { $bead }: a crown. A second one would win the game at once.
coach-crown-you = Your bead reaches { $bead }: a crown for you! A second one would win the game at once.
coach-scored = Your bead stands at { $bead }, your crossed-off boxes add { $bonus }: { $points ->
    [one] { $points } point
   *[other] { $points } points
} for this round.
coach-end-fifty = That is the whole game: four rounds of this, and the most points win. Play on, or open a table with friends.
coach-dealt = You hold { $cards } cards. Low ones laugh, high ones rage.
coach-mood = The lowest card will take { $yellow } laughing { $yellow ->
    [one] half
   *[other] halves
}, the highest { $blue } angry { $blue ->
    [one] half
   *[other] halves
}.
coach-turn = Your turn: play any card you like. A card in between takes nothing.
coach-turn-angry = You hold { $count } angry { $count ->
    [one] half
   *[other] halves
}. The lowest card would bring you laughing ones to match.
coach-turn-laughing = You hold { $count } laughing { $count ->
    [one] half
   *[other] halves
}. The highest card would bring you angry ones to match.
coach-turn-balanced = You hold nothing: that is the place to be. Try to stay in between.
coach-trick = { $highest } played { $high }, the highest: { $blue } angry. { $lowest } played { $low }, the lowest: { $yellow } laughing.
coach-trick-high = Your { $card } is the highest card: { $count } angry for you, and you lead the next trick.
coach-trick-low = Your { $card } is the lowest card: { $count } laughing for you.
coach-trick-between = Your { $card } lies in between: nothing for you.
coach-pair = { $count ->
    [one] A laughing and an angry half of { $name } make a face, and it leaves.
   *[other] { $name } makes { $count } whole faces out of halves, and they leave.
}
coach-pair-you = { $count ->
    [one] One of your halves has found its other half. The face takes a bow and leaves.
   *[other] { $count } of your halves have found their other half. The faces take a bow and leave.
}
coach-counted = The round is over. Every half you hold costs one: { $points } for you.
coach-balanced = Not a single half: you are balanced and lose nothing. In later rounds this also strikes your worst result.
coach-end-fifty-fifty = That is the whole game: as many rounds as players. Play on, or open a table with friends.
