/** What a player's panel says of a hand that is over besides what the game shows: everybody's totals while the table goes on, and the turning point. */
import type { AnyGame } from '../../game/game.ts';
import type { Part } from '../../game/screen.ts';
import type { TurningPoint } from '../../game/turning-points.ts';
import type { Locale } from '../../game/words.ts';
import type { BegunTable } from '../../tables/table.ts';
import type { ChangedCast } from '../cast.ts';
import type { ComponentAction } from '../ids.ts';
import { ownTotals } from './scores.ts';
import { foremostPoint, turningPointParts } from './turning-points.ts';

interface Found {
  readonly cast?: ChangedCast | null;
  readonly turningPoints?: readonly TurningPoint[];
}

export const afterHand = (
  game: AnyGame,
  table: BegunTable,
  seat: number,
  { cast = null, turningPoints = [] }: Found,
  locale: Locale,
): Part<ComponentAction>[] => [
  ...ownTotals(game, table, cast, locale),
  ...turningPointParts(game, table, foremostPoint(turningPoints, seat), locale, seat, 'brief'),
];
