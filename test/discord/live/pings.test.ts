/** Pings: one that is gone is not deleted or edited again. */
import { pino } from 'pino';
import { beforeEach, expect, it } from 'vitest';
import { textEmojis } from '../../../src/discord/emojis/emojis.ts';
import { createPings } from '../../../src/discord/live/pings.ts';
import { pendingWork } from '../../../src/pending-work.ts';
import type { ServerSettings } from '../../../src/store/settings.ts';
import { warn } from '../../../src/tables/play.ts';
import type { ReadableTable } from '../../../src/tables/table.ts';
import { ann, ben, playing, tableAfter } from '../../tables/fixtures.ts';
import { toy } from '../../tables/toy-game.ts';
import { afterChoice } from './publisher-setup.ts';
import { discordError } from './responses.ts';

const PING = '5';

function setup(arePingsOn = true) {
  const work = pendingWork();
  const sent: string[] = [];
  const responses: Error[] = [];
  let table: ReadableTable = { ...tableAfter(playing([ann, ben]), warn), pingId: PING };
  const request = (method: string) => async () => {
    sent.push(method);
    const error = responses.shift();
    if (error) throw error;
    return { id: PING };
  };
  const pings = createPings({
    rest: { post: request('post'), patch: request('patch'), delete: request('delete') },
    tables: {
      find: async () => table,
      gameOf: () => toy,
      async setPingMessage(_, pingId) {
        table = { ...table, pingId };
      },
    },
    holdOf: () => null,
    settings: { of: async () => ({ pings: arePingsOn }) as ServerSettings },
    log: pino({ level: 'silent' }),
    emojis: () => textEmojis(),
    work,
  });
  return {
    pings,
    work,
    sent,
    responses,
    get table() {
      return table;
    },
    change(next: ReadableTable): void {
      const before = table;
      table = next;
      pings.onChange({ before, table });
    },
  };
}

let fixture: ReturnType<typeof setup>;
beforeEach(() => {
  fixture = setup();
});

it('a ping is deleted once, however often its table changes meanwhile', async () => {
  fixture.change(afterChoice(fixture.table, ann, 'think'));
  fixture.change(afterChoice(fixture.table, ann));
  fixture.change(afterChoice(fixture.table, ben));
  await fixture.work.idle();
  expect(fixture.sent).toEqual(['delete']);
  expect(fixture.table.pingId).toBeNull();
});

it('a ping that somebody else deletes is not deleted again', async () => {
  fixture.pings.onChange({ before: fixture.table, table: fixture.table });
  fixture.pings.onMessageDeleted(PING);
  await fixture.work.idle();
  fixture.change(afterChoice(fixture.table, ann));
  await fixture.work.idle();
  expect(fixture.sent).toEqual([]);
  expect(fixture.table.pingId).toBeNull();
});

it('a ping that is found gone after a restart is not edited again', async () => {
  fixture.responses.push(discordError(10008, 404));
  fixture.pings.onChange({ before: null, table: fixture.table });
  await fixture.work.idle();
  expect(fixture.sent).toEqual(['patch']);
  expect(fixture.table.pingId).toBeNull();
});
