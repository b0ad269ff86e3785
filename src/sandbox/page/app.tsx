/** The whole page: channels on the left, members on top, one pane for each member shown. */
import { useEffect, useState } from 'preact/hooks';
import { Banner } from './layout/banner.tsx';
import { Members } from './layout/member-bar.tsx';
import { Pane } from './layout/pane.tsx';
import { Sidebar } from './layout/sidebar.tsx';
import { TopBar } from './layout/top-bar.tsx';
import { useTyping } from './state/focus-composer.ts';
import { unreadOf } from './state/server-state.ts';
import { useSession } from './state/session.ts';
import { useTheme } from './state/theme.ts';
import { words } from './words.ts';

export function App() {
  const session = useSession();
  const { world, view, look } = session;
  const [drawer, setDrawer] = useState(false);
  const switchTheme = useTheme();

  const current = world.people.find((person) => person.id === view.current);
  const channel = world.channels.find(({ id }) => id === view.channelId);
  const t = words[current?.locale ?? browserLocale()];

  useTyping();
  const pings = world.people.reduce((sum, { id }) => sum + unreadOf(world, id).pings, 0);
  useEffect(() => {
    if (channel) document.title = `${pings > 0 ? `(${pings}) ` : ''}#${channel.name} | ${world.guild}`;
  }, [channel, world.guild, pings]);

  useEffect(() => {
    if (!drawer) return;
    const onKey = (event: KeyboardEvent) => event.key === 'Escape' && setDrawer(false);
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [drawer]);

  if (!current || !channel) {
    return <p class="opening">{world.link === 'lost' ? t.reconnecting : t.connecting}</p>;
  }
  const shown = view.shown.flatMap((id) => world.people.find((person) => person.id === id) ?? []);
  return (
    <div class={drawer ? 'app drawer-open' : 'app'} lang={current.locale}>
      {world.link === 'lost' && <Banner text={t.reconnecting} />}
      <Sidebar
        world={world}
        view={view}
        viewer={current}
        t={t}
        onChannel={(channelId) => {
          look({ kind: 'channel', channelId });
          setDrawer(false);
        }}
        onTheme={switchTheme}
        onClose={() => setDrawer(false)}
      />
      <main>
        <TopBar channel={channel} t={t} onMenu={() => setDrawer(true)}>
          <Members world={world} view={view} t={t} look={look} />
        </TopBar>
        <div class={`panes of-${shown.length}`}>
          {shown.map((person) => (
            <Pane
              key={person.id}
              person={person}
              channel={channel}
              session={session}
              alone={shown.length === 1}
              isCurrent={person.id === current.id}
            />
          ))}
        </div>
      </main>
    </div>
  );
}

/** Before the sandbox has said who is there. */
function browserLocale(): keyof typeof words {
  if (navigator.language.startsWith('ja')) return 'ja';
  return navigator.language.startsWith('zh') ? 'zh-CN' : 'en-US';
}
