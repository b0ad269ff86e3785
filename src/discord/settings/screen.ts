/** The panel of a server's settings, page by page. */
import {
  type ActionRowBuilder,
  ButtonBuilder,
  ChannelSelectMenuBuilder,
  ContainerBuilder,
  type MessageActionRowComponentBuilder,
  RoleSelectMenuBuilder,
  ActionRowBuilder as Row,
  SeparatorBuilder,
  StringSelectMenuBuilder,
  TextDisplayBuilder,
} from '@discordjs/builders';
import { type APIMessageTopLevelComponent, ButtonStyle, ChannelType } from 'discord-api-types/v10';
import { LOCALES, type Locale } from '../../game/words.ts';
import type { ServerSettings } from '../../store/settings.ts';
import { DEFAULT_TURN_SECONDS } from '../../tables/lobby.ts';
import { wordsFor } from '../../text/catalogue.ts';
import { settingsWords } from '../../text/settings/catalogue.ts';
import {
  type ChosenSetting,
  type ResettableSetting,
  SETTINGS_FORMS,
  SETTINGS_PAGES,
  type Setting,
  type SettingsPage,
} from '../../text/settings/words.ts';
import { MAX_CHOSEN, settingId, settingsFormButtonId, settingsPageId } from '../settings-ids.ts';
import { isTime, TURN_SECONDS, timeOf } from '../table-options.ts';
import { hasChannel, hasRole, type SettingsParts, unsetLanguage, valueText } from './values.ts';

/** Channels that have tables, in themselves or in their threads and posts. */
export const PLAY_CHANNELS = [
  ChannelType.GuildText,
  ChannelType.GuildAnnouncement,
  ChannelType.GuildVoice,
  ChannelType.GuildStageVoice,
  ChannelType.GuildForum,
] as const;

/** Threads cannot be the log channel: they are archived. */
export const LOG_CHANNELS = [ChannelType.GuildText, ChannelType.GuildAnnouncement] as const;

/** Stands for the language that the server has in Discord. */
export const OWN_LANGUAGE = 'own';

/** The page that a setting stands on. */
export const PAGE_OF: Readonly<Record<Setting, SettingsPage>> = {
  locale: 'places',
  channels: 'places',
  games: 'tables',
  turnSeconds: 'tables',
  threads: 'tables',
  pictures: 'tables',
  pings: 'tables',
  recaps: 'places',
  logChannel: 'people',
  adminRole: 'people',
  callRoleId: 'people',
  units: 'amounts',
  limits: 'amounts',
  keepDays: 'amounts',
};

interface Drawing {
  readonly parts: SettingsParts;
  readonly guildId: string;
  readonly settings: ServerSettings;
  readonly locale: Locale;
  /** Differs from one rendering to the next. */
  readonly nonce: string;
}

type AnyRow = ActionRowBuilder<MessageActionRowComponentBuilder>;

/** @param notice what came of the last press */
export function settingsPanel(
  drawing: Drawing,
  page: SettingsPage,
  notice: string | null = null,
): APIMessageTopLevelComponent[] {
  const words = settingsWords(drawing.locale);
  const container = new ContainerBuilder().addTextDisplayComponents(
    text(`### ⚙️ ${words.title}`, ...(notice === null ? [] : [notice])),
  );
  PAGES[page](container, drawing);
  container.addSeparatorComponents(new SeparatorBuilder()).addActionRowComponents(pageRow(drawing, page));
  return [container.toJSON()];
}

const text = (...lines: readonly string[]): TextDisplayBuilder =>
  new TextDisplayBuilder().setContent(lines.join('\n'));

const rowOf = (...components: readonly MessageActionRowComponentBuilder[]): AnyRow =>
  new Row<MessageActionRowComponentBuilder>().addComponents(...components);

/** A setting's name and value, with what it does below. */
function described({ parts, guildId, settings, locale }: Drawing, setting: Setting): TextDisplayBuilder {
  const words = settingsWords(locale);
  const value = valueText(parts, guildId, setting, settings, locale);
  const note = (words.notes as Partial<Record<Setting, string>>)[setting];
  const { colon } = wordsFor(locale);
  return text(`**${words.labels[setting]}**${colon}${value}`, ...(note === undefined ? [] : [`-# ${note}`]));
}

const PAGES: Readonly<Record<SettingsPage, (container: ContainerBuilder, drawing: Drawing) => void>> = {
  places(container, drawing) {
    container
      .addTextDisplayComponents(described(drawing, 'locale'))
      .addActionRowComponents(rowOf(languageSelect(drawing)))
      .addTextDisplayComponents(described(drawing, 'channels'))
      .addActionRowComponents(rowOf(channelSelect(drawing, 'channels')), ...resets(drawing, ['channels']))
      .addTextDisplayComponents(described(drawing, 'recaps'))
      .addActionRowComponents(rowOf(switchButton(drawing, 'recaps')));
  },
  tables(container, drawing) {
    container
      .addTextDisplayComponents(described(drawing, 'games'))
      .addActionRowComponents(rowOf(gameSelect(drawing)))
      .addTextDisplayComponents(described(drawing, 'turnSeconds'))
      .addActionRowComponents(
        rowOf(timeSelect(drawing)),
        rowOf(switchButton(drawing, 'threads'), switchButton(drawing, 'pictures')),
      )
      .addTextDisplayComponents(described(drawing, 'pings'))
      .addActionRowComponents(rowOf(switchButton(drawing, 'pings')));
  },
  people(container, drawing) {
    container
      .addTextDisplayComponents(described(drawing, 'logChannel'))
      .addActionRowComponents(rowOf(channelSelect(drawing, 'logChannel')))
      .addTextDisplayComponents(described(drawing, 'adminRole'))
      .addActionRowComponents(rowOf(roleSelect(drawing, 'adminRole')))
      .addTextDisplayComponents(described(drawing, 'callRoleId'))
      .addActionRowComponents(
        rowOf(roleSelect(drawing, 'callRoleId')),
        ...resets(drawing, ['logChannel', 'adminRole', 'callRoleId']),
      );
  },
  amounts(container, drawing) {
    const words = settingsWords(drawing.locale);
    const buttons = SETTINGS_FORMS.map((form) =>
      new ButtonBuilder()
        .setCustomId(settingsFormButtonId(form))
        .setLabel(words.open[form])
        .setStyle(ButtonStyle.Primary),
    );
    container
      .addTextDisplayComponents(...SETTINGS_FORMS.map((form) => described(drawing, form)))
      .addActionRowComponents(rowOf(...buttons));
  },
};

