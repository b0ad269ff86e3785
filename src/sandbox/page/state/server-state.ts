/** All that the sandbox has told, as one value; each tell makes the next. */
import type { APIApplicationCommand, APIModalInteractionResponseCallbackData } from 'discord-api-types/v10';
import type { Channel, Person, SeenMessage, Tell } from '../../protocol.ts';

export interface OpenModal {
  as: string;
  modalId: string;
  modal: APIModalInteractionResponseCallbackData;
}

export interface World {
  link: 'opening' | 'up' | 'lost';
  guild: string;
  people: Person[];
  channels: Channel[];
  commands: APIApplicationCommand[];
  /** By `placeKey`; undefined until first told. */
  messages: ReadonlyMap<string, SeenMessage[]>;
  /** When each place was last looked at, in the sandbox's time: the `at` of its newest message then. */
  read: ReadonlyMap<string, number>;
  modals: OpenModal[];
  /** The channels that were there when the page connected: what stood in them then is not news. */
  old: string[];
}

export type Change =
  | { kind: 'told'; tell: Tell }
  | { kind: 'lost' }
  | { kind: 'read'; places: string[] }
  | { kind: 'closeModal'; modalId: string };

export const emptyWorld: World = {
  link: 'opening',
  guild: '',
  people: [],
  channels: [],
  commands: [],
  messages: new Map(),
  read: new Map(),
  modals: [],
  old: [],
};

/** One member's view of one channel. */
export const placeKey = (as: string, channelId: string): string => `${as}/${channelId}`;

export function next(world: World, change: Change): World {
  switch (change.kind) {
    case 'told':
      return told(world, change.tell);
    case 'lost':
      return { ...world, link: 'lost', modals: [] };
    case 'read':
      return markRead(world, change.places);
    case 'closeModal':
      return { ...world, modals: world.modals.filter((open) => open.modalId !== change.modalId) };
  }
}

function told(world: World, tell: Tell): World {
  switch (tell.tell) {
    case 'hello':
      return {
        ...world,
        ...around(tell),
        guild: tell.guild,
        link: 'up',
        old: tell.channels.map(({ id }) => id),
      };
    case 'around':
      return { ...world, ...around(tell) };
    case 'messages': {
      const key = placeKey(tell.as, tell.channelId);
      const before = world.messages.get(key);
      const messages = new Map(world.messages).set(key, keepUnchanged(before ?? [], tell.messages));
      const seen = !before && world.old.includes(tell.channelId);
      const read = seen ? new Map(world.read).set(key, newest(tell.messages)) : world.read;
      return { ...world, messages, read };
    }
    case 'modal': {
      const others = world.modals.filter((open) => open.as !== tell.as);
      return { ...world, modals: [...others, { as: tell.as, modalId: tell.modalId, modal: tell.modal }] };
    }
    default:
      return world;
  }
}

function around(tell: Pick<World, 'people' | 'channels' | 'commands'>) {
  return { people: tell.people, channels: tell.channels, commands: tell.commands };
}

/** The same message stays the same object, so that only what changed is drawn again. */
export function keepUnchanged(before: SeenMessage[], now: SeenMessage[]): SeenMessage[] {
  const known = new Map(before.map((message) => [message.id, message]));
  return now.map((message) => {
    const old = known.get(message.id);
    return old && JSON.stringify(old) === JSON.stringify(message) ? old : message;
  });
}

const newest = (messages: SeenMessage[]): number => messages.at(-1)?.at ?? 0;

function markRead(world: World, places: string[]): World {
  const read = new Map(world.read);
  for (const key of places) read.set(key, newest(world.messages.get(key) ?? []));
  const same = [...read].every(([key, at]) => world.read.get(key) === at);
  return same ? world : { ...world, read };
}

export interface Unread {
  messages: number;
  pings: number;
}

/** What a member has not seen, in one channel or (without `channelId`) in all. */
export function unreadOf(world: World, as: string, channelId?: string): Unread {
  const unread: Unread = { messages: 0, pings: 0 };
  for (const channel of world.channels) {
    if (channelId !== undefined && channel.id !== channelId) continue;
    const key = placeKey(as, channel.id);
    const since = world.read.get(key) ?? 0;
    for (const message of world.messages.get(key) ?? []) {
      if (message.at <= since || message.author.id === as) continue;
      unread.messages++;
      if (message.pinged) unread.pings++;
    }
  }
  return unread;
}
