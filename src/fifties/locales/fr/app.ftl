### The full-screen game in a terminal.

## The table of Fifty

app-round-of = Manche { $round } sur { $rounds }
app-nothing-blocked = Rien n’est interdit dans cette manche : tous les nombres sont permis.
app-blocked = interdits { $digits }
app-no-endings = Aucun nombre ne finit par { $digits }.
app-reveal-soon = Les jetons vont être retournés…
app-number-outside = Seulement des nombres de 1 à { $most }.
app-number-blocked = { $number } est exclu : sa terminaison est interdite dans cette manche.
app-line-full = Les cinq cases sont remplies. Efface d’abord un nombre.
app-written = Tu as écrit { $numbers }. Tu peux changer tes nombres jusqu’à ce que tout le monde soit prêt.
app-all-write = Tout le monde écrit cinq nombres en secret.
app-still-writing = Écrivent encore : { $names }.
app-ready-count = prêts : { $ready } sur { $players }
app-players = Joueurs
app-counts = compte, personne ne marque
app-scores = marque · bille sur { $bead }
app-scored = Les points de la manche { $round }
app-round-head = manche
app-total = total
app-legend-scores = { $got } a pris la main   { $clash } collision, bonus de la case
app-legend-danger = { $got } a pris la main   { $clash } collision, bonus   { $lost } dans le Danger, sans bonus
app-award-longest-count = Le plus long comptage : { $names }, { $amount } à la suite
app-award-most-clashes = Le plus de collisions : { $names }, { $amount }
app-award-twins = Jumeaux : { $names }, { $amount ->
    [one] { $amount } nombre
   *[other] { $amount } nombres
} en commun
app-why-second-crown = Une deuxième couronne finit la partie sur-le-champ ; la manche interrompue ne rapporte rien.
app-why-crown-breaks-tie = D’autres ont autant de points, mais pas de couronne.
app-why-shared = Autant de points, et une couronne pour tous ou pour personne : victoire partagée.
app-quote = « { $text } »
app-party = fête à { $players }
app-party-clash = Vous êtes { $count } à l’avoir : collision !

## The table of Fifty Fifty

app-trick-of = Pli { $trick } sur { $tricks }
app-highest = plus forte
app-lowest = plus faible
app-turn = joue
app-leads = entame
app-deals = distribue
app-dealer = { $name } distribue
app-angry = furieux
app-laughing = rieur
app-balanced = à l’équilibre
app-deck-key = { $played } jouée  { $mine } à toi  { $unseen } cachée
app-sheet = Feuille de score
app-review = Talent ou chance ?
app-takes-blue = prend { $halves ->
    [one] un demi-masque furieux
   *[other] { $halves } demi-masques furieux
}{ $pairs ->
    [0] {""}
    [one] , une paire part
   *[other] , { $pairs } paires partent
}
app-takes-yellow = prend { $halves ->
    [one] un demi-masque rieur
   *[other] { $halves } demi-masques rieurs
}{ $pairs ->
    [0] {""}
    [one] , une paire part
   *[other] , { $pairs } paires partent
}
app-why-halves-shared = Le même total : victoire partagée.

## What is asked

app-too-small = Le jeu a besoin de { $width } colonnes et de { $height } lignes. Il continue dès que la fenêtre est plus grande.
app-write = { $name }, écris { $left ->
    [one] encore un nombre
   *[other] encore { $left } nombres
} : flèches, chiffres ou clic.
app-all-written = Les cinq sont écrits. Entrée pour les remettre.
app-to-go = { $left ->
    [one] Encore un nombre.
   *[other] Encore { $left } nombres.
}
app-kept = C’est remis. Tu peux changer tes nombres jusqu’à ce que tout le monde soit prêt.
app-kept-others = Comptent toujours : { $numbers }. Entrée pour remettre les nouveaux.
app-your-turn = À toi, { $name } : Entrée pour jouer le { $card }.
app-chooses = { $name } choisit une carte…
app-tap = { $number } est à toi !
app-hand-over = Passe le clavier à { $name }. La suite ne regarde que { $name }.
app-nobody-looks = { $name }, appuie sur Entrée quand personne d’autre ne regarde.
app-look = Prends ton temps.
app-over = Belle partie !
app-no-scores = Aucune manche n’est encore finie.
app-no-tricks = Aucun pli n’est encore ramassé dans cette manche.

## Keys

