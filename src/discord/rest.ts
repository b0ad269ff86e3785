/**
 * The client's REST. Its requests start at a pace below Discord's limit of 50 per second for the whole bot. Requests by an
 * interaction's token have a REST of their own: Discord does not count them in that limit, as discord.js would. Limits of
 * routes and answers with status 429 hold for both.
 */
import {
  DefaultRestOptions,
  type InternalRequest,
  REST,
  RESTEvents,
  type RESTOptions,
  type RequestData,
  RequestMethod,
  type ResponseLike,
  type RouteLike,
} from 'discord.js';
import { systemClock, wait } from '../clock.ts';
import { createTokenBucket } from './live/token-bucket.ts';
import { createLostResponses, withNonce } from './lost-responses.ts';

/**
 * discord.js counts to 50 in seconds that begin with its own requests. Discord's begin at other moments, and count a request when
 * it arrives: at this pace no second has more than 50, even where those of a third of a second arrive together.
 */
const PACE = { perSecond: 36, burst: 2 } as const;

export class BotRest extends REST {
  readonly #byToken: REST;
  readonly #lost: ReturnType<typeof createLostResponses>;
  #processes = 1;
  #pace = createTokenBucket(PACE, systemClock.monotonic());

  constructor(options: Partial<RESTOptions>) {
    const lost = createLostResponses(options.makeRequest ?? DefaultRestOptions.makeRequest);
    const { makeRequest } = lost;
    super({ ...options, makeRequest });
    this.#lost = lost;
    this.#byToken = new REST({
      ...options,
      makeRequest,
      globalRequestsPerSecond: Number.POSITIVE_INFINITY,
    });
    // discord.js counts invalid requests for the whole process; whichever REST meets the warning passes it on.
    this.#byToken.on(RESTEvents.InvalidRequestWarning, (warning) =>
      this.emit(RESTEvents.InvalidRequestWarning, warning),
    );
  }

  override request(options: InternalRequest): Promise<unknown> {
    return this.#lost.runCallback(options, () => super.request(options));
  }

  override async queueRequest(options: InternalRequest): Promise<ResponseLike> {
    if (isByToken(options)) return this.#byToken.queueRequest(options);
    await this.#turn();
    return super.queueRequest(withNonce(options));
  }

  /** A client that is destroyed would take the token from the other clients of the process. */
  override setToken(token: string): this {
    return token ? super.setToken(token) : this;
  }

  /** Discord's limit for the bot is shared with other processes: this one keeps to its part. @param processes how many there are */
  shareWith(processes: number): void {
    if (processes === this.#processes || processes < 1) return;
    this.#processes = processes;
    const rate = { perSecond: PACE.perSecond / processes, burst: Math.max(1, PACE.burst / processes) };
    this.#pace = createTokenBucket(rate, systemClock.monotonic());
  }

  /** Edits a message. Discord answers with the whole message, which nobody needs: it is not parsed. */
  async edit(fullRoute: RouteLike, options: RequestData): Promise<void> {
    const response = await this.queueRequest({ ...options, fullRoute, method: RequestMethod.Patch });
    // A connection serves its next request once this response has been received.
    await response.arrayBuffer();
  }

  async #turn(): Promise<void> {
    // Tests whose clock is faster than time have no such limit.
    if (!Number.isFinite(this.options.globalRequestsPerSecond)) return;
    const now = systemClock.monotonic();
    const waitMs = this.#pace.waitMs(now);
    this.#pace.take(1, now);
    if (waitMs > 0) await wait(systemClock, waitMs);
  }

  /** Drops the waits of earlier responses, which are kept by the wall clock. */
  forgetLimits(): void {
    for (const rest of [this, this.#byToken]) {
      rest.globalReset = -1;
      rest.handlers.clear();
    }
  }

  override clearHashSweeper(): void {
    super.clearHashSweeper();
    this.#byToken.clearHashSweeper();
  }

  override clearHandlerSweeper(): void {
    super.clearHandlerSweeper();
    this.#byToken.clearHandlerSweeper();
  }
}

/** Madoi has no webhooks: those it uses belong to interactions. */
const isByToken = ({ fullRoute, auth }: InternalRequest): boolean =>
  auth === false && (fullRoute.startsWith('/webhooks/') || fullRoute.startsWith('/interactions/'));
