/** What the table and a panel both show: what lies before a seat, the latest raid, scores, and how the table ended. */
import type { Seat } from '../../../game/game.ts';
import { type Line, line, type Part, text } from '../../../game/screen.ts';
import { joinLines, joinWithDots, largeCards, smallText } from '../../../game/screen-parts.ts';
import { type Card, faceOf, handPoints, securedPoints, sorted } from '../cards.ts';
import type { Raid } from '../state.ts';
import type { OverView, RaidingView } from '../views.ts';
import type { Words } from '../words/words.ts';

export const cards = (ids: readonly Card[]): Part => largeCards(ids.map(faceOf));

export const faces = (ids: readonly Card[]): Line => [{ cards: ids.map(faceOf) }];

/** What lies before a seat, and how much it holds. */
export function lyingBefore({ sizes, villains, secured, seen }: RaidingView, seat: Seat, say: Words): Line {
  const known = seen[seat]!.map(({ card }) => card);
  return joinWithDots([
    line`**${say.handCards(sizes[seat]!)}**${known.length > 0 ? say.among(faces(known)) : ''}`,
    ...(villains[seat]!.length > 0 ? [line`👿 ${faces(villains[seat]!)}`] : []),
    ...(secured[seat]!.length > 0 ? [line`${say.secured} ${faces(secured[seat]!)}`] : []),
  ]);
}

/** The latest raid, for all to see, or that there was none yet. */
export function drawLast(raids: readonly Raid[], say: Words): Part[] {
  const last = raids.at(-1);
  if (!last) return [text(`**${say.raidBegins}**`)];
  return [text(told(last, say)), text(say.outcome({ seat: last.seat }, owner(last))[last.outcome])];
}

const owner = ({ seat, drawn }: Raid): { seat: Seat } => ({ seat: drawn?.from ?? seat });

const told = ({ seat, villain, drawn }: Raid, say: Words): Line => {
  const actor = line`${{ seat }} ${faces([villain])}`;
  if (!drawn) return say.drewNothing(actor);
  return say.drew(actor, [{ seat: drawn.from }], drawn.position + 1, faces([drawn.card]));
};

export const breakdown = (secured: readonly Card[], hand: readonly Card[], say: Words): Line[] => [
  ...(secured.length > 0 ? [line`${say.fromSecured(securedPoints(secured))} ${faces(secured)}`] : []),
  ...(hand.length > 0 ? [line`${say.fromHand(handPoints(hand))} ${faces(sorted(hand))}`] : []),
];

export function drawEnd({ winners, totals, options, scores }: OverView, say: Words): Part[] {
  const names = (seats: readonly Seat[]) =>
    joinLines(
      seats.map((seat) => [{ seat }]),
      ', ',
    );
  const highest = Math.max(...totals);
  const leaders = totals.flatMap((total, seat) => (total === highest ? [seat] : []));
  if (!winners) return [text(say.leads(names(leaders), highest))];
  const [winner = 0] = winners;
  const tied = options.oneShot && scores.filter((score) => score === highest).length > winners.length;
  return [
    text(winners.length > 1 ? say.draws(names(winners)) : say.wins({ seat: winner }), 'title'),
    ...(tied ? [smallText(say.tieBroken)] : []),
  ];
}
