### A table that plays Fifty, and the end that both games share.

fifty-rule = Règle { $clause }
fifty-player = Joueur
fifty-bot = bot
fifty-tokens-down = Les jetons vont être retournés
fifty-grid = Tous les nombres
fifty-line = Ta ligne
fifty-line-of = Ligne de { $name }
fifty-corners = Les cases valent { $numbers }.
fifty-number-out = { $number } est exclu : la terminaison { $digit } est interdite
fifty-number-danger = { $number }, dans l’intervalle de Danger
fifty-number-beyond = Seulement des nombres de { $least } à { $most }.
fifty-line-full = Les { $boxes } cases sont remplies. Efface d’abord un nombre.
fifty-wrote = { $number } écrit, { $written } sur { $boxes }
fifty-erase = Effacer { $number }
fifty-erased = { $number } effacé, { $written } sur { $boxes }
fifty-erase-all = Tout effacer
fifty-erased-all = Tout est effacé.
fifty-boxes-left = { $left ->
    [0] Tout est écrit.
    [one] Encore un nombre
   *[other] Encore { $left } nombres
}
fifty-done = Terminé
fifty-sending = Envoi…
fifty-written = Écrit
fifty-writing = écrit encore
fifty-kept = C’est écrit. Tu peux changer tes nombres jusqu’à ce que tout le monde soit prêt.
fifty-still-counts = Comptent toujours : { $numbers }.
fifty-restore = Les garder
fifty-all-wait = Tout le monde t’attend.
fifty-reminded = La table t’attend : dans { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } secondes
}, un bot écrit pour toi.
fifty-ready = { $ready ->
    [one] { $ready } sur { $players } est prêt
   *[other] { $ready } sur { $players } sont prêts
}
fifty-who-is-ready = Qui est prêt
fifty-hurry = Laisser un bot écrire pour { $name }
fifty-sheet = Feuille de score
fifty-count = Manche { $round } : on compte
fifty-now-takes = { $name } prend la main
fifty-now-keeps = { $name } continue de compter
fifty-now-scores-again = { $name } marque à nouveau
fifty-scores = { $name } marque
fifty-nobody-scores = { $name } compte, personne ne marque
fifty-who-has-it = Qui l’a ?
fifty-press = { $number } est à toi : appuie sur « J’ai ! »
fifty-yours = Ton nombre { $number } !
fifty-take-takes = { $number } : { $name } prend la main.
fifty-take-keeps = { $number } : { $name } garde la main.
fifty-take-scores-again = { $number } : { $name } marque à nouveau.
fifty-clash = { $number } : collision, { $names } le barrent. Bonus { $bonus }.
fifty-clash-danger = { $number } : collision entre { $names } dans l’intervalle de Danger. Bonus { $bonus } perdu.
fifty-next = Ton prochain : { $number }
fifty-none-left = Il ne te reste aucun nombre
fifty-my-numbers = Tes nombres
fifty-crossed-off = barré
fifty-taken = main prise
fifty-passed = annoncé
fifty-track = bille sur { $bead }, bonus { $bonus }, couronnes { $crowns }
fifty-host = Pour l’hôte
fifty-scored = Les points de la manche { $round }
fifty-numbers = nombres
fifty-bead-and-bonus = bille + bonus
fifty-total = total
fifty-crown = couronne
fifty-corner-gained = bonus gagné
fifty-corner-lost = bonus perdu
fifty-corner-worth = bonus { $bonus }
fifty-broken-off = Une deuxième couronne a mis fin à cette manche : elle ne rapporte rien.
fifty-map = Qui a écrit quoi
fifty-awards = À retenir
fifty-award-longest-count = Le plus long comptage
fifty-award-most-clashes = Le plus de collisions
fifty-award-twins = Jumeaux
fifty-award-amount = { $amount ->
    [one] { $amount } nombre
   *[other] { $amount } nombres
}
fifty-told-score = { $name } : { $score }, total { $total }.
fifty-told-mine = tes nombres : { $numbers }
fifty-next-soon = La manche suivante commence dans un instant.
fifty-winner-soon = Et la victoire revient à…
fifty-onward = Écrire des nombres
fifty-onward-watch = Manche suivante
fifty-key-digits = écrire un nombre
fifty-key-write = finir le nombre
fifty-key-erase = effacer le dernier nombre
fifty-key-done = terminé
fifty-key-got-it = « J’ai ! »
fifty-key-pace = changer le rythme du comptage
fifty-key-onward = passer à la manche suivante

ended-you = Tu as gagné !
ended-why = Pourquoi ?
ended-crowns = { $crowns ->
    [one] une couronne
   *[other] { $crowns } couronnes
}
ended-rematch = Revanche
ended-host-can = L’hôte peut lancer une revanche.
ended-replay = Revoir la partie
ended-review = Talent ou chance ?
ended-card = Partager une carte
ended-card-saved = L’image est enregistrée, et le résultat copié en texte.
ended-card-failed = La carte n’a pas pu être partagée.
ended-record = Télécharger la feuille de partie
ended-sheet = Imprimer la feuille
ended-leave = Partir
ended-key-rematch = revanche
replay-won = { $count ->
    [one] Victoire de { $names }.
   *[other] { $names } se partagent la victoire.
}
ended-together = Regarder ensemble
ended-together-come = Rejoindre les autres
together = Regarder ensemble
together-you-lead = Tu mènes. Toute la table voit ce que tu regardes.
together-leads = { $name } mène, et tu suis.
together-apart = { $name } mène. Tu vas ton propre chemin.
together-stage = { $name } mène à travers la partie.
together-nobody = Personne ne mène.
together-follow = Revenir auprès des autres
together-free = Regarder de mon côté
together-lead = Mener
together-close = Retour à la table
