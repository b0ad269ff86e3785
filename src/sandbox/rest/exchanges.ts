/** What was asked and answered, for tests to count and to read. */
import { faultLines, type Refusal } from '../rules/errors.ts';
import { complain, type World } from '../world/world.ts';

export interface Exchange {
  at: number;
  method: string;
  /** Without `/api/v10`. */
  path: string;
  /** 0: the connection was cut. */
  status: number;
  /** Discord's number for the refusal. */
  code?: number;
  /** The refused body's faults in one line each. */
  faults?: string[];
}

/** A sandbox that runs for weeks remembers no more than this. */
const REMEMBERED = 20_000;

/** `isLoud`: the refusal is the bot's own fault, and a complaint. */
export type Recorder = (
  method: string,
  path: string,
  status: number,
  refusal?: Refusal,
  isLoud?: boolean,
) => void;

export const recordInto =
  (world: World, exchanges: Exchange[]): Recorder =>
  (method, path, status, refusal, isLoud = false) => {
    const reasons = refusal ? faultLines(refusal) : [];
    const refused = refusal ? { code: refusal.code, faults: reasons } : {};
    exchanges.push({ at: world.clock.now(), method, path, status, ...refused });
    if (exchanges.length > REMEMBERED) exchanges.splice(0, REMEMBERED / 2);
    if (refusal && isLoud) {
      complain(world, `${method} ${path} → ${status} ${refusal.code}: ${reasons.join('; ')}`);
    }
  };
