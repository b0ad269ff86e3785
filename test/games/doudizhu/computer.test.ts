/** The computer player of 闘地主, by single choices that any good player would make. `npm run strength` measures its strength. */
import { describe, expect, it } from 'vitest';
import { faceOf, newPacks } from '../../../src/game/cards.ts';
import { type Chance, seededChance, seedFromText } from '../../../src/game/chance.ts';
import { isRefusal, type Seat } from '../../../src/game/game.ts';
import { LEVELS, type Level } from '../../../src/game/levels.ts';
import { situationOf } from '../../../src/games/doudizhu/computer/situation.ts';
import { computer } from '../../../src/games/doudizhu/computer.ts';
import { doudizhu } from '../../../src/games/doudizhu/index.ts';
import type { Choice } from '../../../src/games/doudizhu/rules.ts';
import type { Options, State } from '../../../src/games/doudizhu/state.ts';
import { afterMoves, auctionState, dealFromSeed, faces, playState } from './setup.ts';

const chanceOf = (seed: string): Chance => seededChance(seedFromText(`computer/${seed}`));

function decision(state: State, chance: Chance, level: Level = 'house'): Choice {
  const [seat] = doudizhu.toAct(state);
  return computer(doudizhu.seatView(state, seat!), chance, level).choice;
}

/** The names of the choices that the computer makes here with any of eight seeds. */
const decisions = (state: State, level: Level = 'house'): string[] => [
  ...new Set(Array.from({ length: 8 }, (_, i) => doudizhu.nameOf(decision(state, chanceOf(`${i}`), level)))),
];

/** The same hands near the end of a deal: all other cards have been played. */
function nearEnd(state: State): State {
  const held = new Set(state.hands.flat());
  return { ...state, played: newPacks(2).filter((card) => !held.has(card)) };
}

/** Every state of a deal played by four computers. */
function* statesOfDeal(seed: string): Generator<State> {
  let state: State = dealFromSeed(seed);
  for (let step = 0; state.phase !== 'over'; step++) {
    yield state;
    const action = doudizhu.actionFor(state, state.turn, decision(state, chanceOf(`${seed}/${step}`)));
    const next = doudizhu.apply(state, state.turn, action, chanceOf('none'));
    if (isRefusal(next)) throw new Error(next.refused);
    state = next;
  }
}

/** The same deal with everything that a seat cannot see dealt anew. */
function redealHidden(state: State, seat: Seat, chance: Chance): State {
  const { exposed, phase } = state;
  const others = state.hands.flatMap((hand, other) => (other === seat ? [] : hand));
  const hidden = [...others, ...(phase === 'auction' ? state.kitty : [])].filter(
    (card) => card !== exposed?.card,
  );
  const pool = chance.shuffle('again', hidden);
  const hands = state.hands.map((hand, other) => {
    if (other === seat) return hand;
    const known = exposed?.seat === other ? [exposed.card] : [];
    return [...known, ...pool.splice(0, hand.length - known.length)];
  });
  return { ...state, hands, kitty: phase === 'auction' ? pool : state.kitty };
}

/** A master thinks for long: it is asked in every fifth state. */
const statesFor = (seed: string, level: Level): State[] =>
  [...statesOfDeal(seed)].filter((_, step) => level !== 'master' || step % 5 === 0);

describe('the computer in any deal', () => {
  it.each(LEVELS)('makes a legal choice: %s', (level) => {
    for (const seed of ['a', 'b']) {
      for (const state of statesFor(seed, level)) {
        const [seat] = doudizhu.toAct(state);
        expect(doudizhu.choices(state, seat!)).toContainEqual(decision(state, chanceOf('any'), level));
      }
    }
  });

  it.each(LEVELS)('decides from its view and chance alone, wherever the hidden cards are: %s', (level) => {
    for (const state of statesFor('e', level)) {
      const [seat] = doudizhu.toAct(state);
      const choice = decision(state, chanceOf('same'), level);
      expect(decision(state, chanceOf('same'), level)).toEqual(choice);
      const elsewhere = redealHidden(state, seat!, chanceOf('again'));
      expect(decision(elsewhere, chanceOf('same'), level)).toEqual(choice);
    }
  });
});

describe('the computer keeps its hand together: it', () => {
  // The hands are full because near the end it may be right to break up a hand or to spend a bomb.
  const LANDLORD = '3333 44 5 66 7 8 99 TT J QQQ KK AA 2 SJ 4 5 66 BJ';
  const FARMERS = ['3 4 55 7 9 TT JJ QQ KK A 2 4 7 9', '4 5 77 99 TT JJ Q A'] as const;

  it('leads a long straight as a whole', () => {
    const state = playState({ hands: ['3456789TJQ 22', '4467 99 JKA', '5568 TTQKA', '3367 88 QKK'] });
    expect(decisions(state)).toEqual(['straight.Q.10']);
  });

  it('takes no card from the middle of a straight to beat a single', () => {
    const state = afterMoves(playState({ hands: [LANDLORD, '345678 TT JJ KK 22 SJ', ...FARMERS] }), [0, '4']);
    for (const name of decisions(state)) expect(['single.5', 'single.6', 'single.7']).not.toContain(name);
  });

  it('neither breaks up a bomb nor spends it on a low single', () => {
    const state = afterMoves(playState({ hands: [LANDLORD, '3 5 8888 99 T QQ K A 2', ...FARMERS] }), [
      0,
      '4',
    ]);
    for (const name of decisions(state)) expect(['single.8', 'bomb.8.4']).not.toContain(name);
  });
});

