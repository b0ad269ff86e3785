/** The end of a deal: who won, every hand as it was left, the kitty, and what each was paid and why. */
import type { Seat } from '../../../game/game.ts';
import { signed } from '../../../game/numbers.ts';
import { type Block, type Line, line, text } from '../../../game/screen.ts';
import { joinWithDots, smallText } from '../../../game/screen-parts.ts';
import type { SeatView, TableView } from '../views.ts';
import type { Words } from '../words/words.ts';
import { handCards } from './hand.ts';
import { kittyLine, roleIcon } from './shared.ts';

/** For one player; small, as everything has to fit one screen of a phone. */
export function ownEnd({ table, seat }: SeatView, words: Words): Block[] {
  const score = table.scores?.[seat] ?? 0;
  return [
    text(score > 0 ? words.youWon(score) : words.youLost(-score), 'title'),
    ...outcomeLines(table, words).map((outcome) => text(outcome)),
    ...table.sizes.map((_, each) =>
      smallText(line`${roleIcon(table, each)}${{ seat: each }} · ${handLeft(table, each, words)}`),
    ),
    ...kittyLine(table, words),
    ...whyPaid(table, words),
  ];
}

/** For the whole table. */
export const endOfDeal = (table: TableView, words: Words): Block[] => [
  ...outcomeLines(table, words).map((outcome) => text(outcome, 'title')),
  {
    part: 'seats',
    rows: table.sizes.map((_, seat) => ({
      seat,
      isActing: false,
      note: line`${roleIcon(table, seat)}${handLeft(table, seat, words)}`,
    })),
  },
  ...kittyLine(table, words),
  ...whyPaid(table, words),
];

/** Which side won, and what the last play was; no line while the deal goes on. */
export function outcomeLines({ landlord, winner, recent }: TableView, words: Words): Line[] {
  if (winner === null || landlord === null) return [];
  const who = { seat: winner };
  const last = recent.findLast((entry) => entry.kind === 'play');
  const play = last ? words.play(last.play) : '';
  return [
    winner === landlord ? words.landlordWins(who, play) : words.farmersWin(who, { seat: landlord }, play),
  ];
}

/** What a seat was paid, and the cards that it had left. */
function handLeft({ revealedHands, scores, landlord }: TableView, seat: Seat, words: Words): Line {
  const hand = revealedHands?.[seat] ?? [];
  const score = scores?.[seat] ?? 0;
  const farmers = (scores?.length ?? 0) - 1;
  const sum = seat === landlord ? words.withEachFarmer(farmers, score / farmers) : '';
  const cards =
    hand.length > 0
      ? line`${words.cards(hand.length)}${words.colon}${handCards(hand, words)}`
      : [words.outOfCards];
  return joinWithDots([`**${signed(score)}**${sum}`, cards]);
}

/** doudizhu 8, 22: what decides on the payment. */
const whyPaid = ({ stake }: TableView, words: Words): Block[] =>
  stake === null ? [] : [smallText(`💰 ${words.whyPaid(stake)}`)];
