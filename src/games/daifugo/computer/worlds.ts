/** Games as they may be, as far as a seat can tell: who holds which of the cards that it does not see. */
import type { Card } from '../../../game/cards.ts';
import type { Chance } from '../../../game/chance.ts';
import type { Seat } from '../../../game/game.ts';
import { packOf } from '../rules.ts';
import type { State } from '../state.ts';
import { sortHand } from '../transitions.ts';
import type { SeatView } from '../views.ts';

/** @returns a game that fits the view; each arrangement of the unseen cards that fits is equally likely */
export function sampleWorld(view: SeatView, chance: Chance): State {
  const { table, seat, hand, drew } = view;
  const gone = new Set<Card>([...hand, ...table.played, ...table.discards]);
  const unseen = packOf(table.options).filter((card) => !gone.has(card));
  const given = giftsThatStay(view, new Set(unseen));
  const pool = chance.shuffle(
    'world',
    unseen.filter((card) => !given.has(card)),
  );
  const hands = table.sizes.map((size, other) => {
    if (other === seat) return [...hand];
    const known = [...given].flatMap(([card, holder]) => (holder === other ? [card] : [])).slice(0, size);
    return sortHand([...known, ...pool.splice(0, size - known.length)]);
  });
  const common = {
    options: table.options,
    game: table.game,
    hands,
    stock: pool.slice(0, table.stock),
    discards: [...table.discards],
    played: [...table.played],
    revolutions: table.revolutions,
    drawn: table.drawn,
    gifts: [],
    recent: [],
    turn: seat,
  };
  return table.owes && table.trick
    ? { ...common, phase: 'effect', trick: table.trick, owes: table.owes }
    : { ...common, phase: 'turn', trick: table.trick, drew };
}

/** By card, who holds a card that this seat gave away, as long as nobody has seen it since. */
function giftsThatStay({ gifts, seat }: SeatView, unseen: ReadonlySet<Card>): ReadonlyMap<Card, Seat> {
  const holders = new Map<Card, Seat>();
  for (const { from, to, cards } of Object.values(gifts))
    if (from === seat) for (const card of cards) if (unseen.has(card)) holders.set(card, to);
  return holders;
}
