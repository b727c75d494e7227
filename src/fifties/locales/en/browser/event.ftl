### Opening an event, and the page of whoever runs it.

## Opening

event-open = Hold an event
event-open-hint = A game of Fifty for a hall, a school or a stream: any number of players with their own phones, and a big screen for all.
event-title = Title of the event
event-title-hint = Stands on the big screen, on phones and on posters.
event-colours = Colours
event-colours-stationery = Stationery
event-colours-lake = Lake
event-colours-forest = Forest
event-colours-theatre = Theatre
event-colours-sky = Sky
event-colours-night = Night
event-colour-paper = Ground
event-colour-accent = What stands out
event-preview = The title on its band, and a light and a dark screen. Text always stays readable.
event-show = Length of a round’s count
event-show-minutes =
    { $minutes ->
        [one] one minute
       *[other] { $minutes } minutes
    }
event-show-seconds =
    { $seconds ->
        [one] one second
       *[other] { $seconds } seconds
    }
event-show-hint = However many play: dull stretches pass quickly, the show slows down where it gets exciting.
event-approval = Approve everybody who comes
event-approval-hint = Newcomers wait until a host lets them in.
event-doors-closed = Keep the doors closed for now
event-doors-closed-hint = Whoever comes early sees a waiting room. You open the doors when you are ready.
event-plays = I play, too
event-plays-hint = Otherwise you only run the event.
event-host-name = Your name
event-do-open = Open the event

## The moderator’s page

moderate = Moderator
moderate-not-you = This page is for the hosts of an event
moderate-not-you-hint = Open it on the device that opened the event, or ask a host to make you one.
moderate-no-event = This table is no event.
moderate-to-table = To the table
moderate-now = Where we are
moderate-now-choose =
    { $ready ->
        [one] Round { $round }: { $ready } of { $players } has written
       *[other] Round { $round }: { $ready } of { $players } have written
    }
moderate-now-count = Round { $round }: the count is at { $number } of { $top }
moderate-now-scored = After round { $round }
moderate-doors-open = Doors open
moderate-doors-closed = Doors closed
moderate-seated =
    { $seated ->
        [one] One player
       *[other] { $seated } players
    }
moderate-connected = { $count } connected
moderate-pending =
    { $count ->
        [one] One waits for approval
       *[other] { $count } wait for approval
    }
moderate-next = Next:
moderate-step-open = open the doors, so that people can come in.
moderate-do-open = Open the doors
moderate-step-admit =
    { $count ->
        [one] one person waits for you to let them in.
       *[other] { $count } people wait for you to let them in.
    }
moderate-do-admit = Let everybody in
moderate-step-gather = wait for people. A game takes at least { $least } players.
moderate-step-start =
    { $seated ->
        [one] start when everybody is here: one player so far.
       *[other] start when everybody is here: { $seated } players so far.
    }
moderate-do-start = Start
moderate-step-choose =
    { $missing ->
        [one] one is still writing. You can set a time limit.
       *[other] { $missing } are still writing. You can set a time limit.
    }
moderate-do-choose = Close in { $seconds } s
moderate-step-close = choosing closes by itself; then bots write for whoever has not.
moderate-do-close = Leave it open after all
moderate-step-go-on = the show is paused. Let it go on when you are ready.
moderate-do-go-on = Go on
moderate-step-watch = watch the count. You can pause it for a word on stage.
moderate-do-watch = Pause
moderate-step-scored = the next round begins by itself in a moment.
moderate-step-after = print certificates and download the record kit, or play again.
moderate-do-after = Play again
moderate-doors = Doors
moderate-doors-open-hint = Whoever has the code comes in.
moderate-doors-closed-hint = Newcomers wait outside. Whoever was in can always return.
moderate-doors-do-open = Open the doors
moderate-doors-do-close = Close the doors
moderate-invite = Code and address
moderate-approval = Approval
moderate-admit-all =
    { $count ->
        [one] Let the one who waits in
       *[other] Let all { $count } in
    }
