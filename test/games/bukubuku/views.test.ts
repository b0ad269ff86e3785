/** What each may see of a round. */
import { describe, expect, it } from 'vitest';
import type { Seat } from '../../../src/game/game.ts';
import type { Screen } from '../../../src/game/screen.ts';
import { LOCALES } from '../../../src/game/words.ts';
import { bukubuku } from '../../../src/games/bukubuku/index.ts';
import {
  acted,
  building,
  built,
  dealt,
  dummyOf,
  play,
  playedOut,
  round,
  type Staged,
  stack,
  turns,
} from './rounds.ts';

/** The weather cards on a screen. */
function weatherOn(screen: Screen): number[] {
  const faces = screen.flatMap((part) => {
    if (part.part === 'cards') return part.cards;
    if (part.part === 'buttons') return part.buttons.flatMap(({ card }) => (card ? [card] : []));
    const lines =
      part.part === 'text' ? [part.line] : part.part === 'seats' ? part.rows.map(({ note }) => note) : [];
    return lines
      .flat()
      .flatMap((piece) => (typeof piece === 'object' && 'cards' in piece ? piece.cards : []));
  });
  return [...new Set(faces.flatMap((face) => (/^w\d+$/.test(face) ? [Number(face.slice(1))] : [])))].sort(
    (a, b) => a - b,
  );
}

const tableShows = ({ state }: Staged): number[] =>
  weatherOn(LOCALES.flatMap((locale) => bukubuku.drawTable(bukubuku.tableView(state), locale)));
const panelShows = ({ state }: Staged, seat: Seat): number[] =>
  weatherOn(LOCALES.flatMap((locale) => bukubuku.drawPanel(bukubuku.seatView(state, seat), '', locale)));

/** All that a seat is told, as text. */
const told = ({ state }: Staged, seat: Seat): string =>
  JSON.stringify([
    bukubuku.seatView(state, seat),
    ...LOCALES.map((locale) => bukubuku.drawPanel(bukubuku.seatView(state, seat), '', locale)),
  ]);

const HANDS = [
  [26, 31, 50],
  [27, 32, 51],
  [28, 33, 52],
];
const three = () =>
  round({
    hands: HANDS,
    lighthouses: [
      [3, 9],
      [1, 5],
      [2, 4],
    ],
  });

describe('weather cards', () => {
  it('one’s own hand is one’s own', () => {
    for (const seat of [0, 1, 2]) expect(panelShows(three(), seat)).toEqual(HANDS[seat]);
    expect(tableShows(three())).toEqual([]);
  });

  it('all see who has laid a card, nobody else which', () => {
    const one = acted(three(), 0, play(31));
    const other = acted(three(), 0, play(50));
    expect(bukubuku.tableView(one.state).now).toMatchObject({ laid: [true, false, false] });
    expect(tableShows(one)).toEqual([]);
    for (const seat of [1, 2]) expect(told(one, seat)).toBe(told(other, seat));
    expect(bukubuku.seatView(one.state, 0).laid).toBe(31);
    expect(panelShows(one, 0)).toEqual(HANDS[0]);
  });

  it('are all shown once all have laid, to all', () => {
    const after = turns(three(), [31, 51, 28]);
    expect(tableShows(after)).toEqual([28, 31, 51]);
    for (const seat of [0, 1, 2])
      expect(panelShows(after, seat)).toEqual(
        [...new Set([...HANDS[seat]!, 28, 31, 51])].sort((a, b) => a - b),
      );
  });

  it('that nobody has played are not shown at the end either', () => {
    const over = playedOut(dealt('early', 3));
    const hidden = over.state.hands.flat();
    for (const card of hidden) expect(tableShows(over)).not.toContain(card);
  });
});

describe('lighthouses to come', () => {
  it('are seen by nobody', () => {
    const { state } = three();
    const other = { ...state, ahead: [state.ahead[0]!, [11, 12], [10, 10]] } as typeof state;
    expect(bukubuku.tableView(other)).toEqual(bukubuku.tableView(state));
    for (const seat of [0, 1, 2])
      expect(bukubuku.seatView(other, seat)).toEqual(bukubuku.seatView(state, seat));
  });
});

