/** A deal that is over, for the picture of a table's results: every hand as it was left, and the bombs. */
import { faceOf } from '../../../game/cards.ts';
import { line } from '../../../game/screen.ts';
import { joinWithDots } from '../../../game/screen-parts.ts';
import { type HandSummary, MAX_KEY_PLAYS } from '../../../game/summary.ts';
import type { Locale } from '../../../game/words.ts';
import type { State } from '../state.ts';
import { tableView } from '../views.ts';
import { catalogue } from '../words/catalogue.ts';
import { outcomeLines } from './end.ts';
import { eventLine, kittyLine, roleIcon } from './shared.ts';

export function summarize(state: State, locale: Locale): HandSummary {
  const view = tableView(state);
  const words = catalogue[locale];
  const { revealedHands, landlord, recent, stake } = view;
  const last = recent.findLastIndex(({ kind }) => kind === 'play');
  const keyPlays = recent.filter(
    (entry, index) => index === last || (entry.kind === 'play' && entry.play.kind === 'bomb'),
  );
  return {
    outcome: outcomeLines(view, words),
    seats: view.sizes.map((size, seat) => ({
      pieces: (revealedHands?.[seat] ?? []).map(faceOf),
      note: joinWithDots([
        `${roleIcon(view, seat)}${seat === landlord ? words.landlord : words.farmer}`,
        size > 0 ? words.cards(size) : words.outOfCards,
      ]),
    })),
    keyPlays: [
      ...keyPlays.slice(1 - MAX_KEY_PLAYS).map((entry) => {
        const played = eventLine(entry, words);
        if (entry.kind !== 'play') return played;
        const shown = line`${played} ${{ cards: entry.cards.map(faceOf) }}`;
        return entry === recent[last] ? joinWithDots([shown, words.outOfCards]) : shown;
      }),
      ...(stake === null ? [] : [[words.whyPaid(stake)]]),
      ...kittyLine(view, words).flatMap((part) => (part.part === 'text' ? [part.line] : [])),
    ],
  };
}
