/**
 * The computer player of ドラフト・ババスキ！. It decides from its seat's view and chance alone, by a search over sampled
 * worlds (determinization):
 *
 * - A world deals the cards that the seat cannot see at random into the packs and hands they may lie in. Cards that a
 *   raid has shown stay in their hand, and in their place while it is known (`worlds.ts`).
 * - In each world every choice is tried, and the round is played to its end (a playout, `playout.ts`): in the draft
 *   everybody takes cards by a table of values with some noise (`card-values.ts`), in the raid villains and places are
 *   drawn at random.
 * - A playout's value is the seat's lead over the mean of the other seats, with a bonus for winning the table
 *   (`evaluation.ts`).
 * - The worse half of the choices is dropped again and again, until the budget of playouts is spent and one choice is
 *   left (sequential halving, `search.ts`).
 *
 * - Of two picks whose difference may be luck, one is drawn, so that drafts vary; of villains between which there is none, the
 *   one is sent that is likeliest to take a treasure.
 *
 * Levels differ in the budget (`levels.ts`). All but the friendly one remember the draft: their worlds give the cards that
 * the seat passed on to those who got them (`memory.ts`). The odds that a reason tells are of such worlds, too (`odds.ts`).
 *
 * Places of a hand where nobody knows the card are all alike. They are searched as one choice, and the place is then
 * drawn at random.
 */
import { type Chance, playoutRandom } from '../../game/chance.ts';
import { DEFAULT_LEVEL, type Level } from '../../game/levels.ts';
import type { Decision } from '../../game/reasons.ts';
import { valueOfCard } from './computer/card-values.ts';
import { onlyChoice, whyPicked, whyRaided } from './computer/explain.ts';
import { STRENGTHS } from './computer/levels.ts';
import { withLikelierVillain } from './computer/likelier.ts';
import { drawOdds } from './computer/odds.ts';
import { searchBestPick } from './computer/pick.ts';
import { drawsUnknown, searchBestRaid } from './computer/raid.ts';
import type { Choice } from './rules.ts';
import type { SeatView } from './views.ts';

export function computer(view: SeatView, chance: Chance, level: Level = DEFAULT_LEVEL): Decision<Choice> {
  const { table, choices } = view;
  if (choices.length === 1 || table.phase === 'over') return { choice: choices[0]!, reason: onlyChoice() };
  const random = playoutRandom(chance, 'worlds');
  const strength = STRENGTHS[level];
  if (table.phase === 'raid') {
    const found = searchBestRaid(table, view, strength, random);
    const odds =
      table.target !== null && drawsUnknown(table, found.choice)
        ? drawOdds(table, view, table.target, chance)
        : [];
    const raid = strength.sendsLikelier ? withLikelierVillain(found, odds) : found;
    return { choice: raid.choice, reason: whyRaided(table, view, raid, odds) };
  }
  const pick = searchBestPick(table, view, strength, random);
  return { choice: pick.best, reason: whyPicked(table, view, pick) };
}

/** Keeps the card of the highest value in the draft, and makes the first choice in the raid. */
export const safe = ({ choices }: SeatView): Choice =>
  choices.reduce((best, choice) => (safetyOf(choice) > safetyOf(best) ? choice : best));

const safetyOf = (choice: Choice): number => (choice.do === 'secure' ? valueOfCard(choice.card) : 0);
