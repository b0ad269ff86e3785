/** ドラフト・ババスキ！ through Discord: a whole table by components alone, with people and a computer. */

import { type Member, type MessageView, textOf } from 'stand-in-discord/testing';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { buttons, openPanel, selects, startTestBot, type TestBot } from './test-bot.ts';

let bot: TestBot;
beforeEach(async () => {
  bot = await startTestBot({}, { pace: () => 20 });
});
afterEach(async () => {
  expect(bot.discord.violations).toEqual([]);
  await bot.close();
});

/** Labels of the controls that a round waits for: a card to keep, a villain, or the back of a card. */
const OFFER = /^(?:Villain|Hero|Treasure|Cat|ヴィラン|ヒーロー|おたから|ねこ) |^\d+/;
/** The next control to press; numbers come last, as the villain is chosen first. */
function nextPick(panel: MessageView): string | undefined {
  if (textOf(panel).includes('You will keep')) return undefined;
  return buttons(panel).findLast((label) => OFFER.test(label));
}

async function table(options: Record<string, boolean | number>, names: readonly string[]) {
  const [host, ...others] = names.map((name) => bot.discord.member(name));
  const opened = await host!.runCommand('/play babasuki', options);
  for (const other of others) await other.press(opened.message!, 'Join');
  await host!.press(opened.message!, 'Start');
  await bot.settle();
  return opened.message!;
}

test('two members and a computer play a table of one shot to its end, and the scores are posted', async () => {
  const { discord } = bot;
  const names = ['Ann', 'Chika'];
  const opened = await table({ 'one-shot': true, computers: 1 }, names);
  const panels = new Map<string, string>();
  for (const name of names) panels.set(name, (await openPanel(discord.member(name), opened)).id);
  const panelOf = (member: Member) => member.view(panels.get(member.name)!)!;

  const ann = discord.member('Ann');
  // A pick may be changed while others pick, and the public message does not show which it was.
  const [first, second] = buttons(panelOf(ann)).filter((label) => OFFER.test(label));
  await ann.press(panelOf(ann), first!);
  expect(buttons(panelOf(ann))).not.toContain(first);
  await ann.press(panelOf(ann), second!);
  expect(buttons(panelOf(ann))).toContain(first);
  expect(buttons(panelOf(ann))).not.toContain(second);
  expect(textOf(ann.view(opened)!)).toContain('has chosen');

  let ordered = false;
  for (let presses = 0; ; presses++) {
    expect(presses).toBeLessThan(200);
    if (textOf(ann.view(opened)!).includes('Final score')) break;
    // Somebody whose turn it need not be puts their hand in another order.
    const [which] = selects(panelOf(ann));
    if (!ordered && which?.custom_id && which.options) {
      ordered = true;
      await ann.select(panelOf(ann), which.custom_id, which.options[0]!.value);
      const where = selects(panelOf(ann)).at(-1)!;
      await ann.select(panelOf(ann), where.custom_id!, where.options!.at(-1)!.value);
      expect(textOf(panelOf(ann))).toContain('the order you gave it');
      await ann.press(panelOf(ann), '🔀 Shuffle');
      expect(textOf(panelOf(ann))).toContain('is shuffled for you');
    }
    const actor = names.map((name) => discord.member(name)).find((member) => nextPick(panelOf(member)));
    if (actor) await actor.press(panelOf(actor), nextPick(panelOf(actor))!);
    await bot.settle(1_100);
  }
  expect(ordered).toBe(true);
  const final = await ann.waitForMessage('Final score');
  expect(textOf(final)).toContain('The raid is over');
  expect(textOf(final)).toMatch(/wins!|A draw/);
  expect(textOf(final)).toContain('📒 Scores of Draft Babasuki');
  const standings = await bot.store.ledger.standings(discord.guildId, 'score-babasuki');
  expect(standings.map(({ account }) => account).toSorted()).toEqual(
    [...names.map((name) => discord.member(name).id), 'computers'].toSorted(),
  );
  expect(standings.reduce((sum, { total }) => sum + total, 0)).toBeGreaterThan(0);
}, 60_000);

test('the next round keeps the totals and reverses the direction of play', async () => {
  const { discord } = bot;
  const ann = discord.member('Ann');
  const opened = await table({ computers: 5 }, ['Ann']);
  const panelId = (await openPanel(ann, opened)).id;
  const panel = () => ann.view(panelId)!;
  expect(textOf(ann.view(opened)!)).toContain('The rest goes left');
  for (let presses = 0; !buttons(ann.view(opened)!).includes('Next'); presses++) {
    expect(presses).toBeLessThan(60);
    const label = nextPick(panel());
    if (label) await ann.press(panel(), label);
    await bot.settle(1_100);
  }
  expect(textOf(ann.view(opened)!)).toContain('100 ends the game');
  await bot.settle(62_000);
  const second = await ann.waitForMessage('Round 2');
  expect(textOf(second)).toContain('The rest goes right');
  expect(textOf(second)).toMatch(/total \d+/);
  const { ephemeral } = await discord.member('Chika').runCommand('/rules babasuki');
  expect(textOf(ephemeral!)).toContain('まずはこれだけ');
}, 60_000);
