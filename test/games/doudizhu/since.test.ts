/** What a player's panel tells of what happened since their last turn. */
import { describe, expect, it } from 'vitest';
import { playoutRandom, seededChance, seedFromText } from '../../../src/game/chance.ts';
import { doudizhu } from '../../../src/games/doudizhu/index.ts';
import type { State } from '../../../src/games/doudizhu/state.ts';
import { panelOf, textOf } from './panels.ts';
import { afterMoves, dealFromSeed, noChance, playState } from './setup.ts';

describe('what led to the table', () => {
  const dealt = playState({ hands: ['3 55 22', '66 7 8', '88 4 9', '99 4 J'] });
  const opened = afterMoves(dealt, [0, '55'], [1, '66'], [2, '88']);
  const tableOf = (state: State, seat: number) => textOf(panelOf(state, seat).table);

  it('is the plays under the one to beat, for the seat to act', () => {
    expect(tableOf(opened, 3)).toContain(
      'Before this play: seat 0 played **pair of 5s** → seat 1 played **pair of 6s**',
    );
    expect(tableOf(opened, 0)).not.toContain('Before this play');
    const back = afterMoves(opened, [3, '99']);
    expect(tableOf(back, 0)).toContain(
      'Before this play: seat 1 played **pair of 6s** → seat 2 played **pair of 8s**',
    );
  });

  it('tells who passed before the play to beat; who passed on that play has a mark beside the seat', () => {
    const passed = afterMoves(dealt, [0, '55'], [1, 'pass'], [2, '88'], [3, 'pass']);
    expect(tableOf(passed, 0)).toContain('Before this play: seat 1 passed');
    expect(tableOf(passed, 0)).not.toContain('seat 3 passed');
    expect(tableOf(passed, 0)).toMatch(/seat 1: \*\*4\*\* · .*seat 3: \*\*4\*\*, pass/);
  });

  it('says who won the trick, and to the leader that the others passed', () => {
    const won = afterMoves(opened, [3, '99'], [0, 'pass'], [1, 'pass'], [2, 'pass']);
    expect(tableOf(won, 3)).toContain('The other three passed.');
    const led = afterMoves(won, [3, '4'], [0, '2']);
    expect(tableOf(led, 1)).toContain('Before this play: seat 3 won the trick and led **4**');
  });
});

describe('what led to the table, with a hand of any size,', () => {
  /** The seat that plays or passes in random play, with what it was told before. */
  function* turns(seed: string) {
    const random = playoutRandom(seededChance(seedFromText(seed)), 'play');
    let state: State = dealFromSeed(seed);
    while (state.phase !== 'over') {
      const { turn } = state;
      if (state.phase === 'play') yield { state, turn };
      const all = doudizhu.choices(state, turn);
      const choice = all[Math.floor(random() * all.length)]!;
      state = doudizhu.apply(state, turn, doudizhu.actionFor(state, turn, choice), noChance) as State;
    }
  }

  it('is told as soon as more has happened than the play to beat and passes on it', () => {
    let large = 0;
    for (const seed of ['a', 'b', 'c', 'd', 'e', 'f'])
      for (const { state, turn } of turns(seed)) {
        const { recent, top } = doudizhu.tableView(state);
        const decided = recent.findLastIndex(
          ({ seat, kind }) => seat === turn && ['play', 'pass'].includes(kind),
        );
        const entries = recent.slice(decided + 1);
        const under = entries.filter(({ kind }) => kind === 'play').length - (top ? 1 : 0);
        const panel = panelOf(state, turn);
        const bombs = entries.filter((entry) => entry.kind === 'play' && entry.play.kind === 'bomb');
        const areAllNews =
          bombs.length > 0 && entries.every((entry) => entry.kind === 'pass' || bombs.includes(entry));
        const isTold = areAllNews
          ? textOf(panel.headline).split('💣').length - 1 >= bombs.length - 1
          : /^(?:Before this play: .|seat \d (?:won the trick|played)|(?:… → )?(?:💣 )?seat \d: |The other three passed)/.test(
              textOf(panel.table),
            );
        if (under > 0 || entries.some(({ kind }) => kind === 'clear')) {
          expect(isTold).toBe(true);
          if (state.phase === 'play' && state.hands[turn]!.length > 25) large += 1;
        }
      }
    expect(large).toBeGreaterThan(0);
  });

  it('is one line without a heading beside a large hand', () => {
    const larger = playState({
      hands: ['333344445555666677778888 99TTJ', '66 Q 4', 'QQ K', 'KK A 2'],
    });
    const told = (state: State) => textOf(panelOf(state, 0).table).split('\n')[0];
    const led = afterMoves(larger, [0, '33'], [1, '66'], [2, 'pass'], [3, 'KK']);
    expect(told(led)).toBe('seat 1: **pair of 6s** → seat 2: pass');
    // Passes on the play to beat have marks beside the seats.
    const passed = afterMoves(larger, [0, '33'], [1, 'pass'], [2, 'QQ'], [3, 'pass']);
    expect(told(passed)).toBe('seat 1: pass');
    const taken = afterMoves(led, [0, 'pass'], [1, 'pass'], [2, 'pass'], [3, 'A']);
    expect(told(taken)).toBe('seat 3 won the trick');
    const beaten = afterMoves(
      afterMoves(larger, [0, '33'], [1, '66'], [2, 'pass'], [3, 'pass'], [0, 'pass']),
      ...([
        [1, '4'],
        [2, 'K'],
        [3, 'pass'],
      ] as const),
    );
    expect(told(beaten)).toBe('seat 1 won the trick and led **4**');
  });

  it('has the latest of them where all would take a second line', () => {
    const larger = playState({
      hands: ['33334444555566667777 888 222 TTJJ A', '888QQ 2', '999KK 2', 'AAAJJ 2'],
    });
    const led = afterMoves(larger, [0, '333TT'], [1, '888QQ'], [2, '999KK'], [3, 'AAAJJ']);
    expect(textOf(panelOf(led, 0).table).split('\n')[0]).toBe('… → seat 2: **three 9s + two Ks**');
  });

  it('is left to the headline where that tells of every play, and the prompt names the bomb to beat', () => {
    const larger = playState({
      hands: ['333344445555666677778888 99TTJ', 'QQQQ 5', 'KKKK 6', 'AAAA 7'],
    });
    const bombed = afterMoves(larger, [0, '99'], [1, 'QQQQ'], [2, 'KKKK'], [3, 'AAAA']);
    const { headline, table } = panelOf(bombed, 0);
    expect(textOf(headline)).toContain('Qs');
    expect(textOf(headline)).toContain('Ks');
    expect(textOf(headline)).not.toContain('As');
    expect(textOf(table)).toContain('As');
    expect(textOf(table)).not.toContain('Before this play');
  });
});
