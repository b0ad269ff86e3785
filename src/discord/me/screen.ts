/** The panel of a person's own preferences, and the form in which a time zone is typed. */
import {
  type ActionRowBuilder,
  ButtonBuilder,
  ContainerBuilder,
  LabelBuilder,
  type MessageActionRowComponentBuilder,
  ModalBuilder,
  ActionRowBuilder as Row,
  SectionBuilder,
  StringSelectMenuBuilder,
  TextDisplayBuilder,
  TextInputBuilder,
} from '@discordjs/builders';
import {
  type APIMessageTopLevelComponent,
  type APIModalInteractionResponseCallbackData,
  ButtonStyle,
  TextInputStyle,
} from 'discord-api-types/v10';
import { LOCALES, type Locale } from '../../game/words.ts';
import type { Preferences } from '../../store/preferences.ts';
import { wordsFor } from '../../text/catalogue.ts';
import { meWords } from '../../text/me/catalogue.ts';
import { type Preference, preferenceId, TIME_ZONE_FORM_ID } from '../me-ids.ts';
import { assumedTimeZone, COMMON_TIME_ZONES, isTimeZone, timeText, timeZoneName } from './time-zones.ts';

/** Stands for the language of the reader's Discord, and for no reminder. */
export const NONE = 'none';
/** Stands for a time zone that is not in the select; an earlier version had it there. */
export const OTHER = 'other';

/** The hours of a day. */
const HOURS = Array.from({ length: 24 }, (_, hour) => hour);
/** An IANA name has at most some thirty. */
const MAX_TYPED = 50;

interface Drawing {
  readonly preferences: Preferences;
  readonly locale: Locale;
  readonly now: number;
  /** Differs from one rendering to the next. */
  readonly nonce: string;
}

/** @param notice what came of the last press */
export function mePanel(drawing: Drawing, notice: string | null): APIMessageTopLevelComponent[] {
  const { preferences, locale } = drawing;
  const words = meWords(locale);
  const container = new ContainerBuilder()
    .addTextDisplayComponents(text(`### 👤 ${words.title}`, ...(notice === null ? [] : [notice])))
    .addTextDisplayComponents(described(drawing, 'locale', words.notes.locale))
    .addActionRowComponents(rowOf(languageSelect(drawing)))
    .addTextDisplayComponents(
      described(drawing, 'reminderHour', preferences.pings ? words.notes.reminderHour : words.notes.noPings),
    )
    .addActionRowComponents(rowOf(hourSelect(drawing)))
    .addSectionComponents(
      new SectionBuilder()
        .addTextDisplayComponents(described(drawing, 'timeZone', words.notes.timeZone))
        .setButtonAccessory(otherZoneButton(drawing)),
    )
    .addActionRowComponents(rowOf(timeZoneSelect(drawing)))
    .addActionRowComponents(rowOf(switchButton(drawing, 'hints'), switchButton(drawing, 'pings')))
    .addTextDisplayComponents(text(`-# ${words.notes.pings}`));
  return [container.toJSON()];
}

const text = (...lines: readonly string[]): TextDisplayBuilder =>
  new TextDisplayBuilder().setContent(lines.join('\n'));

const rowOf = (
  ...components: readonly MessageActionRowComponentBuilder[]
): ActionRowBuilder<MessageActionRowComponentBuilder> =>
  new Row<MessageActionRowComponentBuilder>().addComponents(...components);

const described = (drawing: Drawing, preference: Preference, note?: string): TextDisplayBuilder => {
  const name = meWords(drawing.locale).labels[preference];
  const value = preferenceText(drawing, preference);
  return text(
    `**${name}**${wordsFor(drawing.locale).colon}${value}`,
    ...(note === undefined ? [] : [`-# ${note}`]),
  );
};

const hourText = (hour: number): string => `${String(hour).padStart(2, '0')}:00`;

/** The chosen time zone; else the one that is assumed for the language. */
export const timeZoneOf = ({ timeZone }: Preferences, locale: Locale): string =>
  timeZone !== null && isTimeZone(timeZone) ? timeZone : assumedTimeZone(locale);

