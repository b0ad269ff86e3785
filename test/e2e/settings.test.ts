/** The settings of a server: one panel for its managers, and what `/play` makes of them. */
import { type Member, type MessageView, textOf } from 'stand-in-discord/testing';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { SETTINGS_PAGES } from '../../src/text/settings/words.ts';
import { controlId, type SettingsPanel, settingsPanel } from './settings-panel.ts';
import { buttons, startTable, startTestBot, type TestBot } from './test-bot.ts';

let bot: TestBot;
let ann: Member;
let ben: Member;
let panel: SettingsPanel;
beforeEach(async () => {
  bot = await startTestBot({}, { pace: () => 86_400_000 });
  [ann, ben] = [bot.discord.member('Ann'), bot.discord.member('Ben')];
  panel = settingsPanel(bot, ann);
});
afterEach(async () => {
  expect(bot.discord.violations).toEqual([]);
  await bot.close();
});

const stored = () => bot.store.settings.of(bot.discord.guildId);
const channelId = (name: string): string =>
  [...bot.discord.world.channels.values()].find((channel) => channel.name === name)!.id;
const roleId = (name: string): string =>
  [...bot.discord.guild.roles.values()].find((role) => role.name === name)!.id;
const log = (): string => ann.visibleMessages('記録').map(textOf).join('\n');
const play = async (member: Member, options = {}, where = {}, game = 'doudizhu') => {
  const { message, ephemeral } = await member.runCommand(`/play ${game}`, options, where);
  return { message, refusal: ephemeral && textOf(ephemeral) };
};
const firstTable = async () => {
  const [id] = await bot.store.tables.openTableIds(bot.discord.guildId);
  return (await bot.store.tables.find(id!))!;
};

describe('the panel', () => {
  it('has pages with what is set, and is for nobody else to see', async () => {
    for (const page of SETTINGS_PAGES) expect((await panel.open(page)).ephemeral).toBe(true);
    expect(textOf(await panel.open('places'))).toContain('**Channels for tables**: all');
    expect(textOf(await panel.open('amounts'))).toContain('5 by one member, 10 in one channel or thread');
  });

  it('stores every kind of setting, and tells the log who changed what from what to what', async () => {
    await panel.choose('logChannel', '記録');
    expect(await panel.choose('turnSeconds', 'm5')).toContain('✅ **Time for a turn**: 5 minutes');
    await panel.choose('games', ['bluff', 'doudizhu']);
    await panel.choose('callRoleId', 'Managers');
    for (const setting of ['threads', 'pictures', 'pings'] as const) await panel.press(setting);
    await panel.choose('channels', ['卓-1', '卓-2']);
    await panel.choose('locale', 'en');
    expect(await stored()).toMatchObject({
      locale: 'en',
      turnSeconds: 300,
      games: ['bluff', 'doudizhu'],
      channels: [channelId('卓-1'), channelId('卓-2')],
      callRoleId: roleId('Managers'),
      threads: true,
      pictures: true,
      pings: false,
    });
    expect(log()).toContain('⚙️ Ann: **Time for a turn**: 3 minutes → 5 minutes');
    expect(log()).toMatch(/⚙️ Ann: \*\*Games\*\*: all → .+, .+/);
    expect(log()).toContain('⚙️ Ann: **Mentions**: on → off');
    expect(log()).toContain(
      `**Channels for tables**: all → <#${channelId('卓-1')}>, <#${channelId('卓-2')}>`,
    );
    expect(ann.visibleMessages('記録').some(({ mentions }) => mentions.length > 0)).toBe(false);
  });

  it('tells the log in the server’s language, and the manager in their own', async () => {
    await panel.choose('logChannel', '記録');
    await panel.choose('locale', 'ja');
    expect(await panel.press('pings')).toContain('✅ **Mentions**: off');
    expect(log()).toContain('⚙️ Ann：**呼び出し**：オン → オフ');
  });

  it('tells the old log channel before another one takes its place, and asks the new one first', async () => {
    await panel.choose('logChannel', '記録');
    await panel.choose('logChannel', '卓-2');
    expect(log()).toContain(`**Log**: <#${channelId('記録')}> → <#${channelId('卓-2')}>`);
    bot.discord.denyPermissions('卓-1', 'SendMessages');
    expect(await panel.choose('logChannel', '卓-1')).toContain('cannot write');
    bot.discord.takeViolations();
    expect((await stored()).logChannel).toBe(channelId('卓-2'));
  });

  it('says that nothing changes where the same is chosen again', async () => {
    expect(await panel.choose('games', ['bluff', 'daifugo', 'doudizhu', 'babasuki', 'bukubuku'])).toContain(
      'Nothing was changed',
    );
    const opened = await panel.open('tables');
    const id = controlId(opened, 'c:set:pings:');
    const pressTwice = [ann.press(opened, id), ann.press(opened, id)];
    await Promise.all(pressTwice);
    await bot.whenIdle();
    expect((await stored()).pings).toBe(false);
  });

  it('shows a channel or role that is deleted, and lets another one take its place', async () => {
    bot.discord.addChannel('奥');
    await panel.choose('channels', ['奥', '卓-2']);
    await panel.choose('callRoleId', 'Managers');
    await bot.store.settings.change(bot.discord.guildId, { adminRole: '100000000000000009' });
    ann.deleteChannel('奥');
    await bot.whenIdle();
    expect(textOf(await panel.open('places'))).toContain('⚠️ a deleted channel, <#');
    expect(textOf(await panel.open('people'))).toContain('**Ledger admins**: ⚠️ a deleted role');
    expect(await panel.press('channels')).toContain('✅ **Channels for tables**: all');
    expect(await panel.choose('adminRole', 'Managers')).toContain('✅ **Ledger admins**: <@&');
    expect(await panel.press('adminRole')).toContain('✅ **Ledger admins**: none');
  });
});

