### What only a terminal says.

## Refusals: the command line

input-not-numbers = „{ $text }“ ist keine Zahl, die hier passt.
input-no-such-trick = eine Runde dieses Spiels hat keinen Stich { $trick }.
input-too-many-people = { $people ->
    [one] { $people } Person passt
   *[other] { $people } Personen passen
} nicht auf { $players } Plätze; wähl eine Zahl von 0 bis { $players }.
input-edition-unknown = { $name } ist keine Ausgabe dieses Spiels; nimm { $known } oder eine .toml-Datei, die deine Schachtel beschreibt.
input-too-many-players = { $players } Spieler sind zu viele für eine Tastatur; höchstens { $most } sind möglich.
input-danger-elsewhere = Gefahrenkarten gehören zu Fifty; lass --danger weg.
input-other-box = { $name } beschreibt eine Schachtel des anderen Spiels.
file-unreadable = lässt sich nicht lesen: { $reason }
file-unusable = lässt sich nicht verwenden: { $reason }
file-exists = gibt es schon und bleibt, wie es ist; wähl einen anderen Namen.

## The report of a replay, and the table talk

head-fifty = { $players } Spieler · gezählt wird bis { $top } · Krone bei { $mark }
head-fifty-fifty = { $players } Spieler · { $players } Runden zu neun Stichen
head-any-game = { $players } Spieler
legend-fifty = { $got } Hab ich!   { $scores } punktet   { $holds } zählt, punktet nicht   { $clash } Zusammenstoß   { $crown } Krone
legend-danger = { $lost } Zusammenstoß in der Gefahrenzone, Bonus weg
legend-fifty-fifty = { $leads } spielt aus   { $highest } höchste Karte, nimmt grimmige   { $lowest } niedrigste Karte, nimmt lachende   dahinter die Hälften: grimmige { $angry }, lachende { $laughing }
strip-count = gezählt
strip-danger = Gefahrenzone
score-bead = Perle { $bead } + Bonus { $bonus } = { $score }
score-broken = Perle { $bead }, keine Wertung
score-total = gesamt { $total }
score-crowns = { $crowns ->
    [one] { $crowns } Krone
   *[other] { $crowns } Kronen
}
score-others = … und noch { $others }
report-branched = { $round ->
    [0] Noch vor der ersten Runde von einem anderen Spiel abgezweigt
   *[other] In Runde { $round } von einem anderen Spiel abgezweigt
}; dessen Spielprotokoll hat den SHA-256-Wert { $origin }.
verify-draws-follow = { $draws ->
    [0] keine eigene Ziehung folgt
    [one] die einzige Ziehung folgt
   *[other] alle { $draws } Ziehungen folgen
} aus dem versiegelten Geheimnis; Siegel { $commitment }
verify-inherited = { $inherited ->
    [one] eine Ziehung davor stammt
   *[other] { $inherited } Ziehungen davor stammen
} aus dem Spielprotokoll mit dem SHA-256-Wert { $origin }

## Playing line by line

