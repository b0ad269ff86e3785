/** doudizhu 17–20: tricks. */
import { describe, expect, it } from 'vitest';
import { doudizhu } from '../../../src/games/doudizhu/index.ts';
import { beats, chance, deal, moved, offered, onTable, refused } from './deals.ts';

describe('doudizhu 17: the leader plays any combination', () => {
  const hands = ['33344 56789 TTTT JJJQQQ SJ', '3', '4', '5'] as const;

  it.each(['3', '44', '333', '33344', '56789', 'TTTT', 'JJJQQQ', 'SJ 5'])('%s', (cards) => {
    expect(onTable(moved(deal({ hands }), [0, cards]))).toMatchObject({ seat: 0, passes: 0 });
  });

  it('only combinations', () => expect(refused(deal({ hands }), 0, '35')).toBe('no-combination'));
  it('only cards in hand', () => expect(refused(deal({ hands }), 0, '66')).toBe('not-in-hand'));

  it('no card twice, and none that is in no hand', () => {
    const state = deal({ hands });
    const ten = state.hands[0]![10]!;
    expect(refused(state, 0, { do: 'play', cards: [ten, ten] })).toBe('not-in-hand');
    expect(refused(state, 0, { do: 'play', cards: [state.hands[1]![0]!] })).toBe('not-in-hand');
    expect(refused(state, 0, { do: 'play', cards: [1000] })).toBe('not-in-hand');
    expect(refused(state, 0, { do: 'play', cards: [] })).toBe('no-combination');
  });

  it('takes the very cards laid out of the hand, not their twins: the first of each rank', () => {
    const state = deal({ hands: ['7s7s7h', '3', '4', '5'] });
    const [first, twin, other] = state.hands[0]!;
    expect(doudizhu.apply(state, 0, { do: 'play', cards: [first!, twin!] }, chance)).toMatchObject({
      hands: [[other], ...state.hands.slice(1)],
    });
    expect(refused(state, 0, { do: 'play', cards: [twin!, other!] })).toBe('other-suits');
    expect(refused(state, 0, { do: 'play', cards: [twin!, first!] })).toBe('other-suits');
  });
});

describe('doudizhu 17: the next beats it with the same kind', () => {
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
  ])('%s on %s: %s (%s)', (cards, below, does) => expect(beats(cards, below)).toBe(does));

  it.each([
    ['7', '7'],
    ['77', '77'],
    ['777', '777'],
    ['777 44', '777 33'],
    ['34567', '34567'],
    ['33 44 55', '33 44 55'],
    ['333 444', '333 444'],
    ['7777', '7777'],
  ])('equal rank never beats: %s on %s', (cards, below) => expect(beats(cards, below)).toBe(false));

  const hands = ['7 77 777 34567', '88 888 A2345 9TJQKA 44 55 66', '3', '4'] as const;

  it('no other kind', () => {
    expect(refused(moved(deal({ hands }), [0, '7']), 1, '88')).toBe('other-kind');
    expect(refused(moved(deal({ hands }), [0, '77']), 1, '8')).toBe('other-kind');
    expect(refused(moved(deal({ hands }), [0, '777']), 1, '888 44')).toBe('other-kind');
    expect(refused(moved(deal({ hands }), [0, '34567']), 1, '44 55 66')).toBe('other-kind');
  });

  it('no other length', () => {
    expect(refused(moved(deal({ hands }), [0, '34567']), 1, '9TJQKA')).toBe('other-length');
    expect(refused(moved(deal({ hands }), [0, '34567']), 1, '9TJQK')).toBeNull();
  });

  it('nothing that is not higher', () => {
    expect(refused(moved(deal({ hands }), [0, '34567']), 1, 'A2345')).toBe('must-beat');
    expect(refused(moved(deal({ hands }), [0, '7']), 1, '4')).toBe('must-beat');
  });

  it('only in turn', () => expect(refused(moved(deal({ hands }), [0, '7']), 2, '3')).toBe('not-your-turn'));
});

describe('doudizhu 17: bombs', () => {
  it.each(['BJ', '22', 'BJ BJ', 'AAA', 'AAA KK', 'TJQKA', 'QQ KK AA', 'JJJ QQQ KKK AAA'])(
    'a bomb beats %s',
    (below) => expect(beats('3333', below)).toBe(true),
  );

  it.each([
    ['33333', 'AAAA'],
    ['9999', '8888'],
    ['333333', 'AAAAA'],
    ['2222', 'AAAA'],
    ['33333333', '2222222'],
  ])('a bigger bomb beats a bomb: %s on %s', (cards, below) => {
    expect(beats(cards, below)).toBe(true);
    expect(beats(below, cards)).toBe(false);
  });

  it('nothing but a bomb beats a bomb', () => {
    const state = moved(deal({ hands: ['3333 4', 'BJ BJ 222 AA', '5', '6'] }), [0, '3333']);
    expect(offered(state, 1)).toEqual(['pass']);
    expect(refused(state, 1, 'BJ BJ')).toBe('other-kind');
    expect(refused(moved(deal({ hands: ['4444 5', '3333 5', '5', '6'] }), [0, '4444']), 1, '3333')).toBe(
      'must-beat',
    );
  });

  it('only on one’s own turn', () => {
    expect(refused(moved(deal({ hands: ['3 4', '5', '6666', '7'] }), [0, '3']), 2, '6666')).toBe(
      'not-your-turn',
    );
  });
});

