/** A player's panel: every choice in three presses, and what a player should know before a press. */
import { describe, expect, it } from 'vitest';
import { faceOf } from '../../../src/game/cards.ts';
import type { Screen } from '../../../src/game/screen.ts';
import { LOCALES, type Locale } from '../../../src/game/words.ts';
import { daifugo } from '../../../src/games/daifugo/index.ts';
import type { State } from '../../../src/games/daifugo/state.ts';
import { choicesOn, faultsOf, reachableScreens, showsOn } from '../../game/screens.ts';
import { facesIn, moved, offered, table } from './tables.ts';

const panel = (state: State, seat: number, picked = '', locale: Locale = 'ja'): Screen =>
  daifugo.drawPanel(daifugo.seatView(state, seat), picked, locale);

const buttons = (screen: Screen) => screen.flatMap((part) => (part.part === 'buttons' ? part.buttons : []));
const options = (screen: Screen) => screen.flatMap((part) => (part.part === 'select' ? part.options : []));
const texts = (screen: Screen): string =>
  screen
    .flatMap((part) => (part.part === 'text' ? [part.line] : []))
    .map((line) => line.map((piece) => (typeof piece === 'object' ? '@' : piece)).join(''))
    .join('\n');

/** One long suit, two others below it, and both jokers: as many sequences as there are. */
const RUNS = '3h 4h 5h 6h 7h 8h 9h Th Jh 3s 4s 5s 6s 9d Td Jd Qd JK JK';
const SUITS = '3h 4h 5h 6h 7h 8h 9h Th Jh Qh Kh Ah 2h JK JK 4s';

describe.each([
  ['pairs of everything', '3s 3h 4s 4h 5s 5h 6d 6c 7s 7d 8s 8h 9c 9d'],
  ['threes and fours with a joker', '4s 4h 4d 4c 7s 7h 7d Qs Qh Qd Qc JK'],
  [
    'a hand of thirty',
    '3s 3h 3d 3c 4s 4h 4d 5s 5h 6s 6d 7c 7d 8s 8h 9s 9c Ts Th Jd Jc Qs Qc Kd Kh As Ad 2s 2h 2d',
  ],
  ['long runs and two jokers', RUNS],
  ['a whole suit and two jokers', SUITS],
])('leading from %s', (_, cards) => {
  const state = table({ hands: [cards, 'Kc'], stock: '2c', options: { jokers: 2 } });

  it.each(LOCALES)('every play is reached in three presses, and no other, in %s', (locale) => {
    const names = offered(state, 0);
    const panels = reachableScreens((picked) => panel(state, 0, picked, locale));
    for (const screen of panels) expect(faultsOf(screen, names)).toEqual([]);
    expect(new Set(panels.flatMap(choicesOn))).toEqual(new Set(names));
  });

  it('no panel is more than Discord shows', () => {
    for (const screen of reachableScreens((picked) => panel(state, 0, picked))) {
      const components = screen.reduce((sum, part) => {
        if (part.part === 'buttons') return sum + part.buttons.length + Math.ceil(part.buttons.length / 5);
        return sum + (part.part === 'select' || part.part === 'picks' ? 2 : 1);
      }, 1);
      expect(components).toBeLessThanOrEqual(40);
    }
  });
});

describe('few plays', () => {
  const state = table({ hands: ['4h 5d 9c', 'Kh'], stock: '7h' });

  it('are buttons, one press', () => {
    expect(choicesOn(panel(state, 0)).toSorted()).toEqual(offered(state, 0).toSorted());
    expect(showsOn(panel(state, 0))).toEqual([]);
  });

  it('who is not to act is offered nothing', () => {
    expect([...choicesOn(panel(state, 1)), ...showsOn(panel(state, 1))]).toEqual([]);
  });

  it('the own hand is there, what is strongest, and what it would cost', () => {
    const screen = panel(table({ hands: ['5s 6h Qd 2c', 'Kh'], stock: '7h' }), 0);
    expect(screen.find((part) => part.part === 'cards')).toMatchObject({ cards: ['5s', '6h', 'Qd', '2c'] });
    expect(texts(screen)).toContain('31×4=124');
    expect(texts(screen)).toContain('最強は2');
  });
});

