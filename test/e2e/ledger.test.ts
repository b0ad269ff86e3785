/** The ledger through Discord: members read the books, admins write entries, and others are refused. */

import { textOf } from 'stand-in-discord/testing';
import { describe, expect, test } from 'vitest';
import { setupLedgerTests } from './ledger-setup.ts';
import { settingsPanel } from './settings-panel.ts';
import { buttons } from './test-bot.ts';

const setup = setupLedgerTests();
const { member, privateReply, adjust, setChartDrawer, playDeal, total } = setup;

describe('members', () => {
  test('read standings, history with links to tables, stats and help', async () => {
    await playDeal();
    const shown = await privateReply('Ben', '/ledger show');
    expect(shown).toContain('Ann');
    expect(shown).toContain('1 played');
    const history = await member('Ben').runCommand('/ledger history', { player: 'Ann' });
    expect(textOf(history.ephemeral!)).toMatch(
      /\*\*#1\*\*.*\[闘地主 .*1\]\(https:\/\/discord\.com\/channels\/\d+\/\d+\/\d+\)|\*\*#1\*\*.*\[.*hand 1\]\(https/,
    );
    expect(await privateReply('Ann', '/stats')).toContain('1 hand at 1 table');
    expect(await privateReply('Chika', '/stats')).toContain('まだ終わりまで遊んだことがありません');
    expect(await privateReply('Ben', '/ledger help')).toContain('never real money');
  });

  test('page through a long history in both directions', async () => {
    for (let number = 1; number <= 25; number++) await adjust('Ben', number, `reason ${number}`);
    const { ephemeral } = await member('Dan').runCommand('/ledger history');
    expect(textOf(ephemeral!)).toContain('reason 25');
    const older = await member('Dan').press(ephemeral!, 'Older ▶');
    expect(textOf(older.ephemeral!)).toContain('reason 15');
    expect(textOf(older.ephemeral!)).not.toContain('reason 25');
    const oldest = await member('Dan').press(ephemeral!, 'Older ▶');
    expect(textOf(oldest.ephemeral!)).toContain('reason 1\n');
    expect(buttons(oldest.ephemeral!)).toEqual(['◀ Newer']);
    const back = await member('Dan').press(ephemeral!, '◀ Newer');
    expect(textOf(back.ephemeral!)).toContain('reason 15');
  });

  test('cannot write entries, even if their server lets them use the commands', async () => {
    for (const [command, values] of [
      ['/ledger adjust', { player: 'Ben', amount: 5, reason: 'x' }],
      ['/ledger transfer', { from: 'Ann', to: 'Ben', amount: 5, reason: 'x' }],
      ['/ledger reverse', { entry: 1, reason: 'x' }],
      ['/ledger settle', {}],
      ['/ledger export', {}],
      ['/ledger close', {}],
      ['/ledger reopen', {}],
    ] as const)
      expect(await privateReply('Ben', command, values)).toBe('You need Manage Server for this.');
    expect(await privateReply('Ben', '/settings', {}, true)).toBe('You need Manage Server for this.');
    expect(await setup.bot.store.ledger.lastEntry(setup.bot.discord.guildId, 'chips')).toBe(0);
  });
});

describe('the chart', () => {
  test('is added to the standings after the reply, with a description', async () => {
    const draw = setup.holdCharts();
    await adjust('Ben', 5);
    await adjust('Dan', 7);
    const { ephemeral } = await member('Eve').runCommand('/ledger show');
    expect(textOf(ephemeral!)).not.toContain('<picture');
    draw();
    await setup.bot.settle();
    const shown = member('Eve').view(ephemeral!)!;
    expect(textOf(shown)).toContain('<picture: The standings of the first 2 over time; now Dan +7, Ben +5');
    expect(shown.attachments).toHaveLength(1);
    await member('Eve').press(shown, 'History');
    expect(member('Eve').view(ephemeral!)!.attachments).toEqual([]);
  });

  test('is not added to a page the reader opened meanwhile, nor if drawing fails', async () => {
    const draw = setup.holdCharts();
    await adjust('Ben', 5);
    await adjust('Dan', 7);
    const { ephemeral } = await member('Eve').runCommand('/ledger show');
    await member('Eve').press(ephemeral!, 'History');
    draw();
    await setup.bot.settle();
    expect(textOf(member('Eve').view(ephemeral!)!)).toContain('Chips: history');
    setChartDrawer(() => Promise.reject(new Error('no ink')));
    const second = await member('Eve').runCommand('/ledger show');
    await setup.bot.settle();
    expect(textOf(member('Eve').view(second.ephemeral!)!)).toContain('1. ');
  });
});

