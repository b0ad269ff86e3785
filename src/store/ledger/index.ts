/** The books of all servers: standings, history, entries of admins, settlements, exports and stats. */
import type { Db } from '../db.ts';
import { adminEntryStore } from './admin-entries.ts';
import { exportStore } from './export.ts';
import { historyStore } from './history.ts';
import { ratedHandStore } from './rated-hands.ts';
import { seasonStore } from './seasons.ts';
import { seriesStore } from './series.ts';
import { settlementStore } from './settlements.ts';
import { standingsStore } from './standings.ts';
import { statsStore } from './stats.ts';

export const ledgerStore = (db: Db) => ({
  ...standingsStore(db),
  ...seriesStore(db),
  ...historyStore(db),
  ...adminEntryStore(db),
  ...settlementStore(db),
  ...exportStore(db),
  ...statsStore(db),
  ...ratedHandStore(db),
  ...seasonStore(db),
});
