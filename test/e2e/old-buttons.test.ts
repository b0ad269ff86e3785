/** Old, forged and doubled presses of what people do about company: each is answered in its presser's language, and changes nothing. */
import { type Member, type MessageView, textOf } from 'stand-in-discord/testing';
import { beforeAll, describe, expect, test } from 'vitest';
import { games } from '../../src/games/index.ts';
import { wordsFor } from '../../src/text/catalogue.ts';
import { seatTable } from './play-table.ts';
import { sharedBot } from './shared-bot.ts';
import { storedTable } from './table-in-play.ts';
import { leaveTable } from './test-bot.ts';

const NAMES = ['Ann', 'Ben', 'Dan', 'Fay', 'Gus'];
const { bot, member } = sharedBot(
  'Eve',
  {
    people: [
      ...NAMES.map((name) => ({ name })),
      { name: 'Eve', manager: true },
      { name: 'Chika', locale: 'ja' },
      { name: 'Jun', locale: 'ja' },
    ],
    guildLocale: 'en-US',
  },
  { pace: () => 86_400_000 },
);
let ann: Member;
let ben: Member;
let dan: Member;
let eve: Member;
let jun: Member;
/** Reads Japanese, and sits at no table. */
let chika: Member;
beforeAll(() => {
  [ann, ben, dan, eve, jun, chika] = ['Ann', 'Ben', 'Dan', 'Eve', 'Jun', 'Chika'].map(member) as [
    Member,
    Member,
    Member,
    Member,
    Member,
    Member,
  ];
});

/** By kind, the custom id at a table. Ben sat in its second seat. */
const control = (kind: string, table: string): string => {
  const ids: Readonly<Record<string, string>> = {
    replace: `v.replace.1-${ben.id}`,
    replaceBy: `v.replaceBy.1-${ben.id}-${dan.id}`,
    replaceVote: `v.replaceVote.1-${ben.id}`,
    hostVote: `v.hostVote.${ben.id}`,
    agreeVote: 'v.agreeVote.17',
    invited: `v.invited.${dan.id}`,
    uninvite: `v.uninvite.${dan.id}`,
  };
  const ofLists: Readonly<Record<string, string>> = {
    playElse: `f:else:${table}:x1:bluff`,
    watchFromList: `f:watch:${table}`,
    joinFromList: `f:join:${table}:0`,
    chooseTable: `t:seats:1:${table}`,
  };
  return ofLists[kind] ?? `m:${table}:0:${ids[kind] ?? `v.${kind}`}`;
};
const KINDS = [
  ...[
    'watch',
    'stopWatching',
    'wait',
    'stopWaiting',
    'goOn',
    'next',
    'call',
    'invite',
    'invited',
    'uninvite',
  ],
  ...['take', 'seats', 'replace', 'replaceBy', 'replaceVote', 'hostVote', 'agreeVote', 'another', 'playElse'],
  ...['leaveForGood', 'leaveForGoodNow', 'watchFromList', 'joinFromList', 'chooseTable'],
];

const posted = (): string[] =>
  ann
    .visibleMessages('卓-1')
    .filter(({ ephemeral }) => !ephemeral)
    .map(({ id }) => id);
const { failed, unknownControl } = wordsFor('ja').answers;

/** A private message on which ids can be forged. */
const ownMessage = async (presser: Member): Promise<MessageView> =>
  (await presser.runCommand('/games', {}, { channel: '卓-2' })).ephemeral!;

/** Presses all these kinds, forged on a message of the presser's own. Returns the answers by kind. */
async function pressAll(presser: Member, id: string, kinds: readonly string[]): Promise<Map<string, string>> {
  const [before, messages] = [await bot().store.tables.find(id), posted()];
  const answers = new Map<string, string>();
  for (const kind of kinds) {
    // A panel that takes its place goes away with the next one.
    const own = await ownMessage(presser);
    const outcome = await presser.press(own, control(kind, id), { forge: true });
    const answer = textOf(outcome.message!);
    expect(`${kind}: ${answer}`).toMatch(/[ぁ-ん]|席/);
    expect(`${kind}: ${answer}`).not.toContain(failed);
    expect(`${kind}: ${answer}`).not.toContain(unknownControl);
    answers.set(kind, answer);
  }
  expect(await bot().store.tables.find(id)).toEqual(before);
  expect(posted()).toEqual(messages);
  return answers;
}
const without = (...left: string[]): string[] => KINDS.filter((kind) => !left.includes(kind));
const idOf = async (): Promise<string> => (await bot().store.tables.openTableIds(bot().discord.guildId))[0]!;
const start = () => seatTable(bot(), 'bluff', ['Ann', 'Ben', 'Jun'], { time: 'off' });