describe('admins', () => {
  test('give and take with a reason; the bank is the other side', async () => {
    const reply = await adjust('Ben', 100, 'won the raffle');
    expect(reply).toContain('won the raffle');
    expect(reply).toContain('🏦 Bank −100');
    await adjust('Ben', -30);
    expect(await total('Ben')).toBe(70);
    await privateReply('Ann', '/ledger transfer', {
      from: 'Ben',
      to: 'Dan',
      amount: 20,
      reason: 'lost a bet',
    });
    expect([await total('Ben'), await total('Dan')]).toEqual([50, 20]);
  });

  test('reverse an entry once; the reversal can be reversed', async () => {
    await adjust('Ben', 100);
    const reversal = await privateReply('Ann', '/ledger reverse', { entry: 1, reason: 'typo' });
    expect(reversal).toContain('takes back #1');
    expect(await total('Ben')).toBe(0);
    expect(await privateReply('Ann', '/ledger reverse', { entry: 1, reason: 'typo' })).toContain('by #2');
    await privateReply('Ann', '/ledger reverse', { entry: 2, reason: 'it was right' });
    expect(await total('Ben')).toBe(100);
    expect(await privateReply('Ben', '/ledger history')).toContain('taken back by #2');
    expect(await privateReply('Ann', '/ledger reverse', { entry: 99, reason: 'x' })).toContain(
      'no entry of that number',
    );
  });

  test('are refused wrong input in their own language, and nothing is written', async () => {
    setup.bot.discord.setManager('Chika', true);
    const ask = (values: Record<string, string | number>, name = 'Ann') =>
      privateReply(name, '/ledger adjust', { player: 'Ben', amount: 1, reason: 'x', ...values }, true);
    expect(await ask({ amount: 0 })).toContain('0 changes nothing');
    expect(await ask({ amount: 0 }, 'Chika')).toContain('0では何も変わりません');
    expect(await ask({ amount: 1_000_000_001 })).toContain('1,000,000,000');
    expect(await ask({ amount: 1.5 })).toContain('whole number');
    expect(await ask({ reason: '   ' })).toContain('Give a reason');
    expect(await ask({ amount: -1_000_000_001 }, 'Chika')).toContain('1,000,000,000までです');
    expect(await privateReply('Ann', '/ledger adjust', { player: 'Ben', amount: 1 }, true)).toContain(
      'Give a reason',
    );
    expect(await privateReply('Chika', '/ledger reverse', { entry: 1 }, true)).toContain('理由を書いて');
    expect(await ask({ reason: 'x'.repeat(201) })).toContain('at most 200');
    expect(await ask({ player: 'Madoi' })).toContain('Bots have no account');
    expect(await ask({ player: 'Madoi' }, 'Chika')).toContain('ボットは帳簿に');
    const transfer = { from: 'Ben', to: 'Ben', amount: 1, reason: 'x' };
    expect(await privateReply('Ann', '/ledger transfer', transfer)).toContain('cannot pay themselves');
    expect(
      await privateReply('Ann', '/ledger transfer', { ...transfer, to: 'Dan', amount: -1 }, true),
    ).toContain('Give 1 or more');
    expect(await privateReply('Ann', '/ledger settle')).toContain('nothing to settle');
    expect(await privateReply('Chika', '/ledger settle')).toContain('精算するものがありません');
    expect(await privateReply('Chika', '/ledger export')).toContain('まだ何も記録されていません');
    expect(await setup.bot.store.ledger.lastEntry(setup.bot.discord.guildId, 'chips')).toBe(0);
  });

  test('are also the holders of the role that a manager chose', async () => {
    const { id, name } = [...setup.bot.discord.guild.roles.values()].find(
      (role) => role.name === 'Managers',
    )!;
    const settings = settingsPanel(setup.bot, member('Ann'));
    expect(await settings.choose('adminRole', setup.bot.discord.guildId)).toContain('everybody’s');
    expect(await settings.choose('adminRole', id)).toContain(`✅ **Ledger admins**: <@&${id}>`);
    // Dan holds the role, which has no permissions.
    const role = setup.bot.discord.guild.roles.get(id)!;
    role.permissions = 0n;
    setup.bot.discord.guild.members.get(member('Dan').id)!.roles.add(id);
    expect(name).toBe('Managers');
    expect(await privateReply('Dan', '/ledger close')).toContain('book closed');
    expect(await privateReply('Ben', '/ledger reopen')).toContain(`<@&${id}>`);
  });
});

describe('a closed book', () => {
  test('posts no hands, which the table says, and can still be settled', async () => {
    await adjust('Ben', 100);
    await privateReply('Ann', '/ledger close', { reason: 'season over' });
    expect(await adjust('Ben', 1)).toContain('This book is closed');
    expect(await privateReply('Ann', '/ledger close')).toContain('This book is closed');
    await playDeal();
    expect(textOf(await member('Ben').waitForMessage('Final score'))).toContain('this hand is not posted');
    expect(await total('Ann')).toBe(0);
    const { ephemeral } = await member('Ann').runCommand('/ledger settle');
    await member('Ann').press(ephemeral!, 'Settle');
    expect(await total('Ben')).toBe(0);
    await privateReply('Ann', '/ledger reopen');
    expect(await privateReply('Ann', '/ledger reopen')).toContain('This book is open');
    await playDeal();
    expect(await total('Ann')).not.toBe(0);
  });
});

