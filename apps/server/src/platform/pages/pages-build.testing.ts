import type { EntryContext } from 'react-router';
import type { PagesBuild } from './page-renderer.ts';

interface BuildParts {
  routes: { id: string; path?: string; index?: boolean; parentId?: string; module: object }[];
  answer: (request: Request, status: number, headers: Headers, context: EntryContext) => Response;
  inlineScripts?: string[];
}

/** A build of the web app with these routes, whose pages are what `answer` makes of them. */
export function buildOf({ routes, answer, inlineScripts = [] }: BuildParts): PagesBuild {
  return {
    entry: { module: { inlineScripts, serviceWorkers: { offline: '', leaving: '' }, default: answer } },
    routes: Object.fromEntries(routes.map((route) => [route.id, route])),
    assets: { entry: { imports: [], module: '' }, routes: {}, url: '', version: '' },
    publicPath: '/',
    assetsBuildDirectory: '',
    future: {},
    ssr: true,
    isSpaMode: false,
    prerender: [],
    routeDiscovery: { mode: 'initial', manifestPath: '' },
    allowedActionOrigins: false,
  } as unknown as PagesBuild;
}
