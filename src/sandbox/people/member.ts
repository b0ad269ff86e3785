/** A member of the server for tests to act as: `await ann.press(lobby, 'Join')`. */
import { ComponentType } from 'discord-api-types/v10';
import type { FilledCommand, SeenMessage } from '../protocol.ts';
import type { ModalData } from '../rules/modals.ts';
import { type Answer, type Interaction, type Message, userOf, type World } from '../world/world.ts';
import * as actions from './actions.ts';
import { NotSentError, parsePath } from './command-input.ts';
import { type Fields, submitModal } from './modals.ts';
import { channelText, textOf } from './text.ts';
import { isVisibleTo, messageView, visibleMessages } from './view.ts';

const DEFAULT_TIMEOUT_MS = 2_000;

interface ShownModal {
  id: string;
  data: ModalData;
}

/** The result of an action, once the bot has answered. */
export interface Outcome {
  /** Undefined when there was no answer within 3 s ("This interaction failed"). */
  answer: Answer | undefined;
  /** The message that the answer posted or edited, as the member sees it. */
  message?: SeenMessage;
  /** The same message, if it is ephemeral. */
  ephemeral?: SeenMessage;
  modal?: ShownModal;
  choices?: { name: string; value: string | number }[];
}

/** A message as seen before, or its id. */
type MessageRef = SeenMessage | string;
/** A channel's name (with or without #) or id. */
type ChannelRef = string;

interface Where {
  channel?: ChannelRef;
}

interface Awaiting extends Where {
  /** Timeout in real milliseconds; 2000 by default. */
  within?: number;
}

/** What to look for: a part of the message's text, a pattern, or a predicate. */
type Wanted = string | RegExp | ((message: SeenMessage, text: string) => boolean);

export interface Member {
  readonly id: string;
  readonly name: string;
  /** `line` is the command with its subcommands, `/play chess`. Options may name people, roles and channels. */
  command: (
    line: string,
    values?: FilledCommand['values'],
    options?: Where & actions.ForgeOptions,
  ) => Promise<Outcome>;
  /** Types into the option `focused` for its completions. */
  complete: (
    line: string,
    values: FilledCommand['values'],
    focused: string,
    where?: Where,
  ) => Promise<Outcome>;
  /** Finds the button by custom id, label or its emoji's name; with `forge` sends any custom id. */
  press: (on: MessageRef, button: string, options?: actions.ForgeOptions) => Promise<Outcome>;
  /** Finds the select by custom id or placeholder, and options by value or label (people and channels by id or name). */
  select: (
    on: MessageRef,
    menu: string,
    values: string | string[],
    options?: actions.ForgeOptions,
  ) => Promise<Outcome>;
  /** Fields are named by label or custom id. */
  submit: (modal: ShownModal, fields: Fields, options?: actions.ForgeOptions) => Promise<Outcome>;
  say: (text: string, where?: Where & { replyTo?: MessageRef }) => SeenMessage;
  delete: (message: MessageRef) => void;
  deleteChannel: (channel: ChannelRef) => void;
  dismiss: (message: MessageRef) => void;
  /** The messages the member sees in a channel, oldest first; by default in the first channel. */
  sees: (channel?: ChannelRef) => SeenMessage[];
  ephemerals: (channel?: ChannelRef) => SeenMessage[];
  /** The message as it is now; undefined when it is gone or dismissed. */
  look: (message: MessageRef) => SeenMessage | undefined;
  /** Waits for a matching message and returns the newest. Rejects with the channel's text on timeout. */
  awaits: (wanted: Wanted, options?: Awaiting & { ephemeral?: boolean }) => Promise<SeenMessage>;
  /** Waits until `holds` returns true; it is called again after every change. */
  until: (holds: () => boolean, options?: Awaiting & { what?: string }) => Promise<void>;
}

const idOf = (message: MessageRef): string => (typeof message === 'string' ? message : message.id);

const matches = (message: SeenMessage, wanted: Wanted): boolean => {
  const text = textOf(message);
  if (typeof wanted === 'string') return text.includes(wanted);
  return wanted instanceof RegExp ? wanted.test(text) : wanted(message, text);
};

