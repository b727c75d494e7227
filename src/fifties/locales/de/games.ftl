### What the rules refuse. An id begins with its clause.

## Refusals: Fifty

F1-too-few-players = Fifty braucht mindestens { $least } Spieler, und hier { $players ->
    [one] ist nur { $players }
   *[other] sind nur { $players }
}.
F1-no-such-seat = es gibt keinen Platz { $actor }; die { $players } Plätze zählen ab 0.
F2-game-over = nach { $rounds } Runden ist das Spiel zu Ende; danach kommt nichts mehr.
F2-not-now = Zahlen schreibt man einmal pro Runde auf, sobald die Sperrmarken aufgedeckt sind; in Runde { $round } ist es noch nicht so weit.
F2-wrong-action = { $given } ist hier keine Aktion; erwartet wird { $wanted }.
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
F16-zone-twice = die Gefahrenkarte { $low } bis { $high } ist schon in einer früheren Runde aufgedeckt; jede kommt einmal pro Spiel vor. Liegen in deiner Schachtel zwei davon, schreib box = "copied" dazu.
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
H3-mood-twice = die Launekarte { $yellow }/{ $blue } lag schon in einem früheren Stich dieser Runde; jede kommt nur einmal vor. Liegen in deiner Schachtel zwei davon, schreib box = "copied" dazu.
H4-not-now = das geht jetzt nicht; als Nächstes kommt Stich { $trick }.
H4-wrong-action = { $given } ist hier keine Aktion; erwartet wird { $wanted }.
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

## Refusals: what a program passes

argument-not-whole = { $name } muss eine ganze Zahl sein, nicht { $given }.
argument-too-small = { $name } muss mindestens { $least } sein, nicht { $given }.
argument-outside-range = { $name } muss zwischen { $least } und { $most } liegen, nicht bei { $given }.
argument-not-positive = { $name } muss eine Zahl über 0 und unter { $limit } sein, nicht { $given }.
argument-not-a-share = { $name } muss eine Zahl von 0 bis 1 sein, nicht { $given }.
argument-not-true-or-false = { $name } muss True oder False sein, nicht { $given }.
argument-wrong-type = { $name } muss vom Typ { $wanted } sein, nicht { $given }.
argument-nothing-offered = Hier ist gerade nichts zu tun, also auch nicht { $given }.
argument-not-an-edition = edition muss vom Typ { $wanted } oder der Name einer Ausgabe sein ({ $known }), nicht { $given }.
