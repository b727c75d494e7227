// ws, one send a client: node ws.js PORT
'use strict';

const http = require('node:http');
const { WebSocketServer } = require('ws');
const judged = require('./judged.js');

const server = http.createServer((request, response) => response.end('ok'));
const sockets = new WebSocketServer({ server, perMessageDeflate: false });
const rooms = new Map();

sockets.on('connection', (socket, request) => {
  const room = Number(new URL(request.url, 'http://x').searchParams.get('room')) || 0;
  if (!rooms.has(room)) rooms.set(room, new Set());
  const members = rooms.get(room);
  members.add(socket);
  socket.on('message', (raw) => {
    const text = raw.toString();
    let action;
    try {
      action = JSON.parse(text);
    } catch {
      return;
    }
    if (!judged.valid(action)) return;
    if (action.k === 'act') judged.persist(room, text);
    const frame = JSON.stringify(judged.event(action.ts));
    for (const member of members) if (member.readyState === 1) member.send(frame);
  });
  socket.on('close', () => members.delete(socket));
  socket.on('error', () => {});
});

server.listen(Number(process.argv[2]), '127.0.0.1', 4096);
