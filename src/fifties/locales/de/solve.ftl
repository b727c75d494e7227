### What `fifties solve` says.

## Refusals: the command line

input-too-many-to-solve = Für { $players } Spieler lässt sich keine Runde lösen; höchstens { $most }.
input-too-few-open = So viele Ziffern sind gesperrt, dass niemand { $wanted } Zahlen findet.
input-players-missing = Wie viele spielen? Bitte --players N angeben.
input-no-such-round = Eine Runde { $round } gibt es hier nicht; 1 bis { $most }.
input-no-picture = { $file } ist weder eine .svg- noch eine .png-Datei.
input-field-missing = Eine Wahl wird gegen andere betrachtet; was sie geschrieben haben, sagt --against.
input-no-picks = „{ $text }“ ist weder eine Aufzeichnung noch fünf Zahlen; zum Beispiel --against "3 9 17 25 41; 5 16 27 38 49".
input-field-miscounted = { $given ->
    [one] { $given } Wahl ist
   *[other] { $given } Wahlen sind
} angegeben, die anderen an diesem Tisch sind aber { $wanted }.
input-other-game = Das ist eine Aufzeichnung des anderen Spiels; gelöst werden nur Runden von Fifty.
input-nothing-counted = Von dieser Aufzeichnung ist noch keine Runde gezählt.
input-no-such-player = { $wanted } spielt hier nicht mit; bekannt sind { $known }.
input-tokens-elsewhere = Eine Aufzeichnung sagt selbst, wie gespielt wurde; --players, --blocked, --danger und --edition weglassen.
input-single-round = Eine einzelne Runde löst ein einzelner Kern; --threads und --dask sind für mehrere da, etwa mit --players 3-7 oder --blocked any.
input-many-rounds = Mehrere Runden stehen in einer Tabelle, und für keine läuft eine Uhr; --plot und --seconds weglassen.

## A solved round

solve-solving = löst
solve-bonus = Bonuskästchen { $boxes }
solve-other-tokens = Nach den Regeln { $tokens ->
    [0] wird bei { $players } Spielern keine Marke
    [one] wird bei { $players } Spielern { $tokens } Marke
   *[other] werden bei { $players } Spielern { $tokens } Marken
} aufgedeckt; gelöst ist die Runde wie gewünscht.
solve-value = Für alle { NUMBER($points, minimumFractionDigits: 3, maximumFractionDigits: 3) } Punkte wert, wenn alle so spielen.
solve-exploitability = Die beste Antwort auf einen solchen Tisch, { $numbers }, bringt { NUMBER($points, minimumFractionDigits: 5, maximumFractionDigits: 5) } Punkte mehr. Mehr ist nicht zu holen.
solve-effort = { $iterations } Durchgänge in { NUMBER($seconds, minimumFractionDigits: 2, maximumFractionDigits: 2) } s
solve-strip = wie oft
solve-box = Kästchen { $box }
solve-legend = { $shade } = { NUMBER($percent, maximumFractionDigits: 0) } % aller Wahlen
solve-favourites = Am häufigsten: { $numbers }
solve-favourite = { $number } ({ NUMBER($percent, maximumFractionDigits: 0) } %)
solve-drawn-choices = Daraus gezogen: { $choices }
solve-drawn = Das Bild liegt in { $file }.
solve-title = Fifty, { $players } Spieler, { $tokens }
solve-value-short = { NUMBER($points, minimumFractionDigits: 3, maximumFractionDigits: 3) } Punkte wert, die beste Antwort bringt { NUMBER($gain, minimumFractionDigits: 5, maximumFractionDigits: 5) } mehr
solve-axis-number = Zahl
solve-axis-share = geschrieben, in % aller Wahlen

## Many rounds

solve-rounds-players = Spieler
solve-rounds-blocked = gesperrt
solve-rounds-value = wert
solve-rounds-gain = zu holen
solve-rounds-answer = beste Antwort
solve-rounds-points = { NUMBER($points, minimumFractionDigits: 5, maximumFractionDigits: 5) }
solve-rounds-facts = { $rounds ->
    [one] { $rounds } Runde
   *[other] { $rounds } Runden
} gelöst; die beste Antwort bringt höchstens { NUMBER($points, minimumFractionDigits: 5, maximumFractionDigits: 5) } Punkte mehr.
solve-rounds-stopped = Abgebrochen, bevor alle { $asked } Runden gelöst waren.

## A known field

solve-other = gegen { $numbers }
solve-somebody = jemanden, der nach der Lösung spielt
solve-best = beste Antwort { $numbers }: { $points ->
    [one] { NUMBER($points, maximumFractionDigits: 2) } Punkt
   *[other] { NUMBER($points, maximumFractionDigits: 2) } Punkte
}
solve-wrote = geschrieben { $numbers }: { $points ->
    [one] { NUMBER($points, maximumFractionDigits: 2) } Punkt
   *[other] { NUMBER($points, maximumFractionDigits: 2) } Punkte
}
solve-taken = holt { NUMBER($points, maximumFractionDigits: 2) }
solve-clash-bonus = Zusammenstoß + { NUMBER($points, maximumFractionDigits: 2) }
solve-adds = bringt { NUMBER($points, maximumFractionDigits: 2) }
solve-instead = dort { $number }: { NUMBER($points, maximumFractionDigits: 2) } mehr
