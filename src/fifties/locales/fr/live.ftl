### À une table en direct, depuis un terminal.

input-answered = { $text }
input-no-address = { $address } n’est pas l’adresse d’un serveur ; écris par exemple 192.168.1.20 ou https://games.example.
input-nobody-there = aucun serveur ne répond à { $address } : { $reason }

## Aller et venir

live-table = Table { $code } : { $game }
live-seated = À la table, { $seated } sur { $seats } : { $names }
live-you = Tu es { $name }.
live-begin = Entrée lance la partie, b ajoute un bot (b master : un fort), { $quit } pour partir :
live-wait = On attend que { $name } lance la partie ; { $quit } pour partir :
live-watching = Tu regardes ; s prend une place à la prochaine partie, { $quit } pour partir :
live-help = L’hôte lance avec Entrée et ajoute des bots avec b et un niveau. s prend une place. { $quit } pour partir, { $help } affiche ceci ; ta place est gardée.
live-came = { $name } est là.
live-went = { $name } n’est plus là.
live-host = L’hôte est maintenant { $name }.
live-seat-kept = Ta place est gardée : la même commande t’y ramène.

## Pendant une partie

live-lost = La connexion est perdue ; elle revient toute seule…
live-back = Connexion rétablie.
live-paused = L’hôte a mis en pause.
live-goes-on = On continue.
live-kept = Un bot garde la place de { $name } pour l’instant.
live-returned = { $name } est de retour.
live-reminded = La table t’attend ; dans { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } secondes
}, un bot aidera.
live-spoke = { $number }…
live-tap = { $number } est à toi ! Entrée crie « J’ai ! » :
live-broken-off = L’hôte a interrompu la partie.
live-reacted = { $name } : { $reaction ->
    [clap] { reaction-clap }
    [laugh] { reaction-laugh }
    [wow] { reaction-wow }
    [ouch] { reaction-ouch }
    [phew] { reaction-phew }
    [think] { reaction-think }
    [heart] { reaction-heart }
   *[wave] { reaction-wave }
}

## Quand une table n’est plus là

live-parting-removed = l’hôte t’a fait quitter cette table.
live-parting-restarting = le serveur s’est arrêté ; réessaie dans un instant.
live-parting-silent = le serveur n’a pas entendu qui tu es ; réessaie.
live-parting-too-much = trop de messages d’un coup ; réessaie dans une minute.
live-parting-closed = l’hôte a fermé cette table.

## Grandes tablées

party-ready = { $count ->
    [one] { $count } sur { $players } a écrit.
   *[other] { $count } sur { $players } ont écrit.
}
party-count = { $number }… En tête : { $names }
party-bead = Toi : bille { $bead }, bonus { $bonus }.
party-round = La manche { $round } est comptée : { $best ->
    [-1] interrompue par une deuxième couronne
   *[other] le meilleur score est { $best }
}, { $clashes ->
    [one] { $clashes } collision
   *[other] { $clashes } collisions
}, { $crowned ->
    [one] { $crowned } couronne
   *[other] { $crowned } couronnes
}.
party-front = En tête : { $names }
party-mine = Tu as { $total ->
    [one] { $total } point
   *[other] { $total } points
}, rang { $rank } sur { $players }.

## The lobby on a screen

live-count = { $seated } sur { $seats } à la table
live-your-turn = On commence quand tu le dis.
live-waiting = On attend que { $name } lance la partie.
live-looking-on = Tu regardes.
live-is-host = hôte
live-enter = Entrée
live-key-begin = lancer
live-key-bot = bot : { $level }
live-key-level = niveau
live-key-sit = prendre place
live-key-leave = partir

## Events

live-waiting-doors = Les portes sont fermées ; { $ahead ->
    [one] { $ahead } personne attend
   *[other] { $ahead } personnes attendent
} devant toi. Ctrl-C pour partir.
live-waiting-queue = Tu attends d’entrer, { $ahead ->
    [one] { $ahead } personne devant toi
   *[other] { $ahead } personnes devant toi
}{ $seconds ->
    [-1] {""}
    [one] , encore { $seconds } seconde environ
   *[other] , encore { $seconds } secondes environ
}. Ctrl-C pour partir.
live-waiting-approval = Tu attends qu’un hôte te laisse entrer, { $ahead ->
    [one] { $ahead } personne devant toi
   *[other] { $ahead } personnes devant toi
}. Ctrl-C pour partir.
live-waiting-return = Beaucoup reviennent en même temps. Tu revois la partie quand vient ton tour, { $ahead ->
    [one] { $ahead } personne devant toi
   *[other] { $ahead } personnes devant toi
}{ $seconds ->
    [-1] {""}
    [one] , encore { $seconds } seconde environ
   *[other] , encore { $seconds } secondes environ
}.
live-let-in = Tu es à l’intérieur.
live-event = { $title } : { $seated ->
    [one] { $seated } personne joue
   *[other] { $seated } personnes jouent
}
live-message = De la scène : { $text }
live-wait-event = Les hôtes donneront le départ ; { $quit } pour partir :
live-waiting-event = Les hôtes donneront le départ.
live-closes = Fin des choix dans { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } secondes
} ; ensuite un bot écrit pour toi.
live-seal = Tout le monde a écrit. Sceau de tous les choix : { $seal }
live-count-at = { $number } sur { $top }…
live-own-number = { $number } : { $others ->
    [0] à toi seul !
    [one] quelqu’un d’autre l’avait aussi.
   *[other] { $others } autres l’avaient aussi.
}
live-heats = Tour { $stage } : { $over ->
    [one] { $over } table sur { $heats } a fini.
   *[other] { $over } tables sur { $heats } ont fini.
}
live-final = La finale se joue.
live-final-won = Vainqueur de la finale : { $names }
live-to-heat = Tu joues à la table { $number } : en route…
live-to-final = Tu joues la finale : en route…
live-back-to-event = Retour à l’événement…
live-heat-on = Rang { $place } dans ta série : tu es en lice pour la suite !
live-heat-out = Rang { $place } dans ta série. Merci d’avoir joué ; regarde la suite.
live-heat-final = Rang { $place } en finale !
