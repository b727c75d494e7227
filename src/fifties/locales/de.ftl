### Every word that people read. Ids that begin with a clause (F5-…) are refusals.

## Places in a record

place-round = Runde { $round }
place-trick = Stich { $trick }

## Refusals: Fifty

F1-too-few-players = Fifty braucht mindestens { $least } Spieler, und hier { $players ->
    [one] ist nur { $players }
   *[other] sind nur { $players }
}.
F1-no-such-seat = es gibt keinen Platz { $actor }; die { $players } Plätze zählen ab 0.
F2-game-over = nach { $rounds } Runden ist das Spiel zu Ende; danach kommt nichts mehr.
F2-not-now = Zahlen schreibt man einmal pro Runde auf, sobald die Sperrmarken aufgedeckt sind; in Runde { $round } ist es noch nicht so weit.
F2-other-round = diese Zahlen sind für Runde { $round }, gespielt wird aber Runde { $current }.
F3-tokens-miscounted = { $given ->
    [one] { $given } Sperrmarke ist
   *[other] { $given } Sperrmarken sind
} aufgedeckt, aber bei { $players } Spielern deckt man { $wanted } auf.
F3-not-tokens = Sperrmarken werden als Tupel von Ziffern angegeben.
F3-no-such-token = eine Sperrmarke { $digit } gibt es nicht; auf den Marken stehen die Ziffern 0 bis 9.
F3-token-twice = die Sperrmarke { $digit } ist zweimal aufgeführt; jede Ziffer gibt es nur einmal.
F3-tokens-unsorted = die Sperrmarke { $digit } steht hinter der { $before }; ordne die Marken aufsteigend.
F5-numbers-miscounted = { $given ->
    [one] { $given } Zahl ist
   *[other] { $given } Zahlen sind
} aufgeschrieben; es müssen genau { $wanted } sein.
F5-not-numbers = eine Wahl wird als Tupel ganzer Zahlen angegeben.
F5-number-outside = die { $number } liegt nicht im Bereich von { $least } bis { $most }.
F5-number-twice = die { $number } steht zweimal da; alle fünf Zahlen müssen verschieden sein.
F5-not-ascending = die { $number } steht hinter der { $before }; schreib die Zahlen von der kleinsten bis zur größten auf.
F5-ending-blocked = die { $number } endet auf { $digit }, und diese Ziffer ist in dieser Runde gesperrt.
F5-choices-miscounted = { $given ->
    [one] { $given } Zahlenreihe ist
   *[other] { $given } Zahlenreihen sind
} für { $wanted } Spieler aufgeschrieben; alle brauchen je eine.
F12-won-already = { $name } hat in Runde { $rounds } mit der zweiten Krone gewonnen; danach kommt nichts mehr.
F12-winner-differs = { $winners } hat mit einer zweiten Krone sofort gewonnen.
F13-total-differs = für { $name } ist die Summe { $written } eingetragen, die Runden ergeben aber { $counted }.
F13-totals-miscounted = { $given ->
    [one] { $given } Summe ist
   *[other] { $given } Summen sind
} für { $wanted } Spieler eingetragen; trag pro Spieler eine ein.
F14-bonus-misshapen = der Bonus braucht { $boxes } Zahlen von 0 bis { $most } oder { $lines } Listen mit je { $boxes } Zahlen, eine pro Runde.
F15-winners-differ = { $winners ->
    [none] dieses Spiel hat noch niemand gewonnen.
   *[other] der Sieg geht an { $winners }.
}
F16-danger-missing = Runde { $round } hat keine Gefahrenzone; mit Gefahrenkarten hat jede Runde eine.
F16-danger-unexpected = eine Gefahrenzone { $low } bis { $high } ist angegeben, gespielt wird aber ohne Gefahrenkarten.
F16-zone-outside = die Gefahrenzone { $low } bis { $high } liegt nicht im Bereich von 1 bis { $most }.
F16-not-a-zone = eine Gefahrenzone wird als Paar ganzer Zahlen angegeben.
F16-zone-backwards = die Gefahrenzone { $low } bis { $high } ist verkehrt herum; die kleinere Zahl kommt zuerst.
F16-zone-not-left = die Gefahrenkarte { $low } bis { $high } ist nicht unter denen, die noch verdeckt liegen.
F16-zone-miscounted = eine Gefahrenzone hat eine erste und eine letzte Zahl; angegeben { $given ->
    [one] ist { $given }
   *[other] sind { $given }
}.
F16-zones-miscounted = in eine Schachtel gehören { $wanted } Gefahrenkarten; angegeben { $given ->
    [one] ist { $given }
   *[other] sind { $given }
}.

