import { defineConfig } from '@playwright/test';
import { chromiumArgs, requireChromium } from './e2e/find-chromium.ts';

/** A phone as most buyers have it; its name must not look like a robot's, because those are not counted. */
const phone = {
  viewport: { width: 360, height: 740 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
  userAgent:
    'Mozilla/5.0 (Linux; Android 13; TECNO BG6) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Mobile Safari/537.36',
};

export default defineConfig({
  testDir: 'e2e',
  testMatch: '*.spec.ts',
  globalSetup: './e2e/build-first.ts',
  outputDir: 'test-results',
  // The machines that run this have two cores. Each worker has a browser and a service of its own.
  workers: 2,
  fullyParallel: false,
  /** CI repeats what failed, and names it at its end (docs/testing.md). */
  retries: Number(process.env.TEST_RETRIES ?? 0),
  forbidOnly: Boolean(process.env.CI),
  timeout: 90_000,
  expect: { timeout: 20_000 },
  reporter: [['list']],
  // Another service is another start. So administration keeps to one worker, and comes first because its longest test
  // would be last alone.
  projects: [
    { name: 'administration', testMatch: 'admin-*.spec.ts', workers: 1 },
    { name: 'shop', testIgnore: ['admin-*.spec.ts', 'tiktok-down.spec.ts'] },
    { name: 'tiktok-down', testMatch: 'tiktok-down.spec.ts' },
  ],
  use: {
    ...phone,
    browserName: 'chromium',
    locale: 'en-UG',
    timezoneId: 'Africa/Kampala',
    // What the browser kept would hide what the service answers; offline*.spec.ts allow it.
    serviceWorkers: 'block',
    // A trace costs in every test, also where none fails. Without the film, which costs most.
    trace: process.env.TRACE ? { mode: 'retain-on-failure', screenshots: false } : 'off',
    launchOptions: { executablePath: await requireChromium(), args: chromiumArgs },
  },
});
