/** Who is waited for in a turn, who is about to drop out, and the results of a match in a picture. */
import { describe, expect, it } from 'vitest';
import { detailsOf } from '../../../src/game/screen.ts';
import { weatherFace } from '../../../src/games/bukubuku/cards.ts';
import { bukubuku } from '../../../src/games/bukubuku/index.ts';
import { catalogue } from '../../../src/games/bukubuku/words/catalogue.ts';
import { linesOf, panelOf } from './reading.ts';
import { afterAction, afterTurns, play, type Round, roundOf } from './setup.ts';

const HANDS = [
  [40, 1],
  [26, 41],
  [27, 42],
];
const lastTurn = (): Round =>
  afterTurns(
    roundOf({
      hands: HANDS,
      lighthouses: [
        [5, 6],
        [1, 12],
      ],
    }),
    [40, 26, 27],
  );

/** @param lighthouses those of the turn to come; of the heights in play 6 is the highest */
const turnFor = (...lighthouses: [number, number]): Round => {
  const { state, chance } = lastTurn();
  return { state: { ...state, ahead: [lighthouses] } as typeof state, chance };
};

it('says who drops out if they stay highest, as they have no belt left (bukubuku 6)', () => {
  const { state, chance } = turnFor(1, 6);
  const { highest } = bukubuku.tableView(state);
  const marksWith = (belts: number) => {
    const standings = state.standings.map((standing) => standing && { ...standing, belts });
    const { table } = panelOf({ state: { ...state, standings }, chance }, 0);
    return linesOf(table).filter((line) => line.includes('⚠️'));
  };
  expect(marksWith(1)).toHaveLength(highest.length);
  expect(marksWith(1).join()).not.toContain(catalogue.en.ifItLasts.dropsOut);
  for (const line of marksWith(0)) expect(line).toContain(`🛟\u20600 ${catalogue.en.ifItLasts.dropsOut}`);
  expect(marksWith(0)).toHaveLength(highest.length);
});

it('warns nobody whose lighthouse is lower than one on offer: whoever takes that is highest', () => {
  const { state, chance } = turnFor(1, 7);
  const standings = state.standings.map((standing) => standing && { ...standing, belts: 0 });
  const lines = linesOf(panelOf({ state: { ...state, standings }, chance }, 0).table);
  expect(lines.join()).not.toContain('⚠️');
  expect(lines.filter((line) => line.includes(catalogue.en.extreme.highest))).toHaveLength(1);
});

it('says in the details too what comes of the highest and the lowest lighthouse if they last (bukubuku 6, 8)', () => {
  const { state, chance } = turnFor(1, 6);
  const standings = state.standings.map((standing) => standing && { ...standing, belts: 0 });
  const [, ...rows] = linesOf(detailsOf(panelOf({ state: { ...state, standings }, chance }, 0)));
  const { lowest, dropsOut } = catalogue.en.ifItLasts;
  expect(rows.slice(0, standings.length).join()).toContain(dropsOut);
  expect(rows.slice(0, standings.length).join()).toContain(lowest);
});

describe('who is waited for', () => {
  it('chooses together with the others, also as the last one to lay a last card (bukubuku 4)', () => {
    const { state } = afterAction(afterAction(lastTurn(), 0, play(1)), 1, play(41));
    expect(bukubuku.toAct(state)).toEqual([2]);
    expect(bukubuku.choices(state, 0)).toEqual([]);
    expect(bukubuku.choosesTogether!(state)).toBe(true);
  });
});

describe('the summary of a round', () => {
  const ended = afterAction(afterAction(afterAction(lastTurn(), 0, play(1)), 1, play(41)), 2, play(42));
  const summaryIn = (round: number) => bukubuku.summarize!({ ...ended.state, round }, 'en');

  it('is the final result after the last round, with the round of its belts', () => {
    expect(summaryIn(2).outcome[0]).toEqual(['Round 2 is over']);
    const { outcome, seats } = summaryIn(3);
    expect(outcome[0]).toEqual(['Final result (points of all 3 rounds)']);
    for (const { note } of seats) expect(note.slice(0, 2).join('')).toMatch(/^Round 3: /);
  });

  it('has the cards that a round which ended early has left in the hands (bukubuku 7)', () => {
    const hands = [[3, 40], [60], []];
    const { seats } = bukubuku.summarize!({ ...ended.state, hands }, 'en');
    expect(seats.map(({ pieces }) => pieces)).toEqual(hands.map((hand) => hand.map(weatherFace)));
    expect(summaryIn(3).seats.map(({ pieces }) => pieces)).toEqual([[], [], []]);
  });

  it('tells which round ended early, on which turn and why (bukubuku 7)', () => {
    const { endsEarly } = catalogue.en;
    expect(endsEarly(3, 8, 2)).toBe('Round 3 ended on turn 8, as only 2 players were left.');
    expect(endsEarly(1, 5, 0)).toBe('Round 1 ended on turn 5, as all were out.');
    expect(endsEarly(2, 4, null)).toBe('Round 2 ended on turn 4, as a player was out.');
    expect(catalogue.ja.endsEarly(3, 8, 2)).toBe('残り2人になったので、ラウンド3はターン8で終わりました。');
  });
});
