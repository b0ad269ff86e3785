/** Posts the recaps of evenings that have ended: each once, also after a restart. */
import { MessageFlags, type REST, Routes } from 'discord.js';
import type { Logger } from 'pino';
import type { Clock } from '../../clock.ts';
import type { AnyGame } from '../../game/game.ts';
import { type Recap, recapKey, recapOf, usualGain } from '../../ledger/recap.ts';
import type { PictureDrawer } from '../../pictures/drawer.ts';
import { pictureHash } from '../../pictures/drawer.ts';
import type { Evening } from '../../store/evenings.ts';
import type { BotStore } from '../../store/index.ts';
import { localeFromDiscord } from '../../text/catalogue.ts';
import type { Attachment, Content } from '../answer.ts';
import { isClientError } from '../errors.ts';
import type { NameKeeper } from '../names.ts';
import type { NamedDisplay } from '../screens/book.ts';
import type { Servers } from '../servers/servers.ts';
import { recapPicture } from './recap-picture.ts';
import { recapScreen } from './recap-screen.ts';

export interface RecapParts {
  readonly store: Pick<BotStore, 'evenings' | 'guilds' | 'settings' | 'departures'>;
  readonly client: { readonly rest: Pick<REST, 'post'> };
  readonly servers: Pick<Servers, 'localeOf' | 'mayAttachFiles'>;
  readonly names: Pick<NameKeeper, 'namesOf'>;
  readonly pictures: Pick<PictureDrawer, 'draw'>;
  readonly games: readonly AnyGame[];
  readonly clock: Clock;
  readonly log: Logger;
}

export interface Recaps {
  /** Posts the recap of an evening that has ended, and deletes the evening. Never rejects. */
  post(evening: Evening): Promise<void>;
  /** Posts all that are due. */
  postDue(): Promise<void>;
}

/** A recap that could not be posted for so long is dropped: nobody waits for it any more. */
const MAX_LATE_MS = 24 * 3_600_000;

export function createRecaps(parts: RecapParts): Recaps {
  const { store, clock, log } = parts;
  /** One after another: the second of one evening finds that it is gone. */
  let last: Promise<unknown> = Promise.resolve();

  const tryToPost = async ({ id }: Evening): Promise<void> => {
    const evening = await store.evenings.find(id);
    // The server is erased; its evenings go with it.
    if (!evening || store.departures.isErasing(evening.guildId)) return;
    const fields = { evening: id, channel: evening.channelId };
    try {
      const isWanted = evening.isAsked || (await store.settings.of(evening.guildId)).recaps;
      const recap = isWanted ? await readRecap(parts, evening) : null;
      if (recap) await send(parts, evening, recap);
    } catch (error) {
      if (isClientError(error))
        log.info({ ...fields, err: error }, 'a recap may not be posted; it is dropped');
      else if (clock.now() - evening.due < MAX_LATE_MS) {
        log.warn({ ...fields, err: error }, 'a recap could not be posted; it is tried again');
        return;
      } else log.warn({ ...fields, err: error }, 'a recap could not be posted for a day; it is dropped');
    }
    await store.evenings.remove(id);
  };

  const post = (evening: Evening): Promise<void> => {
    const result = last
      .then(() => tryToPost(evening))
      .catch((error) => log.error({ evening: evening.id, err: error }, 'a recap failed'));
    last = result;
    return result;
  };

  return {
    post,
    async postDue() {
      for (const evening of await store.evenings.due(clock.now())) await post(evening);
    },
  };
}

/** @returns null where nobody has played */
async function readRecap({ store }: RecapParts, { id, guildId }: Evening): Promise<Recap | null> {
  const hands = await store.evenings.hands(id);
  const usual = new Map<string, number>();
  for (const { game, book } of hands) {
    if (book === null || usual.has(recapKey({ game, book }))) continue;
    usual.set(recapKey({ game, book }), usualGain(await store.evenings.latestScores(guildId, book, game)));
  }
  return recapOf(hands, usual);
}

async function displayFor(
  { store, servers, names, games }: RecapParts,
  guildId: string,
  recap: Recap,
): Promise<NamedDisplay> {
  const { units } = await store.guilds.ledger(guildId);
  const locale = (await store.guilds.locale(guildId)) ?? localeFromDiscord(servers.localeOf(guildId) ?? '');
  const accounts = recap.games.flatMap(({ players }) => players.map(({ account }) => account));
  return { games, locale, units, names: await names.namesOf(guildId, accounts) };
}

/** With its picture, and without it where it cannot be drawn or Discord refuses it. */
async function send(parts: RecapParts, evening: Evening, recap: Recap): Promise<void> {
  const { guildId } = evening;
  const display = await displayFor(parts, guildId, recap);
  const plain: Content = { components: recapScreen(recap, guildId, display, null) };
  const drawn = await drawnContent(parts, evening, recap, display);
  try {
    await post(parts, evening, drawn ?? plain);
  } catch (error) {
    if (!drawn || !isClientError(error)) throw error;
    await post(parts, evening, plain);
  }
}

async function drawnContent(
  { pictures, servers, log }: RecapParts,
  { id, guildId, channelId }: Evening,
  recap: Recap,
  display: NamedDisplay,
): Promise<Content | null> {
  if (recap.games.length === 0 || !servers.mayAttachFiles({ guildId, channelId })) return null;
  const { request, alt } = recapPicture(recap, display);
  try {
    const data = await pictures.draw(request);
    const name = `recap-${pictureHash(request).slice(0, 12)}.png`;
    const file: Attachment = { name, data, description: alt };
    return { components: recapScreen(recap, guildId, display, { name, alt }), files: [file] };
  } catch (error) {
    log.warn({ evening: id, err: error }, 'the picture of a recap could not be drawn');
    return null;
  }
}

/** The nonce has Discord drop a second one soon after a restart. */
const post = (
  { client }: RecapParts,
  { id, channelId }: Evening,
  { components, files = [] }: Content,
): Promise<unknown> =>
  client.rest.post(Routes.channelMessages(channelId), {
    body: {
      components,
      flags: MessageFlags.IsComponentsV2,
      allowed_mentions: { parse: [] },
      nonce: `evening.${id}`,
      enforce_nonce: true,
      ...(files.length > 0 && {
        attachments: files.map(({ name, description }, index) => ({
          id: String(index),
          filename: name,
          description,
        })),
      }),
    },
    files: files.map(({ name, data }, index) => ({
      key: `files[${index}]`,
      name,
      data,
      contentType: 'image/png',
    })),
  });
