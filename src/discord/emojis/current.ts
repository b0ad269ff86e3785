/** The emojis as far as they are loaded: text until then. */
import type { AnyGame } from '../../game/game.ts';
import { type Emojis, textEmojis } from './emojis.ts';

/** @param load returns all of them, and calls `onListed` as soon as some can be used */
export function currentEmojis(
  { games }: { readonly games: readonly AnyGame[] },
  load: (onListed: (emojis: Emojis) => void) => Promise<Emojis>,
) {
  let emojis = textEmojis(games);
  const loaded = new Promise<void>((resolve) => {
    const use = (found: Emojis): void => {
      emojis = found;
      resolve();
    };
    void load(use).then(use);
  });
  return { current: (): Emojis => emojis, loaded };
}
