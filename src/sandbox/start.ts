/** The sandbox as `npm start` opens it: the stand-in Discord with its page, and what it complains of in the log. */
import type { Logger } from 'pino';
import { startDiscord } from './discord.ts';
import { pageFiles } from './page.ts';

export interface Sandbox {
  readonly url: string;
  /** discord.js's REST base. */
  readonly api: string;
  readonly token: string;
  close(): Promise<void>;
}

/** @param database the bot's, `file:` and a path: the sandbox's world is kept beside it */
export async function startSandbox(port: number, database: string, log: Logger): Promise<Sandbox> {
  const { url, api, token, close } = await startDiscord({
    port,
    page: pageFiles,
    file: `${database.replace(/^file:/, '')}.world`,
    onFileTrouble: (err) => log.warn({ err }, 'the sandbox’s channels and messages could not be kept'),
    onComplaint: (complaint) => log.error({ complaint }, 'Discord would refuse this'),
  });
  return { url, api, token, close };
}
