/** The cards as emojis of the application's own, so that whoever hosts the bot has nothing to set up. */
import { type REST, Routes } from 'discord.js';
import type { Logger } from 'pino';
import { z } from 'zod';
import type { Face } from '../../game/cards.ts';
import type { AnyGame } from '../../game/game.ts';
import { faceOfEmoji, loadPictures, type Picture, type PictureSource, pictureSources } from './art.ts';

export interface Emoji {
  readonly id: string;
  readonly name: string;
}

export interface Emojis {
  /** For text: `<:m7h_1a2b3c:123>`, or `7♥` where there is no emoji. */
  text(face: Face): string;
  /** For buttons and options. */
  emoji(face: Face): Emoji | undefined;
}

const emojisOf = (found: ReadonlyMap<Face, Emoji>, pieces: readonly PictureSource[]): Emojis => {
  const texts = new Map(pieces.map(({ face, text }) => [face, text]));
  return {
    text(face) {
      const emoji = found.get(face);
      return emoji ? `<:${emoji.name}:${emoji.id}>` : (texts.get(face) ?? face);
    },
    emoji: (face) => found.get(face),
  };
};

/** Pieces as text alone: until the upload is done. */
export const textEmojis = (games: readonly AnyGame[] = []): Emojis =>
  emojisOf(new Map(), pictureSources(games));

const emojiSchema = z.object({ id: z.string(), name: z.string() });
const listSchema = z.object({ items: z.array(emojiSchema) });

const AT_ONCE = 4;

/** Runs for each item, a few at a time, and returns what went wrong: one failure does not stop the others. */
const failuresOf = async <T>(items: readonly T[], run: (item: T) => Promise<void>): Promise<unknown[]> => {
  const failures: unknown[] = [];
  const queue = items.values();
  const work = async () => {
    for (const item of queue) await run(item).catch((error) => failures.push(error));
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return failures;
};

/** The message alone: discord.js's errors carry the whole request, picture and all. */
const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

type Api = Pick<REST, 'get' | 'post' | 'delete'>;

const sync = async (
  rest: Api,
  applicationId: string,
  log: Logger,
  pieces: readonly PictureSource[],
): Promise<Emojis> => {
  const route = Routes.applicationEmojis(applicationId);
  const art = await loadPictures(pieces);
  const names = new Set(art.map(({ name }) => name));
  const ours = listSchema.parse(await rest.get(route)).items.flatMap((emoji) => {
    const face = faceOfEmoji(emoji.name, pieces);
    return face === undefined ? [] : [{ face, emoji }];
  });
  const found = new Map<Face, Emoji>();
  for (const { face, emoji } of ours) if (names.has(emoji.name)) found.set(face, emoji);

  const upload = async ({ face, name, png }: Picture) => {
    const body = { name, image: `data:image/png;base64,${png.toString('base64')}` };
    found.set(face, emojiSchema.parse(await rest.post(route, { body })));
  };
  const missing = art.filter(({ face }) => !found.has(face));
  const refused = await failuresOf(missing, upload);

  // An older picture goes once the present one is there, and until then stands in for it.
  const old = ours.filter(({ emoji }) => !names.has(emoji.name));
  const stale = old.filter(({ face }) => found.has(face));
  for (const { face, emoji } of old) if (!found.has(face)) found.set(face, emoji);
  const kept = await failuresOf(stale, async ({ emoji }) => {
    await rest.delete(Routes.applicationEmoji(applicationId, emoji.id));
  });

  const failures = [...refused, ...kept];
  if (failures.length > 0) {
    log.warn(
      { notUploaded: refused.length, notDeleted: kept.length, reason: reasonOf(failures[0]) },
      'Discord did not take every card emoji; cards without one are shown as text',
    );
  } else if (missing.length > 0 || stale.length > 0) {
    log.info({ uploaded: missing.length, deleted: stale.length }, 'Card emojis are up to date');
  }
  return emojisOf(found, pieces);
};

/** Brings the application's emojis in line with the pictures; never fails, at worst cards stay text. */
export async function uploadEmojis(
  rest: Api,
  applicationId: string,
  log: Logger,
  games: readonly AnyGame[] = [],
): Promise<Emojis> {
  try {
    return await sync(rest, applicationId, log, pictureSources(games));
  } catch (error) {
    log.warn({ reason: reasonOf(error) }, 'No card emojis: cards are shown as text');
    return textEmojis(games);
  }
}
