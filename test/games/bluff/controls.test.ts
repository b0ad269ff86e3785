/** How a turn of ブラフ is made by the controls of a panel. */
import { describe, expect, it } from 'vitest';
import { type Panel, panelParts } from '../../../src/game/screen.ts';
import { LOCALES } from '../../../src/game/words.ts';
import { bluff } from '../../../src/games/bluff/index.ts';
import { choicesOn, faultsOf, reachableScreens, showsOn } from '../../game/screens.ts';
import { linesOf, panelOf } from './lines.ts';
import { afterMoves, choiceNames, type Match, matchFromSeed, matchOf } from './setup.ts';

const called = afterMoves(matchOf({ dice: '136 24566 55' }), [0, '2x3']);

const buttonsOf = ({ controls, last }: Panel) => [
  ...controls.flatMap((part) => (part.part === 'buttons' ? part.buttons : [])),
  ...last,
];
/** What is pressed to play, and what stands in the last row. */
const playOf = (panel: Panel) => buttonsOf(panel)[0]!;
const lastOf = (panel: Panel) => panel.last[0]!;

const selectsOf = ({ controls }: Panel) => controls.flatMap((part) => (part.part === 'select' ? [part] : []));
const selectedOf = (panel: Panel) =>
  selectsOf(panel).map(({ options }) => options.find(({ selected }) => selected)?.label ?? null);

/** The kinds of a panel's rows, from the first to the last. */
const rowsOf = (panel: Panel) =>
  panelParts(panel).flatMap(({ part }) => (/select|buttons/.test(part) ? [part] : []));

describe('a call (bluff 7)', () => {
  it('has nothing picked at first: no call is suggested', () => {
    const panel = panelOf(called, 1);
    expect(selectedOf(panel)).toEqual([null, null]);
    expect(playOf(panel)).toMatchObject({ label: 'Call: choose a face and a number', disabled: true });
  });

  it('takes the lowest count of the face that is picked, and any other count', () => {
    const [faces] = selectsOf(panelOf(called, 1));
    expect(faces?.options.map(({ description }) => description).slice(0, 5)).toEqual([
      '3 to 10',
      '3 to 10',
      '3 to 10',
      '2 to 10',
      '2 to 10',
    ]);
    expect(selectedOf(panelOf(called, 1, 'c.3'))).toEqual(['3s', '3×③']);
    const counts = selectsOf(panelOf(called, 1, 'c.3'))[1];
    expect(counts?.options.map(({ label }) => label)).toEqual(
      [3, 4, 5, 6, 7, 8, 9, 10].map((count) => `${count}×③`),
    );
    expect(playOf(panelOf(called, 1, 'c.3.5'))).toMatchObject({ label: 'Call 5×③' });
  });

  it('can be changed before it is made: a face keeps the count, but not between wilds and other faces', () => {
    const showsOfFaces = (picked: string) =>
      selectsOf(panelOf(called, 1, picked))[0]!.options.map(({ action }) => 'show' in action && action.show);
    expect(showsOfFaces('c.3.5')).toEqual(['c.1.5', 'c.2.5', 'c.3.5', 'c.4.5', 'c.5.5', 'c.6']);
    expect(showsOfFaces('c.6.5')).toEqual(['c.1', 'c.2', 'c.3', 'c.4', 'c.5', 'c.6']);
    expect(showsOfFaces('c.3')).toEqual(['c.1', 'c.2', 'c.3', 'c.4', 'c.5', 'c.6']);
  });

  it('says in the select that a call of wilds compares as twice its number', () => {
    expect(selectsOf(panelOf(called, 1))[0]!.options.at(-1)).toMatchObject({
      label: '★ wilds',
      description: '1 to 10; doubled to compare',
    });
  });

  it('that opens a round is free: face and count are picked, and the button waits for both', () => {
    const opening = matchOf({ dice: '136 24566 55' });
    const [first, withFace, withCount] = ['', 'c.3', 'c.3.4'].map((picked) => panelOf(opening, 0, picked));
    expect(selectsOf(first!).map(({ disabled = false }) => disabled)).toEqual([false, true]);
    expect(playOf(first!)).toMatchObject({ label: 'Call: choose a face and a number', disabled: true });
    expect(selectsOf(withFace!).map(({ disabled = false }) => disabled)).toEqual([false, false]);
    expect(playOf(withFace!)).toMatchObject({ label: 'Call: choose a number', disabled: true });
    expect(playOf(withCount!)).toMatchObject({ label: 'Call 4×③', action: { choose: 'call.4.3' } });
  });

  it('says on its button that it is hardly ever true, or cannot be, in one pair of brackets', () => {
    // P1 sees its own five dice of the ten; P0 and P2 have the others.
    const labelOf = (picked: string) => playOf(panelOf(called, 1, picked))?.label;
    expect(labelOf('c.2.4')).toBe('Call 4×②');
    expect(labelOf('c.2.8')).toBe('Call 8×② (under 1% likely)');
    expect(labelOf('c.2.9')).toBe('Call 9×② (cannot be true)');
    expect(labelOf('c.6.7')).toBe('Call 7×★ (as 14, under 1% likely)');
    expect(labelOf('c.6.8')).toBe('Call 8×★ (as 16, cannot be true)');
  });

  it('says how often it is true, on its button and in the select of its face, at a table with odds alone', () => {
    const dice = '136 24566 55';
    const descriptions = (odds: boolean) => {
      const panel = panelOf(afterMoves(matchOf({ dice, options: { odds } }), [0, '1x3']), 1, 'c.2.4');
      return [playOf(panel)?.label, ...selectsOf(panel)[1]!.options.map(({ description }) => description)];
    };
    expect(descriptions(false)).toEqual(['Call 4×②', ...Array(9).fill(undefined)]);
    // P1 holds three that count as 2, and does not see five of the ten dice.
    const [label, ...each] = descriptions(true);
    expect(label).toBe('Call 4×② (87% likely)');
    expect([each[1], each[2], each.at(-1)]).toEqual([
      '100% likely, by what you see',
      '87% likely, by what you see',
      '0% likely, by what you see',
    ]);
  });

  it('after a reroll is asked for with what was rolled (bluff 6)', () => {
    const rerolled = afterMoves(matchOf({ dice: '1236 24', rolls: '236' }), [0, 'show 1']);
    expect(linesOf(panelOf(rerolled, 0).controls)[0]).toBe('**You rolled ②③★.** Now make a call.');
  });

  it('of thirty dice has the highest counts behind the last option, in the same select', () => {
    const match = matchFromSeed('full', 6);
    const counts = (picked: string) => selectsOf(panelOf(match, match.state.turn, picked))[1]!.options;
    expect(counts('c.3')).toHaveLength(25);
    expect(counts('c.3').at(-1)).toMatchObject({ label: '25 to 30 …', action: { show: 'n.3' } });
    expect(counts('n.3').map(({ label }) => label)).toEqual([
      '1 to 24 …',
      ...[25, 26, 27, 28, 29, 30].map((count) => `${count}×③`),
    ]);
    expect(counts('c.3.27').find(({ selected }) => selected)?.label).toBe('27×③');
  });
});

