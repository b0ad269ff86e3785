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
  /** For text: `<:heart7_1a2b3c:123>`, or `7♥` if there is no emoji. */
  text(face: Face): string;
  /** `7♥`, for where pictures take too many characters. */
  written(face: Face): string;
  /** For buttons and options. */
  emoji(face: Face): Emoji | undefined;
}

const emojisFrom = (found: ReadonlyMap<Face, Emoji>, sources: readonly PictureSource[]): Emojis => {
  const texts = new Map(sources.map(({ face, text }) => [face, text]));
  const written = (face: Face): string => texts.get(face) ?? face;
  return {
    text(face) {
      const emoji = found.get(face);
      return emoji ? `<:${emoji.name}:${emoji.id}>` : written(face);
    },
    written,
    emoji: (face) => found.get(face),
  };
};

/** Every face as text, until the emojis are uploaded. */
export const textEmojis = (games: readonly AnyGame[] = []): Emojis =>
  emojisFrom(new Map(), pictureSources(games));

const emojiSchema = z.object({ id: z.string(), name: z.string() });
const listSchema = z.object({ items: z.array(emojiSchema) });

/** Discord takes 50 requests a second from the whole bot: these leave most of them to tables and commands. */
const PAUSE_MS = 100;

type RestClient = Pick<REST, 'get' | 'post' | 'delete'>;

export interface UploadOptions {
  readonly log: Logger;
  readonly games: readonly AnyGame[];
  /** Resolves after this number of milliseconds. */
  readonly pause: (ms: number) => Promise<void>;
  /** Called once it is known which emojis are there; each that is uploaded later shows at once. */
  readonly onListed?: (emojis: Emojis) => void;
  /** Runs it when no other process of this bot uploads. Default: at once. */
  readonly alone?: Alone;
}

/** Runs something while no other process does the same. Once the signal is aborted, it ends, and another process goes on with it. */
export type Alone = (run: (signal: AbortSignal) => Promise<void>) => Promise<void>;

const runToTheEnd: Alone = (run) => run(new AbortController().signal);

/**
 * Uploads missing emojis and deletes outdated ones, which may take hours where Discord asks for pauses. Never throws: cards
 * without an emoji are shown as text.
 */
export async function uploadEmojis(
  rest: RestClient,
  applicationId: string,
  options: UploadOptions,
): Promise<Emojis> {
  try {
    return await synchronize(rest, applicationId, options);
  } catch (error) {
    options.log.warn({ reason: messageOf(error) }, 'no card emojis: cards are shown as text');
    return textEmojis(options.games);
  }
}

async function synchronize(
  rest: RestClient,
  applicationId: string,
  { log, games, pause, onListed = () => {}, alone = runToTheEnd }: UploadOptions,
): Promise<Emojis> {
  const route = Routes.applicationEmojis(applicationId);
  const sources = pictureSources(games);
  const pictures = await loadPictures(sources);
  const currentNames = new Set(pictures.map(({ name }) => name));
  const emojis = new Map<Face, Emoji>();
  const current = new Map<Face, Emoji>();
  const use = (face: Face, emoji: Emoji): void => {
    current.set(face, emoji);
    emojis.set(face, emoji);
  };
  /** @returns those that are outdated: each is deleted once the current one is uploaded, and stands in for it until then */
  const list = async () => {
    const outdated: { readonly face: Face; readonly emoji: Emoji }[] = [];
    for (const emoji of listSchema.parse(await rest.get(route)).items) {
      const face = faceOfEmoji(emoji.name, sources);
      if (face === undefined) continue;
      if (currentNames.has(emoji.name)) use(face, emoji);
      else outdated.push({ face, emoji });
    }
    for (const { face, emoji } of outdated) if (!current.has(face)) emojis.set(face, emoji);
    return outdated;
  };
  const isMissing = ({ face }: Picture): boolean => !current.has(face);

  const update = async (signal: AbortSignal): Promise<void> => {
    const runAtPace = runForAll(pause, signal);
    const outdated = await list();
    const missing = pictures.filter(isMissing);
    const uploadErrors = await runAtPace(missing, async ({ face, name, png }: Picture) => {
      const body = { name, image: `data:image/png;base64,${png.toString('base64')}` };
      use(face, emojiSchema.parse(await rest.post(route, { body })));
    });
    // An upload whose response was lost is refused when it is repeated, as the name is taken.
    if (uploadErrors.length > 0 && !signal.aborted) await list().catch(() => []);

    const replaced = outdated.filter(({ face }) => current.has(face));
    const deletionErrors = await runAtPace(replaced, async ({ emoji }) => {
      await rest.delete(Routes.applicationEmoji(applicationId, emoji.id));
    });
    if (signal.aborted) return;
    const notUploaded = missing.filter(isMissing).length;
    const notDeleted = deletionErrors.length;
    if (notUploaded + notDeleted > 0) {
      const reason = messageOf([...uploadErrors, ...deletionErrors][0]);
      log.warn(
        { notUploaded, notDeleted, reason },
        'some card emojis could not be uploaded or deleted; cards without an emoji are shown as text',
      );
    } else if (missing.length > 0 || replaced.length > 0) {
      log.info({ uploaded: missing.length, deleted: replaced.length }, 'card emojis are up to date');
    }
  };

  const outdated = await list();
  const shown = emojisFrom(emojis, sources);
  onListed(shown);
  if (outdated.length > 0 || pictures.some(isMissing))
    await alone(update).catch((error) =>
      log.warn({ reason: messageOf(error) }, 'card emojis could not be brought up to date'),
    );
  return shown;
}

/** Runs for one item after the other, with pauses, until the signal is aborted; besides, as fast as the route's answers let discord.js. */
const runForAll =
  (pause: UploadOptions['pause'], signal: AbortSignal) =>
  async <T>(items: readonly T[], run: (item: T) => Promise<void>): Promise<unknown[]> => {
    const errors: unknown[] = [];
    for (const item of items) {
      if (signal.aborted) break;
      await run(item).catch((error) => errors.push(error));
      await pause(PAUSE_MS);
    }
    return errors;
  };

/** Only the message: discord.js's errors contain the whole request with its picture. */
const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
