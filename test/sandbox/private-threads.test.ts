/** Private threads: who sees them, who may add and remove people; and which roles a mention pings. */
import { ChannelType } from 'discord-api-types/v10';
import { describe, expect, it } from 'vitest';
import { channelOpenFor, channelsSeenBy } from '../../src/sandbox/page/state/visible-channels.ts';
import { channelsView } from '../../src/sandbox/people/view.ts';
import type { StandIn } from '../../src/sandbox/stand-in.ts';
import { startStandIn } from './bot.ts';

let discord: StandIn;

interface Answer {
  readonly id?: string;
  readonly code?: number;
  readonly type?: number;
  readonly owner_id?: string;
  readonly mentionable?: boolean;
}

const request = async (method: string, path: string, body?: object): Promise<Answer> => {
  const headers = { Authorization: `Bot ${discord.token}`, 'Content-Type': 'application/json' };
  const init = { method, headers, ...(body && { body: JSON.stringify(body) }) };
  const response = await fetch(`${discord.api}/v10/${path}`, init);
  return response.status === 204 ? {} : ((await response.json()) as Answer);
};
const openThread = async (fields: object = {}): Promise<string> => {
  const body = { name: 'secret', type: ChannelType.PrivateThread, ...fields };
  return (await request('POST', `channels/${discord.channelId('general')}/threads`, body)).id!;
};
const seenBy = (name: string): string[] =>
  channelsSeenBy(channelsView(discord.world), discord.member(name).id).map((channel) => channel.name);

