/** What a load run measures: requests by whose token, and when presses are shown to others. */
import { GatewayDispatchEvents } from 'discord-api-types/v10';
import type { Member, StandIn } from 'stand-in-discord/testing';

type Message = Parameters<Parameters<StandIn['world']['messages']['forEach']>[0]>[0];

export interface RequestCounts {
  /** Requests by the bot's token. */
  bot: number;
  botEdits: number;
  /** Requests by a token of an interaction, callbacks left out. */
  token: number;
  publicTokenEdits: number;
  callbacks: number;
  /** Responses with status 429, by route and scope. */
  readonly refused: Record<string, number>;
}

/** Counts the stand-in's requests from now on. */
export function countRequests(discord: StandIn) {
  const from = Date.now();
  const isPublic = (path: string): boolean => {
    const [, , , token = '', , message = ''] = path.split('/');
    const interaction = discord.world.interactions.get(token);
    const id = message === '@original' || message === '%40original' ? interaction?.originalId : message;
    const shown = id === undefined ? undefined : discord.world.messages.get(id);
    return shown !== undefined && shown.viewerId === undefined;
  };
  const counts: RequestCounts = {
    bot: 0,
    botEdits: 0,
    token: 0,
    publicTokenEdits: 0,
    callbacks: 0,
    refused: {},
  };
  const seen = new WeakSet<object>();
  const take = (): void => {
    for (const request of discord.requests) {
      if (request.at < from || seen.has(request)) continue;
      seen.add(request);
      const { method, path, limit } = request;
      if (limit) {
        const what = `${method} ${path.replace(/\/[^/]{15,}/g, '/:id')} (${limit.scope})`;
        counts.refused[what] = (counts.refused[what] ?? 0) + 1;
      }
      if (path.startsWith('/interactions/')) counts.callbacks++;
      else if (path.startsWith('/webhooks/')) {
        counts.token++;
        if (method === 'PATCH' && isPublic(path)) counts.publicTokenEdits++;
      } else {
        counts.bot++;
        if (method === 'PATCH' && path.startsWith('/channels/')) counts.botEdits++;
      }
    }
  };
  // The stand-in keeps the latest only.
  const timer = setInterval(take, 5_000);
  return {
    read(): RequestCounts {
      clearInterval(timer);
      take();
      return counts;
    },
  };
}

interface Press {
  /** When it was pressed, by `performance.now()`. */
  readonly at: number;
  readonly messageId: string;
  /** Whose turn it is then. */
  readonly member: Member;
}

/** The latest private message of each member: their panel, which may have come down as another message. */
const latestPanels = ({ world }: StandIn): Map<string, Message> => {
  const latest = new Map<string, Message>();
  for (const message of world.messages.values())
    if (message.viewerId !== undefined) latest.set(message.viewerId, message);
  return latest;
};

/** Panels are looked at this often. */
const LOOK_EVERY_MS = 50;
const SETTLE_MS = 20_000;

/** Waits for presses to be seen: by the next player in their panel, and by everybody in the table's message. */
export function whenShown(discord: StandIn) {
  const panels: number[] = [];
  const messages: number[] = [];
  const openPanels = new Set<Press>();
  const openMessages = new Map<string, Press[]>();
  const { world } = discord;
  const wallOf = (at: number): number => Date.now() - (performance.now() - at);

  const lookAtPanels = (): void => {
    if (openPanels.size === 0) return;
    const latest = latestPanels(discord);
    for (const press of openPanels) {
      const panel = latest.get(press.member.id);
      const changedAt = Math.max(panel?.editedAt ?? 0, panel?.at ?? 0);
      if (changedAt < wallOf(press.at)) continue;
      openPanels.delete(press);
      panels.push(performance.now() - press.at - (Date.now() - changedAt));
    }
  };
  const looking = setInterval(lookAtPanels, LOOK_EVERY_MS);

  /** A message shows a press if it names whose turn it is after it. */
  const take = (messageId: string, text: string): void => {
    const waiting = openMessages.get(messageId) ?? [];
    const index = waiting.findLastIndex(({ member }) => text.includes(`▶️ ${member.name}`));
    for (const { at } of waiting.splice(0, index + 1)) messages.push(performance.now() - at);
  };
  const textOf = (id: string): string => JSON.stringify(world.messages.get(id)?.components ?? '');
  world.onDispatch.add(({ event }) => {
    if (event.t === GatewayDispatchEvents.MessageUpdate) take(event.d.id, textOf(event.d.id));
  });

  return {
    panels,
    messages,
    expect(press: Press): void {
      openPanels.add(press);
      openMessages.set(press.messageId, [...(openMessages.get(press.messageId) ?? []), press]);
    },
    /** Presses that nobody has been shown. */
    unseen: () => ({
      panels: openPanels.size,
      messages: [...openMessages.values()].reduce((sum, { length }) => sum + length, 0),
    }),
    /** Resolves when all has been shown, or nothing more is to be expected. */
    async settled(): Promise<void> {
      const end = performance.now() + SETTLE_MS;
      const isOpen = () => openPanels.size > 0 || [...openMessages.values()].some(({ length }) => length > 0);
      while (isOpen() && performance.now() < end) await new Promise((resolve) => setTimeout(resolve, 100));
      clearInterval(looking);
    },
  };
}

/** Of milliseconds. */
export function percentiles(times: readonly number[]) {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (part: number): number =>
    Number((sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0).toFixed(1));
  return { p50: at(0.5), p99: at(0.99), max: at(1) };
}

const QUIET_MS = 15_000;

/** Resolves when the bot has sent nothing by its own token for a while: what came of openings is done. */
export async function whenQuiet(discord: StandIn): Promise<void> {
  const isByBot = ({ path }: { readonly path: string }): boolean =>
    !/^\/(webhooks|interactions)\//.test(path);
  const lastAt = (): number => discord.requests.findLast(isByBot)?.at ?? 0;
  while (Date.now() - lastAt() < QUIET_MS) await new Promise((resolve) => setTimeout(resolve, 500));
}
