### The first page: open a table, join one.

home-title-count = Compte jusqu’à cinquante.
home-title-balance = Garde l’équilibre.
home-fifty-about = Cinq nombres secrets chacun, un seul comptage à voix haute : après ton nombre, chaque pas vaut un point, sauf si quelqu’un d’autre l’a écrit aussi.
home-fifty-players = 3 à 7 joueurs, ou une fête aussi grande qu’on veut
home-fifty-fifty-about = La carte la plus forte prend des demi-masques furieux, la plus faible des rieurs : finis sans aucun, et tu ne paies rien.
home-fifty-fifty-players = 3 à 5 joueurs, dès 9 ans
home-play = Jouer
home-new-table = Nouvelle table
home-learn = Apprendre
home-step-table = On dresse la table…
home-step-bots = Les bots s’assoient…
home-step-start = C’est parti…
home-code = Rejoindre avec un code
home-code-field = Code
home-join = Rejoindre
home-code-empty = Tape le code affiché sur l’écran de ton hôte.
home-resume = Ta place est gardée
home-resume-as = sous le nom de { $names }
home-return = Retour à la table
home-stage-lobby = avant la partie
home-stage-playing = en pleine partie
home-stage-over = après une partie
home-rules = Toutes les règles
home-unofficial = Une maison non officielle pour deux jeux. Leurs auteurs et éditeurs sont nommés dans le README.
