/** Live panels: what others do is shown, one's own press is answered, what was begun stays. */
import { HTTPError } from 'discord.js';
import { describe, expect, test } from 'vitest';
import { warn } from '../../../src/tables/play.ts';
import { ann, ben, taken } from '../../tables/made.ts';
import { annSays, benSays, GRACE, house, PACE, TOKEN } from './panel-setup.ts';

describe('what others do', () => {
  test('is shown through the panel’s token, a moment later', async () => {
    const { change, clock, sent, shown, table, texts } = house();
    shown();
    change(benSays(table));
    await clock.advance(GRACE - 1);
    expect(sent).toEqual([]);
    await clock.advance(1);
    expect(sent.map(({ token }) => token)).toEqual([TOKEN]);
    expect(texts()).toEqual(['Said: … take']);
  });

  test('is shown at a pace, the last state wins', async () => {
    const at = house();
    at.shown();
    at.change(benSays(at.table, 'think'));
    at.change(benSays(at.table));
    at.change(taken(at.table, warn));
    await at.clock.advance(GRACE);
    expect(at.texts()).toEqual(['Said: … take']);
    at.change(annSays(at.table, 'think'));
    at.change(annSays(at.table));
    await at.clock.advance(PACE - 1);
    expect(at.sent).toHaveLength(1);
    await at.clock.advance(1 + GRACE);
    expect(at.texts()).toEqual(['Said: … take', 'Said: take take']);
    await at.clock.advance(5 * PACE);
    expect(at.sent).toHaveLength(2);
  });

  test('that changes nothing to be seen is not sent', async () => {
    const { change, clock, sent, shown, table } = house();
    shown();
    change(taken(table, warn));
    await clock.advance(PACE);
    expect(sent).toEqual([]);
  });

  test('is shown to every player of the table, and to nobody at another', async () => {
    const { change, clock, sent, shown, table, panels } = house();
    shown();
    shown({ picked: '' }, { userId: ben.id, token: 'bens' });
    panels.refresh('bbbbbbbbbb');
    await clock.advance(PACE);
    expect(sent).toEqual([]);
    change(benSays(table));
    await clock.advance(GRACE);
    expect(sent.map(({ token }) => token).sort()).toEqual([TOKEN, 'bens']);
  });
});

describe('one’s own press', () => {
  test('is answered, and not shown a second time', async () => {
    const at = house();
    at.shown();
    at.change(annSays(at.table));
    at.shown();
    await at.clock.advance(5 * PACE);
    expect(at.sent).toEqual([]);
  });

  test('is shown although its answer went wrong', async () => {
    const { change, clock, shown, table, texts } = house();
    shown();
    change(annSays(table));
    await clock.advance(GRACE);
    expect(texts()).toEqual(['Said: take …']);
  });

  test('whose answer was drawn before something else happened is followed by that', async () => {
    const at = house();
    at.shown();
    const drawn = at.panels.draw(at.table, ann.id, 'en', { picked: '' });
    const old = at.table;
    at.change(benSays(at.table));
    at.panels.markShown(at.record(), old, drawn);
    await at.clock.advance(GRACE + PACE);
    expect(at.texts()).toEqual(['Said: … take']);
  });

  test('that overtook an edit is shown again, as it now is', async () => {
    const at = house();
    at.shown();
    let arrive = (): void => {};
    at.says.push(
      new Promise<void>((resolve) => {
        arrive = resolve;
      }),
    );
    at.change(benSays(at.table));
    await at.clock.advance(GRACE);
    at.change(annSays(at.table));
    at.shown({ picked: '' }, { token: 'newer' });
    arrive();
    await at.clock.advance(2 * PACE);
    expect(at.texts()).toEqual(['Said: … take', 'Said: take take']);
    expect(at.sent.map(({ token }) => token)).toEqual([TOKEN, 'newer']);
  });
});

describe('what a player had begun to pick, and what they were told', () => {
  const state = { picked: '2', notice: 'The game had moved on.' };

  test('stays while the question is the same', async () => {
    const { change, clock, sent, shown, table } = house();
    shown(state);
    await clock.advance(5 * PACE);
    expect(sent).toEqual([]);
    change(benSays(table));
    await clock.advance(GRACE);
    expect(sent[0]!.text).toContain('Picked: 2');
    expect(sent[0]!.text).toContain('The game had moved on.');
  });

  test('is gone with the next question', async () => {
    const { change, clock, sent, shown, table } = house();
    shown(state);
    change(annSays(table, 'think'));
    await clock.advance(GRACE);
    expect(sent[0]!.text).not.toContain('Picked');
    expect(sent[0]!.text).not.toContain('moved on');
  });
});

test('an edit that Discord could not take is made again, as the table is by then; nothing of it is in the log', async () => {
  const at = house();
  at.shown();
  const down = new HTTPError(502, 'Bad Gateway', 'PATCH', `https://x/webhooks/1/${TOKEN}`, {
    body: undefined,
    files: undefined,
  });
  at.says.push(down, down);
  at.change(benSays(at.table));
  await at.clock.advance(6_000);
  at.change(annSays(at.table));
  await at.clock.advance(15_000);
  expect(at.texts().at(-1)).toBe('Said: take take');
  expect(at.sent.length).toBeLessThanOrEqual(4);
  expect(at.lines.length).toBe(2);
  expect(at.lines.join()).not.toMatch(new RegExp(`${TOKEN}|Said`));
});

test('a second panel puts the first one away', () => {
  const { shown, deleted } = house();
  shown();
  shown({ picked: '' }, { token: 'newest' });
  expect(deleted).toEqual([]);
  shown({ picked: '' }, { token: 'newer', messageId: 'another' });
  expect(deleted).toEqual(['newest']);
});
