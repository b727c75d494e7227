### What the doctor finds on a machine or at a site.

doctor-verdict-fine = gut
doctor-verdict-unknown = unbekannt
doctor-verdict-doubtful = zweifelhaft
doctor-verdict-wrong = FALSCH
doctor-advice = Was tun: { $advice }
doctor-sum = Gut: { $fine }, unbekannt: { $unknown }, zweifelhaft: { $doubtful }, falsch: { $wrong }.
doctor-measuring = Gemessen wird mit einem Server und 200 gespielten Handys, etwa 15 Sekunden …

## This machine

doctor-files = offene Dateien
doctor-files-unlimited = es gibt keine Grenze
doctor-files-seen = ein Prozess darf { $files } öffnen; Handys, für die das reicht: { $phones }
doctor-files-raise = erlaube { $needed } mit ulimit -n { $needed }, bevor der Server startet, oder mit LimitNOFILE={ $needed } in seiner Unit.
doctor-address = Adresse für Handys
doctor-address-seen = Handys in diesem Netz erreichen { $address }
doctor-address-none = dieser Rechner ist in keinem Netz
doctor-address-connect = verbinde ihn mit dem Netz, das die Handys benutzen.
doctor-port = Port
doctor-port-free = { $port } ist frei
doctor-port-taken = { $port } ist belegt, vielleicht von einem Server, der schon läuft
doctor-port-choose = ist es ein anderes Programm, dann wähle einen anderen Port mit fifties serve --port.
doctor-clock = Uhr
doctor-clock-fine = Zeitserver stellen sie
doctor-clock-unset = nichts stellt die Uhr dieses Rechners, also können Zeiten in Aufzeichnungen und Nachweisen falsch sein
doctor-clock-unknown = ob etwas die Uhr dieses Rechners stellt, lässt sich hier nicht sagen
doctor-clock-look = vergleiche sie mit der eines Handys.
doctor-clock-set = lass das System die Zeit selbst einstellen (NTP).
doctor-disk = Platte
doctor-disk-seen = eine Wahl ist nach { $p50 } ms sicher, 95 von 100 innerhalb von { $p95 } ms ({ $folder })
doctor-disk-unusable = in { $folder } kann nichts geschrieben werden: { $reason }
doctor-disk-choose = bewahre Tische mit fifties serve --data DIR auf einer anderen Platte auf, am besten auf einer SSD dieses Rechners.
doctor-space = Platz auf der Platte
doctor-space-seen = frei in { $folder }: { $megabytes } MB
doctor-space-clear = schaffe Platz, oder wähle eine andere Platte mit fifties serve --data DIR.

## What it can hold

doctor-capacity = Handys, die ein Server hier trägt
doctor-capacity-seen = etwa { $phones } beim Zählen; { $bound ->
    [processor] der Prozessor
    [memory] der Speicher
   *[files] die Grenze für offene Dateien
} setzt diese Schranke. Gemessen: { $microseconds } µs Prozessorzeit, um einem Handy etwas anzusagen, { $kilobytes } kB Speicher je Handy
doctor-capacity-unmeasured = dieses System sagt nicht, was ein Prozess verbraucht
doctor-capacity-unknown = es ließ sich nicht messen: { $reason }
doctor-capacity-processor = für { $wanted } Handys nimm mehrere Prozesse (--workers, --store, --bus) oder einen schnelleren Rechner; fifties rehearse zeigt, ob das reicht.
doctor-capacity-memory = für { $wanted } Handys mach Speicher frei, oder verteile die Server auf mehrere Rechner.
doctor-capacity-files = für { $wanted } Handys erhöhe die Grenze für offene Dateien.

## A site

doctor-site = Seite
doctor-site-seen = { $site } antwortet in { $milliseconds } ms
doctor-site-silent = { $site } antwortet nicht: { $reason }
doctor-site-other = { $site } antwortet mit { $status }, und nicht wie ein Server von fifties
doctor-site-name = dieser Server kennt { $site } nicht als seinen Namen, also weist er alle ab, die ihn benutzen
doctor-site-start = starte den Server, und prüfe Adresse, Port, Zertifikat und Firewall.
doctor-site-public = starte ihn mit fifties serve --public-url { $site }, oder mit --trust-proxy, wenn ein Proxy den Namen weitergibt.
doctor-site-near = suche nach einem langsamen Netz oder Proxy, oder nach einem Rechner, der viel zu tun hat.
doctor-site-clock = Uhr der Seite
doctor-clocks-differ = { $seconds ->
    [0] sie stimmt mit der hiesigen überein
   *[other] Abweichung von der hiesigen: { $seconds } s
}
doctor-proxy = wer fragt
doctor-proxy-fine = der Server sieht diesen Rechner als { $address }
doctor-proxy-hidden = der Server sieht diesen Rechner als { $address }, und das ist nicht die Adresse hier ({ $ours }): Vielleicht verbirgt ein Proxy alle hinter einer Adresse, für die dann die Grenzen gelten
doctor-proxy-forged = der Server glaubt eine Adresse, die wir erfunden haben ({ $address }); so kann jeder seine Grenzen umgehen
doctor-proxy-unknown = der Server sagt nicht, wie er diesen Rechner sieht; vielleicht ist er älter
doctor-proxy-trust = ist { $address } dein Proxy, dann starte den Server mit --trust-proxy { $address } und lass den Proxy X-Forwarded-For senden.
doctor-proxy-replace = lass den Proxy X-Forwarded-For ersetzen statt ergänzen, wie in deploy/nginx.conf, und niemanden an ihm vorbei zum Server.
doctor-links = Links
doctor-links-fine = Links und QR-Codes führen zu { $link }
doctor-links-differ = Links und QR-Codes führen zu { $link } und nicht zu { $site }
doctor-links-name = starte den Server mit --public-url { $site }, oder lass den Proxy X-Forwarded-Host und X-Forwarded-Proto senden und nenne ihn mit --trust-proxy.
doctor-socket = WebSocket
doctor-socket-fine = Verbindungen kommen durch
doctor-socket-lost = keine Verbindung kommt durch: { $reason }
doctor-socket-proxy = lass den Proxy Upgrade und Connection für /ws weitergeben, wie in deploy/nginx.conf.

## Engines

doctor-store = PostgreSQL
doctor-store-seen = { $url } schreibt in { $milliseconds } ms fest
doctor-store-lost = { $url }: { $reason }
doctor-store-pooled = { $url }: ein Pool gibt mehreren Prozessen dieselbe Sitzung
doctor-store-start = starte es, und prüfe Adresse, Benutzer und Passwort.
doctor-store-session = verbinde dich am Pool vorbei, oder setze pool_mode = session.
doctor-store-near = betreibe es nahe bei den Servern, auf einer schnellen Platte.
doctor-store-clock = Uhr von PostgreSQL
doctor-bus = Redis oder Valkey
doctor-bus-seen = { $url } gibt eine Nachricht in { $milliseconds } ms weiter
doctor-bus-lost = { $url }: { $reason }
doctor-bus-start = starte es, und prüfe Adresse und Passwort.
