### What the rules refuse. An id begins with its clause.

## Refusals: Fifty

F1-too-few-players = il faut au moins { $least } joueurs pour Fifty, et il n’y en a que { $players }.
F1-no-such-seat = il n’y a pas de place { $actor } ; les { $players } places sont comptées à partir de 0.
F2-game-over = la partie est finie au bout de { $rounds } manches ; plus rien ne peut suivre.
F2-not-now = les nombres s’écrivent une seule fois par manche, quand les jetons sont retournés ; la manche { $round } n’en est pas là.
F2-wrong-action = { $given } n’est pas une action possible ici ; { $wanted } est attendu.
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
F16-zone-twice = la carte Danger de { $low } à { $high } a été retournée dans une manche précédente ; chacune sort une fois par partie. Si la boîte en contient deux, écrire box = "copied".
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
H3-mood-twice = la carte Humeur { $yellow }/{ $blue } est sortie dans un pli précédent de cette manche ; chacune sort une seule fois. Si la boîte en contient deux, écrire box = "copied".
H4-not-now = ce n’est pas le moment ; la suite, c’est le pli { $trick }.
H4-wrong-action = { $given } n’est pas une action possible ici ; { $wanted } est attendu.
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

## Refusals: what a program passes

argument-not-whole = { $name } doit être un nombre entier, pas { $given }.
argument-too-small = { $name } doit valoir au moins { $least }, pas { $given }.
argument-outside-range = { $name } doit être compris entre { $least } et { $most }, pas { $given }.
argument-not-positive = { $name } doit être un nombre supérieur à 0 et inférieur à { $limit }, pas { $given }.
argument-not-a-share = { $name } doit être un nombre entre 0 et 1, pas { $given }.
argument-not-true-or-false = { $name } doit être True ou False, pas { $given }.
argument-wrong-type = { $name } doit être du type { $wanted }, pas { $given }.
argument-nothing-offered = Il n’y a rien à faire ici pour l’instant, donc { $given } non plus.
argument-not-an-edition = edition doit être du type { $wanted } ou le nom d’une édition ({ $known }), pas { $given }.
