/** Sessions that are handed over, as they are stored. */
import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import { z } from 'zod';
import { type ServerDescription, serverDescription } from '../discord/servers/description.ts';
import type { HandedSession } from '../discord/shards/session.ts';
import { yieldToEventLoop } from '../event-loop.ts';
import type { Handed } from '../store/cluster.ts';

const compress = promisify(gzip);
const decompress = promisify(gunzip);

/** Raised where a process of an earlier version could not read it: a new session is started then. */
const VERSION = 1;

const session = z.object({
  version: z.literal(VERSION),
  info: z.object({
    sessionId: z.string(),
    resumeURL: z.string(),
    sequence: z.int(),
    shardId: z.int(),
    shardCount: z.int(),
  }),
  user: z.object({
    id: z.string(),
    username: z.string(),
    discriminator: z.string(),
    global_name: z.string().nullable(),
    avatar: z.string().nullable(),
  }),
  application: z.object({ id: z.string(), flags: z.int() }),
  unavailable: z.array(z.string()),
});

/** Two thousand servers are some megabytes: one line for each, so that nothing else has to wait for all of them. */
export async function packSession({ servers, ...rest }: HandedSession): Promise<Handed> {
  const lines: string[] = [];
  for (const server of servers) {
    await yieldToEventLoop();
    lines.push(JSON.stringify(server));
  }
  return {
    session: JSON.stringify({ version: VERSION, ...rest }),
    servers: await compress(lines.join('\n'), { level: 1 }),
  };
}

/** @throws where it is not what this version stores */
export async function unpackSession(handed: Handed): Promise<HandedSession> {
  const { version, ...rest } = session.parse(JSON.parse(handed.session));
  const lines = (await decompress(handed.servers)).toString('utf8').split('\n');
  const servers: ServerDescription[] = [];
  for (const line of lines) {
    await yieldToEventLoop();
    if (line !== '') servers.push(serverDescription.parse(JSON.parse(line)));
  }
  return { ...rest, servers };
}
