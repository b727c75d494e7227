### What a server refuses, and what it says when it starts.

## The server refuses something

wire-malformed = le serveur ne comprend pas ce message : { $reason }
wire-too-large = ce message est trop gros ; { $most } octets suffisent toujours.
wire-address-too-long = l’adresse de cette requête est trop longue ; { $most } octets suffisent toujours.
wire-headers-too-large = cette requête a trop d’en-têtes ; { $headers } lignes de { $most } octets en tout suffisent toujours.
wire-too-fast = c’était trop d’un coup ; attends un instant.
wire-too-many-waiting = tes messages précédents n’ont pas encore eu de réponse ; attends un instant.
wire-not-joined = rejoins d’abord une table, ou reprends ta place.
wire-joined-already = cette connexion est déjà à une table ; ouvre une nouvelle connexion.
wire-no-such-table = il n’y a pas de table « { $code } » ; vérifie le code avec l’hôte.
wire-wrong-token = ce lien n’appartient plus à personne à cette table ; rejoins-la avec le code.
wire-too-many-wrong-codes = trop de codes faux ; attends une minute, puis réessaie.
wire-too-many-tables = { $most } tables ouvertes d’ici réunissent plusieurs personnes ; ferme celle dont personne n’a plus besoin, ou joue avec des bots.
wire-too-many-opened = beaucoup de tables viennent d’être ouvertes d’ici ; réessaie dans { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } secondes
}.
wire-server-full = le serveur est plein ; réessaie plus tard.
wire-too-much-work = cette partie demande plus de travail qu’un serveur n’en fait pour un fichier envoyé ; revois-la sur ta propre machine avec fifties watch.
wire-too-many-to-review = une partie à plus de { $most } est trop grande pour être analysée.
wire-no-reviews = ce serveur ne peut pas analyser de parties : l’extra « lab » n’y est pas installé.
wire-not-finished = cette partie n’a pas été jouée jusqu’au bout ; elle n’est donc pas conservée.
wire-too-many-imported = { $most } parties ont déjà été remises au serveur depuis ici ; il n’en conserve pas davantage.
wire-unknown-name = ce serveur ne s’appelle pas { $name } ; ouvre plutôt { $address }, ou lance le serveur avec --public-url et cette adresse.
wire-wrong-origin = les pages venues d’ailleurs ne peuvent pas utiliser ce serveur.
wire-token-missing = pour voir ceci, il faut le jeton d’accès de ta place.
wire-no-such-record = cette feuille de partie n’existe pas, ou elle n’est pas à toi.
wire-no-such-page = il n’y a rien à cette adresse.
wire-not-this-way = cette adresse ne répond pas à cette méthode.
wire-table-damaged = ce que le serveur garde de cette table est endommagé ; ouvres-en une autre, et préviens qui gère le serveur.
wire-record-damaged = ce que le serveur garde de cette partie est endommagé ; préviens qui gère le serveur.
wire-broken = quelque chose s’est mal passé sur le serveur ; réessaie.

## Starting a server

serve-here = La table est ouverte à l’adresse { $address }
serve-phones = Téléphones sur le même réseau : { $address }
serve-stop = Ctrl-C pour arrêter ; chaque table reprendra au prochain démarrage.
serve-stop-in-memory = Ctrl-C pour arrêter ; rien n’est gardé, toutes les tables disparaissent alors.
serve-port-taken = le port { $port } est pris, peut-être par un serveur déjà lancé ; essaie --port { $next }
serve-data-in-use = un autre serveur fifties travaille dans ce dossier ; arrête-le ou choisis un autre dossier avec --data
serve-data-unusable = inutilisable : { $reason } ; donne à cet utilisateur le droit d’y lire et d’y écrire, ou choisis un autre dossier avec --data
serve-data-foreign = n’est pas une base de données de fifties ({ $reason }) ; déplace ce fichier, ou choisis un autre dossier avec --data
serve-data-damaged = est endommagé ({ $reason }) ; sauve toutes les tables et parties lisibles avec fifties recover --data DIR, ou choisis un autre dossier avec --data
serve-data-too-new = une version plus récente de fifties a écrit ici ; utilise-la, ou choisis un autre dossier avec --data
serve-store-lost = cette base de données ne peut pas être utilisée ({ $reason }) ; démarre PostgreSQL ou indique une autre URL avec --store
serve-store-too-new = une version plus récente de fifties a modifié cette base de données ({ $reason }) ; utilise cette version
serve-store-pooled = PgBouncer y répartit des transactions ; il doit répartir des sessions ({ $reason } = session), ou indique l’adresse de PostgreSQL lui-même avec --store
serve-bus-lost = ce Redis ou Valkey ne peut pas être utilisé ({ $reason }) ; démarre-le ou indique une autre URL avec --bus
serve-store-and-bus = --store et --bus vont ensemble : plusieurs serveurs ont besoin des deux
serve-store-alone = --store remplace --data et --in-memory ; enlève ces options
serve-workers-store = plusieurs processus ont besoin de --store et de --bus ; un fichier SQLite n’appartient qu’à un seul
serve-data-too-old = une version antérieure de fifties a écrit ici, et celle-ci ne sait plus le lire ; supprime ce fichier, ou choisis un autre dossier avec --data

## Saving a damaged database

recover-exists = contient déjà une base de données, qui reste telle quelle ; choisis un autre dossier avec --to
recover-progress = Page { $page } sur { $pages } lue.
recover-tables = Tables : { $saved } sauvées{ $cut ->
    [0] {""}
   *[other] , dont { $cut } dans leur état d’avant les dégâts
 }, { $lost } perdues.
recover-records = Parties : { $saved } sauvées, { $lost } perdues.
recover-nothing = rien n’y est lisible ; déplace le fichier, et le serveur en commencera un nouveau.
recover-done = Fais travailler le serveur là : fifties serve --data { $new }
site-not-built = Le jeu pour navigateur ou ce qu’il emporte n’est pas construit ici : lance make play dans le dépôt.
site-not-empty = n’est pas vide ; choisis un nouveau dossier
site-written = Écrit dans { $out } ({ $megabytes } Mo). N’importe quel hébergeur peut le servir, sous n’importe quel chemin.
