import type { Plugin } from 'vite';

const pageContextModule = '@app/web/page-context';

/**
 * Keeps the page context out of the server bundle: inlined, the token becomes two objects, and every loader fails with
 * "No value found for context". Only in the build; the dev server breaks on external modules.
 */
export function keepPageContextExternal(): Plugin {
  return {
    name: 'dukalink:page-context-external',
    enforce: 'pre',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'ssr',
    resolveId: (id) => (id === pageContextModule ? { id, external: true } : null),
  };
}
