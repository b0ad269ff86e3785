/** One member's view of the open channel. */
import { useCallback, useMemo, useRef, useState } from 'preact/hooks';
import type { Channel, FilledCommand, Person } from '../../protocol.ts';
import { Avatar } from '../components/avatar.tsx';
import { Icon } from '../components/icons.tsx';
import { Composer } from '../composer/composer.tsx';
import { Modal } from '../modal/modal.tsx';
import type { Request } from '../state/connection.ts';
import { PaneProvider, type PaneTools } from '../state/contexts.ts';
import { focusLine } from '../state/focus-composer.ts';
import { placeKey } from '../state/server-state.ts';
import type { Session } from '../state/session.ts';
import { words } from '../words.ts';
import { Log, type Target } from './message-log.tsx';
import type { Sent } from './pending-command.tsx';

interface Props {
  person: Person;
  channel: Channel;
  session: Session;
  /** No other pane is beside it. */
  alone: boolean;
  isCurrent: boolean;
}

export function Pane({ person, channel, session, alone, isCurrent }: Props) {
  const { world, look, ask: askAs, complete: completeAs, closeModal } = session;
  const t = words[person.locale];
  const { people, channels, commands, guild } = world;
  const [filled, setFilled] = useState<{ text: string; number: number }>();
  const [sent, setSent] = useState<Sent[]>([]);
  const [target, setTarget] = useState<Target>();
  const root = useRef<HTMLElement>(null);
  const numbers = useRef(0);

  const ask = useCallback((request: Request) => askAs(person.id, request), [askAs, person.id]);
  const fillCommand = useCallback((text: string) => setFilled({ text, number: ++numbers.current }), []);
  const tools = useMemo<PaneTools>(
    () => ({
      viewer: person,
      t,
      guild,
      people,
      channels,
      commands,
      ask,
      complete: (request) => completeAs(person.id, request),
      openChannel: (channelId) => look({ kind: 'channel', channelId }),
      jumpTo: (channelId, messageId) => {
        look({ kind: 'channel', channelId });
        setTarget({ channelId, messageId, number: ++numbers.current });
      },
      toLine: () => focusLine(root.current),
      fillCommand,
    }),
    [person, t, guild, people, channels, commands, ask, completeAs, look, fillCommand],
  );

  async function run(command: FilledCommand, title: string): Promise<void> {
    const number = ++numbers.current;
    setSent((all) => [...all, { number, channelId: channel.id, title }]);
    const outcome = await ask({ do: 'command', channelId: channel.id, command });
    setSent((all) =>
      all.flatMap((each) => {
        if (each.number !== number) return [each];
        return outcome.ok ? [] : [{ ...each, failed: outcome.failed }];
      }),
    );
  }

  const modal = world.modals.find((open) => open.as === person.id);
  const become = () => !isCurrent && look({ kind: 'be', person: person.id });
  return (
    <section
      ref={root}
      class={isCurrent ? 'pane current' : 'pane'}
      aria-label={person.name}
      lang={person.locale}
      onPointerDown={become}
      onFocusIn={become}
    >
      <PaneProvider value={tools}>
        {!alone && (
          <header class="pane-head">
            <Avatar person={person} size={20} />
            <b>{person.name}</b>
            {person.manager && (
              <span class="crown" title={t.manager}>
                <Icon name="crown" size={13} />
              </span>
            )}
            <span class="locale">{person.locale}</span>
            <button
              type="button"
              class="icon-button"
              aria-label={t.closePane(person.name)}
              onClick={() => look({ kind: 'close', person: person.id })}
            >
              <Icon name="close" size={16} />
            </button>
          </header>
        )}
        <Log
          key={channel.id}
          channel={channel}
          messages={world.messages.get(placeKey(person.id, channel.id))}
          sent={sent.filter((each) => each.channelId === channel.id)}
          target={target?.channelId === channel.id ? target : undefined}
          onForget={(number) => setSent((all) => all.filter((each) => each.number !== number))}
        />
        <Composer
          channel={channel}
          filled={filled}
          onCommand={(command, title) => void run(command, title)}
        />
        {modal && <Modal key={modal.modalId} open={modal} onClose={() => closeModal(modal.modalId)} />}
      </PaneProvider>
    </section>
  );
}
