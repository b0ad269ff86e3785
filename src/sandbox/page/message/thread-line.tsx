/** "NAME started a thread: its name", which opens it. */
import type { SeenMessage } from '../../protocol.ts';
import { Icon } from '../components/icons.tsx';
import { usePane } from '../state/contexts.ts';

interface Props {
  message: SeenMessage;
  thread: NonNullable<SeenMessage['startedThread']>;
  sentAt: string;
}

export function ThreadLine({ message, thread, sentAt }: Props) {
  const { t, channels, openChannel } = usePane();
  const { id, name } = thread;
  const isThere = channels.some((channel) => channel.id === id);
  return (
    <p class="thread-line">
      <span class="gutter">
        <Icon name="thread" />
      </span>
      <span>
        <b>{message.author.name}</b>
        {t.startedThread}
        {id !== undefined && isThere ? (
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
