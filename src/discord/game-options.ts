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
