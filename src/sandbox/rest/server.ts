/** The HTTP side of the REST API: from a request to its route and back to a response. */
import type { HttpBindings } from '@hono/node-server';
import { type Context, Hono } from 'hono';
import { errorTree, Refusal, refusals } from '../rules/errors.ts';
import { recordViolation, type World } from '../world/world.ts';
import { readBody } from './body.ts';
import type { Faults, RequestFault } from './faults.ts';
import type { InvalidRequests } from './invalid-requests.ts';
import type { LimitRefusal, Limits } from './limits.ts';
import type { RecordRequest } from './request-log.ts';
import type { Reply, Route } from './route.ts';
import { channelRoutes } from './routes/channels.ts';
import { commandRoutes } from './routes/commands.ts';
import { emojiRoutes } from './routes/emojis.ts';
import { guildRoutes } from './routes/guilds.ts';
import { interactionRoutes } from './routes/interactions.ts';
import { messageRoutes } from './routes/messages.ts';

const ROUTES: readonly Route[] = [
  ...guildRoutes,
  ...channelRoutes,
  ...messageRoutes,
  ...interactionRoutes,
  ...commandRoutes,
  ...emojiRoutes,
];

const BASE_PATH = '/api/v10';

export interface RestOptions {
  world: World;
  limits: Limits;
  invalidRequests: InvalidRequests;
  faults: Faults;
  record: RecordRequest;
  /** Called when a request starts; the function it returns is called when the request ends. */
  onRequest: () => () => void;
}

type Env = { Bindings: HttpBindings };
type RequestContext = Context<Env>;
type Headers = Record<string, string>;

const pathOf = ({ req }: RequestContext): string =>
  req.path.startsWith(`${BASE_PATH}/`) ? req.path.slice(BASE_PATH.length) : req.path;

const validateQuery = (route: Route, query: URLSearchParams): void => {
  const faults = [...query.keys()]
    .filter((key) => !route.query?.includes(key))
    .map((key) => ({ path: [key], code: 'UNKNOWN_FIELD', message: 'This route has no such parameter' }));
  if (faults.length > 0) throw refusals.invalidForm(faults);
};

const delay = (world: World, ms: number): Promise<void> =>
  new Promise((resolve) => {
    world.clock.after(ms, resolve);
  });

/** The parts of a response with status 429. Discord sends the wait in the body; discord.js reads the headers. */
const tooManyRequests = (
  code: number,
  message: string,
  retryAfter: number,
  scope: 'user' | 'shared' | 'global',
) => ({
  body: { message, retry_after: retryAfter, global: scope === 'global', ...(code === 0 ? {} : { code }) },
  headers: {
    'Retry-After': String(retryAfter),
    'X-RateLimit-Scope': scope,
    ...(scope === 'global' ? { 'X-RateLimit-Global': 'true' } : {}),
  },
});

const MAX_DROPPED_PATHS = 1_000;

/** Builds responses and records each of them. */
const responder = ({ record, limits, invalidRequests }: RestOptions) => {
  /** Paths whose response was dropped by an injected fault: a bot that repeats them is not to blame. */
  const droppedPaths = new Set<string>();
  const rememberDropped = (path: string): void => {
    droppedPaths.add(path);
    const [oldest] = droppedPaths;
    if (droppedPaths.size > MAX_DROPPED_PATHS && oldest !== undefined) droppedPaths.delete(oldest);
  };

  const send = (context: RequestContext, status: number, body: unknown, headers: Headers = {}): Response => {
    record(context.req.method, pathOf(context), status);
    return status === 204
      ? new Response(null, { status, headers })
      : Response.json(body, { status, headers });
  };

  return {
    send,
    sendRefusal: (context: RequestContext, refusal: Refusal, headers: Headers = {}): Response => {
      const { status, code, message, retryAfter, faults } = refusal;
      const path = pathOf(context);
      const isViolation = refusal.isBotFault && !droppedPaths.has(path);
      const limit =
        retryAfter === undefined
          ? undefined
          : ({ scope: 'shared', retryAfterMs: retryAfter * 1000 } as const);
      record(context.req.method, path, status, { refusal, isViolation, ...(limit && { limit }) });
      invalidRequests.count(status, limit?.scope);
      if (retryAfter !== undefined) {
        const response = tooManyRequests(code, message, limits.announcedWait(retryAfter), 'shared');
        return Response.json(response.body, { status, headers: { ...headers, ...response.headers } });
      }
      const body = { message, code, ...(faults.length > 0 ? { errors: errorTree(faults) } : {}) };
      return Response.json(body, { status, headers });
    },
    sendRateLimit: (
      context: RequestContext,
      { retryAfter, global, knownSince }: LimitRefusal,
      headers: Headers = {},
    ): Response => {
      const scope = global ? 'global' : 'user';
      const response = tooManyRequests(0, 'You are being rate limited.', retryAfter, scope);
      const known = knownSince === undefined ? {} : { knownSince };
      const limit = { scope, retryAfterMs: retryAfter * 1000, ...known } as const;
      record(context.req.method, pathOf(context), 429, { limit });
      invalidRequests.count(429, scope);
      return Response.json(response.body, { status: 429, headers: { ...headers, ...response.headers } });
    },
    /** The ban comes from the network in front of Discord's API: no JSON, and no headers of rate limits. */
    sendBan: (context: RequestContext, banMs: number): Response => {
      record(context.req.method, pathOf(context), 429);
      const headers = { 'Content-Type': 'text/html', 'Retry-After': String(Math.ceil(banMs / 1000)) };
      return new Response('<!doctype html><title>Access denied</title>Error 1015', { status: 429, headers });
    },
    dropConnection: (context: RequestContext, when: 'before' | 'after'): Response => {
      if (when === 'after') rememberDropped(pathOf(context));
      record(context.req.method, pathOf(context), 0);
      context.env.incoming.socket.destroy();
      return new Response(null, { status: 500 });
    },
  };
};

