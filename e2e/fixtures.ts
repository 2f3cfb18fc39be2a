import { type BrowserContext, type BrowserContextOptions, test as base, expect } from '@playwright/test';
import { type Faults, noFaults, watch } from './page-faults.ts';
import { type Service, startService } from './service.ts';
import { type OpenShop, openShop } from './shops.ts';
import { stockedSeller, stockShop } from './stocked-shop.ts';

export { expect };

interface TestFixtures {
  faults: Faults & { note(fault: string): void };
  /** Another browser, watched like the test's own: another visitor, or one with other abilities. */
  anotherBrowser: (options?: BrowserContextOptions) => Promise<BrowserContext>;
}

interface WorkerFixtures {
  /** Tests that name another get a service of their own. */
  serviceName: string;
  /** Added to the environment of that service. */
  serviceSettings: Record<string, string>;
  service: Service;
  /** A confirmed shop with more products than a page shows: for tests that only look. */
  stocked: OpenShop;
}

/** Playwright's test with a running service, and with eyes on everything that the browser complains about. */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  serviceName: ['shared', { scope: 'worker', option: true }],
  serviceSettings: [{}, { scope: 'worker', option: true }],
  service: [
    async ({ serviceName: _, serviceSettings }, use) => {
      const service = await startService(serviceSettings);
      await use(service);
      await service.stop();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  stocked: [
    async ({ service }, use) => {
      const shop = await openShop(service, stockedSeller);
      await stockShop(service, shop);
      await use(shop);
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: ({ service }, use) => use(service.origin),
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's needs from the pattern
  faults: async ({}, use) => {
    const faults = noFaults();
    await use(faults);
    expect(faults.list, 'faults in the browser').toEqual([]);
  },
  context: async ({ context, service, faults }, use) => {
    await watch(context, service, faults.note);
    await use(context);
  },
  anotherBrowser: async ({ browser, service, faults }, use) => {
    const opened: BrowserContext[] = [];
    await use(async (options = {}) => {
      const context = await browser.newContext(options);
      opened.push(context);
      await watch(context, service, faults.note);
      return context;
    });
    for (const context of opened) await context.close();
  },
});
