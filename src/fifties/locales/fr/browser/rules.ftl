### The rules, clause by clause.

## Headings

rules-head-fifty-table = En bref
rules-head-fifty-reveal = Révéler
rules-head-fifty-choose = Choisir
rules-head-fifty-count = Compter
rules-head-fifty-clash = Collision
rules-head-fifty-crown = Couronnes
rules-head-fifty-score = Points et victoire
rules-head-fifty-danger = La variante Danger
rules-head-fifty-advice = Bon à savoir
rules-head-fifty-fifty-table = En bref
rules-head-fifty-fifty-deal = La donne
rules-head-fifty-fifty-trick = Neuf plis
rules-head-fifty-fifty-halves = Demi-masques
rules-head-fifty-fifty-score = Points et victoire
rules-head-fifty-fifty-moods = Les cartes Humeur

## Fifty

rule-F1 = On joue à trois ou plus, sans maximum. Des bots peuvent prendre les places libres.
rule-F2 = Une partie compte quatre manches, toutes pareilles : on retourne des jetons, chacun choisit, on compte, puis on note les points.
rule-F3 = Dix jetons Interdiction portent les chiffres de 0 à 9. À chaque manche, on les mélange tous et on en retourne quelques-uns : quatre à 3 joueurs, trois à 4, deux à 5, un à 6, aucun à partir de 7.
rule-F4 = Jusqu’à sept joueurs, on compte jusqu’à 50. Chaque joueur de plus ajoute 5 : à huit, on va jusqu’à 55, à dix jusqu’à 65.
rule-F5 = En secret, tu écris cinq nombres dans l’ordre croissant, de 1 jusqu’au dernier avant la fin du comptage. Aucun ne doit finir par un chiffre interdit, et les cinq sont différents (ce dernier point est notre choix).
rule-F6 = Quelqu’un se met à compter tout haut à partir de 1, et on ne marque rien tant que personne n’a pris la main. Qui commence ne change rien aux points : ici, c’est la première place à la manche 1, puis la suivante à chaque manche (notre choix).
rule-F7 = On annonce un nombre que personne d’autre que toi n’a écrit ? J’ai ! Tu prends la main. La personne qui marquait jusque-là gagne encore le point de ce nombre.
rule-F8 = Une fois la main prise, chaque nombre qui suit te rapporte un point : même celui où quelqu’un te la prend, et même le tout dernier. Seule une collision te fait taire (F10).
rule-F9 = Si un nombre qui n’est qu’à toi sort pendant que tu comptes, tu gardes la main. Si tu marquais, il rapporte comme les autres ; si une collision t’avait fait taire, tu marques à nouveau dès le nombre suivant. (Notre choix, qui découle de F7.)
rule-F10 = Vous êtes deux ou plus à avoir le nombre annoncé : collision ! Chacun de vous le barre, et il ne rapporte rien à personne. La même personne continue à compter, même si elle vient de le barrer, mais plus personne ne marque jusqu’à ce qu’un nombre annoncé ne soit qu’à une seule personne, qui prend alors la main.
rule-F11 = Tu gagnes une couronne dès que ta bille atteint le repère : 19 à 3 joueurs, 15 à 4, 12 à 5, 10 à 6, 9 à partir de 7. Tu en gagnes au plus une par manche, et les points bonus ne font pas avancer la bille.
rule-F12 = Ta deuxième couronne te donne la victoire sur-le-champ, à ce nombre même. Une seule bille avance à chaque nombre : il n’y a donc qu’une victoire. La manche interrompue ne rapporte rien ; les totaux restent ceux des manches terminées (notre choix).
rule-F13 = La manche finit avec le dernier nombre du comptage. Tu marques ce qu’indique ta bille, plus le bonus de chaque case que tu as dû barrer.
rule-F14 = Chaque case porte un bonus dans son coin, 1, 1, 2, 1 et 1 de gauche à droite : tu l’obtiens si la case est barrée. La première ligne est connue ; que les trois autres soient pareilles est notre reconstitution, et une table peut recopier ta propre boîte.
rule-F15 = Après la quatrième manche, qui a le plus de points l’emporte. À égalité, une couronne fait la différence ; s’il reste encore plusieurs joueurs, la victoire est partagée.
rule-F16 = Dans la variante Danger, on mélange cinq cartes Danger avant la partie, et à chaque manche on retourne la suivante. Une collision dans son intervalle, bornes comprises, fait perdre aussi le bonus de la case. Les intervalles 1–10, 11–20, 21–30, 31–40 et 41–49 sont notre reconstitution.
rule-F17 = Quand on est nombreux et qu’on compte au-delà de 50, les intervalles de Danger ne changent pas (notre choix).
rule-F18 = Une bille peut dépasser 20. Sur le papier, elle reprend la Piste de score au début ; ici, on montre le vrai nombre.
rule-F19 = Ce sont les grilles qui disent à qui est un nombre : dire « J’ai ! » trop tard, ou ne rien dire, ne coûte rien (notre choix).

