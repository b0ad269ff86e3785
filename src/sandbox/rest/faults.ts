/** Injected faults: the next requests to a route fail, are delayed or lose their connection. */
export type FaultKind =
  /** Responds with this status and does nothing. */
  | { status: 500 | 502 | 503 }
  /** Responds that the request may be repeated after so many real milliseconds, and does nothing. */
  | { status: 429; retryAfterMs: number; global?: boolean }
  /** Delays the request by so many milliseconds of the stand-in's clock. */
  | { delayMs: number }
  /** Drops the connection before the request is performed, or after it and before the response. */
  | { drop: 'before' | 'after' };

export interface OrderedFault {
  /** Matched with `METHOD /path`: a string by its beginning (`PATCH /channels`), or a pattern. */
  on: string | RegExp;
  /** Number of requests; Infinity: until it is cancelled. */
  times: number;
  fault: FaultKind;
}

export interface Faults {
  /** Returns a function that cancels the fault. */
  order: (fault: OrderedFault) => () => void;
  /** The faults of a request, each counted down. */
  next: (method: string, path: string) => FaultKind[];
}

const matches = (on: string | RegExp, request: string): boolean =>
  typeof on === 'string' ? request.startsWith(on) : on.test(request);

export const faultQueue = (): Faults => {
  const ordered = new Set<OrderedFault>();
  return {
    order: (fault) => {
      const remaining = { ...fault };
      ordered.add(remaining);
      return () => void ordered.delete(remaining);
    },
    /** The faults of a request, each counted down. */
    next: (method, path) => {
      const due = [...ordered].filter(({ on }) => matches(on, `${method} ${path}`));
      for (const fault of due) {
        fault.times -= 1;
        if (fault.times <= 0) ordered.delete(fault);
      }
      return due.map(({ fault }) => fault);
    },
  };
};
