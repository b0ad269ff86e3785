/**
 * A world that outlives its process. The bot's database speaks of channels and messages; in a world that does not
 * know them after a restart, tables would be posted anew, and those in threads would be nowhere.
 */
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { deserialize, serialize } from 'node:v8';
import type { World } from './world.ts';

/** Worlds of another shape are not read. */
const SHAPE = 1;

const PARTS = [
  'origin',
  'application',
  'guild',
  'botId',
  'users',
  'members',
  'roles',
  'channels',
  'messages',
  'interactions',
  'globalCommands',
  'guildCommands',
  'emojis',
  'files',
] as const satisfies readonly (keyof World)[];

type Kept = Pick<World, (typeof PARTS)[number]>;

export const freeze = (world: World): Buffer => {
  const kept = Object.fromEntries(PARTS.map((part) => [part, world[part]]));
  // Nobody sees or edits again what was dismissed.
  const messages = new Map([...world.messages].filter(([, { dismissed }]) => !dismissed));
  return serialize({ shape: SHAPE, ...kept, messages });
};

/** Puts what was kept in the place of what the world was seeded with; false when it is of another shape. */
export const thaw = (world: World, frozen: Uint8Array): boolean => {
  const { shape, ...kept } = deserialize(frozen) as Kept & { shape: number };
  if (shape !== SHAPE) return false;
  Object.assign(world, kept);
  return true;
};

/** Addresses of files begin with the sandbox's own, which may have another port now. */
export const moveTo = (world: World, origin: string): void => {
  const before = world.origin;
  world.origin = origin;
  if (before === '' || before === origin) return;
  const moved = <T>(value: T): T => JSON.parse(JSON.stringify(value).replaceAll(`${before}/`, `${origin}/`));
  for (const message of world.messages.values()) {
    message.attachments = moved(message.attachments);
    message.components = moved(message.components);
  }
};

/** Changes are written down together, so often at most. */
const PAUSE = 1_000;

/**
 * Reads the world from a file, if there is one, and from then on writes it there as it changes.
 * @param onTrouble hears why the file could not be read (the world then begins anew) or written
 * @returns writes down what is left to write, and ends it
 */
export const keepIn = (file: string, world: World, onTrouble: (why: unknown) => void): (() => void) => {
  let due: ReturnType<typeof setTimeout> | undefined;
  const write = () => {
    clearTimeout(due);
    due = undefined;
    try {
      mkdirSync(dirname(file), { recursive: true });
      // Under another name first: a process that ends in between leaves the old one whole.
      writeFileSync(`${file}.new`, freeze(world));
      renameSync(`${file}.new`, file);
    } catch (error) {
      onTrouble(error);
    }
  };
  const onChange = () => {
    due ??= setTimeout(write, PAUSE).unref();
  };
  try {
    if (existsSync(file) && !thaw(world, readFileSync(file)))
      onTrouble(new Error('Written by another version'));
  } catch (error) {
    onTrouble(error);
  }
  world.onChange.add(onChange);
  return () => {
    world.onChange.delete(onChange);
    write();
  };
};
