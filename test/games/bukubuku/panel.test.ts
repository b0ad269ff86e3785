/** Panels: how the last turn came out, how all stand, one press for any card, each in its place. */
import { describe, expect, it } from 'vitest';
import { detailsOf } from '../../../src/game/screen.ts';
import { JOINER } from '../../../src/game/screen-parts.ts';
import { bukubuku } from '../../../src/games/bukubuku/index.ts';
import { en as words } from '../../../src/games/bukubuku/words/en.ts';
import { choicesOn, showsOn } from '../../game/screens.ts';
import { choiceNames, linesOf, panelOf, partsOf, rowsOf } from './reading.ts';
import {
  afterAction,
  afterTurns,
  builtRound,
  carryOf,
  chanceOf,
  play,
  playToEnd,
  type Round,
  roundFromSeed,
  roundOf,
  smallRound,
} from './setup.ts';

/** Two belts each. Seat 0 is highest after the first two of the three turns, seat 1 after the last. */
const roundOfThree = (): Round =>
  roundOf({
    hands: [
      [26, 31, 50],
      [27, 32, 51],
      [28, 33, 52],
    ],
    lighthouses: [
      [3, 9],
      [1, 5],
      [2, 4],
    ],
  });

describe('bukubuku 4: laying a card', () => {
  const round = roundFromSeed('panel', 5);

  it('takes one press for any card', () => {
    for (const seat of [0, 1, 2, 3, 4]) {
      expect(choicesOn(partsOf(round, seat))).toEqual(choiceNames(round, seat));
      expect(showsOn(partsOf(round, seat))).toEqual([]);
    }
  });

  it('may be changed by one press until all have laid theirs', () => {
    const one = afterAction(round, 2, play(round.state.hands[2]![0]!));
    const others = round.state.hands[2]!.slice(1).map((card) => `change.${card}`);
    expect(choicesOn(partsOf(one, 2))).toEqual(others);
    expect(showsOn(partsOf(one, 2))).toEqual([]);
    expect(choicesOn(partsOf(one, 1))).toHaveLength(12);
  });

  it('leaves the card in its place, where it says that it is laid', () => {
    expect(rowsOf(afterAction(roundOfThree(), 0, play(31)), 0)).toEqual([['26', '(31 laid)', '50']]);
    expect(rowsOf(afterTurns(roundOfThree(), [31, 51, 28]), 0)).toEqual([['26', '(31)', '50']]);
  });

  it('keeps every card of the hand in one place from the first turn to the last', () => {
    const chance = chanceOf('places');
    let current = round;
    for (let step = 0; ; step++) {
      const [seat] = bukubuku.toAct(current.state);
      if (seat === undefined) break;
      const rows = rowsOf(current, seat);
      expect(rows.map(({ length }) => length)).toEqual([3, 3, 3, 3]);
      expect(rows.flat().map((label) => Number(/\d+/.exec(label)![0]))).toEqual(round.state.hands[seat]);
      const choices = bukubuku.choices(current.state, seat);
      current = afterAction(current, seat, choices[chance.below(`${step}`, choices.length)]!);
    }
  });

  it('offers nothing to a seat that is out (bukubuku 6)', () => {
    let out = roundFromSeed('out of it', 5);
    while (out.state.standings.every((standing) => standing !== null)) {
      const [seat] = bukubuku.toAct(out.state);
      out = afterAction(out, seat!, bukubuku.choices(out.state, seat!)[0]!);
    }
    expect(out.state.phase).toBe('play');
    const seat = out.state.standings.indexOf(null);
    expect(rowsOf(out, seat)).toEqual([]);
    expect(linesOf(partsOf(out, seat))).toContain('🌊 You are out of this round. The next one comes soon.');
    const last = { ...out, state: { ...out.state, round: out.state.totals.length } };
    expect(linesOf(partsOf(last, seat))).toContain('🌊 You are out of this round. It is the last one.');
  });
});

describe('the last turn in a panel', () => {
  const lastTurnIn = (round: Round, seat: number) =>
    linesOf(panelOf(round, seat).table).filter((content) =>
      /^(l\d+ \*\*(seat|you)|The final turn|Previous turn|Turn \d: w|w\d+ .+→)/.test(content),
    );
  const second = afterTurns(roundOfThree(), [31, 51, 28]);

  it('is missing before the first turn is over', () => {
    expect(lastTurnIn(roundOfThree(), 0)).toEqual([]);
  });

  it('tells who took which lighthouse, who lost a belt, and which cards took none, and no hint takes its place', () => {
    expect(panelOf(second, 2).headline).toEqual([]);
    expect(lastTurnIn(second, 2)).toEqual([
      'Previous turn (1): w51 seat 1\u2060→\u2060l3',
      'w31 seat 0\u2060→\u2060l9',
      'l9 **seat 0\u202f🛟\u2060−1** · Took none: w28 you',
    ]);
  });

  it('stays until the seat has laid its next card, whatever others do', () => {
    const others = afterAction(afterAction(second, 0, play(26)), 1, play(27));
    expect(lastTurnIn(others, 2)).toEqual(lastTurnIn(second, 2));
    expect(lastTurnIn(others, 0)).toEqual([]);
  });

  it('is told at the end of the round', () => {
    const ended = afterTurns(second, [26, 27, 52], [50, 32, 33]);
    expect(lastTurnIn(ended, 0).slice(0, 2)).toEqual([
      'The final turn (3): w50 you\u2060→\u2060l2',
      'w33 seat 2\u2060→\u2060l4',
    ]);
  });

  it('has both who took a lighthouse on one line where four or more play', () => {
    let four = roundFromSeed('four', 4);
    for (const seat of four.state.hands.keys())
      four = afterAction(four, seat, bukubuku.choices(four.state, seat)[0]!);
    expect(lastTurnIn(four, 0)[0]).toMatch(/^Turn 1: w\d+ .+→\u2060l\d+ · w\d+ .+→\u2060l\d+$/);
  });
});

