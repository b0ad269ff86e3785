/**
 * What the strongest opponent wins against the computer in duels: an exact best response to how it plays, in the game's own
 * rules. `npm run -s equilibrium -- --measure` prints the same figures.
 */
import { describe, expect, it } from 'vitest';
import { type Chance, seededChance, seedFromText } from '../../../src/game/chance.ts';
import {
  choiceOf,
  type Hand,
  handsOf,
  hiddenDice,
  movesAt,
  type Point,
  pointOf,
} from '../../../src/games/bluff/computer/duel.ts';
import { playDuel } from '../../../src/games/bluff/computer/duel-decision.ts';
import { type Mixed, mixtureOf, WEIGHTS } from '../../../src/games/bluff/computer/duel-table.ts';
import { HOUSE, MASTER } from '../../../src/games/bluff/computer/tuning.ts';
import { allCalls } from '../../../src/games/bluff/dice.ts';
import { bluff } from '../../../src/games/bluff/index.ts';
import { type Choice, diceLeft } from '../../../src/games/bluff/rules.ts';
import type { LogEntry, Playing, State } from '../../../src/games/bluff/state.ts';
import { bestResponse } from '../../bench/bluff/best-response.ts';
import { DUELS, exploit, exploitability, type Player, strategyOf } from '../../bench/bluff/exploitability.ts';
import { worthOf } from '../../bench/bluff/worth.ts';
import { matchOf, playing } from './setup.ts';

const digits = (hand: Hand) => hand.join('');

/** A state of the game in which seat 0 is at a point. */
function stateAt(point: Point, hidden: Hand, others: Hand): Playing {
  const calls = allCalls(point.dice + point.othersDice);
  const log: LogEntry[] = [];
  const called = (seat: number, index: number) => {
    const { count, face } = calls[index]!;
    log.push({ seat, kind: 'call', count, face });
  };
  const showed = (seat: number, die: number) => {
    if (die > 0) log.push({ seat, kind: 'reveal', dice: [die], rolled: 1 });
  };
  if (!point.rerolled) showed(0, point.shown);
  if (point.own >= 0) called(0, point.own);
  showed(1, point.othersShown);
  if (point.standing >= 0) called(1, point.standing);
  if (point.rerolled) showed(0, point.shown);
  const start = playing(matchOf({ dice: `${digits(hidden)} ${digits(others)}` }));
  const shown = [point.shown, point.othersShown].map((die) => (die > 0 ? [die] : []));
  return { ...start, shown, log, rerolled: point.rerolled };
}

/** Every point of a duel at which the table may be asked. */
function* pointsOf(dice: number, othersDice: number): Generator<Point> {
  const calls = allCalls(dice + othersDice).length;
  const others = othersDice > 1 ? [0, 1, 2, 3, 4, 5, 6] : [0];
  for (let standing = -1; standing < calls; standing++)
    for (let own = -1; own < Math.max(0, standing); own++)
      for (const othersShown of standing < 0 ? [0] : others)
        yield { dice, othersDice, shown: 0, othersShown, own, standing, rerolled: false };
}

/** How often the computer makes each move, by what it draws for each of as many equal lots as the table has weights. */
function drawn(point: Point, hidden: Hand, most: number): Mixed[] {
  const view = bluff.seatView(
    stateAt(point, hidden, handsOf(hiddenDice(point.othersDice, point.othersShown))[0]!),
    0,
  );
  const moves = movesAt(point).map((move) => ({
    move,
    name: bluff.nameOf(choiceOf(move, point.dice + point.othersDice)),
    probability: 0,
  }));
  for (let lot = 0; lot < WEIGHTS; lot++) {
    const decision = playDuel(view, most, () => (lot + 0.5) / WEIGHTS);
    moves.find(({ name }) => decision && name === bluff.nameOf(decision.choice))!.probability += 1 / WEIGHTS;
  }
  return moves.filter(({ probability }) => probability > 0);
}

const tablePlay: Player = (point, hidden) => mixtureOf(point, hidden) ?? [];

describe('a duel in numbers', () => {
  it.each(DUELS)('of %i against %i has the moves of the game', (dice, othersDice) => {
    for (const point of pointsOf(dice, othersDice)) {
      const others = handsOf(hiddenDice(othersDice, point.othersShown))[0]!;
      for (const hand of handsOf(dice)) {
        const state = stateAt(point, hand, others);
        expect(pointOf(bluff.seatView(state, 0))).toEqual(point);
        const names = movesAt(point)
          .filter((move) => move >= 0 || hand.includes(-move))
          .map((move) => bluff.nameOf(choiceOf(move, dice + othersDice)));
        expect(names.sort()).toEqual(bluff.choices(state, 0).map(bluff.nameOf).sort());
      }
      if (point.own >= 0) break;
    }
  });

  it.each(DUELS)('of %i against %i is settled as the game settles a challenge', (dice, othersDice) => {
    const value = (own: number, others: number, starts: boolean) =>
      (own + 10 * others + (starts ? 100 : 0)) / 1000;
    const { challenging } = worthOf(dice, othersDice, value);
    for (const [standing, call] of allCalls(dice + othersDice).entries())
      for (const hand of handsOf(dice))
        for (const others of handsOf(othersDice)) {
          const point = { dice, othersDice, shown: 0, othersShown: 0, own: -1, standing, rerolled: false };
          const next = bluff.apply(
            stateAt(point, hand, others),
            0,
            { do: 'challenge' },
            chanceOf('challenge'),
          );
          if ('refused' in next) throw new Error(next.refused);
          const [own = 0, left = 0] = diceLeft(next);
          const settled = own === 0 ? 0 : left === 0 ? 1 : value(own, left, bluff.toAct(next)[0] === 0);
          const matching = [...hand, ...others].filter((die) => die === call.face || die === 6).length;
          expect(challenging[standing]![matching]).toBe(settled);
        }
  });
});

