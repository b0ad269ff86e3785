/** Whoever used a command or pressed a button, as tables know them. */
import type { ChatInputCommandInteraction, MessageComponentInteraction } from 'discord.js';
import { PermissionFlagsBits } from 'discord-api-types/v10';
import type { Member } from '../tables/lobby.ts';

type Interaction = ChatInputCommandInteraction | MessageComponentInteraction;

/** Their name is the one that the server's members see. */
export const memberOf = (interaction: Interaction): Member => ({
  id: interaction.user.id,
  name: interaction.inCachedGuild() ? interaction.member.displayName : interaction.user.displayName,
  salt: interaction.id,
});

export const managesServer = ({ memberPermissions }: Interaction): boolean =>
  memberPermissions?.has(PermissionFlagsBits.ManageGuild) ?? false;
