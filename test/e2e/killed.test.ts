/** The real process, killed again and again after a random number of events: it loses no acknowledged move, and pays nothing twice. */
import { watch } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  type Member,
  type MessageView,
  type Outcome,
  type StandIn,
  startDiscord,
  textOf,
} from 'stand-in-discord/testing';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { runs } from '../runs.ts';
import { newUrlIn } from '../store/files.ts';
import { openRaw } from '../store/raw.ts';
import { type BotProcess, READY, startBotProcess } from './bot-process.ts';
import { buttons, type Control, canAct, controls, playFirstMove, selects } from './test-bot.ts';

const KILLS = runs(20);
/** An acknowledged move and the computers' answers to it are about ten events. */
const MAX_EVENTS = 200;
/** In every such number of lives, one counts the events of its start too. */
const KILLED_EARLY = 4;
const MAX_EARLY_EVENTS = 8;

let discord: StandIn;
let folder: string;
let bot: BotProcess;
let database: ReturnType<typeof newUrlIn>;

beforeEach(async () => {
  discord = await startDiscord({
    people: [{ name: 'Ann', manager: true }, { name: 'Ben' }],
    channels: ['long', 'short'],
    rateLimits: 'off',
  });
  folder = await mkdtemp(join(tmpdir(), 'madoi-'));
  database = newUrlIn(folder);
});
afterEach(async () => {
  bot.child.kill('SIGKILL');
  await discord.close();
  database.remove();
  await rm(folder, { recursive: true, force: true });
});

async function start(): Promise<void> {
  bot = await startBotProcess(discord, {
    databaseUrl: database.url,
    // A life is over before a thread has loaded the games.
    env: { COMPUTER_PACE_MS: '5', COMPUTER_THREADS: '0' },
  });
}

function rows<T>(sql: string): T[] {
  const db = openRaw(database.url);
  try {
    return db.prepare<[], T>(sql).all();
  } finally {
    db.close();
  }
}

const count = (sql: string): number => rows<{ n: number }>(`SELECT count(*) AS n FROM ${sql}`)[0]!.n;

interface Player {
  readonly member: Member;
  readonly channel: string;
  readonly game: string;
  readonly options: Readonly<Record<string, string | number>>;
  /** Moves that were answered as played. */
  acknowledged: number;
}

/** One table of long hands, and one whose hands end, and are paid, after a few moves. */
const newPlayers = (): Player[] => [
  {
    member: discord.member('Ann'),
    channel: 'long',
    game: '/play doudizhu',
    options: { computers: 3, deals: 3, time: 'off' },
    acknowledged: 0,
  },
  {
    member: discord.member('Ben'),
    channel: 'short',
    game: '/play bluff',
    options: { computers: 1, matches: 5, time: 'off' },
    acknowledged: 0,
  },
];

const isPlayed = ({ answer, message }: Outcome): boolean =>
  answer !== undefined && message !== undefined && !textOf(message).includes('⚠️');

const hasOpenTable = ({ channel }: Player): boolean =>
  count(
    `"Table" WHERE channelId = '${discord.channelId(channel)}' AND phase IN ('lobby', 'playing', 'between')`,
  ) > 0;

/** Asks for the player's hand and does what it offers. @returns whether it offered anything */
async function act(player: Player): Promise<boolean> {
  const { member, channel } = player;
  if (!hasOpenTable(player)) {
    await member.runCommand(player.game, { ...player.options }, { channel });
    return true;
  }
  const lobby = member.visibleMessages(channel).findLast((message) => buttons(message).includes('Start'));
  const { ephemeral: panel } = await member.runCommand('/table show', {}, { channel });
  if (!panel) return false;
  if (buttons(panel).includes('Next')) await member.press(panel, 'Next');
  else if (canAct(panel)) {
    if (isPlayed(await move(member, panel))) player.acknowledged++;
  } else if (lobby) await member.press(lobby, 'Start');
  else return false;
  return true;
}

/** The first move on offer; a call is challenged, as then hands of bluff are short. */
async function move(member: Member, panel: MessageView): Promise<Outcome> {
  if (!controls(panel).some(({ label }) => CHALLENGE.test(label ?? ''))) return playFirstMove(member, panel);
  if (usable(CHALLENGE, panel)) return pressInTurn(member, panel, [CHALLENGE, MADE]);
  let current: MessageView | undefined = panel;
  for (const placeholder of [/^(?:Call|宣言)/, /^How many|何個？/]) {
    const menu: Control | undefined =
      current && selects(current).find((each) => placeholder.test(each.placeholder ?? ''));
    if (!current || !menu) return { answer: undefined };
    current = (await member.select(current, menu.custom_id!, menu.options![0]!.value)).ephemeral;
  }
  return current ? pressInTurn(member, current, [MADE]) : { answer: undefined };
}

const CHALLENGE = /^(?:Challenge|チャレンジ)$/;
/** The button that makes a call or a challenge. */
const MADE = /^(?:Call|Challenge) \d|と宣言する$|にチャレンジする$/;

const usable = (wanted: RegExp, panel: MessageView): string | undefined =>
  controls(panel).find(({ label, disabled }) => !disabled && wanted.test(label ?? ''))?.label;

