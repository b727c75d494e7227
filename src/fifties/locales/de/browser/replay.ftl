### Aufzeichnungen: jedes beendete Spiel noch einmal.

replay = Aufzeichnung
replay-yours = Spiele, bei denen du dabei warst
replay-total = { $player } ({ $total })
replay-none = Auf diesem Gerät ist noch kein beendetes Spiel gespeichert.
replay-drop = Leg ein Spielprotokoll hier ab
replay-drop-hint = Eine .toml-Datei eines beliebigen Spiels, von hier oder aus dem Terminal.
replay-choose-file = Datei wählen
replay-timeline = Zeitleiste
replay-moment = Augenblick
replay-speed = Tempo
replay-run = Abspielen
replay-stop = Anhalten
replay-key-back = einen Schritt zurück
replay-key-next = einen Schritt weiter
replay-key-round-back = vorige Runde
replay-key-round-next = nächste Runde
replay-key-start = zum Anfang
replay-key-end = zum Ende
replay-key-run = abspielen oder anhalten
replay-seat = Gesehen von
replay-all-open = allen, alles offen
replay-share = Teilen
replay-shared = Der Link kann verschickt werden.
replay-download = Spielprotokoll herunterladen
replay-sheet = Blatt drucken
replay-beginning = Vor der ersten Runde.
replay-chance-unsealed = Dieses Spielprotokoll enthält kein versiegeltes Geheimnis, das sich prüfen ließe.
replay-chance-verified = Jede Ziehung folgt aus dem Geheimnis, das vor dem Spiel versiegelt wurde.
replay-chance-differs = Eine Ziehung folgt nicht aus dem versiegelten Geheimnis.
replay-picks = Was alle aufgeschrieben haben
replay-hands = Alle Karten
replay-revealed = Runde { $round }, gesperrte Endziffern: { $digits }.
replay-revealed-nothing = Runde { $round }: Nichts ist gesperrt.
replay-chose = { $name } schreibt { $numbers } auf.
replay-counts = { $number }: { $name } zählt, niemand punktet.
replay-scores = { $number } zählt für { $name }, die Perle steht auf { $bead }.
replay-crown = { $number } zählt für { $name }, die Perle steht auf { $bead }: eine Krone!
replay-clash = { $number }: { $names } stoßen zusammen und streichen sie.
replay-clash-danger = { $number }: { $names } stoßen in der Gefahrenzone zusammen und verlieren den Bonus.
replay-crowd-clash = { $number }: { $count } Spieler stoßen zusammen.
replay-tally = Bis { $number }: { $takes ->
    [one] eine Übernahme
   *[other] { $takes } Übernahmen
}, { $clashes ->
    [one] ein Zusammenstoß
   *[other] { $clashes } Zusammenstöße
}.
replay-quiet = Bis { $number } geschieht nichts.
replay-ready = { $count ->
    [one] { $count } von { $players } ist fertig.
   *[other] { $count } von { $players } sind fertig.
}
replay-scored = Runde { $round } ist gewertet.
replay-dealt = Runde { $round }: { $dealer } gibt.
replay-mood = Stich { $trick }: { $yellow ->
    [one] { $yellow } lachende Hälfte
   *[other] { $yellow } lachende Hälften
} für die niedrigste Karte, { $blue } grimmige für die höchste.
replay-card = { $name } spielt die { $card }.
replay-trick = { $high } nimmt { $blue ->
    [one] { $blue } grimmige Hälfte
   *[other] { $blue } grimmige Hälften
} (jetzt { $highBalance }), { $low } nimmt { $yellow } lachende (jetzt { $lowBalance }).
replay-halves = Die Hälften werden gezählt: { $points }.
replay-ended = Der Sieg geht an { $names }.
replay-review = Können oder Glück?

## Playing on from a moment

replay-branch = Ab hier weiterspielen
replay-branch-opening = Ein Tisch wird aufgemacht …
replay-branch-hint = Macht einen neuen Tisch in Runde { $round } auf: Was vorher war, bleibt, wie es weitergeht, liegt an dir.
replay-branch-earlier-hint = Macht einen neuen Tisch etwas früher in Runde { $round } auf: Was seither entschieden wurde, wird neu entschieden.
replay-branch-draw-hint = Macht einen neuen Tisch vor Runde { $round } auf: Was vorher war, bleibt, und der Zufall zieht neu.
replay-branch-over = Hier ist das Spiel vorbei: Geh weiter zurück, um weiterzuspielen.
replay-branch-none-box = Dieses Spiel kann niemand weiterspielen: Seine Aufzeichnung sagt nicht, welche Karten in der Schachtel sind.
replay-branched = { $round ->
    [0] Von einem anderen Spiel abgezweigt, noch vor der ersten Runde.
   *[other] In Runde { $round } von einem anderen Spiel abgezweigt: Alles davor wurde dort gespielt.
}
replay-branched-after = Nach Runde { $round } von einem anderen Spiel abgezweigt: Alles davor wurde dort gespielt.
replay-branched-chance = Jede Ziehung seither folgt aus dem Geheimnis, das vor dem Spiel versiegelt wurde.
replay-branched-here = Zu diesem Moment
replay-branched-origin = Das andere Spiel ansehen
