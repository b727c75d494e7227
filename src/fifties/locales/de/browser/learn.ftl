### Learning a game: the page of its rules, and the coach of the first lesson.

## The page

learn-intro = Zwei Spiele rund um die Fünfzig. Spiel eine Lektion mit Coach, oder lies die Regeln in Ruhe.
learn-open = { $game } lernen
learn-line-fifty = Schreib Zahlen auf, die sonst niemand hat, und das Zählen gehört dir.
learn-line-fifty-fifty = Nimm so viele lachende Hälften wie grimmige, dann bleibt dir keine.
learn-what-fifty = Alle schreiben heimlich fünf Zahlen auf, dann zählt eine Stimme bis fünfzig. Hast nur du die genannte Zahl, gehört das Zählen dir, und jede Zahl bringt dir einen Punkt, bis dich jemand ablöst. Haben zwei dieselbe, stoßen sie zusammen, und eine Weile punktet niemand.
learn-what-fifty-fifty = In jedem Stich nimmt die höchste Karte grimmige Gesichtshälften und die niedrigste lachende. Eine lachende und eine grimmige ergeben ein Gesicht, und Gesichter gehen. Wer die wenigsten Hälften behält, gewinnt, und wer am Ende einer Runde keine hat, streicht das eigene schlechteste Ergebnis.
learn-lesson = Die Ein-Minuten-Lektion spielen
learn-lesson-opening = Die Bots setzen sich …
learn-lesson-hint = Ein echter Tisch mit zwei Bots. Ein Coach sagt dir Zeile für Zeile, was geschieht, und du kannst ihn jederzeit wegschicken.
learn-contents = Auf dieser Seite
learn-print = Regeln drucken
learn-marks = Wo „unsere Festlegung“ oder „rekonstruiert“ steht, schweigt die gedruckte Regel, oder wir haben das Teil nicht gesehen: Dort mussten wir selbst entscheiden, und wir sagen es.
learn-other = Auch { $game } lernen
learn-back = Beide Spiele

## On paper

learn-paper = Spiel drucken
learn-paper-fifty = Spielerraster, Punkteleiste, Wertungsblatt und Sperrmarken als PDF. Dazu braucht ihr nur noch Schere und Stifte.
learn-paper-fifty-fifty = Die fünfzig Karten, die Launekarten, die Gesichtshälften und ein Wertungsblatt als PDF. Dazu braucht ihr nur noch Schere und Stift.
learn-paper-players = Spieler
learn-paper-size = Papier
learn-paper-size-a4 = A4
learn-paper-size-letter = Letter
learn-paper-form = Druck
learn-paper-large = Großdruck
learn-paper-ink = Tinte sparen: nur Umrisse
learn-paper-duplex = Rückseiten für Karten und Marken
learn-paper-danger = Mit Gefahrenkarten
learn-paper-slip = Gedruckt wird für { $least } bis { $most } Spieler.
learn-paper-open = PDF öffnen
learn-paper-load = PDF erstellen
learn-paper-hint = Druck es in 100 %, ohne es an die Seite anzupassen.

## Its figures

