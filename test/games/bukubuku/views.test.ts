/** What table views, seat views and screens show of a round. */
import { describe, expect, it } from 'vitest';
import type { Seat } from '../../../src/game/game.ts';
import { panelParts, type Screen } from '../../../src/game/screen.ts';
import { LOCALES } from '../../../src/game/words.ts';
import { bukubuku } from '../../../src/games/bukubuku/index.ts';
import {
  afterAction,
  afterBuilding,
  afterStack,
  afterTurns,
  buildingOf,
  carryOf,
  dummyOf,
  play,
  playToEnd,
  type Round,
  roundFromSeed,
  roundOf,
} from './setup.ts';

/** The weather cards on a screen. */
function weatherOn(screen: Screen): number[] {
  const faces = screen.flatMap((part) => {
    if (part.part === 'cards') return part.cards;
    if (part.part === 'buttons') return part.buttons.flatMap(({ card }) => (card ? [card] : []));
    const lines =
      part.part === 'text' ? [part.line] : part.part === 'seats' ? part.rows.map(({ note }) => note) : [];
    return lines
      .flat()
      .flatMap((inline) => (typeof inline === 'object' && 'cards' in inline ? inline.cards : []));
  });
  return [...new Set(faces.flatMap((face) => (/^w\d+$/.test(face) ? [Number(face.slice(1))] : [])))].sort(
    (a, b) => a - b,
  );
}

const weatherOnTable = ({ state }: Round): number[] =>
  weatherOn(LOCALES.flatMap((locale) => bukubuku.drawTable(bukubuku.tableView(state), locale)));
const weatherOnPanel = ({ state }: Round, seat: Seat): number[] =>
  weatherOn(
    LOCALES.flatMap((locale) => panelParts(bukubuku.drawPanel(bukubuku.seatView(state, seat), '', locale))),
  );

/** A seat's panels, as JSON. */
const screensOf = ({ state }: Round, seat: Seat): string =>
  JSON.stringify(
    LOCALES.map((locale) => panelParts(bukubuku.drawPanel(bukubuku.seatView(state, seat), '', locale))),
  );

/** Everything that a seat can know, as JSON. */
const visibleTo = (round: Round, seat: Seat): string =>
  JSON.stringify(bukubuku.seatView(round.state, seat)) + screensOf(round, seat);

const HANDS = [
  [26, 31, 50],
  [27, 32, 51],
  [28, 33, 52],
];
const roundOfThree = () =>
  roundOf({
    hands: HANDS,
    lighthouses: [
      [3, 9],
      [1, 5],
      [2, 4],
    ],
  });

describe('weather cards', () => {
  it('in a hand are shown to its own seat alone', () => {
    for (const seat of [0, 1, 2]) expect(weatherOnPanel(roundOfThree(), seat)).toEqual(HANDS[seat]);
    expect(weatherOnTable(roundOfThree())).toEqual([]);
  });

  it('laid face down are shown to their own seat alone; everybody sees that a seat has laid one', () => {
    const one = afterAction(roundOfThree(), 0, play(31));
    const other = afterAction(roundOfThree(), 0, play(50));
    expect(bukubuku.tableView(one.state).current).toMatchObject({ laid: [true, false, false] });
    expect(weatherOnTable(one)).toEqual([]);
    for (const seat of [1, 2]) expect(visibleTo(one, seat)).toBe(visibleTo(other, seat));
    expect(bukubuku.seatView(one.state, 0).laid).toBe(31);
    expect(weatherOnPanel(one, 0)).toEqual(HANDS[0]);
  });

  it('are shown to everybody once all have laid theirs', () => {
    const after = afterTurns(roundOfThree(), [31, 51, 28]);
    expect(weatherOnTable(after)).toEqual([28, 31, 51]);
    for (const seat of [0, 1, 2])
      expect(weatherOnPanel(after, seat)).toEqual(
        [...new Set([...HANDS[seat]!, 28, 31, 51])].sort((a, b) => a - b),
      );
  });

  it('that nobody has played stay hidden at the end', () => {
    const ended = playToEnd(roundFromSeed('early', 3));
    const hidden = ended.state.hands.flat();
    for (const card of hidden) expect(weatherOnTable(ended)).not.toContain(card);
  });
});

describe('lighthouses to come', () => {
  it('are shown to nobody', () => {
    const { state } = roundOfThree();
    const other = { ...state, ahead: [state.ahead[0]!, [11, 12], [10, 10]] } as typeof state;
    expect(bukubuku.tableView(other)).toEqual(bukubuku.tableView(state));
    for (const seat of [0, 1, 2])
      expect(bukubuku.seatView(other, seat)).toEqual(bukubuku.seatView(state, seat));
  });
});

describe('hands held in earlier rounds (bukubuku 9, 10)', () => {
  const nextRound = (before: Round, seed: string, seats: number): Round =>
    roundFromSeed(seed, seats, {}, carryOf(before));

  it('are known to the seat that had them, and to nobody in the first round', () => {
    const first = roundFromSeed('held', 3);
    for (const seat of [0, 1, 2])
      expect(bukubuku.seatView(first.state, seat).held).toEqual([null, null, null]);
    const second = nextRound(playToEnd(first), 'held/2', 3);
    const { hands } = second.state;
    for (const seat of [0, 1, 2]) {
      expect(hands[(seat + 1) % 3]).toEqual(first.state.hands[seat]);
      const held = [null, null, null].with((seat + 1) % 3, hands[(seat + 1) % 3]! as never);
      expect(bukubuku.seatView(second.state, seat).held).toEqual(held);
    }
    const third = nextRound(playToEnd(second), 'held/3', 3).state;
    expect(bukubuku.seatView(third, 0).held).toEqual([null, third.hands[1], third.hands[2]]);
  });

  it('do not tell which card of them lies face down', () => {
    const second = nextRound(playToEnd(roundFromSeed('held', 3)), 'held/2', 3);
    const [low, next] = second.state.hands[1]!;
    const one = afterAction(second, 1, play(low!));
    const other = afterAction(second, 1, play(next!));
    expect(visibleTo(one, 0)).toBe(visibleTo(other, 0));
  });

  it('are the dummy’s for the seat that had them before it (bukubuku 10)', () => {
    const { state } = nextRound(playToEnd(roundFromSeed('held', 2)), 'held/2', 2);
    expect(bukubuku.seatView(state, 0).held[2]).toBeNull();
    expect(bukubuku.seatView(state, 1).held[2]).toHaveLength(12);
  });
});

