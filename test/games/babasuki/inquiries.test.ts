/** "Why can't I …?": what a player reads who asks about a card to keep or to send. */
import { describe, expect, it } from 'vitest';
import { babasuki } from '../../../src/games/babasuki/index.ts';
import type { Action } from '../../../src/games/babasuki/state.ts';
import { catalogue } from '../../../src/games/babasuki/words/catalogue.ts';
import { cardName } from '../../../src/games/babasuki/words/names.ts';
import { answerTo, expectFoundLegal, notOffered } from '../../game/inquiries.ts';
import { afterMoves, dealFromSeed, raidState, secure } from './setup.ts';

const nameOf = (card: number) => cardName(card, catalogue.en);

describe('in the draft', () => {
  const dealt = dealFromSeed(3, 'asked');
  const picks = [0, 1, 2].map((seat) => secure(seat, babasuki.seatView(dealt, seat).hand[0]!));
  const second = afterMoves(dealt, ...picks);

  it('a card that was kept before is not offered again (babasuki 2)', () => {
    const [kept] = babasuki.seatView(second, 0).secured;
    expect(notOffered(babasuki, second, 0)).toEqual([nameOf(kept!)]);
    expect(answerTo(babasuki, second, 0, [[nameOf(kept!)]])).toContain('are in your hand already');
    const nameInJapanese = cardName(kept!, catalogue.ja);
    expect(answerTo(babasuki, second, 0, [[nameInJapanese]], { locale: 'ja' })).toContain(
      '選べるのは、今出ているカードだけ',
    );
  });
});

describe('in the raid', () => {
  const state = raidState({ hands: [[1, 15, 22], [23, 24], [25]] });

  it('only villains are sent (babasuki 3)', () =>
    expect(answerTo(babasuki, state, 0, [[nameOf(15)]])).toContain('Only your villains'));

  it('a villain needs a card to draw (babasuki 3)', () => {
    const { actionsFor, next } = babasuki.inquiries!(babasuki.seatView(state, 0), 'en').picks[0]!;
    const [villain, treasure] = [
      [[0], []],
      [[1], []],
    ];
    expect([actionsFor(villain), next?.(villain)]).toEqual([
      [],
      'That villain may go. Now choose a card to draw (1–2).',
    ]);
    expect([actionsFor(treasure).length, next?.(treasure)]).toEqual([1, null]);
    expect(answerTo(babasuki, state, 0, [[nameOf(1)], ['card 2']])).toBeNull();
  });
});

it.each([2, 3, 6])('every legal pick and raid is found legal with %i seats', (seats) =>
  expectFoundLegal(babasuki, seats, (action) => {
    const made = action as Action;
    if (made.do === 'secure' || made.do === 'change') return { inquiry: 0, picked: [[nameOf(made.card)]] };
    if (made.do !== 'raid') return null;
    const place = made.position === undefined ? [] : [`card ${made.position + 1}`];
    return { inquiry: 0, picked: [[nameOf(made.villain)], place] };
  }),
);
