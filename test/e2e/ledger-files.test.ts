/** Exports, the log channel, the names of chips, and the privacy commands. */
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { type MessageView, textOf } from 'stand-in-discord/testing';
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { setupLedgerTests } from './ledger-setup.ts';
import { settingsPanel } from './settings-panel.ts';

const setup = setupLedgerTests();
const panel = () => settingsPanel(setup.bot, setup.member('Ann'));
const { member, privateReply, adjust, playDeal, total } = setup;

const fileOf = (message: MessageView, extension: string): Buffer => {
  const { url } = message.attachments.find(({ filename }) => filename.endsWith(extension))!;
  return setup.bot.discord.world.files.get(new URL(url).pathname)!.body;
};

/** Of this test alone: other tests write files, too. */
beforeEach(() => {
  const folder = mkdtempSync(join(tmpdir(), 'madoi-exports-'));
  vi.stubEnv('TMPDIR', folder);
  onTestFinished(() => {
    vi.unstubAllEnvs();
    rmSync(folder, { recursive: true, force: true });
  });
});

const temporaryFolders = async (): Promise<readonly string[]> =>
  (await readdir(tmpdir())).filter((name) => name.startsWith('madoi-files-'));

describe('an export', () => {
  test('has the whole book, is reproducible, and is an entry of the history', async () => {
    await adjust('Ben', 100, '日本語の理由, "引用"');
    await adjust('Ben', 1, '=1+1');
    const first = (await member('Ann').runCommand('/ledger export')).ephemeral!;
    expect(textOf(first)).toContain('up to #2');
    const csv = fileOf(first, '.csv').toString();
    expect(csv.startsWith('\uFEFFentry,at,kind')).toBe(true);
    expect(csv).toContain('"日本語の理由, ""引用"""');
    expect(csv).toContain("'=1+1");
    expect(csv).toContain(`user:${member('Ben').id},Ben,100`);
    const parsed = JSON.parse(fileOf(first, '.json').toString());
    expect(parsed).toMatchObject({ book: 'chips', through: 2, entries: [{ id: 1 }, { id: 2 }] });

    await adjust('Ben', 7);
    const second = (await member('Ann').runCommand('/ledger export', { through: 2 })).ephemeral!;
    for (const extension of ['.csv', '.json'])
      expect(fileOf(second, extension)).toEqual(fileOf(first, extension));
    expect(await privateReply('Ben', '/ledger history')).toContain('📤 export');
    expect(await privateReply('Ann', '/ledger export', { book: 'chips', through: 1 })).toContain('up to #1');
  });

  test('is refused for an empty book or during another export, and leaves no temporary files', async () => {
    expect(await privateReply('Ann', '/ledger export')).toContain('Nothing is written here yet');
    await adjust('Ben', 1);
    const replies = await Promise.all([
      privateReply('Ann', '/ledger export'),
      privateReply('Ann', '/ledger export'),
    ]);
    expect(replies.filter((text) => text.includes('Another export is being made'))).toHaveLength(1);
    const restore = setup.bot.discord.injectFault('POST /interactions', { dropConnection: 'before' }, 100);
    const unanswered = member('Ann').runCommand('/ledger export');
    await setup.bot.settle(4_000);
    expect((await unanswered).answer).toBeUndefined();
    restore();
    expect(await privateReply('Ann', '/ledger export')).toContain('up to #');
    await setup.bot.settle();
    expect(await temporaryFolders()).toEqual([]);
  });

  test('that has begun is answered although the bot stops', async () => {
    await adjust('Ben', 1);
    const { people } = setup.bot.store;
    const { formerMemberCount } = people;
    const begun = new Promise<void>((resolve) => {
      people.formerMemberCount = (guildId) => {
        resolve();
        return formerMemberCount(guildId);
      };
    });
    const exported = member('Ann').runCommand('/ledger export');
    await begun;
    await setup.bot.restart();
    expect((await exported).ephemeral!.attachments).toHaveLength(2);
    expect(await temporaryFolders()).toEqual([]);
  });

  test('too large for one file is sent in complete chunks', async () => {
    const { guildId } = setup.bot.discord;
    for (let at = 1; at <= 40; at++)
      await setup.bot.store.ledger.post(
        {
          guildId,
          actor: member('Ann').id,
          reason: randomBytes(140).toString('base64'),
          at,
          interaction: null,
        },
        { book: 'chips', kind: 'adjust', postings: [{ account: member('Ben').id, amount: 1 }] },
      );
    setup.bot.discord.world.attachmentLimit = 4_096;
    const { ephemeral } = await member('Ann').runCommand('/ledger export');
    await setup.bot.settle();
    const chunks = member('Ann')
      .visibleEphemerals()
      .flatMap(({ attachments }) => attachments);
    expect(ephemeral!.attachments.length).toBeGreaterThan(0);
    expect(chunks.length).toBeGreaterThan(2);
    const texts = chunks.map(({ url }) =>
      gunzipSync(setup.bot.discord.world.files.get(new URL(url).pathname)!.body).toString(),
    );
    const entries = texts
      .filter((text) => text.startsWith('{'))
      .flatMap((text) => (JSON.parse(text) as { entries: { id: number }[] }).entries.map(({ id }) => id));
    expect(entries).toEqual(Array.from({ length: 40 }, (_, index) => index + 1));
  });
});

