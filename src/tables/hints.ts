/** Hints: what a player is advised to do, and why. Each question is thought about once. */
import { decisionOf } from '../game/advice.ts';
import { chanceFrom } from '../game/chance.ts';
import { recentlyUsed } from '../recently-used.ts';
import { hintChanceAt } from './chances.ts';
import type { PlayingTable, Table } from './table.ts';
import type { Thinker, Thought, Turn } from './thinker.ts';

/** Questions whose answers are kept: a player may ask again and again. */
const MAX_KEPT = 500;

export interface Hints {
  /** @throws where the computer player throws */
  hint(turn: Turn): Promise<Thought>;
}

/** @param thinker null: this thread thinks */
export function createHints(thinker: Pick<Thinker, 'hint'> | null): Hints {
  const kept = recentlyUsed<Promise<Thought>>(MAX_KEPT);

  const think = async (turn: Turn): Promise<Thought> => (await thinker?.hint(turn)) ?? thinkHere(turn);

  return {
    hint(turn) {
      const key = keyOf(turn);
      const known = kept.get(key);
      if (known) return known;
      const thought = think(turn);
      kept.set(key, thought);
      thought.catch(() => kept.delete(key));
      return thought;
    },
  };
}

/** The same actions have led to the same question. */
const keyOf = ({ table: { id, hand, seq }, seat }: Turn): string => `${id}/${hand}/${seq}/${seat}`;

function thinkHere({ game, table, seat }: Turn): Thought {
  const chance = chanceFrom(hintChanceAt(game, table, seat));
  const { choice, reason } = decisionOf(game, game.seatView(table.state, seat), chance);
  return { name: game.nameOf(choice), reason };
}

/** Whether players at the table may ask for hints. */
export const allowsHints = ({ hints, seats }: Pick<PlayingTable, 'hints' | 'seats'>): boolean =>
  hints === 'on' || (hints === 'auto' && people({ seats }) === 1);

const people = ({ seats }: Pick<Table, 'seats'>): number =>
  seats.filter(({ userId }) => userId !== null).length;
