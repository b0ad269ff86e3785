/** Settings that are typed: the forms, and what becomes of what was typed into them. */
import { LabelBuilder, ModalBuilder, TextInputBuilder } from '@discordjs/builders';
import type { ModalSubmitInteraction } from 'discord.js';
import { TextInputStyle } from 'discord-api-types/v10';
import type { Locale } from '../../game/words.ts';
import { MAX_NAME_LENGTH, MAX_WORTH, parseUnits } from '../../ledger/units.ts';
import { DEFAULT_KEEP_DAYS, FOR_EVER } from '../../store/retention.ts';
import type { ServerSettings, SettingsChange } from '../../store/settings.ts';
import { limitsOf, MAX_LIMITS } from '../../tables/limits.ts';
import { wordsFor } from '../../text/catalogue.ts';
import { ledgerWords } from '../../text/ledger/catalogue.ts';
import { settingsWords } from '../../text/settings/catalogue.ts';
import type { SettingsForm, SettingsWords } from '../../text/settings/words.ts';
import type { ServerContext } from '../actions/in-server.ts';
import { type Reply, textReply } from '../answer.ts';
import type { Bot } from '../bot.ts';
import { readerLocale } from '../commands.ts';
import { settingsFormId } from '../settings-ids.ts';
import { managerRefusal, saveSetting, showSettings } from './change.ts';
import { PAGE_OF } from './screen.ts';

/** A week leaves time to look into a hand that somebody has doubts about. */
const MIN_KEEP_DAYS = 7;
const MAX_KEEP_DAYS = 3_650;

type FieldName = keyof SettingsWords['fields'];

interface Field {
  readonly name: FieldName;
  readonly min: number;
  readonly max: number;
  readonly isRequired: boolean;
  /** What stands in it at first. */
  readonly value: string;
}

const numberText = (value: number | null): string => (value === null ? '' : String(value));

const FORMS: Readonly<Record<SettingsForm, (settings: ServerSettings) => readonly Field[]>> = {
  units: ({ units: { chip, worth, money } }) => [
    { name: 'chip', min: 1, max: MAX_NAME_LENGTH, isRequired: false, value: chip ?? '' },
    { name: 'worth', min: 1, max: MAX_WORTH, isRequired: false, value: numberText(worth) },
    { name: 'money', min: 1, max: MAX_NAME_LENGTH, isRequired: false, value: money ?? '' },
  ],
  limits({ limits }) {
    const present = limitsOf(limits);
    return (['member', 'channel', 'server'] as const).map((name) => ({
      name,
      min: 1,
      max: MAX_LIMITS[name],
      isRequired: true,
      value: numberText(present[name]),
    }));
  },
  keepDays({ keepDays }) {
    const days = keepDays ?? DEFAULT_KEEP_DAYS;
    const value = numberText(days === FOR_EVER ? null : days);
    return [{ name: 'days', min: MIN_KEEP_DAYS, max: MAX_KEEP_DAYS, isRequired: false, value }];
  },
};

/** What may be typed into a field, with room for spaces and separators. */
const MAX_TYPED = 32;

/** Opens a form with the present values. */
export async function openForm(
  { bot, interaction, locale }: ServerContext,
  { form }: { readonly form: SettingsForm },
): Promise<Reply> {
  const refusal = managerRefusal(interaction);
  if (refusal) return refusal;
  const words = settingsWords(locale);
  const fields = FORMS[form](await bot.store.settings.of(interaction.guildId));
  const modal = new ModalBuilder()
    .setCustomId(settingsFormId(form))
    .setTitle(words.labels[form])
    .addLabelComponents(fields.map((field) => labelled(field, words)));
  return { ...textReply(wordsFor(locale).answers.failed), modal: modal.toJSON() };
}

function labelled({ name, min, max, isRequired, value }: Field, words: SettingsWords): LabelBuilder {
  const { label, hint } = words.fields[name];
  const input = new TextInputBuilder()
    .setCustomId(name)
    .setStyle(TextInputStyle.Short)
    .setMaxLength(MAX_TYPED)
    .setRequired(isRequired);
  if (value !== '') input.setValue(value);
  return new LabelBuilder().setLabel(label).setDescription(hint(min, max)).setTextInputComponent(input);
}

/** Carries out what was typed; what cannot be is told above the panel, which stays as it was. */
export async function submitForm(
  bot: Bot,
  interaction: ModalSubmitInteraction<'raw' | 'cached'>,
  form: SettingsForm,
): Promise<Reply> {
  const refusal = managerRefusal(interaction);
  if (refusal) return refusal;
  const to =
    interaction.isFromMessage() && interaction.message.flags.has('Ephemeral') ? 'update' : 'ephemeral';
  const change = readForm(form, (name) => typedInto(interaction, name), readerLocale(interaction));
  if (typeof change === 'string') return showSettings(bot, interaction, PAGE_OF[form], to, `⚠️ ${change}`);
  return saveSetting(bot, interaction, form, change, to);
}

/** Full-width characters count as those that they look like; a field that is missing is empty. */
const typedInto = ({ fields }: ModalSubmitInteraction, name: FieldName): string => {
  const field = fields.fields.get(name);
  return field && 'value' in field && typeof field.value === 'string' ? field.value.trim() : '';
};

/** @returns the change; else why it is none, in the reader's language */
export function readForm(
  form: SettingsForm,
  typed: (name: FieldName) => string,
  locale: Locale,
): SettingsChange | string {
  if (form === 'units') return readUnits(typed, locale);
  if (form === 'keepDays') {
    if (typed('days') === '') return { keepDays: FOR_EVER };
    const days = readNumber(typed('days'), MIN_KEEP_DAYS, MAX_KEEP_DAYS);
    return days === null ? wrongNumber('days', MIN_KEEP_DAYS, MAX_KEEP_DAYS, locale) : { keepDays: days };
  }
  const names = ['member', 'channel', 'server'] as const;
  const numbers = names.map((name) => readNumber(typed(name), 1, MAX_LIMITS[name]));
  const wrong = names.find((_, index) => numbers[index] === null);
  if (wrong !== undefined) return wrongNumber(wrong, 1, MAX_LIMITS[wrong], locale);
  const [member = 1, channel = 1, server = 1] = numbers.map(Number);
  return { limits: { member, channel, server } };
}

function readUnits(typed: (name: FieldName) => string, locale: Locale): SettingsChange | string {
  const isWorthless = typed('worth') === '';
  const worth = isWorthless ? null : readNumber(typed('worth'), 1, MAX_WORTH);
  const { unitErrors } = ledgerWords(locale);
  if (!isWorthless && worth === null) return unitErrors['bad-worth'];
  const parsed = parseUnits({ chip: typed('chip') || null, worth, money: typed('money') || null });
  return typeof parsed === 'string' ? unitErrors[parsed] : { units: parsed.units };
}

/** A whole number within its bounds, with or without separators; null for anything else. */
function readNumber(text: string, min: number, max: number): number | null {
  const digits = text.normalize('NFKC').replaceAll(/[,\s]/g, '');
  if (!/^\d{1,9}$/.test(digits)) return null;
  const number = Number(digits);
  return number >= min && number <= max ? number : null;
}

const wrongNumber = (name: FieldName, min: number, max: number, locale: Locale): string => {
  const { refusals, fields } = settingsWords(locale);
  return refusals.wrongNumber(fields[name].label, min, max);
};
