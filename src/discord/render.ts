/** A screen as Discord's Components V2: one container, within Discord's limits, or it is made to fit. */
import {
  ActionRowBuilder,
  ButtonBuilder,
  ContainerBuilder,
  SeparatorBuilder,
  StringSelectMenuBuilder,
  TextDisplayBuilder,
} from '@discordjs/builders';
import { type APIMessageTopLevelComponent, ButtonStyle } from 'discord-api-types/v10';
import { type Face, faceIndex } from '../game/cards.ts';
import type {
  Button,
  Inline,
  Line,
  MultiSelect,
  MultiSelectOption,
  Part,
  Screen,
  Text,
} from '../game/screen.ts';
import type { Locale } from '../game/words.ts';
import type { TableSeat } from '../tables/table.ts';
import { wordsFor } from '../text/words.ts';
import type { Emojis } from './emojis/emojis.ts';
import {
  buttonId,
  type ComponentAction,
  encodeAction,
  multiSelectId,
  selectId,
  type TableId,
} from './ids.ts';
import { accountName } from './screens/book.ts';

/** Discord’s limit on the text of one message. */
const MOST_TEXT = 4000;
const BUTTONS_IN_A_ROW = 5;
const LABEL = 80;
const OPTION_LABEL = 100;

/** Who sits where, in whose language, with which cards to show. */
export interface RenderContext {
  readonly seats: readonly TableSeat[];
  readonly locale: Locale;
  readonly emojis: Emojis;
  readonly id: TableId;
  /** Something that differs from one showing to the next. */
  readonly nonce: string;
  readonly accent?: number;
}

/** What writing a line takes. */
type Names = Omit<RenderContext, 'id' | 'nonce' | 'accent'>;

export type TableScreen = Screen<ComponentAction>;

export function render(screen: TableScreen, show: RenderContext): APIMessageTopLevelComponent[] {
  const container = new ContainerBuilder();
  if (show.accent !== undefined) container.setAccentColor(show.accent);
  let selects = 0;
  for (const part of grouped(fitting(screen, show))) {
    if (Array.isArray(part)) {
      container.addTextDisplayComponents(
        new TextDisplayBuilder().setContent(part.map((of) => markdown(of, show)).join('\n')),
      );
    } else if (part.part === 'rule') {
      container.addSeparatorComponents(new SeparatorBuilder());
    } else if (part.part === 'buttons') {
      for (const buttons of rowsOf(part.buttons)) {
        const row = buttons.map((of) => button(of, show));
        container.addActionRowComponents(new ActionRowBuilder<ButtonBuilder>().addComponents(row));
      }
    } else {
      const mark = `${selects++}${show.nonce}`;
      const menu = part.part === 'picks' ? picks(part, mark, show) : select(part, mark, show);
      container.addActionRowComponents(new ActionRowBuilder<StringSelectMenuBuilder>().addComponents(menu));
    }
  }
  return [container.toJSON()];
}

/** A message that only says something. */
export const textComponents = (content: string): APIMessageTopLevelComponent[] => [
  new ContainerBuilder().addTextDisplayComponents(new TextDisplayBuilder().setContent(content)).toJSON(),
];

type Writing = Exclude<Part<ComponentAction>, { part: 'rule' | 'buttons' | 'select' | 'picks' }>;
type Control = Exclude<Part<ComponentAction>, Writing>;

const isWriting = (part: Part<ComponentAction>): part is Writing =>
  part.part === 'text' || part.part === 'cards' || part.part === 'seats';

/** Rows of about the same length read better than five and one. */
export function rowsOf<T>(buttons: readonly T[]): T[][] {
  const rows = Math.ceil(buttons.length / BUTTONS_IN_A_ROW);
  const length = Math.ceil(buttons.length / rows);
  return Array.from({ length: rows }, (_, at) => buttons.slice(at * length, (at + 1) * length));
}

/** Runs of writing are one text display: fewer components, and lines close together. */
function grouped(screen: TableScreen): (Writing[] | Control)[] {
  const groups: (Writing[] | Control)[] = [];
  for (const part of screen) {
    const last = groups.at(-1);
    if (!isWriting(part)) groups.push(part);
    else if (Array.isArray(last)) last.push(part);
    else groups.push([part]);
  }
  // A rule divides: none at an end, nor two together.
  return groups.filter((group, at) => {
    if (Array.isArray(group) || group.part !== 'rule') return true;
    const next = groups[at + 1];
    return at > 0 && next !== undefined && (Array.isArray(next) || next.part !== 'rule');
  });
}

