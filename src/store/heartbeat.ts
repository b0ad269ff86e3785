/** When this process was last known to run: in the database, and as the time of a file that a shell can look at. */
import { writeFile } from 'node:fs/promises';
import type { Db } from './db.ts';

/** The table has one row. */
const ID = 1;

export interface Heartbeat {
  beat(now: number): Promise<void>;
  /** @returns milliseconds since the epoch; null before the first beat */
  last(): Promise<number | null>;
}

/** @param file an empty one, written at each beat: the health check of the image needs no second Node */
export const createHeartbeat = ({ prisma, write }: Db, file: string): Heartbeat => ({
  async beat(now) {
    const at = new Date(now);
    await write(() => prisma.heartbeat.upsert({ where: { id: ID }, create: { id: ID, at }, update: { at } }));
    await writeFile(file, '');
  },

  async last() {
    const row = await prisma.heartbeat.findUnique({ where: { id: ID } });
    return row?.at.getTime() ?? null;
  },
});
