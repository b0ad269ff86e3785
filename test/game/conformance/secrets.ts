/** What a game hides: `audit.secrets` says it truly, and `resampleHidden` exchanges it. */
import { seededChance, seedFromText } from '../../../src/game/chance.ts';
import { type AnyGame, isRefusal, type Seat } from '../../../src/game/game.ts';
import { type Moment, walk } from '../walk.ts';

/** How often, in random play, `resampleHidden` has exchanged something in a state, and in the view of its own seat. */
export interface Exchanged {
  readonly states: number;
  readonly ownViews: number;
}

/** Why these exchanges are not those of a game with such secrets; null if they are. */
export function whyNotExchanged(game: AnyGame, { states, ownViews }: Exchanged): string | null {
  const title = `${titleOf(game)}, and \`resampleHidden\``;
  switch (game.audit.secrets) {
    case 'own':
      return ownViews > 0
        ? null
        : `${title} never exchanged what its own seat sees: a seat's own cards, or its secret pick. ` +
            `A game where no seat has a secret says 'common' or 'none'`;
    case 'common':
      if (ownViews > 0) return `${title} exchanged what a seat sees: the game says 'own'`;
      return states > 0 ? null : `${title} never exchanged what nobody may see, such as a stock`;
    case 'none':
      return states === 0 ? null : `${title} exchanged something: the game says 'own' or 'common'`;
  }
}

const titleOf = ({ audit }: AnyGame): string => `\`audit.secrets\` is '${audit.secrets}'`;

/** As many hands are dealt to find some that look the same. */
const DEALS = 16;
/** The outcomes of as many choices are compared. */
const MAX_CHOICES = 8;

/**
 * Why a game hides more than its `audit.secrets` says; null if it does not. States that look the same to the table are
 * compared: deals of other seeds, and the states after each of some choices of a seat.
 */
export function whyNotAllSecrets(game: AnyGame, seats: number): string | null {
  if (game.audit.secrets === 'own') return null;
  const options = game.options.parse({});
  const deals = Array.from({ length: DEALS }, (_, index) =>
    game.start({ options, seats, carry: null }, seededChance(seedFromText(`secrets/${index}`))),
  );
  const why = whyNotAlike(game, seats, deals);
  if (why) return why;
  // What was played may be in a state for the rules only; what was dealt is there to be seen, sooner or later.
  const isHiding = game.audit.secrets === 'none' && hasTwins(game, seats, deals);
  if (isHiding) return `${titleOf(game)}, but a deal has more than anybody sees`;
  for (const moment of walk(game, { seed: 'secrets', options, seats })) {
    for (const seat of game.toAct(moment.state)) {
      const found = whyNotAlike(game, seats, statesAfter(game, moment, seat));
      if (found) return found;
    }
  }
  return null;
}

/** The states that some choices of a seat lead to. */
function statesAfter(game: AnyGame, { state, chance }: Moment, seat: Seat): unknown[] {
  const choices = game.choices(state, seat).slice(0, MAX_CHOICES);
  return choices.map((choice) => {
    const next = game.apply(state, seat, game.actionFor(state, seat, choice), chance);
    if (isRefusal(next)) throw new Error(`listed, then refused: ${next.refused}`);
    return next;
  });
}

/** The view of the table, and those of all seats. */
const viewsOf = (game: AnyGame, seats: number, state: unknown) => ({
  table: JSON.stringify(game.tableView(state)),
  seats: Array.from({ length: seats }, (_, seat) => JSON.stringify(game.seatView(state, seat))),
});

/** Why states that look the same to the table do not to every seat; null if they do. */
function whyNotAlike(game: AnyGame, seats: number, states: readonly unknown[]): string | null {
  const seen = new Map<string, readonly string[]>();
  for (const state of states) {
    const views = viewsOf(game, seats, state);
    const known = seen.get(views.table) ?? views.seats;
    const seat = views.seats.findIndex((view, index) => view !== known[index]);
    if (seat >= 0) return `${titleOf(game)}, but the table does not see all that seat ${seat} sees`;
    seen.set(views.table, views.seats);
  }
  return null;
}

/** Whether two different states look the same to everybody. */
function hasTwins(game: AnyGame, seats: number, states: readonly unknown[]): boolean {
  const looks = new Set(states.map((state) => JSON.stringify(viewsOf(game, seats, state))));
  return looks.size < new Set(states.map((state) => JSON.stringify(state))).size;
}
