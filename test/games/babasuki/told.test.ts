/** What players read of a round: hints, the order of the hand, ties, and the plays that counted. */
import { describe, expect, it } from 'vitest';
import { reasonText } from '../../../src/game/reasons.ts';
import { detailsOf } from '../../../src/game/screen.ts';
import { LOCALES } from '../../../src/game/words.ts';
import { babasuki } from '../../../src/games/babasuki/index.ts';
import type { State } from '../../../src/games/babasuki/state.ts';
import { panelOf, textsOf } from './panel-text.ts';
import { afterMoves, arrange, chanceOf, dealFromSeed, draftState, raid, raidState, secure } from './setup.ts';

const lineText = (line: readonly unknown[]): string =>
  line
    .map((inline) =>
      typeof inline === 'object' && inline !== null && 'cards' in inline
        ? (inline.cards as string[]).join(' ')
        : typeof inline === 'object'
          ? JSON.stringify(inline)
          : `${inline}`,
    )
    .join('');

const hintOf = (state: State, seat: number): string => {
  const { reason } = babasuki.computer(babasuki.seatView(state, seat), chanceOf('hint'));
  return reasonText(babasuki.words.en, reason);
};

const hands = [
  [7, 22],
  [15, 16, 23],
  [1, 24, 25],
];

describe('the reason for a draw', () => {
  const said = (locale: 'en' | 'ja' | 'zh', treasures: number, heroes: number): string =>
    babasuki.words[locale].reasons['treasure-odds']!({ treasures, heroes, certain: 0, options: 2 });

  it('accounts for all that the card may be', () => {
    expect(said('en', 30, 50)).toContain('about 30%; a hero catches it: 50%; neither: 20%.');
    expect(said('ja', 30, 50)).toContain('ほかは約20%');
    expect(said('zh', 30, 50)).toContain('两者都不是约20%');
    expect(said('en', 30, 70)).not.toContain('neither');
    expect(said('en', 100, 0)).toBe('It is sure to draw a treasure that it takes.');
  });

  it('has the chances of another villain, too', () => {
    const own = raidState({
      hands: [
        [7, 1, 22],
        [15, 16, 23],
        [3, 24, 25],
      ],
    });
    const { choice, reason } = babasuki.computer(babasuki.seatView(own, 0), chanceOf('hint'));
    const other = choice.do === 'raid' && choice.villain === 7 ? 1 : 7;
    expect(reason.params).toMatchObject({ over: other });
    expect(hintOf(own, 0)).toMatch(/ Villain.*: \d+%, caught \d+%\./);
    expect(hintOf(raidState({ hands }), 0)).not.toContain('Villain');
  });

  it('babasuki 2: knows the last card that the seat has passed on, and names it', () => {
    // Seat 0 passes the treasure of all marks to seat 1, which has no choice but to keep it beside a cat.
    const draft = draftState({
      hands: [
        [7, 21],
        [22, 23],
        [24, 25],
      ],
    });
    const state = afterMoves(draft, secure(0, 7), secure(1, 22), secure(2, 24));
    const { reason } = babasuki.computer(babasuki.seatView(state, 0), chanceOf('hint'));
    expect(reason).toMatchObject({ because: 'treasure-odds', params: { certain: 21 } });
    expect(reason.params!.treasures).toBeGreaterThanOrEqual(50);
    expect(reasonText(babasuki.words.ja, reason)).toContain('が引く手札に必ずあります');
  });

  it('babasuki 2: names no card that somebody else may have kept', () => {
    const draft = draftState({
      hands: [
        [7, 21, 15],
        [22, 23, 8],
        [24, 25, 9],
      ],
    });
    const passed = afterMoves(draft, secure(0, 7), secure(1, 22), secure(2, 24));
    expect(babasuki.seatView(passed, 0).passed).toEqual([[21, 15]]);
    const state = afterMoves(passed, secure(0, 9), secure(1, 15), secure(2, 23));
    const { reason } = babasuki.computer(babasuki.seatView(state, 0), chanceOf('hint'));
    expect(reason).toMatchObject({ because: 'treasure-odds', params: { certain: 25 } });
  });
});