describe('passing', () => {
  const hands = ['5h Kd 9c', '4s 3d', '4c 4d Jh'];

  it('is not there before a draw, and the panel says so', () => {
    const state = moved(table({ hands, stock: '2s' }), [0, '5h']);
    expect(choicesOn(panel(state, 1))).toEqual(['draw']);
    expect(texts(panel(state, 1))).toContain('パスするには、先に山札から1枚引きます');
    const drawn = moved(state, [1, 'draw']);
    expect(choicesOn(panel(drawn, 1)).toSorted()).toEqual(['pass', 'play.2s']);
    expect(texts(panel(drawn, 1))).not.toContain('パスするには');
    expect(texts(panel(drawn, 1))).toContain('引いた札');
  });

  it('is free on a 2, and on anything without a stock; the panel says why', () => {
    const two = moved(table({ hands: ['2h Kd', '4s 3d'], stock: '7s' }), [0, '2h']);
    expect(texts(panel(two, 1))).toContain('ジョーカー以外では勝てない');
    const empty = moved(table({ hands }), [0, '5h']);
    expect(texts(panel(empty, 1))).toContain('山札がない');
  });
});

describe('a finish', () => {
  it('that is a foul is warned of before the press, and allowed', () => {
    const state = table({ hands: ['8h', '5s', '9d'], stock: '7h' });
    const [button] = buttons(panel(state, 0));
    expect(button).toMatchObject({ style: 'danger', action: { choose: 'play.8h' } });
    expect(button!.label).toContain('反則 −1000');
    expect(buttons(panel(state, 0, '', 'en'))[0]!.label).toContain('foul −1000');
  });

  it('by a role’s effect, too', () => {
    const state = table({ hands: ['6h 6d 4s 9d', '5s'], stock: '7h' });
    const found = buttons(panel(state, 0)).find(({ label }) => label.startsWith('6♥ 6♦'));
    expect(found).toMatchObject({ style: 'danger', label: expect.stringContaining('−500') });
    const single = buttons(panel(state, 0)).find(({ label }) => label.startsWith('6♥ 6渡し'));
    expect(single).toMatchObject({ style: 'secondary' });
  });

  it('that is legal stands out', () => {
    const state = table({ hands: ['9h 9d', '5s'], stock: '7h' });
    expect(buttons(panel(state, 0)).find(({ label }) => label.startsWith('9♥ 9♦'))).toMatchObject({
      style: 'success',
    });
  });

  it('in a select, too', () => {
    const hands = ['4s 4h 4d JK', 'Kc'];
    const state = table({ hands, stock: '7h' });
    const all = options(panel(state, 0));
    const foul = all.find(({ label }) => label === '4♠ 4♥ 4♦ JOKER');
    expect(foul?.description).toContain('反則 −500');
  });

  it('before anybody has drawn is not offered, and the panel says why', () => {
    const state = table({ hands: ['9h', '5s'], stock: '7h', drawn: false });
    expect(choicesOn(panel(state, 0))).toEqual(['draw']);
    expect(texts(panel(state, 0))).toContain('1ターンキル禁止');
    expect(texts(panel(table({ hands: ['9h', '5s'], stock: '7h' }), 0))).not.toContain('1ターンキル');
  });
});

describe('what a play brings', () => {
  it('stands with it', () => {
    const state = table({ hands: ['6h 8s Td Jc 4s', '5s'], stock: '7h' });
    const labels = buttons(panel(state, 0)).map(({ label }) => label);
    expect(labels).toEqual(
      expect.arrayContaining(['6♥ 6渡し', '8♠ 8切り', '10♦ 10捨て', 'J♣ 11バック', '4♠']),
    );
  });

  it('a lock and a revolution', () => {
    const lock = moved(table({ hands: ['5h Kd', '9h 4s 9d'], stock: '7s' }), [0, '5h']);
    expect(buttons(panel(lock, 1)).map(({ label }) => label)).toEqual(
      expect.arrayContaining(['9♥ 縛り', '9♦']),
    );
    const run = table({ hands: ['7h 7s 7d 7c 4s', 'Kd'], stock: '9s' });
    expect(options(panel(run, 0)).find(({ label }) => label === '7♠ 7♥ 7♦ 7♣')?.description).toContain(
      '革命',
    );
  });

  it('a joker says what it stands for only where that matters', () => {
    const state = table({ hands: ['5h 6h JK Kd 9c', '9s'], stock: '7s' });
    const labels = options(panel(state, 0)).map(({ label }) => label);
    expect(labels).toEqual(expect.arrayContaining(['K♦ JOKER', '5♥ 6♥ JOKER(7)', 'JOKER(4) 5♥ 6♥']));
  });
});

