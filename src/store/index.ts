/** The store: everything that is persistent. */
import { type Clock, systemClock } from '../clock.ts';
import { type Metrics, noMetrics } from '../metrics/metrics.ts';
import { createCallStore } from './calls.ts';
import { openDatabase } from './database.ts';
import { createDepartureStore } from './departures.ts';
import { createEveningStore } from './evenings.ts';
import { createFinishedTableStore } from './finished-tables.ts';
import { createGuildStore } from './guilds.ts';
import { createHandStore } from './hands.ts';
import { createHeartbeat } from './heartbeat.ts';
import { ledgerStore } from './ledger/index.ts';
import { createLobbyNoticeStore } from './lobby-notices.ts';
import { createMemberStore } from './members.ts';
import { createMessageHashStore } from './message-hashes.ts';
import { createPackingStore } from './packing.ts';
import { createPanelStore } from './panels.ts';
import { createPeopleStore } from './people.ts';
import { createPreferenceStore } from './preferences.ts';
import { createRetentionStore } from './retention.ts';
import { createSettingsStore } from './settings.ts';
import { createTableStore } from './tables.ts';
import { createWaitingStore } from './waiting.ts';
import { createWishStore } from './wishes.ts';
import { createWriter } from './writes.ts';

export type Store = Awaited<ReturnType<typeof openStore>>;

/** @throws {DatabaseError} */
export async function openStore(url: string, clock: Clock = systemClock, metrics: Metrics = noMetrics) {
  const { prisma, connection, migrated, close } = await openDatabase(url);
  const { write, commit } = createWriter(clock, metrics, connection);
  const hotPath = { run: connection.run, read: connection.read, commit };
  return {
    tables: createTableStore(prisma, write, hotPath),
    hands: createHandStore(prisma, write, hotPath),
    finishedTables: createFinishedTableStore(prisma),
    ledger: ledgerStore(prisma, write, hotPath),
    panels: createPanelStore(prisma, write, hotPath),
    messageHashes: createMessageHashStore(prisma, hotPath),
    guilds: createGuildStore(prisma, write),
    evenings: createEveningStore(prisma, write),
    settings: createSettingsStore(prisma, write),
    wishes: createWishStore(prisma, write),
    calls: createCallStore(prisma, write),
    lobbyNotices: createLobbyNoticeStore(prisma, write),
    preferences: createPreferenceStore(prisma, write),
    waiting: createWaitingStore(prisma, write),
    members: createMemberStore(prisma, write),
    people: createPeopleStore(prisma, write),
    retention: createRetentionStore(prisma, write),
    packing: createPackingStore(prisma, write),
    departures: await createDepartureStore(prisma, write),
    heartbeat: createHeartbeat(prisma, write, `${url.replace(/^file:/, '')}.beat`),
    migrated,
    close,
  };
}