## Refusals: Fifty Fifty

H1-wrong-players = Fifty Fifty ist für { $least } bis { $most } Spieler, und hier { $players ->
    [one] ist { $players }
   *[other] sind { $players }
}.
H1-no-such-seat = es gibt keinen Platz { $actor }; die { $players } Plätze zählen ab 0.
H2-no-such-dealer = als Geber ist Platz { $dealer } angegeben; gezählt werden die Plätze von 0 bis { $most }.
H2-game-over = nach { $rounds } Runden ist das Spiel zu Ende; danach kommt nichts mehr.
H3-no-such-card = eine Karte { $card } gibt es nicht; im Spiel sind die Karten 1 bis { $most }.
H3-played-already = die { $card } ist in dieser Runde schon gespielt worden; jede Karte gibt es nur einmal.
H3-not-hands = Kartenhände werden als Tupel ganzer Zahlen angegeben.
H3-hands-miscounted = { $given ->
    [one] { $given } Blatt ist
   *[other] { $given } Blätter sind
} an { $wanted } Spieler ausgeteilt; schreib pro Spieler eins auf oder gar keins.
H3-hand-miscounted = { $name } bekommt { $given ->
    [one] { $given } Karte
   *[other] { $given } Karten
}; allen stehen { $wanted } zu.
H3-dealt-twice = die { $card } ist zweimal ausgeteilt; jede Karte gibt es nur einmal.
H4-not-now = das geht jetzt nicht; als Nächstes kommt Stich { $trick }.
H4-not-your-turn = { $name } ist an der Reihe.
H4-not-in-hand = die { $card } ist nicht in diesem Blatt.
H4-cards-miscounted = { $given ->
    [one] { $given } Karte ist
   *[other] { $given } Karten sind
} gespielt; zu einem Stich gehört eine von jedem der { $wanted } Spieler.
H4-tricks-miscounted = { $given ->
    [one] { $given } Stich ist
   *[other] { $given } Stiche sind
} aufgeschrieben; eine Runde hat { $wanted }.
H8-total-differs = für { $name } ist die Summe { $written } eingetragen, die Runden ergeben aber { $counted }.
H8-totals-miscounted = { $given ->
    [one] { $given } Summe ist
   *[other] { $given } Summen sind
} für { $wanted } Spieler eingetragen; trag pro Spieler eine ein.
H9-winners-differ = { $winners ->
    [none] dieses Spiel hat noch niemand gewonnen.
   *[other] der Sieg geht an { $winners }.
}
H10-mood-outside = die Laune { $yellow }/{ $blue } gibt es nicht; Launekarten haben Werte von 0 bis { $most }.
H10-not-a-mood = eine Laune wird als Paar ganzer Zahlen angegeben.
H10-mood-not-left = die Launekarte { $yellow }/{ $blue } ist nicht unter denen, die noch verdeckt liegen.
H10-moods-miscounted = { $given ->
    [one] { $given } Launekarte ist
   *[other] { $given } Launekarten sind
} angegeben; eine Runde braucht { $wanted }.
H10-mood-miscounted = eine Laune hat einen gelben und einen blauen Wert; angegeben { $given ->
    [one] ist { $given }
   *[other] sind { $given }
}.
H11-zeros-elsewhere = Nullen gibt es nur zusammen mit den Karten 1/1 bis 9/9.
H11-mood-impossible = die Laune { $yellow }/{ $blue } ist hier nicht möglich; in dieser Ausgabe kommen die Launen 1/1 bis 9/9 in jeder Runde je einmal vor, und jede Farbe hat ihre eigene Null, die sie auslöscht.

## Refusals: records

