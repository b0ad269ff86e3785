import { describe, expect, it } from 'vitest';
import { emptyWorld, next, unreadOf, type World } from '../../../src/sandbox/page/state/server-state.ts';
import { type Look, look, type View } from '../../../src/sandbox/page/state/view.ts';
import type { Channel, Person, SeenMessage, Tell } from '../../../src/sandbox/protocol.ts';

const person = (id: string): Person => ({
  id,
  name: id,
  color: '#000',
  locale: 'ja',
  manager: false,
  bot: false,
});
const people = ['aoi', 'ben', 'chika', 'dan', 'ema'].map(person);
const bot: Person = { ...person('madoi'), bot: true };
const channels: Channel[] = [
  { id: 'one', name: 'one', kind: 'text' },
  { id: 'two', name: 'two', kind: 'text' },
];

const message = (id: string, at: number, change: Partial<SeenMessage> = {}): SeenMessage => ({
  id,
  channelId: 'one',
  author: bot,
  at,
  content: id,
  components: [],
  attachments: [],
  ephemeral: false,
  thinking: false,
  pinged: false,
  ...change,
});

const told = (world: World, ...tells: Tell[]): World =>
  tells.reduce((before, tell) => next(before, { kind: 'told', tell }), world);

const hello: Tell = { tell: 'hello', guild: 'Madoi', people: [...people, bot], channels, commands: [] };
const seen = (...messages: SeenMessage[]): Tell => ({
  tell: 'messages',
  as: 'aoi',
  channelId: 'one',
  messages,
});

describe('messages', () => {
  it('that did not change stay the same objects', () => {
    const first = told(emptyWorld, hello, seen(message('a', 1), message('b', 2)));
    const before = first.messages.get('aoi/one');
    const after = told(first, seen(message('a', 1), message('b', 2, { content: 'c' }))).messages.get(
      'aoi/one',
    );
    expect(after?.[0]).toBe(before?.[0]);
    expect(after?.[1]?.content).toBe('c');
  });

  it('are unread when they come after the last look, pings counted apart', () => {
    const before = told(emptyWorld, hello, seen(message('a', 1)));
    expect(unreadOf(before, 'aoi')).toEqual({ messages: 0, pings: 0 });
    const own = message('d', 4, { author: person('aoi') });
    const after = told(
      before,
      seen(message('a', 1), message('b', 2), message('c', 3, { pinged: true }), own),
    );
    expect(unreadOf(after, 'aoi')).toEqual({ messages: 2, pings: 1 });
    expect(unreadOf(after, 'aoi', 'two')).toEqual({ messages: 0, pings: 0 });
    const read = next(after, { kind: 'read', places: ['aoi/one'] });
    expect(unreadOf(read, 'aoi')).toEqual({ messages: 0, pings: 0 });
    expect(next(read, { kind: 'read', places: ['aoi/one'] })).toBe(read);
  });

  it('of a channel that was opened later are news from the first', () => {
    const thread: Channel = { id: 'new', name: 'new', kind: 'thread', parentId: 'one' };
    const world = told(
      emptyWorld,
      hello,
      { tell: 'around', people, channels: [...channels, thread], commands: [] },
      { tell: 'messages', as: 'aoi', channelId: 'new', messages: [message('a', 1, { channelId: 'new' })] },
    );
    expect(unreadOf(world, 'aoi', 'new').messages).toBe(1);
  });
});

describe('the view', () => {
  const nobody: View = { shown: [], current: '', channelId: '' };
  const viewAfter = (...steps: Look[]) => steps.reduce(look, nobody);
  const start: Look = { kind: 'around', people: [...people, bot], channels };

  it('begins with the first member and the first channel, never the bot', () => {
    expect(viewAfter(start)).toEqual({ shown: ['aoi'], current: 'aoi', channelId: 'one' });
    expect(viewAfter({ ...start, people: [bot, ...people] }).shown).toEqual(['aoi']);
  });

  it('another member takes the place of the current one, or is gone to where they are', () => {
    expect(viewAfter(start, { kind: 'be', person: 'ben' }).shown).toEqual(['ben']);
    const two = viewAfter(start, { kind: 'beside', person: 'ben' }, { kind: 'be', person: 'ben' });
    expect(two).toMatchObject({ shown: ['aoi', 'ben'], current: 'ben' });
    expect(look(two, { kind: 'be', person: 'dan' })).toMatchObject({ shown: ['aoi', 'dan'], current: 'dan' });
  });

  it('has at most four panes and at least one', () => {
    const four = viewAfter(start, ...people.map(({ id }): Look => ({ kind: 'beside', person: id })));
    expect(four.shown).toEqual(['aoi', 'ben', 'chika', 'dan']);
    const one = ['aoi', 'ben', 'chika', 'dan'].reduce(
      (view, id) => look(view, { kind: 'close', person: id }),
      four,
    );
    expect(one).toMatchObject({ shown: ['dan'], current: 'dan' });
  });

  it('leaves who and what is gone', () => {
    const view = viewAfter(start, { kind: 'beside', person: 'ben' }, { kind: 'channel', channelId: 'two' });
    const gone = look(view, { kind: 'around', people: people.slice(1), channels: channels.slice(0, 1) });
    expect(gone).toEqual({ shown: ['ben'], current: 'ben', channelId: 'one' });
  });
});
