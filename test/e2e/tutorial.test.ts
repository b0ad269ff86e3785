/** Tutorials as members meet them: where they begin, presses that go on or stay, the end, and the offer. */
import { type Member, type MessageView, textOf } from 'stand-in-discord/testing';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { AnyGame } from '../../src/game/game.ts';
import { type Scene, scenesOf } from '../../src/game/scenes.ts';
import { panelParts } from '../../src/game/screen.ts';
import { LEARNER } from '../../src/game/tutorial.ts';
import { games } from '../../src/games/index.ts';
import { LOBBY_MS } from '../../src/tables/lobby-time.ts';
import { anywhereBroken } from '../game/anywhere-broken.ts';
import { pathThrough } from '../game/lesson-path.ts';
import { buttons, controls, startTestBot, type TestBot } from './test-bot.ts';

let bot: TestBot;
let ann: Member;
let ben: Member;
beforeEach(async () => {
  bot = await startTestBot();
  ann = bot.discord.member('Ann');
  ben = bot.discord.member('Ben');
});
afterEach(async () => {
  expect(bot.discord.violations).toEqual([]);
  await bot.close();
});

const gameOf = (id: string) => games.find((game) => game.id === id)!;
const begin = async (id: string): Promise<MessageView> =>
  (await ann.runCommand(`/tutorial ${id}`)).ephemeral!;

/** Presses the button of this action, or chooses it in a select. */
async function act(message: MessageView, action: string): Promise<MessageView> {
  for (const control of controls(ann.view(message)!)) {
    const { custom_id: id = '', options = [], disabled = false } = control;
    if (disabled) continue;
    if (id.endsWith(`:${action}`)) return (await ann.press(message, id)).message!;
    if (options.some(({ value }) => value === action))
      return (await ann.select(message, id, action)).message!;
    const [, appended] = /:\+\w+\.(s\.\w+)$/.exec(id) ?? [];
    if (appended && action.startsWith(`${appended}.`))
      return (await ann.select(message, id, action.slice(appended.length + 1).split('-'))).message!;
  }
  throw new Error(`no control for '${action}'`);
}

/** Does what the lesson asks for, press by press. */
async function follow(message: MessageView, id: string, scene: Scene): Promise<MessageView> {
  const { picks } = pathThrough(gameOf(id), scene, 'en')!;
  for (const pick of picks.slice(1)) await act(message, `s.${pick}`);
  return act(message, `a.${scene.choice}`);
}

/** @returns the message with the end of the tutorial */
async function learn(game: AnyGame): Promise<MessageView> {
  const message = await begin(game.id);
  const lessons = scenesOf(game).slice(0, -1);
  for (const [index, scene] of lessons.entries()) {
    const shown = textOf(ann.view(message)!);
    expect(shown).toContain(`Step ${index + 1} of ${lessons.length}`);
    expect(anywhereBroken(shown)).toContain(
      anywhereBroken(game.words.en.tutorial.lessons[scene.lesson!]!.teach),
    );
    await follow(message, game.id, scene);
  }
  return ann.view(message)!;
}

test('a lobby stays open while somebody who sits in it learns the game or reads its rules', async () => {
  await ann.runCommand('/play bluff');
  const [id] = await bot.store.tables.openTableIds(bot.discord.guildId);
  const phase = async () => (await bot.store.tables.find(id!))!.phase;
  const lesson = await begin('bluff');
  const { ephemeral: rules } = await ann.runCommand('/rules bluff');
  const readOn = async () => {
    const next = controls(ann.view(rules!)!).find(({ disabled }) => !disabled)!;
    await ann.press(rules!, next.custom_id!);
  };
  const [scene, following] = scenesOf(gameOf('bluff'));
  const QUARTERS_MS = (3 / 4) * LOBBY_MS;
  for (const goOn of [
    () => follow(lesson, 'bluff', scene!),
    readOn,
    () => follow(lesson, 'bluff', following!),
  ]) {
    await bot.settle(QUARTERS_MS);
    await goOn();
    await bot.settle();
    expect(await phase()).toBe('lobby');
  }
  await bot.settle(LOBBY_MS);
  expect(await phase()).toBe('cancelled');
});

test('a game is taught press by press, for its learner alone, and without a table', async () => {
  // Between them they have every kind of control.
  for (const game of [gameOf('bluff'), gameOf('babasuki')]) {
    const end = await learn(game);
    expect(end.ephemeral).toBe(true);
    for (const line of game.words.en.tutorial.learnt) expect(textOf(end)).toContain(line);
  }
  expect(await bot.store.tables.openTableIds(bot.discord.guildId)).toEqual([]);
  expect(ben.visibleMessages()).toEqual([]);
});

