### Before a game: seats, names, box and pace.

## The door

lobby-join-seated = { $seated ->
    [0] Nobody sits here yet.
    [one] One player sits here already.
   *[other] { $seated } players sit here already.
}
lobby-join-playing = A game is on. You watch until it ends, and play in the next one.
lobby-join-full = All seats are taken. If a bot can make way, you get its seat; otherwise you watch.
lobby-join-locked = The host has locked this table: nobody new can join. Ask them to unlock it, then try again.
lobby-join-name = Your name
lobby-join-name-hint = Leave it empty and we make one up.
lobby-join-sit = Sit down
lobby-join-watch = Watch instead
lobby-join-doors = The doors are still closed. Come in: you wait in front of them, and get in by yourself when they open.

## The waiting room of an event

waiting-doors = The doors open soon
waiting-queue = You are in the queue
waiting-approval = A host will let you in
waiting-return = You are coming back
waiting-return-why = Many come back at once; you see the game again when it is your turn.
waiting-ahead =
    { $ahead ->
        [0] You are next.
        [one] One person is in front of you.
       *[other] { $ahead } people are in front of you.
    }
waiting-soon = less than a minute
waiting-minutes =
    { $minutes ->
        [one] about one minute
       *[other] about { $minutes } minutes
    }
waiting-stay = Keep this page open: you come in by itself, and your place is kept if the connection breaks.
waiting-leave = Give the place up
## An event before its game, and on the way to a heat

event-moderate = To the moderator’s page
event-you-play = You are in, with number { $number }.
event-you-watch = You watch, with number { $number }.
event-do-play = Play
event-do-watch = Only watch
event-arrived =
    { $count ->
        [one] One person is here
       *[other] { $count } people are here
    }
event-starts-soon = It starts on the big screen. Until then you need do nothing.
event-learn = Read the rules in a minute
event-hold = Hold it as an event
event-hold-hint = A title and colours of its own, doors, a show for a big screen and a page for whoever runs it.
heat-table = You play at table { $number }
heat-final = You play in the final
heat-back = Back to the event
heat-in =
    { $seconds ->
        [0] now
       *[other] in { $seconds } s
    }
heat-now = Go now
heat-result-on = Place { $place } in your heat: you go on!
heat-result-out = Place { $place } in your heat. Thank you for playing; watch how it goes on.
heat-result-final = Place { $place } in the final!

## Inviting

lobby-title = A table of { $game }
lobby-back = Back to the result
lobby-qr = QR code that leads to this table
lobby-copy = Copy
lobby-send = Send
lobby-poster = Print a poster
lobby-share = Come and play at table { $code }!
lobby-copied = The address is copied.
lobby-marked = The address is marked: copy it with your device’s own menu.
lobby-only-here = This address works on this computer only. Open fifties by its network address to let others in.
lobby-same-network = Others must be on the same Wi-Fi as this screen.

## Who is here

lobby-guests = { $seated ->
    [one] { $seated } of { $seats } seats is taken
   *[other] { $seated } of { $seats } seats are taken
}
lobby-guests-party = { $seated ->
    [0] Nobody has come to the party yet
    [one] One person has come to the party
   *[other] { $seated } have come to the party
}
lobby-free = free seat
lobby-coming = a bot is on its way …
lobby-unlisted = and { $count } more
lobby-watching = { $count ->
    [one] One person is watching
   *[other] { $count } people are watching
}
lobby-came = { $count ->
    [one] { $names } has come.
   *[other] { $names } have come.
}
lobby-went = { $count ->
    [one] { $names } has left.
   *[other] { $names } have left.
}
lobby-host = host
lobby-you = you
lobby-this-device = on this device
lobby-here = here
lobby-away = away
lobby-about = More about { $name }
lobby-dismiss = Send { $name } away
lobby-name = Name
lobby-rename = Rename
lobby-sit = Sit down
lobby-stand = Stand up
lobby-stand-hint = Whoever stands up watches the next game.
lobby-go = Leave
lobby-go-hint = Gives up the seat on this device.
lobby-pass = Make host
lobby-pass-hint = Hands over your role: they set up the table and start.
lobby-remove = Send away
lobby-remove-hint = They may come back with the code.
lobby-remove-bot-hint = The seat is free again.
lobby-ban = Ban
lobby-ban-sure = Really ban for good?
lobby-ban-hint = They cannot come back to this table from that device.
lobby-add-bot = Add a bot:
lobby-hot-seat = Add a person on this device
lobby-hot-seat-add = Sit down
lobby-hot-seat-hint = You share this screen; a curtain hides what is secret.
lobby-locked = The host has locked the table: nobody new can come in.
lobby-lock = Lock the table
lobby-lock-hint = Nobody new can come in. Whoever sits here can always return.

## Starting

lobby-missing = { $missing ->
    [one] One more player is needed: a game takes at least { $least }.
   *[other] { $missing } more players are needed: a game takes at least { $least }.
}
lobby-fill = Fill with bots
lobby-start = Start
lobby-starting = Starting …
lobby-waiting = Waiting for { $name } to start
lobby-host-away = The host is away. If they stay away, you can take over.
lobby-claim = Become the host

