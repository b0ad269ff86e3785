/** "Why can't I …?": what a player reads who asks about their cards. */
import { describe, expect, it } from 'vitest';
import { LOCALES, type Locale } from '../../../src/game/words.ts';
import { doudizhu } from '../../../src/games/doudizhu/index.ts';
import type { Action, State } from '../../../src/games/doudizhu/state.ts';
import { catalogue } from '../../../src/games/doudizhu/words/catalogue.ts';
import { answersAtOnce, answerTo, expectFoundLegal } from '../../game/inquiries.ts';
import { afterMoves, playState } from './setup.ts';

describe('the cards of a player', () => {
  const led = afterMoves(
    playState({ hands: ['3 TT', '9s 9h Ks 4s 5s 5h 5d 5c 5s', '88 6', 'QQ 4'], oneBomb: [1] }),
    [0, 'TT'],
  );

  it('do not follow another kind (doudizhu 17)', () => {
    expect(answerTo(doudizhu, led, 1, [['K♠']])).toBe(
      'Your K does not beat the pair of 10s on the table: it takes a higher pair, or a bomb.',
    );
    expect(answerTo(doudizhu, led, 1, [['K♠']], { locale: 'ja' })).toBe(
      'Kは、場の10のペアに勝てません。出せるのは、もっと強いペアか爆弾です。',
    );
    expect(answerTo(doudizhu, led, 1, [['K♠']], { locale: 'zh' })).toBe(
      'K压不过桌上的对10：要出更大的对子，或者炸弹。',
    );
  });

  it('do not follow a bomb, which a higher bomb alone beats (doudizhu 17)', () => {
    const bombed = afterMoves(
      playState({ hands: ['3 7777', '9s 9h Ks 8888', '88 6', 'QQ 4'], oneBomb: [1] }),
      [0, '7777'],
    );
    expect(answerTo(doudizhu, bombed, 1, [['9♠', '9♥']])).toBe(
      'Your pair of 9s does not beat the bomb of four 7s on the table: it takes a bomb of more cards, or of as many of a higher rank.',
    );
  });

  it('of a seat that may not bomb any more are told nothing of bombs to play (doudizhu 20)', () => {
    const start = playState({ hands: ['3 K TT 7777', '4444 9s 9h A', '88 6', 'QQ 6'], oneBomb: [1] });
    const spent = afterMoves(start, [0, 'TT'], [1, '4444'], [2, 'pass'], [3, 'pass']);
    const answered = afterMoves(spent, [0, '7777'], [1, 'pass'], [2, 'pass'], [3, 'pass'], [0, '3']);
    const beforeBomb = afterMoves(spent, [0, '7777']);
    const told = (state: State, locale: Locale) => answerTo(doudizhu, state, 1, [['9♠', '9♥']], { locale });
    expect(LOCALES.map((locale) => told(beforeBomb, locale))).toEqual([
      '9のペアは、場の7の爆弾（4枚）に勝てません。勝てるのはもっと強い爆弾だけですが、この局の1回はもう使ったので、パスするしかありません。',
      'Your pair of 9s does not beat the bomb of four 7s on the table: only a higher bomb does, and you have played the one you may. You can only pass.',
      '对9压不过桌上的4张7炸弹：只有更大的炸弹压得过，而你这一局的一次炸弹已经用掉，只能不出。',
    ]);
    expect(LOCALES.map((locale) => told(answered, locale))).toEqual([
      '9のペアは、場の3に勝てません。出せるのは、もっと強い1枚です（爆弾はもう出せません）。',
      'Your pair of 9s does not beat the 3 on the table: it takes a higher single card, as you may not bomb anymore.',
      '对9压不过桌上的3：要出更大的单张（你不能再炸了）。',
    ]);
  });

  it('do not beat a higher rank (doudizhu 17)', () =>
    expect(answerTo(doudizhu, led, 1, [['9♠', '9♥']])).toBe(
      'Your pair of 9s does not beat the pair of 10s on the table: it must be higher; equal is not enough.',
    ));

  it('are legal with any of equal ranks, in any suits (doudizhu 2)', () =>
    expect(answerTo(doudizhu, led, 1, [['5♠', '5♥', '5♦', '5♣']])).toBeNull());

  it('are no combination (doudizhu 16)', () => {
    expect(answerTo(doudizhu, led, 1, [['9♠', 'K♠']])).toContain(
      'if they are of one rank, or if one is a joker',
    );
    expect(answerTo(doudizhu, led, 1, [['9♠', '9♥', 'K♠']])).toContain('all three are of one rank');
    expect(answerTo(doudizhu, led, 1, [['5♠', '5♥', '5♦', 'K♠']])).toContain('takes no single card');
    expect(answerTo(doudizhu, led, 1, [['9♠', '9♥', 'K♠', '4♠', '5♠']])).toContain('These 5 cards are no');
  });

  it('are no second bomb of a seat that declined (doudizhu 20)', () => {
    const start = playState({ hands: ['3 TT', '4444 5s 5h 5d 5c 6', '88 7', '99 7'], oneBomb: [1] });
    const bombed = afterMoves(start, [0, 'TT'], [1, '4444'], [2, 'pass'], [3, 'pass'], [0, 'pass']);
    expect(answerTo(doudizhu, bombed, 1, [['5♠', '5♥', '5♦', '5♣']])).toContain('you have played it');
  });
});

it('the leader reads at once why there is no pass (doudizhu 19)', () =>
  expect(answersAtOnce(doudizhu, playState({ hands: ['3 55', '66', '88', '99'] }), 0)).toEqual({
    Pass: 'You lead this trick, so play something: only those who follow may pass.',
  }));

it('every legal play is found legal', () =>
  expectFoundLegal(doudizhu, 4, (action) => {
    const played = action as Action;
    return played.do === 'play' ? { inquiry: 0, picked: [played.cards.map(catalogue.en.card)] } : null;
  }));
