/** The rules of a whole message: what may stand beside what, and what a bot may flag. */

import type { APIMessageTopLevelComponent } from 'discord-api-types/v10';
import { AllowedMentionsTypes, type APIAllowedMentions, MessageFlags } from 'discord-api-types/v10';
import { hasFlag, type World } from '../world/world.ts';
import { componentFaults } from './components.ts';
import { type Fault, refuse } from './errors.ts';

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
  /** Names of the files that the message has, new and kept. */
  files: ReadonlySet<string>;
  /** Flags a request of this kind may set. */
  settable: number;
  /** The flags of the message that is edited. */
  before?: number;
}

export const ON_CREATE =
  MessageFlags.SuppressEmbeds | MessageFlags.SuppressNotifications | MessageFlags.IsComponentsV2;
export const ON_ANSWER = ON_CREATE | MessageFlags.Ephemeral;
export const ON_EDIT = MessageFlags.SuppressEmbeds | MessageFlags.IsComponentsV2;

const LONGEST_CONTENT = 2000;

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

/** Refuses a draft that Discord refuses. `v2` is how the message will be. */
export const holdDraft = (world: World, draft: Draft): { v2: boolean } => {
  const { body, before = 0 } = draft;
  const v2 = hasFlag((body.flags ?? 0) | before, MessageFlags.IsComponentsV2);
  const faults = [
    ...flagFaults(draft),
    ...mentionFaults(body),
    ...(v2 ? legacyFaults(body) : []),
    ...([...(body.content ?? '')].length > LONGEST_CONTENT
      ? [
          {
            path: ['content'],
            code: 'BASE_TYPE_MAX_LENGTH',
            message: `Must be ${LONGEST_CONTENT} or fewer in length.`,
          },
        ]
      : []),
    ...componentFaults(body.components ?? [], {
      v2,
      files: draft.files,
      emojiExists: (id) => world.emojis.has(id),
    }),
  ];
  if (faults.length > 0) throw refuse.invalidForm(faults);
  return { v2 };
};

/** Emojis in running text that the application does not own: Discord shows their names, and nobody sees why. */
export const unknownEmojis = (world: World, texts: readonly string[]): string[] =>
  texts
    .flatMap((text) => [...text.matchAll(/<a?:\w+:(\d+)>/g)])
    .filter(([, id]) => id === undefined || !world.emojis.has(id))
    .map(([written]) => written);
