### Tables on this device, without a server; and taking the game along.

offline-copy = Play without a network
offline-copy-text = Fetch the game once ({ $megabytes } MB). Then play with bots, or hand this device round, wherever you are.
offline-copy-do = Take it along
offline-copy-progress = Fetching the game: { $percent }%
offline-copy-taken = The game is on this device. You can play without a network.
offline-copy-full = The storage of this device is too full to take the game along. Nothing was lost.
offline-copy-failed = Not all of the game has come. Try again when the network is better.
device-play = Play on this device
device-away = The server cannot be reached
device-away-text = You can play here instead, with bots or several at this device. These games stay on this device: nobody can join from elsewhere. Your seats on the server wait for you.
device-home = On this device
device-home-text = Tables here need no network. Play with bots, or hand the device round: nobody can join from elsewhere. Games are kept on this device.
device-to-server = Play with others on the server
device-lobby = At this device
device-lobby-text = This table is on this device. Everybody who plays sits down here, and you hand it round.
device-starting = The game is being made ready on this device …
device-full = The storage of this device is full. Everything that was confirmed is kept: make room, then try again.
device-elsewhere = The game goes on in another window of this browser.
device-broken = The game could not be started on this device. Load the page again.
device-not-taken = The game was not taken along, so it cannot be played here without a network.
device-print-size = To print, this device first fetches { $megabytes } MB, once.
device-review = Whether skill or luck decided is worked out by a server of fifties, or by the command “fifties review”.
device-import-text = Games are only on this device. One that you give to the server joins your list there, and whoever has its link can watch it.
device-import = Give it to the server
device-imported = The server has it, too
device-master = On this device the master looks ahead as far as its time allows: less far than on a server.
