import type { Plugin } from 'vite';

/**
 * Parts of React Router that only its options turn on, and we do not, or that our root has itself: what each exports does
 * as much as it does for us otherwise. A name that a newer version imports besides is missing here, and the build says so.
 */
const leftOutParts: Record<string, string> = {
  // The `instrumentations` of a router.
  'router/instrumentation.js': `
    export const consumeInstrumentationClientResultMetaReceiver = () => undefined;
    export const getRouteInstrumentationUpdates = () => ({});
    export const instrumentClientSideRouter = (router) => router;
    export const instrumentHandler = undefined, instrumentationResultMetaContext = undefined;`,
  // `routeDiscovery: { mode: 'lazy' }`.
  'dom/ssr/fog-of-war.js': `
    export const isFogOfWarEnabled = () => false;
    export const getPatchRoutesOnNavigationFunction = () => undefined;
    export const useFogOFWarDiscovery = () => {};
    export const URL_LIMIT = 0, getManifestPath = undefined, getPartialManifest = undefined;
    export const getPathsWithAncestors = undefined, handleClientVersionMismatch = undefined;`,
  // Prefetching of pages, and styles that the bundler finds (tools/build.ts): ours are named by the `links` of a layout.
  'dom/ssr/links.js': `
    const linksOf = (module) => module?.links?.() ?? [];
    const load = ({ href }) => document.querySelector('link[rel=stylesheet][href="' + href + '"]') || new Promise((done) => {
      const link = document.createElement('link');
      link.onload = link.onerror = () => done(link.remove());
      document.head.append(Object.assign(link, { rel: 'preload', as: 'style', href }));
    });
    export const getKeyedLinksForMatches = (matches, modules) =>
      matches.flatMap(({ route }) => linksOf(modules[route.id])).map((link) => ({ key: link.href, link }));
    export const prefetchStyleLinks = (_route, module) => Promise.all(linksOf(module).map(load));
    export const prefetchRouteCss = () => {}, isPageLinkDescriptor = () => false;
    export const getKeyedPrefetchLinks = undefined, getNewMatchesForLinks = undefined, getModuleLinkHrefs = undefined;`,
  // Our root says itself what failed. This is for an error in the root, of which a page would show the stack.
  'dom/ssr/errorBoundaries.js': `
    import { Component, createElement } from 'react';
    const failed = createElement('html', { lang: 'en' }, createElement('body', null,
      createElement('h1', null, 'Something went wrong'), createElement('a', { href: '/' }, 'Return to Home')));
    export class RemixErrorBoundary extends Component {
      constructor({ error, location }) {
        super(...arguments);
        this.state = { error, location };
      }
      static getDerivedStateFromError(error) {
        return { error };
      }
      static getDerivedStateFromProps({ error, location }, state) {
        return state.location !== location ? { error, location } : { error: error || state.error };
      }
      render() {
        return this.state.error ? failed : this.props.children;
      }
    }
    export const RemixRootDefaultErrorBoundary = undefined;`,
  'dom/ssr/fallback.js': 'export const RemixRootDefaultHydrateFallback = () => null;',
};

/** Leaves them out of the scripts: 4.2 kB less on every page. */
export function leaveOutRouterExtras(): Plugin {
  const leftOut = new Set<string>();
  return {
    name: 'leave-out-router-extras',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    load(id) {
      const [, file = ''] = /\/react-router\/dist\/production\/lib\/(.+)$/.exec(id) ?? [];
      const source = leftOutParts[file];
      if (source) leftOut.add(file);
      return source ?? null;
    },
    buildEnd(error) {
      const unknown = Object.keys(leftOutParts).filter((file) => !leftOut.has(file));
      if (!error && unknown.length) this.error(`React Router no longer loads ${unknown.join(', ')}`);
    },
  };
}
