/** Entry `page`: the page, to be served by a stand-in (`startDiscord({ page: pageFiles })`). */
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

export type { PreviewItem } from './protocol.ts';

export interface PageFile {
  type: string;
  body: string | Uint8Array;
}

const pathOf = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

const TYPES: Record<string, string> = {
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  map: 'application/json',
};

/**
 * Bundles the page. Files by their path on the server: `/`, `/assets/main.js`, `/assets/main.css`, and `/verify.html`, a page of
 * its own that the menu offers.
 */
export async function pageFiles(): Promise<Map<string, PageFile>> {
  const files = await bundle('main');
  const body = await readFile(pathOf('./verify.html'));
  return files.set('/verify.html', { type: 'text/html; charset=utf-8', body });
}

/** A page without channels that draws the messages it is given: see `page/preview.tsx`. Files as of `pageFiles`. */
export const previewFiles = (): Promise<Map<string, PageFile>> => bundle('preview');

async function bundle(entry: 'main' | 'preview'): Promise<Map<string, PageFile>> {
  const { outputFiles } = await build({
    entryPoints: { main: pathOf(`./page/${entry}.tsx`) },
    bundle: true,
    write: false,
    outdir: '/assets',
    format: 'esm',
    target: 'es2022',
    jsx: 'automatic',
    jsxImportSource: 'preact',
    sourcemap: 'linked',
    logLevel: 'silent',
  });
  const html = await readFile(pathOf('./page/index.html'), 'utf8');
  const files = new Map<string, PageFile>([['/', { type: 'text/html; charset=utf-8', body: html }]]);
  for (const { path, contents } of outputFiles) {
    const name = path.slice(path.lastIndexOf('/') + 1);
    const type = TYPES[name.slice(name.lastIndexOf('.') + 1)] ?? 'application/octet-stream';
    files.set(`/assets/${name}`, { type, body: contents });
  }
  return files;
}
