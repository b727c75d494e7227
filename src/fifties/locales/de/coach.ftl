### Der Coach: was der Löser von einer Wahl hält.

coach-compiling = Der Coach macht sich bereit; beim ersten Mal dauert das eine Minute.
coach-crowd = Bei mehr als { $most } Spielern weiß der Coach nichts zu sagen.
coach-extra = Der Coach ist nicht installiert. Zu bekommen mit: { $command }

## Fifty

coach-sound = Coach: Deine Zahlen sind gut. Gegen einen unschlagbaren Tisch bringen sie im Schnitt { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } Punkte, so viel wie die besten.
coach-behind = Coach: Gegen einen unschlagbaren Tisch bringen deine Zahlen im Schnitt { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } Punkte, { NUMBER($behind, minimumFractionDigits: 1, maximumFractionDigits: 1) } weniger als die üblichen { NUMBER($usual, minimumFractionDigits: 1, maximumFractionDigits: 1) }.
coach-change = { $instead } statt { $number } wäre { NUMBER($gain, minimumFractionDigits: 1, maximumFractionDigits: 1) } mehr wert.
coach-hindsight = Im Nachhinein, gegen das, was die anderen schrieben, hätte { $numbers } { $most } Punkte gebracht; deine brachten { $points }.
coach-perfect = Im Nachhinein hätte nichts mehr gebracht als deine { $points }.
coach-often = Coach: Ein unschlagbarer Tisch schreibt am häufigsten: { $numbers }. Das bringt im Schnitt { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } Punkte.
coach-example = Eine Wahl, die er treffen könnte: { $numbers }.

## Fifty Fifty

coach-last-card = Coach: Mit einer einzigen Karte gab es nichts zu wählen.
coach-same-card = Coach: Der Meister hätte auch { $card } gespielt.
coach-sound-card = Coach: { $card } war so gut wie { $better }, was der Meister gespielt hätte.
coach-better-card = Coach: Der Meister hätte { $better } gespielt, etwa { NUMBER($halves, minimumFractionDigits: 1, maximumFractionDigits: 1) } Hälften besser als { $card }.
coach-would-play = Coach: Der Meister würde { $card } spielen.
coach-as-good = { $card } ist genauso gut.
coach-runner-up = Danach kommt { $card }, etwa { NUMBER($halves, minimumFractionDigits: 1, maximumFractionDigits: 1) } Hälften dahinter.