describe('cards to give', () => {
  it('are buttons where they are few, with whom they go to', () => {
    const state = moved(table({ hands: ['6h 4s 9d', 'Kc'] }), [0, '6h']);
    expect(buttons(panel(state, 0)).map(({ label }) => label)).toEqual(['4♠', '9♦']);
    expect(texts(panel(state, 0))).toContain('6渡し');
  });

  it('several of many are picked and confirmed', () => {
    const held = '4s 4h 5s 5h 7s 7h 9s 9h';
    const state = moved(table({ hands: [`6h 6d ${held}`, 'Kc'] }), [0, '6h 6d']);
    const first = panel(state, 0);
    expect(first.find((part) => part.part === 'picks')).toMatchObject({ min: 2, max: 2 });
    expect(buttons(first)).toEqual([]);
    const second = panel(state, 0, 'cards.9h-4s');
    expect(buttons(second)).toEqual([
      expect.objectContaining({ label: '4♠ 9♥ を渡す', action: { choose: 'give.4s9h' } }),
    ]);
    expect(buttons(panel(state, 0, 'cards.9h-Kc'))).toEqual([]);
  });

  it('of more than 25 cards from two menus', () => {
    const held = facesIn(
      '3s 3h 3d 3c 4s 4h 4d 5s 5h 7c 7d 8s 8h 9s 9c Ts Th Jd Jc Qs Qc Kd Kh As Ad 2s 2h 2d',
    );
    const state = moved(table({ hands: [`6h 6d ${held.join(' ')}`, 'Kc'] }), [0, '6h 6d']);
    const hand = state.hands[0]!.map(faceOf);
    const picks = (picked: string) =>
      panel(state, 0, picked).flatMap((part) => (part.part === 'picks' ? [part] : []));
    expect(picks('').map(({ options: of }) => of.length)).toEqual([25, 3]);
    expect(picks('').map(({ min, max }) => [min, max])).toEqual([
      [1, 2],
      [1, 2],
    ]);
    const [low, high] = [hand[0]!, hand[27]!];
    const [, other] = picks(`cards.${low}`);
    expect(other).toMatchObject({ min: 1, max: 1, action: { show: `cards.${low}` } });
    const name = buttons(panel(state, 0, `cards.${low}.${high}`)).map(({ action }) => action);
    expect(name).toEqual([{ choose: `give.${low}${high}` }]);
    expect(offered(state, 0)).toContain(`give.${low}${high}`);
  });

  it('one of more than 25 in two selects', () => {
    const held = '3s 3h 3d 3c 4s 4h 4d 5s 5h 7c 7d 8s 8h 9s 9c Ts Th Jd Jc Qs Qc Kd Kh As Ad 2s 2h 2d';
    const state = moved(table({ hands: [`6h ${held}`, 'Kc'] }), [0, '6h']);
    expect(choicesOn(panel(state, 0)).toSorted()).toEqual(offered(state, 0).toSorted());
  });
});

describe('the end', () => {
  it('is a sum: pips, roles, jokers, revolutions, and who pays', () => {
    const state = moved(table({ hands: ['9h', '5s 6h Qd 2c JK'], stock: '' }), [0, '9h']);
    const shown = texts(daifugo.drawTable(daifugo.tableView(state), 'ja'));
    expect(shown).toContain('5+6+10+10+10=41 × 4(役2枚) × 5(ジョーカー) = **820**');
    expect(shown).toContain('**820** を払います');
    const turned = moved(table({ hands: ['9h', 'Kd'], stock: '', revolutions: 1 }), [0, '9h']);
    expect(texts(daifugo.drawTable(daifugo.tableView(turned), 'en'))).toContain(
      '10 × 5 (revolution) = **50**',
    );
  });

  it('tells who drew, and a tie', () => {
    const state = moved(table({ hands: ['9h', '5c 9c', '5d 9d'], stock: '4c 4d' }), [0, '9h']);
    const shown = texts(daifugo.drawTable(daifugo.tableView(state), 'ja'));
    expect(shown).toContain('出せる札がなく');
    expect(shown).toContain('同点');
  });

  it('a foul is explained', () => {
    const played = moved(table({ hands: ['8h', '5s', '9d'], stock: '' }), [0, '8h']);
    const shown = texts(daifugo.drawTable(daifugo.tableView(played), 'ja'));
    expect(shown).toContain('反則負け');
    expect(shown).toContain('8♥ は役');
    expect(shown).toContain('**500** ずつ払います(計 1000)');
    const given = moved(table({ hands: ['6h 4s', '5s'], stock: '' }), [0, '6h']);
    expect(texts(daifugo.drawTable(daifugo.tableView(given), 'ja'))).toContain('6渡しで手札がなくなりました');
  });

  it('tells each what it came to', () => {
    const state = moved(table({ hands: ['9h', 'Kd 8c', '4c'], stock: '' }), [0, '9h']);
    expect([0, 1, 2].map((seat) => texts(panel(state, seat)).split('\n')[0])).toEqual([
      expect.stringContaining('+30'),
      expect.stringContaining('−30'),
      expect.stringContaining('±0'),
    ]);
  });
});
