/** The page "Why can't I …?" of a panel: its controls carry the pick, and what is legal stands on the panel's own button. */
import { describe, expect, it } from 'vitest';
import type { ComponentAction } from '../../src/discord/ids.ts';
import { mayBeRefused, whyNotParts } from '../../src/discord/screens/why-not.ts';
import type { AnyGame, Seat } from '../../src/game/game.ts';
import type { MultiSelect, Part, Select } from '../../src/game/screen.ts';
import { babasuki } from '../../src/games/babasuki/index.ts';
import { bluff } from '../../src/games/bluff/index.ts';
import { doudizhu } from '../../src/games/doudizhu/index.ts';
import type { State } from '../../src/games/doudizhu/state.ts';
import { games } from '../../src/games/index.ts';
import { openLobby } from '../../src/tables/lobby.ts';
import type { PlayingTable } from '../../src/tables/table.ts';
import { walk } from '../game/walk.ts';
import { dealFromSeed, afterMoves as movesOfBabasuki, secure } from '../games/babasuki/setup.ts';
import { matchOf, afterMoves as movesOfBluff } from '../games/bluff/setup.ts';
import { afterMoves, auctionState, playState } from '../games/doudizhu/setup.ts';
import { NOON, opening } from '../tables/fixtures.ts';

const tableOf = (game: AnyGame, state: unknown): PlayingTable => {
  const seats = game.sides(state).flat().length;
  return {
    ...openLobby(game, opening({ options: game.options.parse({}) }), NOON),
    phase: 'playing',
    hand: 1,
    seq: 1,
    state,
    carry: null,
    prompts: Array.from({ length: seats }, () => 1),
    totals: Array.from({ length: seats }, () => 0),
    deadline: null,
    warned: false,
    closesAt: null,
    ending: null,
  };
};

function askedOf(game: AnyGame, state: unknown, seat: Seat, asked = '') {
  const parts = whyNotParts(game, tableOf(game, state), seat, asked, 'en');
  const isSelect = (
    part: Part<ComponentAction>,
  ): part is Select<ComponentAction> | MultiSelect<ComponentAction> =>
    part.part === 'select' || part.part === 'multi-select';
  return {
    text: JSON.stringify(parts.filter(({ part }) => part === 'text')),
    selects: parts.filter(isSelect),
    button: parts.flatMap((part) => (part.part === 'buttons' ? part.buttons : [])).at(-1),
  };
}

/** What a press of these options asks for. */
function pressed(
  select: Select<ComponentAction> | MultiSelect<ComponentAction>,
  ...labels: string[]
): string {
  const chosen = labels.map((label) => select.options.find((option) => option.label === label)!);
  const action =
    select.part === 'select'
      ? select.options.find(({ label }) => label === labels[0])!.action
      : select.action;
  const text = 'kind' in action && action.kind === 'ask' ? action.picked : 'not asked';
  return select.part === 'select'
    ? text
    : `${text}.${chosen.map((option) => ('value' in option ? option.value : '')).join('-')}`;
}

