/** Reviews of hands that are over: by their players, by others, shared, downloaded, from the ledger and by command. */
import { type Member, type MessageView, textOf } from 'stand-in-discord/testing';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { runScenario } from '../../src/game/scenario.ts';
import { games } from '../../src/games/index.ts';
import type { Thinker } from '../../src/tables/thinker.ts';
import { openRaw } from '../store/raw.ts';
import {
  buttons,
  canAct,
  endTable,
  openPanel,
  playFirstMove,
  selects,
  startTestBot,
  type TestBot,
} from './test-bot.ts';

/** Would have made the first choice everywhere, and finds every choice worth five points. */
const thinker: Thinker = {
  warmUp() {},
  think: async () => null,
  hint: async () => null,
  chooseAgain: async () => null,
  advise: async ({ game, view }) => ({
    name: game.nameOf(view.choices[0]),
    reason: { because: Object.keys(game.words.en.reasons)[0]! },
  }),
  evaluate: async (_, { steps }) => {
    const value = { before: -1.5, after: 3.5, change: 5, error: 0, side: [], expected: [] };
    return steps.map((step) => ({ ...value, step, from: step }));
  },
};

let bot: TestBot;
let ann: Member;
let ben: Member;
let eve: Member;
/** The message of a table of Ann, Ben and two computers, whose first deal of 闘地主 is over. */
let table: MessageView;
let panel: MessageView;
let id: string;

beforeAll(async () => {
  bot = await startTestBot({}, { pace: () => 200, thinker });
  [ann, ben, eve] = ['Ann', 'Ben', 'Eve'].map((name) => bot.discord.member(name)) as [Member, Member, Member];
  table = (await ann.runCommand('/play doudizhu', { computers: 2, deals: 2, pause: 'm10' })).message!;
  await ben.press(table, 'Join');
  panel = (await ann.press(table, 'Start')).ephemeral!;
  await bot.settle();
  id = /m:([0-9a-z]{10}):/.exec(JSON.stringify(ann.view(table)!.components))![1]!;
  const bens = await openPanel(ben, ben.view(table)!);
  for (let guard = 0; guard < 150 && !buttons(ann.view(table)!).includes('Review'); guard++) {
    for (const [member, view] of [
      [ann, panel],
      [ben, bens],
    ] as const)
      if (canAct(member.view(view)!)) await playFirstMove(member, member.view(view)!);
    await bot.settle(1_100);
  }
  await bot.settle(3_000);
}, 60_000);
afterEach(() => expect(bot.discord.violations).toEqual([]));
afterAll(() => bot.close());

const AT_START = /Dou Dizhu.*\n1\/\d+/;

const openReview = async (member: Member, on = table): Promise<MessageView> =>
  (await member.press(on, 'Review')).ephemeral!;

/** The id of a control that does this. */
const idOf = (message: MessageView, how: string): string =>
  JSON.stringify(message.components).match(new RegExp(`m:[0-9a-z]{10}:0:r\\.${how}\\.[^"]*`))![0];

const optionsOf = (message: MessageView, select: number): string[] =>
  selects(message)[select]!.options!.map(({ label }) => label);

const answerTo = async (member: Member, customId: string): Promise<string> =>
  textOf((await member.press(table, customId, { forge: true })).ephemeral!);