app-enter = Entrée
app-space = Espace
app-delete = Suppr
app-key-got-it = J’ai !
app-key-close = fermer
app-key-leave = quitter
app-key-rematch = revanche
app-key-review = bilan
app-key-home = autre partie
app-key-go-on = continuer
app-key-open = c’est moi, { $name }
app-key-hurry = plus vite
app-key-slower = moins vite
app-key-skip = passer
app-key-done = c’est bon
app-key-write = écrire
app-key-erase = effacer
app-key-left = gauche
app-key-right = droite
app-key-play = jouer
app-key-queue = plus tard
app-key-unqueue = reprendre
app-key-up = haut
app-key-down = bas
app-key-less = avant
app-key-more = après
app-key-choose = choisir

## Help and the coach

app-help = Aide
app-rules-fifty = Écris cinq nombres que personne d’autre n’écrit. Puis quelqu’un compte. Si un nombre annoncé n’appartient qu’à toi, tu prends la main et chaque nombre suivant te rapporte un point, jusqu’à ce qu’on te la prenne. S’il est aussi à quelqu’un d’autre, vous le barrez tous et personne ne marque pendant un moment. Après quatre manches, le plus de points l’emporte ; une deuxième couronne gagne sur-le-champ.
app-rules-fifty-fifty = Joue une carte par pli. La plus forte prend des demi-masques furieux, la plus faible des rieurs, autant que le dit la carte Humeur. Un rieur et un furieux font un visage, et il s’en va. Chaque demi-masque que tu gardes coûte un point ; qui finit une manche sans en avoir efface son pire résultat.
app-help-move = parcourir les nombres
app-help-type = taper un nombre
app-help-write = écrire ou effacer le nombre sous le curseur
app-help-erase = effacer
app-help-done = remettre, une fois les cinq écrits
app-help-raise = lever une autre carte
app-help-card = lever la carte de ce numéro
app-help-play = jouer la carte levée
app-help-queue = préparer la carte levée pour ton tour, ou la reprendre
app-help-hurry = compter plus vite, ou moins vite
app-help-skip = passer aux points ; continuer
app-help-coach = ce que le solveur pense de ton choix, une fois tout révélé
app-help-sheet = feuille de score
app-help-react = réagir : quelques mots pour la table
app-reactions = Réagir
app-help-lights = jour ou soir
app-help-leave = quitter ; la partie est gardée
app-coach = Coach
app-coach-thinks = Le coach réfléchit…
app-coach-ahead = Ce que le solveur ferait maintenant
app-coach-back = Ce que le solveur pense du choix de { $name }
app-coach-silent = Le coach n’a rien à en dire.

## The first screen

app-title = fifties
app-motto = Compte jusqu’à cinquante. Garde l’équilibre.
app-set-table = Mettre la table
app-go-on = Reprendre la dernière partie
app-game = Jeu
app-edition = Édition
app-edition-iello = 2025
app-edition-zoch = 2010
app-edition-tightrope = Corde raide
app-edition-about = Tout est comme imprimé.
app-danger = Cartes Danger
app-danger-about = À chaque manche, un intervalle où une collision ne rapporte pas de bonus.
app-pace = Rythme
app-pace-living-room = au salon
app-pace-brisk = vif
app-pace-at-once = d’un coup
app-pace-about = La vitesse du comptage et des plis. On peut toujours accélérer ou passer.
app-coach-speaks-ahead = Entraînement
app-coach-speaks-ahead-about = À l’entraînement, le coach répond à ? dès avant ton choix.
app-play = Jouer
app-play-about = Bon jeu !
app-person = une personne ici
app-person-about = Tape un nom. À plusieurs, un rideau cache ce que chacun écrit ou tient en main.
app-yes = oui
app-no = non
app-about-fifty = Cinq nombres secrets chacun, un comptage à voix haute : après ton nombre, chaque pas est un point, sauf si quelqu’un d’autre l’a écrit aussi.
app-about-fifty-fifty = La carte la plus forte prend des demi-masques furieux, la plus faible des rieurs : finis sans aucun, et tu ne paies rien.
app-size-fifty = De trois à sept, ou une fête de toute taille : plus vous êtes, plus on compte loin.
app-size-fifty-fifty = De trois à cinq joueurs, dès 9 ans, et autant de manches.
app-home-hint = Choisis avec les flèches ou la souris ; tape les noms.

## A replay

app-seen-by-all = Comme toute la table l’a vu.
app-seen-by = Comme { $name } l’a vu.
app-key-run = lecture
app-key-stop = arrêt
app-key-round-before = manche avant
app-key-round-after = manche suivante
app-key-eyes = autres yeux
