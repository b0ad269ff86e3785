/**
 * Panels that follow a table's message which was posted anew, or that come down to their player's turn where other messages
 * stand below them. Discord moves no message: a panel is posted as a further ephemeral reply by the same token, at the end of
 * the channel, and the one it replaces is deleted.
 */
import { type REST, Routes } from 'discord.js';
import { MessageFlags, type RESTPostAPIWebhookWithTokenWaitResult } from 'discord-api-types/v10';
import type { Logger } from 'pino';
import type { AnyGame } from '../../game/game.ts';
import type { PanelRecord } from '../../store/records.ts';
import { seatsToAct } from '../../tables/play.ts';
import { isOpen, playedByComputer, promptOf, seatIndex, type Table } from '../../tables/table.ts';
import { isMessageGone } from '../errors.ts';
import type { LastMessages } from './last-messages.ts';
import { type Panel, UNKNOWN } from './open-panels.ts';
import type { PanelDrawing } from './panel-drawing.ts';
import type { PanelTokens } from './panel-tokens.ts';

export interface PanelMoveParts {
  readonly rest: Pick<REST, 'post' | 'delete'>;
  readonly applicationId: string;
  readonly panels: Map<string, Panel>;
  readonly tokens: Pick<PanelTokens, 'add' | 'saveNow'>;
  readonly log: Logger;
}

/** The panel's message in requests with its token: the first reply has a name of its own, a later one only its id. */
export const panelMessage = ({
  isFollowUp,
  messageId,
}: Pick<PanelRecord, 'isFollowUp' | 'messageId'>): string => (isFollowUp ? messageId : '@original');

/** Whether the panel is above the table's message, which was posted later. Each message is followed once at most. */
export const shouldFollow = (panel: Panel, table: Table): boolean =>
  isOpen(table) &&
  !panel.isElsewhere &&
  table.messageId !== null &&
  panel.notFollowed !== table.messageId &&
  BigInt(panel.record.messageId) < BigInt(table.messageId);

/**
 * Whether the panel's player is asked for a move now, and sees later messages below the panel. Once for each question: the
 * answer to a press shows the panel where it is.
 */
export const shouldComeDown = (
  { record, prompt, isElsewhere }: Panel,
  table: Table,
  game: AnyGame,
  lastMessages: Pick<LastMessages, 'isAbove'>,
): boolean => {
  if (isElsewhere || table.phase !== 'playing' || prompt === UNKNOWN) return false;
  const seat = seatIndex(table, record.userId);
  // A computer plays for a player who is away.
  if (seat < 0 || playedByComputer(table.seats[seat]!)) return false;
  return (
    seatsToAct(game, table).includes(seat) &&
    promptOf(table, seat) !== prompt &&
    lastMessages.isAbove(record.messageId, record.userId, table.channelId)
  );
};

export type PanelMoves = ReturnType<typeof createPanelMoves>;

export function createPanelMoves({ rest, applicationId, panels, tokens, log }: PanelMoveParts) {
  const remove = async (token: string, message: string): Promise<void> => {
    await rest.delete(Routes.webhookMessage(applicationId, token, message), { auth: false });
  };

  const moves = {
    /** Deletes the message of a panel that is open elsewhere: two panels of one player would confuse. Never rejects. */
    async deleteMessage(token: string, message: string): Promise<void> {
      await remove(token, message).catch((error) => {
        if (!isMessageGone(error)) log.info({ err: error }, 'replaced panel could not be deleted');
      });
    },

    /** Deletes the message that an open panel has taken the place of. Never rejects. */
    async deleteReplaced(key: string): Promise<void> {
      const record = panels.get(key)?.record;
      if (!record || record.replaces === null) return;
      await moves.deleteMessage(record.token, record.replaces);
      const panel = panels.get(key);
      if (panel?.record !== record) return;
      const settled = { ...record, replaces: null };
      panels.set(key, { ...panel, record: settled });
      tokens.add(key, settled);
    },

    /**
     * Posts the panel as a new message. The new one is stored before the old one is deleted: a bot that is killed in
     * between still knows both.
     * @param panel as it is open now
     * @returns whether it follows; if not, a press has brought a newer panel meanwhile
     * @throws where Discord refuses it; the panel then stays where it is
     */
    async follow(key: string, panel: Panel, { components }: PanelDrawing): Promise<boolean> {
      const { token } = panel.record;
      const { id: messageId } = (await rest.post(Routes.webhook(applicationId, token), {
        body: {
          components,
          flags: MessageFlags.IsComponentsV2 | MessageFlags.Ephemeral,
          allowed_mentions: { parse: [] },
        },
        auth: false,
      })) as RESTPostAPIWebhookWithTokenWaitResult;
      if (panels.get(key) !== panel) {
        await moves.deleteMessage(token, messageId);
        return false;
      }
      const record = { ...panel.record, messageId, isFollowUp: true, replaces: panelMessage(panel.record) };
      panels.set(key, { ...panel, record });
      await tokens.saveNow(key, record);
      await moves.deleteReplaced(key);
      return true;
    },
  };
  return moves;
}
