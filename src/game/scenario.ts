/** Scenarios: one hand as data — how the cards lie, what each seat does, what must come of it. */
import { z } from 'zod';
import { seededChance, seedFromText } from './chance.ts';
import { type AnyGame, findGame, isRefusal, MalformedScenario, refusalText } from './game.ts';
import { DEFAULT_LOCALE } from './words.ts';

const scenario = z.strictObject({
  game: z.string(),
  about: z.string().optional(),
  options: z.record(z.string(), z.unknown()).optional(),
  seed: z.string().optional(),
  setup: z.unknown(),
  actions: z.array(z.looseObject({ seat: z.int().min(0) })),
  expect: z.record(z.string(), z.unknown()).optional(),
});

/** What came of a scenario; the keys a file may expect. */
export interface Outcome {
  readonly ok: boolean;
  /** Index of the first action refused; the state is as before it. */
  readonly at?: number;
  readonly code?: string;
  /** The refusal in English. */
  readonly message?: string;
  readonly over: boolean;
  readonly toAct: readonly number[];
  readonly scores: readonly number[];
  /** Where the file expects something: whether all of it came so. */
  readonly passed?: boolean;
}

/**
 * Runs one scenario.
 * @param json what the file says
 * @throws {z.ZodError | MalformedScenario} where it is no scenario of a game that is listed
 */
export function runScenario(json: unknown, games: readonly AnyGame[]): Outcome {
  const { game: id, options, seed = '', setup, actions, expect } = scenario.parse(json);
  const game = findGame(games, id);
  if (!game) throw new MalformedScenario(`no game '${id}'`);
  const { scenario: script } = game;
  const { state: first, chance } = script.setup(setup, options, seededChance(seedFromText(seed)));
  const seats = game.sides(first).flat().length;
  const written = actions.map(({ seat, ...action }) => {
    if (seat >= seats) throw new MalformedScenario(`no seat ${seat}`);
    return { seat, action: script.actionSchema.parse(action) };
  });

  let state = first;
  let refused: Pick<Outcome, 'at' | 'code' | 'message'> | null = null;
  for (const [at, { seat, action }] of written.entries()) {
    const read = script.parseAction(state, seat, action);
    const after = isRefusal(read) ? read : game.apply(state, seat, read, chance);
    if (isRefusal(after)) {
      refused = { at, code: after.refused, message: refusalText(game.words[DEFAULT_LOCALE], after) };
      break;
    }
    state = after;
  }
  const toAct = game.toAct(state);
  const outcome: Outcome = {
    ok: refused === null,
    ...refused,
    over: toAct.length === 0,
    toAct,
    scores: game.result(state)?.scores ?? Array.from({ length: seats }, () => 0),
  };
  return expect ? { ...outcome, passed: meets(outcome, expect) } : outcome;
}

const meets = (outcome: Outcome, expected: Readonly<Record<string, unknown>>): boolean =>
  Object.entries(expected).every(
    ([key, value]) =>
      JSON.stringify(Object.entries(outcome).find(([of]) => of === key)?.[1]) === JSON.stringify(value),
  );

/** Why a file is no scenario, on one line. */
export const whyMalformed = (error: unknown): string =>
  error instanceof z.ZodError
    ? z.prettifyError(error).replaceAll(/\s*\n\s*/g, ' ')
    : error instanceof Error
      ? error.message
      : String(error);
