/** Parses Discord's inline markdown. */
import type { Inline, TimeStyle } from './syntax-tree.ts';

type MakeNode = (match: RegExpExecArray) => Inline;

const ESCAPED_OR_OTHER = String.raw`\\[\s\S]|[^\\]`;

const styled =
  (kind: 'bold' | 'italic' | 'underline' | 'strike' | 'spoiler'): MakeNode =>
  (match) => ({ kind, children: parseInline(match[1] ?? match[2] ?? '') });

/**
 * The first rule that matches at the current position wins. The patterns are sticky, so that they match there and
 * nowhere else.
 */
const RULES: [RegExp, MakeNode][] = [
  [/\\([^0-9A-Za-z\s])/y, (match) => ({ kind: 'text', text: match[1] ?? '' })],
  [/(`+)([\s\S]*?[^`])\1(?!`)/y, (match) => ({ kind: 'code', text: unpad(match[2] ?? '') })],
  [/<(a?):(\w{2,32}):(\d{17,20})>/y, emojiNode],
  [/<@!?(\d{17,20})>/y, (match) => ({ kind: 'user', id: match[1] ?? '' })],
  [/<@&(\d{17,20})>/y, (match) => ({ kind: 'role', id: match[1] ?? '' })],
  [/<#(\d{17,20})>/y, (match) => ({ kind: 'channel', id: match[1] ?? '' })],
  [/<\/([^:>\n]{1,98}):\d{1,20}>/y, (match) => ({ kind: 'command', name: match[1] ?? '' })],
  [/<t:(-?\d{1,13})(?::([tTdDfFsSR]))?>/y, timeNode],
  [/@(everyone|here)\b/y, (match) => ({ kind: 'everyone', text: match[0] as '@everyone' | '@here' })],
  [/<(https?:\/\/[^\s<>]+)>/y, (match) => bareLink(match[1] ?? '')],
  [
    /\[((?:\\.|[^[\]\\\n]|\[[^[\]\n]*\])+)\]\(<?(https?:\/\/[^\s<>()]*(?:\([^\s<>()]*\)[^\s<>()]*)*)>?(?: +"[^"\n]*")? *\)/y,
    (match) => ({ kind: 'link', url: match[2] ?? '', children: parseInline(match[1] ?? '') }),
  ],
  [/https?:\/\/[^\s<]*[^\s<.,:;"'\]|)*_~]/y, (match) => bareLink(match[0])],
  [new RegExp(String.raw`\*\*((?:${ESCAPED_OR_OTHER})+?)\*\*(?!\*)`, 'y'), styled('bold')],
  [new RegExp(`__((?:${ESCAPED_OR_OTHER})+?)__(?!_)`, 'y'), styled('underline')],
  [/~~([\s\S]+?)~~(?!_)/y, styled('strike')],
  [/\|\|([\s\S]+?)\|\|/y, styled('spoiler')],
  // A single underscore is italic only at the edges of words, so snake_case stays as it is.
  [
    /(?<![0-9A-Za-z_])_((?:__|\\[\s\S]|[^\\_])+?)_(?![0-9A-Za-z_])|\*(?=\S)((?:\*\*|\\[\s\S]|\s+(?:\\[\s\S]|[^\s*\\]|\*\*)|[^\s*\\])+?)\*(?!\*)/y,
    styled('italic'),
  ],
];

/** A run of characters with which no rule begins. */
const PLAIN_TEXT = /[^\\`<@[h*_~|]+/y;

export function parseInline(text: string): Inline[] {
  const nodes: Inline[] = [];
  let index = 0;
  while (index < text.length) {
    const [node, length] = readNode(text, index);
    const last = nodes.at(-1);
    if (node.kind === 'text' && last?.kind === 'text') last.text += node.text;
    else nodes.push(node);
    index += length;
  }
  return nodes;
}

/** The node at an index and the length of its source. */
function readNode(text: string, index: number): [Inline, number] {
  const plain = matchAt(PLAIN_TEXT, text, index);
  if (plain) return [{ kind: 'text', text: plain[0] }, plain[0].length];
  for (const [pattern, makeNode] of RULES) {
    const match = matchAt(pattern, text, index);
    if (match) return [makeNode(match), match[0].length];
  }
  return [{ kind: 'text', text: text[index] ?? '' }, 1];
}

function matchAt(pattern: RegExp, text: string, index: number): RegExpExecArray | null {
  pattern.lastIndex = index;
  return pattern.exec(text);
}

function emojiNode(match: RegExpExecArray): Inline {
  return { kind: 'emoji', animated: match[1] === 'a', name: match[2] ?? '', id: match[3] ?? '' };
}

function timeNode(match: RegExpExecArray): Inline {
  return { kind: 'time', seconds: Number(match[1]), style: (match[2] ?? 'f') as TimeStyle };
}

function bareLink(url: string): Inline {
  return { kind: 'link', url, children: [{ kind: 'text', text: url }] };
}

/** Code that begins or ends with a backtick is set off from the outer backticks by a space that is not part of it. */
function unpad(code: string): string {
  return code.replace(/^ (?=`)/, '').replace(/(?<=`) $/, '');
}