/** Presses one button after the other. @returns the last outcome; without an answer where a button was not there */
async function pressInTurn(member: Member, panel: MessageView, wanted: readonly RegExp[]): Promise<Outcome> {
  let outcome: Outcome = { answer: undefined, ephemeral: panel };
  for (const each of wanted) {
    const label: string | undefined = outcome.ephemeral && usable(each, outcome.ephemeral);
    if (!outcome.ephemeral || !label) return { answer: undefined };
    outcome = await member.press(outcome.ephemeral, label);
  }
  return outcome;
}

/** Counts events of the bot: writes to its database, gateway events that it is sent, and changes that it makes at Discord. */
function countEvents(onEvent: () => void): () => void {
  const { onDispatch, onChange } = discord.world;
  onDispatch.add(onEvent);
  onChange.add(onEvent);
  const watcher = watch(folder, (_, name) => {
    if (name === 'madoi.db-wal') onEvent();
  });
  return () => {
    watcher.close();
    onDispatch.delete(onEvent);
    onChange.delete(onEvent);
  };
}

/** Plays at all tables until the bot is killed after this number of events. */
async function playUntilKilled(players: readonly Player[], events: number): Promise<void> {
  let remaining = events;
  let isOver = false;
  let onNext = () => {};
  const stopCounting = countEvents(() => {
    if (--remaining === 0) bot.child.kill('SIGKILL');
    onNext();
  });
  const over = bot.exited.then(() => {
    isOver = true;
  });
  const nextEvent = () =>
    new Promise<void>((resolve) => {
      const previous = onNext;
      onNext = () => {
        previous();
        resolve();
      };
    });
  const play = async (player: Player): Promise<void> => {
    while (!isOver) {
      const changed = nextEvent();
      const acted = await Promise.race([act(player).catch(() => false), over]);
      if (!acted) await Promise.race([changed, over]);
    }
  };
  await Promise.race([bot.logs(READY).catch(() => {}), over]);
  await Promise.all(players.map(play));
  stopCounting();
}

/** Resolves at the next event of the bot. */
function nextEvent(): Promise<void> {
  let stop = () => {};
  return new Promise<void>((resolve) => {
    stop = countEvents(resolve);
  }).finally(() => stop());
}

const ENDED = 'Hand WHERE scores IS NOT NULL';

/** Few short lives may end no hand: plays on until one has ended. */
async function playUntilHandEnds(player: Player): Promise<void> {
  while (count(ENDED) === 0) {
    const changed = nextEvent();
    if (!(await act(player).catch(() => false))) await changed;
  }
}

/** A random number of events that differs from life to life: short and long lives take turns. */
const eventsOf = (life: number, max: number): number =>
  Math.ceil(max * ((((life * 7) % KILLS) + Math.random()) / KILLS));

test(`killed ${KILLS} times, the bot loses no acknowledged move and pays each deal once`, async () => {
  const players = newPlayers();
  for (let killed = 0; killed < KILLS; killed++) {
    await start();
    const isEarly = killed % KILLED_EARLY === KILLED_EARLY - 1;
    if (!isEarly) await bot.logs(READY);
    await playUntilKilled(players, eventsOf(killed, isEarly ? MAX_EARLY_EVENTS : MAX_EVENTS));
    expect(await bot.exited).toEqual([null, 'SIGKILL']);
    for (const { member, acknowledged } of players)
      expect(count(`Move WHERE "by" = '${member.id}'`)).toBeGreaterThanOrEqual(acknowledged);
  }
  await start();
  await bot.logs(READY);

  await playUntilHandEnds(players[1]!);
  const acknowledged = players.map((player) => player.acknowledged);
  expect(Math.min(...acknowledged), `${acknowledged}`).toBeGreaterThan(KILLS / 4);
  const ended = rows<{ tableId: string; number: number }>(`SELECT * FROM ${ENDED}`);
  expect(ended).not.toEqual([]);
  const entries = rows<{ tableId: string; hand: number; sum: number }>(
    'SELECT e.tableId, e.hand, sum(p.amount) AS sum FROM Entry e JOIN Posting p ON p.entryId = e.id GROUP BY e.id',
  );
  expect(entries.map(({ tableId, hand }) => `${tableId}/${hand}`).sort()).toEqual(
    ended.map(({ tableId, number }) => `${tableId}/${number}`).sort(),
  );
  expect(entries.every(({ sum }) => sum === 0)).toBe(true);
  // The move log has no gap: seq counts every move of its table.
  expect(count('"Table" t WHERE t.seq <> (SELECT count(*) FROM Move m WHERE m.tableId = t.id)')).toBe(0);
  expect(discord.violations).toEqual([]);
}, 300_000);

test('every press is answered in time while Discord is slow', async () => {
  const ann = discord.member('Ann');
  await start();
  await bot.logs(READY);
  const endSlowness = discord.delayResponses(700);
  const { message, answer } = await ann.runCommand('/play doudizhu', { computers: 3 });
  expect(answer).toBeDefined();
  expect((await ann.press(message!, 'Start')).answer).toBeDefined();
  endSlowness();
}, 30_000);
