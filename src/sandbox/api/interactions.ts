/** Interactions as gateway events. Optional fields of discord-api-types are required here, so that none is forgotten. */
import {
  type APIApplicationCommandAutocompleteInteraction,
  type APIBaseInteraction,
  type APIChatInputApplicationCommandInteraction,
  type APIGuildMember,
  type APIMessageComponentInteraction,
  type APIModalSubmitInteraction,
  GatewayDispatchEvents,
  InteractionContextType,
  InteractionType,
  type Locale,
} from 'discord-api-types/v10';
import { appPermissions, permissionsIn } from '../world/permissions.ts';
import {
  channelOf,
  dispatch,
  type Guild,
  guildOf,
  type Interaction,
  userOf,
  type World,
} from '../world/world.ts';
import { apiMessage, integrationOwners } from './messages.ts';
import { apiChannel, apiMember } from './objects.ts';

type CommonFields = Required<
  Omit<APIBaseInteraction<InteractionType, unknown>, 'type' | 'data' | 'user' | 'message'>
>;

const memberOf = (world: World, guild: Guild, userId: string): APIGuildMember => {
  const member = guild.members.get(userId);
  if (!member) throw new Error(`${userId} is not a member`);
  return apiMember(world, member);
};

const commonFields = (world: World, interaction: Interaction): CommonFields => {
  const channel = channelOf(world, interaction.channelId);
  const permissions = permissionsIn(world, interaction.userId, channel).toString();
  const guild = guildOf(world, channel);
  const guildLocale = guild.locale as Locale;
  return {
    id: interaction.id,
    application_id: world.application.id,
    token: interaction.token,
    version: 1,
    guild_id: guild.id,
    guild: { id: guild.id, locale: guildLocale, features: [] },
    channel_id: channel.id,
    channel: Object.assign(apiChannel(world, channel), { permissions }),
    member: { ...memberOf(world, guild, interaction.userId), permissions },
    app_permissions: appPermissions(world, channel).toString(),
    locale: userOf(world, interaction.userId).locale as Locale,
    guild_locale: guildLocale,
    entitlements: [],
    authorizing_integration_owners: integrationOwners(guild.id),
    context: InteractionContextType.Guild,
    attachment_size_limit: world.attachmentLimit,
  };
};

type InteractionPayload =
  | APIChatInputApplicationCommandInteraction
  | APIApplicationCommandAutocompleteInteraction
  | APIMessageComponentInteraction
  | APIModalSubmitInteraction;

const dispatchInteraction = (world: World, d: InteractionPayload & Pick<CommonFields, 'guild_id'>): void =>
  dispatch(world, {
    intent: 0,
    guildId: d.guild_id,
    event: { t: GatewayDispatchEvents.InteractionCreate, d },
  });

export const sendCommand = (
  world: World,
  interaction: Interaction,
  data: APIChatInputApplicationCommandInteraction['data'],
): void =>
  dispatchInteraction(world, {
    ...commonFields(world, interaction),
    type: InteractionType.ApplicationCommand,
    data,
  });

export const sendAutocomplete = (
  world: World,
  interaction: Interaction,
  data: APIApplicationCommandAutocompleteInteraction['data'],
): void =>
  dispatchInteraction(world, {
    ...commonFields(world, interaction),
    type: InteractionType.ApplicationCommandAutocomplete,
    data,
  });

const sourceMessage = (world: World, interaction: Interaction) => {
  const message = interaction.messageId === undefined ? undefined : world.messages.get(interaction.messageId);
  return message ? apiMessage(world, message) : undefined;
};

export const sendComponent = (
  world: World,
  interaction: Interaction,
  data: APIMessageComponentInteraction['data'],
): void => {
  const message = sourceMessage(world, interaction);
  if (!message) throw new Error('The message of the component is gone');
  dispatchInteraction(world, {
    ...commonFields(world, interaction),
    type: InteractionType.MessageComponent,
    data,
    message,
  });
};

export const sendModal = (
  world: World,
  interaction: Interaction,
  data: APIModalSubmitInteraction['data'],
): void => {
  const message = sourceMessage(world, interaction);
  dispatchInteraction(world, {
    ...commonFields(world, interaction),
    type: InteractionType.ModalSubmit,
    data,
    ...(message ? { message } : {}),
  });
};
