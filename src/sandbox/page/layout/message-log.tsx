/** The messages of a channel. It stays at its end unless the reader has scrolled up. */
import { Fragment } from 'preact';
import { useLayoutEffect, useMemo, useRef } from 'preact/hooks';
import type { Channel, SeenMessage } from '../../protocol.ts';
import { daysBetween, timeText } from '../markdown/format-time.ts';
import { Message } from '../message/message.tsx';
import { usePane } from '../state/contexts.ts';
import { type Sent, SentCommand } from './pending-command.tsx';
import { useHold } from './stick-to-end.ts';
import { Welcome } from './welcome.tsx';

export interface Target {
  channelId: string;
  messageId: string;
  /** Another press of the same link is another jump. */
  number: number;
}

interface Props {
  channel: Channel;
  /** Undefined until the sandbox has told. */
  messages: SeenMessage[] | undefined;
  sent: Sent[];
  /** The message that a link leads to. */
  target: Target | undefined;
  onForget: (number: number) => void;
}

/** As many as the sandbox tells; with fewer the beginning of the channel is in view. */
const MOST = 50;
const CLOSE_TOGETHER = 7 * 60_000;

export function Log({ channel, messages = [], sent, target, onForget }: Props) {
  const { t, viewer } = usePane();
  const scroller = useRef<HTMLDivElement>(null);
  const content = useRef<HTMLDivElement>(null);
  const { away, far, toEnd, show } = useHold(scroller, content);
  const fresh = useFresh(messages, away);
  const byId = new Map(messages.map((message) => [message.id, message]));

  // What the reader says is shown to them, wherever they were.
  const own = messages.findLast(({ author, usedBy }) => (usedBy?.person ?? author).id === viewer.id);
  const ownSeen = useRef(own?.at ?? 0);
  useLayoutEffect(() => {
    if (own && own.at > ownSeen.current) {
      ownSeen.current = own.at;
      toEnd();
    }
  }, [own?.id]);
  useLayoutEffect(() => {
    if (sent.length > 0) toEnd();
  }, [sent.length]);

  const isTold = messages.length > 0;
  useLayoutEffect(() => {
    if (!target) return;
    const named = content.current?.querySelector(`[data-message="${target.messageId}"]`);
    // Who is led to a message before the last ones sees that these are where the log begins.
    const part = named ?? content.current?.querySelector('.log-cut');
    if (part) show(part);
  }, [target?.number, isTold]);

  return (
    <div class="log-frame">
      <div class="log" ref={scroller}>
        <div class="log-content" ref={content}>
          {messages.length < MOST ? (
            <Welcome channel={channel} isEmpty={messages.length === 0} />
          ) : (
            <p class="log-cut">{t.onlyLast(MOST)}</p>
          )}
          <div role="log" aria-label={t.messagesIn(channel.name)} aria-relevant="additions">
            {messages.map((message, index) => (
              <Fragment key={message.id}>
                {isOtherDay(message, messages[index - 1]) && <Day at={message.at} />}
                <Row
                  message={message}
                  grouped={isGrouped(message, messages[index - 1])}
                  replied={message.replyTo && byId.get(message.replyTo.id)}
                  jumped={target?.messageId === message.id ? target.number : 0}
                />
              </Fragment>
            ))}
            {sent.map((each) => (
              <SentCommand key={each.number} sent={each} onForget={() => onForget(each.number)} />
            ))}
          </div>
        </div>
      </div>
      {(far || fresh > 0) && (
        <button type="button" class={fresh > 0 ? 'jump fresh' : 'jump'} onClick={toEnd}>
          <span>{fresh > 0 ? t.unread(fresh) : t.newMessages}</span>
          <b>{t.jumpToPresent}</b>
        </button>
      )}
    </div>
  );
}

/** How many messages have come since the reader left the end. */
function useFresh(messages: SeenMessage[], away: boolean): number {
  const newest = messages.at(-1)?.at ?? 0;
  const seen = useRef(newest);
  if (!away) seen.current = newest;
  return away ? messages.filter(({ at }) => at > seen.current).length : 0;
}

/** Draws a message anew only when it changed. */
function Row({ message, grouped, replied, jumped }: Parameters<typeof Message>[0]) {
  return useMemo(
    () => <Message message={message} grouped={grouped} replied={replied} jumped={jumped} />,
    [message, grouped, replied, jumped],
  );
}

const isOtherDay = (message: SeenMessage, before: SeenMessage | undefined): boolean =>
  before !== undefined && daysBetween(before.at, message.at) !== 0;

/** The line between the messages of one day and those of the next. */
function Day({ at }: { at: number }) {
  const { viewer } = usePane();
  return (
    <p class="day">
      <span>{timeText(at / 1000, 'D', viewer.locale, at)}</span>
    </p>
  );
}

function isGrouped(message: SeenMessage, before: SeenMessage | undefined): boolean {
  return (
    before !== undefined &&
    before.author.id === message.author.id &&
    before.ephemeral === message.ephemeral &&
    message.at - before.at < CLOSE_TOGETHER &&
    !isOtherDay(message, before) &&
    !before.startedThread &&
    !message.startedThread &&
    !message.usedBy &&
    !message.replyTo
  );
}
