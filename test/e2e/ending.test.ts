/** How a table in play ends before its time, as its players read it; and a table that is left to the computers. */
import { type Member, type MessageView, textOf } from 'stand-in-discord/testing';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { RETURN_MS } from '../../src/tables/turn-clock.ts';
import { openRaw } from '../store/raw.ts';
import { quickGames } from './quick-games.ts';
import {
  buttons,
  endTable,
  leaveTable,
  openPanel,
  startTable,
  startTestBot,
  type TestBot,
} from './test-bot.ts';

let bot: TestBot;
let ann: Member;
let ben: Member;
let dan: Member;
beforeEach(async () => {
  bot = await startTestBot({}, { games: quickGames, pace: () => 1_000 });
  [ann, ben, dan] = ['Ann', 'Ben', 'Dan'].map((name) => bot.discord.member(name)) as [Member, Member, Member];
});
afterEach(async () => {
  expect(bot.discord.violations).toEqual([]);
  await bot.close();
});

const tableText = (table: MessageView): string => textOf(ann.view(table)!);
const ping = (): MessageView | undefined =>
  dan.visibleMessages().find((message) => buttons(message).includes('Agree to end') && message.pinged);
/** Ben hosts, Dan and two computers play. */
async function begin(options = {}): Promise<MessageView> {
  const table = (await ben.runCommand('/play doudizhu', { time: 'm3', computers: 2, ...options })).message!;
  await dan.press(table, 'Join');
  await ben.press(table, 'Start');
  await bot.settle();
  return table;
}

test('a host asks all who play; the table ends once the last has agreed, and the books say so', async () => {
  const table = await begin();
  const { ephemeral } = await ben.runCommand('/table end');
  expect(buttons(ephemeral!)).toEqual(['Ask all to end it', 'Let a computer finish', 'Keep playing']);
  const [id] = await bot.store.tables.openTableIds(bot.discord.guildId);
  const forged = await ben.press(ephemeral!, `m:${id}:0:v.end`, { forge: true });
  expect(textOf(forged.message ?? forged.ephemeral!)).toContain('cannot end this hand alone');
  const again = (await ben.runCommand('/table end')).ephemeral!;
  await ben.press(again, 'Ask all to end it');
  await bot.settle();
  expect(tableText(table)).toMatch(/asks to end this table now/);
  expect(ping()).toBeDefined();
  await bot.restart();
  await bot.settle();
  expect(ping()).toBeDefined();
  const agreed = await dan.press(ann.view(table)!, 'Agree to end');
  expect(textOf(agreed.ephemeral!)).toContain('the table has ended');
  await bot.settle();
  expect(tableText(table)).toMatch(
    /Ben asked to end this table, and all who were here agreed.*Deal 1 was not finished/,
  );
  expect(ping()).toBeUndefined();
  const history = textOf((await ann.runCommand('/ledger history')).ephemeral!);
  expect(history).toMatch(/unfinished \[Dou Dizhu, hand 1\].* · Ben asked, and all agreed; no payments/);
  const ofDan = textOf((await ann.runCommand('/ledger history', { player: dan.id })).ephemeral!);
  expect(ofDan).toMatch(/unfinished \[Dou Dizhu, hand 1\].*Ben asked.*\n> Ben · Dan/);
  const chika = bot.discord.member('Chika');
  const inJapanese = textOf((await chika.runCommand('/ledger history', { player: dan.id })).ephemeral!);
  expect(inJapanese).toMatch(
    /途中で終了 \[闘地主 1回目\].* · Benの提案に全員が賛成、支払いなし\n> Ben · Dan/,
  );
  const stats = textOf((await ben.runCommand('/stats')).ephemeral!);
  expect(stats).toContain('1 hand ended unfinished and unpaid (1 by this player)');
  expect(textOf((await dan.runCommand('/stats')).ephemeral!)).toContain('(0 by this player)');
});

test('a host who has asked sees who has agreed, cannot ask twice, and takes it back', async () => {
  const table = await begin();
  const eve = bot.discord.member('Eve');
  const [first, second] = [await ben.runCommand('/table end'), await ben.runCommand('/table end')];
  await ben.press(first.ephemeral!, 'Ask all to end it');
  const again = await ben.press(second.ephemeral!, 'Ask all to end it');
  expect(textOf(again.message!)).toMatch(/have already been asked.*lapses/);
  const { ephemeral: asked } = await ben.runCommand('/table end');
  expect(textOf(asked!)).toMatch(/The others have been asked.*\n.*Agreed: Ben · not yet: Dan/);
  expect(textOf(asked!)).not.toMatch(/End this table\?|are asked\./);
  expect(buttons(asked!)).toEqual(['Take it back', 'Let a computer finish']);
  expect(buttons((await ann.runCommand('/table end')).ephemeral!)).toEqual(['End the table', 'Keep playing']);
  expect((await eve.runCommand('/table end')).ephemeral).toBeDefined();
  await ben.press(asked!, 'Take it back');
  await bot.settle();
  expect(tableText(table)).toContain('so it goes on');
  expect(ping()).toBeUndefined();
});

