/** What newcomers meet: the games on offer, the help, and the welcome in a server that the bot has joined. */
import { type Member, type MessageView, textOf } from 'stand-in-discord/testing';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { games } from '../../src/games/index.ts';
import { buttons, leaveTable, startTestBot, type TestBot } from './test-bot.ts';

let bot: TestBot;
let ann: Member;
let chika: Member;
beforeEach(async () => {
  bot = await startTestBot();
  ann = bot.discord.member('Ann');
  chika = bot.discord.member('Chika');
});
afterEach(async () => {
  expect(bot.discord.violations).toEqual([]);
  await bot.close();
});

describe('/games', () => {
  test('shows every game to its reader, with players, length and one sentence', async () => {
    const { ephemeral } = await ann.runCommand('/games');
    const shown = textOf(ephemeral!);
    for (const { words } of games) {
      expect(shown).toContain(words.en.name);
      expect(shown).toContain(words.en.description);
    }
    expect(shown).toMatch(/\*\*Bluff\*\*\n-# 2–6 players · \d+–\d+ min/);
    expect(textOf((await chika.runCommand('/games')).ephemeral!)).toContain('闘地主');
  });

  test('opens a lobby with the default options by one press', async () => {
    const { ephemeral } = await ann.runCommand('/games');
    const { message } = await ann.press(ephemeral!, 'g:open:bluff');
    expect(message!.ephemeral).toBe(false);
    expect(textOf(message!)).toContain('1. Ann (host)');
    await ann.press(message!, 'Start with 5 computers');
    await bot.settle();
    expect(textOf(ann.view(message!)!)).toContain('Match 1');
  });

  test.each([
    ['opens a lobby', 'g:open:bluff', 'Your table is open'],
    ['plays with computers', 'g:computers:bluff', 'Your table is open'],
  ])('a double press of the button that %s opens one table', async (_, id, answer) => {
    const { ephemeral: list } = await ann.runCommand('/games');
    const press = () => ann.press(list!, id, { forge: true });
    const replies = await Promise.all([press(), press()]);
    await bot.settle();
    expect(await bot.store.tables.openTableCount(bot.discord.guildId, {})).toBe(1);
    const [second] = replies.flatMap(({ ephemeral }) =>
      ephemeral && textOf(ephemeral).includes(answer) ? [ephemeral] : [],
    );
    expect(buttons(second!)).toContain('Open anyway');
    const anyway = () => ann.press(second!, 'Open anyway');
    await Promise.all([anyway(), anyway()]);
    await bot.settle();
    expect(await bot.store.tables.openTableCount(bot.discord.guildId, {})).toBe(2);
  });

  test('a double press of Rematch opens one table', async () => {
    const { ephemeral: list } = await ann.runCommand('/games');
    const { message: lobby } = await ann.press(list!, 'g:open:bluff');
    await ann.press(lobby!, 'Start with 5 computers');
    await bot.settle();
    const { ephemeral: question } = await ann.runCommand('/table end');
    await ann.press(question!, buttons(question!)[0]!);
    await bot.settle();
    const ended = ann.view(lobby!)!;
    await Promise.all([ann.press(ended, 'Rematch'), ann.press(ended, 'Rematch')]);
    await bot.settle();
    expect(await bot.store.tables.openTableCount(bot.discord.guildId, {})).toBe(1);
  });

  test('asks a member who plays at a table before it opens another', async () => {
    const { ephemeral: list } = await ann.runCommand('/games');
    const { message: table } = await ann.press(list!, 'g:open:bluff');
    await ann.press(table!, 'Start with 5 computers');
    await bot.settle();
    const asked = await ann.press(list!, 'g:open:doudizhu');
    expect(textOf(asked.ephemeral!)).toContain('You are playing at a table');
    expect(textOf(asked.ephemeral!)).toContain(table!.id);
    expect(buttons(asked.ephemeral!)).toEqual(['Go to my table', 'Open anyway']);
    expect(textOf((await ann.press(list!, 'g:computers:bluff', { forge: true })).ephemeral!)).toContain(
      'playing',
    );
    const opened = await ann.press(asked.ephemeral!, 'Open anyway');
    expect(textOf(opened.message!)).toContain('Dou Dizhu');
    const { message: hand } = await ann.press(ann.view(asked.ephemeral!)!, 'Go to my table');
    expect(textOf(hand!)).toContain('Go to the table');
    expect(hand!.ephemeral).toBe(true);
  });

  test('says above the games where its reader plays, with the way back and the way out', async () => {
    const { ephemeral: list } = await ann.runCommand('/games');
    const { message: table } = await ann.press(list!, 'g:open:bluff');
    const inLobby = (await ann.runCommand('/games')).ephemeral!;
    expect(textOf(inLobby)).toMatch(/^You have a seat at \*\*\[Bluff\]/);
    await ann.press(table!, 'Start with 5 computers');
    await bot.settle();
    const { ephemeral: shown } = await ann.runCommand('/games');
    expect(textOf(shown!)).toMatch(/You are playing \*\*\[Bluff\]/);
    expect(buttons(shown!).slice(0, 2)).toEqual(['My dice', 'Leave']);
    const { message: hand } = await ann.press(shown!, 'My dice');
    expect(hand!.id).toBe(shown!.id);
    expect(textOf(hand!)).toContain('Go to the table');
    const { ephemeral: again } = await ann.runCommand('/games');
    await ann.press(again!, 'Leave');
    await ann.press(ann.view(again!)!, 'Leave');
    await bot.settle();
    expect(textOf(ann.view(again!)!)).toMatch(/over|computer/);
  });

  test('asks no member who sits in a lobby, or is away from the table', async () => {
    const { ephemeral: list } = await ann.runCommand('/games');
    const { message: lobby } = await ann.press(list!, 'g:open:bluff');
    const { message: table } = await ann.press(list!, 'g:open:doudizhu');
    expect(table!.ephemeral).toBe(false);
    await ann.press(lobby!, 'Leave');
    await ann.press(table!, 'Start with 3 computers');
    await leaveTable(ann);
    expect((await ann.press(list!, 'g:open:bluff')).message!.ephemeral).toBe(false);
  });

  test('says why where no table can be opened', async () => {
    const { ephemeral } = await ann.runCommand('/games');
    bot.discord.denyPermissions('卓-1', 'SendMessages');
    const refused = await ann.press(ephemeral!, 'g:open:bluff');
    expect(textOf(refused.ephemeral!)).toContain('Send Messages');
    const unknown = await ann.press(ephemeral!, 'g:open:chess', { forge: true });
    expect(unknown.ephemeral).toBeDefined();
    expect(await bot.store.tables.openTableIds(bot.discord.guildId)).toEqual([]);
  });
});

test('/help names every game with a command to press, and answers three questions, in the reader’s language', async () => {
  const { ephemeral: help } = await ann.runCommand('/help');
  const shown = textOf(help!);
  const ids = new Map([...bot.discord.world.globalCommands.values()].map(({ id, name }) => [name, id]));
  for (const { id } of games) expect(shown).toContain(`</play ${id}:${ids.get('play')}>`);
  expect(shown.match(/\d+ players.* min/g)).toHaveLength(games.length);
  expect(shown).toContain(`</table show:${ids.get('table')}>`);
  expect(shown.match(/^\*\*.*\?\*\*$/gm)).toHaveLength(3);
  expect(textOf((await ann.press(help!, 'See the games')).ephemeral!)).toContain('What shall we play?');
  expect(textOf((await chika.runCommand('/help')).ephemeral!)).toContain('途中で抜けたくなったら？');
});

describe('the welcome', () => {
  const welcomes = (channel: string): MessageView[] =>
    ann.visibleMessages(channel).filter((message) => textOf(message).includes('はじめまして'));
  const rejoin = async (): Promise<void> => {
    bot.discord.removeBot();
    await bot.settle();
    bot.discord.addBot();
    await bot.settle();
  };

  test('is written once in the first channel, in the server’s language, when the bot joins', async () => {
    expect(welcomes('卓-1')).toEqual([]);
    await rejoin();
    const [welcome] = welcomes('卓-1');
    expect(textOf(welcome!)).toContain('ブラフ');
    expect(textOf(welcome!)).toMatch(/<\/help:\d+>/);
    expect(buttons(welcome!)).toEqual(['ゲームを見る']);
    expect(textOf((await ann.press(welcome!, 'ゲームを見る')).ephemeral!)).toContain('What shall we play?');
    await bot.restart();
    await rejoin();
    bot.discord.gateway.refuseResume();
    bot.discord.gateway.dropConnection();
    await bot.discord.gateway.whenConnected();
    await bot.settle();
    expect(welcomes('卓-1')).toHaveLength(1);
    expect(welcomes('卓-2')).toEqual([]);
  });

  test('is written where the bot may write; a server without such a channel is welcomed when it joins again', async () => {
    const restore = ['卓-1', '卓-2', '記録'].map((name) => bot.discord.denyPermissions(name, 'SendMessages'));
    await rejoin();
    restore[1]!();
    await rejoin();
    expect([welcomes('卓-1').length, welcomes('卓-2').length]).toEqual([0, 1]);
  });

  test('greets a server that invited the bot while it was stopped', async () => {
    bot.discord.removeBot();
    await bot.stop();
    await bot.clock.advance(3_600_000);
    bot.discord.addBot();
    await bot.start();
    await bot.settle();
    expect(welcomes('卓-1')).toHaveLength(1);
  });
});
