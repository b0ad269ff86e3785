/**
 * Renders a screen as Discord's Components V2: one container that keeps within Discord's limits. Every move draws several
 * panels, so it writes Discord’s own form: builders would double its work.
 */
import {
  type APIActionRowComponent,
  type APIButtonComponentWithCustomId,
  type APIComponentInContainer,
  type APIComponentInMessageActionRow,
  type APIMessageTopLevelComponent,
  type APISelectMenuOption,
  type APIStringSelectComponent,
  type APITextDisplayComponent,
  ButtonStyle,
  ComponentType,
} from 'discord-api-types/v10';
import type {
  Block,
  Button,
  Inline,
  MultiSelect,
  MultiSelectOption,
  Part,
  Screen,
  SeatRow,
  Select,
  Text,
} from '../game/screen.ts';
import type { Locale } from '../game/words.ts';
import type { Holder } from '../tables/table.ts';
import { cutLabel } from './display-name.ts';
import type { Emojis } from './emojis/emojis.ts';
import {
  buttonId,
  type ComponentAction,
  type ControlPlace,
  encodeAction,
  multiSelectId,
  selectId,
} from './ids.ts';
import {
  cardsText,
  labelText,
  lineText,
  type TextContext,
  unbrokenFacts,
  writtenCards,
} from './line-text.ts';
import { seatNames } from './seat-names.ts';

/** Discord's limits, in characters: on the text of a message, and on a button, an option and an empty select. */
const MAX_TEXT_LENGTH = 4000;
const MAX_BUTTON_LABEL = 80;
const MAX_OPTION_LABEL = 100;
const MAX_PLACEHOLDER = 150;
const MAX_BUTTONS_PER_ROW = 5;

export interface RenderContext {
  /** Who is named: by seat, and behind the seats those who sat there before. */
  readonly seats: readonly Holder[];
  readonly locale: Locale;
  readonly emojis: Emojis;
  readonly id: ControlPlace;
  /** Differs from one rendering to the next. */
  readonly nonce: string;
  readonly accent?: number;
  /** The seat of the only reader; and whether there is only one, also without a seat. */
  readonly reader?: number;
  readonly isPrivate?: boolean;
}

interface RenderedText extends TextContext {
  /** All may read it: it is not one player's panel. */
  readonly isPublic: boolean;
  /** The Markdown of parts that have been written: each is measured first, and then shown. */
  readonly written: Map<TextPart, string>;
}

type ControlContext = Pick<RenderContext, 'id'> & TextContext;

export type TableScreen = Screen<ComponentAction>;

export function render(
  screen: TableScreen,
  { seats, locale, reader, isPrivate, ...rest }: RenderContext,
): APIMessageTopLevelComponent[] {
  const context = {
    ...rest,
    names: seatNames(seats, locale, reader, isPrivate),
    isPublic: reader === undefined,
    written: new Map(),
  };
  let selectCount = 0;
  let placeholderCount = 0;
  // Discord wants an id of its own for every button, also for one that does nothing.
  const drawButton = (button: Button<ComponentAction>) =>
    drawnButton(button, button.action ?? { show: `-${placeholderCount++}` }, context);
  const draw = (group: TextPart[] | OtherPart): APIComponentInContainer[] => {
    if (Array.isArray(group)) return [textDisplay(markdownOf(group, context))];
    if (group.part === 'rule') return [{ type: ComponentType.Separator }];
    if (group.part === 'section') {
      const components = [textDisplay(markdownOf(group.texts, context))];
      return [{ type: ComponentType.Section, components, accessory: drawButton(group.button) }];
    }
    if (group.part === 'buttons') return rowsOf(group.buttons).map((row) => actionRow(row.map(drawButton)));
    const mark = `${selectCount++}${context.nonce}`;
    const menu =
      group.part === 'multi-select'
        ? drawnMultiSelect(group, mark, context)
        : drawnSelect(group, mark, context);
    return [actionRow([menu])];
  };
  return [containerOf(grouped(shortened(screen, context)).flatMap(draw), context.accent)];
}

