/**
 * A tiny game for tests: every seat is dealt a number of coins, and all answer at the same time, `take` or `leave`, or
 * `think` once before. When all have answered, takers win their coins, and leavers lose theirs.
 */
import { z } from 'zod';
import type { Chance } from '../../src/game/chance.ts';
import { defineGame } from '../../src/game/define.ts';
import type { GameDefinition, Seat } from '../../src/game/game.ts';
import { text } from '../../src/game/screen.ts';
import { type Catalogue, type GameWords, LOCALES, type Locale } from '../../src/game/words.ts';

const options = z.strictObject({ hands: z.int().min(1).max(5).default(2) });
type Options = z.infer<typeof options>;

const said = z.enum(['take', 'leave']);
const state = z.strictObject({
  options,
  hand: z.int().min(1),
  coins: z.array(z.int()),
  said: z.array(said.nullable()),
  thought: z.array(z.boolean()),
});
type State = z.infer<typeof state>;

const action = z.strictObject({ do: z.enum(['take', 'leave', 'think']) });
type Action = z.infer<typeof action>;
const next = z.strictObject({ hand: z.int().min(1) });
type Next = z.infer<typeof next>;

const toAct = ({ said: answers }: State): Seat[] =>
  answers.flatMap((answer, seat) => (answer === null ? [seat] : []));

const choices = (current: State, seat: Seat): Action[] =>
  toAct(current).includes(seat)
    ? [{ do: 'take' }, { do: 'leave' }, ...(current.thought[seat] ? [] : [{ do: 'think' } as const])]
    : [];

function apply(current: State, seat: Seat, { do: what }: Action): State {
  if (what === 'think') return { ...current, thought: current.thought.with(seat, true) };
  return { ...current, said: current.said.with(seat, what) };
}

function result({ options: { hands }, hand, coins, said: answers }: State) {
  if (answers.includes(null)) return null;
  const scores = answers.map((answer, seat) => (answer === 'take' ? coins[seat]! : -coins[seat]!));
  const sum = scores.reduce((total, score) => total + score, 0);
  return { scores: scores.with(0, scores[0]! - sum), carry: hand < hands ? { hand } : null };
}

/** A game of tests says the same in every language. */
export const inEveryLanguage = (words: GameWords): Catalogue<GameWords> =>
  Object.fromEntries(LOCALES.map((locale) => [locale, words])) as Record<Locale, GameWords>;

const words: GameWords = {
  name: 'Toy',
  description: 'Take or leave.',
  openHandLabel: 'My hand',
  options: {},
  refusals: {},
  reasons: { lucky: () => 'A coin says so.' },
  rules: [],
  tutorial: { lessons: {}, learnt: ['', '', ''] },
};

export const toyDefinition: GameDefinition<
  State,
  Action,
  Action,
  Options,
  Next,
  State,
  State & { seat: Seat; choices: Action[] }
> = {
  id: 'toy',
  version: 1,
  computerVersion: 1,
  seats: { min: 2, max: 4 },
  minutes: { min: 1, max: 2 },
  emblem: ['As'],
  bookKinds: ['chips'],
  bookKind: () => 'chips',
  options,
  schema: { state, action, carry: next },
  start: ({ options: chosen, seats, carry }, chance: Chance) => ({
    options: chosen,
    hand: (carry?.hand ?? 0) + 1,
    coins: chance.many('coins', 10, seats).map((coin) => coin + 1),
    said: Array.from({ length: seats }, () => null),
    thought: Array.from({ length: seats }, () => false),
  }),
  toAct,
  choices,
  nameOf: ({ do: what }) => what,
  whyNot: (current, seat, { do: what }) =>
    toAct(current).includes(seat) && !(what === 'think' && current.thought[seat])
      ? null
      : { refused: 'not-now' },
  apply,
  sides: ({ said: all }) => all.map((_, seat) => [seat]),
  result,
  tableView: (current) => current,
  seatView: (current, seat) => ({ ...current, seat, choices: choices(current, seat) }),
  computer: (_, chance) => ({
    choice: { do: chance.below('say', 2) === 0 ? 'take' : 'leave' },
    reason: { because: 'lucky' },
  }),
  safe: () => ({ do: 'leave' }),
  words: inEveryLanguage(words),
  handTitle: (_, hand) => `Hand ${hand}`,
  drawAction: ({ do: what }) => [what],
  drawTable: (_, __: Locale) => [text('Take or leave?')],
  drawPanel: (current, picked) => ({
    headline: [],
    table: [text(`Said: ${current.said.map((what) => what ?? '…').join(' ')}`)],
    hand: picked ? [text(`Picked: ${picked}`)] : [],
    controls: [
      {
        part: 'select',
        label: 'Say',
        options: [
          { label: 'take', action: { choose: 'take' } },
          ...[1, 2].map((n) => ({ label: `${n}`, action: { show: `${n}` } })),
        ],
      },
    ],
    last: [],
    details: null,
  }),
  scenario: {
    setup: () => ({ refused: 'no scenarios' }) as never,
    actionSchema: action,
    parseAction: (_, __, written) => written as Action,
  },
  tutorial: { setup: {}, steps: [], events: () => [] },
  audit: { secrets: 'none' },
};

export const toy = defineGame(toyDefinition);
