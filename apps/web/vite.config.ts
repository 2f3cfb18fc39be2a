import { join } from 'node:path';
import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import { chunkGroups } from './build-plugins/chunks.ts';
import { inlineScript } from './build-plugins/inline-script.ts';
import { keepPageContextExternal } from './build-plugins/page-context.ts';
import { preloadScripts } from './build-plugins/preload-scripts.ts';
import { leaveOutRouterExtras } from './build-plugins/router-extras.ts';
import { scriptFile } from './build-plugins/script-file.ts';

/** What a page has loaded by itself needs no naming beside each part that it loads later. */
const isNotOnEveryPage = (file: string): boolean => !/\/(?:framework|shared|rolldown-runtime)-[^/]+$/.test(file);

/**
 * Their parts that load later are owners', who have the files from their dashboard: the names of what those need would be
 * 0.4 kB of each buyer's visit.
 */
const isBuyersPage = (file: string): boolean => /\/(?:shop|product|catalog)-[\w-]{8}\.js$/.test(file);

export default defineConfig({
  plugins: [
    inlineScript(),
    scriptFile(),
    keepPageContextExternal(),
    preloadScripts(),
    leaveOutRouterExtras(),
    tailwindcss(),
    reactRouter(),
  ],
  // The dev server's pages must find the very object under which the server put the reader in.
  ssr: {
    external: ['@app/web/page-context'],
    noExternal: ['lucide-react', 'radix-ui', /^@radix-ui\//, /^@tanstack\//, 'sonner'],
  },
  build: {
    // Phones that no longer get updates stop at about these; nothing below has CSS layers, which the styles need.
    target: ['chrome99', 'safari15.4', 'firefox97'],
    modulePreload: {
      polyfill: false,
      resolveDependencies: (_file, needed, { hostId }) => (isBuyersPage(hostId) ? [] : needed.filter(isNotOnEveryPage)),
    },
    assetsInlineLimit: 0,
  },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          // Paths and bounds of the contracts cost no name of their own.
          optimization: { inlineConst: true },
          output: {
            codeSplitting: {
              groups: [
                {
                  name: 'framework',
                  test: /\/node_modules\/(?:react|react-dom|scheduler|react-router)\//,
                  priority: 7,
                },
                ...chunkGroups(join(import.meta.dirname, 'src')),
              ],
            },
          },
        },
      },
    },
  },
});
