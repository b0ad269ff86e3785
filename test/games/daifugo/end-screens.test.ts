/** How a game ended: what every hand left is worth, factor by factor, and who pays what and why. */

import { describe, expect, it } from 'vitest';
import { detailsOf } from '../../../src/game/screen.ts';
import { daifugo } from '../../../src/games/daifugo/index.ts';
import type { State } from '../../../src/games/daifugo/state.ts';
import { panelOf, screenOf, texts } from './panels.ts';
import { afterMoves, gameState } from './setup.ts';

const tableText = (state: State, locale: 'ja' | 'en' = 'ja'): string =>
  texts(daifugo.drawTable(daifugo.tableView(state), locale));

describe('a legal finish', () => {
  it('shows each hand as a sum of pips, times roles, jokers and revolutions (daifugo 18)', () => {
    const state = afterMoves(gameState({ hands: ['9h', '5s 6h Qd 2c JK'], stock: '' }), [0, '9h']);
    expect(tableText(state)).toContain(
      '（5+6+10+10+10）× 4（役2枚：6♥ 2♣）× 5（ジョーカー）= **820** → **−820\u2060点**',
    );
    expect(tableText(state)).toContain('**820点**を払います');
    const turned = (revolutions: number) =>
      afterMoves(gameState({ hands: ['9h', 'Kd'], stock: '', revolutions }), [0, '9h']);
    expect(tableText(turned(1), 'en')).toContain('10 × 5 (revolution) = **50**');
    expect(tableText(turned(3), 'en')).toContain('10 × 15 (3 revolutions × 5) = **150**');
  });

  it('says that only the greatest value pays, rounded down (daifugo 19)', () => {
    const state = afterMoves(gameState({ hands: ['9h', 'Kd 7c 4s', '4c'], stock: '' }), [0, '9h']);
    expect(tableText(state)).toContain('払うのは点が最大の人だけ');
    expect(tableText(state)).toContain('4+7+10=21 → **−20\u2060点**');
    expect(tableText(state)).toContain('4 → **±0\u2060点**');
    expect(tableText(state)).toContain(
      '**20点**を払います。\n清算：払うのは点が最大の人だけ（1の位は切り捨て）\n',
    );
  });

  it('begins with who pays', () => {
    const state = afterMoves(gameState({ hands: ['9h', 'Kd 7c 4s', '4c'], stock: '' }), [0, '9h']);
    expect(tableText(state, 'en').split('\n').slice(0, 3)).toEqual([
      '🎉 @0 goes out!',
      '💸 @1 pays @0 **20**.',
      'Settlement: only the costliest hand pays (rounded down to tens)',
    ]);
  });

  it('says of points that they are this game’s where totals of the table stand beside them', () => {
    const state = afterMoves(gameState({ hands: ['9h', 'Kd 7c 4s', '4c'], stock: '' }), [0, '9h']);
    expect([0, 1, 2].map((seat) => texts(panelOf(state, seat).headline).split('\n')[0])).toEqual([
      '**🎉 このゲーム：+20点！**',
      '**このゲーム：−20点**',
      '**このゲーム：±0点（支払いなし）**',
    ]);
    const { seats } = daifugo.summarize!(state, 'ja');
    expect(seats[1]!.note.join('')).toContain('→ このゲーム **−20\u2060点**');
  });

  it('names the roles of a large hand', () => {
    const state = afterMoves(gameState({ hands: ['9h', '6c 8c Js Jd Jc'], stock: '' }), [0, '9h']);
    expect(tableText(state)).toContain('（役5枚：6♣ 8♣ J♠ J♦ J♣）');
  });

  it('says which cards are roles in a revolution (daifugo 18)', () => {
    const turned = gameState({ hands: ['9h', '3d 2d'], stock: '', revolutions: 1 });
    expect(tableText(afterMoves(turned, [0, '9h']))).toContain('革命中は2ではなく3が役');
  });

  it('does not add up a large hand card by card', () => {
    const hand = '3h 3d 4s 4h 5s 5h 7s 7h 9s';
    const state = afterMoves(gameState({ hands: ['9h', hand], stock: '' }), [0, '9h']);
    expect(tableText(state)).toContain('47 → **−40\u2060点**');
    const two = afterMoves(gameState({ hands: ['9h', hand, 'Kc 4c'], stock: '' }), [0, '9h']);
    expect(tableText(two)).toContain('\n14 → **±0\u2060点**');
  });

  it('shows who drew a card, and a tie', () => {
    const state = afterMoves(gameState({ hands: ['9h', '5c 9c', '5d 9d'], stock: '4c 4d' }), [0, '9h']);
    expect(tableText(state)).toContain('（罰で\u00a04d\u2060）');
    expect(tableText(state)).toContain('は切り捨てる前の点まで同じ');
  });

  it('shows players their own result, the winner’s last play and every hand left', () => {
    const state = afterMoves(gameState({ hands: ['9h', 'Kd 8c', '4c'], stock: '' }), [0, '9h']);
    expect([0, 1, 2].map((seat) => texts(screenOf(state, seat)).split('\n')[0])).toEqual([
      expect.stringContaining('+30'),
      expect.stringContaining('−30'),
      expect.stringContaining('±0'),
    ]);
    for (const seat of [0, 1, 2]) {
      const shown = texts(screenOf(state, seat));
      const winner = seat === 0 ? 'あなた' : '@0';
      expect(shown).toContain(`${winner}の上がり！ 最後に出した札 9h`);
      expect(shown).toContain('@1 8c Kd');
      expect(shown).toContain('@2 4c');
      expect(texts(detailsOf(panelOf(state, seat)))).toContain('@0：9h');
    }
  });
});

