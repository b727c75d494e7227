### An einem Live-Tisch, aus einem Terminal.

input-answered = { $text }
input-no-address = { $address } ist keine Adresse eines Servers; schreib etwa 192.168.1.20 oder https://games.example.
input-nobody-there = bei { $address } antwortet kein Server: { $reason }

## Kommen und gehen

live-table = Tisch { $code }: { $game }
live-seated = Am Tisch, { $seated } von { $seats }: { $names }
live-you = Du bist { $name }.
live-begin = Enter beginnt das Spiel, b holt einen Bot dazu (b master: einen starken), { $quit } verlässt den Tisch:
live-wait = Warten, bis { $name } beginnt; { $quit } verlässt den Tisch:
live-watching = Du schaust zu; s nimmt im nächsten Spiel einen Platz, { $quit } verlässt den Tisch:
live-help = Wer Gastgeber ist, beginnt mit Enter und holt Bots mit b und einer Stufe dazu. s nimmt einen Platz. { $quit } verlässt den Tisch, { $help } zeigt dies; dein Platz bleibt dir.
live-came = { $name } ist gekommen.
live-went = { $name } ist gegangen.
live-host = Gastgeber ist jetzt { $name }.
live-seat-kept = Dein Platz bleibt dir: Derselbe Befehl bringt dich zurück.

## Während eines Spiels

live-lost = Die Verbindung ist weg; sie kommt von selbst zurück …
live-back = Wieder verbunden.
live-paused = Der Gastgeber hat angehalten.
live-goes-on = Es geht weiter.
live-kept = Ein Bot spielt vorerst für { $name }.
live-returned = { $name } ist zurück.
live-reminded = Der Tisch wartet auf dich; in { $seconds ->
    [one] { $seconds } Sekunde
   *[other] { $seconds } Sekunden
} hilft ein Bot aus.
live-spoke = { $number } …
live-tap = { $number } gehört dir! Enter ruft „Hab ich!“:
live-broken-off = Der Gastgeber hat das Spiel abgebrochen.
live-reacted = { $name }: { $reaction ->
    [clap] { reaction-clap }
    [laugh] { reaction-laugh }
    [wow] { reaction-wow }
    [ouch] { reaction-ouch }
    [phew] { reaction-phew }
    [think] { reaction-think }
    [heart] { reaction-heart }
   *[wave] { reaction-wave }
}

## Wenn ein Tisch weg ist

live-parting-removed = der Gastgeber hat dich von diesem Tisch weggeschickt.
live-parting-restarting = der Server hat angehalten; versuch es gleich noch einmal.
live-parting-silent = der Server hat nicht gehört, wer du bist; versuch es noch einmal.
live-parting-too-much = das war zu viel auf einmal; versuch es in einer Minute noch einmal.
live-parting-closed = der Gastgeber hat diesen Tisch geschlossen.

## Große Runden

party-ready = { $count ->
    [one] { $count } von { $players } hat geschrieben.
   *[other] { $count } von { $players } haben geschrieben.
}
party-count = { $number } … Vorn: { $names }
party-bead = Du: Perle { $bead }, Bonus { $bonus }.
party-round = Runde { $round } ist gezählt: { $best ->
    [-1] abgebrochen durch eine zweite Krone
   *[other] das beste Ergebnis ist { $best }
}, { $clashes ->
    [one] { $clashes } Zusammenstoß
   *[other] { $clashes } Zusammenstöße
}, { $crowned ->
    [one] { $crowned } Krone
   *[other] { $crowned } Kronen
}.
party-front = Vorn: { $names }
party-mine = Du hast { $total ->
    [one] { $total } Punkt
   *[other] { $total } Punkte
} und bist auf Platz { $rank } von { $players }.

## The lobby on a screen

live-count = { $seated } von { $seats } am Tisch
live-your-turn = Es geht los, wenn du es sagst.
live-waiting = Warten, bis { $name } beginnt.
live-looking-on = Du schaust zu.
live-is-host = Gastgeber
live-enter = Enter
live-key-begin = beginnen
live-key-bot = Bot: { $level }
live-key-level = Stufe
live-key-sit = Platz nehmen
live-key-leave = verlassen

## Events

live-waiting-doors = Die Türen sind zu; vor dir { $ahead ->
    [one] wartet { $ahead } Person
   *[other] warten { $ahead } Leute
}. Strg-C geht.
live-waiting-queue = Du wartest auf den Einlass; vor dir { $ahead ->
    [one] ist { $ahead } Person
   *[other] sind { $ahead } Leute
}{ $seconds ->
    [-1] {""}
    [one] , noch etwa { $seconds } Sekunde
   *[other] , noch etwa { $seconds } Sekunden
}. Strg-C geht.
live-waiting-approval = Du wartest, bis ein Gastgeber dich einlässt; vor dir { $ahead ->
    [one] ist { $ahead } Person
   *[other] sind { $ahead } Leute
}. Strg-C geht.
live-waiting-return = Viele kommen auf einmal zurück. Du siehst das Spiel wieder, wenn du an der Reihe bist; vor dir { $ahead ->
    [one] ist { $ahead } Person
   *[other] sind { $ahead } Leute
}{ $seconds ->
    [-1] {""}
    [one] , noch etwa { $seconds } Sekunde
   *[other] , noch etwa { $seconds } Sekunden
}.
live-let-in = Du bist drin.
live-event = { $title }: { $seated ->
    [one] { $seated } Person spielt mit
   *[other] { $seated } spielen mit
}
live-message = Von der Bühne: { $text }
live-wait-event = Es beginnt, wenn die Gastgeber es sagen; { $quit } geht:
live-waiting-event = Es beginnt, wenn die Gastgeber es sagen.
live-closes = In { $seconds ->
    [one] { $seconds } Sekunde
   *[other] { $seconds } Sekunden
} ist Schluss mit Schreiben; dann schreibt ein Bot für dich.
live-seal = Alle haben geschrieben. Siegel aller Zahlen: { $seal }
live-count-at = { $number } von { $top } …
live-own-number = { $number }: { $others ->
    [0] nur du!
    [one] noch jemand hatte sie.
   *[other] { $others } andere hatten sie auch.
}
live-heats = Durchgang { $stage }: { $heats ->
    [one] { $over } von einem Tisch ist fertig.
   *[other] { $over } von { $heats } Tischen sind fertig.
}
live-final = Das Finale wird gespielt.
live-final-won = Das Finale gewonnen: { $names }
live-to-heat = Du spielst an Tisch { $number }: auf dem Weg …
live-to-final = Du spielst im Finale: auf dem Weg …
live-back-to-event = Zurück zur Veranstaltung …
live-heat-on = Platz { $place } in deiner Gruppe: Du bist weiter!
live-heat-out = Platz { $place } in deiner Gruppe. Danke fürs Mitspielen; schau zu, wie es weitergeht.
live-heat-final = Platz { $place } im Finale!