play-which-game = Welches Spiel? { $games } (Enter: 1)
play-how-many-players = Wie viele spielen mit, Bots eingerechnet? (Enter: { $default })
play-how-many-people = Wie viele davon sind Menschen an dieser Tastatur, 0 bis { $most }? (Enter: 1)
play-player = Spieler { $number }
play-name = Wie heißt Spieler { $number }? (Enter: { $default })
play-bots = Die Bots spielen auf der Stufe „{ $level }“ und sind { $temper }. { $about }
play-help = Bei jeder Frage kannst du mit { $quit } aufhören und dir mit { $help } Hilfe holen.
play-help-react = Mit { $react } und einer Nummer reagierst du; { $react } allein zeigt, was du sagen kannst.
play-reactions = Reaktionen: { $listed }
play-hand-over = Jetzt ist { $name } dran, alle anderen schauen weg! { $name }, drück Enter.
play-choose = { $name }, schreib fünf Zahlen von { $least } bis { $most } auf:
play-keep = { $name }, du hast { $numbers } aufgeschrieben. Mit Enter bleibt es dabei; oder schreib fünf andere auf:
play-chosen = { $name } hat fünf Zahlen aufgeschrieben.
play-hand = { $name }, deine Karten: { $cards }
play-card = { $name }, spiel eine Karte:
play-any-action = { $name }, tippe die Nummer einer Aktion oder eine Aktion als JSON:
play-mood = Stich { $trick }: { $yellow } lachend für die niedrigste Karte, { $blue } grimmig für die höchste. { $name } spielt aus.
play-table = Auf dem Tisch: { $cards }
play-balances = Stand: { $balances }
play-plays = { $name } spielt die { $card }.
play-queued = Du spielst die { $card }, sobald du dran bist.
play-unqueued = Du wirst nach einer Karte gefragt, sobald du dran bist.
play-takes-blue = { $name } hat die höchste Karte und nimmt { $halves ->
    [one] { $halves } grimmige Hälfte
   *[other] { $halves } grimmige Hälften
}{ $cancelled ->
    [0] { "" }
    [one] ; { $cancelled } Paar hebt sich auf
   *[other] ; { $cancelled } Paare heben sich auf
}. Jetzt { $balance }.
play-takes-yellow = { $name } hat die niedrigste Karte und nimmt { $halves ->
    [one] { $halves } lachende Hälfte
   *[other] { $halves } lachende Hälften
}{ $cancelled ->
    [0] { "" }
    [one] ; { $cancelled } Paar hebt sich auf
   *[other] ; { $cancelled } Paare heben sich auf
}. Jetzt { $balance }.
play-begins = { $name } zählt: { $numbers }
play-counts = { $name } zählt weiter: { $numbers }
play-takes = Hab ich! Bei { $number } übernimmt { $name }.
play-keeps = Hab ich! Bei { $number } zählt { $name } weiter.
play-scores-again = Hab ich! Nach der { $number } punktet { $name } wieder.
play-clash = Hab ich! Hab ich! Bei { $number } stoßen { $names } zusammen und streichen die Zahl.
play-clash-danger = Hab ich! Hab ich! Bei { $number } stoßen { $names } zusammen, und das in der Gefahrenzone: Die Zahl ist gestrichen und der Bonus mit ihr.
play-scores = { $name } bekommt { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}, und die Perle steht auf { $bead }.
play-crown = { $name } holt sich eine Krone!
play-quit = Hier ist Schluss.
play-saved = Das Spielprotokoll liegt in { $file }.
play-help-choose = Fünf verschiedene Zahlen, durch Leerzeichen getrennt; keine darf auf eine gesperrte Ziffer enden. Hast du das Zählen übernommen, punktest du, bis dich jemand ablöst oder ein Zusammenstoß stumm macht. Wer sonst noch eine deiner Zahlen hat, streicht sie gemeinsam mit dir.
play-help-card = Spiel eine deiner Karten. Die höchste nimmt grimmige blaue Gesichtshälften, die niedrigste lachende gelbe. Blau und Gelb heben sich gegenseitig auf, und am Ende der Runde willst du keine einzige mehr haben. Eine zweite Zahl ist die Karte für deinen nächsten Zug; eine Karte, die du tippst, während andere spielen, wartet auf deinen Zug, und 0 nimmt sie zurück.
play-totals = Gesamt: { $totals }
play-amid-count = Gezählt ist bis { $number }.
play-compiling = Die stärksten Bots machen sich bereit; beim ersten Mal dauert das eine Minute.
play-unsaved = Dieses Spiel kann unterwegs nicht gespeichert werden: { $reason }
play-kept = Das Spiel ist aufgehoben: fifties play --resume setzt es fort.
play-resumed = Weiter mit { $game }.
play-which-save = { $game } vom { $day }, { $names }, { $players } Plätze, Runde { $round }
play-no-save = Hier ist kein unfertiges Spiel aufgehoben; beginne eines mit fifties play.
play-old-saves = Ein Spiel, das eine frühere Version von fifties gespeichert hat, kann nicht fortgesetzt werden.
play-no-such-save = Ein unfertiges Spiel Nummer { $number } gibt es nicht; nimm 1 bis { $most }.
play-other-saves = { $others ->
    [one] Ein weiteres unfertiges Spiel wartet
   *[other] { $others } weitere unfertige Spiele warten
} (fifties play --resume 2 und so weiter). Dies ist { $game }.
play-over = Das Spiel ist zu Ende. Enter geht weiter, ? fragt den Coach:

## Extras that are not installed.

extra-missing = Dafür braucht es { $module }, das nicht installiert ist. Zu bekommen mit: { $command }
extra-missing-checkout = Dafür braucht es { $module }, das nicht installiert ist. Zu bekommen mit: { $make } (in diesem Repository), oder { $command }
screen-extra = Das Spiel auf dem ganzen Bildschirm ist nicht installiert, darum geht es Zeile für Zeile. Zu bekommen mit: { $command }
bots-extra = Die Meister unter den Bots denken weniger weit voraus, weil hier nichts kompiliert ist. Weiter denken sie mit: { $command }
