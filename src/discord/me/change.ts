/** `/me`: what a person chooses for themselves. Whoever presses changes their own preferences, whatever panel it is. */
import type { ModalSubmitInteraction } from 'discord.js';
import { LOCALES, type Locale } from '../../game/words.ts';
import type { Preferences } from '../../store/preferences.ts';
import { wordsFor } from '../../text/catalogue.ts';
import { meWords } from '../../text/me/catalogue.ts';
import { settingsWords } from '../../text/settings/catalogue.ts';
import { type ActionContext, updateOrPrivate } from '../actions/context.ts';
import { type Reply, type ReplyTarget, textReply } from '../answer.ts';
import type { Bot } from '../bot.ts';
import { readerLocale } from '../commands.ts';
import { displayName } from '../display-name.ts';
import type { Preference } from '../me-ids.ts';
import type { UserInteraction } from '../member.ts';
import { mePanel, NONE, OTHER, preferenceText, timeZoneForm, timeZoneOf } from './screen.ts';
import { isTimeZone, readTimeZone } from './time-zones.ts';

/** Shows the panel as the reader's preferences are now. */
export async function showMe(
  bot: Bot,
  interaction: UserInteraction,
  to: ReplyTarget,
  notice: string | null = null,
): Promise<Reply> {
  const preferences = await bot.store.preferences.of(interaction.user.id);
  const nonce = interaction.id.slice(-6);
  const drawing = { preferences, locale: readerLocale(interaction), now: bot.clock.now(), nonce };
  return { to, components: mePanel(drawing, notice) };
}

/** Carries out a choice in the panel. */
export async function changePreference(
  { bot, interaction, locale }: ActionContext,
  { preference, value }: { readonly preference: Preference; readonly value: string },
): Promise<Reply> {
  if (preference === 'timeZone' && value === OTHER)
    return { ...textReply(wordsFor(locale).answers.failed), modal: timeZoneForm(locale) };
  const to = updateOrPrivate(interaction);
  const preferences = await bot.store.preferences.of(interaction.user.id);
  const change = readChange(preference, value, timeZoneOf(preferences, locale));
  if (!change) return showMe(bot, interaction, to, `⚠️ ${wordsFor(locale).answers.unknownControl}`);
  return save(bot, interaction, preference, change, to);
}

/** Carries out what was typed into the form. */
export async function submitTimeZone(
  bot: Bot,
  interaction: ModalSubmitInteraction<'raw' | 'cached'>,
): Promise<Reply> {
  const isOnPanel = interaction.isFromMessage() && interaction.message.flags.has('Ephemeral');
  const to = isOnPanel ? 'update' : 'ephemeral';
  const field = interaction.fields.fields.get('timeZone');
  const typed = field && 'value' in field && typeof field.value === 'string' ? field.value.trim() : '';
  const timeZone = readTimeZone(typed);
  if (timeZone !== null) return save(bot, interaction, 'timeZone', { timeZone }, to);
  const refusal = meWords(readerLocale(interaction)).noZone(displayName(typed, 'text'));
  return showMe(bot, interaction, to, `⚠️ ${refusal}`);
}

/** @param timeZone the one that is shown: who chooses an hour has seen it. @returns null where there is no such choice */
function readChange(preference: Preference, value: string, timeZone: string): Partial<Preferences> | null {
  switch (preference) {
    case 'locale': {
      const locale = LOCALES.find((each) => each === value) ?? null;
      return locale || value === NONE ? { locale } : null;
    }
    case 'reminderHour': {
      if (value === NONE) return { reminderHour: null };
      return /^(?:1?\d|2[0-3])$/.test(value) ? { reminderHour: Number(value), timeZone } : null;
    }
    case 'timeZone':
      return isTimeZone(value) ? { timeZone: value } : null;
    case 'hints':
    case 'pings':
      return value === 'on' || value === 'off' ? { [preference]: value === 'on' } : null;
  }
}

/** Writes a change, and shows what came of it, in the language that is chosen now; open panels follow. */
async function save(
  bot: Bot,
  interaction: UserInteraction,
  preference: Preference,
  change: Partial<Preferences>,
  to: ReplyTarget,
): Promise<Reply> {
  const preferences = await bot.preferences.change(interaction.user.id, change);
  await bot.preferences.translate(interaction);
  const locale: Locale = readerLocale(interaction);
  const value = preferenceText({ preferences, locale, now: bot.clock.now() }, preference);
  const saved = settingsWords(locale).saved(meWords(locale).labels[preference], value);
  const reply = await showMe(bot, interaction, to, saved);
  return { ...reply, onDone: () => bot.panels.followPreferences(interaction.user.id, interaction.locale) };
}
