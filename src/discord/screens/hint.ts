/** The hint in a player's panel: the button that asks for it, and what the computer player would do. */
import type { AnyGame } from '../../game/game.ts';
import { reasonText } from '../../game/reasons.ts';
import type { Button, Label, Panel } from '../../game/screen.ts';
import { smallText } from '../../game/screen-parts.ts';
import type { Locale } from '../../game/words.ts';
import { allowsHints } from '../../tables/hints.ts';
import { seatsToAct } from '../../tables/play.ts';
import type { BegunTable, PlayingTable } from '../../tables/table.ts';
import type { Thought } from '../../tables/thinker.ts';
import { wordsFor } from '../../text/catalogue.ts';
import type { ComponentAction } from '../ids.ts';
import { capitalizedLine } from '../line-text.ts';
import { adviceOf, withAdvice } from './advice.ts';

/** Whether the seat has something to choose, and its player may ask what the computer would do. */
export const mayAskForHint = (game: AnyGame, table: BegunTable, seat: number): table is PlayingTable =>
  table.phase === 'playing' &&
  allowsHints(table) &&
  seatsToAct(game, table).includes(seat) &&
  game.choices(table.state, seat).length > 1;

export interface HintedPanel extends Panel<ComponentAction> {
  /** Asks for a hint: beside the heading of the hand, or beside the question where the controls are the hand. */
  readonly ask?: Button<ComponentAction>;
}

/**
 * The panel with the button that asks for a hint. Once it has been pressed, the hint stands above the controls, whose places from the
 * lower edge stay the same, and the button of the choice has its sign; the headline, which has been read, makes room for it.
 */
export function withHint(
  panel: Panel<ComponentAction>,
  { game, table, seat }: { readonly game: AnyGame; readonly table: BegunTable; readonly seat: number },
  hint: Thought | null,
  locale: Locale,
): HintedPanel {
  if (!mayAskForHint(game, table, seat)) return panel;
  const { hints } = wordsFor(locale);
  const choice = hint && game.choices(table.state, seat).find((each) => game.nameOf(each) === hint.name);
  if (!choice)
    return { ...panel, ask: { label: `${SIGN}${hints.ask}`, action: { kind: 'hint' }, style: 'secondary' } };
  const action = capitalizedLine(game.drawAction(game.actionFor(table.state, seat, choice), locale));
  const advised = withAdvice(panel, adviceOf(game, table.state, seat, choice), (button) => ({
    ...button,
    label: withSign(button.label),
  }));
  const told = smallText(hints.hint(action, reasonText(game.words[locale], hint.reason, true)));
  return { ...advised, headline: [], hand: [...panel.hand, told] };
}

const SIGN = '💡 ';

const withSign = (label: Label): Label => (typeof label === 'string' ? SIGN + label : [SIGN, ...label]);