test('an export during which a name is erased has the name in no file', async () => {
  await adjust('Ben', 100);
  const { people } = setup.bot.store;
  const { formerMemberCount } = people;
  let counts = 0;
  people.formerMemberCount = async (guildId) => {
    counts += 1;
    // It is counted before the files are written, and after.
    if (counts === 2) await people.erase(member('Ben').id, guildId);
    return formerMemberCount(guildId);
  };
  const { ephemeral } = await member('Ann').runCommand('/ledger export');
  for (const extension of ['.csv', '.json']) {
    const text = fileOf(ephemeral!, extension).toString();
    expect(text).toContain('former-1');
    expect(text).not.toContain(member('Ben').id);
  }
});

describe('an entry of an admin', () => {
  test('is announced in the log channel in the server’s language; on failure the admin is notified', async () => {
    await panel().choose('logChannel', '記録');
    await adjust('Ben', 100, 'prize');
    const announcement = await member('Dan').waitForMessage('prize', { channel: '記録' });
    expect(textOf(announcement)).toContain('by Ann');
    expect(announcement.pinged).toBe(false);
    setup.bot.discord.denyPermissions('記録', 'SendMessages');
    await adjust('Ben', 1);
    await member('Ann').waitForMessage('could not say so', { ephemeral: true });
    expect(await total('Ben')).toBe(101);
    await panel().press('logChannel');
    expect(await panel().choose('logChannel', '記録')).toContain('cannot write');
    setup.bot.discord.takeViolations();
  });
});

test('a long settlement is told in the log channel without permission to attach files there', async () => {
  const { bot } = setup;
  const postings = Array.from({ length: 400 }, (_, index) => {
    const { id: account, name } = bot.discord.addMember({ name: `${index} ${'x'.repeat(28)}` });
    return { account, name, amount: (index % 2 === 0 ? 1 : -1) * (1_000_003 + (index >> 1)) };
  });
  const { guildId } = bot.discord;
  const context = { guildId, actor: member('Ann').id, reason: null, at: bot.clock.now(), interaction: null };
  await bot.store.ledger.post(context, { book: 'chips', kind: 'adjust', postings });
  await panel().choose('logChannel', '記録');
  bot.discord.denyPermissions('記録', 'AttachFiles');
  const { ephemeral } = await member('Ann').runCommand('/ledger settle');
  await member('Ann').press(ephemeral!, 'Settle');
  const notice = await member('Dan').waitForMessage('settled', { channel: '記録' });
  const closing = await member('Dan').waitForMessage('settled', { channel: '卓-1' });
  expect(closing.attachments).toHaveLength(1);
  expect(textOf(notice)).toContain(`${closing.channelId}/${closing.id}`);
});

test('an entry is announced although Discord did not accept the reply', async () => {
  await panel().choose('logChannel', '記録');
  const restore = setup.bot.discord.injectFault('PATCH /webhooks', { dropConnection: 'before' }, 100);
  const unanswered = member('Ann').runCommand('/ledger adjust', {
    player: 'Ben',
    amount: 5,
    reason: 'unheard',
  });
  await setup.bot.settle(4_000);
  expect((await unanswered).message?.thinking).toBe(true);
  restore();
  await member('Dan').waitForMessage('unheard', { channel: '記録' });
  expect(await total('Ben')).toBe(5);
});