describe('the scoreboard', () => {
  it('has belts, the newest lighthouse, and who is in danger', () => {
    const view = bukubuku.tableView(turns(three(), [31, 51, 28]).state);
    expect(view.standings).toEqual([
      { belts: 1, lighthouse: 9 },
      { belts: 2, lighthouse: 3 },
      { belts: 2, lighthouse: null },
    ]);
    expect(view.danger).toEqual([0]);
  });

  it('marks nobody where the dummy alone is highest', () => {
    const over = playedOut(dealt('danger', 2));
    const { danger, standings, dummy } = bukubuku.tableView(over.state);
    const heights = standings.map((of) => of?.lighthouse ?? 0);
    const top = Math.max(...heights, dummy?.lighthouse ?? 0);
    expect(danger).toEqual([0, 1].filter((seat) => heights[seat] === top));
  });
});

describe('bukubuku 11: the dummy’s cards', () => {
  const staged = dealt('dummy', 2);
  const { builder, drawn, pool } = building(staged);
  const other = 1 - builder;

  it('the four are seen by who builds, by nobody else', () => {
    expect(bukubuku.seatView(staged.state, builder).drawn?.cards).toEqual(drawn);
    expect(bukubuku.seatView(staged.state, other).drawn).toBeNull();
    expect(panelShows(staged, other)).toEqual(staged.state.hands[other]);
    expect(panelShows(staged, builder)).toEqual(
      [...staged.state.hands[builder]!, ...drawn].sort((a, b) => a - b),
    );
    expect(tableShows(staged)).toEqual([]);
    for (const card of pool) expect(panelShows(staged, builder)).not.toContain(card);
  });

  it('once laid are shown to nobody: their maker neither, and not in another order', () => {
    const [a, b, c, d] = drawn as [number, number, number, number];
    const one = stack(staged, builder, a, b);
    const swapped = stack(staged, builder, b, a);
    expect(panelShows(one, builder)).toEqual(staged.state.hands[builder]);
    expect(told(swapped, builder)).toBe(told(one, builder));
    // Neither whether two others were laid.
    expect(told(stack(staged, builder, c, d), builder)).toBe(told(one, builder));
  });

  it('nor when both piles are built, but for those that have been played', () => {
    const ready = built(staged);
    const { piles } = dummyOf(ready);
    for (const seat of [0, 1]) expect(panelShows(ready, seat)).toEqual(ready.state.hands[seat]);
    const one = turns(ready, [ready.state.hands[0]![0]!, ready.state.hands[1]![0]!]);
    const [top] = piles[1 - dummyOf(ready).builder]!.slice(-1);
    const shown = one.state.turns[0]!.shown.map(({ card }) => card);
    expect(shown).toContain(top);
    for (const seat of [0, 1])
      expect(panelShows(one, seat)).toEqual(
        [...new Set([...one.state.hands[seat]!, ...shown])].sort((a, b) => a - b),
      );
  });

  it('how many are in each pile, and from which the next comes, all see', () => {
    const { dummy, now } = bukubuku.tableView(built(staged).state);
    expect(dummy).toEqual({ lighthouse: null, left: [6, 6], builder });
    expect(now).toMatchObject({ phase: 'play', dummyFrom: other });
  });
});

describe('the option memo', () => {
  const staged = dealt('memo', 2, { memo: true });
  const { builder, drawn } = building(staged);

  it('reminds each of the dummy’s cards they have seen, and not of the other’s', () => {
    const one = stack(staged, builder, drawn[0]!, drawn[1]!);
    expect(bukubuku.seatView(one.state, builder).memo).toEqual(drawn);
    expect(panelShows(one, builder)).toEqual([...one.state.hands[builder]!, ...drawn].sort((a, b) => a - b));
    expect(bukubuku.seatView(one.state, 1 - builder).memo).toEqual([]);
  });

  it('forgets those that have been played', () => {
    const ready = built(staged);
    const before = bukubuku.seatView(ready.state, builder).memo!;
    const after = turns(ready, [ready.state.hands[0]![0]!, ready.state.hands[1]![0]!]);
    const played = after.state.turns[0]!.shown.find(({ who }) => who === 'dummy')!.card;
    expect(bukubuku.seatView(after.state, builder).memo).toEqual(before.filter((card) => card !== played));
  });

  it('off, reminds of nothing', () => {
    const off = dealt('memo', 2);
    const one = stack(off, building(off).builder, building(off).drawn[0]!, building(off).drawn[1]!);
    for (const seat of [0, 1]) expect(bukubuku.seatView(one.state, seat).memo).toBeNull();
  });
});
