/** ドラフト・ババスキ！ through Discord: a whole table by components alone, with people and a computer. */

import { type Member, type MessageView, textOf } from 'stand-in-discord/testing';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { storedTable } from './table-in-play.ts';
import { buttons, controls, openPanel, selects, startTestBot, type TestBot } from './test-bot.ts';

let bot: TestBot;
beforeEach(async () => {
  bot = await startTestBot({}, { pace: () => 20 });
});
afterEach(async () => {
  expect(bot.discord.violations).toEqual([]);
  await bot.close();
});

/** Labels of the buttons to pick from: a card with its points, or a place of a hand. */
const OFFER = / · (?:raid \d|確保\d|hand \d|手札\d)|^\d+/;
/** The button that ends a pick, with a villain's name once there is one. */
const PLAY = /^(?:Keep|Draw|Discard|Choose)\b|(?:取る|引く|捨て札にする|選んでください)$/;
/** The select of villains, by its placeholder. */
const VILLAINS = /^Choose the villain|^中央に出す/;

/** The select that arranges one’s hand, and asks for a card’s new place. */
const ARRANGER = /^Hand order|^Where to put/;

/** Whether a computer is to draw from the reader’s hand, and waits for them. */
const isToGoOn = (panel: MessageView): boolean => textOf(panel).includes('The computer goes on');

/** Presses the next control of the question that a panel asks; false if there is none. */
async function pressNext(member: Member, panel: MessageView): Promise<boolean> {
  if (/You will keep|を取ります/.test(textOf(panel))) return false;
  const shown = controls(panel);
  const play = shown.find(({ label = '' }) => PLAY.test(label));
  const villains = shown.find(({ placeholder = '' }) => VILLAINS.test(placeholder));
  const offer = buttons(panel).find((label) => OFFER.test(label));
  if (isToGoOn(panel)) {
    await member.press(panel, 'Go on now');
    return true;
  }
  if (!play?.label) return false;
  if (!play.disabled) await member.press(panel, play.label);
  else if (villains && !villains.options!.some((option) => option.default))
    await member.select(panel, villains.custom_id!, villains.options![0]!.value);
  else if (offer) await member.press(panel, offer);
  else return false;
  return true;
}

/** Lets computers play on; a round that is over is followed by the next one. */
async function goOn(member: Member, panel: MessageView): Promise<void> {
  if (buttons(panel).includes('Next')) await member.press(panel, 'Next');
  await bot.settle(1_100);
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
  const keep = async (card: string): Promise<void> => {
    await ann.press(panelOf(ann), card);
    await ann.press(panelOf(ann), `Keep ${card.split(' · ')[0]}`);
  };
  await keep(first!);
  expect(buttons(panelOf(ann))).toContain(`✅ ${first}`);
  await keep(second!);
  expect(buttons(panelOf(ann))).toEqual(expect.arrayContaining([first, `✅ ${second}`]));
  expect(textOf(ann.view(opened)!)).toContain('has chosen');

  let ordered = false;
  for (let presses = 0; ; presses++) {
    expect(presses).toBeLessThan(200);
    if (textOf(ann.view(opened)!).includes('Final score')) break;
    // Somebody whose turn it need not be puts their hand in another order.
    const arranger = () => selects(panelOf(ann)).find(({ placeholder = '' }) => ARRANGER.test(placeholder));
    const arrange = (option: number) =>
      ann.select(panelOf(ann), arranger()!.custom_id!, arranger()!.options!.at(option)!.value);
    if (!ordered && arranger()) {
      ordered = true;
      await arrange(1);
      await arrange(-1);
      expect(arranger()!.placeholder).toBe('Hand order: as you put it');
      await arrange(0);
      expect(arranger()!.placeholder).toBe('Hand order: shuffled');
    }
    for (const name of names) {
      const member = discord.member(name);
      if (await pressNext(member, panelOf(member))) break;
    }
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
  expect(textOf(ann.view(opened)!)).toContain(
    'The rest is passed on: Ann → Haru → Mika → Ken → Yuki → Kai → Ann',
  );
  expect(textOf(ann.view(opened)!)).toContain('reaches a total of 100 is the last');
  for (let presses = 0; !buttons(ann.view(opened)!).includes('Next'); presses++) {
    expect(presses).toBeLessThan(100);
    await pressNext(ann, panel());
    await bot.settle(1_100);
  }
  expect(textOf(panel())).toMatch(/your total \*\*[−±+]?\d+\*\* \((?:tied )?\d(?:st|nd|rd|th) of 6\)/);
  await goOn(ann, panel());
  const second = await ann.waitForMessage('Round 2');
  expect(textOf(second)).toContain('the other way round: Ann → Kai → Yuki → Ken → Mika → Haru → Ann');
  expect(textOf(second)).toMatch(/earlier: \d+ pts?/);
  const { ephemeral } = await discord.member('Chika').runCommand('/rules babasuki');
  expect(textOf(ephemeral!)).toContain('まずはこれだけ');
}, 60_000);

