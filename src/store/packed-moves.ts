/** The moves of a hand in a tenth of the space: one compressed JSON document, stored with the hand once its table is over. */
import { deflateRawSync, inflateRawSync } from 'node:zlib';
import { z } from 'zod';

/** A move as it is stored. `seq` counts the moves of the table; `action` is JSON by the game's action schema. */
export interface StoredMove {
  readonly seq: number;
  readonly hand: number;
  readonly seat: number;
  readonly action: string;
  /** A user's id, or who chose in their place. */
  readonly by: string;
  readonly computerVersion: number | null;
  readonly level: string | null;
  readonly at: Date;
}

/** More than the moves of any hand, so that what is corrupt cannot fill the memory. */
const MAX_UNPACKED_BYTES = 16 * 1024 * 1024;

const move = z.tuple([
  z.int().min(0),
  z.unknown(),
  /** The index of who chose it in `by`. */
  z.int().min(0),
  /** Milliseconds since the move before. */
  z.int(),
  z.int().nullable(),
  z.string().nullable(),
]);

const packed = z.strictObject({
  /** The number of the first move; those that follow are numbered in order. */
  seq: z.int().min(1),
  at: z.int(),
  by: z.array(z.string()),
  moves: z.array(move),
});

/** @param moves all moves of one hand, in order; at least one */
export function packMoves(moves: readonly StoredMove[]): Buffer {
  const by = [...new Set(moves.map((each) => each.by))];
  const first = moves[0]!;
  const document: z.input<typeof packed> = {
    seq: first.seq,
    at: first.at.getTime(),
    by,
    moves: moves.map((each, index) => [
      each.seat,
      JSON.parse(each.action) as unknown,
      by.indexOf(each.by),
      each.at.getTime() - (moves[index - 1] ?? each).at.getTime(),
      each.computerVersion,
      each.level,
    ]),
  };
  return deflateRawSync(JSON.stringify(document), { level: 9 });
}

/** @throws where the bytes are not those of `packMoves` */
export function unpackMoves(bytes: Uint8Array, hand: number): StoredMove[] {
  const text = inflateRawSync(bytes, { maxOutputLength: MAX_UNPACKED_BYTES }).toString();
  const { seq, at, by, moves } = packed.parse(JSON.parse(text));
  let time = at;
  return moves.map(([seat, action, chooser, afterMs, computerVersion, level], index) => {
    time += afterMs;
    const name = by[chooser];
    if (name === undefined) throw new Error(`move ${index} of hand ${hand} was chosen by nobody`);
    return {
      seq: seq + index,
      hand,
      seat,
      action: JSON.stringify(action),
      by: name,
      computerVersion,
      level,
      at: new Date(time),
    };
  });
}

/** The same moves, chosen by `former` where `userId` chose them; null where they chose none. */
export function withoutUser(
  bytes: Uint8Array,
  { userId, former }: { readonly userId: string; readonly former: string },
): Buffer | null {
  const moves = unpackMoves(bytes, 0);
  return moves.some(({ by }) => by === userId)
    ? packMoves(moves.map((each) => (each.by === userId ? { ...each, by: former } : each)))
    : null;
}
