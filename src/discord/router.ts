/** Routes every interaction: it is parsed, run once if it is allowed and in time, and answered once. */
import type {
  ChatInputCommandInteraction,
  Interaction,
  MessageComponentInteraction,
  ModalSubmitInteraction,
} from 'discord.js';
import type { InteractionOutcome, Metrics } from '../metrics/metrics.ts';
import { localeFromDiscord, wordsFor } from '../text/catalogue.ts';
import { deferralOf, handle, parseCustomId } from './actions/registry.ts';
import { answer, type Deferral, type Reply, textReply } from './answer.ts';
import type { Arrivals } from './arrivals.ts';
import { complete } from './autocomplete.ts';
import type { Bot } from './bot.ts';
import type { Command } from './commands.ts';
import type { ParsedId } from './ids.ts';
import { submitTimeZone } from './me/change.ts';
import { TIME_ZONE_FORM_ID } from './me-ids.ts';
import type { UserInteraction } from './member.ts';
import type { MemberLimit } from './member-limit.ts';
import { submitForm } from './settings/forms.ts';
import { parseFormId } from './settings-ids.ts';

const PRIVATE: Deferral = { as: 'ephemeral', first: false };

/** Decides which interactions are executed. */
export interface Admission {
  readonly limit: MemberLimit;
  readonly arrivals: Arrivals;
}

export async function route(
  bot: Bot,
  commands: Readonly<Record<string, Command>>,
  { limit, arrivals }: Admission,
  interaction: Interaction,
): Promise<void> {
  const drop = (outcome: InteractionOutcome): void => countDropped(bot.metrics, interaction, outcome);
  const isAdmitted = limit.admits(interaction.user.id);
  // For a member who is too fast nothing is read.
  if (isAdmitted) await bot.preferences.translate(interaction);
  else bot.preferences.translateKnown(interaction);
  if (interaction.isAutocomplete()) {
    // What is typed fast is completed once the typing pauses.
    if (!isAdmitted) return drop('limited');
    const isErasing = interaction.guildId !== null && bot.store.departures.isErasing(interaction.guildId);
    return complete(
      interaction,
      isErasing ? undefined : commands[interaction.commandName]?.autocomplete,
      bot,
    );
  }
  if (!isHandled(interaction)) return drop('ignored');
  if (!isAdmitted) {
    drop('limited');
    if (limit.startsNotice(interaction.user.id)) await notifyOfLimit(bot, interaction);
    return;
  }
  const arrival = await arrivals.judge(interaction);
  if (arrival !== 'accepted') return drop(arrival);
  if (interaction.guildId !== null && bot.store.departures.isErasing(interaction.guildId))
    return tellOfErasure(bot, interaction);
  bot.names.see(interaction);
  if (interaction.isChatInputCommand()) await runCommand(bot, commands[interaction.commandName], interaction);
  else if (interaction.isModalSubmit()) await runForm(bot, interaction);
  else await runComponent(bot, interaction);
  await bot.recovered;
  await bot.names.follow(interaction);
}

const isHandled = (interaction: Interaction): interaction is Interaction & UserInteraction =>
  interaction.isChatInputCommand() || interaction.isMessageComponent() || interaction.isModalSubmit();

/** Counts an interaction that is dropped without being read further. */
export const countDropped = (
  metrics: Metrics,
  interaction: Interaction,
  outcome: InteractionOutcome,
): void => {
  const type = !isHandled(interaction) ? 'other' : interaction.isChatInputCommand() ? 'command' : 'component';
  metrics.startInteraction(type, 'unread')(outcome);
};

function notifyOfLimit(bot: Bot, interaction: UserInteraction): Promise<void> {
  bot.log.info({ interaction: interaction.id, user: interaction.user.id }, 'a member is too fast');
  const { answers } = wordsFor(localeFromDiscord(interaction.locale));
  return answer(interaction, PRIVATE, async () => textReply(answers.tooFast), bot);
}

/** The bot is back in a server from which it was away for a month. */
function tellOfErasure(bot: Bot, interaction: UserInteraction): Promise<void> {
  const { answers } = wordsFor(localeFromDiscord(interaction.locale));
  return answer(interaction, PRIVATE, async () => textReply(answers.erasing), bot);
}

