/** What a hint says of the danger of losing a belt, or of dropping out without one, against every card that the others may lay. */
import { describe, expect, it } from 'vitest';
import { LOCALES, type Params } from '../../../src/game/words.ts';
import { allWeather } from '../../../src/games/bukubuku/cards.ts';
import { bukubuku } from '../../../src/games/bukubuku/index.ts';
import { fieldOf } from '../../../src/games/bukubuku/rules.ts';
import type { Playing, SeatOrDummy, Standing, State } from '../../../src/games/bukubuku/state.ts';
import { settleTurn } from '../../../src/games/bukubuku/turn.ts';
import { catalogue } from '../../../src/games/bukubuku/words/catalogue.ts';
import {
  afterAction,
  afterBuilding,
  carryOf,
  chanceOf,
  playToEnd,
  type Round,
  reasonOf,
  roundFromSeed,
  smallRound,
} from './setup.ts';

function playingOf({ state }: Pick<Round, 'state'>): Playing {
  if (state.phase !== 'play') throw new Error(`the phase is '${state.phase}'`);
  return state;
}

const reasonFor = (state: State, seat: number, card: number) =>
  reasonOf(state, seat, { do: 'play', card }, { own: 0.2, others: 0 }, 'risk');

/** Everybody else in a turn, with the cards that they may lay. */
type Hands = readonly { readonly who: SeatOrDummy; readonly cards: readonly number[] }[];

/** Every way in which the others may lay their cards, no two the same. */
function layings([first, ...rest]: Hands): { who: SeatOrDummy; card: number }[][] {
  if (!first) return [[]];
  return layings(rest).flatMap((laid) =>
    first.cards
      .filter((card) => laid.every((other) => other.card !== card))
      .map((card) => [{ who: first.who, card }, ...laid]),
  );
}

/** By what a card takes, whether it costs its seat something against each laying of the others. */
function costsOf(state: Playing, seat: number, card: number, others: Hands): Record<Taken, boolean[]> {
  const costs: Record<Taken, boolean[]> = { low: [], high: [], none: [] };
  for (const laid of layings(others)) {
    const { turn } = settleTurn(fieldOf(state), state.ahead[0]!, [{ who: seat, card }, ...laid]);
    const place = turn.shown.findIndex(({ who }) => who === seat);
    costs[(['low', 'high'] as const)[place] ?? 'none'].push(turn.lost.concat(turn.out).includes(seat));
  }
  return costs;
}

type Taken = 'low' | 'high' | 'none';

const others = (state: Playing, seat: number): number[] =>
  [...state.standings.keys()].filter((other) => other !== seat && state.standings[other] !== null);

/** In the last round a seat has had the hands of all others. */
const knownHands = (state: Playing, seat: number): Hands =>
  others(state, seat).map((who) => ({ who, cards: state.hands[who]! }));

/** In the first round any card may be anybody's that has not been shown. */
function unknownHands(state: Playing, seat: number): Hands {
  const seen = [...state.hands[seat]!, ...state.turns.flatMap(({ shown }) => shown.map(({ card }) => card))];
  const cards = allWeather().filter((card) => !seen.includes(card));
  return others(state, seat).map((who) => ({ who, cards }));
}

/** How likely a reason says that the card costs a belt, or its seat, in percent; 0 where it says nothing of it. */
function toldRisk(because: string, { cost, out, percent, safe }: Params = {}): number {
  if (because === 'all-drop-out') return 100;
  const told = cost ?? out;
  if (told !== undefined) return Number(told);
  if (because === 'loses-no-belt') return 100 - Number(percent);
  return because === 'probably-safe' ? 100 - Number(safe) : 0;
}

/** States in the middle of a round, from turns at random. */
function statesOf(round: Round, seed: string): Playing[] {
  const chance = chanceOf(seed);
  const states: Playing[] = [];
  let current = round;
  for (let step = 0; current.state.phase === 'play'; step++) {
    if (current.state.laid.every((card) => card === null)) states.push(current.state);
    const [seat = 0] = bukubuku.toAct(current.state);
    const choices = bukubuku.choices(current.state, seat);
    current = afterAction(current, seat, choices[chance.below(`${step}`, choices.length)]!);
  }
  return states;
}

/** Round after round at random, up to the last. */
function lastRound(seats: number, seed: string): Round {
  let round = roundFromSeed(`${seed}/1`, seats);
  for (let number = 2; number <= seats; number++)
    round = roundFromSeed(`${seed}/${number}`, seats, {}, carryOf(playToEnd(round)));
  return round;
}

function expectTrueRisk(state: Playing, seat: number, card: number, hands: Hands): void {
  const { because, params } = reasonFor(state, seat, card);
  const risk = toldRisk(because, params);
  const costs = Object.values(costsOf(state, seat, card, hands)).flat();
  const where = `${because}, ${card} of seat ${seat}, turn ${state.turns.length + 1}`;
  expect({ where, isPossible: risk > 0 }).toEqual({ where, isPossible: costs.includes(true) });
  expect({ where, isCertain: risk === 100 }).toEqual({ where, isCertain: !costs.includes(false) });
}

