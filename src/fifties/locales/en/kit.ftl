### The record kit of an event: why one is refused, and what is said when one is checked.

## A kit is refused, or cannot be made

kit-none = this is no kit, or its beginning was changed.
kit-too-large = the file is larger than { $megabytes } MB; no kit is.
kit-archive-changed = around the parts, byte { $byte } is not what it should be: it was changed, or another program has packed the parts again.
kit-version-unknown = this is “{ $version }”, which this version of fifties does not know.
kit-signature-wrong = the signature does not go with this key; one of the two was changed.
kit-other-key = it is signed with another key, whose fingerprint is { $fingerprint }.
kit-part-changed = was changed: its SHA-256 is not the one that was signed.
kit-part-missing = is missing.
kit-part-unlisted = was not signed and does not belong here.
kit-line-misshapen = line { $line } is not written as it should be.
kit-name-differs = the name of participant { $number } is not the one that was signed.
kit-no-such-participant = there is no name of participant { $number } here.
kit-time-goes-back = line { $line }: something happens before what it follows from.
kit-record-wrong = { $reason }
kit-record-differs = is not of the game that { $part } tells of.
kit-differs-from-record = line { $line } is not what follows from the record.
kit-choices-unsealed = the choices of round { $round } are not those whose seal was shown before the count.
kit-stage-differs = stage { $stage }: those who play in it are not those who went on.
kit-heats-undrawn = stage { $stage }: its heats do not follow from the secret whose commitment was shown.
kit-heat-differs = stage { $stage }, heat { $heat }: players or result are not those of its game.
kit-nothing-finished = no game has been finished at this table yet, so there is nothing to prove.
kit-game-unknown = there is no kit of games of { $game }.
kit-not-kept = this server keeps nothing on disk (--in-memory), so there is no log to make a kit of.

## Checking a kit

verify-kit-fine = signed, and nothing was changed since. Fingerprint of the key: { $fingerprint }
verify-kit-event = “{ $title }”, table { $table }
verify-kit-table = table { $table }
verify-kit-participants = { $participants ->
    [one] { $participants } participant
   *[other] { $participants } participants
}, { $named ->
    [0] none with a name
    [one] { $named } with a name
   *[other] { $named } with a name
}
verify-kit-game = { $game }, { $players } players, { $began } to { $ended }
verify-kit-broken-off = { $game }, { $players } players, { $began }: broken off
verify-kit-playing = { $game }, { $players } players, { $began }: not over yet
verify-kit-stage = stage { $stage }: { $heats } heats, { $players } players, drawn { $drawn }, commitment { $commitment }
verify-kit-final = the final: { $players } players, drawn { $drawn }, commitment { $commitment }
verify-kit-going-on = on went no. { $numbers }
verify-kit-no-result = ended before a round was counted, no result
verify-kit-goes-on = not over yet
verify-kit-commitment = commitment to chance: { $commitment }
verify-kit-choices = round { $round }: seal of the choices { $seal }, shown { $time }
verify-kit-unsealed = round { $round }: no seal of the choices was shown
verify-kit-winner = place 1: { $winner }, { $points ->
    [one] { $points } point
   *[other] { $points } points
}
verify-kit-number = no. { $number }
verify-kit-compare = Compare fingerprint, commitments and seals with what witnesses wrote down before each count.

## Making one, and erasing somebody

kit-progress = Making the kit
verify-kit-progress = Checking the kit
kit-made = { $file }: kit of table { $table }. Fingerprint of the key: { $fingerprint }
kit-no-such-table = there is no table { $table } in { $data }.
kit-file-exists = exists already and is kept as it is; choose another name with --out, or add --replace.
erase-done = { $names ->
    [one] { $names } name
   *[other] { $names } names
} erased; everything else stays provable. Copies that others have still hold them.
erase-salted = no. { $number } added a text of their own to the chance of a game. It stays, because the draws follow from it; it says no name unless they wrote one.
erase-none = say whom: the number of a participant, or --all for every name.
