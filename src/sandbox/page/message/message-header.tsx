import type { Person } from '../../protocol.ts';
import { LoadingDots } from '../components/loading-dots.tsx';
import { formatSentAt, formatTimestamp } from '../markdown/format-time.ts';
import { usePane } from '../state/contexts.ts';
import { useNow } from '../state/use-now.ts';

const ONE_MINUTE_MS = 60_000;

/** When a message was sent, as text that follows the current date. */
export function useSentAt(at: number): string {
  const { t, viewer } = usePane();
  const now = useNow(ONE_MINUTE_MS);
  return formatSentAt(at, viewer.locale, now, t.yesterday);
}

interface Props {
  author: Person;
  at: number;
  sentAt: string;
}

export function MessageHeader({ author, at, sentAt }: Props) {
  const { viewer } = usePane();
  return (
    <h3 class="message-header">
      <span class="author">{author.name}</span>
      {author.bot && <AppTag />}
      <time dateTime={new Date(at).toISOString()} title={formatTimestamp(at / 1000, 'F', viewer.locale, at)}>
        {sentAt}
      </time>
    </h3>
  );
}

/** The time in the margin of a message without a header. */
export function MarginTime({ at }: { at: number }) {
  const { viewer } = usePane();
  return (
    <time
      class="margin-time"
      dateTime={new Date(at).toISOString()}
      title={formatTimestamp(at / 1000, 'F', viewer.locale, at)}
    >
      {formatTimestamp(at / 1000, 't', viewer.locale, at)}
    </time>
  );
}

export function AppTag() {
  const { t } = usePane();
  return <span class="app-tag">{t.app}</span>;
}

export function EditedMark({ at }: { at: number }) {
  const { t, viewer } = usePane();
  return (
    <time class="edited" title={formatTimestamp(at / 1000, 'F', viewer.locale, at)}>
      {' '}
      {t.edited}
    </time>
  );
}

/** Stands in for an answer that the bot has deferred. */
export function ThinkingIndicator({ author }: { author: Person }) {
  const { t } = usePane();
  return (
    <p class="thinking">
      <LoadingDots /> {t.thinking(author.name)}…
    </p>
  );
}
