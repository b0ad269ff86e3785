/** What a game's schema of options says about each of them. */
import { z } from 'zod';
import type { AnyGame } from '../game/game.ts';

/** An option's schema as JSON Schema. */
const optionSchema = z.union([
  z.looseObject({ type: z.literal('boolean') }).transform(() => ({ kind: 'boolean' }) as const),
  z
    .looseObject({ type: z.literal('integer'), minimum: z.int(), maximum: z.int() })
    .transform(({ minimum, maximum }) => ({ kind: 'integer', minimum, maximum }) as const),
  z
    .looseObject({ type: z.literal('string'), enum: z.array(z.string()) })
    .transform(({ enum: values }) => ({ kind: 'enum', values }) as const),
]);
export type GameOption = z.infer<typeof optionSchema>;

const optionsSchema = z.object({ properties: z.record(z.string(), optionSchema) });

/** @throws {z.ZodError} if an option is neither a boolean, a bounded integer nor an enum */
export const optionsOf = (game: AnyGame): [string, GameOption][] =>
  Object.entries(optionsSchema.parse(z.toJSONSchema(game.options, { io: 'input' })).properties);

/** Discord's limit on the options of a select. */
const MAX_VALUES = 25;

/** The values of an option as custom ids write them. @param present one that is always among them */
export function gameValues(option: GameOption, present: unknown): readonly string[] {
  if (option.kind === 'boolean') return ['on', 'off'];
  return option.kind === 'enum' ? option.values : integers(option, Number(present)).map(String);
}

/** A value as custom ids write it. */
export const writtenValue = (value: unknown): string =>
  typeof value === 'boolean' ? (value ? 'on' : 'off') : String(value);

/** All whole numbers of the range where a select has room for them; else round ones, the bounds and the present one. */
function integers(
  { minimum, maximum }: Extract<GameOption, { kind: 'integer' }>,
  present: number,
): readonly number[] {
  const count = maximum - minimum + 1;
  if (count <= MAX_VALUES) return Array.from({ length: count }, (_, index) => minimum + index);
  const round = [1, 10, 100, 1000, 10_000, 100_000].flatMap((unit) => [unit, 2 * unit, 3 * unit, 5 * unit]);
  const inRange = round.filter((number) => number > minimum && number < maximum).slice(0, MAX_VALUES - 3);
  return [...new Set([minimum, ...inRange, present, maximum])].sort((a, b) => a - b);
}

/** An option with a value that a custom id has written. @returns null for an option or a value that there is not */
export function gameOptionChange(
  game: AnyGame,
  key: string,
  written: string,
): Record<string, unknown> | null {
  const option = optionsOf(game).find(([name]) => name === key)?.[1];
  const parsed = option && game.options.safeParse({ [key]: readValue(option, written) });
  return parsed?.success ? { [key]: (parsed.data as Record<string, unknown>)[key] } : null;
}

function readValue({ kind }: GameOption, written: string): unknown {
  if (kind === 'enum') return written;
  if (kind === 'integer') return /^\d{1,9}$/.test(written) ? Number(written) : null;
  return written === 'on' ? true : written === 'off' ? false : null;
}
