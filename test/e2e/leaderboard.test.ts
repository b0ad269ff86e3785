/** `/leaderboard`, seasons with names, and their pages, as members and admins use them. */
import { type MessageView, textOf } from 'stand-in-discord/testing';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { RETURN_MS } from '../../src/tables/turn-clock.ts';
import { writeRatedBook } from '../bench/rated-book.ts';
import { playTable } from './play-table.ts';
import { quickGames } from './quick-games.ts';
import { settingsPanel } from './settings-panel.ts';
import { buttons, leaveTable, selects, startTestBot, type TestBot } from './test-bot.ts';

let bot: TestBot;
beforeEach(async () => {
  bot = await startTestBot({}, { games: quickGames, pace: () => 20 });
});
afterEach(async () => {
  expect(bot.discord.violations).toEqual([]);
  await bot.close();
});

const member = (name: string) => bot.discord.member(name);

async function run(
  name: string,
  line: string,
  values: Record<string, string | number> = {},
  forge = false,
): Promise<MessageView> {
  const found = member(name);
  const { ephemeral } = await found.runCommand(line, values, { forge });
  if (!ephemeral) throw new Error(`${line} gave no private reply`);
  return ephemeral;
}

/** An entry of the ledger that Ann makes now. */
const byAnn = () => ({
  guildId: bot.discord.guildId,
  actor: member('Ann').id,
  reason: null,
  at: bot.clock.now(),
  interaction: null,
});

const reply = async (...command: Parameters<typeof run>): Promise<string> => textOf(await run(...command));

/** Someone of whom no name is stored, as after they have left the server. */
const stranger = (number: number): string => String(10n ** 17n + BigInt(number));

/** Hands of 変則大富豪 in the ledger: in each, an earlier account beats a later one. */
function writeHands(accounts: readonly string[], rounds: number, firstId = 1): void {
  const pairs = accounts.slice(1).map((loser, index) => [accounts[index]!, loser] as const);
  const hands = Array.from({ length: rounds }, () => pairs)
    .flat()
    .map(([winner, loser], index) => ({
      id: firstId + index,
      game: 'daifugo',
      postings: [
        { account: winner, amount: 3, side: 0 },
        { account: loser, amount: -3, side: 1 },
      ],
    }));
  writeRatedBook(bot.databaseUrl.replace(/^file:/, ''), bot.discord.guildId, hands);
}