record-too-large = die Datei ist größer als { $megabytes } MB; so lang ist kein Spiel.
record-empty = die Datei ist leer.
record-not-text = das ist kein UTF-8-Text (Byte { $byte }); ein Spielprotokoll ist eine Textdatei in TOML.
record-not-toml = in Zeile { $line }, Spalte { $column } ist das kein TOML ({ $reason }).
record-too-nested = Listen oder Schlüssel sind viel zu tief verschachtelt für ein Spielprotokoll.
record-unknown-key = den Schlüssel { $key } gibt es hier nicht{ $nearest ->
    [none] .
   *[other] ; meinst du { $nearest }?
}
record-missing-key = der Schlüssel { $key } fehlt.
record-wrong-type = { $key } muss { $wanted ->
    [number] eine ganze Zahl sein.
    [text] ein Text sein.
    [numbers] eine Liste ganzer Zahlen sein.
    [texts] eine Liste von Texten sein.
    [lists] eine Liste von Listen ganzer Zahlen sein.
    [table] eine Tabelle sein.
   *[tables] eine Liste von Tabellen sein.
}
record-no-pair = { $key } muss eine Liste von Zahlenpaaren sein, zum Beispiel [[1, 4], [4, 1]].
record-unknown-game = das Spiel { $name } ist nicht bekannt; es heißt fifty oder fifty-fifty.
record-unknown-edition = die Ausgabe { $name } ist nicht bekannt; bekannte Ausgaben: { $known }.
record-unknown-version = Version { $version } der Regeln ist hier nicht bekannt; die neueste ist { $newest }.
record-too-many-players = { $players } Spieler sind mehr, als ein Spielprotokoll fasst ({ $most }).
record-name-twice = { $name } kommt als Name zweimal vor; gib allen einen eigenen.
record-name-unusable = der Name von Spieler { $number } ist leer, länger als { $most } Zeichen oder enthält unsichtbare Zeichen.
record-no-rounds = das Spielprotokoll hat keine Runde; schreib mindestens ein [[round]] hinein.
record-round-incomplete = { $key } fehlt; nur die letzte Runde eines Spielprotokolls darf abbrechen.
record-no-such-winner = { $name } soll gewonnen haben, spielt aber gar nicht mit.
record-secret-misshapen = das Geheimnis muss { $digits } Zeichen haben, lauter Ziffern oder Buchstaben von a bis f.
record-commitment-differs = commitment ist nicht der SHA-256-Wert des Geheimnisses; der ist { $commitment }.
record-salts-miscounted = salts hat { $given ->
    [one] { $given } Text
   *[other] { $given } Texte
} für { $wanted } Spieler; schreib für alle einen auf, einen leeren, wo jemand nichts beigesteuert hat.
record-not-sealed = die Tabelle [chance] fehlt; ohne secret und commitment lässt sich keine Ziehung prüfen.
record-draw-differs = { $key } ist nicht das, was das versiegelte Geheimnis und die Zugaben der Spieler hier ergeben.
record-play-undrawn = das ist unmöglich nach dem, was das versiegelte Geheimnis und die Zugaben der Spieler hier ergeben.

## Refusals: the command line

input-not-numbers = „{ $text }“ ist keine Zahl, die hier passt.
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

game-fifty = Fifty
game-fifty-fifty = Fifty Fifty
head-fifty = { $players } Spieler · gezählt wird bis { $top } · Krone bei { $mark }
head-fifty-fifty = { $players } Spieler · { $players } Runden zu neun Stichen
head-edition = Ausgabe: { $name }
head-reconstructed = Rekonstruiert, nicht von einer Schachtel abgelesen: { $components }.
component-bonus = Bonuskästchen
component-zones = Gefahrenzonen
component-moods = Launekarten
legend-fifty = { $got } Hab ich!   { $scores } punktet   { $holds } zählt, punktet nicht   { $clash } Zusammenstoß   { $crown } Krone
legend-danger = { $lost } Zusammenstoß in der Gefahrenzone, Bonus weg
legend-fifty-fifty = { $leads } spielt aus   { $highest } höchste Karte, nimmt Blau   { $lowest } niedrigste Karte, nimmt Gelb   Stand: Blau +, Gelb -
round = Runde { $round }
round-blocked = gesperrt: { $digits }
round-nothing-blocked = nichts ist gesperrt
round-danger = Gefahrenzone { $low } bis { $high }
round-begins = { $name } fängt an zu zählen
round-unfinished = Diese Runde ist noch nicht zu Ende.
round-dealer = { $dealer } gibt, { $leader } spielt aus
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
crowned-at = { $name } holt sich bei { $number } eine Krone.
trick = Stich
mood = Laune
points = Punkte
totals = gesamt
struck = { $name } ist am Ende ausgeglichen und streicht Runde { $round } ({ $points }).
balanced = { $name } ist am Ende ausgeglichen; zu streichen gibt es nichts.
game-unfinished = Das Spiel ist noch nicht zu Ende.
end-second-crown = Die zweite Krone: { $winners } gewinnt auf der Stelle!
end-most-points = { $winners } gewinnt mit { $points ->
    [one] { $points } Punkt.
   *[other] { $points } Punkten.
}
end-crown-breaks-tie = Gleichstand bei { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkten
}, aber die Krone entscheidet: { $winners } gewinnt.
end-shared = { $winners } teilen sich den Sieg mit je { $points ->
    [one] { $points } Punkt.
   *[other] { $points } Punkten.
}
end-fewest-halves = { $winners } gewinnt mit { $points ->
    [one] { $points } Punkt.
   *[other] { $points } Punkten.
}
and = und
verify-draws-follow = { $draws ->
    [one] die einzige Ziehung folgt
   *[other] alle { $draws } Ziehungen folgen
} aus dem versiegelten Geheimnis; Siegel { $commitment }

