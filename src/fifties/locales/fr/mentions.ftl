### Ce dont on se souvient après la partie. Le terminal et le navigateur le disent.

ended-your-game = Ta partie

## Fifty

mention-best-number = Ton meilleur nombre : { $number }, { $points ->
    [one] un point
   *[other] { $points } points
} à la manche { $round }.
mention-longest-count = Ton plus long décompte : { $numbers ->
    [one] un nombre
   *[other] { $numbers } nombres d’affilée
} à partir de { $first }, à la manche { $round }.
mention-short-of-crown = À { $points ->
    [one] un point
   *[other] { $points } points
} d’une couronne à la manche { $round } !
mention-free-number = { $number } était libre : à la place de { $instead }, il aurait rapporté { $points ->
    [one] un point
   *[other] { $points } points
} de plus à la manche { $round }.

## Fifty Fifty

mention-struck = À l’équilibre à la manche { $round }, ce qui a barré { $points }.
mention-balanced = À l’équilibre à la manche { $round } : plus un seul demi-masque.
mention-best-round = Ta meilleure manche : la nº { $round }, avec { $halves ->
    [one] un demi-masque
   *[other] { $halves } demi-masques
}.
mention-calm-streak = { $tricks } plis d’affilée sans demi-masque, à la manche { $round }.
mention-one-half-short = À un demi-masque de l’équilibre à la manche { $round } !
mention-hair-angry = Ta carte { $card } a dépassé { $other } d’un cheveu et a reçu { $halves ->
    [one] un demi-masque furieux
   *[other] { $halves } demi-masques furieux
}.
mention-hair-laughing = Ta carte { $card } est restée d’un cheveu sous { $other } et a reçu { $halves ->
    [one] un demi-masque rieur
   *[other] { $halves } demi-masques rieurs
}.

## Les deux jeux

mention-won-narrowly = Victoire avec { $points ->
    [one] un seul point
   *[other] { $points } points
} d’avance.
mention-short-of-win = À { $points ->
    [one] un point
   *[other] { $points } points
} de la victoire !

## Fifty Fifty : les mentions

award-most-cancelled = Le plus de demi-masques annulés : { $halves }
award-most-calm = Le plus de plis sans demi-masque : { $tricks }
award-largest-trick = Le plus de demi-masques en un pli : { $halves }