learn-figure-blocked = Zu fünft werden zwei Marken aufgedeckt: 0 und 3. Zahlen wie 10, 23 oder 40 sind in dieser Runde gesperrt.
learn-figure-boxes = { $name } hat fünf Zahlen aufgeschrieben. Die kleinen Zahlen in den Ecken sind der Bonus für ein gestrichenes Kästchen.
learn-figure-count = Von 1 bis 4 punktet niemand. { $first } hat als Einzige die 4, übernimmt das Zählen und punktet bei 5 und 6. { $second } und { $third } haben beide die 7: Sie bringt niemandem etwas, ebenso 8 und 9. { $fourth } hat als Einziger die 9 und punktet bei 10, 11 und 12.
learn-figure-owns = hat sie
learn-figure-scores = punktet
learn-figure-clash = { $second } und { $third } haben beide die 7 aufgeschrieben: Beide streichen sie, und die Perlen stehen still.
learn-figure-crown = Zu fünft liegt der Zielwert bei 12. Die Perle von { $name } hat ihn gerade erreicht, und die Krone ist ausgemalt.
learn-figure-score = Die Perle von { $name } steht auf 14, und die Kästchen mit 2 und 1 sind gestrichen: 14 + 2 + 1 = 17 Punkte.
learn-figure-danger = Die Zone reicht von 21 bis 30. Der Zusammenstoß bei 28 liegt darin und verliert seinen Bonus; der bei 46 liegt draußen und behält ihn.
learn-figure-hand = Neun Karten auf der Hand. Das kleine Gesicht wandelt sich vom Lachen bei 1 zum Grimm bei 50.
learn-figure-trick = Bei der Laune 2/5 ist die 4 die niedrigste Karte und nimmt 2 lachende Hälften; die 46 ist die höchste und nimmt 5 grimmige. 20 und 32 nehmen nichts.
learn-figure-pairs = { $name } hat 5 lachende Hälften und nimmt 3 grimmige: Drei Gesichter gehen, 2 lachende Hälften bleiben. Dann kommen 6 grimmige: Noch zwei Gesichter gehen, 4 grimmige Hälften bleiben.
learn-figure-strike = { $name } beendet Runde 3 ohne eine einzige Hälfte: Die −9 aus Runde 1 wird gestrichen und zählt 0.
learn-figure-moods = Die zehn Launekarten, mit denen wir spielen.
learn-round = Runde
learn-total = Gesamt

## The coach

