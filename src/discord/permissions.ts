/** The permissions that the bot needs where it shows a table. */
import type { PermissionsBitField } from 'discord.js';

export type PermissionName = 'ViewChannel' | 'SendMessages' | 'SendMessagesInThreads' | 'CreatePublicThreads';

interface ShowingPlace {
  readonly isThread: boolean;
  /** Whether the table gets a thread of its own there. */
  readonly opensThread?: boolean;
}

/** @returns those that the bot needs to show a table there, and does not have */
export function missingPermissions(
  permissions: Readonly<PermissionsBitField>,
  { isThread, opensThread = false }: ShowingPlace,
): PermissionName[] {
  const needed: PermissionName[] = [
    'ViewChannel',
    isThread || opensThread ? 'SendMessagesInThreads' : 'SendMessages',
    ...(opensThread ? (['CreatePublicThreads'] as const) : []),
  ];
  return needed.filter((permission) => !permissions.has(permission));
}
