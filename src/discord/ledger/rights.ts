/** Who may keep a server's books: who manages it, and who holds the role that its managers chose. */
import type { MessageComponentInteraction } from 'discord.js';
import { PermissionFlagsBits } from 'discord-api-types/v10';
import { ledgerWords } from '../../text/ledger/words.ts';
import { type Reply, textReply } from '../answer.ts';
import type { Bot } from '../bot.ts';
import { readerLocale, type ServerCommandInteraction } from '../commands.ts';

export type ServerInteraction = ServerCommandInteraction | MessageComponentInteraction<'raw' | 'cached'>;

const rolesOf = ({ member }: ServerInteraction): readonly string[] =>
  Array.isArray(member.roles) ? member.roles : [...member.roles.cache.keys()];

/** Null: they may. What a server says of who may use a command counts for nothing here. */
export async function adminRefusal(bot: Bot, interaction: ServerInteraction): Promise<Reply | null> {
  if (interaction.memberPermissions.has(PermissionFlagsBits.ManageGuild)) return null;
  const { adminRole } = await bot.store.guilds.ledger(interaction.guildId);
  if (adminRole !== null && rolesOf(interaction).includes(adminRole)) return null;
  const { admin: acts } = ledgerWords(readerLocale(interaction));
  return textReply(acts.needsAdmin(adminRole === null ? null : `<@&${adminRole}>`));
}
