### Il coach: che cosa pensa il risolutore di una scelta.

coach-compiling = Il coach si prepara; la prima volta ci vuole un minuto.
coach-crowd = Con più di { $most } giocatori il coach non ha niente da dire.
coach-extra = Il coach non è installato. Si ottiene con: { $command }

## Fifty

coach-sound = Coach: i tuoi numeri sono buoni. Contro un tavolo imbattibile rendono in media { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } punti, quanto i migliori.
coach-behind = Coach: contro un tavolo imbattibile i tuoi numeri rendono in media { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } punti, { NUMBER($behind, minimumFractionDigits: 1, maximumFractionDigits: 1) } in meno dei soliti { NUMBER($usual, minimumFractionDigits: 1, maximumFractionDigits: 1) }.
coach-change = { $instead } al posto di { $number } varrebbe { NUMBER($gain, minimumFractionDigits: 1, maximumFractionDigits: 1) } in più.
coach-hindsight = Con il senno di poi, contro quello che hanno scritto gli altri, { $numbers } avrebbe fatto { $most } punti; i tuoi ne hanno fatti { $points }.
coach-perfect = Con il senno di poi, niente avrebbe fatto più dei tuoi { $points }.
coach-often = Coach: un tavolo imbattibile scrive più spesso: { $numbers }. Rende in media { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } punti.
coach-example = Una scelta che potrebbe fare: { $numbers }.

## Fifty Fifty

coach-last-card = Coach: con una sola carta non c’era niente da scegliere.
coach-same-card = Coach: anche il maestro avrebbe giocato { $card }.
coach-sound-card = Coach: { $card } valeva quanto { $better }, che avrebbe giocato il maestro.
coach-better-card = Coach: il maestro avrebbe giocato { $better }, circa { NUMBER($halves, minimumFractionDigits: 1, maximumFractionDigits: 1) } mezze maschere meglio di { $card }.
coach-would-play = Coach: il maestro giocherebbe { $card }.
coach-as-good = { $card } vale altrettanto.
coach-runner-up = Poi viene { $card }, circa { NUMBER($halves, minimumFractionDigits: 1, maximumFractionDigits: 1) } mezze maschere dietro.
