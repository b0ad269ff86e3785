/** bukubuku 11: what a seat remembers of the dummy's cards by building: computers and hints know it, and no screen shows it. */
import { describe, expect, it } from 'vitest';
import { readAloud } from '../../../src/discord/screens/read-aloud.ts';
import { tableAsSeen } from '../../../src/discord/screens/review-table.ts';
import { playoutRandom } from '../../../src/game/chance.ts';
import { detailsOf, panelParts } from '../../../src/game/screen.ts';
import { LOCALES } from '../../../src/game/words.ts';
import { forecaster } from '../../../src/games/bukubuku/computer/forecast.ts';
import { knowledgeOf, sampleWorld } from '../../../src/games/bukubuku/computer/worlds.ts';
import { computer } from '../../../src/games/bukubuku/computer.ts';
import { bukubuku } from '../../../src/games/bukubuku/index.ts';
import { pileOfTurn } from '../../../src/games/bukubuku/piles.ts';
import type { State } from '../../../src/games/bukubuku/state.ts';
import { catalogue } from '../../../src/games/bukubuku/words/catalogue.ts';
import type { ReasonId } from '../../../src/games/bukubuku/words/words.ts';
import { tableInPlay } from '../../tables/fixtures.ts';
import {
  afterBuilding,
  afterStack,
  afterTurns,
  buildingOf,
  chanceOf,
  dummyOf,
  type Round,
  reasonOf,
  roundFromSeed,
  smallRound,
} from './setup.ts';

const knowledgeIn = ({ state }: Round, seat: number) => knowledgeOf(bukubuku.seatView(state, seat));
const reasonFor = (round: Round, seat: number, card: number) =>
  reasonOf(round.state, seat, { do: 'play', card }, { own: 0.2, others: 0 }, 'reason');
const builtBy = ({ state }: Round, seat: number) => bukubuku.seatView(state, seat).built;

const people = ['Ann', 'Ben'].map((name, seat) => ({ userId: `18446744073709551${seat}`, name }));

const tableIn = (state: State) => tableInPlay(bukubuku, state, people, { options: state.options });

/** Everything that a seat is shown without asking for a hint: panel, details, what is read aloud, its review. */
const shownTo = ({ state }: Round, seat: number): string =>
  JSON.stringify(
    LOCALES.map((locale) => {
      const view = bukubuku.seatView(state, seat);
      const panel = bukubuku.drawPanel(view, '', locale);
      return [
        panelParts(panel),
        detailsOf(panel),
        bukubuku.drawHand?.(view, locale),
        bukubuku.drawOpen?.(view, locale),
        tableAsSeen(bukubuku, state, seat, locale, 1000),
        readAloud(bukubuku, tableIn(state), seat, locale),
      ];
    }),
  );

