/** `/ledger seasons` lists the seasons of a book, and shows the standings of one; `/ledger rename-season` names one. */

import type { Locale } from '../../game/words.ts';
import { SYSTEM_ACCOUNTS } from '../../ledger/postings.ts';
import { isSeasonNameError, parseSeasonName, type SeasonNameError } from '../../ledger/season-name.ts';
import type { Book } from '../../store/records.ts';
import { communityOption, communityWords } from '../../text/community/catalogue.ts';
import { type Reply, type ReplyTarget, textReply } from '../answer.ts';
import type { Bot } from '../bot.ts';
import { readerLocale, type ServerCommandInteraction, wireName } from '../commands.ts';
import { displayName } from '../display-name.ts';
import { bookName } from '../screens/book.ts';
import { ACCOUNTS_PER_PAGE, pageCount } from '../screens/ledger.ts';
import { SEASONS_PER_PAGE, seasonScreen, seasonsScreen } from '../screens/seasons.ts';
import { announceSetting } from './announce.ts';
import { readerDisplay, withNames } from './reading.ts';
import type { ServerInteraction } from './rights.ts';

/** @param page counted from 0; a page that does not exist becomes the nearest one */
export async function showSeasons(
  bot: Bot,
  interaction: ServerInteraction,
  book: Book,
  page: number,
  to: ReplyTarget,
): Promise<Reply> {
  const { ledger } = bot.store;
  const { guildId } = interaction;
  const all = await ledger.seasons(guildId, book);
  const pages = Math.max(1, Math.ceil(all.length / SEASONS_PER_PAGE));
  const index = Math.min(Math.max(page, 0), pages - 1);
  const shown = all.slice(index * SEASONS_PER_PAGE, (index + 1) * SEASONS_PER_PAGE);
  const seasons = await Promise.all(
    shown.map((season) => ledger.summarizeSeason(guildId, book, season, SYSTEM_ACCOUNTS)),
  );
  const accounts = seasons.flatMap(({ leaders }) => leaders.map(({ account }) => account));
  const display = await withNames(bot, interaction, await readerDisplay(bot, interaction), accounts);
  return {
    to,
    components: seasonsScreen({ book, seasons, page: index, pages, mark: interaction.id.slice(-6) }, display),
    files: [],
  };
}

/** The standings of a season. @param request a page that does not exist becomes the nearest one */
export async function showSeason(
  bot: Bot,
  interaction: ServerInteraction,
  { book, since, page }: { readonly book: Book; readonly since: number; readonly page: number },
  to: ReplyTarget,
): Promise<Reply> {
  const { ledger } = bot.store;
  const { guildId } = interaction;
  const found = (await ledger.seasons(guildId, book)).find((each) => each.since === since);
  if (!found) return { ...textReply(communityWords(readerLocale(interaction)).seasons.gone), to };
  const season = await ledger.summarizeSeason(guildId, book, found, SYSTEM_ACCOUNTS);
  const at = (index: number) => {
    const window = { first: index * ACCOUNTS_PER_PAGE, count: ACCOUNTS_PER_PAGE };
    return ledger.seasonStandings({ guildId, book, ...found }, SYSTEM_ACCOUNTS, window);
  };
  const asked = await at(page);
  const pages = pageCount(asked.count);
  const index = Math.min(page, pages - 1);
  const standings = index === page ? asked : await at(index);
  const accounts = standings.rows.map(({ account }) => account);
  const display = await withNames(bot, interaction, await readerDisplay(bot, interaction), accounts);
  return {
    to,
    components: seasonScreen({ book, season, standings, page: index, pages }, display),
    files: [],
  };
}

/** The name of a season in an option; null where there is none. */
export function seasonNameIn(
  interaction: ServerCommandInteraction,
  option: 'seasonName' | 'newName',
): { readonly name: string } | SeasonNameError | null {
  const text = interaction.options.getString(wireName(communityOption(option)));
  return text === null ? null : parseSeasonName(text);
}

export const badSeasonNameReply = (interaction: ServerInteraction): Reply =>
  textReply(communityWords(readerLocale(interaction)).seasons.badName);

export async function renameSeason(
  bot: Bot,
  interaction: ServerCommandInteraction,
  book: Book,
): Promise<Reply> {
  const number = interaction.options.getInteger(wireName(communityOption('whichSeason')));
  const parsed = seasonNameIn(interaction, 'newName');
  if (parsed === null || isSeasonNameError(parsed)) return badSeasonNameReply(interaction);
  const { guildId } = interaction;
  const all = await bot.store.ledger.seasons(guildId, book);
  const season = all.find((each) => each.number === number);
  const display = await readerDisplay(bot, interaction);
  if (!season) {
    const { seasons: words } = communityWords(display.locale);
    return textReply(words.unknown(bookName(book, display), number ?? 0, all.length));
  }
  await bot.store.ledger.nameSeason({ guildId, book, since: season.since }, parsed.name);
  const described = (locale: Locale): string =>
    communityWords(locale).seasons.renamed(
      bookName(book, { ...display, locale }),
      season.number,
      displayName(parsed.name, 'text'),
    );
  return {
    ...textReply(described(readerLocale(interaction))),
    onDone: () => announceSetting(bot, interaction, described),
  };
}
