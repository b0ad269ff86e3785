/** The terms of Discord's gateway. */
import type { GatewayGuildCreateDispatchData } from 'discord-api-types/v10';

export interface GatewayTerms {
  /** How many servers the bot is in by Discord's count; one of them exists here. */
  servers: number;
  /** The others, which a bot is told of as it connects, and in which nothing ever happens. Null: it gets none. */
  otherServer: ((index: number) => GatewayGuildCreateDispatchData) | null;
  heartbeatMs: number;
  /** How many shards may identify within the same five seconds. */
  maxConcurrency: number;
}

export const DEFAULT_GATEWAY_TERMS: Readonly<GatewayTerms> = {
  servers: 1,
  otherServer: null,
  heartbeatMs: 41_250,
  maxConcurrency: 1,
};
