/** A world and a server in which nothing is yet. */
import type { Clock } from '../clock.ts';
import { DEFAULT_GATEWAY_TERMS } from './gateway-terms.ts';
import type { Guild, Locale, World } from './world.ts';

const TEN_MEBIBYTES = 10 * 1024 * 1024;

export const newGuild = (fields: Pick<Guild, 'id' | 'name' | 'locale' | 'ownerId' | 'createdAt'>): Guild => ({
  ...fields,
  members: new Map(),
  roles: new Map(),
  commands: new Map(),
});

export const newWorld = (
  clock: Clock,
  nextId: () => string,
  names: { guild: string; locale: Locale; bot: string; token: string },
): World => {
  const applicationId = nextId();
  const guildId = nextId();
  const home = newGuild({
    id: guildId,
    name: names.guild,
    locale: names.locale,
    ownerId: nextId(),
    createdAt: clock.now(),
  });
  return {
    clock,
    nextId,
    origin: '',
    application: { id: applicationId, name: names.bot, token: names.token },
    guilds: new Map([[guildId, home]]),
    botId: applicationId,
    users: new Map(),
    channels: new Map(),
    messages: new Map(),
    interactions: new Map(),
    globalCommands: new Map(),
    emojis: new Map(),
    files: new Map(),
    sessionStarts: [],
    lastStarts: new Map(),
    attachmentLimit: TEN_MEBIBYTES,
    maxActiveThreads: 1_000,
    followUpTimeoutMs: 5_000,
    gateway: { ...DEFAULT_GATEWAY_TERMS },
    violations: [],
    onDispatch: new Set(),
    onChange: new Set(),
    onViolation: new Set(),
  };
};
