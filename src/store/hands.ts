/** The hands of tables, as far as they have ended. */
import { z } from 'zod';
import type { Level } from '../game/levels.ts';
import type { TurningPoint } from '../game/turning-points.ts';
import type { PrismaClient } from './client/client.ts';
import type { Db } from './db.ts';
import { heldSeatStore } from './held-seats.ts';
import { storedMoves } from './moves.ts';
import { isAutomatic, storedLevel } from './records.ts';

const handScores = z.object({
  number: z.int(),
  scores: z
    .string()
    .transform((text) => JSON.parse(text) as unknown)
    .pipe(z.array(z.int())),
});

/** How a hand ended: its number at the table, and by seat what it paid. */
export type HandScores = Readonly<z.infer<typeof handScores>>;

interface StoredHand {
  /** What the hand before left to it; null: nothing. */
  readonly carry: unknown;
  readonly moves: readonly {
    readonly seq: number;
    readonly seat: number;
    readonly action: unknown;
    /** No person chose it. */
    readonly isAutomatic: boolean;
  }[];
}

/** A hand that has been finished, as it was played. */
export interface PlayedHand extends HandScores {
  readonly carry: unknown;
  readonly moves: readonly PlayedMove[];
}

/** A move as it is stored. `seq` counts the moves of the table. */
interface PlayedMove {
  readonly seq: number;
  readonly seat: number;
  readonly action: unknown;
  /** A user's id, or who chose in their place. */
  readonly by: string;
  /** How strongly the computer played that chose it. Default: as is usual, or none did. */
  readonly level?: Level;
}

const turningPoints = z.array(
  z.object({
    step: z.int().min(0),
    seat: z.int().min(0),
    /** JSON by the game's action schema. */
    action: z.unknown(),
    before: z.number(),
    after: z.number(),
    stake: z.number().optional(),
    moment: z.object({ part: z.string(), number: z.int(), answered: z.unknown().optional() }).optional(),
    /** JSON by the game's action schema. */
    better: z.unknown().optional(),
    isSubstitute: z.boolean().optional(),
    isOwnOnly: z.boolean().optional(),
    isAdvised: z.boolean().optional(),
    isLuck: z.boolean().optional(),
  }),
);

/** More than any turn has. */
const MAX_MOVES_OF_TURN = 4;
/** What two lines of a panel have room for. */
const MAX_MOVES_FOR_PLAYER = 6;

export type HandStore = ReturnType<typeof createHandStore>;

export const createHandStore = (db: Db) => ({
  ...finishedHands(db.prisma),
  ...heldSeatStore(db),
  ...playedHands(db),
});

const playedHands = ({ prisma, write }: Db) => ({
  /** What a hand started from, and its moves in order. */
  async record(tableId: string, number: number): Promise<StoredHand> {
    const where = { tableId_number: { tableId, number } };
    const [hand, moves] = await Promise.all([
      prisma.hand.findUniqueOrThrow({ where, select: { carry: true } }),
      storedMoves(prisma, tableId, number),
    ]);
    return {
      carry: hand.carry === null ? null : (JSON.parse(hand.carry) as unknown),
      moves: moves.map(({ seq, seat, action, by }) => ({
        seq,
        seat,
        action: JSON.parse(action) as unknown,
        isAutomatic: isAutomatic(by),
      })),
    };
  },

  /**
   * What the clock did for a seat in its latest turn that ran out, in a hand or, where that has just begun, in the one before;
   * in order, empty if none did.
   */
  async movesByClock(tableId: string, number: number, seat: number): Promise<unknown[]> {
    const latest = await prisma.move.findMany({
      where: { tableId, hand: { in: [number, number - 1] }, seat, by: { in: ['clock', 'fallback'] } },
      orderBy: { seq: 'desc' },
      take: MAX_MOVES_OF_TURN,
      select: { seq: true, hand: true, action: true },
    });
    // The moves of a turn follow each other.
    const turn = latest.filter(
      ({ seq, hand }, index) => seq === latest[0]!.seq - index && hand === latest[0]!.hand,
    );
    return turn.toReversed().map(({ action }) => JSON.parse(action) as unknown);
  },

  /** What others did for a seat in a hand since its player's last move there; in order, the latest of many. */
  async movesForPlayer(tableId: string, number: number, seat: number): Promise<unknown[]> {
    const latest = await prisma.move.findMany({
      where: { tableId, hand: number, seat },
      orderBy: { seq: 'desc' },
      take: MAX_MOVES_FOR_PLAYER,
      select: { by: true, action: true },
    });
    const own = latest.findIndex(({ by }) => !isAutomatic(by));
    const moves = own < 0 ? latest : latest.slice(0, own);
    return moves.toReversed().map(({ action }) => JSON.parse(action) as unknown);
  },

  /** @returns null where they have not been searched for */
  async turningPoints(tableId: string, number: number): Promise<TurningPoint[] | null> {
    const where = { tableId_number: { tableId, number } };
    const hand = await prisma.hand.findUnique({ where, select: { turningPoints: true } });
    return hand?.turningPoints ? turningPoints.parse(JSON.parse(hand.turningPoints)) : null;
  },

  async setTurningPoints(tableId: string, number: number, points: readonly TurningPoint[]): Promise<void> {
    const where = { tableId_number: { tableId, number } };
    const data = { turningPoints: JSON.stringify(points) };
    await write(() => prisma.hand.update({ where, data, select: { number: true } }));
  },

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

const finishedHands = (prisma: PrismaClient) => ({
  /** @returns null where there is no such hand, or it has not been finished @throws where it cannot be read */
  async finished(tableId: string, number: number): Promise<PlayedHand | null> {
    const where = { tableId_number: { tableId, number } };
    const [hand, moves] = await Promise.all([
      prisma.hand.findUnique({ where, select: { number: true, scores: true, carry: true } }),
      storedMoves(prisma, tableId, number),
    ]);
    if (!hand || hand.scores === null) return null;
    return {
      ...handScores.parse(hand),
      carry: hand.carry === null ? null : (JSON.parse(hand.carry) as unknown),
      moves: moves.map(({ seq, seat, action, by, level }) => ({
        seq,
        seat,
        by,
        ...storedLevel(level),
        action: JSON.parse(action) as unknown,
      })),
    };
  },

  /** Whether somebody has given up a seat of a table in play: who sits there now need not have begun its earlier hands. */
  async hasChangedHands(tableId: string): Promise<boolean> {
    const where = { tableId };
    return (await prisma.pastHolder.findFirst({ where, select: { tableId: true } })) !== null;
  },

  /** The number of the latest hand of a table that has been finished; null: none has. */
  async latestFinished(tableId: string): Promise<number | null> {
    const where = { tableId, scores: { not: null } };
    const hand = await prisma.hand.findFirst({
      where,
      orderBy: { number: 'desc' },
      select: { number: true },
    });
    return hand?.number ?? null;
  },
});
