### At a live table, from a terminal.

input-answered = { $text }
input-no-address = { $address } is no address of a server; write one such as 192.168.1.20 or https://games.example.
input-nobody-there = no server answers at { $address }: { $reason }

## Coming and going

live-table = Table { $code }: { $game }
live-seated = At the table, { $seated } of { $seats }: { $names }
live-you = You are { $name }.
live-begin = Enter begins the game, b adds a bot (b master: a strong one), { $quit } leaves:
live-wait = Waiting for { $name } to begin; { $quit } leaves:
live-watching = You are watching; s takes a seat in the next game, { $quit } leaves:
live-help = The host begins with Enter and adds bots with b and a level. s takes a seat. { $quit } leaves, { $help } shows this; your seat is kept.
live-came = { $name } has come.
live-went = { $name } has gone.
live-host = { $name } is the host now.
live-seat-kept = Your seat is kept: the same command brings you back to it.

## While a game is on

live-lost = The connection is lost; coming back by itself …
live-back = Connected again.
live-paused = The host has paused.
live-goes-on = It goes on.
live-kept = A bot keeps the seat of { $name } for now.
live-returned = { $name } is back.
live-reminded = The table waits for you; in { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
} a bot helps out.
live-spoke = { $number } …
live-tap = { $number } is yours! Enter calls “Got it!”:
live-broken-off = The host has broken the game off.
live-reacted = { $name }: { $reaction ->
    [clap] { reaction-clap }
    [laugh] { reaction-laugh }
    [wow] { reaction-wow }
    [ouch] { reaction-ouch }
    [phew] { reaction-phew }
    [think] { reaction-think }
    [heart] { reaction-heart }
   *[wave] { reaction-wave }
}

## When a table is gone

live-parting-removed = the host has sent you away from this table.
live-parting-restarting = the server has stopped; try again in a moment.
live-parting-silent = the server did not hear who you are; try again.
live-parting-too-much = too much was sent at once; try again in a minute.
live-parting-closed = the host has closed this table.

## Parties

party-ready = { $count ->
    [one] { $count } of { $players } has written.
   *[other] { $count } of { $players } have written.
}
party-count = { $number } … In front: { $names }
party-bead = You: bead { $bead }, bonus { $bonus }.
party-round = Round { $round } is counted: { $best ->
    [-1] broken off by a second crown
   *[other] the best score is { $best }
}, { $clashes ->
    [one] { $clashes } clash
   *[other] { $clashes } clashes
}, { $crowned ->
    [one] { $crowned } crown
   *[other] { $crowned } crowns
}.
party-front = In front: { $names }
party-mine = You have { $total ->
    [one] { $total } point
   *[other] { $total } points
} and are number { $rank } of { $players }.

## The lobby on a screen

live-count = { $seated } of { $seats } at the table
live-your-turn = Everybody is here when you say so.
live-waiting = Waiting for { $name } to begin.
live-looking-on = You are watching.
live-is-host = host
live-enter = Enter
live-key-begin = begin
live-key-bot = bot: { $level }
live-key-level = level
live-key-sit = take a seat
live-key-leave = leave

## Events

live-waiting-doors = The doors are closed; you wait in front of them with { $ahead ->
    [one] { $ahead } other
   *[other] { $ahead } others
} ahead of you. Ctrl-C leaves.
live-waiting-queue = You wait to be let in, with { $ahead } ahead of you{ $seconds ->
    [-1] {""}
    [one] , for about { $seconds } second
   *[other] , for about { $seconds } seconds
}. Ctrl-C leaves.
live-waiting-approval = You wait until a host lets you in, with { $ahead } ahead of you. Ctrl-C leaves.
live-waiting-return = Many come back at once. You see the game again when it is your turn, with { $ahead } ahead of you{ $seconds ->
    [-1] {""}
    [one] , in about { $seconds } second
   *[other] , in about { $seconds } seconds
}.
live-let-in = You are in.
live-event = { $title }: { $seated ->
    [one] { $seated } plays
   *[other] { $seated } play
}
live-message = From the stage: { $text }
live-wait-event = It begins when the hosts say so; { $quit } leaves:
live-waiting-event = It begins when the hosts say so.
live-closes = Choosing closes in { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
}; then a bot writes for you.
live-seal = Everybody has written. Seal of all choices: { $seal }
live-count-at = { $number } of { $top } …
live-own-number = { $number }: { $others ->
    [0] yours alone!
    [one] one other had it, too.
   *[other] { $others } others had it, too.
}
live-heats = Stage { $stage }: { $heats ->
    [one] { $over } of one table is done.
   *[other] { $over } of { $heats } tables are done.
}
live-final = The final is played.
live-final-won = The final was won by { $names }.
live-to-heat = You play at table { $number }: going there …
live-to-final = You play in the final: going there …
live-back-to-event = Back to the event …
live-heat-on = Place { $place } in your heat: you go on!
live-heat-out = Place { $place } in your heat. Thanks for playing; watch how it goes on.
live-heat-final = Place { $place } in the final!
