/** Faults that a test orders: the next requests to a route fail, come late or lose their connection. */
export type FaultKind =
  /** Answered with this status, and nothing is done. */
  | { status: 500 | 502 | 503 }
  /** Too many requests: to be repeated after so many (real) milliseconds. */
  | { status: 429; retryAfterMs: number; global?: boolean }
  /** Done or answered only after so many milliseconds of the stand-in's clock. */
  | { delayMs: number }
  /** The connection is cut: before anything is done, or after it was done and before the answer. */
  | { drop: 'before' | 'after' };

export interface OrderedFault {
  /** `PATCH /channels` matches by method and the beginning of the path; a pattern is tried on `METHOD /path`. */
  on: string | RegExp;
  /** How many requests; Infinity until it is called off. */
  times: number;
  fault: FaultKind;
}

export interface Faults {
  /** Returns a function that calls the fault off. */
  order: (fault: OrderedFault) => () => void;
  next: (method: string, path: string) => FaultKind[];
}

const matches = (on: string | RegExp, request: string): boolean =>
  typeof on === 'string' ? request.startsWith(on) : on.test(request);

export const newFaults = (): Faults => {
  const ordered = new Set<OrderedFault>();
  return {
    order: (fault) => {
      const own = { ...fault };
      ordered.add(own);
      return () => void ordered.delete(own);
    },
    next: (method, path) => {
      const due = [...ordered].filter(({ on }) => matches(on, `${method} ${path}`));
      for (const one of due) {
        one.times -= 1;
        if (one.times <= 0) ordered.delete(one);
      }
      return due.map(({ fault }) => fault);
    },
  };
};
