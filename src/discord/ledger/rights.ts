/** The admins of a server's books: its managers, and the holders of the role that they chose. */
import type { MessageComponentInteraction, ModalSubmitInteraction } from 'discord.js';
import { PermissionFlagsBits } from 'discord-api-types/v10';
import { ledgerWords } from '../../text/ledger/catalogue.ts';
import { type Reply, textReply } from '../answer.ts';
import type { Bot } from '../bot.ts';
import { readerLocale, type ServerCommandInteraction } from '../commands.ts';

export type ServerInteraction = ServerCommandInteraction | MessageComponentInteraction<'raw' | 'cached'>;

/** What a manager's wish can come with: also a form. */
export type ManagerInteraction = ServerInteraction | ModalSubmitInteraction<'raw' | 'cached'>;

export const rolesOf = ({ member }: Pick<ServerInteraction, 'member'>): readonly string[] =>
  Array.isArray(member.roles) ? member.roles : [...member.roles.cache.keys()];

/** Null for an admin. The server's own command permissions are not relied on: they may be wider. */
export async function adminRefusal(bot: Bot, interaction: ServerInteraction): Promise<Reply | null> {
  if (interaction.memberPermissions.has(PermissionFlagsBits.ManageGuild)) return null;
  const { adminRole } = await bot.store.guilds.ledger(interaction.guildId);
  if (adminRole !== null && rolesOf(interaction).includes(adminRole)) return null;
  const { admin } = ledgerWords(readerLocale(interaction));
  return textReply(admin.needsAdmin(adminRole === null ? null : `<@&${adminRole}>`));
}
