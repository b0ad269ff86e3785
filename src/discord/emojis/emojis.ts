/** The cards as emojis of the application itself, so that a host has nothing to set up. */
import { type REST, Routes } from 'discord.js';
import type { Logger } from 'pino';
import { z } from 'zod';
import type { Face } from '../../game/cards.ts';
import type { AnyGame } from '../../game/game.ts';
import { faceOfEmoji, loadPictures, type Picture, type PictureSource, pictureSources } from './pictures.ts';

interface Emoji {
  readonly id: string;
  readonly name: string;
}

export interface Emojis {
  /** For text: `<:m7h_1a2b3c:123>`, or `7♥` if there is no emoji. */
  text(face: Face): string;
  /** For buttons and options. */
  emoji(face: Face): Emoji | undefined;
}

const emojisFrom = (found: ReadonlyMap<Face, Emoji>, sources: readonly PictureSource[]): Emojis => {
  const texts = new Map(sources.map(({ face, text }) => [face, text]));
  return {
    text(face) {
      const emoji = found.get(face);
      return emoji ? `<:${emoji.name}:${emoji.id}>` : (texts.get(face) ?? face);
    },
    emoji: (face) => found.get(face),
  };
};

/** Every face as text, until the emojis are uploaded. */
export const textEmojis = (games: readonly AnyGame[] = []): Emojis =>
  emojisFrom(new Map(), pictureSources(games));

const emojiSchema = z.object({ id: z.string(), name: z.string() });
const listSchema = z.object({ items: z.array(emojiSchema) });

const MAX_PARALLEL_REQUESTS = 4;

/** Runs for every item, a few at a time. @returns the errors; one failure does not stop the others */
const runForAll = async <T>(items: readonly T[], run: (item: T) => Promise<void>): Promise<unknown[]> => {
  const errors: unknown[] = [];
  const queue = items.values();
  const worker = async () => {
    for (const item of queue) await run(item).catch((error) => errors.push(error));
  };
  await Promise.all(Array.from({ length: MAX_PARALLEL_REQUESTS }, worker));
  return errors;
};

/** Only the message: discord.js's errors contain the whole request with its picture. */
const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

type RestClient = Pick<REST, 'get' | 'post' | 'delete'>;

const synchronize = async (
  rest: RestClient,
  applicationId: string,
  log: Logger,
  sources: readonly PictureSource[],
): Promise<Emojis> => {
  const route = Routes.applicationEmojis(applicationId);
  const pictures = await loadPictures(sources);
  const currentNames = new Set(pictures.map(({ name }) => name));
  const uploaded = listSchema.parse(await rest.get(route)).items.flatMap((emoji) => {
    const face = faceOfEmoji(emoji.name, sources);
    return face === undefined ? [] : [{ face, emoji }];
  });
  const emojis = new Map<Face, Emoji>();
  for (const { face, emoji } of uploaded) if (currentNames.has(emoji.name)) emojis.set(face, emoji);

  const upload = async ({ face, name, png }: Picture) => {
    const body = { name, image: `data:image/png;base64,${png.toString('base64')}` };
    emojis.set(face, emojiSchema.parse(await rest.post(route, { body })));
  };
  const missing = pictures.filter(({ face }) => !emojis.has(face));
  const uploadErrors = await runForAll(missing, upload);

  // An outdated picture is deleted once the current one is uploaded, and stands in for it until then.
  const outdated = uploaded.filter(({ emoji }) => !currentNames.has(emoji.name));
  const replaced = outdated.filter(({ face }) => emojis.has(face));
  for (const { face, emoji } of outdated) if (!emojis.has(face)) emojis.set(face, emoji);
  const deletionErrors = await runForAll(replaced, async ({ emoji }) => {
    await rest.delete(Routes.applicationEmoji(applicationId, emoji.id));
  });

  const errors = [...uploadErrors, ...deletionErrors];
  if (errors.length > 0) {
    log.warn(
      {
        notUploaded: uploadErrors.length,
        notDeleted: deletionErrors.length,
        reason: messageOf(errors[0]),
      },
      'some card emojis could not be uploaded or deleted; cards without an emoji are shown as text',
    );
  } else if (missing.length > 0 || replaced.length > 0) {
    log.info({ uploaded: missing.length, deleted: replaced.length }, 'card emojis are up to date');
  }
  return emojisFrom(emojis, sources);
};

/** Uploads missing emojis and deletes outdated ones. Never throws: cards without an emoji are shown as text. */
export async function uploadEmojis(
  rest: RestClient,
  applicationId: string,
  log: Logger,
  games: readonly AnyGame[] = [],
): Promise<Emojis> {
  try {
    return await synchronize(rest, applicationId, log, pictureSources(games));
  } catch (error) {
    log.warn({ reason: messageOf(error) }, 'no card emojis: cards are shown as text');
    return textEmojis(games);
  }
}
