/** The page's one source: what the sandbox told, what is looked at, and how to ask. */
import { useCallback, useEffect, useMemo, useReducer, useRef, useState } from 'preact/hooks';
import { type Choice, type Connection, connect, type Outcome, type Request } from './connection.ts';
import { keepView, recallView } from './local-storage.ts';
import { emptyWorld, next, placeKey, type World } from './server-state.ts';
import { type Look, look, type View } from './view.ts';

export interface Session {
  world: World;
  view: View;
  look: (to: Look) => void;
  ask: (as: string, request: Request) => Promise<Outcome>;
  complete: (as: string, request: Request & { do: 'complete' }) => Promise<Choice[]>;
  closeModal: (modalId: string) => void;
}

const socketUrl = (): string => {
  const url = new URL('/people', location.href);
  url.protocol = url.protocol === 'https:' ? 'wss:' : 'ws:';
  return url.href;
};

export function useSession(): Session {
  const [world, change] = useReducer(next, emptyWorld);
  const [view, lookAt] = useReducer(look, undefined, recallView);
  const [connection, setConnection] = useState<Connection>();

  useEffect(() => {
    const opened = connect(socketUrl(), {
      tell: (tell) => {
        change({ kind: 'told', tell });
        if (tell.tell === 'hello' || tell.tell === 'around') lookAt({ kind: 'around', ...tell });
      },
      lost: () => change({ kind: 'lost' }),
    });
    setConnection(opened);
    return opened.close;
  }, []);

  useEffect(() => keepView(view), [view]);
  useWatching(connection, world, view);
  useReading(world, view, (places) => change({ kind: 'read', places }));

  const ask = useCallback(
    (as: string, request: Request) => connection?.ask(as, request) ?? Promise.resolve(NOT_YET),
    [connection],
  );
  const complete = useCallback(
    (as: string, request: Request & { do: 'complete' }) =>
      connection?.complete(as, request) ?? Promise.resolve([]),
    [connection],
  );
  const closeModal = useCallback((modalId: string) => change({ kind: 'closeModal', modalId }), []);
  return useMemo(
    () => ({ world, view, look: lookAt, ask, complete, closeModal }),
    [world, view, ask, complete, closeModal],
  );
}

const NOT_YET: Outcome = { ok: false, failed: '' };

/**
 * Everybody's view of every channel is watched, for the badges; the open channel last, since a sandbox
 * that follows one channel a member keeps to the last one asked for.
 */
function useWatching(connection: Connection | undefined, world: World, view: View): void {
  const watched = useRef(new Set<string>());
  useEffect(() => {
    if (world.link !== 'up') watched.current.clear();
    if (world.link !== 'up' || !connection || view.channelId === '') return;
    for (const person of world.people.filter((each) => !each.bot)) {
      const missing = world.channels.filter(({ id }) => !watched.current.has(placeKey(person.id, id)));
      const ids = [...missing.map(({ id }) => id).filter((id) => id !== view.channelId), view.channelId];
      const isOpenOne = watched.current.has(`${person.id} in ${view.channelId}`);
      if (missing.length === 0 && isOpenOne) continue;
      for (const channelId of ids) {
        watched.current.add(placeKey(person.id, channelId));
        void connection.ask(person.id, { do: 'watch', channelId });
      }
      for (const mark of [...watched.current])
        if (mark.startsWith(`${person.id} in `)) watched.current.delete(mark);
      watched.current.add(`${person.id} in ${view.channelId}`);
    }
  }, [connection, world.link, world.people, world.channels, view.channelId]);
}

/** What is on the screen of a visible page counts as read. */
function useReading(world: World, view: View, read: (places: string[]) => void): void {
  useEffect(() => {
    const readNow = () => {
      if (document.visibilityState !== 'visible') return;
      const places = view.shown.map((as) => placeKey(as, view.channelId));
      read(places.filter((place) => world.messages.has(place)));
    };
    readNow();
    document.addEventListener('visibilitychange', readNow);
    return () => document.removeEventListener('visibilitychange', readNow);
  }, [world.messages, view.shown, view.channelId]);
}
