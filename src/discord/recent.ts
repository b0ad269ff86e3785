/** What the bot remembers of the latest presses and messages, so that nothing is done twice or too often. */
import type { Clock } from '../clock.ts';
import { recentlyUsed } from '../recently-used.ts';
import { createOpeningPresses } from './opening-presses.ts';
import { createRecentLimit } from './recent-limit.ts';

/** So many people are invited to a table within a minute at most: each is mentioned. */
export const MAX_INVITED = 5;
/** So often a member is put on waiting lists or taken off them within a minute at most: each is a write, and shown to all. */
export const MAX_LIST_CHANGES = 10;

/** The lobby to which the people of a table that is over were called last. */
export interface CalledTogether {
  readonly lobby: string;
  readonly at: number;
}

export type Recent = ReturnType<typeof createRecent>;

export const createRecent = (clock: Pick<Clock, 'monotonic'>) => ({
  openingPresses: createOpeningPresses(clock),
  invitedTo: createRecentLimit(clock, MAX_INVITED),
  /** Nobody is invited to one table twice within a minute: it may be a double press. */
  invited: createRecentLimit(clock, 1),
  listChanges: createRecentLimit(clock, MAX_LIST_CHANGES),
  /** Nobody is told of a free seat at one table twice within a minute: it may be left and taken by turns. */
  toldOfSeat: createRecentLimit(clock, 1),
  /** By table that is over. */
  calledTogether: recentlyUsed<CalledTogether>(2_000),
  /** Members who got an offer or opened the tutorial lately: they need no further offer when they sit down. */
  offered: recentlyUsed<true>(2_000),
  /** By table, when all who sit there were looked for last. */
  looks: recentlyUsed<number>(1_000),
});
