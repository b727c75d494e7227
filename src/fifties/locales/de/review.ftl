### Was `fifties review` sagt: Können, Glück und bessere Entscheidungen.

input-not-reviewed = Niemand weiß, was eine Entscheidung in { $game } wert ist; Spiele von Fifty und Fifty Fifty lassen sich auswerten.
input-nothing-to-review = Keine Runde dieser Aufzeichnung wurde zu Ende gespielt; es gibt noch nichts auszuwerten.
input-no-such-decision = In Runde { $round } hat auf Platz { $seat } niemand etwas entschieden.

review-thinking = jede Entscheidung wird geprüft
review-branched = Was davor kam, wurde in einem anderen Spiel gespielt und wird nicht beurteilt.
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
review-luckiest = { $cause ->
    [chance] Größtes Glück: { $name }, { $where }: Der Zufall brachte { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } Punkte.
   *[others] Größtes Glück: { $name }, { $where }: Die anderen brachten { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } Punkte.
}
review-round = Runde { $round }
review-trick = Runde { $round }, Stich { $trick }
review-deal = Runde { $round }, beim Geben

## Fifty

review-numbers = { $where }: { $numbers } { $dash } { $verdict }. Gegen einen unschlagbaren Tisch bringt das im Schnitt { NUMBER($expected, minimumFractionDigits: 1, maximumFractionDigits: 1) } Punkte, { NUMBER($loss, minimumFractionDigits: 1, maximumFractionDigits: 1) } weniger als das Beste.
review-reason-crowded = Von { $others } Meistern schreiben im Schnitt { NUMBER($holders, minimumFractionDigits: 1, maximumFractionDigits: 1) } die { $number }; { $instead } hätte { NUMBER($gain, minimumFractionDigits: 1, maximumFractionDigits: 1) } mehr gebracht.
review-reason-instead = { $instead } statt { $number } hätte { NUMBER($gain, minimumFractionDigits: 1, maximumFractionDigits: 1) } mehr gebracht.
review-reason-together = An keiner einzelnen Zahl lag es; zusammen waren sie { NUMBER($loss, minimumFractionDigits: 1, maximumFractionDigits: 1) } weniger wert als die besten fünf.
review-reason-unbeatable = Mehr konnte niemand erwarten.
review-hindsight = Im Nachhinein hätten { $numbers } zusammen { $most } Punkte gebracht; es waren { $points }.

## Fifty Fifty

review-card = { $where }: { $card } { $dash } { $verdict }. { $best } hätte im Schnitt { NUMBER($loss, minimumFractionDigits: 1, maximumFractionDigits: 1) } Punkte mehr gebracht{ $sure ->
    [yes] {""}
   *[no] , auf { NUMBER($error, minimumFractionDigits: 1, maximumFractionDigits: 1) } genau
}.
review-reason-best-card = { $card } war die beste Karte.
review-reason-as-good = { $best } war kaum besser.
review-reason-later = Hier zählen spätere Stiche: Dort hätte { $card } mehr genützt als { $best }.
review-reason-took-angry = { $card } bekommt die grimmigen Hälften in { $often } % solcher Stiche, { $best } in { $instead } %.
review-reason-took-laughing = { $card } bekommt die lachenden Hälften in { $often } % solcher Stiche, { $best } in { $instead } %.
review-reason-missed-angry = Die grimmigen Hälften wären recht gekommen: { $best } bekommt sie in { $instead } % solcher Stiche, { $card } in { $often } %.
review-reason-missed-laughing = Die lachenden Hälften wären recht gekommen: { $best } bekommt sie in { $instead } % solcher Stiche, { $card } in { $often } %.
