/** Turns a request's body into a message's new contents: validated, files stored, `attachment://` resolved. */
import {
  type APIAttachment,
  type APIEmbed,
  type APIMessageTopLevelComponent,
  ComponentType,
  MessageFlags,
} from 'discord-api-types/v10';
import { type Fault, refusals } from '../rules/errors.ts';
import { type MessageBody, unknownEmojis, validateDraft } from '../rules/messages.ts';
import { displayedTexts, walkComponents } from '../world/components.ts';
import type { MessageChange } from '../world/messages.ts';
import { type Message, recordViolation, type World } from '../world/world.ts';
import type { Upload } from './route.ts';

interface Body extends MessageBody {
  embeds?: APIEmbed[] | null | undefined;
  attachments?: readonly AttachmentEntry[] | null | undefined;
}

interface AttachmentEntry {
  id: number | string;
  filename?: string | undefined;
  description?: string | undefined;
}

/** Removes fields that discord.js sends with every message and that Discord ignores on routes without them. */
export const withoutClientDefaults = (body: unknown): unknown => {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return body;
  const { tts, enforce_nonce, ...rest } = body as Record<string, unknown>;
  return { ...rest, ...(tts ? { tts } : {}), ...(enforce_nonce ? { enforce_nonce } : {}) };
};

const storeUpload = (
  world: World,
  channelId: string,
  upload: Upload,
  entry: AttachmentEntry | undefined,
): APIAttachment => {
  const id = world.nextId();
  const filename = (entry?.filename ?? upload.name).replace(/[^\p{L}\p{N}._-]/gu, '_');
  const path = `/cdn/attachments/${channelId}/${id}/${encodeURIComponent(filename)}`;
  world.files.set(path, { mime: upload.mime, body: upload.body });
  return {
    id,
    filename,
    size: upload.body.length,
    url: world.origin + path,
    proxy_url: world.origin + path,
    content_type: upload.mime,
    ...(entry?.description ? { description: entry.description } : {}),
  };
};

const attachmentsOf = (
  world: World,
  channelId: string,
  body: Body,
  uploads: readonly Upload[],
  previous: readonly APIAttachment[],
): APIAttachment[] => {
  const entries = body.attachments;
  const faults: Fault[] = [];
  const kept = entries
    ? entries.flatMap((entry, index) => {
        const existing = previous.find(({ id }) => id === String(entry.id));
        if (!existing && !uploads.some((upload) => upload.index === Number(entry.id))) {
          faults.push({
            path: ['attachments', index, 'id'],
            code: 'ATTACHMENT_NOT_FOUND',
            message: `There is neither a file files[${entry.id}] nor an attachment ${entry.id} to keep`,
          });
        }
        return existing ?? [];
      })
    : [...previous];
  if (faults.length > 0) throw refusals.invalidForm(faults);
  const added = uploads.map((upload) =>
    storeUpload(
      world,
      channelId,
      upload,
      entries?.find(({ id }) => Number(id) === upload.index),
    ),
  );
  return [...kept, ...added];
};

/** The files that the message has afterwards: components can refer to these only. */
const fileNames = (body: Body, uploads: readonly Upload[], previous: readonly APIAttachment[]): Set<string> =>
  new Set([
    ...uploads.map(
      ({ index, name }) => body.attachments?.find(({ id }) => Number(id) === index)?.filename ?? name,
    ),
    ...previous
      .filter(({ id }) => body.attachments?.some((entry) => String(entry.id) === id) ?? true)
      .map(({ filename }) => filename),
  ]);

const resolveAttachments = (
  components: readonly APIMessageTopLevelComponent[],
  attachments: readonly APIAttachment[],
): APIMessageTopLevelComponent[] => {
  const copy = structuredClone([...components]);
  const resolve = (media: { url: string }): void => {
    const attachment = attachments.find(({ filename }) => media.url === `attachment://${filename}`);
    if (attachment)
      Object.assign(media, {
        url: attachment.url,
        proxy_url: attachment.proxy_url,
        content_type: attachment.content_type,
      });
  };
  for (const { component } of walkComponents(copy)) {
    if (component.type === ComponentType.Thumbnail) resolve(component.media);
    if (component.type === ComponentType.File) resolve(component.file);
    if (component.type === ComponentType.MediaGallery)
      for (const { media } of component.items) resolve(media);
  }
  return copy;
};

