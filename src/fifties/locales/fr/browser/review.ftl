### L’analyse d’une partie : talent, chance et meilleurs choix ; tes propres faux pas, encore une fois.

review-page = Analyse
review-page-progress = Examen de chaque décision : { $percent } %
review-page-partly = Ce qui est déjà connu figure ci-dessous.
review-page-whose = Décisions de
review-page-you = { $name } (toi)
review-page-luck-lucky = { $who ->
    [you] Ton résultat est { $points }, là où l’on pouvait attendre { $expected } : la chance a apporté { $luck }, et tes décisions ont coûté { $skill } face au meilleur jeu.
   *[other] Le résultat de { $name } est { $points }, là où l’on pouvait attendre { $expected } : la chance a apporté { $luck }, et les décisions ont coûté { $skill } face au meilleur jeu.
}
review-page-luck-unlucky = { $who ->
    [you] Ton résultat est { $points }, là où l’on pouvait attendre { $expected } : la malchance a pris { $luck }, et tes décisions ont coûté { $skill } face au meilleur jeu.
   *[other] Le résultat de { $name } est { $points }, là où l’on pouvait attendre { $expected } : la malchance a pris { $luck }, et les décisions ont coûté { $skill } face au meilleur jeu.
}
review-page-luck-even = { $who ->
    [you] Ton résultat est { $points }, là où l’on pouvait attendre { $expected } : la chance n’a guère compté, et tes décisions ont coûté { $skill } face au meilleur jeu.
   *[other] Le résultat de { $name } est { $points }, là où l’on pouvait attendre { $expected } : la chance n’a guère compté, et les décisions ont coûté { $skill } face au meilleur jeu.
}
review-page-skill = { $who ->
    [you] Tes décisions obtiennent { $mark } sur 100 ; la plus chère : { $where } ({ $loss }).
   *[other] Les décisions de { $name } obtiennent { $mark } sur 100 ; la plus chère : { $where } ({ $loss }).
}
review-page-skill-best = { $who ->
    [you] Tes décisions obtiennent { $mark } sur 100 : rien de mieux n’a été trouvé.
   *[other] Les décisions de { $name } obtiennent { $mark } sur 100 : rien de mieux n’a été trouvé.
}
review-page-curve = Chances de gagner
review-page-percent = { $percent } %
review-page-table = La même chose en tableau
review-page-at-start = Avant la première manche
review-page-at-branch = Là où cette partie a commencé
review-page-at-revealed = Manche { $round } : les jetons sont retournés
review-page-at-chosen = Manche { $round } : tout le monde a écrit
review-page-at-counted = La manche { $round } est comptée
review-page-at-dealt = Manche { $round } : les cartes sont données
review-page-at-trick = Manche { $round }, après le pli { $trick }
review-page-at-scored = La manche { $round } est marquée
review-page-decisions = Décision par décision
review-page-count = { $at } sur { $of }
review-page-key-next = décision suivante
review-page-key-back = décision précédente
review-page-try-first = Réessayer avant de voir la réponse
review-page-all = Toutes les décisions
review-page-only-slips = { $count ->
    [one] Seulement celle qui n’était pas bonne
   *[other] Seulement les { $count } qui n’étaient pas bonnes
}
review-page-line = { $where } : { $verdict } ({ $loss })
review-page-branched = Ce qui précède a été joué dans une autre partie et n’est donc pas jugé ici.
review-page-sums = De quoi les résultats sont faits
review-page-drill = Tes faux pas, encore une fois
review-page-drill-left = { $count ->
    [0] Le dernier pour l’instant.
    [one] Encore un après celui-ci.
   *[other] Encore { $count } après celui-ci.
}
review-page-drill-next = Suivant
review-page-drill-game = Voir toute la partie
review-page-drill-done = Plus rien pour aujourd’hui. Ce qui a réussi revient plus tard, de plus en plus rarement.
review-page-drill-none = Aucun faux pas n’est encore connu sur cet appareil. Ouvre l’analyse d’une partie que tu as jouée.
review-page-again = { $where } : que ferais-tu maintenant ?
review-page-try-best = { $choice } : rien n’est meilleur.
review-page-try-better = { $choice } : mieux qu’avant. Cela perd { $loss } face au mieux.
review-page-try-no-better = { $choice } : pas celui-ci. Cela perd { $loss } face au mieux.

## Fifty

review-page-numbers = { $who ->
    [you] Tu as écrit { $numbers } : en moyenne { $expected } face à des maîtres, { $loss } de moins que la meilleure ligne.
   *[other] { $name } a écrit { $numbers } : en moyenne { $expected } face à des maîtres, { $loss } de moins que la meilleure ligne.
}
review-page-hindsight = Face à ce que les autres ont vraiment écrit, { $numbers } aurait marqué { $most } ; il y en a eu { $points }.
review-page-which-numbers = Quels { $boxes } nombres écrirais-tu maintenant ?
review-page-judge = Juger
review-page-judging = Jugement en cours
review-page-line-written = Écrit
review-page-line-tried = Nouvelle ligne
review-page-line-better = Un nombre meilleur
review-page-line-best = Meilleure ligne
review-page-line-afterwards = Le mieux après coup
review-page-on-average = { $expected } en moyenne
review-page-scored = { $points } obtenus

## Fifty Fifty

review-page-card = { $who ->
    [you] Tu as joué { $card } ; cartes au choix : { $count }.
   *[other] { $name } a joué { $card } ; cartes au choix : { $count }.
}
review-page-card-better = { $best } aurait rapporté { $loss } de plus en moyenne{ $sure ->
    [yes] {""}
   *[no] , à { $error } près
}.
review-page-played = Joué
review-page-better = Mieux
review-page-tried-card = Nouvelle carte
review-page-best = Le mieux
review-page-hand = Ce que chaque carte valait en points de cette manche
review-page-which-card = Quelle carte jouerais-tu maintenant ?
review-page-choose-card = Jouer { $card }
