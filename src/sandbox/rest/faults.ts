/** Injected faults: the next requests to a route fail, are delayed or lose their connection. */
export type RequestFault =
  /** Responds with this status and does nothing. */
  | { status: 500 | 502 | 503 }
  /** Responds that the request may be repeated after this number of real milliseconds, and does nothing. */
  | { status: 429; retryAfterMs: number; global?: boolean }
  /** Delays the request by this number of milliseconds of the stand-in's clock. */
  | { delayMs: number }
  /** Drops the connection before the request is performed, or after it and before the response. */
  | { dropConnection: 'before' | 'after' };

export interface FaultInjection {
  /** Matched with `METHOD /path`: a string by its beginning (`PATCH /channels`), or a pattern. */
  request: string | RegExp;
  /** Number of requests; Infinity: until it is cancelled. */
  times: number;
  fault: RequestFault;
}

export interface Faults {
  /** Returns a function that cancels the fault. */
  inject: (injection: FaultInjection) => () => void;
  /** Returns the faults to apply to a request, and counts each of them down. */
  take: (method: string, path: string) => RequestFault[];
}

const matches = (pattern: string | RegExp, request: string): boolean =>
  typeof pattern === 'string' ? request.startsWith(pattern) : pattern.test(request);

export const faultQueue = (): Faults => {
  const injections = new Set<FaultInjection>();
  return {
    inject: (injection) => {
      const remaining = { ...injection };
      injections.add(remaining);
      return () => void injections.delete(remaining);
    },
    take: (method, path) => {
      const due = [...injections].filter(({ request }) => matches(request, `${method} ${path}`));
      for (const injection of due) {
        injection.times -= 1;
        if (injection.times <= 0) injections.delete(injection);
      }
      return due.map(({ fault }) => fault);
    },
  };
};
