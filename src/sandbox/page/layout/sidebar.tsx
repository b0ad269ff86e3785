import type { Channel, Person } from '../../protocol.ts';
import { Avatar } from '../components/avatar.tsx';
import { Icon } from '../components/icons.tsx';
import { type Unread, unreadOf, type World } from '../state/server-state.ts';
import type { View } from '../state/view.ts';
import type { Words } from '../words.ts';
import { Badge } from './unread-badge.tsx';

interface Props {
  world: World;
  view: View;
  viewer: Person;
  t: Words;
  onChannel: (channelId: string) => void;
  onTheme: () => void;
  onClose: () => void;
}

export function Sidebar({ world, view, viewer, t, onChannel, onTheme, onClose }: Props) {
  const top = world.channels.filter((channel) => channel.kind === 'text');
  const threads = (parent: Channel) => world.channels.filter((channel) => channel.parentId === parent.id);
  const link = (channel: Channel) => {
    const unread = unreadOf(world, viewer.id, channel.id);
    return (
      <ChannelLink
        channel={channel}
        isOpen={channel.id === view.channelId}
        unread={unread}
        t={t}
        onOpen={() => onChannel(channel.id)}
      />
    );
  };
  return (
    <>
      <button type="button" class="scrim" aria-label={t.closeChannels} onClick={onClose} />
      <aside class="sidebar">
        <p class="guild">{world.guild}</p>
        <nav class="channels" aria-label={t.channels}>
          <ul>
            {top.map((channel) => (
              <li key={channel.id}>
                {link(channel)}
                {threads(channel).length > 0 && (
                  <ul class="threads">
                    {threads(channel).map((thread) => (
                      <li key={thread.id}>{link(thread)}</li>
                    ))}
                  </ul>
                )}
              </li>
            ))}
          </ul>
        </nav>
        <div class="account">
          <span class="account-picture">
            <Avatar person={viewer} size={32} />
            <i class="online" />
          </span>
          <span class="account-text">
            <b>{viewer.name}</b>
            <small>{viewer.locale}</small>
          </span>
          <button type="button" class="icon-button" aria-label={t.theme} title={t.theme} onClick={onTheme}>
            <Icon name="theme" />
          </button>
        </div>
      </aside>
    </>
  );
}

interface LinkProps {
  channel: Channel;
  isOpen: boolean;
  unread: Unread;
  t: Words;
  onOpen: () => void;
}

function ChannelLink({ channel, isOpen, unread, t, onOpen }: LinkProps) {
  const looks = ['channel', isOpen ? 'open' : '', unread.messages > 0 ? 'news' : ''];
  return (
    <button
      type="button"
      class={looks.filter(Boolean).join(' ')}
      aria-current={isOpen ? 'page' : undefined}
      onClick={onOpen}
    >
      {channel.kind === 'text' && <Icon name="hash" />}
      <span>{channel.name}</span>
      {unread.pings > 0 && <Badge unread={unread} t={t} />}
    </button>
  );
}
