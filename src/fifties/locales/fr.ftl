### Every word that people read. Ids that begin with a clause (F5-…) are refusals.

## Places in a record

place-round = manche { $round }
place-trick = pli { $trick }

## Refusals: Fifty

F1-too-few-players = il faut au moins { $least } joueurs pour Fifty, et il n’y en a que { $players }.
F1-no-such-seat = il n’y a pas de place { $actor } ; les { $players } places sont comptées à partir de 0.
F2-game-over = la partie est finie au bout de { $rounds } manches ; plus rien ne peut suivre.
F2-not-now = les nombres s’écrivent une seule fois par manche, quand les jetons sont retournés ; la manche { $round } n’en est pas là.
F2-other-round = ces nombres sont pour la manche { $round }, mais c’est la manche { $current } qui se joue.
F3-tokens-miscounted = { $given ->
    [one] { $given } jeton Interdiction est retourné
   *[other] { $given } jetons Interdiction sont retournés
}, mais à { $players } joueurs il en faut { $wanted }.
F3-not-tokens = les jetons Interdiction se donnent en tuple de chiffres.
F3-no-such-token = il n’y a pas de jeton Interdiction { $digit } ; les jetons portent les chiffres de 0 à 9.
F3-token-twice = le jeton Interdiction { $digit } figure deux fois ; il n’y en a qu’un par chiffre.
F3-tokens-unsorted = le jeton Interdiction { $digit } vient après le { $before } ; il faut les ranger par ordre croissant.
F5-numbers-miscounted = { $given ->
    [one] { $given } nombre est écrit
   *[other] { $given } nombres sont écrits
} ; il en faut exactement { $wanted }.
F5-not-numbers = un choix se donne en tuple de nombres entiers.
F5-number-outside = { $number } n’est pas compris entre { $least } et { $most }.
F5-number-twice = le { $number } est écrit deux fois ; les cinq nombres doivent être différents.
F5-not-ascending = le { $number } vient après le { $before } ; il faut aller du plus petit au plus grand.
F5-ending-blocked = le { $number } finit par { $digit }, un chiffre interdit pendant cette manche.
F5-choices-miscounted = { $given ->
    [one] { $given } série de nombres est écrite
   *[other] { $given } séries de nombres sont écrites
} pour { $wanted } joueurs ; il en faut une pour chacun.
F12-won-already = { $name } a gagné à la manche { $rounds } avec sa deuxième couronne ; plus rien ne peut suivre.
F12-winner-differs = { $winners } a gagné sur-le-champ avec une deuxième couronne.
F13-total-differs = le total noté pour { $name } est { $written }, mais la somme des manches donne { $counted }.
F13-totals-miscounted = { $given ->
    [one] { $given } total est noté
   *[other] { $given } totaux sont notés
} pour { $wanted } joueurs ; il en faut un pour chacun.
F14-bonus-misshapen = pour le bonus, il faut { $boxes } nombres de 0 à { $most }, ou { $lines } listes de { $boxes } nombres, une par manche.
F15-winners-differ = { $winners ->
    [none] personne n’a encore gagné cette partie.
   *[other] la victoire revient à { $winners }.
}
F16-danger-missing = la manche { $round } n’a pas d’intervalle de Danger ; avec les cartes Danger, chaque manche en a un.
F16-danger-unexpected = un intervalle de Danger de { $low } à { $high } est indiqué, mais cette partie se joue sans cartes Danger.
F16-zone-outside = l’intervalle de Danger de { $low } à { $high } n’est pas compris entre 1 et { $most }.
F16-not-a-zone = un intervalle de Danger se donne en paire de nombres entiers.
F16-zone-backwards = l’intervalle de Danger { $low } à { $high } est à l’envers ; écrire d’abord le plus petit nombre.
F16-zone-not-left = la carte Danger de { $low } à { $high } n’est pas parmi celles qui restent face cachée.
F16-zone-miscounted = un intervalle de Danger a un premier et un dernier nombre, mais { $given ->
    [one] { $given } nombre est indiqué.
   *[other] { $given } nombres sont indiqués.
}
F16-zones-miscounted = une boîte contient { $wanted } cartes Danger, mais { $given ->
    [one] { $given } carte est indiquée.
   *[other] { $given } cartes sont indiquées.
}

