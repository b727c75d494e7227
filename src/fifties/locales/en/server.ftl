### What a server refuses, and what it says when it starts.

## The server refuses something

wire-malformed = this is no message that the server understands: { $reason }
wire-too-large = this message is too large; { $most } bytes are enough for any.
wire-address-too-long = the address of this request is too long; { $most } bytes are enough for any.
wire-headers-too-large = this request has too many headers; { $headers } headers of { $most } bytes in all are enough for any.
wire-too-fast = that was too much at once; wait a moment.
wire-too-many-waiting = your earlier messages have not been answered yet; wait a moment.
wire-not-joined = first join a table, or resume your seat.
wire-joined-already = this connection is at a table already; open another one.
wire-no-such-table = there is no table “{ $code }”; check the code with your host.
wire-wrong-token = this link does not belong to anybody at this table any more; join with the code.
wire-too-many-wrong-codes = too many wrong codes; wait a minute, then try again.
wire-too-many-tables = { $most } tables that were opened from here have several people; close one that nobody needs any more, or play with bots.
wire-too-many-opened = many tables have just been opened from here; try again in { $seconds ->
    [one] one second
   *[other] { $seconds } seconds
}.
wire-server-full = the server is full; try again later.
wire-too-much-work = this record takes more work than a server does for one that is sent in; replay it on your own machine with fifties watch.
wire-too-many-to-review = a game of more than { $most } players is too large to be reviewed.
wire-no-reviews = this server cannot review games: the extra “lab” is not installed on it.
wire-not-finished = this game has not been played to its end, so it is not kept.
wire-too-many-imported = { $most } games were given to the server from here, and that is as many as it keeps.
wire-unknown-name = this server is not called { $name }; open { $address } instead, or start the server with --public-url and this address.
wire-wrong-origin = pages from elsewhere cannot use this server.
wire-token-missing = show the token of your seat to see this.
wire-no-such-record = there is no such record, or it is not yours.
wire-no-such-page = there is nothing at this address.
wire-not-this-way = this address does not answer to this method.
wire-table-damaged = what the server keeps of this table is damaged; open a new one, and tell whoever runs the server.
wire-record-damaged = what the server keeps of this game is damaged; tell whoever runs the server.
wire-broken = something went wrong on the server; try again.

## Starting a server

serve-here = The table is open at { $address }
serve-phones = Phones on the same network: { $address }
serve-stop = Stop with Ctrl-C; every table goes on when you start again.
serve-stop-in-memory = Stop with Ctrl-C; nothing is kept, so every table is gone then.
serve-port-taken = port { $port } is taken, perhaps by a server that is already running; try --port { $next }
serve-data-in-use = another fifties server works in this directory; stop it or choose another with --data
serve-data-unusable = cannot be used: { $reason }; let this user read and write it, or choose another directory with --data
serve-data-foreign = is no database of fifties ({ $reason }); move it away, or choose another directory with --data
serve-data-damaged = is damaged ({ $reason }); save every table and record that can be read with fifties recover --data DIR, or choose another directory with --data
serve-data-too-new = a newer version of fifties has written here; use that one, or another directory with --data
serve-store-lost = this database cannot be used ({ $reason }); start PostgreSQL, or write another URL behind --store
serve-store-too-new = a newer version of fifties has changed this database ({ $reason }); use that version
serve-store-pooled = PgBouncer pools transactions there; it has to pool sessions ({ $reason } = session), or write the address of PostgreSQL itself behind --store
serve-bus-lost = this Redis or Valkey cannot be used ({ $reason }); start it, or write another URL behind --bus
serve-store-and-bus = --store and --bus go together: several servers need both
serve-store-alone = --store takes the place of --data and --in-memory; leave those out
serve-workers-store = several workers need --store and --bus; a SQLite file belongs to one process
serve-data-too-old = an earlier version of fifties has written this, which this one cannot read; delete it, or choose another directory with --data

## Saving a damaged database

recover-exists = holds a database already, which is kept as it is; choose another directory with --to
recover-progress = Read page { $page } of { $pages }.
recover-tables = Tables: { $saved } saved{ $cut ->
    [0] {""}
   *[other] , { $cut } of them as they were before the damage
 }, { $lost } lost.
recover-records = Records: { $saved } saved, { $lost } lost.
recover-nothing = nothing in it can be read; move the file away, and the server begins with a new one.
recover-done = Let the server work there: fifties serve --data { $new }
site-not-built = The browser game or what it takes along is not built here: run make play in the checkout.
site-not-empty = is not empty; choose a new folder
site-written = Written to { $out } ({ $megabytes } MB). Any web host can serve it, under any path.
