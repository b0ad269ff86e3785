/** What strangers find of a private table: nothing, whatever they look at or forge. */
import { type Member, textOf } from 'stand-in-discord/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { parseCustomId } from '../../src/discord/actions/registry.ts';
import type { Kind, ParsedId } from '../../src/discord/ids.ts';
import { playTable } from './play-table.ts';
import { NOT_INVITED, openPrivateTable, type PrivateTable, tableIn } from './private-table.ts';
import { controlId } from './settings-panel.ts';
import { endTable, openPanel, startTestBot, type TestBot } from './test-bot.ts';

type NamesTable = { [K in Kind]: 'table' extends keyof ParsedId<K> ? K : never }[Kind];

type IdOf = (table: string) => string;
const verb =
  (kind: string): IdOf =>
  (table) =>
    `m:${table}:0:v.${kind}`;

const VERBS = [
  ...([
    'join',
    'leave',
    'computer',
    'remove',
    'start',
    'fill',
    'cancel',
    'rules',
    'options',
    'levels',
    'fair',
  ] as const),
  ...(['fairCheck', 'hand', 'back', 'away', 'leaveNow', 'skip', 'next', 'refresh', 'more', 'hint'] as const),
  ...(['review', 'aloud', 'aloudAgain', 'repost', 'rematch', 'another', 'end', 'keep', 'askEnd'] as const),
  ...(['agree', 'playOn', 'lastHand', 'keepOpen', 'seats', 'take', 'invite', 'call'] as const),
  ...(['watch', 'stopWatching', 'wait', 'stopWaiting', 'goOn'] as const),
  ...(['leaveForGood', 'leaveForGoodNow'] as const),
];

/** By kind of control that names a table, an id of one. A new kind does not compile before it is here. */
const IDS: Readonly<Record<NamesTable, IdOf>> = {
  ...(Object.fromEntries(VERBS.map((kind) => [kind, verb(kind)])) as Record<(typeof VERBS)[number], IdOf>),
  choose: (table) => `m:${table}:0:a.pass`,
  show: (table) => `m:${table}:0:s.r`,
  ask: (table) => `m:${table}:0:w.r`,
  setOption: (table) => `m:${table}:0:o.game.stake.2`,
  kick: verb('kick.1-0'),
  replace: verb('replace.1-7'),
  replaceBy: verb('replaceBy.1-7-9'),
  replaceVote: verb('replaceVote.1-7'),
  hostVote: verb('hostVote.7'),
  agreeVote: verb('agreeVote.17'),
  invited: verb('invited.7'),
  uninvite: verb('uninvite.7'),
  reviewStep: (table) => `m:${table}:0:r.open.1.t.0`,
  reviewHand: (table) => `r:hand:x:${table}.1`,
  chooseTable: (table) => `t:seats:1:${table}`,
  watchFromList: (table) => `f:watch:${table}`,
  joinFromList: (table) => `f:join:${table}:0`,
  playElse: (table) => `f:else:${table}:x1:bluff`,
};
/** What a manager of the server may do at any table. */
const FOR_MANAGERS = ['cancel', 'end', 'keep'];

/** Of the computers' moves. */
let paceMs = 86_400_000;
let bot: TestBot;
let ann: Member;
let dan: Member;
let manager: Member;
let table: PrivateTable;
let id: string;
beforeAll(async () => {
  bot = await startTestBot(
    { people: ['Ann', 'Ben', 'Dan', 'Eve'].map((name) => ({ name, manager: name === 'Eve' })) },
    { pace: () => paceMs },
  );
  [ann, dan, manager] = ['Ann', 'Dan', 'Eve'].map((name) => bot.discord.member(name)) as [
    Member,
    Member,
    Member,
  ];
  table = await openPrivateTable(bot, 'bluff', ['Ann', 'Ben']);
  [id = ''] = await bot.store.tables.openTableIds(bot.discord.guildId);
});
afterAll(async () => {
  expect(bot.discord.violations).toEqual([]);
  await bot.close();
});