describe('/leaderboard', () => {
  test('before any hand says so, and which hands count', async () => {
    const text = await reply('Ben', '/leaderboard');
    expect(text).toContain('No hand of this game has been played among people alone yet');
    expect(text).toContain('Only hands among people count');
    expect(await reply('Chika', '/leaderboard', { game: 'bluff' })).toContain(
      '人だけで遊んだ記録は、まだありません',
    );
  });

  // A whole deal by presses takes some seconds, and more beside other tests.
  test('ranks the people of a table that was played, and none of a table with a computer', async () => {
    const names = ['Ann', 'Ben', 'Dan', 'Eve'];
    await playTable(bot, 'doudizhu', names, { deals: 1, time: 'off' });
    const text = await reply('Ben', '/leaderboard');
    expect(text).toMatch(/Dou Dizhu: leaderboard/);
    for (const name of names)
      expect(text).toMatch(new RegExp(`[1-4]\\. ${name} \\*\\*−?\\d+\\.\\d\\*\\*.*1.hand`));
    expect(text).toContain('at least, almost certainly');
    expect(text).toContain('just begun');
    const opened = await member('Ben').runCommand('/play doudizhu', { deals: 1, computers: 3 });
    await member('Ben').press(opened.message!, 'Start');
    await leaveTable(member('Ben'));
    await bot.settle(RETURN_MS + 10_000);
    expect(await reply('Ben', '/leaderboard')).toBe(text);
  }, 60_000);

  test('has ten players a page, tells readers their own place, and turns pages after a restart', async () => {
    const accounts = [
      member('Ann').id,
      ...Array.from({ length: 11 }, (_, index) => stranger(index)),
      member('Ben').id,
    ];
    writeHands(accounts, 6);
    await run('Ann', '/stats');
    const first = await run('Ben', '/leaderboard');
    expect(textOf(first)).toMatch(/(?:^|\n)1\. Ann.*\n(?:.*\n)*10\. /);
    expect(textOf(first)).not.toMatch(/\n11\. /);
    expect(textOf(first)).toContain('You are in 13th place');
    expect(buttons(first)).toEqual(['▶']);
    await bot.restart();
    await member('Ben').press(first, '▶');
    const second = member('Ben').view(first)!;
    expect(textOf(second)).toMatch(/11\. …\d{4}.*\n(?:.*\n)*13\. Ben/);
    expect(textOf(second)).not.toContain('You are in ');
    expect(buttons(second)).toEqual(['◀']);
  });

  test('an old button to a page that is no more leads to the last one; a forged game is unknown', async () => {
    writeHands([member('Ann').id, member('Ben').id], 1);
    const shown = await run('Ben', '/leaderboard');
    await member('Ben').press(shown, 'b:daifugo:-:99', { forge: true });
    expect(textOf(member('Ben').view(shown)!)).toContain('2. Ben');
    await member('Ben').press(shown, 'b:chess:-:0', { forge: true });
    expect(textOf(member('Ben').view(shown)!)).toContain('There is no such game');
  });

  test('shows another game that is chosen from its menu', async () => {
    const shown = await run('Ben', '/leaderboard', { game: 'daifugo' });
    const [menu] = selects(shown);
    await member('Ben').select(shown, menu!.custom_id!, 'bluff');
    expect(textOf(member('Ben').view(shown)!)).toContain('Bluff: leaderboard');
  });

  test('does not name a member who was erased', async () => {
    writeHands([member('Ann').id, member('Ben').id], 2);
    await run('Ann', '/stats');
    expect(await reply('Dan', '/leaderboard')).toContain('1. Ann');
    await bot.store.people.erase(member('Ann').id, bot.discord.guildId);
    const text = await reply('Dan', '/leaderboard');
    expect(text).toContain('1. 👤 former member 1');
    expect(text).not.toContain('Ann');
  });

  test('knows no season and no game that do not exist', async () => {
    expect(await reply('Ben', '/leaderboard', { season: 7 })).toMatch(/has no season 7: there is 1\./);
    expect(await reply('Ben', '/leaderboard', { game: 'chess' }, true)).toContain('There is no such game');
    const shown = await run('Ben', '/leaderboard');
    await member('Ben').press(shown, 'b:daifugo:12345:0', { forge: true });
    expect(textOf(member('Ben').view(shown)!)).toContain('This season is no more');
  });
});

