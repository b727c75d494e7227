### What only a terminal says.

## Refusals: the command line

input-not-numbers = “{ $text }” is not a number that can be used here.
input-no-such-trick = a round of this game has no trick { $trick }.
input-too-many-people = { $people ->
    [one] { $people } person does
   *[other] { $people } people do
} not fit on { $players } seats; take 0 to { $players }.
input-edition-unknown = { $name } is no edition of this game; known: { $known }, or a .toml file that describes your box.
input-too-many-players = { $players } players are too many for one keyboard; take up to { $most }.
input-danger-elsewhere = Danger cards belong to Fifty; leave --danger out.
input-other-box = { $name } describes a box of the other game.
file-unreadable = cannot be read: { $reason }
file-unusable = cannot be used: { $reason }
file-exists = exists already and is kept as it is; choose another name.

## The report of a replay, and the table talk

head-fifty = { $players } players · count to { $top } · crown at { $mark }
head-fifty-fifty = { $players } players · { $players } rounds of nine tricks
head-any-game = { $players } players
legend-fifty = { $got } Got it!   { $scores } scores   { $holds } counts, scores nothing   { $clash } clash   { $crown } crown
legend-danger = { $lost } clash in the Danger zone, bonus lost
legend-fifty-fifty = { $leads } leads   { $highest } highest, takes angry halves   { $lowest } lowest, takes laughing ones   then the halves held: angry { $angry }, laughing { $laughing }
strip-count = count
strip-danger = Danger zone
score-bead = bead { $bead } + bonus { $bonus } = { $score }
score-broken = bead { $bead }, no score
score-total = total { $total }
score-crowns = { $crowns ->
    [one] { $crowns } crown
   *[other] { $crowns } crowns
}
score-others = … and { $others } more
report-branched = { $round ->
    [0] Branched off another game before the first round
   *[other] Branched off another game in round { $round }
}; its record has the SHA-256 { $origin }.
verify-draws-follow = { $draws ->
    [0] no draw of its own follows
    [one] its only draw follows
   *[other] all { $draws } draws follow
} from the sealed secret; commitment { $commitment }
verify-inherited = { $inherited ->
    [one] one draw before was inherited
   *[other] { $inherited } draws before were inherited
} from the record with the SHA-256 { $origin }

## Playing line by line

play-which-game = Which game? { $games } (Enter: 1)
play-how-many-players = How many players, bots included? (Enter: { $default })
play-how-many-people = How many of them are people at this keyboard, 0 to { $most }? (Enter: 1)
play-player = Player { $number }
play-name = Name of player { $number }? (Enter: { $default })
play-bots = The bots play at the level “{ $level }” and are { $temper }. { $about }
play-help = Type { $quit } to leave at any question, { $help } for help.
play-help-react = Type { $react } and a number to react; { $react } alone lists what you can say.
play-reactions = Reactions: { $listed }
play-hand-over = Hand over to { $name }. Nobody else looks! { $name }, press Enter.
play-choose = { $name }, write five numbers from { $least } to { $most }:
play-keep = { $name }, you wrote { $numbers }. Enter keeps them; or write five others:
play-chosen = { $name } has written.
play-hand = { $name }, your cards: { $cards }
play-card = { $name }, play a card:
play-any-action = { $name }, type the number of an action, or an action as JSON:
play-mood = Trick { $trick }: { $yellow } laughing for the lowest card, { $blue } angry for the highest. { $name } leads.
play-table = On the table: { $cards }
play-balances = Halves held: { $balances }
play-plays = { $name } plays { $card }.
play-queued = You will play the { $card } when your turn comes.
play-unqueued = You will be asked for a card when your turn comes.
play-takes-blue = { $name } has the highest card and takes { $halves } angry{ $cancelled ->
    [0] { "" }
    [one] ; { $cancelled } pair leaves
   *[other] ; { $cancelled } pairs leave
}. Now { $balance }.
play-takes-yellow = { $name } has the lowest card and takes { $halves } laughing{ $cancelled ->
    [0] { "" }
    [one] ; { $cancelled } pair leaves
   *[other] ; { $cancelled } pairs leave
}. Now { $balance }.
play-begins = { $name } counts: { $numbers }
play-counts = { $name } counts on: { $numbers }
play-takes = Got it! { $name } takes the count at { $number }.
play-keeps = Got it! { $name } keeps the count at { $number }.
play-scores-again = Got it! { $name } scores again after { $number }.
play-clash = Got it! Got it! { $names } clash at { $number } and cross it off.
play-clash-danger = Got it! Got it! { $names } clash at { $number }, in the Danger zone: crossed off, and the bonus with it.
play-scores = { $name } scores { $points }, and the bead stands at { $bead }.
play-crown = { $name } gains a crown!
play-quit = Stopped here.
play-saved = The record is in { $file }.
play-help-choose = Five different numbers, separated by spaces, none ending in a blocked digit. Once you take the count, you score until somebody else takes it or a clash silences you; whoever else has the same number crosses it off with you.
play-help-card = Play one of your cards. The highest card takes angry halves, the lowest laughing ones; they cancel each other, and you want to end the round with none. A second number is the card for your next turn; a card typed while others play waits for yours, and 0 takes it back.
play-totals = Totals: { $totals }
play-amid-count = The count stands at { $number }.
play-compiling = The strongest bots are getting ready; the first time this takes a minute.
play-unsaved = This game cannot be saved on the way: { $reason }
play-kept = The game is kept: fifties play --resume goes on with it.
play-resumed = Going on with { $game }.
play-which-save = { $game } of { $day }, { $names }, { $players } seats, round { $round }
play-no-save = No unfinished game is kept here; start one with fifties play.
play-old-saves = A game that an earlier version of fifties saved cannot be resumed.
play-no-such-save = There is no unfinished game number { $number }; take 1 to { $most }.
play-other-saves = { $others ->
    [one] Another unfinished game waits
   *[other] { $others } other unfinished games wait
} (fifties play --resume 2 and so on). This is { $game }.
play-over = The game is over. Enter goes on, ? asks the coach:

## Extras that are not installed.

extra-missing = This needs { $module }, which is not installed. Get it with: { $command }
extra-missing-checkout = This needs { $module }, which is not installed. Get it with: { $make } (in this checkout), or { $command }
screen-extra = The full-screen game is not installed, so this goes line by line. Get it with: { $command }
bots-extra = The masters among the bots look less far ahead, because nothing is compiled here. They look farther with: { $command }
