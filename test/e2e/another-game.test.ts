/** After the end: another game for the same people. */
import { type Member, type MessageView, textOf } from 'stand-in-discord/testing';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { controlId } from './settings-panel.ts';
import { endTable, startTable, startTestBot, type TestBot } from './test-bot.ts';

let bot: TestBot;
let ann: Member;
let ben: Member;
let over: MessageView;
beforeEach(async () => {
  bot = await startTestBot({}, { pace: () => 86_400_000 });
  [ann, ben] = [bot.discord.member('Ann'), bot.discord.member('Ben')];
  const table = await startTable(bot, ['Ann', 'Ben', 'Chika'], { computers: 1 });
  await endTable(ann);
  await bot.settle();
  over = ann.view(table)!;
});
afterEach(async () => {
  expect(bot.discord.violations).toEqual([]);
  await bot.close();
});

const offered = async (member: Member): Promise<MessageView> =>
  (await member.press(over, 'Play something else')).ephemeral!;
const choose = async (member: Member, game: string) => {
  const offer = await offered(member);
  const outcome = await member.select(offer, controlId(offer, 'f:else:'), game);
  await bot.whenIdle();
  return outcome;
};
const calls = () => ann.visibleMessages().filter((message) => textOf(message).includes('👥'));

it('offers the games that so many people can play, and keeps Rematch', async () => {
  expect(textOf(over)).toContain('[Rematch]');
  const text = textOf(await offered(ben));
  for (const game of ['Bluff', 'Irregular Daifugo', 'Bukubuku']) expect(text).toContain(game);
  expect(text).not.toContain('Dou Dizhu');
});

it('opens a lobby and mentions the others who are still in the server; no seat is kept', async () => {
  bot.discord.guild.members.delete(bot.discord.member('Chika').id);
  const { message } = await choose(ben, 'bluff');
  expect(textOf(message!)).toContain('Seats 1 / 6');
  expect(calls().map(({ mentions }) => mentions)).toEqual([[ann.id]]);
  const { ephemeral } = await ann.press(calls()[0]!, 'Join');
  expect(textOf(ephemeral!)).toContain('✅ You have a seat');
});

it('mentions nobody who wants no mentions', async () => {
  const preferences = (await ann.runCommand('/me')).ephemeral!;
  await ann.press(preferences, controlId(preferences, 'u:set:pings:'));
  await choose(ben, 'bluff');
  expect(calls().map(({ mentions }) => mentions)).toEqual([[bot.discord.member('Chika').id]]);
});

it('who chooses the same game joins that lobby; another lobby calls nobody so soon', async () => {
  const chosen = await Promise.all([choose(ben, 'bluff'), choose(ann, 'bluff')]);
  expect(chosen.map(({ message }) => textOf(message!)).join()).toContain('You joined the next table.');
  expect(await bot.store.tables.openTableIds(bot.discord.guildId)).toHaveLength(1);
  await choose(bot.discord.member('Chika'), 'daifugo');
  expect(calls()).toHaveLength(1);
});

it('is for those who sat there, in an allowed game and channel, and calls nobody where pings are off', async () => {
  const dan = bot.discord.member('Dan');
  expect(textOf(await offered(dan))).toContain('You do not sit at this table.');
  const offer = await offered(ben);
  const id = controlId(offer, 'f:else:');
  const forged = await ben.select(offer, id, ['chess'], { forge: true });
  expect(textOf(forged.message!)).toContain('no longer works');
  const { guildId } = bot.discord;
  await bot.store.settings.change(guildId, { games: ['daifugo'], pings: false });
  const refused = await ben.select(offer, id, 'bluff');
  expect(textOf(refused.ephemeral!)).toContain('not played in this server');
  await choose(ben, 'daifugo');
  expect(calls()).toEqual([]);
});
