/** The log of REST requests and responses, for tests. */
import { faultLines, type Refusal } from '../rules/errors.ts';
import { complain, type World } from '../world/world.ts';

export interface Exchange {
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
const MAX_EXCHANGES = 20_000;

/** `isComplaint`: the refusal is the bot's fault, and also recorded as a complaint. */
export type Recorder = (
  method: string,
  path: string,
  status: number,
  refusal?: Refusal,
  isComplaint?: boolean,
) => void;

export const exchangeRecorder =
  (world: World, exchanges: Exchange[]): Recorder =>
  (method, path, status, refusal, isComplaint = false) => {
    const reasons = refusal ? faultLines(refusal) : [];
    const details = refusal ? { code: refusal.code, faults: reasons } : {};
    exchanges.push({ at: world.clock.now(), method, path, status, ...details });
    if (exchanges.length > MAX_EXCHANGES) exchanges.splice(0, MAX_EXCHANGES / 2);
    if (refusal && isComplaint) {
      complain(world, `${method} ${path} → ${status} ${refusal.code}: ${reasons.join('; ')}`);
    }
  };
