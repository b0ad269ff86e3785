/** 襲撃, the raid: villains draw from the neighbour's hand (babasuki 3, 4). */
import type { Chance } from '../../game/chance.ts';
import type { Refusal, Seat } from '../../game/game.ts';
import { type Card, isVillain, kindOf, shareMark, sorted } from './cards.ts';
import { after, neighbour, refuse } from './seats.ts';
import type { Common, Outcome, Over, Raid, Raiding, Seen } from './state.ts';

/** The raid as all lay out their villains; the dealer acts first, or the next who has one. */
export function beginRaid(
  common: Common,
  kept: readonly (readonly Card[])[],
  chance: Chance,
): Raiding | Over {
  // The order in which cards were secured would tell how well they were liked.
  const villains = kept.map((cards) => sorted(cards.filter(isVillain)));
  let { shuffles } = common;
  const hands = kept.map((cards, seat) => {
    const hand = cards.filter((card) => !isVillain(card));
    return common.mixes[seat] ? chance.shuffle(purpose(shuffles++), hand) : hand;
  });
  const none = kept.map(() => []);
  return goOn(common, (common.dealer + kept.length - 1) % kept.length, {
    discards: common.discards,
    mixes: common.mixes,
    shuffles,
    hands,
    villains,
    secured: none,
    seen: none,
    raids: [],
  });
}

/** What for a shuffle of a hand asks chance: each another. */
const purpose = (shuffles: number): string => `mix/${shuffles}`;

/** What a raid, or a hand put in another order, changes. */
type Lie = Pick<
  Raiding,
  'discards' | 'mixes' | 'shuffles' | 'hands' | 'villains' | 'secured' | 'seen' | 'raids'
>;

/** babasuki 3, 5: the nearest clockwise who has villains left acts next, the same player last; with none left the raid is over. */
function goOn({ options, round, dealer, totals }: Common, acted: Seat, lie: Lie): Raiding | Over {
  const { discards, mixes, shuffles, hands, villains, secured, seen, raids } = lie;
  let turn = acted;
  do turn = after(turn, hands.length);
  while (villains[turn]!.length === 0 && turn !== acted);
  if (villains[turn]!.length === 0) {
    return {
      phase: 'over',
      options,
      round,
      dealer,
      totals,
      discards,
      mixes,
      shuffles,
      hands,
      secured,
      raids,
    };
  }
  return raiding({ options, round, dealer, totals }, turn, {
    discards,
    mixes,
    shuffles,
    hands,
    villains,
    secured,
    seen,
    raids,
  });
}

// Written out: Node 20 takes twenty times as long to spread an object.
const raiding = (
  { options, round, dealer, totals }: Pick<Common, 'options' | 'round' | 'dealer' | 'totals'>,
  turn: Seat,
  { discards, mixes, shuffles, hands, villains, secured, seen, raids }: Lie,
): Raiding => ({
  phase: 'raid',
  options,
  round,
  dealer,
  totals,
  discards,
  mixes,
  shuffles,
  hands,
  secured,
  raids,
  turn,
  villains,
  seen,
});

/** babasuki 3: the neighbour, or the next in that direction who has a card; null: nobody else has (babasuki 4). */
export function targetOf(
  { hands, round }: { readonly hands: readonly (readonly unknown[])[]; readonly round: number },
  seat: Seat,
): Seat | null {
  const { length } = hands;
  for (let of = neighbour(seat, round, length); of !== seat; of = neighbour(of, round, length)) {
    if (hands[of]!.length > 0) return of;
  }
  return null;
}

/** babasuki 3: what comes of a villain and the card it drew, which is none. */
export function outcomeOf(villain: Card, drawn: Card): Outcome {
  const kind = kindOf(drawn);
  const shares = shareMark(villain, drawn);
  if (kind === 'treasure' && shares) return 'treasure';
  if (kind === 'hero') return shares ? 'caught' : 'both-out';
  return 'back';
}

