import { useMemo, useState } from 'preact/hooks';
import type { MessageView } from '../../protocol.ts';
import { Avatar } from '../components/avatar.tsx';
import { Attachment } from '../components/media.tsx';
import { MessageComponents } from '../components/message-components.tsx';
import { Markdown } from '../markdown/markdown.tsx';
import type { MemberRequest } from '../state/connection.ts';
import { type MessageContextValue, MessageProvider, usePane } from '../state/contexts.ts';
import { ContextLine } from './context-line.tsx';
import { DeleteButton } from './delete-button.tsx';
import { EphemeralNotice, type Failure, InteractionFailure } from './message-footer.tsx';
import { EditedMark, MarginTime, MessageHeader, ThinkingIndicator, useSentAt } from './message-header.tsx';
import { ThreadLine } from './thread-line.tsx';

interface Props {
  message: MessageView;
  /** It follows another message of the same author closely, so it has no header of its own. */
  isGrouped: boolean;
  /** The message that this one replies to; undefined when it is not in the log. */
  repliedMessage: MessageView | undefined;
  /** The sequence number of the jump that led to this message; 0 when none did. */
  jumpSequence: number;
}

/** A message as its viewer sees it, with the state of their last press on one of its components. */
export function Message({ message, isGrouped, repliedMessage, jumpSequence }: Props) {
  const { viewer, sendRequest } = usePane();
  const [pending, setPending] = useState<string>();
  const [failure, setFailure] = useState<Failure>();
  const sentAt = useSentAt(message.at);
  const isPlain = message.components.length === 0;

  const messageContext = useMemo<MessageContextValue>(() => {
    const interact = async (customId: string, request: MemberRequest) => {
      setPending(customId);
      setFailure(undefined);
      const result = await sendRequest(request);
      setPending(undefined);
      if (!result.ok) setFailure(result);
    };
    return {
      files: message.attachments,
      pending,
      press: (customId) => void interact(customId, { type: 'pressButton', messageId: message.id, customId }),
      select: (customId, values) =>
        void interact(customId, { type: 'select', messageId: message.id, customId, values }),
    };
  }, [sendRequest, message.id, message.attachments, pending]);

  const classes = [
    'message',
    isGrouped ? 'grouped' : '',
    message.ephemeral ? 'ephemeral' : '',
    message.pinged ? 'pinged' : '',
    highlightClass(jumpSequence),
  ];
  const mayDelete = !message.ephemeral && (viewer.manager || message.author.id === viewer.id);
  const editedMark = message.editedAt !== undefined && <EditedMark at={message.editedAt} />;

  return (
    <article
      class={classes.filter(Boolean).join(' ')}
      aria-label={message.author.name}
      data-message={message.id}
    >
      <MessageProvider value={messageContext}>
        <ContextLine message={message} repliedMessage={repliedMessage} />
        {message.startedThread ? (
          <ThreadLine message={message} thread={message.startedThread} sentAt={sentAt} />
        ) : (
          <div class="message-row">
            <div class="gutter">
              {isGrouped ? <MarginTime at={message.at} /> : <Avatar person={message.author} size={40} />}
            </div>
            <div class="message-body">
              {!isGrouped && <MessageHeader author={message.author} at={message.at} sentAt={sentAt} />}
              {message.thinking && <ThinkingIndicator author={message.author} />}
              {message.content !== '' && (
                <Markdown text={message.content} mayEnlargeEmojis suffix={isPlain && editedMark} />
              )}
              {!isPlain && (
                <div class="components">
                  <MessageComponents components={message.components} />
                  {editedMark}
                </div>
              )}
              {isPlain &&
                message.attachments.map((attachment) => (
                  <Attachment key={attachment.id} attachment={attachment} />
                ))}
              {failure !== undefined && (
                <InteractionFailure failure={failure} onFaded={() => setFailure(undefined)} />
              )}
              {message.ephemeral && <EphemeralNotice messageId={message.id} />}
            </div>
          </div>
        )}
        {mayDelete && <DeleteButton messageId={message.id} />}
      </MessageProvider>
    </article>
  );
}

/** Consecutive jumps get different classes, so that the animation starts again for the same message. */
function highlightClass(jumpSequence: number): string {
  if (jumpSequence === 0) return '';
  return jumpSequence % 2 === 0 ? 'highlighted' : 'highlighted repeated';
}
