/** Rules of components that no schema has: totals over a message, and fields that exclude each other. */
import {
  type APIButtonComponent,
  type APIMessageComponent,
  type APIMessageComponentEmoji,
  type APIStringSelectComponent,
  ButtonStyle,
  ComponentType,
} from 'discord-api-types/v10';
import { type PlacedComponent, walkComponents } from '../world/components.ts';
import type { Fault } from './errors.ts';

export interface ComponentContext {
  /** The message has the flag for Components V2. */
  v2: boolean;
  emojiExists: (id: string) => boolean;
  /** File names that `attachment://` may refer to. */
  files: ReadonlySet<string>;
}

const MAX_COMPONENTS = 40;
const MAX_TEXT_LENGTH = 4000;
const SELECTS: ReadonlySet<ComponentType> = new Set([
  ComponentType.StringSelect,
  ComponentType.UserSelect,
  ComponentType.RoleSelect,
  ComponentType.MentionableSelect,
  ComponentType.ChannelSelect,
]);

const fault = (path: PropertyKey[], code: string, message: string): Fault => ({ path, code, message });

const required = (path: PropertyKey[]): Fault => fault(path, 'BASE_TYPE_REQUIRED', 'This field is required');

/** In a constant: the flag `v` is newer than the compiler's target. */
const EMOJI_PATTERN = String.raw`^\p{RGI_Emoji}$`;
const EMOJI = new RegExp(EMOJI_PATTERN, 'v');

/** Discord accepts ♠ without its variation selector too; 🂡 is a character that is not an emoji. */
const isUnicodeEmoji = (name: string): boolean => EMOJI.test(name) || EMOJI.test(`${name}\uFE0F`);

const emojiFaults = (
  emoji: APIMessageComponentEmoji | null | undefined,
  path: PropertyKey[],
  { emojiExists }: ComponentContext,
): Fault[] => {
  if (!emoji) return [];
  const invalid = [fault(path, 'COMPONENT_INVALID_EMOJI', 'Invalid emoji')];
  if (emoji.id) return emojiExists(emoji.id) ? [] : invalid;
  return isUnicodeEmoji(emoji.name ?? '') ? [] : invalid;
};

const buttonFaults = (
  button: APIButtonComponent,
  path: PropertyKey[],
  context: ComponentContext,
): Fault[] => {
  const fields: Partial<Record<'custom_id' | 'url' | 'sku_id' | 'label' | 'emoji', unknown>> = { ...button };
  const absent = (...names: (keyof typeof fields)[]): Fault[] =>
    names
      .filter((name) => fields[name] !== undefined && fields[name] !== null)
      .map((name) => fault([...path, name], 'BUTTON_COMPONENT_FIELD', `This style of button has no ${name}`));
  if (button.style === ButtonStyle.Premium) {
    return [
      ...(fields.sku_id ? [] : [required([...path, 'sku_id'])]),
      ...absent('custom_id', 'url', 'label', 'emoji'),
    ];
  }
  const faults = emojiFaults(button.emoji, [...path, 'emoji'], context);
  if (!button.label && !button.emoji) {
    faults.push(fault(path, 'BUTTON_COMPONENT_INVALID', 'A button must have a label or an emoji'));
  }
  if (button.style === ButtonStyle.Link) {
    return [...faults, ...(fields.url ? [] : [required([...path, 'url'])]), ...absent('custom_id', 'sku_id')];
  }
  return [
    ...faults,
    ...(fields.custom_id ? [] : [required([...path, 'custom_id'])]),
    ...absent('url', 'sku_id'),
  ];
};

export const selectFaults = (
  select: APIStringSelectComponent,
  path: PropertyKey[],
  context: ComponentContext,
): Fault[] => {
  const { options, min_values: min = 1, max_values: max = 1 } = select;
  const values = options.map(({ value }) => value);
  const faults = options.flatMap(({ emoji }, index) =>
    emojiFaults(emoji, [...path, 'options', index, 'emoji'], context),
  );
  values.forEach((value, index) => {
    if (values.indexOf(value) < index) {
      const valuePath = [...path, 'options', index, 'value'];
      faults.push(
        fault(
          valuePath,
          'SELECT_COMPONENT_OPTION_VALUE_DUPLICATED',
          'The specified option value is already used',
        ),
      );
    }
  });
  if (max < min || max > options.length) {
    faults.push(
      fault(
        [...path, 'max_values'],
        'SELECT_COMPONENT_MAX_VALUES',
        `Must be between ${min} and ${options.length}`,
      ),
    );
  }
  if (min > options.length) {
    faults.push(
      fault([...path, 'min_values'], 'SELECT_COMPONENT_MIN_VALUES', `Must be ${options.length} or less`),
    );
  }
  if (options.filter((option) => option.default).length > max) {
    faults.push(
      fault([...path, 'options'], 'SELECT_COMPONENT_TOO_MANY_DEFAULT_VALUES', 'Too many default values'),
    );
  }
  return faults;
};

