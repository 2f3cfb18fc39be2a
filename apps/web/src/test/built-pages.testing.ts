import { existsSync, readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { brotliCompressSync, constants } from 'node:zlib';
import type { PageReader, PageWriter } from '@app/contracts/addresses/pages';
import { pageReaderContext, pageWriterContext } from '@app/web/page-context';
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router';
import { origin } from './products.testing.ts';

const buildDirectory = `${import.meta.dirname}/../../build/`;
const serverBuild = `${buildDirectory}server/index.js`;

/** Answers as the server does, from the finished build. `form` is what a page's form sends, for `writer`. */
export async function openBuild(reader: PageReader, writer?: PageWriter) {
  if (!existsSync(serverBuild)) throw new Error('The pages are not built. Run: npm run build -w @app/web');
  const build: ServerBuild = await import(/* @vite-ignore */ pathToFileURL(serverBuild).href);
  const handle = createRequestHandler(build, 'production');
  return async (path: string, form?: Record<string, string>) => {
    const context = new RouterContextProvider();
    context.set(pageReaderContext, reader);
    if (writer) context.set(pageWriterContext, writer);
    const init = form ? { method: 'POST', body: new URLSearchParams(form) } : {};
    const response = await handle(new Request(`${origin}${path}`, init), context);
    return { status: response.status, headers: response.headers, html: await response.text() };
  };
}

/** The scripts whose hashes the server's content policy names. */
export async function allowedInlineScripts(): Promise<string[]> {
  const { entry } = await import(/* @vite-ignore */ pathToFileURL(serverBuild).href);
  return entry.module.inlineScripts;
}

/** The service workers that the server sends. */
export async function serviceWorkers(): Promise<{ offline: string; leaving: string }> {
  const { entry } = await import(/* @vite-ignore */ pathToFileURL(serverBuild).href);
  return entry.module.serviceWorkers;
}

/** A file of the client build by its address. */
export const readAsset = (address: string): string => readFileSync(`${buildDirectory}client${address}`, 'utf8');

/** Size on the wire of something that is compressed once and sent often. */
export function brotliBytes(text: string): number {
  return brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } })
    .length;
}

/** Every module that these import, directly or not, themselves included. Dynamic imports are what loads later. */
export function withStaticImports(addresses: string[]): Set<string> {
  const found = new Set<string>();
  const look = (address: string) => {
    if (found.has(address)) return;
    found.add(address);
    for (const [, file] of readAsset(address).matchAll(/(?:from|import)\s*["'`]\.\/([\w.-]+\.js)["'`]/g))
      look(`/assets/${file}`);
  };
  addresses.forEach(look);
  return found;
}

/** The page's `<script>` elements: their attributes as written and what is inside. */
export function scriptsOf(html: string) {
  return [...html.matchAll(/<script([^>]*)>(.*?)<\/script>/gs)].map(([, attributes = '', text = '']) => ({
    attributes,
    text,
    isData: attributes.includes('type="application/'),
  }));
}

/** Addresses of the modules that the page's inline script imports. */
export function firstModulesOf(html: string): string[] {
  return /data-modules="([^"]*)"/.exec(html)?.[1]?.split(' ') ?? [];
}