const findChannel = (world: World, ref: ChannelRef | undefined): string => {
  const channels = [...world.channels.values()];
  const name = ref?.replace(/^#/, '');
  const found =
    ref === undefined ? channels[0] : channels.find((channel) => channel.id === ref || channel.name === name);
  if (!found) throw new Error(`There is no channel ${ref}`);
  return found.id;
};

const idByName = (world: World, reference: string): string =>
  [...world.users.values(), ...world.roles.values(), ...world.channels.values()].find(
    ({ name }) => name === reference,
  )?.id ?? reference;

const look = (world: World, userId: string, ref: MessageRef): SeenMessage | undefined => {
  const message = world.messages.get(idOf(ref));
  return message && isVisibleTo(userId, message) ? messageView(world, userId, message) : undefined;
};

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
  userId: string,
  ref: MessageRef,
  menu: string,
  wanted: readonly string[],
): Interaction => {
  const found = findSelect(world, userId, ref, menu);
  const selectedValue = (reference: string): string => {
    if (found.type !== ComponentType.StringSelect) return idByName(world, reference);
    const isValue = found.options.some((option) => option.value === reference);
    return isValue ? reference : (found.options.find(({ label }) => label === reference)?.value ?? reference);
  };
  return actions.select(world, userId, idOf(ref), found.custom_id, wanted.map(selectedValue));
};

const outcomeOf = async (world: World, interaction: Interaction): Promise<Outcome> => {
  await actions.whenAnswered(world, interaction);
  const { answer, originalId, modal, choices, userId } = interaction;
  const message = originalId === undefined ? undefined : look(world, userId, originalId);
  return {
    answer,
    ...(message ? { message } : {}),
    ...(message?.ephemeral ? { ephemeral: message } : {}),
    ...(modal ? { modal: { id: interaction.id, data: modal } } : {}),
    ...(choices ? { choices } : {}),
  };
};

/** @param onTimeout makes the error to reject with */
const waitUntil = (
  world: World,
  holds: () => boolean,
  timeoutMs: number,
  onTimeout: () => Error,
): Promise<void> => {
  if (holds()) return Promise.resolve();
  return new Promise((resolve, reject) => {
    const stop = () => {
      clearTimeout(timer);
      world.onChange.delete(check);
    };
    const check = () => {
      try {
        if (!holds()) return;
        stop();
        resolve();
      } catch (error) {
        stop();
        reject(error);
      }
    };
    const timer = setTimeout(() => {
      stop();
      reject(onTimeout());
    }, timeoutMs);
    world.onChange.add(check);
  });
};

export const memberHandle = (world: World, userId: string): Member => {
  const { name } = userOf(world, userId);
  const outcome = (interaction: Interaction): Promise<Outcome> => outcomeOf(world, interaction);
  const channelId = (ref: ChannelRef | undefined): string => findChannel(world, ref);
  const sees: Member['sees'] = (channel) => visibleMessages(world, userId, channelId(channel));

  const until: Member['until'] = (
    holds,
    { within = DEFAULT_TIMEOUT_MS, channel, what = 'what was waited for' } = {},
  ) =>
    waitUntil(world, holds, within, () => {
      const text = channelText(sees(channel));
      return new Error(`${name} did not see ${what} within ${within} ms, but:\n${text}`);
    });

  const awaits: Member['awaits'] = async (wanted, { ephemeral, ...options } = {}) => {
    const find = (): SeenMessage | undefined =>
      sees(options.channel).findLast(
        (message) => (ephemeral === undefined || message.ephemeral === ephemeral) && matches(message, wanted),
      );
    await until(() => find() !== undefined, { ...options, what: String(wanted) });
    const found = find();
    if (!found) throw new Error('The message disappeared while it was awaited');
    return found;
  };

  return {
    id: userId,
    name,
    command: async (line, values = {}, { channel, ...options } = {}) => {
      const command = { path: parsePath(line), values };
      return outcome(actions.command(world, userId, channelId(channel), command, options));
    },
    complete: async (line, values, focused, { channel } = {}) => {
      const command = { path: parsePath(line), values };
      return outcome(actions.complete(world, userId, channelId(channel), command, focused));
    },
    press: async (on, button, options = {}) => {
      const customId = options.forge ? button : findButton(world, userId, on, button);
      return outcome(actions.press(world, userId, idOf(on), customId, options));
    },
    select: async (on, menu, wanted, options = {}) => {
      const values = [wanted].flat();
      if (options.forge) return outcome(actions.select(world, userId, idOf(on), menu, values, options));
      return outcome(select(world, userId, on, menu, values));
    },
    submit: async (modal, fields, options = {}) =>
      outcome(submitModal(world, userId, modal.id, fields, options)),
    say: (text, { channel, replyTo } = {}) => {
      const replyToId = replyTo === undefined ? undefined : idOf(replyTo);
      return messageView(world, userId, actions.say(world, userId, channelId(channel), text, replyToId));
    },
    delete: (message) => actions.deleteMessage(world, userId, idOf(message)),
    deleteChannel: (channel) => actions.deleteChannel(world, userId, channelId(channel)),
    dismiss: (message) => actions.dismiss(world, userId, idOf(message)),
    sees,
    ephemerals: (channel) => sees(channel).filter(({ ephemeral }) => ephemeral),
    look: (ref) => look(world, userId, ref),
    awaits,
    until,
  };
};
