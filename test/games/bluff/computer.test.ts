/** The computer player of ブラフ, by decisions that any good player would make. `npm run strength` measures its strength. */
import { describe, expect, it } from 'vitest';
import { type Chance, seededChance, seedFromText } from '../../../src/game/chance.ts';
import { duplicates } from '../../../src/game/duplicates.ts';
import { LEVELS, type Level } from '../../../src/game/levels.ts';
import { reasonText } from '../../../src/game/reasons.ts';
import { resampleHidden } from '../../../src/games/bluff/audit.ts';
import { whyCall } from '../../../src/games/bluff/computer/explain.ts';
import { positionOf } from '../../../src/games/bluff/computer/position.ts';
import { callsAbove } from '../../../src/games/bluff/dice.ts';
import { bluff } from '../../../src/games/bluff/index.ts';
import { oddsOf } from '../../../src/games/bluff/odds.ts';
import type { Playing, State } from '../../../src/games/bluff/state.ts';
import { runs } from '../../runs.ts';
import { afterMoves, type Match, matchFromSeed, matchOf } from './setup.ts';

const chanceOf = (seed: string): Chance => seededChance(seedFromText(`computer/${seed}`));

const decision = (state: State, chance: Chance, level: Level = 'house'): string => {
  const [seat] = bluff.toAct(state);
  return bluff.nameOf(bluff.computer(bluff.seatView(state, seat!), chance, level).choice);
};

const SAMPLES = 60;
/** The number of seeds, out of `SAMPLES`, with which the computer makes a choice of a matching name. */
const countDecisions = ({ state }: Match, name: RegExp): number =>
  Array.from({ length: SAMPLES }, (_, i) => decision(state, chanceOf(`${i}`))).filter((chosen) =>
    name.test(chosen),
  ).length;

/** Every state of a match played by computers. */
function* statesOfMatch(seed: string, seats: number, level: Level = 'house'): Generator<Playing> {
  const { state: start, chance } = matchFromSeed(seed, seats);
  let state: State = start;
  for (let step = 0; state.phase === 'play'; step++) {
    yield state;
    const action = bluff.computer(
      bluff.seatView(state, state.turn),
      chanceOf(`${seed}/${step}`),
      level,
    ).choice;
    const next = bluff.apply(state, state.turn, action, chance);
    if ('refused' in next) throw new Error(next.refused);
    state = next;
  }
}

