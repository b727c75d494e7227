### What stands on printed sheets.

## Fifty

paper-name = Nom
paper-spare = Nom (grille de réserve)
paper-crown-at = couronne à { $mark }
paper-bead = bille
paper-bonus = bonus
paper-score = score
paper-total = Total
paper-crowns = Couronnes
paper-grid-hint = À chaque manche : cinq nombres de 1 à { $most }, du plus petit au plus grand. On compte jusqu’à { $top }.
paper-track = Piste de score
paper-track-start = À chaque manche, la bille part de 0. Une case par nombre marqué.
paper-track-crown = À { $players } joueurs, la case { $mark } donne une couronne, une seule fois par manche. La deuxième couronne fait gagner aussitôt.
paper-track-wrap = Au-delà de { $last } ? On repart à 1.
paper-mark-players = { $players } joueurs
paper-count = Le décompte
paper-count-tokens = { $tokens ->
    [one] À chaque manche, posez { $tokens } jeton Interdiction sur son chiffre : personne n’écrit de nombre de cette colonne.
   *[other] À chaque manche, posez { $tokens } jetons Interdiction sur leurs chiffres : personne n’écrit de nombre de ces colonnes.
}
paper-count-free = À cette taille de table, aucun chiffre n’est interdit. On compte à voix haute jusqu’à { $top } compris.
paper-scores = Scores
paper-more = Encore du monde ? Pour une personne de plus : { $command }
paper-tokens = Jetons Interdiction
paper-tokens-flip = en retourner { $tokens } par manche
paper-danger = Cartes Danger
paper-danger-about = en retourner une par manche
paper-reconstructed = reconstitué
paper-cut = À découper le long des lignes ; un papier fort dure plus longtemps.

## Posters

paper-poster-join = Scannez, prenez place, jouez !
paper-poster-code = ou tapez ce code :

## Fifty Fifty

paper-mood-lowest = carte la plus faible
paper-mood-highest = carte la plus forte
paper-halves = Coupez chaque visage en deux : un demi-masque rieur et un furieux. Pas assez ? Imprimez cette page une fois de plus.
paper-strike-hint = Moins un par demi-masque. Qui finit une manche à l’équilibre efface son pire résultat précédent. Les petites cartes montrent qui donne ; qui donne en premier est tiré au sort (H2).
paper-deals-first = donne en premier

## Played games

paper-balance = solde
paper-count-legend = forme : prend la main · trait : marque · croix : collision

## Events

paper-number = n° { $number }
paper-date = { $date }
paper-certificate = Certificat
paper-certificate-took-part = a participé à une partie de { $game } à { $players } joueurs.
paper-certificate-placed = a terminé à la place { $place } d’une partie de { $game } à { $players } joueurs, avec { $points ->
    [one] { $points } point.
   *[other] { $points } points.
}
paper-certificate-won = a gagné une partie de { $game } à { $players } joueurs, avec { $points ->
    [one] { $points } point.
   *[other] { $points } points.
}
paper-certificate-final-won = a gagné un tournoi de { $game } à { $players } joueurs, avec { $points ->
    [one] { $points } point en finale.
   *[other] { $points } points en finale.
}
paper-certificate-final-placed = a terminé à la place { $place } d’un tournoi de { $game } à { $players } joueurs, avec { $points ->
    [one] { $points } point en finale.
   *[other] { $points } points en finale.
}
paper-certificate-stage = a atteint le tour { $stage } d’un tournoi de { $game } à { $players } joueurs et a terminé à la place { $place }.
paper-certificate-hosts = Pour les organisateurs
paper-statement = Déclaration du témoin { $number }
paper-statement-about = Deux personnes qui ont tout vu elles-mêmes remplissent chacune leur formulaire, séparément. Aucune des deux n’a organisé l’événement, n’y joue, ni ne travaille pour ceux qui le font.
paper-statement-event = Événement
paper-statement-place = Lieu, avec adresse
paper-statement-date = Date
paper-statement-witness = Nom du témoin
paper-statement-work = Profession
paper-statement-reach = Comment joindre le témoin (adresse, téléphone, e-mail)
paper-statement-from = Sur place de
paper-statement-until = à
paper-statement-free = Je n’ai pas organisé cet événement, je n’y joue pas et son résultat ne me rapporte rien. Ce qui est écrit ici, je l’ai vu moi-même.
paper-statement-saw = Ce que j’ai vu
paper-statement-doors = Les portes ont été fermées à
paper-statement-players = Personnes en jeu au début de la première manche
paper-statement-counted = Comment elles ont été comptées (badges, billets, têtes, à l’écran)
paper-statement-key = Empreinte de la clé du serveur
paper-statement-chance = Engagement sur le hasard, montré avant la partie (16 premiers caractères)
paper-statement-column-round = Manche
paper-statement-column-closed = Tous ont écrit
paper-statement-column-seal = Sceau des choix, avant le décompte (16 premiers caractères)
paper-statement-column-began = Décompte, début
paper-statement-column-ended = Décompte, fin
paper-statement-winner = Qui a gagné (numéro, nom, points)
paper-statement-odd = Tout ce qui sort de l’ordinaire
paper-statement-signed = Lieu et date
paper-statement-signature = Signature
paper-statement-foot = À garder avec le dossier de preuves ; « fifties verify » montre la même empreinte, le même engagement et les mêmes sceaux.
paper-steward = Journal de surveillance
paper-steward-about = Chaque surveillant suit une cinquantaine de joueurs de la première manche à la dernière et note aussitôt ce qui se passe : qui arrive en retard, part, se fait aider, change de téléphone ou est exclu, et combien sont là au début de chaque manche.
paper-steward-name = Nom du surveillant
paper-steward-tags = Suit les numéros (du premier au dernier)
paper-steward-begin = Sur place de
paper-steward-end = à
paper-steward-column-time = Heure
paper-steward-column-number = Numéro
paper-steward-column-happened = Ce qui s’est passé
paper-steward-column-initials = Initiales

## The command line

paper-progress = Impression
paper-written = { $pages ->
    [one] { $file } : { $pages } page
   *[other] { $file } : { $pages } pages
}
paper-file-exists = existe déjà et reste tel quel ; il faut choisir un autre nom avec --out, ou ajouter --replace.
paper-unwritten = Il n’y a pas de lettres ici pour « { $name } » ; la ligne reste libre pour l’écrire à la main.
input-too-many-names = { $names } noms pour { $players } places, c’est trop ; il faut en retirer, ou demander plus de places.
input-too-many-to-print = { $players } joueurs, c’est trop pour une impression ; { $most } au plus.
input-no-such-part = « { $part } » n’est pas un élément de ce jeu ; il y a { $known }.
input-nothing-to-print = une table de cette taille n’a besoin d’aucun de ces éléments ; il faut en demander d’autres.
input-poster-needs-table = une affiche doit mener à une table ; il faut ajouter --table ADDRESS CODE ou --poster URL.
input-address-unusable = « { $address } » n’est pas une adresse qu’un navigateur peut ouvrir ; elle s’écrit comme http://192.168.1.20:8000
input-not-with-record = { $option } ne va pas avec une partie enregistrée, qui a ses propres joueurs ; il faut l’enlever.
input-not-to-terminal = un terminal ne peut pas montrer de PDF ; il faut indiquer un fichier avec --out.
input-colour-misshapen = « { $given } » n’est pas une couleur ; écris-la comme #b3341f.
