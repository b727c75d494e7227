### What terminal and browser both say.

game-fifty = Fifty
game-fifty-fifty = Fifty Fifty
head-edition = Édition : { $name }
head-reconstructed = Reconstitution, sans avoir vu la boîte : { $components }.
component-bonus = cases bonus
component-zones = intervalles de Danger
component-moods = cartes Humeur
round = Manche { $round }
round-blocked = chiffres interdits : { $digits }
round-nothing-blocked = aucun chiffre interdit
round-danger = intervalle de Danger de { $low } à { $high }
round-begins = { $name } commence à compter
round-unfinished = Cette manche n’est pas terminée.
round-dealer = { $dealer } distribue, { $leader } entame
crowned-at = { $name } gagne une couronne à { $number }.
trick = pli
mood = humeur
points = points
totals = totaux
struck = { $name } finit à l’équilibre et efface la manche { $round } ({ $points }).
balanced = { $name } finit à l’équilibre ; il n’y a rien à effacer.
held-angry = { $count } furieux
held-laughing = { $count ->
    [one] { $count } rieur
   *[other] { $count } rieurs
}
held-none = à l’équilibre
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

## Reactions across the table

reaction-clap = Bravo !
reaction-laugh = Haha !
reaction-wow = Ouah !
reaction-ouch = Aïe !
reaction-phew = Ouf !
reaction-think = Hum…
reaction-heart = Magnifique !
reaction-wave = Coucou !
