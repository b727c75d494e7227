### A table that plays Fifty, and the end that both games share.

fifty-rule = Rule { $clause }
fifty-player = Player
fifty-bot = bot
fifty-tokens-down = The tokens are about to be flipped
fifty-grid = All numbers
fifty-line = Your line
fifty-line-of = { $name }’s line
fifty-corners = The boxes are worth { $numbers }.
fifty-number-out = { $number } is out: numbers ending in { $digit } are blocked
fifty-number-danger = { $number }, in the Danger zone
fifty-number-beyond = Only numbers from { $least } to { $most }.
fifty-line-full = All { $boxes } boxes are written. Erase a number first.
fifty-wrote = { $number } written, { $written } of { $boxes }
fifty-erase = Erase { $number }
fifty-erased = { $number } erased, { $written } of { $boxes }
fifty-erase-all = Erase all
fifty-erased-all = All erased.
fifty-boxes-left = { $left ->
    [0] All written.
    [one] One number to go
   *[other] { $left } numbers to go
}
fifty-done = Done
fifty-sending = Sending …
fifty-written = Written
fifty-writing = still writing
fifty-kept = Written. You can change your numbers until all are ready.
fifty-still-counts = These still count: { $numbers }.
fifty-restore = Keep those
fifty-all-wait = Everybody is waiting for you.
fifty-reminded = The table is waiting for you: in { $seconds ->
    [one] one second
   *[other] { $seconds } seconds
} a bot writes for you.
fifty-ready = { $ready } of { $players } ready
fifty-who-is-ready = Who is ready
fifty-hurry = Let a bot write for { $name }
fifty-sheet = Score sheet
fifty-count = Round { $round }: the count
fifty-now-takes = { $name } takes the count
fifty-now-keeps = { $name } goes on counting
fifty-now-scores-again = { $name } scores again
fifty-scores = { $name } scores
fifty-nobody-scores = { $name } counts, nobody scores
fifty-who-has-it = Who has it?
fifty-press = { $number } is yours: press “Got it!”
fifty-yours = Your number { $number }!
fifty-take-takes = { $number }: { $name } takes the count.
fifty-take-keeps = { $number }: { $name } keeps the count.
fifty-take-scores-again = { $number }: { $name } scores again.
fifty-clash = { $number }: { $names } clash and cross it off. Bonus { $bonus }.
fifty-clash-danger = { $number }: { $names } clash in the Danger zone. Bonus { $bonus } lost.
fifty-next = Your next: { $number }
fifty-none-left = None of yours is left
fifty-my-numbers = Your numbers
fifty-crossed-off = crossed off
fifty-taken = count taken
fifty-passed = called
fifty-track = bead at { $bead }, bonus { $bonus }, crowns { $crowns }
fifty-host = For the host
fifty-scored = Round { $round } is scored
fifty-numbers = numbers
fifty-bead-and-bonus = bead + bonus
fifty-total = total
fifty-crown = crown
fifty-corner-gained = bonus gained
fifty-corner-lost = bonus lost
fifty-corner-worth = bonus { $bonus }
fifty-broken-off = A second crown ended this round: it is not scored.
fifty-map = Who wrote what
fifty-awards = Worth remembering
fifty-award-longest-count = Longest count
fifty-award-most-clashes = Most clashes
fifty-award-twins = Twins
fifty-award-amount = { $amount ->
    [one] one number
   *[other] { $amount } numbers
}
fifty-told-score = { $name }: { $score }, total { $total }.
fifty-told-mine = yours: { $numbers }
fifty-next-soon = The next round begins in a moment.
fifty-winner-soon = And the winner is …
fifty-onward = Write numbers
fifty-onward-watch = Next round
fifty-key-digits = write a number
fifty-key-write = finish the number
fifty-key-erase = erase the last number
fifty-key-done = done
fifty-key-got-it = “Got it!”
fifty-key-pace = change the pace of the count
fifty-key-onward = on to the next round

ended-you = You win!
ended-why = Why?
ended-crowns = { $crowns ->
    [one] one crown
   *[other] { $crowns } crowns
}
ended-rematch = Rematch
ended-host-can = The host can start a rematch.
ended-replay = Watch the replay
ended-review = Skill or luck?
ended-card = Share a card
ended-card-saved = The picture is saved, and the result is copied as text.
ended-card-failed = The card could not be shared.
ended-record = Download the record
ended-sheet = Print the sheet
ended-leave = Leave
ended-key-rematch = rematch
replay-won = { $count ->
    [one] { $names } won.
   *[other] { $names } share the win.
}
ended-together = Look at it together
ended-together-come = Join the others
together = Looking together
together-you-lead = You lead. Everybody at the table sees what you look at.
together-leads = { $name } leads, and you follow.
together-apart = { $name } leads. You go your own way.
together-stage = { $name } leads through the game.
together-nobody = Nobody leads.
together-follow = Come back to the others
together-free = Look on my own
together-lead = Take the lead
together-close = Back to the table