test('the end leads to the rules, and to a table with as few computers as the tutorial that has begun', async () => {
  const message = await begin('bluff');
  await ann.press(message, 'Skip to the end');
  const { ephemeral: rules } = await ann.press(message, 'Rules');
  expect(textOf(rules!)).toContain(gameOf('bluff').words.en.rules[0]!.title);
  const { message: table } = await ann.press(message, 'Play now with 2 computers');
  await bot.settle();
  expect(textOf(ann.view(table!)!)).toContain('Match 1');
  expect(buttons(ann.view(table!)!)).toContain('My dice');
  const [id] = await bot.store.tables.openTableIds(bot.discord.guildId);
  const { seats } = (await bot.store.tables.find(id!))!;
  expect(seats.map(({ userId }) => userId === null)).toEqual([false, true, true]);
});

describe('a learner whose own table waits', () => {
  const openIds = () => bot.store.tables.openTableIds(bot.discord.guildId);
  const seatsOf = async (id: string) =>
    (await bot.store.tables.find(id))!.seats.map(({ userId }) => userId === null);

  test('plays at that table with the computers that the button names, if nobody else sits there', async () => {
    const { message: lobby } = await ann.runCommand('/play bluff', { stake: 7 });
    const message = await begin('bluff');
    await ann.press(message, 'Skip to the end');
    const { ephemeral: panel } = await ann.press(message, 'Play now with 2 computers');
    expect(textOf(panel!)).toContain('15 dice in play');
    await bot.settle();
    const [id, ...others] = await openIds();
    expect(others).toEqual([]);
    expect(await seatsOf(id!)).toEqual([false, true, true]);
    expect(textOf(ann.view(lobby!)!)).toContain('Match 1');
    expect(buttons(ann.view(lobby!)!)).toContain('My dice');
  });

  test('keeps those who sit there waiting, and gets another table', async () => {
    const { message: lobby } = await ann.runCommand('/play bluff');
    await ben.press(lobby!, 'Join');
    const message = await begin('bluff');
    await ann.press(message, 'Skip to the end');
    const { message: table } = await ann.press(message, 'Play now with 2 computers');
    await bot.settle();
    expect(textOf(ann.view(table!)!)).toContain('Match 1');
    expect(textOf(ann.view(lobby!)!)).toContain('Ben');
    expect(buttons(ann.view(lobby!)!)).toContain('Start');
    expect(await openIds()).toHaveLength(2);
  });
});

describe('in a lesson', () => {
  const [first] = scenesOf(gameOf('doudizhu'));

  test('another legal press stays, and is answered in the place of the lesson', async () => {
    const message = await begin('doudizhu');
    const { lessons } = gameOf('doudizhu').words.en.tutorial;
    const { teach, press, instead } = lessons[first!.lesson!]!;
    await ann.press(message, 'Be landlord (stake: 2)');
    expect(textOf(ann.view(message)!)).toContain(`↩️ **Be landlord** · ${instead}\n👉 ${press}`);
    expect(textOf(ann.view(message)!)).not.toContain(teach);
    expect(textOf(ann.view(message)!)).toContain('Step 1 of 10');
    await ann.press(message, 'Decline');
    expect(textOf(ann.view(message)!)).not.toContain(instead);
    expect(textOf(ann.view(message)!)).toContain('Step 2 of 10');
  });

  test('the answer goes as soon as something else is picked, which it does not speak of', async () => {
    const message = await begin('doudizhu');
    const { instead, teach } = gameOf('doudizhu').words.en.tutorial.lessons.single!;
    await ann.press(message, 'Decline');
    await ann.press(message, 'Pass');
    expect(textOf(ann.view(message)!)).toContain(`↩️ **Pass** · ${instead}`);
    await act(message, 's.single.A');
    expect(textOf(ann.view(message)!)).not.toContain('↩️');
    expect(textOf(ann.view(message)!)).toContain(teach);
    await ann.press(message, 'Play A');
    expect(textOf(ann.view(message)!)).toContain('Step 3 of 10');
  });

  test('a pick can be changed, Back and Skip lead through the lessons, and a restart changes nothing', async () => {
    const message = await begin('doudizhu');
    await ann.press(message, 'Decline');
    await act(message, 's.single.2');
    expect(buttons(ann.view(message)!)).toContain('Play 2');
    await bot.restart();
    await act(message, 's.single.A');
    expect(buttons(ann.view(message)!)).toContain('Play A');
    await ann.press(message, 'Back');
    expect(textOf(ann.view(message)!)).toContain('Step 1 of 10');
    await ann.press(message, 'Skip to the end');
    expect(textOf(ann.view(message)!)).toContain('you can play!');
    expect(buttons(ann.view(message)!)).toEqual(['Play now with 3 computers', 'Rules']);
  });

  test('a double press goes on once', async () => {
    const message = await begin('doudizhu');
    const id = `l:doudizhu:0:a.${first!.choice}`;
    await Promise.all([ann.press(message, id), ann.press(message, id)]);
    expect(textOf(ann.view(message)!)).toContain('Step 2 of 10');
  });

  test('forged presses are answered politely, on a message for all in private', async () => {
    const message = await begin('doudizhu');
    const illegal = await ann.press(message, 'l:doudizhu:0:a.bomb.K.4', { forge: true });
    expect(textOf(illegal.message!)).toContain('Step 1 of 10');
    const late = await ann.press(message, 'l:doudizhu:99:a.pass', { forge: true });
    expect(textOf(late.message!)).toContain('you can play!');
    const unknown = await ann.press(message, 'l:chess:0:v.show', { forge: true });
    expect(textOf(unknown.ephemeral!)).not.toContain('Step');
    const { message: lobby } = await ann.runCommand('/play doudizhu');
    const elsewhere = await ben.press(lobby!, 'l:doudizhu:0:v.show', { forge: true });
    expect(textOf(elsewhere.ephemeral!)).toContain('Step 1 of 10');
    expect(textOf(ann.view(lobby!)!)).not.toContain('Step 1');
  });

  test('the panel is the one that a table shows', async () => {
    const message = await begin('doudizhu');
    const view = gameOf('doudizhu').seatView(first!.state, LEARNER);
    const labels = panelParts(gameOf('doudizhu').drawPanel(view, '', 'en')).flatMap((part) =>
      part.part === 'buttons' ? part.buttons.map(({ label }) => label) : [],
    );
    expect(buttons(message).slice(0, labels.length)).toEqual(labels);
  });
});

