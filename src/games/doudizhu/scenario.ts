/** Deals as scenarios: cards by face. */
import { z } from 'zod';
import { type Card, faceIndex, PACK_SIZE, rankOf } from '../../game/cards.ts';
import type { Chance } from '../../game/chance.ts';
import { MalformedScenario, type Refusal, type ScenarioStart, type Seat } from '../../game/game.ts';
import { combinationOf } from './combinations.ts';
import { auctionState, cardsFor, sortHand } from './rules.ts';
import { type Action, options as optionsSchema, SEATS, type State } from './state.ts';
import { refusePlainly } from './why-not.ts';

const seatSchema = z
  .int()
  .min(0)
  .max(SEATS - 1);
const face = z.string().refine((name) => faceIndex(name) !== undefined, { error: 'no such card' });
const common = { hands: z.array(z.array(face).min(1)).length(SEATS) };

const setupSchema = z.union([
  z.strictObject({
    ...common,
    kitty: z.array(face).default([]),
    exposed: z.strictObject({ seat: seatSchema, card: face }),
  }),
  z.strictObject({
    ...common,
    landlord: seatSchema,
    stake: z.union([z.literal(1), z.literal(2)]),
    oneBomb: z.array(seatSchema).default([]),
  }),
]);

export const actionSchema = z.discriminatedUnion('do', [
  z.strictObject({ do: z.literal(['accept', 'decline', 'pass']) }),
  z.strictObject({ do: z.literal('play'), cards: z.array(face).min(1) }),
]);

export function setup(written: unknown, options: unknown, chance: Chance): ScenarioStart<State> {
  const rules = optionsSchema.parse(options ?? {});
  const parsed = setupSchema.parse(written);
  const take = cardsOfTwoPacks();
  const hands = parsed.hands.map((faces) => faces.map(take));
  if (!('landlord' in parsed)) {
    const index = parsed.hands[parsed.exposed.seat]!.indexOf(parsed.exposed.card);
    if (index < 0) throw new MalformedScenario('the exposed card is not in that hand');
    const exposed = { seat: parsed.exposed.seat, card: hands[parsed.exposed.seat]![index]! };
    return { state: auctionState(rules, 1, hands, parsed.kitty.map(take), exposed), chance };
  }
  const { landlord, stake, oneBomb } = parsed;
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

/** Takes cards by face: first the card of the first pack, then its twin. A third is malformed. */
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
  seat: Seat,
  written: z.infer<typeof actionSchema>,
): Action | Refusal {
  if (written.do !== 'play') return { do: written.do };
  const left = [...state.hands[seat]!];
  const cards: Card[] = [];
  for (const name of written.cards) {
    const wanted = faceIndex(name)!;
    const exact = left.findIndex((card) => card % PACK_SIZE === wanted);
    const index = exact >= 0 ? exact : left.findIndex((card) => rankOf(card) === rankOf(wanted));
    if (index < 0) return refusePlainly('not-in-hand');
    cards.push(...left.splice(index, 1));
  }
  const play = combinationOf(cards);
  return { do: 'play', cards: play ? cardsFor(state, seat, play) : cards };
}
