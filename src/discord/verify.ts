/** `/verify`: finds a finished table, and tells its reader what its verification has found, with its file. */
import { FileBuilder } from '@discordjs/builders';
import type { AutocompleteInteraction } from 'discord.js';
import { type AnyGame, findGame } from '../game/game.ts';
import type { Locale } from '../game/words.ts';
import type { FinishedTable } from '../proof/write.ts';
import { isBegun, isOpen, isReadable, seatIndex, type Table } from '../tables/table.ts';
import { proofWords } from '../text/proof/catalogue.ts';
import { verdictText } from '../text/proof/verdict.ts';
import type { ProofWords } from '../text/proof/words.ts';
import { type Reply, textReply } from './answer.ts';
import type { Bot } from './bot.ts';
import { readerLocale, type ServerCommandInteraction } from './commands.ts';
import { cutLabel, displayName, distinct } from './display-name.ts';
import { rolesOf } from './ledger/rights.ts';
import { textComponents } from './render.ts';
import type { VerifiedFile } from './verifications.ts';

/** Discord's limits on the choices of an option. */
const MAX_CHOICES = 25;
const MAX_LABEL = 100;
/** Among so many of the newest what is typed is looked for. */
const MAX_SEARCHED = 250;
const [MINUTE_MS, HOUR_MS, DAY_MS] = [60_000, 3_600_000, 86_400_000];

type Refusal = keyof ProofWords['refusals'];

/** The reader's own finished tables and this channel's, the newest first, as far as they have what is typed. */
export async function finishedTableChoices(
  bot: Bot,
  interaction: AutocompleteInteraction<'raw' | 'cached'>,
): Promise<{ name: string; value: string }[]> {
  const { guildId, channelId, user } = interaction;
  const locale = readerLocale(interaction);
  const typed = interaction.options.getFocused().trim().toLowerCase();
  const count = typed === '' ? MAX_CHOICES : MAX_SEARCHED;
  const tables = await bot.store.finishedTables.list({ guildId, channelId, userId: user.id }, count);
  const words = proofWords(locale);
  const labels = tables.map(({ game, endedAt, people }) => {
    const name = findGame(bot.games, game)?.words[locale].name ?? game;
    const names = people.filter((each) => each !== '').map((each) => displayName(each, 'label'));
    return words.listed(name, names.join(words.nameSeparator), agoText(bot.clock.now() - endedAt, words));
  });
  const choices = distinct(labels, (index) => ` #${index + 1}`).map((label, index) => ({
    name: cutLabel(label, MAX_LABEL),
    value: tables[index]!.id,
  }));
  return choices
    .filter(({ name, value }) => name.toLowerCase().includes(typed) || value === typed)
    .slice(0, MAX_CHOICES);
}

function agoText(ms: number, { ago }: ProofWords): string {
  if (ms < HOUR_MS) return ago(Math.max(1, Math.floor(ms / MINUTE_MS)), 'minute');
  if (ms < 2 * DAY_MS) return ago(Math.floor(ms / HOUR_MS), 'hour');
  return ago(Math.floor(ms / DAY_MS), 'day');
}

export async function verifyReply(
  bot: Bot,
  interaction: ServerCommandInteraction,
  id: string,
): Promise<Reply> {
  const locale = readerLocale(interaction);
  const refuse = (refusal: Refusal): Reply => textReply(proofWords(locale).refusals[refusal]);
  const fields = { table: id, interaction: interaction.id };
  let table: Table | null;
  try {
    table = await bot.tables.find(id);
  } catch (error) {
    bot.log.error({ ...fields, err: error }, 'a finished table cannot be read');
    return refuse('unreadable');
  }
  if (!table || !maySee(bot, interaction, table)) return refuse('unknownTable');
  const finished = finishedOr(bot.games, table);
  if (typeof finished === 'string') return refuse(finished);
  try {
    const verified = await bot.verifications.verify(finished.game, finished.table);
    if (verified === 'busy') return refuse('busy');
    if (verified.verdict.outcome === 'differs')
      bot.log.error({ ...fields, difference: verified.verdict.difference.what }, 'a finished table differs');
    return verifiedReply(verified, id, locale, interaction.attachmentSizeLimit);
  } catch (error) {
    bot.log.error({ ...fields, err: error }, 'a finished table could not be verified');
    return refuse('unreadable');
  }
}

/** Who sat at a table may see it, and everybody who may see the channel where it was played. */
function maySee(bot: Bot, interaction: ServerCommandInteraction, table: Table): boolean {
  const { guildId, channelId, user } = interaction;
  if (table.guildId !== guildId) return false;
  if (seatIndex(table, user.id) >= 0 || table.channelId === channelId) return true;
  const member = { userId: user.id, roleIds: rolesOf(interaction) };
  return bot.servers.maySee(member, { guildId, channelId: table.channelId });
}

/** The table with its game, or why it cannot be verified. */
function finishedOr(
  games: readonly AnyGame[],
  table: Table,
): { readonly game: AnyGame; readonly table: FinishedTable } | Refusal {
  if (isOpen(table)) return 'inPlay';
  if (!isReadable(table)) return table.phase === 'cleared' ? 'cleared' : 'unreadable';
  if (!isBegun(table)) return 'notBegun';
  const game = findGame(games, table.game);
  return game ? { game, table } : 'unreadable';
}

/** In text, what a file says is shown as it is: it may be forged. */
const quoted = (line: string): string => line.replaceAll(/[`*_~|<>@\\]/g, (sign) => `\\${sign}`);

function verifiedReply(
  { text, commitment, verdict }: VerifiedFile,
  id: string,
  locale: Locale,
  maxBytes: number,
): Reply {
  const words = proofWords(locale);
  const { agrees, headline, lines } = verdictText(verdict, locale);
  const data = Buffer.from(text);
  const name = `madoi-table-${id}.json`;
  const isSent = data.length <= maxBytes;
  const content = [
    `### ${agrees ? '✅' : '⚠️'} ${headline}`,
    ...lines.map(quoted),
    `**${words.commitment}**\n\`${commitment}\``,
    isSent ? words.file : words.refusals.tooLarge,
    `-# ${words.howTo}`,
  ].join('\n');
  return {
    to: 'ephemeral',
    components: [
      ...textComponents(content),
      ...(isSent ? [new FileBuilder().setURL(`attachment://${name}`).toJSON()] : []),
    ],
    ...(isSent && { files: [{ name, data }] }),
  };
}
