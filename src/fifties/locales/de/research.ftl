# What research environments print when they are asked to show a table.

research-round = Runde { $round } von { $rounds }
research-trick = Stich { $trick } von { $tricks }
research-blocked = gesperrt: { $digits }
research-danger = Gefahrenzone { $low }–{ $high }
research-mood = Laune: { $yellow } gelb, { $blue } blau

# Above the columns; short.
research-total = gesamt
research-balance = Hälften
research-before = zuvor
research-card = Karte
research-hand = Hand
research-numbers = Zahlen
