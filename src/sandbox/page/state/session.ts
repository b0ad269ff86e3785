import { useCallback, useEffect, useMemo, useReducer, useRef, useState } from 'preact/hooks';
import { browserLocale } from './browser-locale.ts';
import {
  type AutocompleteChoice,
  type Connection,
  connect,
  type MemberRequest,
  NO_RESPONSE,
  type RequestResult,
} from './connection.ts';
import { loadView, saveView } from './local-storage.ts';
import { channelViewKey, INITIAL_SERVER_STATE, type ServerState, serverReducer } from './server-state.ts';
import { type View, type ViewAction, viewReducer } from './view.ts';

/** The page's state and its connection to the sandbox. */
export interface Session {
  server: ServerState;
  view: View;
  changeView: (action: ViewAction) => void;
  sendRequest: (memberId: string, request: MemberRequest) => Promise<RequestResult>;
  autocomplete: (
    memberId: string,
    request: MemberRequest & { type: 'autocomplete' },
  ) => Promise<AutocompleteChoice[]>;
  closeModal: (modalId: string) => void;
}

const socketUrl = (): string => {
  const url = new URL('/people', location.href);
  url.protocol = url.protocol === 'https:' ? 'wss:' : 'ws:';
  return url.href;
};

export function useSession(): Session {
  const [server, changeServer] = useReducer(serverReducer, INITIAL_SERVER_STATE);
  const [view, changeView] = useReducer(viewReducer, undefined, loadView);
  const [connection, setConnection] = useState<Connection>();

  useEffect(() => {
    const opened = connect(socketUrl(), {
      onMessage: (message) => {
        changeServer({ kind: 'serverMessage', message });
        if (message.type === 'hello' || message.type === 'directory') {
          const { people, channels } = message;
          changeView({ kind: 'update', people, channels, visitorLocale: browserLocale() });
        }
      },
      onLost: () => changeServer({ kind: 'connectionLost' }),
    });
    setConnection(opened);
    return opened.close;
  }, []);

  useEffect(() => saveView(view), [view]);
  useWatchAllChannels(connection, server);
  useMarkRead(server, view, (channelViews) => changeServer({ kind: 'markRead', channelViews }));

  const sendRequest = useCallback(
    (memberId: string, request: MemberRequest) =>
      connection?.sendRequest(memberId, request) ?? Promise.resolve(NO_RESPONSE),
    [connection],
  );
  const autocomplete = useCallback(
    (memberId: string, request: MemberRequest & { type: 'autocomplete' }) =>
      connection?.autocomplete(memberId, request) ?? Promise.resolve([]),
    [connection],
  );
  const closeModal = useCallback((modalId: string) => changeServer({ kind: 'closeModal', modalId }), []);
  return useMemo(
    () => ({ server, view, changeView, sendRequest, autocomplete, closeModal }),
    [server, view, sendRequest, autocomplete, closeModal],
  );
}

/** Watches every channel as every member, because the badges count what each of them has not read. */
function useWatchAllChannels(connection: Connection | undefined, server: ServerState): void {
  const watched = useRef(new Set<string>());
  useEffect(() => {
    if (server.connection !== 'open') watched.current.clear();
    if (server.connection !== 'open' || !connection) return;
    for (const person of server.people.filter(({ bot }) => !bot)) {
      for (const { id: channelId } of server.channels) {
        const key = channelViewKey(person.id, channelId);
        if (watched.current.has(key)) continue;
        watched.current.add(key);
        void connection.sendRequest(person.id, { type: 'watchChannel', channelId });
      }
    }
  }, [connection, server.connection, server.people, server.channels]);
}

/** Marks the channel views on the screen as read while the browser tab is visible. */
function useMarkRead(server: ServerState, view: View, markRead: (channelViews: string[]) => void): void {
  useEffect(() => {
    const markShownRead = () => {
      if (document.visibilityState !== 'visible') return;
      const channelViews = view.shownIds.map((id) => channelViewKey(id, view.channelId));
      markRead(channelViews.filter((key) => server.messages.has(key)));
    };
    markShownRead();
    document.addEventListener('visibilitychange', markShownRead);
    return () => document.removeEventListener('visibilitychange', markShownRead);
  }, [server.messages, view.shownIds, view.channelId]);
}