describe('a hand that is over', () => {
  it('is reviewed by a player, step by step, beside their panel, and over a restart', async () => {
    expect(buttons(ann.view(panel)!)).toContain('Review');
    const before = textOf(ann.view(panel)!);
    const review = await openReview(ann, ann.view(panel)!);
    expect(textOf(review)).toMatch(AT_START);
    expect(textOf(ann.view(panel)!)).toBe(before);
    await ann.press(ann.view(review)!, '⏭');
    expect(textOf(ann.view(review)!)).toContain('Deal 1 is over');
    // Near the end most cards are gone: there is room for everything that can be said of a choice.
    let analysed = '';
    for (let step = 0; step < 10 && !analysed.includes('💡'); step++) {
      await ann.press(ann.view(review)!, '◀');
      await bot.whenIdle();
      analysed = textOf(ann.view(review)!);
    }
    // The deal decides whose choice that is: of a computer's own choice the review says what it thought.
    expect(analysed).toMatch(/💡 (?:The computer’s choice|(?:Haru|Mika)’s thinking)/);
    const expected = /▶️ Next, \*\*(\w+):\*\*[\s\S]*With all hands known, ([^\n]*\1 could expect [^\n]+)/.exec(
      analysed,
    )?.[2];
    // By the computer's own choice nobody gains: what could be expected is the mean of both estimates then.
    expect(expected).toMatch(
      /^(?:this raised what \w+ could expect from about −1\.5 to about \+3\.5 chips|\w+ could expect about \+1\.0 chips after this)\./,
    );
    await ann.press(ann.view(review)!, '⏮');
    await ann.press(ann.view(review)!, '▶');
    expect(textOf(ann.view(review)!)).toMatch(/\n2\/\d+/);
    await bot.restart();
    await ann.press(ann.view(review)!, '▶');
    expect(textOf(ann.view(review)!)).toMatch(/\n3\/\d+/);
    await ann.press(ann.view(review)!, '⏮');
    expect(textOf(ann.view(review)!)).toMatch(AT_START);
    // No control of play is there.
    expect(JSON.stringify(ann.view(review)!.components)).not.toMatch(/:a\.|:s\.(?!-)/);
  });

  it('goes to a part of the hand, and is seen with other eyes', async () => {
    const review = await openReview(ann);
    const places = selects(review)[0]!;
    const turn = places.options!.findLast(({ label }) => label.startsWith('Trick '))!;
    await ann.select(review, places.custom_id!, turn.value);
    expect(textOf(ann.view(review)!)).not.toMatch(AT_START);
    expect(optionsOf(review, 1)).toEqual([
      '🔓 Everything open',
      '👥 What everybody saw',
      ...Array.from({ length: 4 }, () => expect.stringMatching(/^👤 Seen by ./)),
    ]);
    const eyes = () => selects(ann.view(review)!)[1]!.custom_id!;
    await ann.select(ann.view(review)!, eyes(), '👥 What everybody saw');
    await bot.whenIdle();
    const asAll = textOf(ann.view(review)!);
    expect(asAll).not.toContain('The computer’s choice');
    await ann.select(ann.view(review)!, eyes(), optionsOf(review, 1).find((label) => label.endsWith('Ben'))!);
    await bot.whenIdle();
    expect(textOf(ann.view(review)!)).not.toBe(asAll);
  });

  it('is reviewed by a stranger of the server in their language, and not as a table of another server', async () => {
    const chika = bot.discord.member('Chika');
    const label = buttons(chika.view(table)!).find((each) => each === 'Review')!;
    expect(textOf((await chika.press(table, label)).ephemeral!)).toContain('闘地主');
    expect(textOf(await openReview(eve))).toMatch(AT_START);
    expect(await answerTo(eve, 'm:zzzzzzzzzz:0:r.to.1.o.0')).toBe('That table is gone.');
    const unknown = await answerTo(eve, 'nonsense');
    for (const customId of [`m:${id}:0:r.to.0.o.0`, `m:${id}:0:r.fly.1.o.0`, `m:${id}:0:r.to.1.x.0`])
      expect(await answerTo(eve, customId)).toBe(unknown);
    // A step and a seat that do not exist become the nearest that do.
    expect(await answerTo(eve, `m:${id}:0:r.to.1.9.99999`)).toContain('Deal 1 is over');
  });

  it('of a table that is another server’s is refused, whatever its id says', async () => {
    const stored = bot.store.tables;
    const found = (await stored.find(id))!;
    await stored.create({
      ...found,
      id: 'zzzzzzzzzy',
      guildId: '100000000000000009',
      phase: 'over',
      endedBy: null,
    } as Parameters<typeof stored.create>[0]);
    const missing = await answerTo(eve, 'm:zzzzzzzzzz:0:v.review');
    expect(await answerTo(eve, 'm:zzzzzzzzzy:0:v.review')).toBe(missing);
    expect(await answerTo(eve, 'm:zzzzzzzzzy:0:r.file.1.o.0')).toBe(missing);
    expect(textOf((await eve.runCommand('/replay', { table: 'zzzzzzzzzy' })).ephemeral!)).toBe(missing);
  });

  it('is shared with all in the server’s language, at a pace', async () => {
    const review = await openReview(ann);
    const shown = textOf(review);
    expect((await ann.press(review, idOf(review, 'share'))).answer).toBeDefined();
    await bot.whenIdle();
    const post = ann.visibleMessages().findLast(({ ephemeral }) => !ephemeral)!;
    expect(textOf(post)).toContain('Shared by Ann');
    expect(textOf(ann.view(review)!).split('\n')[0]).toBe(shown.split('\n')[0]);
    const again = await ann.press(ann.view(review)!, idOf(review, 'share'));
    expect(textOf(again.ephemeral!)).toContain('Try again in');
    const others = (await eve.press(post, 'Review')).ephemeral!;
    expect(textOf(others)).toMatch(AT_START);
  });

  it('is downloaded as text and as a file that plays again to the stored end', async () => {
    const review = await openReview(ann);
    await ann.press(review, '⏭');
    const files = (await ann.press(ann.view(review)!, idOf(ann.view(review)!, 'file'))).ephemeral!;
    const [text, json] = files.attachments;
    expect([text!.filename, json!.filename]).toEqual([`doudizhu-${id}-1.txt`, `doudizhu-${id}-1.json`]);
    const read = async (url: string): Promise<string> => (await fetch(url)).text();
    expect(await read(text!.url)).toMatch(/^1\. .+: /m);
    const file = await read(json!.url);
    expect(runScenario(JSON.parse(file), games)).toMatchObject({ over: true, passed: true });
    const { seed } = (await bot.store.tables.find(id)) as { seed?: string };
    expect(file).not.toContain(seed!);
  });

  it('is downloaded from its first step on, by Go to …', async () => {
    const review = await openReview(ann);
    expect(textOf(review)).toMatch(AT_START);
    const menu = selects(review)[0]!;
    const option = menu.options!.find(({ label }) => label.includes('Download'))!;
    const { ephemeral } = await ann.select(review, menu.custom_id!, option.value);
    expect(ephemeral!.attachments.map(({ filename }) => filename)).toEqual([
      `doudizhu-${id}-1.txt`,
      `doudizhu-${id}-1.json`,
    ]);
    expect(textOf(ann.view(review)!)).toMatch(AT_START);
  });

  it('is linked from the ledger', async () => {
    const history = (await eve.runCommand('/ledger history', { book: 'chips' })).ephemeral!;
    expect(optionsOf(history, 0)).toEqual([expect.stringMatching(/^#\d+ · .*1/)]);
    const menu = selects(history)[0]!;
    const review = (await eve.select(history, menu.custom_id!, menu.options![0]!.value)).ephemeral!;
    expect(textOf(review)).toMatch(AT_START);
  });

  it('is found by /replay, which lists the own tables and those of the channel', async () => {
    const typed = async (member: Member, text: string, channel = '卓-1') =>
      (await member.autocomplete('/replay', { table: text }, 'table', { channel })).choices;
    expect(await typed(eve, '闘地主 ben')).toEqual([
      { name: expect.stringContaining('Ann, Ben'), value: id },
    ]);
    expect(await typed(eve, 'bluff')).toEqual([]);
    expect(await typed(eve, '', '卓-2')).toEqual([]);
    expect(await typed(ann, '', '卓-2')).toHaveLength(1);
    const answer = async (options: Record<string, string | number>) =>
      textOf((await eve.runCommand('/replay', options)).ephemeral!);
    expect(await answer({ table: id })).toMatch(AT_START);
    expect(await answer({ table: id, hand: 2 })).toContain('is not over');
    expect(await answer({ table: 'nonsense' })).toBe('That table is gone.');
  });
});

describe('a hand in play', () => {
  beforeAll(async () => {
    for (const [member, on] of [
      [ann, panel],
      [ben, null],
    ] as const) {
      const shown = on ? member.view(on)! : await openPanel(member, member.view(table)!);
      await member.press(shown, 'Next');
    }
    await bot.settle();
  });

  it('is reviewed by nobody, and the one before it by all', async () => {
    // It opens the only hand that is over, and never the one in play.
    expect(textOf(await openReview(eve))).toMatch(AT_START);
    expect(await answerTo(eve, `m:${id}:0:r.to.2.o.0`)).toContain('is not over');
    expect(await answerTo(ann, `m:${id}:0:r.pick.2.t.0`)).toContain('is not over');
    const { ephemeral: list } = await eve.press(table, `m:${id}:0:r.hands.1.t.0`, { forge: true });
    expect(optionsOf(list!, 0)).toEqual([expect.stringMatching(/^\S.* · .*[+−±]\d/)]);
    await eve.select(list!, selects(list!)[0]!.custom_id!, 'r.pick.1.t.0');
    expect(textOf(eve.view(list!)!)).toMatch(AT_START);
    expect(await answerTo(ann, `m:${id}:0:r.file.2.o.0`)).toContain('is not over');
    expect(await answerTo(ann, `m:${id}:0:r.share.2.t.0`)).toContain('is not over');
    expect(await answerTo(eve, `m:${id}:0:v.review`)).toMatch(AT_START);
  });

  it('that was ended unfinished is not reviewed either', async () => {
    await endTable(ann);
    await bot.settle();
    expect(buttons(ann.view(table)!)).toContain('Review');
    expect(await answerTo(eve, `m:${id}:0:r.to.2.o.0`)).toContain('is not over');
    expect(textOf(await openReview(eve))).toMatch(AT_START);
  });

  it('names a member whose name was erased as a former one', async () => {
    const { ephemeral } = await ben.runCommand('/privacy erase');
    await ben.press(ephemeral!, buttons(ephemeral!)[0]!);
    await bot.settle();
    const review = await openReview(ann);
    expect(optionsOf(review, 1).join()).toContain('former member');
    expect(JSON.stringify(review.components)).not.toContain('Ben');
  });

  it('that cannot be played again, of a stopped table, or with deleted plays is refused', async () => {
    const change = async (statement: string): Promise<string> => {
      await bot.stop();
      const database = openRaw(bot.databaseUrl);
      database.prepare(statement).run(id);
      database.close();
      await bot.start();
      return answerTo(eve, `m:${id}:0:r.to.1.o.0`);
    };
    expect(
      await change(`UPDATE "Move" SET "action" = '{"do":"pass"}' WHERE "tableId" = ? AND "seq" = 1`),
    ).toMatch(/cannot be read/);
    expect(await change(`UPDATE "Move" SET "action" = 'nonsense' WHERE "tableId" = ? AND "seq" = 1`)).toMatch(
      /cannot be read/,
    );
    expect(await change(`UPDATE "Table" SET "phase" = 'quarantined' WHERE "id" = ?`)).toMatch(/was stopped/);
    expect(await change(`UPDATE "Table" SET "phase" = 'cleared' WHERE "id" = ?`)).toMatch(
      /no longer|deleted|not kept/,
    );
  });
});
