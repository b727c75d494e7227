### Des tables sur cet appareil, sans serveur ; et comment emporter le jeu.

offline-copy = Jouer sans réseau
offline-copy-text = Télécharge le jeu une fois ({ $megabytes } Mo). Ensuite, joue avec des bots ou faites passer cet appareil, où que vous soyez.
offline-copy-do = Emporter le jeu
offline-copy-progress = Téléchargement du jeu : { $percent } %
offline-copy-taken = Le jeu est sur cet appareil. Tu peux jouer sans réseau.
offline-copy-full = La mémoire de cet appareil est trop pleine pour emporter le jeu. Rien n’est perdu.
offline-copy-failed = Le jeu n’est pas arrivé en entier. Réessaie quand le réseau sera meilleur.
device-play = Jouer sur cet appareil
device-away = Le serveur est injoignable
device-away-text = Tu peux jouer ici à la place, avec des bots ou à plusieurs sur cet appareil. Ces parties restent sur cet appareil : personne ne peut les rejoindre d’ailleurs. Tes places sur le serveur t’attendent.
device-home = Sur cet appareil
device-home-text = Ici, les tables n’ont pas besoin de réseau. Joue avec des bots ou faites passer l’appareil : personne ne peut vous rejoindre d’ailleurs. Les parties sont gardées sur cet appareil.
device-to-server = Jouer avec d’autres sur le serveur
device-lobby = Sur cet appareil
device-lobby-text = Cette table est sur cet appareil. Toutes les personnes qui jouent s’y installent, et vous le faites passer.
device-starting = Le jeu se prépare sur cet appareil…
device-full = La mémoire de cet appareil est pleine. Tout ce qui a été confirmé est gardé : fais de la place, puis réessaie.
device-elsewhere = La partie continue dans une autre fenêtre de ce navigateur.
device-broken = Le jeu n’a pas pu démarrer sur cet appareil. Recharge la page.
device-not-taken = Le jeu n’a pas été emporté : on ne peut donc pas y jouer ici sans réseau.
device-print-size = Pour imprimer, cet appareil télécharge d’abord { $megabytes } Mo, une seule fois.
device-review = C’est un serveur de fifties, ou la commande « fifties review », qui détermine si le talent ou la chance a décidé.
device-import-text = Les parties ne sont que sur cet appareil. Celle que tu remets au serveur rejoint aussi ta liste là-bas, et quiconque a son lien peut la regarder.
device-import = Remettre au serveur
device-imported = Le serveur l’a aussi
device-master = Sur cet appareil, le maître calcule aussi loin que son temps le permet : moins loin que sur un serveur.
