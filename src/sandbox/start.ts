/** Entry `start`: the stand-in with its page, for a person who tries a bot without Discord. */
import { type DiscordOptions, startDiscord } from './discord.ts';
import { pageFiles } from './page.ts';

export type SandboxOptions = Omit<DiscordOptions, 'page' | 'clock' | 'rateLimits'>;

export interface Sandbox {
  /** The page's address. */
  readonly url: string;
  /** The value for discord.js's `rest: { api }`. */
  readonly api: string;
  readonly token: string;
  close(): Promise<void>;
}

/** Rejects with the server's error (`EADDRINUSE` …) if the port cannot be opened. */
export async function startSandbox(options: SandboxOptions = {}): Promise<Sandbox> {
  const { url, api, token, close } = await startDiscord({ ...options, page: pageFiles });
  return { url, api, token, close };
}