test('a tutorial can be begun from /games, /help and the rules, in a message of its own', async () => {
  for (const command of ['/games', '/help']) {
    const { ephemeral } = await ann.runCommand(command);
    await ann.select(ephemeral!, 'g:learn:choose', 'bluff');
    await bot.whenIdle();
    const lesson = ann.visibleEphemerals().at(-1);
    expect(lesson!.id).not.toBe(ephemeral!.id);
    // The list shows its own words again: Discord keeps a choice as long as the id is the same.
    expect(controls(ann.view(ephemeral!)!).map(({ custom_id }) => custom_id)).not.toContain('g:learn:choose');
    expect(textOf(lesson!)).toContain('Step 1 of 8');
  }
  const { ephemeral: rules } = await ann.runCommand('/rules daifugo');
  expect(textOf((await ann.press(rules!, '🎓 Learn it')).ephemeral!)).toContain('Step 1 of 11');
});

describe('the offer', () => {
  const offers = (member: Member): MessageView[] =>
    member.visibleEphemerals().filter((message) => buttons(message).includes('🎓 Learn it'));

  test('comes once to a member who opens or joins a table of a game for the first time', async () => {
    const { message: lobby } = await ann.runCommand('/play bluff');
    await bot.whenIdle();
    expect(offers(ann)).toHaveLength(1);
    expect(textOf((await ann.press(offers(ann)[0]!, '🎓 Learn it')).ephemeral!)).toContain('Step 1 of 8');
    await ben.press(lobby!, 'Join');
    await ben.press(ann.view(lobby!)!, 'Leave');
    await ben.press(ann.view(lobby!)!, 'Join');
    await bot.whenIdle();
    expect(offers(ben)).toHaveLength(1);
    await bot.restart();
    await ann.runCommand('/play bluff');
    await bot.whenIdle();
    expect(offers(ann)).toHaveLength(1);
    await ann.runCommand('/play daifugo');
    await bot.whenIdle();
    expect(offers(ann)).toHaveLength(2);
  });

  test('does not come to who has just opened the tutorial', async () => {
    const { ephemeral: help } = await ben.runCommand('/help');
    await ben.select(help!, 'g:learn:choose', 'daifugo');
    const { message: lobby } = await ann.runCommand('/play daifugo');
    await ben.press(lobby!, 'Join');
    await bot.whenIdle();
    expect(offers(ann)).toHaveLength(1);
    expect(offers(ben)).toEqual([]);
  });

  test('does not come where the game begins at once', async () => {
    await ann.runCommand('/play bluff', { computers: 5, 'auto-start': true });
    await bot.whenIdle();
    expect(offers(ann)).toEqual([]);
  });
});
