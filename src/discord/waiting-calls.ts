/** Tells members who wait for a seat that there is one: in a message at the table that names them, and mentions who wants that. */
import { MessageFlags, Routes } from 'discord-api-types/v10';
import { type Part, text } from '../game/screen.ts';
import type { PendingWork } from '../pending-work.ts';
import { vacantSeats, whoMaySit } from '../tables/company.ts';
import { isOpen, type ReadableTable, seatIndex, type WaitingMember } from '../tables/table.ts';
import { isWaiting } from '../tables/waiting.ts';
import { wordsFor } from '../text/catalogue.ts';
import { companyWords } from '../text/company.ts';
import { watchingWords } from '../text/watching.ts';
import type { Bot } from './bot.ts';
import { whoSee } from './finding/notices.ts';
import type { ComponentAction } from './ids.ts';
import { whoWantPings } from './live/pinged-people.ts';
import type { TableScreen } from './render.ts';
import { tableNamed } from './screens/tables.ts';
import { tableQuestion } from './table-question.ts';

type Call = 'seatFree' | 'seatGiven';

const mentionsOf = (users: readonly string[]): string => users.map((id) => `<@${id}>`).join(' ');

/**
 * Where the server wants no pings, nobody is told; who wants none for themselves is told without one. Never rejects: the table
 * shows it, too.
 * @param max so many of them are told, the first who are there; default: all
 */
async function call(
  bot: Bot,
  table: ReadableTable,
  users: readonly string[],
  nonce: string,
  screenFor: (seeing: readonly string[], name: string) => TableScreen,
  max?: number,
): Promise<void> {
  const { id, guildId, channelId, locale } = table;
  try {
    if (users.length === 0 || !(await bot.store.settings.of(guildId)).pings) return;
    const seeing = await whoSee(bot, table, users, max);
    if (seeing.length === 0) return;
    const wanting = await whoWantPings(bot.preferences, seeing);
    const screen = screenFor(seeing, tableNamed(bot.tables.gameOf(table), table, locale));
    const body = {
      components: tableQuestion(bot, table, screen, locale),
      flags: MessageFlags.IsComponentsV2,
      allowed_mentions: { users: wanting },
      nonce: `w.${id}.${nonce}`,
      enforce_nonce: true,
    };
    const offersSeat = screen.some(({ part }) => part === 'buttons');
    if (table.phase === 'lobby' && offersSeat) await bot.lobbyNotices.post(table, body);
    else await bot.client.rest.post(Routes.channelMessages(channelId), { body });
  } catch (error) {
    bot.log.warn({ table: id, err: error }, 'who waits for a seat could not be told');
  }
}

/**
 * Tells a member of a seat in play: a free one that they may take, or the one that they have been given.
 * @param users the first of them who is there is told
 */
export const tellOfSeat = (
  bot: Bot,
  table: ReadableTable,
  users: readonly string[],
  kind: Call,
): Promise<void> => {
  const { locale, version } = table;
  const screenFor = (seeing: readonly string[], name: string): TableScreen => {
    const button: Part<ComponentAction> = {
      part: 'buttons',
      buttons: [
        kind === 'seatFree'
          ? { label: companyWords[locale].take, action: { kind: 'take' }, style: 'success' }
          : { label: wordsFor(locale).table.back, action: { kind: 'back' }, style: 'success' },
      ],
    };
    return [text(watchingWords[locale][kind](mentionsOf(seeing), name)), button];
  };
  return call(bot, table, users, `${version}`, screenFor, 1);
};

/** Tells those who waited at a table of its rematch: who has a seat there, and who has to press *Join* if one stays free. */
export const tellOfRematch = (
  bot: Bot,
  lobby: ReadableTable,
  waiting: readonly WaitingMember[],
  hostId: string,
): Promise<void> => {
  const users = waiting.map(({ userId }) => userId).filter((userId) => userId !== hostId);
  return call(bot, lobby, users, 'r', (seeing, name) => {
    const words = watchingWords[lobby.locale];
    const seated = seeing.filter((userId) => seatIndex(lobby, userId) >= 0);
    const others = seeing.filter((userId) => !seated.includes(userId));
    const isListed = others.some((userId) => isWaiting(lobby, userId));
    const ways: Part<ComponentAction> = {
      part: 'buttons',
      buttons: [
        { label: wordsFor(lobby.locale).lobby.join, action: { kind: 'join' }, style: 'primary' },
        ...(isListed
          ? [{ label: words.waitNoMore, action: { kind: 'stopWaiting' }, style: 'secondary' } as const]
          : []),
      ],
    };
    // Who does not come keeps such a table from starting by itself.
    const asksToCome = seated.length > 0 && lobby.phase === 'lobby' && lobby.autoStart;
    return [
      ...(seated.length > 0 ? [text(words.seatAtRematch(mentionsOf(seated), name))] : []),
      ...(asksToCome ? [text(words.comeToRematch)] : []),
      ...(others.length > 0 ? [text(words.noSeatAtRematch(mentionsOf(others), name))] : []),
      ...(others.length > 0 || asksToCome ? [ways] : []),
    ];
  });
};

/** Tells the first who waits, and may take it, of each seat that becomes vacant in play. */
export function followVacancies(bot: Bot, work: PendingWork): void {
  bot.tables.subscribe(({ before, table }) => {
    if (!before || !isOpen(before) || !isOpen(table)) return;
    if (vacantSeats(table).length <= vacantSeats(before).length) return;
    const users = whoMaySit(table).map(({ userId }) => userId);
    void work.track(tellOfSeat(bot, table, users, 'seatFree'));
  });
}
