### What terminal and browser both say.

game-fifty = Fifty
game-fifty-fifty = Fifty Fifty
head-edition = Edition: { $name }
head-reconstructed = Reconstructed, not read off a box: { $components }.
component-bonus = bonus boxes
component-zones = Danger zones
component-moods = Mood cards
round = Round { $round }
round-blocked = blocked: { $digits }
round-nothing-blocked = nothing is blocked
round-danger = Danger zone { $low } to { $high }
round-begins = { $name } begins the count
round-unfinished = This round is not finished.
round-dealer = { $dealer } deals, { $leader } leads
crowned-at = { $name } gains a crown at { $number }.
trick = trick
mood = mood
points = points
totals = totals
struck = { $name } ends balanced and strikes round { $round } ({ $points }).
balanced = { $name } ends balanced; there is nothing to strike.
held-angry = { $count } angry
held-laughing = { $count } laughing
held-none = balanced
game-unfinished = The game is not finished.
end-second-crown = { $winners } wins at once with a second crown!
end-most-points = { $winners } wins, with a total of { $points }.
end-crown-breaks-tie = { $winners } wins: level at { $points }, but with a crown.
end-shared = { $winners } share the win, with a total of { $points }.
end-fewest-halves = { $winners } wins, with a total of { $points }.
and = and

## Reactions across the table

reaction-clap = Bravo!
reaction-laugh = Haha!
reaction-wow = Wow!
reaction-ouch = Ouch!
reaction-phew = Phew!
reaction-think = Hmm …
reaction-heart = Lovely!
reaction-wave = Hello!
