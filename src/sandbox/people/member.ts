/** A member of the server as tests have one: `await ann.press(lobby, 'Join')`. */
import { ComponentType } from 'discord-api-types/v10';
import type { FilledCommand, SeenMessage } from '../protocol.ts';
import type { ModalData } from '../rules/modals.ts';
import { type Answer, type Interaction, userOf, type World } from '../world/world.ts';
import * as acts from './acts.ts';
import { NotSent, pathOf } from './filled.ts';
import { type Fields, submit } from './modals.ts';
import { isSeenBy, seenBy, seenMessage } from './seen.ts';
import { pageOf, textOf } from './text.ts';

export interface ShownModal {
  id: string;
  data: ModalData;
}

/** How an act ended. */
export interface Outcome {
  /** Undefined when nobody answered within 3 s: "This interaction failed". */
  answer: Answer | undefined;
  /** The message that came or was changed, as the person sees it. */
  message?: SeenMessage;
  /** The same, if only this person sees it. */
  ephemeral?: SeenMessage;
  modal?: ShownModal;
  choices?: { name: string; value: string | number }[];
}

/** A message as it was seen, or its id. */
export type MessageRef = SeenMessage | string;
/** A channel's name (with or without #) or id. */
export type ChannelRef = string;

export interface Where {
  channel?: ChannelRef;
}

export interface Awaiting extends Where {
  /** Real milliseconds; 2000 unless told. */
  within?: number;
}

/** What to look for: a part of the text, a pattern on it, or any test on the message. */
export type Wanted = string | RegExp | ((message: SeenMessage, text: string) => boolean);

export interface Member {
  readonly id: string;
  readonly name: string;
  /** `/play doudizhu`, its options by name; people and channels as options may be given by name. */
  command: (line: string, values?: FilledCommand['values'], how?: Where & acts.Forging) => Promise<Outcome>;
  complete: (
    line: string,
    values: FilledCommand['values'],
    focused: string,
    where?: Where,
  ) => Promise<Outcome>;
  /** By the button's label, its emoji's name or its custom id. Forged: any custom id at all. */
  press: (on: MessageRef, button: string, how?: acts.Forging) => Promise<Outcome>;
  /** By the select's placeholder or custom id; options by value or label, people and channels by id or name. */
  select: (on: MessageRef, menu: string, values: string | string[], how?: acts.Forging) => Promise<Outcome>;
  /** Fields by label or custom id. */
  submit: (modal: ShownModal, fields: Fields, how?: acts.Forging) => Promise<Outcome>;
  say: (text: string, where?: Where & { replyTo?: MessageRef }) => SeenMessage;
  delete: (message: MessageRef) => void;
  deleteChannel: (channel: ChannelRef) => void;
  dismiss: (message: MessageRef) => void;
  /** What stands in the channel now, oldest first. */
  sees: (channel?: ChannelRef) => SeenMessage[];
  ephemerals: (channel?: ChannelRef) => SeenMessage[];
  /** The message as it is now; undefined when it is gone. */
  look: (message: MessageRef) => SeenMessage | undefined;
  /** The newest message that fits; waits for one to appear or to change so. */
  awaits: (wanted: Wanted, how?: Awaiting & { ephemeral?: boolean }) => Promise<SeenMessage>;
  /** Waits until `holds` is true; it is asked again after every change. */
  until: (holds: () => boolean, how?: Awaiting & { what?: string }) => Promise<void>;
}

const idOf = (message: MessageRef): string => (typeof message === 'string' ? message : message.id);

const fits = (message: SeenMessage, wanted: Wanted): boolean => {
  const text = textOf(message);
  if (typeof wanted === 'string') return text.includes(wanted);
  return wanted instanceof RegExp ? wanted.test(text) : wanted(message, text);
};

