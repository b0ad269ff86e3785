/** A match that is over, for the picture of a table's results: the last showdown with all of its dice. */
import type { Line } from '../../../game/screen.ts';
import { joinWithDots } from '../../../game/screen-parts.ts';
import type { HandSummary } from '../../../game/summary.ts';
import type { Locale } from '../../../game/words.ts';
import { countsAs } from '../dice.ts';
import { pictureOf } from '../pictures.ts';
import type { State } from '../state.ts';
import { tableView } from '../views.ts';
import { catalogue } from '../words/catalogue.ts';
import { challengeOf, countOf, lossOf } from './showdown.ts';
import { outcomeLine } from './table.ts';

export function summarize(state: State, locale: Locale): HandSummary {
  const view = tableView(state);
  const words = catalogue[locale];
  const { lastShowdown, diceLeft, lost } = view;
  const face = lastShowdown?.call.face;
  return {
    outcome: [outcomeLine(view, words)],
    seats: diceLeft.map((left, seat) => {
      const dice = lastShowdown?.dice[seat] ?? [];
      const isCounted = (die: (typeof dice)[number]) => face !== undefined && countsAs(die, face);
      const notes: (Line | string)[] = [
        ...(left > 0 ? [] : [`💀 ${words.out}`]),
        ...(lost[seat]! > 0 ? [words.lostDice(lost[seat]!)] : []),
      ];
      return {
        // Those that counted for the last call come first, as in the message.
        pieces: dice.toSorted((a, b) => Number(isCounted(b)) - Number(isCounted(a))).map(pictureOf),
        note: joinWithDots(notes),
      };
    }),
    keyPlays: lastShowdown
      ? [challengeOf(lastShowdown, words), countOf(lastShowdown, words), lossOf(lastShowdown, words)]
      : [],
  };
}