const chanceOf = (seed: string): Chance => seededChance(seedFromText(`duel/${seed}`));

/** A state that a player cannot tell apart from others, with how likely it is. */
interface Possible {
  readonly state: State;
  readonly weight: number;
}

const isOpen = ({ state }: Possible): boolean => state.phase === 'play';

function played({ state, weight }: Possible, seat: number, choice: Choice, probability = 1): Possible {
  const next = bluff.apply(state, seat, choice, chanceOf('play'));
  if ('refused' in next) throw new Error(next.refused);
  return { state: next, weight: weight * probability };
}

/** What seat 0 can win at one die each, played in the game itself, among states that it cannot tell apart. */
function bestInGame(states: readonly Possible[], player: Player): number {
  const state = states.find(isOpen)?.state;
  if (!state) return states.reduce((sum, each) => sum + (diceLeft(each.state)[0]! > 0 ? each.weight : 0), 0);
  const [seat] = bluff.toAct(state);
  const choices = bluff.choices(state, seat!);
  const after = (choice: Choice) =>
    bestInGame(
      seat === 0 ? states.map((each) => played(each, 0, choice)) : answered(states, choice, player),
      player,
    );
  if (seat === 0) return Math.max(...choices.map(after));
  return choices.reduce((sum, choice) => sum + after(choice), 0);
}

/** The states in which the player makes a choice. */
function answered(states: readonly Possible[], choice: Choice, player: Player): Possible[] {
  return states.flatMap((each) => {
    const { hidden } = bluff.seatView(each.state, 1);
    const mixed = player(pointOf(bluff.seatView(each.state, 1))!, hidden).find(
      ({ move }) => bluff.nameOf(choiceOf(move, 2)) === bluff.nameOf(choice),
    );
    return mixed ? [played(each, 1, choice, mixed.probability)] : [];
  });
}

describe('the best response', () => {
  it('at one die each is what playing the game itself finds', () => {
    const wins = [0, 1].map((starter) =>
      handsOf(1).reduce((sum, [own]) => {
        const states = handsOf(1).map(([other]) => ({
          state: playing(matchOf({ dice: `${own} ${other}`, starter })),
          weight: 1 / 6,
        }));
        return sum + bestInGame(states, tablePlay) / 6;
      }, 0),
    );
    const { first, second } = bestResponse(1, 1, strategyOf(tablePlay), () => Number.NaN);
    expect(wins[0]).toBeCloseTo(first, 10);
    expect(wins[1]).toBeCloseTo(second, 10);
  });

  it('wins nearly always against who never challenges, and more than it should against who always does', () => {
    const [never] = exploit(
      (point) => [{ move: movesAt(point).find((move) => move > 0) ?? 0, probability: 1 }],
      2,
    );
    expect(exploitability(never!)).toBeGreaterThan(0.3);
    const [always] = exploit((point) => [{ move: movesAt(point)[0]!, probability: 1 }], 2);
    expect(exploitability(always!)).toBeGreaterThan(0.2);
  });
});

describe('nobody can read', () => {
  it('house or master at one die each: a best response wins at most three of a hundred more than it should', () => {
    for (const most of [HOUSE.duelDice, MASTER.duelDice]) {
      const [one] = exploit((point, hidden) => drawn(point, hidden, most), 2);
      expect(exploitability(one!)).toBeLessThan(0.03);
      expect(exploitability(one!)).toBeGreaterThanOrEqual(0);
    }
  });

  it('master at two dice each, nor on the way from there: at most eight of a hundred', {
    timeout: 300_000,
  }, () => {
    const found = exploit(tablePlay);
    const [one, few, many, two] = found;
    expect(exploitability(one!)).toBeLessThan(0.03);
    expect(exploitability(two!)).toBeLessThan(0.08);
    // Of a duel of one die against two, both best responses together win more than one match by what each wins too much.
    const excess = (few!.first + few!.second + many!.first + many!.second) / 4 - 0.5;
    expect(excess).toBeLessThan(0.08);
  });

  it.each(DUELS)('what the table has for %i against %i is what the computer draws', (dice, othersDice) => {
    let asked = 0;
    for (const point of pointsOf(dice, othersDice)) {
      const hands = handsOf(dice);
      const hidden = hands[asked++ % hands.length]!;
      const byMove = ({ move: a }: Mixed, { move: b }: Mixed) => a - b;
      expect(drawn(point, hidden, MASTER.duelDice).sort(byMove)).toMatchObject(
        [...tablePlay(point, hidden)].sort(byMove),
      );
    }
  });
});