/** The member's panel, which comes down below what they have asked and been answered. */
const panelOf = (member: Member): MessageView =>
  member.visibleEphemerals().find((message) => textOf(message).includes('Go to the table'))!;

test('players read in their panels what is asked, answer there, and see how the table ended', async () => {
  const table = await begin();
  await Promise.all([openPanel(ben, table), openPanel(dan, table)]);
  const ask = async () => {
    await ben.press((await ben.runCommand('/table end')).ephemeral!, 'Ask all to end it');
    await bot.settle();
  };
  await ask();
  expect(textOf(panelOf(ben))).toContain('The others have been asked');
  expect(textOf(panelOf(dan))).toContain(
    'Ben asks to end this table now. No payments would be made for Deal 1',
  );
  const declined = await dan.press(panelOf(dan), 'Play on');
  expect(declined.answer).toBe('update');
  expect(buttons(panelOf(dan))).not.toContain('Agree to end');
  await bot.settle();
  for (const shown of [tableText(table), textOf(panelOf(ben))])
    expect(shown).toContain('Not everybody agreed to end the table, so it goes on');
  await bot.clock.advance(5 * 60_000);
  await ask();
  await dan.press(panelOf(dan), 'Agree to end');
  await bot.settle();
  for (const panel of [panelOf(ben), panelOf(dan)])
    expect(textOf(panel)).toMatch(
      /Ben asked to end this table, and all who were here agreed.*Deal 1 was not/,
    );
});

test('players read in their panels that the computers finish the hand, and that it was so', async () => {
  const table = await begin();
  const [bens, dans] = [await openPanel(ben, table), await openPanel(dan, table)];
  await ben.press((await ben.runCommand('/table end')).ephemeral!, 'Let a computer finish');
  await bot.settle();
  expect(textOf(ben.view(bens)!)).toMatch(
    /^⏹️ A computer plays this hand for you, and the table ends after it/,
  );
  expect(textOf(dan.view(dans)!)).toContain('Ben has left this hand to a computer');
  await leaveTable(dan);
  await bot.settle(RETURN_MS);
  await bot.settle();
  for (const panel of [ben.view(bens)!, panelOf(dan)])
    expect(textOf(panel)).toContain('computers play on for you');
  for (let round = 0; (await bot.store.tables.openTableIds(bot.discord.guildId)).length > 0; round++) {
    expect(round).toBeLessThan(100);
    await bot.clock.advance(10_000);
  }
  await bot.settle();
  expect(textOf(panelOf(dan))).toContain('Ben chose to end this table after this hand');
});

test('a player who plays on keeps the hand going; the host lets a computer finish it, and it is paid', async () => {
  const table = await begin({ time: 'm1' });
  await ben.press((await ben.runCommand('/table end')).ephemeral!, 'Ask all to end it');
  await bot.settle();
  const declined = await dan.press(ping()!, 'Play on');
  expect(textOf(declined.ephemeral!)).toContain('You play on');
  await bot.settle();
  expect(ping()).toBeUndefined();
  const lately = (await ben.runCommand('/table end')).ephemeral!;
  expect(textOf(lately)).toMatch(/Not everybody agreed.*\n.*You can ask again/);
  expect(buttons(lately)).toEqual(['Let a computer finish', 'Keep playing']);
  await ben.press((await ben.runCommand('/table end')).ephemeral!, 'Let a computer finish');
  await bot.settle();
  expect(tableText(table)).toContain('the table ends after it');
  await leaveTable(dan);
  for (let round = 0; (await bot.store.tables.openTableIds(bot.discord.guildId)).length > 0; round++) {
    expect(round).toBeLessThan(100);
    await bot.clock.advance(10_000);
  }
  await bot.settle();
  expect(tableText(table)).toContain('chose to end this table after this hand');
  expect(textOf((await ann.runCommand('/ledger history')).ephemeral!)).not.toContain('unfinished');
});

test('a host alone with computers ends at once after a confirmation that names the hand', async () => {
  const table = (await ben.runCommand('/play doudizhu', { computers: 3 })).message!;
  await ben.press(table, 'Start');
  await bot.settle();
  const { ephemeral } = await ben.runCommand('/table end');
  expect(textOf(ephemeral!)).toContain('Deal 1 is not finished: it will not count');
  await endTable(ben);
  await bot.settle();
  expect(tableText(table)).toContain('nobody else was playing');
});

test('a manager ends a table of others at once', async () => {
  const table = await begin();
  const panel = await openPanel(ben, table);
  expect(buttons((await ann.runCommand('/table end')).ephemeral!)).toEqual(['End the table', 'Keep playing']);
  await endTable(ann);
  await bot.settle();
  expect(tableText(table)).toContain('Ann, who manages this server, ended this table early');
  expect(textOf(ben.view(panel)!)).toContain('Ann, who manages this server, ended this table early');
});

