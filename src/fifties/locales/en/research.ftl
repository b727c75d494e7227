# What research environments print when they are asked to show a table.

research-round = round { $round } of { $rounds }
research-trick = trick { $trick } of { $tricks }
research-blocked = blocked: { $digits }
research-danger = Danger zone { $low }–{ $high }
research-mood = mood: { $yellow } yellow, { $blue } blue

# Above the columns; short.
research-total = total
research-balance = halves
research-before = last
research-card = card
research-hand = hand
research-numbers = numbers
