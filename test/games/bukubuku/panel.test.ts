/** Panels offer every choice, and nothing else: one press to lay a card, two to lay two cards on a pile. */

import { describe, expect, it } from 'vitest';
import { panelParts } from '../../../src/game/screen.ts';
import { LOCALES } from '../../../src/game/words.ts';
import { bukubuku } from '../../../src/games/bukubuku/index.ts';
import { choicesOn, faultsOf, reachableScreens, showsOn } from '../../game/screens.ts';
import { afterAction, afterStack, buildingOf, play, type Round, roundFromSeed } from './setup.ts';

const panelOf = ({ state }: Round, seat: number, picked = '') =>
  panelParts(bukubuku.drawPanel(bukubuku.seatView(state, seat), picked, 'en'));
const choiceNames = ({ state }: Round, seat: number) =>
  bukubuku.choices(state, seat).map((choice) => bukubuku.nameOf(choice));

describe('laying a card', () => {
  const round = roundFromSeed('panel', 5);

  it('takes one press for any card', () => {
    for (const seat of [0, 1, 2, 3, 4]) {
      expect(choicesOn(panelOf(round, seat))).toEqual(choiceNames(round, seat));
      expect(showsOn(panelOf(round, seat))).toEqual([]);
    }
  });

  it('offers only another card instead once it is done', () => {
    const one = afterAction(round, 2, play(round.state.hands[2]![0]!));
    const others = round.state.hands[2]!.slice(1).map((card) => `change.${card}`);
    expect(choicesOn(panelOf(one, 2))).toEqual(others);
    expect(showsOn(panelOf(one, 2))).toEqual([]);
    expect(choicesOn(panelOf(one, 1))).toHaveLength(12);
  });
});

describe('building the piles', () => {
  const round = roundFromSeed('build', 2);
  const { builder, drawn } = buildingOf(round);

  it.each(LOCALES)(
    'reaches every order of two of four cards in two presses, and no other choice, in %s',
    (locale) => {
      const view = bukubuku.seatView(round.state, builder);
      const panels = reachableScreens((picked) => panelParts(bukubuku.drawPanel(view, picked, locale)));
      for (const screen of panels) expect(faultsOf(screen, choiceNames(round, builder))).toEqual([]);
      expect(new Set(panels.flatMap(choicesOn))).toEqual(new Set(choiceNames(round, builder)));
      expect(showsOn(panels[0]!)).toEqual(drawn.map(String));
    },
  );

  it('takes the first press as the card on top, and lets it be taken back', () => {
    const [a, b] = drawn;
    const second = panelOf(round, builder, `${a}`);
    expect(choicesOn(second)).toContain(`stack.${b}-${a}`);
    expect(choicesOn(second)).toHaveLength(3);
    expect(showsOn(second)).toEqual(['']);
  });

  it('takes one press for the last two cards', () => {
    let later = round;
    for (let step = 0; step < 5; step++) {
      const [a, b] = buildingOf(later).drawn;
      later = afterStack(later, bukubuku.toAct(later.state)[0]!, a!, b!);
    }
    const last = bukubuku.toAct(later.state)[0]!;
    expect(choicesOn(panelOf(later, last)).toSorted()).toEqual(choiceNames(later, last).toSorted());
    expect(showsOn(panelOf(later, last))).toEqual([]);
  });

  it('shows on which turns the two cards will be played', () => {
    const { drawn: firstDraw } = bukubuku.seatView(round.state, builder);
    expect(firstDraw).toMatchObject({ topTurn: 10, belowTurn: 12 });
    const next = afterStack(round, builder, drawn[0]!, drawn[1]!);
    expect(bukubuku.seatView(next.state, 1 - builder).drawn).toMatchObject({ topTurn: 9, belowTurn: 11 });
  });

  it('offers nothing to the other seat', () => {
    expect([...choicesOn(panelOf(round, 1 - builder)), ...showsOn(panelOf(round, 1 - builder))]).toEqual([]);
  });
});
