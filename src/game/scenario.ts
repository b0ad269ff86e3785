/** Scenarios: one hand as data, with the cards, what each seat does, and the expected outcome. */
import { z } from 'zod';
import { type Chance, seededChance, seedFromText } from './chance.ts';
import { type AnyGame, findGame, isRefusal, MalformedScenario, type Refusal, refusalText } from './game.ts';
import { chanceOf, drawsSchema } from './recorded-chance.ts';
import { DEFAULT_LOCALE } from './words.ts';

const common = {
  game: z.string(),
  about: z.string().optional(),
  actions: z.array(z.looseObject({ seat: z.int().min(0) })),
  expect: z.record(z.string(), z.unknown()).optional(),
};

const writtenSchema = z.strictObject({
  ...common,
  options: z.record(z.string(), z.unknown()).optional(),
  seed: z.string().optional(),
  setup: z.unknown(),
});

/** A hand that was played: the state that was dealt, what chance drew after it, and the actions as they are stored. */
const playedSchema = z.strictObject({
  ...common,
  dealt: z.strictObject({ state: z.unknown(), draws: drawsSchema }),
});
export type PlayedScenario = z.infer<typeof playedSchema>;
type Scenario = z.infer<typeof writtenSchema> | PlayedScenario;

const parseScenario = (json: unknown): Scenario =>
  typeof json === 'object' && json !== null && 'dealt' in json
    ? playedSchema.parse(json)
    : writtenSchema.parse(json);

/** The outcome of a scenario. A file may expect any of these keys. */
export interface Outcome {
  readonly ok: boolean;
  /** Index of the first refused action; no later one is applied. */
  readonly at?: number;
  readonly code?: string;
  /** The refusal in English. */
  readonly message?: string;
  readonly over: boolean;
  readonly toAct: readonly number[];
  readonly scores: readonly number[];
  /** Whether the outcome is as the file expects; left out where it expects nothing. */
  readonly passed?: boolean;
}

/**
 * Runs one scenario.
 * @param json the file's content
 * @throws {z.ZodError | MalformedScenario} unless it is a scenario of one of the games
 */
export function runScenario(json: unknown, games: readonly AnyGame[]): Outcome {
  const scenario = parseScenario(json);
  const game = findGame(games, scenario.game);
  if (!game) throw new MalformedScenario(`no game '${scenario.game}'`);
  const { expect } = scenario;
  const { state: start, chance, actionOf } = startOf(game, scenario);
  const seats = game.sides(start).flat().length;
  const written = scenario.actions.map(({ seat, ...action }) => {
    if (seat >= seats) throw new MalformedScenario(`no seat ${seat}`);
    return { seat, action: actionOf(action) };
  });

  let state = start;
  let refused: Pick<Outcome, 'at' | 'code' | 'message'> | null = null;
  for (const [at, { seat, action }] of written.entries()) {
    const parsed = action(state, seat);
    const next = isRefusal(parsed) ? parsed : game.apply(state, seat, parsed, chance);
    if (isRefusal(next)) {
      refused = { at, code: next.refused, message: refusalText(game.words[DEFAULT_LOCALE], next) };
      break;
    }
    state = next;
  }
  const toAct = game.toAct(state);
  const outcome: Outcome = {
    ok: refused === null,
    ...refused,
    over: toAct.length === 0,
    toAct,
    scores: game.result(state)?.scores ?? Array.from({ length: seats }, () => 0),
  };
  return expect ? { ...outcome, passed: meetsExpectation(outcome, expect) } : outcome;
}

interface Start {
  readonly state: unknown;
  readonly chance: Chance;
  /** Reads a written action; the action itself may depend on the state in which it is played. */
  readonly actionOf: (written: unknown) => (state: unknown, seat: number) => unknown | Refusal;
}

function startOf(game: AnyGame, scenario: Scenario): Start {
  const { scenario: adapter, schema } = game;
  if ('dealt' in scenario) {
    const { state, draws } = scenario.dealt;
    return {
      state: schema.state.parse(state),
      chance: chanceOf(draws, seededChance(seedFromText(''))),
      actionOf(written) {
        const action = schema.action.parse(written);
        return () => action;
      },
    };
  }
  const { setup, options, seed = '' } = scenario;
  return {
    ...adapter.setup(setup, options, seededChance(seedFromText(seed))),
    actionOf(written) {
      const parsed = adapter.actionSchema.parse(written);
      return (state, seat) => adapter.parseAction(state, seat, parsed);
    },
  };
}

const meetsExpectation = (outcome: Outcome, expected: Readonly<Record<string, unknown>>): boolean =>
  Object.entries(expected).every(
    ([key, value]) => JSON.stringify(new Map(Object.entries(outcome)).get(key)) === JSON.stringify(value),
  );

/** Why a file is not a scenario, on one line. */
export const whyMalformed = (error: unknown): string =>
  error instanceof z.ZodError
    ? z.prettifyError(error).replaceAll(/\s*\n\s*/g, ' ')
    : error instanceof Error
      ? error.message
      : String(error);
