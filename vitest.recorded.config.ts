import { defineConfig } from 'vitest/config';

/** Checks on recordings that lie outside of the project; `.ci/run` runs them, `npm test` does not. */
export default defineConfig({
  test: {
    include: ['apps/**/*.check.ts'],
    pool: 'forks',
  },
});
