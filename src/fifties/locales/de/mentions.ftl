### Woran man sich nach einem Spiel erinnert. Terminal und Browser sagen es beide.

ended-your-game = Dein Spiel

## Fifty: das eigene Spiel

mention-best-number = Deine beste Zahl: { $number }, { $points ->
    [one] einen Punkt
   *[other] { $points } Punkte
} wert in Runde { $round }.
mention-longest-count = Dein längster Lauf: { $numbers ->
    [one] eine Zahl
   *[other] { $numbers } Zahlen hintereinander
} ab { $first }, in Runde { $round }.
mention-short-of-crown = { $points ->
    [one] Nur ein Punkt fehlte
   *[other] Nur { $points } Punkte fehlten
} in Runde { $round } zur Krone!
mention-free-number = { $number } war frei: Statt { $instead } hätte sie { $points ->
    [one] einen Punkt
   *[other] { $points } Punkte
} mehr gebracht, in Runde { $round }.

## Fifty Fifty: das eigene Spiel

mention-struck = In Runde { $round } ausgeglichen, und { $points } war gestrichen.
mention-balanced = In Runde { $round } ausgeglichen: keine Hälfte übrig.
mention-best-round = Deine beste Runde war die { $round }.: { $halves ->
    [one] eine Hälfte
   *[other] { $halves } Hälften
}.
mention-calm-streak = { $tricks } Stiche hintereinander ohne eine Hälfte, in Runde { $round }.
mention-one-half-short = In Runde { $round } fehlte eine Hälfte zum Ausgleich!
mention-hair-angry = Deine { $card } lag um eins über der { $other } und bekam { $halves ->
    [one] eine grimmige Hälfte
   *[other] { $halves } grimmige Hälften
}.
mention-hair-laughing = Deine { $card } lag um eins unter der { $other } und bekam { $halves ->
    [one] eine lachende Hälfte
   *[other] { $halves } lachende Hälften
}.

## Beide: wie knapp es war

mention-won-narrowly = Gewonnen mit { $points ->
    [one] einem einzigen Punkt
   *[other] { $points } Punkten
} Vorsprung.
mention-short-of-win = { $points ->
    [one] Ein Punkt fehlte
   *[other] { $points } Punkte fehlten
} zum Sieg!

## Fifty Fifty: Auszeichnungen

award-most-cancelled = Meiste Hälften aufgehoben: { $halves }
award-most-calm = Meiste Stiche ohne eine Hälfte: { $tricks }
award-largest-trick = Meiste Hälften in einem Stich: { $halves }
