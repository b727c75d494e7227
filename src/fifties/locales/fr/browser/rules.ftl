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
rules-head-fifty-fifty-table = En bref
rules-head-fifty-fifty-deal = La donne
rules-head-fifty-fifty-trick = Neuf plis
rules-head-fifty-fifty-halves = Demi-masques
rules-head-fifty-fifty-score = Points et victoire
rules-head-fifty-fifty-moods = Les cartes Humeur

## Fifty

rule-F1 = On joue à trois ou plus, sans limite. Des bots peuvent prendre les places libres.
rule-F2 = Une partie compte quatre manches, toutes pareilles : on retourne des jetons, chacun choisit, quelqu’un compte, puis on note les points.
rule-F3 = Dix jetons Interdiction portent les chiffres de 0 à 9. À chaque manche, on les mélange tous et on en retourne quelques-uns : quatre à 3 joueurs, trois à 4, deux à 5, un à 6, aucun à partir de 7.
rule-F4 = Jusqu’à sept joueurs, on compte jusqu’à 50. Chaque joueur de plus ajoute 5 : à huit, on va jusqu’à 55, à dix jusqu’à 65.
rule-F5 = En secret, tu écris cinq nombres dans l’ordre croissant, de 1 jusqu’au dernier avant la fin du compte. Aucun ne finit par un chiffre interdit, et les cinq sont différents (ce dernier point est notre choix).
rule-F6 = Quelqu’un se met à compter à partir de 1, et d’abord personne ne marque. Celui qui commence n’y change rien : ici, c’est la première place à la manche 1, puis la suivante à chaque manche (notre choix).
rule-F7 = On annonce un nombre que personne d’autre que toi n’a écrit ? J’ai ! Tu prends le compte. Celui qui marquait jusque-là gagne encore le point de ce nombre.
rule-F8 = Tant que tu comptes, chaque nombre qui suit te rapporte un point : même celui où quelqu’un te prend le compte, et même le tout dernier.
rule-F9 = Si ton propre nombre sort pendant que tu comptes, tu continues et il rapporte comme les autres. Si une collision t’avait fait taire, tu marques à nouveau dès le nombre suivant. (Notre choix, qui découle de F7.)
rule-F10 = Vous êtes deux ou plus à avoir le nombre annoncé : collision ! Chacun le barre et il ne rapporte rien à personne. Le même joueur continue à compter, mais aucune bille n’avance tant que personne n’a un nombre à lui tout seul.
rule-F11 = Tu gagnes une couronne dès que ta bille atteint le repère : 19 à 3 joueurs, 15 à 4, 12 à 5, 10 à 6, 9 à partir de 7. Une seule couronne par manche, et les points de bonus ne font pas avancer la bille.
rule-F12 = Ta deuxième couronne te donne la victoire sur-le-champ, en plein compte. La manche interrompue ne rapporte rien ; les totaux restent ce qu’ils étaient (notre choix).
rule-F13 = La manche finit avec le dernier nombre du compte. Tu marques ce qu’indique ta bille, plus le bonus de chaque case que tu as dû barrer.
rule-F14 = Chaque case porte un bonus dans son coin, 1, 1, 2, 1 et 1 de gauche à droite : tu l’obtiens si la case est barrée. La première ligne est connue ; que les trois autres soient pareilles est notre reconstitution, et une table peut recopier ta propre boîte.
rule-F15 = Après la quatrième manche, le plus de points l’emporte. À égalité, une couronne fait la différence ; s’il reste plusieurs joueurs, ils partagent la victoire.
rule-F16 = Dans la variante Danger, on mélange cinq cartes Danger avant la partie, et chaque manche retourne la suivante. Une collision dans son intervalle, bornes comprises, fait perdre aussi le bonus de la case. Les intervalles 1–10, 11–20, 21–30, 31–40 et 41–49 sont notre reconstitution.
rule-F17 = Quand on compte au-delà de 50 à beaucoup, les intervalles de Danger ne changent pas (notre choix).
rule-F18 = Une bille peut dépasser 20. Sur le papier, elle reprend la Piste de score au début ; ici, on montre le vrai nombre.

## Fifty Fifty

rule-H1 = Fifty Fifty se joue de trois à cinq.
rule-H2 = On joue autant de manches qu’il y a de joueurs. À chaque manche, la donne passe à la place suivante, dans le sens des aiguilles d’une montre.
rule-H3 = À chaque manche, on mélange les cinquante cartes, de 1 à 50 ; chacun en reçoit neuf et personne ne voit les autres. Les dix cartes Humeur sont remélangées elles aussi (notre choix).
rule-H4 = Une manche fait neuf plis. On retourne d’abord une carte Humeur, puis chacun à son tour, dans le sens des aiguilles d’une montre, pose une carte face visible. La place après le donneur entame le premier pli ; ensuite, c’est celui qui a posé la plus forte carte.
rule-H5 = La carte la plus forte prend des demi-masques furieux, bleus : autant que le nombre bleu de la carte Humeur. La plus faible prend des rieurs, jaunes : autant que son nombre jaune. Entre les deux, on ne prend rien.
rule-H6 = Un demi-masque rieur et un furieux font un visage entier, et le visage s’en va aussitôt. Tu n’as donc jamais que des moitiés d’une seule couleur.
rule-H7 = Les demi-masques ne manquent jamais, quel que soit le besoin (notre choix).
rule-H8 = Chaque demi-masque qui te reste à la fin d’une manche coûte un point. Sans aucun, tu es à l’équilibre : ton pire résultat jusque-là est effacé et compte 0 désormais. Le programme s’en charge, le plus ancien en cas d’égalité (notre choix) ; s’il n’y a rien à effacer, il ne se passe rien.
rule-H9 = Après la dernière manche, le moins de points négatifs l’emporte. À égalité, on partage la victoire (notre choix).
rule-H10 = Nos dix cartes Humeur, jaune/bleu : 1/4, 4/1, 2/5, 5/2, 3/6, 6/3, 4/7, 7/4, 3/3 et 5/5. La liste est reconstituée, pas lue sur une boîte ; si la tienne diffère, une table peut la recopier.
rule-H11 = L’édition « Corde raide » a onze cartes : de 1 à 9 avec le même nombre des deux côtés, un 0 bleu et un 0 jaune. Un zéro se pose à côté de la prochaine carte qui porte un nombre et efface sa couleur pour ce pli ; les deux zéros peuvent s’y retrouver. Nous connaissons ces cartes par des descriptions publiques.
