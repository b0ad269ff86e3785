/** The picture of a table's results, from the end of the table to what a member sees and a screen reader reads. */
import { ComponentType } from 'discord-api-types/v10';
import { type Member, type MessageView, textOf } from 'stand-in-discord/testing';
import { afterEach, describe, expect, test } from 'vitest';
import type { PictureDrawer } from '../../src/pictures/drawer.ts';
import { quickGames } from './quick-games.ts';
import { startTestBot, type TestBot } from './test-bot.ts';

const PNG = Buffer.from('89504e470d0a1a0a', 'hex');
const drawn: PictureDrawer = { draw: () => Promise.resolve(PNG), close: async () => {} };

let bot: TestBot;
let ann: Member;
afterEach(() => bot.close());

/** Starts the bot and a table that ends by itself: its only player lets the time run out. */
async function begin(pictures: PictureDrawer, options: Record<string, boolean> = {}): Promise<MessageView> {
  bot = await startTestBot({}, { games: quickGames, pace: () => 20, pictures });
  ann = bot.discord.member('Ann');
  const request = { 'one-shot': true, computers: 3, time: 'm1', ...options };
  const table = (await ann.runCommand('/play babasuki', request)).message!;
  await ann.press(table, 'Start');
  await bot.settle();
  return table;
}

async function playOut(table: MessageView): Promise<void> {
  for (let minutes = 0; !textOf(ann.view(table)!).includes('Final score'); minutes++) {
    expect(minutes).toBeLessThan(30);
    await bot.settle(60_000);
  }
  await bot.settle(5_000);
}

const pictureOf = (table: MessageView) => {
  const tops = ann.view(table)!.components;
  const parts = tops.flatMap((top) => (top.type === ComponentType.Container ? top.components : []));
  return parts.flatMap((part) => (part.type === ComponentType.MediaGallery ? part.items : []));
};

/** Edits of public messages. */
const editCount = (): number =>
  bot.discord.requests.filter(({ method, path }) => method === 'PATCH' && path.startsWith('/channels/'))
    .length;

test('the end of a table is shown with one picture, whose words say who has won and with what', async () => {
  const table = await begin(drawn);
  expect(pictureOf(table)).toEqual([]);
  await playOut(table);
  const [picture, ...others] = pictureOf(table);
  expect(others).toEqual([]);
  expect(ann.view(table)!.attachments).toMatchObject([{ content_type: 'image/png', size: PNG.length }]);
  expect(ann.view(table)!.attachments[0]!.description).toBe(picture!.description);
  expect(picture!.description).toMatch(
    // Equal totals share a place.
    /^Draft Babasuki · Results · .*\n.*wins?.*\n1\. .+(?:\n[1-4]\. .+){3}/u,
  );
  expect(picture!.description).toContain('Ann');
  expect(picture!.description!.length).toBeLessThanOrEqual(1024);
  expect(bot.discord.violations).toEqual([]);
});

test('a restart before the picture is posted neither loses nor doubles it', async () => {
  let draw = (): Promise<Buffer> => Promise.reject(new Error('the process is about to end'));
  const table = await begin({ draw: () => draw(), close: async () => {} });
  await playOut(table);
  expect(pictureOf(table)).toEqual([]);
  const edits = editCount();
  draw = () => Promise.resolve(PNG);
  await bot.restart();
  await bot.settle(10_000);
  expect(pictureOf(table)).toHaveLength(1);
  await bot.restart();
  await bot.settle(10_000);
  expect(pictureOf(table)).toHaveLength(1);
  expect(editCount()).toBe(edits + 1);
  expect(bot.discord.violations).toEqual([]);
});

describe('the result is shown without a picture', () => {
  test('where the bot may not attach files', async () => {
    const table = await begin(drawn);
    for (const channel of ['卓-1', '卓-2']) bot.discord.denyPermissions(channel, 'AttachFiles');
    await playOut(table);
    expect(pictureOf(table)).toEqual([]);
    expect(bot.discord.requests.filter(({ status }) => status === 403)).toEqual([]);
  });

  test('where Discord finds it too large', async () => {
    const table = await begin({ ...drawn, draw: () => Promise.resolve(Buffer.alloc(11 * 2 ** 20)) });
    await playOut(table);
    expect(pictureOf(table)).toEqual([]);
    expect(bot.discord.requests.filter(({ status }) => status === 413)).toHaveLength(1);
  });

  test('where it cannot be drawn', async () => {
    const table = await begin({ ...drawn, draw: () => Promise.reject(new Error('no thread')) });
    await playOut(table);
    expect(pictureOf(table)).toEqual([]);
    expect(bot.discord.violations).toEqual([]);
  });
});

test('a table whose host wants it has a picture from its first hand on, and none in its lobby', async () => {
  const table = await begin(drawn, { 'table-picture': true });
  await bot.settle(5_000);
  const [picture] = pictureOf(table);
  expect(picture!.description).toContain('Draft Babasuki · ');
  expect(picture!.description).toContain('Ann, choosing');
  await playOut(table);
  expect(pictureOf(table)[0]!.description).toContain('Results');
  expect(bot.discord.violations).toEqual([]);
});
