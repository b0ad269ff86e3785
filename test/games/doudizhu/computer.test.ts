/** How the house plays 闘地主. Single choices that any good player would agree on; strength itself is measured, not tested. */
import { describe, expect, it } from 'vitest';
import { faceOf, newPacks } from '../../../src/game/cards.ts';
import { type Chance, seededChance, seedFromText } from '../../../src/game/chance.ts';
import { isRefusal, type Seat } from '../../../src/game/game.ts';
import { computer } from '../../../src/games/doudizhu/computer.ts';
import { doudizhu } from '../../../src/games/doudizhu/index.ts';
import type { Choice } from '../../../src/games/doudizhu/rules.ts';
import type { Options, State } from '../../../src/games/doudizhu/state.ts';
import { auction, deal, dealt, faces, moved } from './deals.ts';

const chanceOf = (seed: string): Chance => seededChance(seedFromText(`computer/${seed}`));

function decision(state: State, chance: Chance): Choice {
  const [seat] = doudizhu.toAct(state);
  return computer(doudizhu.seatView(state, seat!), chance);
}

/** What the computer does here, whatever chance says: each of its answers once. */
const does = (state: State): string[] => [
  ...new Set(Array.from({ length: 8 }, (_, i) => doudizhu.nameOf(decision(state, chanceOf(`${i}`))))),
];

/** The same deal near its end: every card that is in no hand has been played. */
function late(state: State): State {
  const held = new Set(state.hands.flat());
  return { ...state, played: newPacks(2).filter((card) => !held.has(card)) };
}

/** Every state of a deal that four computers play. */
function* played(seed: string): Generator<State> {
  let state: State = dealt(seed);
  for (let step = 0; state.phase !== 'over'; step++) {
    yield state;
    const action = doudizhu.actionFor(state, state.turn, decision(state, chanceOf(`${seed}/${step}`)));
    const next = doudizhu.apply(state, state.turn, action, chanceOf('none'));
    if (isRefusal(next)) throw new Error(next.refused);
    state = next;
  }
}

/** The same deal with all that a seat cannot see dealt again. */
function redealt(state: State, seat: Seat, chance: Chance): State {
  const { exposed, phase } = state;
  const others = state.hands.flatMap((hand, other) => (other === seat ? [] : hand));
  const hidden = [...others, ...(phase === 'auction' ? state.kitty : [])].filter(
    (card) => card !== exposed?.card,
  );
  const pool = chance.shuffle('again', hidden);
  const hands = state.hands.map((hand, other) => {
    if (other === seat) return hand;
    const shown = exposed?.seat === other ? [exposed.card] : [];
    return [...shown, ...pool.splice(0, hand.length - shown.length)];
  });
  return { ...state, hands, kitty: phase === 'auction' ? pool : state.kitty };
}

describe('in any deal the computer', () => {
  it('makes one of the choices offered', () => {
    for (const seed of ['a', 'b']) {
      for (const state of played(seed)) {
        const [seat] = doudizhu.toAct(state);
        expect(doudizhu.choices(state, seat!)).toContainEqual(decision(state, chanceOf('any')));
      }
    }
  });

  it('decides by its view and chance alone: hidden cards may change places', () => {
    for (const state of played('e')) {
      const [seat] = doudizhu.toAct(state);
      const choice = decision(state, chanceOf('same'));
      expect(decision(state, chanceOf('same'))).toEqual(choice);
      expect(decision(redealt(state, seat!, chanceOf('again')), chanceOf('same'))).toEqual(choice);
    }
  });
});

describe('a hand is kept together', () => {
  // Full hands: near the end, breaking a hand up or spending a bomb may well be right.
  const LANDLORD = '3333 44 5 66 7 8 99 TT J QQQ KK AA 2 SJ 4 5 66 BJ';
  const FARMERS = ['3 4 55 7 9 TT JJ QQ KK A 2 4 7 9', '4 5 77 99 TT JJ Q A'] as const;

  it('leads a long straight whole', () => {
    const state = deal({ hands: ['3456789TJQ 22', '4467 99 JKA', '5568 TTQKA', '3367 88 QKK'] });
    expect(does(state)).toEqual(['straight.Q.10']);
  });

  it('does not take a card out of the middle of a straight to beat a single', () => {
    const state = moved(deal({ hands: [LANDLORD, '345678 TT JJ KK 22 SJ', ...FARMERS] }), [0, '4']);
    for (const done of does(state)) expect(['single.5', 'single.6', 'single.7']).not.toContain(done);
  });

  it('does not break a bomb, nor spend it on a low single', () => {
    const state = moved(deal({ hands: [LANDLORD, '3 5 8888 99 T QQ K A 2', ...FARMERS] }), [0, '4']);
    for (const done of does(state)) expect(['single.8', 'bomb.8.4']).not.toContain(done);
  });
});

