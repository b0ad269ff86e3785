/** The rules of components that no schema holds: budgets over a whole message, and fields that exclude one another. */
import {
  type APIButtonComponent,
  type APIMessageComponent,
  type APIMessageComponentEmoji,
  type APIStringSelectComponent,
  ButtonStyle,
  ComponentType,
} from 'discord-api-types/v10';
import { type Placed, walk } from '../world/components.ts';
import type { Fault } from './errors.ts';

export interface Surroundings {
  /** Components V2: the flag is on the message. */
  v2: boolean;
  emojiExists: (id: string) => boolean;
  /** Files that `attachment://` may name. */
  files: ReadonlySet<string>;
}

const MOST_COMPONENTS = 40;
const MOST_TEXT = 4000;
const SELECTS: ReadonlySet<ComponentType> = new Set([
  ComponentType.StringSelect,
  ComponentType.UserSelect,
  ComponentType.RoleSelect,
  ComponentType.MentionableSelect,
  ComponentType.ChannelSelect,
]);

const fault = (path: PropertyKey[], code: string, message: string): Fault => ({ path, code, message });

const required = (path: PropertyKey[]): Fault => fault(path, 'BASE_TYPE_REQUIRED', 'This field is required');

const ONE_EMOJI = String.raw`^\p{RGI_Emoji}$`;
const EMOJI = new RegExp(ONE_EMOJI, 'v');

/** ♠ counts also without the invisible sign that makes it an emoji; 🂡 is a character and no emoji. */
const isUnicodeEmoji = (name: string): boolean => EMOJI.test(name) || EMOJI.test(`${name}\uFE0F`);

const emojiFaults = (
  emoji: APIMessageComponentEmoji | null | undefined,
  path: PropertyKey[],
  { emojiExists }: Surroundings,
): Fault[] => {
  if (!emoji) return [];
  const invalid = [fault(path, 'COMPONENT_INVALID_EMOJI', 'Invalid emoji')];
  if (emoji.id) return emojiExists(emoji.id) ? [] : invalid;
  return isUnicodeEmoji(emoji.name ?? '') ? [] : invalid;
};

const buttonFaults = (button: APIButtonComponent, path: PropertyKey[], around: Surroundings): Fault[] => {
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
  const faults = emojiFaults(button.emoji, [...path, 'emoji'], around);
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
  around: Surroundings,
): Fault[] => {
  const { options, min_values: min = 1, max_values: max = 1 } = select;
  const values = options.map(({ value }) => value);
  const faults = options.flatMap(({ emoji }, index) =>
    emojiFaults(emoji, [...path, 'options', index, 'emoji'], around),
  );
  values.forEach((value, index) => {
    if (values.indexOf(value) < index) {
      const at = [...path, 'options', index, 'value'];
      faults.push(
        fault(at, 'SELECT_COMPONENT_OPTION_VALUE_DUPLICATED', 'The specified option value is already used'),
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

const mediaFaults = (url: string, path: PropertyKey[], { files }: Surroundings): Fault[] => {
  const named = url.startsWith('attachment://') ? url.slice('attachment://'.length) : undefined;
  return named !== undefined && !files.has(named)
    ? [
        fault(
          path,
          'UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND',
          `The file ${named} was not attached`,
        ),
      ]
    : [];
};

const ownFaults = ({ component, path }: Placed, around: Surroundings): Fault[] => {
  switch (component.type) {
    case ComponentType.ActionRow:
      return rowFaults(component.components, path);
    case ComponentType.Button:
      return buttonFaults(component, path, around);
    case ComponentType.StringSelect:
      return [
        ...selectFaults(component, path, around),
        ...(component.required === undefined
          ? []
          : [fault([...path, 'required'], 'MODAL_ONLY', 'Only selects in modals can be required')]),
      ];
    case ComponentType.TextDisplay:
      return component.content.trim() === '' ? [required([...path, 'content'])] : [];
    case ComponentType.Thumbnail:
      return mediaFaults(component.media.url, [...path, 'media', 'url'], around);
    case ComponentType.File:
      return mediaFaults(component.file.url, [...path, 'file', 'url'], around);
    case ComponentType.MediaGallery:
      return component.items.flatMap(({ media }, index) =>
        mediaFaults(media.url, [...path, 'items', index, 'media', 'url'], around),
      );
    default:
      return [];
  }
};

const duplicates = (placed: Placed[], key: 'custom_id' | 'id', code: string): Fault[] => {
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

const budgetFaults = (placed: Placed[], topLevel: number, v2: boolean): Fault[] => {
  if (!v2) {
    const foreign = placed.filter(
      ({ component, depth }) => depth === 0 && component.type !== ComponentType.ActionRow,
    );
    return [
      ...foreign.map(({ path }) =>
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
    ...(placed.length > MOST_COMPONENTS
      ? [
          fault(
            ['components'],
            'COMPONENT_MAX_TOTAL_COMPONENTS_EXCEEDED',
            `The total number of components cannot exceed ${MOST_COMPONENTS} (it is ${placed.length})`,
          ),
        ]
      : []),
    ...(text > MOST_TEXT
      ? [
          fault(
            ['components'],
            'COMPONENT_DISPLAYABLE_TEXT_SIZE_EXCEEDED',
            `The total displayable text size exceeds the maximum of ${MOST_TEXT} characters (it is ${text})`,
          ),
        ]
      : []),
  ];
};

export const componentFaults = (
  components: readonly APIMessageComponent[],
  around: Surroundings,
): Fault[] => {
  const placed = walk(components);
  return [
    ...budgetFaults(placed, components.length, around.v2),
    ...placed.flatMap((one) => ownFaults(one, around)),
    ...duplicates(placed, 'custom_id', 'COMPONENT_CUSTOM_ID_DUPLICATED'),
    ...duplicates(placed, 'id', 'COMPONENT_ID_DUPLICATED'),
  ];
};