describe('the hint of a raid', () => {
  const ALIKE = / Any place will do\.$/;

  it('says that all places are alike where nobody knows any card, with one villain or several', () => {
    expect(hintOf(raidState({ hands }), 0)).toMatch(/^It takes a treasure: about \d+%/);
    expect(hintOf(raidState({ hands }), 0)).toMatch(ALIKE);
    expect(hintOf(raidState({ hands: hands.with(0, [7, 4, 22]) }), 0)).toMatch(ALIKE);
    const treasures = [15, 16, 17, 18, 19, 20, 21];
    const poor = raidState({ hands: [[7], [22, 23], [24]] });
    expect(hintOf({ ...poor, discards: treasures }, 0)).toMatch(
      /^No treasure that it takes is left, and it is the only villain left\. Any place will do\.$/,
    );
  });

  it('says whether a treasure is left for its last villain', () => {
    for (const [none, said] of [
      [{}, { en: /^Hardly anything/, ja: /^今引いても、得られるものは少なそう/, zh: /^眼下夺不到什么/ }],
      [
        { none: 1 },
        { en: /^No treasure/, ja: /^奪えるおたからはもうありません/, zh: /^它夺得走的宝物已经没有了/ },
      ],
    ] as const)
      for (const locale of LOCALES)
        expect(
          babasuki.words[locale].reasons['weakest-villain']!({ points: 3, villains: 1, alike: 0, ...none }),
        ).toMatch(said[locale]);
  });

  it('does not say so where a card is known, nor of a single place', () => {
    const known = afterMoves(raidState({ hands: [[1, 7, 22], [16, 23, 15], [24]] }), raid(0, 1, 0));
    expect(hintOf(known, 0)).not.toMatch(ALIKE);
    expect(hintOf(raidState({ hands: [[7, 22], [15], [24]] }), 0)).not.toMatch(ALIKE);
  });

  it('keeps the place that is picked where it is as good', () => {
    const asPicked = (state: State, position: number, picked: string): string => {
      const view = babasuki.seatView(state, 0);
      return babasuki.nameOf(babasuki.asPicked!(view, { do: 'raid', villain: 7, position }, picked));
    };
    const state = raidState({ hands: hands.with(0, [7, 4, 22]) });
    expect(asPicked(state, 0, 'v.4.p.2')).toBe('raid.7.2');
    for (const picked of ['', 'v.4', 'p.9', 'p.x', 'm.22.0'])
      expect(asPicked(state, 0, picked)).toBe('raid.7.0');
    const known = afterMoves(raidState({ hands: [[1, 7, 22], [16, 23, 15], [24]] }), raid(0, 1, 0));
    expect(asPicked(known, 0, 'p.1')).toBe('raid.7.0');
    expect(asPicked(known, 1, 'p.0')).toBe('raid.7.1');
    expect(asPicked(known, 1, 'p.2')).toBe('raid.7.2');
  });
});

describe('no line ends within the name of a card, nor within a row of marks', () => {
  const breaks = (text: string): string[] =>
    text.match(/.?[☀☾★](?=[☀☾★])|(?:ヴィラン|英雄|Hero) [☀☾★]/g) ?? [];

  it.each(LOCALES)('in lessons, rules and actions in %s', (locale) => {
    const { tutorial, rules } = babasuki.words[locale];
    const texts = [
      ...Object.values(tutorial.lessons).flatMap(({ teach, press, instead }) => [teach, press, instead]),
      ...rules.map(({ body }) => body),
      lineText(babasuki.drawAction({ do: 'raid', villain: 7, position: 0 }, locale)),
    ];
    expect(texts.flatMap(breaks)).toEqual([]);
    expect(texts.filter((text) => /☀\u2060☾\u2060★/.test(text)).length).toBeGreaterThan(5);
  });
});

