/** The panel while the dummy's piles are built: two cards in order, each in its place, and a button that lays them. */
import { describe, expect, it } from 'vitest';
import { panelParts } from '../../../src/game/screen.ts';
import { LOCALES } from '../../../src/game/words.ts';
import { bukubuku } from '../../../src/games/bukubuku/index.ts';
import { choicesOn, faultsOf, reachableScreens, showsOn } from '../../game/screens.ts';
import { choiceNames, linesOf, panelOf, partsOf, rowsOf } from './reading.ts';
import { afterStack, buildingOf, carryOf, playToEnd, type Round, roundFromSeed } from './setup.ts';

describe('bukubuku 11: building the piles', () => {
  const round = roundFromSeed('build', 2);
  const { builder, drawn } = buildingOf(round);
  const [a, b, c] = drawn as [number, number, number, number];

  it.each(LOCALES)('reaches every order of two of four cards, and no other choice, in %s', (locale) => {
    const view = bukubuku.seatView(round.state, builder);
    const panels = reachableScreens((picked) => panelParts(bukubuku.drawPanel(view, picked, locale)));
    for (const screen of panels) expect(faultsOf(screen, choiceNames(round, builder))).toEqual([]);
    expect(new Set(panels.flatMap(choicesOn))).toEqual(new Set(choiceNames(round, builder)));
    expect(showsOn(panels[0]!)).toEqual(drawn.map(String));
  });

  it.each(LOCALES)(
    'are named with the card on top and the one below it in %s, but not to who may not see them',
    (locale) => {
      const action = { do: 'stack', cards: [13, 26] } as const;
      const named = JSON.stringify(bukubuku.drawAction({ ...action, cards: [...action.cards] }, locale));
      expect(named).toMatch(/w13.*w26|w26.*w13/);
      const covered = JSON.stringify(bukubuku.drawCovered?.({ ...action, cards: [...action.cards] }, locale));
      expect(covered).toMatch(/\S/);
      expect(covered).not.toMatch(/13|26/);
    },
  );

  it('shows the cards that were looked at on the line of a hand, to their builder alone', () => {
    const shown = (seat: number) =>
      JSON.stringify(bukubuku.drawHand?.(bukubuku.seatView(round.state, seat), 'en'));
    for (const card of drawn) {
      expect(shown(builder)).toContain(`"w${card}"`);
      expect(shown(1 - builder)).not.toContain(`"w${card}"`);
    }
  });

  it('takes the first card as the one on top, the second as the one below, and a button that lays both', () => {
    const [first, second] = [partsOf(round, builder, `${a}`), partsOf(round, builder, `${a}-${b}`)];
    expect([...choicesOn(partsOf(round, builder)), ...choicesOn(first)]).toEqual([]);
    expect(showsOn(first)).toContain(`${a}-${b}`);
    expect(choicesOn(second)).toEqual([`stack.${b}-${a}`]);
    expect(rowsOf(round, builder, `${a}-${b}`).at(-1)).toEqual([`Lay ${a} for turn 10, ${b} for turn 12`]);
  });

  it('lets either card be picked anew before they are laid, while the other stays', () => {
    const shows = showsOn(partsOf(round, builder, `${a}-${b}`));
    expect(shows).toEqual(expect.arrayContaining([`-${b}`, `${a}`, `${a}-${c}`]));
    expect(rowsOf(round, builder, `-${b}`).flat()).toContain(`${b} below`);
    expect(choicesOn(partsOf(round, builder, `-${b}`))).toEqual([]);
    const anew = showsOn(partsOf(round, builder, `-${b}`));
    expect(anew).toEqual(expect.arrayContaining(['', `${a}-${b}`, `${c}-${b}`]));
  });

  it('keeps every card and the button in their places while it picks', () => {
    const numbers = (picked: string) =>
      rowsOf(round, builder, picked).map((row) => row.map((label) => /\d+/.exec(label)?.[0]));
    const [first, second] = [numbers('').slice(0, 2), numbers(`${c}-${a}`).slice(0, 2)];
    expect(first).toEqual([drawn.slice(0, 2).map(String), drawn.slice(2).map(String)]);
    expect(second).toEqual(first);
    for (const picked of ['', `${a}`, `${c}-${a}`]) expect(rowsOf(round, builder, picked)).toHaveLength(3);
    expect(rowsOf(round, builder).at(-1)).toEqual(['(Lay two cards)']);
  });

  it('settles the last two cards by the choice of the upper one', () => {
    let later = round;
    for (let step = 0; step < 5; step++) {
      const [below, top] = buildingOf(later).drawn;
      later = afterStack(later, bukubuku.toAct(later.state)[0]!, below!, top!);
    }
    const last = bukubuku.toAct(later.state)[0]!;
    const [low, high] = buildingOf(later).drawn;
    expect(choicesOn(partsOf(later, last))).toEqual([]);
    expect(rowsOf(later, last, `${low}`).slice(0, 1)).toEqual([[`${low} on top`, `${high} below`]]);
    expect(choicesOn(partsOf(later, last, `${low}`))).toEqual([`stack.${high}-${low}`]);
    expect(choicesOn(partsOf(later, last, `${high}`))).toEqual([`stack.${low}-${high}`]);
  });

  it('shows on which turns the two cards will be played', () => {
    const { drawn: firstDraw } = bukubuku.seatView(round.state, builder);
    expect(firstDraw).toMatchObject({ topTurn: 10, belowTurn: 12 });
    const next = afterStack(round, builder, a, b);
    expect(bukubuku.seatView(next.state, 1 - builder).drawn).toMatchObject({ topTurn: 9, belowTurn: 11 });
  });

  it('says on the first step of each seat what the dummy’s cards do, in later rounds whose hand its player has', () => {
    const notesOf = (each: Round, seat: number) => linesOf(panelOf(each, seat).headline);
    const about = 'The dummy plays, too: high cards take lighthouses, low ones leave them to you two.';
    const next = afterStack(round, builder, a, b);
    expect(notesOf(round, builder)).toEqual([about]);
    expect(notesOf(next, 1 - builder)).toEqual([about]);
    expect(notesOf(next, builder)).toEqual([]);
    const second = roundFromSeed('build/2', 2, {}, carryOf(playToEnd(round)));
    expect(notesOf(second, 0)).toEqual([
      'You play the hand that the dummy had in the round before; yours has gone to seat 1.',
    ]);
  });

  it('offers nothing to the other seat', () => {
    expect([...choicesOn(partsOf(round, 1 - builder)), ...showsOn(partsOf(round, 1 - builder))]).toEqual([]);
  });
});
