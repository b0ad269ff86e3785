/** What a panel says of the table, and of what happened since its player's last decision. */

import { describe, expect, it } from 'vitest';
import { detailsOf } from '../../../src/game/screen.ts';
import type { State } from '../../../src/games/daifugo/state.ts';
import { panelOf, texts } from './panels.ts';
import { afterMoves, gameState } from './setup.ts';

const headline = (state: State, seat: number): string => texts(panelOf(state, seat).headline);
const tableText = (state: State, seat: number): string => texts(panelOf(state, seat).table);

describe('the headline', () => {
  const hands = ['6h 9c 4s Kd', '7s 8d Qs', '4c Kh 5d'];

  it('has the card drawn in this turn, until the player plays or passes', () => {
    const state = afterMoves(gameState({ hands, stock: '2s 2h' }), [0, 'draw']);
    expect(headline(state, 0)).toBe('引いた札 2s');
    expect(headline(afterMoves(state, [0, '9c']), 0)).toBe('');
    expect(headline(state, 1)).toBe('');
  });

  it('has the cards that the player was given, and nobody else reads which (daifugo 6)', () => {
    const state = afterMoves(gameState({ hands, stock: '2s 2h' }), [0, '6h'], [0, 'give 9c']);
    expect(headline(state, 1)).toBe('6渡し：@0 → あなた 9c');
    expect(headline(state, 2)).toBe('');
    expect(headline(afterMoves(state, [1, '7s']), 1)).toBe('');
  });

  it('has a cut until the next lead', () => {
    const cut = afterMoves(gameState({ hands, stock: '2s 2h' }), [0, '4s'], [1, '8d']);
    expect(headline(cut, 1)).toBe('8切り！ 続けてあなたから');
    expect(texts(panelOf(cut, 1, '', 'en').headline)).toBe('8 cut! You lead again');
    for (const waiting of [cut, afterMoves(cut, [1, 'draw'])])
      expect([headline(waiting, 0), headline(waiting, 2)]).toEqual(Array(2).fill('8切り！ 続けて@1から'));
    const led = afterMoves(cut, [1, '7s']);
    expect([0, 1, 2].map((seat) => headline(led, seat))).toEqual(['', '', '']);
  });

  it('has of two cuts in a row the one that has not been followed by a lead', () => {
    const cuts = afterMoves(
      gameState({ hands: ['8c 8h 9c Kd', ...hands.slice(1)], stock: '2s 2h' }),
      [0, '8c'],
      [0, '8h'],
    );
    expect(headline(cuts, 1)).toBe('8切り！ 続けて@0から');
  });

  it('has a revolution until the player’s next decision', () => {
    const state = afterMoves(gameState({ hands: ['7h 7s 7d 7c 4s', 'Kd 5h', '9c 9d'], stock: '2s' }), [
      0,
      '7s 7h 7d 7c',
    ]);
    expect(headline(state, 1)).toBe('🔁 @0の革命！');
    expect(headline(afterMoves(state, [1, 'draw'], [1, 'pass']), 1)).toBe('');
    expect(headline(state, 0)).toBe('');
  });
});

