### What a server refuses, and what it says when it starts.

## The server refuses something

wire-malformed = diese Nachricht versteht der Server nicht: { $reason }
wire-too-large = diese Nachricht ist zu groß; { $most } Byte reichen immer.
wire-address-too-long = die Adresse dieser Anfrage ist zu lang; { $most } Byte reichen immer.
wire-headers-too-large = diese Anfrage hat zu viele Kopfzeilen; { $headers } Zeilen mit zusammen { $most } Byte reichen immer.
wire-too-fast = das war zu viel auf einmal; warte einen Moment.
wire-too-many-waiting = deine vorigen Nachrichten sind noch nicht beantwortet; warte einen Moment.
wire-not-joined = komm zuerst an einen Tisch oder kehr auf deinen Platz zurück.
wire-joined-already = diese Verbindung gehört schon zu einem Tisch; öffne eine neue.
wire-no-such-table = einen Tisch „{ $code }“ gibt es nicht; frag den Gastgeber noch einmal nach dem Code.
wire-wrong-token = dieser Link gehört an diesem Tisch niemandem mehr; komm mit dem Code dazu.
wire-too-many-wrong-codes = zu viele falsche Codes; warte eine Minute und versuch es dann noch einmal.
wire-too-many-tables = an { $most } Tischen, die von hier aus geöffnet wurden, sitzen mehrere Leute; schließe einen, den niemand mehr braucht, oder spiele mit Bots.
wire-too-many-opened = von hier aus wurden eben viele Tische geöffnet; versuche es in { $seconds ->
    [one] einer Sekunde
   *[other] { $seconds } Sekunden
} noch einmal.
wire-server-full = der Server ist voll; versuch es später noch einmal.
wire-too-much-work = dieses Spiel macht mehr Arbeit, als ein Server sich mit einem eingesandten macht; sieh es dir mit fifties watch auf deinem eigenen Rechner an.
wire-too-many-to-review = ein Spiel mit mehr als { $most } Leuten ist zu groß, um ausgewertet zu werden.
wire-no-reviews = dieser Server kann keine Spiele auswerten: das Extra „lab“ ist hier nicht installiert.
wire-not-finished = dieses Spiel ist nicht zu Ende gespielt, darum wird es nicht aufbewahrt.
wire-too-many-imported = von hier sind dem Server schon { $most } Spiele übergeben worden; mehr bewahrt er nicht auf.
wire-unknown-name = dieser Server heißt nicht { $name }; öffne stattdessen { $address } oder starte den Server mit --public-url und dieser Adresse.
wire-wrong-origin = von fremden Seiten aus lässt sich dieser Server nicht verwenden.
wire-token-missing = um das zu sehen, brauchst du das Token deines Platzes.
wire-no-such-record = dieses Spielprotokoll gibt es nicht, oder es ist nicht deins.
wire-no-such-page = unter dieser Adresse gibt es nichts.
wire-not-this-way = diese Adresse antwortet nicht auf diese Methode.
wire-table-damaged = was der Server von diesem Tisch aufbewahrt, ist beschädigt; eröffne einen neuen und sag es denen, die den Server betreiben.
wire-record-damaged = was der Server von diesem Spiel aufbewahrt, ist beschädigt; sag es denen, die den Server betreiben.
wire-broken = auf dem Server ist etwas schiefgegangen; versuch es noch einmal.

## Starting a server

serve-here = Der Tisch steht bereit: { $address }
serve-phones = Handys im selben Netz: { $address }
serve-stop = Aufhören mit Strg-C; beim nächsten Start geht es an jedem Tisch weiter.
serve-stop-in-memory = Aufhören mit Strg-C; nichts wird aufgehoben, dann sind alle Tische weg.
serve-port-taken = der Port { $port } ist belegt, vielleicht von einem Server, der schon läuft; versuch es mit --port { $next }
serve-data-in-use = in diesem Verzeichnis arbeitet ein anderer fifties-Server; halt ihn an oder wähl mit --data ein anderes
serve-data-unusable = lässt sich nicht verwenden: { $reason }; lass diesen Benutzer darin lesen und schreiben oder wähl mit --data ein anderes Verzeichnis
serve-data-foreign = ist keine Datenbank von fifties ({ $reason }); verschieb sie oder wähl mit --data ein anderes Verzeichnis
serve-data-damaged = ist beschädigt ({ $reason }); rette alle lesbaren Tische und Spiele mit fifties recover --data DIR oder wähl mit --data ein anderes Verzeichnis
serve-data-too-new = hier hat eine neuere Version von fifties geschrieben; nimm diese Version oder wähl mit --data ein anderes Verzeichnis
serve-store-lost = diese Datenbank lässt sich nicht benutzen ({ $reason }); starte PostgreSQL oder gib mit --store eine andere URL an
serve-store-too-new = eine neuere Version von fifties hat diese Datenbank geändert ({ $reason }); nimm diese Version
serve-store-pooled = PgBouncer verteilt dort Transaktionen; es muss Sitzungen verteilen ({ $reason } = session), oder gib mit --store die Adresse von PostgreSQL selbst an
serve-bus-lost = dieses Redis oder Valkey lässt sich nicht benutzen ({ $reason }); starte es oder gib mit --bus eine andere URL an
serve-store-and-bus = --store und --bus gehören zusammen: mehrere Server brauchen beides
serve-store-alone = --store tritt an die Stelle von --data und --in-memory; lass diese weg
serve-workers-store = mehrere Prozesse brauchen --store und --bus; eine SQLite-Datei gehört einem einzigen
serve-data-too-old = hier hat eine frühere Version von fifties geschrieben, die diese nicht mehr liest; lösch die Datei oder wähl mit --data ein anderes Verzeichnis

## Saving a damaged database

recover-exists = enthält schon eine Datenbank, die bleibt, wie sie ist; wähl mit --to ein anderes Verzeichnis
recover-progress = Seite { $page } von { $pages } gelesen.
recover-tables = Tische: { $saved } gerettet{ $cut ->
    [0] {""}
   *[other] , { $cut } davon auf dem Stand vor dem Schaden
 }, { $lost } verloren.
recover-records = Spiele: { $saved } gerettet, { $lost } verloren.
recover-nothing = nichts darin ist lesbar; verschieb die Datei, dann beginnt der Server mit einer neuen.
recover-done = Lass den Server dort arbeiten: fifties serve --data { $new }
site-not-built = Das Browserspiel oder das, was es mitnimmt, ist hier nicht gebaut: Führ make play im Checkout aus.
site-not-empty = ist nicht leer; wähl einen neuen Ordner
site-written = Geschrieben nach { $out } ({ $megabytes } MB). Jeder Webhost kann den Ordner ausliefern, unter jedem Pfad.
