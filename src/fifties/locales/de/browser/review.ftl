### Die Auswertung eines Spiels: Können, Glück und bessere Entscheidungen; deine eigenen Ausrutscher noch einmal.

review-page = Auswertung
review-page-progress = Jede Entscheidung wird geprüft: { $percent } %
review-page-partly = Was schon bekannt ist, steht unten.
review-page-whose = Entscheidungen von
review-page-you = { $name } (du)
review-page-luck-lucky = { $who ->
    [you] Dein Ergebnis ist { $points }, wo { $expected } zu erwarten war: Glück brachte { $luck }, und deine Entscheidungen kosteten { $skill } gegenüber dem besten Spiel.
   *[other] Das Ergebnis von { $name } ist { $points }, wo { $expected } zu erwarten war: Glück brachte { $luck }, und die Entscheidungen kosteten { $skill } gegenüber dem besten Spiel.
}
review-page-luck-unlucky = { $who ->
    [you] Dein Ergebnis ist { $points }, wo { $expected } zu erwarten war: Pech nahm { $luck }, und deine Entscheidungen kosteten { $skill } gegenüber dem besten Spiel.
   *[other] Das Ergebnis von { $name } ist { $points }, wo { $expected } zu erwarten war: Pech nahm { $luck }, und die Entscheidungen kosteten { $skill } gegenüber dem besten Spiel.
}
review-page-luck-even = { $who ->
    [you] Dein Ergebnis ist { $points }, wo { $expected } zu erwarten war: Glück spielte kaum eine Rolle, und deine Entscheidungen kosteten { $skill } gegenüber dem besten Spiel.
   *[other] Das Ergebnis von { $name } ist { $points }, wo { $expected } zu erwarten war: Glück spielte kaum eine Rolle, und die Entscheidungen kosteten { $skill } gegenüber dem besten Spiel.
}
review-page-skill = { $who ->
    [you] Deine Entscheidungen bekommen { $mark } von 100; die teuerste: { $where } ({ $loss }).
   *[other] Die Entscheidungen von { $name } bekommen { $mark } von 100; die teuerste: { $where } ({ $loss }).
}
review-page-skill-best = { $who ->
    [you] Deine Entscheidungen bekommen { $mark } von 100: Besseres ließ sich nicht finden.
   *[other] Die Entscheidungen von { $name } bekommen { $mark } von 100: Besseres ließ sich nicht finden.
}
review-page-curve = Gewinnaussicht
review-page-percent = { $percent } %
review-page-table = Dasselbe als Tabelle
review-page-at-start = Vor der ersten Runde
review-page-at-branch = Wo dieses Spiel begann
review-page-at-revealed = Runde { $round }: Die Sperrmarken liegen offen
review-page-at-chosen = Runde { $round }: Alle haben geschrieben
review-page-at-counted = Runde { $round } ist ausgezählt
review-page-at-dealt = Runde { $round }: Die Karten sind gegeben
review-page-at-trick = Runde { $round }, nach Stich { $trick }
review-page-at-scored = Runde { $round } ist gewertet
review-page-decisions = Entscheidung für Entscheidung
review-page-count = { $at } von { $of }
review-page-key-next = nächste Entscheidung
review-page-key-back = vorige Entscheidung
review-page-try-first = Noch einmal versuchen, bevor ich die Antwort sehe
review-page-all = Alle Entscheidungen
review-page-only-slips = { $count ->
    [one] Nur die eine, die nicht gut war
   *[other] Nur die { $count }, die nicht gut waren
}
review-page-line = { $where }: { $verdict } ({ $loss })
review-page-branched = Was davor kam, wurde in einem anderen Spiel gespielt und wird hier nicht beurteilt.
review-page-sums = Woraus die Ergebnisse bestehen
review-page-drill = Deine Ausrutscher, noch einmal
review-page-drill-left = { $count ->
    [0] Der letzte für jetzt.
    [one] Danach noch einer.
   *[other] Danach noch { $count }.
}
review-page-drill-next = Weiter
review-page-drill-game = Das ganze Spiel ansehen
review-page-drill-done = Für heute ist nichts mehr übrig. Was gelang, kommt später wieder, immer seltener.
review-page-drill-none = Auf diesem Gerät sind noch keine Ausrutscher bekannt. Öffne die Auswertung eines Spiels, bei dem du dabei warst.
review-page-again = { $where }: Was würdest du jetzt tun?
review-page-try-best = { $choice }: Nichts ist besser.
review-page-try-better = { $choice }: Besser als zuvor. Das verliert { $loss } gegenüber dem Besten.
review-page-try-no-better = { $choice }: Das nicht. Es verliert { $loss } gegenüber dem Besten.

## Fifty

review-page-numbers = { $who ->
    [you] Du schriebst { $numbers }: im Schnitt { $expected } gegen Meister, { $loss } weniger als die beste Zeile.
   *[other] { $name } schrieb { $numbers }: im Schnitt { $expected } gegen Meister, { $loss } weniger als die beste Zeile.
}
review-page-hindsight = Gegen das, was die anderen wirklich schrieben, hätten { $numbers } zusammen { $most } Punkte gebracht; es waren { $points }.
review-page-which-numbers = Welche { $boxes } Zahlen würdest du jetzt schreiben?
review-page-judge = Beurteilen
review-page-judging = Wird beurteilt
review-page-line-written = Geschrieben
review-page-line-tried = Neue Zeile
review-page-line-better = Eine Zahl besser
review-page-line-best = Beste Zeile
review-page-line-afterwards = Im Nachhinein das Beste
review-page-on-average = { $expected } im Mittel
review-page-scored = { $points } erzielt

## Fifty Fifty

review-page-card = { $who ->
    [you] Du spieltest { $card }; Karten zur Auswahl: { $count }.
   *[other] { $name } spielte { $card }; Karten zur Auswahl: { $count }.
}
review-page-card-better = { $best } hätte im Schnitt { $loss } mehr gebracht{ $sure ->
    [yes] {""}
   *[no] , auf { $error } genau
}.
review-page-played = Gespielt
review-page-better = Besser
review-page-tried-card = Neue Karte
review-page-best = Beste
review-page-hand = Was jede Karte in Punkten dieser Runde wert war
review-page-which-card = Welche Karte würdest du jetzt spielen?
review-page-choose-card = { $card } spielen
