import { describe, expect, it } from 'vitest';
import { type View, type ViewAction, viewReducer } from '../../../src/sandbox/page/state/view.ts';
import type { Channel, Person } from '../../../src/sandbox/protocol.ts';
import { bot, newPerson } from './people.ts';

const people: Person[] = ['aoi', 'ben', 'chika', 'dan', 'ema'].map(newPerson);
const channels: Channel[] = [
  { id: 'one', name: 'one', kind: 'text' },
  { id: 'two', name: 'two', kind: 'text' },
];

describe('viewReducer', () => {
  const empty: View = { shownIds: [], currentId: '', channelId: '' };
  const viewAfter = (...actions: ViewAction[]) => actions.reduce(viewReducer, empty);
  const start: ViewAction = { kind: 'update', people: [...people, bot], channels, visitorLocale: 'ja' };

  it('starts with the first member who is not the bot and the first channel', () => {
    expect(viewAfter(start)).toEqual({ shownIds: ['aoi'], currentId: 'aoi', channelId: 'one' });
    expect(viewAfter({ ...start, people: [bot, ...people] }).shownIds).toEqual(['aoi']);
  });

  it('starts with the first member who speaks the visitor’s language, if there is one', () => {
    const english = people.map(
      (person) => ({ ...person, locale: person.id === 'dan' ? 'en-US' : 'ja' }) as const,
    );
    const startWith = (visitorLocale: Person['locale']) =>
      viewAfter({ kind: 'update', people: [bot, ...english], channels, visitorLocale }).shownIds;
    expect(startWith('en-US')).toEqual(['dan']);
    expect(startWith('zh-CN')).toEqual(['aoi']);
  });

  it('replaces the current pane with another member, or moves to the pane they already have', () => {
    expect(viewAfter(start, { kind: 'actAs', personId: 'ben' }).shownIds).toEqual(['ben']);
    const two = viewAfter(start, { kind: 'addPane', personId: 'ben' }, { kind: 'actAs', personId: 'ben' });
    expect(two).toMatchObject({ shownIds: ['aoi', 'ben'], currentId: 'ben' });
    expect(viewReducer(two, { kind: 'actAs', personId: 'dan' })).toMatchObject({
      shownIds: ['aoi', 'dan'],
      currentId: 'dan',
    });
  });

  it('shows at most four panes and at least one', () => {
    const four = viewAfter(start, ...people.map(({ id }): ViewAction => ({ kind: 'addPane', personId: id })));
    expect(four.shownIds).toEqual(['aoi', 'ben', 'chika', 'dan']);
    const one = ['aoi', 'ben', 'chika', 'dan'].reduce(
      (view, id) => viewReducer(view, { kind: 'closePane', personId: id }),
      four,
    );
    expect(one).toMatchObject({ shownIds: ['dan'], currentId: 'dan' });
  });

  it('leaves members and channels that no longer exist', () => {
    const view = viewAfter(
      start,
      { kind: 'addPane', personId: 'ben' },
      { kind: 'openChannel', channelId: 'two' },
    );
    const updated = viewReducer(view, {
      kind: 'update',
      people: people.slice(1),
      channels: channels.slice(0, 1),
      visitorLocale: 'ja',
    });
    expect(updated).toEqual({ shownIds: ['ben'], currentId: 'ben', channelId: 'one' });
  });
});
