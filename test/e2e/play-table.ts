/** A whole table of any game through Discord, by components alone. */
import { type Member, type MessageView, type Outcome, textOf } from 'stand-in-discord/testing';
import { expect } from 'vitest';
import { canAct, openPanel, playFirstMove, type TestBot } from './test-bot.ts';

/** More moves than any table of a test takes. */
const MAX_MOVES = 600;
/** More than a panel takes to be refreshed; while nobody may act, more than some moves of computers. */
const AFTER_MOVE_MS = 1_100;
const IDLE_MS = 5_000;
/** More than any table waits for its computers. */
const MAX_IDLE = 200;

type Options = Readonly<Record<string, string | number | boolean>>;
type MakeMove = (member: Member, panel: MessageView) => Promise<Outcome>;

interface SeatedTable {
  readonly table: MessageView;
  readonly names: readonly string[];
  /** The member's panel as it is now. */
  readonly panelOf: (name: string) => MessageView;
}

/**
 * Opens a table of a game for these members, starts it, and opens everybody's panel.
 * @param options those of `/play`; `computers` take the seats that stay free
 */
export async function seatTable(
  bot: TestBot,
  game: string,
  names: readonly string[],
  options: Options = {},
): Promise<SeatedTable> {
  const [host, ...others] = names.map((name) => bot.discord.member(name));
  const table = (await host!.runCommand(`/play ${game}`, options)).message!;
  for (const other of others) await other.press(table, 'Join');
  await host!.press(table, 'Start');
  await bot.settle();
  const panels = new Map<string, MessageView>();
  for (const name of names) panels.set(name, await openPanel(bot.discord.member(name), table));
  return { table, names, panelOf: (name) => bot.discord.member(name).view(panels.get(name)!)! };
}

/**
 * Plays a table to its end: everybody who may do something does it in turn. Returns its last message, and the moves.
 * @param makeMove makes the first move on offer where left out
 */
export async function playToTheEnd(
  bot: TestBot,
  { table, names, panelOf }: SeatedTable,
  makeMove: MakeMove = playFirstMove,
): Promise<{ final: MessageView; moves: number }> {
  const host = bot.discord.member(names[0]!);
  let [moves, idle] = [0, 0];
  while (!textOf(host.view(table)!).includes('Final score')) {
    const before = moves;
    for (const name of names) {
      if (!canAct(panelOf(name))) continue;
      expect(moves++).toBeLessThan(MAX_MOVES);
      const { answer } = await makeMove(bot.discord.member(name), panelOf(name));
      expect(answer).toBeDefined();
      await bot.settle(AFTER_MOVE_MS);
    }
    idle = moves === before ? idle + 1 : 0;
    expect(idle).toBeLessThan(MAX_IDLE);
    if (idle > 0) await bot.settle(IDLE_MS);
  }
  return { final: host.view(table)!, moves };
}

/** Plays a whole table of a game with the first moves on offer. Returns its last message. */
export async function playTable(
  bot: TestBot,
  game: string,
  names: readonly string[],
  options: Options = {},
): Promise<MessageView> {
  const { final } = await playToTheEnd(bot, await seatTable(bot, game, names, options));
  return final;
}