describe('a settlement', () => {
  test('is confirmed first, made once, and posted for everybody', async () => {
    await privateReply('Ann', '/ledger transfer', { from: 'Ben', to: 'Dan', amount: 120, reason: 'x' });
    await privateReply('Ann', '/ledger transfer', { from: 'Eve', to: 'Ann', amount: 7, reason: 'x' });
    const { ephemeral } = await member('Ann').runCommand('/ledger settle');
    const question = textOf(ephemeral!);
    expect(question).toContain('2 payments');
    expect(question).toContain('Ben → Dan **120**');
    expect(await total('Dan')).toBe(120);
    await member('Ann').press(ephemeral!, 'Settle');
    expect(await total('Dan')).toBe(0);
    const closing = textOf(await member('Eve').waitForMessage('settled (#3)'));
    expect(closing).toContain('Eve → Ann **7**');
    expect(await privateReply('Ben', '/ledger show')).toContain('Nothing in it yet');
    expect(await privateReply('Ann', '/ledger settle')).toContain('nothing to settle');
    await privateReply('Ann', '/ledger reverse', { entry: 3, reason: 'too early' });
    expect(await total('Dan')).toBe(120);
  });

  test('shows its reason in question, closing and history, also after a restart', async () => {
    await settingsPanel(setup.bot, member('Ann')).choose('logChannel', '記録');
    await adjust('Dan', 50);
    const reason = `season *over* ${'あ'.repeat(180)}`;
    const { ephemeral } = await member('Ann').runCommand('/ledger settle', { reason });
    expect(textOf(ephemeral!)).toContain('season \\*over\\*');
    await setup.bot.restart();
    await member('Ann').press(ephemeral!, 'Settle');
    for (const channel of ['卓-1', '記録'])
      expect(textOf(await member('Eve').waitForMessage('settled (#2)', { channel }))).toContain('💬 season');
    expect(await privateReply('Eve', '/ledger history')).toContain('💬 season');
    expect(await total('Dan')).toBe(0);
    expect(await privateReply('Ann', '/ledger settle', { reason: '  ' })).toContain('Give a reason');
  });
});

describe('a confirmation of a settlement', () => {
  test('settles and posts once if its button is pressed twice; both presses are confirmed', async () => {
    await adjust('Dan', 50);
    const { ephemeral } = await member('Ann').runCommand('/ledger settle');
    await Promise.all([member('Ann').press(ephemeral!, 'Settle'), member('Ann').press(ephemeral!, 'Settle')]);
    await setup.bot.settle();
    expect(textOf(member('Ann').view(ephemeral!)!)).toContain('Settled. A new season begins.');
    expect(
      member('Eve')
        .visibleMessages()
        .filter((shown) => textOf(shown).includes('settled (#2)')),
    ).toHaveLength(1);
  });

  test('of two admins at once settles once; the other admin is notified', async () => {
    setup.bot.discord.setManager('Ben', true);
    await adjust('Dan', 50);
    const [first, second] = await Promise.all(
      ['Ann', 'Ben'].map(async (name) => (await member(name).runCommand('/ledger settle')).ephemeral!),
    );
    const pressed = await Promise.all([
      member('Ann').press(first!, 'Settle'),
      member('Ben').press(second!, 'Settle'),
    ]);
    const replies = pressed.map(({ ephemeral }) => textOf(ephemeral!)).sort();
    expect(replies[0]).toContain('Settled. A new season begins.');
    expect(replies[1]).toContain('moved on');
    expect(await setup.bot.store.ledger.standings(setup.bot.discord.guildId, 'chips')).toEqual([]);
  });

  test('is refused after a change, after two minutes, and without the permission', async () => {
    setup.bot.discord.setManager('Ben', true);
    await adjust('Dan', 50);
    const ask = async () => (await member('Ben').runCommand('/ledger settle')).ephemeral!;
    const changed = await ask();
    await adjust('Dan', 1);
    expect(textOf((await member('Ben').press(changed, 'Settle')).ephemeral!)).toContain('moved on');
    const expired = await ask();
    await setup.bot.settle(2 * 60_000 + 1_500);
    expect(textOf((await member('Ben').press(expired, 'Settle')).ephemeral!)).toContain('left too long');
    const declined = await ask();
    expect(textOf((await member('Ben').press(declined, 'Leave it')).ephemeral!)).toContain(
      'Nothing was settled',
    );
    const unauthorized = await ask();
    setup.bot.discord.setManager('Ben', false);
    expect((await member('Ben').press(unauthorized, 'Settle')).answer).toBeDefined();
    await member('Ben').waitForMessage('You need Manage Server');
    expect(await total('Dan')).toBe(51);
  });
});

test('settling a scoreboard resets the scores without payments', async () => {
  const book = { book: 'score-babasuki' };
  const reply = await privateReply('Ann', '/ledger adjust', {
    player: 'Ben',
    amount: 30,
    reason: 'x',
    ...book,
  });
  expect(reply).not.toContain('Bank');
  const { ephemeral } = await member('Ann').runCommand('/ledger settle', book);
  expect(textOf(ephemeral!)).toContain('No payments: the scores go back to 0.');
  await member('Ann').press(ephemeral!, 'Settle');
  await member('Eve').waitForMessage('settled (#2)');
  expect(await privateReply('Ben', '/ledger show', book)).not.toContain('+30');
});
