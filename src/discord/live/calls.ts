/** Posts calls for players to lobbies. A call is kept as the lobby's ping, and goes away as pings do. */
import type { REST } from 'discord.js';
import {
  type APIMessageTopLevelComponent,
  MessageFlags,
  type RESTPostAPIChannelMessageResult,
  Routes,
} from 'discord-api-types/v10';
import type { TableService } from '../../tables/service.ts';
import type { LobbyTable } from '../../tables/table.ts';
import type { createPingDeletions } from './ping-deletions.ts';

interface CallParts {
  readonly rest: Pick<REST, 'post'>;
  readonly tables: Pick<TableService, 'find' | 'setPingMessage'>;
  readonly deletions: Pick<ReturnType<typeof createPingDeletions>, 'note' | 'remove'>;
}

/** Posts a call to a lobby in the place of an earlier one. @throws what Discord refuses */
export type Call = (
  table: LobbyTable,
  components: readonly APIMessageTopLevelComponent[],
  roleId: string,
) => Promise<void>;

export const createCall =
  ({ rest, tables, deletions }: CallParts): Call =>
  async ({ id: tableId, channelId, version, pingId }, components, roleId) => {
    const { id } = (await rest.post(Routes.channelMessages(channelId), {
      body: {
        components,
        flags: MessageFlags.IsComponentsV2,
        allowed_mentions: { roles: [roleId] },
        nonce: `${tableId}.c${version}`,
        enforce_nonce: true,
      },
    })) as RESTPostAPIChannelMessageResult;
    deletions.note(tableId, id);
    await tables.setPingMessage(tableId, id);
    if (pingId !== null) await deletions.remove(channelId, tableId, pingId);
    // The lobby may have started while it was being posted.
    const latest = await tables.find(tableId);
    if (latest?.phase !== 'lobby') await deletions.remove(channelId, tableId, id);
  };
