/** Asks "Why can't I …?". */
import { expect } from 'vitest';
import { type AnyGame, refusalText, type Seat } from '../../src/game/game.ts';
import type { Inquiries } from '../../src/game/inquiries.ts';
import type { Locale } from '../../src/game/words.ts';
import { walk } from './walk.ts';

const askedOf = (game: AnyGame, state: unknown, seat: Seat, locale: Locale): Inquiries<unknown> =>
  game.inquiries!(game.seatView(state, seat), locale);

/** What is picked: for each menu of one of the inquiries, labels of options in any order. */
type Picked = readonly (readonly string[])[];

function actionsFor(asked: Inquiries<unknown>, inquiry: number, picked: Picked): readonly unknown[] {
  const { menus, actionsFor: actionsOf } = asked.picks[inquiry]!;
  const indices = menus.map(({ options }, menu) => {
    const found: number[] = [];
    for (const label of picked[menu] ?? []) {
      const index = options.findIndex((option, at) => option.label === label && !found.includes(at));
      if (index < 0) throw new Error(`no option '${label}'`);
      found.push(index);
    }
    return found.sort((a, b) => a - b);
  });
  return actionsOf(indices);
}

/** The answer to a pick; null where it is legal. */
export function answerTo(
  game: AnyGame,
  state: unknown,
  seat: Seat,
  picked: Picked,
  { locale = 'en', inquiry = 0 }: { locale?: Locale; inquiry?: number } = {},
): string | null {
  const actions = actionsFor(askedOf(game, state, seat, locale), inquiry, picked);
  const refusals = actions.map((action) => game.whyNot(state, seat, action));
  const [first] = refusals;
  if (!first || refusals.includes(null)) return null;
  return refusalText(game.words[locale], first);
}

/** What is answered without a pick, by the label of the move. */
export const answersAtOnce = (game: AnyGame, state: unknown, seat: Seat): Record<string, string> =>
  Object.fromEntries(
    askedOf(game, state, seat, 'en').moves.flatMap(({ label, action }) => {
      const refusal = game.whyNot(state, seat, action);
      return refusal ? [[label, refusalText(game.words.en, refusal)]] : [];
    }),
  );

/** The labels of the options that no choice has. */
export const notOffered = (game: AnyGame, state: unknown, seat: Seat): string[] =>
  askedOf(game, state, seat, 'en').picks.flatMap(({ menus }) =>
    menus.flatMap(({ options }) =>
      options.flatMap(({ label, isOffered }) => (isOffered === false ? [label] : [])),
    ),
  );

/**
 * Every legal choice that random play meets is found legal by the one who asks about it.
 * @param pickOf what to pick for an action; null for one that needs no pick
 */
export function expectFoundLegal(
  game: AnyGame,
  seats: number,
  pickOf: (action: unknown, view: unknown) => { inquiry: number; picked: Picked } | null,
): void {
  let found = 0;
  for (const { state, log } of walk(game, { seed: 'asked', options: game.options.parse({}), seats })) {
    if (log.length % 2 > 0) continue;
    for (const seat of game.toAct(state)) {
      const asked = askedOf(game, state, seat, 'en');
      const view = game.seatView(state, seat);
      for (const choice of game.choices(state, seat)) {
        const pick = pickOf(game.actionFor(state, seat, choice), view);
        if (!pick) continue;
        found += 1;
        const actions = actionsFor(asked, pick.inquiry, pick.picked);
        if (!actions.some((action) => game.whyNot(state, seat, action) === null))
          expect.fail(`not found legal: ${game.nameOf(choice)}`);
      }
    }
  }
  expect(found).toBeGreaterThan(0);
}
