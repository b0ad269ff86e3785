/** The permissions that the bot needs where it shows a table. */
import type { PermissionsBitField } from 'discord.js';
import type { BotWords } from '../text/words.ts';

/** Whether all may see a thread. */
export type OpenedThread = 'public' | 'private';

export type PermissionName =
  | 'ViewChannel'
  | 'SendMessages'
  | 'SendMessagesInThreads'
  | 'CreatePublicThreads'
  | 'CreatePrivateThreads'
  | 'ManageThreads';

interface ShowingPlace {
  readonly isThread: boolean;
  /** A locked thread takes messages only from those who may manage threads. */
  readonly isLocked?: boolean;
  /** The thread of its own that the table gets there. Default: none. */
  readonly opens?: OpenedThread | null;
}

/** @returns the permissions that the bot needs to show a table there, and does not have */
export function missingPermissions(
  permissions: Readonly<PermissionsBitField>,
  { isThread, isLocked = false, opens = null }: ShowingPlace,
): PermissionName[] {
  const needed: PermissionName[] = [
    'ViewChannel',
    isThread || opens ? 'SendMessagesInThreads' : 'SendMessages',
    ...(opens === 'public' ? (['CreatePublicThreads'] as const) : []),
    ...(opens === 'private' ? (['CreatePrivateThreads'] as const) : []),
    ...(isLocked ? (['ManageThreads'] as const) : []),
  ];
  return needed.filter((permission) => !permissions.has(permission));
}

/** As Discord's settings name them, in one line. */
export const permissionsNamed = (
  missing: readonly PermissionName[],
  { permissions, manageThreads }: Pick<BotWords, 'permissions' | 'manageThreads'>,
): string =>
  missing.map((name) => (name === 'ManageThreads' ? manageThreads : permissions[name])).join(' · ');
