### Before a game: seats, names, box and pace.

## The door

lobby-join-seated = { $seated ->
    [0] Personne n’est encore assis ici.
    [one] Une personne est déjà assise ici.
   *[other] { $seated } personnes sont déjà assises ici.
}
lobby-join-playing = Une partie est en cours. Tu regardes jusqu’à la fin et tu joues la suivante.
lobby-join-full = Toutes les places sont prises. Si un bot peut céder la sienne, elle est à toi ; sinon tu regardes.
lobby-join-locked = L’hôte a verrouillé cette table : personne d’autre ne peut entrer. Demande-lui de la déverrouiller, puis réessaie.
lobby-join-name = Ton nom
lobby-join-name-hint = Laisse vide, et nous en inventons un.
lobby-join-sit = S’asseoir
lobby-join-watch = Regarder seulement
lobby-join-doors = Les portes sont encore fermées. Viens quand même : tu attends devant et tu entres dès qu’elles s’ouvrent.

## The waiting room of an event

waiting-doors = Les portes ouvrent bientôt
waiting-queue = Tu es dans la file
waiting-approval = Un hôte va te laisser entrer
waiting-return = Tu reviens
waiting-return-why = Beaucoup reviennent en même temps ; tu revois la partie quand vient ton tour.
waiting-ahead =
    { $ahead ->
        [0] C’est bientôt ton tour.
        [one] Une personne est devant toi.
       *[other] { $ahead } personnes sont devant toi.
    }
waiting-soon = moins d’une minute
waiting-minutes =
    { $minutes ->
        [one] environ une minute
       *[other] environ { $minutes } minutes
    }
waiting-stay = Garde cette page ouverte : tu entres sans rien faire, et ta place est gardée si la connexion se coupe.
waiting-leave = Laisser ma place
## An event before its game, and on the way to a heat

event-moderate = Vers la page d’animation
event-you-play = Tu joues, avec le numéro { $number }.
event-you-watch = Tu regardes, avec le numéro { $number }.
event-do-play = Jouer
event-do-watch = Regarder seulement
event-arrived =
    { $count ->
        [one] { $count } personne est là
       *[other] { $count } personnes sont là
    }
event-starts-soon = Ça commence sur le grand écran. D’ici là, tu n’as rien à faire.
event-learn = Lire les règles en une minute
event-hold = En faire un évènement
event-hold-hint = Un titre et des couleurs, des portes, un spectacle sur grand écran et une page pour qui anime.
heat-table = Tu joues à la table { $number }
heat-final = Tu joues la finale
heat-back = Retour à l’évènement
heat-in =
    { $seconds ->
        [0] maintenant
       *[other] dans { $seconds } s
    }
heat-now = Y aller
heat-result-on = Rang { $place } dans ta série : tu es en lice pour la suite !
heat-result-out = Rang { $place } dans ta série. Merci d’avoir joué ; regarde la suite.
heat-result-final = Rang { $place } en finale !

## Inviting

lobby-title = Une table de { $game }
lobby-back = Retour au résultat
lobby-qr = Code QR qui mène à cette table
lobby-copy = Copier
lobby-send = Envoyer
lobby-poster = Imprimer une affiche
lobby-share = Viens jouer à la table { $code } !
lobby-copied = L’adresse est copiée.
lobby-marked = L’adresse est sélectionnée : copie-la avec le menu de ton appareil.
lobby-only-here = Cette adresse ne marche que sur cet ordinateur. Ouvre fifties par son adresse réseau pour laisser entrer les autres.
lobby-same-network = Les autres doivent être sur le même Wi-Fi que cet écran.

## Who is here

