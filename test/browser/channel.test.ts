/** What a user of Discord expects of a channel: threads, links, pings, failed presses and long selects. */
import { ButtonStyle, ComponentType } from 'discord-api-types/v10';
import { expect, test } from 'vitest';
import { addThread } from '../../src/sandbox/world/channels.ts';
import { channelOf } from '../../src/sandbox/world/world.ts';
import { button, card, distanceFromEnd, lines, MOBILE, openStandInPage, row, text } from './stand-in-page.ts';

const CHANNEL_NAME = 'h1';

test('the "started a thread" message names the thread and opens it', async () => {
  const { discord, page, log } = await openStandInPage();
  const { world } = discord;
  const parent = channelOf(world, discord.channelId('one'));
  const thread = addThread(world, { parent, name: 'Table for four', ownerId: world.botId });
  const line = log.getByRole('article').filter({ hasText: 'started a thread' });
  await expect.poll(() => line.textContent()).toMatch(/Madoi started a thread: Table for four/);
  await line.getByRole('button', { name: 'Table for four' }).click();
  await expect.poll(() => page.locator(CHANNEL_NAME).textContent()).toBe('Table for four');
  discord.deleteChannel(thread.id);
  await expect.poll(() => page.locator(CHANNEL_NAME).textContent()).toBe('one');
  expect(await line.getByRole('button', { name: 'Table for four' }).count()).toBe(0);
  expect(await line.textContent()).toContain('Table for four');
});

test('links to messages jump to them within the page', async () => {
  const { discord, page, postAsBot, log } = await openStandInPage();
  const linked = postAsBot({ content: 'the linked message' });
  for (let index = 0; index < 20; index++) postAsBot({ content: lines(4) });
  const address = `https://discord.com/channels/${discord.guildId}/${linked.channelId}/${linked.id}`;
  postAsBot({
    channelId: discord.channelId('two'),
    components: [
      text(`bare ${address} and [named](${address}) and [out](https://example.com/)`),
      row({
        type: ComponentType.Button as const,
        style: ButtonStyle.Link as const,
        label: 'Go there',
        url: address,
      }),
    ],
  });
  for (const name of ['#one', 'named', 'Go there']) {
    await page.getByRole('button', { name: 'two' }).click();
    await page.getByRole('button', { name, exact: false }).and(log.getByRole('button')).first().click();
    await expect.poll(() => page.locator(CHANNEL_NAME).textContent()).toBe('one');
    const message = page.locator('article.highlighted');
    await expect.poll(() => message.textContent()).toContain('the linked message');
    const box = await message.boundingBox();
    expect(box?.y).toBeGreaterThan(50);
    expect(box?.y).toBeLessThan(700);
    expect(await distanceFromEnd(log)).toBeGreaterThan(500);
  }
  await page.getByRole('button', { name: 'two' }).click();
  expect(await log.getByRole('link', { name: 'out' }).getAttribute('href')).toBe('https://example.com/');
});

test('a divider separates days, and a link to a message outside of the log scrolls to its top', async () => {
  const { discord, page, postAsBot, log } = await openStandInPage();
  const first = postAsBot({ content: 'the very first' });
  const address = `https://discord.com/channels/${discord.guildId}/${first.channelId}/${first.id}`;
  for (let index = 0; index < 49; index++) {
    const message = postAsBot({ content: `message ${index}\n${lines(3)}` });
    if (index < 20) message.at -= 36 * 3_600_000;
  }
  first.at -= 36 * 3_600_000;
  postAsBot({ content: `[back](${address})` });
  await log.getByRole('button', { name: 'back' }).waitFor();
  expect(await log.locator('.day-divider').count()).toBe(1);
  await log.getByRole('button', { name: 'back' }).click();
  await expect.poll(() => page.getByText('Only the last 50 messages').isVisible()).toBe(true);
  await expect.poll(() => log.evaluate((box) => box.scrollTop)).toBe(0);
});

test('a relative time is updated every second', async () => {
  const { postAsBot, log } = await openStandInPage();
  postAsBot({ content: `<t:${Math.floor(Date.now() / 1000) + 30}:R>` });
  const left = log.locator('.markup time');
  const shown = await left.textContent();
  expect(shown).toMatch(/^in \d+ seconds$/);
  await expect.poll(() => left.textContent(), { timeout: 3_000 }).not.toBe(shown);
  expect(await left.getAttribute('title')).toMatch(/\d{4}/);
});

test('a ping shows in the message, on the member and in the title', async () => {
  const { discord, page, postAsBot } = await openStandInPage();
  const ben = discord.member('Ben').id;
  postAsBot({ content: `<@${ben}> your turn`, allowedMentions: { users: [ben] } });
  const chip = page.getByRole('button', { name: 'Act as Ben' });
  await chip.getByLabel('1 mention').waitFor();
  await expect.poll(() => page.title()).toBe('(1) #one | Madoi sandbox');
  expect(await page.locator('.message.pinged').count()).toBe(0);
  await chip.click();
  await page.locator('.message.pinged').waitFor();
  await expect.poll(() => page.title()).toBe('#one | Madoi sandbox');
});

