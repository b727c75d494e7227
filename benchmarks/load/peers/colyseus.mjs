// Colyseus, a room each: node colyseus.mjs PORT
//
// Messages are broadcast as they come; there is no state to synchronise. PING is the transport's
// interval in milliseconds, 3000 as it comes.
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);
const { Room, Server } = require('@colyseus/core');
const { WebSocketTransport } = require('@colyseus/ws-transport');
const judged = require('./judged.js');

class Game extends Room {
  onCreate(options) {
    this.maxClients = 20000;
    this.maxMessagesPerSecond = 1e9;
    this.seatReservationTimeout = 60; // seconds: thousands may come at once
    this.number = options.r | 0;
    this.onMessage('tick', (client, action) => {
      if (judged.valid(action)) this.broadcast('count', judged.event(action.ts));
    });
    this.onMessage('act', (client, action) => {
      if (!judged.valid(action)) return;
      judged.persist(this.number, JSON.stringify(action));
      this.broadcast('count', judged.event(action.ts));
    });
  }
}

const transport = new WebSocketTransport({ pingInterval: Number(process.env.PING || 3000) });
const server = new Server({ transport, greet: false });
server.define('game', Game).filterBy(['r']);
await server.listen(Number(process.argv[2]), '127.0.0.1', 4096);
