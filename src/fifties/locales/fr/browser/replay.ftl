### Rediffusions : toute partie terminée, une fois encore.

replay = Rediffusion
replay-yours = Tes parties
replay-total = { $player } ({ $total })
replay-none = Aucune partie terminée n’est encore gardée sur cet appareil.
replay-drop = Dépose ici une feuille de partie
replay-drop-hint = Un fichier .toml de n’importe quelle partie, jouée ici ou dans le terminal.
replay-choose-file = Choisir un fichier
replay-timeline = Chronologie
replay-moment = Instant
replay-speed = Vitesse
replay-run = Lire
replay-stop = Arrêter
replay-key-back = un pas en arrière
replay-key-next = un pas en avant
replay-key-round-back = manche précédente
replay-key-round-next = manche suivante
replay-key-start = au début
replay-key-end = à la fin
replay-key-run = lire ou arrêter
replay-seat = Vu par
replay-all-open = tout le monde, tout à découvert
replay-share = Partager
replay-shared = Le lien est prêt à être envoyé.
replay-download = Télécharger la feuille de partie
replay-sheet = Imprimer la feuille
replay-beginning = Avant la première manche.
replay-chance-unsealed = Cette feuille de partie ne contient aucun secret scellé à vérifier.
replay-chance-verified = Chaque tirage découle du secret scellé avant la partie.
replay-chance-differs = Un tirage ne découle pas du secret scellé.
replay-picks = Ce que chacun a écrit
replay-hands = Toutes les mains
replay-revealed = Manche { $round }, chiffres interdits : { $digits }.
replay-revealed-nothing = Manche { $round } : aucun chiffre interdit.
replay-chose = { $name } écrit { $numbers }.
replay-counts = { $number } : { $name } compte, personne ne marque.
replay-scores = { $number } rapporte un point à { $name }, bille sur { $bead }.
replay-crown = { $number } rapporte un point à { $name }, bille sur { $bead } : une couronne !
replay-clash = { $number } : collision, { $names } le barrent.
replay-clash-danger = { $number } : collision dans l’intervalle de Danger, { $names } perdent le bonus.
replay-crowd-clash = { $number } : collision entre { $count } joueurs.
replay-tally = Jusqu’à { $number } : { $takes ->
    [one] { $takes } prise de main
   *[other] { $takes } prises de main
}, { $clashes ->
    [one] { $clashes } collision
   *[other] { $clashes } collisions
}.
replay-quiet = Jusqu’à { $number } : il ne se passe rien.
replay-ready = { $count ->
    [one] { $count } sur { $players } a écrit.
   *[other] { $count } sur { $players } ont écrit.
}
replay-scored = Les points de la manche { $round } sont notés.
replay-dealt = Manche { $round } : { $dealer } distribue.
replay-mood = Pli { $trick } : { $yellow ->
    [one] { $yellow } rieur
   *[other] { $yellow } rieurs
} pour la carte la plus faible, { $blue } furieux pour la plus forte.
replay-card = { $name } joue le { $card }.
replay-trick = { $high } prend { $blue } furieux (maintenant { $highBalance }), { $low } prend { $yellow ->
    [one] { $yellow } rieur
   *[other] { $yellow } rieurs
} (maintenant { $lowBalance }).
replay-halves = On compte les demi-masques : { $points }.
replay-ended = La victoire revient à { $names }.
replay-review = Talent ou chance ?

## Playing on from a moment

replay-branch = Jouer la suite
replay-branch-opening = On ouvre une table…
replay-branch-hint = Ouvre une nouvelle table dans la manche { $round } : ce qui précède reste, la suite dépend de toi.
replay-branch-earlier-hint = Ouvre une nouvelle table un peu plus tôt dans la manche { $round } : ce qui s’y est décidé depuis se décide à nouveau.
replay-branch-draw-hint = Ouvre une nouvelle table avant la manche { $round } : ce qui précède reste, le hasard tire à nouveau.
replay-branch-over = Ici, la partie est finie : remonte à un moment antérieur pour jouer la suite.
replay-branch-none-box = Personne ne peut jouer la suite de cette partie : son relevé ne dit pas quelles cartes contient sa boîte.
replay-branched = { $round ->
    [0] Suite d’une autre partie, dès avant la première manche.
   *[other] Suite d’une autre partie à partir de la manche { $round } : tout ce qui précède y a été joué.
}
replay-branched-after = Suite d’une autre partie après la manche { $round } : tout ce qui précède y a été joué.
replay-branched-chance = Chaque tirage depuis lors découle du secret scellé avant la partie.
replay-branched-here = Aller à ce moment
replay-branched-origin = Revoir l’autre partie
