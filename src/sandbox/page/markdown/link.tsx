/** A link: to a channel or a message of this server it leads within the page, else to a page of its own. */
import type { ComponentChildren } from 'preact';
import { Icon } from '../components/icons.tsx';
import { usePane } from '../state/contexts.ts';
import { placeOf } from './discord-url.ts';

/** What a press on the address does here; undefined when it leads out of the page. */
export function usePlace(url: string): { name: string; isMessage: boolean; go: () => void } | undefined {
  const { channels, openChannel, jumpTo } = usePane();
  const place = placeOf(url);
  const channel = place && channels.find(({ id }) => id === place.channelId);
  if (!place || !channel) return undefined;
  const { channelId, messageId } = place;
  return {
    name: channel.name,
    isMessage: messageId !== undefined,
    go: () => (messageId === undefined ? openChannel(channelId) : jumpTo(channelId, messageId)),
  };
}

/** Without children it is an address as it was written, which Discord shows as the place it leads to. */
export function Link({ url, children }: { url: string; children?: ComponentChildren }) {
  const place = usePlace(url);
  if (!place) {
    return (
      <a href={url} target="_blank" rel="noreferrer">
        {children ?? url}
      </a>
    );
  }
  if (children) {
    return (
      <button type="button" class="link" onClick={place.go}>
        {children}
      </button>
    );
  }
  return (
    <button type="button" class="mention" onClick={place.go}>
      #{place.name}
      {place.isMessage && (
        <>
          {' › '}
          <Icon name="message" size={14} />
        </>
      )}
    </button>
  );
}
