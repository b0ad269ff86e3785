/** From a request's body to what a message becomes: checked, files stored, `attachment://` resolved. */
import {
  type APIAttachment,
  type APIEmbed,
  type APIMessageTopLevelComponent,
  ComponentType,
  MessageFlags,
} from 'discord-api-types/v10';
import { type Fault, refuse } from '../rules/errors.ts';
import { holdDraft, type MessageBody, unknownEmojis } from '../rules/messages.ts';
import { textsOf, walk } from '../world/components.ts';
import type { MessageChange } from '../world/messages.ts';
import { complain, type Message, type World } from '../world/world.ts';
import type { Upload } from './route.ts';

interface Body extends MessageBody {
  embeds?: APIEmbed[] | null | undefined;
  attachments?: readonly Listed[] | null | undefined;
}

interface Listed {
  id: number | string;
  filename?: string | undefined;
  description?: string | undefined;
}

/** discord.js sends these with every message; where Discord knows no such field it ignores them. */
export const withoutHabits = (body: unknown): unknown => {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return body;
  const { tts, enforce_nonce, ...rest } = body as Record<string, unknown>;
  return { ...rest, ...(tts ? { tts } : {}), ...(enforce_nonce ? { enforce_nonce } : {}) };
};

const stored = (
  world: World,
  channelId: string,
  upload: Upload,
  listed: Listed | undefined,
): APIAttachment => {
  const id = world.nextId();
  const filename = (listed?.filename ?? upload.name).replace(/[^\p{L}\p{N}._-]/gu, '_');
  const path = `/cdn/attachments/${channelId}/${id}/${encodeURIComponent(filename)}`;
  world.files.set(path, { mime: upload.mime, body: upload.body });
  return {
    id,
    filename,
    size: upload.body.length,
    url: world.origin + path,
    proxy_url: world.origin + path,
    content_type: upload.mime,
    ...(listed?.description ? { description: listed.description } : {}),
  };
};

const attachmentsOf = (
  world: World,
  channelId: string,
  body: Body,
  uploads: readonly Upload[],
  before: readonly APIAttachment[],
): APIAttachment[] => {
  const listed = body.attachments;
  const faults: Fault[] = [];
  const kept = listed
    ? listed.flatMap((one, index) => {
        const old = before.find(({ id }) => id === String(one.id));
        if (!old && !uploads.some(({ index: n }) => n === Number(one.id))) {
          faults.push({
            path: ['attachments', index, 'id'],
            code: 'ATTACHMENT_NOT_FOUND',
            message: `There is neither a file files[${one.id}] nor an attachment ${one.id} to keep`,
          });
        }
        return old ?? [];
      })
    : [...before];
  if (faults.length > 0) throw refuse.invalidForm(faults);
  const fresh = uploads.map((upload) =>
    stored(
      world,
      channelId,
      upload,
      listed?.find(({ id }) => Number(id) === upload.index),
    ),
  );
  return [...kept, ...fresh];
};

const namesOf = (body: Body, uploads: readonly Upload[], before: readonly APIAttachment[]): Set<string> =>
  new Set([
    ...uploads.map(
      ({ index, name }) => body.attachments?.find(({ id }) => Number(id) === index)?.filename ?? name,
    ),
    ...before.map(({ filename }) => filename),
  ]);

const resolved = (
  components: readonly APIMessageTopLevelComponent[],
  attachments: readonly APIAttachment[],
): APIMessageTopLevelComponent[] => {
  const copy = structuredClone([...components]);
  const resolve = (media: { url: string }): void => {
    const found = attachments.find(({ filename }) => media.url === `attachment://${filename}`);
    if (found)
      Object.assign(media, { url: found.url, proxy_url: found.proxy_url, content_type: found.content_type });
  };
  for (const { component } of walk(copy)) {
    if (component.type === ComponentType.Thumbnail) resolve(component.media);
    if (component.type === ComponentType.File) resolve(component.file);
    if (component.type === ComponentType.MediaGallery)
      for (const { media } of component.items) resolve(media);
  }
  return copy;
};

