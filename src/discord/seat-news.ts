/** News of a seat: a message at the table that names members who wait for one, and mentions who wants that. */
import { MessageFlags, type RESTPostAPIChannelMessageJSONBody, Routes } from 'discord-api-types/v10';
import { type Part, text } from '../game/screen.ts';
import type { PendingWork } from '../pending-work.ts';
import { vacantSeats, whoMaySit } from '../tables/company.ts';
import {
  isOpen,
  isReadable,
  type ReadableTable,
  seatIndex,
  type Table,
  type WaitingMember,
} from '../tables/table.ts';
import { isWaiting } from '../tables/waiting.ts';
import { wordsFor } from '../text/catalogue.ts';
import { companyWords } from '../text/company.ts';
import { watchingWords } from '../text/watching.ts';
import type { Bot } from './bot.ts';
import { whoSee } from './finding/notices.ts';
import type { ComponentAction } from './ids.ts';
import { whoWantPings } from './live/pinged-people.ts';
import { mentionsOf } from './mentions.ts';
import type { TableScreen } from './render.ts';
import { tableNamed } from './screens/tables.ts';
import { tableQuestion } from './table-question.ts';

interface Telling {
  readonly nonce: string;
  readonly screenFor: (seeing: readonly string[], name: string) => TableScreen;
  /** So many of them are told, the first who are there. Default: all. */
  readonly max?: number;
  /** Whether somebody who is there may be told now. Default: they may. */
  readonly mayTell?: (userId: string) => boolean;
  readonly post: (body: RESTPostAPIChannelMessageJSONBody, screen: TableScreen) => Promise<unknown>;
}

/**
 * Where the server wants no pings, nobody is told; who wants none for themselves is told without one. Never rejects: the table
 * shows it, too.
 */
async function tell(
  bot: Bot,
  table: ReadableTable,
  users: readonly string[],
  { nonce, screenFor, max, mayTell = () => true, post }: Telling,
): Promise<void> {
  const { id, guildId, locale } = table;
  try {
    if (users.length === 0 || !(await bot.store.settings.of(guildId)).pings) return;
    const told = (await whoSee(bot, table, users, max)).filter(mayTell);
    if (told.length === 0) return;
    const wanting = await whoWantPings(bot.preferences, told);
    const screen = screenFor(told, tableNamed(bot.tables.gameOf(table), table, locale));
    const body = {
      components: tableQuestion(bot, table, screen, locale),
      flags: MessageFlags.IsComponentsV2,
      allowed_mentions: { users: wanting },
      nonce: `w.${id}.${nonce}`,
      enforce_nonce: true,
    };
    await post(body, screen);
  } catch (error) {
    bot.log.warn({ table: id, err: error }, 'who waits for a seat could not be told');
  }
}

/** Tells the first of those who wait, and are there, of a free seat in play that they may take. */
const tellOfFreeSeat = (bot: Bot, table: ReadableTable, users: readonly string[]): Promise<void> => {
  const { id, locale, version } = table;
  const take = { label: companyWords[locale].take, action: { kind: 'take' }, style: 'success' } as const;
  return tell(bot, table, users, {
    nonce: `${version}`,
    max: 1,
    mayTell: (userId) => bot.recent.toldOfSeat.claim(`${id}/${userId}`),
    screenFor: (told, name) => [
      text(watchingWords[locale].seatFree(mentionsOf(told), name)),
      { part: 'buttons', buttons: [take] },
    ],
    post: (body) =>
      bot.pings.post(table, body, {
        topic: 'free',
        isOutdated: (latest) => !isReadable(latest) || vacantSeats(latest).length === 0,
      }),
  });
};

/** Tells a member who waited of the seat in play that they have been given. */
export const tellOfOwnSeat = (bot: Bot, table: ReadableTable, userId: string): Promise<void> => {
  const { locale, version } = table;
  const back = { label: wordsFor(locale).table.back, action: { kind: 'back' }, style: 'success' } as const;
  const isAway = ({ seats }: Table): boolean => seats.some((seat) => seat.userId === userId && seat.away);
  return tell(bot, table, [userId], {
    nonce: `${version}`,
    screenFor: (told, name) => [
      text(watchingWords[locale].seatGiven(mentionsOf(told), name)),
      { part: 'buttons', buttons: [back] },
    ],
    post: (body) =>
      bot.pings.post(table, body, {
        topic: `given/${userId}`,
        isOutdated: (latest) => !isOpen(latest) || !isAway(latest),
      }),
  });
};

/** Tells those who waited at a table of its rematch: who has a seat there, and who has to press *Join* if one stays free. */
export const tellOfRematch = (
  bot: Bot,
  lobby: ReadableTable,
  waiting: readonly WaitingMember[],
  hostId: string,
): Promise<void> => {
  const users = waiting.map(({ userId }) => userId).filter((userId) => userId !== hostId);
  const screenFor = (told: readonly string[], name: string): TableScreen => {
    const words = watchingWords[lobby.locale];
    const seated = told.filter((userId) => seatIndex(lobby, userId) >= 0);
    const others = told.filter((userId) => !seated.includes(userId));
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
  };
  // Where it leads to a seat, it is edited once the lobby has begun.
  const offersSeat = (screen: TableScreen): boolean => screen.some(({ part }) => part === 'buttons');
  return tell(bot, lobby, users, {
    nonce: 'r',
    screenFor,
    post: (body, screen) =>
      lobby.phase === 'lobby' && offersSeat(screen)
        ? bot.lobbyNotices.post(lobby, body)
        : bot.client.rest.post(Routes.channelMessages(lobby.channelId), { body }),
  });
};

/** Tells the first who waits, and may take it, of each seat that becomes vacant in play. */
export function followVacancies(bot: Bot, work: PendingWork): void {
  bot.tables.subscribe(({ before, table }) => {
    if (!before || !isOpen(before) || !isOpen(table)) return;
    if (vacantSeats(table).length <= vacantSeats(before).length) return;
    const users = whoMaySit(table).map(({ userId }) => userId);
    void work.track(tellOfFreeSeat(bot, table, users));
  });
}