describe('only managers', () => {
  it('open the panel, whatever Discord lets others use', async () => {
    const { ephemeral } = await ben.runCommand('/settings', {}, { forge: true });
    expect(textOf(ephemeral!)).toBe('You need Manage Server for this.');
  });

  it('change anything, at every press: the permission may have been taken away', async () => {
    const places = await panel.open('places');
    const amounts = await panel.open('amounts');
    const { modal } = await ann.press(amounts, 'c:ask:limits');
    bot.discord.setManager('Ann', false);
    const refused = async (acting: ReturnType<Member['press']>) => {
      await acting;
      await bot.whenIdle();
      return textOf(ann.visibleEphemerals().at(-1)!);
    };
    expect(await refused(ann.select(places, controlId(places, 'c:set:locale:'), 'ja'))).toContain(
      'Manage Server',
    );
    expect(await refused(ann.submitModal(modal!, { server: '1' }))).toContain('Manage Server');
    expect(await refused(ann.press(amounts, 'c:ask:units'))).toContain('Manage Server');
    const { locale, limits } = await stored();
    expect({ locale, limits }).toEqual({
      locale: null,
      limits: { member: null, channel: null, server: null },
    });
  });

  it('cannot choose what does not exist, or everybody’s role, with forged values', async () => {
    const opened = await panel.open('places');
    const forge = async (setting: string, ...values: string[]) => {
      await ann.select(opened, `c:set:${setting}:x`, values, { forge: true });
      await bot.whenIdle();
      return textOf(ann.view(opened) ?? opened);
    };
    expect(await forge('channels', '1234')).toContain('Tables cannot be there');
    expect(await forge('games', 'chess')).toContain('not there anymore');
    expect(await forge('adminRole', '1234')).toContain('That role is gone');
    expect(await forge('callRoleId', bot.discord.guildId)).toContain('everybody’s');
    expect(await forge('turnSeconds', 'm99')).toContain('no longer works');
    expect(await forge('locale', 'tlh')).toContain('no longer works');
    for (const id of ['c:set:units:x', 'c:page:x:nowhere', 'c:set:locale', 'c:ask:everything']) {
      const { ephemeral } = await ann.press(opened, id, { forge: true });
      expect(textOf(ephemeral!)).toContain('no longer works');
    }
    expect(await stored()).toMatchObject({ channels: null, games: null, adminRole: null, callRoleId: null });
  });
});

