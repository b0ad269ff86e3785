import type { ComponentChildren } from 'preact';
import { useMemo } from 'preact/hooks';
import { Emoji } from '../components/emoji.tsx';
import { usePane } from '../state/contexts.ts';
import { useNow } from '../state/use-now.ts';
import { formatTimestamp } from './format-time.ts';
import { Link } from './link.tsx';
import { ChannelMention, CommandMention, RoleMention, UserMention } from './mentions.tsx';
import { isOnlyEmoji, parseMarkdown } from './parse-blocks.ts';
import { Spoiler } from './spoiler.tsx';
import type { Block, Inline, TimeStyle } from './syntax-tree.ts';

interface Props {
  text: string;
  /** Emojis without any other text are shown large, as in a plain message. */
  mayEnlargeEmojis?: boolean;
  /** Follows the last word on the same line, for example "(edited)". */
  suffix?: ComponentChildren;
}

export function Markdown({ text, mayEnlargeEmojis = false, suffix }: Props) {
  const blocks = useMemo(() => parseMarkdown(text), [text]);
  const isLarge = mayEnlargeEmojis && isOnlyEmoji(blocks);
  return (
    <div class={isLarge ? 'markup jumbo' : 'markup'}>
      <Blocks blocks={blocks} />
      {suffix}
    </div>
  );
}

function Blocks({ blocks }: { blocks: Block[] }) {
  return (
    <>
      {blocks.map((block, index) => (
        <BlockElement key={index} block={block} isLast={index === blocks.length - 1} />
      ))}
    </>
  );
}

function BlockElement({ block, isLast }: { block: Block; isLast: boolean }) {
  switch (block.kind) {
    case 'paragraph':
      // The last paragraph is inline, so that "(edited)" can follow it.
      return isLast ? (
        <InlineNodes nodes={block.children} />
      ) : (
        <p>
          <InlineNodes nodes={block.children} />
        </p>
      );
    case 'subtext':
      return (
        <small>
          <InlineNodes nodes={block.children} />
        </small>
      );
    case 'heading': {
      const Tag = `h${block.level}` as const;
      return (
        <Tag>
          <InlineNodes nodes={block.children} />
        </Tag>
      );
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
          <InlineNodes nodes={item.children} />
          <Blocks blocks={item.sublists} />
        </li>
      ));
      return block.start === undefined ? <ul>{items}</ul> : <ol start={block.start}>{items}</ol>;
    }
  }
}

/** In the color of the text: a system's picture of it may be white, which a light theme hides. Discord's own is grey. */
const BULLET = '▫\uFE0E';

function InlineNodes({ nodes }: { nodes: Inline[] }) {
  return (
    <>
      {nodes.map((node, index) => (
        <InlineElement key={index} node={node} />
      ))}
    </>
  );
}

function InlineElement({ node }: { node: Inline }) {
  switch (node.kind) {
    case 'text':
      return <>{node.text.replaceAll('▫\uFE0F', BULLET)}</>;
    case 'bold':
      return (
        <strong>
          <InlineNodes nodes={node.children} />
        </strong>
      );
    case 'italic':
      return (
        <em>
          <InlineNodes nodes={node.children} />
        </em>
      );
    case 'underline':
      return (
        <u>
          <InlineNodes nodes={node.children} />
        </u>
      );
    case 'strike':
      return (
        <s>
          <InlineNodes nodes={node.children} />
        </s>
      );
    case 'spoiler':
      return (
        <Spoiler>
          <InlineNodes nodes={node.children} />
        </Spoiler>
      );
    case 'code':
      return <code class="inline">{node.text}</code>;
    case 'link':
      return isBareUrl(node) ? (
        <Link url={node.url} />
      ) : (
        <Link url={node.url}>
          <InlineNodes nodes={node.children} />
        </Link>
      );
    case 'emoji':
      return <Emoji id={node.id} name={node.name} isAnimated={node.animated} />;
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
      return <Timestamp seconds={node.seconds} style={node.style} />;
  }
}

/** The link's text is its address. */
function isBareUrl({ url, children }: Inline & { kind: 'link' }): boolean {
  const [child] = children;
  return children.length === 1 && child?.kind === 'text' && child.text === url;
}

function Timestamp({ seconds, style }: { seconds: number; style: TimeStyle }) {
  const { viewer } = usePane();
  const now = useNow(style === 'R' ? 1000 : 60_000);
  const date = new Date(seconds * 1000);
  if (Number.isNaN(date.getTime())) return <>Invalid date</>;
  return (
    <time dateTime={date.toISOString()} title={formatTimestamp(seconds, 'F', viewer.locale, now)}>
      {formatTimestamp(seconds, style, viewer.locale, now)}
    </time>
  );
}
