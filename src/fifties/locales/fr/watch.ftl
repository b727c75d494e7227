### Regarder : fifties watch.

input-only-looking = Qui regarde ne peut pas jouer.
input-not-at-table = personne dans cette partie ne s’appelle { $name } ; ont joué : { $known }.
input-still-secret = cette partie n’a pas été jouée jusqu’au bout, personne ne peut donc voir les nombres ou les cartes des autres ; retire --seat.
watch-more = Entrée continue, un nombre va à cette manche, { $quit } pour partir, { $help } pour l’aide :
watch-help = Entrée raconte la suite ; de 1 à { $most } va à cette manche ; { $quit } pour partir.
