/** Panels: every choice is within three presses, and a player is told what a press will do. */
import { describe, expect, it } from 'vitest';
import { faceOf } from '../../../src/game/cards.ts';
import { panelParts, type Screen } from '../../../src/game/screen.ts';
import { LOCALES, type Locale } from '../../../src/game/words.ts';
import { daifugo } from '../../../src/games/daifugo/index.ts';
import type { State } from '../../../src/games/daifugo/state.ts';
import { choicesOn, faultsOf, reachableScreens, showsOn } from '../../game/screens.ts';
import { afterMoves, choiceNames, gameState, splitFaces } from './setup.ts';

const panel = (state: State, seat: number, picked = '', locale: Locale = 'ja'): Screen =>
  panelParts(daifugo.drawPanel(daifugo.seatView(state, seat), picked, locale));

const buttons = (screen: Screen) => screen.flatMap((part) => (part.part === 'buttons' ? part.buttons : []));
const options = (screen: Screen) => screen.flatMap((part) => (part.part === 'select' ? part.options : []));
const texts = (screen: Screen): string =>
  screen
    .flatMap((part) => (part.part === 'text' ? [part.line] : []))
    .map((line) => line.map((inline) => (typeof inline === 'object' ? '@' : inline)).join(''))
    .join('\n');

/** Three long suits and both jokers: many sequences. */
const LONG_SUITS = '3h 4h 5h 6h 7h 8h 9h Th Jh 3s 4s 5s 6s 9d Td Jd Qd JK JK';
const WHOLE_SUIT = '3h 4h 5h 6h 7h 8h 9h Th Jh Qh Kh Ah 2h JK JK 4s';

describe.each([
  ['pairs of everything', '3s 3h 4s 4h 5s 5h 6d 6c 7s 7d 8s 8h 9c 9d'],
  ['threes and fours with a joker', '4s 4h 4d 4c 7s 7h 7d Qs Qh Qd Qc JK'],
  [
    'a hand of thirty',
    '3s 3h 3d 3c 4s 4h 4d 5s 5h 6s 6d 7c 7d 8s 8h 9s 9c Ts Th Jd Jc Qs Qc Kd Kh As Ad 2s 2h 2d',
  ],
  ['long runs and two jokers', LONG_SUITS],
  ['a whole suit and two jokers', WHOLE_SUIT],
])('leading from %s', (_, cards) => {
  const state = gameState({ hands: [cards, 'Kc'], stock: '2c', options: { jokers: 2 } });

  it.each(LOCALES)('reaches every play in three presses, and no other, in %s', (locale) => {
    const names = choiceNames(state, 0);
    const panels = reachableScreens((picked) => panel(state, 0, picked, locale));
    for (const screen of panels) expect(faultsOf(screen, names)).toEqual([]);
    expect(new Set(panels.flatMap(choicesOn))).toEqual(new Set(names));
  });
});

describe('a hand with few plays', () => {
  const state = gameState({ hands: ['4h 5d 9c', 'Kh'], stock: '7h' });

  it('offers every play as one press', () => {
    expect(choicesOn(panel(state, 0)).toSorted()).toEqual(choiceNames(state, 0).toSorted());
    expect(showsOn(panel(state, 0))).toEqual([]);
  });

  it('offers nothing to seats that are not to act', () => {
    expect([...choicesOn(panel(state, 1)), ...showsOn(panel(state, 1))]).toEqual([]);
  });

  it('shows the hand, its cost and the order in force', () => {
    const screen = panel(gameState({ hands: ['5s 6h Qd 2c', 'Kh'], stock: '7h' }), 0);
    expect(screen.find((part) => part.part === 'cards')).toMatchObject({ cards: ['5s', '6h', 'Qd', '2c'] });
    expect(texts(screen)).toContain('31点 × 4（役2枚） = 124点の支払い');
    expect(texts(screen)).toContain('2が最強');
  });
});

describe('passing', () => {
  const hands = ['5h Kd 9c', '4s 3d', '4c 4d Jh'];

  it('is not offered before a draw, and the panel says why', () => {
    const state = afterMoves(gameState({ hands, stock: '2s' }), [0, '5h']);
    expect(choicesOn(panel(state, 1))).toEqual(['draw']);
    expect(texts(panel(state, 1))).toContain('パスするには、先に山札から1枚引きます');
    const drawn = afterMoves(state, [1, 'draw']);
    expect(choicesOn(panel(drawn, 1)).toSorted()).toEqual(['pass', 'play.2s']);
    expect(texts(panel(drawn, 1))).not.toContain('パスするには');
    expect(texts(panel(drawn, 1))).toContain('引いた札');
  });

  it('is free on a 2 and without a stock, and the panel says why', () => {
    const two = afterMoves(gameState({ hands: ['2h Kd', '4s 3d'], stock: '7s' }), [0, '2h']);
    expect(texts(panel(two, 1))).toContain('ジョーカー以外では勝てない');
    const empty = afterMoves(gameState({ hands }), [0, '5h']);
    expect(texts(panel(empty, 1))).toContain('山札がない');
  });
});

