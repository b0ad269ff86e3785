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

const isAskedWithHints = (game: AnyGame, table: BegunTable, seat: number): table is PlayingTable =>
  table.phase === 'playing' && allowsHints(table) && seatsToAct(game, table).includes(seat);

/** Whether the seat has something to choose, and its player may ask what the computer would do. */
export const mayAskForHint = (game: AnyGame, table: BegunTable, seat: number): table is PlayingTable =>
  isAskedWithHints(game, table, seat) && game.choices(table.state, seat).length > 1;

/**
 * The panel with the button in its last row; where there is but one choice it is disabled, and keeps its place. Once it has been pressed, the hint stands above the controls, in place of the
 * headline, and the button of the choice has its sign.
 */
export function withHint(
  panel: Panel<ComponentAction>,
  { game, table, seat }: { readonly game: AnyGame; readonly table: BegunTable; readonly seat: number },
  hint: Thought | null,
  locale: Locale,
): Panel<ComponentAction> {
  if (!isAskedWithHints(game, table, seat)) return panel;
  const { hints } = wordsFor(locale);
  const choice = hint && game.choices(table.state, seat).find((each) => game.nameOf(each) === hint.name);
  const isShown = hint !== null && choice !== undefined;
  const button: Button<ComponentAction> = {
    label: `${SIGN}${hints.ask}`,
    action: { kind: 'hint' },
    style: 'secondary',
    ...((isShown || !mayAskForHint(game, table, seat)) && { disabled: true }),
  };
  if (!isShown) return withButton(panel, button);
  const action = capitalizedLine(game.drawAction(game.actionFor(table.state, seat, choice), locale));
  const hinted = {
    ...withAdvice(panel, adviceOf(game, table.state, seat, choice), (advised) => ({
      ...advised,
      label: withSign(advised.label),
    })),
    headline: [],
    hand: [...panel.hand, smallText(hints.hint(action, reasonText(game.words[locale], hint.reason, true)))],
  };
  return withButton(hinted, button);
}

/** A question of at most so many characters is one line beside a button. */
const MAX_SHORT = 50;

/** Adds a button to the last row; where there is none, beside a short question, as another row would take more room. */
function withButton(panel: Panel<ComponentAction>, button: Button<ComponentAction>): Panel<ComponentAction> {
  const [question, ...controls] = panel.controls;
  if (panel.last.length > 0 || question?.part !== 'text' || question.line.join('').length > MAX_SHORT)
    return { ...panel, last: [...panel.last, button] };
  return { ...panel, controls: [{ part: 'section', text: question, button }, ...controls] };
}

const SIGN = '💡 ';

const withSign = (label: Label): Label => (typeof label === 'string' ? SIGN + label : [SIGN, ...label]);
