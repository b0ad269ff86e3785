/** What people do. Each action is validated as Discord's client and servers validate it, then sent to the bot. */
import {
  type APIButtonComponentWithCustomId,
  type APIMessageComponentInteraction,
  type APISelectMenuComponent,
  ComponentType,
  InteractionType,
} from 'discord-api-types/v10';
import { sendAutocomplete, sendCommand, sendComponent } from '../api/interactions.ts';
import { resolveIds } from '../api/resolved.ts';
import type { FilledCommand } from '../protocol.ts';
import { joinThread, removeChannel } from '../world/channels.ts';
import { walkComponents } from '../world/components.ts';
import { FIRST_ANSWER_TIMEOUT_MS, openInteraction } from '../world/interactions.ts';
import { erase, post } from '../world/messages.ts';
import { may } from '../world/permissions.ts';
import {
  type Channel,
  channelOf,
  guildOf,
  type Interaction,
  type Message,
  notifyChange,
  userOf,
  type World,
} from '../world/world.ts';
import { buildCommandData, NotSentError } from './command-input.ts';
import { isRepeatedSelection, selectionFault } from './selections.ts';
import { pressInThread, writeInThread } from './threads.ts';
import { isVisibleTo } from './view.ts';

export interface ForgeOptions {
  /** Skips the client's validation, to send an id or a value that was never offered. */
  forge?: boolean;
}

const requireChannel = (world: World, userId: string, channelId: string): Channel => {
  const channel = world.channels.get(channelId);
  if (channel && !guildOf(world, channel).members.has(userId))
    throw new NotSentError(`${userOf(world, userId).name} has left the server`);
  if (!channel || !may(world, userId, channel, 'ViewChannel'))
    throw new NotSentError('There is no such channel to see');
  return channel;
};

export const runCommand = (
  world: World,
  userId: string,
  channelId: string,
  filled: FilledCommand,
  options: ForgeOptions = {},
): Interaction => {
  const channel = requireChannel(world, userId, channelId);
  const data = buildCommandData(world, userId, channel, filled, options);
  const interaction = openInteraction(world, {
    type: InteractionType.ApplicationCommand,
    userId,
    channelId,
    cause: { commandName: filled.path.join(' ') },
  });
  sendCommand(world, interaction, data);
  return interaction;
};

export const autocomplete = (
  world: World,
  userId: string,
  channelId: string,
  filled: FilledCommand,
  focused: string,
): Interaction => {
  const { options = [], ...data } = buildCommandData(
    world,
    userId,
    requireChannel(world, userId, channelId),
    filled,
    {
      focused,
    },
  );
  const interaction = openInteraction(world, {
    type: InteractionType.ApplicationCommandAutocomplete,
    userId,
    channelId,
    cause: { commandName: filled.path.join(' ') },
  });
  sendAutocomplete(world, interaction, {
    ...data,
    options: options as Parameters<typeof sendAutocomplete>[2]['options'],
  });
  return interaction;
};

const requireMessage = (world: World, userId: string, messageId: string): Message => {
  const message = world.messages.get(messageId);
  if (!message || !isVisibleTo(userId, message))
    throw new NotSentError('There is no such message to see any more', { isGone: true });
  requireChannel(world, userId, message.channelId);
  return message;
};

type InteractiveComponent = APIButtonComponentWithCustomId | APISelectMenuComponent;

export const interactiveComponents = (message: Pick<Message, 'components'>): InteractiveComponent[] =>
  walkComponents(message.components).flatMap(({ component }): InteractiveComponent[] => {
    if (component.type === ComponentType.Button) return 'custom_id' in component ? [component] : [];
    return component.type === ComponentType.StringSelect ||
      component.type === ComponentType.UserSelect ||
      component.type === ComponentType.RoleSelect ||
      component.type === ComponentType.MentionableSelect ||
      component.type === ComponentType.ChannelSelect
      ? [component]
      : [];
  });

const sendComponentInteraction = (
  world: World,
  userId: string,
  message: Message,
  data: APIMessageComponentInteraction['data'],
  { forge = false }: ForgeOptions,
): Interaction => {
  if (message.authorId !== world.botId) throw new NotSentError('That is not a message of the bot');
  if (!forge) pressInThread(world, userId, channelOf(world, message.channelId));
  const interaction = openInteraction(world, {
    type: InteractionType.MessageComponent,
    userId,
    channelId: message.channelId,
    cause: { pressedMessageId: message.id },
    messageId: message.id,
  });
  sendComponent(world, interaction, data);
  return interaction;
};

