import type { Person } from '../../protocol.ts';
import { Dots } from '../components/button.tsx';
import { sentAt, timeText } from '../markdown/format-time.ts';
import { usePane } from '../state/contexts.ts';
import { useNow } from '../state/use-now.ts';

export function useSentAt(at: number): string {
  const { t, viewer } = usePane();
  const now = useNow(60_000);
  return sentAt(at, viewer.locale, now, t.yesterday);
}

interface Props {
  author: Person;
  sentAt: string;
  at: number;
}

/** Who said it, and when. */
export function Head({ author, sentAt: when, at }: Props) {
  const { viewer } = usePane();
  return (
    <h3 class="head">
      <span class={author.bot ? 'author bot' : 'author'}>{author.name}</span>
      {author.bot && <AppTag />}
      <time dateTime={new Date(at).toISOString()} title={timeText(at / 1000, 'F', viewer.locale, at)}>
        {when}
      </time>
    </h3>
  );
}

/** The time of a message without a head, in the margin. */
export function Aside({ at }: { at: number }) {
  const { viewer } = usePane();
  return (
    <time
      class="aside"
      dateTime={new Date(at).toISOString()}
      title={timeText(at / 1000, 'F', viewer.locale, at)}
    >
      {timeText(at / 1000, 't', viewer.locale, at)}
    </time>
  );
}

export function AppTag() {
  const { t } = usePane();
  return <span class="app-tag">{t.app}</span>;
}

export function Edited({ at }: { at: number }) {
  const { t, viewer } = usePane();
  return (
    <time class="edited" title={timeText(at / 1000, 'F', viewer.locale, at)}>
      {' '}
      {t.edited}
    </time>
  );
}

export function Thinking({ author }: { author: Person }) {
  const { t } = usePane();
  return (
    <p class="thinking">
      <Dots /> {t.thinking(author.name)}…
    </p>
  );
}
