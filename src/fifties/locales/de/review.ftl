### Was `fifties review` sagt: Können, Glück und bessere Entscheidungen.

input-not-reviewed = Niemand weiß, was eine Entscheidung in { $game } wert ist; Spiele von Fifty und Fifty Fifty lassen sich auswerten.
input-nothing-to-review = Keine Runde dieser Aufzeichnung wurde zu Ende gespielt; es gibt noch nichts auszuwerten.

review-thinking = jede Entscheidung wird geprüft
review-legend = Punkte = erwartet + Entscheidungen + Zufall + was die anderen taten; die Note gilt den Entscheidungen
review-column-points = Punkte
review-column-expected = erwartet
review-column-skill = Entscheidungen
review-column-chance = Zufall
review-column-others = andere
review-column-mark = Note
review-win = Gewinnaussicht, vom Anfang bis zum Ende
review-decisions = { $name }: Entscheidungen
review-flawless = Kein Ausrutscher, kein Patzer.
review-verdict = { $verdict ->
    [best] die beste Wahl
    [fine] gute Wahl
    [slip] Ausrutscher
   *[blunder] Patzer
}
review-costliest = Teuerste Entscheidung: { $name }, { $where }, { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } Punkte.
review-luckiest = Am meisten Glück: { $name }, { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } Punkte mehr als durch eigene Entscheidungen.
review-round = Runde { $round }
review-trick = Runde { $round }, Stich { $trick }

## Fifty

review-numbers = { $where }: { $numbers } { $dash } { $verdict }. Gegen einen unschlagbaren Tisch bringt das im Schnitt { NUMBER($expected, minimumFractionDigits: 1, maximumFractionDigits: 1) } Punkte, { NUMBER($loss, minimumFractionDigits: 1, maximumFractionDigits: 1) } weniger als das Beste.
review-crowded = Von { $others } Meistern schreiben im Schnitt { NUMBER($holders, minimumFractionDigits: 1, maximumFractionDigits: 1) } die { $number }; { $instead } hätte { NUMBER($gain, minimumFractionDigits: 1, maximumFractionDigits: 1) } mehr gebracht.
review-instead = { $instead } statt { $number } hätte { NUMBER($gain, minimumFractionDigits: 1, maximumFractionDigits: 1) } mehr gebracht.
review-hindsight = Im Nachhinein hätte { $numbers } { $most } Punkte gebracht; es waren { $points }.

## Fifty Fifty

review-card = { $where }: { $card } { $dash } { $verdict }. { $best } hätte im Schnitt { NUMBER($loss, minimumFractionDigits: 1, maximumFractionDigits: 1) } Punkte mehr gebracht, auf { NUMBER($error, minimumFractionDigits: 1, maximumFractionDigits: 1) } genau.
