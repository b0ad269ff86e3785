/** The way on after a hand. */
import type { AnyGame } from '../../game/game.ts';
import type { Button, Part } from '../../game/screen.ts';
import type { Locale } from '../../game/words.ts';
import { isAfterHand } from '../../tables/review.ts';
import { type BegunTable, isOpen } from '../../tables/table.ts';
import { wordsFor } from '../../text/catalogue.ts';
import { reviewWords } from '../../text/review/catalogue.ts';
import type { ComponentAction } from '../ids.ts';

/** Whether a table between two hands waits for a seat's player to go on. */
export const isWaitedFor = (table: BegunTable, seat: number): boolean =>
  table.phase === 'between' && seat >= 0 && !table.ready.includes(seat);

export const nextHandButton = (locale: Locale): Button<ComponentAction> => ({
  label: wordsFor(locale).table.next,
  action: { kind: 'next' },
  style: 'primary',
});

/** It stands below what is found out about it a moment later, which must not move the button. */
export function onwards(
  game: AnyGame,
  table: BegunTable,
  seat: number,
  locale: Locale,
): Part<ComponentAction>[] {
  const { rematch } = wordsFor(locale).table;
  const buttons: Button<ComponentAction>[] = [
    ...(isOpen(table) ? [] : [{ label: rematch, action: { kind: 'rematch' }, style: 'primary' } as const]),
    ...(isWaitedFor(table, seat) ? [nextHandButton(locale)] : []),
    ...(isAfterHand(game, table)
      ? [{ label: reviewWords(locale).open, action: { kind: 'review' }, style: 'secondary' } as const]
      : []),
  ];
  return buttons.length > 0 ? [{ part: 'buttons', buttons }] : [];
}
