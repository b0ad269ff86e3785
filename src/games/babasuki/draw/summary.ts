/** A round that is over, for the picture of a table's results: the points of each card, and the raids. */
import { line } from '../../../game/screen.ts';
import { joinWithDots } from '../../../game/screen-parts.ts';
import { type HandSummary, MAX_KEY_PLAYS } from '../../../game/summary.ts';
import type { Locale } from '../../../game/words.ts';
import type { Raid, State } from '../state.ts';
import { tableView } from '../views.ts';
import { catalogue } from '../words/catalogue.ts';
import { pointsOf, raidLog } from './raids.ts';
import { outcomeReason, scoreLines, winnersLine } from './scores.ts';

export function summarize(state: State, locale: Locale): HandSummary {
  const view = tableView(state);
  const words = catalogue[locale];
  if (view.phase !== 'over') return { outcome: [], seats: [], keyPlays: [] };
  const winners = winnersLine(view, words);
  const reason = outcomeReason(view, words);
  return {
    outcome: winners ? [line`${winners} ${reason}`] : [reason],
    seats: view.scores.map((_, seat) => ({
      pieces: [],
      note: joinWithDots(scoreLines(view.secured[seat]!, view.hands[seat]!, words)),
    })),
    keyPlays: raidLog(mostWorth(view.raids), null, words).map((part) => part.line),
  };
}

/** The raids by which cards were secured, those worth the most points, in the order of play. */
function mostWorth(raids: readonly Raid[]): readonly Raid[] {
  const paid = raids.filter(({ outcome }) => outcome === 'treasure' || outcome === 'caught');
  const kept = paid.toSorted((a, b) => pointsOf(b) - pointsOf(a)).slice(0, MAX_KEY_PLAYS);
  return raids.filter((raid) => kept.includes(raid));
}
