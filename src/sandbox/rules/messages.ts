/** Rules of a whole message that no schema has: flags, exclusive fields and mentions. */

import type { APIMessageTopLevelComponent } from 'discord-api-types/v10';
import { AllowedMentionsTypes, type APIAllowedMentions, MessageFlags } from 'discord-api-types/v10';
import { hasFlag, type World } from '../world/world.ts';
import { componentFaults } from './components.ts';
import { type Fault, refusals } from './errors.ts';

export interface MessageBody {
  content?: string | null | undefined;
  embeds?: unknown[] | null | undefined;
  components?: readonly APIMessageTopLevelComponent[] | null | undefined;
  flags?: number | null | undefined;
  poll?: unknown;
  sticker_ids?: unknown[] | null | undefined;
  allowed_mentions?: APIAllowedMentions | null | undefined;
}

export interface Draft {
  body: MessageBody;
  /** Names of the message's files, uploaded now or before. */
  files: ReadonlySet<string>;
  /** The flags this kind of request may set. */
  settable: number;
  /** The flags of the message being edited. */
  before?: number;
}

export const CREATE_FLAGS =
  MessageFlags.SuppressEmbeds | MessageFlags.SuppressNotifications | MessageFlags.IsComponentsV2;
export const ANSWER_FLAGS = CREATE_FLAGS | MessageFlags.Ephemeral;
export const EDIT_FLAGS = MessageFlags.SuppressEmbeds | MessageFlags.IsComponentsV2;

const MAX_CONTENT_LENGTH = 2000;

const flagFaults = ({ body, settable, before = 0 }: Draft): Fault[] => {
  const { flags } = body;
  if (flags === undefined || flags === null) return [];
  const faults: Fault[] = [];
  if ((flags & ~(settable | before)) !== 0) {
    faults.push({
      path: ['flags'],
      code: 'MESSAGE_FLAGS_NOT_SETTABLE',
      message: `Flags ${flags} cannot be set here`,
    });
  }
  if (hasFlag(before, MessageFlags.IsComponentsV2) && !hasFlag(flags, MessageFlags.IsComponentsV2)) {
    faults.push({
      path: ['flags'],
      code: 'MESSAGE_CANNOT_REMOVE_COMPONENTS_V2_FLAG',
      message: 'The IS_COMPONENTS_V2 flag cannot be removed',
    });
  }
  return faults;
};

const isPresent = (value: unknown): boolean =>
  Array.isArray(value) ? value.length > 0 : value !== undefined && value !== null && value !== '';

const legacyFaults = (body: MessageBody): Fault[] =>
  (['content', 'embeds', 'poll', 'sticker_ids'] as const)
    .filter((field) => isPresent(body[field]))
    .map((field) => ({
      path: [field],
      code: 'MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2',
      message: `The '${field}' field cannot be used when using MessageFlags.IS_COMPONENTS_V2`,
    }));

const mentionFaults = ({ allowed_mentions: allowed }: MessageBody): Fault[] => {
  const exclusive = [
    [AllowedMentionsTypes.User, 'users'],
    [AllowedMentionsTypes.Role, 'roles'],
  ] as const;
  return exclusive
    .filter(([type, list]) => allowed?.parse?.includes(type) && (allowed[list] ?? []).length > 0)
    .map(([type, list]) => ({
      path: ['allowed_mentions'],
      code: 'MESSAGE_ALLOWED_MENTIONS_PARSE_EXCLUSIVE',
      message: `parse:["${type}"] and ${list}: [ids...] are mutually exclusive.`,
    }));
};

/** Throws refusal 50035 for a draft Discord refuses. Returns whether the message will use Components V2. */
export const validateDraft = (world: World, draft: Draft): { v2: boolean } => {
  const { body, before = 0 } = draft;
  const v2 = hasFlag((body.flags ?? 0) | before, MessageFlags.IsComponentsV2);
  const faults = [
    ...flagFaults(draft),
    ...mentionFaults(body),
    ...(v2 ? legacyFaults(body) : []),
    ...([...(body.content ?? '')].length > MAX_CONTENT_LENGTH
      ? [
          {
            path: ['content'],
            code: 'BASE_TYPE_MAX_LENGTH',
            message: `Must be ${MAX_CONTENT_LENGTH} or fewer in length.`,
          },
        ]
      : []),
    ...componentFaults(body.components ?? [], {
      v2,
      files: draft.files,
      emojiExists: (id) => world.emojis.has(id),
    }),
  ];
  if (faults.length > 0) throw refusals.invalidForm(faults);
  return { v2 };
};

/** Custom emojis in texts that the application does not own: Discord shows just their names, without an error. */
export const unknownEmojis = (world: World, texts: readonly string[]): string[] =>
  texts
    .flatMap((text) => [...text.matchAll(/<a?:\w+:(\d+)>/g)])
    .filter(([, id]) => id === undefined || !world.emojis.has(id))
    .map(([mention]) => mention);