describe('going out', () => {
  it('happens at once where it can', () => {
    expect(does(deal({ hands: ['999 44', '35', '35', '35'] }))).toEqual(['plane.9.4']);
  });

  it('happens on a bomb', () => {
    expect(does(moved(deal({ hands: ['A3', '5555', '36', '36'] }), [0, 'A']))).toEqual(['bomb.5.4']);
  });

  it('happens with a joker beside any card', () => {
    expect(does(deal({ hands: ['3 SJ', '45', '45', '45'] }))).toEqual(['pair.3.SJ']);
  });

  it('is prepared with what nobody can beat, the rest comes last', () => {
    expect(does(late(deal({ hands: ['3 2', 'AAK', 'QQJ', 'TT9'] })))).toEqual(['single.2']);
  });

  it('goes over a fellow’s trick too', () => {
    const state = moved(deal({ hands: ['456', '83', '9', '77'] }), [0, '4'], [1, '8']);
    expect(does(state)).toEqual(['single.9']);
  });
});

describe('an enemy about to go out', () => {
  it('is stopped with a bomb', () => {
    const state = moved(late(deal({ hands: ['AAA 3', '8888 456', '9TJQ', '9TJQ'] })), [0, 'AAA']);
    expect(does(state)).toEqual(['bomb.8.4']);
  });

  it('with one card left is led no single', () => {
    const state = moved(
      late(deal({ hands: ['K9', '34 88 A', '5566 7', '5566 7'] })),
      [0, 'K'],
      [1, 'A'],
      [2, 'pass'],
      [3, 'pass'],
      [0, 'pass'],
    );
    expect(does(state)).toEqual(['pair.8']);
  });

  it('with one card left is led the highest single where there is nothing else', () => {
    const state = moved(
      late(deal({ hands: ['JK', '38TA 2', '567', '567'] })),
      [0, 'J'],
      [1, '2'],
      [2, 'pass'],
      [3, 'pass'],
      [0, 'pass'],
    );
    expect(does(state)).toEqual(['single.A']);
  });

  it('is kept from the lead by the landlord too, with what nobody beats', () => {
    const hands = ['5 2 77 999', '6 A', '33 44 66', '33 44 55'] as const;
    const state = moved(late(deal({ hands })), [0, '5'], [1, '6'], [2, 'pass'], [3, 'pass']);
    expect(does(state)).toEqual(['single.2']);
  });
});

describe('farmers', () => {
  it('leave a fellow the trick that it holds', () => {
    const hands = ['4 5 99 JJ KK', '2 33 66', '3 66 77 BJ', '3 66 88 SJ'] as const;
    const state = moved(late(deal({ hands })), [0, '4'], [1, '2']);
    expect(does(state)).toEqual(['pass']);
    expect(does(moved(state, [2, 'pass']))).toEqual(['pass']);
  });

  it('leave the trick to a fellow with one card left', () => {
    const hands = ['4599 JJQQ', 'K3', 'A 66 778', '66 889 T'] as const;
    expect(does(moved(late(deal({ hands })), [0, '4'], [1, 'K']))).toEqual(['pass']);
  });

  it('lead a fellow who has one card a single that it can take', () => {
    const state = moved(
      late(deal({ hands: ['2 99 TT JJ', '4 88 99 A BJ', 'Q', '77 66 5'] })),
      [0, '2'],
      [1, 'BJ'],
      [2, 'pass'],
      [3, 'pass'],
      [0, 'pass'],
    );
    expect(does(state)).toEqual(['single.4']);
  });
});

describe('the auction', () => {
  const STRONG = 'BJ BJ SJ 22 A K QQQQ J T 999999 88 7 66 5';
  const FAIR = 'BJ 22 AA KK QQ J TT 99 888 7 66 55 44 3';
  const WEAK = '2 K QQQ JJ TTT 99 88 777 6 55 44 333 6';

  /** A whole deal in which seat 0 has this hand, the others the rest by turns. */
  function dealtTo(hand: string, options: Partial<Options> = {}, first: Seat = 0): State {
    const held = faces(hand);
    const pack = newPacks(2).map(faceOf);
    for (const face of held) pack.splice(pack.indexOf(face), 1);
    const kitty = pack.splice(0, pack.length - 75).join(' ');
    const turn = (seat: number) => pack.filter((_, i) => i % 3 === seat).join(' ');
    return auction({ hands: [hand, turn(0), turn(1), turn(2)], kitty, exposed: first, options });
  }

  it('makes a landlord of a strong hand, in any seat', () => {
    expect(does(dealtTo(STRONG))).toEqual(['accept']);
    const last = moved(dealtTo(STRONG, {}, 1), [1, 'decline'], [2, 'decline'], [3, 'decline']);
    expect(does(last)).toEqual(['accept']);
  });

  it('makes none of a weak one', () => expect(does(dealtTo(WEAK))).toEqual(['decline']));

  it('asks for more where the kitty stays out', () => {
    expect(does(dealtTo(FAIR))).toEqual(['accept']);
    expect(does(dealtTo(FAIR, { kitty: 'out' }))).toEqual(['decline']);
  });
});
