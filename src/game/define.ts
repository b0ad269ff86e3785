/** Makes a game of its definition: defaults filled in, and illegal actions refused in one place for all games. */
import { isDeepStrictEqual } from 'node:util';
import type { ActionMaker, AnyGame, Game, GameDefinition, Seat } from './game.ts';

type AnyDefinition = GameDefinition<unknown, unknown, unknown, unknown, unknown, unknown, unknown>;
type AnyActionMaker = ActionMaker<unknown, unknown, unknown>;

/** A game whose choices are its actions may leave `actionFor` out. */
export function defineGame<State, Choice extends Action, Action, Options, Carry, TableView, SeatView>(
  definition: GameDefinition<State, Choice, Action, Options, Carry, TableView, SeatView>,
): Game<State, Choice, Action, Options, Carry, TableView, SeatView>;
export function defineGame<State, Choice, Action, Options, Carry, TableView, SeatView>(
  definition: GameDefinition<State, Choice, Action, Options, Carry, TableView, SeatView> &
    ActionMaker<State, Choice, Action>,
): Game<State, Choice, Action, Options, Carry, TableView, SeatView>;
export function defineGame(definition: AnyDefinition & Partial<AnyActionMaker>): AnyGame {
  const { apply, outOfTurn, audit, ...parts } = definition;
  const actionFor = definition.actionFor ?? ((_state, _seat, choice) => choice);
  const legality = legalityOf(definition, actionFor);
  return {
    ...parts,
    actionFor: legality.actionFor,
    apply(state, seat, action, chance) {
      if (!legality.isListed(state, seat, action)) {
        const refusal = definition.whyNot(state, seat, action);
        if (refusal) return refusal;
        if (!outOfTurn?.includes(action))
          throw new Error(`${definition.id}: legal, but not among the choices: ${JSON.stringify(action)}`);
      }
      return apply(state, seat, action, chance);
    },
    ...(outOfTurn && { outOfTurnAction: outOfTurn.actionFor }),
    audit: { pieces: () => [], ...audit },
  };
}

const NONE = { state: null, seat: null, choice: null, action: null };

/**
 * Finds out whether an action is one of the listed choices'. There may be hundreds of choices, but mostly the action
 * has just been made of one of them: the latest is remembered, so that this takes no search.
 */
function legalityOf({ choices }: AnyDefinition, actionFor: AnyActionMaker['actionFor']) {
  let latest: { state: unknown; seat: Seat | null; choice: unknown; action: unknown } = NONE;
  return {
    actionFor(state: unknown, seat: Seat, choice: unknown): unknown {
      const action = actionFor(state, seat, choice);
      latest = { state, seat, choice, action };
      return action;
    },
    isListed(state: unknown, seat: Seat, action: unknown): boolean {
      const listed = choices(state, seat);
      const isLatest = latest.action === action && latest.state === state && latest.seat === seat;
      if (isLatest && listed.includes(latest.choice)) return true;
      return listed.some((choice) => isDeepStrictEqual(actionFor(state, seat, choice), action));
    },
  };
}
