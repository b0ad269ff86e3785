/** The books of all servers: standings, history, entries of admins, settlements, exports and stats. */
import type { PrismaClient } from '../client/client.ts';
import type { HotPath, Write } from '../writes.ts';
import { adminEntryStore } from './admin-entries.ts';
import { exportStore } from './export.ts';
import { historyStore } from './history.ts';
import { ratedHandStore } from './rated-hands.ts';
import { seasonStore } from './seasons.ts';
import { seriesStore } from './series.ts';
import { settlementStore } from './settlements.ts';
import { standingsStore } from './standings.ts';
import { statsStore } from './stats.ts';

export const ledgerStore = (prisma: PrismaClient, write: Write, hotPath: HotPath) => ({
  ...standingsStore(prisma),
  ...seriesStore(prisma),
  ...historyStore(prisma),
  ...adminEntryStore(prisma, write),
  ...settlementStore(prisma, write),
  ...exportStore(prisma, write, hotPath),
  ...statsStore(prisma),
  ...ratedHandStore(prisma),
  ...seasonStore(prisma, write),
});
