### Opening an event, and the page of whoever runs it.

## Opening

event-open = Organiser un évènement
event-open-hint = Une partie de Fifty pour une salle, une école ou un direct : autant de monde que l’on veut avec son téléphone, et un grand écran pour tous.
event-title = Titre de l’évènement
event-title-hint = Il figure sur le grand écran, les téléphones et les affiches.
event-colours = Couleurs
event-colours-stationery = Papeterie
event-colours-lake = Lac
event-colours-forest = Forêt
event-colours-theatre = Théâtre
event-colours-sky = Ciel
event-colours-night = Nuit
event-colour-paper = Fond
event-colour-accent = Ce qui ressort
event-preview = Le titre sur son bandeau, un écran clair et un écran sombre. Le texte reste toujours lisible.
event-show = Durée du comptage d’une manche
event-show-minutes =
    { $minutes ->
        [one] une minute
       *[other] { $minutes } minutes
    }
event-show-seconds =
    { $seconds ->
        [one] une seconde
       *[other] { $seconds } secondes
    }
event-show-hint = Quel que soit le nombre de personnes : les passages calmes filent, le spectacle ralentit quand ça devient palpitant.
event-approval = Approuver chaque arrivée
event-approval-hint = Les nouveaux attendent qu’un hôte les laisse entrer.
event-doors-closed = Garder les portes fermées pour l’instant
event-doors-closed-hint = Qui arrive en avance voit une salle d’attente. Tu ouvres quand tout est prêt.
event-plays = Je joue aussi
event-plays-hint = Sinon, tu animes seulement.
event-host-name = Ton nom
event-do-open = Ouvrir l’évènement

## The moderator’s page

moderate = Animation
moderate-not-you = Cette page est réservée aux hôtes d’un évènement
moderate-not-you-hint = Ouvre-la sur l’appareil qui a créé l’évènement, ou demande à un hôte de te donner ce rôle.
moderate-no-event = Cette table n’est pas un évènement.
moderate-to-table = Aller à la table
moderate-now = Où on en est
moderate-now-choose =
    { $ready ->
        [one] Manche { $round } : { $ready } sur { $players } a écrit
       *[other] Manche { $round } : { $ready } sur { $players } ont écrit
    }
moderate-now-count = Manche { $round } : le comptage est à { $number } sur { $top }
moderate-now-scored = Après la manche { $round }
moderate-doors-open = Portes ouvertes
moderate-doors-closed = Portes fermées
moderate-seated =
    { $seated ->
        [one] { $seated } personne joue
       *[other] { $seated } personnes jouent
    }
moderate-connected =
    { $count ->
        [one] { $count } connectée
       *[other] { $count } connectées
    }
moderate-pending =
    { $count ->
        [one] Une personne attend l’approbation
       *[other] { $count } personnes attendent l’approbation
    }
moderate-next = Ensuite :
moderate-step-open = ouvre les portes pour laisser entrer le public.
moderate-do-open = Ouvrir les portes
moderate-step-admit =
    { $count ->
        [one] une personne attend que tu la laisses entrer.
       *[other] { $count } personnes attendent que tu les laisses entrer.
    }
moderate-do-admit = Laisser entrer tout le monde
moderate-step-gather = attends du monde. Il faut au moins { $least } personnes pour jouer.
moderate-step-start =
    { $seated ->
        [one] lance la partie quand tout le monde est là : une personne pour l’instant.
       *[other] lance la partie quand tout le monde est là : { $seated } personnes pour l’instant.
    }
moderate-do-start = Commencer
moderate-step-choose =
    { $missing ->
        [one] une personne écrit encore. Tu peux fixer un délai.
       *[other] { $missing } personnes écrivent encore. Tu peux fixer un délai.
    }
moderate-do-choose = Clore dans { $seconds } s
moderate-step-close = le choix se clôt tout seul ; des bots écrivent alors pour les retardataires.
moderate-do-close = Laisser ouvert finalement
moderate-step-go-on = le spectacle est en pause. Relance-le quand tu veux.
moderate-do-go-on = Reprendre
moderate-step-watch = regarde le comptage. Tu peux faire une pause pour dire un mot.
moderate-do-watch = Pause
moderate-step-scored = la prochaine manche commence toute seule dans un instant.
moderate-step-after = imprime les diplômes et télécharge le dossier du record, ou rejoue.
moderate-do-after = Rejouer
moderate-doors = Portes
moderate-doors-open-hint = Qui a le code peut entrer.
moderate-doors-closed-hint = Les nouveaux attendent dehors. Qui était déjà là peut toujours revenir.
moderate-doors-do-open = Ouvrir les portes
moderate-doors-do-close = Fermer les portes
moderate-invite = Code et adresse
moderate-approval = Approbation
moderate-admit-all =
    { $count ->
        [one] Laisser entrer la personne qui attend
       *[other] Laisser entrer les { $count }
    }
