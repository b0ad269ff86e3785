/** What hints say of a pick in the draft: what the card will do, and what another one would. */
import { describe, expect, it } from 'vitest';
import { babasuki } from '../../../src/games/babasuki/index.ts';
import { afterMoves, chanceOf, draftState, secure } from './setup.ts';

describe('the reason to keep a hero', () => {
  const said = (locale: 'en' | 'ja' | 'zh', villains: number, others: number): string =>
    babasuki.words[locale].reasons['hero-guards']!({ villains, others });

  it('speaks of one villain, of several and of none', () => {
    expect(said('en', 1, 1)).toBe('It catches the only villain that others may have.');
    expect(said('en', 2, 2)).toBe('It catches all 2 villains that others may have.');
    expect(said('en', 2, 3)).toBe('It catches 2 of the 3 villains that others may have.');
    expect(said('en', 0, 0)).toBe('Others can have no villain.');
    expect(said('ja', 1, 1)).not.toContain('1枚とも');
    expect(said('zh', 1, 1)).toContain('只有1张');
  });
});

describe('the reason to keep a card rather than another', () => {
  const said = (locale: 'en' | 'ja' | 'zh', params: Record<string, number>): string =>
    babasuki.words[locale].reasons['treasure-stays']!({ points: 3, villains: 4, ...params });

  it('says what the other one would do, and how it did', () => {
    const hero = { over: 14, 'over-villains': 6, 'over-others': 6 };
    expect(said('en', hero)).toMatch(/ it scores more than Hero.*\(catches 6 villains\)\.$/);
    const villain = { over: 1, 'over-treasures': 4, 'over-heroes': 1 };
    expect(said('en', villain)).toMatch(/ Villain.*\(takes 4 treasures, 1 hero catches it\)\.$/);
    expect(said('en', { ...hero, alike: 1 })).toMatch(/, Hero.* scores about the same\.$/);
    expect(said('ja', hero)).toMatch(/シミュレーションの平均点は、「.*」（合うヴィラン6枚）より上です。$/);
    expect(said('zh', { over: 22, 'over-points': 2 })).toContain('（稳稳2分）');
    expect(said('en', {})).toBe('It is worth 3 points in hand, but 4 villains could take it.');
  });

  it('babasuki 2: says that a treasure is passed on to whom its player raids', () => {
    const treasure = { over: 21, 'over-points': 5, 'over-villains': 3, 'over-mine': 4 };
    expect(said('en', treasure)).toMatch(/ Treasure.*\(passed on, 4 kept villains can win it back\)\.$/);
    expect(said('en', { ...treasure, 'over-mine': 0 })).toMatch(/\(3 villains of others could take it\)\.$/);
    expect(said('ja', treasure)).toMatch(/（渡しても自分のヴィラン4枚で奪える）より上です。$/);
    expect(said('zh', treasure)).toMatch(/（传出去后，自己的4张反派还可能把它夺回来）高。$/);
  });

  it('counts the villains that its seat has kept and that take the treasure it passes on', () => {
    const draft = draftState({
      hands: [
        [7, 4, 22],
        [21, 15, 16],
        [9, 17, 18],
      ],
    });
    // Seat 0 keeps a villain, and chooses between two treasures then: it takes either.
    const state = afterMoves(draft, secure(0, 7), secure(1, 16), secure(2, 9));
    const { reason } = babasuki.computer(babasuki.seatView(state, 0), chanceOf('hint'));
    expect(reason.params).toMatchObject({ 'over-mine': 1 });
  });

  it('names another card on offer in every pick of more than one', () => {
    const state = draftState({
      hands: [
        [21, 15],
        [8, 16],
        [9, 17],
      ],
    });
    const { choice, reason } = babasuki.computer(babasuki.seatView(state, 0), chanceOf('hint'));
    expect([21, 15]).toContain(reason.params!.over);
    expect(babasuki.nameOf(choice)).not.toBe(`secure.${reason.params!.over}`);
  });
});