moderate-admit = Let { $name } in
moderate-admit-one = Let in
moderate-deny = Send { $name } away
moderate-nobody-waits = Nobody waits.
moderate-show = The show
moderate-start = Start
moderate-again = Play again
moderate-start-title =
    { $players ->
        [one] Start with one player?
       *[other] Start with { $players } players?
    }
moderate-start-text = Whoever comes later watches until the next game.
moderate-close-legend = Close choosing in
moderate-seconds = { $seconds } s
moderate-close = Close in { $seconds } s
moderate-close-title = Close choosing in { $seconds } s?
moderate-close-text =
    { $missing ->
        [one] Everybody sees the countdown. One has not written yet: a bot writes for whoever is late.
       *[other] Everybody sees the countdown. { $missing } have not written yet: bots write for those who are late.
    }
moderate-close-stop = Leave it open
moderate-message = Message on stage
moderate-message-now = On stage now:
moderate-message-text = Text
moderate-message-show = Put on stage
moderate-message-hide = Take it off
moderate-message-soon = We begin in five minutes.
moderate-message-quiet = Please mute your phones.
moderate-message-break = A short break: we go on soon.
moderate-people = People
moderate-find = Find somebody by name
moderate-found =
    { $count ->
        [0] Nobody of that name
        [one] One person
       *[other] { $count } people
    }
moderate-person-waits = waits for approval
moderate-person-more = What to do about { $name }
moderate-role-stage = big screen
moderate-role-spectator = watches
moderate-role-seat = plays
moderate-host-add = Make a host, too
moderate-host-end = No longer a host
moderate-remove-title = Send { $name } away?
moderate-remove-text = They may come back with the code.
moderate-ban-title = Ban { $name } for good?
moderate-ban-text = They cannot come back to this event from that device.
moderate-step-heats = heats are being played. The next stage can be drawn when all have ended.
moderate-step-draw = all heats are over: draw the next stage below.
moderate-heats = Heats and a final
moderate-heats-hint = For a tournament: everybody is drawn to small tables, the best go on, and the last ones play the final.
moderate-heats-size = Players at a table
moderate-heats-final-size = Players in the final
moderate-heats-draw = Draw the heats
moderate-heats-next = Draw the next stage
moderate-heats-title = Draw heats of { $size }?
moderate-heats-text = Everybody’s phone goes to the table that was drawn for them.
moderate-heats-stage = Stage { $stage }
moderate-heats-final = The final
moderate-heats-over =
    { $heats ->
        [one] { $over } of one heat is over
       *[other] { $over } of { $heats } heats are over
    }
moderate-heats-going-on =
    { $count ->
        [one] One player goes on so far.
       *[other] { $count } players go on so far.
    }
moderate-heats-winners = Winners: { $names }
moderate-heats-end = End all heats now
moderate-heats-end-title = End all heats that are still being played?
moderate-heats-end-text = They count as they stand, by the rounds that were counted to the end.
moderate-paper = Print
moderate-paper-hint = Made on the spot, with the event’s title and colours.
moderate-print-poster = Posters
moderate-print-poster-hint = The way in, for doors and walls.
moderate-print-tents = Table tents
moderate-print-tents-hint = The code for every table, to be folded.
moderate-print-tags = Number tags
moderate-print-tags-hint = One for everybody who takes part.
moderate-print-expected = Number tags for
moderate-print-slip = Tags are printed for { $least } to { $most } people.
moderate-print-name = “{ $name }”
moderate-print-others =
    { $count ->
        [one] one other
       *[other] { $count } others
    }
moderate-print-unwritten =
    There are no letters here for { $names }; { $count ->
        [one] the line is
       *[other] their lines are
    } left free to write on.
moderate-print-statements = Statement forms
moderate-print-statements-hint = For witnesses of a record.
moderate-print-certificates = Certificates
moderate-print-certificates-hint = For the winners and for everybody.
moderate-kit = Record kit
moderate-kit-hint = Who took part, when choices were sealed, the draw, the count and the results in one signed file. Anybody can check it without this server.
moderate-kit-names = with names
moderate-kit-download = Download the kit
moderate-title = Title and colours
moderate-title-change = Change
moderate-title-save = Save
