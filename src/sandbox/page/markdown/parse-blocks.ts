import { parseInline } from './parse-inline.ts';
import type { Block, ListItem } from './syntax-tree.ts';

const CODE_BLOCK = /```(?:([\w+#.-]+)\n)?\n*([\s\S]+?)\n*```\n?/g;
const HEADING = /^(#{1,3})\s+(\S.*)$/;
const SUBTEXT = /^-#\s+(\S.*)$/;
const LIST_ITEM = /^( *)([-*]|\d{1,10}\.)\s+(\S.*)$/;

/** Parses Discord's markdown: code blocks first, then the blocks that begin on a line; the rest is paragraphs. */
export function parseMarkdown(text: string): Block[] {
  const blocks: Block[] = [];
  let index = 0;
  for (const match of text.matchAll(CODE_BLOCK)) {
    blocks.push(...parseLines(text.slice(index, match.index).replace(/\n$/, '')));
    blocks.push({ kind: 'code', language: match[1] ?? '', text: match[2] ?? '' });
    index = match.index + match[0].length;
  }
  if (index < text.length) blocks.push(...parseLines(text.slice(index)));
  return blocks;
}

function parseLines(text: string): Block[] {
  if (text === '') return [];
  const lines = text.split('\n');
  const blocks: Block[] = [];
  let paragraph: string[] = [];
  const endParagraph = () => {
    if (paragraph.length > 0) blocks.push({ kind: 'paragraph', children: parseInline(paragraph.join('\n')) });
    paragraph = [];
  };
  for (let index = 0; index < lines.length; ) {
    const parsed = blockAt(lines, index);
    if (parsed) {
      endParagraph();
      blocks.push(parsed.block);
      index = parsed.nextIndex;
    } else {
      paragraph.push(lines[index] ?? '');
      index++;
    }
  }
  endParagraph();
  return blocks;
}

/** The block that begins on a line and the index of the line after it; undefined for a line of a paragraph. */
function blockAt(lines: string[], index: number): { block: Block; nextIndex: number } | undefined {
  const line = lines[index] ?? '';
  const heading = HEADING.exec(line);
  if (heading) {
    const level = (heading[1] ?? '').length as 1 | 2 | 3;
    const children = parseInline(heading[2] ?? '');
    return { block: { kind: 'heading', level, children }, nextIndex: index + 1 };
  }
  const subtext = SUBTEXT.exec(line);
  if (subtext) {
    const children = parseInline(subtext[1] ?? '');
    return { block: { kind: 'subtext', children }, nextIndex: index + 1 };
  }
  if (line.startsWith('>>> ')) {
    const rest = [line.slice(4), ...lines.slice(index + 1)].join('\n');
    return { block: { kind: 'quote', blocks: parseLines(rest) }, nextIndex: lines.length };
  }
  if (line.startsWith('> ')) {
    const nextIndex = endOfRun(lines, index, (candidate) => candidate.startsWith('> '));
    const quoted = lines.slice(index, nextIndex).map((quotedLine) => quotedLine.slice(2));
    return { block: { kind: 'quote', blocks: parseLines(quoted.join('\n')) }, nextIndex };
  }
  if (LIST_ITEM.test(line)) {
    const nextIndex = endOfRun(
      lines,
      index,
      (candidate) => LIST_ITEM.test(candidate) && !startsOtherList(line, candidate),
    );
    return { block: parseList(lines.slice(index, nextIndex)), nextIndex };
  }
  return undefined;
}

/** The index of the first line from `start` that does not belong to the run. */
function endOfRun(lines: string[], start: number, belongs: (line: string) => boolean): number {
  let index = start;
  while (index < lines.length && belongs(lines[index] ?? '')) index++;
  return index;
}

/** Lines that are indented deeper than the first one become lists below the item before them. */
function parseList(lines: string[]): Block {
  const depth = indentOf(lines[0] ?? '');
  const items: ListItem[] = [];
  for (let index = 0; index < lines.length; ) {
    const content = LIST_ITEM.exec(lines[index] ?? '')?.[3] ?? '';
    const nextIndex = endOfRun(lines, index + 1, (line) => indentOf(line) > depth);
    const deeper = lines.slice(index + 1, nextIndex);
    items.push({ children: parseInline(content), sublists: deeper.length > 0 ? [parseList(deeper)] : [] });
    index = nextIndex;
  }
  const number = /^ *(\d+)\./.exec(lines[0] ?? '')?.[1];
  return { kind: 'list', start: number === undefined ? undefined : Number(number), items };
}

/** Bullets next to numbers at the same depth are two lists. */
function startsOtherList(firstLine: string, line: string): boolean {
  return indentOf(line) <= indentOf(firstLine) && isNumbered(firstLine) !== isNumbered(line);
}

const isNumbered = (line: string): boolean => /^ *\d/.test(line);
const indentOf = (line: string): number => line.search(/\S/);

/** A message with more emojis than this shows them at the size of its text. */
const MAX_LARGE_EMOJIS = 30;

/** Whether a message consists of emojis that are few enough to be shown large. */
export function isOnlyEmoji(blocks: Block[]): boolean {
  const [paragraph] = blocks;
  if (blocks.length !== 1 || paragraph?.kind !== 'paragraph') return false;
  let count = 0;
  for (const node of paragraph.children) {
    if (node.kind === 'emoji') count++;
    else if (node.kind === 'text' && ONLY_UNICODE_EMOJIS.test(node.text))
      count += [...node.text.matchAll(UNICODE_EMOJIS)].length;
    else if (node.kind !== 'text' || node.text.trim() !== '') return false;
  }
  return count > 0 && count <= MAX_LARGE_EMOJIS;
}

const UNICODE_EMOJI = String.raw`(?:\p{RI}\p{RI}|\p{Extended_Pictographic}(?:️|\p{EMod})?(?:‍\p{Extended_Pictographic}(?:️|\p{EMod})?)*)`;
const UNICODE_EMOJIS = new RegExp(UNICODE_EMOJI, 'gu');
const ONLY_UNICODE_EMOJIS = new RegExp(`^(?:${UNICODE_EMOJI}|\\s)+$`, 'u');
