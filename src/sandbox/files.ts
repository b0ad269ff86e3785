/** Serves what is not the API: emojis, attachments and the page. */
import { Hono } from 'hono';
import type { PageFile } from './page.ts';
import type { World } from './world/world.ts';

export type PageBundle = () => Promise<Map<string, PageFile>>;

const toResponseBody = (body: string | Uint8Array): string | ArrayBuffer =>
  typeof body === 'string' ? body : new Uint8Array(body).buffer;

const fileResponse = (type: string, body: string | Uint8Array): Response =>
  new Response(toResponseBody(body), { headers: { 'Content-Type': type } });

const notFound = (): Response => new Response('Not found', { status: 404 });

export const fileServer = (world: World, page: PageBundle | undefined): Hono => {
  const files = new Hono();
  let currentBundle: ReturnType<PageBundle> | undefined;

  /** Bundles again whenever the page itself is requested, so that a reload shows changes to it. */
  const bundle = (path: string): ReturnType<PageBundle> | undefined => {
    if (path === '/' || currentBundle === undefined) currentBundle = page?.();
    return currentBundle;
  };

  files.get('/cdn/emojis/:file', ({ req }) => {
    const emoji = world.emojis.get(req.param('file').replace(/\.\w+$/, ''));
    return emoji ? fileResponse(emoji.mime, emoji.image) : notFound();
  });
  files.get('/cdn/attachments/*', ({ req }) => {
    const file = world.files.get(new URL(req.url).pathname);
    return file ? fileResponse(file.mime, file.body) : notFound();
  });
  files.get('*', async ({ req }) => {
    const { pathname } = new URL(req.url);
    try {
      const file = (await bundle(pathname))?.get(pathname);
      return file ? fileResponse(file.type, file.body) : notFound();
    } catch (error) {
      currentBundle = undefined;
      return new Response(String(error), { status: 500 });
    }
  });
  return files;
};