const rejectUnsupported = (body: Body): void => {
  const faults = (['poll', 'sticker_ids', 'shared_client_theme', 'thread_name', 'applied_tags'] as const)
    .filter((field) => Reflect.get(body, field))
    .map((field) => ({
      path: [field],
      code: 'STAND_IN',
      message: 'The stand-in Discord does not support this field',
    }));
  if (faults.length > 0) throw refusals.invalidForm(faults);
};

const checkEmojis = (world: World, change: MessageChange): void => {
  for (const emoji of unknownEmojis(world, [
    change.content ?? '',
    ...displayedTexts(change.components ?? []),
  ])) {
    recordViolation(world, `A text shows ${emoji}, which is not an emoji of the application`);
  }
};

const MAX_FILES = 10;

/** Refuses files that are too large or too many. */
const validateUploads = (world: World, uploads: readonly Upload[]): void => {
  if (uploads.some(({ body }) => body.length > world.attachmentLimit)) throw refusals.tooLarge();
  if (uploads.length <= MAX_FILES) return;
  const message = `Must be ${MAX_FILES} or fewer in length.`;
  throw refusals.invalidForm([{ path: ['attachments'], code: 'BASE_TYPE_MAX_LENGTH', message }]);
};

/** With Components V2 Discord shows only files that a component refers to; it hides any other without an error. */
const checkFilesAreShown = (world: World, uploads: readonly Upload[], body: Body): void => {
  const shown = new Set(
    walkComponents(body.components ?? []).flatMap(({ component }) => {
      if (component.type === ComponentType.File) return [component.file.url];
      if (component.type === ComponentType.Thumbnail) return [component.media.url];
      return component.type === ComponentType.MediaGallery
        ? component.items.map(({ media }) => media.url)
        : [];
    }),
  );
  for (const { name } of uploads) {
    if (!shown.has(`attachment://${name}`))
      recordViolation(world, `The file ${name} is shown by no component`);
  }
};

/** An edit that turns a message to Components V2 must clear its legacy fields in the same request. */
const rejectLeftoverFields = (after: Pick<Message, 'content' | 'embeds'>): void => {
  const leftover = [
    ...(after.content === '' ? [] : ['content']),
    ...(after.embeds.length === 0 ? [] : ['embeds']),
  ];
  if (leftover.length === 0) return;
  throw refusals.invalidForm(
    leftover.map((field) => ({
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
  /** The flags this kind of request may set. */
  settable: number;
  /** The message being edited. */
  before?: Message;
}

/** Throws Discord's refusal for a body it refuses. */
export const draftMessage = (world: World, request: DraftRequest): MessageChange => {
  const { body, uploads, channelId, settable, before } = request;
  rejectUnsupported(body);
  validateUploads(world, uploads);
  const previousAttachments = before?.attachments ?? [];
  const beforeFlags = before?.flags ?? 0;
  const files = fileNames(body, uploads, previousAttachments);
  const { v2 } = validateDraft(world, {
    body,
    files,
    settable,
    before: beforeFlags & ~MessageFlags.Loading,
  });
  const attachments =
    uploads.length > 0 || body.attachments
      ? attachmentsOf(world, channelId, body, uploads, previousAttachments)
      : [...previousAttachments];
  const change: MessageChange = {
    ...(body.content === undefined ? {} : { content: body.content ?? '' }),
    ...(body.components === undefined
      ? {}
      : { components: resolveAttachments(body.components ?? [], attachments) }),
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
    rejectLeftoverFields(after);
    checkFilesAreShown(world, uploads, body);
  }
  const hasContent = v2
    ? after.components.length > 0
    : after.content.trim() !== '' || after.embeds.length > 0 || attachments.length > 0;
  if (!hasContent) throw refusals.emptyMessage();
  checkEmojis(world, change);
  return change;
};