describe('against an opponent with one card the computer', () => {
  it('takes no pair apart, though single cards that are not beaten would win leads', () => {
    const hands = ['K', '33 44 66 77 88 99', '55 8 TT 99', '3 5 77 88 9 T'] as const;
    const view = doudizhu.seatView({ ...nearEnd(playState({ hands })), turn: 1 }, 1);
    const { own, decompositionOf } = situationOf(view);
    const { plays } = decompositionOf(own.counts);
    expect(plays.map(({ size }) => size).filter((size) => size < 2)).toEqual([]);
  });
});

describe('while everybody has many cards the computer', () => {
  const MANY = '33 4 55 6 77 8 T JJ Q KK A';

  it('leads no bomb', () => {
    const state = playState({ hands: ['9999 3 5 77 8 T JJ QQ KK A 2', MANY, MANY, MANY] });
    for (const name of decisions(state)) expect(name).not.toMatch(/\b9\b/);
  });

  it('leads no single 2', () => {
    const state = playState({ hands: ['2 44 66 88 TT QQ KK 55 77 9', MANY, MANY, MANY] });
    for (const name of decisions(state)) expect(name).not.toBe('single.2');
  });

  it('bombs no trick', () => {
    const hands = [`${MANY} 2`, '3 5 8888 99 T QQ K A', MANY, MANY] as const;
    expect(decisions(afterMoves(playState({ hands }), [0, '2']))).toEqual(['pass']);
  });
});

describe('the computer goes out', () => {
  it.each(LEVELS)('at once if it can: %s', (level) => {
    expect(decisions(playState({ hands: ['999 44', '35', '35', '35'] }), level)).toEqual(['plane.9.4']);
  });

  it('on a bomb', () => {
    expect(decisions(afterMoves(playState({ hands: ['A3', '5555', '36', '36'] }), [0, 'A']))).toEqual([
      'bomb.5.4',
    ]);
  });

  it('on a joker with any card', () => {
    expect(decisions(playState({ hands: ['3 SJ', '45', '45', '45'] }))).toEqual(['pair.3.SJ']);
  });

  it('after leading what nobody can beat', () => {
    expect(decisions(nearEnd(playState({ hands: ['3 2', 'AAK', 'QQJ', 'TT9'] })))).toEqual(['single.2']);
  });

  it('by beating a partner’s combination', () => {
    const state = afterMoves(playState({ hands: ['456', '83', '9', '77'] }), [0, '4'], [1, '8']);
    expect(decisions(state)).toEqual(['single.9']);
  });
});

describe('against an opponent about to go out the computer', () => {
  it('plays a bomb', () => {
    const state = afterMoves(nearEnd(playState({ hands: ['AAA 3', '8888 456', '9TJQ', '9TJQ'] })), [
      0,
      'AAA',
    ]);
    expect(decisions(state)).toEqual(['bomb.8.4']);
  });

  it('as landlord bombs a trick that it could only pass otherwise', () => {
    const hands = [
      'QQQQ 4444 3 5 7 9 T J K 66',
      'KK AA',
      '33 5 66 77 8 99 TT JJ K',
      '33 77 88 9 T JJ 22 A',
    ] as const;
    const led = { ...nearEnd(playState({ hands })), turn: 1 };
    const state = afterMoves(led, [1, 'AA'], [2, 'pass'], [3, 'pass']);
    for (const name of decisions(state)) expect(name).toMatch(/^bomb/);
    for (let i = 0; i < 8; i++)
      expect(computer(doudizhu.seatView(state, 0), chanceOf(`${i}`)).reason.because).not.toBe('keep-bomb');
  });

  it.each(LEVELS)('leaves it no lead that a bomb can take: %s', (level) => {
    const hands = ['22 6', '34 55 7 9', '34 55 7 9', '8888 34 57 TT'] as const;
    const state = afterMoves(playState({ hands }), [0, '6'], [1, 'pass'], [2, 'pass']);
    for (const name of decisions(state, level)) expect(name).not.toBe('pass');
  });

  it('leads no single if one card is left', () => {
    const state = afterMoves(
      nearEnd(playState({ hands: ['K9', '34 88 A', '5566 7', '5566 7'] })),
      [0, 'K'],
      [1, 'A'],
      [2, 'pass'],
      [3, 'pass'],
      [0, 'pass'],
    );
    expect(decisions(state)).toEqual(['pair.8']);
  });

  it('leads its highest single if one card is left and it has only singles', () => {
    const state = afterMoves(
      nearEnd(playState({ hands: ['JK', '38TA 2', '567', '567'] })),
      [0, 'J'],
      [1, '2'],
      [2, 'pass'],
      [3, 'pass'],
      [0, 'pass'],
    );
    expect(decisions(state)).toEqual(['single.A']);
  });

  it('as landlord takes the trick with a card that nobody beats', () => {
    const hands = ['5 2 77 999', '6 A', '33 44 66', '33 44 55'] as const;
    const state = afterMoves(nearEnd(playState({ hands })), [0, '5'], [1, '6'], [2, 'pass'], [3, 'pass']);
    expect(decisions(state)).toEqual(['single.2']);
  });
});

