/** Rounds as scenarios: cards by number. */
import { z } from 'zod';
import type { Chance } from '../../game/chance.ts';
import { MalformedScenario, type ScenarioStart, type Seat } from '../../game/game.ts';
import type { Card } from './cards.ts';
import { continueDraft, drawPairs, emptyHands } from './draft.ts';
import { beginRaid } from './raid.ts';
import { type Action, type Common, card, options as optionsSchema, SEATS, type State } from './state.ts';

const seat = z
  .int()
  .min(0)
  .max(SEATS.max - 1);
const table = { dealer: seat, round: z.int().min(1) };
const cards = z.array(card);
/** Two seats draw two cards each at a time. */
const CARDS_PER_DRAW = 4;

const setupSchema = z.union([
  z.strictObject({
    ...table,
    phase: z.literal('raid'),
    hands: z.array(cards).min(SEATS.min).max(SEATS.max),
  }),
  z.strictObject({ ...table, hands: z.array(cards).min(3).max(SEATS.max) }),
  z.strictObject({
    ...table,
    deck: cards.refine(({ length }) => length > 0 && length % CARDS_PER_DRAW === 0, {
      error: `the pack is drawn ${CARDS_PER_DRAW} cards at a time`,
    }),
  }),
]);

export const actionSchema = z.discriminatedUnion('do', [
  z.strictObject({ do: z.literal('secure'), card }),
  z.strictObject({ do: z.literal('raid'), villain: card, position: z.int().min(0).optional() }),
  z.strictObject({ do: z.literal('arrange'), order: cards }),
]);

export function setup(written: unknown, options: unknown, chance: Chance): ScenarioStart<State> {
  const rules = optionsSchema.parse(options ?? {});
  const parsed = setupSchema.parse(written);
  const seats = 'deck' in parsed ? SEATS.min : parsed.hands.length;
  if (parsed.dealer >= seats) throw new MalformedScenario(`no seat ${parsed.dealer} to deal`);
  const all: readonly Card[] = 'deck' in parsed ? parsed.deck : parsed.hands.flat();
  const repeated = all.find((card, index) => all.indexOf(card) !== index);
  if (repeated !== undefined) throw new MalformedScenario(`card ${repeated} is there twice`);
  const common: Common = {
    options: rules,
    round: parsed.round,
    dealer: parsed.dealer,
    totals: Array.from({ length: seats }, () => 0),
    discards: [],
    // A hand keeps the order in which it is parsed until it is arranged.
    mixes: Array.from({ length: seats }, () => false),
    shuffles: 0,
  };
  const noCards = emptyHands(seats);
  if ('deck' in parsed) return { state: drawPairs(common, parsed.deck, noCards, noCards, chance), chance };
  if ('phase' in parsed) return { state: beginRaid(common, parsed.hands, [], chance), chance };
  return {
    state: continueDraft(common, { hands: parsed.hands, secured: noCards, passed: [] }, chance),
    chance,
  };
}

/** Actions are written as they are stored. */
export const parseAction = (_state: State, _seat: Seat, action: z.infer<typeof actionSchema>): Action =>
  action;
