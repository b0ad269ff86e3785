/** Everything that is kept, behind one door. */
import { type Clock, systemClock } from '../clock.ts';
import { openDatabase } from './database.ts';
import { guildStore } from './guilds.ts';
import { heartbeat } from './heartbeat.ts';
import { ledgerStore } from './ledger/index.ts';
import { peopleStore } from './people.ts';
import { tableStore } from './tables.ts';
import { writer } from './writes.ts';

export type Store = Awaited<ReturnType<typeof openStore>>;

/** @throws {DatabaseError} */
export async function openStore(url: string, clock: Clock = systemClock) {
  const { prisma, migrated, close } = await openDatabase(url);
  const write = writer(clock);
  return {
    tables: tableStore(prisma, write),
    ledger: ledgerStore(prisma, write),
    guilds: guildStore(prisma, write),
    people: peopleStore(prisma, write),
    heartbeat: heartbeat(prisma, write),
    migrated,
    close,
  };
}
