import type { Unread } from '../state/server-state.ts';
import type { Words } from '../words.ts';

/** The number of unread mentions, or a dot when only other messages are unread. */
export function UnreadBadge({ unread, t }: { unread: Unread; t: Words }) {
  if (unread.pings > 0) {
    return (
      <span class="badge pings" role="img" aria-label={t.pings(unread.pings)}>
        {unread.pings > 99 ? '99+' : unread.pings}
      </span>
    );
  }
  if (unread.messages > 0) {
    return <span class="badge dot" role="img" aria-label={t.unread(unread.messages)} />;
  }
  return null;
}