lobby-guests = { $seated ->
    [one] { $seated } place sur { $seats } est prise
   *[other] { $seated } places sur { $seats } sont prises
}
lobby-guests-party = { $seated ->
    [0] Personne n’est encore venu à la fête
    [one] Une personne est venue à la fête
   *[other] { $seated } personnes sont venues à la fête
}
lobby-free = place libre
lobby-coming = un bot arrive…
lobby-unlisted = et { $count ->
    [one] { $count } autre
   *[other] { $count } autres
}
lobby-watching = { $count ->
    [one] Une personne regarde
   *[other] { $count } personnes regardent
}
lobby-came = { $count ->
    [one] { $names } est là.
   *[other] { $names } sont là.
}
lobby-went = { $count ->
    [one] { $names } n’est plus là.
   *[other] { $names } ne sont plus là.
}
lobby-host = hôte
lobby-you = toi
lobby-this-device = sur cet appareil
lobby-here = ici
lobby-away = pas là
lobby-about = Plus sur { $name }
lobby-dismiss = Renvoyer { $name }
lobby-name = Nom
lobby-rename = Renommer
lobby-sit = S’asseoir
lobby-stand = Se lever
lobby-stand-hint = Qui se lève regarde la prochaine partie.
lobby-go = Partir
lobby-go-hint = Rend la place sur cet appareil.
lobby-pass = Nommer hôte
lobby-pass-hint = Cède ton rôle : c’est l’autre qui règle la table et lance la partie.
lobby-remove = Renvoyer
lobby-remove-hint = Le code permet de revenir.
lobby-remove-bot-hint = La place est de nouveau libre.
lobby-ban = Bannir
lobby-ban-sure = Vraiment bannir pour toujours ?
lobby-ban-hint = Impossible de revenir à cette table depuis cet appareil-là.
lobby-add-bot = Ajouter un bot :
lobby-hot-seat = Ajouter une personne sur cet appareil
lobby-hot-seat-add = S’asseoir
lobby-hot-seat-hint = Vous partagez cet écran ; un rideau cache ce qui est secret.
lobby-locked = L’hôte a verrouillé la table : personne d’autre ne peut entrer.
lobby-lock = Verrouiller la table
lobby-lock-hint = Personne d’autre ne peut entrer. Qui est assis ici peut toujours revenir.

## Starting

lobby-missing = { $missing ->
    [one] Il manque une personne : on joue à { $least } au moins.
   *[other] Il manque { $missing } personnes : on joue à { $least } au moins.
}
lobby-fill = Compléter avec des bots
lobby-start = Commencer
lobby-starting = C’est parti…
lobby-waiting = On attend { $name } pour commencer
lobby-host-away = L’hôte est absent. Si cela dure, tu peux prendre le relais.
lobby-claim = Devenir l’hôte

## What is played

lobby-options = Ce qu’on joue
lobby-on = oui
lobby-off = non
lobby-game = Jeu
lobby-edition = Édition
edition-iello = 2025
edition-iello-hint = L’édition de 2025.
edition-zoch = 2010
edition-zoch-hint = L’édition de 2010 : dix cartes Humeur.
edition-tightrope = Corde raide
edition-tightrope-hint = Les éditions de 1999 et 2004 : mêmes valeurs des deux côtés, et deux zéros.
lobby-danger = Cartes Danger
lobby-danger-hint = Chaque manche a un intervalle où une collision ne rapporte aucun bonus.
lobby-party = Fête
lobby-party-hint = Autant de places qu’on veut ; plus vous êtes, plus vous comptez loin.
lobby-seats = Places
lobby-seats-fewer = Une place de moins
lobby-seats-more = Une place de plus
lobby-dealer = Qui distribue d’abord
lobby-dealer-chance = Au hasard
lobby-dealer-chance-hint = Tiré au sort avec les cartes : tout le monde peut le vérifier ensuite.
lobby-dealer-next = { $name }, car la donne continue
lobby-dealer-next-hint = Après la dernière partie, la donne continue dans le sens des aiguilles d’une montre.
lobby-dealer-chosen-hint = { $name } distribue la première manche.
lobby-more-settings = Rythme, horloge et le reste
lobby-pace = Rythme
lobby-pace-more = Autres rythmes
pace-now = Rythme : { $pace }
pace-for-all = Il change pour toute la table.
pace-changed = L’hôte a changé le rythme : { $pace }
pace-living-room = À la maison
pace-living-room-hint = { $game ->
    [fifty-fifty] Le temps de regarder chaque pli.
   *[other] Comme on compte à voix haute entre amis.
}
pace-brisk = Vif
pace-brisk-hint = Pour qui connaît le jeu.
pace-hall = Salle
pace-hall-hint = Rapide quand il ne se passe rien ; un comptage dure deux minutes au plus.
pace-stadium = Stade
pace-stadium-hint = Plusieurs nombres par seconde ; un comptage dure quatre-vingt-dix secondes au plus.
pace-tap = Appuyer sur « J’ai ! »
pace-tap-hint = Le comptage attend un instant que tu appuies ; un retard ne coûte rien.
pace-at-once = Tout de suite
pace-at-once-hint = Rien n’attend : pour les programmes et les impatients.
host-skip-title = Passer le comptage pour tout le monde ?
host-skip-text = Toute la table voit aussitôt le score de cette manche, sans entendre les nombres qui restent.
host-skip-sure = Passer pour tout le monde
host-hurry-title = Laisser un bot agir pour { $name } ?
host-hurry-text = Pour cette fois, un bot décide pour { $name }, qui est toujours là et continue ensuite en personne.
host-hurry-sure = Laisser un bot agir
host-abandon-text = Personne ne gagne et la partie n’est pas gardée. Tout le monde revient au salon d’attente.
leave-table-bot = Un bot joue à ta place.
leave-table-free = Quelqu’un d’autre pourra s’y asseoir.
lobby-clock = Horloge
clock-off = Sans horloge
clock-off-hint = Chacun réfléchit aussi longtemps qu’il le veut.
clock-relaxed = Horloge tranquille
clock-relaxed-hint = Beaucoup de temps et un rappel ; puis un bot agit, pour cette fois.
clock-brisk = Horloge vive
clock-brisk-hint = Peu de temps et un rappel ; puis un bot agit, pour cette fois.
lobby-reactions = Réactions
lobby-reactions-hint = Quelques mots aimables à travers la table.
lobby-keep = Garder les feuilles de partie
lobby-keep-hint = On peut revoir les parties terminées.

