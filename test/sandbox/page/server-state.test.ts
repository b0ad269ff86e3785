import { describe, expect, it } from 'vitest';
import {
  countUnread,
  INITIAL_SERVER_STATE,
  type ServerState,
  serverReducer,
} from '../../../src/sandbox/page/state/server-state.ts';
import type { Channel, MessageView, ServerMessage } from '../../../src/sandbox/protocol.ts';
import { bot, newPerson } from './people.ts';

const aoi = newPerson('aoi');
const people = [aoi, newPerson('ben'), bot];
const channels: Channel[] = [
  { id: 'one', name: 'one', kind: 'text' },
  { id: 'two', name: 'two', kind: 'text' },
];

const newMessage = (id: string, at: number, changes: Partial<MessageView> = {}): MessageView => ({
  id,
  channelId: 'one',
  author: bot,
  at,
  content: id,
  components: [],
  attachments: [],
  ephemeral: false,
  thinking: false,
  mentions: [],
  pinged: false,
  ...changes,
});

const afterMessages = (state: ServerState, ...messages: ServerMessage[]): ServerState =>
  messages.reduce((current, message) => serverReducer(current, { kind: 'serverMessage', message }), state);

const hello: ServerMessage = { type: 'hello', guild: 'Madoi', people, channels, roles: [], commands: [] };
const messagesForAoi = (...messages: MessageView[]): ServerMessage => ({
  type: 'messages',
  memberId: 'aoi',
  channelId: 'one',
  messages,
});

describe('messages', () => {
  it('remain the same objects while they do not change', () => {
    const first = afterMessages(
      INITIAL_SERVER_STATE,
      hello,
      messagesForAoi(newMessage('a', 1), newMessage('b', 2)),
    );
    const before = first.messages.get('aoi/one');
    const second = afterMessages(
      first,
      messagesForAoi(newMessage('a', 1), newMessage('b', 2, { content: 'c' })),
    );
    const after = second.messages.get('aoi/one');
    expect(after?.[0]).toBe(before?.[0]);
    expect(after?.[1]?.content).toBe('c');
  });

  it('are unread until the member has seen them, and pings are also counted separately', () => {
    const before = afterMessages(INITIAL_SERVER_STATE, hello, messagesForAoi(newMessage('a', 1)));
    expect(countUnread(before, 'aoi')).toEqual({ messages: 0, pings: 0 });
    const own = newMessage('d', 4, { author: aoi });
    const after = afterMessages(
      before,
      messagesForAoi(newMessage('a', 1), newMessage('b', 2), newMessage('c', 3, { pinged: true }), own),
    );
    expect(countUnread(after, 'aoi')).toEqual({ messages: 2, pings: 1 });
    expect(countUnread(after, 'aoi', 'two')).toEqual({ messages: 0, pings: 0 });
    const read = serverReducer(after, { kind: 'markRead', channelViews: ['aoi/one'] });
    expect(countUnread(read, 'aoi')).toEqual({ messages: 0, pings: 0 });
    expect(serverReducer(read, { kind: 'markRead', channelViews: ['aoi/one'] })).toBe(read);
  });

  it('are all unread in a channel that was created after the page connected', () => {
    const thread: Channel = { id: 'new', name: 'new', kind: 'thread', parentId: 'one' };
    const state = afterMessages(
      INITIAL_SERVER_STATE,
      hello,
      { type: 'directory', people, channels: [...channels, thread], roles: [], commands: [] },
      {
        type: 'messages',
        memberId: 'aoi',
        channelId: 'new',
        messages: [newMessage('a', 1, { channelId: 'new' })],
      },
    );
    expect(countUnread(state, 'aoi', 'new').messages).toBe(1);
  });
});
