// What all peers do alike: judge an action, store it, and say what is told of it.
//
// PERSIST=tx stores every action in a transaction of its own, in the SQLite file DB, with SYNC as
// its `synchronous`.
'use strict';

const fs = require('node:fs');

const { PERSIST = 'none', SYNC = 'NORMAL', DB = './load.db' } = process.env;

let insert = null;
if (PERSIST !== 'none') {
  for (const suffix of ['', '-wal', '-shm']) fs.rmSync(DB + suffix, { force: true });
  const database = require('better-sqlite3')(DB);
  database.pragma('journal_mode=WAL');
  database.pragma(`synchronous=${SYNC}`);
  database.exec('CREATE TABLE log(id INTEGER PRIMARY KEY, room INT, seq INT, body BLOB)');
  insert = database.prepare('INSERT INTO log(room, seq, body) VALUES(?, ?, ?)');
}

let told = 0;

exports.valid = (action) =>
  action &&
  typeof action.ts === 'string' &&
  Number.isInteger(action.card) &&
  action.card >= 0 &&
  action.card < 52;

exports.persist = (room, body) => {
  if (insert) insert.run(room, told, body);
};

exports.event = (ts) => ({
  k: 'count',
  n: ++told,
  of: 1000,
  ts,
  ev: 'pass',
  who: 'player-0042',
  left: 37,
  pot: 50,
});
