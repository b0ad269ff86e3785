/** The computer player of ブラフ, by decisions that any good player would make. `npm run strength` measures its strength. */
import { describe, expect, it } from 'vitest';
import { type Chance, seededChance, seedFromText } from '../../../src/game/chance.ts';
import { reasonText } from '../../../src/game/reasons.ts';
import { resampleHidden } from '../../../src/games/bluff/audit.ts';
import { whyCall } from '../../../src/games/bluff/computer/explain.ts';
import { positionOf } from '../../../src/games/bluff/computer/position.ts';
import { bluff } from '../../../src/games/bluff/index.ts';
import type { State } from '../../../src/games/bluff/state.ts';
import { afterMoves, type Match, matchFromSeed, matchOf } from './setup.ts';

const chanceOf = (seed: string): Chance => seededChance(seedFromText(`computer/${seed}`));

const decision = (state: State, chance: Chance): string => {
  const [seat] = bluff.toAct(state);
  return bluff.nameOf(bluff.computer(bluff.seatView(state, seat!), chance).choice);
};

const SAMPLES = 60;
/** The number of seeds, out of `SAMPLES`, with which the computer makes a choice of a matching name. */
const countDecisions = ({ state }: Match, name: RegExp): number =>
  Array.from({ length: SAMPLES }, (_, i) => decision(state, chanceOf(`${i}`))).filter((chosen) =>
    name.test(chosen),
  ).length;

/** Every state of a match played by computers. */
function* statesOfMatch(seed: string, seats: number): Generator<State> {
  let { state, chance }: Match = matchFromSeed(seed, seats);
  for (let step = 0; state.phase === 'play'; step++) {
    yield state;
    const action = bluff.computer(bluff.seatView(state, state.turn), chanceOf(`${seed}/${step}`)).choice;
    const next = bluff.apply(state, state.turn, action, chance);
    if ('refused' in next) throw new Error(next.refused);
    state = next;
  }
}

describe('the computer in any match', () => {
  it.each([2, 6])(
    'of %i decides from its view and chance alone, whatever the others’ hidden dice are',
    (seats) => {
      for (const state of statesOfMatch('view', seats)) {
        const [seat] = bluff.toAct(state);
        const others = [...Array(seats).keys()].filter((other) => other !== seat);
        const other = others.reduce(
          (previous, hidden) => resampleHidden(previous, hidden, chanceOf(`other ${hidden}`)),
          state,
        );
        expect(decision(other, chanceOf('same'))).toBe(decision(state, chanceOf('same')));
      }
    },
  );

  it('of two or six varies its choice with chance', () => {
    for (const seats of [2, 6]) {
      const { state } = matchFromSeed('moods', seats);
      const decisions = new Set(Array.from({ length: 20 }, (_, i) => decision(state, chanceOf(`${i}`))));
      expect(decisions.size).toBeGreaterThan(1);
    }
  });
});

describe('the computer challenges', () => {
  it('a call that cannot be true', () => {
    const absurd = afterMoves(matchOf({ dice: '12345 12345' }), [0, '9x2']);
    expect(countDecisions(absurd, /challenge/)).toBe(SAMPLES);
  });

  it('a call that its own dice make unlikely, and none that they prove', () => {
    expect(
      countDecisions(afterMoves(matchOf({ dice: '12345 11255' }), [0, '5x4']), /challenge/),
    ).toBeGreaterThan(0.9 * SAMPLES);
    expect(countDecisions(afterMoves(matchOf({ dice: '12345 44466' }), [0, '4x4']), /challenge/)).toBe(0);
  });

  it('no call that revealed dice prove', () => {
    const shown = afterMoves(matchOf({ dice: '44466 123', rolls: '1' }), [0, 'show 4466'], [0, '4x4']);
    expect(countDecisions(shown, /challenge/)).toBe(0);
  });
});

describe('the computer calls', () => {
  it('mostly faces that it holds, and others now and then', () => {
    const opening = matchOf({ dice: '22236 12345' });
    const ownFace = countDecisions(opening, /^call\.\d+\.2$/);
    expect(ownFace).toBeGreaterThan(0.5 * SAMPLES);
    expect(ownFace).toBeLessThan(SAMPLES);
  });

  it('hardly ever a count that is almost certainly false', () => {
    expect(countDecisions(matchOf({ dice: '1 22345' }), /^call\.([5-6])\./)).toBeLessThan(0.1 * SAMPLES);
  });

  it('after a reroll that keeps all wilds, and says what it gains and gives up', () => {
    const { state } = afterMoves(
      matchOf({ dice: '45125 12346 22345', rolls: '1252' }),
      [0, 'show 4'],
      [0, '1x4'],
    );
    const decisions = Array.from({ length: SAMPLES }, (_, i) =>
      bluff.computer(bluff.seatView(state, 1), chanceOf(`wild ${i}`)),
    );
    const rerolls = decisions.filter(({ choice }) => choice.do === 'reveal');
    expect(rerolls.length).toBeGreaterThan(0.5 * SAMPLES);
    for (const { choice } of rerolls) expect(bluff.nameOf(choice)).toMatch(/^reveal\..*6$/);
    const sentence = reasonText(
      bluff.words.en,
      rerolls.find(({ choice }) => bluff.nameOf(choice) === 'reveal.6')!.reason,
    );
    expect(sentence).toBe(
      'In trial rolls this did better than any call, even the sure 3×④. Shown, ★ backs any call; 4 dice are rolled again.',
    );
  });

  it('with a reason that names a safer call only where it is little safer', () => {
    const { state } = matchOf({ dice: '11345 12345 12345' });
    const position = positionOf(bluff.seatView(state, 0));
    const codeBeside = (count: number) =>
      whyCall(
        position,
        { count: 5, face: 1 },
        [5, count].map((each) => ({ count: each, face: 1 })),
      ).because;
    expect([5, 4, 3].map(codeBeside)).toEqual(['call-is-likely', 'call-is-not-safest', 'call-is-risked']);
  });

  it('after a reroll now and then', () => {
    let rerolls = 0;
    for (const seed of ['a', 'b', 'c'])
      for (const state of statesOfMatch(seed, 3)) if (state.phase === 'play' && state.rerolled) rerolls++;
    expect(rerolls).toBeGreaterThan(0);
  });
});