## Refusals: Fifty Fifty

H1-wrong-players = Fifty Fifty se joue de { $least } à { $most } joueurs, et il y en a { $players }.
H1-no-such-seat = il n’y a pas de place { $actor } ; les { $players } places sont comptées à partir de 0.
H2-no-such-dealer = le donneur indiqué est à la place { $dealer }, mais les places se comptent de 0 à { $most }.
H2-game-over = la partie est finie au bout de { $rounds } manches ; plus rien ne peut suivre.
H3-no-such-card = il n’y a pas de carte { $card } ; le paquet va de 1 à { $most }.
H3-played-already = le { $card } a déjà été joué dans cette manche ; chaque carte est unique.
H3-not-hands = les mains se donnent en tuples de nombres entiers.
H3-hands-miscounted = { $given ->
    [one] { $given } main est distribuée
   *[other] { $given } mains sont distribuées
} à { $wanted } joueurs ; il en faut une pour chacun, ou aucune.
H3-hand-miscounted = { $name } reçoit { $given ->
    [one] { $given } carte
   *[other] { $given } cartes
} ; chacun doit en recevoir { $wanted }.
H3-dealt-twice = le { $card } est distribué deux fois ; chaque carte est unique.
H4-not-now = ce n’est pas le moment ; la suite, c’est le pli { $trick }.
H4-not-your-turn = c’est à { $name } de jouer.
H4-not-in-hand = le { $card } n’est pas dans cette main.
H4-cards-miscounted = { $given ->
    [one] { $given } carte est jouée
   *[other] { $given } cartes sont jouées
} ; dans un pli, chacun des { $wanted } joueurs en joue une.
H4-tricks-miscounted = { $given ->
    [one] { $given } pli est noté
   *[other] { $given } plis sont notés
} ; une manche en compte { $wanted }.
H8-total-differs = le total noté pour { $name } est { $written }, mais la somme des manches donne { $counted }.
H8-totals-miscounted = { $given ->
    [one] { $given } total est noté
   *[other] { $given } totaux sont notés
} pour { $wanted } joueurs ; il en faut un pour chacun.
H9-winners-differ = { $winners ->
    [none] personne n’a encore gagné cette partie.
   *[other] la victoire revient à { $winners }.
}
H10-mood-outside = l’humeur { $yellow }/{ $blue } est impossible ; les cartes Humeur ont des valeurs de 0 à { $most }.
H10-not-a-mood = une humeur se donne en paire de nombres entiers.
H10-mood-not-left = la carte Humeur { $yellow }/{ $blue } n’est pas parmi celles qui restent face cachée.
H10-moods-miscounted = { $given ->
    [one] { $given } carte Humeur est indiquée
   *[other] { $given } cartes Humeur sont indiquées
} ; il en faut { $wanted } pour une manche.
H10-mood-miscounted = une humeur a une valeur jaune et une bleue, mais { $given ->
    [one] { $given } valeur est indiquée.
   *[other] { $given } valeurs sont indiquées.
}
H11-zeros-elsewhere = les zéros ne vont qu’avec les cartes 1/1 à 9/9.
H11-mood-impossible = l’humeur { $yellow }/{ $blue } est impossible ici ; dans cette édition, les humeurs de 1/1 à 9/9 sortent une fois chacune par manche, et chaque couleur a son propre zéro, qui l’efface.

## Refusals: records

