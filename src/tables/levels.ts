/** How strongly the computers of a table play. A computer that plays for somebody else is none of them: it plays as house. */
import { DEFAULT_LEVEL, type Level } from '../game/levels.ts';
import type { ReadableTable, TableSeat } from './table.ts';

/** How strongly a computer plays this seat, if it plays it. */
export const levelOf = ({ userId, level = DEFAULT_LEVEL }: Pick<TableSeat, 'userId' | 'level'>): Level =>
  userId === null ? level : DEFAULT_LEVEL;

/** The level as a move keeps it. */
export const ifUnusual = (level: Level): { readonly level?: Level } =>
  level === DEFAULT_LEVEL ? {} : { level };

/** How strongly a computer of this level plays where its choice is made in the main thread: a master would let presses wait. */
export const levelHere = (level: Level): Level => (level === 'master' ? DEFAULT_LEVEL : level);

/** The seat of a computer that plays so strongly. */
export const withLevel = ({ level: _, ...seat }: TableSeat, level: Level): TableSeat =>
  level === DEFAULT_LEVEL ? seat : { ...seat, level };

type Levels = Pick<ReadableTable, 'seats' | 'computerLevel'>;

/** How strongly all computers of a table play, or will where there are none yet; null: they differ. */
export function commonLevel({ seats, computerLevel }: Levels): Level | null {
  const [first = computerLevel, ...others] = seats.flatMap((seat) =>
    seat.userId === null ? [levelOf(seat)] : [],
  );
  return others.every((level) => level === first) ? first : null;
}

/** How strongly the next computer plays that is added: as the others do, or where they differ as was chosen for all. */
export const nextLevel = (table: Levels): Level => commonLevel(table) ?? table.computerLevel;

/** The levels of a table's computers in the order of their seats. Who plays on for somebody who has left is as strong as was chosen for all. */
export const levelsAt = ({ seats, computerLevel }: Levels): readonly Level[] =>
  seats.flatMap((seat) => (seat.userId === null ? [seat.vacant ? computerLevel : levelOf(seat)] : []));
