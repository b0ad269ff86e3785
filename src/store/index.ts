/** The store: everything that is persistent. */
import { type Clock, systemClock } from '../clock.ts';
import { type Metrics, noMetrics } from '../metrics/metrics.ts';
import type { Shard } from '../shard.ts';
import { createCallStore } from './calls.ts';
import { createClusterStore } from './cluster.ts';
import { openDatabase } from './database.ts';
import type { Database } from './db.ts';
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

/** An open database. */
export type Store = Awaited<ReturnType<typeof openStore>>;

/** The store as a bot has it. */
export type BotStore = Awaited<ReturnType<typeof createStore>>;

/** @throws {DatabaseError} */
export async function openStore(url: string, clock: Clock = systemClock, metrics: Metrics = noMetrics) {
  const db = await openDatabase(url, clock, metrics);
  return {
    ...(await createStore(db, null)),
    /** The store as a shard's bot has it: what it looks for by itself, it finds only of the shard's servers. */
    forShard: (shard: Shard): Promise<BotStore> => createStore(db, shard),
    cluster: createClusterStore(db),
    locks: db.locks,
    beatFile: db.beatFile,
    migrated: db.migrated,
    close: db.close,
  };
}

async function createStore(db: Database, shard: Shard | null) {
  return {
    tables: createTableStore(db, shard),
    hands: createHandStore(db),
    finishedTables: createFinishedTableStore(db),
    ledger: ledgerStore(db),
    panels: createPanelStore(db, shard),
    messageHashes: createMessageHashStore(db),
    guilds: createGuildStore(db, shard),
    evenings: createEveningStore(db, shard),
    settings: createSettingsStore(db),
    wishes: createWishStore(db),
    calls: createCallStore(db),
    lobbyNotices: createLobbyNoticeStore(db, shard),
    preferences: createPreferenceStore(db),
    waiting: createWaitingStore(db),
    members: createMemberStore(db),
    people: createPeopleStore(db),
    retention: createRetentionStore(db),
    packing: createPackingStore(db),
    departures: await createDepartureStore(db, shard),
    heartbeat: createHeartbeat(db, db.beatFile, shard),
    source: db.source,
  };
}
