import { SlashCommandBuilder } from 'discord.js';
import { describe, expect, it } from 'vitest';
import { manualClock } from '../../src/sandbox/manual-clock.ts';
import { textOf } from '../../src/sandbox/people/text.ts';
import type { StandIn } from '../../src/sandbox/stand-in.ts';
import { startStandIn } from './bot.ts';
import { expectFaults, newestInteraction, request } from './rest.ts';

const V2 = 1 << 15;
const EPHEMERAL = 1 << 6;
const text = (content: string) => ({ type: 10, content });
const message = (content: string, flags = 0) => ({ flags: V2 | flags, components: [text(content)] });
const withButton = (content: string) => ({
  flags: V2,
  components: [
    text(content),
    { type: 1, components: [{ type: 2, style: 1, label: 'Hand', custom_id: 'hand' }] },
  ],
});

const commands = [
  new SlashCommandBuilder()
    .setName('play')
    .setDescription('Play')
    .addStringOption((option) =>
      option.setName('game').setDescription('Which').setRequired(true).setAutocomplete(true),
    )
    .addUserOption((option) => option.setName('with').setDescription('Whom')),
];

const ready = async () => {
  const clock = manualClock();
  const discord = await startStandIn({ clock, followUpTimeoutMs: 10 });
  await request(
    discord,
    'PUT',
    `/applications/${discord.applicationId}/commands`,
    commands.map((command) => command.toJSON()),
  );
  return { clock, discord, ann: discord.member('Ann'), ben: discord.member('Ben') };
};

const callback = (discord: StandIn, body: unknown, { id, token } = newestInteraction(discord), query = '') =>
  request(discord, 'POST', `/interactions/${id}/${token}/callback${query}`, body, {});

const hook = (
  discord: StandIn,
  method: string,
  name: string,
  body?: unknown,
  { token } = newestInteraction(discord),
) => request(discord, method, `/webhooks/${discord.applicationId}/${token}${name}`, body, {});