## Fifty Fifty

rule-H1 = Fifty Fifty se joue à trois, quatre ou cinq.
rule-H2 = On joue autant de manches qu’il y a de joueurs. Le premier donneur est tiré au sort, ou choisi par l’hôte ; dans une revanche, la donne continue là où elle en était (notre choix : la règle imprimée demande qui est de la meilleure humeur). À chaque manche, la donne passe à la place suivante, dans le sens des aiguilles d’une montre.
rule-H3 = À chaque manche, on mélange les cinquante cartes, de 1 à 50 ; chacun en reçoit neuf et personne ne voit les autres. Toutes les cartes Humeur, dix ou onze selon l’édition, sont remélangées elles aussi (notre choix), et chacune sort au plus une fois par manche.
rule-H4 = Une manche fait neuf plis. Avant chacun d’eux, on découvre la carte Humeur du dessus : elle porte un nombre jaune et un nombre bleu. Puis chacun à son tour, dans le sens des aiguilles d’une montre, pose une carte face visible. La place après le donneur entame le premier pli ; ensuite, c’est toujours la personne qui a posé la carte la plus forte.
rule-H5 = La carte la plus forte prend des demi-masques furieux, bleus : autant que le nombre bleu de la carte Humeur. La plus faible prend des rieurs, jaunes : autant que son nombre jaune. Entre les deux, on ne prend rien.
rule-H6 = Un demi-masque rieur et un furieux font un visage entier, et le visage s’en va aussitôt. Tu n’as donc jamais que des demi-masques d’une seule couleur.
rule-H7 = Les demi-masques ne manquent jamais, quel que soit le besoin (notre choix).
rule-H8 = Chaque demi-masque qui te reste à la fin d’une manche coûte un point. Sans aucun, tu es à l’équilibre : parmi tes résultats précédents, le pire de ceux qui comptent encore est effacé et vaut 0 désormais. Le programme le choisit, le plus ancien en cas d’égalité (notre choix) ; s’il n’y a rien à effacer, il ne se passe rien.
rule-H9 = Après la dernière manche, qui a le moins de points négatifs l’emporte. À égalité, on partage la victoire (notre choix).
rule-H10 = Nos dix cartes Humeur, jaune/bleu : 1/4, 4/1, 2/5, 5/2, 3/6, 6/3, 4/7, 7/4, 3/3 et 5/5. La liste est reconstituée, pas lue sur une boîte ; si la tienne diffère, une table peut la recopier.
rule-H11 = L’édition « Corde raide », imprimée en 1999 et en 2004, a onze cartes : de 1 à 9 avec le même nombre des deux côtés, un 0 bleu et un 0 jaune. Un zéro se pose à côté de la prochaine carte qui porte un nombre et efface sa propre couleur pour ce pli ; les deux zéros peuvent s’y retrouver. Nous connaissons ces cartes par des descriptions publiques.

## Advice

rules-advice-1 = Écris si possible un nombre de chaque dizaine : la main te revient alors sans cesse.
rules-advice-2 = Un 1 rapporte dès le tout début, si personne d’autre n’ose l’écrire ; un 2 est là pour reprendre la main.
rules-advice-3 = Juste avant un nombre interdit, personne ne peut te couper aussitôt : ce nombre-là mérite réflexion.
