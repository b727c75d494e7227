### The coach: what the solver thinks of a choice.

coach-compiling = The coach is getting ready; the first time this takes a minute.
coach-crowd = With more than { $most } players the coach has nothing to say.
coach-extra = The coach is not installed. Get it with: { $command }

## Fifty

coach-sound = Coach: your numbers are sound. Against a table that cannot be beaten they expect { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } points, as good as any.
coach-behind = Coach: against a table that cannot be beaten your numbers expect { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } points, { NUMBER($behind, minimumFractionDigits: 1, maximumFractionDigits: 1) } less than the usual { NUMBER($usual, minimumFractionDigits: 1, maximumFractionDigits: 1) }.
coach-change = { $instead } instead of { $number } would be worth { NUMBER($gain, minimumFractionDigits: 1, maximumFractionDigits: 1) } more.
coach-hindsight = In hindsight, against what the others wrote, { $numbers } would have scored { $most }; yours came to { $points }.
coach-perfect = In hindsight, nothing would have scored more than your { $points }.
coach-often = Coach: a table that cannot be beaten writes these most often: { $numbers }. That expects { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } points.
coach-example = One choice it might make: { $numbers }.

## Fifty Fifty

coach-last-card = Coach: with a single card there was nothing to choose.
coach-same-card = Coach: the master would have played { $card }, too.
coach-sound-card = Coach: { $card } was as good as { $better }, which the master would have played.
coach-better-card = Coach: the master would have played { $better }, about { NUMBER($halves, minimumFractionDigits: 1, maximumFractionDigits: 1) } halves better than { $card }.
coach-would-play = Coach: the master would play { $card }.
coach-as-good = { $card } is as good.
coach-runner-up = Next comes { $card }, about { NUMBER($halves, minimumFractionDigits: 1, maximumFractionDigits: 1) } halves behind.
