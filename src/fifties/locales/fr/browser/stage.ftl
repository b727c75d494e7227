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
stage-more =
    { $count ->
        [one] et { $count } autre
       *[other] et { $count } autres
    }
stage-bot = bot
stage-locked = La table est verrouillée : personne d’autre ne peut entrer.
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
crowd-heat = Les choix de la manche { $round }
crowd-heat-label = C’est entre { $from } et { $to } qu’on a le plus choisi.
crowd-heat-none = Le comptage de 1 à { $top }
crowd-duels = Derniers duels
crowd-take-takes = { $number } : { $name } prend la main
crowd-take-keeps = { $number } : { $name } garde la main
crowd-take-scores-again = { $number } : { $name } marque à nouveau
crowd-clash = { $number } : { $owners } le barrent
crowd-danger-clash = { $number } : danger pour { $owners }, sans bonus
crowd-crown = { $count ->
    [one] { $name } gagne une couronne
   *[other] une couronne pour { $name }
}
crowd-stretch =
    De { $from } à { $to } : { $takes ->
        [one] { $takes } prise de main
       *[other] { $takes } prises de main
    }, { $clashes ->
        [one] { $clashes } collision
       *[other] { $clashes } collisions
    }
crowd-cross-off = { $owners } le barrent
crowd-lose-bonus = Danger : pas de bonus pour { $owners }
crowd-who-has-it = Qui l’a ?
crowd-now-takes = { $name } prend la main
crowd-now-keeps = { $name } continue de compter
crowd-now-scores-again = { $name } marque à nouveau
crowd-told = { $told } nombres à la fois
crowd-scoring = { $name } marque : { $bead }
crowd-counting = { $name } compte, personne ne marque
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
crowd-called = (annoncé)
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
crowd-you-take = Le { $number } n’est qu’à toi : tu prends la main !
crowd-final =
    Toi : rang { $rank } sur { $players } avec { $total ->
        [one] { $total } point
       *[other] { $total } points
    }
