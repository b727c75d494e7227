### The record kit of an event: why one is refused, and what is said when one is checked.

## A kit is refused, or cannot be made

kit-none = ce n’est pas un dossier de preuves, ou son début a été modifié.
kit-too-large = le fichier dépasse { $megabytes } Mo ; aucun dossier de preuves n’est aussi gros.
kit-archive-changed = autour des pièces, l’octet { $byte } n’est pas celui attendu : il a été modifié, ou un autre programme a recompressé les pièces.
kit-version-unknown = c’est un « { $version } », que cette version de fifties ne connaît pas.
kit-signature-wrong = la signature ne correspond pas à cette clé ; l’une des deux a été modifiée.
kit-other-key = il est signé avec une autre clé, d’empreinte { $fingerprint }.
kit-part-changed = modifié : son SHA-256 n’est pas celui qui a été signé.
kit-part-missing = absent.
kit-part-unlisted = n’a pas été signé et n’a rien à faire ici.
kit-line-misshapen = la ligne { $line } n’est pas écrite comme il faut.
kit-name-differs = le nom du participant { $number } n’est pas celui qui a été signé.
kit-no-such-participant = le nom du participant { $number } n’est pas ici.
kit-time-goes-back = ligne { $line } : une chose arrive avant celle dont elle découle.
kit-record-wrong = { $reason }
kit-record-differs = n’est pas de la partie dont parle { $part }.
kit-differs-from-record = la ligne { $line } ne découle pas de la feuille de partie.
kit-choices-unsealed = les choix de la manche { $round } ne sont pas ceux dont le sceau a été montré avant le décompte.
kit-stage-differs = tour { $stage } : ceux qui y jouent ne sont pas ceux qui se sont qualifiés.
kit-heats-undrawn = tour { $stage } : ses séries ne découlent pas du secret dont l’engagement a été montré.
kit-heat-differs = tour { $stage }, série { $heat } : les joueurs ou le résultat ne sont pas ceux de sa partie.
kit-nothing-finished = aucune partie n’est encore terminée à cette table ; il n’y a rien à prouver.
kit-game-unknown = il n’y a pas de dossier de preuves pour le jeu { $game }.
kit-not-kept = ce serveur ne garde rien sur disque (--in-memory) ; il n’y a donc pas de journal dont faire un dossier.

## Checking a kit

verify-kit-fine = signé, et rien n’a changé depuis. Empreinte de la clé : { $fingerprint }
verify-kit-event = « { $title } », table { $table }
verify-kit-table = table { $table }
verify-kit-participants = { $participants ->
    [one] { $participants } participant
   *[other] { $participants } participants
}, { $named ->
    [0] aucun avec un nom
    [one] { $named } avec un nom
   *[other] { $named } avec un nom
}
verify-kit-game = { $game }, { $players } joueurs, de { $began } à { $ended }
verify-kit-broken-off = { $game }, { $players } joueurs, { $began } : interrompue
verify-kit-playing = { $game }, { $players } joueurs, { $began } : pas encore finie
verify-kit-stage = tour { $stage } : { $heats } séries, { $players } joueurs, tirées au sort { $drawn }, engagement { $commitment }
verify-kit-final = la finale : { $players } joueurs, tirage { $drawn }, engagement { $commitment }
verify-kit-going-on = qualifiés : nº { $numbers }
verify-kit-no-result = arrêtée avant la fin d’une manche, sans résultat
verify-kit-goes-on = pas encore finie
verify-kit-commitment = engagement sur le hasard : { $commitment }
verify-kit-choices = manche { $round } : sceau des choix { $seal }, montré { $time }
verify-kit-unsealed = manche { $round } : aucun sceau des choix n’a été montré
verify-kit-winner = place 1 : { $winner }, { $points ->
    [one] { $points } point
   *[other] { $points } points
}
verify-kit-number = n° { $number }
verify-kit-compare = Compare l’empreinte, les engagements et les sceaux avec ce que les témoins ont noté avant chaque décompte.

## Making one, and erasing somebody

kit-progress = Constitution du dossier
verify-kit-progress = Vérification du dossier
kit-made = { $file } : dossier de preuves de la table { $table }. Empreinte de la clé : { $fingerprint }
kit-no-such-table = il n’y a pas de table { $table } dans { $data }.
kit-file-exists = existe déjà et reste tel quel ; choisis un autre nom avec --out, ou ajoute --replace.
erase-done = { $names ->
    [one] { $names } nom effacé
   *[other] { $names } noms effacés
} ; tout le reste se prouve comme avant. Les copies des autres les contiennent encore.
erase-salted = le n° { $number } a ajouté un texte au hasard d’une partie. Il reste, car les tirages en découlent ; il ne dit aucun nom, sauf si cette personne en a écrit un.
erase-none = dis qui effacer : le numéro d’un participant, ou --all pour tous les noms.
