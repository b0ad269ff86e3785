/** Panels and the table's message: what a player reads. */
import { describe, expect, it } from 'vitest';
import { readFaces } from '../../../src/game/cards.ts';
import { detailsOf, panelParts } from '../../../src/game/screen.ts';
import { LOCALES, type Locale } from '../../../src/game/words.ts';
import { doudizhu } from '../../../src/games/doudizhu/index.ts';
import type { State } from '../../../src/games/doudizhu/state.ts';
import { choicesOn } from '../../game/screens.ts';
import { buttonsOn, panelOf, textOf } from './panels.ts';
import { afterMoves, auctionState, playState } from './setup.ts';

describe('a combination to beat', () => {
  const state = playState({ hands: ['3 55', '66 7', '88 4', '99 4'] });

  it('asks a farmer to beat the landlord’s', () =>
    expect(textOf(panelOf(afterMoves(state, [0, '55']), 1).table)).toContain('or pass'));

  it('tells a farmer that it is a partner’s, which need not be beaten', () => {
    const partners = afterMoves(state, [0, '55'], [1, '66']);
    expect(textOf(panelOf(partners, 2).table)).toContain('Your partner');
    expect(textOf(panelOf(partners, 2).table)).toContain('you need not beat it');
    const beaten = afterMoves(partners, [2, 'pass'], [3, 'pass']);
    expect(textOf(panelOf(beaten, 0).table)).not.toContain('partner');
  });
});

describe('the hand', () => {
  it('is as large with few cards as with many', () => {
    const state = playState({ hands: ['3333 4444 5555 6666 7777 88', '9 T', '9', '9'] });
    const sizes = [0, 1].map((seat) => {
      const cards = panelOf(state, seat).hand.at(-1)!;
      return cards.part === 'text' && cards.size;
    });
    expect(sizes).toEqual(['title', 'title']);
  });
});

describe('what is played for', () => {
  it('is told beside the hand: of a farmer with the landlord, of the landlord with each farmer (doudizhu 22)', () => {
    const state = playState({ hands: ['3 5', '6 7', '8 4', '9 4'], stake: 2 });
    const told = [0, 1].map((seat) => textOf(panelOf(state, seat).hand));
    expect(told[0]).toContain('2 chips with each farmer');
    expect(told[1]).toContain('2 chips with the landlord');
  });

  it('is told to who is asked: from whom a landlord wins, and whom one pays', () => {
    const state = auctionState({ hands: ['3', '4', '5', '6'], exposed: 0 });
    const asked = (locale: Locale) =>
      textOf(doudizhu.drawPanel(doudizhu.seatView(state, 0), '', locale).controls);
    expect(asked('en')).toContain('Winning, you are paid by all three; losing, you pay all three.');
    expect(asked('ja')).toContain('勝てば3人からもらい、負ければ払います。');
    expect(asked('zh')).toContain('和每个农民的输赢是2个筹码');
  });
});

describe('a hand on one line', () => {
  const view = doudizhu.seatView(playState({ hands: ['BJ BJ SJ 2 KKKK TT 3', '9', '9', '9'] }), 0);

  it('repeats ranks where there is no room for pictures, but not jokers and 10s', () => {
    const told = LOCALES.map((locale) => doudizhu.drawHand!(view, locale)[0]);
    const written = told.map(
      (inline) => (typeof inline === 'object' && 'cards' in inline && inline.inWords) || '',
    );
    expect(written.map((hand) => hand.replaceAll('\u2060', '').replaceAll('\u00a0', ' '))).toEqual([
      '大ジョーカー×2 小ジョーカー 2 KKKK 10×2 3',
      'big joker×2 small joker 2 KKKK 10×2 3',
      '大王×2 小王 2 KKKK 10×2 3',
    ]);
  });
});

