/** The context that the parts of a run share. */
import { setTimeout as pause } from 'node:timers/promises';
import type { Member, MessageView, Outcome, StandIn } from 'stand-in-discord/testing';
import type { Database } from './database.ts';
import type { Meter } from './meter.ts';
import type { SoakOptions } from './options.ts';
import type { Random } from './random.ts';

export interface Soak {
  readonly options: SoakOptions;
  readonly discord: StandIn;
  readonly random: Random;
  readonly meter: Meter;
  readonly database: Database;
  /** Whether the run goes on. */
  readonly isOn: () => boolean;
}

/** Waits, but not beyond the end of the run. */
export async function wait({ isOn }: Pick<Soak, 'isOn'>, ms: number): Promise<void> {
  const end = performance.now() + ms;
  while (isOn() && performance.now() < end) await pause(Math.min(500, end - performance.now()));
}

/** Runs an action of a member and measures it. Undefined: their client would not send it, as what they saw is gone. */
export async function measured({ meter }: Soak, act: () => Promise<Outcome>): Promise<Outcome | undefined> {
  try {
    return await meter.measure(act);
  } catch (error) {
    if (error instanceof Error && error.name === 'NotSentError') return undefined;
    throw error;
  }
}

const SETTLE_TIMEOUT_MS = 5_000;

/** The message of an answer, once it is complete: a deferred one is filled later. */
export async function settled(
  member: Member,
  { answer, message, isFilled = () => false }: Outcome,
): Promise<MessageView | undefined> {
  if (!message || (answer !== 'later' && answer !== 'thinking')) return message;
  await member
    .waitUntil(isFilled, { channel: message.channelId, timeoutMs: SETTLE_TIMEOUT_MS })
    .catch(() => {});
  return isFilled() ? member.view(message) : undefined;
}
