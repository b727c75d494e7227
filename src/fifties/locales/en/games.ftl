### What the rules refuse. An id begins with its clause.

## Refusals: Fifty

F1-too-few-players = Fifty needs { $least } players or more, and there { $players ->
    [one] is { $players }
   *[other] are { $players }
}.
F1-no-such-seat = there is no seat { $actor }; { $players } seats are counted from 0.
F2-game-over = the game is over after { $rounds } rounds; nothing can follow.
F2-not-now = numbers are written after the tokens are flipped, once each round; round { $round } is not that far.
F2-wrong-action = { $given } is no action here; { $wanted } is expected.
F2-other-round = this choice is for round { $round }, but round { $current } is being played.
F3-tokens-miscounted = { $given ->
    [one] { $given } Blocked token is
   *[other] { $given } Blocked tokens are
} flipped, but { $players } players flip { $wanted }.
F3-not-tokens = Blocked tokens are given as a tuple of digits.
F3-no-such-token = { $digit } is no Blocked token; they show the digits 0 to 9.
F3-token-twice = the Blocked token { $digit } is listed twice; there is one of each digit.
F3-tokens-unsorted = the Blocked token { $digit } is listed after { $before }; list them in ascending order.
F5-numbers-miscounted = { $given ->
    [one] { $given } number is
   *[other] { $given } numbers are
} written; write exactly { $wanted }.
F5-not-numbers = a choice is given as a tuple of whole numbers.
F5-number-outside = { $number } is outside { $least } to { $most }.
F5-number-twice = { $number } is written twice; all five numbers are different.
F5-not-ascending = { $number } stands after { $before }; write the numbers from lowest to highest.
F5-ending-blocked = { $number } ends in { $digit }, which is blocked in this round.
F5-choices-miscounted = { $given ->
    [one] { $given } choice is
   *[other] { $given } choices are
} written for { $wanted } players; everybody needs one.
F12-won-already = { $name } has won with a second crown in round { $rounds }; nothing can follow.
F12-winner-differs = { $winners } has won at once with a second crown.
F13-total-differs = the total of { $name } is written as { $written }, but the rounds add up to { $counted }.
F13-totals-miscounted = { $given ->
    [one] { $given } total is
   *[other] { $given } totals are
} written for { $wanted } players; write one for each.
F14-bonus-misshapen = the bonus needs { $boxes } numbers from 0 to { $most }, or { $lines } lists of { $boxes }, one for each round.
F15-winners-differ = { $winners ->
    [none] nobody has won this game yet.
   *[other] the win goes to { $winners }.
}
F16-danger-missing = round { $round } has no Danger zone; with Danger cards every round has one.
F16-danger-unexpected = a Danger zone { $low } to { $high } is given, but this game is played without Danger cards.
F16-zone-outside = the Danger zone { $low } to { $high } does not lie within 1 to { $most }.
F16-not-a-zone = a Danger zone is given as a pair of whole numbers.
F16-zone-backwards = the Danger zone { $low } to { $high } is the wrong way round; write the lower number first.
F16-zone-not-left = the Danger card { $low } to { $high } is not among those still face down.
F16-zone-twice = the Danger card { $low } to { $high } was flipped in an earlier round; a game flips each card once. If your box has two of them, write box = "copied".
F16-zone-miscounted = a Danger zone has a first and a last number; { $given ->
    [one] { $given } is
   *[other] { $given } are
} given.
F16-zones-miscounted = a box has { $wanted } Danger cards; { $given ->
    [one] { $given } is
   *[other] { $given } are
} given.

## Refusals: Fifty Fifty

H1-wrong-players = Fifty Fifty is for { $least } to { $most } players, and there { $players ->
    [one] is { $players }
   *[other] are { $players }
}.
H1-no-such-seat = there is no seat { $actor }; { $players } seats are counted from 0.
H2-no-such-dealer = the dealer is given as seat { $dealer }; seats are counted from 0 to { $most }.
H2-game-over = the game is over after { $rounds } rounds; nothing can follow.
H3-no-such-card = { $card } is no card; the deck has the cards 1 to { $most }.
H3-played-already = { $card } has been played already in this round; there is one card of each number.
H3-not-hands = hands are given as tuples of whole numbers.
H3-hands-miscounted = { $given ->
    [one] { $given } hand is
   *[other] { $given } hands are
} dealt to { $wanted } players; write one for each, or none.
H3-hand-miscounted = { $name } is dealt { $given ->
    [one] { $given } card
   *[other] { $given } cards
}; everybody gets { $wanted }.
H3-dealt-twice = { $card } is dealt twice; there is one card of each number.
H3-mood-twice = the Mood card { $yellow }/{ $blue } turned up in an earlier trick of this round; each turns up once. If your box has two of them, write box = "copied".
H4-not-now = this cannot be done now; next comes trick { $trick }.
H4-wrong-action = { $given } is no action here; { $wanted } is expected.
H4-not-your-turn = it is the turn of { $name }.
H4-not-in-hand = { $card } is not in this hand.
H4-cards-miscounted = { $given ->
    [one] { $given } card is
   *[other] { $given } cards are
} played; a trick has one card from each of the { $wanted } players.
H4-tricks-miscounted = { $given ->
    [one] { $given } trick is
   *[other] { $given } tricks are
} written; a round has { $wanted }.
H8-total-differs = the total of { $name } is written as { $written }, but the rounds add up to { $counted }.
H8-totals-miscounted = { $given ->
    [one] { $given } total is
   *[other] { $given } totals are
} written for { $wanted } players; write one for each.
H9-winners-differ = { $winners ->
    [none] nobody has won this game yet.
   *[other] the win goes to { $winners }.
}
H10-mood-outside = the mood { $yellow }/{ $blue } is not possible; Mood cards have values from 0 to { $most }.
H10-not-a-mood = a mood is given as a pair of whole numbers.
H10-mood-not-left = the Mood card { $yellow }/{ $blue } is not among those still face down.
H10-moods-miscounted = { $given ->
    [one] { $given } Mood card is
   *[other] { $given } Mood cards are
} given; a round needs { $wanted }.
H10-mood-miscounted = a mood has a yellow and a blue value; { $given ->
    [one] { $given } is
   *[other] { $given } are
} given.
H11-zeros-elsewhere = zeros only go with the cards 1/1 to 9/9.
H11-mood-impossible = the mood { $yellow }/{ $blue } is not possible here; this edition has 1/1 to 9/9 once each in a round, and for each colour one zero that blanks it.

## Refusals: what a program passes

argument-not-whole = { $name } must be a whole number, not { $given }.
argument-too-small = { $name } must be { $least } or more, not { $given }.
argument-outside-range = { $name } must be from { $least } to { $most }, not { $given }.
argument-not-positive = { $name } must be a number above 0 and below { $limit }, not { $given }.
argument-not-a-share = { $name } must be a number from 0 to 1, not { $given }.
argument-not-true-or-false = { $name } must be True or False, not { $given }.
argument-wrong-type = { $name } must be of type { $wanted }, not { $given }.
argument-nothing-offered = Nothing can be done here now, so not { $given } either.
argument-not-an-edition = edition must be of type { $wanted } or the name of a printing ({ $known }), not { $given }.
