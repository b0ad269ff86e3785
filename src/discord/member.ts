/** The user of an interaction as tables know them: id, name and salt. */
import type {
  APIGuildMember,
  APIInteractionDataResolvedGuildMember,
  APIInteractionGuildMember,
  ChatInputCommandInteraction,
  GuildMember,
  MessageComponentInteraction,
  ModalSubmitInteraction,
  User,
} from 'discord.js';
import { PermissionFlagsBits } from 'discord-api-types/v10';
import type { Member } from '../tables/lobby.ts';

export type UserInteraction =
  | ChatInputCommandInteraction
  | MessageComponentInteraction
  | ModalSubmitInteraction;
type AnyMember =
  | GuildMember
  | APIGuildMember
  | APIInteractionGuildMember
  | APIInteractionDataResolvedGuildMember;

/** A user with the name that the server's members see. */
export interface NamedUser {
  readonly id: string;
  readonly name: string;
}

/** The name that the server's members see. */
export const memberName = (user: User, member: AnyMember | null | undefined): string =>
  (member && ('displayName' in member ? member.displayName : member.nick)) ?? user.displayName;

/** Their salt is an id that Discord chose. */
export const memberOf = (interaction: UserInteraction): Member => ({
  id: interaction.user.id,
  name: memberName(interaction.user, interaction.member),
  salt: interaction.id,
});

/** The user of the interaction, and the people whom they chose in its options or in a select, without bots. */
export function usersOf(interaction: UserInteraction): NamedUser[] {
  const users = new Map([[interaction.user.id, memberName(interaction.user, interaction.member)]]);
  const isSelect = interaction.isMessageComponent() && interaction.isUserSelectMenu();
  const resolved = isSelect
    ? interaction
    : interaction.isChatInputCommand()
      ? interaction.options.resolved
      : null;
  for (const [id, user] of resolved?.users ?? [])
    if (!user.bot) users.set(id, memberName(user, resolved?.members?.get(id)));
  return [...users].map(([id, name]) => ({ id, name }));
}

export const managesServer = ({ memberPermissions }: UserInteraction): boolean =>
  memberPermissions?.has(PermissionFlagsBits.ManageGuild) ?? false;
