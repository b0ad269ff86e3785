/** One message as its viewer sees it, with what a press on it led to. */
import { useMemo, useState } from 'preact/hooks';
import type { SeenMessage } from '../../protocol.ts';
import { Avatar } from '../components/avatar.tsx';
import { Attachment } from '../components/media.tsx';
import { Components } from '../components/message-components.tsx';
import { Markdown } from '../markdown/markdown.tsx';
import type { Request } from '../state/connection.ts';
import { MessageProvider, usePane } from '../state/contexts.ts';
import { Above } from './context-line.tsx';
import { DeleteButton } from './delete-button.tsx';
import { Ephemeral, Failure } from './message-footer.tsx';
import { Aside, Edited, Head, Thinking, useSentAt } from './message-header.tsx';
import { ThreadLine } from './thread-line.tsx';

interface Props {
  message: SeenMessage;
  /** Follows another of the same author closely, so it needs no head of its own. */
  grouped: boolean;
  /** The message that this one answers; undefined when it is not among those shown. */
  replied: SeenMessage | undefined;
  /** The number of the jump that led here, for the light that shows where it led; 0: none did. */
  jumped: number;
}

export function Message({ message, grouped, replied, jumped }: Props) {
  const { viewer, ask } = usePane();
  const [pending, setPending] = useState<string>();
  const [failure, setFailure] = useState<string>();
  const sentAt = useSentAt(message.at);
  const plain = message.components.length === 0;

  const tools = useMemo(() => {
    const act = async (customId: string, request: Request) => {
      setPending(customId);
      setFailure(undefined);
      const outcome = await ask(request);
      setPending(undefined);
      if (!outcome.ok) setFailure(outcome.failed);
    };
    return {
      files: message.attachments,
      pending,
      press: (customId: string) => void act(customId, { do: 'press', messageId: message.id, customId }),
      select: (customId: string, values: string[]) =>
        void act(customId, { do: 'select', messageId: message.id, customId, values }),
    };
  }, [ask, message.id, message.attachments, pending]);

  const looks = [
    'message',
    grouped ? 'grouped' : '',
    message.ephemeral ? 'ephemeral' : '',
    message.pinged ? 'pinged' : '',
  ];
  // Two names in turn, so that a second jump to the same message lights it up again.
  const light = jumped === 0 ? '' : jumped % 2 === 0 ? 'lit' : 'lit again';
  const mayDelete = !message.ephemeral && (viewer.manager || message.author.id === viewer.id);

  return (
    <article
      class={[...looks, light].filter(Boolean).join(' ')}
      aria-label={message.author.name}
      data-message={message.id}
    >
      <MessageProvider value={tools}>
        <Above message={message} replied={replied} />
        {message.startedThread ? (
          <ThreadLine message={message} thread={message.startedThread} sentAt={sentAt} />
        ) : (
          <div class="message-row">
            <div class="gutter">
              {grouped ? <Aside at={message.at} /> : <Avatar person={message.author} size={40} />}
            </div>
            <div class="message-body">
              {!grouped && <Head author={message.author} sentAt={sentAt} at={message.at} />}
              {message.thinking && <Thinking author={message.author} />}
              {message.content !== '' && (
                <Markdown
                  text={message.content}
                  plain
                  after={plain && message.editedAt !== undefined && <Edited at={message.editedAt} />}
                />
              )}
              {!plain && (
                <div class="components">
                  <Components components={message.components} />
                  {message.editedAt !== undefined && <Edited at={message.editedAt} />}
                </div>
              )}
              {plain && message.attachments.map((each) => <Attachment key={each.id} attachment={each} />)}
              {failure !== undefined && <Failure text={failure} />}
              {message.ephemeral && <Ephemeral messageId={message.id} />}
            </div>
          </div>
        )}
        {mayDelete && <DeleteButton messageId={message.id} />}
      </MessageProvider>
    </article>
  );
}
