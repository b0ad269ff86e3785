/** A game that is over, for the picture of a table's results: every hand with its value, and what turned the game. */
import { faceOf } from '../../../game/cards.ts';
import { line } from '../../../game/screen.ts';
import { type HandSummary, MAX_KEY_PLAYS } from '../../../game/summary.ts';
import type { Locale } from '../../../game/words.ts';
import { worthOf } from '../roles.ts';
import type { LogEntry, State } from '../state.ts';
import { tableView } from '../views.ts';
import { catalogue } from '../words/catalogue.ts';
import { drawEnd, isAddedUp, titleOf } from './end.ts';
import { byName, inlineCards, NO_GIFTS, recentEvents } from './shared.ts';

const isTurn = ({ kind }: LogEntry): boolean => kind === 'revolution' || kind === 'lock' || kind === 'give';

export function summarize(state: State, locale: Locale): HandSummary {
  const view = tableView(state);
  const words = catalogue[locale];
  const { end, revealedHands, revolutions, recent, scores, sizes } = view;
  const turns = recent.filter(isTurn);
  const events = recentEvents({ ...view, recent: turns }, MAX_KEY_PLAYS, NO_GIFTS, words);
  const reasons = drawEnd(view, words).flatMap((part) =>
    part.part === 'text' && part.size === undefined ? [part.line] : [],
  );
  return {
    outcome: end ? [line`${titleOf(end, byName, words)} ${inlineCards(end.play.cards)}`] : [],
    seats: sizes.map((size, seat) => {
      const hand = revealedHands?.[seat] ?? [];
      return {
        pieces: hand.map(faceOf),
        note:
          hand.length > 0
            ? [
                words.end.sum(
                  worthOf(hand, revolutions),
                  scores?.[seat] ?? 0,
                  isAddedUp(revealedHands ?? []),
                  true,
                ),
              ]
            : [words.cards(size)],
      };
    }),
    keyPlays: [
      ...events.flatMap((part) => (part.part === 'text' ? [part.line] : [])),
      ...(end?.kind === 'foul' ? reasons : reasons.slice(0, 1)),
    ].slice(-MAX_KEY_PLAYS),
  };
}
