### The big screen that everybody in the room watches, and parties of more than seven.

stage-join = Join with this code, or point a camera at the picture
stage-join-small = Join:
stage-wifi = Use the same Wi-Fi as this screen.
stage-qr = QR code to join this table
stage-who =
    { $count ->
        [0] Nobody is here yet
        [one] One player
       *[other] { $count } players
    }
stage-more = and { $count } more
stage-bot = bot
stage-locked = The table is locked: nobody new can come in.
stage-party = Party
stage-danger = with Danger cards
stage-own-box = as printed in your own box
stage-waiting = Waiting for the host to start.
stage-empty = The first to join takes the first seat.
stage-start = Start
stage-rematch = Play again
stage-add-bot = Add a bot
stage-touch = Press a key or click once for sound.
stage-controls = This screen
stage-full = Full screen
stage-theme = Light: { $theme }
stage-key-full = full screen on or off
stage-key-theme = change the light
stage-key-start = start the game
stage-round = Round { $round } of { $rounds }
stage-reveal = Blocked tokens
stage-choose = Write five numbers
stage-count = Count to { $top }
stage-score = After round { $round }
stage-ready = { $ready } of { $players } ready
stage-missing = Still writing: { $names }
stage-all-ready = All ready: the count begins.
stage-trick = Trick { $trick } of { $tricks }
stage-deal = { $name } deals

crowd-round = Round { $round } of { $rounds }
crowd-begins = Ready to begin
crowd-players = { $players } players
crowd-write = Write five numbers from 1 to { $most }
crowd-count-to = Count to { $top }
crowd-round-over = Round { $round } is scored
crowd-ready =
    { $ready ->
        [one] { $ready } of { $players } has written
       *[other] { $ready } of { $players } have written
    }
crowd-leaders = In front
crowd-points =
    { $points ->
        [one] one point
       *[other] { $points } points
    }
crowd-crowns =
    { $count ->
        [one] a crown
       *[other] { $count } crowns
    }
crowd-you = you
crowd-heat = Where everybody picked in round { $round }
crowd-heat-label = Most picks lay between { $from } and { $to }.
crowd-heat-none = The count from 1 to { $top }
crowd-duels = Latest duels
crowd-take-takes = { $number }: { $name } takes the count
crowd-take-keeps = { $number }: { $name } keeps the count
crowd-take-scores-again = { $number }: { $name } scores again
crowd-clash = { $number }: { $owners } cross it off
crowd-danger-clash = { $number }: danger for { $owners }, no bonus
crowd-crown = { $count ->
    [one] { $name } gains a crown
   *[other] { $name } gain a crown each
}
crowd-stretch =
    { $from } to { $to }: { $takes ->
        [one] one take
       *[other] { $takes } takes
    }, { $clashes ->
        [one] one clash
       *[other] { $clashes } clashes
    }
crowd-cross-off = { $owners } cross it off
crowd-lose-bonus = Danger: no bonus for { $owners }
crowd-who-has-it = Who has it?
crowd-now-takes = { $name } takes the count
crowd-now-keeps = { $name } goes on counting
crowd-now-scores-again = { $name } scores again
crowd-told = { $told } numbers at a time
crowd-scoring = { $name } scores: { $bead }
crowd-counting = { $name } counts, nobody scores
crowd-best = best score of the round
crowd-clashes =
    { $count ->
        [one] number with several owners
       *[other] numbers with several owners
    }
crowd-crowned =
    { $count ->
        [one] crown
       *[other] crowns
    }
crowd-type = Type a number
crowd-type-write = Write
crowd-pages = Page of numbers
crowd-page-back = Previous page
crowd-page-next = Next page
crowd-page-written = { $count } written
crowd-me = You
crowd-my-numbers = Your numbers
crowd-called = (called)
crowd-bead = your bead: { $bead }
crowd-mark = crown at { $mark }
crowd-next =
    { $away ->
        [one] { $number } is next!
       *[other] Your next: { $number }, in { $away }
    }
crowd-no-next = All your numbers were called.
crowd-bonus = Bonus { $bonus }
crowd-total = Total { $total }
crowd-rank = Place { $rank } of { $players }
crowd-you-take = { $number } is yours alone: you take the count!
crowd-final =
    You: place { $rank } of { $players } with { $total ->
        [one] one point
       *[other] { $total } points
    }
