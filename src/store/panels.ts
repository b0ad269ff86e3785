/** Tokens of open panels, for a restart: a panel can only be edited through its last interaction's token. */
import type { PrismaClient } from './client/client.ts';
import type { PanelRecord } from './records.ts';
import type { Write } from './writes.ts';

export interface PanelStore {
  /** Panels whose tokens are valid; all others are deleted. */
  open(now: number): Promise<PanelRecord[]>;
  /** A panel is not saved where its user has no seat any more: their name may have been erased meanwhile. */
  save(records: readonly PanelRecord[]): Promise<void>;
}

export const createPanelStore = (prisma: PrismaClient, write: Write): PanelStore => ({
  async open(now) {
    await write(() => prisma.panel.deleteMany({ where: { expiresAt: { lt: new Date(now) } } }));
    const rows = await prisma.panel.findMany();
    return rows.map((row) => ({ ...row, expiresAt: row.expiresAt.getTime() }));
  },

  save: (records) =>
    write(async () => {
      const seats = await prisma.seat.findMany({
        where: { tableId: { in: records.map(({ tableId }) => tableId) }, userId: { not: null } },
        select: { tableId: true, userId: true },
      });
      const seated = new Set(seats.map(({ tableId, userId }) => `${tableId}/${userId}`));
      const valid = records.filter(({ tableId, userId }) => seated.has(`${tableId}/${userId}`));
      await prisma.$transaction(
        valid.map(({ tableId, userId, ...panel }) => {
          const data = { ...panel, expiresAt: new Date(panel.expiresAt) };
          return prisma.panel.upsert({
            where: { tableId_userId: { tableId, userId } },
            create: { tableId, userId, ...data },
            update: data,
          });
        }),
      );
    }),
});