record-too-large = le fichier dépasse { $megabytes } Mo ; aucune partie n’est aussi longue.
record-empty = le fichier est vide.
record-not-text = ce n’est pas du texte UTF-8 (octet { $byte }) ; une feuille de partie est un fichier texte en TOML.
record-not-toml = à la ligne { $line }, colonne { $column }, ce n’est pas du TOML ({ $reason }).
record-too-nested = des listes ou des clés sont beaucoup trop imbriquées pour une feuille de partie.
record-unknown-key = la clé { $key } n’existe pas ici{ $nearest ->
    [none] .
   *[other]  ; serait-ce { $nearest } ?
}
record-missing-key = il manque la clé { $key }.
record-wrong-type = { $key } doit être { $wanted ->
    [number] un nombre entier.
    [text] un texte.
    [numbers] une liste de nombres entiers.
    [texts] une liste de textes.
    [lists] une liste de listes de nombres entiers.
    [table] une table.
   *[tables] une liste de tables.
}
record-no-pair = { $key } doit être une liste de paires de nombres, par exemple [[1, 4], [4, 1]].
record-unknown-game = le jeu { $name } est inconnu ; c’est fifty ou fifty-fifty.
record-unknown-edition = l’édition { $name } est inconnue ; éditions connues ici : { $known }.
record-unknown-version = la version { $version } des règles est inconnue ici ; la plus récente est la { $newest }.
record-too-many-players = { $players } joueurs, c’est plus que ce que contient une feuille de partie ({ $most }).
record-name-twice = le nom { $name } figure deux fois ; il en faut un différent pour chacun.
record-name-unusable = le nom du joueur { $number } est vide, dépasse { $most } caractères ou contient des caractères invisibles.
record-no-rounds = la feuille de partie n’a aucune manche ; il faut au moins un [[round]].
record-round-incomplete = il manque { $key } ; seule la dernière manche peut s’interrompre.
record-no-such-winner = la victoire est attribuée à { $name }, qui ne joue pas.
record-secret-misshapen = le secret doit compter { $digits } caractères, tous des chiffres ou des lettres de a à f.
record-commitment-differs = commitment n’est pas le SHA-256 du secret, qui est { $commitment }.
record-salts-miscounted = salts contient { $given ->
    [one] { $given } texte
   *[other] { $given } textes
} pour { $wanted } joueurs ; il en faut un pour chacun, vide pour qui n’a rien ajouté.
record-not-sealed = il manque la table [chance] ; sans secret ni commitment, aucun tirage ne peut être vérifié.
record-draw-differs = { $key } n’est pas ce que le secret scellé et les ajouts des joueurs font tirer ici.
record-play-undrawn = ce coup est impossible après ce que le secret scellé et les ajouts des joueurs font tirer ici.

## Refusals: the command line

input-not-numbers = « { $text } » n’est pas un nombre utilisable ici.
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

game-fifty = Fifty
game-fifty-fifty = Fifty Fifty
head-fifty = { $players } joueurs · on compte jusqu’à { $top } · couronne à { $mark }
head-fifty-fifty = { $players } joueurs · { $players } manches de neuf plis
head-edition = Édition : { $name }
head-reconstructed = Reconstitution, sans avoir vu la boîte : { $components }.
component-bonus = cases bonus
component-zones = intervalles de Danger
component-moods = cartes Humeur
legend-fifty = { $got } J’ai !   { $scores } marque   { $holds } compte sans marquer   { $clash } collision   { $crown } couronne
legend-danger = { $lost } collision dans l’intervalle de Danger, bonus perdu
legend-fifty-fifty = { $leads } entame   { $highest } la plus forte, prend du bleu   { $lowest } la plus faible, prend du jaune   solde : bleu +, jaune -
round = Manche { $round }
round-blocked = chiffres interdits : { $digits }
round-nothing-blocked = aucun chiffre interdit
round-danger = intervalle de Danger de { $low } à { $high }
round-begins = { $name } commence à compter
round-unfinished = Cette manche n’est pas terminée.
round-dealer = { $dealer } distribue, { $leader } entame
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
crowned-at = { $name } gagne une couronne à { $number }.
trick = pli
mood = humeur
points = points
totals = totaux
struck = { $name } finit à l’équilibre et efface la manche { $round } ({ $points }).
balanced = { $name } finit à l’équilibre ; il n’y a rien à effacer.
game-unfinished = La partie n’est pas terminée.
end-second-crown = Deuxième couronne : { $winners } gagne sur-le-champ !
end-most-points = { $winners } gagne avec { $points ->
    [one] { $points } point.
   *[other] { $points } points.
}
end-crown-breaks-tie = Égalité à { $points ->
    [one] { $points } point
   *[other] { $points } points
}, mais la couronne fait la différence : { $winners } gagne.
end-shared = { $winners } se partagent la victoire avec { $points ->
    [one] { $points } point chacun.
   *[other] { $points } points chacun.
}
end-fewest-halves = { $winners } gagne avec { $points ->
    [one] { $points } point.
   *[other] { $points } points.
}
and = et
verify-draws-follow = { $draws ->
    [one] son seul tirage découle
   *[other] ses { $draws } tirages découlent tous
} du secret scellé ; engagement { $commitment }

