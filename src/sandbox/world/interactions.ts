/** The lifecycle of an interaction: one first answer within 3 s, then a token that works for 15 minutes. */
import { randomBytes } from 'node:crypto';
import { type InteractionType, MessageFlags, MessageType } from 'discord-api-types/v10';
import { refusals } from '../rules/errors.ts';
import type { ModalData } from '../rules/modals.ts';
import { edit, type MessageChange, type NewMessage, post } from './messages.ts';
import { may } from './permissions.ts';
import {
  type Answer,
  type Cause,
  hasFlag,
  type Interaction,
  type Message,
  notifyChange,
  type World,
} from './world.ts';

export const FIRST_ANSWER_TIMEOUT_MS = 3_000;
const TOKEN_LIFETIME_MS = 15 * 60_000;

/** Older interactions are dropped: their tokens have expired, and a modal left open that long is lost. */
const RETENTION_MS = 4 * TOKEN_LIFETIME_MS;

const forgetOldInteractions = (world: World): void => {
  for (const [token, interaction] of world.interactions) {
    if (world.clock.now() - interaction.at <= RETENTION_MS) return;
    world.interactions.delete(token);
  }
};

export interface NewInteraction {
  type: InteractionType;
  userId: string;
  channelId: string;
  cause: Omit<Cause, 'id' | 'type' | 'userId'>;
  messageId?: string;
}

export const openInteraction = (world: World, options: NewInteraction): Interaction => {
  const { type, userId, channelId, messageId } = options;
  const id = world.nextId();
  const interaction: Interaction = {
    id,
    token: `a${Buffer.from(`interaction:${id}:`).toString('base64url')}${randomBytes(48).toString('base64url')}`,
    type,
    at: world.clock.now(),
    userId,
    channelId,
    cause: { id, type, userId, ...options.cause },
    receivers: 0,
    awaitsFill: false,
    isFilled: false,
    modalSubmitted: false,
    ...(messageId === undefined ? {} : { messageId }),
  };
  forgetOldInteractions(world);
  world.interactions.set(interaction.token, interaction);
  return interaction;
};

const age = (world: World, interaction: Interaction): number => world.clock.now() - interaction.at;

/** The interaction a callback is for. Throws Discord's refusal if it was answered or is too old. */
export const unansweredInteraction = (world: World, id: string, token: string): Interaction => {
  const interaction = world.interactions.get(token);
  if (!interaction || interaction.id !== id) throw refusals.unknownInteraction();
  if (interaction.answer) throw refusals.alreadyAnswered(interaction.receivers > 1);
  if (age(world, interaction) > FIRST_ANSWER_TIMEOUT_MS) throw refusals.unknownInteraction();
  return interaction;
};

/** The interaction of a webhook URL. Throws Discord's refusal before the first answer and after the token's expiry. */
export const answeredInteraction = (world: World, applicationId: string, token: string): Interaction => {
  const interaction = world.interactions.get(token);
  if (applicationId !== world.application.id) throw refusals.unknownWebhook();
  if (!interaction || age(world, interaction) > TOKEN_LIFETIME_MS) throw refusals.invalidWebhookToken();
  if (!interaction.answer) throw refusals.unknownWebhook();
  return interaction;
};

const recordAnswer = (world: World, interaction: Interaction, answer: Answer): void => {
  interaction.answer = answer;
  notifyChange(world);
};

type ResponseContent = Omit<NewMessage, 'channelId' | 'authorId' | 'cause' | 'interactionId' | 'viewerId'>;

/** Posts a message of the bot, ephemeral if its flags say so. */
const postResponse = (
  world: World,
  interaction: Interaction,
  content: ResponseContent,
  cause: Cause,
): Message => {
  const channel = world.channels.get(interaction.channelId);
  if (!channel) throw refusals.unknownChannel();
  // Discord sends the interactions of an archived thread that is locked, and refuses their answers.
  const isClosed = channel.thread?.archived && channel.thread.locked;
  if (isClosed && !may(world, world.botId, channel, 'ManageThreads')) throw refusals.threadArchived();
  return post(world, {
    ...content,
    channelId: interaction.channelId,
    authorId: world.botId,
    cause,
    interactionId: interaction.id,
    ...(hasFlag(content.flags ?? 0, MessageFlags.Ephemeral) ? { viewerId: interaction.userId } : {}),
  });
};

const responseType = (interaction: Interaction): { type?: MessageType } =>
  interaction.cause.commandName === undefined ? {} : { type: MessageType.ChatInputCommand };

export const answerWithMessage = (
  world: World,
  interaction: Interaction,
  content: ResponseContent,
): Message => {
  const message = postResponse(
    world,
    interaction,
    { ...responseType(interaction), ...content },
    interaction.cause,
  );
  interaction.originalId = message.id;
  recordAnswer(world, interaction, 'message');
  return message;
};

export const deferMessage = (world: World, interaction: Interaction, flags: number): Message => {
  const thinking = { ...responseType(interaction), flags: flags | MessageFlags.Loading };
  const message = postResponse(world, interaction, thinking, interaction.cause);
  interaction.originalId = message.id;
  interaction.awaitsFill = true;
  recordAnswer(world, interaction, 'thinking');
  return message;
};

const sourceMessage = (world: World, interaction: Interaction): Message => {
  const message = interaction.messageId === undefined ? undefined : world.messages.get(interaction.messageId);
  if (!message) throw refusals.unknownMessage();
  return message;
};

/** Acknowledges the interaction; the component's message is unchanged for now. */
export const deferUpdate = (world: World, interaction: Interaction): Message => {
  const message = sourceMessage(world, interaction);
  interaction.originalId = message.id;
  recordAnswer(world, interaction, 'later');
  return message;
};

export const answerWithUpdate = (
  world: World,
  interaction: Interaction,
  changeOf: (message: Message) => MessageChange,
): Message => {
  const message = sourceMessage(world, interaction);
  const change = changeOf(message);
  interaction.originalId = message.id;
  edit(world, message, change);
  recordAnswer(world, interaction, 'update');
  return message;
};

export const answerWithChoices = (
  world: World,
  interaction: Interaction,
  choices: NonNullable<Interaction['choices']>,
): void => {
  interaction.choices = choices;
  recordAnswer(world, interaction, 'choices');
};

export const answerWithModal = (world: World, interaction: Interaction, modal: ModalData): void => {
  interaction.modal = modal;
  recordAnswer(world, interaction, 'modal');
};

/** The message a token may edit, by `@original` or its id. */
export const responseMessage = (world: World, interaction: Interaction, reference: string): Message => {
  const id = reference === '@original' ? interaction.originalId : reference;
  const message = id === undefined ? undefined : world.messages.get(id);
  const isOwn =
    message && (message.interactionId === interaction.id || message.id === interaction.originalId);
  if (!message || !isOwn) throw refusals.unknownMessage();
  return message;
};

/** The deferred answer that the first follow-up replaces; its visibility was fixed by the deferral. */
export const deferredMessage = (world: World, interaction: Interaction): Message | undefined => {
  if (!interaction.awaitsFill || interaction.originalId === undefined) return undefined;
  return world.messages.get(interaction.originalId);
};

export const followUp = (world: World, interaction: Interaction, content: ResponseContent): Message => {
  const message = postResponse(world, interaction, content, {
    ...interaction.cause,
    ...(interaction.originalId === undefined ? {} : { originalMessageId: interaction.originalId }),
  });
  interaction.followUpId = message.id;
  // Somebody may wait for it.
  notifyChange(world);
  return message;
};
