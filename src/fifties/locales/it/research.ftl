# What research environments print when they are asked to show a table.

research-round = manche { $round } di { $rounds }
research-trick = presa { $trick } di { $tricks }
research-blocked = bloccati: { $digits }
research-danger = zona Pericolo { $low }–{ $high }
research-mood = umore: { $yellow } giallo, { $blue } blu

# Above the columns; short.
research-total = totale
research-balance = saldo
research-before = prima
research-card = carta
research-hand = mano
research-numbers = numeri
