/** A member of a server for tests to act as: `await ann.press(lobby, 'Join')`. */
import { ComponentType } from 'discord-api-types/v10';
import type { FilledCommand, MessageView } from '../protocol.ts';
import {
  channelsOf,
  type Guild,
  type Interaction,
  type Message,
  userOf,
  type World,
} from '../world/world.ts';
import * as actions from './actions.ts';
import { NotSentError, parsePath } from './command-input.ts';
import { type Fields, submitModal } from './modals.ts';
import { type OpenedModal, type Outcome, outcomeOf, viewOf, waitForCondition } from './outcome.ts';
import { channelText, textOf } from './text.ts';
import { isVisibleTo, messageView, visibleMessages } from './view.ts';

const DEFAULT_TIMEOUT_MS = 2_000;

/** A message as seen before, or its id. */
type MessageRef = MessageView | string;
/** A channel's name (with or without #) or id. */
type ChannelRef = string;

interface InChannel {
  channel?: ChannelRef;
}

interface WaitOptions extends InChannel {
  /** Timeout in real milliseconds; 2000 by default. */
  timeoutMs?: number;
}

/** A part of the message's text, a pattern for it, or a predicate. */
type MessageMatcher = string | RegExp | ((message: MessageView, text: string) => boolean);

export interface Member {
  readonly id: string;
  readonly name: string;
  /** `line` is the command with its subcommands, `/play chess`. Options may name people, roles and channels. */
  runCommand: (
    line: string,
    values?: FilledCommand['values'],
    options?: InChannel & actions.ForgeOptions,
  ) => Promise<Outcome>;
  /** Types into the option `focused` for its completions. */
  autocomplete: (
    line: string,
    values: FilledCommand['values'],
    focused: string,
    options?: InChannel,
  ) => Promise<Outcome>;
  /** Finds the button by custom id, label or its emoji's name; with `forge` sends any custom id. */
  press: (message: MessageRef, button: string, options?: actions.ForgeOptions) => Promise<Outcome>;
  /** Finds the select by custom id or placeholder, and options by value or label (people and channels by id or name). */
  select: (
    message: MessageRef,
    menu: string,
    values: string | string[],
    options?: actions.ForgeOptions,
  ) => Promise<Outcome>;
  /** Fields are named by label or custom id. */
  submitModal: (modal: OpenedModal, fields: Fields, options?: actions.ForgeOptions) => Promise<Outcome>;
  sendMessage: (text: string, options?: InChannel & { replyTo?: MessageRef }) => MessageView;
  deleteMessage: (message: MessageRef) => void;
  deleteChannel: (channel: ChannelRef) => void;
  dismissMessage: (message: MessageRef) => void;
  /** The messages the member sees in a channel, oldest first; by default in the server's first channel. */
  visibleMessages: (channel?: ChannelRef) => MessageView[];
  visibleEphemerals: (channel?: ChannelRef) => MessageView[];
  /** The message as it is now; undefined when it is gone or dismissed. */
  view: (message: MessageRef) => MessageView | undefined;
  /** Waits for a matching message and returns the newest. Rejects with the channel's text on timeout. */
  waitForMessage: (
    matcher: MessageMatcher,
    options?: WaitOptions & { ephemeral?: boolean },
  ) => Promise<MessageView>;
  /** Waits until the condition is true; it is checked again after every change. `description` is for the error. */
  waitUntil: (condition: () => boolean, options?: WaitOptions & { description?: string }) => Promise<void>;
}

const idOf = (message: MessageRef): string => (typeof message === 'string' ? message : message.id);

const matches = (message: MessageView, matcher: MessageMatcher): boolean => {
  const text = textOf(message);
  if (typeof matcher === 'string') return text.includes(matcher);
  return matcher instanceof RegExp ? matcher.test(text) : matcher(message, text);
};

