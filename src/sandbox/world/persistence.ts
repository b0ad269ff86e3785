/**
 * Keeps the world in a file across restarts. A bot's database refers to channels and messages by id: in a new world they
 * would all be gone.
 */
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { deserialize, serialize } from 'node:v8';
import type { World } from './world.ts';

/** Changes with the fields of the persisted types; a file in another format is not read. */
const FORMAT_VERSION = 2;

const PERSISTED_FIELDS = [
  'origin',
  'application',
  'guilds',
  'botId',
  'users',
  'channels',
  'messages',
  'interactions',
  'globalCommands',
  'emojis',
  'files',
] as const satisfies readonly (keyof World)[];

type PersistedWorld = Pick<World, (typeof PERSISTED_FIELDS)[number]>;

const serializeWorld = (world: World): Buffer => {
  const fields = Object.fromEntries(PERSISTED_FIELDS.map((part) => [part, world[part]]));
  // Nobody sees or edits a dismissed message again.
  const messages = new Map([...world.messages].filter(([, { dismissed }]) => !dismissed));
  return serialize({ shape: FORMAT_VERSION, ...fields, messages });
};

/** Replaces the seeded contents with the serialized ones. Returns false if they are in another format. */
const restoreWorld = (world: World, serialized: Uint8Array): boolean => {
  const { shape, ...fields } = deserialize(serialized) as PersistedWorld & { shape: number };
  if (shape !== FORMAT_VERSION) return false;
  Object.assign(world, fields);
  return true;
};

/** Sets the server's address, and rewrites the URLs of files in messages that were kept from another port. */
export const setOrigin = (world: World, origin: string): void => {
  const previous = world.origin;
  world.origin = origin;
  if (previous === '' || previous === origin) return;
  const withNewOrigin = <T>(value: T): T =>
    JSON.parse(JSON.stringify(value).replaceAll(`${previous}/`, `${origin}/`));
  for (const message of world.messages.values()) {
    message.attachments = withNewOrigin(message.attachments);
    message.components = withNewOrigin(message.components);
  }
};

/** Changes within this time are written together. */
const WRITE_DELAY_MS = 1_000;

/**
 * Reads the world from `file`, if it exists, and from then on writes it there after changes.
 * @param onError gets the error when the file cannot be read (the world stays as seeded) or written
 * @returns a function that writes once more and stops
 */
export const persistTo = (file: string, world: World, onError: (error: unknown) => void): (() => void) => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const write = () => {
    clearTimeout(timer);
    timer = undefined;
    try {
      mkdirSync(dirname(file), { recursive: true });
      // Written under another name first: a process killed in between leaves the old file intact.
      writeFileSync(`${file}.new`, serializeWorld(world));
      renameSync(`${file}.new`, file);
    } catch (error) {
      onError(error);
    }
  };
  const onChange = () => {
    timer ??= setTimeout(write, WRITE_DELAY_MS).unref();
  };
  try {
    if (existsSync(file) && !restoreWorld(world, readFileSync(file)))
      onError(new Error('Written by another version'));
  } catch (error) {
    onError(error);
  }
  world.onChange.add(onChange);
  return () => {
    world.onChange.delete(onChange);
    write();
  };
};
