/** Draws parsed markdown. */
import type { ComponentChildren } from 'preact';
import { useMemo } from 'preact/hooks';
import { Emoji } from '../components/emoji.tsx';
import { usePane } from '../state/contexts.ts';
import { useNow } from '../state/use-now.ts';
import { timeText } from './format-time.ts';
import { Link } from './link.tsx';
import { ChannelMention, CommandMention, RoleMention, UserMention } from './mentions.tsx';
import { isOnlyEmoji, parseMarkdown } from './parse-blocks.ts';
import { Spoiler } from './spoiler.tsx';
import type { Block, Inline, TimeStyle } from './syntax-tree.ts';

interface Props {
  text: string;
  /** A plain message, where emojis alone are shown large. */
  plain?: boolean;
  /** What follows the last word on its line, as "(edited)" does. */
  after?: ComponentChildren;
}

export function Markdown({ text, plain = false, after }: Props) {
  const blocks = useMemo(() => parseMarkdown(text), [text]);
  const large = plain && isOnlyEmoji(blocks);
  return (
    <div class={large ? 'markup jumbo' : 'markup'}>
      <Blocks blocks={blocks} />
      {after}
    </div>
  );
}

function Blocks({ blocks }: { blocks: Block[] }) {
  return (
    <>
      {blocks.map((block, index) => (
        <BlockNode key={index} block={block} isLast={index === blocks.length - 1} />
      ))}
    </>
  );
}

function BlockNode({ block, isLast }: { block: Block; isLast: boolean }) {
  switch (block.kind) {
    case 'paragraph':
      // The last one stays inline, so that "(edited)" can follow it.
      return isLast ? <Line nodes={block.inside} /> : <p>{<Line nodes={block.inside} />}</p>;
    case 'subtext':
      return <small>{<Line nodes={block.inside} />}</small>;
    case 'heading': {
      const Tag = `h${block.level}` as const;
      return <Tag>{<Line nodes={block.inside} />}</Tag>;
    }
    case 'quote':
      return (
        <div class="quote">
          <blockquote>
            <Blocks blocks={block.blocks} />
          </blockquote>
        </div>
      );
    case 'code':
      return (
        <pre>
          <code>{block.text}</code>
        </pre>
      );
    case 'list': {
      const items = block.items.map((item, index) => (
        <li key={index}>
          <Line nodes={item.inside} />
          <Blocks blocks={item.under} />
        </li>
      ));
      return block.start === undefined ? <ul>{items}</ul> : <ol start={block.start}>{items}</ol>;
    }
  }
}

function Line({ nodes }: { nodes: Inline[] }) {
  return (
    <>
      {nodes.map((node, index) => (
        <InlineNode key={index} node={node} />
      ))}
    </>
  );
}

function InlineNode({ node }: { node: Inline }) {
  switch (node.kind) {
    case 'text':
      return <>{node.text}</>;
    case 'bold':
      return <strong>{<Line nodes={node.inside} />}</strong>;
    case 'italic':
      return <em>{<Line nodes={node.inside} />}</em>;
    case 'underline':
      return <u>{<Line nodes={node.inside} />}</u>;
    case 'strike':
      return <s>{<Line nodes={node.inside} />}</s>;
    case 'spoiler':
      return <Spoiler>{<Line nodes={node.inside} />}</Spoiler>;
    case 'code':
      return <code class="inline">{node.text}</code>;
    case 'link':
      return isBare(node) ? (
        <Link url={node.url} />
      ) : (
        <Link url={node.url}>{<Line nodes={node.inside} />}</Link>
      );
    case 'emoji':
      return <Emoji id={node.id} name={node.name} animated={node.animated} />;
    case 'user':
      return <UserMention id={node.id} />;
    case 'channel':
      return <ChannelMention id={node.id} />;
    case 'role':
      return <RoleMention id={node.id} />;
    case 'everyone':
      return <span class="mention">{node.text}</span>;
    case 'command':
      return <CommandMention name={node.name} />;
    case 'time':
      return <Time seconds={node.seconds} style={node.style} />;
  }
}

/** An address without a text of its own. */
function isBare({ url, inside }: Inline & { kind: 'link' }): boolean {
  const [only] = inside;
  return inside.length === 1 && only?.kind === 'text' && only.text === url;
}

function Time({ seconds, style }: { seconds: number; style: TimeStyle }) {
  const { viewer } = usePane();
  const now = useNow(style === 'R' ? 1000 : 60_000);
  const date = new Date(seconds * 1000);
  if (Number.isNaN(date.getTime())) return <>Invalid date</>;
  return (
    <time dateTime={date.toISOString()} title={timeText(seconds, 'F', viewer.locale, now)}>
      {timeText(seconds, style, viewer.locale, now)}
    </time>
  );
}
