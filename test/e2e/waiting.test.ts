/** Waiting for a seat: in play, in the place of a player who is gone, and at the rematch. */
import { type Member, type MessageView, textOf } from 'stand-in-discord/testing';
import { beforeAll, describe, expect, it } from 'vitest';
import { openPrivateTable } from './private-table.ts';
import { controlId } from './settings-panel.ts';
import { buttons, endTable, leaveTable, openPanel, startTable } from './test-bot.ts';
import { watchedBot } from './watching-setup.ts';

const { bot, member, shown, idOf, watch, press, waitingAt, mentionOf } = watchedBot();

let ann: Member;
let ben: Member;
let dan: Member;
let eve: Member;
beforeAll(() => {
  [ann, ben, dan, eve] = ['Ann', 'Ben', 'Dan', 'Eve'].map(member) as [Member, Member, Member, Member];
});

describe('a member who waits for a seat', () => {
  const two = (options = {}): Promise<MessageView> =>
    startTable(bot(), ['Ann', 'Ben'], { computers: 2, time: 'off', ...options });

  it('is on the list once, however often they press, and off it by one press more', async () => {
    const table = await two();
    const dans = await watch(dan, table);
    await Promise.all([press(dan, dans, 'Wait for a seat'), press(dan, dans, 'Wait for a seat')]);
    expect(await waitingAt(table)).toEqual(['Dan']);
    await bot().restart();
    expect(await waitingAt(table)).toEqual(['Dan']);
    await press(dan, dans, 'Leave the list');
    await bot().settle();
    expect(await waitingAt(table)).toEqual([]);
    expect(shown(ann, table)).not.toContain('Next:');
    const twice = await dan.press(dan.view(dans)!, `m:${idOf(table)}:0:v.stopWaiting`, { forge: true });
    expect(textOf(twice.message!)).toContain('You are watching');
    // Each change is written and shown to all: a few a minute are enough.
    const restless = member('W4');
    const panel = await watch(restless, table);
    for (let times = 0; times < 5; times++) {
      expect(textOf(await press(restless, panel, 'Wait for a seat'))).toContain('the next free seat');
      await press(restless, panel, 'Leave the list');
    }
    expect(textOf(await press(restless, panel, 'Wait for a seat'))).toContain('10 times within a minute');
    expect(await waitingAt(table)).toEqual([]);
  });

  it('is called by a new nickname as soon as they use the bot', async () => {
    const table = await two();
    const waiting = member('W5');
    const panel = await watch(waiting, table);
    await press(waiting, panel, 'Wait for a seat');
    bot().discord.setNickname('W5', 'Wanda');
    await waiting.runCommand('/table show');
    await bot().settle();
    expect(await waitingAt(table)).toEqual(['Wanda']);
    await press(waiting, panel, 'Leave the list');
  });

  it('is told of a seat that is left; whoever takes it first has it, and their panel in place of the watcher’s', async () => {
    const table = await two();
    // Who has left the server is passed over.
    await press(member('W7'), await watch(member('W7'), table), 'Wait for a seat');
    bot().discord.removeMember('W7');
    const dans = await watch(dan, table);
    await press(dan, dans, 'Wait for a seat');
    const eves = await watch(eve, table);
    await press(eve, eves, 'Wait for a seat');
    const asked = (await ben.runCommand('/table seats')).ephemeral!;
    await press(ben, await press(ben, asked, 'Leave for good'), 'Leave for good');
    await bot().settle();
    expect(textOf(mentionOf(dan)!)).toContain('A seat is free');
    expect(mentionOf(eve)).toBeUndefined();
    expect(await waitingAt(table)).toEqual(['Dan', 'Eve']);
    const [mine, hers] = await Promise.all([
      dan.press(dan.view(dans)!, 'Take a seat'),
      eve.press(eve.view(eves)!, 'Take a seat'),
    ]);
    const texts = [mine, hers].map(({ ephemeral, message }) => textOf((ephemeral ?? message)!));
    expect(texts.filter((text) => text.includes('somebody was faster'))).toHaveLength(1);
    await bot().settle();
    const [winner, panel] = texts[0]!.includes('faster') ? [eve, eves] : [dan, dans];
    expect(shown(winner, panel)).toContain('Your hand');
    expect(await waitingAt(table)).toEqual([winner === dan ? 'Eve' : 'Dan']);
    // Who has left for good may watch, too.
    const bens = await openPanel(ben, table);
    expect(textOf(await press(ben, bens, 'Watch'))).toContain('You are watching');
  });

  it('is told of a seat that is left and taken by turns once a minute, and of none that is taken', async () => {
    const table = await two();
    await press(dan, await watch(dan, table), 'Wait for a seat');
    const news = (): MessageView[] =>
      dan.visibleMessages().filter((each) => textOf(each).includes(`<@${dan.id}> A seat is free`));
    const leave = async (): Promise<void> => {
      const asked = (await ben.runCommand('/table seats')).ephemeral!;
      await press(ben, await press(ben, asked, 'Leave for good'), 'Leave for good');
      await bot().settle();
    };
    const take = async (): Promise<void> => {
      await ben.press(ben.view(table)!, 'Take a seat');
      await bot().settle();
    };
    const before = news().length;
    await leave();
    expect(news()).toHaveLength(before + 1);
    await take();
    expect(news()).toHaveLength(before);
    await leave();
    expect(news()).toHaveLength(before);
    await take();
    await bot().settle(61_000);
    await leave();
    expect(news()).toHaveLength(before + 1);
    await endTable(ann);
    await bot().settle();
    expect(news()).toHaveLength(before);
  });

  it('is offered in the place of a player who is away, and has the seat once they come', async () => {
    const table = await two();
    const dans = await watch(dan, table);
    await press(dan, dans, 'Wait for a seat');
    await leaveTable(ben);
    const seats = (await ann.runCommand('/table seats')).ephemeral!;
    expect(textOf(seats)).toContain('Dan is waiting for a seat');
    const answer = await ann.select(seats, 'Replace by Dan …', 'Ben');
    expect(textOf(answer.message!)).toContain('Dan has the seat now');
    await bot().settle();
    expect(textOf(mentionOf(dan)!)).toContain('You have a seat now');
    expect(shown(dan, dans)).toContain('You are away');
    await press(dan, dans, 'I’m back');
    expect(shown(dan, dans)).toContain('Your hand');
    expect(await waitingAt(table)).toEqual([]);
    const later = (await ann.runCommand('/table seats')).ephemeral!;
    expect(textOf(later)).not.toContain('waiting for a seat');
    const id = `m:${idOf(table)}:0:v.replaceBy.3-${ben.id}-${dan.id}`;
    expect(textOf((await ann.press(later, id, { forge: true })).message!)).toContain('already free');
    // Nobody is replaced by somebody who has left the server.
    await press(member('W8'), await watch(member('W8'), table), 'Wait for a seat');
    await leaveTable(dan);
    const offer = (await ann.runCommand('/table seats')).ephemeral!;
    bot().discord.removeMember('W8');
    const refusal = await ann.select(offer, 'Replace by W8 …', 'Dan');
    expect(textOf(refusal.message!)).toContain('the waiting list is not as it was');
    expect(await waitingAt(table)).toEqual([]);
  });

  it('has a seat at the rematch before computers, unless all are kept for those who played, and is told', async () => {
    const table = await two();
    for (const name of ['W9', 'Dan', 'Eve', 'W0', 'W1']) {
      const each = member(name);
      await press(each, await watch(each, table), 'Wait for a seat');
    }
    await endTable(ann);
    bot().discord.removeMember('W9');
    await bot().settle();
    const lobby = (await ann.press(ann.view(table)!, 'Rematch')).message!;
    await bot().settle();
    expect(shown(ann, lobby)).toMatch(/1\. Ann[\s\S]*2\. Dan\n3\. Eve\n4\. free[\s\S]*Next: W0, W1/);
    expect(textOf(mentionOf(dan)!)).toContain('You have a seat at the rematch');
    expect(mentionOf(member('W1'))!.id).toBe(mentionOf(dan)!.id);
    expect(shown(ann, table)).not.toContain('Next:');
    const w1 = member('W1');
    const gone = await w1.press(mentionOf(w1)!, 'Leave the list');
    expect(textOf(gone.ephemeral!)).toContain('You do not wait for a seat');
    await bot().settle();
    expect(shown(ann, lobby)).toMatch(/Next: W0\n/);
    await ben.press(ben.view(lobby)!, 'Join');
    await eve.press(eve.view(lobby)!, 'Leave');
    await ann.press(ann.view(lobby)!, 'Start with 1 computer');
    await bot().settle();
    const { seats } = (await bot().store.tables.find(idOf(lobby)))!;
    expect(seats.map(({ name }) => name)).toEqual(['Ann', 'Dan', 'Ben', 'W0']);
    expect(await waitingAt(lobby)).toEqual([]);
  });

  it('has a private table in `/tables`, and is told there of a seat that is left', async () => {
    const { channel, shownTo } = await openPrivateTable(bot(), 'bluff', ['Ann', 'Ben', 'Dan']);
    await ben.press(shownTo(ben), 'Join');
    await bot().settle();
    await ann.press(shownTo(ann), buttons(shownTo(ann)).find((label) => /^Start with/.test(label))!);
    await bot().settle();
    const list = (await dan.runCommand('/tables')).ephemeral!;
    const panel = (await dan.press(list, 'Watch')).ephemeral!;
    expect(textOf(panel)).toContain('You are watching');
    await press(dan, panel, 'Wait for a seat');
    const asked = (await ben.runCommand('/table seats', {}, { channel })).ephemeral!;
    await press(ben, await press(ben, asked, 'Leave for good'), 'Leave for good');
    await bot().settle();
    const mention = dan.visibleMessages(channel).findLast(({ pinged, ephemeral }) => pinged && !ephemeral)!;
    expect(textOf(mention)).toContain('A seat is free');
    await dan.press(mention, 'Take a seat');
    await bot().settle();
    expect(textOf(shownTo(ann))).toContain('Dan');
  });

  it('is mentioned nowhere where the server wants no mentions', async () => {
    await bot().store.settings.change(bot().discord.guildId, { pings: false });
    const table = await two();
    const crowd = member('W5');
    await press(crowd, await watch(crowd, table), 'Wait for a seat');
    const asked = (await ben.runCommand('/table seats')).ephemeral!;
    await press(ben, await press(ben, asked, 'Leave for good'), 'Leave for good');
    await bot().settle();
    expect(mentionOf(crowd)).toBeUndefined();
    await bot().store.settings.change(bot().discord.guildId, { pings: true });
  });

  it('is told of a seat without a mention who wants no mentions, in play and at the rematch', async () => {
    const table = await two();
    await press(dan, await watch(dan, table), 'Wait for a seat');
    await press(eve, await watch(eve, table), 'Wait for a seat');
    const preferences = (await dan.runCommand('/me')).ephemeral!;
    await dan.press(preferences, controlId(preferences, 'u:set:pings:'));
    const told = (words: string): MessageView =>
      dan.visibleMessages().findLast((message) => !message.ephemeral && textOf(message).includes(words))!;
    const asked = (await ben.runCommand('/table seats')).ephemeral!;
    await press(ben, await press(ben, asked, 'Leave for good'), 'Leave for good');
    await bot().settle();
    expect(textOf(told('A seat is free'))).toContain(`<@${dan.id}>`);
    expect(told('A seat is free')).toMatchObject({ mentions: [], pinged: false });
    await endTable(ann);
    await bot().settle();
    await ann.press(ann.view(table)!, 'Rematch');
    await bot().settle();
    expect(textOf(told('at the rematch'))).toContain(`<@${dan.id}>`);
    expect(told('at the rematch')).toMatchObject({ mentions: [eve.id], pinged: false });
    await dan.press(dan.view(preferences)!, controlId(dan.view(preferences)!, 'u:set:pings:'));
  });

  it('is forgotten with their name, and watches no more', async () => {
    const table = await two();
    const crowd = member('W6');
    const panel = await watch(crowd, table);
    await press(crowd, panel, 'Wait for a seat');
    await bot().settle(6_000);
    const { ephemeral } = await crowd.runCommand('/privacy erase');
    await crowd.press(ephemeral!, buttons(ephemeral!)[0]!);
    await bot().settle(6_000);
    expect(await waitingAt(table)).toEqual([]);
    expect(shown(ann, table)).not.toContain('W6');
    const rows: unknown[] = [];
    for await (const page of bot().store.people.personalData(crowd.id)) rows.push(...page);
    expect(rows).toEqual([]);
  });
});