describe('an interaction', () => {
  it('is answered once, within 3 s', async () => {
    const { clock, discord, ann } = await ready();
    const failing = ann.runCommand('/play', { game: 'chess' });
    await clock.advance(3_001);
    expect((await failing).answer).toBeUndefined();
    expect((await callback(discord, { type: 4, data: message('late') })).body.code).toBe(10062);
    expect((await hook(discord, 'PATCH', '/messages/@original', message('late'))).body.code).toBe(10015);

    const opening = ann.runCommand('/play', { game: 'chess' });
    await clock.advance(3_000);
    expect((await callback(discord, { type: 4, data: message('in time') })).status).toBe(204);
    expect(textOf((await opening).message!)).toBe('in time');
    expect((await callback(discord, { type: 4, data: message('again') })).body.code).toBe(40060);
    expect(discord.takeViolations()).toHaveLength(1);
    expect((await callback(discord, { type: 4 }, { id: '123456789012345678', token: 'x' })).body.code).toBe(
      10062,
    );
  });

  it('has a token that works for 15 minutes', async () => {
    const { clock, discord, ann, ben } = await ready();
    const opening = ann.runCommand('/play', { game: 'chess' });
    const sent = await callback(
      discord,
      { type: 4, data: message('hand', EPHEMERAL) },
      undefined,
      '?with_response=true',
    );
    const { id } = (await opening).ephemeral!;
    expect(sent.body).toMatchObject({
      interaction: { response_message_id: id, response_message_ephemeral: true },
      resource: { type: 4, message: { id, flags: V2 | EPHEMERAL } },
    });
    expect(ben.visibleMessages()).toEqual([]);
    await clock.advance(15 * 60_000);
    expect((await hook(discord, 'PATCH', '/messages/@original', message('still'))).status).toBe(200);
    expect(ann.visibleMessages().map(textOf)).toEqual(['still']);
    expect(
      (
        await request(
          discord,
          'PATCH',
          `/channels/${discord.channelId('general')}/messages/${id}`,
          message('bot'),
        )
      ).body.code,
    ).toBe(10008);
    await clock.advance(1);
    expect(await hook(discord, 'PATCH', `/messages/${id}`, message('late'))).toMatchObject({
      status: 401,
      body: { code: 50027 },
    });
    expect((await hook(discord, 'POST', '', message('late'))).body.code).toBe(50027);
    expect(discord.violations).toEqual([]);
  });

  it('can be deferred; the first follow-up replaces the deferred answer and keeps its visibility', async () => {
    const { discord, ann, ben } = await ready();
    const opening = ann.runCommand('/play', { game: 'chess' });
    expectFaults(
      await callback(discord, { type: 5, data: { flags: V2 } }),
      'data.flags MESSAGE_FLAGS_NOT_SETTABLE',
    );
    expect((await callback(discord, { type: 5, data: { flags: EPHEMERAL } })).status).toBe(204);
    expect((await opening).ephemeral?.thinking).toBe(true);
    const filled = await hook(discord, 'POST', '', message('filled'));
    expect(filled.body).toMatchObject({ id: (await opening).message?.id, flags: V2 | EPHEMERAL });
    expect(ann.visibleMessages().map(textOf)).toEqual(['filled']);
    const follow = await hook(discord, 'POST', '', message('for all'));
    expect(ben.visibleMessages().map(textOf)).toEqual(['for all']);
    expect((await hook(discord, 'DELETE', `/messages/${follow.body.id}`)).status).toBe(204);
    expect(ben.visibleMessages()).toEqual([]);
    expect((await hook(discord, 'GET', '/messages/@original')).body.flags).toBe(V2 | EPHEMERAL);
  });

  it('of a component updates its message at once or later', async () => {
    const { discord, ann, ben } = await ready();
    const opening = ann.runCommand('/play', { game: 'chess' });
    expectFaults(
      await callback(discord, { type: 7, data: message('x') }),
      'type INTERACTION_CALLBACK_TYPE_INVALID',
    );
    await callback(discord, { type: 4, data: withButton('table') });
    const table = (await opening).message!;
    discord.takeViolations();

    const pressing = ben.press(table, 'Hand');
    expect(discord.world.interactions.size).toBe(2);
    await callback(discord, { type: 6 });
    expect((await pressing).answer).toBe('later');
    expect((await hook(discord, 'PATCH', '/messages/@original', withButton('later'))).body.id).toBe(table.id);
    expect((await hook(discord, 'POST', '', message('yours', EPHEMERAL))).body.flags).toBe(V2 | EPHEMERAL);
    expect(ben.visibleEphemerals().map(textOf)).toEqual(['yours']);

    const again = ben.press(table, 'Hand');
    expectFaults(
      await callback(discord, { type: 7, data: { components: [text('')] } }),
      'data.components.0.content BASE_TYPE_MIN_LENGTH',
    );
    await callback(discord, { type: 7, data: message('updated') });
    expect(textOf((await again).message!)).toBe('updated');
    await expect(ben.press(table, 'Hand')).rejects.toThrow('Ben sees no button Hand on:\nupdated');
    const forged = ben.press(table, 'made:up', { forge: true });
    await callback(discord, { type: 6 });
    expect((await forged).answer).toBe('later');
  });

  it('of a deleted message cannot update it', async () => {
    const { discord, ann } = await ready();
    const opening = ann.runCommand('/play', { game: 'chess' });
    await callback(discord, { type: 4, data: withButton('table') });
    const table = (await opening).message!;
    void ann.press(table, 'Hand');
    discord.deleteMessage(table.id);
    expect((await callback(discord, { type: 7, data: message('x') })).body.code).toBe(10008);
    await expect(ann.press(table, 'Hand')).rejects.toThrow('does not see that message');
  });

  it('opens a modal and gets its submitted fields', async () => {
    const { discord, ann } = await ready();
    const opening = ann.runCommand('/play', { game: 'chess' });
    const input = { type: 4, custom_id: 'reason', style: 1, min_length: 3 };
    const label = { type: 18, label: 'Reason', component: input };
    const modal = { custom_id: 'adjust', title: 'Adjust', components: [label] };
    expectFaults(
      await callback(discord, { type: 9, data: { ...modal, components: [label, label] } }),
      'data.components.1.component.custom_id COMPONENT_CUSTOM_ID_DUPLICATED',
    );
    await callback(discord, { type: 9, data: modal });
    const shown = (await opening).modal!;
    await expect(ann.submitModal(shown, { Reason: 'no' })).rejects.toThrow(
      'Reason: from 3 to 4000 characters',
    );
    const submitting = ann.submitModal(shown, { Reason: 'a mistake' });
    expectFaults(await callback(discord, { type: 9, data: modal }), 'type INTERACTION_CALLBACK_TYPE_INVALID');
    await callback(discord, { type: 4, data: message('thanks', EPHEMERAL) });
    expect(textOf((await submitting).ephemeral!)).toBe('thanks');
    await expect(ann.submitModal(shown, { Reason: 'again' })).rejects.toThrow('not open');
  });

  it('answers an autocomplete with choices', async () => {
    const { discord, ann } = await ready();
    const typing = ann.autocomplete('/play', { game: 'che' }, 'game');
    expectFaults(
      await callback(discord, { type: 4, data: message('x') }),
      'type INTERACTION_CALLBACK_TYPE_INVALID',
    );
    await callback(discord, { type: 8, data: { choices: [{ name: 'チェス', value: 'chess' }] } });
    expect((await typing).choices).toEqual([{ name: 'チェス', value: 'chess' }]);
  });

  it('is not sent when Discord’s client would not send it', async () => {
    const { discord, ann } = await ready();
    await expect(ann.runCommand('/play')).rejects.toThrow('game is required');
    await expect(ann.runCommand('/play', { game: 'a', stake: 1 })).rejects.toThrow(
      'there is no option stake',
    );
    await expect(ann.runCommand('/rules')).rejects.toThrow('There is no command /rules; there are /play');
    expect(discord.world.interactions.size).toBe(0);
  });
});
