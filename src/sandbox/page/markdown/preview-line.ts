/** A text without its marks, for where there is a line of it only. */
import type { Channel, Person } from '../../protocol.ts';
import type { Locale } from '../words.ts';
import { timeText } from './format-time.ts';
import { parseInline } from './parse-inline.ts';
import type { Inline } from './syntax-tree.ts';

export interface Known {
  people: Pick<Person, 'id' | 'name'>[];
  channels: Pick<Channel, 'id' | 'name'>[];
  locale: Locale;
}

/** Marks that stand at the beginning of a line: headings, quotes, small print, lists. */
const LINE_MARKS = /^\s*(?:#{1,3}\s+|>{1,3}\s+|-#\s+|[-*]\s+)?/;

export function firstLine(text: string, known: Known, now: number): string {
  const line = text.split('\n').find((each) => each.trim() !== '') ?? '';
  return parseInline(line.replace(LINE_MARKS, ''))
    .map((node) => plain(node, known, now))
    .join('');
}

function plain(node: Inline, known: Known, now: number): string {
  switch (node.kind) {
    case 'text':
    case 'code':
    case 'everyone':
      return node.text;
    case 'emoji':
      return `:${node.name}:`;
    case 'user':
      return `@${known.people.find(({ id }) => id === node.id)?.name ?? 'unknown-user'}`;
    case 'channel':
      return `#${known.channels.find(({ id }) => id === node.id)?.name ?? 'unknown'}`;
    case 'role':
      return `@${node.id}`;
    case 'command':
      return `/${node.name}`;
    case 'time':
      return timeText(node.seconds, node.style, known.locale, now);
    case 'spoiler':
      return '▒▒▒';
    default:
      return node.inside.map((each) => plain(each, known, now)).join('');
  }
}