describe('the table of a panel', () => {
  const tableOf = (round: Round, seat: number) => linesOf(panelOf(round, seat).table);

  it('defines the height of a lighthouse on the first turn of a round', () => {
    expect(tableOf(roundOfThree(), 1)).toEqual([
      '**Round 1/3 · Turn 1/3**',
      'Highest card takes l3, second l9',
      'seat 0\u202f🛟\u20602',
      'You\u202f🛟\u20602',
      'seat 2\u202f🛟\u20602',
      expect.stringContaining('Your newest lighthouse counts: its number is its height.'),
    ]);
  });

  it('has the lighthouse and belts of each on a line, the highest and the lowest marked in words, and the high cards played', () => {
    expect(tableOf(afterTurns(roundOfThree(), [31, 51, 28]), 2)).toEqual([
      'Previous turn (1): w51 seat 1\u2060→\u2060l3',
      'w31 seat 0\u2060→\u2060l9',
      'l9 **seat 0\u202f🛟\u2060−1** · Took none: w28 you',
      '**Round 1/3 · Turn 2/3**',
      'Highest card takes l1, second l5',
      `l9 seat 0\u202f🛟\u20601 ${words.ifItLasts.highest}`,
      'l3 seat 1\u202f🛟\u20602',
      `(none) You\u202f🛟\u20602 ${words.lowestInShort}`,
      'High cards played (41–\u206060): 51',
    ]);
  });

  it('counts the belts of each in the details, beside the lighthouse and what has been laid', () => {
    const { state, ...rest } = afterTurns(roundOfThree(), [31, 51, 28]);
    const laid = afterAction({ state, ...rest }, 1, play(27));
    expect(linesOf(detailsOf(panelOf(laid, 0))).slice(0, 4)).toEqual([
      'Highest card takes l1, second l5',
      `seat 0 · 🛟\u20601 · l9 · ${words.highestInShort}`,
      `seat 1 · 🛟\u20602 · l3 · ${words.hasLaid}`,
      `seat 2 · 🛟\u20602 · no lighthouse · ${words.ifItLasts.lowest}`,
    ]);
  });

  it('has the high cards played, those in a row as a range', () => {
    const turns = tableOf(afterTurns(roundOfThree(), [50, 51, 52]), 0);
    expect(turns.at(-1)).toBe('High cards played (41–\u206060): 50–\u206052');
  });

  it('has the points of all from the second round on (bukubuku 9)', () => {
    const first = playToEnd(roundFromSeed('totals', 3));
    const next = roundFromSeed('totals/2', 3, {}, carryOf(first));
    const { standings, totals } = next.state;
    for (const [seat, name] of ['seat 0', 'You', 'seat 2'].entries()) {
      const belts = `${name}\u202f🛟\u2060${standings[seat]!.belts}`;
      expect(tableOf(next, 1)).toContain(`${belts} · ${words.total(totals[seat]!)}`);
    }
    const later = afterTurns(
      next,
      next.state.hands.map(([lowest]) => lowest!),
    );
    expect(tableOf(later, 1).join().replaceAll(JOINER, '')).toMatch(
      /Turn 2\/12\*\* · total\s−?\d+\s\((tied\s)?\d(st|nd|rd)\)/,
    );
  });

  it('says that nobody loses a belt while the dummy alone is highest, and whose pile its card comes from (bukubuku 12, 13)', () => {
    const lines = tableOf(afterTurns(smallRound([2, 7], [3, 4]), [5, 32]), 0);
    expect(lines).toContain('🎭 Dummy: wback from your pile');
    expect(lines).toContain('l7 🎭 Dummy highest');
    const { state } = afterTurns(smallRound([2, 7], [3, 4]), [5, 32]);
    expect(linesOf(bukubuku.drawTable(bukubuku.tableView(state), 'en'))).toContain(
      '▫️ 🎭 Dummy · l7 · highest · wback from seat 0’s pile',
    );
    expect(lines).toContain(`(none) You\u202f🛟\u20602 ${words.lowestInShort}`);
    const others = tableOf(afterTurns(smallRound([2, 7], [3, 4]), [5, 32]), 1);
    expect(others).toContain('🎭 Dummy: wback from seat 0’s pile');
  });

  it('says that there is no bonus while the dummy alone is lowest (bukubuku 14)', () => {
    const lines = tableOf(afterTurns(smallRound([2, 7], [3, 4]), [50, 32]), 0);
    expect(lines).toContain(`l7 seat 1\u202f🛟\u20601 ${words.ifItLasts.highest}`);
    expect(lines).toContain('(none) 🎭 Dummy lowest');
  });
});

