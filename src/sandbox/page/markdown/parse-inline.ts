/** Discord's inline markdown: the first rule that matches where the reader stands wins. */
import type { Inline, TimeStyle } from './syntax-tree.ts';

type Make = (match: RegExpExecArray, deeper: (text: string) => Inline[]) => Inline;

const ESCAPED = String.raw`\\[\s\S]|[^\\]`;

const around =
  (kind: 'bold' | 'italic' | 'underline' | 'strike' | 'spoiler'): Make =>
  (match, deeper) => ({ kind, inside: deeper(match[1] ?? match[2] ?? '') });

/** Sticky, so that each is tried exactly at the reader's place. */
const RULES: [RegExp, Make][] = [
  [/\\([^0-9A-Za-z\s])/y, (match) => ({ kind: 'text', text: match[1] ?? '' })],
  [/(`+)([\s\S]*?[^`])\1(?!`)/y, (match) => ({ kind: 'code', text: unpad(match[2] ?? '') })],
  [/<(a?):(\w{2,32}):(\d{17,20})>/y, emoji],
  [/<@!?(\d{17,20})>/y, (match) => ({ kind: 'user', id: match[1] ?? '' })],
  [/<@&(\d{17,20})>/y, (match) => ({ kind: 'role', id: match[1] ?? '' })],
  [/<#(\d{17,20})>/y, (match) => ({ kind: 'channel', id: match[1] ?? '' })],
  [/<\/([^:>\n]{1,98}):\d{1,20}>/y, (match) => ({ kind: 'command', name: match[1] ?? '' })],
  [/<t:(-?\d{1,13})(?::([tTdDfFsSR]))?>/y, time],
  [/@(everyone|here)\b/y, (match) => ({ kind: 'everyone', text: match[0] as '@everyone' | '@here' })],
  [/<(https?:\/\/[^\s<>]+)>/y, (match) => plainLink(match[1] ?? '')],
  [
    /\[((?:\\.|[^[\]\\\n]|\[[^[\]\n]*\])+)\]\(<?(https?:\/\/[^\s<>()]*(?:\([^\s<>()]*\)[^\s<>()]*)*)>?(?: +"[^"\n]*")? *\)/y,
    (match, deeper) => ({ kind: 'link', url: match[2] ?? '', inside: deeper(match[1] ?? '') }),
  ],
  [/https?:\/\/[^\s<]*[^\s<.,:;"'\]|)*_~]/y, (match) => plainLink(match[0])],
  [new RegExp(String.raw`\*\*((?:${ESCAPED})+?)\*\*(?!\*)`, 'y'), around('bold')],
  [new RegExp(`__((?:${ESCAPED})+?)__(?!_)`, 'y'), around('underline')],
  [/~~([\s\S]+?)~~(?!_)/y, around('strike')],
  [/\|\|([\s\S]+?)\|\|/y, around('spoiler')],
  // One underscore opens only between words: snake_case stays as it is.
  [
    /(?<![0-9A-Za-z_])_((?:__|\\[\s\S]|[^\\_])+?)_(?![0-9A-Za-z_])|\*(?=\S)((?:\*\*|\\[\s\S]|\s+(?:\\[\s\S]|[^\s*\\]|\*\*)|[^\s*\\])+?)\*(?!\*)/y,
    around('italic'),
  ],
];

/** No rule begins with any other character, so runs of those are taken at once. */
const PLAIN = /[^\\`<@[h*_~|]+/y;

export function parseInline(text: string): Inline[] {
  const nodes: Inline[] = [];
  let at = 0;
  while (at < text.length) {
    const [node, length] = readOne(text, at);
    const last = nodes.at(-1);
    if (node.kind === 'text' && last?.kind === 'text') last.text += node.text;
    else nodes.push(node);
    at += length;
  }
  return nodes;
}

function readOne(text: string, at: number): [Inline, number] {
  const plain = tryAt(PLAIN, text, at);
  if (plain) return [{ kind: 'text', text: plain[0] }, plain[0].length];
  for (const [pattern, make] of RULES) {
    const match = tryAt(pattern, text, at);
    if (match) return [make(match, parseInline), match[0].length];
  }
  return [{ kind: 'text', text: text[at] ?? '' }, 1];
}

function tryAt(pattern: RegExp, text: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at;
  return pattern.exec(text);
}

function emoji(match: RegExpExecArray): Inline {
  return { kind: 'emoji', animated: match[1] === 'a', name: match[2] ?? '', id: match[3] ?? '' };
}

function time(match: RegExpExecArray): Inline {
  return { kind: 'time', seconds: Number(match[1]), style: (match[2] ?? 'f') as TimeStyle };
}

function plainLink(url: string): Inline {
  return { kind: 'link', url, inside: [{ kind: 'text', text: url }] };
}

/** One space on each side lets code begin or end with a backtick. */
function unpad(code: string): string {
  return /^ (?=`)|(?<=`) $/.test(code) ? code.replace(/^ (?=`)/, '').replace(/(?<=`) $/, '') : code;
}