describe('doudizhu 18: a pass does not bar', () => {
  it('whoever passed may play later in the same trick', () => {
    const state = moved(
      deal({ hands: ['3 7 8', '4 9 J', '5 T', '6 K'] }),
      [0, '3'],
      [1, 'pass'],
      [2, '5'],
      [3, 'pass'],
      [0, 'pass'],
    );
    expect(refused(state, 1, '9')).toBeNull();
    expect(onTable(moved(state, [1, '9']))).toMatchObject({ seat: 1, passes: 0 });
  });
});

describe('doudizhu 19: the trick ends when all others have passed in a row', () => {
  const hands = ['3 7 8', '4 9', '5 T', '6 K'] as const;

  it('the last to play leads the next, with anything', () => {
    const state = moved(deal({ hands }), [0, '3'], [1, '4'], [2, 'pass'], [3, 'pass'], [0, 'pass']);
    expect(onTable(state)).toBeNull();
    expect(doudizhu.toAct(state)).toEqual([1]);
    expect(offered(state, 1)).toEqual(['single.9']);
  });

  it('two passes do not end it', () => {
    const state = moved(deal({ hands }), [0, '3'], [1, 'pass'], [2, 'pass']);
    expect(onTable(state)).toMatchObject({ seat: 0, passes: 2 });
    expect(doudizhu.toAct(state)).toEqual([3]);
  });

  it('a play between passes starts the count again', () => {
    const state = moved(
      deal({ hands }),
      [0, '3'],
      [1, 'pass'],
      [2, 'pass'],
      [3, '6'],
      [0, 'pass'],
      [1, 'pass'],
    );
    expect(onTable(state)).toMatchObject({ seat: 3, passes: 2 });
  });

  it('the leader may not pass', () => {
    const state = deal({ hands });
    expect(offered(state, 0)).not.toContain('pass');
    expect(refused(state, 0, 'pass')).toBe('must-lead');
    const second = moved(state, [0, '3'], [1, 'pass'], [2, 'pass'], [3, 'pass']);
    expect(refused(second, 0, 'pass')).toBe('must-lead');
  });

  it('everybody else may, whatever they hold', () => {
    expect(offered(moved(deal({ hands }), [0, '3']), 1)).toEqual(['single.4', 'single.9', 'pass']);
  });
});

describe('doudizhu 20: one bomb for who is bound', () => {
  const hands = ['K 3', '4444 9999 66 5', 'Q 3', 'J'] as const;
  const bombed = moved(
    deal({ hands, oneBomb: [1] }),
    [0, 'K'],
    [1, '4444'],
    [2, 'pass'],
    [3, 'pass'],
    [0, 'pass'],
  );

  it('the first bomb may be played', () => {
    expect(offered(moved(deal({ hands, oneBomb: [1] }), [0, 'K']), 1)).toEqual([
      'bomb.4.4',
      'bomb.9.4',
      'pass',
    ]);
    expect(bombed.bombs).toEqual(['free', 'spent', 'free', 'free']);
  });

  it('a second is refused, as lead and as answer', () => {
    expect(refused(bombed, 1, '9999')).toBe('bomb-spent');
    const answer = moved(bombed, [1, '5'], [2, 'Q'], [3, 'pass'], [0, 'pass']);
    expect(refused(answer, 1, '9999')).toBe('bomb-spent');
  });

  it('a second is not offered', () => {
    expect(offered(bombed, 1).filter((name) => name.startsWith('bomb'))).toEqual([]);
    expect(offered(moved(bombed, [1, '5'], [2, 'Q'], [3, 'pass'], [0, 'pass']), 1)).toEqual(['pass']);
  });

  it('the bomb may still be broken up (doudizhu 16): 9, 99, 999, 999 66', () => {
    expect(offered(bombed, 1)).toEqual(
      expect.arrayContaining(['single.9', 'pair.9', 'triple.9', 'plane.9.6']),
    );
    for (const cards of ['9', '99', '999', '999 66']) expect(refused(bombed, 1, cards), cards).toBeNull();
  });

  it('who is not bound may play bomb after bomb', () => {
    const state = moved(deal({ hands }), [0, 'K'], [1, '4444'], [2, 'pass'], [3, 'pass'], [0, 'pass']);
    expect(refused(state, 1, '9999')).toBeNull();
  });
});