describe('a finish', () => {
  it('by a foul is offered with a warning', () => {
    const state = gameState({ hands: ['8h', '5s', '9d'], stock: '7h' });
    const [button] = buttons(panel(state, 0));
    expect(button).toMatchObject({ style: 'danger', action: { choose: 'play.8h' } });
    expect(button!.label).toContain('反則 −1,000点');
    expect(buttons(panel(state, 0, '', 'en'))[0]!.label).toContain('foul −1,000');
  });

  it('by a role’s effect is offered with a warning', () => {
    const state = gameState({ hands: ['6h 6d 4s 9d', '5s'], stock: '7h' });
    const found = buttons(panel(state, 0)).find(({ label }) => String(label).startsWith('6♥ 6♦'));
    expect(found).toMatchObject({ style: 'danger', label: expect.stringContaining('−500') });
    const single = buttons(panel(state, 0)).find(({ label }) => String(label).startsWith('6♥ 6渡し'));
    expect(single).toMatchObject({ style: 'secondary' });
  });

  it('that is legal is highlighted', () => {
    const state = gameState({ hands: ['9h 9d', '5s'], stock: '7h' });
    expect(buttons(panel(state, 0)).find(({ label }) => String(label).startsWith('9♥ 9♦'))).toMatchObject({
      style: 'success',
    });
  });

  it('by a foul has its warning in a select too', () => {
    const hands = ['4s 4h 4d JK', 'Kc'];
    const state = gameState({ hands, stock: '7h' });
    const all = options(panel(state, 0));
    const foul = all.find(({ label }) => label === '4♠ 4♥ 4♦ ジョーカー');
    expect(foul?.description).toContain('反則 −500');
  });

  it('before the first draw is not offered, and the panel says why', () => {
    const state = gameState({ hands: ['9h', '5s'], stock: '7h', drawn: false });
    expect(choicesOn(panel(state, 0))).toEqual(['draw']);
    expect(texts(panel(state, 0))).toContain('1ターンキル禁止');
    expect(texts(panel(gameState({ hands: ['9h', '5s'], stock: '7h' }), 0))).not.toContain('1ターンキル');
  });
});

describe('the effects of a play', () => {
  it('are on its button', () => {
    const state = gameState({ hands: ['6h 8s Td Jc 4s', '5s'], stock: '7h' });
    const labels = buttons(panel(state, 0)).map(({ label }) => label);
    expect(labels).toEqual(
      expect.arrayContaining(['6♥ 6渡し', '8♠ 8切り', '10♦ 10捨て', 'J♣ 11バック', '4♠']),
    );
  });

  it('include a lock and a revolution', () => {
    const lock = afterMoves(gameState({ hands: ['5h Kd', '9h 4s 9d'], stock: '7s' }), [0, '5h']);
    expect(buttons(panel(lock, 1)).map(({ label }) => label)).toEqual(
      expect.arrayContaining(['9♥ 縛り', '9♦']),
    );
    const run = gameState({ hands: ['7h 7s 7d 7c 4s', 'Kd'], stock: '9s' });
    expect(options(panel(run, 0)).find(({ label }) => label === '7♠ 7♥ 7♦ 7♣')?.description).toContain(
      '革命',
    );
  });

  it('include what a joker stands for in a sequence', () => {
    const state = gameState({ hands: ['5h 6h JK Kd 9c', '9s'], stock: '7s' });
    const labels = options(panel(state, 0)).map(({ label }) => label);
    expect(labels).toEqual(
      expect.arrayContaining(['K♦ ジョーカー', '5♥ 6♥ ジョーカー（7）', 'ジョーカー（4） 5♥ 6♥']),
    );
  });
});

