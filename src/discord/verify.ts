/** `/verify`: tells its reader what its verification has found, with its file. */
import { FileBuilder } from '@discordjs/builders';
import { type AnyGame, findGame } from '../game/game.ts';
import type { Locale } from '../game/words.ts';
import type { FinishedTable } from '../proof/write.ts';
import { mayEnter } from '../tables/private.ts';
import {
  handsBegun,
  isBegun,
  isOpen,
  isReadable,
  type OpenTable,
  seatIndex,
  type Table,
} from '../tables/table.ts';
import { proofWords } from '../text/proof/catalogue.ts';
import { otherRules, verdictText } from '../text/proof/verdict.ts';
import type { ProofWords } from '../text/proof/words.ts';
import { type Reply, textReply } from './answer.ts';
import type { Bot } from './bot.ts';
import { readerLocale, type ServerCommandInteraction } from './commands.ts';
import { gameName } from './game-name.ts';
import { textComponents } from './render.ts';
import { seesTable } from './sees-channel.ts';
import type { VerifiedFile } from './verifications.ts';
import { PAGE, verifyPage } from './verify-page.ts';

type Refusal = keyof ProofWords['refusals'];

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
  if (!table || !(await maySee(bot, interaction, table))) return refuse('unknownTable');
  if (isOpen(table)) return refuse('inPlay');
  const rules = rulesOf(bot.games, table);
  if (rules && rules.ownVersion !== rules.gameVersion)
    return textReply(otherRules(rules, locale, rules.name(locale)));
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

/**
 * Who has sat at a table may see it, and everybody who may see the channel where it was played; a private one, those who were
 * invited.
 */
async function maySee(bot: Bot, interaction: ServerCommandInteraction, table: Table): Promise<boolean> {
  const { guildId, user } = interaction;
  if (table.guildId !== guildId || !mayEnter(table, user.id)) return false;
  if (seatIndex(table, user.id) >= 0 || seesTable(bot, interaction, table)) return true;
  const { held } = await bot.store.hands.holdersOf(table);
  return held.some(({ userId }) => userId === user.id);
}

/** The version of the rules that a table was played by, and that of those that are here; null: one of them is not known. */
function rulesOf(games: readonly AnyGame[], table: Table) {
  const game = findGame(games, table.game);
  if (!game || table.phase === 'cleared' || handsBegun(table) === 0) return null;
  const name = (locale: Locale): string => gameName(game, table, locale);
  return { game: game.id, gameVersion: table.gameVersion, ownVersion: game.version, name };
}

/** The table with its game, or why it cannot be verified. */
function finishedOr(
  games: readonly AnyGame[],
  table: Exclude<Table, OpenTable>,
): { readonly game: AnyGame; readonly table: FinishedTable } | Refusal {
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
  const page = verifyPage();
  const isSent = data.length <= maxBytes;
  const hasPage = isSent && page !== null && data.length + page.length <= maxBytes;
  const content = [
    `### ${agrees ? '✅' : '⚠️'} ${headline}`,
    ...lines.map(quoted),
    `**${words.commitment}**\n\`${commitment}\``,
    isSent ? words.file : words.refusals.tooLarge,
    ...(hasPage ? [words.howTo] : []),
  ].join('\n');
  const files = [...(isSent ? [{ name, data }] : []), ...(hasPage ? [{ name: PAGE, data: page }] : [])];
  return {
    to: 'ephemeral',
    components: [
      ...textComponents(content),
      ...files.map((file) => new FileBuilder().setURL(`attachment://${file.name}`).toJSON()),
    ],
    ...(isSent && { files }),
  };
}
