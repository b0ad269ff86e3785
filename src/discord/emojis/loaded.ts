/** The application's emojis as far as they are loaded: text before. */
import type { REST } from 'discord.js';
import type { Logger } from 'pino';
import type { AnyGame } from '../../game/game.ts';
import { type Alone, type Emojis, textEmojis } from './emojis.ts';

export type EmojiLoader = (
  rest: REST,
  applicationId: string,
  log: Logger,
  onListed: (emojis: Emojis) => void,
  alone?: Alone,
) => Promise<Emojis>;

export function loadedEmojis(
  options: {
    readonly games: readonly AnyGame[];
    readonly log: Logger;
    readonly loadEmojis: EmojiLoader;
  },
  rest: REST,
  applicationId: string,
) {
  let emojis = textEmojis(options.games);
  const loaded = new Promise<void>((resolve) => {
    const use = (found: Emojis): void => {
      emojis = found;
      resolve();
    };
    void options.loadEmojis(rest, applicationId, options.log, use).then(use);
  });
  return { current: (): Emojis => emojis, loaded };
}
