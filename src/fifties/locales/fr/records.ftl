### What a record is refused for, and places in it.

## Places in a record

place-round = manche { $round }
place-trick = pli { $trick }

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
record-number-too-large = { $key } contient un nombre beaucoup trop grand.
record-no-pair = { $key } doit être une liste de paires de nombres, par exemple [[1, 4], [4, 1]].
record-unknown-word = { $key } ne peut être que { $known }.
record-unknown-game = le jeu { $name } est inconnu ; c’est fifty ou fifty-fifty.
record-unknown-edition = l’édition { $name } est inconnue ; éditions connues ici : { $known }.
record-unknown-version = la version { $version } des règles est inconnue ici ; la plus récente est la { $newest }.
record-too-many-players = { $players } joueurs, c’est plus que ce que contient une feuille de partie ({ $most }).
record-names-miscounted = { $given ->
    [one] { $given } nom est donné
   *[other] { $given } noms sont donnés
} pour { $wanted } joueurs ; il en faut un pour chacun.
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
record-branch-misshapen = { $key } est impossible dans [branch] : origin est un SHA-256, record le nom d’une feuille gardée, round et played sont des nombres.
record-branch-past-end = d’après [branch], la partie a pris son propre chemin après sa fin.
