### Learning a game: the page of its rules, and the coach of the first lesson.

## The page

learn-intro = Deux jeux autour de cinquante. Joue une leçon avec un coach, ou lis les règles tranquillement.
learn-open = Apprendre { $game }
learn-line-fifty = Écris des nombres que personne d’autre n’écrit, et garde la main.
learn-line-fifty-fifty = Prends autant de demi-masques rieurs que de furieux, et il ne t’en reste aucun.
learn-what-fifty = Chacun écrit cinq nombres en secret, puis une voix compte jusqu’à cinquante. Si le nombre annoncé n’est qu’à toi, tu prends la main, et chaque nombre te rapporte un point jusqu’à ce qu’on te la prenne. Si deux joueurs ont le même, c’est la collision, et pendant un moment personne ne marque.
learn-what-fifty-fifty = À chaque pli, la carte la plus forte prend des demi-masques furieux et la plus faible des rieurs. Un rieur et un furieux font un visage, et les visages s’en vont. Qui garde le moins de demi-masques gagne, et qui n’en a plus aucun en fin de manche efface son pire résultat.
learn-lesson = Jouer la leçon d’une minute
learn-lesson-opening = Les bots s’installent…
learn-lesson-hint = Une vraie table avec deux bots. Un coach t’explique ce qui se passe, une phrase à la fois, et tu peux le congédier.
learn-contents = Sur cette page
learn-print = Imprimer les règles
learn-marks = Là où il est écrit « notre choix » ou « reconstitution », la règle imprimée se tait ou nous n’avons pas vu l’élément : il a fallu décider, et nous le disons.
learn-other = Apprendre aussi { $game }
learn-back = Les deux jeux

## On paper

learn-paper = Imprimer le jeu
learn-paper-fifty = Grilles joueur, Piste de score, feuille de score et jetons Interdiction en PDF. Il ne manque que des ciseaux et des crayons.
learn-paper-fifty-fifty = Les cinquante cartes, les cartes Humeur, les demi-masques et une feuille de score en PDF. Il ne manque que des ciseaux et un crayon.
learn-paper-players = Joueurs
learn-paper-size = Papier
learn-paper-size-a4 = A4
learn-paper-size-letter = Letter
learn-paper-form = Impression
learn-paper-large = Gros caractères
learn-paper-ink = Économiser l’encre : contours seulement
learn-paper-duplex = Dos des cartes et des jetons
learn-paper-danger = Avec les cartes Danger
learn-paper-slip = On imprime pour { $least } à { $most } joueurs.
learn-paper-open = Ouvrir le PDF
learn-paper-load = Créer le PDF
learn-paper-hint = Imprime à 100 %, sans ajuster à la page.

## Its figures

learn-figure-blocked = À cinq, on retourne deux jetons : 0 et 3. Des nombres comme 10, 23 ou 40 sont exclus pour cette manche.
learn-figure-boxes = { $name } a écrit cinq nombres. Les petits chiffres dans les coins sont le bonus d’une case barrée.
learn-figure-count = De 1 à 4, personne ne marque. { $first } est seule à avoir le 4, prend la main et marque 5 et 6. { $second } et { $third } ont tous deux le 7 : il ne rapporte rien à personne, pas plus que 8 et 9. { $fourth } est seul à avoir le 9 et marque 10, 11 et 12.
learn-figure-owns = l’a écrit
learn-figure-scores = marque
learn-figure-clash = { $second } et { $third } ont tous deux écrit 7 : chacun le barre, et les billes ne bougent plus.
learn-figure-crown = À cinq, le repère est sur 12. La bille de { $name } vient de l’atteindre, et la couronne est coloriée.
learn-figure-score = La bille de { $name } est sur 14, et les cases à 2 et à 1 sont barrées : 14 + 2 + 1 = 17 points.
learn-figure-danger = L’intervalle va de 21 à 30. La collision à 28 est dedans et perd son bonus ; celle à 46 est dehors et le garde.
learn-figure-hand = Neuf cartes en main. Le petit visage passe du rire, à 1, à la fureur, à 50.
learn-figure-trick = Avec l’humeur 2/5, le 4 est la carte la plus faible et prend 2 demi-masques rieurs ; le 46 est la plus forte et prend 5 furieux. 20 et 32 ne prennent rien.
learn-figure-pairs = { $name } a 5 demi-masques rieurs et prend 3 furieux : trois visages s’en vont, 2 rieurs restent. Puis 6 furieux arrivent : encore deux visages s’en vont, 4 furieux restent.
learn-figure-strike = { $name } finit la manche 3 sans un seul demi-masque : le −9 de la manche 1 est effacé et compte 0.
learn-figure-moods = Les dix cartes Humeur avec lesquelles nous jouons.
learn-round = Manche
learn-total = Total

## The coach

