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
}

/** The older half is dropped beyond this, for a sandbox that runs for weeks. */
const MAX_REQUESTS = 20_000;

/** `isViolation`: the refusal is the bot's fault, and also recorded as a violation. */
export type RecordRequest = (
  method: string,
  path: string,
  status: number,
  refusal?: Refusal,
  isViolation?: boolean,
) => void;

export const requestRecorder =
  (world: World, requests: RecordedRequest[]): RecordRequest =>
  (method, path, status, refusal, isViolation = false) => {
    const reasons = refusal ? faultLines(refusal) : [];
    const details = refusal ? { code: refusal.code, faults: reasons } : {};
    requests.push({ at: world.clock.now(), method, path, status, ...details });
    if (requests.length > MAX_REQUESTS) requests.splice(0, MAX_REQUESTS / 2);
    if (refusal && isViolation) {
      recordViolation(world, `${method} ${path} → ${status} ${refusal.code}: ${reasons.join('; ')}`);
    }
  };