describe('a challenge (bluff 5)', () => {
  it('of wilds leaves out what they rank as: that is for calls alone', () => {
    const wilds = afterMoves(matchOf({ dice: '136 24566 55' }), [0, '4x*']);
    expect(playOf(panelOf(wilds, 1, 'challenge'))?.label).toBe('Challenge 4×★');
  });

  it('stands alone in the last row, and is disabled while there is no call', () => {
    expect(panelOf(called, 1).last).toHaveLength(1);
    expect(lastOf(panelOf(called, 1))).toMatchObject({ label: 'Challenge', style: 'danger' });
    expect(lastOf(panelOf(called, 1))).not.toHaveProperty('disabled');
    expect(lastOf(panelOf(matchOf({ dice: '136 24566 55' }), 0))).toMatchObject({ disabled: true });
  });

  it('is disabled after a reroll: the seat must call (bluff 6)', () => {
    const rerolled = afterMoves(called, [1, 'show 6']);
    expect(lastOf(panelOf(rerolled, 1))).toMatchObject({ label: 'Challenge', disabled: true });
  });

  it('is confirmed by another button, which stands where calls are made, and can be taken back', () => {
    const first = panelOf(called, 1);
    expect(choicesOn(panelParts(first))).not.toContain('challenge');
    expect(lastOf(first).action).toEqual({ show: 'challenge' });
    const picked = panelOf(called, 1, 'challenge');
    expect(playOf(picked)).toMatchObject({ label: 'Challenge 2×③', action: { choose: 'challenge' } });
    expect(lastOf(picked)).toMatchObject({ label: 'Don’t challenge', action: { show: '' } });
    expect(selectedOf(picked)).toEqual([null, null]);
    expect(linesOf(picked.controls)).toEqual([
      'Fewer than called: P0 loses one for each die short. More: you lose one for each die over. Exact: all but P0 lose 1.',
    ]);
  });

  it('is all that is left where no call is higher (bluff 8)', () => {
    const highest = afterMoves(matchOf({ dice: '12 34' }), [0, '4x*']);
    const panel = panelOf(highest, 1);
    expect(rowsOf(panel)).toEqual(['buttons', 'buttons']);
    expect(playOf(panel)).toMatchObject({ label: 'There is no higher call.', disabled: true });
    expect(choicesOn(panelParts(panelOf(highest, 1, 'challenge')))).toEqual(['challenge']);
  });
});

