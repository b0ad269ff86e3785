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

export type Store = Awaited<ReturnType<typeof openStore>>;

/** @throws {DatabaseError} */
export async function openStore(url: string, clock: Clock = systemClock, metrics: Metrics = noMetrics) {
  const db = await openDatabase(url, clock, metrics);
  return {
    tables: createTableStore(db),
    hands: createHandStore(db),
    finishedTables: createFinishedTableStore(db),
    ledger: ledgerStore(db),
    panels: createPanelStore(db),
    messageHashes: createMessageHashStore(db),
    guilds: createGuildStore(db),
    evenings: createEveningStore(db),
    settings: createSettingsStore(db),
    wishes: createWishStore(db),
    calls: createCallStore(db),
    lobbyNotices: createLobbyNoticeStore(db),
    preferences: createPreferenceStore(db),
    waiting: createWaitingStore(db),
    members: createMemberStore(db),
    people: createPeopleStore(db),
    retention: createRetentionStore(db),
    packing: createPackingStore(db),
    departures: await createDepartureStore(db),
    heartbeat: createHeartbeat(db, db.beatFile),
    migrated: db.migrated,
    close: db.close,
  };
}
