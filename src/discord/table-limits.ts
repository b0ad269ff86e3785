/** What a member reads who may open no more tables. */
import type { AnyGame } from '../game/game.ts';
import { MAX_LIMITS } from '../tables/limits.ts';
import type { TableRefusal } from '../tables/refusals.ts';
import { isReadable, isSlow } from '../tables/table.ts';
import { localeFromDiscord, wordsFor } from '../text/catalogue.ts';
import { type Reply, textReply } from './answer.ts';
import type { Bot } from './bot.ts';
import { gameName } from './game-name.ts';
import { tableRefusalText } from './refusal-text.ts';
import { linkTo } from './screens/tables.ts';

/** The most tables that a member hosts, by the limits that can be chosen: so many slow ones, and so many others. */
const MAX_HOSTED = 2 * MAX_LIMITS.member;

interface Asker {
  readonly guildId: string;
  readonly user: { readonly id: string };
  readonly locale: string;
}

/** Why a table cannot be opened, what its host can do about it, and the open tables of this kind that they host. */
export async function refusedOpening(
  bot: Bot,
  { guildId, user, locale: readerLocale }: Asker,
  game: AnyGame,
  refusal: TableRefusal,
): Promise<Reply> {
  const locale = localeFromDiscord(readerLocale);
  const ids = await bot.store.tables.hostedTableIds(guildId, user.id, MAX_HOSTED);
  const hosted = await Promise.all(ids.map((id) => bot.tables.find(id).catch(() => null)));
  const countsSlow = 'params' in refusal && refusal.params?.kind === 'slow';
  const lines = hosted
    .filter((table) => table !== null)
    .filter((table) => isReadable(table) && isSlow(table) === countsSlow)
    .map((table) => {
      const name = gameName(bot.tables.gameOf(table), table, locale);
      return `▫️ **[${name}](${linkTo(table)})** <#${table.channelId}>`;
    });
  const named = lines.length > 0 ? [wordsFor(locale).limits.yours, ...lines] : [];
  return textReply([tableRefusalText(refusal, game, locale), ...named].join('\n'));
}
