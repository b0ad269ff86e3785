/**
 * The host ends the hand in play before its time. All people who are present must agree, or the host lets the computers
 * finish it. A player who is away counts as agreed; one who plays on has not agreed.
 */
import type { AnyGame } from '../game/game.ts';
import { goAway } from './play.ts';
import { refused, type TableRefusal, type Transition } from './refusals.ts';
import { hasEverybodyAgreed, settleRequest } from './request.ts';
import { isOpen, type PlayingTable, type ReadableTable, seatIndex } from './table.ts';

const MINUTE_MS = 60_000;
/** A request expires after the time of a turn, but not sooner than this; at a table without a clock, after a day. */
const MIN_REQUEST_MS = 5 * MINUTE_MS;
export const MAX_REQUEST_MS = 24 * 60 * MINUTE_MS;
/** The host may ask again only after this pause, as each request pings players. */
const PAUSE_MS = 5 * MINUTE_MS;

const requestMs = ({ turnSeconds }: PlayingTable): number =>
  turnSeconds === 0 ? MAX_REQUEST_MS : Math.max(MIN_REQUEST_MS, turnSeconds * 1000);

function whyNotInPlay(table: ReadableTable): TableRefusal {
  if (table.phase === 'lobby') return refused('not-begun');
  return refused(isOpen(table) ? 'no-hand' : 'finished');
}

const next = (table: PlayingTable, fields: Partial<PlayingTable>, now: number): PlayingTable => ({
  ...table,
  ...fields,
  version: table.version + 1,
  touchedAt: now,
  closesAt: null,
});

/** The host asks all who are present to end the table now; with nobody else present, it ends. */
export const askToEnd =
  (userId: string): Transition =>
  (table, now) => {
    if (table.phase !== 'playing') return whyNotInPlay(table);
    if (table.hostId !== userId) return refused('not-host');
    const { ending } = table;
    if (ending?.kind === 'asked') return refused('asked-already', { at: ending.expires });
    if (ending?.kind === 'last-hand') return refused('last-hand-already');
    if (ending?.kind === 'declined' && ending.until > now)
      return refused('asked-lately', { at: ending.until });
    const agreed = [seatIndex(table, userId)];
    const withRequest = next(
      table,
      { ending: { kind: 'asked', agreed, expires: now + requestMs(table) } },
      now,
    );
    return { table: settleRequest(withRequest) };
  };

/** A player agrees that the table ends now. */
export const agreeToEnd =
  (userId: string): Transition =>
  (table, now) => {
    const seat = seatIndex(table, userId);
    if (seat < 0) return refused('not-seated');
    if (table.phase !== 'playing') return whyNotInPlay(table);
    const { ending } = table;
    if (ending?.kind !== 'asked') return refused('not-asked');
    if (ending.agreed.includes(seat)) return refused('agreed-already');
    const agreed = [...ending.agreed, seat].toSorted((a, b) => a - b);
    return { table: settleRequest(next(table, { ending: { ...ending, agreed } }, now)) };
  };

/** A player declines because they want to play on, or the host takes the request back. */
export const declineToEnd =
  (userId: string): Transition =>
  (table, now) => {
    if (seatIndex(table, userId) < 0) return refused('not-seated');
    if (table.phase !== 'playing') return whyNotInPlay(table);
    if (table.ending?.kind !== 'asked') return refused('not-asked');
    return { table: next(table, { ending: declined(now) }, now) };
  };

/** Ends a request to which not all have agreed in time. */
export const expireRequest: Transition = (table, now) =>
  table.phase === 'playing' && table.ending?.kind === 'asked' && !hasEverybodyAgreed(table)
    ? { table: { ...table, ending: declined(now), version: table.version + 1, touchedAt: now } }
    : refused('stale');

const declined = (now: number) => ({ kind: 'declined', until: now + PAUSE_MS }) as const;

/** The host leaves the hand to a computer, and the table ends after it. */
export const makeLastHand =
  (game: AnyGame, userId: string): Transition =>
  (table, now) => {
    if (table.phase !== 'playing') return whyNotInPlay(table);
    if (table.hostId !== userId) return refused('not-host');
    const last = { ...table, ending: { kind: 'last-hand' }, closesAt: null } as const;
    const isAway = table.seats[seatIndex(table, userId)]?.away ?? true;
    if (isAway) return { table: next(last, {}, now) };
    return goAway(game, userId)(last, now);
  };
