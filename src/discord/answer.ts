/** Answers an interaction: exactly once, and within Discord's three seconds however long the work takes. */
import type {
  ChatInputCommandInteraction,
  MessageComponentInteraction,
  ModalMessageModalSubmitInteraction,
  ModalSubmitInteraction,
} from 'discord.js';
import {
  type APIMessageTopLevelComponent,
  type APIModalInteractionResponseCallbackData,
  MessageFlags,
} from 'discord-api-types/v10';
import type { Logger } from 'pino';
import type { Clock } from '../clock.ts';
import type { InteractionOutcome } from '../metrics/metrics.ts';
import { type RecentlyUsed, recentlyUsed } from '../recently-used.ts';
import { localeFromDiscord, wordsFor } from '../text/catalogue.ts';
import { isAlreadyAcknowledged, isClientError, isMessageGone, isTooLateToAnswer } from './errors.ts';
import { textComponents } from './render.ts';

type AnswerableInteraction =
  | ChatInputCommandInteraction
  | MessageComponentInteraction
  | ModalSubmitInteraction;

/** A file of a message; its components refer to it as `attachment://<name>`. */
export interface Attachment {
  readonly name: string;
  readonly data: Buffer;
  /** Alternative text of a picture. */
  readonly description?: string;
}

/** The content of a message. */
export interface Content {
  readonly components: APIMessageTopLevelComponent[];
  /** Replaces all files of the message; if left out, it keeps those it has. */
  readonly files?: readonly Attachment[];
}

/** The target of a reply: the message that was pressed, a new one that only the presser sees, or a new one for all. */
export type ReplyTarget = 'update' | 'ephemeral' | 'public';

export interface Reply extends Content {
  readonly to: ReplyTarget;
  /** A form that is opened in place of the content, which stands in for it where the press was deferred: then none can be. */
  readonly modal?: APIModalInteractionResponseCallbackData;
  /**
   * Called once Discord has accepted the reply.
   * @param isFollowUp whether its message is a later one, which the interaction's token does not edit as its first
   * @param firstId the message that the token edits as its first; null: it is deleted
   */
  readonly onSent?: (messageId: string, isFollowUp: boolean, firstId: string | null) => void | Promise<void>;
  /**
   * Content that is edited into the message later, as the reply should not wait for it; null: none. It is dropped if the
   * message has been pressed meanwhile, as it then shows something else.
   */
  readonly addition?: () => Promise<Content | null>;
  /** Called last, even if Discord refused the reply: what was done is announced although its reply came too late. */
  readonly onDone?: () => void | Promise<void>;
}

/** How a reply that takes longer is deferred at Discord. */
export interface Deferral {
  readonly as: ReplyTarget;
  /**
   * Whether the reply is deferred before the work begins, and the work is done only if Discord accepts that: the user of an
   * interaction that was reported as failed repeats it. Otherwise only slow work is deferred.
   */
  readonly first: boolean;
}

/** Discord allows three seconds; the network needs part of them. */
const DEFER_AFTER_MS = 2_000;

export const textReply = (content: string, to: ReplyTarget = 'ephemeral'): Reply => ({
  to,
  components: textComponents(content),
});

/**
 * Runs `work` and sends the reply that it returns. If `work` throws, the reply says that nothing was changed. Never
 * throws.
 * @param onAnswered called when the reply has been accepted, or will never be; only its first call counts
 */