coach = Coach
coach-step = Schritt { $step } von { $steps }
coach-move = Coach nach oben oder unten schieben
coach-key-move = den Coach aus dem Weg schieben
coach-stop = Coach wegschicken
coach-play-on = Weiterspielen
coach-play-now = Jetzt spielen, ich bleibe in der Nähe
coach-understood = Verstanden
coach-ask = Den Coach fragen
coach-goal-fifty = Dein Ziel: die meisten Punkte nach vier Runden. Punkte machst du, während du zählst; schreib also Zahlen, die sonst niemand hat.
coach-goal-fifty-fifty = Dein Ziel: am Ende einer Runde keine einzige Gesichtshälfte. Jede, die du hast, kostet einen Punkt, lachend oder grimmig.
coach-strike = Und wer eine Runde ganz ohne Gesichtshälften beendet, streicht sein schlechtestes früheres Ergebnis: Es zählt von da an 0.
coach-friends = Mit Freunden spielen
coach-blocked = { $count ->
    [0] In dieser Runde ist keine Ziffer gesperrt: Alle Zahlen sind erlaubt.
   *[other] Zahlen, die auf { $digits } enden, sind in dieser Runde gesperrt.
}
coach-choose = Such dir { $boxes } Zahlen aus, die sonst niemand nimmt. Die Ecken sind dein Trost bei einem Zusammenstoß.
coach-advice = Ein Tipp: aus jedem Zehner eine. Wer traut sich, die 1 zu schreiben? Und direkt vor einer gesperrten Zahl hat man einen Schritt lang Ruhe.
coach-written = Aufgeschrieben! Bis alle fertig sind, kannst du noch ändern.
coach-begins = { $name } fängt an zu zählen. Niemand punktet, bis jemand das Zählen übernimmt.
coach-taken = Nur { $name } hat die { $number } und übernimmt: Ab der nächsten Zahl gehen die Punkte dorthin.
coach-taken-you = Hab ich! Nur du hast die { $number } und übernimmst. Ab der nächsten Zahl ist jede ein Punkt für dich.
coach-own-again = Auch die { $number } gehört dir: Du zählst einfach weiter.
coach-again = Nur { $name } hat die { $number }: Der Zusammenstoß ist vorbei, und ab der nächsten Zahl gehen die Punkte wieder dorthin.
coach-again-you = Nur du hast die { $number }: Der Zusammenstoß ist vorbei. Ab der nächsten Zahl punktest du wieder.
coach-overtaken = { $name } übernimmt bei { $number }. Diesen Punkt hast du noch bekommen.
coach-clash = Zusammenstoß: { $names } teilen sich die { $number }. Niemand punktet, bis eine Zahl nur einer Person gehört.
coach-clash-you = Zusammenstoß bei { $number } mit { $names }! Du streichst sie; ihre Ecke bringt dir am Ende { $bonus }.
coach-crown = Die Perle von { $name } erreicht { $bead }: eine Krone. Eine zweite wäre der sofortige Sieg.
coach-crown-you = Deine Perle erreicht { $bead }: eine Krone für dich! Eine zweite wäre der sofortige Sieg.
coach-scored = Deine Perle steht auf { $bead }, deine gestrichenen Kästchen bringen { $bonus }: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} in dieser Runde.
coach-end-fifty = Das ist schon das ganze Spiel: vier solche Runden, und wer die meisten Punkte hat, gewinnt. Spiel weiter, oder eröffne einen Tisch mit Freunden.
coach-dealt = Du hast { $cards } Karten. Niedrige lachen, hohe sind grimmig.
coach-mood = Die niedrigste Karte nimmt { $yellow } lachende { $yellow ->
    [one] Hälfte
   *[other] Hälften
}, die höchste { $blue } grimmige { $blue ->
    [one] Hälfte
   *[other] Hälften
}.
coach-turn = Du bist dran: Spiel eine beliebige Karte. Wer dazwischenliegt, nimmt nichts.
coach-turn-angry = Du hast { $count } grimmige { $count ->
    [one] Hälfte
   *[other] Hälften
}. Die niedrigste Karte brächte dir lachende zum Ausgleich.
coach-turn-laughing = Du hast { $count } lachende { $count ->
    [one] Hälfte
   *[other] Hälften
}. Die höchste Karte brächte dir grimmige zum Ausgleich.
coach-turn-balanced = Du hast keine Hälfte: Besser geht es nicht. Versuch, dazwischen zu bleiben.
coach-trick = { $highest } hat mit der { $high } die höchste Karte: { $blue ->
    [one] { $blue } grimmige Hälfte
   *[other] { $blue } grimmige Hälften
}. { $lowest } hat mit der { $low } die niedrigste: { $yellow ->
    [one] { $yellow } lachende Hälfte
   *[other] { $yellow } lachende Hälften
}.
coach-trick-high = Deine { $card } ist die höchste Karte: { $count ->
    [one] { $count } grimmige Hälfte
   *[other] { $count } grimmige Hälften
} für dich, und du spielst zum nächsten Stich aus.
coach-trick-low = Deine { $card } ist die niedrigste Karte: { $count ->
    [one] { $count } lachende Hälfte
   *[other] { $count } lachende Hälften
} für dich.
coach-trick-between = Deine { $card } liegt dazwischen: nichts für dich.
coach-pair = { $count ->
    [one] Eine lachende und eine grimmige Hälfte von { $name } ergeben ein Gesicht, und es geht.
   *[other] Bei { $name } werden aus Hälften { $count } ganze Gesichter, und sie gehen.
}
coach-pair-you = { $count ->
    [one] Eine deiner Hälften hat ihr Gegenstück gefunden. Das Gesicht verbeugt sich und geht.
   *[other] { $count } deiner Hälften haben ihr Gegenstück gefunden. Die Gesichter verbeugen sich und gehen.
}
coach-counted = Die Runde ist vorbei. Jede Hälfte, die du hast, kostet einen Punkt: { $points } für dich.
coach-balanced = Keine einzige Hälfte: Du bist ausgeglichen und verlierst nichts. In späteren Runden streicht das auch dein schlechtestes Ergebnis.
coach-end-fifty-fifty = Das ist schon das ganze Spiel: so viele Runden, wie Leute mitspielen. Spiel weiter, oder eröffne einen Tisch mit Freunden.