const findChannel = (world: World, ref: ChannelRef | undefined): string => {
  const channels = [...world.channels.values()];
  const name = ref?.replace(/^#/, '');
  const found = ref === undefined ? channels[0] : channels.find((one) => one.id === ref || one.name === name);
  if (!found) throw new Error(`There is no channel ${ref}`);
  return found.id;
};

const idByName = (world: World, wanted: string): string =>
  [...world.users.values(), ...world.roles.values(), ...world.channels.values()].find(
    ({ name }) => name === wanted,
  )?.id ?? wanted;

export const memberHandle = (world: World, userId: string): Member => {
  const { name } = userOf(world, userId);

  const look = (ref: MessageRef): SeenMessage | undefined => {
    const message = world.messages.get(idOf(ref));
    return message && isSeenBy(userId, message) ? seenMessage(world, userId, message) : undefined;
  };

  const outcome = async (interaction: Interaction): Promise<Outcome> => {
    await acts.whenAnswered(world, interaction);
    const { answer, originalId, modal, choices } = interaction;
    const message = originalId === undefined ? undefined : look(originalId);
    return {
      answer,
      ...(message ? { message } : {}),
      ...(message?.ephemeral ? { ephemeral: message } : {}),
      ...(modal ? { modal: { id: interaction.id, data: modal } } : {}),
      ...(choices ? { choices } : {}),
    };
  };

  const standing = (ref: MessageRef) => {
    const message = world.messages.get(idOf(ref));
    if (!message || !isSeenBy(userId, message))
      throw new NotSent(`${name} does not see that message any more`);
    return message;
  };

  const buttonId = (ref: MessageRef, wanted: string): string => {
    const message = standing(ref);
    const buttons = acts.pressables(message).filter((one) => one.type === ComponentType.Button);
    const found =
      buttons.find(({ custom_id }) => custom_id === wanted) ??
      buttons.find(({ label }) => label === wanted) ??
      buttons.find(({ emoji }) => emoji?.name === wanted);
    if (found) return found.custom_id;
    throw new NotSent(`${name} sees no button ${wanted} on:\n${textOf(seenMessage(world, userId, message))}`);
  };

  const menuOf = (ref: MessageRef, wanted: string) => {
    const message = standing(ref);
    const menus = acts.pressables(message).filter((one) => one.type !== ComponentType.Button);
    const found =
      menus.find(({ custom_id }) => custom_id === wanted) ??
      menus.find(({ placeholder }) => placeholder === wanted);
    if (found) return found;
    throw new NotSent(`${name} sees no select ${wanted} on:\n${textOf(seenMessage(world, userId, message))}`);
  };

  const sees: Member['sees'] = (channel) => seenBy(world, userId, findChannel(world, channel));

  const until: Member['until'] = (holds, { within = 2_000, channel, what = 'what was waited for' } = {}) => {
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
        reject(new Error(`${name} did not see ${what} within ${within} ms, but:\n${pageOf(sees(channel))}`));
      }, within);
      world.onChange.add(check);
    });
  };

  const awaits: Member['awaits'] = async (wanted, { ephemeral, ...how } = {}) => {
    const find = (): SeenMessage | undefined =>
      sees(how.channel).findLast(
        (message) => (ephemeral === undefined || message.ephemeral === ephemeral) && fits(message, wanted),
      );
    await until(() => find() !== undefined, { ...how, what: String(wanted) });
    const found = find();
    if (!found) throw new Error('It was there a moment ago');
    return found;
  };

  return {
    id: userId,
    name,
    command: async (line, values = {}, { channel, ...how } = {}) =>
      outcome(acts.command(world, userId, findChannel(world, channel), { path: pathOf(line), values }, how)),
    complete: async (line, values, focused, { channel } = {}) =>
      outcome(
        acts.complete(world, userId, findChannel(world, channel), { path: pathOf(line), values }, focused),
      ),
    press: async (on, button, how = {}) =>
      outcome(acts.press(world, userId, idOf(on), how.forge ? button : buttonId(on, button), how)),
    select: async (on, menu, wanted, how = {}) => {
      const values = [wanted].flat();
      if (how.forge) return outcome(acts.select(world, userId, idOf(on), menu, values, how));
      const found = menuOf(on, menu);
      const byLabel = (value: string): string => {
        if (found.type !== ComponentType.StringSelect) return idByName(world, value);
        const isValue = found.options.some((option) => option.value === value);
        return isValue ? value : (found.options.find(({ label }) => label === value)?.value ?? value);
      };
      return outcome(acts.select(world, userId, idOf(on), found.custom_id, values.map(byLabel)));
    },
    submit: async (modal, fields, how = {}) => outcome(submit(world, userId, modal.id, fields, how)),
    say: (text, { channel, replyTo } = {}) => {
      const reply = replyTo === undefined ? undefined : idOf(replyTo);
      const said = acts.say(world, userId, findChannel(world, channel), text, reply);
      return seenMessage(world, userId, said);
    },
    delete: (message) => acts.remove(world, userId, idOf(message)),
    deleteChannel: (channel) => acts.removeChannelAs(world, userId, findChannel(world, channel)),
    dismiss: (message) => acts.dismiss(world, userId, idOf(message)),
    sees,
    ephemerals: (channel) => sees(channel).filter(({ ephemeral }) => ephemeral),
    look,
    awaits,
    until,
  };
};