describe('the table view', () => {
  it('has belts, the newest lighthouses, and the seats with the highest one', () => {
    const view = bukubuku.tableView(afterTurns(roundOfThree(), [31, 51, 28]).state);
    expect(view.standings).toEqual([
      { belts: 1, lighthouse: 9 },
      { belts: 2, lighthouse: 3 },
      { belts: 2, lighthouse: null },
    ]);
    expect(view.highest).toEqual([0]);
  });

  it('marks no seat as highest if the dummy alone is', () => {
    const ended = playToEnd(roundFromSeed('danger', 2));
    const { highest, standings, dummy } = bukubuku.tableView(ended.state);
    const heights = standings.map((standing) => standing?.lighthouse ?? 0);
    const top = Math.max(...heights, dummy?.lighthouse ?? 0);
    expect(highest).toEqual([0, 1].filter((seat) => heights[seat] === top));
  });
});

describe('bukubuku 11: the dummy’s cards', () => {
  const round = roundFromSeed('dummy', 2);
  const { builder, drawn, pool } = buildingOf(round);
  const other = 1 - builder;

  it('are shown to the seat that builds alone while it chooses from four', () => {
    expect(bukubuku.seatView(round.state, builder).drawn?.cards).toEqual(drawn);
    expect(bukubuku.seatView(round.state, other).drawn).toBeNull();
    expect(weatherOnPanel(round, other)).toEqual(round.state.hands[other]);
    expect(weatherOnPanel(round, builder)).toEqual(
      [...round.state.hands[builder]!, ...drawn].sort((a, b) => a - b),
    );
    expect(weatherOnTable(round)).toEqual([]);
    for (const card of pool) expect(weatherOnPanel(round, builder)).not.toContain(card);
  });

  it('are shown to nobody once laid, their order included, not even to the seat that laid them', () => {
    const [a, b, c, d] = drawn as [number, number, number, number];
    const one = afterStack(round, builder, a, b);
    const swapped = afterStack(round, builder, b, a);
    expect(weatherOnPanel(one, builder)).toEqual(round.state.hands[builder]);
    expect(screensOf(swapped, builder)).toBe(screensOf(one, builder));
    // Not even which two were laid.
    expect(screensOf(afterStack(round, builder, c, d), builder)).toBe(screensOf(one, builder));
    expect(visibleTo(swapped, other)).toBe(visibleTo(one, other));
  });

  it('stay hidden after building until they are played', () => {
    const ready = afterBuilding(round);
    const { piles } = dummyOf(ready);
    for (const seat of [0, 1]) expect(weatherOnPanel(ready, seat)).toEqual(ready.state.hands[seat]);
    const one = afterTurns(ready, [ready.state.hands[0]![0]!, ready.state.hands[1]![0]!]);
    const [top] = piles[1 - dummyOf(ready).builder]!.slice(-1);
    const shown = one.state.turns[0]!.shown.map(({ card }) => card);
    expect(shown).toContain(top);
    for (const seat of [0, 1])
      expect(weatherOnPanel(one, seat)).toEqual(
        [...new Set([...one.state.hands[seat]!, ...shown])].sort((a, b) => a - b),
      );
  });

  it('are counted by pile for everybody, with the pile that the next one comes from', () => {
    const { dummy, current } = bukubuku.tableView(afterBuilding(round).state);
    expect(dummy).toEqual({ lighthouse: null, pileSizes: [6, 6], builder });
    expect(current).toMatchObject({ phase: 'play', dummyFrom: other });
  });
});

describe('the option memo', () => {
  const round = roundFromSeed('memo', 2, { memo: true });
  const { builder, drawn } = buildingOf(round);

  it('shows each seat the dummy’s cards that it has seen, and not those that the other has seen', () => {
    const one = afterStack(round, builder, drawn[0]!, drawn[1]!);
    expect(bukubuku.seatView(one.state, builder).memo).toEqual(drawn);
    expect(weatherOnPanel(one, builder)).toEqual(
      [...one.state.hands[builder]!, ...drawn].sort((a, b) => a - b),
    );
    expect(bukubuku.seatView(one.state, 1 - builder).memo).toEqual([]);
  });

  it('leaves out cards that have been played', () => {
    const ready = afterBuilding(round);
    const before = bukubuku.seatView(ready.state, builder).memo!;
    const after = afterTurns(ready, [ready.state.hands[0]![0]!, ready.state.hands[1]![0]!]);
    const played = after.state.turns[0]!.shown.find(({ who }) => who === 'dummy')!.card;
    expect(bukubuku.seatView(after.state, builder).memo).toEqual(before.filter((card) => card !== played));
  });

  it('shows nothing when it is off', () => {
    const start = roundFromSeed('memo', 2);
    const { builder: first, drawn: cards } = buildingOf(start);
    const one = afterStack(start, first, cards[0]!, cards[1]!);
    for (const seat of [0, 1]) expect(bukubuku.seatView(one.state, seat).memo).toBeNull();
  });
});