/** A preference as it is now. */
export function preferenceText(
  { preferences, locale, now }: Pick<Drawing, 'preferences' | 'locale' | 'now'>,
  preference: Preference,
): string {
  const { values } = meWords(locale);
  switch (preference) {
    case 'locale':
      return preferences.locale ? wordsFor(preferences.locale).language : values.ownLanguage;
    case 'reminderHour':
      return preferences.reminderHour === null
        ? values.noReminder
        : values.daily(hourText(preferences.reminderHour));
    case 'timeZone': {
      const zone = timeZoneOf(preferences, locale);
      const shown = values.zone(timeZoneName(zone, locale, now), timeText(zone, now));
      return preferences.timeZone === null ? values.assumed(shown) : shown;
    }
    case 'hints':
      return preferences.hints ? values.hintsOfTable : values.noHints;
    case 'pings':
      return preferences.pings ? values.on : values.off;
  }
}

function languageSelect({ preferences, locale, nonce }: Drawing): StringSelectMenuBuilder {
  const chosen = preferences.locale ?? NONE;
  const options = [
    { label: meWords(locale).values.ownLanguage, value: NONE },
    ...LOCALES.map((value) => ({ label: wordsFor(value).language, value: value as string })),
  ];
  return new StringSelectMenuBuilder()
    .setCustomId(preferenceId('locale', nonce))
    .addOptions(options.map((option) => ({ ...option, default: option.value === chosen })));
}

function hourSelect({ preferences: { reminderHour }, locale, nonce }: Drawing): StringSelectMenuBuilder {
  const { values } = meWords(locale);
  return new StringSelectMenuBuilder().setCustomId(preferenceId('reminderHour', nonce)).addOptions(
    { label: values.noReminder, value: NONE, default: reminderHour === null },
    ...HOURS.map((hour) => ({
      label: values.daily(hourText(hour)),
      value: String(hour),
      default: hour === reminderHour,
    })),
  );
}

/** Common zones with their time now, the chosen one among them. */
function timeZoneSelect({ preferences, locale, now, nonce }: Drawing): StringSelectMenuBuilder {
  const chosen = timeZoneOf(preferences, locale);
  const isCommon = COMMON_TIME_ZONES.some((zone) => zone === chosen);
  const zones = [...(isCommon ? [] : [chosen]), ...COMMON_TIME_ZONES];
  return new StringSelectMenuBuilder().setCustomId(preferenceId('timeZone', nonce)).addOptions(
    ...zones.map((zone) => ({
      label: `${timeText(zone, now)} ${timeZoneName(zone, locale, now)}`,
      description: zone,
      value: zone,
      default: zone === chosen,
    })),
  );
}

/** The way to all other zones. A button, as an option of a select that has opened a form once is chosen already. */
const otherZoneButton = ({ locale, nonce }: Drawing): ButtonBuilder =>
  new ButtonBuilder()
    .setCustomId(preferenceId('timeZone', nonce, OTHER))
    .setLabel(meWords(locale).otherZone)
    .setStyle(ButtonStyle.Secondary);

/** Says what it is, and changes it to the opposite: a double press changes it once. */
function switchButton(drawing: Drawing, preference: 'hints' | 'pings'): ButtonBuilder {
  const { preferences, locale, nonce } = drawing;
  const isOn = preferences[preference];
  const label = meWords(locale).labels[preference];
  return new ButtonBuilder()
    .setCustomId(preferenceId(preference, nonce, isOn ? 'off' : 'on'))
    .setLabel(`${label}${wordsFor(locale).colon}${preferenceText(drawing, preference)}`)
    .setStyle(isOn ? ButtonStyle.Success : ButtonStyle.Secondary);
}

export function timeZoneForm(locale: Locale): APIModalInteractionResponseCallbackData {
  const { form } = meWords(locale);
  const input = new TextInputBuilder()
    .setCustomId('timeZone')
    .setStyle(TextInputStyle.Short)
    .setMaxLength(MAX_TYPED)
    .setRequired(true);
  return new ModalBuilder()
    .setCustomId(TIME_ZONE_FORM_ID)
    .setTitle(form.title)
    .addLabelComponents(
      new LabelBuilder().setLabel(form.label).setDescription(form.hint).setTextInputComponent(input),
    )
    .toJSON();
}
