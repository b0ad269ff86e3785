/** The messages of a channel. It stays at its end unless the reader has scrolled up. */
import type { RefObject } from 'preact';
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { Channel, SeenMessage } from '../../protocol.ts';
import { Message } from '../message/message.tsx';
import { usePane } from '../state/contexts.ts';
import { type Sent, SentCommand } from './sent.tsx';
import { Welcome } from './welcome.tsx';

interface Props {
  channel: Channel;
  /** Undefined until the sandbox has told. */
  messages: SeenMessage[] | undefined;
  sent: Sent[];
  onForget: (number: number) => void;
}

/** As many as the sandbox tells; with fewer the beginning of the channel is in view. */
const MOST = 50;
const CLOSE_TOGETHER = 7 * 60_000;

export function Log({ channel, messages = [], sent, onForget }: Props) {
  const { t, viewer } = usePane();
  const scroller = useRef<HTMLDivElement>(null);
  const content = useRef<HTMLDivElement>(null);
  const last = messages.at(-1);
  const isOwn =
    last && (last.author.id === viewer.id || last.ephemeral || last.usedBy?.person.id === viewer.id);
  const { away, toEnd } = useStayAtEnd(scroller, content, isOwn ? last.id : undefined);
  const byId = new Map(messages.map((message) => [message.id, message]));

  return (
    <div class="log-frame">
      <div class="log" ref={scroller}>
        <div class="log-content" ref={content}>
          {messages.length < MOST && <Welcome channel={channel} isEmpty={messages.length === 0} />}
          <div role="log" aria-label={t.messagesIn(channel.name)} aria-relevant="additions">
            {messages.map((message, index) => (
              <Row
                key={message.id}
                message={message}
                grouped={isGrouped(message, messages[index - 1])}
                replied={message.replyTo && byId.get(message.replyTo.id)}
              />
            ))}
            {sent.map((each) => (
              <SentCommand key={each.number} sent={each} onForget={() => onForget(each.number)} />
            ))}
          </div>
        </div>
      </div>
      {away && (
        <button type="button" class="jump" onClick={toEnd}>
          <span>{t.newMessages}</span>
          <b>{t.jumpToPresent}</b>
        </button>
      )}
    </div>
  );
}

/** Draws a message anew only when it changed. */
function Row({ message, grouped, replied }: Parameters<typeof Message>[0]) {
  return useMemo(
    () => <Message message={message} grouped={grouped} replied={replied} />,
    [message, grouped, replied],
  );
}

function isGrouped(message: SeenMessage, before: SeenMessage | undefined): boolean {
  return (
    before !== undefined &&
    before.author.id === message.author.id &&
    before.ephemeral === message.ephemeral &&
    message.at - before.at < CLOSE_TOGETHER &&
    !message.usedBy &&
    !message.replyTo
  );
}

/** Within so many pixels of its end the log counts as being there. */
const NEAR = 48;

function useStayAtEnd(
  scroller: RefObject<HTMLDivElement | null>,
  content: RefObject<HTMLDivElement | null>,
  ownLast: string | undefined,
) {
  const atEnd = useRef(true);
  const [away, setAway] = useState(false);
  const toEnd = () => {
    const box = scroller.current;
    if (box) box.scrollTop = box.scrollHeight;
    atEnd.current = true;
    setAway(false);
  };

  useEffect(() => {
    const box = scroller.current;
    if (!box || !content.current) return;
    const onScroll = () => {
      const left = box.scrollHeight - box.scrollTop - box.clientHeight;
      atEnd.current = left < NEAR;
      setAway(left > box.clientHeight / 2);
    };
    box.addEventListener('scroll', onScroll, { passive: true });
    // Pictures that load, panels that grow, a composer that takes more room.
    const watcher = new ResizeObserver(() => {
      if (atEnd.current) box.scrollTop = box.scrollHeight;
    });
    watcher.observe(box);
    watcher.observe(content.current);
    return () => {
      box.removeEventListener('scroll', onScroll);
      watcher.disconnect();
    };
  }, [scroller, content]);

  // What the reader caused is shown to them.
  useLayoutEffect(() => {
    if (ownLast !== undefined) toEnd();
  }, [ownLast]);

  return { away, toEnd };
}
