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

/** Runs for one item after the other, as fast as the route's answers let discord.js. @returns the errors */
const runForAll = async <T>(items: readonly T[], run: (item: T) => Promise<void>): Promise<unknown[]> => {
  const errors: unknown[] = [];
  for (const item of items) await run(item).catch((error) => errors.push(error));
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
  onListed: (emojis: Emojis) => void,
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

  // An outdated picture is deleted once the current one is uploaded, and stands in for it until then.
  const outdated = uploaded.filter(({ emoji }) => !currentNames.has(emoji.name));
  const missing = pictures.filter(({ face }) => !emojis.has(face));
  for (const { face, emoji } of outdated) if (!emojis.has(face)) emojis.set(face, emoji);
  const current = emojisFrom(emojis, sources);
  onListed(current);

  const uploadedNow = new Set<Face>();
  const upload = async ({ face, name, png }: Picture) => {
    const body = { name, image: `data:image/png;base64,${png.toString('base64')}` };
    emojis.set(face, emojiSchema.parse(await rest.post(route, { body })));
    uploadedNow.add(face);
  };
  const uploadErrors = await runForAll(missing, upload);

  const isMissing = new Set(missing.map(({ face }) => face));
  const replaced = outdated.filter(({ face }) => !isMissing.has(face) || uploadedNow.has(face));
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
  return current;
};

/**
 * Uploads missing emojis and deletes outdated ones, which may take hours where Discord asks for pauses. Never throws: cards
 * without an emoji are shown as text.
 * @param onListed called once it is known which are there; each that is uploaded later shows at once
 */
export async function uploadEmojis(
  rest: RestClient,
  applicationId: string,
  log: Logger,
  games: readonly AnyGame[] = [],
  onListed: (emojis: Emojis) => void = () => {},
): Promise<Emojis> {
  try {
    return await synchronize(rest, applicationId, log, pictureSources(games), onListed);
  } catch (error) {
    log.warn({ reason: messageOf(error) }, 'no card emojis: cards are shown as text');
    return textEmojis(games);
  }
}
