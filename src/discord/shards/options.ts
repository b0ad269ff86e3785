/** What a bot that serves one shard of a cluster is given, beside what every bot has. */
import { z } from 'zod';
import type { Shard } from '../../shard.ts';
import type { Api } from '../api.ts';
import type { HandedSession } from './session.ts';

/** What a bot tells the others of its cluster: the one that serves a server, or all. */
export const shardNews = z.discriminatedUnion('kind', [
  /** A table has been changed. */
  z.object({ kind: z.literal('table'), guildId: z.string(), id: z.string() }),
  /** A person is to be reminded there of the tables that wait for them. */
  z.object({ kind: z.literal('remind'), guildId: z.string(), userId: z.string() }),
  /** A person has changed what they chose for themselves, or had it erased. */
  z.object({ kind: z.literal('preferences'), guildId: z.null(), userId: z.string() }),
]);

export type ShardNews = z.infer<typeof shardNews>;

/** Servers that other processes serve. */
export interface Elsewhere {
  /** Whether this bot serves a server. */
  serves(guildId: string): boolean;
  /** Tells whoever serves the server, or all bots, this one too. */
  tell(news: ShardNews): void;
}

export const nothingElsewhere: Elsewhere = { serves: () => true, tell() {} };

export interface ShardOptions {
  readonly shard: Shard;
  /** The session that another process has handed over; null: a new one is started. */
  readonly handed: HandedSession | null;
  /** Resolves when a session may be started; rejects when the signal is aborted. */
  readonly waitForTurn: (signal: AbortSignal) => Promise<void>;
  /** Waiting for its turn is a part of it. */
  readonly maxConnectingMs: number;
  /** Called once it is online: stops what has served these servers in this process until now. */
  readonly relieve: () => Promise<void>;
  readonly api: Api;
  readonly elsewhere: Elsewhere;
}
