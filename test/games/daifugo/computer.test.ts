/** The computer player of 変則大富豪, by single choices that any good player would make. `npm run strength` measures its strength. */
import { describe, expect, it } from 'vitest';
import { type Chance, seededChance, seedFromText } from '../../../src/game/chance.ts';
import { isRefusal, type Seat } from '../../../src/game/game.ts';
import { LEVELS, type Level } from '../../../src/game/levels.ts';
import { daifugo } from '../../../src/games/daifugo/index.ts';
import type { State } from '../../../src/games/daifugo/state.ts';
import { runs } from '../../runs.ts';
import { afterMoves, choiceNames, dealFromSeed, gameState } from './setup.ts';

const chanceOf = (seed: string): Chance => seededChance(seedFromText(`computer/${seed}`));

const decision = (state: State, seat: Seat, chance: Chance, level: Level = 'house') =>
  daifugo.computer(daifugo.seatView(state, seat), chance, level).choice;

/** The names of the choices that the computer makes here with any of eight seeds. */
function decisions(state: State, level: Level = 'house'): string[] {
  const [seat] = daifugo.toAct(state);
  const made = Array.from({ length: 8 }, (_, i) =>
    daifugo.nameOf(decision(state, seat!, chanceOf(`${i}`), level)),
  );
  return [...new Set(made)];
}

const safeChoice = (state: State): string =>
  daifugo.nameOf(daifugo.safe(daifugo.seatView(state, daifugo.toAct(state)[0]!), chanceOf('safe')));

/** Every state of a game played by computers. */
function* statesOfGame(seed: string, seats: number, level: Level = 'house'): Generator<State> {
  let state = dealFromSeed(seed, seats);
  for (let step = 0; ; step++) {
    yield state;
    const [seat] = daifugo.toAct(state);
    if (seat === undefined) return;
    const choice = decision(state, seat, chanceOf(`${step}`), level);
    const next = daifugo.apply(state, seat, choice, chanceOf('ties'));
    if (isRefusal(next)) throw new Error(next.refused);
    state = next;
  }
}

/** Every so many states of a game its computers decide twice more. */
const ASKED_EVERY: Readonly<Record<Level, number>> = { friendly: 1, house: 1, master: 4 / runs(4) };

describe.each(LEVELS)('the %s computer in any game', (level) => {
  it.each([2, 3, 4])(
    'makes a legal choice, from its view and chance alone: %i seats',
    { timeout: 90_000 },
    (seats) => {
      for (const [step, state] of [...statesOfGame(`${seats}`, seats, level)].entries()) {
        const [seat] = daifugo.toAct(state);
        if (seat === undefined || step % ASKED_EVERY[level] > 0) continue;
        const choice = decision(state, seat, chanceOf('same'), level);
        expect(choiceNames(state, seat)).toContain(daifugo.nameOf(choice));
        const other = (seat + 1) % seats;
        const hidden = daifugo.audit.resampleHidden(state, other, chanceOf('again'));
        expect(decision(hidden, seat, chanceOf('same'), level)).toEqual(choice);
      }
    },
  );

  it.each(['a', 'b', 'c', 'd', 'e', 'f'].slice(0, runs(6)))(
    'goes out by a foul only if it has no other choice: %s',
    (seed) => {
      let last: State | null = null;
      for (const state of statesOfGame(seed, 3, level)) {
        if (state.phase === 'over' && state.end.kind === 'foul' && last) {
          expect(choiceNames(last, daifugo.toAct(last)[0]!)).toHaveLength(1);
        }
        last = state;
      }
    },
  );

  it('goes out at once if that is legal, and draws rather than foul', () => {
    expect(decisions(gameState({ hands: ['9h 9c', '5s', '7d'], stock: '4s' }), level)).toEqual(['play.9h9c']);
    expect(decisions(gameState({ hands: ['8h', '5s 7d', '7s 4d'], stock: '4s Ks' }), level)).toEqual([
      'draw',
    ]);
  });
});