## Playing line by line

play-which-game = Welches Spiel? 1 Fifty, 2 Fifty Fifty (Enter: 1)
play-how-many-players = Wie viele spielen mit, Bots eingerechnet? (Enter: { $default })
play-how-many-people = Wie viele davon sind Menschen an dieser Tastatur, 0 bis { $most }? (Enter: 1)
play-player = Spieler { $number }
play-name = Wie heißt Spieler { $number }? (Enter: { $default })
play-help = Bei jeder Frage kannst du mit { $quit } aufhören und dir mit { $help } Hilfe holen.
play-curtain = Jetzt ist { $name } dran, alle anderen schauen weg! { $name }, drück Enter.
play-choose = { $name }, schreib fünf Zahlen von { $least } bis { $most } auf:
play-keep = { $name }, du hast { $numbers } aufgeschrieben. Mit Enter bleibt es dabei; oder schreib fünf andere auf:
play-chosen = { $name } hat fünf Zahlen aufgeschrieben.
play-hand = { $name }, deine Karten: { $cards }
play-card = { $name }, spiel eine Karte:
play-mood = Stich { $trick }: Gelb { $yellow } für die niedrigste Karte, Blau { $blue } für die höchste. { $name } spielt aus.
play-table = Auf dem Tisch: { $cards }
play-balances = Stand: { $balances }
play-plays = { $name } spielt die { $card }.
play-takes-blue = { $name } hat die höchste Karte und nimmt { $halves ->
    [one] { $halves } blaue Hälfte
   *[other] { $halves } blaue Hälften
}{ $cancelled ->
    [0] { "" }
    [one] ; { $cancelled } Paar hebt sich auf
   *[other] ; { $cancelled } Paare heben sich auf
}. Stand: { $balance }.
play-takes-yellow = { $name } hat die niedrigste Karte und nimmt { $halves ->
    [one] { $halves } gelbe Hälfte
   *[other] { $halves } gelbe Hälften
}{ $cancelled ->
    [0] { "" }
    [one] ; { $cancelled } Paar hebt sich auf
   *[other] ; { $cancelled } Paare heben sich auf
}. Stand: { $balance }.
play-begins = { $name } zählt: { $numbers }
play-counts = { $name } zählt weiter: { $numbers }
play-takes = Hab ich! Bei { $number } übernimmt { $name }.
play-keeps = Hab ich! Bei { $number } bleibt { $name } dran.
play-clash = Hab ich! Hab ich! Bei { $number } stoßen { $names } zusammen und streichen die Zahl.
play-clash-danger = Hab ich! Hab ich! Bei { $number } stoßen { $names } zusammen, und das in der Gefahrenzone: Die Zahl ist gestrichen und der Bonus mit ihr.
play-scores = { $name } bekommt { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}, und die Perle steht auf { $bead }.
play-crown = { $name } holt sich eine Krone!
play-quit = Hier ist Schluss.
play-saved = Das Spielprotokoll liegt in { $file }.
play-help-choose = Fünf verschiedene Zahlen, durch Leerzeichen getrennt; keine darf auf eine gesperrte Ziffer enden. Du punktest, solange du zählst. Wer sonst noch eine deiner Zahlen hat, streicht sie gemeinsam mit dir.
play-help-card = Spiel eine deiner Karten. Die höchste nimmt grimmige blaue Gesichtshälften, die niedrigste lachende gelbe. Blau und Gelb heben sich gegenseitig auf, und am Ende der Runde willst du keine einzige mehr haben.

## A live table refuses something

