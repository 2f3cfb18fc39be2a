import type { FastifyRequest } from 'fastify';
import type { RouterContextProvider } from 'react-router';
import type { HttpServer } from '#server/platform/http/http-server.ts';
import { refuseOtherSites } from '#server/platform/http/own-site.ts';
import { markUnavailable, type RenderPage } from './page-renderer.ts';
import { sendPage } from './page-routes.ts';
import { ReadyPage } from './ready-page.ts';

interface PageFormsDeps {
  renderPage: RenderPage;
  publicOrigin: () => string;
  /** Pages with a form, as Fastify writes paths. */
  paths: string[];
  createContext: (request: FastifyRequest, onError: (error: unknown) => void) => RouterContextProvider;
}

/** 500 letters of any alphabet take less than 5 kB. */
const bodyLimitBytes = 8 * 1024;

/** Runs the action of a page's form that was sent without scripts. Other sites cannot send it; nothing is cached. */
export async function pageForms(server: HttpServer, deps: PageFormsDeps): Promise<void> {
  await server.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    const type = 'application/x-www-form-urlencoded';
    scope.addContentTypeParser(type, { parseAs: 'string', bodyLimit: bodyLimitBytes }, (_request, body, done) =>
      done(null, body),
    );
    const onRequest = refuseOtherSites(deps.publicOrigin);
    for (const path of deps.paths)
      scope.post<{ Body: string | undefined }>(path, { onRequest, schema: { hide: true } }, async (request, reply) => {
        const errors: unknown[] = [];
        const sent = {
          method: 'POST',
          path: request.raw.url ?? '/',
          headers: new Headers({ accept: String(request.headers.accept ?? '*/*'), 'content-type': type }),
          body: request.body ?? '',
        };
        const page = await deps.renderPage(
          sent,
          deps.createContext(request, (error) => errors.push(error)),
        );
        for (const error of markUnavailable(page, errors))
          request.log.error({ requestId: request.id, err: error, route: request.routeOptions.url }, 'a form failed');
        page.headers['cache-control'] = 'no-store';
        return sendPage(request, reply, new ReadyPage(page));
      });
  });
}
