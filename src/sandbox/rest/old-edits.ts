/** Messages older than an hour can be edited a few times only. */
import { refusals } from '../rules/errors.ts';
import type { Message, World } from '../world/world.ts';

const HOUR_MS = 3_600_000;
/** Discord publishes no figure; bots meet this limit when they keep editing an old message. */
const MAX_OLD_EDITS = 5;
const OLD_EDITS_WINDOW_MS = 60_000;

/** Counts an edit. Throws Discord's refusal where it is one too many. */
export const limitOldEdits = (world: World, message: Message): void => {
  const now = world.clock.now();
  if (now - message.at <= HOUR_MS) return;
  const recent = message.oldEdits.filter((editedAt) => now - editedAt < OLD_EDITS_WINDOW_MS);
  const [oldest] = recent;
  if (oldest !== undefined && recent.length >= MAX_OLD_EDITS)
    throw refusals.oldEdits((oldest + OLD_EDITS_WINDOW_MS - now) / 1000);
  message.oldEdits = [...recent, now];
};