test('a computer waits for the owner of the hand that it draws from, longer once they arrange it', async () => {
  const { discord, clock } = bot;
  const ann = discord.member('Ann');
  const opened = await table({ computers: 2 }, ['Ann']);
  const panelId = (await openPanel(ann, opened)).id;
  const panel = () => ann.view(panelId)!;
  const arranger = () => selects(panel()).find(({ placeholder = '' }) => ARRANGER.test(placeholder))!;
  const readyAt = (): number => Number(/The computer goes on <t:(\d+):R>/.exec(textOf(panel()))![1]) * 1_000;
  const playUntilWaitedFor = async (): Promise<void> => {
    for (let presses = 0; !isToGoOn(panel()); presses++) {
      expect(presses).toBeLessThan(200);
      await pressNext(ann, panel());
      // A round may end before a computer has drawn from Ann.
      await goOn(ann, panel());
    }
  };
  await playUntilWaitedFor();
  expect(textOf(panel())).toContain('Once you have chosen a card to move, it waits longer.');
  expect(textOf(ann.view(opened)!)).toMatch(/Ann may rearrange until the computer goes on, <t:\d+:R>/);
  const before = readyAt();
  await clock.advance(5_000);
  const select = arranger();
  await ann.select(panel(), select.custom_id!, select.options!.at(1)!.value);
  expect(arranger().placeholder).toMatch(/^Where to put/);
  expect(readyAt()).toBeGreaterThan(before);
  expect(textOf(panel())).not.toContain('waits longer');
  await bot.restart();
  await bot.settle();
  expect(readyAt()).toBeGreaterThan(before);
  // The place is not picked in time: the question is over.
  await clock.advance(31_500);
  expect(textOf(panel())).not.toContain('goes on');
  expect(selects(panel()).map(({ placeholder }) => placeholder)).not.toContainEqual(
    expect.stringMatching(/^Where to put/),
  );

  // Of two presses in the same tick one ends the wait, and the other is answered with the same panel.
  await playUntilWaitedFor();
  const waiting = panel();
  const { version, seq } = await storedTable(bot);
  const pressed = await Promise.all([1, 2].map(() => ann.press(waiting, 'Go on now')));
  for (const { answer } of pressed) expect(answer).toBeDefined();
  const after = await storedTable(bot);
  expect([after.version - version, after.seq - seq]).toEqual([1, 0]);
  await bot.settle();
  expect((await storedTable(bot)).seq).toBeGreaterThan(seq);
}, 60_000);

test('a hint keeps the place that is picked while all places are alike', async () => {
  const ann = bot.discord.member('Ann');
  const opened = await table({ computers: 2 }, ['Ann']);
  const panelId = (await openPanel(ann, opened)).id;
  const panel = () => ann.view(panelId)!;
  const places = () => buttons(panel()).filter((label) => /^(?:✓ )?\d$/.test(label));
  for (let presses = 0; places().length < 2; presses++) {
    expect(presses).toBeLessThan(200);
    await pressNext(ann, panel());
    await goOn(ann, panel());
  }
  const last = places().at(-1)!;
  await ann.press(panel(), last);
  await bot.settle();
  await ann.press(panel(), '💡 Hint');
  expect(textOf(panel())).toMatch(new RegExp(`[Dd]raw card ${last} with .* Any place will do\\.`));
  expect(places().at(-1)).toBe(`✓ ${last}`);
}, 60_000);