## Playing line by line

play-which-game = Quel jeu ? 1 Fifty, 2 Fifty Fifty (Entrée : 1)
play-how-many-players = Combien de joueurs, bots compris ? (Entrée : { $default })
play-how-many-people = Combien de personnes à ce clavier, de 0 à { $most } ? (Entrée : 1)
play-player = Joueur { $number }
play-name = Nom du joueur { $number } ? (Entrée : { $default })
play-help = À chaque question, { $quit } permet d’arrêter et { $help } affiche l’aide.
play-curtain = À { $name } de jouer. Que personne d’autre ne regarde ! { $name }, appuie sur Entrée.
play-choose = { $name }, écris cinq nombres de { $least } à { $most } :
play-keep = { $name }, tu as écrit { $numbers }. Entrée pour les garder, ou bien écris-en cinq autres :
play-chosen = { $name } a écrit ses nombres.
play-hand = { $name }, tes cartes : { $cards }
play-card = { $name }, joue une carte :
play-mood = Pli { $trick } : jaune { $yellow } pour la carte la plus faible, bleu { $blue } pour la plus forte. { $name } entame.
play-table = Sur la table : { $cards }
play-balances = Soldes : { $balances }
play-plays = { $name } joue le { $card }.
play-takes-blue = { $name } a la carte la plus forte et prend { $halves ->
    [one] { $halves } demi-masque bleu
   *[other] { $halves } demi-masques bleus
}{ $cancelled ->
    [0] { "" }
    [one]  ; { $cancelled } paire s’annule
   *[other]  ; { $cancelled } paires s’annulent
}. Solde { $balance }.
play-takes-yellow = { $name } a la carte la plus faible et prend { $halves ->
    [one] { $halves } demi-masque jaune
   *[other] { $halves } demi-masques jaunes
}{ $cancelled ->
    [0] { "" }
    [one]  ; { $cancelled } paire s’annule
   *[other]  ; { $cancelled } paires s’annulent
}. Solde { $balance }.
play-begins = { $name } compte : { $numbers }
play-counts = { $name } continue : { $numbers }
play-takes = J’ai ! { $name } prend la main à { $number }.
play-keeps = J’ai ! { $name } garde la main à { $number }.
play-clash = J’ai ! J’ai ! Collision à { $number } entre { $names } : le nombre est barré.
play-clash-danger = J’ai ! J’ai ! Collision à { $number } entre { $names }, dans l’intervalle de Danger : le nombre est barré, et son bonus avec.
play-scores = { $name } marque { $points ->
    [one] { $points } point
   *[other] { $points } points
}, et sa bille est sur { $bead }.
play-crown = { $name } gagne une couronne !
play-quit = On s’arrête là.
play-saved = La feuille de partie est dans { $file }.
play-help-choose = Cinq nombres différents, séparés par des espaces, et aucun qui finisse par un chiffre interdit. Tu marques tant que tu comptes ; si quelqu’un d’autre a le même nombre, vous le barrez ensemble.
play-help-card = Joue une de tes cartes. La plus forte prend des demi-masques furieux, les bleus ; la plus faible, des rieurs, les jaunes. Ils s’annulent entre eux, et le but est de finir la manche sans en garder un seul.

## A live table refuses something

