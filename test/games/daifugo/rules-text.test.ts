/** The pictures in the rules are what the text beside them says. */
import { describe, expect, it, test } from 'vitest';
import { LOCALES } from '../../../src/game/words.ts';
import { meaningsOf } from '../../../src/games/daifugo/enumeration.ts';
import { daifugo } from '../../../src/games/daifugo/index.ts';
import {
  beats,
  isJokerCard,
  isRevolution,
  isSingleJoker,
  lockOf,
  type Play,
  rankStrength,
  suitOf,
} from '../../../src/games/daifugo/plays.ts';
import { emptiesHand, isRole, isUnbeatable, owedBy, worthOf } from '../../../src/games/daifugo/roles.ts';
import { EXAMPLES, KIND_EXAMPLES, ROLE_EXAMPLES } from '../../../src/games/daifugo/words/examples.ts';
import { KINDS, type Kind } from '../../../src/games/daifugo/words/words.ts';
import { cardsOf, rulesOf } from '../../game/rules-examples.ts';

/** The plays that a picture can be; with a joker there may be several. */
const meanings = (example: string): Play[] => meaningsOf(cardsOf(example));

/** The only play that a picture can be. */
function play(example: string): Play {
  const found = meanings(example);
  expect(found).toHaveLength(1);
  return found[0]!;
}

const SHAPES: Readonly<Record<Kind, readonly [Play['shape'], number]>> = {
  single: ['single', 1],
  pair: ['group', 2],
  three: ['group', 3],
  four: ['group', 4],
  sequence: ['sequence', 3],
};

describe('the pictures in the rules', () => {
  it.each(KINDS)('show a play of each kind: %s (daifugo 4)', (kind) => {
    const { shape, cards } = play(KIND_EXAMPLES[kind]);
    expect([shape, cards.length]).toEqual(SHAPES[kind]);
    expect(cards.some((card) => isJokerCard(card))).toBe(false);
  });

  it('show plays with jokers (daifugo 4)', () => {
    expect(meanings(EXAMPLES.jokerPair)).toMatchObject([{ shape: 'group', rank: 5 }]);
    expect(meanings(EXAMPLES.jokerSequence)).toMatchObject([{ shape: 'sequence', rank: 2 }]);
    expect(beats(play(EXAMPLES.jokers), play('[[2s 2h]]'), false)).toBe(true);
  });

  it.each([
    ['in the normal order', [EXAMPLES.highRanks, EXAMPLES.lowRanks], false],
    ['while reversed', [EXAMPLES.reversedHighRanks, EXAMPLES.reversedLowRanks], true],
  ] as const)('show every rank %s, from the strongest to the weakest (daifugo 2)', (_, lines, reversed) => {
    const strengths = cardsOf(...lines).map((card) => rankStrength(card, reversed));
    expect(strengths).toEqual(Array.from({ length: 14 }, (_each, index) => 13 - index));
    for (const locale of LOCALES) expect(rulesOf(daifugo, locale)).toContain(lines.join('\n'));
  });

  it('show a card of every role (daifugo 16)', () => {
    const { two, three, ...others } = ROLE_EXAMPLES;
    const roleIn = (example: string, reversed: boolean) => isRole(cardsOf(example)[0]!, reversed);
    for (const example of Object.values(others))
      expect([roleIn(example, false), roleIn(example, true)]).toEqual([true, true]);
    expect([roleIn(two, false), roleIn(two, true)]).toEqual([true, false]);
    expect([roleIn(three, false), roleIn(three, true)]).toEqual([false, true]);
    expect(isSingleJoker(play(ROLE_EXAMPLES.joker))).toBe(true);
    expect(beats(play(ROLE_EXAMPLES.spade3), play(ROLE_EXAMPLES.joker), false)).toBe(true);
  });

  it('show a sequence that beats another that it overlaps (daifugo 5)', () => {
    expect(beats(play(EXAMPLES.overlapping), play(EXAMPLES.lowSequence), false)).toBe(true);
  });

  it('show revolutions (daifugo 9) and a lock (daifugo 10)', () => {
    for (const example of [EXAMPLES.longSequence, EXAMPLES.fourWithJoker])
      expect(meanings(example).some(isRevolution)).toBe(true);
    const [lead, next] = [play(EXAMPLES.lockLead), play(EXAMPLES.lockNext)];
    expect(lockOf(lead, next)).toEqual([suitOf(cardsOf('[[Ah]]')[0]!)]);
  });

  it('show what roles do together, and for jokers (daifugo 6, 7)', () => {
    expect(owedBy(play(EXAMPLES.twoGifts), null)).toMatchObject({ give: 2 });
    expect(owedBy(play(EXAMPLES.jokerEight), null)).toMatchObject({ cut: 'eight', give: 0 });
    expect(owedBy(play(EXAMPLES.discardAndCut), null)).toMatchObject({ discard: 1, cut: 'eight' });
  });

  it('show a hand that its sixes empty (daifugo 8)', () => {
    const hand = cardsOf(EXAMPLES.handOfFour);
    const sixes = meaningsOf(hand.slice(0, 2))[0]!;
    expect(emptiesHand(owedBy(sixes, null), hand.length - 2)).toBe(true);
  });

  it('show sequences that only a joker could beat (daifugo 13)', () => {
    expect(isUnbeatable(play(EXAMPLES.highestSequence), false)).toBe(true);
    expect(isUnbeatable(play(EXAMPLES.highestReversed), true)).toBe(true);
  });

  it('show the hands of the worked example (daifugo 18)', () => {
    expect(worthOf(cardsOf(EXAMPLES.hand124), 0)).toMatchObject({ total: 124, jokers: 0 });
    expect(worthOf(cardsOf(EXAMPLES.hand820), 0)).toMatchObject({ total: 820, jokers: 1 });
  });
});

test.each(LOCALES)('every picture is in the rules in %s', (locale) => {
  const all = [KIND_EXAMPLES, ROLE_EXAMPLES, EXAMPLES].flatMap((examples) => Object.values(examples));
  for (const example of all) expect(rulesOf(daifugo, locale)).toContain(example);
});
