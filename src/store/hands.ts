/** The hands of tables, as far as they have ended. */
import { z } from 'zod';
import type { PrismaClient } from './client/client.ts';

const handScores = z.object({
  number: z.int(),
  scores: z
    .string()
    .transform((text) => JSON.parse(text) as unknown)
    .pipe(z.array(z.int())),
});

/** How a hand ended: its number at the table, and by seat what it paid. */
export type HandScores = Readonly<z.infer<typeof handScores>>;

export const createHandStore = (prisma: PrismaClient) => ({
  /** The hands of a table before one of them, the latest first, at most `count`. */
  async before(tableId: string, number: number, count: number): Promise<HandScores[]> {
    const hands = await prisma.hand.findMany({
      where: { tableId, number: { lt: number }, scores: { not: null } },
      orderBy: { number: 'desc' },
      take: count,
      select: { number: true, scores: true },
    });
    return hands.map((hand) => handScores.parse(hand));
  },
});
