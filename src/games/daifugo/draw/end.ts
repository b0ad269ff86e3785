/** How a game ended: the settlement as a sum, or why a finish was a foul. */
import type { Seat } from '../../../game/game.ts';
import { line, type Part, text } from '../../../game/screen.ts';
import { joinWithDots, separator, smallText } from '../../../game/screen-parts.ts';
import { FOUL, payment } from '../ending.ts';
import { isRole, worthOf } from '../roles.ts';
import type { End } from '../state.ts';
import type { TableView } from '../views.ts';
import { cardLabel } from '../words/faces.ts';
import type { Words } from '../words/words.ts';
import { cards, inLine } from './look.ts';

export function drawEnd(view: TableView, say: Words): Part[] {
  const { end } = view;
  if (!end) return [];
  const laid = cards(end.play.cards);
  if (end.kind === 'foul') {
    return [text(say.end.foul({ seat: end.seat }), 'title'), laid, ...foul(view, end, say)];
  }
  return [text(say.end.wins({ seat: end.seat }), 'title'), laid, separator, ...settlement(view, end, say)];
}

type Win = Extract<End, { kind: 'win' }>;
type Foul = Extract<End, { kind: 'foul' }>;

function foul({ sizes, options, game }: TableView, { seat, play, by, reversed }: Foul, say: Words): Part[] {
  const roles = play.cards.filter((card) => isRole(card, reversed)).map(cardLabel);
  return [
    text(say.end.whyFoul(by, roles.join(' '))),
    text(say.end.foulPays({ seat }, FOUL, sizes.length - 1)),
    ...(game < options.games ? [smallText(say.end.starts({ seat }))] : []),
  ];
}

/** Every hand and its value, from the winner's next on; then who pays. */
function settlement(view: TableView, end: Win, say: Words): Part[] {
  const { shown, revolutions, options, game } = view;
  if (!shown) return [];
  const others = shown.map((_, step) => (end.seat + step) % shown.length).slice(1);
  const rows = others.flatMap((seat) => hand(view, end, seat, say));
  const { total } = worthOf(shown[end.payer]!, revolutions);
  const amount = payment(total);
  const tied = joinWithDots(end.tied.map((seat) => [{ seat }]));
  return [
    text(`**${say.end.settlement}**`),
    ...rows,
    ...(tied.length > 0 ? [text(say.end.tie(tied, { seat: end.payer }))] : []),
    text(say.end.pays({ seat: end.payer }, { seat: end.seat }, amount, amount < total)),
    ...(game < options.games ? [smallText(say.end.starts({ seat: end.payer }))] : []),
  ];
}

function hand({ shown, revolutions }: TableView, { drew, payer }: Win, seat: Seat, say: Words): Part[] {
  const held = shown![seat]!;
  const card = drew[seat];
  const drawn = typeof card === 'number' ? say.end.drewCard(inLine([card])) : [];
  return [
    text(line`${seat === payer ? '💸 ' : ''}${{ seat }} ${inLine(held)}${drawn}`),
    text(say.end.sum(worthOf(held, revolutions)), seat === payer ? undefined : 'small'),
  ];
}
