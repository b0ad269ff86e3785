/** The whole bot for a test: on the stand-in Discord, with a database in a folder of its own, and a manual clock. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DefaultRestOptions } from 'discord.js';
import { ComponentType } from 'discord-api-types/v10';
import {
  type DiscordOptions,
  type Member,
  type MessageView,
  manualClock,
  type Outcome,
  startDiscord,
} from 'stand-in-discord/testing';
import { commands as allCommands } from '../../commands/index.ts';
import type { Command } from '../../src/discord/commands.ts';
import { type Emojis, textEmojis } from '../../src/discord/emojis/emojis.ts';
import { startBot } from '../../src/discord/start.ts';
import { createExporter } from '../../src/exports/exporter.ts';
import { LOCALES } from '../../src/game/words.ts';
import { games } from '../../src/games/index.ts';
import { newLog } from '../../src/log.ts';
import { noMetrics } from '../../src/metrics/metrics.ts';
import type { PictureDrawer } from '../../src/pictures/drawer.ts';
import { openStore } from '../../src/store/index.ts';
import type { Thinker } from '../../src/tables/thinker.ts';
import { failureLog } from '../failure-log.ts';
import { newUrlIn } from '../store/files.ts';

/** Loading the chart library takes longer than most tests. */
const noPictures: PictureDrawer = {
  draw: () => Promise.reject(new Error('no pictures in this test')),
  close: async () => {},
};

// discord.js sends 50 requests in a second of real time and then waits; many seconds of the manual clock pass in one.
Object.assign(DefaultRestOptions, { globalRequestsPerSecond: Number.POSITIVE_INFINITY });

/** The commands; their bodies, which are the same for every bot, are made once. */
const commands: Readonly<Record<string, Command>> = Object.fromEntries(
  Object.entries(allCommands).map(([name, command]) => {
    let body: ReturnType<Command['data']> | undefined;
    return [name, { ...command, data: () => (body ??= command.data(games)) }];
  }),
);

const DEFAULT_PEOPLE: NonNullable<DiscordOptions['people']> = [
  { name: 'Ann', manager: true },
  { name: 'Ben' },
  { name: 'Chika', locale: 'ja' },
  { name: 'Dan' },
  { name: 'Eve' },
];

export type TestBot = Awaited<ReturnType<typeof startTestBot>>;

