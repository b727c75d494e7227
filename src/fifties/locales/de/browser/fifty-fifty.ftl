### Ein Tisch, an dem Fifty Fifty gespielt wird.

## The table

halves-table = Der Tisch
halves-round = Runde { $round } von { $rounds }
halves-trick = Stich { $trick } von { $tricks }
halves-angry = grimmig
halves-laughing = lachend
halves-balanced = ausge­glichen
halves-you = du
halves-deals = gibt
halves-bot = Bot
halves-kept = ein Bot spielt auf diesem Platz
halves-kept-short = abwesend
halves-left = { $cards ->
    [0] keine Karte mehr
    [one] noch eine Karte
   *[other] noch { $cards } Karten
}
halves-highest = höchste
halves-lowest = niedrigste
halves-leads = spielt aus
halves-next = ist an der Reihe
halves-mood = Launekarte: { $yellow } lachend, { $blue } grimmig
halves-highest-takes = Die höchste Karte nimmt { $halves ->
    [one] eine grimmige Hälfte
   *[other] { $halves } grimmige Hälften
}.
halves-lowest-takes = Die niedrigste Karte nimmt { $halves ->
    [one] eine lachende Hälfte
   *[other] { $halves } lachende Hälften
}.
halves-nobody-angry = Niemand nimmt grimmige Hälften.
halves-nobody-laughing = Niemand nimmt lachende Hälften.
halves-takes-angry = { $name } nimmt { $halves ->
    [one] eine grimmige Hälfte
   *[other] { $halves } grimmige Hälften
}; { $pairs ->
    [0] {""}
    [one] ein Paar geht;{" "}
   *[other] { $pairs } Paare gehen;{" "}
}jetzt { $balance }.
halves-takes-laughing = { $name } nimmt { $halves ->
    [one] eine lachende Hälfte
   *[other] { $halves } lachende Hälften
}; { $pairs ->
    [0] {""}
    [one] ein Paar geht;{" "}
   *[other] { $pairs } Paare gehen;{" "}
}jetzt { $balance }.
halves-waiting = { $name } wählt eine Karte …
halves-full = Alle haben gespielt.
halves-hurry = Bot spielen lassen
halves-quicker = Schneller

## Your hand

halves-hand = Deine Karten
halves-your-turn = Du bist dran, { $name }!
halves-reminded = Der Tisch wartet auf dich; in { $seconds ->
    [one] einer Sekunde
   *[other] { $seconds } Sekunden
} spielt ein Bot für dich.
halves-card = Karte { $card }
halves-on-its-way = { $card } ist unterwegs
halves-queued = Karte { $card }, bereit für deinen Zug
halves-ready = bereit
halves-choose = Wähl eine Karte
halves-choose-ahead = Schon mal wählen
halves-play = Die { $card } spielen
halves-queue = Die { $card } bereitlegen
halves-unqueue = Die { $card } zurücknehmen
halves-key-left = die Karte links
halves-key-right = die Karte rechts
halves-key-digits = die Karte mit dieser Zahl
halves-key-play = die gewählte Karte spielen
halves-key-queue = die gewählte Karte für deinen Zug bereitlegen oder zurücknehmen
halves-key-cards = was schon gespielt ist
halves-key-sheet = Wertungsblatt
halves-key-quicker = die Bots sofort spielen lassen

## What has been played

halves-played = Gespielt
halves-played-title = Was schon gespielt ist
halves-played-by = { $card }, von { $name } gespielt
halves-in-hand = { $card }, auf deiner Hand
halves-unseen = { $card }, nicht gesehen
halves-key-played = gespielt
halves-key-mine = deine
halves-key-unseen = nicht gesehen
halves-tricks = Stiche dieser Runde

## The score

halves-sheet = Punkte
halves-aside = Gespielte Karten und Punkte
halves-sheet-title = Wertungsblatt
halves-round-column = Runde
halves-struck = gestrichen, zählt nicht
fifty-fifty-round-scored = Runde { $round } ist gewertet
halves-nobody-balanced = Niemand ist am Ende ausgeglichen.
halves-result = { $name } { $points }
halves-go-on = Weiter
halves-next-dealt = Runde { $round } ist ausgeteilt.

## The end

## What the log tells

halves-told-dealt = Runde { $round }: { $dealer } gibt, { $leader } spielt aus.
halves-told-mood = Stich { $trick }: { $yellow } lachend, { $blue } grimmig. { $name } spielt aus.
halves-told-card = { $name } spielt die { $card }.
halves-told-trick = { $high } nimmt { $blue } grimmige, { $low } { $yellow } lachende.
halves-told-turn = Du bist dran: { $yellow } lachend, { $blue } grimmig; { $count ->
    [0] du spielst aus.
    [one] es liegt die { $numbers }.
   *[other] es liegen { $numbers }.
}
halves-told-counted = Die Runde ist gewertet: { $results }.