function pageRow({ locale, nonce }: Drawing, page: SettingsPage): AnyRow {
  const { pages } = settingsWords(locale);
  const menu = new StringSelectMenuBuilder()
    .setCustomId(settingsPageId(nonce))
    .addOptions(SETTINGS_PAGES.map((value) => ({ label: pages[value], value, default: value === page })));
  return rowOf(menu);
}

function languageSelect({ parts, guildId, settings, locale, nonce }: Drawing): StringSelectMenuBuilder {
  const chosen = settings.locale ?? OWN_LANGUAGE;
  const options = [
    { label: unsetLanguage(parts, guildId, locale), value: OWN_LANGUAGE },
    ...LOCALES.map((value) => ({ label: wordsFor(value).language, value: value as string })),
  ];
  return new StringSelectMenuBuilder()
    .setCustomId(settingId('locale', nonce))
    .addOptions(options.map((option) => ({ ...option, default: option.value === chosen })));
}

function gameSelect({ parts: { games }, settings, locale, nonce }: Drawing): StringSelectMenuBuilder {
  return new StringSelectMenuBuilder()
    .setCustomId(settingId('games', nonce))
    .setPlaceholder(settingsWords(locale).choose.games)
    .setMinValues(0)
    .setMaxValues(games.length)
    .addOptions(
      games.map(({ id, words }) => ({
        label: words[locale].name,
        value: id,
        default: settings.games?.includes(id) ?? false,
      })),
    );
}

function timeSelect({ settings, locale, nonce }: Drawing): StringSelectMenuBuilder {
  const chosen = timeOf(settings.turnSeconds ?? DEFAULT_TURN_SECONDS);
  return new StringSelectMenuBuilder().setCustomId(settingId('turnSeconds', nonce)).addOptions(
    Object.keys(TURN_SECONDS)
      .filter(isTime)
      .map((value) => ({
        label: wordsFor(locale).times[value],
        value,
        default: value === chosen,
      })),
  );
}

/** Deleted channels are not among the select's values: Discord would refuse the message. */
function channelSelect(
  { parts, guildId, settings, locale, nonce }: Drawing,
  setting: 'channels' | 'logChannel',
): ChannelSelectMenuBuilder {
  const chosen = setting === 'channels' ? (settings.channels ?? []) : [settings.logChannel].filter(isGiven);
  return new ChannelSelectMenuBuilder()
    .setCustomId(settingId(setting, nonce))
    .setPlaceholder(settingsWords(locale).choose[setting])
    .setChannelTypes(...(setting === 'channels' ? PLAY_CHANNELS : LOG_CHANNELS))
    .setMinValues(0)
    .setMaxValues(setting === 'channels' ? MAX_CHOSEN : 1)
    .setDefaultChannels(chosen.filter((id) => hasChannel(parts, guildId, id)));
}

function roleSelect(
  { parts, guildId, settings, locale, nonce }: Drawing,
  setting: 'adminRole' | 'callRoleId',
): RoleSelectMenuBuilder {
  const chosen = [settings[setting]].filter(isGiven);
  return new RoleSelectMenuBuilder()
    .setCustomId(settingId(setting, nonce))
    .setPlaceholder(settingsWords(locale).choose[setting])
    .setMinValues(0)
    .setMaxValues(1)
    .setDefaultRoles(chosen.filter((id) => hasRole(parts, guildId, id)));
}

const isGiven = (id: string | null): id is string => id !== null;

/** Says what it is, and changes it to the opposite: a double press changes it once. */
function switchButton(
  { settings, locale, nonce }: Drawing,
  setting: Extract<ChosenSetting, 'pings' | 'recaps' | 'threads' | 'pictures'>,
): ButtonBuilder {
  const { labels, values } = settingsWords(locale);
  const isOn = settings[setting];
  return new ButtonBuilder()
    .setCustomId(settingId(setting, nonce, isOn ? 'off' : 'on'))
    .setLabel(`${labels[setting]}${wordsFor(locale).colon}${isOn ? values.on : values.off}`)
    .setStyle(isOn ? ButtonStyle.Success : ButtonStyle.Secondary);
}

/** Buttons that take settings back, for those that are set. */
function resets(
  { settings, locale, nonce }: Drawing,
  candidates: readonly ResettableSetting[],
): readonly AnyRow[] {
  const buttons = candidates
    .filter((setting) => settings[setting] !== null)
    .map((setting) =>
      new ButtonBuilder()
        .setCustomId(settingId(setting, `${nonce}r`))
        .setLabel(settingsWords(locale).reset[setting])
        .setStyle(ButtonStyle.Secondary),
    );
  return buttons.length > 0 ? [rowOf(...buttons)] : [];
}
