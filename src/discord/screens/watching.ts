/** The private panel of somebody who watches a table: what all see of it, in their language. */
import type { AnyGame } from '../../game/game.ts';
import { type Button, type Part, text } from '../../game/screen.ts';
import type { Locale } from '../../game/words.ts';
import { isAfterHand } from '../../tables/review.ts';
import { type BegunTable, isOpen, type Table } from '../../tables/table.ts';
import { wordsFor } from '../../text/catalogue.ts';
import { reviewWords } from '../../text/review/catalogue.ts';
import { watchingWords } from '../../text/watching.ts';
import { handName } from '../game-name.ts';
import type { ComponentAction } from '../ids.ts';
import type { TableScreen } from '../render.ts';
import { vacantParts, waitingParts } from './company.ts';
import { roomBeside } from './room.ts';
import type { TableFacts } from './table.ts';
import { linkTo } from './tables.ts';
import { watchedTable } from './watched-table.ts';

interface WatchState {
  /** The reader is on the waiting list. */
  readonly isWaiting: boolean;
  /** The panel is not updated any more: its token is about to expire. */
  readonly updatesStopped: boolean;
}

/**
 * What the table's message shows, as far as a phone has room for it: what is left out stands there. Where updates have stopped,
 * the way to the present state is all that its reader needs.
 * @param table in the reader's language
 */
export function watchScreen(
  game: AnyGame,
  table: BegunTable,
  facts: TableFacts,
  state: WatchState,
): TableScreen {
  const { above, below } = frameOf(game, table, state);
  const roomIn = (locale: Locale): number => {
    const frame = frameOf(game, { ...table, locale }, state);
    return roomBeside([...frame.above, ...frame.below]);
  };
  return [...above, ...watchedTable(game, table, facts, roomIn), ...below];
}

interface Frame {
  readonly above: TableScreen;
  readonly below: TableScreen;
}

function frameOf(game: AnyGame, table: BegunTable, state: WatchState): Frame {
  const isStopped = state.updatesStopped && isOpen(table);
  return {
    above: isStopped ? [text(wordsFor(table.locale).panel.updatesStopped)] : [],
    below: [...(isStopped ? [] : controls(game, table, state)), footer(table, isStopped, state.isWaiting)],
  };
}

function controls(game: AnyGame, table: BegunTable, state: WatchState): TableScreen {
  const buttons = watchButtons(game, table, state);
  return [
    ...vacantParts(table, true),
    ...(isOpen(table) ? waitingParts(table, MAX_NAMED) : []),
    ...(buttons.length > 0 ? [{ part: 'buttons', buttons } as const] : []),
  ];
}

/** The way to the table, and the way out of watching it; or, where updates have stopped, to its present state. */
function footer(table: BegunTable, isStopped: boolean, isWaiting: boolean): Part<ComponentAction> {
  const words = watchingWords[table.locale];
  if (!isOpen(table)) return text(toTable(table), 'small');
  return {
    part: 'section',
    // The label of the button by which one waits speaks of the next game alone.
    texts: [text(`${isWaiting ? words.waiting : words.watching}\n${toTable(table)}`, 'small')],
    button: isStopped
      ? { label: wordsFor(table.locale).panel.refresh, action: { kind: 'watch' }, style: 'primary' }
      : plain(words.stop, { kind: 'stopWatching' }),
  };
}

/** Of those who wait for a seat, so many are named; the table's message names all. */
const MAX_NAMED = 3;

const plain = (label: string, action: ComponentAction): Button<ComponentAction> => ({
  label,
  action,
  style: 'secondary',
});

const toTable = (table: Table): string => `[${wordsFor(table.locale).panel.toTable}](${linkTo(table)})`;

function watchButtons(
  game: AnyGame,
  table: BegunTable,
  { isWaiting }: WatchState,
): Button<ComponentAction>[] {
  const words = watchingWords[table.locale];
  const review = plain(reviewWords(table.locale).open, { kind: 'review' });
  if (!isOpen(table)) return isAfterHand(game, table) ? [review] : [];
  const before = { hand: table.hand - 1, eyes: 'open', step: 0 } as const;
  const nameBefore = handName(game, table, table.locale, before.hand);
  const hasBefore = table.openHands && table.phase === 'playing' && before.hand > 0;
  return [
    isWaiting
      ? plain(words.waitNoMore, { kind: 'stopWaiting' })
      : { label: words.wait, action: { kind: 'wait' }, style: 'primary' },
    ...(hasBefore
      ? [plain(words.handBefore(nameBefore), { kind: 'reviewStep', how: 'open', ...before })]
      : []),
    ...(isAfterHand(game, table) ? [review] : []),
  ];
}

/** For somebody who wanted a hand of a table where they do not sit, or sit no more: what they may do there. */
export const strangerScreen = (said: string, table: Table, locale: Locale): TableScreen => {
  if (!isOpen(table) || table.phase === 'lobby') return [text(said)];
  const words = watchingWords[locale];
  const buttons: Part<ComponentAction> = {
    part: 'buttons',
    buttons: [{ label: words.watch, action: { kind: 'watch' }, style: 'primary' }],
  };
  return [text(said), ...vacantParts({ ...table, locale }), text(words.mayWatch, 'small'), buttons];
};
