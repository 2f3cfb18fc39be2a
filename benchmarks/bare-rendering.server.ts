import { promisify } from 'node:util';
import { zstdCompress } from 'node:zlib';
import Fastify from 'fastify';
import pg from 'pg';
import { listenBare } from './bare-server.ts';
import { runAsChild } from './child.ts';
import { readElements, renderToString } from './react-elements.ts';

export interface BareRendering {
  databaseUrl: string;
  /** What is asked of the database for each request; the first value of each is the handle in the address. */
  statements: { text: string; values: unknown[] }[];
  /** A page of the service. */
  html: string;
}

const compress = promisify(zstdCompress);

/**
 * The least that a page which is not kept takes with these parts: Fastify, a pool, the elements of the page's main part
 * in React without components, and Node's own Zstandard.
 */
runAsChild(async ({ databaseUrl, statements, html }: BareRendering) => {
  const [main = ''] = /<main.*<\/main>/s.exec(html) ?? [];
  const [before = '', after = ''] = html.split(main);
  const element = readElements(main);
  const pool = new pg.Pool({ connectionString: databaseUrl });
  const server = Fastify();
  server.addHook('onClose', () => pool.end());
  server.get('/*', async (request, reply) => {
    const [, , handle] = request.url.split(/[/?]/);
    for (const { text, values } of statements) await pool.query(text, [handle, ...values.slice(1)]);
    const page = before + renderToString(element) + after;
    reply.headers({ 'content-type': 'text/html', 'content-encoding': 'zstd' });
    return compress(page);
  });
  return listenBare(server);
});
