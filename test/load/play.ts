/** People press at a steady rate at many tables, and all that comes of it is measured. */
import { NotSentError, type Outcome, type StandIn } from 'stand-in-discord/testing';
import type { LoadDatabase, StoredTable } from './database.ts';
import { countRequests, percentiles, whenQuiet, whenShown } from './meter.ts';
import type { LoadOptions } from './options.ts';
import { type Move, makeMove, moveAt, type OpenTable, openHand, openTables } from './people.ts';

const WARM_UP_PAUSE_MS = 60;

export interface PlayParts {
  readonly discord: StandIn;
  readonly database: LoadDatabase;
  readonly options: LoadOptions;
}

interface Tally {
  /** How long each answer took, in milliseconds. */
  readonly answers: number[];
  /** Of each server. */
  readonly pressesByServer: Map<string, number>;
  /** There was no table to press at, or nothing to press. */
  unsent: number;
  /** Discord has shown the press as failed. */
  unanswered: number;
  /** Presses after which more than one move was stored. */
  doubled: number;
  /** Presses for a move that were answered, after which none was stored. */
  withoutMove: number;
}

type Shown = ReturnType<typeof whenShown>;

interface Playing extends Pick<PlayParts, 'database'> {
  readonly looks: number;
  readonly shown: Shown;
  readonly tally: Tally;
  /** Tables at which no press is in flight, those that were pressed longest ago first. */
  readonly free: OpenTable[];
}

/** The first move at a table deletes the ping that it has begun: tables do not begin all at once. */
async function warmUp({ discord, database }: PlayParts, opened: readonly OpenTable[]): Promise<void> {
  for (const table of opened) {
    const move = moveAt(table, await database.table(table.id));
    if (move) await makeMove(table, move);
    await new Promise((resolve) => setTimeout(resolve, WARM_UP_PAUSE_MS));
  }
  await whenQuiet(discord);
}

interface Turn {
  readonly table: OpenTable;
  readonly stored: StoredTable;
  readonly move: Move;
}

/** The table that was pressed longest ago of those where somebody is to act; null where there is none. */
async function nextTurn({ free, database }: Playing): Promise<Turn | null> {
  for (let tries = free.length; tries > 0; tries--) {
    const table = free.shift();
    if (!table) return null;
    const stored = await database.table(table.id);
    const move = moveAt(table, stored);
    if (move) return { table, stored, move };
    free.push(table);
  }
  return null;
}

/** Presses for the move, and expects the next player and everybody else to be shown it. */
async function play({ database, shown, tally }: Playing, { table, stored, move }: Turn): Promise<Outcome> {
  const at = performance.now();
  const outcome = await makeMove(table, move);
  const after = await database.table(table.id);
  const moves = after.seq - stored.seq;
  if (moves > 1) tally.doubled++;
  if (moves < 1 && outcome.answer !== undefined) tally.withoutMove++;
  const next = moves > 0 ? moveAt(table, after) : null;
  if (next && next.seat !== move.seat)
    shown.expect({ at, messageId: table.messageId, member: table.seats[next.seat]!.member });
  return outcome;
}

async function press(playing: Playing): Promise<void> {
  const { looks, tally, free } = playing;
  const turn = await nextTurn(playing);
  if (!turn) {
    tally.unsent++;
    return;
  }
  const { table } = turn;
  const at = performance.now();
  try {
    const isLook = Math.random() < looks;
    const { answer } = isLook ? await openHand(table) : await play(playing, turn);
    tally.answers.push(performance.now() - at);
    if (answer === undefined) tally.unanswered++;
    tally.pressesByServer.set(table.guildId, (tally.pressesByServer.get(table.guildId) ?? 0) + 1);
  } catch (error) {
    if (!(error instanceof NotSentError)) throw error;
    tally.unsent++;
  } finally {
    free.push(table);
  }
}

/** Presses at the rate, however long answers take. @returns for how many seconds */
async function pressAll(playing: Playing, { presses, minutes }: LoadOptions): Promise<number> {
  const begunAt = performance.now();
  const total = Math.round(presses * minutes * 60);
  const inFlight = new Set<Promise<void>>();
  for (let index = 0; index < total; index++) {
    const waitMs = begunAt + (index * 1000) / presses - performance.now();
    if (waitMs > 0) await new Promise((resolve) => setTimeout(resolve, waitMs));
    const pressing = press(playing).finally(() => inFlight.delete(pressing));
    inFlight.add(pressing);
  }
  await Promise.all(inFlight);
  return (performance.now() - begunAt) / 1000;
}

/**
 * Opens the tables and lets people play.
 * @param onBegin called when all is at rest, before the first press that counts
 * @param onEnd called after the last of them
 * @returns the figures, and how many presses each server had
 */
export async function measurePlay(
  parts: PlayParts,
  onBegin: () => Promise<void>,
  onEnd: () => Promise<void>,
) {
  const { discord, database, options } = parts;
  const opened = await openTables({ discord, database, servers: options.servers }, options.tables);
  await warmUp(parts, opened);
  const requests = countRequests(discord);
  const shown = whenShown(discord);
  const tally: Tally = {
    answers: [],
    pressesByServer: new Map(),
    unsent: 0,
    unanswered: 0,
    doubled: 0,
    withoutMove: 0,
  };
  await onBegin();
  const playing = { database, looks: options.looks, shown, tally, free: [...opened] };
  const seconds = await pressAll(playing, options);
  await onEnd();
  await shown.settled();
  const counted = requests.read();
  const { answers, pressesByServer, ...counts } = tally;
  const perPress = (count: number): number => Number((count / answers.length).toFixed(3));
  const figures = {
    presses: answers.length,
    ...counts,
    perSecond: Number((answers.length / seconds).toFixed(1)),
    answerMs: percentiles(answers),
    panelMs: percentiles(shown.panels),
    messageMs: percentiles(shown.messages),
    unseen: shown.unseen(),
    requestsPerPress: {
      bot: perPress(counted.bot),
      token: perPress(counted.token),
      callback: perPress(counted.callbacks),
    },
    publicEditsPerPress: { bot: perPress(counted.botEdits), token: perPress(counted.publicTokenEdits) },
    status429: counted.refused,
  };
  return { figures, pressesByServer };
}
