/** The hands of a table that are over, the newest first: each opens its review. */
import type { AnyGame } from '../../game/game.ts';
import { type Button, text } from '../../game/screen.ts';
import { MAX_OPTIONS } from '../../game/screen-parts.ts';
import type { Locale } from '../../game/words.ts';
import type { BegunTable } from '../../tables/table.ts';
import { reviewWords } from '../../text/review/catalogue.ts';
import { type FinishedHands, handLabel } from '../finished-hands.ts';
import { gameName } from '../game-name.ts';
import type { ComponentAction } from '../ids.ts';
import type { TableScreen } from '../render.ts';
import type { ReviewHow } from '../review-ids.ts';

/** @param wanted the page, from 0; the nearest that there is is shown */
export function handListScreen(
  game: AnyGame,
  table: BegunTable,
  { hands, cast }: FinishedHands,
  wanted: number,
  locale: Locale,
): TableScreen {
  const words = reviewWords(locale);
  const pages = Math.max(1, Math.ceil(hands.length / MAX_OPTIONS));
  const page = Math.min(Math.max(0, wanted), pages - 1);
  const shown = hands.slice(page * MAX_OPTIONS, (page + 1) * MAX_OPTIONS);
  const action = (how: ReviewHow, hand: number, step: number): ComponentAction => ({
    kind: 'reviewStep',
    how,
    hand,
    eyes: 'table',
    step,
  });
  const turn = (label: string, to: number): Button<ComponentAction> => ({
    label,
    action: action('hands', 1, Math.max(0, to)),
    style: 'secondary',
    ...((to < 0 || to >= pages) && { disabled: true }),
  });
  return [
    text(gameName(game, table, locale), 'title'),
    text(words.handsOver(hands.length)),
    {
      part: 'select',
      label: words.chooseHand,
      options: shown.map((hand) => ({
        label: handLabel(game, table, hand, cast, locale),
        action: action('pick', hand.number, 0),
      })),
    },
    ...(pages > 1 ? [{ part: 'buttons', buttons: [turn('◀', page - 1), turn('▶', page + 1)] } as const] : []),
  ];
}