describe('levels of the computer', () => {
  const alike = gameState({ hands: ['4h 4d Kc', 'Qs 9d 5c', '7s Jd 5h'], stock: '6s 3d' });

  it('play choices that are as good as each other in turn', () => {
    const varied = [...statesOfGame('whims', 4)].filter(
      (state) => state.phase !== 'over' && decisions(state).length > 1,
    );
    expect(varied.length).toBeGreaterThan(0);
  });

  it('have moods where they are friendly, and none that a player would laugh at', () => {
    const house = decisions(alike);
    const friendly = decisions(alike, 'friendly');
    expect(friendly.length).toBeGreaterThan(house.length);
  });
});

describe('the computer goes out', () => {
  it('at once if that is legal', () => {
    expect(decisions(gameState({ hands: ['9h 9c', '5s', '7d'], stock: '4s' }))).toEqual(['play.9h9c']);
  });

  it('legally: it plays role cards first', () => {
    expect(decisions(gameState({ hands: ['8h 9c', '5s 7d Kc', '7s 4d Qc'], stock: '4s' }))).toEqual([
      'play.8h',
    ]);
    expect(decisions(gameState({ hands: ['2h 4c', '5s 7d Kc', '7s 4d Qc'], stock: '4s' }))).toEqual([
      'play.2h',
    ]);
  });

  it('only legally: it draws rather than foul', () => {
    expect(decisions(gameState({ hands: ['8h', '5s 7d', '7s 4d'], stock: '4s Ks' }))).toEqual(['draw']);
    const answering = afterMoves(gameState({ hands: ['5h Kd Ks', '8h', '7s 4d'], stock: '4s Ah' }), [
      0,
      '5h',
    ]);
    expect(decisions(answering)).toEqual(['draw']);
  });

  it('not by giving its last cards away', () => {
    const state = gameState({ hands: ['6h 6d 4s 9d', '5s 7d Kc'], stock: '7h 7s' });
    expect(decisions(state)).not.toContain('play.6h6d');
  });
});

describe('the computer keeps its hand together: it', () => {
  it('gives a card that makes no combination', () => {
    const state = afterMoves(gameState({ hands: ['6h 5s 5d 4c', 'Kc 9s 9d'], stock: '7h' }), [0, '6h']);
    expect(decisions(state)).toEqual(['give.4c']);
  });

  it('does not discard the only card it can finish on', () => {
    const state = afterMoves(gameState({ hands: ['Th 9s 8d', 'Kc 9d 4d'], stock: '7h' }), [0, 'Th']);
    expect(decisions(state)).toEqual(['discard.8d']);
  });
});

describe('the safe choice for a player whose time ran out', () => {
  const hands = ['5h Kd', '9h 9c 4s'];

  it('passes, or draws first if a pass needs that', () => {
    const state = afterMoves(gameState({ hands, stock: '7s 7h' }), [0, '5h']);
    expect(safeChoice(state)).toBe('draw');
    expect(safeChoice(afterMoves(state, [1, 'draw']))).toBe('pass');
    expect(safeChoice(afterMoves(gameState({ hands }), [0, '5h']))).toBe('pass');
  });

  it('leads if it must, but never a foul', () => {
    expect(safeChoice(gameState({ hands: ['8h 9c', '5s 7d'], stock: '4s' }))).toMatch(/^play/);
    expect(safeChoice(gameState({ hands: ['8h', '5s 7d'], stock: '4s' }))).toBe('draw');
  });

  it('gives cards and decides on a J-back', () => {
    expect(safeChoice(afterMoves(gameState({ hands: ['6h 4s 9d', 'Kc'] }), [0, '6h']))).toMatch(/^give/);
    expect(safeChoice(afterMoves(gameState({ hands: ['Jh 4s 9d', 'Kc'] }), [0, 'Jh']))).toMatch(
      /^(?:reverse|keep)$/,
    );
  });
});
