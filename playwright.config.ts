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
  outputDir: 'test-results',
  // One service, one browser: the machines that run this have two cores.
  workers: 1,
  fullyParallel: false,
  retries: 0,
  forbidOnly: Boolean(process.env.CI),
  timeout: 45_000,
  expect: { timeout: 10_000 },
  reporter: [['list']],
  use: {
    ...phone,
    browserName: 'chromium',
    locale: 'en-UG',
    timezoneId: 'Africa/Kampala',
    // Without the film: it costs a third of a core in every test.
    trace: { mode: 'retain-on-failure', screenshots: false },
    launchOptions: { executablePath: await requireChromium(), args: chromiumArgs },
  },
});