/** Presses all kinds of controls of the table, forged; each answer tells no more than that the table is private. */
async function forgeAll(member: Member): Promise<void> {
  const { ephemeral } = await member.runCommand('/games');
  const isManager = member === manager;
  const before = await bot.store.tables.find(id);
  for (const [kind, idOf] of Object.entries(IDS)) {
    expect(parseCustomId(idOf(id))?.kind).toBe(kind);
    if (isManager && FOR_MANAGERS.includes(kind)) continue;
    const outcome = await member.press(ephemeral!, idOf(id), { forge: true });
    const answer = textOf(outcome.message!);
    // A list has no such table.
    if (kind.endsWith('FromList')) expect(answer).toContain('That table is gone');
    else expect(`${kind}: ${answer}`).toContain(NOT_INVITED);
    expect(answer).not.toContain(table.channel);
  }
  expect(await bot.store.tables.find(id)).toEqual(before);
}

const listed = async (member: Member): Promise<string> =>
  textOf((await member.runCommand('/tables')).ephemeral!);
const completions = async (member: Member, command: string): Promise<readonly unknown[]> =>
  (await member.autocomplete(command, { table: '' }, 'table', { channel: '卓-1' })).choices ?? [];

test('strangers find nothing of a lobby', async () => {
  for (const stranger of [dan, manager]) await forgeAll(stranger);
  expect(await listed(dan)).not.toContain(table.channel);
  expect(textOf((await dan.runCommand('/table show')).ephemeral!)).not.toContain(table.channel);
  expect(textOf((await manager.runCommand('/table seats')).ephemeral!)).not.toContain('Ann');
  expect(await listed(bot.discord.member('Ben'))).toContain(table.channel);
});

test('strangers find nothing of a table in play', async () => {
  await ann.press(tableIn(ann, table.channel), 'Start with 5 computers');
  await bot.settle();
  for (const stranger of [dan, manager]) await forgeAll(stranger);
  expect(await listed(dan)).not.toContain(table.channel);
  expect(await completions(dan, '/replay')).toEqual([]);
});

test('strangers find nothing of a table that is over, whose file and hands are for those who sat or were invited', async () => {
  await openPanel(ann, tableIn(ann, table.channel));
  await endTable(ann);
  await bot.settle();
  for (const stranger of [dan, manager]) {
    await forgeAll(stranger);
    expect(await completions(stranger, '/verify')).toEqual([]);
    const acting = stranger.runCommand('/verify', { table: id }, { forge: true });
    expect(textOf((await acting).message!)).toContain('no such finished table');
    const replay = await stranger.runCommand('/replay', { table: id }, { forge: true });
    expect(textOf(replay.ephemeral!)).toContain(NOT_INVITED);
  }
  for (const name of ['Ann', 'Ben']) {
    const member = bot.discord.member(name);
    expect(await completions(member, '/verify')).toHaveLength(1);
    const acting = member.runCommand('/verify', { table: id }, { forge: true });
    expect(textOf((await acting).message!)).toContain('Everything agrees');
  }
});

test('a rematch is as private as the table before it', async () => {
  await ann.press(tableIn(ann, table.channel), 'Rematch');
  await bot.settle();
  [id = ''] = await bot.store.tables.openTableIds(bot.discord.guildId);
  expect((await bot.store.tables.find(id))!.invited).toHaveLength(2);
  await forgeAll(dan);
});

test('another game of theirs is private as well, and in the same place', async () => {
  await endTable(ann);
  await bot.settle();
  const offer = (await ann.press(tableIn(ann, table.channel), 'Play something else')).ephemeral!;
  await ann.select(offer, controlId(offer, 'f:else:'), 'daifugo');
  await bot.settle();
  [id = ''] = await bot.store.tables.openTableIds(bot.discord.guildId);
  const lobby = await bot.store.tables.find(id);
  expect(lobby).toMatchObject({ game: 'daifugo', channelId: table.channel });
  expect(lobby!.invited).toHaveLength(2);
  await forgeAll(dan);
});

test('a step of its hands is shared where the table is, and nowhere else', async () => {
  paceMs = 1_000;
  await playTable(bot, 'daifugo', ['Ann'], { games: 1, computers: 1, private: true, thread: false });
  const {
    tables: [over],
  } = await bot.store.finishedTables.list(
    { guildId: bot.discord.guildId, channelId: '', threadIds: [], userId: ann.id, use: 'review' },
    1,
  );
  const share = async (channel: string): Promise<string> => {
    const { ephemeral } = await ann.runCommand('/games', {}, { channel });
    const acting = ann.press(ephemeral!, `m:${over!.id}:0:r.share.1.t.0`, { forge: true });
    return textOf((await acting).message!);
  };
  expect(await share('卓-2')).toContain('You can share it only where that table is');
  expect(await share('卓-1')).toContain('Shared by Ann');
});
