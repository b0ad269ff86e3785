/** The terms of Discord's gateway. */
import type { GatewayGuildCreateDispatchData } from 'discord-api-types/v10';

export interface GatewayTerms {
  /** How many servers the bot is in by Discord's count, if it is more than exist here. */
  servers: number;
  /** How many shards Discord asks for; null: one for every thousand servers. */
  shards: number | null;
  /** The servers that do not exist here, which a bot is told of as it connects, and in which nothing ever happens. Null: it gets none. */
  otherServer: ((index: number) => GatewayGuildCreateDispatchData) | null;
  heartbeatMs: number;
  /** How many shards may identify within the same five seconds. */
  maxConcurrency: number;
}

export const DEFAULT_GATEWAY_TERMS: Readonly<GatewayTerms> = {
  servers: 1,
  shards: null,
  otherServer: null,
  heartbeatMs: 41_250,
  maxConcurrency: 1,
};
