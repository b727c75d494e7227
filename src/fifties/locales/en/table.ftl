### What a live table refuses.

table-wrong-seats = a table has { $least } to { $most } seats, not { $seats }.
table-edition-unknown = there is no printing called “{ $edition }”; known are { $known }.
table-locked = the host has locked this table: nobody new can join.
table-banned = the host does not let you join this table.
table-full = all { $seats } seats are taken; you can watch.
table-too-many = { $most } people are the most that fit here.
table-log-full = this table is worn out; open a new one.
table-name-empty = please write a name.
table-name-too-long = that name has { $letters } letters, and there is room for { $most }.
table-name-taken = somebody else here is called “{ $name }”.
table-host-only = only the host can do this.
table-hosts-own = you took this role while they were away; you cannot send the host away.
table-id-used = this id was used for another request; every request needs its own.
table-host-just-left = the host may be back in a moment; claim the role in { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
}.
table-host-is-here = the host is here; ask them to hand the role on.
table-seat-only = only those who play can do this.
table-no-such-member = nobody here has number { $member }.
table-not-yourself = you cannot send yourself away; leave, or hand the host’s role on.
table-no-such-level = there is no bot called “{ $level }”; known are { $known }.
table-game-runs = not while a game is being played.
table-no-game-runs = no game is being played.
table-nothing-to-tell = no count is being told right now.
table-not-your-number = the count is not waiting for you.
table-not-in-hand = you do not hold the { $card }.
table-no-queue = in this game nothing can be queued.
table-count-goes-on = all numbers are written; wait until the count has been told.
table-seat-owes-nothing = nobody is waiting for this seat.
table-too-many-reactions = slowly: one reaction at a time.
table-nothing-to-show = no finished game is kept at this table that could be looked at together.
table-reactions-off = the host has switched reactions off.
table-event-needs-party = only a party of Fifty can be an event.
table-event-title-empty = please give the event a title.
table-event-title-too-long = that title has { $letters } letters, and there is room for { $most }.
table-event-colour = “{ $colour }” is not a colour; write it like #b3341f.
table-event-show-seconds = a round’s show lasts { $least } to { $most } seconds, not { $seconds }.
table-event-only = this is for events only.
table-event-role-kept = at an event only a host can make somebody else a host.
table-waits-for-approval = a host has to let you in first.
table-waiting-room-full = { $most } people are waiting already; please come back in a few minutes.
table-last-host = there has to be a host; make somebody else a host first.
table-too-many-hosts = { $most } hosts are the most there can be.
table-message-too-long = that message has { $letters } letters, and there is room for { $most }.
table-nobody-chooses = nobody is choosing numbers right now.
table-heats-too-few = { $players ->
    [0] nobody is left to play
    [one] one player is too few for a heat
   *[other] { $players } players are too few for a heat
}; it takes { $least }.
table-heats-go-on = { $missing ->
    [one] one heat is still being played
   *[other] { $missing } heats are still being played
}; wait, or put an end to it.
table-heats-over = the final has been played.
table-heats-advance = at most { $most } of a heat can go on, not { $advance }: somebody has to be out.
table-no-such-heat = nobody is playing a heat with the number { $heat }.
table-heat-drawn = not at the table of a heat: who plays here was drawn.
table-branch-past-end = the record ends before that moment.
table-branch-game-over = the game is over at that moment; go back to an earlier one.
table-branch-box = the record does not tell which cards its box has, so no more can be drawn.
table-branch-fixed = this table plays on from another game, so only pace, clock, reactions and keeping can change.
table-branch-seats-free = { $missing ->
    [one] one of the { $players } seats is free
   *[other] { $missing } of the { $players } seats are free
}; fill them with bots, or wait for friends.
table-branch-only = seats can be chosen only at a table that plays on from another game.
table-no-such-seat = there is no seat { $seat }: the { $seats } seats are counted from 0.
table-seat-occupied = { $name } sits there.
