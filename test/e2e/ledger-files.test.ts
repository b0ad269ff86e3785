/** What leaves the ledger: exports, what the log channel is told, what chips are called, and people. */
import { randomBytes } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { gunzipSync } from 'node:zlib';
import { type SeenMessage, textOf } from 'stand-in-discord/testing';
import { describe, expect, test } from 'vitest';
import { bookkeeping } from './bookkeeping.ts';

const books = bookkeeping();
const { member, answer, give, playADeal, total } = books;

const fileOf = (message: SeenMessage, ending: string): Buffer => {
  const { url } = message.attachments.find(({ filename }) => filename.endsWith(ending))!;
  return books.house.discord.world.files.get(new URL(url).pathname)!.body;
};

describe('an export', () => {
  test('is the whole book, twice the same, and is noted in the history', async () => {
    await give('Ben', 100, '日本語の理由, "引用"');
    await give('Ben', 1, '=1+1');
    const first = (await member('Ann').command('/ledger export')).ephemeral!;
    expect(textOf(first)).toContain('up to #2');
    const csv = fileOf(first, '.csv').toString();
    expect(csv.startsWith('\uFEFFentry,at,kind')).toBe(true);
    expect(csv).toContain('"日本語の理由, ""引用"""');
    expect(csv).toContain("'=1+1");
    expect(csv).toContain(`user:${member('Ben').id},Ben,100`);
    const parsed = JSON.parse(fileOf(first, '.json').toString());
    expect(parsed).toMatchObject({ book: 'chips', through: 2, entries: [{ id: 1 }, { id: 2 }] });

    await give('Ben', 7);
    const again = (await member('Ann').command('/ledger export', { through: 2 })).ephemeral!;
    for (const ending of ['.csv', '.json']) expect(fileOf(again, ending)).toEqual(fileOf(first, ending));
    expect(await answer('Ben', '/ledger history')).toContain('📤 export');
    expect(await answer('Ann', '/ledger export', { book: 'chips', through: 1 })).toContain('up to #1');
  });

  test('of an empty book is told to be one; a server makes one at a time; no file stays behind', async () => {
    const left = async () => (await readdir(tmpdir())).filter((name) => name.startsWith('madoi-files-'));
    const before = await left();
    expect(await answer('Ann', '/ledger export')).toContain('no entries');
    await give('Ben', 1);
    const said = await Promise.all([answer('Ann', '/ledger export'), answer('Ann', '/ledger export')]);
    expect(said.filter((text) => text.includes('Another export is being made'))).toHaveLength(1);
    const heal = books.house.discord.fault('POST /interactions', { drop: 'before' }, 100);
    const unheard = member('Ann').command('/ledger export');
    await books.house.settle(4_000);
    expect((await unheard).answer).toBeUndefined();
    heal();
    expect(await answer('Ann', '/ledger export')).toContain('up to #');
    await books.house.settle();
    const others = new Set(before);
    expect((await left()).filter((name) => !others.has(name))).toEqual([]);
  });

  test('that Discord would not take in one piece comes in several, each complete', async () => {
    const { guildId } = books.house.discord;
    for (let at = 0; at < 40; at++)
      await books.house.store.ledger.post(
        { guildId, actor: member('Ann').id, reason: randomBytes(140).toString('base64'), at },
        { book: 'chips', kind: 'adjust', postings: [{ account: member('Ben').id, amount: 1 }] },
      );
    books.house.discord.world.attachmentLimit = 4_096;
    const { ephemeral } = await member('Ann').command('/ledger export');
    await books.house.settle();
    const parts = member('Ann')
      .ephemerals()
      .flatMap(({ attachments }) => attachments);
    expect(ephemeral!.attachments.length).toBeGreaterThan(0);
    expect(parts.length).toBeGreaterThan(2);
    const texts = parts.map(({ url }) =>
      gunzipSync(books.house.discord.world.files.get(new URL(url).pathname)!.body).toString(),
    );
    const entries = texts
      .filter((of) => of.startsWith('{'))
      .flatMap((of) => (JSON.parse(of) as { entries: { id: number }[] }).entries.map(({ id }) => id));
    expect(entries).toEqual(Array.from({ length: 40 }, (_, at) => at + 1));
  });
});

test('an export during which somebody’s name is taken out has it nowhere', async () => {
  await give('Ben', 100);
  const { ledger, people } = books.house.store;
  const { exportPages: copy } = ledger;
  let erased: Promise<unknown> | undefined;
  ledger.exportPages = async function* (...of) {
    yield* copy(...of);
    erased ??= people.erase(member('Ben').id, books.house.discord.guildId);
    await erased;
  };
  const { ephemeral } = await member('Ann').command('/ledger export');
  for (const ending of ['.csv', '.json']) {
    const text = fileOf(ephemeral!, ending).toString();
    expect(text).toContain('former-1');
    expect(text).not.toContain(member('Ben').id);
  }
});

