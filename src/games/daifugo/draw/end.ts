/** How a game ended: the settlement with its sums, or why a finish was a foul. */
import type { Seat } from '../../../game/game.ts';
import { type Block, line, text } from '../../../game/screen.ts';
import { joinLines, separator, smallText } from '../../../game/screen-parts.ts';
import { FOUL_PAYMENT, payment } from '../ending.ts';
import { isRole, worthOf } from '../roles.ts';
import type { End } from '../state.ts';
import type { TableView } from '../views.ts';
import { cardLabel } from '../words/faces.ts';
import type { Words } from '../words/words.ts';
import { cardsPart, inlineCards } from './shared.ts';

export function drawEnd(view: TableView, words: Words): Block[] {
  const { end } = view;
  if (!end) return [];
  const who = { seat: end.seat };
  const lastPlay = cardsPart(end.play.cards);
  if (end.kind === 'foul')
    return [text(words.end.foul(who), 'title'), lastPlay, ...foulDetails(view, end, words)];
  return [text(words.end.wins(who), 'title'), lastPlay, separator, ...settlement(view, end, words)];
}

type Win = Extract<End, { kind: 'win' }>;
type Foul = Extract<End, { kind: 'foul' }>;

function foulDetails(
  { sizes, options, game }: TableView,
  { seat, play, by, reversed }: Foul,
  words: Words,
): Block[] {
  const roles = play.cards.filter((card) => isRole(card, reversed)).map((card) => cardLabel(card, words));
  return [
    text(words.end.whyFoul(by, roles.join(' '))),
    text(words.end.foulPays({ seat }, FOUL_PAYMENT, sizes.length - 1)),
    ...(game < options.games ? [smallText(words.end.starts({ seat }))] : []),
  ];
}

/** Every other hand with its value, from the seat after the winner on; then who pays. */
function settlement(view: TableView, end: Win, words: Words): Block[] {
  const { revealedHands, revolutions, options, game } = view;
  if (!revealedHands) return [];
  const others = revealedHands.map((_, step) => (end.seat + step) % revealedHands.length).slice(1);
  const { total } = worthOf(revealedHands[end.payer]!, revolutions);
  const amount = payment(total);
  const tied = joinLines(
    end.tied.map((seat) => [{ seat }]),
    words.listSeparator,
  );
  return [
    text(`**${words.end.settlement}**`),
    ...others.flatMap((seat) => handValue(view, end, seat, words)),
    ...(tied.length > 0 ? [text(words.end.tie(tied, { seat: end.payer }))] : []),
    text(words.end.pays({ seat: end.payer }, { seat: end.seat }, amount, amount < total)),
    ...(game < options.games ? [smallText(words.end.starts({ seat: end.payer }))] : []),
  ];
}

function handValue(
  { revealedHands, revolutions }: TableView,
  { drew, payer }: Win,
  seat: Seat,
  words: Words,
): Block[] {
  const hand = revealedHands![seat]!;
  const card = drew[seat];
  const drawn = typeof card === 'number' ? words.end.drewCard(inlineCards([card])) : [];
  const isPayer = seat === payer;
  return [
    text(line`${isPayer ? '💸 ' : ''}${{ seat }} ${inlineCards(hand)}${drawn}`),
    text(words.end.sum(worthOf(hand, revolutions)), isPayer ? undefined : 'small'),
  ];
}
