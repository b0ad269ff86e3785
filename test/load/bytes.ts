/**
 * `npm run -s load:bytes -- 200`: plays so many hands of each game at random, stores them as the bot does, and packs their moves
 * as the daily job does. Prints a JSON line for each game: moves a hand, and the bytes on disk of a move and of a hand (with its
 * moves), as rows and packed.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Sqlite from 'better-sqlite3';
import { systemClock } from '../../src/clock.ts';
import type { AnyGame } from '../../src/game/game.ts';
import { randomPlayer, simulate } from '../../src/game/simulate.ts';
import { games } from '../../src/games/index.ts';
import { databaseTime } from '../../src/store/database-time.ts';
import { openStore } from '../../src/store/index.ts';
import { DAY_MS } from '../../src/store/retention.ts';

const hands = Number(process.argv[2] ?? 200);
const SECONDS_PER_MOVE = 4;
const ENDED_AT = systemClock.now() - DAY_MS;

/** Finished tables with one hand each; every seat is a person's, whose id has as many digits as Discord's have. */
function fill(file: string, game: AnyGame, seats: number): number {
  const db = new Sqlite(file);
  const insertTable = db.prepare(
    `INSERT INTO "Table" ("id", "guildId", "channelId", "hostId", "game", "gameVersion", "options", "turnSeconds", "autoStart",
      "locale", "phase", "version", "hand", "seq", "prompts", "totals", "seed", "touchedAt")
     VALUES (?, '900000000000000001', '900000000000000002', '900000000000000003', ?, 1, '{}', 180, 0, 'ja', 'over', 40, 1, 1, '[]', '[]', '', ?)`,
  );
  const insertHand = db.prepare(`INSERT INTO "Hand" ("tableId", "number", "scores") VALUES (?, 1, ?)`);
  const insertMove = db.prepare(
    `INSERT INTO "Move" ("tableId", "seq", "hand", "seat", "action", "by", "at") VALUES (?, ?, 1, ?, ?, ?, ?)`,
  );
  let [hand, seq, moves] = [0, 0, 0];
  const id = () => `t${String(hand).padStart(9, '0')}`;
  const begin = () => insertTable.run(id(), game.id, databaseTime(ENDED_AT));
  db.transaction(() => {
    begin();
    simulate(
      game,
      { hands, seats, seed: 'bytes', player: randomPlayer() },
      {
        played(seat, action) {
          moves += 1;
          seq += 1;
          const at = databaseTime(ENDED_AT + 1_000 * SECONDS_PER_MOVE * seq + ((seq * 7_919) % 1_000));
          insertMove.run(id(), seq, seat, JSON.stringify(action), `90000000000000010${seat}`, at);
        },
        ended(scores) {
          insertHand.run(id(), JSON.stringify(scores));
          hand += 1;
          seq = 0;
          if (hand < hands) begin();
        },
      },
    );
  })();
  db.close();
  return moves;
}

/** The bytes of the pages of moves and hands, their indexes among them. */
function bytesOf(file: string): number {
  const db = new Sqlite(file);
  db.exec('VACUUM');
  const row = db
    .prepare<[], { bytes: number }>(
      `SELECT sum("pgsize") AS bytes FROM dbstat WHERE name IN ('Move', 'Hand', 'sqlite_autoindex_Move_1', 'sqlite_autoindex_Hand_1')`,
    )
    .get()!;
  db.close();
  return row.bytes;
}

async function measure(game: AnyGame): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'madoi-bytes-'));
  const file = join(folder, 'madoi.db');
  const empty = await openStore(`file:${file}`);
  await empty.close();
  const base = bytesOf(file);
  const moves = fill(file, game, Math.min(4, game.seats.max));
  const asRows = bytesOf(file) - base;
  const store = await openStore(`file:${file}`);
  for await (const _ of store.packing.packMoves(systemClock.now()));
  await store.close();
  const packed = bytesOf(file) - base;
  const per = (bytes: number, count: number) => Number((bytes / count).toFixed(1));
  console.log(
    JSON.stringify({
      game: game.id,
      movesPerHand: per(moves, hands),
      bytesPerMove: { rows: per(asRows, moves), packed: per(packed, moves) },
      bytesPerHand: { rows: per(asRows, hands), packed: per(packed, hands) },
    }),
  );
  rmSync(folder, { recursive: true, force: true });
}

for (const game of games) await measure(game);