## The box

lobby-box = La boîte
lobby-box-own = Recopié de votre boîte : { $components }.
lobby-box-known = Tout est conforme à l’édition imprimée.
lobby-box-copy = Recopier ma boîte
lobby-box-hint = Recopie ce qui est imprimé sur ton matériel ; cette table joue avec.
lobby-box-from = de
lobby-box-to = à
lobby-box-yellow = jaune
lobby-box-blue = bleu
lobby-box-column = Case { $number }
lobby-box-card = Carte { $number }
lobby-box-add = Ajouter une carte
lobby-box-remove = Retirer { $card }
lobby-box-empty = Chaque champ demande un nombre entier.
lobby-box-save = Jouer avec ça
lobby-box-default = Revenir aux valeurs par défaut

## Fair chance

lobby-fair = Les tirages sont-ils honnêtes ?
lobby-fair-hint = Le secret derrière la prochaine partie est déjà fixé ; voici son sceau. Après la partie, le secret est révélé et tout le monde peut le vérifier.
lobby-fair-salted = { $count ->
    [0] Personne n’a encore ajouté de sel.
    [one] Une personne a ajouté du sel.
   *[other] { $count } personnes ont ajouté du sel.
}
lobby-salt = Ton propre sel : tout ce que tu tapes change les tirages
lobby-salt-add = Ajouter
lobby-salted = Ton sel est ajouté.

## A table that plays on from a record

lobby-branch-where = { $round ->
    [0] Chaque partie commence ici avant la première manche d’une autre.
   *[other] Chaque partie commence ici dans la manche { $round } d’une autre, là où on l’a quittée.
}
lobby-branch-after = Chaque partie commence ici après la manche { $round } d’une autre.
lobby-branch-fixed = Le jeu, les cartes et les places sont ceux de l’autre partie. Le rythme et le temps sont à vous.
lobby-branch-origin = Revoir l’autre partie
lobby-branch-place = joue la suite de { $name }
lobby-branch-free = la place de { $name } est libre
lobby-branch-sit = Jouer la suite de { $name }
lobby-branch-sit-short = M’asseoir ici
lobby-branch-more = { $count ->
    [one] et encore une place : qui arrive sous le nom d’alors la reçoit
   *[other] et encore { $count } places : qui arrive sous un nom d’alors reçoit sa place
}
lobby-branch-missing = { $missing ->
    [one] Une place est encore libre : il faut quelqu’un à chaque place.
   *[other] { $missing } places sont encore libres : il faut quelqu’un à chaque place.
}