const holdUnsupported = (body: Body): void => {
  const faults = (['poll', 'sticker_ids', 'shared_client_theme', 'thread_name', 'applied_tags'] as const)
    .filter((field) => Reflect.get(body, field))
    .map((field) => ({
      path: [field],
      code: 'STAND_IN',
      message: 'The stand-in Discord does not know this yet',
    }));
  if (faults.length > 0) throw refuse.invalidForm(faults);
};

const warnOfEmojis = (world: World, change: MessageChange): void => {
  for (const written of unknownEmojis(world, [change.content ?? '', ...textsOf(change.components ?? [])])) {
    complain(world, `A text shows ${written}, which is no emoji of the application`);
  }
};

const MOST_FILES = 10;

/** No file is larger than Discord takes, nor are there more than a message may have. */
const holdSizes = (world: World, uploads: readonly Upload[]): void => {
  if (uploads.some(({ body }) => body.length > world.attachmentLimit)) throw refuse.tooLarge();
  if (uploads.length <= MOST_FILES) return;
  const message = `Must be ${MOST_FILES} or fewer in length.`;
  throw refuse.invalidForm([{ path: ['attachments'], code: 'BASE_TYPE_MAX_LENGTH', message }]);
};

/** A file of Components V2 is seen only where a component shows it: Discord hides any other, and nobody sees why. */
const warnOfHidden = (world: World, uploads: readonly Upload[], body: Body): void => {
  const shown = new Set(
    walk(body.components ?? []).flatMap(({ component }) => {
      if (component.type === ComponentType.File) return [component.file.url];
      if (component.type === ComponentType.Thumbnail) return [component.media.url];
      return component.type === ComponentType.MediaGallery
        ? component.items.map(({ media }) => media.url)
        : [];
    }),
  );
  for (const { name } of uploads) {
    if (!shown.has(`attachment://${name}`)) complain(world, `The file ${name} is shown by no component`);
  }
};

/** Who turns a message to Components V2 by an edit must empty its old fields in the same edit. */
const holdNoLegacyLeft = (after: Pick<Message, 'content' | 'embeds'>): void => {
  const left = [
    ...(after.content === '' ? [] : ['content']),
    ...(after.embeds.length === 0 ? [] : ['embeds']),
  ];
  if (left.length === 0) return;
  throw refuse.invalidForm(
    left.map((field) => ({
      path: [field],
      code: 'MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2',
      message: `The message still has ${field}: set it to null when turning to MessageFlags.IS_COMPONENTS_V2`,
    })),
  );
};

export interface DraftRequest {
  body: Body;
  uploads: readonly Upload[];
  channelId: string;
  settable: number;
  /** The message that is edited. */
  before?: Message;
}

export const drafted = (world: World, request: DraftRequest): MessageChange => {
  const { body, uploads, channelId, settable, before } = request;
  holdUnsupported(body);
  holdSizes(world, uploads);
  const old = before?.attachments ?? [];
  const beforeFlags = before?.flags ?? 0;
  const files = namesOf(body, uploads, old);
  const { v2 } = holdDraft(world, {
    body,
    files,
    settable,
    before: beforeFlags & ~MessageFlags.Loading,
  });
  const attachments =
    uploads.length > 0 || body.attachments ? attachmentsOf(world, channelId, body, uploads, old) : [...old];
  const change: MessageChange = {
    ...(body.content === undefined ? {} : { content: body.content ?? '' }),
    ...(body.components === undefined ? {} : { components: resolved(body.components ?? [], attachments) }),
    ...(body.embeds === undefined ? {} : { embeds: body.embeds ?? [] }),
    ...(body.allowed_mentions ? { allowedMentions: body.allowed_mentions } : {}),
    attachments,
    flags:
      (body.flags ?? 0) |
      (beforeFlags & ~MessageFlags.SuppressEmbeds) |
      (body.flags == null ? beforeFlags : 0),
  };
  const after = { ...(before ?? { content: '', components: [], embeds: [] }), ...change };
  if (v2) {
    holdNoLegacyLeft(after);
    warnOfHidden(world, uploads, body);
  }
  const hasSomething = v2
    ? after.components.length > 0
    : after.content.trim() !== '' || after.embeds.length > 0 || attachments.length > 0;
  if (!hasSomething) throw refuse.emptyMessage();
  warnOfEmojis(world, change);
  return change;
};
