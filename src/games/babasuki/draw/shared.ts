/** Parts that the table and the panels share: cards, the latest raid, scores, and the outcome. */
import type { Seat } from '../../../game/game.ts';
import { type Block, type Line, line, text } from '../../../game/screen.ts';
import { joinLines, joinWithDots, largeCards, smallText } from '../../../game/screen-parts.ts';
import { type Card, cardOf, faceOf, handPoints, securedPoints, sorted } from '../cards.ts';
import type { Raid } from '../state.ts';
import type { OverView, RaidingView } from '../views.ts';
import type { Words } from '../words/words.ts';

export const cardsPart = (cards: readonly Card[]): Block => largeCards(cards.map(faceOf));
export const cardsLine = (cards: readonly Card[]): Line => [{ cards: cards.map(faceOf) }];

/** A card in plain text: its kind, and its marks or its number. */
export function cardName(card: Card, words: Words): string {
  const { kind, marks } = cardOf(card);
  return `${words.kinds[kind]} ${marks.length > 0 ? marks.join('') : card}`;
}

/** A seat's hand size with the cards known to be in it, its villains, and what it has secured. */
export function seatNote({ sizes, villains, secured, seen }: RaidingView, seat: Seat, words: Words): Line {
  const known = seen[seat]!.map(({ card }) => card);
  return joinWithDots([
    line`**${words.handCards(sizes[seat]!)}**${known.length > 0 ? words.among(cardsLine(known)) : ''}`,
    ...(villains[seat]!.length > 0 ? [line`👿 ${cardsLine(villains[seat]!)}`] : []),
    ...(secured[seat]!.length > 0 ? [line`${words.secured} ${cardsLine(secured[seat]!)}`] : []),
  ]);
}

/** The latest raid and what came of it, or that the raid begins. */
export function latestRaid(raids: readonly Raid[], words: Words): Block[] {
  const latest = raids.at(-1);
  if (!latest) return [text(`**${words.raidBegins}**`)];
  const target = { seat: latest.drawn?.from ?? latest.seat };
  return [text(raidLine(latest, words)), text(words.outcome({ seat: latest.seat }, target)[latest.outcome])];
}

function raidLine({ seat, villain, drawn }: Raid, words: Words): Line {
  const actor = line`${{ seat }} ${cardsLine([villain])}`;
  if (!drawn) return words.drewNothing(actor);
  return words.drew(actor, [{ seat: drawn.from }], drawn.position + 1, cardsLine([drawn.card]));
}

/** How a score came about: points of secured cards, then of cards in hand. */
export const scoreLines = (secured: readonly Card[], hand: readonly Card[], words: Words): Line[] => [
  ...(secured.length > 0 ? [line`${words.fromSecured(securedPoints(secured))} ${cardsLine(secured)}`] : []),
  ...(hand.length > 0 ? [line`${words.fromHand(handPoints(hand))} ${cardsLine(sorted(hand))}`] : []),
];

/** The winners of the table, or its leaders while it goes on. */
export function outcome({ winners, totals, options, scores }: OverView, words: Words): Block[] {
  const highest = Math.max(...totals);
  const leaders = totals.flatMap((total, seat) => (total === highest ? [seat] : []));
  if (!winners) return [text(words.leads(nameList(leaders, words), highest))];
  const [winner = 0] = winners;
  // babasuki 7: in a single round fewer winners than leaders means that the cards held decided.
  const wasTieBroken = options.oneShot && scores.filter((score) => score === highest).length > winners.length;
  return [
    text(winners.length > 1 ? words.draw(nameList(winners, words)) : words.wins({ seat: winner }), 'title'),
    ...(wasTieBroken ? [smallText(words.tieBroken)] : []),
  ];
}

const nameList = (seats: readonly Seat[], words: Words): Line =>
  joinLines(
    seats.map((seat) => [{ seat }]),
    words.listSeparator,
  );
