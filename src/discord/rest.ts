/**
 * The client's REST. Requests by an interaction's token have a REST of their own: Discord does not count them in the limit
 * of 50 requests per second for the whole bot, as discord.js would. Limits of routes and answers with status 429 hold for both.
 */
import { DefaultRestOptions, type InternalRequest, REST, RESTEvents, type RESTOptions } from 'discord.js';
import { createLostResponses, withNonce } from './lost-responses.ts';

export class BotRest extends REST {
  readonly #byToken: REST;
  readonly #lost: ReturnType<typeof createLostResponses>;

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
    this.#byToken.on(RESTEvents.Response, (request, response) =>
      this.emit(RESTEvents.Response, request, response),
    );
    // discord.js counts invalid requests for the whole process; whichever REST meets the warning passes it on.
    this.#byToken.on(RESTEvents.InvalidRequestWarning, (warning) =>
      this.emit(RESTEvents.InvalidRequestWarning, warning),
    );
  }

  override request(options: InternalRequest): Promise<unknown> {
    if (!isByToken(options)) return super.request(withNonce(options));
    return this.#lost.runCallback(options, () => this.#byToken.request(options));
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