coach = Coach
coach-step = Étape { $step } sur { $steps }
coach-move = Déplacer le coach en haut ou en bas
coach-key-move = écarter le coach
coach-stop = Congédier le coach
coach-play-on = Continuer
coach-play-now = Jouer maintenant, je reste à côté
coach-understood = Compris
coach-ask = Demander au coach
coach-goal-fifty = Ton but : le plus de points après quatre manches. Tu marques pendant que tu comptes : aie donc des nombres que personne d’autre n’a.
coach-goal-fifty-fifty = Ton but : finir une manche sans aucun demi-masque. Chacun de ceux que tu as coûte un point, rieur ou furieux.
coach-strike = Et qui finit une manche sans aucun demi-masque barre son pire résultat précédent : il compte désormais 0.
coach-friends = Jouer avec des amis
coach-blocked = { $count ->
    [0] Aucun chiffre n’est interdit dans cette manche : tous les nombres sont permis.
   *[other] Les nombres qui finissent par { $digits } sont exclus pour cette manche.
}
coach-choose = Choisis { $boxes } nombres que personne d’autre ne prendra. Les coins te consolent en cas de collision.
coach-advice = Un conseil : un nombre par dizaine. Qui ose écrire 1 ? Et juste avant un nombre interdit, on est tranquille un instant.
coach-written = C’est écrit ! Tant que tout le monde n’est pas prêt, tu peux encore changer.
coach-begins = { $name } commence à compter. Personne ne marque tant que personne n’a pris la main.
coach-taken = Le { $number } n’est qu’à { $name }, qui prend la main : dès le nombre suivant, les points sont pour { $name }.
coach-taken-you = J’ai ! Le { $number } n’est qu’à toi : tu prends la main. Dès le nombre suivant, chacun te rapporte un point.
coach-own-again = Le { $number } est aussi à toi : tu continues, tout simplement.
coach-again = Le { $number } n’est qu’à { $name } : la collision est passée, et dès le nombre suivant les points sont à nouveau pour { $name }.
coach-again-you = Le { $number } n’est qu’à toi : la collision est passée. Dès le nombre suivant, tu marques à nouveau.
coach-overtaken = { $name } prend la main à { $number }. Ce point-là était encore à toi.
coach-clash = Collision : { $names } partagent le { $number }. Personne ne marque tant qu’un nombre n’est pas à un seul joueur.
coach-clash-you = Collision à { $number } avec { $names } ! Tu le barres ; son coin te donnera { $bonus } à la fin.
coach-crown = La bille de { $name } atteint { $bead } : une couronne. Une deuxième donnerait la victoire sur-le-champ.
coach-crown-you = Ta bille atteint { $bead } : une couronne pour toi ! Une deuxième te donnerait la victoire sur-le-champ.
coach-scored = Ta bille est sur { $bead }, tes cases barrées ajoutent { $bonus } : { $points ->
    [one] { $points } point
   *[other] { $points } points
} pour cette manche.
coach-end-fifty = Voilà tout le jeu : quatre manches comme celle-ci, et qui a le plus de points gagne. Continue, ou ouvre une table avec des amis.
coach-dealt = Tu as { $cards } cartes. Les faibles rient, les fortes enragent.
coach-mood = La carte la plus faible prendra { $yellow } { $yellow ->
    [one] demi-masque rieur
   *[other] demi-masques rieurs
}, la plus forte { $blue } { $blue ->
    [one] furieux
   *[other] furieux
}.
coach-turn = À toi : joue la carte que tu veux. Entre les deux, on ne prend rien.
coach-turn-angry = Tu as { $count } { $count ->
    [one] demi-masque furieux
   *[other] demi-masques furieux
}. La carte la plus faible t’apporterait des rieurs pour t’équilibrer.
coach-turn-laughing = Tu as { $count } { $count ->
    [one] demi-masque rieur
   *[other] demi-masques rieurs
}. La carte la plus forte t’apporterait des furieux pour t’équilibrer.
coach-turn-balanced = Tu n’as rien : c’est l’idéal. Essaie de rester entre les deux.
coach-trick = { $highest } a joué { $high }, la plus forte : { $blue } { $blue ->
    [one] furieux
   *[other] furieux
}. { $lowest } a joué { $low }, la plus faible : { $yellow } { $yellow ->
    [one] rieur
   *[other] rieurs
}.
coach-trick-high = Ton { $card } est la carte la plus forte : { $count } { $count ->
    [one] furieux
   *[other] furieux
} pour toi, et tu entames le prochain pli.
coach-trick-low = Ton { $card } est la carte la plus faible : { $count } { $count ->
    [one] rieur
   *[other] rieurs
} pour toi.
coach-trick-between = Ton { $card } est entre les deux : rien pour toi.
coach-pair = { $count ->
    [one] Un rieur et un furieux de { $name } font un visage, et il s’en va.
   *[other] { $name } forme { $count } visages entiers avec ses demi-masques, et ils s’en vont.
}
coach-pair-you = { $count ->
    [one] Un de tes demi-masques a trouvé son pareil. Le visage salue et s’en va.
   *[other] { $count } de tes demi-masques ont trouvé leur pareil. Les visages saluent et s’en vont.
}
coach-counted = La manche est finie. Chaque demi-masque qui te reste coûte un point : { $points } pour toi.
coach-balanced = Pas un seul demi-masque : tu es à l’équilibre et ne perds rien. Dans les manches suivantes, cela efface aussi ton pire résultat.
coach-end-fifty-fifty = Voilà tout le jeu : autant de manches que de joueurs. Continue, ou ouvre une table avec des amis.
