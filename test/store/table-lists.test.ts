/** Which tables are found: by server, by user, and by when they ended. */
import { describe, expect, it } from 'vitest';
import { leave } from '../../src/tables/lobby.ts';
import { ann, ben, lobby, NOON, tableAfter } from '../tables/fixtures.ts';
import { allOf, newStore } from './files.ts';

describe('tables of a server', () => {
  it('are found by server, and by a user who sits there', async () => {
    const { store } = await newStore();
    const { tables } = store;
    await tables.create(lobby([ann], { id: 'aaaaaaaaaa' }));
    await tables.create(lobby([ann, ben], { id: 'bbbbbbbbbb' }));
    await tables.create(lobby([ben], { id: 'cccccccccc', guildId: 'other' }));
    const over = lobby([ann, ben], { id: 'dddddddddd' });
    await tables.create(tableAfter(tableAfter(over, leave(ben.id)), leave(ann.id)));
    expect(await tables.openTableIds('guild')).toEqual(['bbbbbbbbbb', 'aaaaaaaaaa']);
    expect(await tables.openTableIds('guild', { userId: ben.id })).toEqual(['bbbbbbbbbb']);
    expect(await tables.openTableIds('other', { userId: ann.id })).toEqual([]);
  });

  it('are found by when they ended', async () => {
    const { store } = await newStore();
    const { tables } = store;
    for (const [id, at] of [
      ['aaaaaaaaaa', NOON],
      ['bbbbbbbbbb', NOON + 5000],
    ] as const)
      await tables.create(tableAfter(lobby([ann], { id }), leave(ann.id), at));
    await tables.create(lobby([ann], { id: 'cccccccccc' }));
    const since = async (time: number) => (await allOf(tables.endedSince(time))).flat();
    expect(await since(NOON)).toEqual(['aaaaaaaaaa', 'bbbbbbbbbb']);
    expect(await since(NOON + 1)).toEqual(['bbbbbbbbbb']);
  });
});
