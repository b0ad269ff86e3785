/** The way on after a hand. */
import type { AnyGame } from '../../game/game.ts';
import type { Button, Part } from '../../game/screen.ts';
import type { Locale } from '../../game/words.ts';
import { isAfterHand } from '../../tables/review.ts';
import { type BegunTable, isOpen } from '../../tables/table.ts';
import { wordsFor } from '../../text/catalogue.ts';
import { reviewWords } from '../../text/review/catalogue.ts';
import type { ComponentAction } from '../ids.ts';

/** It stands below what is found out about it a moment later, which must not move the button. */
export function onwards(
  game: AnyGame,
  table: BegunTable,
  seat: number,
  locale: Locale,
): Part<ComponentAction>[] {
  const { table: words } = wordsFor(locale);
  const isWaitedFor = table.phase === 'between' && !table.ready.includes(seat);
  const primary = (label: string, kind: 'rematch' | 'next'): Button<ComponentAction> => ({
    label,
    action: { kind },
    style: 'primary',
  });
  const buttons: Button<ComponentAction>[] = [
    ...(isOpen(table) ? [] : [primary(words.rematch, 'rematch')]),
    ...(isWaitedFor ? [primary(words.next, 'next')] : []),
    ...(isAfterHand(game, table)
      ? [{ label: reviewWords(locale).open, action: { kind: 'review' }, style: 'secondary' } as const]
      : []),
  ];
  return buttons.length > 0 ? [{ part: 'buttons', buttons }] : [];
}