/** A message that is only text. */
export const textComponents = (content: string): APIMessageTopLevelComponent[] => [
  containerOf([textDisplay(content)]),
];

const containerOf = (
  components: APIComponentInContainer[],
  accent?: number,
): APIMessageTopLevelComponent => ({
  type: ComponentType.Container,
  ...(accent !== undefined && { accent_color: accent }),
  components,
});

const textDisplay = (content: string): APITextDisplayComponent => ({
  type: ComponentType.TextDisplay,
  content,
});

const actionRow = (
  components: APIComponentInMessageActionRow[],
): APIActionRowComponent<APIComponentInMessageActionRow> => ({ type: ComponentType.ActionRow, components });

type TextPart = Exclude<Block, { part: 'rule' }>;
type OtherPart = Exclude<Part<ComponentAction>, TextPart>;

const isTextPart = (part: Part<ComponentAction>): part is TextPart =>
  part.part === 'text' || part.part === 'cards' || part.part === 'seats';

/** Splits buttons into rows of about the same length: six are three and three, not five and one. */
export function rowsOf<T>(buttons: readonly T[]): T[][] {
  const rowCount = Math.ceil(buttons.length / MAX_BUTTONS_PER_ROW);
  const length = Math.ceil(buttons.length / rowCount);
  return Array.from({ length: rowCount }, (_, row) => buttons.slice(row * length, (row + 1) * length));
}

/** Joins text parts in a row into one text display: that takes fewer components, and keeps the lines close together. */
function grouped(screen: TableScreen): (TextPart[] | OtherPart)[] {
  const groups: (TextPart[] | OtherPart)[] = [];
  for (const part of screen) {
    const last = groups.at(-1);
    if (!isTextPart(part)) groups.push(part);
    else if (Array.isArray(last)) last.push(part);
    else groups.push([part]);
  }
  // A rule stays only between two other parts.
  return groups.filter((group, index) => {
    if (Array.isArray(group) || group.part !== 'rule') return true;
    const next = groups[index + 1];
    return index > 0 && next !== undefined && (Array.isArray(next) || next.part !== 'rule');
  });
}

/**
 * Makes the text short enough for Discord: writes the hands of all seats without pictures, so that they are read alike,
 * then drops small print, the first first, but never how the table stands.
 */
function shortened(screen: TableScreen, context: RenderedText): TableScreen {
  const length = screen.reduce((total, part) => total + textLength(part, context), 0);
  if (length <= MAX_TEXT_LENGTH) return screen;
  const written = withHandsWritten(screen, context);
  if (written) return shortened(written, context);
  const spare = screen.findIndex(isSpare);
  return spare < 0 ? screen : shortened(screen.toSpliced(spare, 1), context);
}

/** Small print that may go; a heading may once nothing stands below it. */
function isSpare(part: Part<ComponentAction>, index: number, screen: TableScreen): boolean {
  if (part.part !== 'text' || part.isKept || part.isTableState) return false;
  if (!part.isHeading) return part.size === 'small';
  const next = screen[index + 1];
  return next === undefined || !isTextPart(next) || (next.part === 'text' && next.isHeading === true);
}

/** What a part adds to the text of a message: of a section its text, of other controls nothing. */
function textLength(part: Part<ComponentAction>, context: RenderedText): number {
  if (part.part === 'section') return markdownOf(part.texts, context).length;
  return isTextPart(part) ? markdown(part, context).length + 1 : 0;
}

/** @returns null where no row of a seat has pictures of cards */
function withHandsWritten(screen: TableScreen, { emojis }: TextContext): TableScreen | null {
  const hasCards = ({ note }: SeatRow): boolean =>
    note.some((inline) => typeof inline === 'object' && 'cards' in inline);
  if (!screen.some((part) => part.part === 'seats' && part.rows.some(hasCards))) return null;
  const write = (inline: Inline): Inline =>
    typeof inline === 'object' && 'cards' in inline
      ? (inline.inWords ?? writtenCards(inline.cards, emojis))
      : inline;
  const withRow = (row: SeatRow): SeatRow => ({ ...row, note: row.note.map(write) });
  return screen.map((part) => (part.part === 'seats' ? { ...part, rows: part.rows.map(withRow) } : part));
}