const rowFaults = (children: readonly APIMessageComponent[], path: PropertyKey[]): Fault[] =>
  children.some(({ type }) => SELECTS.has(type)) && children.length > 1
    ? [
        fault(
          [...path, 'components'],
          'COMPONENT_LAYOUT_WIDTH_EXCEEDED',
          'An action row holds up to five buttons or exactly one select',
        ),
      ]
    : [];

const mediaFaults = (url: string, path: PropertyKey[], { files }: ComponentContext): Fault[] => {
  const fileName = url.startsWith('attachment://') ? url.slice('attachment://'.length) : undefined;
  return fileName !== undefined && !files.has(fileName)
    ? [
        fault(
          path,
          'UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND',
          `The file ${fileName} was not attached`,
        ),
      ]
    : [];
};

const singleComponentFaults = ({ component, path }: PlacedComponent, context: ComponentContext): Fault[] => {
  switch (component.type) {
    case ComponentType.ActionRow:
      return rowFaults(component.components, path);
    case ComponentType.Button:
      return buttonFaults(component, path, context);
    case ComponentType.StringSelect:
      return [
        ...selectFaults(component, path, context),
        ...(component.required === undefined
          ? []
          : [fault([...path, 'required'], 'MODAL_ONLY', 'Only selects in modals can be required')]),
      ];
    case ComponentType.TextDisplay:
      return component.content.trim() === '' ? [required([...path, 'content'])] : [];
    case ComponentType.Thumbnail:
      return mediaFaults(component.media.url, [...path, 'media', 'url'], context);
    case ComponentType.File:
      return mediaFaults(component.file.url, [...path, 'file', 'url'], context);
    case ComponentType.MediaGallery:
      return component.items.flatMap(({ media }, index) =>
        mediaFaults(media.url, [...path, 'items', index, 'media', 'url'], context),
      );
    default:
      return [];
  }
};

const duplicateFaults = (placed: PlacedComponent[], key: 'custom_id' | 'id', code: string): Fault[] => {
  const seen = new Set<unknown>();
  return placed.flatMap(({ component, path }) => {
    const value: unknown = key in component ? Reflect.get(component, key) : undefined;
    if (value === undefined || value === null || value === 0) return [];
    if (seen.has(value))
      return [fault([...path, key], code, 'Component ids must be unique within a message')];
    seen.add(value);
    return [];
  });
};

const totalFaults = (placed: PlacedComponent[], topLevel: number, v2: boolean): Fault[] => {
  if (!v2) {
    const unsupported = placed.filter(
      ({ component, depth }) => depth === 0 && component.type !== ComponentType.ActionRow,
    );
    return [
      ...unsupported.map(({ path }) =>
        fault([...path, 'type'], 'UNION_TYPE_CHOICES', 'Value of field "type" must be one of (1,).'),
      ),
      ...(topLevel > 5
        ? [fault(['components'], 'BASE_TYPE_BAD_LENGTH', 'Must be between 1 and 5 in length.')]
        : []),
    ];
  }
  const text = placed.reduce(
    (sum, { component }) =>
      sum + (component.type === ComponentType.TextDisplay ? [...component.content].length : 0),
    0,
  );
  return [
    ...(placed.length > MAX_COMPONENTS
      ? [
          fault(
            ['components'],
            'COMPONENT_MAX_TOTAL_COMPONENTS_EXCEEDED',
            `The total number of components cannot exceed ${MAX_COMPONENTS} (it is ${placed.length})`,
          ),
        ]
      : []),
    ...(text > MAX_TEXT_LENGTH
      ? [
          fault(
            ['components'],
            'COMPONENT_DISPLAYABLE_TEXT_SIZE_EXCEEDED',
            `The total displayable text size exceeds the maximum of ${MAX_TEXT_LENGTH} characters (it is ${text})`,
          ),
        ]
      : []),
  ];
};

export const componentFaults = (
  components: readonly APIMessageComponent[],
  context: ComponentContext,
): Fault[] => {
  const placed = walkComponents(components);
  return [
    ...totalFaults(placed, components.length, context.v2),
    ...placed.flatMap((component) => singleComponentFaults(component, context)),
    ...duplicateFaults(placed, 'custom_id', 'COMPONENT_CUSTOM_ID_DUPLICATED'),
    ...duplicateFaults(placed, 'id', 'COMPONENT_ID_DUPLICATED'),
  ];
};