export async function answer(
  interaction: AnswerableInteraction,
  deferral: Deferral,
  work: () => Promise<Reply>,
  { clock, log }: { readonly clock: Clock; readonly log: Logger },
  onAnswered: (outcome: InteractionOutcome) => void = () => {},
): Promise<void> {
  const fields = { interaction: interaction.id, user: interaction.user.id };
  let deferAs = deferral.as;
  let deferred: Promise<DeferralResult> | null = null;
  try {
    if (deferral.first) {
      deferAs = await acknowledge(interaction, deferAs);
      deferred = Promise.resolve('taken');
    }
  } catch (error) {
    onAnswered(isTooLateToAnswer(error) ? 'late' : 'unsent');
    const reason = isAlreadyAcknowledged(error) ? ANSWERED_BY_OTHERS : 'an interaction was not acknowledged';
    log.warn({ ...fields, err: error }, `${reason}; nothing was done`);
    return;
  }
  const deferIfSlow = (): void => {
    deferred ??= defer(interaction, deferAs).then(
      () => 'taken',
      (error) => {
        // The reply is sent all the same: it is the first answer then, and tells whether it is too late.
        if (!isTooLateToAnswer(error))
          log.warn({ ...fields, err: error }, 'an interaction could not be deferred');
        return isClientError(error) ? 'refused' : 'unknown';
      },
    );
  };
  const cancelDeferral = clock.after(DEFER_AFTER_MS, deferIfSlow);
  let reply: Reply;
  let hasFailed = false;
  if (interaction.isMessageComponent()) rememberPress(interaction);
  try {
    reply = await work();
  } catch (error) {
    log.error({ ...fields, err: error }, 'an interaction failed');
    hasFailed = true;
    reply = textReply(wordsFor(localeFromDiscord(interaction.locale)).answers.failed);
  } finally {
    cancelDeferral();
  }
  try {
    const sent = await sendAfter(interaction, reply, {
      deferAs,
      result: await deferred,
    });
    onAnswered(hasFailed ? 'failed' : 'answered');
    await reply.onSent?.(sent.messageId, sent.isFollowUp, sent.firstId);
    if (reply.addition) await add(interaction, sent, reply.addition, log);
  } catch (error) {
    const isLate = isTooLateToAnswer(error);
    onAnswered(isLate ? 'late' : 'unsent');
    if (isAlreadyAcknowledged(error)) log.warn({ ...fields, err: error }, ANSWERED_BY_OTHERS);
    else if (isLate) log.info({ ...fields, err: error }, 'a reply came too late');
    else log.warn({ ...fields, err: error }, 'a reply could not be sent');
  }
  try {
    await reply.onDone?.();
  } catch (error) {
    log.warn({ ...fields, err: error }, 'the work after a reply failed');
  }
}

/** Two that do not share a database each get every press. */
const ANSWERED_BY_OTHERS =
  'another program has answered an interaction: does one run with this bot’s token and another database?';

/** By client, the last press on each of the messages that were pressed most recently. */
const lastPresses = new WeakMap<object, RecentlyUsed<string>>();
const MAX_REMEMBERED_PRESSES = 500;

function rememberPress({ client, message, id }: MessageComponentInteraction): void {
  const presses = lastPresses.get(client) ?? recentlyUsed(MAX_REMEMBERED_PRESSES);
  lastPresses.set(client, presses.set(message.id, id));
}

/** Interaction ids ascend with time. */
const isPressedSince = (messageId: string, { client, id }: AnswerableInteraction): boolean =>
  BigInt(lastPresses.get(client)?.get(messageId) ?? 0) > BigInt(id);

async function add(
  interaction: AnswerableInteraction,
  { messageId, isFollowUp }: SentMessage,
  addition: () => Promise<Content | null>,
  log: Logger,
): Promise<void> {
  try {
    const content = await addition();
    if (content && !isPressedSince(messageId, interaction))
      await interaction.editReply({
        ...messageBody(content),
        flags: MessageFlags.IsComponentsV2,
        ...(isFollowUp && { message: messageId }),
      });
  } catch (error) {
    log.warn({ interaction: interaction.id, err: error }, 'nothing could be added to a reply');
  }
}

/** Whether Discord took a deferral; unknown: its response was lost, and so were those of its repetitions. */
type DeferralResult = 'taken' | 'refused' | 'unknown';

/** The message that shows a reply. */
interface SentMessage {
  readonly messageId: string;
  readonly isFollowUp: boolean;
  /** The message that the interaction's token edits as its first; null: it is deleted. */
  readonly firstId: string | null;
}

