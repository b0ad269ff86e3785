/** A round that is over: every score card by card, and who won and why. */
import type { Seat } from '../../../game/game.ts';
import { type Block, type Line, line } from '../../../game/screen.ts';
import { joinLines, joinWithDots, NO_BREAK_SPACE, smallText, unbroken } from '../../../game/screen-parts.ts';
import { type Card, cardOf, handPoints, securedPoints, sorted } from '../cards.ts';
import { GOAL_POINTS } from '../score.ts';
import type { OverView } from '../views.ts';
import type { Words } from '../words/words.ts';
import { cardsLine } from './shared.ts';

/** With more seats a phone has room for about a line each. */
const MAX_ROOMY_SEATS = 4;
/** Between what stands beside each other without a sign. */
const GAP = '  ';

export const isCrowded = ({ scores }: OverView): boolean => scores.length > MAX_ROOMY_SEATS;

/** Every seat's score, with its secured cards and those in hand (babasuki 5). */
export const scoreRows = (view: OverView, words: Words): Block => ({
  part: 'seats',
  rows: view.scores.map((score, seat) => ({
    seat,
    isActing: false,
    note: joinLines(
      [words.roundScore(score), ...scoreLines(view.secured[seat]!, view.hands[seat]!, words)],
      // Two lists of pictures on one line are hard to tell apart, and a dot before a list that has no room would end its line.
      isCrowded(view) ? ' · ' : '\n',
    ),
  })),
});

/**
 * The same for a player's panel, in small print. With many seats only the reader's cards are shown: the table's message has
 * those of all.
 */
export function smallScoreRows(view: OverView, reader: Seat, words: Words): Block[] {
  const seats = view.scores.map((_, seat) => seat);
  // No line ends between a player and their points.
  const scoreOf = (seat: Seat): Line =>
    line`${{ seat }}${NO_BREAK_SPACE}${unbroken(scoreAndTotal(view, seat, words))}`;
  // No dot stands between them, as it would end a line where a list has no room.
  const rowOf = (seat: Seat): Line =>
    joinLines([scoreOf(seat), ...scoreLines(view.secured[seat]!, view.hands[seat]!, words)], GAP);
  if (!isCrowded(view)) return seats.map((seat) => smallText(rowOf(seat)));
  const others = seats.filter((seat) => seat !== reader).map(scoreOf);
  return [rowOf(reader), ...others].map((row) => smallText(row));
}

/** Every seat's points of this round and of all so far, and those of each card of this round (babasuki 5). */
export const pointRows = (view: OverView, words: Words): Block => ({
  part: 'seats',
  rows: view.scores.map((_, seat) => ({
    seat,
    isActing: false,
    note: joinWithDots([
      [scoreAndTotal(view, seat, words)],
      ...cardsByPoints(view.secured[seat]!, view.hands[seat]!, words),
    ]),
  })),
});

/** A seat's points of this round, and from the second round on those of all so far. */
const scoreAndTotal = ({ round, scores, totals }: OverView, seat: Seat, words: Words): string =>
  round > 1 ? words.roundScoreOfTotal(scores[seat]!, totals[seat]!) : words.roundScore(scores[seat]!);

/** A player's points, and how they stand while the table goes on. */
export function ownScore({ scores, totals, winners, options }: OverView, seat: Seat, words: Words): Line {
  const score = scores[seat]!;
  if (options.oneShot) return [words.yourResult(score)];
  if (winners) return [words.youScored(score)];
  const total = totals[seat]!;
  const place = 1 + totals.filter((other) => other > total).length;
  const isShared = totals.filter((other) => other === total).length > 1;
  return joinWithDots([[words.youScored(score)], [words.yourTotal(total, place, totals.length, isShared)]]);
}

/** Whether a seat has the highest total and shares it with nobody: its own score says so. */
export const leadsAlone = ({ totals }: OverView, seat: Seat): boolean =>
  totals.every((total, other) => other === seat || total < totals[seat]!);

export const scoreLines = (secured: readonly Card[], hand: readonly Card[], words: Words): Line[] => [
  ...(secured.length > 0
    ? [line`${unbroken(words.fromSecured(securedPoints(secured)))}${words.colon}${cardsLine(secured)}`]
    : []),
  ...(hand.length > 0
    ? [line`${unbroken(words.fromHand(handPoints(hand)))}${words.colon}${cardsLine(sorted(hand))}`]
    : []),
];

/** Points before the cards that are worth them, the most first. A line may break between pictures and what stands beside them. */
function cardsByPoints(secured: readonly Card[], hand: readonly Card[], words: Words): Line[] {
  const worths = [
    ...secured.map((card) => ({ card, points: cardOf(card).secured })),
    ...hand.map((card) => ({ card, points: cardOf(card).inHand })),
  ];
  const mostFirst = [...new Set(worths.map(({ points }) => points))].sort((a, b) => b - a);
  return mostFirst.map((points) => {
    const cards = sorted(worths.flatMap((worth) => (worth.points === points ? [worth.card] : [])));
    return line`${words.pointsOfCards(points, cards.length)} ${cardsLine(cards)}`;
  });
}

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
    return highest >= GOAL_POINTS
      ? words.tieGoesOn(names, highest)
      : words.leads(names, highest, leaders.length > 1);
  }
  if (!options.oneShot) return [words.goalReached(highest)];
  // In a single round fewer winners than leaders means that the cards held decided.
  const wasTieBroken = scores.filter((score) => score === highest).length > winners.length;
  const others = scores.filter((score) => score < highest);
  const next = others.length > 0 ? Math.max(...others) : null;
  return [wasTieBroken ? words.tieBroken : words.bestOfRound(highest, next)];
}

const nameList = (seats: readonly Seat[], words: Words): Line => words.names(seats.map((seat) => ({ seat })));
