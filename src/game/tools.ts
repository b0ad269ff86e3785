/** What the scenario runner and the conformance suite need of a game besides its rules. */
import type { z } from 'zod';
import type { Chance } from './chance.ts';
import type { Refusal } from './refusal.ts';
import type { Seat } from './seat.ts';

/**
 * A hand as people write it down: cards by face, later draws laid open. The scenario runner uses it. A setup or an
 * action of the wrong shape throws a ZodError or `MalformedScenario`; what the rules do not allow is a refusal.
 */
export interface ScenarioAdapter<State, Written, Action> {
  /** A state from a scenario's `setup`, and the chance that the hand goes on with. */
  setup(written: unknown, options: unknown, chance: Chance): ScenarioStart<State>;
  /** The shape of a written action, without its seat. */
  readonly actionSchema: z.ZodType<Written>;
  /**
   * The action as `actionFor` writes it, where an action can be written in several ways (in any order, of any suit).
   */
  parseAction(state: State, seat: Seat, written: Written): Action | Refusal;
}

export interface ScenarioStart<State> {
  readonly state: State;
  readonly chance: Chance;
}

/** What the conformance suite needs from a game besides its rules. */
export interface Audit<State> {
  /** Every card or die, each named once: the same set at every step of a hand. None by default. */
  pieces(state: State): readonly (string | number)[];
  /**
   * What play hides. 'own': every seat has secrets of its own, such as its cards; so by default. 'common': only what no
   * seat may see, such as a stock. 'none': nothing.
   */
  readonly secrets: 'own' | 'common' | 'none';
  /**
   * A state that could as well be the real one to all other seats: what only this seat may see, and what nobody may
   * see, is drawn anew. By default, for a game without secrets, the state itself.
   */
  resampleHidden(state: State, seat: Seat, chance: Chance): State;
}

/** Small hands on which the conformance suite compares `choices` with everything that could be written down. */
export interface BruteForce<State, Action> {
  /** Scenario setups whose hands are so small that all actions can be tried. */
  readonly setups: readonly { readonly setup: unknown; readonly options?: unknown }[];
  /** Every action that anybody could write for this seat in turn, legal or not; none twice. */
  actions(state: State, seat: Seat): Iterable<Action>;
}

/** Thrown where a scenario makes no sense. */
export class MalformedScenario extends Error {}
