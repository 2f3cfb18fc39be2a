import { join } from 'node:path';
import { formContext } from '@app/server/web-pages';
import { fastifyReactRouter } from '@mcansh/react-router-fastify';
import { createServer } from 'vite';
import { runDemo } from './demo.ts';

/**
 * As the demo, with pages from Vite: a change of the web app shows at once. Run by run-dev.ts, and ends when that is
 * gone.
 */
process.once('disconnect', () => process.kill(process.pid, 'SIGINT'));

const vite = await createServer({
  root: join(import.meta.dirname, '..', 'apps', 'web'),
  server: { middlewareMode: true },
});

await runDemo('dev', {
  async servePages(server, deps) {
    server.addHook('onRequest', (request, reply, next) => vite.middlewares(request.raw, reply.raw, () => next()));
    server.addHook('onClose', () => vite.close());
    await server.register(fastifyReactRouter, {
      devServer: vite,
      getLoadContext: (request) =>
        formContext(deps, request, (error) => server.log.error({ err: error }, 'a page failed')),
    });
    return null;
  },
});
