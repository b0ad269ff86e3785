/** What is kept of a server that the bot is in. */
import type { KnownChannel } from './channels.ts';
import type { Permissions } from './effective-permissions.ts';

export interface KnownServer {
  readonly id: string;
  ownerId: string;
  /** The language that the server has in Discord. */
  locale: string;
  /** Whether the server could choose its language. */
  isCommunity: boolean;
  botRoleIds: readonly string[];
  readonly roles: Map<string, Permissions>;
  readonly channels: Map<string, KnownChannel>;
}
