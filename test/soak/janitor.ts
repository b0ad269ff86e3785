/** Keeps a run of any length in bounded memory: what nobody can see or edit any more is dropped. */
import { type Soak, wait } from './context.ts';

const INTERVAL_MS = 5_000;
/** The number of newest messages that stay in a channel; an open table's message is among them. */
const MAX_PUBLIC_MESSAGES = 60;
/** A token works for fifteen minutes. */
const MAX_AGE_MS = 16 * 60_000;
/** A dismissed panel stays for this long, as the bot may be about to delete it. */
const DISMISSED_MS = 30_000;

/** The plays of a table that is over stay for this long: somebody who was absent may still press what they saw before. */
const OVER_MS = 150_000;

/** @param onTableOver may forget the plays of a table that has been over for a while */
export async function clean(soak: Soak, onTableOver: (table: string) => void): Promise<void> {
  const { discord, meter, database } = soak;
  const overSince = new Map<string, number>();
  while (soak.isOn()) {
    await wait(soak, INTERVAL_MS);
    const now = Date.now();
    const publicMessages = new Map<string, string[]>();
    for (const [id, message] of discord.world.messages) {
      if (message.viewerId === undefined) {
        const ids = publicMessages.get(message.channelId) ?? [];
        publicMessages.set(message.channelId, ids);
        ids.push(id);
      } else {
        const lastAt = message.editedAt ?? message.at;
        if (now - lastAt > (message.dismissed ? DISMISSED_MS : MAX_AGE_MS)) discord.world.messages.delete(id);
      }
    }
    for (const ids of publicMessages.values())
      for (const id of ids.slice(0, -MAX_PUBLIC_MESSAGES)) discord.world.messages.delete(id);
    for (const [token, { at }] of discord.world.interactions)
      if (now - at > MAX_AGE_MS) discord.world.interactions.delete(token);
    for (const table of new Set([...meter.plays.keys()].map((key) => key.split('/')[0] ?? ''))) {
      if (!['over', 'cancelled'].includes(database.phase(table) ?? '')) continue;
      const since = overSince.get(table) ?? now;
      overSince.set(table, since);
      if (now - since < OVER_MS) continue;
      overSince.delete(table);
      onTableOver(table);
    }
  }
}