const original = (messageId: string): SentMessage => ({ messageId, isFollowUp: false, firstId: messageId });

/** @param result null: the interaction was not deferred */
async function sendAfter(
  interaction: AnswerableInteraction,
  reply: Reply,
  { deferAs, result }: { readonly deferAs: ReplyTarget; readonly result: DeferralResult | null },
): Promise<SentMessage> {
  try {
    return await send(interaction, reply, result === 'taken' ? deferAs : null);
  } catch (error) {
    if (result !== 'unknown' || !isAlreadyAcknowledged(error)) throw error;
    // The deferral was taken after all.
    interaction.deferred = true;
    return send(interaction, reply, deferAs);
  }
}

/** Whether it came from a message, by a control or by a form that a control opened. */
const isOnMessage = (interaction: AnswerableInteraction) =>
  interaction.isMessageComponent() || (interaction.isModalSubmit() && interaction.isFromMessage());

const defer = (interaction: AnswerableInteraction, target: ReplyTarget): Promise<unknown> =>
  target === 'update' && isOnMessage(interaction)
    ? interaction.deferUpdate()
    : interaction.deferReply(target === 'ephemeral' ? { flags: MessageFlags.Ephemeral } : {});

/** @returns as what it was deferred: where the message is gone that was to be updated, the reply is private */
async function acknowledge(interaction: AnswerableInteraction, target: ReplyTarget): Promise<ReplyTarget> {
  try {
    await defer(interaction, target);
    return target;
  } catch (error) {
    if (target !== 'update' || !isMessageGone(error)) throw error;
    await defer(interaction, 'ephemeral');
    return 'ephemeral';
  }
}

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

const PUBLIC = [MessageFlags.IsComponentsV2] as const;
const PRIVATE = [...PUBLIC, MessageFlags.Ephemeral] as const;

/**
 * @returns false where the pressed message was private and is gone: a panel may come down, or follow its table's message, while
 * it is pressed
 */
async function updatePressed(
  pressed: MessageComponentInteraction | ModalMessageModalSubmitInteraction,
  body: ReturnType<typeof messageBody>,
): Promise<boolean> {
  try {
    await pressed.update({ ...body, flags: MessageFlags.IsComponentsV2 });
    return true;
  } catch (error) {
    if (isMessageGone(error) && pressed.message.flags.has(MessageFlags.Ephemeral)) return false;
    throw error;
  }
}

/** @param deferredAs null: the interaction was not deferred */
async function send(
  interaction: AnswerableInteraction,
  { to, modal, ...content }: Reply,
  deferredAs: ReplyTarget | null,
): Promise<SentMessage> {
  const body = messageBody(content);
  const component = isOnMessage(interaction) ? interaction : null;
  const isUpdate = component !== null && to === 'update';
  const flags = isUpdate || to === 'ephemeral' ? PRIVATE : PUBLIC;
  if (deferredAs === null) {
    if (modal && interaction.isMessageComponent()) {
      await interaction.showModal(modal);
      return original(interaction.message.id);
    }
    if (isUpdate && (await updatePressed(component, body))) return original(component.message.id);
    const { resource } = await interaction.reply({ ...body, flags, withResponse: true });
    // A repeated callback is accepted without its message.
    return original((resource?.message ?? (await interaction.fetchReply())).id);
  }
  const isForOthers =
    (deferredAs === 'public' && to === 'ephemeral') || (deferredAs === 'ephemeral' && to === 'public');
  // Discord would show it in the message that was announced, to everybody or to the presser alone.
  if (isForOthers) await interaction.deleteReply();
  // After a deferred update, an edit changes the pressed message; anything else is a message of its own.
  if (isForOthers || (component && deferredAs === 'update' && to !== 'update')) {
    const { id: messageId } = await interaction.followUp({ ...body, flags });
    return { messageId, isFollowUp: true, firstId: isForOthers ? null : (component?.message.id ?? null) };
  }
  return original((await interaction.editReply({ ...body, flags: MessageFlags.IsComponentsV2 })).id);
}