export async function startTestBot(
  options: Omit<DiscordOptions, 'clock'> = {},
  {
    pace = (): number => 1_000,
    loadEmojis = async (): Promise<Emojis> => textEmojis(games),
    pictures = noPictures,
    metrics = noMetrics,
    // The manual clock stands still while members press.
    memberPressesPerSecond = 1_000,
    thinker = null as Thinker | null,
    games: played = games,
    onLost = (_: Error): void => {},
  } = {},
) {
  const folder = mkdtempSync(join(tmpdir(), 'madoi-'));
  const { url: databaseUrl, remove } = newUrlIn(folder);
  const clock = manualClock(Date.now());
  const discord = await startDiscord({
    clock,
    people: DEFAULT_PEOPLE,
    channels: ['卓-1', '卓-2', '記録'],
    guildLocale: 'ja',
    bot: 'Madoi',
    ...options,
  });
  const log = process.env.TEST_LOG ? newLog(process.env.TEST_LOG) : failureLog;

  const startWithStore = async () => {
    const store = await openStore(databaseUrl, clock, metrics);
    const running = await startBot({
      token: discord.token,
      apiUrl: discord.api,
      devGuildId: null,
      store,
      games: played,
      commands,
      clock,
      log,
      pace,
      loadEmojis,
      pictures,
      exporter: createExporter(),
      metrics,
      memberPressesPerSecond,
      onLost,
      ...(thinker && { thinker }),
    });
    await discord.whenIdle(50);
    return { store, running };
  };
  let current = await startWithStore();
  const whenIdle = async (): Promise<void> => {
    await current.running.idle();
    await discord.whenIdle(50);
    await current.running.idle();
  };
  clock.settleWith(whenIdle);

  const stop = async () => {
    await current.running.stop();
    await current.store.close();
  };

  return {
    discord,
    clock,
    databaseUrl,
    get store() {
      return current.store;
    },
    /** Resolves when the bot and Discord have nothing left to do at the current time. */
    whenIdle,
    /** Advances the clock, so that messages are edited and panels refreshed. */
    settle: (ms = 1_500) => clock.advance(ms),
    stop,
    async restart() {
      await stop();
      current = await startWithStore();
    },
    start: async () => {
      current = await startWithStore();
    },
    async close() {
      await stop();
      await discord.close();
      remove();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Opens a table, seats these members and starts it. Returns its public message. */
export async function startTable(
  bot: TestBot,
  names: readonly string[],
  options: Record<string, string | number | boolean> = {},
) {
  const [host, ...others] = names.map((name) => bot.discord.member(name));
  const opened = await host!.runCommand('/play doudizhu', options);
  for (const other of others) await other.press(opened.message!, 'Join');
  await host!.press(opened.message!, 'Start');
  await bot.settle();
  return opened.message!;
}

/** Ends the only table in play, and confirms it. Returns the confirmation. */
export async function endTable(member: Member): Promise<MessageView> {
  const { ephemeral } = await member.runCommand('/table end');
  const { message } = await member.press(ephemeral!, 'End the table');
  return message!;
}

const OPEN_HAND_LABELS: readonly string[] = games.flatMap(({ words }) =>
  LOCALES.map((locale) => words[locale].openHandLabel),
);

/** Leaves the only table of the member, and confirms it where nobody else is present. */
export async function leaveTable(member: Member): Promise<void> {
  const { ephemeral } = await member.runCommand('/table leave');
  if (buttons(ephemeral!).includes('Stay')) await member.press(ephemeral!, 'Leave');
}

/** Opens a member's panel from the table's message, in the table's language. */
export async function openPanel(member: Member, table: MessageView): Promise<MessageView> {
  const shown = member.view(table)!;
  const label = buttons(shown).find((each) => OPEN_HAND_LABELS.includes(each));
  if (label === undefined) throw new Error(`no button opens a panel: ${buttons(shown).join(', ')}`);
  const { ephemeral } = await member.press(shown, label);
  if (!ephemeral) throw new Error(`${member.name} got no panel`);
  return ephemeral;
}

type Row = {
  readonly type: number;
  readonly components?: readonly Control[];
  readonly accessory?: Control;
};
export interface Control {
  readonly type: number;
  readonly custom_id?: string;
  readonly label?: string;
  readonly style?: number;
  readonly disabled?: boolean;
  readonly placeholder?: string;
  readonly min_values?: number;
  readonly options?: readonly {
    readonly label: string;
    readonly value: string;
    readonly default?: boolean;
    readonly description?: string;
  }[];
}

const rowsOf = (message: MessageView): Row[] =>
  message.components.flatMap((top) =>
    top.type === ComponentType.Container ? (top.components as readonly Row[]) : [top as Row],
  );

/** All buttons and selects of a message in rows of their own, in a container or by themselves. */
export const controls = (message: MessageView): Control[] =>
  rowsOf(message).flatMap((row) => (row.type === ComponentType.ActionRow ? (row.components ?? []) : []));

/** The labels of the buttons beside texts. */
export const sideButtons = (message: MessageView): string[] =>
  rowsOf(message).flatMap(({ accessory }) => accessory?.label ?? []);

export const buttons = (message: MessageView): string[] =>
  controls(message).flatMap(({ type, label }) => (type === ComponentType.Button && label ? [label] : []));

export const selects = (message: MessageView): Control[] =>
  controls(message).filter(({ type }) => type === ComponentType.StringSelect);

const NO_MOVES = [
  ...['Refresh', '更新', 'I’m back', '席に戻る', 'Next', '次へ進む'],
  ...['Rematch', 'もう一度', 'Leave', '抜ける', 'Skip to the result', '結果まで飛ばす'],
  ...['Review', '振り返る', '复盘'],
];

/** Whether a panel asks its owner to act. */
export const canAct = (panel: MessageView): boolean =>
  controls(panel).some(
    ({ type, label, disabled }) =>
      !disabled &&
      (type === ComponentType.StringSelect || (label !== undefined && !NO_MOVES.includes(label))),
  );

/** As many of a select's options as have to be picked, one at least. */
const firstOf = ({ options = [], min_values: least = 1 }: Control): string[] =>
  options.slice(0, Math.max(1, least)).map(({ value }) => value);

/**
 * Makes the first move on offer: a bid, a play or a pass. It takes the first options of the last select in which nothing
 * is picked yet, as many as it asks for, then the first button that makes a move.
 */
export async function playFirstMove(member: Member, panel: MessageView): Promise<Outcome> {
  const enabled = controls(panel).filter(({ disabled }) => !disabled);
  const menu = enabled.findLast(
    ({ type, options }) =>
      type === ComponentType.StringSelect && !options?.some(({ default: isChosen }) => isChosen),
  );
  const option = menu?.options?.[0];
  const labelled = enabled.filter(({ type, label }) => type === ComponentType.Button && label);
  // A card that is picked already would be put back, and picked again, without end.
  const isPicked = (label: string | undefined): boolean => label?.startsWith('✓') ?? false;
  const button =
    labelled.find(({ custom_id: id }) => id?.includes(':a.')) ??
    labelled.find(({ label }) => !isPicked(label)) ??
    labelled[0];
  const outcome =
    menu?.custom_id && option
      ? await member.select(panel, menu.custom_id, firstOf(menu))
      : await member.press(panel, button!.custom_id!);
  const isShowAction = option ? option.value.startsWith('s.') : button!.custom_id!.includes(':s.');
  const current = member.view(panel);
  return isShowAction && outcome.answer && current ? playFirstMove(member, current) : outcome;
}
