/** A round that is over, for the picture of a table's results: belts, lighthouses, what is left in the hands, and the turns that decided it. */
import { line } from '../../../game/screen.ts';
import { joinWithDots } from '../../../game/screen-parts.ts';
import type { HandSummary } from '../../../game/summary.ts';
import { MAX_KEY_PLAYS } from '../../../game/summary.ts';
import type { Locale } from '../../../game/words.ts';
import { weatherFace } from '../cards.ts';
import type { State } from '../state.ts';
import { tableView } from '../views.ts';
import { catalogue } from '../words/catalogue.ts';
import { earlyEnd } from './shared.ts';
import { scoreNotes } from './standings.ts';
import { turnLine } from './turns.ts';

export function summarize(state: State, locale: Locale): HandSummary {
  const view = tableView(state);
  const words = catalogue[locale];
  // Who drops out, and the last turn: after it the lowest lighthouse is paid.
  const decisive = view.turns.flatMap(({ out }, index) =>
    out.length > 0 || index === view.turns.length - 1 ? [index] : [],
  );
  return {
    outcome: [
      [view.round < view.rounds ? words.roundOver(view.round) : words.finalResult(view.rounds)],
      ...earlyEnd(view, words).flatMap((part) => (part.part === 'text' ? [part.line] : [])),
    ],
    seats: view.standings.map((_, seat) => ({
      // What a round that ended early has left.
      pieces: state.hands[seat]!.map(weatherFace),
      // Without the points of the round, which the picture has with the totals.
      note: line`${words.round(view.round)}${words.colon}${joinWithDots(scoreNotes(view, seat, words).slice(1))}`,
    })),
    keyPlays: decisive.slice(-MAX_KEY_PLAYS).map((index) => turnLine(view.turns, index, words)),
  };
}
