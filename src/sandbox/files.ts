/** What the stand-in serves besides the API: emojis and attachments, and the page. */
import { Hono } from 'hono';
import type { PageFile } from './page.ts';
import type { World } from './world/world.ts';

export type Page = () => Promise<Map<string, PageFile>>;

const bytes = (body: string | Uint8Array): string | ArrayBuffer =>
  typeof body === 'string' ? body : new Uint8Array(body).buffer;

const served = (type: string, body: string | Uint8Array): Response =>
  new Response(bytes(body), { headers: { 'Content-Type': type } });

const notFound = (): Response => new Response('Not found', { status: 404 });

export const fileServer = (world: World, page: Page | undefined): Hono => {
  const files = new Hono();
  let bundled: ReturnType<Page> | undefined;

  /** Bundled anew whenever the page is opened: whoever works on it only reloads. */
  const bundle = (path: string): ReturnType<Page> | undefined => {
    if (path === '/' || bundled === undefined) bundled = page?.();
    return bundled;
  };

  files.get('/cdn/emojis/:file', ({ req }) => {
    const emoji = world.emojis.get(req.param('file').replace(/\.\w+$/, ''));
    return emoji ? served(emoji.mime, emoji.image) : notFound();
  });
  files.get('/cdn/attachments/*', ({ req }) => {
    const file = world.files.get(new URL(req.url).pathname);
    return file ? served(file.mime, file.body) : notFound();
  });
  files.get('*', async ({ req }) => {
    const { pathname } = new URL(req.url);
    try {
      const file = (await bundle(pathname))?.get(pathname);
      return file ? served(file.type, file.body) : notFound();
    } catch (error) {
      bundled = undefined;
      return new Response(String(error), { status: 500 });
    }
  });
  return files;
};
