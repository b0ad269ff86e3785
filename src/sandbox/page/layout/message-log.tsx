import { Fragment } from 'preact';
import { useLayoutEffect, useMemo, useRef } from 'preact/hooks';
import type { Channel, MessageView } from '../../protocol.ts';
import { daysBetween, formatTimestamp } from '../markdown/format-time.ts';
import { Message } from '../message/message.tsx';
import { usePane } from '../state/contexts.ts';
import { type PendingCommand, PendingCommandRow } from './pending-command.tsx';
import { useStickToEnd } from './stick-to-end.ts';
import { Welcome } from './welcome.tsx';

/** A message that a link leads to. */
export interface JumpTarget {
  channelId: string;
  messageId: string;
  /** Tells two jumps to the same message apart. */
  sequence: number;
}

interface Props {
  channel: Channel;
  /** Undefined until the sandbox has sent them. */
  messages: MessageView[] | undefined;
  pendingCommands: PendingCommand[];
  target: JumpTarget | undefined;
  onDismissCommand: (sequence: number) => void;
}

/** The number of messages that the sandbox sends; with fewer, the beginning of the channel is in the log. */
const MAX_MESSAGES = 50;

/** A message this soon after another one of the same author is drawn without a header. */
const GROUPING_WINDOW_MS = 7 * 60_000;

/** The messages of a channel. */
export function MessageLog({ channel, messages = [], pendingCommands, target, onDismissCommand }: Props) {
  const { t, viewer } = usePane();
  const scroller = useRef<HTMLDivElement>(null);
  const content = useRef<HTMLDivElement>(null);
  const { isScrolledUp, isFarUp, scrollToEnd, scrollToElement } = useStickToEnd(scroller, content);
  const newCount = useNewMessageCount(messages, isScrolledUp);
  const messagesById = new Map(messages.map((message) => [message.id, message]));

  // The log scrolls to what the viewer has sent, wherever they were.
  const ownMessage = messages.findLast(({ author, usedBy }) => (usedBy?.person ?? author).id === viewer.id);
  const lastOwnTime = useRef(ownMessage?.at ?? 0);
  useLayoutEffect(() => {
    if (ownMessage && ownMessage.at > lastOwnTime.current) {
      lastOwnTime.current = ownMessage.at;
      scrollToEnd();
    }
  }, [ownMessage?.id]);
  useLayoutEffect(() => {
    if (pendingCommands.length > 0) scrollToEnd();
  }, [pendingCommands.length]);

  const hasMessages = messages.length > 0;
  useLayoutEffect(() => {
    if (!target) return;
    const message = content.current?.querySelector(`[data-message="${target.messageId}"]`);
    // A link to an older message leads to the note that says that older messages are not shown.
    const element = message ?? content.current?.querySelector('.log-truncated');
    if (element) scrollToElement(element);
  }, [target?.sequence, hasMessages]);

  return (
    <div class="log-frame">
      <div class="log" ref={scroller}>
        <div class="log-content" ref={content}>
          {messages.length < MAX_MESSAGES ? (
            <Welcome channel={channel} isEmpty={messages.length === 0} />
          ) : (
            <p class="log-truncated">{t.onlyLastMessages(MAX_MESSAGES)}</p>
          )}
          <div role="log" aria-label={t.messagesIn(channel.name)} aria-relevant="additions">
            {messages.map((message, index) => (
              <Fragment key={message.id}>
                {isOnOtherDay(message, messages[index - 1]) && <DayDivider at={message.at} />}
                <MemoizedMessage
                  message={message}
                  isGrouped={isGrouped(message, messages[index - 1])}
                  repliedMessage={message.replyTo && messagesById.get(message.replyTo.id)}
                  jumpSequence={target?.messageId === message.id ? target.sequence : 0}
                />
              </Fragment>
            ))}
            {pendingCommands.map((command) => (
              <PendingCommandRow
                key={command.sequence}
                command={command}
                onDismiss={() => onDismissCommand(command.sequence)}
              />
            ))}
          </div>
        </div>
      </div>
      {(isFarUp || newCount > 0) && (
        <button
          type="button"
          class={newCount > 0 ? 'jump-to-present has-new' : 'jump-to-present'}
          onClick={scrollToEnd}
        >
          <span>{newCount > 0 ? t.unread(newCount) : t.readingOlderMessages}</span>
          <b>{t.jumpToPresent}</b>
        </button>
      )}
    </div>
  );
}

/** Counts the messages that have arrived since the reader scrolled up. */
function useNewMessageCount(messages: MessageView[], isScrolledUp: boolean): number {
  const newestTime = messages.at(-1)?.at ?? 0;
  const readUntil = useRef(newestTime);
  if (!isScrolledUp) readUntil.current = newestTime;
  return isScrolledUp ? messages.filter(({ at }) => at > readUntil.current).length : 0;
}

/** Renders a message again only when one of its props has changed. */
function MemoizedMessage({
  message,
  isGrouped,
  repliedMessage,
  jumpSequence,
}: Parameters<typeof Message>[0]) {
  return useMemo(
    () => (
      <Message
        message={message}
        isGrouped={isGrouped}
        repliedMessage={repliedMessage}
        jumpSequence={jumpSequence}
      />
    ),
    [message, isGrouped, repliedMessage, jumpSequence],
  );
}

const isOnOtherDay = (message: MessageView, previous: MessageView | undefined): boolean =>
  previous !== undefined && daysBetween(previous.at, message.at) !== 0;

function DayDivider({ at }: { at: number }) {
  const { viewer } = usePane();
  return (
    <p class="day-divider">
      <span>{formatTimestamp(at / 1000, 'D', viewer.locale, at)}</span>
    </p>
  );
}

function isGrouped(message: MessageView, previous: MessageView | undefined): boolean {
  return (
    previous !== undefined &&
    previous.author.id === message.author.id &&
    previous.ephemeral === message.ephemeral &&
    message.at - previous.at < GROUPING_WINDOW_MS &&
    !isOnOtherDay(message, previous) &&
    !previous.startedThread &&
    !message.startedThread &&
    !message.usedBy &&
    !message.replyTo
  );
}
