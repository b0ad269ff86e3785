/** 襲撃, the raid: villains draw from the neighbour's hand (babasuki 3, 4). */
import type { Chance } from '../../game/chance.ts';
import type { Seat } from '../../game/game.ts';
import { nextSeat, withChanges } from '../../game/turns.ts';
import { type Card, isVillain, kindOf, shareMark, sorted } from './cards.ts';
import { neighbour } from './seats.ts';
import {
  type Common,
  commonOf,
  type Outcome,
  type Over,
  type Raid,
  type Raiding,
  type Seen,
} from './state.ts';

/** The raid as all lay out their villains; the dealer acts first, or the next who has one. */
export function beginRaid(
  common: Common,
  kept: readonly (readonly Card[])[],
  chance: Chance,
): Raiding | Over {
  let { shuffles } = common;
  const hands = kept.map((cards, seat) => {
    const hand = cards.filter((card) => !isVillain(card));
    return common.mixes[seat] ? chance.shuffle(purpose(shuffles++), hand) : hand;
  });
  const none = kept.map(() => []);
  const laidOut = Object.assign(withChanges(commonOf(common), { shuffles }), {
    phase: 'raid' as const,
    turn: (common.dealer + kept.length - 1) % kept.length,
    hands,
    // The order in which cards were secured would tell how well they were liked.
    villains: kept.map((cards) => sorted(cards.filter(isVillain))),
    secured: none,
    seen: none,
    raids: [],
  });
  return goOn(laidOut);
}

/** What for a shuffle of a hand asks chance: each another. */
const purpose = (shuffles: number): string => `mix/${shuffles}`;

/** babasuki 3, 5: the nearest clockwise who has villains left acts next, the same player last; with none left the raid is over. */
function goOn(state: Raiding): Raiding | Over {
  const { villains, turn: acted, hands, secured, raids } = state;
  let turn = acted;
  do turn = nextSeat(turn, villains.length);
  while (villains[turn]!.length === 0 && turn !== acted);
  if (villains[turn]!.length > 0) return withChanges(state, { turn });
  return Object.assign(commonOf(state), { phase: 'over' as const, hands, secured, raids });
}

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

/** babasuki 3, 4: a villain goes out and draws. */
export function raid(
  state: Raiding,
  seat: Seat,
  villain: Card,
  position: number | undefined,
  chance: Chance,
): Raiding | Over {
  const from = targetOf(state, seat);
  if (from === null || position === undefined) {
    const idle = raided(state, { seat, villain, outcome: 'nothing', drawn: null });
    return goOn(withChanges(idle, { discards: [...idle.discards, villain] }));
  }
  const card = state.hands[from]![position]!;
  const drawn = { from, position, card };
  const done = { seat, villain, outcome: outcomeOf(villain, card), drawn };
  return goOn(settled(raided(state, done), done, chance));
}

type Drew = Raid & { readonly drawn: NonNullable<Raid['drawn']> };

/** The villain acts no more, and all have seen what it did. */
const raided = (state: Raiding, done: Raid): Raiding =>
  withChanges(state, {
    villains: state.villains.with(
      done.seat,
      state.villains[done.seat]!.filter((card) => card !== done.villain),
    ),
    raids: [...state.raids, done],
  });

/** babasuki 3: where the villain goes, and the card it drew. */
function settled(state: Raiding, { seat, villain, outcome, drawn }: Drew, chance: Chance): Raiding {
  const { from, position, card } = drawn;
  if (outcome === 'back') return putBack(state, villain, drawn, chance);
  const gone = withChanges(state, {
    hands: state.hands.with(from, state.hands[from]!.toSpliced(position, 1)),
    seen: state.seen.with(from, withoutPlace(state.seen[from]!, card, position)),
  });
  if (outcome === 'both-out') return withChanges(gone, { discards: [...state.discards, villain, card] });
  const winner = outcome === 'treasure' ? seat : from;
  const secured = state.secured.with(winner, [...state.secured[winner]!, villain, card]);
  return withChanges(gone, { secured });
}

/** The card goes back where it lay, and the villain out; all have seen the card. Its owner may have the hand mixed. */
function putBack(
  state: Raiding,
  villain: Card,
  { from, position, card }: Drew['drawn'],
  chance: Chance,
): Raiding {
  const mixes = state.mixes[from]!;
  const before = state.seen[from]!.filter((of) => of.card !== card);
  const back = withChanges(state, {
    discards: [...state.discards, villain],
    seen: state.seen.with(from, [...before, { card, at: mixes ? null : position }]),
  });
  return mixes ? shuffle(back, from, chance) : back;
}

const withoutPlace = (seen: readonly Seen[], card: Card, place: number): Seen[] =>
  seen.flatMap((of) => {
    if (of.card === card) return [];
    return [of.at !== null && of.at > place ? { card: of.card, at: of.at - 1 } : of];
  });

/** After a hand was put in another order nobody else knows where a card lies. */
const placeless = (seen: readonly Seen[]): Seen[] => seen.map(({ card }) => ({ card, at: null }));

/** babasuki 2: one's own hand in any order, at any time. */
export const arrange = (state: Raiding, seat: Seat, order: readonly Card[]): Raiding =>
  arranged(state, seat, [...order], false, state.shuffles);

/** One card to another place; the rest close up. */
export function move(state: Raiding, seat: Seat, card: Card, to: number): Raiding {
  const others = state.hands[seat]!.filter((other) => other !== card);
  return arrange(state, seat, others.toSpliced(to, 0, card));
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

const arranged = (state: Raiding, seat: Seat, hand: Card[], mixes: boolean, shuffles: number): Raiding =>
  withChanges(state, {
    mixes: state.mixes.with(seat, mixes),
    shuffles,
    hands: state.hands.with(seat, hand),
    seen: state.seen.with(seat, placeless(state.seen[seat]!)),
  });
