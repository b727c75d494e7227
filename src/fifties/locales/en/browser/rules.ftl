### The rules, clause by clause.

## Headings

rules-head-fifty-table = In short
rules-head-fifty-reveal = Reveal
rules-head-fifty-choose = Choose
rules-head-fifty-count = Count
rules-head-fifty-clash = Clash
rules-head-fifty-crown = Crowns
rules-head-fifty-score = Scores and the win
rules-head-fifty-danger = The Danger variant
rules-head-fifty-advice = Good to know
rules-head-fifty-fifty-table = In short
rules-head-fifty-fifty-deal = Deal
rules-head-fifty-fifty-trick = Nine tricks
rules-head-fifty-fifty-halves = Halves
rules-head-fifty-fifty-score = Scores and the win
rules-head-fifty-fifty-moods = The Mood cards

## Fifty

rule-F1 = You play with three or more; there is no upper limit. Bots can take the empty seats.
rule-F2 = A game has four rounds, and each goes the same way: tokens are revealed, everybody chooses, one voice counts, then you score.
rule-F3 = Ten Blocked tokens carry the digits 0 to 9. Every round all ten are mixed anew and a few are flipped: four with 3 players, three with 4, two with 5, one with 6, none with 7 or more.
rule-F4 = With up to seven players the count ends at 50. Everybody beyond that adds 5: eight of you count to 55, ten to 65.
rule-F5 = In secret you write five numbers in rising order, from 1 up to the last one before the end of the count. None may end in a blocked digit, and all five are different (the last part is our ruling).
rule-F6 = One of you starts to count aloud at 1, and nobody scores until somebody takes the count. Who starts changes no score: here it is the first seat in round 1 and the next seat each round after (our ruling).
rule-F7 = A number is called that you alone have written? Got it! You take the count. Whoever was scoring until now still gets the point for this number.
rule-F8 = Once you have taken the count, every later number is a point for you: also the one at which somebody takes over from you, and also the very last one. Only a clash silences you (F10).
rule-F9 = If a number that you alone own comes up while you are counting, you keep the count. If you were scoring, it scores as usual; if a clash had silenced you, you score again from the next number on. (Our ruling; it follows from F7.)
rule-F10 = Two or more of you own the called number: a clash! Every owner crosses it off, and it scores for nobody. The same player counts on, and may be one of the owners; but nobody scores again until a called number has a single owner, who takes the count.
rule-F11 = Your bead earns you a crown the moment it reaches the mark: 19 with 3 players, 15 with 4, 12 with 5, 10 with 6, 9 with 7 or more. You gain one crown a round at most, and bonus points do not move the bead.
rule-F12 = Your second crown wins the game on the spot, at that very number. Only one bead moves at each number, so there is one winner. The round that it cuts short gets no scores; the totals stay those of the finished rounds (our ruling).
rule-F13 = The round ends with the last number of the count. You score where your bead stands, plus the bonus of every box you had to cross off.
rule-F14 = Each box has a bonus in its corner, 1, 1, 2, 1 and 1 from left to right, which you get if the box is crossed off. The first line is known; that the other three are alike is our reconstruction, and a table can copy what your own box says.
rule-F15 = After the fourth round the most points win. Among equals, those with a crown win; where that still leaves several, they share the win.
rule-F16 = With the Danger variant five Danger cards are shuffled before the game, and each round turns up the next. A clash inside its zone, both ends included, loses the bonus of the box as well. The zones 1–10, 11–20, 21–30, 31–40 and 41–49 are our reconstruction.
rule-F17 = When a large party counts beyond 50, the Danger zones stay as they are (our ruling).
rule-F18 = A bead may go past 20. On paper it starts along the Score track again; here we show the true number.
rule-F19 = Who owns a number is written on the grids: whoever is late with “Got it!”, or says nothing, loses nothing (our ruling).

## Fifty Fifty

rule-H1 = Fifty Fifty is for three to five players.
rule-H2 = You play as many rounds as there are players. The first dealer is drawn by chance, or chosen by the host, and in a rematch the deal goes on from where it was (our ruling: the printed rules ask who is in the best mood). The deal moves on one seat, clockwise, each round.
rule-H3 = Each round the fifty cards, numbered 1 to 50, are shuffled; everybody gets nine and nobody sees the rest. All Mood cards, ten or eleven by the edition, are shuffled again too (our ruling), and each turns up once a round at most.
rule-H4 = A round is nine tricks. Before each, the top Mood card is turned up: it shows a yellow and a blue number. Then everybody in turn, clockwise, plays one card openly. The seat after the dealer leads the first trick; from then on, whoever played the highest card leads the next.
rule-H5 = The highest card takes angry, blue half-masks: as many as the Mood card’s blue number. The lowest takes laughing, yellow ones: as many as its yellow number. Everybody in between takes nothing.
rule-H6 = A laughing and an angry half make one face, and the face takes its leave at once. So you only ever hold halves of one colour.
rule-H7 = Halves never run out, however many you need (our ruling).
rule-H8 = Each half you hold at the end of a round costs a point. Hold none and you are balanced: of your earlier results the worst one still standing is struck and counts 0 from then on. The program picks it, the earliest among equals (our ruling); with nothing to strike, nothing happens.
rule-H9 = After the last round the fewest minus points win. Equals share the win (our ruling).
rule-H10 = Our ten Mood cards, yellow/blue: 1/4, 4/1, 2/5, 5/2, 3/6, 6/3, 4/7, 7/4, 3/3 and 5/5. The list is reconstructed, not read off a box; if yours says otherwise, a table can copy it.
rule-H11 = The “Tightrope” edition, printed in 1999 and 2004, has eleven cards: 1 to 9 with the same number on both sides, a blue 0 and a yellow 0. A zero is laid beside the next card with a number and blanks its own colour for that trick; both zeros can meet there. We know these cards from public descriptions.

## Advice

rules-advice-1 = Write a number from every ten if you can: the count then comes back to you again and again.
rules-advice-2 = A 1 scores from the very start, if nobody else dares to write it; a 2 is there to take it away.
rules-advice-3 = Before a blocked number nobody can interrupt you at once: the number just before it is worth a thought.
