import type { Channel, Person } from '../../protocol.ts';
import { Avatar } from '../components/avatar.tsx';
import { Icon } from '../components/icons.tsx';
import { countUnread, type ServerState, type Unread } from '../state/server-state.ts';
import { channelsSeenBy } from '../state/visible-channels.ts';
import type { Words } from '../words.ts';
import { UnreadBadge } from './unread-badge.tsx';

interface Props {
  server: ServerState;
  /** The open one. */
  channelId: string;
  viewer: Person;
  t: Words;
  onOpenChannel: (channelId: string) => void;
  onToggleTheme: () => void;
  onClose: () => void;
}

/** The channels with their threads, and the member that the visitor acts as. On a phone it is a drawer. */
export function Sidebar({ server, channelId, viewer, t, onOpenChannel, onToggleTheme, onClose }: Props) {
  const channels = channelsSeenBy(server.channels, viewer.id);
  const textChannels = channels.filter((channel) => channel.kind === 'text');
  const threadsOf = (parent: Channel) => channels.filter((channel) => channel.parentId === parent.id);
  const renderLink = (channel: Channel) => (
    <ChannelLink
      channel={channel}
      isOpen={channel.id === channelId}
      unread={countUnread(server, viewer.id, channel.id)}
      t={t}
      onOpen={() => onOpenChannel(channel.id)}
    />
  );
  return (
    <>
      <button type="button" class="scrim" aria-label={t.closeChannels} onClick={onClose} />
      <aside class="sidebar">
        <p class="guild">{server.guild}</p>
        <nav class="channels" aria-label={t.channels}>
          <ul>
            {textChannels.map((channel) => (
              <li key={channel.id}>
                {renderLink(channel)}
                {threadsOf(channel).length > 0 && (
                  <ul class="threads">
                    {threadsOf(channel).map((thread) => (
                      <li key={thread.id}>{renderLink(thread)}</li>
                    ))}
                  </ul>
                )}
              </li>
            ))}
          </ul>
        </nav>
        <a class="verify" href="/verify.html" target="_blank" rel="noreferrer">
          {t.verify}
        </a>
        <div class="account">
          <span class="account-avatar">
            <Avatar person={viewer} size={32} />
            <i class="online" />
          </span>
          <span class="account-text">
            <b>{viewer.name}</b>
            <small>{viewer.locale}</small>
          </span>
          <button
            type="button"
            class="icon-button"
            aria-label={t.theme}
            title={t.theme}
            onClick={onToggleTheme}
          >
            <Icon name="theme" />
          </button>
        </div>
      </aside>
    </>
  );
}

interface ChannelLinkProps {
  channel: Channel;
  isOpen: boolean;
  unread: Unread;
  t: Words;
  onOpen: () => void;
}

function ChannelLink({ channel, isOpen, unread, t, onOpen }: ChannelLinkProps) {
  const classes = ['channel', isOpen ? 'open' : '', unread.messages > 0 ? 'unread' : ''];
  return (
    <button
      type="button"
      class={classes.filter(Boolean).join(' ')}
      aria-current={isOpen ? 'page' : undefined}
      onClick={onOpen}
    >
      {channel.kind === 'text' && <Icon name="hash" />}
      <span>{channel.name}</span>
      {unread.pings > 0 && <UnreadBadge unread={unread} t={t} />}
    </button>
  );
}
