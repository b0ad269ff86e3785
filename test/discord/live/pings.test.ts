/** Pings: one that is gone is not deleted or edited again. */
import { pino } from 'pino';
import { beforeEach, expect, it } from 'vitest';
import { textEmojis } from '../../../src/discord/emojis/emojis.ts';
import type { Hold } from '../../../src/discord/live/holds.ts';
import { createPings } from '../../../src/discord/live/pings.ts';
import { pendingWork } from '../../../src/pending-work.ts';
import { USUAL_PREFERENCES } from '../../../src/store/preferences.ts';
import type { ServerSettings } from '../../../src/store/settings.ts';
import { createAwaitedPeople } from '../../../src/tables/awaited.ts';
import { actByComputer } from '../../../src/tables/play.ts';
import type { PlayingTable, ReadableTable } from '../../../src/tables/table.ts';
import { call, warn } from '../../../src/tables/warnings.ts';
import { ann, ben, inPhase, playing, tableAfter } from '../../tables/fixtures.ts';
import { toy } from '../../tables/toy-game.ts';
import { afterChoice } from './publisher-setup.ts';
import { discordError } from './responses.ts';

const PING = '5';

function setup(
  arePingsOn = true,
  start: PlayingTable = inPhase('playing', tableAfter(playing([ann, ben]), warn)),
) {
  const work = pendingWork();
  const sent: string[] = [];
  const responses: Error[] = [];
  let table: ReadableTable = { ...start, pingId: PING };
  const awaited = createAwaitedPeople(() => toy);
  /** Those who want no pings. */
  const silent = new Set<string>();
  const mentioned: unknown[] = [];
  let hold: Hold | null = null;
  const request =
    (method: string) =>
    async (_route: string, options: { readonly body?: unknown } = {}) => {
      sent.push(method);
      if (method === 'post') mentioned.push((options.body as { allowed_mentions: unknown }).allowed_mentions);
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
    holdOf: () => hold,
    preferences: { of: async (userId) => ({ ...USUAL_PREFERENCES, pings: !silent.has(userId) }) },
    awaited,
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
    awaited,
    silent,
    mentioned,
    setHold(next: Hold | null): void {
      hold = next;
      if (next === null) pings.onReleased(table.id);
    },
    get table() {
      return table;
    },
    change(next: ReadableTable): void {
      const before = table;
      table = next;
      awaited.onChange({ before, table });
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

const SLOW = { turnSeconds: 86_400 };

it('mentions nobody who wants no pings, and all others', async () => {
  const { change, work, silent, mentioned, sent, table } = setup(true, playing([ann, ben]));
  silent.add(ann.id);
  change(tableAfter(table, warn));
  await work.idle();
  expect(mentioned).toEqual([{ users: [ben.id] }]);
  silent.add(ben.id);
  const quiet = setup(true, playing([ann, ben]));
  for (const { id } of [ann, ben]) quiet.silent.add(id);
  quiet.change(tableAfter(quiet.table, warn));
  await quiet.work.idle();
  expect(quiet.sent).not.toContain('post');
  expect(sent).toContain('post');
});

it('calls a player to one of several slow tables of a server; the warning is for each', async () => {
  const { change, work, awaited, mentioned, table } = setup(true, playing([ann, ben], SLOW));
  const other = tableAfter(playing([ann, ben], { ...SLOW, id: 'bbbbbbbbbb' }), call);
  // Ben has answered there: nothing there waits for him.
  const answered = tableAfter(other, actByComputer(toy, 1, 'computer'));
  awaited.onChange({ before: null, table: answered });
  awaited.noteCall(other.id, [ann.id, ben.id]);
  awaited.onChange({ before: answered, table: answered });
  change(tableAfter(table, call));
  await work.idle();
  expect(mentioned).toEqual([{ users: [ben.id] }]);
  change(tableAfter(tableAfter(table, call), warn));
  await work.idle();
  expect(mentioned.at(-1)).toEqual({ users: [ann.id, ben.id] });
});

it('does not count on a table that has called nobody, as it has left that to this one', async () => {
  const { change, work, awaited, mentioned, table } = setup(true, playing([ann], { ...SLOW, computers: 1 }));
  const other = playing([ann], { ...SLOW, id: 'bbbbbbbbbb', computers: 1 });
  change(tableAfter(table, call));
  // The turn there has come to its call meanwhile; Ann was called here.
  awaited.onChange({ before: other, table: tableAfter(other, call) });
  await work.idle();
  expect(mentioned).toEqual([{ users: [ann.id] }]);
  change(tableAfter(tableAfter(table, call), actByComputer(toy, 0, 'computer')));
  const next = playing([ann], { ...SLOW, computers: 1 });
  change(next);
  change(tableAfter(next, call));
  await work.idle();
  expect(mentioned).toEqual([{ users: [ann.id] }, { users: [ann.id] }]);
});

it.each([
  ['the server wants no pings', { arePingsOn: false }],
  ['the player wants none', { isSilent: true }],
  ['Discord does not take it', { isBroken: true }],
])('counts as a call to no turn where %s: another table may call', async (_, why) => {
  const { arePingsOn = true, isSilent = false, isBroken = false } = { ...why } as Record<string, boolean>;
  const start = playing([ann], { ...SLOW, computers: 1 });
  const { change, work, awaited, silent, responses, table } = setup(arePingsOn, { ...start, pingId: null });
  if (isSilent) silent.add(ann.id);
  if (isBroken) responses.push(new Error('no connection'), new Error('no connection'));
  change(tableAfter(table, call));
  await work.idle();
  expect(awaited.tablesOf(ann.id)).toMatchObject([{ id: table.id, wasCalled: false }]);
});

it('counts the news of a start as no call to a turn, also after a restart', async () => {
  const { pings, change, work, awaited, mentioned, table } = setup(true, playing([ann, ben], SLOW));
  const other = playing([ann, ben], { ...SLOW, id: 'bbbbbbbbbb' });
  for (const started of [table, other]) {
    awaited.onChange({ before: null, table: started });
    pings.onChange({ before: null, table: { ...started, pingId: PING } });
  }
  await work.idle();
  awaited.onChange({ before: other, table: tableAfter(other, call) });
  change(tableAfter(table, call));
  await work.idle();
  expect(mentioned).toEqual([{ users: [ann.id, ben.id] }]);
});

it('calls a player to a slow table of each server', async () => {
  const { change, work, awaited, mentioned, table } = setup(true, playing([ann, ben], SLOW));
  const elsewhere = playing([ann, ben], { ...SLOW, id: 'bbbbbbbbbb', guildId: 'other' });
  awaited.onChange({ before: null, table: tableAfter(elsewhere, call) });
  awaited.noteCall(elsewhere.id, [ann.id, ben.id]);
  change(tableAfter(table, call));
  await work.idle();
  expect(mentioned).toEqual([{ users: [ann.id, ben.id] }]);
});

it('calls the players of a slow table once its message is allowed again, who are not called elsewhere by then', async () => {
  const fixture = setup(true, playing([ann, ben], SLOW));
  fixture.setHold({ reason: 'forbidden', missing: [] });
  fixture.change(tableAfter(fixture.table, call));
  await fixture.work.idle();
  expect(fixture.sent).toEqual([]);
  const other = tableAfter(playing([ann, ben], { ...SLOW, id: 'bbbbbbbbbb' }), call);
  // Ben has answered there.
  fixture.awaited.onChange({ before: null, table: tableAfter(other, actByComputer(toy, 1, 'computer')) });
  fixture.awaited.noteCall(other.id, [ann.id]);
  fixture.setHold(null);
  await fixture.work.idle();
  expect(fixture.mentioned).toEqual([{ users: [ben.id] }]);
  // Once: a later release, as a restart, calls nobody.
  fixture.setHold(null);
  await fixture.work.idle();
  expect(fixture.mentioned).toHaveLength(1);
});

it('posts anew what it could not post, as an edit of an earlier ping would notify nobody', async () => {
  const fixture = setup(true, playing([ann, ben]));
  fixture.setHold({ reason: 'forbidden', missing: [] });
  fixture.change(tableAfter(fixture.table, warn));
  await fixture.work.idle();
  fixture.setHold(null);
  await fixture.work.idle();
  expect(fixture.sent).toEqual(['delete', 'post']);
});

it('calls nobody on a release who was called before, and nobody whose turn is over by then', async () => {
  const fixture = setup(true, playing([ann, ben], SLOW));
  fixture.change(tableAfter(fixture.table, call));
  await fixture.work.idle();
  fixture.setHold({ reason: 'forbidden', missing: [] });
  fixture.setHold(null);
  await fixture.work.idle();
  expect(fixture.mentioned).toHaveLength(1);
  const late = setup(true, playing([ann, ben], SLOW));
  late.setHold({ reason: 'forbidden', missing: [] });
  late.change(tableAfter(late.table, call));
  await late.work.idle();
  late.change(afterChoice(afterChoice(late.table, ann), ben));
  late.setHold(null);
  await late.work.idle();
  expect(late.mentioned).toEqual([]);
});
