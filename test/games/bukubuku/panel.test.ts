/** Panels: one press lays a card, two presses lay two on a pile; nothing else is offered. */
import { describe, expect, it } from 'vitest';
import { LOCALES } from '../../../src/game/words.ts';
import { bukubuku } from '../../../src/games/bukubuku/index.ts';
import { choicesOn, faultsOf, reachableScreens, showsOn } from '../../game/screens.ts';
import { acted, building, dealt, play, type Staged, stack } from './rounds.ts';

const panel = ({ state }: Staged, seat: number, picked = '') =>
  bukubuku.drawPanel(bukubuku.seatView(state, seat), picked, 'en');
const names = ({ state }: Staged, seat: number) =>
  bukubuku.choices(state, seat).map((choice) => bukubuku.nameOf(choice));

describe('laying a card', () => {
  const staged = dealt('panel', 5);

  it('takes one press, whichever', () => {
    for (const seat of [0, 1, 2, 3, 4]) {
      expect(choicesOn(panel(staged, seat))).toEqual(names(staged, seat));
      expect(showsOn(panel(staged, seat))).toEqual([]);
    }
  });

  it('done, only another card instead is offered', () => {
    const one = acted(staged, 2, play(staged.state.hands[2]![0]!));
    const others = staged.state.hands[2]!.slice(1).map((card) => `change.${card}`);
    expect(choicesOn(panel(one, 2))).toEqual(others);
    expect(showsOn(panel(one, 2))).toEqual([]);
    expect(choicesOn(panel(one, 1))).toHaveLength(12);
  });
});

describe('building', () => {
  const staged = dealt('build', 2);
  const { builder, drawn } = building(staged);

  it.each(LOCALES)('every order of two of four is reached in two presses, in %s', (locale) => {
    const view = bukubuku.seatView(staged.state, builder);
    const panels = reachableScreens((picked) => bukubuku.drawPanel(view, picked, locale));
    for (const screen of panels) expect(faultsOf(screen, names(staged, builder))).toEqual([]);
    expect(new Set(panels.flatMap(choicesOn))).toEqual(new Set(names(staged, builder)));
    expect(showsOn(panels[0]!)).toEqual(drawn.map(String));
  });

  it('the first pick is the card on top, and may be taken back', () => {
    const [a, b] = drawn;
    const second = panel(staged, builder, `${a}`);
    expect(choicesOn(second)).toContain(`stack.${b}-${a}`);
    expect(choicesOn(second)).toHaveLength(3);
    expect(showsOn(second)).toEqual(['']);
  });

  it('the last two take one press', () => {
    let now = staged;
    for (let step = 0; step < 5; step++) {
      const [a, b] = building(now).drawn;
      now = stack(now, bukubuku.toAct(now.state)[0]!, a!, b!);
    }
    const last = bukubuku.toAct(now.state)[0]!;
    expect(choicesOn(panel(now, last)).toSorted()).toEqual(names(now, last).toSorted());
    expect(showsOn(panel(now, last))).toEqual([]);
  });

  it('tells on which turns the two will be played', () => {
    const { drawn: first } = bukubuku.seatView(staged.state, builder);
    expect(first).toMatchObject({ top: 10, below: 12 });
    const next = stack(staged, builder, drawn[0]!, drawn[1]!);
    expect(bukubuku.seatView(next.state, 1 - builder).drawn).toMatchObject({ top: 9, below: 11 });
  });

  it('the other one waits', () => {
    expect([...choicesOn(panel(staged, 1 - builder)), ...showsOn(panel(staged, 1 - builder))]).toEqual([]);
  });
});
