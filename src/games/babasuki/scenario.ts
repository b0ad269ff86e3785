/** Rounds written down as scenarios: cards by their numbers. */
import { z } from 'zod';
import type { Chance } from '../../game/chance.ts';
import { MalformedScenario, type ScenarioStart, type Seat } from '../../game/game.ts';
import type { Card } from './cards.ts';
import { draft, draw, noCards } from './draft.ts';
import { beginRaid } from './raid.ts';
import { type Action, type Common, card, options as optionsSchema, SEATS, type State } from './state.ts';

const seat = z
  .int()
  .min(0)
  .max(SEATS.max - 1);
const table = { dealer: seat, round: z.int().min(1) };
const cards = z.array(card);
/** Both draw two at a time. */
const AT_ONCE = 4;

const setupSchema = z.union([
  z.strictObject({
    ...table,
    phase: z.literal('raid'),
    hands: z.array(cards).min(SEATS.min).max(SEATS.max),
  }),
  z.strictObject({ ...table, hands: z.array(cards).min(3).max(SEATS.max) }),
  z.strictObject({
    ...table,
    deck: cards.refine(({ length }) => length > 0 && length % AT_ONCE === 0, {
      error: `the pack is drawn ${AT_ONCE} cards at a time`,
    }),
  }),
]);

export const actionSchema = z.discriminatedUnion('do', [
  z.strictObject({ do: z.literal('secure'), card }),
  z.strictObject({ do: z.literal('raid'), villain: card, position: z.int().min(0).optional() }),
  z.strictObject({ do: z.literal('arrange'), order: cards }),
]);

export function setup(setup: unknown, options: unknown, chance: Chance): ScenarioStart<State> {
  const rules = optionsSchema.parse(options ?? {});
  const given = setupSchema.parse(setup);
  const seats = 'deck' in given ? SEATS.min : given.hands.length;
  if (given.dealer >= seats) throw new MalformedScenario(`no seat ${given.dealer} to deal`);
  const all: readonly Card[] = 'deck' in given ? given.deck : given.hands.flat();
  const twice = all.find((of, at) => all.indexOf(of) !== at);
  if (twice !== undefined) throw new MalformedScenario(`card ${twice} is there twice`);
  const common: Common = {
    options: rules,
    round: given.round,
    dealer: given.dealer,
    totals: Array.from({ length: seats }, () => 0),
    discards: [],
    // Until arranged, a hand lies as it is written.
    mixes: Array.from({ length: seats }, () => false),
    shuffles: 0,
  };
  const none = noCards(seats);
  if ('deck' in given) return { state: draw(common, given.deck, none, none, chance), chance };
  if ('phase' in given) return { state: beginRaid(common, given.hands, chance), chance };
  return { state: draft(common, given.hands, none, chance), chance };
}

/** A written action is an action as it stands. */
export const parseAction = (_state: State, _seat: Seat, action: z.infer<typeof actionSchema>): Action =>
  action;
