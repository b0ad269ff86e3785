/** "Why can't I …?" through Discord: from the panel to the answer, and from a legal pick to the play. */
import { type Member, type MessageView, textOf } from 'stand-in-discord/testing';
import { expect, test } from 'vitest';
import { playUntilTurn, storedTable } from './table-in-play.ts';
import { buttons, selects, startTestBot } from './test-bot.ts';

/** Picks an option of one of the panel's selects by its label. */
async function pick(member: Member, panel: MessageView, select: number, label: string): Promise<MessageView> {
  const menu = selects(panel)[select]!;
  const option = menu.options!.find((each) => each.label === label)!;
  const { ephemeral } = await member.select(panel, menu.custom_id!, [option.value]);
  return ephemeral!;
}

test('a player asks, reads why not, and does what is legal from there', async () => {
  const bot = await startTestBot({}, { pace: () => 200 });
  try {
    const ann = bot.discord.member('Ann');
    const table = (await ann.runCommand('/play bluff', { computers: 1 })).message!;
    const panel = (await ann.press(table, 'Start')).ephemeral!;
    await playUntilTurn(bot, ann, panel);

    await ann.press(panel, 'More');
    const page = (await ann.press(ann.view(panel)!, 'Why can’t I …?')).ephemeral!;
    expect(page.id).toBe(panel.id);
    expect(textOf(page)).toContain('the answer appears here');

    await pick(ann, page, 0, '1s');
    const lowest = await pick(ann, ann.view(panel)!, 1, '1');
    const isOpening = textOf(page).includes('There is nothing to challenge yet');
    expect(textOf(lowest)).toContain(isOpening ? '✅ You may!' : '🚫 1×① is not above');

    await pick(ann, lowest, 0, '★ wilds');
    const highest = await pick(ann, ann.view(panel)!, 1, '10');
    expect(textOf(highest)).toContain('✅ You may!');
    const before = await storedTable(bot);
    await ann.press(highest, buttons(highest).find((label) => label.startsWith('Call 10×★'))!);
    expect((await storedTable(bot)).seq).toBeGreaterThan(before.seq);
    expect(textOf(ann.view(panel)!)).not.toContain('Why can’t I …?');

    expect(bot.discord.violations).toEqual([]);
  } finally {
    await bot.close();
  }
}, 30_000);