export function raid(
  state: Raiding,
  seat: Seat,
  villain: Card,
  position: number | undefined,
  chance: Chance,
): Raiding | Over | Refusal {
  const own = state.villains[seat]!;
  if (!own.includes(villain)) return refuse('not-your-villain');
  const villains = state.villains.with(
    seat,
    own.filter((card) => card !== villain),
  );
  const from = targetOf(state, seat);
  if (from === null) {
    if (position !== undefined) return refuse('nothing-to-draw');
    const discards = [...state.discards, villain]; // babasuki 4
    return goOn(
      state,
      seat,
      lieAfter(state, villains, { seat, villain, outcome: 'nothing', drawn: null }, { discards }),
    );
  }
  const hand = state.hands[from]!;
  if (position === undefined) return refuse('which-card', { cards: hand.length });
  const card = hand[position];
  if (card === undefined) return refuse('no-such-place', { cards: hand.length });
  const outcome = outcomeOf(villain, card);
  const done: Raid = { seat, villain, outcome, drawn: { from, position, card } };
  if (outcome === 'back') return goOn(state, seat, putBack(state, villains, done, from, position, chance));
  const hands = state.hands.with(from, hand.toSpliced(position, 1));
  const seen = state.seen.with(from, withoutPlace(state.seen[from]!, card, position));
  if (outcome === 'both-out') {
    const discards = [...state.discards, villain, card];
    return goOn(state, seat, lieAfter(state, villains, done, { hands, seen, discards }));
  }
  const winner = outcome === 'treasure' ? seat : from;
  const secured = state.secured.with(winner, [...state.secured[winner]!, villain, card]);
  return goOn(state, seat, lieAfter(state, villains, done, { hands, seen, secured }));
}

/** The card goes back where it lay, and the villain out; all have seen the card. Its owner may have the hand mixed. */
function putBack(
  state: Raiding,
  villains: Card[][],
  done: Raid,
  from: Seat,
  position: number,
  chance: Chance,
): Lie {
  const hand = state.hands[from]!;
  const mix = state.mixes[from]!;
  const card = hand[position]!;
  const before = state.seen[from]!.filter((of) => of.card !== card);
  const seen = [...before, { card, at: mix ? null : position }];
  return lieAfter(state, villains, done, {
    discards: [...state.discards, done.villain],
    seen: state.seen.with(from, mix ? placeless(seen) : seen),
    ...(mix && {
      hands: state.hands.with(from, chance.shuffle(purpose(state.shuffles), hand)),
      shuffles: state.shuffles + 1,
    }),
  });
}

const lieAfter = (
  state: Raiding,
  villains: Card[][],
  done: Raid,
  {
    hands = state.hands,
    secured = state.secured,
    seen = state.seen,
    discards = state.discards,
    shuffles = state.shuffles,
  }: Partial<Pick<Lie, 'hands' | 'secured' | 'seen' | 'discards' | 'shuffles'>>,
): Lie => ({
  discards,
  mixes: state.mixes,
  shuffles,
  hands,
  villains,
  secured,
  seen,
  raids: [...state.raids, done],
});

const withoutPlace = (seen: readonly Seen[], card: Card, place: number): Seen[] =>
  seen.flatMap((of) => {
    if (of.card === card) return [];
    return [of.at !== null && of.at > place ? { card: of.card, at: of.at - 1 } : of];
  });

/** After a hand was put in another order nobody else knows where a card lies. */
const placeless = (seen: readonly Seen[]): Seen[] => seen.map(({ card }) => ({ card, at: null }));

/** babasuki 2: one's own hand in any order, at any time: `order` is what it shall be. */
export function arrange(state: Raiding, seat: Seat, order: readonly Card[]): Raiding | Refusal {
  const hand = state.hands[seat]!;
  const same = order.length === hand.length && hand.every((card) => order.includes(card));
  return same ? arranged(state, seat, [...order], false, state.shuffles) : refuse('not-your-hand');
}

/** One card to another place; the rest close up. */
export function move(state: Raiding, seat: Seat, card: Card, to: number): Raiding | Refusal {
  const hand = state.hands[seat]!;
  if (!hand.includes(card)) return refuse('not-your-hand');
  if (to >= hand.length) return refuse('no-such-place', { cards: hand.length });
  const others = hand.filter((of) => of !== card);
  return arranged(state, seat, others.toSpliced(to, 0, card), false, state.shuffles);
}

/** The hand in an order of chance, and again whenever a card comes back to it. */
export const shuffle = (state: Raiding, seat: Seat, chance: Chance): Raiding =>
  arranged(
    state,
    seat,
    chance.shuffle(purpose(state.shuffles), state.hands[seat]!),
    true,
    state.shuffles + 1,
  );

function arranged(state: Raiding, seat: Seat, hand: Card[], mixes: boolean, shuffles: number): Raiding {
  return raiding(state, state.turn, {
    discards: state.discards,
    mixes: state.mixes.with(seat, mixes),
    shuffles,
    hands: state.hands.with(seat, hand),
    villains: state.villains,
    secured: state.secured,
    seen: state.seen.with(seat, placeless(state.seen[seat]!)),
    raids: state.raids,
  });
}