moderate-admit = Laisser entrer { $name }
moderate-admit-one = Laisser entrer
moderate-deny = Renvoyer { $name }
moderate-nobody-waits = Personne n’attend.
moderate-show = Le spectacle
moderate-start = Commencer
moderate-again = Rejouer
moderate-start-title =
    { $players ->
        [one] Commencer avec une seule personne ?
       *[other] Commencer à { $players } ?
    }
moderate-start-text = Qui arrive plus tard regarde jusqu’à la prochaine partie.
moderate-close-legend = Clore le choix dans
moderate-seconds = { $seconds } s
moderate-close = Clore dans { $seconds } s
moderate-close-title = Clore le choix dans { $seconds } s ?
moderate-close-text =
    { $missing ->
        [one] Tout le monde voit le compte à rebours. Une personne n’a pas encore écrit : un bot écrit pour les retardataires.
       *[other] Tout le monde voit le compte à rebours. { $missing } personnes n’ont pas encore écrit : des bots écrivent pour les retardataires.
    }
moderate-close-stop = Laisser ouvert
moderate-message = Message sur scène
moderate-message-now = Sur scène en ce moment :
moderate-message-text = Texte
moderate-message-show = Afficher sur scène
moderate-message-hide = Retirer
moderate-message-soon = On commence dans cinq minutes.
moderate-message-quiet = Merci de couper le son des téléphones.
moderate-message-break = Petite pause : on reprend bientôt.
moderate-people = Participants
moderate-find = Chercher quelqu’un par son nom
moderate-found =
    { $count ->
        [0] Personne de ce nom
        [one] { $count } personne
       *[other] { $count } personnes
    }
moderate-person-waits = attend l’approbation
moderate-person-more = Que faire de { $name }
moderate-role-stage = grand écran
moderate-role-spectator = regarde
moderate-role-seat = joue
moderate-host-add = Nommer hôte aussi
moderate-host-end = N’est plus hôte
moderate-remove-title = Renvoyer { $name } ?
moderate-remove-text = On peut revenir avec le code.
moderate-ban-title = Exclure { $name } pour de bon ?
moderate-ban-text = Impossible alors de revenir à cet évènement depuis cet appareil.
moderate-step-heats = les séries se jouent. On tire le prochain tour quand toutes sont finies.
moderate-step-draw = toutes les séries sont finies : tire le prochain tour plus bas.
moderate-heats = Séries et finale
moderate-heats-hint = Pour un tournoi : chacun est tiré au sort vers une petite table, les meilleurs continuent, et les derniers jouent la finale.
moderate-heats-size = Personnes par table
moderate-heats-final-size = Personnes en finale
moderate-heats-draw = Tirer les séries
moderate-heats-next = Tirer le prochain tour
moderate-heats-title = Tirer des séries de { $size } ?
moderate-heats-text = Chaque téléphone passe à la table qui lui est tirée.
moderate-heats-stage = Tour { $stage }
moderate-heats-final = La finale
moderate-heats-over =
    { $heats ->
        [one] { $over } série sur { $heats } est finie
       *[other] { $over } séries sur { $heats } sont finies
    }
moderate-heats-going-on =
    { $count ->
        [one] Une personne se qualifie pour l’instant.
       *[other] { $count } personnes se qualifient pour l’instant.
    }
moderate-heats-winners = Gagnants : { $names }
moderate-heats-end = Finir toutes les séries
moderate-heats-end-title = Finir toutes les séries en cours ?
moderate-heats-end-text = Elles comptent telles quelles, d’après les manches comptées jusqu’au bout.
moderate-paper = Imprimer
moderate-paper-hint = Fait sur place, au titre et aux couleurs de l’évènement.
moderate-print-poster = Affiches
moderate-print-poster-hint = Comment entrer, pour les portes et les murs.
moderate-print-tents = Chevalets de table
moderate-print-tents-hint = Le code pour chaque table, à plier.
moderate-print-tags = Dossards
moderate-print-tags-hint = Un par personne.
moderate-print-expected = Dossards pour combien de personnes
moderate-print-slip = Les dossards s’impriment pour { $least } à { $most } personnes.
moderate-print-name = « { $name } »
moderate-print-others =
    { $count ->
        [one] un autre nom
       *[other] { $count } autres noms
    }
moderate-print-unwritten =
    Il n’y a pas de lettres ici pour { $names } ; { $count ->
        [one] la ligne reste libre
       *[other] les lignes restent libres
    } pour l’écrire à la main.
moderate-print-statements = Attestations
moderate-print-statements-hint = Pour les témoins d’un record.
moderate-print-certificates = Diplômes
moderate-print-certificates-hint = Pour les gagnants et pour tout le monde.
moderate-kit = Dossier du record
moderate-kit-hint = Qui a participé, quand les choix ont été scellés, le tirage, le comptage et les résultats dans un seul fichier signé. On peut le vérifier sans ce serveur.
moderate-kit-names = avec les noms
moderate-kit-download = Télécharger le dossier
moderate-title = Titre et couleurs
moderate-title-change = Modifier
moderate-title-save = Enregistrer
