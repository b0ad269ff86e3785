/** The log of REST requests and responses, for tests. */
import { faultLines, type Refusal } from '../rules/errors.ts';
import { recordViolation, type World } from '../world/world.ts';

export interface RecordedRequest {
  /** Milliseconds since the Unix epoch, by the stand-in's clock. */
  at: number;
  method: string;
  /** Without `/api/v10`. */
  path: string;
  /** 0: the connection was dropped. */
  status: number;
  /** Discord's error code. */
  code?: number;
  /** The faults of a refused body, one line each. */
  faults?: string[];
  /** Of a response with status 429. */
  limit?: {
    scope: 'user' | 'shared' | 'global';
    /** How long the window still lasted. */
    retryAfterMs: number;
    /**
     * When the bot could first know that this request was too fast: it had been told of the window, or the limit is
     * published. Undefined: it could not know.
     */
    knownSince?: number;
  };
}

/** The older half is dropped beyond this, for a sandbox that runs for weeks. */
const MAX_REQUESTS = 20_000;

interface Details {
  refusal?: Refusal;
  /** The refusal is the bot's fault, and also recorded as a violation. */
  isViolation?: boolean;
  limit?: NonNullable<RecordedRequest['limit']>;
}

export type RecordRequest = (method: string, path: string, status: number, details?: Details) => void;

/** @param onRequest gets each request when it is recorded */
export const requestRecorder =
  (
    world: World,
    requests: RecordedRequest[],
    onRequest: (request: RecordedRequest) => void = () => {},
  ): RecordRequest =>
  (method, path, status, { refusal, isViolation = false, limit } = {}) => {
    const reasons = refusal ? faultLines(refusal) : [];
    const request: RecordedRequest = {
      at: world.clock.now(),
      method,
      path,
      status,
      ...(refusal ? { code: refusal.code, faults: reasons } : {}),
      ...(limit ? { limit } : {}),
    };
    requests.push(request);
    if (requests.length > MAX_REQUESTS) requests.splice(0, MAX_REQUESTS / 2);
    onRequest(request);
    if (refusal && isViolation) {
      recordViolation(world, `${method} ${path} → ${status} ${refusal.code}: ${reasons.join('; ')}`);
    }
  };
