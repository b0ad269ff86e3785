/** The cards' emojis while they are loaded: text until then. */
import type { REST } from 'discord.js';
import type { Logger } from 'pino';
import type { AnyGame } from '../../game/game.ts';
import { type Emojis, textEmojis } from './emojis.ts';

interface LoadingParts {
  readonly games: readonly AnyGame[];
  readonly log: Logger;
  /** See `BotOptions`. */
  readonly loadEmojis: (
    rest: REST,
    applicationId: string,
    log: Logger,
    onListed: (emojis: Emojis) => void,
  ) => Promise<Emojis>;
}

/** @returns the emojis as they are now, and when those of the application are known */
export function loadEmojis(
  { games, log, loadEmojis: load }: LoadingParts,
  rest: REST,
  applicationId: string,
) {
  let emojis = textEmojis(games);
  const loaded = new Promise<void>((resolve) => {
    const use = (found: Emojis): void => {
      emojis = found;
      resolve();
    };
    void load(rest, applicationId, log, use).then(use);
  });
  return { current: (): Emojis => emojis, loaded };
}