## What is played

lobby-options = What we play
lobby-on = yes
lobby-off = no
lobby-game = Game
lobby-edition = Edition
edition-iello = 2025
edition-iello-hint = The printing of 2025.
edition-zoch = 2010
edition-zoch-hint = The printing of 2010: ten Mood cards.
edition-tightrope = Tightrope
edition-tightrope-hint = The printings of 1999 and 2004: equal values on both sides, and two zeros.
lobby-danger = Danger cards
lobby-danger-hint = Each round has a zone in which a clash earns no bonus.
lobby-party = Party
lobby-party-hint = Any number of seats; the more of you there are, the further you count.
lobby-seats = Seats
lobby-seats-fewer = One seat fewer
lobby-seats-more = One seat more
lobby-dealer = Who deals first
lobby-dealer-chance = By chance
lobby-dealer-chance-hint = Drawn with the cards, so everybody can check it afterwards.
lobby-dealer-next = { $name }, as the deal goes on
lobby-dealer-next-hint = After the last game the deal goes on clockwise.
lobby-dealer-chosen-hint = { $name } deals the first round.
lobby-more-settings = Pace, clock and more
lobby-pace = Pace
lobby-pace-more = More paces
pace-now = Pace: { $pace }
pace-for-all = It changes for everybody at the table.
pace-changed = The host has changed the pace: { $pace }
pace-living-room = Living room
pace-living-room-hint = { $game ->
    [fifty-fifty] Time to look at every trick.
   *[other] As one counts aloud among friends.
}
pace-brisk = Brisk
pace-brisk-hint = For those who know the game.
pace-hall = Hall
pace-hall-hint = Swift where nothing happens; a count lasts two minutes at most.
pace-stadium = Stadium
pace-stadium-hint = Several numbers a second; a count lasts ninety seconds at most.
pace-tap = Press “Got it!”
pace-tap-hint = The count waits a moment for you to press; whoever is late loses nothing.
pace-at-once = At once
pace-at-once-hint = Nothing waits: for programs and the impatient.
host-skip-title = Skip the count for everybody?
host-skip-text = Everybody at the table sees the score of this round at once, and hears no more of its numbers.
host-skip-sure = Skip it for everybody
host-hurry-title = Let a bot act for { $name }?
host-hurry-text = This once, a bot decides for { $name }. They are still here, and go on by themselves afterwards.
host-hurry-sure = Let a bot act
host-abandon-text = Nobody wins, and the game is not kept. Everybody is back in the lobby.
leave-table-bot = A bot plays on for you.
leave-table-free = Somebody else can sit down there.
lobby-clock = Clock
clock-off = No clock
clock-off-hint = Everybody thinks as long as they like.
clock-relaxed = Relaxed clock
clock-relaxed-hint = Plenty of time and a reminder; then a bot acts, this once.
clock-brisk = Brisk clock
clock-brisk-hint = Little time and a reminder; then a bot acts, this once.
lobby-reactions = Reactions
lobby-reactions-hint = A few friendly words across the table.
lobby-keep = Keep records
lobby-keep-hint = Finished games can be watched again.

## The box

lobby-box = The box
lobby-box-own = Copied from your box: { $components }.
lobby-box-known = Everything is as printed.
lobby-box-copy = Copy my box
lobby-box-hint = Copy what is printed on your own components; this table plays with it.
lobby-box-from = from
lobby-box-to = to
lobby-box-yellow = yellow
lobby-box-blue = blue
lobby-box-column = Box { $number }
lobby-box-card = Card { $number }
lobby-box-add = Add a card
lobby-box-remove = Remove { $card }
lobby-box-empty = Every field needs a whole number.
lobby-box-save = Play with this
lobby-box-default = Back to the default

## Fair chance

lobby-fair = Are the draws fair?
lobby-fair-hint = The secret behind the next game is settled already; this is its seal. After the game the secret is revealed, and anybody can check it.
lobby-fair-salted = { $count ->
    [0] Nobody has added salt yet.
    [one] One player has added salt.
   *[other] { $count } players have added salt.
}
lobby-salt = Your own salt: anything you type changes the draws
lobby-salt-add = Add
lobby-salted = Your salt is in.

## A table that plays on from a record

lobby-branch-where = { $round ->
    [0] Every game here begins before the first round of another one.
   *[other] Every game here begins in round { $round } of another one, where it was left.
}
lobby-branch-after = Every game here begins after round { $round } of another one.
lobby-branch-fixed = Game, cards and seats are those of the other game. Pace and clock are yours.
lobby-branch-origin = Watch the other game
lobby-branch-place = plays on for { $name }
lobby-branch-free = { $name }’s seat is free
lobby-branch-sit = Play on for { $name }
lobby-branch-sit-short = Sit here
lobby-branch-more = { $count ->
    [one] and one seat more: whoever comes under the name of its player takes it
   *[other] and { $count } seats more: whoever comes under the name of a player takes their seat
}
lobby-branch-missing = { $missing ->
    [one] One seat is still free: every seat needs a player.
   *[other] { $missing } seats are still free: every seat needs a player.
}
