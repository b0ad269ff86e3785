import type { ComponentChildren } from 'preact';
import type { Channel } from '../../protocol.ts';
import { Icon } from '../components/icons.tsx';
import type { Words } from '../words.ts';

interface Props {
  channel: Channel;
  t: Words;
  onMenu: () => void;
  children: ComponentChildren;
}

export function TopBar({ channel, t, onMenu, children }: Props) {
  return (
    <header class="top-bar">
      <button type="button" class="icon-button menu" aria-label={t.openChannels} onClick={onMenu}>
        <Icon name="menu" />
      </button>
      <h1>
        <Icon name={channel.kind === 'thread' ? 'thread' : 'hash'} />
        <span>{channel.name}</span>
      </h1>
      {children}
    </header>
  );
}
