/** How a game ended: what every hand left is worth and who pays for it, or why a finish was a foul. */
import type { Card } from '../../../game/cards.ts';
import type { Seat } from '../../../game/game.ts';
import { type Block, line, type Panel, text } from '../../../game/screen.ts';
import { note, separator, smallText } from '../../../game/screen-parts.ts';
import { FOUL_PAYMENT, payment } from '../ending.ts';
import { isRevolting } from '../order.ts';
import { isRole, worthOf } from '../roles.ts';
import type { End } from '../state.ts';
import type { SeatView, TableView } from '../views.ts';
import { cardLabel, MAX_ADDED } from '../words/faces.ts';
import type { Words } from '../words/words.ts';
import { sinceOwnTurnToEnd } from './recap.ts';
import { byName, cardsPart, inlineCards, type Naming, namingFor } from './shared.ts';

/** For the public message: the last play is large. */
export function drawEnd(view: TableView, words: Words): Block[] {
  const { end } = view;
  if (!end) return [];
  const lastPlay = cardsPart(end.play.cards);
  if (end.kind === 'foul')
    return [text(titleOf(end, byName, words), 'title'), lastPlay, ...foulDetails(view, end, byName, words)];
  const title = text(titleOf(end, byName, words), 'title');
  return [title, lastPlay, separator, ...settlement(view, end, byName, words)];
}

/** For a player: what it means for them, then the same on one screen of a phone. */
export function drawOwnEnd(view: SeatView, words: Words): Omit<Panel, 'details'> {
  const { table, seat } = view;
  const { end } = table;
  const named = namingFor(seat, words);
  const points = table.scores?.[seat] ?? 0;
  const { youWon, youLost, youNeither, lastPlay } = words.end;
  const ownResult = points > 0 ? youWon(points) : points < 0 ? youLost(-points) : youNeither;
  const rest = { hand: [], controls: [], last: [] };
  if (!end) return { headline: [], table: [], ...rest };
  // The title of a foul has no mark at its end.
  const between = end.kind === 'foul' ? ' · ' : ' ';
  return {
    headline: [
      text(`**${ownResult}**`),
      text(line`${titleOf(end, named, words)}${between}${lastPlay(inlineCards(end.play.cards))}`),
      ...sinceOwnTurnToEnd(view, words),
    ],
    table: end.kind === 'foul' ? foulDetails(table, end, named, words) : settlement(table, end, named, words),
    ...rest,
  };
}

export const titleOf = (end: End, named: Naming, words: Words) =>
  end.kind === 'foul' ? words.end.foul(named(end.seat)) : words.end.wins(named(end.seat));

type Win = Extract<End, { kind: 'win' }>;
type Foul = Extract<End, { kind: 'foul' }>;

function foulDetails(
  { sizes }: TableView,
  { seat, play, by, reversed }: Foul,
  named: Naming,
  words: Words,
): Block[] {
  const roles = play.cards.filter((card) => isRole(card, reversed)).map((card) => cardLabel(card, words));
  return [
    text(words.end.whyFoul(by, roles.join(' '))),
    text(words.end.foulPays(named(seat), FOUL_PAYMENT, sizes.length - 1)),
  ];
}

/** Who pays, and why: every other hand with its value, from the seat after the winner on. */
function settlement(view: TableView, end: Win, named: Naming, words: Words): Block[] {
  const { revealedHands, revolutions } = view;
  if (!revealedHands) return [];
  const others = revealedHands.map((_, step) => (end.seat + step) % revealedHands.length).slice(1);
  const { total } = worthOf(revealedHands[end.payer]!, revolutions);
  const amount = payment(total);
  const tied = words.names(end.tied.map((seat) => ({ seat })));
  // Cards drawn by more than one take the room of the additions.
  const isRoomy = others.filter((seat) => typeof end.drew[seat] === 'number').length < 2;
  const isAdded = isRoomy && isAddedUp(others.map((seat) => revealedHands[seat]!));
  return [
    text(words.end.pays(named(end.payer), named(end.seat), amount)),
    ...(tied.length > 0 ? [smallText(words.end.tie(tied, { seat: end.payer }))] : []),
    smallText(words.end.settlement(others.length, amount < total, isRevolting(revolutions))),
    ...others.flatMap((seat) => handValue(view, end, seat, isAdded, words)),
  ];
}

/** Whether the cards of all these hands are added up one by one. */
export const isAddedUp = (hands: readonly (readonly Card[])[]): boolean =>
  hands.every((hand) => hand.length <= MAX_ADDED);

/** A hand with the card drawn at the end, then its value factor by factor and what its seat pays. */
function handValue(
  { revealedHands, revolutions, scores }: TableView,
  { drew, payer }: Win,
  seat: Seat,
  isAdded: boolean,
  words: Words,
): Block[] {
  const hand = revealedHands![seat]!;
  const card = drew[seat];
  const drawn = typeof card === 'number' ? words.end.drewCard(inlineCards([card])) : [];
  const isPayer = seat === payer;
  const value = worthOf(hand, revolutions);
  return [
    text(line`${isPayer ? '💸 ' : ''}${{ seat }} ${inlineCards(hand)}${drawn}`),
    note(words.end.sum(value, scores?.[seat] ?? 0, isAdded)),
  ];
}