describe('the danger that a reason tells', () => {
  it.each([3, 4])(
    'is possible, and certain, only where it is, for %s players who know all hands',
    (seats) => {
      for (let seed = 0; seed < 2; seed++) {
        for (const state of statesOf(lastRound(seats, `known/${seed}`), 'turns'))
          for (const card of state.hands[0]!)
            if (state.standings[0]) expectTrueRisk(state, 0, card, knownHands(state, 0));
      }
    },
  );

  it('is possible, and certain, only where it is, for players who know no other hand', () => {
    for (const state of statesOf(roundFromSeed('unknown', 3), 'turns').filter((_, turn) => turn % 2 === 1))
      for (const card of state.hands[1]!)
        if (state.standings[1]) expectTrueRisk(state, 1, card, unknownHands(state, 1));
  });

  it('is the sum of what the outcomes that cost a belt are likely to come to', () => {
    const dealt = playingOf(roundFromSeed('four', 4));
    const standings = [11, 7, 1, null].map((lighthouse): Standing => ({ belts: 3, lighthouse }));
    const state: Playing = { ...dealt, standings, ahead: dealt.ahead.with(0, [7, 8]) };
    // Some of them are enough to have every outcome.
    const hands = unknownHands(state, 0).map(({ who, cards }) => ({
      who,
      cards: cards.filter((_, at) => at % 3 === 0),
    }));
    const told = state.hands[0]!.flatMap((card) => {
      const { because, params = {} } = reasonFor(state, 0, card);
      return params.other === undefined ? [] : [{ card, params, risk: toldRisk(because, params) }];
    });
    expect(told.length).toBeGreaterThan(3);
    for (const { card, params, risk } of told) {
      const { low, high, none } = costsOf(state, 0, card, hands);
      const share = (costs: boolean[], percent: unknown) => (costs.includes(true) ? Number(percent) : 0);
      const sum = share(low, params.percent) + share(high, params.next) + share(none, params.other);
      expect({ card, risk }).toEqual({ card, risk: sum });
      // Who takes the 7 leaves the 8 to another player; with the 8, or the 11, nobody is higher.
      expect(sum).toBe(Number(params.next) + Number(params.other));
    }
  });

  it('is certain behind a lighthouse that its card takes and nobody tops', () => {
    const { state } = smallRound([6, 7], [1, 2], [3, 4], [5, 8]);
    // The turn after the first, whose dummy card seat 0 has laid on its own pile: the 40.
    const next = playingOf(afterBothLaid(state));
    const belts = (lighthouse: number): Standing => ({ belts: 2, lighthouse });
    const highest: Playing = {
      ...next,
      standings: [belts(12), belts(6)],
      dummy: { ...next.dummy!, lighthouse: 11 },
      ahead: next.ahead.with(0, [6, 7]),
    };
    const { because, params = {} } = reasonFor(highest, 0, 31);
    expect(params.cost).toBe(100);
    for (const locale of LOCALES)
      expect(catalogue[locale].reasons[because as 'takes-high'](params)).toMatch(
        {
          en: /Certain to lose a belt|a belt is lost either way/,
          ja: /浮き輪は確実に1つ失います|どちらにしても浮き輪を1つ失います/,
          zh: /一定失去一个救生圈|无论哪种，都会失去一个救生圈/,
        }[locale],
      );
  });
});

/** After a turn in which both lay their lowest cards. */
function afterBothLaid(state: State): { state: State } {
  let round: Round = { state, chance: chanceOf('dummy') };
  for (const seat of [0, 1]) round = afterAction(round, seat, bukubuku.choices(round.state, seat)[0]!);
  return round;
}

it('says the danger behind every reason that says nothing else of it, in all languages', () => {
  for (const locale of LOCALES)
    for (const because of ['takes-low', 'takes-high', 'takes-either', 'takes-none', 'avoids-high'] as const) {
      const said = (params: Params) =>
        catalogue[locale].reasons[because]({ percent: 60, low: 2, high: 9, own: 5, ...params });
      expect(said({ cost: 37 })).toContain('37%');
      expect(said({})).not.toMatch(/belt|浮き輪|救生圈/);
      const isSafe = /Risk of losing a belt: 0%|浮き輪を失う見込み\S*0%|没有失去救生圈的危险/;
      expect(said({ cost: 0 })).toMatch(isSafe);
      expect(said({ out: 0 })).toMatch(/Risk of dropping out: 0%|脱\S*見\S*0%|没有出局的危险/);
      expect(said({ out: 0 })).not.toContain('⚠️');
      for (const params of [{ cost: 37 }, { out: 37 }, { percent: 100 }])
        expect(said(params)).not.toMatch(isSafe);
    }
});

it('tells beside what a card may take that the round may end by it', () => {
  const params = {
    percent: 51,
    low: 3,
    next: 49,
    high: 7,
    other: 0,
    own: 3,
    cost: 49,
    gain: 0.4,
    othersGain: 0,
    ends: 51,
  };
  expect(catalogue.en.reasons['rounds-say'](params)).toBe(
    'May take lighthouse 3 (51%) or the 7 (49%); 49% to lose a belt. 51% that a drop-out ends the round.',
  );
  const told = [1, 2, 3, 4].flatMap((seed) => {
    const state = playingOf(afterBuilding(roundFromSeed(`ends/${seed}`, 2)));
    const ending: Playing = {
      ...state,
      standings: [
        { belts: 3, lighthouse: 3 },
        { belts: 0, lighthouse: 12 },
      ],
      dummy: { ...state.dummy!, lighthouse: 5 },
      ahead: state.ahead.with(0, [1, 12]),
    };
    return state.hands[0]!.map((card) => reasonFor(ending, 0, card));
  });
  const withOutcomes = told.filter(
    ({ because, params }) => because === 'rounds-say' && params?.ends !== undefined,
  );
  expect(withOutcomes.length).toBeGreaterThan(0);
  for (const { params } of withOutcomes) expect(Number(params?.ends)).toBeGreaterThanOrEqual(30);
});
