/** Messages as plain text: tests search it, and failures print it. */
import {
  type APIButtonComponent,
  type APIMessageComponent,
  type APISelectMenuComponent,
  ComponentType,
} from 'discord-api-types/v10';
import type { MessageView } from '../protocol.ts';

/** As it is read: emojis by name, and plain spaces for those at which no line breaks. */
const readable = (text: string): string =>
  text
    .replace(/<a?:(\w+):\d+>/g, ':$1:')
    .replaceAll(/[\u00A0\u202F]/g, ' ')
    .replaceAll('\u2060', '');

const emojiText = (emoji: { id?: string; name?: string } | undefined): string => {
  if (!emoji) return '';
  return emoji.id ? `:${emoji.name}:` : (emoji.name ?? '');
};

const buttonText = (button: APIButtonComponent): string => {
  const label = 'label' in button ? (button.label ?? '') : '';
  const words = ['emoji' in button ? emojiText(button.emoji) : '', label].filter(Boolean).join(' ');
  return button.disabled ? `(${words})` : `[${words}]`;
};

const selectText = (select: APISelectMenuComponent): string => {
  const options =
    select.type === ComponentType.StringSelect
      ? select.options.map(({ label, emoji, description }) =>
          [emojiText(emoji), label, description ? `— ${description}` : ''].filter(Boolean).join(' '),
        )
      : [];
  const head = select.placeholder ?? '…';
  return `{${select.disabled ? '(disabled) ' : ''}${head}: ${options.map(readable).join(' | ')}}`;
};

const componentLines = (component: APIMessageComponent): string[] => {
  switch (component.type) {
    case ComponentType.TextDisplay:
      return [readable(component.content)];
    case ComponentType.Container:
      return component.components.flatMap(componentLines);
    case ComponentType.Section:
      return [...component.components.flatMap(componentLines), ...componentLines(component.accessory)];
    case ComponentType.ActionRow:
      return [component.components.flatMap(componentLines).join(' ')];
    case ComponentType.Button:
      return [buttonText(component)];
    case ComponentType.StringSelect:
    case ComponentType.UserSelect:
    case ComponentType.RoleSelect:
    case ComponentType.MentionableSelect:
    case ComponentType.ChannelSelect:
      return [selectText(component)];
    case ComponentType.Separator:
      return ['---'];
    case ComponentType.MediaGallery:
      return component.items.map(({ description }) => `<picture${description ? `: ${description}` : ''}>`);
    case ComponentType.Thumbnail:
      return [`<picture${component.description ? `: ${component.description}` : ''}>`];
    case ComponentType.File:
      return [`<file: ${component.file.url}>`];
    default:
      return [];
  }
};

export const textOf = (
  message: Pick<MessageView, 'content' | 'components' | 'attachments' | 'thinking'>,
): string =>
  [
    ...(message.thinking ? ['… is thinking'] : []),
    ...(message.content === '' ? [] : [readable(message.content)]),
    ...message.components.flatMap(componentLines),
    ...message.attachments.map(({ filename }) => `<file: ${filename}>`),
  ].join('\n');

/** Messages of one channel as one text. */
export const channelText = (messages: readonly MessageView[]): string =>
  messages.length === 0
    ? '(nothing)'
    : messages
        .map((message) => {
          const visibility = message.ephemeral ? ' (only you can see this)' : '';
          const body = textOf(message).replace(/^/gm, '  ');
          return `${message.author.name}${visibility}:\n${body}`;
        })
        .join('\n');