it('babasuki 2: a card is moved to a place before or after another card', () => {
  const state = raidState({ hands: [[1], [22, 15, 16], [24, 25]] });
  const [place] = panelOf(state, 1, 'm.15.0').controls;
  const labels = place?.part === 'select' ? place.options.map(({ label }) => label) : [];
  expect(labels).toEqual([
    'Leave it where it is',
    'To place 1, before Cat\u00A0#22',
    'To place 3, after Treasure\u00A0\u2060☾',
  ]);
});

it.each([
  [2, ['Discards: ba01 ba22 ba23']],
  [3, ['Left out this round: ba22 ba23 · Discards: ba01']],
])('tells discards of before from those of raids, but not for %i (babasuki 8)', (seats, expected) => {
  const hands = [[1, 2], [16], [17]].slice(0, seats);
  const state = afterMoves({ ...raidState({ hands }), discards: [22, 23] }, raid(0, 1, 0));
  const told = textsOf(detailsOf(panelOf(state, 0))).filter((line) => line.includes('Discards'));
  expect(told).toEqual(expected);
});

it('says in one part that the raid is over and how it ended, so that no heading is left alone', () => {
  const over = afterMoves(raidState({ hands: [[1, 22], [16]] }), raid(0, 1, 0));
  const [first] = babasuki
    .drawTable(babasuki.tableView(over), 'en')
    .flatMap((part) => (part.part === 'text' ? [lineText(part.line)] : []));
  expect(first).toMatch(/^\*\*The raid is over\*\*\n.*ba16\n.*A miss/);
});

describe('a round that is over', () => {
  const over = afterMoves(
    raidState({
      hands: [
        [3, 2, 22],
        [23, 24, 15],
      ],
      dealer: 0,
    }),
    raid(0, 3, 0),
    raid(0, 2, 0),
  );

  it('names as key plays those by which cards were secured, and no misses', () => {
    const played = afterMoves(
      raidState({
        hands: [
          [1, 2, 22],
          [23, 15],
        ],
      }),
      raid(0, 2, 0),
      raid(0, 1, 1),
    );
    const { keyPlays } = babasuki.summarize!(played, 'en');
    expect(keyPlays.map(lineText)).toEqual([expect.stringContaining('ba01')]);
    expect(babasuki.summarize!(over, 'en').keyPlays).toEqual([]);
  });

  it('says where a place is shared', () => {
    const tie = afterMoves(raidState({ hands: [[1, 22], [23]] }), raid(0, 1, 0));
    const title = textsOf(panelOf(tie, 0).headline).join('\n');
    expect(title).toContain('(tied 1st of 2)');
    expect(title).toContain('A tie for the lead at');
    const lead = afterMoves(raidState({ hands: [[1, 22, 24], [23]] }), raid(0, 1, 0));
    expect(textsOf(panelOf(lead, 0).headline).join('\n')).toContain('(1st of 2)');
  });
});

it('shows in a review what lies before the seat besides its hand', () => {
  const state = afterMoves(raidState({ hands: [[1, 2, 22], [23, 15], [24]] }), raid(0, 1, 1), arrange(0, 22));
  expect(lineText(babasuki.drawHand!(babasuki.seatView(state, 0), 'en'))).toBe(
    'ba22 · 👿 ba02 · captured 8\u00a0pts ba01 ba15',
  );
  const draft = dealFromSeed(3, 'draft');
  expect(lineText(babasuki.drawHand!(babasuki.seatView(draft, 0), 'en'))).toMatch(/^ba\d\d( ba\d\d){7}$/);
  const picked = afterMoves(draft, secure(0, draft.hands[0]![0]!));
  expect(lineText(babasuki.drawOpen!(babasuki.seatView(picked, 0), 'en'))).toMatch(
    /^kept ba\d\d · offered ba\d\d( ba\d\d){6}$/,
  );
});
