/** Telling a player that it is their turn and time runs out: a message of its own, because edits never ping; it goes away once they have acted. */

import type { REST } from 'discord.js';
import { MessageFlags, type RESTPostAPIChannelMessageResult, Routes } from 'discord-api-types/v10';
import type { Logger } from 'pino';
import type { Table } from '../store/records.ts';
import { playedByComputer, seatsToAct } from '../tables/play.ts';
import type { Tables, Told } from '../tables/tables.ts';
import { wordsFor } from '../text/words.ts';
import type { Underway } from '../underway.ts';
import { isRefused } from './errors.ts';
import { writing } from './render.ts';
import { inSeconds } from './screens/lobby.ts';

export interface NudgeParts {
  readonly rest: REST;
  readonly tables: Tables;
  readonly log: Logger;
  readonly work: Underway;
}

export function nudges({ rest, tables, log, work }: NudgeParts) {
  /** Whom a table waits for, and what they are told; null: for nobody. */
  const calling = (table: Table) => {
    const waited = seatsToAct(tables.gameOf(table), table).flatMap((seat) => {
      const of = table.seats[seat]!;
      return playedByComputer(of) || of.userId === null ? [] : [of.userId];
    });
    if (waited.length === 0) return null;
    const mentions = waited.map((id) => `<@${id}>`).join(' ');
    const content = wordsFor(table.locale).table.nudge(mentions, table.deadline && inSeconds(table.deadline));
    return {
      components: writing(content),
      flags: MessageFlags.IsComponentsV2 as const,
      allowed_mentions: { users: waited },
    };
  };

  const nudge = async (table: Table): Promise<void> => {
    const body = calling(table);
    if (!body) return;
    // Killed before the message is noted, the bot asks for it once more, and Discord gives the same.
    const nonce = `${table.id}.n${table.version}`;
    const { id } = (await rest.post(Routes.channelMessages(table.channelId), {
      body: { ...body, nonce, enforce_nonce: true },
    })) as RESTPostAPIChannelMessageResult;
    await tables.nudgedIn(table.id, id);
    const now = await tables.find(table.id);
    // They acted while it was on its way.
    if (!now || !stillWaits(now)) await clear(table.channelId, table.id, id);
  };

  /** The time that was lost has been given back: the ping says until when. */
  const correct = async (table: Table, messageId: string): Promise<void> => {
    const body = calling(table);
    if (body) await rest.patch(Routes.channelMessage(table.channelId, messageId), { body });
  };

  /** Noted last: killed in between, the bot finds it noted still, and clears it once more. */
  const clear = async (channelId: string, tableId: string, messageId: string): Promise<void> => {
    await rest.delete(Routes.channelMessage(channelId, messageId)).catch((error) => {
      if (!isRefused(error)) throw error;
    });
    if ((await tables.find(tableId))?.nudgeId === messageId) await tables.nudgedIn(tableId, null);
  };

  const stillWaits = (table: Table): boolean => table.phase === 'playing' && table.warned;

  return {
    told({ before, table }: Told): void {
      const failed = (error: unknown) => log.warn({ table: table.id, err: error }, 'a nudge failed');
      if (stillWaits(table)) {
        // After a restart too, where none was noted: it may have been posted all the same.
        const isNew = before ? !before.warned : table.nudgeId === null;
        if (isNew) work.track(nudge(table)).catch(failed);
        else if (!before && table.nudgeId !== null) work.track(correct(table, table.nudgeId)).catch(failed);
      } else if (table.nudgeId !== null) {
        work.track(clear(table.channelId, table.id, table.nudgeId)).catch(failed);
      }
    },
  };
}
