/** The life of an interaction: one first answer within 3 s, then 15 minutes in which its token works. */
import { randomBytes } from 'node:crypto';
import { type InteractionType, MessageFlags, MessageType } from 'discord-api-types/v10';
import { refuse } from '../rules/errors.ts';
import type { ModalData } from '../rules/modals.ts';
import { edit, type MessageChange, type NewMessage, post } from './messages.ts';
import {
  type Answer,
  type Cause,
  changed,
  hasFlag,
  type Interaction,
  type Message,
  type World,
} from './world.ts';

export const FIRST_ANSWER_WITHIN = 3_000;
export const TOKEN_LIVES = 15 * 60_000;

/** Past this nobody can refer to an interaction any more: its token is dead, and a modal left open is lost. */
const FORGOTTEN_AFTER = 4 * TOKEN_LIVES;

const forgetOld = (world: World): void => {
  for (const [token, old] of world.interactions) {
    if (world.clock.now() - old.at <= FORGOTTEN_AFTER) return;
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

export const openInteraction = (world: World, fresh: NewInteraction): Interaction => {
  const { type, userId, channelId, messageId } = fresh;
  const id = world.nextId();
  const interaction: Interaction = {
    id,
    token: `a${Buffer.from(`interaction:${id}:`).toString('base64url')}${randomBytes(48).toString('base64url')}`,
    type,
    at: world.clock.now(),
    userId,
    channelId,
    cause: { id, type, userId, ...fresh.cause },
    awaitsFill: false,
    modalSubmitted: false,
    ...(messageId === undefined ? {} : { messageId }),
  };
  forgetOld(world);
  world.interactions.set(interaction.token, interaction);
  return interaction;
};

const age = (world: World, interaction: Interaction): number => world.clock.now() - interaction.at;

/** The interaction a first answer is for, if it may still be given. */
export const awaiting = (world: World, id: string, token: string): Interaction => {
  const interaction = world.interactions.get(token);
  if (!interaction || interaction.id !== id) throw refuse.unknownInteraction();
  if (interaction.answer) throw refuse.alreadyAnswered();
  if (age(world, interaction) > FIRST_ANSWER_WITHIN) throw refuse.unknownInteraction();
  return interaction;
};

/** The interaction behind a webhook's address, while its token lives and once it has been answered. */
export const answered = (world: World, applicationId: string, token: string): Interaction => {
  const interaction = world.interactions.get(token);
  if (applicationId !== world.application.id) throw refuse.unknownWebhook();
  if (!interaction || age(world, interaction) > TOKEN_LIVES) throw refuse.invalidWebhookToken();
  if (!interaction.answer) throw refuse.unknownWebhook();
  return interaction;
};

const settle = (world: World, interaction: Interaction, answer: Answer): void => {
  interaction.answer = answer;
  changed(world);
};

type Written = Omit<NewMessage, 'channelId' | 'authorId' | 'cause' | 'interactionId' | 'viewerId'>;

/** Its flags say whether only the person who acted sees it. */
const write = (world: World, interaction: Interaction, written: Written, cause: Cause): Message => {
  if (!world.channels.has(interaction.channelId)) throw refuse.unknownChannel();
  return post(world, {
    ...written,
    channelId: interaction.channelId,
    authorId: world.botId,
    cause,
    interactionId: interaction.id,
    ...(hasFlag(written.flags ?? 0, MessageFlags.Ephemeral) ? { viewerId: interaction.userId } : {}),
  });
};

const firstType = (interaction: Interaction): { type?: MessageType } =>
  interaction.cause.commandName === undefined ? {} : { type: MessageType.ChatInputCommand };

export const answerWithMessage = (world: World, interaction: Interaction, written: Written): Message => {
  const message = write(world, interaction, { ...firstType(interaction), ...written }, interaction.cause);
  interaction.originalId = message.id;
  settle(world, interaction, 'message');
  return message;
};

export const answerThinking = (world: World, interaction: Interaction, flags: number): Message => {
  const thinking = { ...firstType(interaction), flags: flags | MessageFlags.Loading };
  const message = write(world, interaction, thinking, interaction.cause);
  interaction.originalId = message.id;
  interaction.awaitsFill = true;
  settle(world, interaction, 'thinking');
  return message;
};

const pressed = (world: World, interaction: Interaction): Message => {
  const message = interaction.messageId === undefined ? undefined : world.messages.get(interaction.messageId);
  if (!message) throw refuse.unknownMessage();
  return message;
};

/** Acknowledged; the message of the component stays as it is for now. */
export const answerLater = (world: World, interaction: Interaction): Message => {
  const message = pressed(world, interaction);
  interaction.originalId = message.id;
  settle(world, interaction, 'later');
  return message;
};

export const answerWithUpdate = (
  world: World,
  interaction: Interaction,
  changeOf: (message: Message) => MessageChange,
): Message => {
  const message = pressed(world, interaction);
  const change = changeOf(message);
  interaction.originalId = message.id;
  edit(world, message, change);
  settle(world, interaction, 'update');
  return message;
};

export const answerWithChoices = (
  world: World,
  interaction: Interaction,
  choices: NonNullable<Interaction['choices']>,
): void => {
  interaction.choices = choices;
  settle(world, interaction, 'choices');
};

export const answerWithModal = (world: World, interaction: Interaction, modal: ModalData): void => {
  interaction.modal = modal;
  settle(world, interaction, 'modal');
};

/** The message that an interaction's token speaks of: `@original`, or one by its id. */
export const messageOf = (world: World, interaction: Interaction, name: string): Message => {
  const id = name === '@original' ? interaction.originalId : name;
  const message = id === undefined ? undefined : world.messages.get(id);
  const own = message && (message.interactionId === interaction.id || message.id === interaction.originalId);
  if (!message || !own) throw refuse.unknownMessage();
  return message;
};

/** A deferred answer is filled by the first follow-up, and stays as private as it was deferred. */
export const thinkingMessage = (world: World, interaction: Interaction): Message | undefined => {
  if (!interaction.awaitsFill || interaction.originalId === undefined) return undefined;
  return world.messages.get(interaction.originalId);
};

export const followUp = (world: World, interaction: Interaction, written: Written): Message =>
  write(world, interaction, written, {
    ...interaction.cause,
    ...(interaction.originalId === undefined ? {} : { originalMessageId: interaction.originalId }),
  });
