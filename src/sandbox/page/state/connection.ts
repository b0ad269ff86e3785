import type { ClientRequest, ServerMessage } from '../../protocol.ts';

type WithoutIds<T> = T extends ClientRequest ? Omit<T, 'requestId' | 'memberId'> : never;

/** A request without its id and the member who makes it. */
export type MemberRequest = WithoutIds<ClientRequest>;
/** `isGone`: what was pressed is not there any more. */
export type RequestResult = { ok: true } | { ok: false; error: string; isGone?: boolean };
export type AutocompleteChoice = { name: string; value: string | number };

/** The result of a request that could not be sent or was not answered. */
export const NO_RESPONSE: RequestResult = { ok: false, error: '' };

/** The sandbox's sentence for an interaction that the bot did not answer in time. */
const INTERACTION_FAILED = 'This interaction failed';

/** Whether a failure is a missing answer, which the page words itself; any other reason is shown as it came. */
export const isUnanswered = (error: string): boolean => error === '' || error === INTERACTION_FAILED;

export interface Connection {
  sendRequest: (memberId: string, request: MemberRequest) => Promise<RequestResult>;
  autocomplete: (
    memberId: string,
    request: MemberRequest & { type: 'autocomplete' },
  ) => Promise<AutocompleteChoice[]>;
  close: () => void;
}

interface Handlers {
  onMessage: (message: ServerMessage) => void;
  onLost: () => void;
}

/** Longer than the three seconds that a bot has to answer, so that the sandbox reports that failure first. */
const ANSWER_TIMEOUT_MS = 10_000;

const MIN_RECONNECT_DELAY_MS = 250;
const MAX_RECONNECT_DELAY_MS = 3000;

/** Opens a WebSocket to the sandbox that reconnects by itself. Every request resolves, also when the socket is lost. */
export function connect(url: string, { onMessage, onLost }: Handlers): Connection {
  let socket: WebSocket | undefined;
  let isClosed = false;
  let attempts = 0;
  let lastRequestId = 0;
  const waiting = new Map<number, (message: ServerMessage | undefined) => void>();

  function open(): void {
    socket = new WebSocket(url);
    socket.addEventListener('message', (event: MessageEvent<string>) => {
      const message = JSON.parse(event.data) as ServerMessage;
      if (message.type === 'result' || message.type === 'autocompleteChoices')
        waiting.get(message.requestId)?.(message);
      else onMessage(message);
      attempts = 0;
    });
    socket.addEventListener('close', () => {
      for (const settle of [...waiting.values()]) settle(undefined);
      if (isClosed) return;
      onLost();
      setTimeout(open, Math.min(MAX_RECONNECT_DELAY_MS, MIN_RECONNECT_DELAY_MS * 2 ** attempts++));
    });
  }

  function send(memberId: string, request: MemberRequest): Promise<ServerMessage | undefined> {
    if (socket?.readyState !== WebSocket.OPEN) return Promise.resolve(undefined);
    const requestId = ++lastRequestId;
    socket.send(JSON.stringify({ ...request, requestId, memberId }));
    return new Promise((resolve) => {
      const settle = (message: ServerMessage | undefined) => {
        clearTimeout(timer);
        waiting.delete(requestId);
        resolve(message);
      };
      const timer = setTimeout(() => settle(undefined), ANSWER_TIMEOUT_MS);
      waiting.set(requestId, settle);
    });
  }

  open();
  return {
    sendRequest: async (memberId, request) => {
      const message = await send(memberId, request);
      if (message?.type !== 'result') return NO_RESPONSE;
      const { isGone = false } = message.ok ? {} : message;
      return message.ok ? { ok: true } : { ok: false, error: message.error, isGone };
    },
    autocomplete: async (memberId, request) => {
      const message = await send(memberId, request);
      return message?.type === 'autocompleteChoices' ? message.choices : [];
    },
    close: () => {
      isClosed = true;
      socket?.close();
    },
  };
}
