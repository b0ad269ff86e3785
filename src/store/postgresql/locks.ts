/** Advisory locks of a session, by which processes share the servers. */
import { randomUUID } from 'node:crypto';
import type { Client } from 'pg';
import { z } from 'zod';
import type { Clock } from '../../clock.ts';
import type { LockHolder, Locks } from '../locks.ts';
import { type Ask, connectFirst, keepSession } from './session.ts';

/** The first key of locks by two numbers. */
const MEMBER = 1_296_122_161;
const CLASS = 1_296_122_162;
const TURN = 1_296_122_163;

/** A session whose connection was lost may hold its locks for a moment longer. */
const RETAKE_TRIES = 4;
const RETAKE_MS = 250;

export interface LockSession extends Locks {
  close(): Promise<void>;
}

/** @param prepare what is done first, while no process of an earlier version can use the database @throws {DatabaseError} */
export async function openLocks(
  url: string,
  clock: Pick<Clock, 'monotonic'>,
  prepare: (client: Client) => Promise<void>,
): Promise<LockSession> {
  const process = `madoi ${randomUUID()}`;
  const client = await connectFirst(url, process);
  try {
    await prepare(client);
  } catch (error) {
    await client.end();
    throw error;
  }
  const held = { isMember: false, classes: new Set<number>() };
  let onTaken = (): void => {};
  const session = await keepSession(client, {
    url,
    process,
    clock,
    async retake(ask) {
      await ask(END_EARLIER, [process]);
      if (!(await retakeClasses(ask, [...held.classes]))) {
        onTaken();
        return false;
      }
      if (held.isMember) await ask(JOIN, [MEMBER]);
      return true;
    },
  });
  const { ask } = session;

  return {
    process,
    isHeld: session.isAlive,
    tell: session.tell,
    onNews: session.onNews,
    close: session.close,
    onTaken(listener) {
      onTaken = listener;
    },
    holders: async () => holdersOf(await ask(HOLDERS, [MEMBER, CLASS])),
    takeTurn: (turn) => tryLock(ask, TURN, [turn]),
    giveTurn: (turn) => unlock(ask, TURN, [turn]),

    async setMember(isMember) {
      if (held.isMember === isMember) return;
      held.isMember = isMember;
      await ask(isMember ? JOIN : LEAVE, [MEMBER]);
    },

    async take(classes) {
      // Of two that take the same classes, one gets the first and then all: they do not each get a part.
      const [first, others] = [classes.slice(0, 1), classes.slice(1)];
      if (!(await tryLock(ask, CLASS, first))) return false;
      if (!(await tryLock(ask, CLASS, others))) {
        await unlock(ask, CLASS, first);
        return false;
      }
      for (const value of classes) held.classes.add(value);
      return true;
    },

    async give(classes) {
      for (const value of classes) held.classes.delete(value);
      await unlock(ask, CLASS, classes);
    },
  };
}

const JOIN = 'SELECT pg_advisory_lock_shared($1, 0)';
const LEAVE = 'SELECT pg_advisory_unlock_shared($1, 0)';

/** Ends this process's session before this one, where the server has not noticed that it is gone. */
const END_EARLIER = `
  SELECT pg_terminate_backend(pid) FROM pg_stat_activity
  WHERE application_name = $1 AND pid <> pg_backend_pid() AND datname = current_database()`;

const TRY_LOCK =
  'SELECT key, pg_try_advisory_lock($1, key) AS held FROM unnest(CAST($2 AS integer[])) AS keys(key)';
const UNLOCK = 'SELECT pg_advisory_unlock($1, key) FROM unnest(CAST($2 AS integer[])) AS keys(key)';

/** Takes all of these locks, or none. */
async function tryLock(ask: Ask, space: number, keys: readonly number[]): Promise<boolean> {
  const rows = await ask<{ key: number; held: boolean }>(TRY_LOCK, [space, keys]);
  const taken = rows.filter(({ held }) => held).map(({ key }) => key);
  if (taken.length === rows.length) return true;
  await unlock(ask, space, taken);
  return false;
}

const unlock = async (ask: Ask, space: number, keys: readonly number[]): Promise<void> =>
  void (await ask(UNLOCK, [space, keys]));

async function retakeClasses(ask: Ask, classes: readonly number[]): Promise<boolean> {
  for (let tries = 1; tries <= RETAKE_TRIES; tries++) {
    if (await tryLock(ask, CLASS, classes)) return true;
    await new Promise((resolve) => setTimeout(resolve, RETAKE_MS));
  }
  return false;
}

const HOLDERS = `
  SELECT a.application_name AS process, l.classid = CAST($1 AS integer)::oid AS "isMember",
    array_agg(CAST(CAST(l.objid AS bigint) AS integer)) AS keys
  FROM pg_locks l JOIN pg_stat_activity a ON a.pid = l.pid
  WHERE l.locktype = 'advisory' AND l.granted AND l.objsubid = 2
    AND l.database = (SELECT oid FROM pg_database WHERE datname = current_database())
    AND l.classid IN (CAST($1 AS integer)::oid, CAST($2 AS integer)::oid)
  GROUP BY 1, 2 ORDER BY 1`;

const holderRows = z.array(z.object({ process: z.string(), isMember: z.boolean(), keys: z.array(z.int()) }));

function holdersOf(rows: unknown): LockHolder[] {
  const found = new Map<string, LockHolder>();
  for (const { process, isMember, keys } of holderRows.parse(rows)) {
    const holder = found.get(process) ?? { process, isMember: false, classes: [] };
    found.set(process, isMember ? { ...holder, isMember } : { ...holder, classes: keys });
  }
  return [...found.values()];
}
