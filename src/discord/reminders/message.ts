/** The message of a daily reminder: for one person, in a channel where others read it, too. */
import { ActionRowBuilder, ButtonBuilder, TextDisplayBuilder } from '@discordjs/builders';
import { ButtonStyle, MessageFlags } from 'discord-api-types/v10';
import type { DueReminder } from '../../store/preferences.ts';
import type { TableService } from '../../tables/service.ts';
import type { OpenTable } from '../../tables/table.ts';
import { meWords } from '../../text/me/catalogue.ts';
import { inSeconds } from '../../text/timestamps.ts';
import type { Bot } from '../bot.ts';
import { guideMentions } from '../command-mentions.ts';
import { gameName } from '../game-name.ts';
import { buttonId } from '../ids.ts';
import { linkTo } from '../screens/tables.ts';
import type { Servers } from '../servers/servers.ts';

const MAX_LISTED = 10;
/** Discord's limit of a row. */
const MAX_BUTTONS = 5;

/** Somebody who has no role but everyone's. */
const ANYBODY = { userId: '0', roleIds: [] };

/**
 * @param waiting the tables of one server that wait for the person; the message is for the channel of the first. Private tables,
 * and those in channels that not everybody sees, are only counted elsewhere.
 */
export function reminderMessage(
  {
    tables,
    servers,
    commandIds,
  }: Pick<Bot, 'commandIds'> & {
    readonly tables: Pick<TableService, 'gameOf'>;
    readonly servers: Pick<Servers, 'maySee'>;
  },
  { userId, locale }: Pick<DueReminder, 'userId' | 'locale'>,
  waiting: readonly OpenTable[],
) {
  const [first] = waiting;
  const channelId = first!.channelId;
  const language = locale ?? first!.locale;
  const { reminder: words } = meWords(language);
  const shown = waiting
    .filter((table) => table.channelId === channelId || (!table.invited && servers.maySee(ANYBODY, table)))
    .slice(0, MAX_LISTED);
  const lines = shown.map((table) => {
    const link = `**[${gameName(tables.gameOf(table), table, language)}](${linkTo(table)})**`;
    const at = table.deadline === null ? null : inSeconds(table.deadline);
    return words.table(link, `<#${table.channelId}>`, at);
  });
  const hidden = waiting.length - shown.length;
  const more = hidden > 0 ? [words.more(hidden, guideMentions(commandIds, language).tables)] : [];
  const content = [words.title(`<@${userId}>`, waiting.length), ...lines, ...more].join('\n');
  const buttons = shown.slice(0, MAX_BUTTONS).map((table) => {
    const game = tables.gameOf(table);
    const label = shown.length > 1 ? game.words[language].name : game.words[language].openHandLabel;
    return new ButtonBuilder()
      .setCustomId(buttonId({ table: table.id, prompt: 0 }, { kind: 'hand' }))
      .setLabel(label)
      .setStyle(ButtonStyle.Primary);
  });
  return {
    components: [
      new TextDisplayBuilder().setContent(content).toJSON(),
      new ActionRowBuilder<ButtonBuilder>().addComponents(buttons).toJSON(),
    ],
    flags: MessageFlags.IsComponentsV2,
    allowed_mentions: { users: [userId] },
    nonce: `r.${first!.id}.${userId.slice(-12)}`,
    enforce_nonce: true,
  };
}
