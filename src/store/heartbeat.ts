/** When this process was last known to run. */
import type { PrismaClient } from './client/client.ts';
import type { Write } from './writes.ts';

const ROW = 1;

export type Heartbeat = ReturnType<typeof heartbeat>;

export function heartbeat(prisma: PrismaClient, write: Write) {
  return {
    async beat(now: number): Promise<void> {
      const at = new Date(now);
      await write(() =>
        prisma.heartbeat.upsert({ where: { id: ROW }, create: { id: ROW, at }, update: { at } }),
      );
    },
    /** Milliseconds since the epoch; null: never yet. */
    async last(): Promise<number | null> {
      const row = await prisma.heartbeat.findUnique({ where: { id: ROW } });
      return row?.at.getTime() ?? null;
    },
  };
}