export const press = (
  world: World,
  userId: string,
  messageId: string,
  customId: string,
  { forge = false }: ForgeOptions = {},
): Interaction => {
  const message = requireMessage(world, userId, messageId);
  const button = interactiveComponents(message).find(({ custom_id }) => custom_id === customId);
  if (!forge) {
    if (!button || button.type !== ComponentType.Button)
      throw new NotSentError(`There is no button ${customId} any more`, { isGone: true });
    if (button.disabled)
      throw new NotSentError(`The button ${button.label ?? customId} is disabled`, { isGone: true });
  }
  return sendComponentInteraction(
    world,
    userId,
    message,
    {
      custom_id: customId,
      component_type: ComponentType.Button,
    },
    { forge },
  );
};

export const select = (
  world: World,
  userId: string,
  messageId: string,
  customId: string,
  values: string[],
  { forge = false }: ForgeOptions = {},
): Interaction => {
  const message = requireMessage(world, userId, messageId);
  const menu = interactiveComponents(message).find(({ custom_id }) => custom_id === customId);
  const isMenu = menu !== undefined && menu.type !== ComponentType.Button;
  if (!forge) {
    if (!isMenu) throw new NotSentError(`There is no select ${customId} any more`, { isGone: true });
    const fault = selectionFault(world, guildOf(world, channelOf(world, message.channelId)), menu, values);
    if (fault !== undefined)
      throw new NotSentError(`In the select ${menu.placeholder ?? customId}: ${fault}`);
    if (isRepeatedSelection(userId, message, menu, values)) {
      throw new NotSentError(
        'The same choice again: Discord sends nothing until the select has another custom_id',
      );
    }
  }
  const type = isMenu ? menu.type : ComponentType.StringSelect;
  const resolved =
    type === ComponentType.StringSelect
      ? {}
      : { resolved: resolveIds(world, channelOf(world, message.channelId), values) };
  const data = { custom_id: customId, component_type: type, values, ...resolved };
  return sendComponentInteraction(world, userId, message, data as APIMessageComponentInteraction['data'], {
    forge,
  });
};

export const sendMessage = (
  world: World,
  userId: string,
  channelId: string,
  text: string,
  replyToId?: string,
): Message => {
  const channel = requireChannel(world, userId, channelId);
  if (!may(world, userId, channel, channel.thread ? 'SendMessagesInThreads' : 'SendMessages')) {
    throw new NotSentError(`${userOf(world, userId).name} may not write in #${channel.name}`);
  }
  if (text.trim() === '' || [...text].length > 2000)
    throw new NotSentError('A message has from 1 to 2000 characters');
  if (channel.thread) {
    writeInThread(world, userId, channel);
    joinThread(world, channel, channel.thread, userId);
  }
  return post(world, {
    channelId,
    authorId: userId,
    content: text,
    nonce: world.nextId(),
    ...(replyToId === undefined ? {} : { replyToId }),
  });
};

export const deleteMessage = (world: World, userId: string, messageId: string): void => {
  const message = requireMessage(world, userId, messageId);
  if (message.viewerId !== undefined) {
    dismissMessage(world, userId, messageId);
    return;
  }
  const mayDelete =
    message.authorId === userId || may(world, userId, channelOf(world, message.channelId), 'ManageMessages');
  if (!mayDelete) throw new NotSentError(`${userOf(world, userId).name} may not delete that message`);
  erase(world, message);
};

export const deleteChannel = (world: World, userId: string, channelId: string): void => {
  const channel = requireChannel(world, userId, channelId);
  if (!may(world, userId, channel, channel.thread ? 'ManageThreads' : 'ManageChannels')) {
    throw new NotSentError(`${userOf(world, userId).name} may not delete #${channel.name}`);
  }
  removeChannel(world, channel);
};

/** Hides an ephemeral in its viewer's client alone: the bot gets no event, and its edits still succeed. */
export const dismissMessage = (world: World, userId: string, messageId: string): void => {
  const message = requireMessage(world, userId, messageId);
  if (message.viewerId !== userId) throw new NotSentError('Only an ephemeral can be dismissed');
  message.dismissed = true;
  notifyChange(world);
};

/** Resolves to true on the interaction's first answer, to false when there is none within 3 s. */
export const whenAnswered = (world: World, interaction: Interaction): Promise<boolean> =>
  new Promise((resolve) => {
    const finish = (isAnswered: boolean) => {
      cancelTimeout();
      world.onChange.delete(check);
      resolve(isAnswered);
    };
    const check = () => {
      if (interaction.answer) finish(true);
    };
    const remaining = Math.max(0, interaction.at + FIRST_ANSWER_TIMEOUT_MS + 1 - world.clock.now());
    const cancelTimeout = world.clock.after(remaining, () => finish(interaction.answer !== undefined));
    world.onChange.add(check);
    check();
  });
