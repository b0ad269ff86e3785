/** Answering an interaction: one answer, within Discord's three seconds whatever the work takes. */

import type { ChatInputCommandInteraction, MessageComponentInteraction } from 'discord.js';
import { type APIMessageTopLevelComponent, MessageFlags } from 'discord-api-types/v10';
import type { Logger } from 'pino';
import type { Clock } from '../clock.ts';
import { localeFromDiscord, wordsFor } from '../text/words.ts';
import { isTooLateToAnswer } from './errors.ts';
import { textComponents } from './render.ts';

export type Interaction = ChatInputCommandInteraction | MessageComponentInteraction;

/** A file that goes with a message; a component shows it as `attachment://<name>`. */
export interface Attachment {
  readonly name: string;
  readonly data: Buffer;
  /** For who cannot see it. */
  readonly description?: string;
}

/** What a message shows. */
export interface Content {
  readonly components: APIMessageTopLevelComponent[];
  /** Given, they are all that the message has; left out, it keeps those it had. */
  readonly files?: readonly Attachment[];
}

/** Where a reply goes: into the message that was pressed, into a new one that only the presser sees, or a new one for all. */
export type ReplyTarget = 'update' | 'ephemeral' | 'public';

export interface Reply extends Content {
  readonly to: ReplyTarget;
  /** Called when Discord has taken it. */
  readonly onSent?: (messageId: string) => void | Promise<void>;
  /**
   * What is worth an edit but not worth waiting for; null: nothing is. It is left out where the message has been pressed
   * meanwhile, and shows something else.
   */
  readonly addition?: () => Promise<Content | null>;
  /** Called in the end, whether Discord has taken it or not: what was done is told although its answer came too late. */
  readonly onDone?: () => void | Promise<void>;
}

/** Discord gives three seconds; the network takes its share. */
const DEFER_AFTER_MS = 2_000;

export const textReply = (content: string, to: ReplyTarget = 'ephemeral'): Reply => ({
  to,
  components: textComponents(content),
});

/**
 * Does the work and sends what comes of it. Where the work is slow, Discord is told that an answer will follow, in the
 * way of `slow`; where it throws, the reader is told that nothing was changed.
 */
export async function answer(
  interaction: Interaction,
  slow: ReplyTarget,
  work: () => Promise<Reply>,
  { clock, log }: { readonly clock: Clock; readonly log: Logger },
): Promise<void> {
  const about = { interaction: interaction.id, user: interaction.user.id };
  let deferring: Promise<unknown> | null = null;
  const calm = clock.after(DEFER_AFTER_MS, () => {
    deferring = defer(interaction, slow).catch((error) =>
      log.warn({ ...about, err: error }, 'could not defer an answer'),
    );
  });
  let reply: Reply;
  if (interaction.isMessageComponent()) notePress(interaction);
  try {
    reply = await work();
  } catch (error) {
    log.error({ ...about, err: error }, 'an interaction failed');
    reply = textReply(wordsFor(localeFromDiscord(interaction.locale)).answers.failed);
  } finally {
    calm();
  }
  if (deferring) await deferring;
  try {
    const messageId = await send(interaction, reply, deferring ? slow : null);
    await reply.onSent?.(messageId);
    if (reply.addition) await addition(interaction, messageId, reply.addition, log);
  } catch (error) {
    if (isTooLateToAnswer(error)) log.info({ ...about, err: error }, 'an answer came too late');
    else log.warn({ ...about, err: error }, 'an answer was not taken');
  }
  try {
    await reply.onDone?.();
  } catch (error) {
    log.warn({ ...about, err: error }, 'what follows an answer was not done');
  }
}

/** By message: the last press on it that a client was told of; of messages that nobody has pressed for long, none. */
const pressesOf = new WeakMap<object, Map<string, string>>();
const PRESSES = 500;

function notePress({ client, message, id }: MessageComponentInteraction): void {
  const presses = pressesOf.get(client) ?? new Map<string, string>();
  pressesOf.set(client, presses);
  presses.delete(message.id);
  presses.set(message.id, id);
  const [oldest] = presses.keys();
  if (presses.size > PRESSES && oldest !== undefined) presses.delete(oldest);
}

/** An interaction's id says when it was. */
const isPressedSince = (messageId: string, { client, id }: Interaction): boolean =>
  BigInt(pressesOf.get(client)?.get(messageId) ?? 0) > BigInt(id);

async function addition(
  interaction: Interaction,
  messageId: string,
  later: () => Promise<Content | null>,
  log: Logger,
): Promise<void> {
  try {
    const content = await later();
    if (content && !isPressedSince(messageId, interaction))
      await interaction.editReply({ ...messageBody(content), flags: MessageFlags.IsComponentsV2 });
  } catch (error) {
    log.warn({ interaction: interaction.id, err: error }, 'nothing could be added to an answer');
  }
}

const defer = (interaction: Interaction, slow: ReplyTarget): Promise<unknown> =>
  slow === 'update' && interaction.isMessageComponent()
    ? interaction.deferUpdate()
    : interaction.deferReply(slow === 'ephemeral' ? { flags: MessageFlags.Ephemeral } : {});

export const messageBody = ({ components, files }: Content) => ({
  components,
  ...(files && {
    files: files.map(({ name, data, description }) => ({
      name,
      attachment: data,
      ...(description && { description }),
    })),
    attachments: [],
  }),
  allowedMentions: { parse: [] },
});

/** @returns the id of the message that now says it */
async function send(
  interaction: Interaction,
  { to, ...content }: Reply,
  deferredAs: ReplyTarget | null,
): Promise<string> {
  const body = messageBody(content);
  const flags = [
    MessageFlags.IsComponentsV2 as const,
    ...(to === 'ephemeral' ? [MessageFlags.Ephemeral as const] : []),
  ];
  const pressed = interaction.isMessageComponent() ? interaction : null;
  if (deferredAs === null) {
    if (pressed && to === 'update') {
      await pressed.update({ ...body, flags: MessageFlags.IsComponentsV2 });
      return pressed.message.id;
    }
    const { resource } = await interaction.reply({ ...body, flags, withResponse: true });
    return resource?.message?.id ?? '';
  }
  // A deferred update can only become the pressed message; anything else follows it.
  if (pressed && deferredAs === 'update' && to !== 'update')
    return (await interaction.followUp({ ...body, flags })).id;
  return (await interaction.editReply({ ...body, flags: MessageFlags.IsComponentsV2 })).id;
}
