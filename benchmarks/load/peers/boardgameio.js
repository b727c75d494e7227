// boardgame.io, a match a room, kept in memory: node boardgameio.js PORT
'use strict';

const http = require('node:http');

// It listens on all addresses with a short queue, and offers no way to change that.
const listen = http.Server.prototype.listen;
http.Server.prototype.listen = function (port, ...rest) {
  if (typeof port !== 'number') return listen.call(this, port, ...rest);
  const callbacks = rest.filter((value) => typeof value === 'function');
  return listen.call(this, port, '127.0.0.1', 4096, ...callbacks);
};

const { Server } = require('boardgame.io/server');
const { ActivePlayers } = require('boardgame.io/core');

const move = {
  move: ({ G }, card, ts) => {
    if (!(card >= 0 && card < 52)) return;
    Object.assign(G, { n: G.n + 1, ts, ev: 'pass', who: 'player-0042', left: 37, pot: 50 });
  },
  ignoreStaleStateID: true, // everybody acts at the same time
  client: false,
  noLimit: true,
};

const game = {
  name: 'game',
  setup: () => ({ n: 0, ts: '' }),
  turn: { activePlayers: ActivePlayers.ALL },
  moves: { tick: move, act: move },
  minPlayers: 1,
  maxPlayers: 20000,
};

Server({ games: [game], origins: [/.*/] }).run({ port: Number(process.argv[2]) });