test('an entry written just before the bot was killed is announced once after its restart', async () => {
  const { bot } = setup;
  await adjust('Ben', 1, 'before there was a log');
  await panel().choose('logChannel', '記録');
  await adjust('Ben', 2, 'announced at once');
  await bot.store.ledger.post(
    {
      guildId: bot.discord.guildId,
      actor: member('Ann').id,
      reason: 'announced later',
      at: bot.clock.now(),
      interaction: null,
    },
    { book: 'chips', kind: 'adjust', postings: [{ account: member('Ben').id, amount: 3 }] },
  );
  await bot.restart();
  await bot.restart();
  const log = member('Dan').visibleMessages('記録').map(textOf);
  const timesAnnounced = (reason: string) => log.filter((text) => text.includes(reason)).length;
  expect(['before there was a log', 'announced at once', 'announced later'].map(timesAnnounced)).toEqual([
    0, 1, 1,
  ]);
});

describe('the names of chips', () => {
  test('are shown in the standings and at the table, and are never real money', async () => {
    expect(await panel().fill('units', { chip: '円チップ' })).toContain('real money');
    expect(await panel().fill('units', { chip: 'どんぐり', worth: '100' })).toContain('needs a name');
    expect(await panel().fill('units', { chip: 'どんぐり', worth: 'many', money: 'もり' })).toContain(
      'whole number',
    );
    await panel().fill('units', { chip: 'どんぐり' });
    const reply = await panel().fill('units', { worth: '１００', money: 'もりポイント' });
    expect(reply).toContain('1 どんぐり = 100 もりポイント');
    await adjust('Ben', 12);
    expect(await privateReply('Ben', '/ledger show')).toContain('**+12** (1,200 もりポイント)');
    await playDeal();
    expect(textOf(await member('Ben').waitForMessage('Final score'))).toContain('📒 どんぐり');
    await panel().fill('units', { chip: '', worth: '', money: '' });
    expect(await privateReply('Ben', '/ledger show')).not.toContain('どんぐり');
  });
});

describe('a user', () => {
  test('exports their data and erases their name; the sums stay', async () => {
    await adjust('Ben', 100, `for <@${member('Ben').id}>`);
    await setup.bot.whenIdle();
    const exported = (await member('Ben').runCommand('/privacy export')).ephemeral!;
    expect(JSON.parse(fileOf(exported, '.json').toString())).toMatchObject([
      { what: 'name', name: 'Ben' },
      { what: 'posting', name: 'Ben', amount: 100 },
    ]);
    const { ephemeral } = await member('Ben').runCommand('/privacy erase');
    await member('Ben').press(ephemeral!, 'Leave it');
    expect(await total('Ben')).toBe(100);
    const question = (await member('Ben').runCommand('/privacy erase')).ephemeral!;
    const erased = await member('Ben').press(question, 'Erase');
    expect(textOf(erased.ephemeral!)).toContain('former member 1');
    expect(await total('Ben')).toBe(0);
    const standings = await privateReply('Ann', '/ledger show');
    expect(standings).toContain('👤 former member 1 **+100**');
    expect(standings).not.toContain(member('Ben').id);
    expect(await privateReply('Ann', '/ledger history')).not.toContain(member('Ben').id);
    expect(await privateReply('Ben', '/privacy export')).toContain('Nothing is stored about you');
  });

  test('is refused erasure while they sit at a table', async () => {
    const { message } = await member('Ben').runCommand('/play doudizhu');
    const ask = async () => (await member('Ben').runCommand('/privacy erase')).ephemeral!;
    const refused = await member('Ben').press(await ask(), 'Erase');
    expect(textOf(refused.ephemeral!)).toContain('You sit at a table');
    await member('Ben').press(message!, 'Close the table');
    const erased = await member('Ben').press(await ask(), 'Erase');
    expect(textOf(erased.ephemeral!)).toContain('Erased');
  });
});
