/** Discord's markdown by lines: code blocks first, then headings, quotes and lists; what is left is paragraphs. */
import { parseInline } from './parse-inline.ts';
import type { Block, ListItem } from './syntax-tree.ts';

const FENCE = /```(?:([\w+#.-]+)\n)?\n*([\s\S]+?)\n*```\n?/g;
const HEADING = /^(#{1,3})\s+(\S.*)$/;
const SUBTEXT = /^-#\s+(\S.*)$/;
const ITEM = /^( *)([-*]|\d{1,10}\.)\s+(\S.*)$/;

export function parseMarkdown(text: string): Block[] {
  const blocks: Block[] = [];
  let from = 0;
  for (const match of text.matchAll(FENCE)) {
    blocks.push(...parseLines(text.slice(from, match.index).replace(/\n$/, '')));
    blocks.push({ kind: 'code', language: match[1] ?? '', text: match[2] ?? '' });
    from = match.index + match[0].length;
  }
  if (from < text.length) blocks.push(...parseLines(text.slice(from)));
  return blocks;
}

function parseLines(text: string): Block[] {
  if (text === '') return [];
  const lines = text.split('\n');
  const blocks: Block[] = [];
  let paragraph: string[] = [];
  const endParagraph = () => {
    if (paragraph.length > 0) blocks.push({ kind: 'paragraph', inside: parseInline(paragraph.join('\n')) });
    paragraph = [];
  };
  for (let at = 0; at < lines.length; ) {
    const found = blockAt(lines, at);
    if (found) {
      endParagraph();
      blocks.push(found.block);
      at = found.next;
    } else {
      paragraph.push(lines[at] ?? '');
      at++;
    }
  }
  endParagraph();
  return blocks;
}

/** The block other than a paragraph that begins on this line, and the line after it. */
function blockAt(lines: string[], at: number): { block: Block; next: number } | undefined {
  const line = lines[at] ?? '';
  const heading = HEADING.exec(line);
  if (heading) {
    const level = (heading[1] ?? '').length as 1 | 2 | 3;
    return { block: { kind: 'heading', level, inside: parseInline(heading[2] ?? '') }, next: at + 1 };
  }
  const subtext = SUBTEXT.exec(line);
  if (subtext) return { block: { kind: 'subtext', inside: parseInline(subtext[1] ?? '') }, next: at + 1 };
  if (line.startsWith('>>> ')) {
    const rest = [line.slice(4), ...lines.slice(at + 1)].join('\n');
    return { block: { kind: 'quote', blocks: parseLines(rest) }, next: lines.length };
  }
  if (line.startsWith('> ')) {
    const next = firstNot(lines, at, (each) => each.startsWith('> '));
    const quoted = lines.slice(at, next).map((each) => each.slice(2));
    return { block: { kind: 'quote', blocks: parseLines(quoted.join('\n')) }, next };
  }
  if (ITEM.test(line)) {
    const next = firstNot(lines, at, (each) => ITEM.test(each) && !isOtherList(line, each));
    return { block: list(lines.slice(at, next)), next };
  }
  return undefined;
}

function firstNot(lines: string[], from: number, belongs: (line: string) => boolean): number {
  let at = from;
  while (at < lines.length && belongs(lines[at] ?? '')) at++;
  return at;
}

/** Items as deep as the first one are this list's; deeper lines make the lists under them. */
function list(lines: string[]): Block {
  const depth = indent(lines[0] ?? '');
  const items: ListItem[] = [];
  for (let at = 0; at < lines.length; ) {
    const content = ITEM.exec(lines[at] ?? '')?.[3] ?? '';
    const next = firstNot(lines, at + 1, (line) => indent(line) > depth);
    const deeper = lines.slice(at + 1, next);
    items.push({ inside: parseInline(content), under: deeper.length > 0 ? [list(deeper)] : [] });
    at = next;
  }
  const number = /^ *(\d+)\./.exec(lines[0] ?? '')?.[1];
  return { kind: 'list', start: number === undefined ? undefined : Number(number), items };
}

/** Bullets and numbers side by side are two lists. */
function isOtherList(first: string, line: string): boolean {
  return indent(line) <= indent(first) && isNumbered(first) !== isNumbered(line);
}

const isNumbered = (line: string): boolean => /^ *\d/.test(line);
const indent = (line: string): number => line.search(/\S/);

/** A message of nothing but a few emojis shows them large. */
export function isOnlyEmoji(blocks: Block[]): boolean {
  const [only] = blocks;
  if (blocks.length !== 1 || only?.kind !== 'paragraph') return false;
  let count = 0;
  for (const node of only.inside) {
    if (node.kind === 'emoji') count++;
    else if (node.kind === 'text' && PICTURES.test(node.text))
      count += [...node.text.matchAll(PICTURE)].length;
    else if (node.kind !== 'text' || node.text.trim() !== '') return false;
  }
  return count > 0 && count <= 30;
}

const ONE_PICTURE = String.raw`(?:\p{RI}\p{RI}|\p{Extended_Pictographic}(?:️|\p{EMod})?(?:‍\p{Extended_Pictographic}(?:️|\p{EMod})?)*)`;
const PICTURE = new RegExp(ONE_PICTURE, 'gu');
const PICTURES = new RegExp(`^(?:${ONE_PICTURE}|\\s)+$`, 'u');
