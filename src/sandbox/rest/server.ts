/** The edge of the REST side: from an HTTP request to a route and back, loud about whatever does not fit. */
import type { HttpBindings } from '@hono/node-server';
import { type Context, Hono } from 'hono';
import { errorTree, Refusal, refuse } from '../rules/errors.ts';
import { complain, type World } from '../world/world.ts';
import { bodyOf } from './body.ts';
import type { Recorder } from './exchanges.ts';
import type { FaultKind, Faults } from './faults.ts';
import type { Limits } from './limits.ts';
import type { Route } from './route.ts';
import { channelRoutes } from './routes/channels.ts';
import { commandRoutes } from './routes/commands.ts';
import { emojiRoutes } from './routes/emojis.ts';
import { guildRoutes } from './routes/guilds.ts';
import { interactionRoutes } from './routes/interactions.ts';
import { messageRoutes } from './routes/messages.ts';

const routes: Route[] = [
  ...guildRoutes,
  ...channelRoutes,
  ...messageRoutes,
  ...interactionRoutes,
  ...commandRoutes,
  ...emojiRoutes,
];

const VERSION = '/api/v10';

export interface RestOptions {
  world: World;
  limits: Limits;
  faults: Faults;
  record: Recorder;
  /** Called when a request comes; what it returns is called when the answer goes. */
  onRequest: () => () => void;
}

type Env = { Bindings: HttpBindings };
type Ctx = Context<Env>;

const pathOf = ({ req }: Ctx): string =>
  req.path.startsWith(`${VERSION}/`) ? req.path.slice(VERSION.length) : req.path;

const holdQuery = (route: Route, query: URLSearchParams): void => {
  const faults = [...query.keys()]
    .filter((key) => !route.query?.includes(key))
    .map((key) => ({ path: [key], code: 'UNKNOWN_FIELD', message: 'This route has no such parameter' }));
  if (faults.length > 0) throw refuse.invalidForm(faults);
};

const wait = (world: World, ms: number): Promise<void> =>
  new Promise((resolve) => {
    world.clock.after(ms, resolve);
  });

/** A request that is too much is told how long to wait: in the body, and in the headers for discord.js. */
const tooMany = (code: number, message: string, seconds: number, scope: 'user' | 'shared' | 'global') => ({
  body: { message, retry_after: seconds, global: scope === 'global', ...(code === 0 ? {} : { code }) },
  headers: {
    'Retry-After': String(seconds),
    'X-RateLimit-Scope': scope,
    ...(scope === 'global' ? { 'X-RateLimit-Global': 'true' } : {}),
  },
});

const RATE_LIMITED = 'You are being rate limited.';

export const restApi = ({ world, limits, faults, record, onRequest }: RestOptions): Hono<Env> => {
  const api = new Hono<Env>();
  /** Requests that were done and whose answer a test had lost: who repeats them is not to blame. */
  const lost = new Set<string>();

  const answer = (
    context: Ctx,
    status: number,
    body: unknown,
    headers: Record<string, string> = {},
  ): Response => {
    record(context.req.method, pathOf(context), status);
    return status === 204
      ? new Response(null, { status, headers })
      : Response.json(body, { status, headers });
  };

  const refused = (context: Ctx, refusal: Refusal, headers: Record<string, string> = {}): Response => {
    const { status, code, message, retryAfter, faults: found } = refusal;
    record(
      context.req.method,
      pathOf(context),
      status,
      refusal,
      refusal.botsFault && !lost.has(pathOf(context)),
    );
    if (retryAfter !== undefined) {
      const told = tooMany(code, message, limits.told(retryAfter), 'shared');
      return Response.json(told.body, { status, headers: { ...headers, ...told.headers } });
    }
    const body = { message, code, ...(found.length > 0 ? { errors: errorTree(found) } : {}) };
    return Response.json(body, { status, headers });
  };

  const limited = (
    context: Ctx,
    seconds: number,
    isGlobal: boolean,
    headers: Record<string, string>,
  ): Response => {
    const told = tooMany(0, RATE_LIMITED, seconds, isGlobal ? 'global' : 'user');
    return answer(context, 429, told.body, { ...headers, ...told.headers });
  };

  const cut = (context: Ctx): Response => {
    record(context.req.method, pathOf(context), 0);
    context.env.incoming.socket.destroy();
    return new Response(null, { status: 500 });
  };

  /** Suffers the ordered faults that come before anything is done; an answer ends the request here. */
  const suffer = async (context: Ctx, due: FaultKind[]): Promise<Response | undefined> => {
    for (const kind of due) {
      if ('delayMs' in kind) await wait(world, kind.delayMs);
      else if ('drop' in kind) {
        if (kind.drop === 'before') return cut(context);
      } else if (kind.status === 429) {
        return limited(context, kind.retryAfterMs / 1000, kind.global ?? false, {});
      } else return answer(context, kind.status, { message: `${kind.status}: ordered by a test`, code: 0 });
    }
    return undefined;
  };

  const perform = async (context: Ctx, route: Route): Promise<Response> => {
    const { req } = context;
    const due = faults.next(route.method, pathOf(context));
    const early = await suffer(context, due);
    if (early) return early;
    let headers: Record<string, string> = {};
    try {
      if (route.auth === 'bot' && req.header('authorization') !== `Bot ${world.application.token}`) {
        throw refuse.unauthorized();
      }
      const params: Record<string, string> = req.param();
      const taken = limits.take(
        route.bucket,
        (route.bucket?.major ?? []).map((name) => params[name]).join('/'),
      );
      headers = taken.headers;
      if (taken.refused) return limited(context, taken.refused.retryAfter, taken.refused.global, headers);
      const query = new URL(req.url).searchParams;
      holdQuery(route, query);
      const param = (name: string): string => {
        const value = params[name];
        if (value === undefined) throw new Error(`The path has no ${name}`);
        return value;
      };
      const { status, body } = await route.run({ world, param, query, ...(await bodyOf(req)) });
      if (due.some((kind) => 'drop' in kind && kind.drop === 'after')) {
        lost.add(pathOf(context));
        return cut(context);
      }
      return answer(context, status, body, headers);
    } catch (error) {
      if (error instanceof Refusal) return refused(context, error, headers);
      const why = error instanceof Error ? error.stack : String(error);
      complain(world, `${route.method} ${pathOf(context)}: the stand-in itself failed: ${why}`);
      return answer(context, 500, { message: 'Internal Server Error', code: 0 });
    }
  };

  api.use(async (_, next) => {
    const done = onRequest();
    try {
      await next();
    } finally {
      done();
    }
  });
  for (const route of routes) {
    api.on(route.method, VERSION + route.path, (context) => perform(context, route));
  }
  api.all(`${VERSION}/*`, (context) => refused(context, refuse.noSuchRoute()));
  api.all('/api/*', (context) => refused(context, refuse.apiVersion()));
  return api;
};