describe('what led to the end', () => {
  const SINCE = 'Since your turn: ';
  const sinceOf = (state: State, seat: number) =>
    texts(panelOf(state, seat, '', 'en').headline)
      .split('\n')
      .filter((told) => told.startsWith(SINCE))
      .map((told) => told.slice(SINCE.length));
  const hands = ['4d Kd Ks', '5d 6d 7d JK 4c 8c 9d', 'Kc Qs 4h'];
  const lastTurns = [
    [1, '6d 7d JK as 6d 7d 8d'],
    [1, 'give 4c'],
    [1, '8c'],
    [1, '9d'],
  ] as const;

  it('is on the panels of those who looked on since their turn, with cards for those who may see them', () => {
    const state = afterMoves(
      gameState({ hands }),
      [0, '4d'],
      [1, '5d'],
      [2, 'pass'],
      [0, 'pass'],
      ...lastTurns,
    );
    expect(sinceOf(state, 0)).toEqual([
      'trick cleared → @1 **sequence 6–8♦** (6 gives @2 1 card, 8 cut) → @1 **8♣** (8 cut) → @1 **9♦**',
    ]);
    expect(sinceOf(state, 1)).toEqual([]);
    expect(sinceOf(state, 2)).toEqual([
      '@0 passed → trick cleared → @1 **sequence 6–8♦** (6 gives you 4♣, 8 cut) → @1 **8♣** (8 cut) → @1 **9♦**',
    ]);
    expect(texts(panelOf(state, 2, '', 'en').headline).split('\n')[1]).toBe('🎉 @1 goes out! Last play: 9d');
  });

  it('has every play of several tricks', () => {
    const [first, ...others] = hands;
    const state = afterMoves(
      gameState({ hands: [first!, `${others[0]!} 8s`, others[1]!], starter: 1 }),
      [1, '5d'],
      [2, 'pass'],
      [0, 'pass'],
      [1, '8s'],
      ...lastTurns,
    );
    expect(sinceOf(state, 2)).toEqual([
      '@0 passed → trick cleared → @1 **8♠** (8 cut) → @1 **sequence 6–8♦** (6 gives you 4♣, 8 cut) → @1 **8♣** (8 cut) → @1 **9♦**',
    ]);
  });

  it('is left out where the hands of three others take the room', () => {
    const won = (...others: readonly string[]) =>
      afterMoves(
        gameState({ hands: ['4d 5c', '9h Ah', ...others] }),
        [0, '4d'],
        [1, '9h'],
        ...others.map((_, index) => [index + 2, 'pass'] as const),
        [0, 'pass'],
        [1, 'Ah'],
      );
    expect(sinceOf(won('4h 5s'), 2)).toEqual(['@0 passed → trick cleared → @1 **A♥**']);
    expect(sinceOf(won('4h 5s', '4c 5d'), 2)).toEqual([]);
  });

  it('leaves out what the reader’s own play brought about', () => {
    const state = afterMoves(
      gameState({ hands: ['6c 9c 4c Kd', '9h 5d', 'Kc'] }),
      [0, '6c'],
      [0, 'give 4c'],
      [1, '9h'],
      [2, 'Kc'],
    );
    expect(sinceOf(state, 0)).toEqual(['@1 **9♥** → @2 **K♣**']);
    expect(sinceOf(state, 1)).toEqual([]);
  });
});

describe('who is named', () => {
  const panelText = (state: State, seat: number, locale: 'ja' | 'en' | 'zh') =>
    texts(screenOf(state, seat, '', locale));

  it('is “you” for the reader, and the table has all names', () => {
    const won = afterMoves(gameState({ hands: ['9h', 'Kd 8c'], stock: '' }), [0, '9h']);
    expect(panelText(won, 0, 'en')).toContain('🎉 You go out! ');
    expect(panelText(won, 0, 'en')).toContain('💸 @1 pays you **30**.');
    expect(panelText(won, 1, 'en')).toContain('🎉 @0 goes out! ');
    expect(panelText(won, 1, 'en')).toContain('💸 You pay @0 **30**.');
    expect(panelText(won, 1, 'ja')).toContain('💸 あなたが@0に**30点**を払います。');
    expect(panelText(won, 1, 'zh')).toContain('💸 你付给@0 **30分**。');
    expect(tableText(won, 'en')).toContain('💸 @1 pays @0 **30**.');
  });

  it('is so after a foul, too', () => {
    const foul = afterMoves(gameState({ hands: ['8h', '5s', '9d'], stock: '' }), [0, '8h']);
    expect(panelText(foul, 0, 'en')).toContain('💥 Your finish is a foul');
    expect(panelText(foul, 0, 'en')).toContain('You pay **500** to each of the 2 others');
    expect(panelText(foul, 1, 'en')).toContain('💥 Foul finish by @0');
    expect(panelText(foul, 1, 'en')).toContain('@0 pays **500** to each of the 2 others');
  });
});

describe('a foul (daifugo 16)', () => {
  it('by a role names the role, and what is paid', () => {
    const played = afterMoves(gameState({ hands: ['8h', '5s', '9d'], stock: '' }), [0, '8h']);
    expect(tableText(played)).toContain('反則負け');
    expect(tableText(played)).toContain('8♥ は役');
    expect(tableText(played)).toContain('**500点**ずつ払います（計 1,000点）');
  });

  it('by an effect says which', () => {
    const given = afterMoves(gameState({ hands: ['6h 4s', '5s'], stock: '' }), [0, '6h']);
    expect(tableText(given)).toContain('6渡しで手札がなくなりました');
  });

  it('shows nobody’s hand', () => {
    const played = afterMoves(gameState({ hands: ['8h', '5s', '9d'], stock: '' }), [0, '8h']);
    expect(texts(screenOf(played, 1))).not.toContain('9d');
    expect(texts(screenOf(played, 1))).toContain('+500点');
  });
});
