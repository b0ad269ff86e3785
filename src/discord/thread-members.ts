/** Who is in the private thread of a private table. */
import { type APIChannel, Routes } from 'discord-api-types/v10';
import type { Bot } from './bot.ts';

type ThreadParts = Pick<Bot, 'client' | 'log'>;

interface NotAdded {
  readonly userId: string;
  readonly error: unknown;
}

/** Adds people to a thread that is not archived. Never rejects. @returns those who could not be added, and why */
export async function addToThread(
  { client, log }: ThreadParts,
  threadId: string,
  userIds: readonly string[],
): Promise<NotAdded[]> {
  const notAdded: NotAdded[] = [];
  for (const userId of userIds) {
    try {
      await client.rest.put(Routes.threadMembers(threadId, userId));
    } catch (error) {
      log.info({ channel: threadId, user: userId, err: error }, 'a member could not be added to a thread');
      notAdded.push({ userId, error });
    }
  }
  return notAdded;
}

/** Archives a thread that the bot has made and does not use. Never rejects. */
export async function closeThread({ client, log }: ThreadParts, threadId: string): Promise<void> {
  try {
    await client.rest.patch(Routes.channel(threadId), { body: { archived: true } });
  } catch (error) {
    log.info({ channel: threadId, err: error }, 'a thread could not be closed');
  }
}

/** Takes somebody from a thread that the bot has made; in threads of others they may be for another reason. Never rejects. */
export async function removeFromThread(
  { client, log }: ThreadParts,
  threadId: string,
  userId: string,
): Promise<void> {
  try {
    const channel = (await client.rest.get(Routes.channel(threadId))) as APIChannel;
    if (!('owner_id' in channel) || channel.owner_id !== client.user.id) return;
    await client.rest.delete(Routes.threadMembers(threadId, userId));
  } catch (error) {
    log.info({ channel: threadId, user: userId, err: error }, 'a member could not be taken from a thread');
  }
}
