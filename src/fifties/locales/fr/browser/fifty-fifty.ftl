### Une table où l’on joue à Fifty Fifty.

## The table

halves-table = La table
halves-round = Manche { $round } sur { $rounds }
halves-trick = Pli { $trick } sur { $tricks }
halves-angry = furieux
halves-laughing = rieur
halves-balanced = à l’équi­libre
halves-you = toi
halves-deals = distribue
halves-bot = bot
halves-kept = un bot garde cette place
halves-kept-short = pas là
halves-left = { $cards ->
    [0] aucune carte
    [one] encore une carte
   *[other] encore { $cards } cartes
}
halves-highest = plus forte
halves-lowest = plus faible
halves-leads = entame
halves-next = c’est son tour
halves-mood = Carte Humeur : { $yellow ->
    [one] { $yellow } rieur
   *[other] { $yellow } rieurs
}, { $blue } furieux
halves-highest-takes = La carte la plus forte prend { $halves ->
    [one] un demi-masque furieux
   *[other] { $halves } demi-masques furieux
}.
halves-lowest-takes = La carte la plus faible prend { $halves ->
    [one] un demi-masque rieur
   *[other] { $halves } demi-masques rieurs
}.
halves-nobody-angry = Personne ne prend de furieux.
halves-nobody-laughing = Personne ne prend de rieurs.
halves-takes-angry = { $name } prend { $halves ->
    [one] un demi-masque furieux
   *[other] { $halves } demi-masques furieux
} ; { $pairs ->
    [0] {""}
    [one] une paire s’en va ;{" "}
   *[other] { $pairs } paires s’en vont ;{" "}
}maintenant { $balance }.
halves-takes-laughing = { $name } prend { $halves ->
    [one] un demi-masque rieur
   *[other] { $halves } demi-masques rieurs
} ; { $pairs ->
    [0] {""}
    [one] une paire s’en va ;{" "}
   *[other] { $pairs } paires s’en vont ;{" "}
}maintenant { $balance }.
halves-waiting = { $name } choisit une carte…
halves-full = Tout le monde a joué.
halves-hurry = Faire jouer un bot
halves-quicker = Plus vite

## Your hand

halves-hand = Ta main
halves-your-turn = À toi, { $name } !
halves-reminded = La table t’attend ; dans { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } secondes
}, un bot joue pour toi.
halves-card = Carte { $card }
halves-on-its-way = { $card } est en route
halves-queued = Carte { $card }, prête pour ton tour
halves-ready = prête
halves-choose = Choisis une carte
halves-choose-ahead = Choisis d’avance
halves-play = Jouer le { $card }
halves-queue = Préparer le { $card }
halves-unqueue = Reprendre le { $card }
halves-key-left = la carte de gauche
halves-key-right = la carte de droite
halves-key-digits = la carte qui porte ce nombre
halves-key-play = jouer la carte levée
halves-key-queue = préparer la carte levée pour ton tour, ou la reprendre
halves-key-cards = ce qui a été joué
halves-key-sheet = feuille de score
halves-key-quicker = faire jouer les bots tout de suite

## What has been played

halves-played = Jouées
halves-played-title = Ce qui a été joué
halves-played-by = { $card }, jouée par { $name }
halves-in-hand = { $card }, dans ta main
halves-unseen = { $card }, pas encore vue
halves-key-played = jouée
halves-key-mine = à toi
halves-key-unseen = pas encore vue
halves-tricks = Plis de cette manche

## The score

halves-sheet = Score
halves-aside = Cartes jouées et score
halves-sheet-title = Feuille de score
halves-round-column = Manche
halves-struck = effacé, ne compte plus
fifty-fifty-round-scored = Les points de la manche { $round }
halves-nobody-balanced = Personne ne finit à l’équilibre.
halves-result = { $name } { $points }
halves-go-on = Continuer
halves-next-dealt = La manche { $round } est distribuée.

## The end

## What the log tells

halves-told-dealt = Manche { $round } : { $dealer } distribue, { $leader } entame.
halves-told-mood = Pli { $trick } : { $yellow ->
    [one] { $yellow } rieur
   *[other] { $yellow } rieurs
}, { $blue } furieux. { $name } entame.
halves-told-card = { $name } joue le { $card }.
halves-told-trick = { $high } prend { $blue } furieux, { $low } { $yellow ->
    [one] { $yellow } rieur.
   *[other] { $yellow } rieurs.
}
halves-told-turn = À toi : { $yellow ->
    [one] { $yellow } rieur
   *[other] { $yellow } rieurs
}, { $blue } furieux ; { $count ->
    [0] tu commences.
   *[other] sur la table : { $numbers }.
}
halves-told-counted = Les points de la manche : { $results }.