describe('/play', () => {
  it('refuses other channels and names those that the reader sees; threads of an allowed one are allowed', async () => {
    await panel.choose('channels', ['卓-2', '記録']);
    const { refusal } = await play(ben);
    expect(refusal).toBe(
      `Tables are not opened in this channel. Use <#${channelId('卓-2')}>, <#${channelId('記録')}> instead.`,
    );
    expect((await play(ben, {}, { channel: '卓-2' })).message).toBeDefined();
    const thread = bot.discord.addThread('卓-2', 'deep', { owner: 'Ben' });
    expect((await play(ben, {}, { channel: thread })).message).toBeDefined();
    const { ephemeral } = await ben.runCommand('/games');
    const opened = await ben.press(ephemeral!, 'g:open:bluff', { forge: true });
    expect(textOf(opened.ephemeral!)).toContain('not opened in this channel');
  });

  it('refuses other games and names those that are played; /games offers no others', async () => {
    await panel.choose('games', 'bluff');
    expect((await play(ben)).refusal).toMatch(/not played in this server\. These are: .*Bluff/);
    const { ephemeral } = await ben.runCommand('/games');
    expect(buttons(ephemeral!)).toEqual([]);
    expect(textOf(ephemeral!)).toContain('[Open]');
    expect(textOf(ephemeral!)).not.toContain('**闘地主');
    expect((await play(ben, {}, {}, 'bluff')).message).toBeDefined();
  });

  it('takes clock, picture and thread from the settings where nothing else is chosen', async () => {
    await panel.choose('turnSeconds', 'm15');
    await panel.press('pictures');
    await play(ben);
    expect(await firstTable()).toMatchObject({
      turnSeconds: 900,
      picture: true,
      channelId: channelId('卓-1'),
    });
    await panel.press('threads');
    await bot.settle();
    await play(bot.discord.member('Dan'));
    await bot.settle();
    expect((await firstTable()).channelId).not.toBe(channelId('卓-1'));
    await play(bot.discord.member('Eve'), { time: 'm1', 'table-picture': false, thread: false });
    expect(await firstTable()).toMatchObject({
      turnSeconds: 60,
      picture: false,
      channelId: channelId('卓-1'),
    });
  });

  it('opens a table in the channel where the server wants threads that the bot may not open', async () => {
    await panel.press('threads');
    bot.discord.denyPermissions('卓-1', 'CreatePublicThreads');
    expect((await play(ben)).message).toBeDefined();
    expect((await firstTable()).channelId).toBe(channelId('卓-1'));
    expect((await play(ben, { thread: true })).refusal).toContain('Create Public Threads');
  });

  it('leaves tables in play as they are, and refuses their rematch where it is not allowed', async () => {
    const message: MessageView = await startTable(bot, ['Ann', 'Ben'], { computers: 2 });
    await panel.choose('turnSeconds', 'm15');
    await panel.choose('channels', '卓-2');
    expect(await firstTable()).toMatchObject({ phase: 'playing', turnSeconds: 180 });
    const { ephemeral } = await ann.runCommand('/table end');
    await ann.press(ephemeral!, 'End the table');
    await bot.settle();
    const rematch = await ann.press(ann.view(message)!, 'Rematch');
    expect(textOf(rematch.ephemeral!)).toContain('not opened in this channel');
  });
});

it('nobody is pinged in a server that wants no pings', async () => {
  await panel.press('pings');
  await startTable(bot, ['Ann', 'Ben'], { computers: 2 });
  await bot.settle(170_000);
  expect(ben.visibleMessages().every(({ mentions }) => mentions.length === 0)).toBe(true);
});