describe('a reroll (bluff 6)', () => {
  const dicePicker = (panel: Panel) => panel.controls.find((part) => part.part === 'multi-select');

  it('is a selection of the dice to reveal, made by the button, which says what happens', () => {
    expect(dicePicker(panelOf(called, 1))).toMatchObject({ min: 1, max: 4, action: { show: 'r' } });
    const picked = panelOf(called, 1, 'r.4-0-1');
    expect(playOf(picked)).toMatchObject({
      label: 'Reveal ②④★, reroll 2 dice',
      action: { choose: 'reveal.246' },
    });
    expect(linesOf(picked.controls)).toEqual([
      'Revealed dice stay in view until the round ends. Once you have rolled, you must call.',
    ]);
    expect(choicesOn(panelParts(panelOf(called, 1))).some((name) => name.startsWith('reveal'))).toBe(false);
  });

  it('can be changed before it is made', () => {
    const picked = dicePicker(panelOf(called, 1, 'r.4-0'));
    expect(picked?.options.map(({ selected = false }) => selected)).toEqual([
      true,
      false,
      false,
      false,
      true,
    ]);
    expect(selectedOf(panelOf(called, 1, 'r.4-0'))).toEqual([null, null]);
  });

  it('is not offered with one hidden die, which its place says', () => {
    const panel = panelOf(matchOf({ dice: '1 24' }), 0);
    expect(dicePicker(panel)).toBeUndefined();
    expect(selectsOf(panel)[0]).toMatchObject({
      label: 'No reroll: only one hidden die',
      disabled: true,
    });
  });

  it('is not offered twice in a turn', () => {
    expect(dicePicker(panelOf(afterMoves(called, [1, 'show 6']), 1))).toBeUndefined();
  });
});

describe('the controls', () => {
  const questions: readonly (readonly [string, Match, number, string[]])[] = [
    ['an answer', called, 1, ['c.3', 'c.3.5', 'c.6', 'r.0', 'r.0-1', 'challenge']],
    ['an opening', matchOf({ dice: '136 24566 55' }), 0, ['c.3', 'c.3.5', 'r.0', 'challenge']],
    ['a call after a reroll', afterMoves(called, [1, 'show 6']), 1, ['c.3', 'c.3.5']],
    [
      'an opening with thirty dice',
      matchFromSeed('full', 6),
      matchFromSeed('full', 6).state.turn,
      ['c.3', 'n.3'],
    ],
  ];

  it.each(questions)('keep their rows from the first panel of %s to its last', (_, match, seat, picks) => {
    const rows = rowsOf(panelOf(match, seat));
    for (const picked of picks) expect(rowsOf(panelOf(match, seat, picked)), picked).toEqual(rows);
  });

  it('reach every choice, of six seats too', () => {
    const match = matchFromSeed('full', 6);
    const seat = match.state.turn;
    const view = bluff.seatView(match.state, seat);
    for (const locale of LOCALES) {
      const panels = reachableScreens((picked) => panelParts(bluff.drawPanel(view, picked, locale)));
      expect(new Set(panels.flatMap(choicesOn))).toEqual(new Set(choiceNames(match, seat)));
      for (const screen of panels) expect(faultsOf(screen, choiceNames(match, seat))).toEqual([]);
    }
  });

  it.each([
    'r.',
    'r.9',
    'r.0-1-2-3-4',
    'r.0-0',
    'c.7',
    'c.',
    'c.3.4',
    'c.3.99',
    'n.3',
    'challenge',
    '__proto__',
  ])('offer only legal choices with %j picked', (picked) => {
    const rerolled = afterMoves(called, [1, 'show 6']);
    for (const match of [called, rerolled])
      expect(faultsOf(panelParts(panelOf(match, 1, picked)), choiceNames(match, 1))).toEqual([]);
  });

  it('are none for a seat that is not to act', () => {
    for (const seat of [0, 2]) {
      const parts = panelParts(panelOf(called, seat));
      expect([...choicesOn(parts), ...showsOn(parts), ...rowsOf(panelOf(called, seat))]).toEqual([]);
    }
  });
});