type Responder = ReturnType<typeof responder>;

/** The response of a fault that keeps the request from being looked at; undefined where there is none. */
const faultResponse = (
  respond: Responder,
  context: RequestContext,
  faults: readonly RequestFault[],
): Response | undefined => {
  for (const fault of faults) {
    if ('delayMs' in fault) continue;
    if ('dropConnection' in fault) {
      if (fault.dropConnection === 'before') return respond.dropConnection(context, 'before');
    } else if (fault.status === 429) {
      const retryAfter = fault.retryAfterMs / 1000;
      return respond.sendRateLimit(context, { retryAfter, global: fault.global ?? false });
    } else {
      const message = `${fault.status}: injected by a test`;
      return respond.send(context, fault.status, { message, code: 0 });
    }
  }
  return undefined;
};

const runRoute = async (world: World, route: Route, { req }: RequestContext): Promise<Reply> => {
  const params: Record<string, string> = req.param();
  const query = new URL(req.url).searchParams;
  validateQuery(route, query);
  const param = (name: string): string => {
    const value = params[name];
    if (value === undefined) throw new Error(`The path has no parameter ${name}`);
    return value;
  };
  return route.run({ world, param, query, ...(await readBody(req)) });
};

const performer =
  ({ world, limits, invalidRequests, faults }: RestOptions, respond: Responder) =>
  async (context: RequestContext, route: Route): Promise<Response> => {
    const { req } = context;
    const banMs = invalidRequests.banMs();
    if (banMs > 0) return respond.sendBan(context, banMs);
    const due = faults.take(route.method, pathOf(context));
    const failure = faultResponse(respond, context, due);
    if (failure) return failure;
    let headers: Headers = {};
    let announced = (): void => {};
    try {
      if (route.auth === 'bot' && req.header('authorization') !== `Bot ${world.application.token}`) {
        throw refusals.unauthorized();
      }
      const params: Record<string, string> = req.param();
      const major = (route.bucket?.major ?? []).map((name) => params[name]).join('/');
      const decision = limits.take(route.bucket, major);
      headers = decision.headers;
      announced = decision.announced;
      if (decision.refused) {
        const response = respond.sendRateLimit(context, decision.refused, headers);
        announced();
        return response;
      }
      // Rate limits are in front of what is slow: requests count in the order in which they come.
      for (const fault of due) if ('delayMs' in fault) await delay(world, fault.delayMs);
      const { status, body } = await runRoute(world, route, context);
      const isDropped = due.some((fault) => 'dropConnection' in fault && fault.dropConnection === 'after');
      if (isDropped) return respond.dropConnection(context, 'after');
      announced();
      return respond.send(context, status, body, headers);
    } catch (error) {
      if (error instanceof Refusal) {
        announced();
        return respond.sendRefusal(context, error, headers);
      }
      const details = error instanceof Error ? error.stack : String(error);
      recordViolation(world, `${route.method} ${pathOf(context)}: the stand-in itself failed: ${details}`);
      return respond.send(context, 500, { message: 'Internal Server Error', code: 0 });
    }
  };

export const restApi = (options: RestOptions): Hono<Env> => {
  const api = new Hono<Env>();
  const respond = responder(options);
  const perform = performer(options, respond);
  api.use(async (context, next) => {
    const onEnd = options.onRequest();
    try {
      await next();
      // The clock of the stand-in may be a manual one, which Node's own header would not follow.
      context.res.headers.set('Date', new Date(options.world.clock.now()).toUTCString());
    } finally {
      onEnd();
    }
  });
  for (const route of ROUTES) {
    api.on(route.method, BASE_PATH + route.path, (context) => perform(context, route));
  }
  api.all(`${BASE_PATH}/*`, (context) => respond.sendRefusal(context, refusals.noSuchRoute()));
  api.all('/api/*', (context) => respond.sendRefusal(context, refusals.apiVersion()));
  return api;
};