describe('the computer as a farmer', () => {
  it('does not beat its partner’s winning combination', () => {
    const hands = ['4 5 99 JJ KK', '2 33 66', '3 66 77 BJ', '3 66 88 SJ'] as const;
    const state = afterMoves(nearEnd(playState({ hands })), [0, '4'], [1, '2']);
    expect(decisions(state)).toEqual(['pass']);
    expect(decisions(afterMoves(state, [2, 'pass']))).toEqual(['pass']);
  });

  it('bombs no partner, even where the landlord is nearly out', () => {
    const hands = ['4 A', '8 33 66 77 TT', '9999 33 45 7 TT Q', '3 66 88 44'] as const;
    const state = afterMoves(nearEnd(playState({ hands })), [0, '4'], [1, '8']);
    for (const name of decisions(state)) expect(name).not.toMatch(/^bomb/);
  });

  it('spends neither bomb nor joker on a partner’s combination', () => {
    const hands = ['4 5 66 99 JJ KK A', '8 33 66 77 TT', '9999 33 45 7 TT Q BJ', '3 66 88 SJ 44'] as const;
    const state = afterMoves(nearEnd(playState({ hands })), [0, '4'], [1, '8']);
    for (const name of decisions(state)) expect(['bomb.9.4', 'single.BJ']).not.toContain(name);
  });

  it('takes no cards from a bomb for a partner’s combination', () => {
    const hands = ['4 55 66 99 JJ KK A', '666 99 8 33 77 TT', '2222 33 45 7 TT Q', '3 66 88 SJ 44'] as const;
    const state = afterMoves(playState({ hands }), [0, '55'], [1, '99']);
    for (const name of decisions(state)) expect(name).not.toMatch(/\.2(\.|$)/);
  });

  it('leaves the trick to a partner with one card left', () => {
    const hands = ['4599 JJQQ', 'K3', 'A 66 778', '66 889 T'] as const;
    expect(decisions(afterMoves(nearEnd(playState({ hands })), [0, '4'], [1, 'K']))).toEqual(['pass']);
  });

  it('leads a single that a partner with one card can beat', () => {
    const state = afterMoves(
      nearEnd(playState({ hands: ['2 99 TT JJ', '4 88 99 A BJ', 'Q', '77 66 5'] })),
      [0, '2'],
      [1, 'BJ'],
      [2, 'pass'],
      [3, 'pass'],
      [0, 'pass'],
    );
    expect(decisions(state)).toEqual(['single.4']);
  });
});

describe('in the auction the computer', () => {
  const STRONG = 'BJ BJ SJ 22 A K QQQQ J T 999999 88 7 66 5';
  const FAIR = 'BJ SJ SJ 22 AAAA KK JJ T 9 88888 77 66 5';
  const WEAK = '2 K QQQ JJ TTT 99 88 777 6 55 44 333 6';

  /** A full deal in which seat 0 has this hand and the other cards go round. */
  function dealTo(hand: string, options: Partial<Options> = {}, first: Seat = 0): State {
    const held = faces(hand);
    const pack = newPacks(2).map(faceOf);
    for (const face of held) pack.splice(pack.indexOf(face), 1);
    const kitty = pack.splice(0, pack.length - 75).join(' ');
    const share = (index: number) => pack.filter((_, i) => i % 3 === index).join(' ');
    return auctionState({ hands: [hand, share(0), share(1), share(2)], kitty, exposed: first, options });
  }

  it('accepts with a strong hand in any seat', () => {
    expect(decisions(dealTo(STRONG))).toEqual(['accept']);
    const last = afterMoves(dealTo(STRONG, {}, 1), [1, 'decline'], [2, 'decline'], [3, 'decline']);
    expect(decisions(last)).toEqual(['accept']);
  });

  it('declines with a weak hand', () => expect(decisions(dealTo(WEAK))).toEqual(['decline']));

  it('needs a better hand if the kitty is out of play', () => {
    expect(decisions(dealTo(FAIR))).toEqual(['accept']);
    expect(decisions(dealTo(FAIR, { kitty: 'out' }))).toEqual(['decline']);
  });
});