test('a table that everybody has left is played to its end without edits, and says once that it ended', async () => {
  const table = await startTable(bot, ['Ben', 'Dan', 'Ann', 'Eve'], { time: 'm3' });
  for (const name of ['Ben', 'Dan', 'Ann', 'Eve']) await leaveTable(bot.discord.member(name));
  await bot.settle();
  expect(tableText(table)).toMatch(/Everybody is away\*\*: computers play on for you <t:\d+:R>/);
  await bot.clock.advance(RETURN_MS);
  await bot.settle();
  expect(tableText(table)).toContain('computers play on for you');
  // No token is known any more: the bot edits the message itself.
  await bot.restart();
  await bot.settle();
  const edits = () =>
    bot.discord.requests.filter(({ method, path }) => method === 'PATCH' && path.includes('/channels/'))
      .length;
  const before = edits();
  for (let round = 0; (await bot.store.tables.openTableIds(bot.discord.guildId)).length > 0; round++) {
    expect(round).toBeLessThan(100);
    await bot.clock.advance(10_000);
  }
  await bot.settle();
  expect(edits() - before).toBe(1);
  expect(tableText(table)).toContain('Everybody was away, so the table ended here');
});

test('a player takes a seat back from a table that was left to the computers, and sees how it stands', async () => {
  const table = await begin();
  for (const member of [ben, dan]) await leaveTable(member);
  await bot.clock.advance(RETURN_MS + 5_000);
  await dan.press(ann.view(table)!, 'I’m back');
  await bot.settle();
  expect(tableText(table)).not.toContain('computers play this hand');
});

test('the last player who is present is asked before they leave, and may stay; a hand that all have left waits', async () => {
  const table = await begin();
  const bens = await openPanel(ben, table);
  const leave = async (member: Member, panel: MessageView) => {
    await member.press(member.view(panel)!, 'More');
    return (await member.press(member.view(panel)!, 'Leave')).message!;
  };
  // Others are present: nothing is asked.
  await leave(dan, await openPanel(dan, table));
  await bot.settle();
  const question = await leave(ben, bens);
  expect(textOf(question)).toMatch(/Leave\?.*nobody else is here\. Deal 1 waits 2 minutes/);
  expect(buttons(question)).toEqual(['Leave', 'Stay']);
  await ben.press(question, 'Stay');
  expect(textOf(ben.view(bens)!)).toContain('Your hand');
  expect(tableText(table)).not.toContain('Everybody is away');
  await leave(ben, bens);
  await ben.press(ben.view(bens)!, 'Leave');
  await bot.settle();
  expect(textOf(ben.view(bens)!)).toMatch(/Everybody is away\*\*: computers play on for you <t:\d+:R>/);
  await bot.restart();
  await bot.clock.advance(RETURN_MS - 20_000);
  await bot.settle();
  expect(tableText(table)).toMatch(/computers play on for you/);
  await ben.press(ann.view(table)!, 'I’m back');
  await bot.settle();
  expect(tableText(table)).not.toContain('Everybody is away');
});

test('a question whether to leave that is out of date, as somebody has come back, just leaves', async () => {
  const table = await begin();
  await leaveTable(dan);
  await bot.settle();
  const { ephemeral: question } = await ben.runCommand('/table leave');
  expect(buttons(question!)).toEqual(['Leave', 'Stay']);
  await dan.press(ann.view(table)!, 'I’m back');
  await bot.settle();
  const { message } = await ben.press(question!, 'Leave');
  expect(buttons(message!)).toContain('I’m back');
  await bot.settle();
  expect(tableText(table)).not.toContain('Everybody is away');
  const { ephemeral: asked } = await dan.runCommand('/table leave');
  expect(textOf((await dan.press(asked!, 'Stay')).message!)).toContain('The table goes on');
});

test('players of a table without a clock are told in time that it closes, and keep it open', async () => {
  const table = await begin({ time: 'off' });
  // Until a player must act.
  await bot.clock.advance(10_000);
  await bot.stop();
  const db = openRaw(bot.databaseUrl);
  db.prepare('UPDATE "Table" SET "touchedAt" = ?').run(
    new Date(bot.clock.now() - 6 * 86_400_000).toISOString(),
  );
  db.close();
  await bot.start();
  await bot.settle();
  const notices = dan.visibleMessages().filter((message) => textOf(message).includes('keeps it open'));
  expect(notices).toHaveLength(1);
  expect(notices[0]!.pinged).toBe(true);
  expect(tableText(table)).toContain('Nobody has touched this table for days');
  const outcome = await dan.press(notices[0]!, 'Keep it open');
  expect(textOf(outcome.ephemeral!)).toContain('stays open');
  await bot.settle();
  expect(dan.visibleMessages().filter((message) => textOf(message).includes('keeps it open'))).toEqual([]);
  expect(await bot.store.tables.openTableIds(bot.discord.guildId)).toHaveLength(1);
});
