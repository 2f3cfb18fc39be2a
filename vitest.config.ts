import { defineConfig } from 'vitest/config';
import { compileLess } from './apps/server/src/platform/database/compile-less.testing.ts';
import { inlineScript } from './apps/web/build-plugins/inline-script.ts';
import { scriptFile } from './apps/web/build-plugins/script-file.ts';

/** What all kinds of runs have in common. */
export const shared = {
  // Vitest leaves one core to itself, which is half of the machines that run this.
  maxWorkers: '100%',
  pool: 'forks',
  setupFiles: 'tools/setup.testing.ts',
  testTimeout: 60_000,
  hookTimeout: 120_000,
  expect: { poll: { timeout: 20_000 } },
  /** CI repeats what failed, and names it at its end (docs/testing.md). */
  retry: Number(process.env.TEST_RETRIES ?? 0),
} as const;

/** Files that work with a database: copies of one migrated template. */
export const withDatabase = {
  globalSetup: 'apps/server/src/platform/database/database-template.testing.ts',
  // Loading the service and compiling the embedded database take longer than most files: each worker does it once.
  isolate: false,
  execArgv: compileLess,
};

export default defineConfig({
  test: {
    ...shared,
    projects: [
      {
        extends: true,
        test: { name: 'server', include: ['{packages,apps/server,tools,deploy}/**/*.test.ts'], ...withDatabase },
      },
      {
        extends: true,
        plugins: [inlineScript(), scriptFile()],
        test: {
          name: 'web',
          include: ['apps/web/**/*.test.{ts,tsx}'],
          pool: 'threads',
          // Loading React and jsdom takes longer than most files. Each file has a page of its own all the same
          // (page-of-a-file.testing.ts), for which the libraries that keep a page's state are read again.
          setupFiles: 'apps/web/src/test/page-of-a-file.testing.ts',
          sequence: { setupFiles: 'list' },
          isolate: false,
          server: { deps: { inline: [/@tanstack/, /sonner/, /react-router/, /socket.io-client/] } },
        },
      },
    ],
  },
});
