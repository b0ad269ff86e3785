/** The interface through which Madoi is measured. No label names users, servers, tables or what people write. */
import type { GaugeName } from './catalogue.ts';

type InteractionType = 'command' | 'component' | 'other';

/**
 * - answered: Discord has accepted the answer.
 * - failed: the work threw, and the user read that.
 * - late: it arrived too late and was dropped, or Discord did not take the answer any more.
 * - unsent: the answer could not be sent for another reason.
 *
 * Dropped without an answer:
 * - limited: its member was too fast. Only a few of these get a notice.
 * - duplicate: it had arrived before.
 * - overflow: too many arrived before the bot was ready.
 * - ignored: Madoi has nothing that sends such an interaction.
 */
export type InteractionOutcome =
  | 'answered'
  | 'failed'
  | 'late'
  | 'unsent'
  | 'limited'
  | 'duplicate'
  | 'overflow'
  | 'ignored';

/** Kinds of deleted data; tables are those whose moves were deleted, proposals are unanswered settlements. */
type Deleted = 'moves' | 'tables' | 'panels' | 'proposals' | 'servers';

export type GaugeReader = () =>
  | number
  | Readonly<Record<string, number>>
  | Promise<number | Readonly<Record<string, number>>>;

export interface Metrics {
  /**
   * An interaction has arrived.
   * @param kind the command's name, or the kind of the component action: one of a fixed few; `unread` if it was dropped
   * @returns the function to call with its outcome; only its first call counts
   */
  startInteraction(type: InteractionType, kind: string): (outcome: InteractionOutcome) => void;
  /** A write has been requested. @returns the function to call when it is done */
  startCommit(): () => void;
  /** @param status the HTTP status, or `none` if no response came */
  countResponse(method: string, status: number | 'none'): void;
  /** A table's message was edited: by an interaction's token, or by the bot's, which Discord counts in its limit for the bot. */
  countEdit(by: 'token' | 'bot'): void;
  /** Counts data that was deleted because it is no longer kept. */
  countDeleted(what: Deleted, count: number): void;
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
  countEdit() {},
  countDeleted() {},
  gauge() {},
};

/** The address for the metrics cannot be used; the message tells the operator why. */
export class MetricsAddressError extends Error {}
