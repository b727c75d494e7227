### What `fifties solve` says.

## Refusals: the command line

input-too-many-to-solve = { $players } joueurs, c’est trop pour résoudre une manche ; { $most } au plus.
input-too-few-open = Avec tant de chiffres interdits, personne ne trouve { $wanted } nombres à écrire.
input-players-missing = Combien de joueurs ? Il faut indiquer --players N.
input-no-such-round = Il n’y a pas de manche { $round } ici ; il faut un nombre de 1 à { $most }.
input-no-picture = { $file } n’est ni un fichier .svg ni un fichier .png.
input-field-missing = Un choix s’examine face aux autres ; il faut indiquer leurs nombres avec --against.
input-no-picks = « { $text } » n’est ni une partie notée ni cinq nombres ; par exemple : --against "3 9 17 25 41; 5 16 27 38 49".
input-field-miscounted = { $given ->
    [one] { $given } choix est donné
   *[other] { $given } choix sont donnés
}, et les autres à cette table sont { $wanted }.
input-other-game = C’est une partie de l’autre jeu ; seules les manches de Fifty se résolvent.
input-nothing-counted = Aucune manche de cette partie n’a encore été comptée.
input-no-such-player = { $wanted } ne joue pas ici ; on connaît { $known }.
input-tokens-elsewhere = Une partie notée dit elle-même comment on a joué ; il faut retirer --players, --blocked, --danger et --edition.
input-single-round = Une seule manche est résolue par un seul cœur ; --threads et --dask servent à plusieurs, comme avec --players 3-7 ou --blocked any.
input-many-rounds = Plusieurs manches forment un tableau, et aucune n’a d’horloge ; il faut retirer --plot et --seconds.

## A solved round

solve-solving = résolution
solve-bonus = cases bonus { $boxes }
solve-other-tokens = Selon les règles, à { $players } joueurs, { $tokens ->
    [0] on ne retourne aucun jeton
    [one] on retourne { $tokens } jeton
   *[other] on retourne { $tokens } jetons
} ; la manche est résolue comme demandé.
solve-value = Vaut { NUMBER($points, minimumFractionDigits: 3, maximumFractionDigits: 3) } points pour chacun, si tous jouent ainsi.
solve-exploitability = La meilleure réponse à une telle table, { $numbers }, gagne { NUMBER($points, minimumFractionDigits: 5, maximumFractionDigits: 5) } points de plus. Il n’y a rien d’autre à gagner.
solve-effort = { $iterations } itérations en { NUMBER($seconds, minimumFractionDigits: 2, maximumFractionDigits: 2) } s
solve-strip = fréquence
solve-box = case { $box }
solve-legend = { $shade } = { NUMBER($percent, maximumFractionDigits: 0) } % de tous les choix
solve-favourites = Le plus souvent : { $numbers }
solve-favourite = { $number } ({ NUMBER($percent, maximumFractionDigits: 0) } %)
solve-drawn-choices = Choix tirés au sort : { $choices }
solve-drawn = L’image est dans { $file }.
solve-title = Fifty, { $players } joueurs, { $tokens }
solve-value-short = vaut { NUMBER($points, minimumFractionDigits: 3, maximumFractionDigits: 3) } points, la meilleure réponse gagne { NUMBER($gain, minimumFractionDigits: 5, maximumFractionDigits: 5) }
solve-axis-number = nombre
solve-axis-share = écrit, en % de tous les choix

## Many rounds

solve-rounds-players = joueurs
solve-rounds-blocked = interdits
solve-rounds-value = valeur
solve-rounds-gain = à gagner
solve-rounds-answer = meilleure réponse
solve-rounds-points = { NUMBER($points, minimumFractionDigits: 5, maximumFractionDigits: 5) }
solve-rounds-facts = { $rounds ->
    [one] { $rounds } manche résolue
   *[other] { $rounds } manches résolues
} ; la meilleure réponse gagne { NUMBER($points, minimumFractionDigits: 5, maximumFractionDigits: 5) } points au plus.
solve-rounds-stopped = Arrêt avant la résolution des { $asked } manches prévues.

## A known field

solve-other = face à { $numbers }
solve-somebody = quelqu’un qui joue selon la solution
solve-best = meilleure réponse { $numbers } : { $points ->
    [one] { NUMBER($points, maximumFractionDigits: 2) } point
   *[other] { NUMBER($points, maximumFractionDigits: 2) } points
}
solve-wrote = écrit { $numbers } : { $points ->
    [one] { NUMBER($points, maximumFractionDigits: 2) } point
   *[other] { NUMBER($points, maximumFractionDigits: 2) } points
}
solve-taken = prend { NUMBER($points, maximumFractionDigits: 2) }
solve-clash-bonus = collision + { NUMBER($points, maximumFractionDigits: 2) }
solve-adds = apporte { NUMBER($points, maximumFractionDigits: 2) }
solve-instead = { $number } à cet endroit : { NUMBER($points, maximumFractionDigits: 2) } de plus
