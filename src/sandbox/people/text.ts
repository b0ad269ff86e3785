/** Components as plain text, for tests to search and people to read in a failed one. */
import {
  type APIButtonComponent,
  type APIMessageComponent,
  type APISelectMenuComponent,
  ComponentType,
} from 'discord-api-types/v10';
import type { SeenMessage } from '../protocol.ts';

const readable = (text: string): string => text.replace(/<a?:(\w+):\d+>/g, ':$1:');

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

const lines = (component: APIMessageComponent): string[] => {
  switch (component.type) {
    case ComponentType.TextDisplay:
      return [readable(component.content)];
    case ComponentType.Container:
      return component.components.flatMap(lines);
    case ComponentType.Section:
      return [...component.components.flatMap(lines), ...lines(component.accessory)];
    case ComponentType.ActionRow:
      return [component.components.flatMap(lines).join(' ')];
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

export const componentsText = (components: readonly APIMessageComponent[]): string =>
  components.flatMap(lines).join('\n');

export const textOf = (
  message: Pick<SeenMessage, 'content' | 'components' | 'attachments' | 'thinking'>,
): string =>
  [
    ...(message.thinking ? ['… is thinking'] : []),
    ...(message.content === '' ? [] : [readable(message.content)]),
    ...message.components.flatMap(lines),
    ...message.attachments.map(({ filename }) => `<file: ${filename}>`),
  ].join('\n');

/** A whole channel as somebody sees it. */
export const pageOf = (messages: readonly SeenMessage[]): string =>
  messages.length === 0
    ? '(nothing)'
    : messages
        .map((message) => {
          const private_ = message.ephemeral ? ' (only you can see this)' : '';
          const body = textOf(message).replace(/^/gm, '  ');
          return `${message.author.name}${private_}:\n${body}`;
        })
        .join('\n');
