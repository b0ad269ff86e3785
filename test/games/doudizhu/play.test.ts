/** Tricks (doudizhu 17–20). */
import { describe, expect, it } from 'vitest';
import { doudizhu } from '../../../src/games/doudizhu/index.ts';
import { afterMoves, canBeat, choiceNames, noChance, playState, refusalOf, topOf } from './setup.ts';

describe('doudizhu 17: the leader plays any combination', () => {
  const hands = ['33344 56789 TTTT JJJQQQ SJ', '3', '4', '5'] as const;

  it.each(['3', '44', '333', '33344', '56789', 'TTTT', 'JJJQQQ', 'SJ 5'])('allows to lead %s', (cards) => {
    expect(topOf(afterMoves(playState({ hands }), [0, cards]))).toMatchObject({ seat: 0, passes: 0 });
  });

  it('refuses cards that are no combination', () =>
    expect(refusalOf(playState({ hands }), 0, '35')).toBe('no-combination'));
  it('refuses cards that are not in hand', () =>
    expect(refusalOf(playState({ hands }), 0, '66')).toBe('not-in-hand'));

  it('refuses a card twice, another seat’s card, an unknown card, and no card', () => {
    const state = playState({ hands });
    const ten = state.hands[0]![10]!;
    expect(refusalOf(state, 0, { do: 'play', cards: [ten, ten] })).toBe('not-in-hand');
    expect(refusalOf(state, 0, { do: 'play', cards: [state.hands[1]![0]!] })).toBe('not-in-hand');
    expect(refusalOf(state, 0, { do: 'play', cards: [1000] })).toBe('not-in-hand');
    expect(refusalOf(state, 0, { do: 'play', cards: [] })).toBe('no-combination');
  });

  it('removes exactly the cards played, and accepts only the first of equal cards', () => {
    const state = playState({ hands: ['7s7s7h', '3', '4', '5'] });
    const [first, twin, other] = state.hands[0]!;
    expect(doudizhu.apply(state, 0, { do: 'play', cards: [first!, twin!] }, noChance)).toMatchObject({
      hands: [[other], ...state.hands.slice(1)],
    });
    expect(refusalOf(state, 0, { do: 'play', cards: [twin!, other!] })).toBe('other-suits');
    expect(refusalOf(state, 0, { do: 'play', cards: [twin!, first!] })).toBe('other-suits');
  });
});

describe('doudizhu 17: the next player beats it with the same kind', () => {
  it.each([
    ['8', '7', true, 'a higher single'],
    ['88', '77', true, 'a higher pair'],
    ['888', '777', true, 'a higher triple'],
    ['888 33', '777 AA', true, 'a higher plane'],
    ['45678', '34567', true, 'a straight one rank higher'],
    ['44 55 66', '33 44 55', true, 'a pair straight one rank higher'],
    ['444 555', '333 444', true, 'a triple straight one rank higher'],
    ['7', '8', false, 'a lower single'],
    ['777 AA', '888 33', false, 'a lower plane'],
    ['34567', '45678', false, 'a lower straight'],
  ])('%s beats %s: %s (%s)', (cards, top, expected) => expect(canBeat(cards, top)).toBe(expected));

  it.each([
    ['7', '7'],
    ['77', '77'],
    ['777', '777'],
    ['777 44', '777 33'],
    ['34567', '34567'],
    ['33 44 55', '33 44 55'],
    ['333 444', '333 444'],
    ['7777', '7777'],
  ])('refuses an equal rank: %s on %s', (cards, top) => expect(canBeat(cards, top)).toBe(false));

  const hands = ['7 77 777 34567', '88 888 A2345 9TJQKA 44 55 66', '3', '4'] as const;

  it('refuses another kind', () => {
    expect(refusalOf(afterMoves(playState({ hands }), [0, '7']), 1, '88')).toBe('other-kind');
    expect(refusalOf(afterMoves(playState({ hands }), [0, '77']), 1, '8')).toBe('other-kind');
    expect(refusalOf(afterMoves(playState({ hands }), [0, '777']), 1, '888 44')).toBe('other-kind');
    expect(refusalOf(afterMoves(playState({ hands }), [0, '34567']), 1, '44 55 66')).toBe('other-kind');
  });

  it('refuses a straight of another length', () => {
    expect(refusalOf(afterMoves(playState({ hands }), [0, '34567']), 1, '9TJQKA')).toBe('other-length');
    expect(refusalOf(afterMoves(playState({ hands }), [0, '34567']), 1, '9TJQK')).toBeNull();
  });

  it('refuses what is not higher', () => {
    expect(refusalOf(afterMoves(playState({ hands }), [0, '34567']), 1, 'A2345')).toBe('must-beat');
    expect(refusalOf(afterMoves(playState({ hands }), [0, '7']), 1, '4')).toBe('must-beat');
  });

  it('refuses a play out of turn', () =>
    expect(refusalOf(afterMoves(playState({ hands }), [0, '7']), 2, '3')).toBe('not-your-turn'));
});

