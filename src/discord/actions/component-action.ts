/** What each kind of component action says of itself. */
import type { MessageComponentInteraction } from 'discord.js';
import type { z } from 'zod';
import type { ReplyTarget } from '../answer.ts';
import type { Kind, ParsedId } from '../ids.ts';
import { type ActionContext, isOnPrivateMessage, type Run } from './context.ts';

/** A kind of component action: its schema, how its reply is deferred, and what it does. */
export interface ComponentActionOf<K extends Kind> {
  /** Reads the fields of the custom id. */
  readonly schema: z.ZodType<ParsedId<K>, unknown>;
  /**
   * The target of a deferred reply. A reply that may be private is private from the start: a panel is edited through its
   * token's first reply, and after a deferred update that is the message that was pressed.
   */
  readonly deferAs: (interaction: MessageComponentInteraction) => ReplyTarget;
  /** See `Deferral`. */
  readonly acknowledgesFirst?: true;
  readonly run: Run<ActionContext, ParsedId<K>>;
}

export const update = (): ReplyTarget => 'update';
export const privately = (): ReplyTarget => 'ephemeral';
export const updateOrPublic = (interaction: MessageComponentInteraction): ReplyTarget =>
  isOnPrivateMessage(interaction) ? 'update' : 'public';
