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
stage-who-crowd =
    { $count ->
        [one] player
       *[other] players
    }
stage-more = and { $count } more
stage-bot = bot
stage-locked = The table is locked: nobody new can come in.
stage-doors-closed = The doors open soon. Whoever comes now waits in front of them.
stage-approval = A host will let this screen in
stage-approval-hint = The moderator’s page lists it among those who wait.
stage-heats = Stage { $stage }
stage-heats-final = The final
stage-heats-over =
    { $heats ->
        [one] { $over } of one table is done
       *[other] { $over } of { $heats } tables are done
    }
stage-heats-going-on =
    { $count ->
        [one] One player goes on
       *[other] { $count } players go on
    }
stage-heats-table = Table { $number }
stage-heats-look = Your phone shows you the way to your table.
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
crowd-skyline = Where everybody picked in round { $round }
crowd-skyline-label = Most picks lay between { $from } and { $to }.
crowd-skyline-none = The count from 1 to { $top }
crowd-duels = What just happened
crowd-stretch =
    { $from } to { $to }: { $takes ->
        [one] one take
       *[other] { $takes } takes
    }, { $clashes ->
        [one] one clash
       *[other] { $clashes } clashes
    }
crowd-what-takes = takes the count with { $number }
crowd-what-keeps = keeps the count with { $number }
crowd-what-scores-again = scores again with { $number }
crowd-what-clash = clash on { $number }
crowd-what-clash-lost = clash on { $number }, in danger: no bonus
crowd-what-crown =
    { $count ->
        [one] gains a crown at { $number }
       *[other] gain a crown each by { $number }
    }
crowd-what-lead =
    takes the lead with { $points ->
        [one] one point
       *[other] { $points } points
    }
crowd-others =
    { $count ->
        [one] one other
       *[other] { $count } others
    }
crowd-owners =
    { $count ->
        [one] one person
       *[other] { $count } people
    }
crowd-begins-count = begins the count
crowd-scores = scores: { $bead }
crowd-counts = counts, nobody scores
crowd-closes =
    { $seconds ->
        [0] Time is up
        [one] One second left
       *[other] { $seconds } seconds left
    }
crowd-missing =
    { $count ->
        [one] One is still writing
       *[other] { $count } are still writing
    }
crowd-neighbours = Around you
crowd-wrote = What { $name } wrote in the last round
crowd-who-has-it = Who has it?
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
crowd-called = called
crowd-alone = yours alone
crowd-gained =
    { $bonus ->
        [0] no bonus
       *[other] +{ $bonus }
    }
crowd-you-take = { $number } is yours alone: you take the count!
crowd-you-clash =
    { $number }: { $others ->
        [one] one other wrote it, too
       *[other] { $others } others wrote it, too
    }. { $bonus ->
        [0] No bonus.
       *[other] Bonus { $bonus }.
    }
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
crowd-final =
    You: place { $rank } of { $players } with { $total ->
        [one] one point
       *[other] { $total } points
    }
choice-seal = Seal of all choices:
choice-seal-hint = Everybody has written. From this seal nobody can tell what, but whoever notes it can check afterwards that no number was changed.
