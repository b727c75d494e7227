### What a record is refused for, and places in it.

## Places in a record

place-round = Runde { $round }
place-trick = Stich { $trick }

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
record-number-too-large = { $key } enthält eine viel zu große Zahl.
record-no-pair = { $key } muss eine Liste von Zahlenpaaren sein, zum Beispiel [[1, 4], [4, 1]].
record-unknown-word = { $key } kann nur { $known } sein.
record-unknown-game = das Spiel { $name } ist nicht bekannt; es heißt fifty oder fifty-fifty.
record-unknown-edition = die Ausgabe { $name } ist nicht bekannt; bekannte Ausgaben: { $known }.
record-unknown-version = Version { $version } der Regeln ist hier nicht bekannt; die neueste ist { $newest }.
record-too-many-players = { $players } Spieler sind mehr, als ein Spielprotokoll fasst ({ $most }).
record-names-miscounted = { $given ->
    [one] { $given } Name ist
   *[other] { $given } Namen sind
} für { $wanted } Spieler angegeben; alle brauchen einen.
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
record-branch-misshapen = { $key } kann in [branch] so nicht stehen: origin ist ein SHA-256-Wert, record der Name eines aufgehobenen Spielprotokolls, round und played sind Anzahlen.
record-branch-past-end = laut [branch] zweigte das Spiel nach seinem eigenen Ende ab.
