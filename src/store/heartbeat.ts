/** When this process was last known to run. */
import type { PrismaClient } from './client/client.ts';
import type { Write } from './writes.ts';

/** The table has one row. */
const ID = 1;

export interface Heartbeat {
  beat(now: number): Promise<void>;
  /** @returns milliseconds since the epoch; null before the first beat */
  last(): Promise<number | null>;
}

export const createHeartbeat = (prisma: PrismaClient, write: Write): Heartbeat => ({
  async beat(now) {
    const at = new Date(now);
    await write(() => prisma.heartbeat.upsert({ where: { id: ID }, create: { id: ID, at }, update: { at } }));
  },

  async last() {
    const row = await prisma.heartbeat.findUnique({ where: { id: ID } });
    return row?.at.getTime() ?? null;
  },
});
