import type { MessageView } from '../../protocol.ts';
import { Icon } from '../components/icons.tsx';
import { usePane } from '../state/contexts.ts';

interface Props {
  message: MessageView;
  thread: NonNullable<MessageView['startedThread']>;
  sentAt: string;
}

/** The system message "NAME started a thread: …", whose thread name opens the thread while it exists. */
export function ThreadLine({ message, thread, sentAt }: Props) {
  const { t, channels, openChannel } = usePane();
  const { id, name } = thread;
  const exists = channels.some((channel) => channel.id === id);
  return (
    <p class="thread-line">
      <span class="gutter">
        <Icon name="thread" />
      </span>
      <span>
        <b>{message.author.name}</b>
        {t.startedThread}
        {id !== undefined && exists ? (
          <button type="button" class="thread-name" onClick={() => openChannel(id)}>
            {name}
          </button>
        ) : (
          <b>{name}</b>
        )}
        <time dateTime={new Date(message.at).toISOString()}>{sentAt}</time>
      </span>
    </p>
  );
}
