### What a record is refused for, and places in it.

## Places in a record

place-round = round { $round }
place-trick = trick { $trick }

## Refusals: records

record-too-large = the file is larger than { $megabytes } MB; no game is.
record-empty = the file is empty.
record-not-text = this is not UTF-8 text (byte { $byte }); a record is a TOML text file.
record-not-toml = this is not TOML at line { $line }, column { $column } ({ $reason }).
record-too-nested = lists or keys are nested far too deeply for a record.
record-unknown-key = the key { $key } is not known here{ $nearest ->
    [none] .
   *[other] ; did you mean { $nearest }?
}
record-missing-key = the key { $key } is missing.
record-wrong-type = { $key } must be { $wanted ->
    [number] a whole number.
    [text] a text.
    [numbers] a list of whole numbers.
    [texts] a list of texts.
    [lists] a list of lists of whole numbers.
    [table] a table.
   *[tables] a list of tables.
}
record-number-too-large = { $key } holds a number that is far too large.
record-no-pair = { $key } must be a list of pairs of numbers, such as [[1, 4], [4, 1]].
record-unknown-word = { $key } can only be { $known }.
record-unknown-game = the game { $name } is not known; it is fifty or fifty-fifty.
record-unknown-edition = the edition { $name } is not known; known here: { $known }.
record-unknown-version = version { $version } of the rules is not known here; the newest is { $newest }.
record-too-many-players = { $players } players are more than a record holds, which is { $most }.
record-names-miscounted = { $given ->
    [one] { $given } name is
   *[other] { $given } names are
} given for { $wanted } players; give one for each.
record-name-twice = two players are called { $name }; give everybody a name of their own.
record-name-unusable = the name of player { $number } is blank, longer than { $most } characters, or holds characters that cannot be seen.
record-no-rounds = the record has no round; write at least one [[round]].
record-round-incomplete = { $key } is missing; only the last round of a record may break off.
record-no-such-winner = { $name } is named as a winner but does not play.
record-secret-misshapen = the secret must have { $digits } characters, each of them a digit or a letter from a to f.
record-commitment-differs = the commitment is not the SHA-256 of the secret, which is { $commitment }.
record-salts-miscounted = salts has { $given ->
    [one] { $given } text
   *[other] { $given } texts
} for { $wanted } players; write one for each, empty where somebody added nothing.
record-not-sealed = the table [chance] is missing; without secret and commitment no draw can be verified.
record-draw-differs = { $key } is not what the sealed secret and the players’ salts draw here.
record-play-undrawn = this cannot be done after what the sealed secret and the players’ salts draw here.
record-branch-misshapen = { $key } in [branch] cannot be: origin is a SHA-256, record the name of a kept record, round and played are counts.
record-branch-past-end = [branch] says that the game branched off after its own end.