describe('the other seats', () => {
  const bound = playState({ hands: ['3 55', '6666 7', '8888 4', '99 4'], oneBomb: [1, 2] });
  const bombed = afterMoves(bound, [0, '55'], [1, '6666'], [2, 'pass']);

  it('stand in one line: role, cards, and whether they have passed', () => {
    const free = playState({ hands: ['3 55', '66 7', '8888 4', '99 4'] });
    expect(textOf(panelOf(afterMoves(free, [0, '55'], [1, '66'], [2, 'pass']), 3).table)).toContain(
      '👑 seat 0: **1** ⚠️ last card · 🌾 seat 1: **1** ⚠️ last card · 🌾 seat 2: **5**, pass',
    );
  });

  it('stand in a line each where bombs are limited: one line of them all would break at every dot', () =>
    expect(textOf(panelOf(bombed, 3).table)).toContain(
      '👑 seat 0: **1** ⚠️ last card\n🌾 seat 1: **1** ⚠️ last card, 💣 no more\n🌾 seat 2: **5**, pass, 💣 one at most',
    ));

  it('show the exposed card, until it is played', () => {
    const auction = auctionState({ hands: ['7 8', '9', 'T', '2'], exposed: 0 });
    const begun = afterMoves(auction, [0, 'accept']);
    expect(textOf(panelOf(begun, 1).table)).toContain('face-up 7s');
    const led = afterMoves(begun, [0, '7']);
    expect(textOf(panelOf(led, 1).table)).not.toContain('face-up');
  });

  it('are warned of while they have few cards: of the last one as such', () => {
    const led = afterMoves(playState({ hands: ['3 5', '66 7', '8888', '9'] }), [0, '5']);
    expect(textOf(panelOf(led, 0).table)).toContain(
      'seat 1: **3** ⚠️ nearly out · 🌾 seat 2: **4** · 🌾 seat 3: **1** ⚠️ last card',
    );
  });

  it('are told of without an end of a line behind a name', () => {
    for (const locale of ['ja', 'zh'] as const) {
      const { table } = doudizhu.drawPanel(doudizhu.seatView(bombed, 3), '', locale);
      const line = table.flatMap((block) => (block.part === 'text' ? [block.line] : [])).at(-1)!;
      const words = line.filter((inline) => typeof inline === 'string').join('|');
      expect(words).toContain('💣');
      expect(words).not.toMatch(/\d\**[\p{sc=Han}]|[\p{sc=Han}\p{sc=Katakana}]{2}|：\**\d/u);
      expect(words.replaceAll(/ · |[👑🌾] /gu, '')).not.toContain(' ');
    }
  });

  it('stand in full among the details (doudizhu 20)', () => {
    const details = textOf(detailsOf(panelOf(bombed, 3)));
    expect(details).toContain('no more bombs');
    expect(details).toContain('one bomb at most');
  });
});

describe('the highest cards that have been played', () => {
  const dealt = playState({ hands: ['22 A SJ 3', '4', '5', '6'] });

  it('stand among the details, for everybody alike', () => {
    const state = afterMoves(dealt, [0, '22'], [1, 'pass'], [2, 'pass'], [3, 'pass'], [0, 'A SJ']);
    for (const seat of [0, 2])
      expect(textOf(detailsOf(panelOf(state, seat)))).toContain(
        'Played so far: big jokers 0 of 2 · small jokers 1 of 2 · 2s 2 of 8 · As 1 of 8',
      );
    const toldIn = (locale: Locale) =>
      textOf(detailsOf(doudizhu.drawPanel(doudizhu.seatView(state, 0), '', locale)));
    expect(toldIn('zh')).toContain('2（2/8张） · A（1/8张）');
    expect(toldIn('ja')).toContain('2（8枚中2枚） · A（8枚中1枚）');
  });
});

describe('an answer', () => {
  const dealt = playState({ hands: ['8 K', '9 T', 'J Q', '3 4'] });
  const textFor = (state: State, seat: number) => {
    const { table, controls } = panelOf(state, seat);
    return textOf([...table, ...controls]);
  };

  it('is not asked for where nothing in the hand beats the table', () => {
    const text = textFor(afterMoves(dealt, [0, '8'], [1, '9'], [2, 'J']), 3);
    expect(text).toContain('your partner seat 2’s **J**');
    expect(text).toContain('You have nothing that beats it.');
    expect(text).not.toMatch(/Beat |you need not beat it/);
  });

  it('has no button whose color advises it, but for the one that a hint has picked', () => {
    const styles = (state: State, seat: number, picked?: string) =>
      buttonsOn(panelOf(state, seat, picked)).map(({ style }) => style);
    expect(styles(afterMoves(dealt, [0, '8'], [1, '9']), 2)).toEqual(['secondary', 'secondary']);
    const landlords = afterMoves(dealt, [0, '8']);
    expect(styles(landlords, 1)).toEqual(['secondary', 'secondary']);
    expect(styles(landlords, 1, 'single.T')).toEqual(['secondary', 'primary']);
  });
});

describe('the headline', () => {
  const hands = ['7 8', '9999 6', 'T J', '2 K'] as const;
  const accepted = afterMoves(auctionState({ hands, kitty: '3 4', exposed: 0 }), [0, 'accept']);
  const headlineOf = (state: State, seat: number) => textOf(panelOf(state, seat).headline);

  it('shows the landlord the kitty until the first lead, and others who it is (doudizhu 11)', () => {
    expect(headlineOf(accepted, 0)).toContain('You are landlord');
    expect(headlineOf(accepted, 0)).toContain('You took: 4s 3s');
    expect(headlineOf(accepted, 2)).toContain('seat 0 is landlord (2 chips with each farmer)');
    expect(headlineOf(accepted, 2)).not.toContain('4s');
    expect(headlineOf(afterMoves(accepted, [0, '7']), 0)).toBe('');
  });

  it('tells a forced landlord so until the first lead (doudizhu 10)', () => {
    const forced = afterMoves(
      auctionState({ hands, kitty: '3 4', exposed: 0 }),
      ...([0, 1, 2, 3] as const).map((seat) => [seat, 'decline'] as const),
    );
    expect(headlineOf(forced, 0)).toContain('All four declined, so you are landlord');
    expect(headlineOf(forced, 3)).toContain('seat 0 must be landlord');
    expect(headlineOf(afterMoves(forced, [0, '7']), 0)).toBe('');
  });

  it('shows a bomb until its reader has decided again', () => {
    const bombed = afterMoves(accepted, [0, '7'], [1, '9999']);
    expect(headlineOf(bombed, 2)).toContain('💣 seat 1: **bomb of four 9s**');
    const passed = afterMoves(bombed, [2, 'pass']);
    expect(headlineOf(passed, 2)).toBe('');
    expect(headlineOf(passed, 3)).toContain('bomb of four 9s');
    expect(headlineOf(passed, 1)).toBe('');
  });
});