describe('the table', () => {
  it('has the play to beat and the order in force, with its lock (daifugo 10)', () => {
    const state = afterMoves(
      gameState({ hands: ['5h Kd 3s', '9h 4s 4d', '2h 3c 3d'], stock: '7s' }),
      [0, '5h'],
      [1, '9h'],
    );
    expect(tableText(state, 2)).toBe(
      '（ここまで）@0：**5♥** → @1：**9♥**\n**あなたの番です。** 場：@1の**9♥** 9h\n**通常**：ジョーカー＞2＞A… · 🔒\u00a0**縛\u2060り\u00a0♥**\n@0\u00a0**2\u2060枚**\u00a0⚠️ · @1\u00a0**2\u2060枚**\u00a0⚠️ · 山\u2060札\u00a01\u2060枚',
    );
  });

  it('has every play since the player’s last turn, the one to beat among them, and where the trick was cleared', () => {
    const hands = ['5h Kd 3s 4c', '9h 4s 4d Qs', '2h 3c 3d 5c'];
    const won = afterMoves(gameState({ hands, stock: '7s 8h Tc Jd' }), [0, '5h'], [1, '9h'], [2, '2h']);
    const passed = afterMoves(won, [0, 'draw'], [0, 'pass'], [1, 'draw'], [1, 'pass']);
    expect(tableText(passed, 2)).toContain('ほかの全員が引いてパスしました。');
    expect(tableText(afterMoves(passed, [2, '3c']), 0)).toContain(
      '（前回の番のあと）@1：引いてパス → 場が流れた → @2：**3♣**\n',
    );
    expect(tableText(afterMoves(passed, [2, '3c'], [0, '4c']), 1)).toContain(
      '（前回の番のあと）場が流れた → @2：**3♣** → @0：**4♣**\n',
    );
  });

  it('has whom a 6 gave a card, and who drew before a play', () => {
    const hands = ['6h Kd 3s 4c', '9h 4s 4d Qs', '2h 3c 3d 5c'];
    const given = afterMoves(gameState({ hands, stock: '7s 8h' }), [0, '6h'], [0, 'give 4c']);
    expect(tableText(afterMoves(given, [1, 'draw'], [1, 'pass']), 2)).toContain(
      '（ここまで）@0：**6♥**（6渡し→@1） → @1：引いてパス\n',
    );
    const beaten = afterMoves(given, [1, 'draw'], [1, '9h']);
    expect(tableText(beaten, 2)).toContain('（ここまで）@0：**6♥**（6渡し→@1） → @1：引いて **9♥**\n');
    const drawn = afterMoves(gameState({ hands, stock: '7s 8h' }), [0, 'draw'], [0, '3s'], [1, '4s']);
    expect(tableText(drawn, 2)).toContain('（ここまで）@0：引いて **3♠** → @1：**4♠**\n');
  });

  it('has who passed, and who drew before, also where the reader leads for it', () => {
    const hands = ['Kh 5d 3s', '4c 9s', '6c 6d 6s', '7c 8d'];
    const played = afterMoves(gameState({ hands, stock: '3h 3c' }), [0, 'Kh'], [1, 'draw'], [1, 'pass']);
    const all = afterMoves(played, [2, 'draw'], [2, 'pass']);
    expect(tableText(all, 3)).toContain('（ここまで）@0：**K♥** → @1と@2：引いてパス\n');
    const some = afterMoves(all, [3, 'pass']);
    expect(tableText(some, 0)).toContain('（前回の番のあと）@1と@2：引いてパス → @3：パス\n');
    const none = afterMoves(gameState({ hands: ['2h 5d', '4c 9s'] }), [0, '2h'], [1, 'pass']);
    expect(tableText(none, 0)).toContain('相手がパスしました。');
  });

  it('has what every play brought about: cards that are given, discarded or cut', () => {
    const hands = ['4d 5d 9c 9d', 'Th 5h 7c 7d', '8s Kc 6c 4s 3h', 'Qs Qd Qc Ks As'];
    const state = afterMoves(
      gameState({ hands, stock: '7s 8h' }),
      [0, '4d'],
      [1, 'draw'],
      [1, 'Th'],
      [1, 'discard 5h'],
    );
    expect(tableText(state, 2)).toContain('（ここまで）@0：**4♦** → @1：引いて **10♥**（10捨て 5♥）\n');
  });

  it('leaves out the beginning alone of what the log does not hold any more, and says so', () => {
    const turns = ['8s', '8h', '8d', '8c'].flatMap((card) => [[1, 'draw'] as const, [1, card] as const]);
    const state = afterMoves(
      gameState({ hands: ['4d Kd', '8s 8h 8d 8c 9c'], stock: '5s 5h 5d 5c 6s 6h' }),
      [0, '4d'],
      ...turns,
      [1, '9c'],
    );
    expect(tableText(state, 0)).toContain(
      '（ここまで）… → @1：引いて **8♥**（8切り） → @1：引いて **8♦**（8切り） → @1：引いて **8♣**（8切り） → @1：**9♣**\n',
    );
  });

  it('says that the leader may play anything', () => {
    const state = gameState({ hands: ['5h Kd 3s', '9h 4s 4d'], stock: '7s' });
    expect(tableText(state, 0)).toContain('場は空');
    expect(tableText(state, 1)).toContain('@0の番です');
  });

  it('has a J-back and a revolution, and that they cancel each other (daifugo 3)', () => {
    const played = afterMoves(gameState({ hands: ['Jh Kd 3s', '9h 4s 4d'], revolutions: 1 }), [0, 'Jh']);
    expect(tableText(played, 1)).toContain('革命中**：ジョーカー＞3＞4…');
    expect(tableText(played, 1)).toContain('11バック：@0が強さを逆にするか考えています');
    expect(tableText(afterMoves(played, [0, 'reverse']), 1)).toContain(
      '革命中・11バック中**：ジョーカー＞2＞A…',
    );
  });
});

