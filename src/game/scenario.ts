/** Scenarios: one hand as data, with the cards, what each seat does, and the expected outcome. */
import { z } from 'zod';
import { seededChance, seedFromText } from './chance.ts';
import { type AnyGame, findGame, isRefusal, MalformedScenario, refusalText } from './game.ts';
import { DEFAULT_LOCALE } from './words.ts';

const scenarioSchema = z.strictObject({
  game: z.string(),
  about: z.string().optional(),
  options: z.record(z.string(), z.unknown()).optional(),
  seed: z.string().optional(),
  setup: z.unknown(),
  actions: z.array(z.looseObject({ seat: z.int().min(0) })),
  expect: z.record(z.string(), z.unknown()).optional(),
});

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
  const { game: id, options, seed = '', setup, actions, expect } = scenarioSchema.parse(json);
  const game = findGame(games, id);
  if (!game) throw new MalformedScenario(`no game '${id}'`);
  const { scenario } = game;
  const { state: start, chance } = scenario.setup(setup, options, seededChance(seedFromText(seed)));
  const seats = game.sides(start).flat().length;
  const written = actions.map(({ seat, ...action }) => {
    if (seat >= seats) throw new MalformedScenario(`no seat ${seat}`);
    return { seat, action: scenario.actionSchema.parse(action) };
  });

  let state = start;
  let refused: Pick<Outcome, 'at' | 'code' | 'message'> | null = null;
  for (const [at, { seat, action }] of written.entries()) {
    const parsed = scenario.parseAction(state, seat, action);
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
