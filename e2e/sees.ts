import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect } from './fixtures.ts';

/** Nothing of the page is cut off, and axe finds nothing. With LOOK=directory there is a picture of it, too. */
export async function expectGoodToSee(page: Page, name: string): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  const findings = violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' | ')}`);
  expect.soft(findings, name).toEqual([]);
  const tooWide = await page.evaluate(
    () => document.documentElement.scrollWidth - (visualViewport?.width ?? innerWidth),
  );
  expect.soft(tooWide, `${name} scrolls sideways`).toBeLessThanOrEqual(0);
  if (process.env.LOOK) await page.screenshot({ path: `${process.env.LOOK}/${name}.png`, fullPage: true });
}
