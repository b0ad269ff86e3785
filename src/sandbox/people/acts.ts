/** What people do: each act is checked as Discord's client and servers check it, then told to the bot. */
import {
  type APIButtonComponentWithCustomId,
  type APIMessageComponentInteraction,
  type APISelectMenuComponent,
  ComponentType,
  InteractionType,
} from 'discord-api-types/v10';
import { sendAutocomplete, sendCommand, sendComponent } from '../api/interactions.ts';
import { resolvedOf } from '../api/resolved.ts';
import type { FilledCommand } from '../protocol.ts';
import { joinThread, removeChannel } from '../world/channels.ts';
import { walk } from '../world/components.ts';
import { FIRST_ANSWER_WITHIN, openInteraction } from '../world/interactions.ts';
import { erase, post } from '../world/messages.ts';
import { may } from '../world/permissions.ts';
import {
  type Channel,
  changed,
  channelOf,
  type Interaction,
  type Message,
  userOf,
  type World,
} from '../world/world.ts';
import { type FillOptions, fill, NotSent } from './filled.ts';
import { isSeenBy } from './seen.ts';

export interface Forging {
  /** Sends also what Discord's client would not let through: an id or a value that was never offered. */
  forge?: boolean;
}

const here = (world: World, userId: string, channelId: string): Channel => {
  const channel = world.channels.get(channelId);
  if (!world.members.has(userId)) throw new NotSent(`${userOf(world, userId).name} has left the server`);
  if (!channel || !may(world, userId, channel, 'ViewChannel'))
    throw new NotSent('There is no such channel to see');
  return channel;
};

export const command = (
  world: World,
  userId: string,
  channelId: string,
  filled: FilledCommand,
  how: Forging = {},
) => {
  const channel = here(world, userId, channelId);
  const data = fill(world, userId, channel, filled, how);
  const interaction = openInteraction(world, {
    type: InteractionType.ApplicationCommand,
    userId,
    channelId,
    cause: { commandName: filled.path.join(' ') },
  });
  sendCommand(world, interaction, data);
  return interaction;
};

