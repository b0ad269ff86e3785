/**
 * The bots that the benchmark compares: Madoi, and one that only answers. Each reports its CPU time, its memory, and how
 * long its event loop was held at most.
 */
import { Client, Events, GatewayIntentBits, Routes } from 'discord.js';
import { commands } from '../../commands/index.ts';
import { systemClock } from '../../src/clock.ts';
import { readConfig } from '../../src/config.ts';
import { textEmojis } from '../../src/discord/emojis/emojis.ts';
import { startBot } from '../../src/discord/start.ts';
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
    thinker: createThinkingPool({ log: newLog('warn') }),
    pace: () => 1000,
    memberPressesPerSecond,
  });
}

async function startNoop(): Promise<void> {
  const client = new Client({ intents: [GatewayIntentBits.Guilds], rest: { api: apiUrl } });
  const ready = new Promise<Client<true>>((resolve) => client.once(Events.ClientReady, resolve));
  const row = { type: 1, components: [{ type: 2, style: 2, label: 'Press', custom_id: 'press' }] };
  let presses = 0;
  client.on(Events.InteractionCreate, async (interaction) => {
    if (interaction.isChatInputCommand()) await interaction.reply({ content: 'Press.', components: [row] });
    if (interaction.isButton())
      await interaction.update({ content: `Pressed ${++presses} times.`, components: [row] });
  });
  await client.login(token ?? '');
  const online = await ready;
  await online.rest.put(Routes.applicationCommands(online.application.id), {
    body: [{ name: 'noop', description: 'Only answers' }],
  });
}

const holds = watchLoopHolds();
await (process.argv[2] === 'madoi' ? startMadoi() : startNoop());
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
