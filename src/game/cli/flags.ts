/** The flags of commands that play hands: `--game --hands --seed [--players] [--computers]`. */
import { parseArgs } from 'node:util';
import { z } from 'zod';
import { gameById, games } from '../../games/index.ts';

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
const computersFlag = { computers: { ...text, default: 'random' } } as const;

function parseArguments(withComputers: boolean) {
  try {
    return parseArgs({ options: withComputers ? { ...flags, ...computersFlag } : flags }).values;
  } catch (error) {
    return exitWithUsage(error instanceof Error ? error.message : String(error));
  }
}

/** The checked flags. Ends the process with an explanation where they make no sense. */
export function parseFlags({ withComputers = false } = {}) {
  const values = parseArguments(withComputers);
  const game = gameById(String(values.game ?? ''));
  if (!game) exitWithUsage(`--game is one of: ${games.map(({ id }) => id).join(', ')}`);
  const { min, max } = game.seats;
  const parsed = z
    .object({
      hands: z.coerce.number().int().min(1),
      players: z.coerce.number().int().min(min).max(max),
      seed: z.string(),
      computers: z.enum(['random', 'house']).default('random'),
    })
    .safeParse({
      ...values,
      hands: values.hands ?? values.games ?? DEFAULT_HANDS,
      players: values.players ?? Math.min(4, max),
    });
  if (!parsed.success) exitWithUsage(z.prettifyError(parsed.error));
  const { hands, players: seats, seed, computers } = parsed.data;
  return { game, hands, seats, seed, computers };
}
