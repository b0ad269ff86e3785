/**
 * Calling players: when their table begins, and when their time runs out. A ping is a message of its own, because edits
 * never ping; it carries the button to one's own hand, and goes away once it is of no use any more.
 */
import type { REST } from 'discord.js';
import { MessageFlags, type RESTPostAPIChannelMessageResult, Routes } from 'discord-api-types/v10';
import type { Logger } from 'pino';
import { text } from '../../game/screen.ts';
import type { PendingWork } from '../../pending-work.ts';
import { playedByComputer, seatsToAct } from '../../tables/play.ts';
import type { TableChange, TableService } from '../../tables/service.ts';
import type { PlayingTable, Table } from '../../tables/table.ts';
import { wordsFor } from '../../text/words.ts';
import type { Emojis } from '../emojis/emojis.ts';
import { isClientError } from '../errors.ts';
import { render } from '../render.ts';
import { inSeconds } from '../screens/lobby.ts';

export interface PingParts {
  readonly rest: REST;
  readonly tables: TableService;
  readonly log: Logger;
  readonly emojis: () => Emojis;
  readonly work: PendingWork;
}

/** Why players are called: their table has begun and they may not have seen it, or their turn runs out. */
type Occasion = 'begun' | 'waited';

/** Who sat down a while ago is told that it begins; once everybody has had a turn there is nothing to tell. */
function occasionOf(table: Table): Occasion | null {
  if (table.phase !== 'playing') return null;
  const { warned, hand, seq, seats, hostId } = table;
  if (warned) return 'waited';
  const others = seats.some(({ userId }) => userId !== null && userId !== hostId);
  return others && hand === 1 && seq < seats.length ? 'begun' : null;
}

export function createPings({ rest, tables, log, emojis, work }: PingParts) {
  /** The host has begun the table, and knows. */
  const calledBy = (table: PlayingTable, occasion: Occasion): string[] => {
    const seats = occasion === 'waited' ? seatsToAct(tables.gameOf(table), table) : table.seats.keys();
    return [...seats].flatMap((seat) => {
      const of = table.seats[seat]!;
      if (playedByComputer(of) || of.userId === null) return [];
      return occasion === 'begun' && of.userId === table.hostId ? [] : [of.userId];
    });
  };

  /** What a ping says, and to whom; null: there is nobody to call. */
  const calling = (table: PlayingTable, occasion: Occasion) => {
    const users = calledBy(table, occasion);
    if (users.length === 0) return null;
    const { table: say } = wordsFor(table.locale);
    const { name, openHandLabel } = tables.gameOf(table).words[table.locale];
    const mentions = users.map((id) => `<@${id}>`).join(' ');
    const content =
      occasion === 'begun'
        ? say.begun(mentions, name)
        : say.ping(mentions, name, table.deadline && inSeconds(table.deadline));
    const { seats, locale, id } = table;
    const components = render(
      [
        text(content),
        { part: 'buttons', buttons: [{ label: openHandLabel, action: { kind: 'hand' }, style: 'primary' }] },
      ],
      { seats, locale, emojis: emojis(), id: { table: id, prompt: 0 }, nonce: '' },
    );
    return { components, flags: MessageFlags.IsComponentsV2 as const, allowed_mentions: { users } };
  };

  const ping = async (table: PlayingTable, occasion: Occasion): Promise<void> => {
    if (table.pingId !== null)
      await clear(table.channelId, table.id, table.pingId).catch((error) =>
        log.info({ table: table.id, err: error }, 'an old ping stayed'),
      );
    const body = calling(table, occasion);
    if (!body) return;
    // Killed before the message is noted, the bot asks for it once more, and Discord gives the same.
    const nonce = `${table.id}.${occasion === 'begun' ? 'b' : `n${table.version}`}`;
    const { id } = (await rest.post(Routes.channelMessages(table.channelId), {
      body: { ...body, nonce, enforce_nonce: true },
    })) as RESTPostAPIChannelMessageResult;
    await tables.setPingMessage(table.id, id);
    const now = await tables.find(table.id);
    // They acted while it was on its way.
    if (!now || occasionOf(now) !== occasion) await clear(table.channelId, table.id, id);
  };

  /** The time that was lost has been given back: the ping says until when. */
  const correct = async (table: PlayingTable, occasion: Occasion, messageId: string): Promise<void> => {
    const body = calling(table, occasion);
    if (body) await rest.patch(Routes.channelMessage(table.channelId, messageId), { body });
  };

  /** Noted last: killed in between, the bot finds it noted still, and clears it once more. */
  const clear = async (channelId: string, tableId: string, messageId: string): Promise<void> => {
    await rest.delete(Routes.channelMessage(channelId, messageId)).catch((error) => {
      if (!isClientError(error)) throw error;
    });
    if ((await tables.find(tableId))?.pingId === messageId) await tables.setPingMessage(tableId, null);
  };

  return {
    onChange({ before, table }: TableChange): void {
      const failed = (error: unknown) => log.warn({ table: table.id, err: error }, 'a ping failed');
      const occasion = occasionOf(table);
      const last = before && occasionOf(before);
      // Once a turn was waited for, that the table has begun is no news.
      if (table.phase !== 'playing' || occasion === null || (last === 'waited' && occasion === 'begun')) {
        if (table.pingId !== null) work.track(clear(table.channelId, table.id, table.pingId)).catch(failed);
        return;
      }
      // After a restart too, where none was noted: it may have been posted all the same.
      const isNew = before ? last !== occasion : table.pingId === null;
      if (isNew) work.track(ping(table, occasion)).catch(failed);
      else if (!before && table.pingId !== null)
        work.track(correct(table, occasion, table.pingId)).catch(failed);
    },
  };
}
