/** What the table and the panels share: cards, notes on the seats, and the discards. */
import type { Seat } from '../../../game/game.ts';
import { plain } from '../../../game/numbers.ts';
import { type Block, type Line, line } from '../../../game/screen.ts';
import { inDetails, joinLines, joinWithDots, NO_BREAK_SPACE, smallText } from '../../../game/screen-parts.ts';
import { type Card, faceOf, securedPoints, sorted } from '../cards.ts';
import type { PickingView, RaidingView, TableView } from '../views.ts';
import type { Words } from '../words/words.ts';

export const cardsLine = (cards: readonly Card[]): Line => [{ cards: cards.map(faceOf) }];

/** While picking: which seats have picked, and what each has laid open. */
export function pickingSeats(view: PickingView, words: Words): Block {
  const { sizes, pack, toAct } = view;
  const rows = sizes.map((_, seat) => {
    const putAway = pack?.laidOpen[seat] ?? [];
    const isActing = toAct.includes(seat);
    const notes = [
      [isActing ? words.choosing : words.hasPicked],
      ...(putAway.length > 0 ? [line`${words.discards}${words.colon}${cardsLine(putAway)}`] : []),
      ...tableNotes(view, seat, words),
    ];
    return { seat, isActing, note: joinWithDots(notes) };
  });
  return { part: 'seats', rows };
}

/** In the raid: every seat's cards as far as all know them. */
export const raidingSeats = (view: RaidingView, words: Words): Block => ({
  part: 'seats',
  rows: view.sizes.map((_, seat) => ({
    seat,
    isActing: seat === view.turn,
    note: joinWithDots([...raidNotes(view, seat, words), ...tableNotes(view, seat, words)]),
  })),
});

/** A seat's hand size with the cards known to be in it, its villains, and what it has secured. */
function raidNotes({ sizes, villains, secured, seen }: RaidingView, seat: Seat, words: Words): Line[] {
  const known = seen[seat]!.map(({ card }) => card);
  const won = secured[seat]!;
  return [
    line`**${words.handCards(sizes[seat]!)}**${known.length > 0 ? words.among(cardsLine(known)) : ''}`,
    ...(villains[seat]!.length > 0 ? [villainsLine(villains[seat]!)] : []),
    ...(won.length > 0 ? [line`${words.fromSecured(securedPoints(won))} ${cardsLine(won)}`] : []),
  ];
}

export const villainsLine = (villains: readonly Card[]): Line => line`👿 ${cardsLine(villains)}`;

/** Whether a seat deals, and its points of the rounds before, if there were any. */
const tableNotes = ({ dealer, totals, round }: TableView, seat: Seat, words: Words): Line[] => [
  ...(dealer === seat ? [[words.dealer]] : []),
  ...(round > 1 ? [[words.totalBefore(totals[seat]!)]] : []),
];

/** The points of all of the rounds before; none in the first. */
export function totalsBefore({ totals, round }: TableView, words: Words): Block[] {
  if (round === 1) return [];
  const each = totals.map((total, seat) => line`${{ seat }}${NO_BREAK_SPACE}${plain(total)}`);
  const listed = joinLines(each, words.listSeparator);
  return [inDetails(smallText(line`${words.totalsBefore}${words.colon}${listed}`))];
}

/** The cards of raids, and beside them those that were discarded before; for two they are one pile (babasuki 8). */
export function discards(
  { discards: all, raids, totals }: Pick<RaidingView, 'discards' | 'raids' | 'totals'>,
  words: Words,
): Block[] {
  const raided = new Set(raids.flatMap(({ villain, drawn }) => [villain, ...(drawn ? [drawn.card] : [])]));
  const before = totals.length === 2 ? [] : all.filter((card) => !raided.has(card));
  const others = all.filter((card) => !before.includes(card));
  const named = [...namedCards(words.leftOut, before, words), ...namedCards(words.discards, others, words)];
  return named.length > 0 ? [smallText(joinWithDots(named))] : [];
}

/** The card that is discarded before anybody picks (babasuki 1). */
export const leftOut = ({ discards: cards, pack }: PickingView, words: Words): Block[] =>
  namedCards(pack ? words.discards : words.leftOut, cards, words).map((named) => smallText(named));

const namedCards = (name: string, cards: readonly Card[], words: Words): Line[] =>
  cards.length > 0 ? [line`${name}${words.colon}${cardsLine(sorted(cards))}`] : [];