/** Texts in a row, each on lines of its own. */
const markdownOf = (parts: readonly TextPart[], context: RenderedText): string =>
  parts.map((part) => markdown(part, context)).join('\n');

function markdown(part: TextPart, context: RenderedText): string {
  const known = context.written.get(part);
  if (known !== undefined) return known;
  const text = writeMarkdown(part, context);
  context.written.set(part, text);
  return text;
}

function writeMarkdown(part: TextPart, context: RenderedText): string {
  if (part.part === 'text') return textMarkdown(part, context);
  // A heading shows emojis larger than plain text, and still wraps.
  if (part.part === 'cards') return `# ${cardsText(part.cards, context)}`;
  return part.rows
    .map(({ seat, isActing, note }) => {
      const mark = isActing ? '▶️' : '▫️';
      return `${mark} ${unbrokenFacts(lineText([{ seat, isListed: true }, ' · ', ...note], context))}`;
    })
    .join('\n');
}

function textMarkdown({ line, size }: Text, context: RenderedText): string {
  const plain = lineText(line, context);
  // In a panel, whose height is limited, games decide themselves where lines may break.
  const content = context.isPublic ? unbrokenFacts(plain) : plain;
  if (size === 'small') return content.replaceAll(/^/gm, '-# ');
  return size === 'title' ? `## ${content}` : content;
}

const BUTTON_STYLES = {
  primary: ButtonStyle.Primary,
  secondary: ButtonStyle.Secondary,
  success: ButtonStyle.Success,
  danger: ButtonStyle.Danger,
} as const;

function drawnButton(
  { label, style, card, disabled }: Button<ComponentAction>,
  action: ComponentAction,
  context: ControlContext,
): APIButtonComponentWithCustomId {
  const { id, emojis } = context;
  const emoji = card && emojis.emoji(card);
  return {
    type: ComponentType.Button,
    custom_id: buttonId(id, action),
    label: cutLabel(labelText(label, context), MAX_BUTTON_LABEL),
    style: BUTTON_STYLES[style],
    ...(disabled && { disabled }),
    ...(emoji && { emoji }),
  };
}

const drawnSelect = (
  { label, options, disabled }: Select<ComponentAction>,
  mark: string,
  context: ControlContext,
): APIStringSelectComponent => ({
  type: ComponentType.StringSelect,
  custom_id: selectId(context.id, mark),
  placeholder: cutLabel(labelText(label, context), MAX_PLACEHOLDER),
  ...(disabled && { disabled }),
  options: options.map(({ action, ...option }) =>
    drawnOption({ ...option, value: encodeAction(action) }, context),
  ),
});

const drawnMultiSelect = (
  { label, options, min, max, action }: MultiSelect<ComponentAction>,
  mark: string,
  context: ControlContext,
): APIStringSelectComponent => ({
  type: ComponentType.StringSelect,
  custom_id: multiSelectId(context.id, action, mark),
  placeholder: cutLabel(labelText(label, context), MAX_PLACEHOLDER),
  min_values: min,
  max_values: max,
  options: options.map((option) => drawnOption(option, context)),
});

function drawnOption(
  { label, value, description, card, selected }: MultiSelectOption,
  context: TextContext,
): APISelectMenuOption {
  const emoji = card && context.emojis.emoji(card);
  return {
    label: cutLabel(labelText(label, context), MAX_OPTION_LABEL),
    value,
    ...(description && { description: cutLabel(labelText(description, context), MAX_OPTION_LABEL) }),
    ...(emoji && { emoji }),
    ...(selected && { default: true }),
  };
}