describe('the computer in any match', () => {
  it.each(LEVELS.flatMap((level) => [2, 6].map((seats) => ({ level, seats }))))(
    'of $seats at $level decides from its view and chance alone, whatever the others’ hidden dice are',
    ({ level, seats }) => {
      for (const state of statesOfMatch('view', seats, level)) {
        const [seat] = bluff.toAct(state);
        const others = [...Array(seats).keys()].filter((other) => other !== seat);
        const other = others.reduce<State>(
          (previous, hidden) => resampleHidden(previous, hidden, chanceOf(`other ${hidden}`)),
          state,
        );
        expect(decision(other, chanceOf('same'), level)).toBe(decision(state, chanceOf('same'), level));
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

  it('a call that is clearly false, though other plays are hardly worse', () => {
    // Three of three hidden dice would have to be 5 or wild; the last caller has one die.
    const before = afterMoves(
      matchOf({ dice: '1126 - 3 46 5', starter: 0, rolls: '12 4' }),
      [0, 'show 16'],
      [0, '4x1'],
      [2, '2x*'],
      [3, 'show 6'],
      [3, '5x1'],
      [4, '5x5'],
    );
    expect(countDecisions(before, /challenge/)).toBeGreaterThan(0.95 * SAMPLES);
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
    expect(sentence).toMatch(
      /^Trial rolls outdid any call, even the sure 3×④: 3\d% to win the match\. Shown, ★ backs any call\.$/,
    );
  });

  it('with a reason that says why there is no safer call, or why it is not made', () => {
    const { state } = matchOf({ dice: '11345 12345 12345' });
    const position = positionOf(bluff.seatView(state, 0));
    const codeBeside = (count: number) =>
      whyCall(
        position,
        { count: 5, face: 1 },
        [5, count].map((each) => ({ count: each, face: 1 })),
      );
    expect([5, 4, 3].map((count) => codeBeside(count).because)).toEqual([
      'call-is-likely',
      'call-is-not-safest',
      'call-is-not-safest',
    ]);
    // 4 × ① is lower: the higher call leaves less room.
    expect(reasonText(bluff.words.en, codeBeside(4))).toContain(
      'a higher call leaves the next player less room',
    );
  });

  it('what others have called, with a reason that says how likely that makes it', () => {
    const { state } = afterMoves(matchOf({ dice: '5556 11336 12556', starter: 1 }), [1, '7x5'], [2, '8x5']);
    const reason = whyCall(positionOf(bluff.seatView(state, 0)), { count: 9, face: 5 }, []);
    expect(reasonText(bluff.words.en, reason)).toBe(
      'From the dice this seat sees, it is true about 21% of the time; with what was called, about 62%.',
    );
    // A hint is told to the seat's own player.
    expect(reasonText(bluff.words.en, reason, true)).toMatch(/^From the dice you see, it is true about 21%/);
  });

  it('a bluff where a challenge is risky, too, and says so unless it may not challenge', () => {
    const match = afterMoves(matchOf({ dice: '45 11336 12556', starter: 1 }), [1, '3x*'], [2, '4x*']);
    const reasonAfter = ({ state }: Match) =>
      whyCall(positionOf(bluff.seatView(state, 0)), { count: 6, face: 6 }, []).because;
    expect(reasonAfter(match)).toBe('bluff-beats-challenge');
    expect(reasonAfter(afterMoves(match, [0, 'show 4']))).toBe('call-is-a-bluff');
  });

  it('believed calls alone as such: those that the next player challenges less than half of the time', () => {
    const shares: number[] = [];
    for (const seed of ['a', 'b', 'c', 'd'])
      for (const state of statesOfMatch(seed, 3)) {
        const { reason } = bluff.computer(bluff.seatView(state, state.turn), chanceOf(seed), 'house');
        if (reason.because === 'call-is-believed') shares.push(Number(reason.params?.theirs));
      }
    expect(shares.length).toBeGreaterThan(0);
    expect(Math.min(...shares)).toBeGreaterThanOrEqual(55);
  });

  it('after a reroll now and then', () => {
    let rerolls = 0;
    for (const seed of ['a', 'b', 'c'])
      for (const state of statesOfMatch(seed, 3)) if (state.phase === 'play' && state.rerolled) rerolls++;
    expect(rerolls).toBeGreaterThan(0);
  });
});

describe('the friendly computer', () => {
  it('challenges no call that it knows to be true, and makes none that cannot be', () => {
    for (const seats of [2, 4])
      for (const state of statesOfMatch('friendly', seats, 'friendly')) {
        const view = bluff.seatView(state, state.turn);
        const { diceLeft, revealed, call } = view.table;
        const seen = [...view.hidden, ...revealed.flat()];
        const dice = diceLeft.reduce((sum, count) => sum + count, 0);
        const { choice } = bluff.computer(view, chanceOf('sound'), 'friendly');
        const odds = (each: { count: number; face: number }) => oddsOf(each, seen, dice - seen.length).enough;
        const isHopeless = callsAbove(call, dice).every((each) => odds(each) === 0);
        if (choice.do === 'challenge') expect(isHopeless || odds(call!) < 1).toBe(true);
        if (choice.do === 'call') expect(isHopeless || odds(choice) > 0).toBe(true);
      }
  });

  it('begins with what it holds most of', () => {
    const { state } = matchOf({ dice: '22236 12345' });
    const own = Array.from({ length: SAMPLES }, (_, i) => decision(state, chanceOf(`${i}`), 'friendly'));
    expect(own.filter((name) => /^call\.\d+\.2$/.test(name)).length).toBeGreaterThan(0.7 * SAMPLES);
  });

  it('clearly loses to house', () => {
    const against = {
      level: 'friendly',
      against: 'house',
      seats: 2,
      deals: runs(60),
      seed: 'friendly',
      by: 'seat',
    } as const;
    const latest = [...duplicates(bluff, against)].at(-1)!;
    expect(latest.reduce((sum, { wins }) => sum + wins, 0) / 2).toBeLessThan(-0.05);
  });
});

describe('the last dice of two', () => {
  it('are played by the table: one each by house, two each by master, none by friendly', () => {
    const isByTable = (dice: string, level: Level) => {
      const view = bluff.seatView(matchOf({ dice }).state, 0);
      const reasons = Array.from(
        { length: SAMPLES },
        (_, i) => bluff.computer(view, chanceOf(`${i}`), level).reason,
      );
      return reasons.some(({ because }) => because.startsWith('duel-'));
    };
    expect(LEVELS.map((level) => isByTable('4 5', level))).toEqual([false, true, true]);
    expect(LEVELS.map((level) => isByTable('24 35', level))).toEqual([false, false, true]);
    expect(isByTable('24 - 35', 'master')).toBe(true);
    expect(isByTable('245 35', 'master')).toBe(false);
  });

  it('have reasons that tell how often the table does so, and the odds by the seat’s own dice', () => {
    const challengeOf = (call: string) => {
      const { state } = afterMoves(matchOf({ dice: '5 1' }), [0, call]);
      const view = bluff.seatView(state, 1);
      const decisions = Array.from({ length: SAMPLES }, (_, i) => bluff.computer(view, chanceOf(`why ${i}`)));
      return reasonText(bluff.words.en, decisions.find(({ choice }) => choice.do === 'challenge')!.reason);
    };
    const sentence = (often: string, percent: number) =>
      `The best mix of plays for so few dice is known: this hand challenges here ${often}. The dice it sees make the call ${percent}% likely.`;
    expect(challengeOf('1x5')).toBe(sentence('always', 33));
    expect(challengeOf('2x1')).toBe(sentence('about 56% of the time', 33));
  });
});
