### The big screen that everybody in the room watches, and parties of more than seven.

stage-join = Rejoins avec ce code, ou vise l’image avec l’appareil photo
stage-join-small = Pour rejoindre :
stage-wifi = Sur le même Wi-Fi que cet écran.
stage-qr = Code QR pour rejoindre cette table
stage-who =
    { $count ->
        [0] Personne pour l’instant
        [one] Une personne joue
       *[other] { $count } personnes jouent
    }
stage-who-crowd =
    { $count ->
        [one] joueur
       *[other] joueurs
    }
stage-more =
    { $count ->
        [one] et { $count } autre
       *[other] et { $count } autres
    }
stage-bot = bot
stage-locked = La table est verrouillée : personne d’autre ne peut entrer.
stage-doors-closed = Les portes ouvrent bientôt. En attendant, on patiente devant.
stage-approval = Un hôte va laisser entrer cet écran
stage-approval-hint = La page d’animation le montre parmi ceux qui attendent.
stage-heats = Tour { $stage }
stage-heats-final = La finale
stage-heats-over =
    { $heats ->
        [one] { $over } table sur { $heats } a fini
       *[other] { $over } tables sur { $heats } ont fini
    }
stage-heats-going-on =
    { $count ->
        [one] { $count } personne se qualifie
       *[other] { $count } personnes se qualifient
    }
stage-heats-table = Table { $number }
stage-heats-look = Ton téléphone te montre le chemin de ta table.
stage-party = Fête
stage-danger = avec cartes Danger
stage-own-box = comme dans votre propre boîte
stage-waiting = On attend que l’hôte commence la partie.
stage-empty = Qui arrive en premier s’assoit en premier.
stage-start = Commencer
stage-rematch = Rejouer
stage-add-bot = Ajouter un bot
stage-touch = Appuie sur une touche ou clique pour le son.
stage-controls = Cet écran
stage-full = Plein écran
stage-theme = Éclairage : { $theme }
stage-key-full = activer ou quitter le plein écran
stage-key-theme = changer l’éclairage
stage-key-start = lancer la partie
stage-round = Manche { $round } sur { $rounds }
stage-reveal = Jetons Interdiction
stage-choose = Écrivez cinq nombres
stage-count = Comptez jusqu’à { $top }
stage-score = Après la manche { $round }
stage-ready =
    { $ready ->
        [one] { $ready } sur { $players } est prêt
       *[other] { $ready } sur { $players } sont prêts
    }
stage-missing = On attend encore : { $names }
stage-all-ready = Tout le monde est prêt : le comptage commence.
stage-trick = Pli { $trick } sur { $tricks }
stage-deal = { $name } distribue

crowd-round = Manche { $round } sur { $rounds }
crowd-begins = On va commencer
crowd-players = { $players } personnes jouent
crowd-write = Écrivez cinq nombres de 1 à { $most }
crowd-count-to = Comptez jusqu’à { $top }
crowd-round-over = Les points de la manche { $round }
crowd-ready =
    { $ready ->
        [one] { $ready } sur { $players } a écrit
       *[other] { $ready } sur { $players } ont écrit
    }
crowd-leaders = En tête
crowd-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
crowd-crowns =
    { $count ->
        [one] une couronne
       *[other] { $count } couronnes
    }
crowd-you = toi
crowd-skyline = Les choix de la manche { $round }
crowd-skyline-label = C’est entre { $from } et { $to } qu’on a le plus choisi.
crowd-skyline-none = Le comptage de 1 à { $top }
crowd-duels = Ce qui vient de se passer
crowd-stretch =
    De { $from } à { $to } : { $takes ->
        [one] { $takes } prise de main
       *[other] { $takes } prises de main
    }, { $clashes ->
        [one] { $clashes } collision
       *[other] { $clashes } collisions
    }
crowd-what-takes = prend la main avec le { $number }
crowd-what-keeps = garde la main avec le { $number }
crowd-what-scores-again = marque à nouveau avec le { $number }
crowd-what-clash = barrent tous le { $number }
crowd-what-clash-lost = barrent tous le { $number }, en danger : pas de bonus
crowd-what-crown =
    { $count ->
        [one] gagne une couronne au { $number }
       *[other] gagnent chacun une couronne avant le { $number }
    }
crowd-what-lead =
    passe en tête avec { $points ->
        [one] un point
       *[other] { $points } points
    }
crowd-others =
    { $count ->
        [one] une autre personne
       *[other] { $count } autres
    }
crowd-owners =
    { $count ->
        [one] { $count } personne
       *[other] { $count } personnes
    }
crowd-begins-count = commence le comptage
crowd-scores = marque : { $bead }
crowd-counts = compte, personne ne marque
crowd-closes =
    { $seconds ->
        [0] C’est fini
        [one] Plus qu’une seconde
       *[other] Plus que { $seconds } secondes
    }
crowd-missing =
    { $count ->
        [one] Une personne écrit encore
       *[other] { $count } personnes écrivent encore
    }
crowd-neighbours = Autour de toi
crowd-wrote = Les nombres de { $name } à la dernière manche
crowd-who-has-it = Qui l’a ?
crowd-best = meilleur score de la manche
crowd-clashes =
    { $count ->
        [one] nombre partagé
       *[other] nombres partagés
    }
crowd-crowned =
    { $count ->
        [one] couronne
       *[other] couronnes
    }
crowd-type = Tape un nombre
crowd-type-write = Écrire
crowd-pages = Page de nombres
crowd-page-back = Page précédente
crowd-page-next = Page suivante
crowd-page-written =
    { $count ->
        [one] { $count } écrit
       *[other] { $count } écrits
    }
crowd-me = Toi
crowd-my-numbers = Tes nombres
crowd-called = annoncé
crowd-alone = toi seul
crowd-gained =
    { $bonus ->
        [0] sans bonus
       *[other] +{ $bonus }
    }
crowd-you-take = Le { $number } n’est qu’à toi : tu prends la main !
crowd-you-clash =
    { $number } : { $others ->
        [one] une autre personne l’a écrit aussi
       *[other] { $others } autres l’ont écrit aussi
    }. { $bonus ->
        [0] Pas de bonus.
       *[other] Bonus { $bonus }.
    }
crowd-bead = ta bille : { $bead }
crowd-mark = couronne à { $mark }
crowd-next =
    { $away ->
        [one] Au tour du { $number } !
       *[other] Ton prochain : { $number }, dans { $away }
    }
crowd-no-next = Tous tes nombres ont été annoncés.
crowd-bonus = Bonus { $bonus }
crowd-total = Total { $total }
crowd-rank = Rang { $rank } sur { $players }
crowd-final =
    Toi : rang { $rank } sur { $players } avec { $total ->
        [one] { $total } point
       *[other] { $total } points
    }
choice-seal = Sceau de tous les choix :
choice-seal-hint = Tout le monde a écrit. Ce sceau ne dit pas quoi ; si tu le notes, tu pourras vérifier ensuite qu’aucun numéro n’a été changé.
