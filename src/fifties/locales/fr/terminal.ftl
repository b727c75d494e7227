### What only a terminal says.

## Refusals: the command line

input-not-numbers = « { $text } » n’est pas un nombre utilisable ici.
input-no-such-trick = une manche de ce jeu n’a pas de pli { $trick }.
input-too-many-people = { $people ->
    [one] { $people } personne ne tient pas
   *[other] { $people } personnes ne tiennent pas
} sur { $players } places ; il faut un nombre de 0 à { $players }.
input-edition-unknown = { $name } n’est pas une édition de ce jeu ; on peut choisir { $known } ou un fichier .toml qui décrit la boîte.
input-too-many-players = { $players } joueurs, c’est trop pour un seul clavier ; { $most } au plus.
input-danger-elsewhere = les cartes Danger vont avec Fifty ; il faut retirer --danger.
input-other-box = { $name } décrit une boîte de l’autre jeu.
file-unreadable = lecture impossible : { $reason }
file-unusable = fichier inutilisable : { $reason }
file-exists = existe déjà et reste tel quel ; il faut choisir un autre nom.

## The report of a replay, and the table talk

head-fifty = { $players } joueurs · on compte jusqu’à { $top } · couronne à { $mark }
head-fifty-fifty = { $players } joueurs · { $players } manches de neuf plis
head-any-game = { $players } joueurs
legend-fifty = { $got } J’ai !   { $scores } marque   { $holds } compte sans marquer   { $clash } collision   { $crown } couronne
legend-danger = { $lost } collision dans l’intervalle de Danger, bonus perdu
legend-fifty-fifty = { $leads } entame   { $highest } la plus forte, prend des furieux   { $lowest } la plus faible, prend des rieurs   puis les demi-masques : furieux { $angry }, rieurs { $laughing }
strip-count = comptage
strip-danger = intervalle de Danger
score-bead = bille { $bead } + bonus { $bonus } = { $score }
score-broken = bille { $bead }, pas de score
score-total = total { $total }
score-crowns = { $crowns ->
    [one] { $crowns } couronne
   *[other] { $crowns } couronnes
}
score-others = … et { $others ->
    [one] { $others } autre
   *[other] { $others } autres
}
report-branched = { $round ->
    [0] Suite d’une autre partie, dès avant la première manche
   *[other] Suite d’une autre partie à partir de la manche { $round }
} ; le SHA-256 de sa feuille de partie est { $origin }.
verify-draws-follow = { $draws ->
    [0] aucun tirage qui lui soit propre ne découle
    [one] son seul tirage découle
   *[other] ses { $draws } tirages découlent tous
} du secret scellé ; engagement { $commitment }
verify-inherited = { $inherited ->
    [one] un tirage antérieur vient
   *[other] { $inherited } tirages antérieurs viennent
} de la feuille de partie dont le SHA-256 est { $origin }

## Playing line by line

