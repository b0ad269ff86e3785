/** Deals written down as scenarios: cards by face, the deal laid open. */
import { z } from 'zod';
import { type Card, faceIndex, PACK_SIZE, rankOf } from '../../game/cards.ts';
import type { Chance } from '../../game/chance.ts';
import { MalformedScenario, type Refusal, type ScenarioStart, type Seat } from '../../game/game.ts';
import { combinationOf } from './combinations.ts';
import { auctionState, cardsFor, sortHand } from './rules.ts';
import { type Action, options as optionsSchema, SEATS, type State } from './state.ts';
import { refuse } from './why-not.ts';

const seat = z
  .int()
  .min(0)
  .max(SEATS - 1);
const face = z.string().refine((name) => faceIndex(name) !== undefined, { error: 'no such card' });
const common = { hands: z.array(z.array(face).min(1)).length(SEATS) };

const setupSchema = z.union([
  z.strictObject({
    ...common,
    kitty: z.array(face).default([]),
    exposed: z.strictObject({ seat, card: face }),
  }),
  z.strictObject({
    ...common,
    landlord: seat,
    stake: z.union([z.literal(1), z.literal(2)]),
    oneBomb: z.array(seat).default([]),
  }),
]);

export const actionSchema = z.discriminatedUnion('do', [
  z.strictObject({ do: z.literal(['accept', 'decline', 'pass']) }),
  z.strictObject({ do: z.literal('play'), cards: z.array(face).min(1) }),
]);

export function setup(setup: unknown, options: unknown, chance: Chance): ScenarioStart<State> {
  const rules = optionsSchema.parse(options ?? {});
  const given = setupSchema.parse(setup);
  const take = cardsOfTwoPacks();
  const hands = given.hands.map((faces) => faces.map(take));
  if (!('landlord' in given)) {
    const at = given.hands[given.exposed.seat]!.indexOf(given.exposed.card);
    if (at < 0) throw new MalformedScenario('the exposed card is not in that hand');
    const exposed = { seat: given.exposed.seat, card: hands[given.exposed.seat]![at]! };
    return { state: auctionState(rules, 1, hands, given.kitty.map(take), exposed), chance };
  }
  const { landlord, stake, oneBomb } = given;
  return {
    chance,
    state: {
      phase: 'play',
      options: rules,
      deal: 1,
      hands: hands.map(sortHand),
      kitty: [],
      exposed: null,
      bombs: hands.map((_, index) => (oneBomb.includes(index) ? 'one' : 'free')),
      played: [],
      recent: [],
      turn: landlord,
      landlord,
      stake,
      top: null,
    },
  };
}

/** Each face's first use is its card in the first pack, the second its twin in the other; there is no third. */
function cardsOfTwoPacks(): (face: string) => Card {
  const used = new Map<string, number>();
  return (name) => {
    const copy = used.get(name) ?? 0;
    if (copy > 1) throw new MalformedScenario(`a third ${name}`);
    used.set(name, copy + 1);
    return faceIndex(name)! + copy * PACK_SIZE;
  };
}

/** Any card of a named rank in hand does (doudizhu 2); a rank that is not there is refused. */
export function parseAction(
  state: State,
  seatNumber: Seat,
  given: z.infer<typeof actionSchema>,
): Action | Refusal {
  if (given.do !== 'play') return { do: given.do };
  const left = [...state.hands[seatNumber]!];
  const cards: Card[] = [];
  for (const name of given.cards) {
    const wanted = faceIndex(name)!;
    const exact = left.findIndex((card) => card % PACK_SIZE === wanted);
    const at = exact >= 0 ? exact : left.findIndex((card) => rankOf(card) === rankOf(wanted));
    if (at < 0) return refuse('not-in-hand');
    cards.push(...left.splice(at, 1));
  }
  const play = combinationOf(cards);
  return { do: 'play', cards: play ? cardsFor(state, seatNumber, play) : cards };
}
