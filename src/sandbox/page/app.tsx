import { useEffect, useState } from 'preact/hooks';
import { Banner } from './layout/banner.tsx';
import { MemberBar } from './layout/member-bar.tsx';
import { Pane } from './layout/pane.tsx';
import { Sidebar } from './layout/sidebar.tsx';
import { TopBar } from './layout/top-bar.tsx';
import { browserLocale } from './state/browser-locale.ts';
import { useTypeToFocus } from './state/focus-composer.ts';
import { countUnread } from './state/server-state.ts';
import { useSession } from './state/session.ts';
import { useTheme } from './state/theme.ts';
import { channelOpenFor } from './state/visible-channels.ts';
import { words } from './words.ts';

/** The page: the channels on the left, the members at the top, and a pane for each member shown. */
export function App() {
  const session = useSession();
  const { server, view, changeView } = session;
  const [isDrawerOpen, setIsDrawerOpen] = useState(false);
  const toggleTheme = useTheme();

  const current = server.people.find((person) => person.id === view.currentId);
  const channel = channelOpenFor(server.channels, view.currentId, view.channelId);
  const t = words[current?.locale ?? browserLocale()];

  useTypeToFocus();
  const pings = server.people.reduce((sum, { id }) => sum + countUnread(server, id).pings, 0);
  useEffect(() => {
    if (channel) document.title = `${pings > 0 ? `(${pings}) ` : ''}#${channel.name} | ${server.guild}`;
  }, [channel, server.guild, pings]);

  useEffect(() => {
    if (!isDrawerOpen) return;
    const onKeyDown = (event: KeyboardEvent) => event.key === 'Escape' && setIsDrawerOpen(false);
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [isDrawerOpen]);

  const isLost = server.connection === 'lost';
  if (!current || !channel) {
    return <p class="connecting">{isLost ? t.reconnecting : t.connecting}</p>;
  }
  const shownPeople = view.shownIds.flatMap((id) => server.people.find((person) => person.id === id) ?? []);
  return (
    <div class={isDrawerOpen ? 'app drawer-open' : 'app'} lang={current.locale}>
      {isLost && <Banner text={t.reconnecting} />}
      <Sidebar
        server={server}
        channelId={channel.id}
        viewer={current}
        t={t}
        onOpenChannel={(channelId) => {
          changeView({ kind: 'openChannel', channelId });
          setIsDrawerOpen(false);
        }}
        onToggleTheme={toggleTheme}
        onClose={() => setIsDrawerOpen(false)}
      />
      <main>
        <TopBar channel={channel} t={t} onMenu={() => setIsDrawerOpen(true)}>
          <MemberBar server={server} view={view} t={t} changeView={changeView} />
        </TopBar>
        <div class={`panes count-${shownPeople.length}`}>
          {shownPeople.map((person) => (
            <Pane
              key={person.id}
              person={person}
              channel={channelOpenFor(server.channels, person.id, view.channelId) ?? channel}
              session={session}
              isOnlyPane={shownPeople.length === 1}
              isCurrent={person.id === current.id}
            />
          ))}
        </div>
      </main>
    </div>
  );
}
