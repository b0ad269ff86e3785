/** Bots on whose buttons measurements press, one after another. Each has a stand-in Discord of its own. */
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import Sqlite from 'better-sqlite3';
import { type Member, type StandIn, startDiscord } from 'stand-in-discord/testing';
import { doudizhu } from '../../src/games/doudizhu/index.ts';
import { openPanel } from '../e2e/test-bot.ts';
import { type BotProcess, startBotProcess } from './bot-process.ts';

/** The pause from one answer to the next press. An idle processor slows down, so bots that are compared must idle equally long. */
const PAUSE_MS = 5;

export interface PressedBot extends BotProcess {
  /** Presses one button after another. @returns how long each answer took, in milliseconds */
  press(count: number): Promise<number[]>;
  close(): Promise<void>;
}

const timed = async (work: () => Promise<unknown>): Promise<number> => {
  const startedAt = performance.now();
  await work();
  return performance.now() - startedAt;
};

/** A bot that only answers. @param folder where it keeps its files */
export async function startAnswerOnly(folder: string): Promise<PressedBot> {
  const discord = await startDiscord({ people: [{ name: 'Ann' }], rateLimits: 'off' });
  const bot = await startBotProcess('noop', discord, folder);
  const ann = discord.member('Ann');
  const { message } = await ann.runCommand('/noop');
  return {
    ...bot,
    async press(count) {
      const times: number[] = [];
      while (times.length < count) {
        await pause(PAUSE_MS);
        times.push(await timed(() => ann.press(message!, 'Press')));
      }
      return times;
    },
    async close() {
      await bot.stop();
      await discord.close();
    },
  };
}

/** Who sits at the table. */
export const NAMES = ['Ann', 'Ben', 'Cid', 'Dan'];

/** A Discord with the four people of a table. */
export const startDiscordOfFour = (): Promise<StandIn> =>
  startDiscord({ people: NAMES.map((name) => ({ name })), rateLimits: 'off' });

export interface TableOfFour extends PressedBot {
  readonly members: readonly Member[];
}

/** Madoi, with a table at which four people play 闘地主 one deal after another. Closing it closes its Discord, too. */
export async function startTableOfFour(folder: string, discord: StandIn): Promise<TableOfFour> {
  const bot = await startBotProcess('madoi', discord, folder);
  const members = NAMES.map((name) => discord.member(name));
  const db = new Sqlite(join(folder, 'madoi.db'), { readonly: true });
  const latest = db.prepare<[], { id: string; state: string; prompts: string; phase: string }>(
    'SELECT id, state, prompts, phase FROM "Table" ORDER BY rowid DESC LIMIT 1',
  );
  let panels: string[] = [];

  const startTable = async (): Promise<void> => {
    const [ann, ...others] = members as [Member, ...Member[]];
    const { message } = await ann.runCommand('/play doudizhu', { time: 'off', deals: 1 });
    for (const other of others) await other.press(message!, 'Join');
    await ann.press(message!, 'Start');
    // Presses are faster here than a channel's messages may be edited.
    await ann.waitForMessage(({ id }, text) => id === message!.id && text.includes('[My hand]'), {
      timeoutMs: 30_000,
    });
    panels = await Promise.all(members.map(async (member) => (await openPanel(member, message!)).id));
  };
  await startTable();

  /** A member who must act presses a random choice, which this process works out from the stored state. */
  const pressOnce = async (): Promise<number | null> => {
    const { id, state, prompts, phase } = latest.get()!;
    if (phase !== 'playing') {
      await startTable();
      return null;
    }
    const current = doudizhu.schema.state.parse(JSON.parse(state));
    const [seat] = doudizhu.toAct(current);
    const choices = doudizhu.choices(current, seat!);
    const name = doudizhu.nameOf(choices[Math.floor(Math.random() * choices.length)]!);
    const customId = `m:${id}:${JSON.parse(prompts)[seat!]}:a.${name}`;
    await pause(PAUSE_MS);
    return timed(() => members[seat!]!.press(panels[seat!]!, customId, { forge: true }));
  };

  return {
    ...bot,
    members,
    async press(count) {
      const times: number[] = [];
      for (let index = 0; index < count; index++) {
        const ms = await pressOnce();
        if (ms !== null) times.push(ms);
      }
      return times;
    },
    async close() {
      db.close();
      await bot.stop();
      await discord.close();
    },
  };
}
