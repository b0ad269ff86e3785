/** The queue for updates of all public messages: Discord's limit for the whole bot, shared fairly among the servers. */
import type { Logger } from 'pino';
import type { Clock } from '../../clock.ts';
import { seatsToAct } from '../../tables/play.ts';
import type { TableService } from '../../tables/service.ts';
import { playedByComputer, type Table } from '../../tables/table.ts';
import { createFairQueue, type FairQueue } from './fair-queue.ts';

/** Discord takes 50 requests per second from the whole bot: some are left for pings, threads and commands. */
const RATES = {
  total: { perSecond: 40, burst: 10 },
  /** A server’s tables change so fast only where many are left to computers. */
  perShare: { perSecond: 12, burst: 24 },
  maxWaitMs: 10_000,
} as const;

export const createMessageQueue = (clock: Clock, log: Logger): FairQueue =>
  createFairQueue({
    clock,
    ...RATES,
    onLate: (stats) => log.warn(stats, 'table messages are updated late: too many tables change'),
  });

/** Whether people wait for the message. If only computers play, it may come later. */
export function isAwaited(tables: Pick<TableService, 'gameOf'>, table: Table): boolean {
  const { seats } = table;
  if (table.phase !== 'playing') return !seats.every(playedByComputer);
  return seatsToAct(tables.gameOf(table), table).some((seat) => !playedByComputer(seats[seat]!));
}
