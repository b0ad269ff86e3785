/**
 * The bots that the benchmark compares: Madoi, one that only answers, and one that makes as many requests. Each reports its CPU
 * time, its memory, and how long its event loop was held at most.
 */
import { readFileSync } from 'node:fs';
import {
  type ButtonInteraction,
  Client,
  Events,
  GatewayIntentBits,
  type InteractionReplyOptions,
  MessageFlags,
  REST,
  Routes,
} from 'discord.js';
import { commands } from '../../commands/index.ts';
import { systemClock } from '../../src/clock.ts';
import { readConfig } from '../../src/config.ts';
import { textEmojis } from '../../src/discord/emojis/emojis.ts';
import { startBot } from '../../src/discord/start.ts';
import { createExporter } from '../../src/exports/exporter.ts';
import { games } from '../../src/games/index.ts';
import { newLog } from '../../src/log.ts';
import { createPictureDrawer } from '../../src/pictures/drawer.ts';
import { openStore } from '../../src/store/index.ts';
import { createThinkingPool } from '../../src/thinking/pool.ts';
import { watchLoopHolds } from './loop-holds.ts';

const { token, apiUrl, databaseUrl, memberPressesPerSecond } = readConfig(process.env);

async function startMadoi(): Promise<void> {
  await startBot({
    token: token ?? '',
    apiUrl,
    devGuildId: null,
    store: await openStore(databaseUrl),
    games,
    commands,
    clock: systemClock,
    log: newLog('warn'),
    loadEmojis: async () => textEmojis(games),
    pictures: createPictureDrawer(),
    exporter: createExporter(),
    thinker: createThinkingPool({ log: newLog('warn') }),
    pace: () => 1000,
    memberPressesPerSecond,
  });
}

interface ComparedBot {
  /** What its command answers with, above the button. */
  readonly reply: InteractionReplyOptions;
  onPress(interaction: ButtonInteraction): Promise<unknown>;
}

const ROW = { type: 1, components: [{ type: 2, style: 2, label: 'Press', custom_id: 'press' }] };

function answerOnly(): ComparedBot {
  let presses = 0;
  return {
    reply: { content: 'Press.', components: [ROW] },
    onPress: (interaction) =>
      interaction.update({ content: `Pressed ${++presses} times.`, components: [ROW] }),
  };
}

/**
 * Answers with a screen that is ready, and edits the message of the press before with it as often as it is told to; draws and
 * stores nothing. Edits come first, so that no more presses wait for them than are in flight.
 */
function answerAndEdit(edits: number, screenFile: string): ComparedBot {
  const components = [...JSON.parse(readFileSync(screenFile, 'utf8')), ROW];
  const screen = { flags: MessageFlags.IsComponentsV2, components } as const;
  // Discord does not count edits by an interaction's token in a bot's fifty requests a second.
  const rest = new REST({ api: apiUrl, globalRequestsPerSecond: Number.POSITIVE_INFINITY });
  let editRoute: `/${string}` | undefined;
  const edit = () => editRoute && rest.patch(editRoute, { body: screen, auth: false });
  return {
    reply: screen,
    async onPress(interaction) {
      await Promise.all(Array.from({ length: edits }, edit));
      await interaction.update(screen);
      editRoute = Routes.webhookMessage(interaction.applicationId, interaction.token);
    },
  };
}

async function startCompared({ reply, onPress }: ComparedBot): Promise<void> {
  const client = new Client({ intents: [GatewayIntentBits.Guilds], rest: { api: apiUrl } });
  const ready = new Promise<Client<true>>((resolve) => client.once(Events.ClientReady, resolve));
  client.on(Events.InteractionCreate, async (interaction) => {
    if (interaction.isChatInputCommand()) await interaction.reply(reply);
    if (interaction.isButton()) await onPress(interaction);
  });
  await client.login(token ?? '');
  const online = await ready;
  await online.rest.put(Routes.applicationCommands(online.application.id), {
    body: [{ name: 'noop', description: 'Only answers' }],
  });
}

const holds = watchLoopHolds();
const [kind, edits, screenFile = ''] = process.argv.slice(2);
if (kind === 'madoi') await startMadoi();
else await startCompared(kind === 'edits' ? answerAndEdit(Number(edits), screenFile) : answerOnly());
let previous = { user: 0, system: 0 };
process.on('message', (measure) => {
  if (measure === 'memory') {
    process.send?.(Math.round(process.resourceUsage().maxRSS / 1024));
    return;
  }
  if (measure === 'hold') {
    process.send?.(holds.takeLongest());
    return;
  }
  const used = process.cpuUsage(previous);
  previous = process.cpuUsage();
  process.send?.((used.user + used.system) / 1000);
});
// A process that exits by itself writes its profile.
process.once('SIGTERM', () => process.exit());
process.send?.('ready');