describe('a button that is pressed', () => {
  test('at a lobby, by a stranger or by who sits there, but belongs to a table in play or over', async () => {
    const lobby = (await ann.runCommand('/play bluff')).message!;
    for (const each of [ben, jun]) await each.press(lobby, 'Join');
    const id = await idOf();
    const answers = await pressAll(chika, id, without('joinFromList'));
    expect(answers.get('watch')).toContain('まだ始まっていません');
    await pressAll(jun, id, without('invite', 'invited'));
  });

  test('at a table in play, by a stranger: nobody is replaced, voted for, called or invited', async () => {
    await start();
    // Strangers may watch, and wait for a seat.
    const answers = await pressAll(chika, await idOf(), without('watch', 'wait', 'watchFromList'));
    expect(answers.get('replace')).toContain('主催');
    expect(answers.get('joinFromList')).toMatch(/もう|始ま/);
  });

  test('at a table in play, by a player while the host is there', async () => {
    await start();
    const answers = await pressAll(jun, await idOf(), without('leaveForGoodNow'));
    expect(answers.get('watch')).toContain('あなた');
    expect(answers.get('hostVote')).toContain('主催');
  });

  test('at a table that is over: only what follows it goes on', async () => {
    await start();
    const id = await idOf();
    const own = (await eve.runCommand('/table end')).ephemeral!;
    await eve.press(own, 'End the table');
    await bot().settle();
    await pressAll(chika, id, KINDS);
    await pressAll(jun, id, without('playElse'));
    expect(await idOf()).toBeUndefined();
  });

  test('by a member of another server: its table is not named', async () => {
    await start();
    const { tables } = bot().store;
    const found = (await tables.find(await idOf()))!;
    const other = { ...found, id: 'zzzzzzzzzz', guildId: '100000000000000009', phase: 'over', endedBy: null };
    await tables.create(other as Parameters<typeof tables.create>[0]);
    for (const [kind, answer] of await pressAll(jun, 'zzzzzzzzzz', KINDS))
      expect(`${kind}: ${answer}`).toContain(wordsFor('ja').refusals['no-table']({}));
  });
});

/** Presses a control twice in the same tick, forged. Returns both answers. */
async function twice(presser: Member, id: string): Promise<string[]> {
  const own = await ownMessage(presser);
  const outcomes = await Promise.all([1, 2].map(() => presser.press(own, id, { forge: true })));
  return outcomes.map(({ message }) => textOf(message!));
}

test('what changes a table does so once where it is pressed twice within a tick', async () => {
  const { table } = await start();
  const id = await idOf();
  const press = async (presser: Member, kind: string): Promise<number> => {
    const before = (await bot().store.tables.find(id))!.version;
    for (const answer of await twice(presser, control(kind, id))) {
      expect(answer).not.toBe('');
      for (const locale of ['en', 'ja'] as const)
        expect(answer).not.toContain(wordsFor(locale).answers.failed);
    }
    return (await bot().store.tables.find(id))!.version - before;
  };
  expect(await press(chika, 'wait')).toBe(1);
  await leaveTable(ann);
  expect(await press(jun, 'hostVote')).toBe(1);
  const { vote } = await storedTable(bot());
  const agreed = await twice(ben, `m:${id}:0:v.agreeVote.${Math.floor(vote!.expires / 1000)}`);
  expect(agreed.join()).toContain('The host is here and decides this');
  expect(await storedTable(bot())).toMatchObject({ hostId: ben.id });
  expect(await press(jun, 'leaveForGoodNow')).toBe(1);
  expect(await press(dan, 'take')).toBe(1);
  expect((await storedTable(bot())).seats.filter(({ userId }) => userId === dan.id)).toHaveLength(1);
  await eve.press((await eve.runCommand('/table end')).ephemeral!, 'End the table');
  await bot().settle();
  await twice(ben, control('playElse', id));
  expect(await bot().store.tables.openTableIds(bot().discord.guildId)).toHaveLength(1);
  expect(textOf(ann.view(table)!)).toContain('ended this table');
});

describe.each(games.map(({ id }, index) => [id, index] as const))('%s', (game, index) => {
  const answersOf = async (...presses: Promise<{ message?: MessageView; ephemeral?: MessageView }>[]) =>
    (await Promise.all(presses)).map(({ ephemeral, message }) => textOf((ephemeral ?? message)!));

  test('of two who take the same seat, or fill it, in the same tick one does, and the other reads why not', async () => {
    const options = { ...(game === 'doudizhu' && { computers: 1 }), time: 'off' };
    const { table } = await seatTable(bot(), game, ['Ann', 'Ben', 'Jun'], options);
    const id = await idOf();
    await jun.press(await ownMessage(jun), `m:${id}:0:v.leaveForGoodNow`, { forge: true });
    await bot().settle();
    const takers = [member('Fay'), member('Gus')];
    const taken = await answersOf(...takers.map((each) => each.press(ann.view(table)!, 'Take a seat')));
    expect(taken.filter((answer) => answer.includes('somebody was faster'))).toHaveLength(1);

    await dan.press(await ownMessage(dan), `m:${id}:0:v.wait`, { forge: true });
    await leaveTable(ben);
    const seat = (await storedTable(bot())).seats.findIndex(({ userId }) => userId === ben.id);
    const [anns, eves] = [await ownMessage(ann), await ownMessage(eve)];
    const byComputer = () => ann.press(anns, `m:${id}:0:v.replace.${seat}-${ben.id}`, { forge: true });
    const byDan = () => eve.press(eves, `m:${id}:0:v.replaceBy.${seat}-${ben.id}-${dan.id}`, { forge: true });
    const order = index % 2 === 0 ? [byComputer, byDan] : [byDan, byComputer];
    const filled = await answersOf(...order.map((press) => press()));
    expect(filled.filter((answer) => answer.includes('already free'))).toHaveLength(1);
    const { seats } = await storedTable(bot());
    expect([null, dan.id]).toContain(seats[seat]!.userId);
    const people = seats.flatMap(({ userId }) => userId ?? []);
    expect(new Set(people).size).toBe(people.length);
    expect(people.filter((userId) => takers.some((taker) => taker.id === userId))).toHaveLength(1);
  });
});
