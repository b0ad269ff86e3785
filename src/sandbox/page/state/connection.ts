/** The one socket to the sandbox: it comes back by itself, and every question gets one outcome. */
import type { Ask, Tell } from '../../protocol.ts';

type Without<T> = T extends Ask ? Omit<T, 'ref' | 'as'> : never;
/** An ask before it has a number and a person. */
export type Request = Without<Ask>;
export type Outcome = { ok: true } | { ok: false; failed: string };
export type Choice = { name: string; value: string | number };

export interface Connection {
  ask: (as: string, request: Request) => Promise<Outcome>;
  complete: (as: string, request: Request & { do: 'complete' }) => Promise<Choice[]>;
  close: () => void;
}

interface Handlers {
  tell: (tell: Tell) => void;
  lost: () => void;
}

/** Longer than the three seconds that the bot has, so that the sandbox's own word comes first. */
const PATIENCE = 10_000;

export function connect(url: string, handlers: Handlers): Connection {
  let socket: WebSocket | undefined;
  let closed = false;
  let attempts = 0;
  let lastRef = 0;
  const waiting = new Map<number, (tell: Tell | undefined) => void>();

  function open(): void {
    socket = new WebSocket(url);
    socket.addEventListener('message', (event: MessageEvent<string>) => {
      const tell = JSON.parse(event.data) as Tell;
      if (tell.tell === 'outcome' || tell.tell === 'completions') waiting.get(tell.ref)?.(tell);
      else handlers.tell(tell);
      attempts = 0;
    });
    socket.addEventListener('close', () => {
      for (const settle of [...waiting.values()]) settle(undefined);
      if (closed) return;
      handlers.lost();
      setTimeout(open, Math.min(3000, 250 * 2 ** attempts++));
    });
  }

  function send(as: string, request: Request): Promise<Tell | undefined> {
    if (socket?.readyState !== WebSocket.OPEN) return Promise.resolve(undefined);
    const ref = ++lastRef;
    socket.send(JSON.stringify({ ...request, ref, as }));
    return new Promise((resolve) => {
      const settle = (tell: Tell | undefined) => {
        clearTimeout(timer);
        waiting.delete(ref);
        resolve(tell);
      };
      const timer = setTimeout(() => settle(undefined), PATIENCE);
      waiting.set(ref, settle);
    });
  }

  open();
  return {
    ask: async (as, request) => {
      const tell = await send(as, request);
      if (tell?.tell !== 'outcome') return { ok: false, failed: '' };
      return tell.ok ? { ok: true } : { ok: false, failed: tell.failed };
    },
    complete: async (as, request) => {
      const tell = await send(as, request);
      return tell?.tell === 'completions' ? tell.choices : [];
    },
    close: () => {
      closed = true;
      socket?.close();
    },
  };
}