describe('the pile that a seat has built', () => {
  const start = roundFromSeed('own pile', 2);
  const { builder, drawn } = buildingOf(start);
  const other = 1 - builder;

  it('is known to it from the bottom up, with the turns on which its cards will be played', () => {
    const [below, top] = drawn as [number, number];
    const stacked = afterStack(start, builder, below, top);
    expect(builtBy(stacked, builder)).toEqual({
      seen: drawn,
      pile: [
        { card: below, turn: 12 },
        { card: top, turn: 10 },
      ],
    });
    expect(builtBy(stacked, other)!.pile).toEqual([]);
  });

  it('is known as long as its cards are to come, and the other seat’s pile never', () => {
    const ready = afterBuilding(start);
    const after = afterTurns(
      ready,
      ready.state.hands.map(([lowest]) => lowest!),
    );
    // The first of the dummy's cards comes from the second builder's pile.
    expect(builtBy(after, other)!.pile.map(({ card }) => card)).toEqual(dummyOf(after).piles[other]);
    expect(builtBy(after, other)!.pile).toHaveLength(5);
    expect(builtBy(after, other)!.pile.at(-1)!.turn).toBe(3);
    expect(builtBy(after, builder)!.pile.map(({ card }) => card)).toEqual(dummyOf(ready).piles[builder]);
    const played = after.state.turns[0]!.shown.find(({ who }) => who === 'dummy')!.card;
    expect(builtBy(after, other)!.seen).not.toContain(played);
  });

  it('does not exist without a dummy', () => {
    expect(builtBy(roundFromSeed('three', 3), 0)).toBeNull();
  });

  it('is on no screen of that seat’s: other cards there, or the same in another order, change none', () => {
    const [a, b, c, d] = drawn as [number, number, number, number];
    const shown = [
      [a, b],
      [b, a],
      [c, d],
    ].map(([below, top]) => shownTo(afterStack(start, builder, below!, top!), builder));
    expect(new Set(shown).size).toBe(1);

    const ready = afterBuilding(start);
    const dummy = dummyOf(ready);
    for (const seat of [0, 1]) {
      const pile = dummy.piles[seat]!;
      const piles: typeof dummy.piles = [[...dummy.piles[0]], [...dummy.piles[1]]];
      piles[seat] = pile.toReversed();
      const reversed: Round = { ...ready, state: { ...ready.state, dummy: { ...dummy, piles } } as State };
      expect(shownTo(reversed, seat)).toBe(shownTo(ready, seat));
      expect(builtBy(reversed, seat)).not.toEqual(builtBy(ready, seat));
    }
  });

  it('lies in every world of its computer in that order, and the other seat’s does not', () => {
    const ready = afterBuilding(start);
    const random = playoutRandom(chanceOf('worlds'), 'test');
    const { piles } = dummyOf(ready);
    for (const seat of [0, 1]) {
      const orders = new Set<string>();
      for (let count = 0; count < 20; count++) {
        const { hand } = sampleWorld(knowledgeIn(ready, seat), random).participants.at(-1)!;
        const ofPile = (owner: number) => hand.filter((_, turn) => pileOfTurn(builder, turn) === owner);
        expect(ofPile(seat)).toEqual(piles[seat]!.toReversed());
        expect(new Set(hand).size).toBe(12);
        orders.add(ofPile(1 - seat).join());
      }
      expect(orders.size).toBeGreaterThan(1);
    }
  });

  it('is forgotten by a friendly computer', () => {
    const ready = afterBuilding(start);
    const view = bukubuku.seatView(ready.state, 0);
    const choiceIn = (seen: typeof view) => computer(seen, chanceOf('friendly'), 'friendly');
    expect(choiceIn(view)).toEqual(choiceIn({ ...view, built: null }));
  });
});

describe('a forecast', () => {
  // Seat 1's pile has 20 on 58: the first of the dummy's cards is its 20.
  const round = smallRound([2, 7], [3, 4], [5, 6], [1, 8]);

  it('knows that a card cannot be the lowest where one’s own card of the dummy’s is lower', () => {
    const { none } = forecaster(knowledgeIn(round, 1), [2, 7], chanceOf('own'))(27);
    expect(none).toBe(0);
    const guessed = forecaster(knowledgeIn(round, 0), [2, 7], chanceOf('other'))(26);
    expect(guessed.none).toBeGreaterThan(0);
  });

  it('is not certain where it only happened in all trial turns', () => {
    // Only 60 is higher than 59, and may well be the dummy's or the other's.
    const { state, chance } = roundFromSeed('doubt', 2);
    const ready = afterBuilding({ state: { ...state, hands: [[59], [1]] } as State, chance });
    const { low } = forecaster(knowledgeIn(ready, 0), [2, 7], chanceOf('doubt'))(59);
    expect(low).toBeLessThan(1 - 1e-9);
  });
});

describe('a reason', () => {
  it('says that the dummy’s card is a guess where the other seat has laid it (bukubuku 11)', () => {
    const { state, chance } = smallRound([2, 7], [3, 4], [5, 6], [1, 8]);
    // The dummy's first card comes from the pile of seat 1.
    for (const card of state.hands[1]!) {
      expect(reasonFor({ state, chance }, 1, card).params ?? {}).not.toHaveProperty('isGuess');
    }
    const { because, params = {} } = reasonFor({ state, chance }, 0, 26);
    expect(params).toMatchObject({ isGuess: 1 });
    expect(catalogue.en.reasons[because as ReasonId](params)).toMatch(/ The dummy’s card is a guess\.$/);
  });

  it('calls nothing a guess that is certain whatever the dummy’s card is', () => {
    const { state, chance } = smallRound([2, 7], [3, 4], [5, 6], [1, 8]);
    const highest = { ...state, hands: [[60, 31, 50, 5], state.hands[1]!] } as typeof state;
    const { params } = reasonFor({ state: highest, chance }, 0, 60);
    expect(params).toMatchObject({ percent: 100 });
    expect(params).not.toHaveProperty('isGuess');
  });
});
