/** The edge of the REST side: from an HTTP request to a route and back, loud about whatever does not fit. */

import type { HttpBindings } from '@hono/node-server';
import { type Context, Hono } from 'hono';
import { errorTree, faultLines, Refusal, refuse } from '../rules/errors.ts';
import { complain, type World } from '../world/world.ts';
import type { FaultKind, Faults } from './faults.ts';
import type { Limits } from './limits.ts';
import type { Call, Reply, Route, Upload } from './route.ts';
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

/** One request as it went, for tests to count and to read. */
export interface Exchange {
  at: number;
  method: string;
  path: string;
  status: number;
  /** Discord's number for the refusal. */
  code?: number;
  /** The refused body's faults in one line each. */
  faults?: string[];
}

export interface RestOptions {
  world: World;
  limits: Limits;
  faults: Faults;
  exchanges: Exchange[];
  onRequest: () => () => void;
}

type Env = { Bindings: HttpBindings };
type Ctx = Context<Env>;

const bodyOf = async (context: Ctx): Promise<Pick<Call, 'body' | 'uploads'>> => {
  const { req } = context;
  const type = req.header('content-type') ?? '';
  if (type.startsWith('multipart/form-data')) return multipart(await req.raw.formData());
  const text = await req.text();
  if (text === '') return { body: {}, uploads: [] };
  if (!type.startsWith('application/json')) throw refuse.malformed();
  return { body: parsed(text), uploads: [] };
};

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    throw refuse.malformed();
  }
};

const multipart = async (form: FormData): Promise<Pick<Call, 'body' | 'uploads'>> => {
  const uploads: Upload[] = [];
  let body: unknown = {};
  for (const [key, value] of form) {
    const index = /^files\[(\d+)\]$/.exec(key)?.[1];
    if (key === 'payload_json' && typeof value === 'string') body = parsed(value);
    else if (index !== undefined && typeof value !== 'string') {
      const bytes = Buffer.from(await value.arrayBuffer());
      uploads.push({ index: Number(index), name: value.name, mime: value.type, body: bytes });
    } else {
      throw refuse.invalidForm([
        { path: [key], code: 'UNKNOWN_FIELD', message: 'Neither payload_json nor files[n]' },
      ]);
    }
  }
  return { body, uploads };
};

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

const refusalBody = (refusal: Refusal): object => ({
  message: refusal.message,
  code: refusal.code,
  ...(refusal.faults.length > 0 ? { errors: errorTree(refusal.faults) } : {}),
  ...(refusal.retryAfter === undefined ? {} : { retry_after: refusal.retryAfter, global: false }),
});

export const restApi = ({ world, limits, faults, exchanges, onRequest }: RestOptions): Hono<Env> => {
  const api = new Hono<Env>();

  const record = (context: Ctx, status: number, refusal?: Refusal): void => {
    const { method, path } = context.req;
    exchanges.push({
      at: world.clock.now(),
      method,
      path,
      status,
      ...(refusal ? { code: refusal.code, faults: faultLines(refusal) } : {}),
    });
    if (refusal?.botsFault) {
      complain(world, `${method} ${path} → ${status} ${refusal.code}: ${faultLines(refusal).join('; ')}`);
    }
  };

  const json = (
    context: Ctx,
    status: number,
    body: object,
    headers: Record<string, string> = {},
  ): Response => {
    record(context, status);
    return Response.json(body, { status, headers });
  };

  const refused = (context: Ctx, refusal: Refusal, headers: Record<string, string> = {}): Response => {
    record(context, refusal.status, refusal);
    const retry: Record<string, string> =
      refusal.retryAfter === undefined
        ? {}
        : { 'Retry-After': String(refusal.retryAfter), 'X-RateLimit-Scope': 'shared' };
    return Response.json(refusalBody(refusal), { status: refusal.status, headers: { ...headers, ...retry } });
  };

  const tooMany = (
    context: Ctx,
    seconds: number,
    global: boolean,
    headers: Record<string, string>,
  ): Response =>
    json(context, 429, { message: 'You are being rate limited.', retry_after: seconds, global }, headers);

  /** An ordered fault that ends the request here, if any. */
  const faulted = async (context: Ctx, due: FaultKind[]): Promise<Response | undefined> => {
    for (const kind of due) {
      if ('delayMs' in kind) await wait(world, kind.delayMs);
      else if ('drop' in kind) {
        if (kind.drop === 'before') return cut(context);
      } else if (kind.status === 429) {
        const seconds = kind.retryAfterMs / 1000;
        const headers = {
          'Retry-After': String(seconds),
          'X-RateLimit-Scope': kind.global ? 'global' : 'user',
          ...(kind.global ? { 'X-RateLimit-Global': 'true' } : {}),
        };
        return tooMany(context, seconds, kind.global ?? false, headers);
      } else return json(context, kind.status, { message: `${kind.status}: ordered by a test`, code: 0 });
    }
    return undefined;
  };

  const cut = (context: Ctx): Response => {
    record(context, 0);
    context.env.incoming.socket.destroy();
    return new Response(null, { status: 500 });
  };

  const perform = async (context: Ctx, route: Route): Promise<Response> => {
    const path = context.req.path.replace(/^\/api\/v10/, '');
    const due = faults.next(route.method, path);
    const early = await faulted(context, due);
    if (early) return early;
    let headers: Record<string, string> = {};
    try {
      if (route.auth === 'bot' && context.req.header('authorization') !== `Bot ${world.application.token}`) {
        throw refuse.unauthorized();
      }
      const params: Record<string, string> = context.req.param();
      const taken = limits.take(
        route.bucket,
        (route.bucket?.major ?? []).map((name) => params[name]).join('/'),
      );
      headers = taken.headers;
      if (taken.refused) return tooMany(context, taken.refused.retryAfter, taken.refused.global, headers);
      const query = new URL(context.req.url).searchParams;
      holdQuery(route, query);
      const sent = await bodyOf(context);
      const param = (name: string): string => {
        const value = params[name];
        if (value === undefined) throw new Error(`The path has no ${name}`);
        return value;
      };
      const reply = await route.run({ world, param, query, ...sent });
      if (due.some((kind) => 'drop' in kind && kind.drop === 'after')) return cut(context);
      return answer(context, reply, headers);
    } catch (error) {
      if (error instanceof Refusal) return refused(context, error, headers);
      complain(
        world,
        `${route.method} ${path}: the stand-in itself failed: ${error instanceof Error ? error.stack : error}`,
      );
      return json(context, 500, { message: 'Internal Server Error', code: 0 });
    }
  };

  const answer = (context: Ctx, { status, body }: Reply, headers: Record<string, string>): Response => {
    if (status !== 204) return json(context, status, body as object, headers);
    record(context, status);
    return new Response(null, { status, headers });
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
    api.on(route.method, `/api/v10${route.path}`, (context) => perform(context, route));
  }
  api.all('/api/v10/*', (context) => refused(context, refuse.noSuchRoute()));
  api.all('/api/*', (context) => refused(context, refuse.apiVersion()));
  return api;
};
