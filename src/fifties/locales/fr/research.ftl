# What research environments print when they are asked to show a table.

research-round = manche { $round } sur { $rounds }
research-trick = pli { $trick } sur { $tricks }
research-blocked = interdits : { $digits }
research-danger = intervalle de Danger { $low }–{ $high }
research-mood = humeur : { $yellow } jaune, { $blue } bleu

# Above the columns; short.
research-total = total
research-balance = solde
research-before = avant
research-card = carte
research-hand = main
research-numbers = nombres
