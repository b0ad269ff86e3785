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

export async function startSandbox(port: number, log: Logger): Promise<Sandbox> {
  const { url, api, token, close } = await startDiscord({
    port,
    page: pageFiles,
    onComplaint: (complaint) => log.error({ complaint }, 'Discord would refuse this'),
  });
  return { url, api, token, close };
}