/** Small print goes first where a screen is too long for Discord. */
function fitting(screen: TableScreen, show: RenderContext): TableScreen {
  const length = screen.filter(isWriting).reduce((sum, part) => sum + markdown(part, show).length + 1, 0);
  if (length <= MOST_TEXT) return screen;
  const at = screen.findIndex((part) => part.part === 'text' && part.size === 'small');
  return at < 0 ? screen : fitting(screen.toSpliced(at, 1), show);
}

function markdown(part: Writing, show: RenderContext): string {
  if (part.part === 'text') return textLine(part, show);
  // As a heading the cards are larger, and still flow over several lines.
  if (part.part === 'cards') return `# ${cards(part.cards, show)}`;
  return part.rows
    .map(
      ({ seat, isActing, note }) => `${isActing ? '▶️' : '▫️'} ${lineText([{ seat }, ' · ', ...note], show)}`,
    )
    .join('\n');
}

function textLine({ line, size }: Text, show: RenderContext): string {
  const content = lineText(line, show);
  return size === 'title' ? `## ${content}` : size === 'small' ? `-# ${content}` : content;
}

export const lineText = (line: Line, show: Names): string =>
  line.map((piece) => inlineText(piece, show)).join('');

function inlineText(piece: Inline, show: Names): string {
  if (typeof piece === 'string') return piece;
  if (typeof piece === 'number') return String(piece);
  if ('cards' in piece) return cards(piece.cards, show);
  const seat = show.seats[piece.seat];
  return seat ? seatName(seat, show.locale) : '?';
}

/** A player as a mention (which edits never ping), a computer by its number. */
export const seatName = ({ userId, name }: TableSeat, locale: Locale): string =>
  userId === null ? `🤖 ${wordsFor(locale).computer(name)}` : accountName(userId, locale);

/** Cards of a rank stay together, with a gap to the next rank: there a line may end. */
function cards(faces: readonly Face[], { emojis }: { readonly emojis: Emojis }): string {
  const parts = faces.map((face, at) => {
    const gap = at === 0 ? '' : rankIn(face) === rankIn(faces[at - 1]!) ? WORD_JOINER : EN_SPACE;
    return gap + emojis.text(face);
  });
  return parts.join('');
}

const WORD_JOINER = '\u2060';
const EN_SPACE = '\u2002';
/** Other pieces are grouped with their like. */
const rankIn = (face: Face): string => (faceIndex(face) === undefined ? face : face[0]!);

const STYLES = {
  primary: ButtonStyle.Primary,
  secondary: ButtonStyle.Secondary,
  success: ButtonStyle.Success,
  danger: ButtonStyle.Danger,
} as const;

function button({ label, action, style, card }: Button<ComponentAction>, show: RenderContext): ButtonBuilder {
  const built = new ButtonBuilder()
    .setCustomId(buttonId(show.id, action))
    .setLabel(label.slice(0, LABEL))
    .setStyle(STYLES[style]);
  const emoji = card && show.emojis.emoji(card);
  return emoji ? built.setEmoji(emoji) : built;
}

const select = (
  { label, options }: Extract<Part<ComponentAction>, { part: 'select' }>,
  mark: string,
  show: RenderContext,
): StringSelectMenuBuilder =>
  new StringSelectMenuBuilder()
    .setCustomId(selectId(show.id, mark))
    .setPlaceholder(label)
    .addOptions(options.map(({ action, ...of }) => option({ ...of, value: encodeAction(action) }, show)));

const picks = (
  { label, options, min, max, action }: MultiSelect<ComponentAction>,
  mark: string,
  show: RenderContext,
): StringSelectMenuBuilder =>
  new StringSelectMenuBuilder()
    .setCustomId(multiSelectId(show.id, action, mark))
    .setPlaceholder(label)
    .setMinValues(min)
    .setMaxValues(max)
    .addOptions(options.map((of) => option(of, show)));

function option({ label, value, description, card, selected }: MultiSelectOption, { emojis }: RenderContext) {
  const emoji = card && emojis.emoji(card);
  return {
    label: label.slice(0, OPTION_LABEL),
    value,
    ...(description && { description }),
    ...(emoji && { emoji }),
    ...(selected && { default: true }),
  };
}
