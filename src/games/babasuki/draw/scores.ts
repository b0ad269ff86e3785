/** A round that is over: every score card by card, and who won and why. */
import type { Seat } from '../../../game/game.ts';
import { type Block, type Line, line } from '../../../game/screen.ts';
import { joinLines, joinWithDots } from '../../../game/screen-parts.ts';
import { type Card, cardOf, handPoints, securedPoints, sorted } from '../cards.ts';
import { GOAL_POINTS } from '../score.ts';
import type { OverView } from '../views.ts';
import type { Words } from '../words/words.ts';
import { cardsLine } from './shared.ts';

/** Every seat's score, with the points of each secured card and of each card in hand (babasuki 5). */
export const scoreRows = (view: OverView, words: Words): Block => ({
  part: 'seats',
  rows: view.scores.map((score, seat) => ({
    seat,
    isActing: false,
    note: joinWithDots([
      [words.roundScore(score)],
      ...scoreLines(view.secured[seat]!, view.hands[seat]!, words),
    ]),
  })),
});

/** Every seat's points of all rounds so far. */
export const totalRows = ({ totals }: OverView, words: Words): Block => ({
  part: 'seats',
  rows: totals.map((total, seat) => ({ seat, isActing: false, note: [words.total(total)] })),
});

export const scoreLines = (secured: readonly Card[], hand: readonly Card[], words: Words): Line[] => [
  ...(secured.length > 0
    ? [line`${words.fromSecured(securedPoints(secured))}${words.colon}${cardByCard(secured, 'secured')}`]
    : []),
  ...(hand.length > 0
    ? [line`${words.fromHand(handPoints(hand))}${words.colon}${cardByCard(sorted(hand), 'inHand')}`]
    : []),
];

/** A card and its points stay on one line. */
const cardByCard = (cards: readonly Card[], points: 'secured' | 'inHand'): Line =>
  joinLines(
    cards.map((card) => line`${cardsLine([card])}\u2060${cardOf(card)[points]}`),
    ' ',
  );

/** The winners of the table; null while it goes on. */
export function winnersLine({ winners }: OverView, words: Words): Line | null {
  if (!winners) return null;
  const [winner = 0] = winners;
  return winners.length > 1 ? words.draw(nameList(winners, words)) : words.wins({ seat: winner });
}

/** Why the table has its winners, or why it goes on (babasuki 6, 7). */
export function outcomeReason({ winners, totals, options, scores }: OverView, words: Words): Line {
  const highest = Math.max(...totals);
  if (!winners) {
    const leaders = totals.flatMap((total, seat) => (total === highest ? [seat] : []));
    const names = nameList(leaders, words);
    return highest >= GOAL_POINTS ? words.tieGoesOn(names, highest) : words.leads(names, highest);
  }
  if (!options.oneShot) return [words.goalReached(highest)];
  // In a single round fewer winners than leaders means that the cards held decided.
  const wasTieBroken = scores.filter((score) => score === highest).length > winners.length;
  return [wasTieBroken ? words.tieBroken : words.bestOfRound(highest)];
}

const nameList = (seats: readonly Seat[], words: Words): Line =>
  joinLines(
    seats.map((seat) => [{ seat }]),
    words.listSeparator,
  );
