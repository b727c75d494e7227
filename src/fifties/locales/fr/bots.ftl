### Qui sont les bots, et ce qu’ils disent une fois tout révélé. Terminal et navigateur le disent tous deux.

bot-says = { $name } : « { $reason } »

## How well they play

level-beginner = Débutant
level-casual = Amateur
level-steady = Solide
level-sharp = Redoutable
level-master = Maître

## What they are like

temper-fifty-beginner = dans la lune
temper-fifty-casual = tranquille
temper-fifty-steady = méthodique
temper-fifty-sharp = habile
temper-fifty-master = imperturbable
temper-fifty-fifty-beginner = tête en l’air
temper-fifty-fifty-casual = timide
temper-fifty-fifty-steady = raisonnable
temper-fifty-fifty-sharp = téméraire
temper-fifty-fifty-master = stratège

about-fifty-beginner = Écrit des anniversaires, des porte-bonheur et ce qui fait joli.
about-fifty-casual = Répartit cinq nombres sur le comptage et espère que tout ira bien.
about-fifty-steady = Essaie plusieurs répartitions de tête avant d’en écrire une.
about-fifty-sharp = Retient ce que vous écrivez, et écrit là où vous n’êtes pas.
about-fifty-master = Sait à quelle fréquence écrire chaque nombre, et joue pour gagner la partie.
about-fifty-fifty-beginner = Joue la première carte qui lui tombe sous la main.
about-fifty-fifty-casual = Reste au milieu du paquet, loin des ennuis.
about-fifty-fifty-steady = Calcule chaque pli, mais seulement celui qui est sur la table.
about-fifty-fifty-sharp = Pense à toute la manche, et risque quand cela rapporte.
about-fifty-fifty-master = Voit venir la fin de la manche, et ce qu’elle effacera.

## Fifty: why these numbers

reason-lucky = Le { $number } me porte bonheur ; les autres ont suivi.
reason-dates = Rien que des anniversaires.
reason-round = J’aime les nombres bien ronds.
reason-neighbours = De { $first } à { $last }, côte à côte, c’était si joli.
reason-ending = Un { $digit } à la fin de chaque nombre : facile à retenir.
reason-spread = De { $first } à { $last }, un peu partout.
reason-tried = De { $ideas } idées, c’est la meilleure en { $rounds } manches jouées de tête.
reason-few = Je n’attendais pas grand monde entre { $first } et { $last }.
reason-crowded = Je vous voyais nombreux autour du { $number }, alors j’ai écrit ailleurs.
reason-watched = { $rounds ->
    [one] J’ai regardé ce que vous avez écrit à la manche d’avant.
   *[other] J’ai regardé ce que vous avez écrit aux { $rounds } manches d’avant.
}
reason-balance = Même en sachant comment je choisis, vous n’y gagneriez rien.
reason-often = Sur cent manches pareilles, j’écrirais le { $number } environ { $times } fois.
reason-second-crown = J’avais déjà une couronne ; atteindre { $mark } encore une fois, et c’était gagné.
reason-stop-crown = Quelqu’un allait gagner par une deuxième couronne : il fallait l’arrêter.
reason-lead = { $points ->
    [one] Avec un point d’avance, j’ai pris peu de risques.
   *[other] Avec { $points } points d’avance, j’ai pris peu de risques.
}
reason-behind = { $points ->
    [one] Avec un point de retard, il me fallait plus qu’une manche ordinaire.
   *[other] Avec { $points } points de retard, il me fallait plus qu’une manche ordinaire.
}

## Fifty Fifty: why this card

reason-last-card = C’était ma dernière carte.
reason-any-card = J’en ai pris une au hasard.
reason-pretty-card = Le { $card }, quel joli nombre.
reason-stay-out = Je voulais seulement éviter les ennuis.
reason-middle = Le { $card } est près du milieu : c’est rarement une extrémité.
reason-between = Entre le { $low } et le { $high }, rien ne pouvait m’arriver.
reason-want-blue = { $yellow ->
    [one] Avec un demi-masque rieur devant moi, { $blue ->
        [one] un furieux m’arrangeait.
       *[other] { $blue } furieux m’arrangeaient.
    }
   *[other] Avec { $yellow } demi-masques rieurs devant moi, { $blue ->
        [one] un furieux m’arrangeait.
       *[other] { $blue } furieux m’arrangeaient.
    }
}
reason-want-yellow = { $blue ->
    [one] Avec un demi-masque furieux devant moi, { $yellow ->
        [one] un rieur m’arrangeait.
       *[other] { $yellow } rieurs m’arrangeaient.
    }
   *[other] Avec { $blue } demi-masques furieux devant moi, { $yellow ->
        [one] un rieur m’arrangeait.
       *[other] { $yellow } rieurs m’arrangeaient.
    }
}
reason-below = Le { $high } était déjà là : les demi-masques furieux n’étaient pas pour moi.
reason-above = Le { $low } était déjà là : les demi-masques rieurs n’étaient pas pour moi.
reason-cheap = { $halves ->
    [0] Cela ne pouvait rien me coûter.
    [one] Cela me coûtait un demi-masque au plus.
   *[other] Cela me coûtait { $halves } demi-masques au plus.
}
reason-early = Avec { $tricks } plis à venir, j’avais le temps de me rattraper.
reason-strike = Finir à l’équilibre effacerait mon { $points }.
reason-no-halves = Il n’y avait aucun demi-masque à prendre.
reason-hope = Avec le { $card }, j’espérais du monde des deux côtés.