const findChannel = (world: World, guild: Guild, ref: ChannelRef | undefined): string => {
  const channels = channelsOf(world, guild);
  const name = ref?.replace(/^#/, '');
  const found =
    ref === undefined ? channels[0] : channels.find((channel) => channel.id === ref || channel.name === name);
  if (!found) throw new Error(`There is no channel ${ref}`);
  return found.id;
};

const idByName = (world: World, guild: Guild, reference: string): string =>
  [...world.users.values(), ...guild.roles.values(), ...channelsOf(world, guild)].find(
    ({ name }) => name === reference,
  )?.id ?? reference;

/** The message with its buttons and selects. Throws NotSentError if the member does not see it. */
const requireVisible = (world: World, userId: string, ref: MessageRef) => {
  const message = world.messages.get(idOf(ref));
  if (!message || !isVisibleTo(userId, message))
    throw new NotSentError(`${userOf(world, userId).name} does not see that message any more`);
  return { message, components: actions.interactiveComponents(message) };
};

const notFound = (world: World, userId: string, what: string, message: Message): NotSentError => {
  const text = textOf(messageView(world, userId, message));
  return new NotSentError(`${userOf(world, userId).name} sees no ${what} on:\n${text}`);
};

const findButton = (world: World, userId: string, ref: MessageRef, wanted: string): string => {
  const { message, components } = requireVisible(world, userId, ref);
  const buttons = components.filter((component) => component.type === ComponentType.Button);
  const found =
    buttons.find(({ custom_id }) => custom_id === wanted) ??
    buttons.find(({ label }) => label === wanted) ??
    buttons.find(({ emoji }) => emoji?.name === wanted);
  if (!found) throw notFound(world, userId, `button ${wanted}`, message);
  return found.custom_id;
};

const findSelect = (world: World, userId: string, ref: MessageRef, wanted: string) => {
  const { message, components } = requireVisible(world, userId, ref);
  const selects = components.filter((component) => component.type !== ComponentType.Button);
  const found =
    selects.find(({ custom_id }) => custom_id === wanted) ??
    selects.find(({ placeholder }) => placeholder === wanted);
  if (!found) throw notFound(world, userId, `select ${wanted}`, message);
  return found;
};

const select = (
  world: World,
  guild: Guild,
  userId: string,
  ref: MessageRef,
  menu: string,
  wanted: readonly string[],
): Interaction => {
  const found = findSelect(world, userId, ref, menu);
  const selectedValue = (reference: string): string => {
    if (found.type !== ComponentType.StringSelect) return idByName(world, guild, reference);
    const isValue = found.options.some((option) => option.value === reference);
    return isValue ? reference : (found.options.find(({ label }) => label === reference)?.value ?? reference);
  };
  return actions.select(world, userId, idOf(ref), found.custom_id, wanted.map(selectedValue));
};

export const memberHandle = (world: World, guild: Guild, userId: string): Member => {
  const { name } = userOf(world, userId);
  const outcome = (interaction: Interaction): Promise<Outcome> => outcomeOf(world, interaction);
  const channelId = (ref: ChannelRef | undefined): string => findChannel(world, guild, ref);
  const visible: Member['visibleMessages'] = (channel) => visibleMessages(world, userId, channelId(channel));

  const waitUntil: Member['waitUntil'] = (
    condition,
    { timeoutMs = DEFAULT_TIMEOUT_MS, channel, description = 'what was waited for' } = {},
  ) =>
    waitForCondition(world, condition, timeoutMs, () => {
      const text = channelText(visible(channel));
      return new Error(`${name} did not see ${description} within ${timeoutMs} ms, but:\n${text}`);
    });

  const waitForMessage: Member['waitForMessage'] = async (matcher, { ephemeral, ...options } = {}) => {
    const find = (): MessageView | undefined =>
      visible(options.channel).findLast(
        (message) =>
          (ephemeral === undefined || message.ephemeral === ephemeral) && matches(message, matcher),
      );
    await waitUntil(() => find() !== undefined, { ...options, description: String(matcher) });
    const found = find();
    if (!found) throw new Error('The message disappeared while it was awaited');
    return found;
  };

  return {
    id: userId,
    name,
    runCommand: async (line, values = {}, { channel, ...options } = {}) => {
      const command = { path: parsePath(line), values };
      return outcome(actions.runCommand(world, userId, channelId(channel), command, options));
    },
    autocomplete: async (line, values, focused, { channel } = {}) => {
      const command = { path: parsePath(line), values };
      return outcome(actions.autocomplete(world, userId, channelId(channel), command, focused));
    },
    press: async (message, button, options = {}) => {
      const customId = options.forge ? button : findButton(world, userId, message, button);
      return outcome(actions.press(world, userId, idOf(message), customId, options));
    },
    select: async (message, menu, selected, options = {}) => {
      const values = [selected].flat();
      if (options.forge) return outcome(actions.select(world, userId, idOf(message), menu, values, options));
      return outcome(select(world, guild, userId, message, menu, values));
    },
    submitModal: async (modal, fields, options = {}) =>
      outcome(submitModal(world, userId, modal.id, fields, options)),
    sendMessage: (text, { channel, replyTo } = {}) => {
      const replyToId = replyTo === undefined ? undefined : idOf(replyTo);
      return messageView(
        world,
        userId,
        actions.sendMessage(world, userId, channelId(channel), text, replyToId),
      );
    },
    deleteMessage: (message) => actions.deleteMessage(world, userId, idOf(message)),
    deleteChannel: (channel) => actions.deleteChannel(world, userId, channelId(channel)),
    dismissMessage: (message) => actions.dismissMessage(world, userId, idOf(message)),
    visibleMessages: visible,
    visibleEphemerals: (channel) => visible(channel).filter(({ ephemeral }) => ephemeral),
    view: (message) => viewOf(world, userId, idOf(message)),
    waitForMessage,
    waitUntil,
  };
};