table-wrong-seats = ein Tisch hat { $least } bis { $most } Plätze, nicht { $seats }.
table-edition-unknown = eine Ausgabe „{ $edition }“ gibt es nicht; bekannte Ausgaben: { $known }.
table-locked = der Gastgeber hat diesen Tisch geschlossen; neu dazukommen kann niemand.
table-banned = der Gastgeber lässt dich nicht an diesen Tisch.
table-full = alle { $seats } Plätze sind besetzt; du kannst zuschauen.
table-too-many = für mehr als { $most } Leute ist hier kein Platz.
table-worn-out = dieser Tisch ist abgespielt; mach einen neuen auf.
table-name-empty = gib bitte einen Namen ein.
table-name-too-long = dieser Name hat { $letters } Zeichen, Platz ist nur für { $most }.
table-name-taken = hier heißt schon jemand anders „{ $name }“.
table-host-only = das kann nur der Gastgeber.
table-hosts-own = du hast diese Rolle in Abwesenheit übernommen; den Gastgeber kannst du nicht wegschicken.
table-id-used = diese Kennung gehört schon zu einer anderen Anfrage; jede braucht ihre eigene.
table-host-is-here = der Gastgeber ist da; bitte ihn, die Rolle abzugeben.
table-seat-only = das kann nur, wer mitspielt.
table-no-such-member = die Nummer { $member } hat hier niemand.
table-not-yourself = dich selbst kannst du nicht wegschicken; verlass den Tisch oder gib die Gastgeberrolle ab.
table-no-such-level = einen Bot „{ $level }“ gibt es nicht; bekannte Bots: { $known }.
table-game-runs = nicht, solange ein Spiel läuft.
table-no-game-runs = gerade läuft kein Spiel.
table-nothing-to-tell = gerade wird nicht gezählt.
table-not-your-number = beim Zählen wartet gerade niemand auf dich.
table-not-in-hand = die { $card } hast du nicht auf der Hand.
table-no-queue = in diesem Spiel lässt sich nichts vormerken.
table-count-goes-on = alle Zahlen sind aufgeschrieben; warte, bis fertig gezählt ist.
table-seat-owes-nothing = auf diesen Platz wartet gerade niemand.
table-too-many-reactions = langsam: eine Reaktion nach der anderen.
table-reactions-off = der Gastgeber hat die Reaktionen ausgeschaltet.

## The server refuses something

wire-malformed = diese Nachricht versteht der Server nicht: { $reason }
wire-too-large = diese Nachricht ist zu groß; { $most } Byte reichen immer.
wire-too-fast = das war zu viel auf einmal; warte einen Moment.
wire-too-many-waiting = deine vorigen Nachrichten sind noch nicht beantwortet; warte einen Moment.
wire-not-joined = komm zuerst an einen Tisch oder kehr auf deinen Platz zurück.
wire-joined-already = diese Verbindung gehört schon zu einem Tisch; öffne eine neue.
wire-no-such-table = einen Tisch „{ $code }“ gibt es nicht; frag den Gastgeber noch einmal nach dem Code.
wire-wrong-token = dieser Link gehört an diesem Tisch niemandem mehr; komm mit dem Code dazu.
wire-too-many-wrong-codes = zu viele falsche Codes; warte eine Minute und versuch es dann noch einmal.
wire-too-many-tables = du hast schon { $most } Tische offen; nimm einen davon.
wire-server-full = der Server ist voll; versuch es später noch einmal.
wire-wrong-origin = von fremden Seiten aus lässt sich dieser Server nicht verwenden.
wire-token-missing = um das zu sehen, brauchst du das Token deines Platzes.
wire-no-such-record = dieses Spielprotokoll gibt es nicht, oder es ist nicht deins.
wire-no-such-page = unter dieser Adresse gibt es nichts.
wire-not-this-way = diese Adresse antwortet nicht auf diese Methode.
wire-broken = auf dem Server ist etwas schiefgegangen; versuch es noch einmal.

## Starting a server

serve-here = Der Tisch steht bereit: { $address }
serve-phones = Handys im selben Netz: { $address }
serve-stop = Aufhören mit Strg-C; beim nächsten Start geht es an jedem Tisch weiter.
serve-port-taken = der Port { $port } ist belegt, vielleicht von einem Server, der schon läuft; versuch es mit --port { $next }
serve-data-in-use = in diesem Verzeichnis arbeitet ein anderer fifties-Server; halt ihn an oder wähl mit --data ein anderes
serve-data-too-new = hier hat eine neuere Version von fifties geschrieben; nimm diese Version oder wähl mit --data ein anderes Verzeichnis
