/**
 * While the host of a table in play is gone, those who are present vote: to replace a player who is away by a computer, or to
 * make one of them the host. More than half of the people who are present decide.
 */
import type { AnyGame } from '../game/game.ts';
import type { TableUpdate } from '../store/records.ts';
import { inPlay, type TableInPlay, vacate, withHost } from './company.ts';
import { refused, type TableRefusal, type Transition } from './refusals.ts';
import { presentSeats } from './request.ts';
import { spanMs } from './slow.ts';
import {
  isBegun,
  isOpen,
  type Motion,
  type Pace,
  type ReadableTable,
  seatIndex,
  type Vote,
} from './table.ts';

/** A vote that is not decided ends after this time; at a slow table, after that of a turn. */
export const VOTE_MS = 5 * 60_000;
export const voteMs = (table: Pace): number => spanMs(table, VOTE_MS);

/** Whether the host has left the table, or a computer plays for them. */
export const isHostGone = (table: ReadableTable): boolean =>
  table.seats[seatIndex(table, table.hostId)]?.away ?? true;

/** Whether a motion still makes sense: seats change hands, and players come back. */
function isPossible(table: TableInPlay, motion: Motion): boolean {
  const { seats } = table;
  if (motion.kind === 'host') return presentSeats(seats).includes(seatIndex(table, motion.userId));
  const seat = seats[motion.seat];
  return seat !== undefined && seat.userId === motion.userId && seat.away;
}

/** The vote that is open at a table; null: there is none. */
export const openVote = (table: ReadableTable): Vote | null =>
  isOpen(table) && isBegun(table) && table.vote && isHostGone(table) && isPossible(table, table.vote.motion)
    ? table.vote
    : null;

/** How many must agree. */
export const votesNeeded = ({ seats }: ReadableTable): number =>
  Math.floor(presentSeats(seats).length / 2) + 1;

/** Those who are present and have agreed. */
export const votesFor = ({ seats }: ReadableTable, { agreed }: Vote): number[] =>
  presentSeats(seats).filter((seat) => agreed.includes(seat));

/** Carries out what more than half of those who are present have agreed to. */
function settle(game: AnyGame, table: TableInPlay, vote: Vote, now: number): TableUpdate | TableRefusal {
  const { motion } = vote;
  const changed = { version: table.version + 1, touchedAt: now };
  if (votesFor(table, vote).length < votesNeeded(table)) return { table: { ...table, ...changed, vote } };
  const decided = { ...table, vote: null };
  return motion.kind === 'replace'
    ? vacate(game, decided, motion.seat, now)
    : { table: withHost({ ...decided, ...changed }, motion.userId) };
}

/** Why a user may not vote; null: they may. */
function whyNotVote(table: TableInPlay, userId: string): TableRefusal | null {
  const seat = table.seats[seatIndex(table, userId)];
  if (!seat) return refused('not-seated');
  if (seat.away) return refused('is-away');
  return isHostGone(table) ? null : refused('host-is-here');
}

/** Somebody who is present asks the others to agree to a motion, and agrees by that. */
export const propose = (game: AnyGame, userId: string, motion: Motion): Transition =>
  inPlay((table, now) => {
    const refusal = whyNotVote(table, userId);
    if (refusal) return refusal;
    if (openVote(table)) return refused('vote-is-open');
    if (!isPossible(table, motion)) return refused('no-such-seat');
    return settle(
      game,
      table,
      { motion, agreed: [seatIndex(table, userId)], expires: now + voteMs(table) },
      now,
    );
  });

/** @param expires of the vote that was pressed: a later one may be about something else */
export const agreeToMotion = (game: AnyGame, userId: string, expires: number): Transition =>
  inPlay((table, now) => {
    const refusal = whyNotVote(table, userId);
    if (refusal) return refusal;
    const vote = openVote(table);
    if (!vote || Math.floor(vote.expires / 1000) !== expires) return refused('no-vote');
    const seat = seatIndex(table, userId);
    if (vote.agreed.includes(seat)) return refused('voted-already');
    const agreed = [...vote.agreed, seat].toSorted((a, b) => a - b);
    return settle(game, table, { ...vote, agreed }, now);
  });

/** Ends a vote whose time is over; it counts as decided where enough of those who are still present have agreed. */
export const endVote = (game: AnyGame): Transition =>
  inPlay((table, now) => {
    if (!table.vote) return refused('stale');
    const vote = openVote(table);
    if (vote && votesFor(table, vote).length >= votesNeeded(table)) return settle(game, table, vote, now);
    return { table: { ...table, vote: null, version: table.version + 1, touchedAt: now } };
  });