describe('cards to give', () => {
  it('are buttons if they are few, and the panel says for whom', () => {
    const state = afterMoves(gameState({ hands: ['6h 4s 9d', 'Kc'] }), [0, '6h']);
    expect(buttons(panel(state, 0)).map(({ label }) => label)).toEqual(['4♠', '9♦']);
    expect(texts(panel(state, 0))).toContain('6渡し');
  });

  it('are picked in a multi-select and confirmed if there are many sets', () => {
    const held = '4s 4h 5s 5h 7s 7h 9s 9h';
    const state = afterMoves(gameState({ hands: [`6h 6d ${held}`, 'Kc'] }), [0, '6h 6d']);
    const first = panel(state, 0);
    expect(first.find((part) => part.part === 'multi-select')).toMatchObject({ min: 2, max: 2 });
    expect(buttons(first)).toEqual([]);
    const second = panel(state, 0, 'cards.9h-4s');
    expect(buttons(second)).toEqual([
      expect.objectContaining({ label: '4♠ 9♥ を渡す', action: { choose: 'give.4s9h' } }),
    ]);
    expect(buttons(panel(state, 0, 'cards.9h-Kc'))).toEqual([]);
  });

  it('are picked in two multi-selects from more than 25 cards', () => {
    const held = splitFaces(
      '3s 3h 3d 3c 4s 4h 4d 5s 5h 7c 7d 8s 8h 9s 9c Ts Th Jd Jc Qs Qc Kd Kh As Ad 2s 2h 2d',
    );
    const state = afterMoves(gameState({ hands: [`6h 6d ${held.join(' ')}`, 'Kc'] }), [0, '6h 6d']);
    const hand = state.hands[0]!.map(faceOf);
    const picks = (picked: string) =>
      panel(state, 0, picked).flatMap((part) => (part.part === 'multi-select' ? [part] : []));
    expect(picks('').map(({ options: menu }) => menu.length)).toEqual([25, 3]);
    expect(picks('').map(({ min, max }) => [min, max])).toEqual([
      [1, 2],
      [1, 2],
    ]);
    const [low, high] = [hand[0]!, hand[27]!];
    const [, other] = picks(`cards.${low}`);
    expect(other).toMatchObject({ min: 1, max: 1, action: { show: `cards.${low}` } });
    const name = buttons(panel(state, 0, `cards.${low}.${high}`)).map(({ action }) => action);
    expect(name).toEqual([{ choose: `give.${low}${high}` }]);
    expect(choiceNames(state, 0)).toContain(`give.${low}${high}`);
  });

  it('are in two selects if one of more than 25 is needed', () => {
    const held = '3s 3h 3d 3c 4s 4h 4d 5s 5h 7c 7d 8s 8h 9s 9c Ts Th Jd Jc Qs Qc Kd Kh As Ad 2s 2h 2d';
    const state = afterMoves(gameState({ hands: [`6h ${held}`, 'Kc'] }), [0, '6h']);
    expect(choicesOn(panel(state, 0)).toSorted()).toEqual(choiceNames(state, 0).toSorted());
  });
});

describe('the end of a game', () => {
  it('is shown as a sum of pips, roles, jokers and revolutions, and who pays', () => {
    const state = afterMoves(gameState({ hands: ['9h', '5s 6h Qd 2c JK'], stock: '' }), [0, '9h']);
    const text = texts(daifugo.drawTable(daifugo.tableView(state), 'ja'));
    expect(text).toContain('5+6+10+10+10=41 × 4（役2枚） × 5（ジョーカー） = **820**');
    expect(text).toContain('**820点** を払います');
    const turned = afterMoves(gameState({ hands: ['9h', 'Kd'], stock: '', revolutions: 1 }), [0, '9h']);
    expect(texts(daifugo.drawTable(daifugo.tableView(turned), 'en'))).toContain(
      '10 × 5 (revolution) = **50**',
    );
  });

  it('shows who drew a card, and a tie', () => {
    const state = afterMoves(gameState({ hands: ['9h', '5c 9c', '5d 9d'], stock: '4c 4d' }), [0, '9h']);
    const text = texts(daifugo.drawTable(daifugo.tableView(state), 'ja'));
    expect(text).toContain('出せる札がなく');
    expect(text).toContain('同点');
  });

  it('explains a foul', () => {
    const played = afterMoves(gameState({ hands: ['8h', '5s', '9d'], stock: '' }), [0, '8h']);
    const text = texts(daifugo.drawTable(daifugo.tableView(played), 'ja'));
    expect(text).toContain('反則負け');
    expect(text).toContain('8♥ は役');
    expect(text).toContain('**500点** ずつ払います（計 1,000点）');
    const given = afterMoves(gameState({ hands: ['6h 4s', '5s'], stock: '' }), [0, '6h']);
    expect(texts(daifugo.drawTable(daifugo.tableView(given), 'ja'))).toContain('6渡しで手札がなくなりました');
  });

  it('shows every player their own result', () => {
    const state = afterMoves(gameState({ hands: ['9h', 'Kd 8c', '4c'], stock: '' }), [0, '9h']);
    expect([0, 1, 2].map((seat) => texts(panel(state, seat)).split('\n')[0])).toEqual([
      expect.stringContaining('+30'),
      expect.stringContaining('−30'),
      expect.stringContaining('±0'),
    ]);
  });
});