describe('bukubuku 8: the end of a round', () => {
  const ended = afterTurns(roundOfThree(), [31, 51, 28], [26, 27, 52], [50, 32, 33]);
  const why = [
    'seat 0 · **+1 point** · 🛟 0 belts · lost a belt on turns 1, 2 · l2 lowest lighthouse +1',
    'seat 1 · **+1 point** · 🛟 1 belt · lost a belt on turn 3 · l5',
    'seat 2 · **+2 points** · 🛟 2 belts · l4',
  ];
  const turns = [
    'Turn 1: w51 seat 1\u2060→\u2060l3 · w31 seat 0\u2060→\u2060l9 · seat 0\u202f🛟\u2060−1',
    'Turn 2: w52 seat 2\u2060→\u2060l1 · w27 seat 1\u2060→\u2060l5 · seat 0\u202f🛟\u2060−1',
    'Turn 3: w50 seat 0\u2060→\u2060l2 · w33 seat 2\u2060→\u2060l4 · seat 1\u202f🛟\u2060−1',
  ];

  it('shows what each seat scored in every panel, from the most to the least, each on a line of a phone', () => {
    const brief = [
      'seat 2 · **+2** · 🛟\u20602 · l4',
      'seat 0 · **+1** · 🛟\u20600 · l2',
      'seat 1 · **+1** · 🛟\u20601 · l5',
    ];
    for (const seat of [0, 1, 2])
      expect(linesOf(panelOf(ended, seat).table).filter((line) => / · \*\*\+/.test(line))).toEqual(brief);
  });

  it('is told with the totals of all and the place of the reader, and praised only where nobody scored more', () => {
    const lines = linesOf(panelOf(ended, 2).table);
    expect(lines).toContain('🎉 +2 points this round');
    expect(lines).toContain('Lowest lighthouse +1: seat 0');
    expect(lines).toContain('Totals: you\u00a02 · seat 0\u00a01 · seat 1\u00a01 (you: 1st place)');
    expect(linesOf(panelOf(ended, 1).table)).toEqual(
      expect.arrayContaining(['+1 point this round', expect.stringContaining('(you: tied for 2nd)')]),
    );
  });

  it('is the title of every panel, but not after the last round, when the match counts', () => {
    const titlesOf = (round: Round) =>
      panelOf(round, 0).table.filter((block) => block.part === 'text' && block.size === 'title').length;
    let round = playToEnd(roundFromSeed('title', 3));
    expect(titlesOf(round)).toBe(1);
    for (const seed of ['title/2', 'title/3']) round = playToEnd(roundFromSeed(seed, 3, {}, carryOf(round)));
    expect(titlesOf(round)).toBe(0);
  });

  it('shows what each seat scored and why at the table', () => {
    const table = bukubuku.drawTable(bukubuku.tableView(ended.state), 'en');
    expect(linesOf(table)).toEqual(expect.arrayContaining(why));
  });

  it('shows every turn on a line, in the details of every panel and at the table', () => {
    expect(linesOf(detailsOf(panelOf(ended, 1)))).toEqual(expect.arrayContaining(turns));
    expect(linesOf(bukubuku.drawTable(bukubuku.tableView(ended.state), 'en'))).toEqual(
      expect.arrayContaining(turns),
    );
  });

  it('tells who paid because they were as high as the dummy, on every turn (bukubuku 13)', () => {
    const tied = afterTurns(smallRound([7, 7], [1, 2]), [5, 32]);
    const panel = panelOf(tied, 1);
    expect(linesOf(panel.table).join()).toContain('**You\u202f🛟\u2060−1** (as high as the dummy)');
    const table = linesOf(bukubuku.drawTable(bukubuku.tableView(tied.state), 'en'));
    expect(table).toContain('🛟 Lost a belt: seat 1 (as high as the dummy)');
    const later = afterTurns(tied, [26, 51]);
    const list = linesOf(detailsOf(panelOf(later, 0))).filter((text) =>
      text.includes('as high as the dummy'),
    );
    expect(list).toEqual([expect.stringMatching(/^Turn 1/)]);
  });

  it('tells that a seat went out (bukubuku 6)', () => {
    const hands = [
      [50, 60],
      [27, 32],
    ];
    const out = afterTurns(
      builtRound(hands, [
        [9, 9],
        [1, 2],
      ]),
      [50, 27],
    );
    expect(linesOf(panelOf(out, 1).table)).toEqual(
      expect.arrayContaining([
        'seat 0 · **−1** · 🌊 out',
        'seat 1 · **+1** · 🛟\u20601 · l9',
        '▫️ 🎭 Dummy · no lighthouse · lowest, so nobody gets +1',
      ]),
    );
  });
});