function runCommand(
  bot: Bot,
  command: Command | undefined,
  interaction: ChatInputCommandInteraction,
): Promise<void> {
  const { answers } = wordsFor(localeFromDiscord(interaction.locale));
  const onAnswered = bot.metrics.startInteraction('command', command ? interaction.commandName : 'unknown');
  const refuse = (text: string) => answer(interaction, PRIVATE, async () => textReply(text), bot, onAnswered);
  if (!interaction.inGuild()) return refuse(answers.guildOnly);
  if (!command) return refuse(answers.unknownControl);
  const run = async () => {
    await bot.recovered;
    return noted(bot, interaction, await command.run(interaction, bot));
  };
  const { deferAs, acknowledgesFirst } = command;
  const as = typeof deferAs === 'function' ? deferAs(interaction) : deferAs;
  const deferral = { as, first: acknowledgesFirst?.(interaction) ?? false };
  return answer(interaction, deferral, run, bot, onAnswered);
}

/**
 * The reply, whose message is remembered: it may stand below the member's panel. If it or the message that was pressed is a
 * table's, the interaction's token is remembered, too.
 */
const noted = (
  { lastMessages, publisher }: Bot,
  { channelId, user, token }: UserInteraction,
  reply: Reply,
): Reply => ({
  ...reply,
  async onSent(messageId, isFollowUp, firstId) {
    if (channelId === null) return;
    if (reply.to === 'public') lastMessages.noteForAll(channelId, messageId);
    else lastMessages.noteFor(user.id, channelId, messageId);
    await reply.onSent?.(messageId, isFollowUp, firstId);
    if (firstId !== null) publisher.noteToken(firstId, { token, message: '@original' });
    if (isFollowUp) publisher.noteToken(messageId, { token, message: messageId });
  },
});

function runComponent(bot: Bot, interaction: MessageComponentInteraction): Promise<void> {
  const values = interaction.isAnySelectMenu() ? interaction.values : [];
  const parsed = parseCustomId(interaction.customId, values);
  const onAnswered = bot.metrics.startInteraction('component', parsed?.kind ?? 'unknown');
  if (parsed) {
    const run = async () => noted(bot, interaction, await handle(bot, interaction, parsed));
    return answer(interaction, deferralFor(bot, interaction, parsed), run, bot, onAnswered);
  }
  bot.log.info({ interaction: interaction.id, user: interaction.user.id }, 'unknown custom id');
  const { answers } = wordsFor(localeFromDiscord(interaction.locale));
  return answer(interaction, PRIVATE, async () => textReply(answers.unknownControl), bot, onAnswered);
}

/**
 * How a press is deferred. Where its reply is private, and the table's message has no fresh token, the press is acknowledged
 * as an update of that message, which its token edits then; the reply follows as a message of its own.
 */
function deferralFor(bot: Bot, interaction: MessageComponentInteraction, parsed: ParsedId): Deferral {
  const deferral = deferralOf(interaction, parsed);
  const isPrivate = deferral.as === 'ephemeral';
  return isPrivate && bot.publisher.wantsToken(interaction.message.id)
    ? { as: 'update', first: true }
    : deferral;
}

interface Form {
  readonly kind: string;
  readonly submit: (bot: Bot, interaction: ModalSubmitInteraction<'raw' | 'cached'>) => Promise<Reply>;
}

/** @returns null for the id of anything else */
function formOf(customId: string): Form | null {
  if (customId === TIME_ZONE_FORM_ID) return { kind: 'timeZoneForm', submit: submitTimeZone };
  const form = parseFormId(customId);
  return form && { kind: 'settingsForm', submit: (bot, interaction) => submitForm(bot, interaction, form) };
}

/** What is typed into a form is written for an admin: it is acknowledged first. */
function runForm(bot: Bot, interaction: ModalSubmitInteraction): Promise<void> {
  const form = formOf(interaction.customId);
  const { answers } = wordsFor(localeFromDiscord(interaction.locale));
  const onAnswered = bot.metrics.startInteraction('component', form?.kind ?? 'unknown');
  if (form === null || !interaction.inGuild())
    return answer(interaction, PRIVATE, async () => textReply(answers.unknownControl), bot, onAnswered);
  const deferral = { as: interaction.isFromMessage() ? 'update' : 'ephemeral', first: true } as const;
  return answer(interaction, deferral, () => form.submit(bot, interaction), bot, onAnswered);
}
