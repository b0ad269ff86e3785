/** Makes a game of its definition: defaults filled in, and illegal actions refused in one place for all games. */
import { isDeepStrictEqual } from 'node:util';
import type { ActionMaker, AnyGame, AnySeatView, Game, GameDefinition, Seat } from './game.ts';

type AnyDefinition = GameDefinition<unknown, unknown, unknown, unknown, unknown, unknown, AnySeatView>;
type AnyActionMaker = ActionMaker<unknown, unknown, unknown>;

/** A game whose choices are its actions may leave `actionFor` out. */
type MakesActions<State, Choice, Action> = [Choice] extends [Action]
  ? Partial<ActionMaker<State, Choice, Action>>
  : ActionMaker<State, Choice, Action>;

export function defineGame<State, Choice, Action, Options, Carry, TableView, SeatView extends AnySeatView>(
  definition: GameDefinition<State, Choice, Action, Options, Carry, TableView, SeatView> &
    MakesActions<State, Choice, Action>,
): Game<State, Choice, Action, Options, Carry, TableView, SeatView>;
export function defineGame(definition: AnyDefinition & Partial<AnyActionMaker>): AnyGame {
  const { apply, outOfTurn, audit, ...parts } = definition;
  const choices = memoizeChoices(definition.choices);
  const makeAction = definition.actionFor ?? ((_state, _seat, choice) => choice);
  let latest: { state: unknown; seat: Seat | null; choice: unknown; action: unknown } = NONE;

  /** Searches the choices only if the action is not the one that was made last: there may be hundreds. */
  function isListed(state: unknown, seat: Seat, action: unknown): boolean {
    const listed = choices(state, seat);
    const isLatest = latest.action === action && latest.state === state && latest.seat === seat;
    if (isLatest && listed.includes(latest.choice)) return true;
    return listed.some((choice) => isDeepStrictEqual(makeAction(state, seat, choice), action));
  }

  return {
    pickOf: () => '',
    ...parts,
    choices,
    actionFor(state, seat, choice) {
      const action = makeAction(state, seat, choice);
      latest = { state, seat, choice, action };
      return action;
    },
    apply(state, seat, action, chance) {
      if (!isListed(state, seat, action)) {
        const refusal = definition.whyNot(state, seat, action);
        if (refusal) return refusal;
        if (!outOfTurn?.includes(action))
          throw new Error(`${definition.id}: legal, but not among the choices: ${JSON.stringify(action)}`);
      }
      return apply(state, seat, action, chance);
    },
    ...(outOfTurn && { outOfTurnAction: outOfTurn.actionFor, isOutOfTurn: outOfTurn.includes }),
    audit: { pieces: () => [], secrets: 'own', resampleHidden: (state) => state, ...audit },
  };
}

const NONE = { state: null, seat: null, choice: null, action: null };

/** Remembers the choices listed last: they are mostly needed twice, to pick one and to apply it. States never change. */
function memoizeChoices(choices: AnyDefinition['choices']): AnyDefinition['choices'] {
  let latest: { state: unknown; seat: Seat; listed: readonly unknown[] } | null = null;
  return (state, seat) => {
    if (latest === null || latest.state !== state || latest.seat !== seat)
      latest = { state, seat, listed: choices(state, seat) };
    return latest.listed;
  };
}
