import type { ComponentChildren } from 'preact';
import { Icon } from '../components/icons.tsx';
import { usePane } from '../state/contexts.ts';
import { parseDiscordUrl } from './discord-url.ts';

interface InternalLink {
  channelName: string;
  isMessage: boolean;
  /** Shows the channel or the message within the page. */
  open: () => void;
}

/** Resolves the address of a channel or a message of this server; undefined for any other address. */
export function useInternalLink(url: string): InternalLink | undefined {
  const { channels, openChannel, jumpTo } = usePane();
  const location = parseDiscordUrl(url);
  const channel = location && channels.find(({ id }) => id === location.channelId);
  if (!location || !channel) return undefined;
  const { channelId, messageId } = location;
  return {
    channelName: channel.name,
    isMessage: messageId !== undefined,
    open: () => (messageId === undefined ? openChannel(channelId) : jumpTo(channelId, messageId)),
  };
}

/** Without children the text is the address, which Discord shows as the channel or message it leads to. */
export function Link({ url, children }: { url: string; children?: ComponentChildren }) {
  const internalLink = useInternalLink(url);
  if (!internalLink) {
    return (
      <a href={url} target="_blank" rel="noreferrer">
        {children ?? url}
      </a>
    );
  }
  if (children) {
    return (
      <button type="button" class="link" onClick={internalLink.open}>
        {children}
      </button>
    );
  }
  return (
    <button type="button" class="mention" onClick={internalLink.open}>
      #{internalLink.channelName}
      {internalLink.isMessage && (
        <>
          {' › '}
          <Icon name="message" size={14} />
        </>
      )}
    </button>
  );
}
