/** The panel of options: the host of a lobby changes them, everybody else reads them. */
import { type Member, type MessageView, textOf } from 'stand-in-discord/testing';
import { beforeAll, expect, test } from 'vitest';
import { sharedBot } from './shared-bot.ts';
import { controls } from './test-bot.ts';

const { bot, member } = sharedBot('Ann');
let ann: Member;
let ben: Member;
beforeAll(() => {
  [ann, ben] = ['Ann', 'Ben'].map(member) as [Member, Member];
});

const open = async (command: string, options = {}): Promise<MessageView> =>
  (await ann.runCommand(`/play ${command}`, options)).message!;
const idOf = (message: MessageView): string | undefined => controls(message)[0]?.custom_id?.split(':')[1];
const optionsOf = async (member: Member, lobby: MessageView): Promise<MessageView> =>
  (await member.press(member.view(lobby)!, 'Options')).ephemeral!;
async function lobbyShows(lobby: MessageView): Promise<string> {
  await bot().settle();
  return textOf(ann.view(lobby)!);
}

test('the host changes options of the game and of the table; the lobby shows them, and the hand has them', async () => {
  const lobby = await open('doudizhu');
  const panel = await optionsOf(ann, lobby);
  expect(textOf(panel)).toContain('until the game starts');
  await ann.select(panel, 'Deals', 'Deals: 6');
  expect(textOf(ann.view(panel)!)).toContain('✅ Deals: 6');
  await ann.select(ann.view(panel)!, 'Kitty shown', 'Kitty shown: on');
  await ann.select(ann.view(panel)!, 'Time', 'Time: 5 minutes');
  expect(textOf(ann.view(panel)!)).toContain('✅ Time: 5 m');
  expect(await lobbyShows(lobby)).toContain('Deals: 6 · Kitty shown: on · 5 min a turn');
  await ann.press(ann.view(lobby)!, 'Start with 3 computers');
  expect(await lobbyShows(lobby)).toContain('1 of 6');
});

test('everybody else reads them, and may not change them by a forged press', async () => {
  const lobby = await open('doudizhu', { deals: 2 });
  await ben.press(lobby, 'Join');
  const read = await optionsOf(ben, lobby);
  expect(textOf(read)).toMatch(/The host can change most of these[\s\S]*Deals: 2/);
  const table = idOf(ann.view(lobby)!);
  const forged = await ben.press(read, `m:${table}:0:o.game.deals.9`, { forge: true });
  expect(textOf(forged.ephemeral ?? ben.view(read)!)).toContain('Only the table’s host');
  expect(await lobbyShows(lobby)).toContain('Deals: 2');
});

test('a value or an option that there is not changes nothing', async () => {
  const lobby = await open('doudizhu', { deals: 2 });
  const panel = await optionsOf(ann, lobby);
  const table = idOf(ann.view(lobby)!);
  for (const wrong of [
    'game.deals.21',
    'game.deals.x',
    'game.kitty.none',
    'game.constructor.1',
    'table.time.s1',
    'table.thread.on',
    'table.picture.maybe',
  ]) {
    const { ephemeral } = await ann.press(panel, `m:${table}:0:o.${wrong}`, { forge: true });
    expect(textOf(ephemeral!), wrong).toContain('no longer works');
  }
  expect(await lobbyShows(lobby)).toContain('Deals: 2');
});

test('what the rules exclude is refused with their reason, and the panel shows what stands', async () => {
  const lobby = await open('bluff', { stake: 5 });
  const panel = await optionsOf(ann, lobby);
  const { ephemeral } = await ann.select(panel, 'End', 'o.game.end.first');
  expect(textOf(ephemeral ?? ann.view(panel)!)).toContain('⚠️');
  expect(await lobbyShows(lobby)).toContain('Stake: 5');
});

test('the host has one panel of options, and none once the game has begun', async () => {
  const lobby = await open('doudizhu');
  const first = await optionsOf(ann, lobby);
  const second = await optionsOf(ann, lobby);
  await bot().settle();
  expect(ann.view(first)).toBeUndefined();
  await ann.select(ann.view(second)!, 'Deals', 'Deals: 6');
  await bot().settle();
  expect(ann.view(second)).toBeDefined();
  await ann.press(ann.view(lobby)!, 'Start with 3 computers');
  await bot().settle();
  expect(ann.view(second)).toBeUndefined();
});

test('an old panel of options changes nothing once the game has begun, and has nothing to choose any more', async () => {
  const lobby = await open('doudizhu');
  const read = await optionsOf(ben, lobby);
  const table = idOf(ann.view(lobby)!);
  await ann.press(ann.view(lobby)!, 'Start with 3 computers');
  const { message } = await ben.press(read, `m:${table}:0:o.game.deals.9`, { forge: true });
  expect(message!.id).toBe(read.id);
  expect(textOf(message!)).toContain('begun');
  expect(controls(message!)).toEqual([]);
});
