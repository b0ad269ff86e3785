import { useCallback, useMemo, useRef, useState } from 'preact/hooks';
import type { Channel, FilledCommand, Person } from '../../protocol.ts';
import { Avatar } from '../components/avatar.tsx';
import { Icon } from '../components/icons.tsx';
import { Composer, type Prefill } from '../composer/composer.tsx';
import { Modal } from '../modal/modal.tsx';
import type { MemberRequest } from '../state/connection.ts';
import { type PaneContextValue, PaneProvider } from '../state/contexts.ts';
import { focusComposer } from '../state/focus-composer.ts';
import { loadedPeople } from '../state/loaded-people.ts';
import { channelViewKey } from '../state/server-state.ts';
import type { Session } from '../state/session.ts';
import { channelsSeenBy } from '../state/visible-channels.ts';
import { words } from '../words.ts';
import { type JumpTarget, MessageLog } from './message-log.tsx';
import type { PendingCommand } from './pending-command.tsx';

interface Props {
  person: Person;
  channel: Channel;
  session: Session;
  isOnlyPane: boolean;
  isCurrent: boolean;
}

/** One member's view of the open channel. */
export function Pane({ person, channel, session, isOnlyPane, isCurrent }: Props) {
  const {
    server,
    changeView,
    sendRequest: sendRequestAs,
    autocomplete: autocompleteAs,
    closeModal,
  } = session;
  const t = words[person.locale];
  const { people, roles, commands } = server;
  const channels = useMemo(() => channelsSeenBy(server.channels, person.id), [server.channels, person.id]);
  const [prefill, setPrefill] = useState<Prefill>();
  const [pendingCommands, setPendingCommands] = useState<PendingCommand[]>([]);
  const [target, setTarget] = useState<JumpTarget>();
  const root = useRef<HTMLElement>(null);
  const lastSequence = useRef(0);

  const sendRequest = useCallback(
    (request: MemberRequest) => sendRequestAs(person.id, request),
    [sendRequestAs, person.id],
  );
  const fillCommand = useCallback(
    (text: string) => setPrefill({ text, sequence: ++lastSequence.current }),
    [],
  );
  const runCommand = useCallback(
    async (command: FilledCommand, title: string): Promise<void> => {
      const sequence = ++lastSequence.current;
      setPendingCommands((current) => [...current, { sequence, channelId: channel.id, title }]);
      const result = await sendRequest({ type: 'runCommand', channelId: channel.id, command });
      setPendingCommands((current) =>
        current.flatMap((pending) => {
          if (pending.sequence !== sequence) return [pending];
          return result.ok ? [] : [{ ...pending, error: result.error }];
        }),
      );
    },
    [sendRequest, channel.id],
  );
  const messages = server.messages.get(channelViewKey(person.id, channel.id));
  const paneContext = useMemo<PaneContextValue>(
    () => ({
      viewer: person,
      t,
      people,
      loadedPeople: loadedPeople(people, person, messages ?? []),
      channels,
      roles,
      commands,
      sendRequest,
      autocomplete: (request) => autocompleteAs(person.id, request),
      openChannel: (channelId) => changeView({ kind: 'openChannel', channelId }),
      jumpTo: (channelId, messageId) => {
        changeView({ kind: 'openChannel', channelId });
        setTarget({ channelId, messageId, sequence: ++lastSequence.current });
      },
      focusComposer: () => focusComposer(root.current),
      fillCommand,
      runCommand: (command, title) => void runCommand(command, title),
    }),
    [
      person,
      t,
      people,
      messages,
      channels,
      roles,
      commands,
      sendRequest,
      autocompleteAs,
      changeView,
      fillCommand,
      runCommand,
    ],
  );

  const dismissCommand = (sequence: number) =>
    setPendingCommands((current) => current.filter((pending) => pending.sequence !== sequence));
  const openModal = server.modals.find((modal) => modal.memberId === person.id);
  const makeCurrent = () => !isCurrent && changeView({ kind: 'actAs', personId: person.id });
  return (
    <section
      ref={root}
      class={isCurrent ? 'pane current' : 'pane'}
      aria-label={person.name}
      lang={person.locale}
      onPointerDown={makeCurrent}
      onFocusIn={makeCurrent}
    >
      <PaneProvider value={paneContext}>
        {!isOnlyPane && (
          <header class="pane-header">
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
              onClick={() => changeView({ kind: 'closePane', personId: person.id })}
            >
              <Icon name="close" size={16} />
            </button>
          </header>
        )}
        <MessageLog
          key={channel.id}
          channel={channel}
          messages={messages}
          pendingCommands={pendingCommands.filter((pending) => pending.channelId === channel.id)}
          target={target?.channelId === channel.id ? target : undefined}
          onDismissCommand={dismissCommand}
        />
        <Composer
          channel={channel}
          prefill={prefill}
          onCommand={(command, title) => void runCommand(command, title)}
        />
        {openModal && (
          <Modal key={openModal.modalId} open={openModal} onClose={() => closeModal(openModal.modalId)} />
        )}
      </PaneProvider>
    </section>
  );
}
