import { ComponentType } from 'discord-api-types/v10';
import type { Channel, MessageView, NamedRole, Person } from '../../protocol.ts';
import type { Locale } from '../words.ts';
import { formatTimestamp } from './format-time.ts';
import { parseInline } from './parse-inline.ts';
import type { Inline } from './syntax-tree.ts';

/** What is needed to show mentions and times. */
interface PreviewContext {
  people: Pick<Person, 'id' | 'name'>[];
  channels: Pick<Channel, 'id' | 'name'>[];
  roles: NamedRole[];
  locale: Locale;
}

/** The marks of headings, quotes, small text and lists at the beginning of a line. */
const BLOCK_MARKS = /^\s*(?:#{1,3}\s+|>{1,3}\s+|-#\s+|[-*]\s+)?/;

/** A custom emoji. */
type EmojiNode = Inline & { kind: 'emoji' };

/** The first line of a text that is not empty, without its markdown: texts, and the emojis between them. */
export function previewLine(text: string, context: PreviewContext, now: number): (string | EmojiNode)[] {
  const line = text.split('\n').find((candidate) => candidate.trim() !== '') ?? '';
  const parts: (string | EmojiNode)[] = [];
  for (const part of parseInline(line.replace(BLOCK_MARKS, '')).flatMap((node) => flat(node, context, now))) {
    const last = parts.at(-1);
    if (typeof part === 'string' && typeof last === 'string') parts[parts.length - 1] = last + part;
    else if (part !== '') parts.push(part);
  }
  return parts;
}

/** The first text display of a message of components; null where it has none. */
export function firstText(components: MessageView['components']): string | null {
  for (const component of components) {
    if (component.type === ComponentType.TextDisplay) return component.content;
    if (component.type !== ComponentType.Container && component.type !== ComponentType.Section) continue;
    const found = firstText(component.components);
    if (found !== null) return found;
  }
  return null;
}

function flat(node: Inline, context: PreviewContext, now: number): (string | EmojiNode)[] {
  if (node.kind === 'emoji') return [node];
  return 'children' in node && node.kind !== 'spoiler'
    ? node.children.flatMap((child) => flat(child, context, now))
    : [plainText(node, context, now)];
}

function plainText(node: Inline, context: PreviewContext, now: number): string {
  switch (node.kind) {
    case 'text':
    case 'code':
    case 'everyone':
      return node.text;
    case 'user':
      return `@${context.people.find(({ id }) => id === node.id)?.name ?? 'unknown-user'}`;
    case 'channel':
      return `#${context.channels.find(({ id }) => id === node.id)?.name ?? 'unknown'}`;
    case 'role':
      return `@${context.roles.find(({ id }) => id === node.id)?.name ?? 'deleted-role'}`;
    case 'command':
      return `/${node.name}`;
    case 'time':
      return formatTimestamp(node.seconds, node.style, context.locale, now);
    case 'spoiler':
      return '▒▒▒';
    default:
      return '';
  }
}
