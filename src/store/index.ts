/** Everything that is kept, behind one door. */
import { openDatabase } from './database.ts';
import { guildStore } from './guilds.ts';
import { heartbeat } from './heartbeat.ts';
import { ledgerStore } from './ledger/index.ts';
import { peopleStore } from './people.ts';
import { tableStore } from './tables.ts';

export type Store = Awaited<ReturnType<typeof openStore>>;

/** @throws {DatabaseError} */
export async function openStore(url: string) {
  const { prisma, migrated, close } = await openDatabase(url);
  return {
    tables: tableStore(prisma),
    ledger: ledgerStore(prisma),
    guilds: guildStore(prisma),
    people: peopleStore(prisma),
    heartbeat: heartbeat(prisma),
    migrated,
    close,
  };
}
