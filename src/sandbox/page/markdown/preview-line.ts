import { ComponentType } from 'discord-api-types/v10';
import type { Channel, MessageView, Person } from '../../protocol.ts';
import type { Locale } from '../words.ts';
import { formatTimestamp } from './format-time.ts';
import { parseInline } from './parse-inline.ts';
import type { Inline } from './syntax-tree.ts';

/** What is needed to show mentions and times. */
interface PreviewContext {
  people: Pick<Person, 'id' | 'name'>[];
  channels: Pick<Channel, 'id' | 'name'>[];
  locale: Locale;
}

/** The marks of headings, quotes, small text and lists at the beginning of a line. */
const BLOCK_MARKS = /^\s*(?:#{1,3}\s+|>{1,3}\s+|-#\s+|[-*]\s+)?/;

/** The first line of a text that is not empty, without its markdown. */
export function previewLine(text: string, context: PreviewContext, now: number): string {
  const line = text.split('\n').find((candidate) => candidate.trim() !== '') ?? '';
  return parseInline(line.replace(BLOCK_MARKS, ''))
    .map((node) => plainText(node, context, now))
    .join('');
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

function plainText(node: Inline, context: PreviewContext, now: number): string {
  switch (node.kind) {
    case 'text':
    case 'code':
    case 'everyone':
      return node.text;
    case 'emoji':
      return `:${node.name}:`;
    case 'user':
      return `@${context.people.find(({ id }) => id === node.id)?.name ?? 'unknown-user'}`;
    case 'channel':
      return `#${context.channels.find(({ id }) => id === node.id)?.name ?? 'unknown'}`;
    case 'role':
      return `@${node.id}`;
    case 'command':
      return `/${node.name}`;
    case 'time':
      return formatTimestamp(node.seconds, node.style, context.locale, now);
    case 'spoiler':
      return '▒▒▒';
    default:
      return node.children.map((child) => plainText(child, context, now)).join('');
  }
}
