### What the doctor finds on a machine or at a site.

doctor-verdict-fine = bien
doctor-verdict-unknown = inconnu
doctor-verdict-doubtful = douteux
doctor-verdict-wrong = FAUX
doctor-advice = Que faire : { $advice }
doctor-sum = Bien : { $fine }, inconnu : { $unknown }, douteux : { $doubtful }, faux : { $wrong }.
doctor-measuring = Mesure avec un serveur et 200 téléphones simulés, environ 15 secondes…

## This machine

doctor-files = fichiers ouverts
doctor-files-unlimited = il n’y a pas de limite
doctor-files-seen = un processus peut en ouvrir { $files } ; téléphones possibles : { $phones }
doctor-files-raise = autorisez { $needed } avec ulimit -n { $needed } avant de lancer le serveur, ou LimitNOFILE={ $needed } dans son unité.
doctor-address = adresse pour les téléphones
doctor-address-seen = les téléphones de ce réseau atteignent { $address }
doctor-address-none = cette machine n’est dans aucun réseau
doctor-address-connect = reliez-la au réseau des téléphones.
doctor-port = port
doctor-port-free = { $port } est libre
doctor-port-taken = { $port } est occupé, peut-être par un serveur déjà lancé
doctor-port-choose = si c’est un autre programme, choisissez un autre port avec fifties serve --port.
doctor-clock = horloge
doctor-clock-fine = des serveurs de temps la règlent
doctor-clock-unset = rien ne règle l’horloge de cette machine ; les heures des parties et des dossiers peuvent être fausses
doctor-clock-unknown = ce système ne dit pas si quelque chose règle l’horloge
doctor-clock-look = comparez-la avec celle d’un téléphone.
doctor-clock-set = laissez le système régler l’heure automatiquement (NTP).
doctor-disk = disque
doctor-disk-seen = dans { $folder }, un choix est en sûreté après { $p50 } ms, 95 sur 100 en { $p95 } ms
doctor-disk-unusable = impossible d’écrire dans { $folder } : { $reason }
doctor-disk-choose = gardez les tables sur un autre disque avec fifties serve --data DIR, de préférence un SSD de cette machine.
doctor-space = place sur le disque
doctor-space-seen = libre dans { $folder } : { $megabytes } Mo
doctor-space-clear = faites de la place, ou choisissez un autre disque avec fifties serve --data DIR.

## What it can hold

doctor-capacity = téléphones qu’un serveur peut porter ici
doctor-capacity-seen = environ { $phones } dans un décompte ; c’est { $bound ->
    [processor] le processeur
    [memory] la mémoire
   *[files] la limite des fichiers ouverts
} qui fixe cette borne. Mesuré : { $microseconds } µs de processeur pour annoncer une chose à un téléphone, { $kilobytes } ko de mémoire par téléphone
doctor-capacity-unmeasured = ce système ne dit pas ce qu’un processus consomme
doctor-capacity-unknown = la mesure a échoué : { $reason }
doctor-capacity-processor = pour { $wanted } téléphones, lancez plusieurs processus (--workers, --store, --bus) ou prenez une machine plus rapide ; fifties rehearse montre si cela suffit.
doctor-capacity-memory = pour { $wanted } téléphones, libérez de la mémoire, ou répartissez les serveurs sur plusieurs machines.
doctor-capacity-files = pour { $wanted } téléphones, relevez la limite des fichiers ouverts.

## A site

doctor-site = site
doctor-site-seen = { $site } répond en { $milliseconds } ms
doctor-site-silent = { $site } ne répond pas : { $reason }
doctor-site-other = { $site } répond par { $status }, et non comme un serveur de fifties
doctor-site-name = { $site } n’est pas un nom que ce serveur reconnaît ; il refuse tous ceux qui l’emploient
doctor-site-start = lancez le serveur, et vérifiez adresse, port, certificat et pare-feu.
doctor-site-public = lancez-le avec fifties serve --public-url { $site }, ou avec --trust-proxy si un mandataire transmet le nom.
doctor-site-near = cherchez un réseau ou un mandataire lent, ou une machine occupée.
doctor-site-clock = horloge du site
doctor-clocks-differ = { $seconds ->
    [0] elle s’accorde avec celle d’ici
   *[other] écart avec celle d’ici : { $seconds } s
}
doctor-proxy = qui demande
doctor-proxy-fine = le serveur voit cette machine comme { $address }
doctor-proxy-hidden = le serveur voit cette machine comme { $address }, qui n’est pas l’adresse d’ici ({ $ours }) : un mandataire cache peut-être tout le monde derrière une adresse, pour laquelle comptent alors les limites
doctor-proxy-forged = le serveur croit une adresse que nous avons inventée ({ $address }) ; n’importe qui peut contourner ses limites
doctor-proxy-unknown = le serveur ne dit pas comment il voit cette machine ; c’est peut-être une version plus ancienne
doctor-proxy-trust = si { $address } est votre mandataire, lancez le serveur avec --trust-proxy { $address } et faites envoyer X-Forwarded-For au mandataire.
doctor-proxy-replace = que le mandataire remplace X-Forwarded-For au lieu de le compléter, comme dans deploy/nginx.conf, et que personne n’atteigne le serveur sans passer par lui.
doctor-links = liens
doctor-links-fine = liens et codes QR mènent à { $link }
doctor-links-differ = liens et codes QR mènent à { $link }, et non à { $site }
doctor-links-name = lancez le serveur avec --public-url { $site }, ou faites envoyer X-Forwarded-Host et X-Forwarded-Proto au mandataire et nommez-le avec --trust-proxy.
doctor-socket = WebSocket
doctor-socket-fine = les connexions passent
doctor-socket-lost = aucune connexion ne passe : { $reason }
doctor-socket-proxy = que le mandataire transmette Upgrade et Connection pour /ws, comme dans deploy/nginx.conf.

## Engines

doctor-store = PostgreSQL
doctor-store-seen = { $url } valide en { $milliseconds } ms
doctor-store-lost = { $url } : { $reason }
doctor-store-pooled = { $url } : un répartiteur donne une session à plusieurs processus
doctor-store-start = lancez-le, et vérifiez adresse, utilisateur et mot de passe.
doctor-store-session = connectez-vous sans le répartiteur, ou réglez pool_mode = session.
doctor-store-near = placez-le près des serveurs, sur un disque rapide.
doctor-store-clock = horloge de PostgreSQL
doctor-bus = Redis ou Valkey
doctor-bus-seen = { $url } transmet un message en { $milliseconds } ms
doctor-bus-lost = { $url } : { $reason }
doctor-bus-start = lancez-le, et vérifiez adresse et mot de passe.