describe('seasons', () => {
  /** Ann settles the points, and confirms it. */
  async function settle(values: Record<string, string> = {}): Promise<string> {
    const question = await run('Ann', '/ledger settle', { book: 'points', ...values });
    const ann = member('Ann');
    await ann.press(question, 'Settle');
    return textOf(question);
  }

  async function playTwoSeasons(): Promise<void> {
    writeHands([member('Ann').id, member('Ben').id], 1);
    for (const [player, amount] of [
      ['Ann', 9],
      ['Ben', -2],
    ] as const)
      await run('Ann', '/ledger adjust', { player, amount, reason: 'cup', book: 'points' });
    expect(await settle({ 'season-name': 'Spring *cup*' })).toContain('will be called “Spring \\*cup\\*”');
    writeHands([member('Ann').id, member('Dan').id], 1, 100);
    await run('Dan', '/stats');
  }

  test('end with a settlement, which may name them, and have a leaderboard of their own', async () => {
    await playTwoSeasons();
    const list = await reply('Dan', '/ledger seasons', { book: 'points' });
    expect(list).toMatch(/### Season 2.*now[\s\S]*### Spring \\\*cup\\\* \(season 1\)/);
    expect(list).toMatch(/🥇 Ann \+9\n🥈 Ben −2/);
    const first = await run('Dan', '/leaderboard', { game: 'daifugo', season: 1 });
    expect(textOf(first)).toContain('Ben');
    expect(textOf(first)).not.toContain('Dan');
    const [, menu] = selects(first);
    const now = menu!.options!.find(({ label }) => label === 'Season 2')!;
    await member('Dan').select(first, menu!.custom_id!, now.value);
    expect(textOf(member('Dan').view(first)!)).toContain('Dan');
    expect(textOf(member('Dan').view(first)!)).not.toContain('Ben');
  });

  test('are renamed by admins; others, and names that do not fit, are refused', async () => {
    const rename = (name: string, values: Record<string, string | number>, forge = false) =>
      reply(name, '/ledger rename-season', { book: 'points', season: 1, name: 'Winter', ...values }, forge);
    expect(await rename('Ben', {})).toBe('You need Manage Server for this.');
    expect(await rename('Ann', {})).toContain('season 1 is called “Winter” now');
    expect(await rename('Ann', { season: 3 })).toMatch(/has no season 3: there is 1/);
    for (const name of [' ', `<@${member('Ben').id}>`, 'x'.repeat(33)])
      expect(await rename('Ann', { name }, true)).toContain('1 to 32 letters');
    expect(await reply('Dan', '/ledger seasons', { book: 'points' })).toContain('Nothing has been played');
    expect(
      await reply('Ann', '/ledger settle', { book: 'points', 'season-name': '<@&123>' }, true),
    ).toContain('1 to 32 letters');
  });

  test('that were renamed are announced in the log channel', async () => {
    await settingsPanel(bot, member('Ann')).choose('logChannel', '記録');
    await run('Ann', '/ledger rename-season', { season: 1, name: 'Winter' });
    const notice = await member('Dan').waitForMessage('Winter', { channel: '記録' });
    expect(textOf(notice)).toContain('⚙️ Ann');
  });

  test('have pages; an old button to a page that is no more leads to the last one', async () => {
    const context = byAnn();
    for (let number = 1; number <= 6; number++) {
      const postings = [
        { account: member('Ben').id, name: 'Ben', amount: number },
        { account: 'bank', amount: -number },
      ];
      await bot.store.ledger.post(context, { book: 'chips', kind: 'adjust', postings });
      const proposal = await bot.store.ledger.propose(context, 'chips', { expires: bot.clock.now() + 1_000 });
      if ('id' in proposal) await bot.store.ledger.settle(context, proposal.id);
    }
    const shown = await run('Dan', '/ledger seasons');
    expect(textOf(shown)).toContain('Season 7');
    expect(textOf(shown)).not.toContain('Season 2');
    await member('Dan').press(shown, '▶');
    const second = textOf(member('Dan').view(shown)!);
    expect(second).toMatch(/Season 2[\s\S]*🥇 …?.*\+2[\s\S]*Season 1/);
    await member('Dan').press(shown, 'p:seasons:chips:99', { forge: true });
    expect(textOf(member('Dan').view(shown)!)).toBe(second);
    expect(buttons(member('Dan').view(shown)!)).toEqual(['◀']);
  });

  test('have all of their standings, a page at a time: as they were settled, or as they are', async () => {
    const context = byAnn();
    const give = (people: number) =>
      bot.store.ledger.post(context, {
        book: 'chips',
        kind: 'adjust',
        postings: [
          ...Array.from({ length: people }, (_, index) => ({
            account: String(10n ** 17n + BigInt(index)),
            name: `Player ${index}`,
            amount: 100 - index,
          })),
          {
            account: 'bank',
            amount: -Array.from({ length: people }, (_, i) => 100 - i).reduce((a, b) => a + b),
          },
        ],
      });
    await give(20);
    const proposal = await bot.store.ledger.propose(context, 'chips', { expires: bot.clock.now() + 1_000 });
    if ('id' in proposal) await bot.store.ledger.settle(context, proposal.id);
    await give(2);
    const dan = member('Dan');
    const shown = await run('Dan', '/ledger seasons');
    const choose = async (label: string): Promise<string> => {
      const [menu] = selects(dan.view(shown)!);
      await dan.select(
        dan.view(shown)!,
        menu!.custom_id!,
        menu!.options!.find((each) => each.label === label)!.value,
      );
      return textOf(dan.view(shown)!);
    };
    const first = await choose('Season 1');
    expect(first).toMatch(/### Season 1 · 1 \/ 2[\s\S]*\n15\. .* \*\*\+86\*\*[\s\S]*Bank −1,810/);
    expect(first).not.toContain('16.');
    await dan.press(dan.view(shown)!, '▶');
    expect(textOf(dan.view(shown)!)).toMatch(/\n16\. .*[\s\S]*\n20\. .* \*\*\+81\*\*/);
    await dan.press(dan.view(shown)!, 'All seasons');
    expect(await choose('Season 2')).toMatch(/\n2\. .* \*\*\+99\*\*\n.*Bank −199/);
    await dan.press(dan.view(shown)!, 'p:season:chips:0:99', { forge: true });
    expect(textOf(dan.view(shown)!)).toContain('20.');
    await dan.press(dan.view(shown)!, 'p:season:chips:9999:0', { forge: true });
    expect(textOf(dan.view(shown)!)).toContain('This season is no more');
  });
});
