/** What a route is: where, who may call it, which bucket counts it, and what it does. */
import type { World } from '../world/world.ts';

export interface Upload {
  /** `n` of `files[n]`. */
  index: number;
  name: string;
  mime: string;
  body: Buffer;
}

export interface Call {
  world: World;
  param: (name: string) => string;
  query: URLSearchParams;
  body: unknown;
  uploads: Upload[];
}

export interface Reply {
  status: 200 | 201 | 204;
  body?: unknown;
}

/** Requests of one bucket on one thing (channel, webhook, guild) share a window. */
export interface Bucket {
  name: string;
  limit: number;
  perMs: number;
  /** The parameters that tell one window from another. */
  major: readonly string[];
  /** Not every request counts against the 50 per second of the whole bot. */
  global: boolean;
}

export interface Route {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  path: string;
  /** Interactions are answered with their own token in the address. */
  auth: 'bot' | 'none';
  /** Undefined: no limit at all. */
  bucket: Bucket | undefined;
  query?: readonly string[];
  run: (call: Call) => Reply | Promise<Reply>;
}

export const ok = (body: unknown): Reply => ({ status: 200, body });
export const created = (body: unknown): Reply => ({ status: 201, body });
export const nothing: Reply = { status: 204 };

const bucket = (name: string, limit: number, perMs: number, major: readonly string[] = []): Bucket => ({
  name,
  limit,
  perMs,
  major,
  global: true,
});

/**
 * Discord publishes no figures; those for messages are what bots meet in practice, the rest is generous enough for
 * a bot that behaves and small enough to stop one that loops.
 */
export const buckets = {
  messageCreate: bucket('message-create', 5, 5_000, ['channel']),
  messageEdit: bucket('message-edit', 5, 5_000, ['channel']),
  messageDelete: bucket('message-delete', 5, 1_000, ['channel']),
  messageRead: bucket('message-read', 10, 5_000, ['channel']),
  channel: bucket('channel', 5, 5_000, ['channel']),
  channelRead: bucket('channel-read', 10, 5_000, ['channel']),
  typing: bucket('typing', 5, 5_000, ['channel']),
  guild: bucket('guild', 10, 5_000, ['guild']),
  commands: bucket('commands', 5, 5_000),
  emojis: bucket('emojis', 50, 1_000),
  own: bucket('own', 10, 5_000),
  webhook: { ...bucket('webhook', 5, 2_000, ['application', 'token']), global: false },
} satisfies Record<string, Bucket>;