play-which-game = Quel jeu ? { $games } (Entrée : 1)
play-how-many-players = Combien de joueurs, bots compris ? (Entrée : { $default })
play-how-many-people = Combien de personnes à ce clavier, de 0 à { $most } ? (Entrée : 1)
play-player = Joueur { $number }
play-name = Nom du joueur { $number } ? (Entrée : { $default })
play-bots = Les bots jouent au niveau « { $level } », caractère : { $temper }. { $about }
play-help = À chaque question, { $quit } permet d’arrêter et { $help } affiche l’aide.
play-help-react = { $react } et un numéro pour réagir ; { $react } tout seul affiche ce que tu peux dire.
play-reactions = Réactions : { $listed }
play-hand-over = À { $name } de jouer. Que personne d’autre ne regarde ! { $name }, appuie sur Entrée.
play-choose = { $name }, écris cinq nombres de { $least } à { $most } :
play-keep = { $name }, tu as écrit { $numbers }. Entrée pour les garder, ou bien écris-en cinq autres :
play-chosen = { $name } a écrit ses nombres.
play-hand = { $name }, tes cartes : { $cards }
play-card = { $name }, joue une carte :
play-any-action = { $name }, tape le numéro d’une action, ou une action en JSON :
play-mood = Pli { $trick } : { $yellow ->
    [one] { $yellow } rieur
   *[other] { $yellow } rieurs
} pour la carte la plus faible, { $blue } furieux pour la plus forte. { $name } entame.
play-table = Sur la table : { $cards }
play-balances = Soldes : { $balances }
play-plays = { $name } joue le { $card }.
play-queued = Tu joueras le { $card } quand ce sera ton tour.
play-unqueued = On te demandera une carte quand ce sera ton tour.
play-takes-blue = { $name } a la carte la plus forte et prend { $halves ->
    [one] { $halves } demi-masque furieux
   *[other] { $halves } demi-masques furieux
}{ $cancelled ->
    [0] { "" }
    [one]  ; { $cancelled } paire s’annule
   *[other]  ; { $cancelled } paires s’annulent
}. Maintenant : { $balance }.
play-takes-yellow = { $name } a la carte la plus faible et prend { $halves ->
    [one] { $halves } demi-masque rieur
   *[other] { $halves } demi-masques rieurs
}{ $cancelled ->
    [0] { "" }
    [one]  ; { $cancelled } paire s’annule
   *[other]  ; { $cancelled } paires s’annulent
}. Maintenant : { $balance }.
play-begins = { $name } compte : { $numbers }
play-counts = { $name } continue : { $numbers }
play-takes = J’ai ! { $name } prend la main à { $number }.
play-keeps = J’ai ! { $name } garde la main à { $number }.
play-scores-again = J’ai ! { $name } marque à nouveau après { $number }.
play-clash = J’ai ! J’ai ! Collision à { $number } entre { $names } : le nombre est barré.
play-clash-danger = J’ai ! J’ai ! Collision à { $number } entre { $names }, dans l’intervalle de Danger : le nombre est barré, et son bonus avec.
play-scores = { $name } marque { $points ->
    [one] { $points } point
   *[other] { $points } points
}, et sa bille est sur { $bead }.
play-crown = { $name } gagne une couronne !
play-quit = On s’arrête là.
play-saved = La feuille de partie est dans { $file }.
play-help-choose = Cinq nombres différents, séparés par des espaces, et aucun qui finisse par un chiffre interdit. Une fois la main prise, tu marques jusqu’à ce qu’on te la prenne ou qu’une collision te fasse taire ; si quelqu’un d’autre a le même nombre, vous le barrez ensemble.
play-help-card = Joue une de tes cartes. La plus forte prend des demi-masques furieux, les bleus ; la plus faible, des rieurs, les jaunes. Ils s’annulent entre eux, et le but est de finir la manche sans en garder un seul. Un deuxième nombre est la carte de ton prochain tour ; une carte tapée pendant que les autres jouent attend le tien, et 0 la reprend.
play-totals = Totaux : { $totals }
play-amid-count = Le compte en est à { $number }.
play-compiling = Les bots les plus forts se préparent ; la première fois, cela prend une minute.
play-unsaved = Cette partie ne peut pas être sauvegardée en chemin : { $reason }
play-kept = La partie est gardée : fifties play --resume la reprend.
play-resumed = On reprend { $game }.
play-which-save = { $game } du { $day }, { $names }, { $players } places, manche { $round }
play-no-save = Aucune partie inachevée n’est gardée ici ; commence-en une avec fifties play.
play-old-saves = Une partie enregistrée par une version antérieure de fifties ne peut pas être reprise.
play-no-such-save = Il n’y a pas de partie inachevée numéro { $number } ; choisis de 1 à { $most }.
play-other-saves = { $others ->
    [one] Une autre partie inachevée attend
   *[other] { $others } autres parties inachevées attendent
} (fifties play --resume 2 et ainsi de suite). Voici { $game }.
play-over = La partie est finie. Entrée pour continuer, ? pour le coach :

## Extras that are not installed.

extra-missing = Il faut { $module }, qui n’est pas installé. Pour l’obtenir : { $command }
extra-missing-checkout = Il faut { $module }, qui n’est pas installé. Pour l’obtenir : { $make } (dans ce dépôt), ou { $command }
screen-extra = Le jeu en plein écran n’est pas installé, tout se passe donc ligne par ligne. Pour l’obtenir : { $command }
bots-extra = Les maîtres parmi les bots voient moins loin, car rien n’est compilé ici. Ils voient plus loin avec : { $command }
