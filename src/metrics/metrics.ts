/** What the rest of Madoi tells the metrics. No label has anything of users, servers, tables or what they write. */
import type { GaugeName } from './catalogue.ts';

type InteractionType = 'command' | 'component';

/**
 * - answered: Discord has accepted the answer.
 * - failed: the work threw; the user was told so.
 * - late: Discord did not take the answer any more.
 * - unsent: the answer could not be sent for another reason.
 */
export type InteractionOutcome = 'answered' | 'failed' | 'late' | 'unsent';

/** The moves of finished tables; those tables; tokens of panels; settlements that nobody answered; servers. */
type Deleted = 'moves' | 'tables' | 'panels' | 'proposals' | 'servers';

export type GaugeReader = () =>
  | number
  | Readonly<Record<string, number>>
  | Promise<number | Readonly<Record<string, number>>>;

export interface Metrics {
  /**
   * An interaction has arrived.
   * @param kind the command's name, or the kind of the component action: one of a fixed few
   * @returns the function to call with its outcome; only its first call counts
   */
  startInteraction(type: InteractionType, kind: string): (outcome: InteractionOutcome) => void;
  /** A write has been asked for. @returns the function to call when it is done */
  startCommit(): () => void;
  countResponse(method: string, status: number): void;
  /** So many things are not kept any longer, and were deleted. */
  countDeleted(what: Deleted, count: number): void;
  /** From now on the gauge's value is what `read` returns: for a gauge with a label, one number for each label. */
  gauge(name: GaugeName, read: GaugeReader): void;
}

export interface MetricsServer extends Metrics {
  /** Where it listens. */
  readonly port: number;
  close(): Promise<void>;
}

/** Metrics that nobody reads. */
export const noMetrics: Metrics = {
  startInteraction: () => () => {},
  startCommit: () => () => {},
  countResponse() {},
  countDeleted() {},
  gauge() {},
};

/** The address for the metrics cannot be used; the message tells the operator why. */
export class MetricsAddressError extends Error {}
