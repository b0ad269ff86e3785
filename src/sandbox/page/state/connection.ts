import type { Ask, Tell } from '../../protocol.ts';

type WithoutSender<T> = T extends Ask ? Omit<T, 'ref' | 'as'> : never;

/** A message to the sandbox without its reference number and the member who sends it. */
export type Request = WithoutSender<Ask>;
export type Outcome = { ok: true } | { ok: false; failed: string };
export type AutocompleteChoice = { name: string; value: string | number };

/** The outcome of a request that could not be sent or was not answered. */
export const NO_OUTCOME: Outcome = { ok: false, failed: '' };

/** The sandbox's sentence for an interaction that the bot did not answer in time. */
const INTERACTION_FAILED = 'This interaction failed';

/** Whether a failure is a missing answer, which the page words itself; any other reason is shown as it came. */
export const isUnanswered = (failed: string): boolean => failed === '' || failed === INTERACTION_FAILED;

export interface Connection {
  ask: (as: string, request: Request) => Promise<Outcome>;
  complete: (as: string, request: Request & { do: 'complete' }) => Promise<AutocompleteChoice[]>;
  close: () => void;
}

interface Handlers {
  onTell: (tell: Tell) => void;
  onLost: () => void;
}

/** Longer than the three seconds that a bot has to answer, so that the sandbox reports that failure first. */
const ANSWER_TIMEOUT_MS = 10_000;

const MIN_RECONNECT_DELAY_MS = 250;
const MAX_RECONNECT_DELAY_MS = 3000;

/** Opens a WebSocket to the sandbox that reconnects by itself. Every request resolves, also when the socket is lost. */
export function connect(url: string, { onTell, onLost }: Handlers): Connection {
  let socket: WebSocket | undefined;
  let isClosed = false;
  let attempts = 0;
  let lastRef = 0;
  const waiting = new Map<number, (tell: Tell | undefined) => void>();

  function open(): void {
    socket = new WebSocket(url);
    socket.addEventListener('message', (event: MessageEvent<string>) => {
      const tell = JSON.parse(event.data) as Tell;
      if (tell.tell === 'outcome' || tell.tell === 'completions') waiting.get(tell.ref)?.(tell);
      else onTell(tell);
      attempts = 0;
    });
    socket.addEventListener('close', () => {
      for (const settle of [...waiting.values()]) settle(undefined);
      if (isClosed) return;
      onLost();
      setTimeout(open, Math.min(MAX_RECONNECT_DELAY_MS, MIN_RECONNECT_DELAY_MS * 2 ** attempts++));
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
      const timer = setTimeout(() => settle(undefined), ANSWER_TIMEOUT_MS);
      waiting.set(ref, settle);
    });
  }

  open();
  return {
    ask: async (as, request) => {
      const tell = await send(as, request);
      if (tell?.tell !== 'outcome') return NO_OUTCOME;
      return tell.ok ? { ok: true } : { ok: false, failed: tell.failed };
    },
    complete: async (as, request) => {
      const tell = await send(as, request);
      return tell?.tell === 'completions' ? tell.choices : [];
    },
    close: () => {
      isClosed = true;
      socket?.close();
    },
  };
}