describe('the page', () => {
  const led = afterMoves(playState({ hands: ['3 TT', '9s 9h Ks Js Jh', '88 4', 'QQ 4'] }), [0, 'TT']);

  it('asks first, with the hand in its order: of several cards none is marked', () => {
    const { text, selects, button } = askedOf(doudizhu, led, 1);
    expect(text).toContain('Choose below what you have in mind');
    expect(selects[0]!.options.map(({ label }) => label)).toEqual(['K♠', 'J♠', 'J♥', '9♠', '9♥']);
    expect(selects[0]!.options.flatMap(({ description }) => description ?? [])).toEqual([]);
    expect(button).toBeUndefined();
  });

  it('answers why a pick is not legal, and keeps the pick', () => {
    const [select] = askedOf(doudizhu, led, 1).selects;
    const { text, selects, button } = askedOf(doudizhu, led, 1, pressed(select!, '9♠', '9♥'));
    expect(text).toContain('🚫 ');
    expect(text).toContain('Your pair of 9s does not beat the pair of 10s');
    expect(selects[0]!.options.filter(({ selected }) => selected).map(({ label }) => label)).toEqual([
      '9♠',
      '9♥',
    ]);
    expect(button).toBeUndefined();
  });

  it('has the panel’s own button for a legal pick', () => {
    const [select] = askedOf(doudizhu, led, 1).selects;
    const { text, button } = askedOf(doudizhu, led, 1, pressed(select!, 'J♠', 'J♥'));
    expect(text).toContain('You may!');
    expect(button).toMatchObject({ action: { choose: 'pair.J' } });
    expect(button?.disabled).toBeUndefined();
  });

  it('says whose turn it is to a player who has nothing to decide', () => {
    const { text, selects } = askedOf(doudizhu, led, 2);
    expect(text).toContain('▶️');
    expect(selects).toEqual([]);
  });

  it('carries the pick of one select to the others', () => {
    const { state } = movesOfBluff(matchOf({ dice: '11234 22345' }), [0, '3x4']);
    const [faces] = askedOf(bluff, state, 1).selects;
    const face = pressed(faces!, '5s');
    expect(askedOf(bluff, state, 1, face).text).toContain('Now choose here, too: “How many?”');
    const [, counts] = askedOf(bluff, state, 1, face).selects;
    expect(askedOf(bluff, state, 1, pressed(counts!, '3')).button).toMatchObject({
      action: { choose: 'call.3.5' },
    });
    expect(askedOf(bluff, state, 1, pressed(counts!, '2')).text).toContain('2×⑤ is not above 3×④');
  });

  it('marks what no choice has, with what is picked beside it', () => {
    const { state } = movesOfBluff(matchOf({ dice: '11234 22345' }), [0, '3x4']);
    const marked = (asked = '') =>
      askedOf(bluff, state, 1, asked).selects.map(({ options }) =>
        options.flatMap(({ label, description }) => (description ? [label] : [])),
      );
    expect(marked()).toEqual([[], ['1'], []]);
    const face = pressed(askedOf(bluff, state, 1).selects[0]!, '2s');
    expect(marked(face)[1]).toEqual(['1', '2', '3']);
    const count = pressed(askedOf(bluff, state, 1).selects[1]!, '3');
    expect(marked(count)[0]).toEqual(['1s', '2s', '3s', '4s']);
  });

  it('says what a select has where a menu needs several', () => {
    const { state } = matchOf({ dice: '11111 11111 11111 11111 11111 11111' });
    const labels = askedOf(bluff, state, 0).selects.map(({ label }) => label);
    expect(labels.slice(1, 3)).toEqual(['How many? (1–25)', 'How many? (26–30)']);
  });

  it('carries it between the selects of a hand that is too large for one', () => {
    const landlord = playState({
      hands: ['3333 4444 5555 6666 7777 8888 99', 'TT', 'JJ', 'QQ'],
    });
    const { selects } = askedOf(doudizhu, landlord, 0);
    expect(selects.map(({ options }) => options.length)).toEqual([25, 1]);
    const one = askedOf(doudizhu, landlord, 0, pressed(selects[0]!, '4♠'));
    const both = askedOf(
      doudizhu,
      landlord,
      0,
      pressed(one.selects[1]!, one.selects[1]!.options[0]!.label as string),
    );
    expect(both.text).toContain('Two cards go together');
    expect(both.selects.flatMap(({ options }) => options.filter(({ selected }) => selected))).toHaveLength(2);
  });
});

const FORGED = [
  '.',
  '..',
  '99..0',
  '0.zzzz-zz-!.é',
  '0..0-0-0-0',
  '-1.0.0',
  '0',
  '0.0',
  '1.a-b-c.d',
  '\0',
  '0..__proto__',
  '2.😀.😀',
];

describe.each(games)('in $id', (game) => {
  it.each(FORGED)('a forged pick %j shows the page', (asked) => {
    const seats = game.seats.min;
    for (const { state, log } of walk(game, { seed: 'forged', options: game.options.parse({}), seats })) {
      if (log.length % 5 > 0 || game.result(state)) continue;
      for (let seat = 0; seat < seats; seat++)
        expect(askedOf(game, state, seat, asked).text).toContain('Why can’t I');
    }
  });
});

it('is not offered to who bids, as both answers are on offer', () => {
  const hands = ['7 8', '9999 6', 'T J', '2 K'] as const;
  const auction = auctionState({ hands, kitty: '3 4', exposed: 0 });
  const isOffered = (state: State) => mayBeRefused(doudizhu, tableOf(doudizhu, state), 0, 'en');
  expect(isOffered(auction)).toBe(false);
  expect(isOffered(afterMoves(auction, [0, 'accept']))).toBe(true);
});

it('is not offered where every card may be kept', () => {
  const dealt = dealFromSeed(3, 'asked');
  expect(mayBeRefused(babasuki, tableOf(babasuki, dealt), 0, 'en')).toBe(false);
  const kept = babasuki.seatView(dealt, 0).hand[0]!;
  const picked = movesOfBabasuki(dealt, secure(0, kept));
  expect(mayBeRefused(babasuki, tableOf(babasuki, picked), 0, 'en')).toBe(true);
});
