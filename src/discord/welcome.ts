/** Welcomes a server that the bot has joined: once, in the first channel where it may write. */
import { MessageFlags, Routes } from 'discord-api-types/v10';
import type { PendingWork } from '../pending-work.ts';
import { localeFromDiscord } from '../text/catalogue.ts';
import type { Bot } from './bot.ts';
import { welcomeComponents } from './screens/games.ts';
import type { JoinedServer, JoinedServers } from './servers/joined-servers.ts';

/** Welcomes the servers that the bot has joined lately, and those that it joins from now on. */
export function serveWelcomes(bot: Bot, joined: JoinedServers, work: PendingWork): void {
  joined.serve((server) => {
    work
      .track(welcome(bot, server))
      .catch((error) => bot.log.warn({ server: server.id, err: error }, 'a server could not be welcomed'));
  });
}

async function welcome(bot: Bot, { id, channelIds }: JoinedServer): Promise<void> {
  const { client, store, servers, clock } = bot;
  // The bot was away from it for a month.
  if (store.departures.isErasing(id)) return;
  const channelId = channelIds.find(
    (channel) => servers.missingPermissions({ guildId: id, channelId: channel }).length === 0,
  );
  if (channelId === undefined) return;
  // It is stored before it is sent: better no welcome than one at each start.
  if (!(await store.guilds.claimWelcome(id, clock.now()))) return;
  const locale = (await store.guilds.locale(id)) ?? localeFromDiscord(servers.localeOf(id) ?? '');
  await client.rest.post(Routes.channelMessages(channelId), {
    body: {
      components: welcomeComponents(bot, locale),
      flags: MessageFlags.IsComponentsV2,
      allowed_mentions: { parse: [] },
      nonce: `w.${id}`,
      enforce_nonce: true,
    },
  });
}
