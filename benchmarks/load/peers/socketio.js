// socket.io, a room each: node socketio.js PORT
'use strict';

const http = require('node:http');
const { Server } = require('socket.io');
const judged = require('./judged.js');

const server = http.createServer((request, response) => response.end('ok'));
const io = new Server(server, {
  transports: ['websocket'],
  perMessageDeflate: false,
  serveClient: false,
});

io.on('connection', (socket) => {
  const room = socket.handshake.query.room || '0';
  socket.join(`r${room}`);
  const tell = (action) => io.to(`r${room}`).emit('count', judged.event(action.ts));
  socket.on('tick', (action) => {
    if (judged.valid(action)) tell(action);
  });
  socket.on('act', (action) => {
    if (!judged.valid(action)) return;
    judged.persist(Number(room), JSON.stringify(action));
    tell(action);
  });
});

server.listen(Number(process.argv[2]), '127.0.0.1', 4096);
