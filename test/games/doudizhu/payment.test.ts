/** doudizhu 21–23: the end of a deal, and of a table. */
import { describe, expect, it } from 'vitest';
import { doudizhu } from '../../../src/games/doudizhu/index.ts';
import type { Carry } from '../../../src/games/doudizhu/state.ts';
import { deal, dealt, moved, playedOut, refused, settled } from './deals.ts';

const HANDS = ['3 K', '4', '5', '6'] as const;

describe('doudizhu 21: the first out of cards ends the deal', () => {
  it('the landlord first: the landlord wins', () => {
    const over = moved(deal({ hands: ['K', '4', '5', '6'] }), [0, 'K']);
    expect(over).toMatchObject({ phase: 'over', winner: 0, landlord: 0 });
    expect(doudizhu.result(over)!.scores).toEqual([3, -1, -1, -1]);
  });

  it.each([1, 2, 3])('farmer %s first: all three farmers win', (farmer) => {
    const moves = ([1, 2, 3] as const)
      .slice(0, farmer)
      .map((seat) => [seat, seat === farmer ? `${seat + 3}` : 'pass'] as const);
    const over = moved(deal({ hands: HANDS }), [0, '3'], ...moves);
    expect(over).toMatchObject({ phase: 'over', winner: farmer });
    expect(doudizhu.result(over)!.scores).toEqual([-3, 1, 1, 1]);
  });

  it('goes on, without a result, while everybody has cards', () => {
    const state = moved(deal({ hands: HANDS }), [0, '3']);
    expect(doudizhu.result(state)).toBeNull();
    expect(doudizhu.toAct(state)).toEqual([1]);
  });

  it('nobody may do anything after it', () => {
    const over = moved(deal({ hands: ['K', '4', '5', '6'] }), [0, 'K']);
    expect(doudizhu.toAct(over)).toEqual([]);
    for (const seat of [0, 1, 2, 3]) {
      expect(doudizhu.choices(over, seat)).toEqual([]);
      expect(refused(over, seat, { do: 'play', cards: [...over.hands[seat]!] })).toBe('over');
      for (const move of ['pass', 'accept', 'decline']) expect(refused(over, seat, move)).toBe('over');
    }
  });
});

describe('doudizhu 22: each farmer settles the stake with the landlord', () => {
  it.each([
    { landlord: 0, stake: 2, scores: [6, -2, -2, -2] },
    { landlord: 0, stake: 1, scores: [3, -1, -1, -1] },
    { landlord: 2, stake: 2, scores: [-2, -2, 6, -2] },
  ] as const)('landlord $landlord wins at stake $stake: $scores', ({ landlord, stake, scores }) => {
    const hands = ['K', 'K', 'K', 'K'] as const;
    const over = moved(deal({ hands, landlord, stake }), [landlord, 'K']);
    expect(doudizhu.result(over)!.scores).toEqual(scores);
  });

  it.each([
    { landlord: 0, stake: 2, scores: [-6, 2, 2, 2] },
    { landlord: 0, stake: 1, scores: [-3, 1, 1, 1] },
    { landlord: 3, stake: 2, scores: [2, 2, 2, -6] },
  ] as const)('landlord $landlord loses at stake $stake: $scores', ({ landlord, stake, scores }) => {
    const hands = ['3 3', '3 3', '3 3', '3 3'].with(landlord, '3 5').with((landlord + 1) % 4, '4');
    const over = moved(
      deal({ hands: [hands[0]!, hands[1]!, hands[2]!, hands[3]!], landlord, stake }),
      [landlord, '3'],
      [(landlord + 1) % 4, '4'],
    );
    expect(doudizhu.result(over)!.scores).toEqual(scores);
  });

  it('bombs change no payment and cause no revolution', () => {
    const bombs = moved(
      deal({ hands: ['3333 K', '4444 9 8', '5', '6'] }),
      [0, '3333'],
      [1, '4444'],
      [2, 'pass'],
      [3, 'pass'],
      [0, 'pass'],
      [1, '9'],
      [2, 'pass'],
      [3, 'pass'],
    );
    expect(refused(bombs, 0, 'K')).toBeNull(); // after two bombs a king still beats a nine
    expect(doudizhu.result(moved(bombs, [0, 'K']))!.scores).toEqual([3, -1, -1, -1]);
  });

  it.each(['2', 'SJ', 'BJ', 'BJ 2', 'BJ BJ', '22', '2222'])('finishing with %s is not barred', (cards) => {
    expect(moved(deal({ hands: [cards, '4', '5', '6'] }), [0, cards]).phase).toBe('over');
  });
});

describe('doudizhu 23: a table plays the number of deals chosen', () => {
  /** Deals a table plays where the first seat asked is landlord each time and whoever can go on does. */
  function dealsOf(options: { deals?: number }): number {
    let before: Carry | null = null;
    for (let deals = 1; ; deals++) {
      const first = dealt(`deal ${deals}`, options, before);
      expect(first.deal).toBe(deals);
      const over = playedOut(moved(first, [first.turn, 'accept']));
      before = doudizhu.result(over)!.carry;
      if (!before) return deals;
      expect(before).toEqual({ landlord: settled(over).landlord, deal: deals });
    }
  }

  it('four unless chosen otherwise', () => expect(dealsOf({})).toBe(4));
  it.each([1, 2, 7])('%s where that is chosen', (deals) => expect(dealsOf({ deals })).toBe(deals));

  it('from one to twenty', () => {
    const { options } = doudizhu;
    for (const deals of [1, 20]) expect(options.safeParse({ deals }).success).toBe(true);
    for (const deals of [0, 21, 1.5, -1, '4']) expect(options.safeParse({ deals }).success).toBe(false);
  });

  it('scores are chips, zero-sum', () => {
    expect(doudizhu.bookKind(doudizhu.options.parse({}))).toBe('chips');
  });
});