it('a bomb is told with what it beat, any other play by itself', () => {
  const dealt = playState({ hands: ['3 55 22', '6666 7 8', '88 4 9', '99 4 J'] });
  const moment = doudizhu.moments!.of([dealt, afterMoves(dealt, [0, '55'])]);
  const answered = doudizhu.schema.action.parse(moment.answered);
  const told = (cards: string) =>
    LOCALES.map((locale) =>
      doudizhu.drawAction({ do: 'play', cards: readFaces(cards) }, locale, answered).join(''),
    );
  expect(told('6s 6h 6d 6c')).toEqual([
    '5のペアに6の爆弾（4枚）',
    'bomb of four 6s (on pair of 5s)',
    '4张6炸弹压对5',
  ]);
  expect(told('8s 8h')).toEqual(['8のペア', 'pair of 8s', '对8']);
});

describe('the auction', () => {
  const hands = ['7', '9', 'T', '2'] as const;
  const promisesFreeBombs = (state: State, seat: number) =>
    JSON.stringify(panelOf(state, seat)).includes('may bomb freely');

  it('has declining alone in the last row, where passing is later', () =>
    expect(panelOf(auctionState({ hands, exposed: 0 }), 0).last).toMatchObject([{ label: 'Decline' }]));

  it('says who has declined', () => {
    const state = afterMoves(auctionState({ hands, exposed: 0 }), [0, 'decline']);
    expect(textOf(panelOf(state, 1).table)).toContain('seat 0: **1** ⚠️ last card, declined');
  });

  it('tells the first seat only that its bombs stay free if all decline', () => {
    const state = auctionState({ hands, exposed: 0 });
    expect(promisesFreeBombs(state, 0)).toBe(true);
    expect(promisesFreeBombs(afterMoves(state, [0, 'decline']), 1)).toBe(false);
  });

  it('says that the landlord takes the eight cards and leads (doudizhu 11)', () => {
    const bidText = (state: State) => JSON.stringify(panelOf(state, 0).controls);
    expect(bidText(auctionState({ hands, exposed: 0 }))).toContain(
      'You take the eight cards set aside, lead, and',
    );
    expect(bidText(auctionState({ hands, exposed: 0, options: { kitty: 'out' } }))).toContain('You lead and');
  });

  it('tells nobody so with forcedLandlordBombs: limited', () =>
    expect(
      promisesFreeBombs(auctionState({ hands, exposed: 0, options: { forcedLandlordBombs: 'limited' } }), 0),
    ).toBe(false));
});

describe('doudizhu 24: the end of a deal', () => {
  const auction = auctionState({ hands: ['7 K', '9 9 6', 'T J', '2'], kitty: '3', exposed: 0 });
  const over = afterMoves(auction, [0, 'accept'], [0, '7'], [1, 'pass'], [2, 'pass'], [3, '2']);
  const end = textOf(panelOf(over, 2).table);
  const table = textOf(doudizhu.drawTable(doudizhu.tableView(over), 'en'));

  it('says who won, and with what', () => {
    expect(end).toContain('You won 2 chips');
    expect(end).toContain('seat 3 was out before the landlord seat 0. The last play: 2.');
  });

  it('shows every hand that was left, and the kitty', () => {
    for (const shown of [end, table])
      for (const cards of [
        'Ks 3s',
        '9s 9s 6s',
        'Js Ts',
        'out of cards',
        'The eight cards the landlord took: 3s',
      ])
        expect(shown).toContain(cards);
  });

  it('says what each was paid and why (doudizhu 22)', () => {
    for (const shown of [end, table]) {
      expect(shown).toContain('**−6** (−2 with each of 3 farmers)');
      expect(shown).toContain('**+2**');
      expect(shown).toContain(
        '2 chips between the landlord and each farmer, because the first player accepted',
      );
      expect(shown).toContain('Bombs change no payment');
    }
  });

  it('says that the stake is 1 because the first player declined', () => {
    const later = afterMoves(auction, [0, 'decline'], [1, 'accept'], [1, '6'], [2, 'pass'], [3, '2']);
    expect(textOf(panelOf(later, 0).table)).toContain('because the first player declined');
  });

  it('asks for nothing', () => {
    for (const seat of [0, 1, 2, 3]) expect(choicesOn(panelParts(panelOf(over, seat)))).toEqual([]);
  });
});
