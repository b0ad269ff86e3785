/** The turning points of a hand: when, who played what, and what they could expect of the hand before and after it. */
import type { AnyGame } from '../../game/game.ts';
import { expectations, plain } from '../../game/numbers.ts';
import type { Block, Line } from '../../game/screen.ts';
import { smallText } from '../../game/screen-parts.ts';
import { type TurningPoint, weightOfPoint } from '../../game/turning-points.ts';
import type { Locale } from '../../game/words.ts';
import { hidesNothing } from '../../tables/review.ts';
import type { BegunTable } from '../../tables/table.ts';
import { wordsFor } from '../../text/catalogue.ts';

/**
 * Cards that not all may see are named to nobody but their own player.
 * @param reader the seat of who reads them, if it is one alone: it is "you"
 * @param form how much is said of the estimates: a panel has no room for all
 */
export const turningPointLines = (
  game: AnyGame,
  table: Pick<BegunTable, 'options' | 'phase' | 'state'>,
  points: readonly TurningPoint[],
  locale: Locale,
  reader?: number,
  form: 'full' | 'brief' = 'full',
): Line[] =>
  points.map((point) => {
    const { seat, action, before, after, stake, moment } = point;
    const { isSubstitute = false, isLuck = false, isOwnOnly = false } = point;
    const better = game.schema.action.safeParse(point.better);
    const { hints } = wordsFor(locale);
    const answered = game.schema.action.safeParse(moment?.answered).data;
    const isShown = seat === reader || hidesNothing(game, table, [table.state]);
    const told = isShown ? undefined : game.drawCovered?.(action, locale);
    return hints.turningPoint({
      moment: moment && game.moments ? game.moments.name(moment, locale) : null,
      who: seat === reader ? hints.you : { seat },
      isOwn: seat === reader,
      isOwnOnly: isOwnOnly && seat === reader,
      isSubstitute,
      action: told ?? game.drawAction(action, locale, answered),
      better: isShown && better.success ? game.drawAction(better.data, locale) : null,
      expected: expectations(before, after),
      stake: stake === undefined ? null : plain(stake),
      isGain: after > before,
      isLuck,
      isBadLuck: isBadLuck(point),
      isBrief: form === 'brief',
      isInChips: game.bookKind(table.options) === 'chips',
    });
  });

export const turningPointParts = (
  game: AnyGame,
  table: Pick<BegunTable, 'options' | 'phase' | 'state'>,
  points: readonly TurningPoint[],
  locale: Locale,
  reader?: number,
  form?: 'full' | 'brief',
): Block[] => turningPointLines(game, table, points, locale, reader, form).map((line) => smallText(line));

/** A loss by what the computer would have done, too: no mistake. */
const isBadLuck = ({ isAdvised = false, before, after }: TurningPoint): boolean =>
  isAdvised && after < before;

/**
 * A panel has room for one: the largest of the reader's own, or else of all. The table's message has those of all. It has no room
 * to say that a loss was no mistake, so such a one is left to the message.
 */
export function foremostPoint(points: readonly TurningPoint[], reader: number): readonly TurningPoint[] {
  const told = points.filter((point) => !isBadLuck(point));
  const own = told.filter(({ seat }) => seat === reader);
  const candidates = own.length > 0 ? own : told;
  return candidates.toSorted((a, b) => weightOfPoint(b) - weightOfPoint(a)).slice(0, 1);
}