describe('doudizhu 17: bombs', () => {
  it.each(['BJ', '22', 'BJ BJ', 'AAA', 'AAA KK', 'TJQKA', 'QQ KK AA', 'JJJ QQQ KKK AAA'])(
    'a bomb beats %s',
    (top) => expect(canBeat('3333', top)).toBe(true),
  );

  it.each([
    ['33333', 'AAAA'],
    ['9999', '8888'],
    ['333333', 'AAAAA'],
    ['2222', 'AAAA'],
    ['33333333', '2222222'],
  ])('a bigger bomb beats a smaller one: %s on %s', (cards, top) => {
    expect(canBeat(cards, top)).toBe(true);
    expect(canBeat(top, cards)).toBe(false);
  });

  it('are beaten by bombs only', () => {
    const state = afterMoves(playState({ hands: ['3333 4', 'BJ BJ 222 AA', '5', '6'] }), [0, '3333']);
    expect(choiceNames(state, 1)).toEqual(['pass']);
    expect(refusalOf(state, 1, 'BJ BJ')).toBe('other-kind');
    expect(
      refusalOf(afterMoves(playState({ hands: ['4444 5', '3333 5', '5', '6'] }), [0, '4444']), 1, '3333'),
    ).toBe('must-beat');
  });

  it('are refused out of turn', () => {
    expect(refusalOf(afterMoves(playState({ hands: ['3 4', '5', '6666', '7'] }), [0, '3']), 2, '6666')).toBe(
      'not-your-turn',
    );
  });
});

describe('doudizhu 18: a pass does not bar from the trick', () => {
  it('lets a seat that passed play later in the same trick', () => {
    const state = afterMoves(
      playState({ hands: ['3 7 8', '4 9 J', '5 T', '6 K'] }),
      [0, '3'],
      [1, 'pass'],
      [2, '5'],
      [3, 'pass'],
      [0, 'pass'],
    );
    expect(refusalOf(state, 1, '9')).toBeNull();
    expect(topOf(afterMoves(state, [1, '9']))).toMatchObject({ seat: 1, passes: 0 });
  });
});

describe('doudizhu 19: the trick ends when all others have passed in a row', () => {
  const hands = ['3 7 8', '4 9', '5 T', '6 K'] as const;

  it('lets the last to play lead any combination', () => {
    const state = afterMoves(playState({ hands }), [0, '3'], [1, '4'], [2, 'pass'], [3, 'pass'], [0, 'pass']);
    expect(topOf(state)).toBeNull();
    expect(doudizhu.toAct(state)).toEqual([1]);
    expect(choiceNames(state, 1)).toEqual(['single.9']);
  });

  it('goes on after two passes', () => {
    const state = afterMoves(playState({ hands }), [0, '3'], [1, 'pass'], [2, 'pass']);
    expect(topOf(state)).toMatchObject({ seat: 0, passes: 2 });
    expect(doudizhu.toAct(state)).toEqual([3]);
  });

  it('counts passes anew after a play', () => {
    const state = afterMoves(
      playState({ hands }),
      [0, '3'],
      [1, 'pass'],
      [2, 'pass'],
      [3, '6'],
      [0, 'pass'],
      [1, 'pass'],
    );
    expect(topOf(state)).toMatchObject({ seat: 3, passes: 2 });
  });

  it('refuses a pass by the leader', () => {
    const state = playState({ hands });
    expect(choiceNames(state, 0)).not.toContain('pass');
    expect(refusalOf(state, 0, 'pass')).toBe('must-lead');
    const second = afterMoves(state, [0, '3'], [1, 'pass'], [2, 'pass'], [3, 'pass']);
    expect(refusalOf(second, 0, 'pass')).toBe('must-lead');
  });

  it('lets every other seat pass, even if it could play', () => {
    expect(choiceNames(afterMoves(playState({ hands }), [0, '3']), 1)).toEqual([
      'single.4',
      'single.9',
      'pass',
    ]);
  });
});

describe('doudizhu 20: a seat that declined may play one bomb', () => {
  const hands = ['K 3', '4444 9999 66 5', 'Q 3', 'J'] as const;
  const bombPlayed = afterMoves(
    playState({ hands, oneBomb: [1] }),
    [0, 'K'],
    [1, '4444'],
    [2, 'pass'],
    [3, 'pass'],
    [0, 'pass'],
  );

  it('allows its first bomb', () => {
    expect(choiceNames(afterMoves(playState({ hands, oneBomb: [1] }), [0, 'K']), 1)).toEqual([
      'bomb.4.4',
      'bomb.9.4',
      'pass',
    ]);
    expect(bombPlayed.bombs).toEqual(['free', 'spent', 'free', 'free']);
  });

  it('refuses a second bomb, as a lead and as an answer', () => {
    expect(refusalOf(bombPlayed, 1, '9999')).toBe('bomb-spent');
    const answer = afterMoves(bombPlayed, [1, '5'], [2, 'Q'], [3, 'pass'], [0, 'pass']);
    expect(refusalOf(answer, 1, '9999')).toBe('bomb-spent');
  });

  it('does not offer a second bomb', () => {
    expect(choiceNames(bombPlayed, 1).filter((name) => name.startsWith('bomb'))).toEqual([]);
    expect(choiceNames(afterMoves(bombPlayed, [1, '5'], [2, 'Q'], [3, 'pass'], [0, 'pass']), 1)).toEqual([
      'pass',
    ]);
  });

  it('allows to break up a bomb that may not be played (doudizhu 16): 9, 99, 999, 999 66', () => {
    expect(choiceNames(bombPlayed, 1)).toEqual(
      expect.arrayContaining(['single.9', 'pair.9', 'triple.9', 'plane.9.6']),
    );
    for (const cards of ['9', '99', '999', '999 66'])
      expect(refusalOf(bombPlayed, 1, cards), cards).toBeNull();
  });

  it('allows bomb after bomb to a seat that did not decline', () => {
    const state = afterMoves(
      playState({ hands }),
      [0, 'K'],
      [1, '4444'],
      [2, 'pass'],
      [3, 'pass'],
      [0, 'pass'],
    );
    expect(refusalOf(state, 1, '9999')).toBeNull();
  });
});
