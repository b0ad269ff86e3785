/** The flags of commands that play hands: `--game --hands --seed [--players]`, and those of one command each. */
import { parseArgs } from 'node:util';
import { z } from 'zod';
import { gameById, games } from '../../games/index.ts';
import { LEVELS } from '../levels.ts';

const EXIT_USAGE = 2;
const DEFAULT_HANDS = 1000;

function exitWithUsage(message: string): never {
  console.error(message);
  process.exit(EXIT_USAGE);
}

const text = { type: 'string' } as const;
const flags = {
  game: text,
  hands: text,
  /** The former name of `--hands`. */
  games: text,
  seed: { ...text, default: '1' },
  players: text,
} as const;
/** Who plays: for `simulate`. */
const simulateFlags = { computers: { ...text, default: 'random' } } as const;
/** Who is measured against whom, and where (`against` of `all`: every level against every other one): for `strength`. */
const strengthFlags = {
  level: text,
  against: { ...text, default: 'random' },
  by: { ...text, default: 'seat' },
} as const;

function parseArguments(command: 'simulate' | 'strength') {
  const own = command === 'simulate' ? simulateFlags : strengthFlags;
  try {
    return parseArgs({ options: { ...flags, ...own } }).values as Record<string, string | undefined>;
  } catch (error) {
    return exitWithUsage(error instanceof Error ? error.message : String(error));
  }
}

/** The checked flags, with defaults for those of other commands. Ends the process with an explanation where they make no sense. */
export function parseFlags(command: 'simulate' | 'strength') {
  const values = parseArguments(command);
  const game = gameById(String(values.game ?? ''));
  if (!game) exitWithUsage(`--game is one of: ${games.map(({ id }) => id).join(', ')}`);
  const { min, max } = game.seats;
  const parsed = z
    .object({
      hands: z.coerce.number().int().min(1),
      players: z.coerce.number().int().min(min).max(max),
      seed: z.string(),
      computers: z.enum(['random', ...LEVELS]).default('random'),
      level: z.enum(LEVELS).optional(),
      against: z.enum(['random', 'all', ...LEVELS]).default('random'),
      by: z.enum(['seat', 'side']).default('seat'),
    })
    .safeParse({
      ...values,
      hands: values.hands ?? values.games ?? DEFAULT_HANDS,
      players: values.players ?? Math.min(4, max),
    });
  if (!parsed.success) exitWithUsage(z.prettifyError(parsed.error));
  const { players: seats, ...rest } = parsed.data;
  return { game, seats, ...rest };
}
