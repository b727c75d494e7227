### What terminal and browser both say.

game-fifty = Fifty
game-fifty-fifty = Fifty Fifty
head-edition = Ausgabe: { $name }
head-reconstructed = Rekonstruiert, nicht von einer Schachtel abgelesen: { $components }.
component-bonus = Bonuskästchen
component-zones = Gefahrenzonen
component-moods = Launekarten
round = Runde { $round }
round-blocked = gesperrt: { $digits }
round-nothing-blocked = nichts ist gesperrt
round-danger = Gefahrenzone { $low } bis { $high }
round-begins = { $name } fängt an zu zählen
round-unfinished = Diese Runde ist noch nicht zu Ende.
round-dealer = { $dealer } gibt, { $leader } spielt aus
crowned-at = { $name } holt sich bei { $number } eine Krone.
trick = Stich
mood = Laune
points = Punkte
totals = gesamt
struck = { $name } ist am Ende ausgeglichen und streicht Runde { $round } ({ $points }).
balanced = { $name } ist am Ende ausgeglichen; zu streichen gibt es nichts.
held-angry = { $count } grimmig
held-laughing = { $count } lachend
held-none = ausgeglichen
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

## Reactions across the table

reaction-clap = Bravo!
reaction-laugh = Haha!
reaction-wow = Wow!
reaction-ouch = Autsch!
reaction-phew = Puh!
reaction-think = Hm …
reaction-heart = Herrlich!
reaction-wave = Hallo!