table-wrong-seats = une table a de { $least } à { $most } places, pas { $seats }.
table-edition-unknown = il n’y a pas d’édition « { $edition } » ; éditions connues : { $known }.
table-locked = l’hôte a verrouillé cette table : personne d’autre ne peut la rejoindre.
table-banned = l’hôte ne te laisse pas rejoindre cette table.
table-full = les { $seats } places sont toutes prises ; tu peux regarder.
table-too-many = il n’y a pas de place ici pour plus de { $most } personnes.
table-worn-out = cette table a assez servi ; ouvres-en une autre.
table-name-empty = écris un nom, s’il te plaît.
table-name-too-long = ce nom a { $letters } caractères, et il n’y a de la place que pour { $most }.
table-name-taken = quelqu’un d’autre s’appelle déjà « { $name } » ici.
table-host-only = seul l’hôte peut faire cela.
table-hosts-own = tu as pris ce rôle en son absence ; tu ne peux pas exclure l’hôte.
table-id-used = cet identifiant a déjà servi à une autre demande ; il en faut un pour chacune.
table-host-is-here = l’hôte est là ; demande-lui de céder son rôle.
table-seat-only = seules les personnes qui jouent peuvent faire cela.
table-no-such-member = personne ici n’a le numéro { $member }.
table-not-yourself = tu ne peux pas t’exclure toi-même ; quitte la table ou cède le rôle d’hôte.
table-no-such-level = il n’y a pas de bot « { $level } » ; bots connus : { $known }.
table-game-runs = pas tant qu’une partie est en cours.
table-no-game-runs = aucune partie n’est en cours.
table-nothing-to-tell = aucun comptage n’est en cours.
table-not-your-number = ce n’est pas toi que le comptage attend.
table-not-in-hand = tu n’as pas le { $card } en main.
table-no-queue = dans ce jeu, on ne peut rien préparer à l’avance.
table-count-goes-on = tous les nombres sont écrits ; attends la fin du comptage.
table-seat-owes-nothing = cette place ne fait attendre personne.
table-too-many-reactions = doucement : une réaction à la fois.
table-reactions-off = l’hôte a désactivé les réactions.

## The server refuses something

wire-malformed = le serveur ne comprend pas ce message : { $reason }
wire-too-large = ce message est trop gros ; { $most } octets suffisent toujours.
wire-too-fast = c’était trop d’un coup ; attends un instant.
wire-too-many-waiting = tes messages précédents n’ont pas encore eu de réponse ; attends un instant.
wire-not-joined = rejoins d’abord une table, ou reprends ta place.
wire-joined-already = cette connexion est déjà à une table ; ouvre une nouvelle connexion.
wire-no-such-table = il n’y a pas de table « { $code } » ; vérifie le code avec l’hôte.
wire-wrong-token = ce lien n’appartient plus à personne à cette table ; rejoins-la avec le code.
wire-too-many-wrong-codes = trop de codes faux ; attends une minute, puis réessaie.
wire-too-many-tables = tu as déjà { $most } tables ouvertes ; utilise l’une d’elles.
wire-server-full = le serveur est plein ; réessaie plus tard.
wire-wrong-origin = les pages venues d’ailleurs ne peuvent pas utiliser ce serveur.
wire-token-missing = pour voir ceci, il faut le jeton d’accès de ta place.
wire-no-such-record = cette feuille de partie n’existe pas, ou elle n’est pas à toi.
wire-no-such-page = il n’y a rien à cette adresse.
wire-not-this-way = cette adresse ne répond pas à cette méthode.
wire-broken = quelque chose s’est mal passé sur le serveur ; réessaie.

## Starting a server

serve-here = La table est ouverte à l’adresse { $address }
serve-phones = Téléphones sur le même réseau : { $address }
serve-stop = Ctrl-C pour arrêter ; chaque table reprendra au prochain démarrage.
serve-port-taken = le port { $port } est pris, peut-être par un serveur déjà lancé ; essaie --port { $next }
serve-data-in-use = un autre serveur fifties travaille dans ce dossier ; arrête-le ou choisis un autre dossier avec --data
serve-data-too-new = une version plus récente de fifties a écrit ici ; utilise-la, ou choisis un autre dossier avec --data
