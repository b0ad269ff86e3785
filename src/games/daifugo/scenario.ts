/** Games as scenarios: cards by face, jokers as `JK`, the stock in order. */
import { z } from 'zod';
import { type Card, type Face, faceIndex, faceOf, RANKS, SUITS } from '../../game/cards.ts';
import type { Chance } from '../../game/chance.ts';
import { MalformedScenario, type Refusal, type ScenarioStart, type Seat } from '../../game/game.ts';
import { meaningsOf } from './enumeration.ts';
import { isJokerCard, JOKER, type Play, ranksOf, suitOf } from './plays.ts';
import { dealtState } from './rules.ts';
import { type Action, options as optionsSchema, SEATS, type State } from './state.ts';
import { sortHand, without } from './transitions.ts';
import { refuse, refusePlainly, whyNot } from './why-not.ts';

const JOKER_FACE = 'JK';
/** The big one is used first. */
const JOKERS: readonly Card[] = ['BJ', 'SJ'].map((face) => faceIndex(face)!);
const NATURAL: ReadonlySet<Face> = new Set(RANKS.flatMap((rank) => SUITS.map((suit) => rank + suit)));

const face = z.string().refine((name) => name === JOKER_FACE || NATURAL.has(name), { error: 'no such card' });

const setupSchema = z.strictObject({
  hands: z.array(z.array(face).min(1)).min(SEATS.min).max(SEATS.max),
  stock: z.array(face),
  starter: z.int().min(0),
  drawn: z.boolean().default(false),
  revolutions: z.int().min(0).default(0),
});

export const actionSchema = z.discriminatedUnion('do', [
  z.strictObject({ do: z.literal('draw') }),
  z.strictObject({ do: z.literal('pass') }),
  z.strictObject({
    do: z.literal('play'),
    cards: z.array(face).min(1),
    as: z.array(face).min(1).optional(),
  }),
  z.strictObject({ do: z.literal('give'), cards: z.array(face).min(1) }),
  z.strictObject({ do: z.literal('discard'), cards: z.array(face).min(1) }),
  z.strictObject({ do: z.literal('reverse'), yes: z.boolean() }),
]);

export function setup(written: unknown, options: unknown, chance: Chance): ScenarioStart<State> {
  const rules = optionsSchema.parse(options ?? {});
  const { hands, stock, starter, drawn, revolutions } = setupSchema.parse(written);
  if (starter >= hands.length) throw new MalformedScenario(`no seat ${starter}`);
  const take = cardsOfAPack(rules.jokers);
  const state = dealtState({
    options: rules,
    game: 1,
    hands: hands.map((faces) => faces.map(take)),
    stock: stock.map(take),
    starter,
    drawn,
    revolutions,
  });
  return { state, chance };
}

/** Takes cards by face: each natural card once, and as many jokers as the pack has. */
function cardsOfAPack(jokers: number): (name: Face) => Card {
  const left = JOKERS.slice(0, jokers);
  const used = new Set<Face>();
  return (name) => {
    if (name === JOKER_FACE) {
      const joker = left.shift();
      if (joker === undefined) throw new MalformedScenario('more jokers than there are');
      return joker;
    }
    if (used.has(name)) throw new MalformedScenario(`a second ${name}`);
    used.add(name);
    return faceIndex(name)!;
  };
}

/** Cards of a hand by their faces; null if one is not in it. */
function cardsInHand(hand: readonly Card[], faces: readonly Face[]): Card[] | null {
  const jokers = JOKERS.filter((card) => hand.includes(card));
  const cards = faces.map((name) => (name === JOKER_FACE ? jokers.shift() : faceIndex(name)));
  const known = cards.filter((card) => card !== undefined);
  return known.length === faces.length && without(hand, known) ? known : null;
}

export function parseAction(
  state: State,
  seat: Seat,
  written: z.infer<typeof actionSchema>,
): Action | Refusal {
  if (state.phase === 'over') return refusePlainly('over');
  if (state.turn !== seat) return refusePlainly('not-your-turn');
  if (written.do === 'draw' || written.do === 'pass') return { do: written.do };
  if (written.do === 'reverse') return written;
  const cards = cardsInHand(state.hands[seat]!, written.cards);
  if (!cards) return refusePlainly('not-in-hand');
  if (written.do !== 'play') return { do: written.do, cards: sortHand(cards) };
  const meanings = meaningsOf(cards);
  if (meanings.length === 0) return refuse('no-combination', { count: cards.length });
  const declared = written.as ? meanings.filter((play) => isDeclared(play, cards, written.as!)) : meanings;
  const [first] = declared;
  if (!first) return refusePlainly('no-meaning');
  const legal = declared.filter((play) => whyNot(state, seat, play) === null);
  if (legal.length > 1) return refusePlainly('which-meaning');
  // Where none is legal, the refusal of the first explains why.
  return legal[0] ?? first;
}

/**
 * Whether a play is what `as` declares for each card. Natural cards stand for themselves; a joker stands for a missing
 * card of a sequence, or for any suit in a group. `JK` leaves open what a joker stands for.
 */
function isDeclared(play: Play, cards: readonly Card[], as: readonly Face[]): boolean {
  if (as.length !== cards.length) return false;
  const jokers = as.filter((name, index) => isJokerCard(cards[index]!) && name !== JOKER_FACE);
  const areNaturalsTrue = as.every(
    (name, index) => isJokerCard(cards[index]!) || name === faceOf(cards[index]!),
  );
  if (!areNaturalsTrue) return false;
  if (play.shape !== 'sequence') {
    return jokers.every((name) => play.rank !== JOKER && name.startsWith(RANKS[play.rank]!));
  }
  const suit = SUITS[suitOf(cards.find((card) => !isJokerCard(card))!)]!;
  const missing = ranksOf(play)
    .filter((_, index) => isJokerCard(play.cards[index]!))
    .map((rank) => RANKS[rank] + suit);
  return new Set(jokers).size === jokers.length && jokers.every((name) => missing.includes(name));
}
