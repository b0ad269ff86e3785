/** The interface through which Madoi is measured. No label names users, servers, tables or what people write. */
import type { GaugeName } from './catalogue.ts';

type InteractionType = 'command' | 'component';

/**
 * - answered: Discord has accepted the answer.
 * - failed: the work threw, and the user read that.
 * - late: Discord did not take the answer any more.
 * - unsent: the answer could not be sent for another reason.
 */
export type InteractionOutcome = 'answered' | 'failed' | 'late' | 'unsent';

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
  /** A write has been requested. @returns the function to call when it is done */
  startCommit(): () => void;
  countResponse(method: string, status: number): void;
  /** From now on the gauge's value is what `read` returns: for a gauge with a label, one number for each label. */
  gauge(name: GaugeName, read: GaugeReader): void;
}

export interface MetricsServer extends Metrics {
  /** The port that it listens on. */
  readonly port: number;
  close(): Promise<void>;
}

/** Metrics that nobody reads. */
export const noMetrics: Metrics = {
  startInteraction: () => () => {},
  startCommit: () => () => {},
  countResponse() {},
  gauge() {},
};

/** The address for the metrics cannot be used; the message tells the operator why. */
export class MetricsAddressError extends Error {}
