/** The contract of a route: method, path, authorization, rate limit bucket, handler. */
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
  /** A path parameter. Throws if the route has none by that name. */
  param: (name: string) => string;
  query: URLSearchParams;
  body: unknown;
  uploads: Upload[];
}

export interface Reply {
  status: 200 | 201 | 204;
  body?: unknown;
}

/** Requests of one bucket with the same major parameters (channel, webhook, guild) share a window. */
export interface Bucket {
  name: string;
  limit: number;
  perMs: number;
  /** Path parameters that identify the window. */
  major: readonly string[];
  /** Counts against the limit of 50 requests per second of the whole bot. */
  global: boolean;
}

export interface Route {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  path: string;
  /** 'none': the path has a token of its own, as interactions do. */
  auth: 'bot' | 'none';
  /** Undefined: unlimited. */
  bucket: Bucket | undefined;
  /** Query parameters the route accepts. */
  query?: readonly string[];
  run: (call: Call) => Reply | Promise<Reply>;
}

export const ok = (body: unknown): Reply => ({ status: 200, body });
export const created = (body: unknown): Reply => ({ status: 201, body });
export const noContent: Reply = { status: 204 };

const bucket = (name: string, limit: number, perMs: number, major: readonly string[] = []): Bucket => ({
  name,
  limit,
  perMs,
  major,
  global: true,
});

/**
 * Discord publishes no figures. Those for messages are what bots meet in practice; the others are large enough for a bot
 * that behaves and small enough to stop one that loops.
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
