/** The end of a deal, its payment, and the end of a table (doudizhu 21–23). */
import { describe, expect, it } from 'vitest';
import { text } from '../../../src/game/screen.ts';
import { LOCALES } from '../../../src/game/words.ts';
import { doudizhu } from '../../../src/games/doudizhu/index.ts';
import type { Carry } from '../../../src/games/doudizhu/state.ts';
import { textOf } from './panels.ts';
import { afterAuction, afterMoves, dealFromSeed, playState, playToEnd, refusalOf } from './setup.ts';

const HANDS = ['3 K', '4', '5', '6'] as const;

describe('doudizhu 21: the first seat out of cards ends the deal', () => {
  it('wins the deal for the landlord if the landlord is out first', () => {
    const over = afterMoves(playState({ hands: ['K', '4', '5', '6'] }), [0, 'K']);
    expect(over).toMatchObject({ phase: 'over', winner: 0, landlord: 0 });
    expect(doudizhu.result(over)!.scores).toEqual([3, -1, -1, -1]);
  });

  it.each([1, 2, 3])('wins the deal for all three farmers if farmer %s is out first', (farmer) => {
    const moves = ([1, 2, 3] as const)
      .slice(0, farmer)
      .map((seat) => [seat, seat === farmer ? `${seat + 3}` : 'pass'] as const);
    const over = afterMoves(playState({ hands: HANDS }), [0, '3'], ...moves);
    expect(over).toMatchObject({ phase: 'over', winner: farmer });
    expect(doudizhu.result(over)!.scores).toEqual([-3, 1, 1, 1]);
  });

  it('is told in the results with the play that did it', () => {
    const over = afterMoves(playState({ hands: ['3 K', '4', '5', '6'] }), [0, '3'], [1, '4']);
    const told = LOCALES.map((locale) => {
      const [last] = doudizhu.summarize!(over, locale).keyPlays;
      return textOf([text(last!)]);
    });
    expect(told).toEqual([
      expect.stringMatching(/^seat 1：\*\*4\*\* 4. · 出しきった$/),
      expect.stringMatching(/^seat 1: \*\*4\*\* 4. · out of cards$/),
      expect.stringMatching(/^seat 1：\*\*4\*\* 4. · 出完$/),
    ]);
  });

  it('goes on without a result while every seat has cards', () => {
    const state = afterMoves(playState({ hands: HANDS }), [0, '3']);
    expect(doudizhu.result(state)).toBeNull();
    expect(doudizhu.toAct(state)).toEqual([1]);
  });

  it('refuses everything after the end', () => {
    const over = afterMoves(playState({ hands: ['K', '4', '5', '6'] }), [0, 'K']);
    expect(doudizhu.toAct(over)).toEqual([]);
    for (const seat of [0, 1, 2, 3]) {
      expect(doudizhu.choices(over, seat)).toEqual([]);
      expect(refusalOf(over, seat, { do: 'play', cards: [...over.hands[seat]!] })).toBe('over');
      for (const move of ['pass', 'accept', 'decline']) expect(refusalOf(over, seat, move)).toBe('over');
    }
  });
});

describe('doudizhu 22: each farmer settles the stake with the landlord', () => {
  it.each([
    { landlord: 0, stake: 2, scores: [6, -2, -2, -2] },
    { landlord: 0, stake: 1, scores: [3, -1, -1, -1] },
    { landlord: 2, stake: 2, scores: [-2, -2, 6, -2] },
  ] as const)('pays $scores when landlord $landlord wins at stake $stake', ({ landlord, stake, scores }) => {
    const hands = ['K', 'K', 'K', 'K'] as const;
    const over = afterMoves(playState({ hands, landlord, stake }), [landlord, 'K']);
    expect(doudizhu.result(over)!.scores).toEqual(scores);
  });

  it.each([
    { landlord: 0, stake: 2, scores: [-6, 2, 2, 2] },
    { landlord: 0, stake: 1, scores: [-3, 1, 1, 1] },
    { landlord: 3, stake: 2, scores: [2, 2, 2, -6] },
  ] as const)('pays $scores when landlord $landlord loses at stake $stake', ({ landlord, stake, scores }) => {
    const hands = ['3 3', '3 3', '3 3', '3 3'].with(landlord, '3 5').with((landlord + 1) % 4, '4');
    const over = afterMoves(
      playState({ hands: [hands[0]!, hands[1]!, hands[2]!, hands[3]!], landlord, stake }),
      [landlord, '3'],
      [(landlord + 1) % 4, '4'],
    );
    expect(doudizhu.result(over)!.scores).toEqual(scores);
  });

  it('keeps the payment and the order of ranks after bombs', () => {
    const bombs = afterMoves(
      playState({ hands: ['3333 K', '4444 9 8', '5', '6'] }),
      [0, '3333'],
      [1, '4444'],
      [2, 'pass'],
      [3, 'pass'],
      [0, 'pass'],
      [1, '9'],
      [2, 'pass'],
      [3, 'pass'],
    );
    expect(refusalOf(bombs, 0, 'K')).toBeNull(); // a king still beats a nine after two bombs
    expect(doudizhu.result(afterMoves(bombs, [0, 'K']))!.scores).toEqual([3, -1, -1, -1]);
  });

  it.each(['2', 'SJ', 'BJ', 'BJ 2', 'BJ BJ', '22', '2222'])('allows a finish on %s', (cards) => {
    expect(afterMoves(playState({ hands: [cards, '4', '5', '6'] }), [0, cards]).phase).toBe('over');
  });
});

describe('doudizhu 23: a table plays the number of deals chosen', () => {
  /** The number of deals a table plays; the first bidder accepts and everybody makes the first choice. */
  function dealsPlayed(options: { deals?: number }): number {
    let carry: Carry | null = null;
    for (let deals = 1; ; deals++) {
      const first = dealFromSeed(`deal ${deals}`, options, carry);
      expect(first.deal).toBe(deals);
      const over = playToEnd(afterMoves(first, [first.turn, 'accept']));
      carry = doudizhu.result(over)!.carry;
      if (!carry) return deals;
      expect(carry).toEqual({ landlord: afterAuction(over).landlord, deal: deals });
    }
  }

  it('plays four deals by default', () => expect(dealsPlayed({})).toBe(4));
  it.each([1, 2, 7])('plays %s deals if chosen', (deals) => expect(dealsPlayed({ deals })).toBe(deals));

  it('accepts one to twenty deals', () => {
    const { options } = doudizhu;
    for (const deals of [1, 20]) expect(options.safeParse({ deals }).success).toBe(true);
    for (const deals of [0, 21, 1.5, -1, '4']) expect(options.safeParse({ deals }).success).toBe(false);
  });

  it('posts chips', () => {
    expect(doudizhu.bookKind(doudizhu.options.parse({}))).toBe('chips');
  });
});