test('a press that the bot does not answer shows that it failed', async () => {
  const { page, postAsBot, log } = await openStandInPage();
  postAsBot({ components: [card(text('table'), row(button('Join'), button('Leave')))] });
  const join = log.getByRole('button', { name: 'Join' });
  await join.click();
  await expect.poll(() => join.getAttribute('aria-busy')).toBe('true');
  expect(await log.getByRole('button', { name: 'Leave' }).getAttribute('aria-disabled')).toBe('true');
  await page.getByRole('alert').filter({ hasText: 'This interaction failed' }).waitFor();
  expect(await join.getAttribute('aria-busy')).toBe('false');
  await expect.poll(() => distanceFromEnd(log)).toBe(0);
});

const options = Array.from({ length: 25 }, (_, index) => ({
  label: `Option ${index + 1}`,
  value: `${index + 1}`,
  description:
    'A long description of what this is, which fills all of the hundred characters that it may have …',
  emoji: { name: '🂡' },
}));

test('a select with 25 options works by keyboard and by mouse', async () => {
  const { discord, page, postAsBot, log } = await openStandInPage();
  postAsBot({
    components: [
      card(row({ type: ComponentType.StringSelect, custom_id: 'pick', placeholder: 'Pick', options })),
    ],
  });
  const trigger = log.getByRole('combobox', { name: 'Pick' });
  const active = page.locator('.option.active');
  const isActiveVisible = async () => {
    const [option, list] = [await active.boundingBox(), await page.locator('.select-list').boundingBox()];
    if (!option || !list) return false;
    return option.y >= list.y - 1 && option.y + option.height <= list.y + list.height + 1;
  };
  await trigger.focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('End');
  await expect.poll(() => active.textContent()).toContain('Option 25');
  await expect.poll(isActiveVisible).toBe(true);
  await page.keyboard.press('PageUp');
  await expect.poll(() => active.textContent()).toContain('Option 17');
  await expect.poll(isActiveVisible).toBe(true);
  await page.keyboard.press('Escape');
  expect(await page.getByRole('option').count()).toBe(0);

  await trigger.click();
  await page.locator('.select-list').hover();
  await page.mouse.wheel(0, 4000);
  await page.getByRole('option', { name: /Option 24/ }).click();
  await expect.poll(() => trigger.textContent()).toContain('Option 24');
  const interaction = [...discord.world.interactions.values()].at(-1);
  expect(interaction).toMatchObject({ userId: discord.member('Ann').id });
});

test('on a phone an open list is above all else, and one of several has a button that confirms', async () => {
  const { discord, page, postAsBot, log } = await openStandInPage({ viewport: MOBILE, hasTouch: true });
  postAsBot({
    components: [
      card(
        text(lines(12)),
        row({
          type: ComponentType.StringSelect,
          custom_id: 'pick',
          placeholder: 'Pick',
          max_values: 3,
          options,
        }),
        row(button('Below')),
      ),
    ],
  });
  postAsBot({ components: [card(row(button('Another message')))] });
  await log.getByRole('combobox', { name: 'Pick' }).tap();
  await page.getByRole('option', { name: /Option 1 / }).waitFor();
  // At each place of the list, what a finger meets is the list.
  const covered = await page.locator('.select-list').evaluate((list) => {
    const { left, top, right, bottom } = list.getBoundingClientRect();
    const rows = Array.from({ length: 9 }, (_, index) => top + 4 + ((bottom - top - 8) * index) / 8);
    return rows.filter((y) => !list.contains(list.ownerDocument.elementFromPoint((left + right) / 2, y)));
  });
  expect(covered).toEqual([]);
  for (const index of [0, 1]) await page.getByRole('option').nth(index).tap();
  expect(discord.world.interactions.size).toBe(0);
  await page.getByRole('button', { name: 'Done' }).tap();
  await expect.poll(() => page.getByRole('option').count()).toBe(0);
  await expect.poll(() => discord.world.interactions.size).toBe(1);
});

test('the line above a reply shows the text of the message that was pressed', async () => {
  const { discord, page, postAsBot, log } = await openStandInPage();
  const pressed = postAsBot({ components: [card(text('## Dou Dizhu — Deal 1'), row(button('Hand')))] });
  postAsBot({
    viewerId: discord.member('Ann').id,
    flags: 1 << 6,
    replyToId: pressed.id,
    components: [card(text('Your hand'))],
  });
  await log.getByRole('button', { name: 'Dou Dizhu — Deal 1' }).waitFor();
  expect(await page.getByText('Click to see').count()).toBe(0);
});

test('the composer takes keys typed without a focus, and the focus after an ephemeral message is dismissed', async () => {
  const { discord, page, postAsBot } = await openStandInPage();
  await page.keyboard.type('hello');
  await expect.poll(() => page.getByRole('textbox').inputValue()).toBe('hello');
  postAsBot({ content: 'for you', viewerId: discord.member('Ann').id, flags: 1 << 6 });
  await page.getByRole('button', { name: 'Dismiss message' }).click();
  await page.locator('textarea:focus').waitFor();
});
