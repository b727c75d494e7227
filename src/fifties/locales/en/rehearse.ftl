### Rehearsals of events.

rehearse-title = Rehearsal
input-too-many-phones = too many phones ({ $phones }); places at this table: { $seat_limit }.
input-too-few-files = this process may open { $files } files, and needs { $needed }; raise the limit with ulimit -n { $needed }, or take fewer phones.
input-other-event = { $address } is not the address of the same event as the first one.

## While it runs

rehearse-joining = Phones that are in: { $came } of { $phones }; waiting: { $held }
rehearse-waiting = Phones that are in: { $phones }. A host has to begin the game
rehearse-choosing = Round { $round }, chosen: { $chosen } of { $phones }; being reconnected: { $away }
rehearse-counting = Round { $round }, number { $number }; being reconnected: { $away }

## The report

rehearse-head = Rehearsal at table { $code }: { $phones ->
    [one] { $phones } phone
   *[other] { $phones } phones
}, { $rounds ->
    [one] { $rounds } round
   *[other] { $rounds } rounds
} in { NUMBER($minutes, maximumFractionDigits: 1) } min
rehearse-joins = joined
rehearse-joins-figures = { $came } of { $phones }, { NUMBER($rate, maximumFractionDigits: 0) } a second
rehearse-acknowledged = acknowledged
rehearse-choices = { $choices ->
    [one] { $choices } choice
   *[other] { $choices } choices
}
rehearse-told = told, after the first phone
rehearse-moments = own numbers told
rehearse-moments-figures = { $told } of { $moments }
rehearse-bytes = bytes a phone and minute
rehearse-bytes-figures = { $bytes } during counts
rehearse-bytes-most = at most { $bytes } in a minute of the game
rehearse-reconnections = reconnections
rehearse-times = { $times }
rehearse-spread = p50 { $p50 }, p99 { $p99 }, longest { $longest }
rehearse-milliseconds = { $milliseconds } ms
rehearse-seconds = { NUMBER($seconds, maximumFractionDigits: 1) } s
rehearse-fine = Nothing is lost: { $choices ->
    [one] the one acknowledged choice is
   *[other] all { $choices } acknowledged choices are
} in the record.
rehearse-lost = LOST: { $lost } of { $choices } acknowledged choices cannot be found in the record.
rehearse-unchecked = { $choices ->
    [one] { $choices } acknowledged choice
   *[other] { $choices } acknowledged choices
} could not be looked up: the game was broken off, or the table keeps no records.
rehearse-unfinished = { $missing ->
    [one] { $missing } phone
   *[other] { $missing } phones
} did not play to the end.
