### What a live table refuses.

table-wrong-seats = une table a de { $least } à { $most } places, pas { $seats }.
table-edition-unknown = il n’y a pas d’édition « { $edition } » ; éditions connues : { $known }.
table-locked = l’hôte a verrouillé cette table : personne d’autre ne peut la rejoindre.
table-banned = l’hôte ne te laisse pas rejoindre cette table.
table-full = les { $seats } places sont toutes prises ; tu peux regarder.
table-too-many = il n’y a pas de place ici pour plus de { $most } personnes.
table-log-full = cette table a assez servi ; ouvres-en une autre.
table-name-empty = écris un nom, s’il te plaît.
table-name-too-long = ce nom a { $letters } caractères, et il n’y a de la place que pour { $most }.
table-name-taken = quelqu’un d’autre s’appelle déjà « { $name } » ici.
table-host-only = seul l’hôte peut faire cela.
table-hosts-own = tu as pris ce rôle en son absence ; tu ne peux pas exclure l’hôte.
table-id-used = cet identifiant a déjà servi à une autre demande ; il en faut un pour chacune.
table-host-just-left = l’hôte va peut-être revenir ; tu pourras prendre son rôle dans { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } secondes
}.
table-host-is-here = l’hôte est là ; demande-lui de céder son rôle.
table-seat-only = seules les personnes qui jouent peuvent faire cela.
table-no-such-member = personne ici n’a le numéro { $member }.
table-not-yourself = tu ne peux pas t’exclure toi-même ; quitte la table ou cède le rôle d’hôte.
table-no-such-level = il n’y a pas de bot « { $level } » ; bots connus : { $known }.
table-game-runs = pas tant qu’une partie est en cours.
table-no-game-runs = aucune partie n’est en cours.
table-nothing-to-tell = aucun comptage n’est en cours.
table-not-your-number = ce n’est pas toi que le comptage attend.
table-not-in-hand = tu n’as pas le { $card } en main.
table-no-queue = dans ce jeu, on ne peut rien préparer à l’avance.
table-count-goes-on = tous les nombres sont écrits ; attends la fin du comptage.
table-seat-owes-nothing = cette place ne fait attendre personne.
table-too-many-reactions = doucement : une réaction à la fois.
table-nothing-to-show = aucune partie terminée n’est gardée à cette table pour être regardée ensemble.
table-reactions-off = l’hôte a désactivé les réactions.
table-event-needs-party = seule une fête de Fifty peut être un évènement.
table-event-title-empty = donne un titre à l’évènement, s’il te plaît.
table-event-title-too-long = ce titre a { $letters } caractères, et il n’y a de la place que pour { $most }.
table-event-colour = « { $colour } » n’est pas une couleur ; écris-la comme #b3341f.
table-event-show-seconds = le spectacle d’une manche dure de { $least } à { $most } secondes, pas { $seconds }.
table-event-only = c’est réservé aux évènements.
table-event-role-kept = lors d’un évènement, seul un hôte peut en nommer un autre.
table-waits-for-approval = un hôte doit d’abord te laisser entrer.
table-waiting-room-full = { $most } personnes attendent déjà ; reviens dans quelques minutes.
table-last-host = il faut un hôte ; nommes-en d’abord un autre.
table-too-many-hosts = il ne peut pas y avoir plus de { $most } hôtes.
table-message-too-long = ce message a { $letters } caractères, et il n’y a de la place que pour { $most }.
table-nobody-chooses = personne ne choisit de nombres en ce moment.
table-heats-too-few = { $players ->
    [0] il ne reste personne pour jouer
    [one] une personne, c’est trop peu pour une série
   *[other] { $players } personnes, c’est trop peu pour une série
} ; il en faut { $least }.
table-heats-go-on = { $missing ->
    [one] une série n’est pas finie
   *[other] { $missing } séries ne sont pas finies
} ; attends, ou mets-y fin.
table-heats-over = la finale est jouée.
table-heats-advance = au plus { $most } par série peuvent se qualifier, pas { $advance } : il faut éliminer quelqu’un.
table-no-such-heat = aucune série { $heat } n’est en cours.
table-heat-drawn = pas à la table d’une série : les places y ont été tirées au sort.
table-branch-past-end = la feuille de partie s’arrête avant ce moment.
table-branch-game-over = à ce moment, la partie est finie ; remonte à un moment antérieur.
table-branch-box = la feuille de partie ne dit pas quelles cartes contient sa boîte ; rien ne peut plus y être tiré.
table-branch-fixed = cette table joue la suite d’une autre partie ; seuls le rythme, le temps, les réactions et l’archivage peuvent changer.
table-branch-seats-free = { $missing ->
    [one] une des { $players } places est libre
   *[other] { $missing } des { $players } places sont libres
} ; complète avec des bots, ou attends des amis.
table-branch-only = on ne choisit sa place qu’à une table qui joue la suite d’une autre partie.
table-no-such-seat = il n’y a pas de place { $seat } : les { $seats } places se comptent à partir de 0.
table-seat-occupied = { $name } y est déjà.