export const complete = (
  world: World,
  userId: string,
  channelId: string,
  filled: FilledCommand,
  focused: string,
): Interaction => {
  const how: FillOptions = { focused };
  const { options = [], ...data } = fill(world, userId, here(world, userId, channelId), filled, how);
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

const seenMessage = (world: World, userId: string, messageId: string): Message => {
  const message = world.messages.get(messageId);
  if (!message || !isSeenBy(userId, message)) throw new NotSent('There is no such message to see any more');
  here(world, userId, message.channelId);
  return message;
};

type Pressable = APIButtonComponentWithCustomId | APISelectMenuComponent;

export const pressables = (message: Pick<Message, 'components'>): Pressable[] =>
  walk(message.components).flatMap(({ component }): Pressable[] => {
    if (component.type === ComponentType.Button) return 'custom_id' in component ? [component] : [];
    return component.type === ComponentType.StringSelect ||
      component.type === ComponentType.UserSelect ||
      component.type === ComponentType.RoleSelect ||
      component.type === ComponentType.MentionableSelect ||
      component.type === ComponentType.ChannelSelect
      ? [component]
      : [];
  });

const sendPress = (
  world: World,
  userId: string,
  message: Message,
  data: APIMessageComponentInteraction['data'],
): Interaction => {
  if (message.authorId !== world.botId) throw new NotSent('That is not a message of the bot');
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
  { forge = false }: Forging = {},
): Interaction => {
  const message = seenMessage(world, userId, messageId);
  const button = pressables(message).find(({ custom_id }) => custom_id === customId);
  if (!forge) {
    if (!button || button.type !== ComponentType.Button)
      throw new NotSent(`There is no button ${customId} any more`);
    if (button.disabled) throw new NotSent(`The button ${button.label ?? customId} is disabled`);
  }
  return sendPress(world, userId, message, { custom_id: customId, component_type: ComponentType.Button });
};

const chosenFault = (
  world: World,
  select: APISelectMenuComponent,
  values: readonly string[],
): string | undefined => {
  const { min_values: min = 1, max_values: max = 1 } = select;
  if (select.disabled) return 'it is disabled';
  if (values.length < min || values.length > max)
    return `from ${min} to ${max} may be chosen, not ${values.length}`;
  const offered = (value: string): boolean => {
    if (select.type === ComponentType.StringSelect)
      return select.options.some((option) => option.value === value);
    return world.users.has(value) || world.roles.has(value) || world.channels.has(value);
  };
  const foreign = values.find((value) => !offered(value));
  return foreign === undefined ? undefined : `${foreign} was not offered`;
};

/** What each person last chose on a message: Discord's client sends nothing when the same is chosen again. */
const lastChosen = new WeakMap<Message, Map<string, string>>();

const isSameAgain = (
  userId: string,
  message: Message,
  menu: APISelectMenuComponent,
  values: readonly string[],
): boolean => {
  const choices = lastChosen.get(message) ?? new Map<string, string>();
  lastChosen.set(message, choices);
  const choice = JSON.stringify([menu, values]);
  if (choices.get(userId) === choice) return true;
  choices.set(userId, choice);
  return false;
};

export const select = (
  world: World,
  userId: string,
  messageId: string,
  customId: string,
  values: string[],
  { forge = false }: Forging = {},
): Interaction => {
  const message = seenMessage(world, userId, messageId);
  const menu = pressables(message).find(({ custom_id }) => custom_id === customId);
  const isMenu = menu !== undefined && menu.type !== ComponentType.Button;
  if (!forge) {
    if (!isMenu) throw new NotSent(`There is no select ${customId} any more`);
    const fault = chosenFault(world, menu, values);
    if (fault !== undefined) throw new NotSent(`In the select ${menu.placeholder ?? customId}: ${fault}`);
    if (isSameAgain(userId, message, menu, values)) {
      throw new NotSent(
        'The same choice again: Discord sends nothing until the select has another custom_id',
      );
    }
  }
  const type = isMenu ? menu.type : ComponentType.StringSelect;
  const resolved =
    type === ComponentType.StringSelect
      ? {}
      : { resolved: resolvedOf(world, channelOf(world, message.channelId), values) };
  const data = { custom_id: customId, component_type: type, values, ...resolved };
  return sendPress(world, userId, message, data as APIMessageComponentInteraction['data']);
};

export const say = (
  world: World,
  userId: string,
  channelId: string,
  text: string,
  replyToId?: string,
): Message => {
  const channel = here(world, userId, channelId);
  if (!may(world, userId, channel, channel.thread ? 'SendMessagesInThreads' : 'SendMessages')) {
    throw new NotSent(`${userOf(world, userId).name} may not write in #${channel.name}`);
  }
  if (text.trim() === '' || [...text].length > 2000)
    throw new NotSent('A message has from 1 to 2000 characters');
  if (channel.thread) joinThread(world, channel, channel.thread, userId);
  return post(world, {
    channelId,
    authorId: userId,
    content: text,
    nonce: world.nextId(),
    ...(replyToId === undefined ? {} : { replyToId }),
  });
};

export const remove = (world: World, userId: string, messageId: string): void => {
  const message = seenMessage(world, userId, messageId);
  if (message.viewerId !== undefined) {
    dismiss(world, userId, messageId);
    return;
  }
  const mayRemove =
    message.authorId === userId || may(world, userId, channelOf(world, message.channelId), 'ManageMessages');
  if (!mayRemove) throw new NotSent(`${userOf(world, userId).name} may not delete that message`);
  erase(world, message);
};

export const removeChannelAs = (world: World, userId: string, channelId: string): void => {
  const channel = here(world, userId, channelId);
  if (!may(world, userId, channel, channel.thread ? 'ManageThreads' : 'ManageChannels')) {
    throw new NotSent(`${userOf(world, userId).name} may not delete #${channel.name}`);
  }
  removeChannel(world, channel);
};

/** Only the reader's own client forgets the message: the bot hears nothing, and its edits still succeed. */
export const dismiss = (world: World, userId: string, messageId: string): void => {
  const message = seenMessage(world, userId, messageId);
  if (message.viewerId !== userId) throw new NotSent('Only an ephemeral can be dismissed');
  message.dismissed = true;
  changed(world);
};

/** Resolves when the interaction has its first answer; false when none came within 3 s. */
export const whenAnswered = (world: World, interaction: Interaction): Promise<boolean> =>
  new Promise((resolve) => {
    const finish = (isAnswered: boolean) => {
      callOff();
      world.onChange.delete(look);
      resolve(isAnswered);
    };
    const look = () => {
      if (interaction.answer) finish(true);
    };
    const left = Math.max(0, interaction.at + FIRST_ANSWER_WITHIN + 1 - world.clock.now());
    const callOff = world.clock.after(left, () => finish(interaction.answer !== undefined));
    world.onChange.add(look);
    look();
  });