describe('a private thread', () => {
  it('is seen by its members and by moderators of threads only, also on the page', async () => {
    discord = await startStandIn();
    const thread = await openThread();
    discord.setManager('Ann', true);
    discord.setManager('Ben', false);
    expect(await request('POST', `channels/${thread}/messages`, { content: 'hush' })).toHaveProperty('id');
    expect(seenBy('Ann')).toContain('secret');
    expect(seenBy('Ben')).not.toContain('secret');
    expect(discord.member('Ben').visibleMessages(thread)).toEqual([]);
    const channels = channelsView(discord.world);
    expect(channelOpenFor(channels, discord.member('Ben').id, thread)?.name).toBe('general');
    expect(await request('PUT', `channels/${thread}/thread-members/${discord.member('Ben').id}`)).toEqual({});
    expect(seenBy('Ben')).toContain('secret');
    expect(discord.member('Ben').visibleMessages(thread)).toHaveLength(1);
    expect(channelOpenFor(channelsView(discord.world), discord.member('Ben').id, thread)?.name).toBe(
      'secret',
    );
  });

  it('takes people from its creator, and gives them back to nobody else; a closed one needs Manage Threads', async () => {
    discord = await startStandIn();
    const ben = discord.member('Ben').id;
    const own = await openThread();
    await request('PUT', `channels/${own}/thread-members/${ben}`);
    expect(await request('DELETE', `channels/${own}/thread-members/${ben}`)).toEqual({});
    const closed = await openThread({ name: 'closed', invitable: false });
    expect(await request('PUT', `channels/${closed}/thread-members/${ben}`)).toMatchObject({ code: 50013 });
    const others = discord.addThread('general', 'theirs', { owner: 'Ann', private: true });
    expect(await request('PUT', `channels/${others}/thread-members/${ben}`)).toMatchObject({ code: 50001 });
  });

  it('lets nobody in who does not see its channel, and nobody while it is archived', async () => {
    discord = await startStandIn();
    const thread = await openThread();
    const ben = discord.member('Ben').id;
    const { overwrites } = discord.world.channels.get(discord.channelId('general'))!;
    overwrites.set(ben, { id: ben, of: 'member', allow: 0n, deny: 1n << 10n });
    expect(await request('PUT', `channels/${thread}/thread-members/${ben}`)).toMatchObject({ code: 50001 });
    overwrites.delete(ben);
    discord.archiveThread(thread);
    expect(await request('PUT', `channels/${thread}/thread-members/${ben}`)).toMatchObject({ code: 50083 });
    expect(await request('POST', `channels/${thread}/messages`, { content: 'again' })).toHaveProperty('id');
    expect(await request('PUT', `channels/${thread}/thread-members/${ben}`)).toEqual({});
    discord.lockThread(thread);
    expect(await request('POST', `channels/${thread}/messages`, { content: 'no' })).toMatchObject({
      code: 50083,
    });
  });

  it('that is locked takes no message and no edit, and gives none back once it is archived, too', async () => {
    discord = await startStandIn();
    const thread = await openThread();
    const messages = `channels/${thread}/messages`;
    const [first, second] = [
      await request('POST', messages, { content: '1' }),
      await request('POST', messages, { content: '2' }),
    ];
    const unlock = discord.lockThread(thread, { archived: false });
    expect(await request('POST', messages, { content: 'no' })).toMatchObject({ code: 160005 });
    expect(await request('PATCH', `${messages}/${first.id}`, { content: 'no' })).toMatchObject({
      code: 160005,
    });
    expect(await request('DELETE', `${messages}/${first.id}`)).toEqual({});
    unlock();
    discord.lockThread(thread);
    expect(await request('PATCH', `${messages}/${second.id}`, { content: 'no' })).toMatchObject({
      code: 50083,
    });
    expect(await request('DELETE', `${messages}/${second.id}`)).toMatchObject({ code: 50083 });
  });

  it('is not opened where the server has as many as it may; one that is archived makes room', async () => {
    discord = await startStandIn();
    const restore = discord.limitThreads(1);
    const thread = await openThread();
    expect(await openThread()).toBeUndefined();
    discord.archiveThread(thread);
    expect(await openThread()).toBeDefined();
    restore();
    expect(await openThread()).toBeDefined();
    expect(discord.violations).toEqual([]);
  });

  it('loses a member who is banned, and whom mentions ping no more', async () => {
    discord = await startStandIn();
    const thread = await openThread();
    const ben = discord.member('Ben');
    await request('PUT', `channels/${thread}/thread-members/${ben.id}`);
    discord.banMember('Ben');
    expect(discord.world.channels.get(thread)!.thread!.members.has(ben.id)).toBe(false);
    expect(await request('PUT', `channels/${thread}/thread-members/${ben.id}`)).toMatchObject({
      code: 10013,
    });
    const { id } = await request('POST', `channels/${thread}/messages`, { content: `<@${ben.id}>` });
    expect(discord.world.messages.get(id!)!.pinged.size).toBe(0);
    expect(() => ben.sendMessage('still here')).toThrow('Ben has left the server');
  });

  it('is not opened without the permission', async () => {
    discord = await startStandIn();
    discord.denyPermissions('general', 'CreatePrivateThreads');
    const body = { name: 'secret', type: ChannelType.PrivateThread };
    const path = `channels/${discord.channelId('general')}/threads`;
    expect(await request('POST', path, body)).toMatchObject({ code: 50013 });
  });
});

describe('a mention of a role', () => {
  const mention = async (role: string): Promise<boolean> => {
    const body = { content: `<@&${role}>`, allowed_mentions: { roles: [role] } };
    const { id } = await request('POST', `channels/${discord.channelId('general')}/messages`, body);
    return discord.member('Ben').view(id!)!.pinged;
  };

  it('pings its members only where anybody may mention it, or the bot everyone', async () => {
    discord = await startStandIn();
    const role = discord.addRole('players', { members: ['Ben'] });
    expect(await mention(role)).toBe(false);
    discord.setMentionable('players', true);
    expect(await mention(role)).toBe(true);
    discord.setMentionable('players', false);
    const { overwrites } = discord.world.channels.get(discord.channelId('general'))!;
    const { botId } = discord.world;
    overwrites.set(botId, { id: botId, of: 'member', allow: 1n << 17n, deny: 0n });
    expect(await mention(role)).toBe(true);
  });

  it('is told of by its route, until the role is deleted', async () => {
    discord = await startStandIn();
    const role = discord.addRole('players', { mentionable: true });
    const path = `guilds/${discord.guildId}/roles/${role}`;
    expect(await request('GET', path)).toMatchObject({ id: role, mentionable: true });
    discord.deleteRole('players');
    expect(await request('GET', path)).toMatchObject({ code: 10011 });
  });
});