describe('the latest events', () => {
  const details = (state: State): string => texts(detailsOf(panelOf(state, 0, '', 'en')));

  it('say why a pass needed no draw (daifugo 13, 15)', () => {
    const hands = ['2h Kd 4s', '4c 3d', '5c 3c'];
    const free = afterMoves(gameState({ hands, stock: '7s' }), [0, '2h'], [1, 'pass']);
    expect(details(free)).toContain('@1: passes (no draw needed on 2♥)');
    const empty = afterMoves(gameState({ hands }), [0, 'Kd'], [1, 'pass']);
    expect(details(empty)).toContain('@1: passes (no draw needed)');
    const drawn = afterMoves(gameState({ hands, stock: '7s 8s' }), [0, 'Kd'], [1, 'draw'], [1, 'pass']);
    expect(details(drawn)).toContain('@1: draws, passes');
  });

  it('say that passes cleared the trick and who leads, before and after that lead', () => {
    const hands = ['Kd 7h 4s', '4c 3d 5d', '5c 3c 6d'];
    const played = afterMoves(gameState({ hands }), [0, 'Kd'], [1, 'pass'], [2, 'pass']);
    const saysWhoLeads = (state: State, locale: 'ja' | 'en' | 'zh') =>
      texts(detailsOf(panelOf(state, 1, '', locale)));
    for (const state of [played, afterMoves(played, [0, '4s'])]) {
      expect(saysWhoLeads(state, 'en')).toContain('All others passed, so the trick is cleared. @0 leads');
      expect(saysWhoLeads(state, 'ja')).toContain('ほかの全員がパス。場が流れて@0から');
      expect(saysWhoLeads(state, 'zh')).toContain('其余的人都不出，这一轮结束，由@0先出');
    }
    const two = afterMoves(gameState({ hands: hands.slice(0, 2) }), [0, 'Kd'], [1, 'pass']);
    expect(details(two)).toContain('The other player passed, so the trick is cleared. You lead');
  });

  it('come after what the sign behind a small hand means', () => {
    const state = gameState({ hands: ['4s 4h 4d', '5c 3c'], stock: '7s' });
    expect(details(state)).toContain('⚠️ 2 cards or fewer left');
    expect(details(gameState({ hands: ['4s 4h 4d', '5c 3c 3d'], stock: '7s' }))).not.toContain('⚠️');
  });
});

describe('the hand', () => {
  it('is shown with what it costs', () => {
    const state = gameState({ hands: ['5s 6h Qd 2c', 'Kh'], stock: '7h' });
    const { hand } = panelOf(state, 0);
    expect(hand.find((part) => part.part === 'cards')).toMatchObject({ cards: ['5s', '6h', 'Qd', '2c'] });
    expect(texts(hand)).toContain('払うなら 31点 × 4（役2枚：6♥ 2♣）= 124点 → 120点（切り捨て）');
  });

  it('is smaller from 13 cards on', () => {
    const state = gameState({ hands: ['3s 4s 5s 7s 8s 9s Qs Ks As 2s 4h 5h 7h', 'Kh'], stock: '7c' });
    const { hand } = panelOf(state, 0);
    expect(hand.some((part) => part.part === 'cards')).toBe(false);
    expect(texts(hand)).toContain('3s 4s 4h 5s 5h');
  });
});