describe('what is done', () => {
  test('is told in the log channel, in the server’s language; where it cannot be, the admin reads so', async () => {
    await answer('Ann', '/settings ledger-log', { channel: '記録' });
    await give('Ben', 100, 'prize');
    const told = await member('Dan').awaits('prize', { channel: '記録' });
    expect(textOf(told)).toContain(`by <@${member('Ann').id}>`);
    expect(told.pinged).toBe(false);
    books.house.discord.deny('記録', 'SendMessages');
    await give('Ben', 1);
    await member('Ann').awaits('could not say so', { ephemeral: true });
    expect(await total('Ben')).toBe(101);
    expect(await answer('Ann', '/settings ledger-log', { channel: '記録' })).toContain('cannot write');
    books.house.discord.takeComplaints();
  });
});

test('what was done is told although Discord did not take the answer', async () => {
  await answer('Ann', '/settings ledger-log', { channel: '記録' });
  const heal = books.house.discord.fault('POST /interactions', { drop: 'before' }, 100);
  const unheard = member('Ann').command('/ledger adjust', { player: 'Ben', amount: 5, reason: 'unheard' });
  await books.house.settle(4_000);
  expect((await unheard).answer).toBeUndefined();
  heal();
  await member('Dan').awaits('unheard', { channel: '記録' });
  expect(await total('Ben')).toBe(5);
});

test('what the bot was killed over before it could tell is told when it is back, once', async () => {
  const { house } = books;
  await give('Ben', 1, 'before there was a log');
  await answer('Ann', '/settings ledger-log', { channel: '記録' });
  await give('Ben', 2, 'told at once');
  await house.store.ledger.post(
    { guildId: house.discord.guildId, actor: member('Ann').id, reason: 'told later', at: house.clock.now() },
    { book: 'chips', kind: 'adjust', postings: [{ account: member('Ben').id, amount: 3 }] },
  );
  await house.restart();
  await house.restart();
  const log = member('Dan').sees('記録').map(textOf);
  const times = (reason: string) => log.filter((text) => text.includes(reason)).length;
  expect(['before there was a log', 'told at once', 'told later'].map(times)).toEqual([0, 1, 1]);
});

describe('units', () => {
  test('are shown with the standings and at the table, and are never real money', async () => {
    expect(await answer('Ann', '/settings chips', { name: '円チップ' })).toContain('real money');
    expect(await answer('Ann', '/settings chips', { name: 'どんぐり', worth: 100 })).toContain(
      'needs a name',
    );
    await answer('Ann', '/settings chips', { name: 'どんぐり' });
    const set = await answer('Ann', '/settings chips', { worth: 100, money: 'もりポイント' });
    expect(set).toContain('1 どんぐり = 100 もりポイント');
    await give('Ben', 12);
    expect(await answer('Ben', '/ledger show')).toContain('**+12** (1,200 もりポイント)');
    await playADeal();
    expect(textOf(await member('Ben').awaits('Final score'))).toContain('📒 どんぐり');
    await answer('Ann', '/settings chips');
    expect(await answer('Ben', '/ledger show')).not.toContain('どんぐり');
  });
});

describe('who leaves', () => {
  test('takes what is stored along, and their name out of it; the sums stay', async () => {
    await give('Ben', 100, `for <@${member('Ben').id}>`);
    const mine = (await member('Ben').command('/privacy export')).ephemeral!;
    expect(JSON.parse(fileOf(mine, '.json').toString())).toMatchObject([
      { what: 'posting', name: 'Ben', amount: 100 },
    ]);
    const { ephemeral } = await member('Ben').command('/privacy erase');
    await member('Ben').press(ephemeral!, 'Leave it');
    expect(await total('Ben')).toBe(100);
    const again = (await member('Ben').command('/privacy erase')).ephemeral!;
    const erased = await member('Ben').press(again, 'Erase');
    expect(textOf(erased.ephemeral!)).toContain('former member 1');
    expect(await total('Ben')).toBe(0);
    const shown = await answer('Ann', '/ledger show');
    expect(shown).toContain('👤 former member 1 **+100**');
    expect(shown).not.toContain(member('Ben').id);
    expect(await answer('Ann', '/ledger history')).not.toContain(member('Ben').id);
    expect(await answer('Ben', '/privacy export')).toContain('Nothing is stored about you');
  });

  test('has to leave their tables first', async () => {
    const { message } = await member('Ben').command('/play doudizhu');
    const ask = async () => (await member('Ben').command('/privacy erase')).ephemeral!;
    const refused = await member('Ben').press(await ask(), 'Erase');
    expect(textOf(refused.ephemeral!)).toContain('You sit at a table');
    await member('Ben').press(message!, 'Cancel');
    const done = await member('Ben').press(await ask(), 'Erase');
    expect(textOf(done.ephemeral!)).toContain('Erased');
  });
});
