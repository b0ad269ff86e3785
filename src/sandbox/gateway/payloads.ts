/** Payloads a bot sends to the gateway, and READY. */
import { GatewayCloseCodes, GatewayIntentBits, type GatewayReadyDispatchData } from 'discord-api-types/v10';
import * as z from 'zod';
import { apiUser } from '../api/objects.ts';
import { type Guild, userOf, type World } from '../world/world.ts';
import { otherServerIds } from './other-servers.ts';
import { type Session, servesGuild } from './session.ts';

const ALL_INTENTS = Object.values(GatewayIntentBits).reduce((sum: number, bit) => sum | Number(bit), 0);
const PRIVILEGED_INTENTS = {
  GuildMembers: GatewayIntentBits.GuildMembers,
  GuildPresences: GatewayIntentBits.GuildPresences,
  MessageContent: GatewayIntentBits.MessageContent,
} as const;

export type PrivilegedIntent = keyof typeof PRIVILEGED_INTENTS;

/** The close code and reason for intents the bot may not have; undefined when it may have them. */
export const intentsRejection = (
  intents: number,
  privileged: readonly PrivilegedIntent[],
): [GatewayCloseCodes, string] | undefined => {
  if ((intents & ~ALL_INTENTS) !== 0) return [GatewayCloseCodes.InvalidIntents, 'Invalid intent(s)'];
  const denied = Object.entries(PRIVILEGED_INTENTS).filter(
    ([name, bit]) => (intents & bit) !== 0 && !privileged.some((granted) => granted === name),
  );
  if (denied.length === 0) return undefined;
  return [
    GatewayCloseCodes.DisallowedIntents,
    `Disallowed intent(s): ${denied.map(([name]) => name).join(', ')}`,
  ];
};

export const payload = z.object({
  op: z.number().int(),
  d: z.unknown().optional(),
  s: z.unknown().optional(),
});
export const identify = z.object({
  token: z.string(),
  intents: z.number().int(),
  properties: z.object({ os: z.string(), browser: z.string(), device: z.string() }),
  compress: z.boolean().optional(),
  large_threshold: z.number().int().min(50).max(250).optional(),
  shard: z.tuple([z.number().int(), z.number().int().min(1)]).default([0, 1]),
  presence: z.unknown().optional(),
});
export const resume = z.object({ token: z.string(), session_id: z.string(), seq: z.number().int() });
export const requestMembers = z.object({
  guild_id: z.string(),
  query: z.string().optional(),
  limit: z.number().int().optional(),
  user_ids: z.union([z.string(), z.array(z.string())]).optional(),
  nonce: z.string().optional(),
});

/** The servers that the bot is in, and whose events this session gets. */
export const guildsOf = (world: World, session: Session): Guild[] =>
  [...world.guilds.values()].filter(
    ({ id, members }) => members.has(world.botId) && servesGuild(session, id),
  );

export const ready = (world: World, session: Session, resumeUrl: string): GatewayReadyDispatchData => {
  const noFlags: number = 0;
  return {
    v: 10,
    user: { ...apiUser(userOf(world, world.botId)), verified: true, mfa_enabled: false, email: null },
    guilds: [...guildsOf(world, session).map(({ id }) => id), ...otherServerIds(world, session)].map(
      (id) => ({
        id,
        unavailable: true,
      }),
    ),
    session_id: session.id,
    resume_gateway_url: resumeUrl,
    shard: [...session.shard],
    application: {
      id: world.application.id,
      flags: noFlags,
      flags_new: '0',
    } as GatewayReadyDispatchData['application'],
  };
};
