### What the doctor finds on a machine or at a site.

doctor-verdict-fine = fine
doctor-verdict-unknown = unknown
doctor-verdict-doubtful = doubtful
doctor-verdict-wrong = WRONG
doctor-advice = What to do: { $advice }
doctor-sum = Fine: { $fine }, unknown: { $unknown }, doubtful: { $doubtful }, wrong: { $wrong }.
doctor-measuring = Measuring with a server and 200 scripted phones, about 15 seconds …

## This machine

doctor-files = open files
doctor-files-unlimited = there is no limit
doctor-files-seen = a process may open { $files }; phones that fit in: { $phones }
doctor-files-raise = allow { $needed } with ulimit -n { $needed } before the server starts, or LimitNOFILE={ $needed } in its unit.
doctor-address = address for phones
doctor-address-seen = phones on this network reach { $address }
doctor-address-none = this machine is in no network
doctor-address-connect = connect it to the network that the phones use.
doctor-port = port
doctor-port-free = { $port } is free
doctor-port-taken = { $port } is in use, perhaps by a server that is running already
doctor-port-choose = if it is another program, choose another port with fifties serve --port.
doctor-clock = clock
doctor-clock-fine = it is set by time servers
doctor-clock-unset = nothing sets this machine’s clock, so times in records and kits may be wrong
doctor-clock-unknown = whether something sets this machine’s clock cannot be told here
doctor-clock-look = compare it with that of a phone.
doctor-clock-set = let the system set its time automatically (NTP).
doctor-disk = disk
doctor-disk-seen = choices are safe after { $p50 } ms in { $folder }, 95 of 100 within { $p95 } ms
doctor-disk-unusable = { $folder } cannot be written: { $reason }
doctor-disk-choose = keep tables on another disk with fifties serve --data DIR, best on an SSD of this machine.
doctor-space = disk space
doctor-space-seen = free in { $folder }: { $megabytes } MB
doctor-space-clear = make room, or choose another disk with fifties serve --data DIR.

## What it can hold

doctor-capacity = phones that one server here can hold
doctor-capacity-seen = about { $phones } in one count; { $bound ->
    [processor] the processor
    [memory] the memory
   *[files] the limit to open files
} sets that bound. Measured: { $microseconds } µs of processor time to tell one phone one thing, { $kilobytes } kB of memory a phone
doctor-capacity-unmeasured = this system does not tell what a process uses
doctor-capacity-unknown = it could not be measured: { $reason }
doctor-capacity-processor = run several processes (--workers, --store, --bus) or a quicker machine for { $wanted } phones; fifties rehearse shows whether it is enough.
doctor-capacity-memory = free some memory for { $wanted } phones, or run servers on several machines.
doctor-capacity-files = raise the limit to open files for { $wanted } phones.

## A site

doctor-site = site
doctor-site-seen = { $site } answers within { $milliseconds } ms
doctor-site-silent = { $site } does not answer: { $reason }
doctor-site-other = { $site } answers with { $status }, and not as a server of fifties
doctor-site-name = this server does not know { $site } as a name of its own, so it refuses everybody who uses it
doctor-site-start = start the server, and check address, port, certificate and firewall.
doctor-site-public = start it with fifties serve --public-url { $site }, or with --trust-proxy if a proxy hands the name on.
doctor-site-near = look for a slow network or proxy, or a machine that is busy.
doctor-site-clock = clock of the site
doctor-clocks-differ = { $seconds ->
    [0] it agrees with the one here
   *[other] difference to the one here: { $seconds } s
}
doctor-proxy = who asks
doctor-proxy-fine = the server sees this machine as { $address }
doctor-proxy-hidden = the server sees this machine as { $address }, which is not the address of this end ({ $ours }): a proxy may hide everybody behind one address, for which limits then count
doctor-proxy-forged = the server believes an address that we made up ({ $address }), so anybody can get round its limits
doctor-proxy-unknown = the server does not tell how it sees this machine; it may be an older version
doctor-proxy-trust = if { $address } is your proxy, start the server with --trust-proxy { $address } and let the proxy send X-Forwarded-For.
doctor-proxy-replace = let the proxy replace X-Forwarded-For instead of adding to it, as in deploy/nginx.conf, and let nobody past it reach the server.
doctor-links = links
doctor-links-fine = links and QR codes lead to { $link }
doctor-links-differ = links and QR codes lead to { $link }, not to { $site }
doctor-links-name = start the server with --public-url { $site }, or let the proxy send X-Forwarded-Host and X-Forwarded-Proto and name it with --trust-proxy.
doctor-socket = WebSocket
doctor-socket-fine = connections get through
doctor-socket-lost = no connection gets through: { $reason }
doctor-socket-proxy = let the proxy hand on Upgrade and Connection for /ws, as in deploy/nginx.conf.

## Engines

doctor-store = PostgreSQL
doctor-store-seen = { $url } commits within { $milliseconds } ms
doctor-store-lost = { $url }: { $reason }
doctor-store-pooled = { $url }: a pool gives one session to several processes
doctor-store-start = start it, and check address, user and password.
doctor-store-session = connect past the pool, or set pool_mode = session.
doctor-store-near = run it near the servers, on a quick disk.
doctor-store-clock = clock of PostgreSQL
doctor-bus = Redis or Valkey
doctor-bus-seen = { $url } hands a message on within { $milliseconds } ms
doctor-bus-lost = { $url }: { $reason }
doctor-bus-start = start it, and check address and password.
