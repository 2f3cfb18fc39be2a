import type { Page } from '@playwright/test';
import { expect } from './fixtures.ts';

/** From the narrowest phone to a desktop. */
export const widths = [320, 360, 768, 1280];

/** At none of the widths the page scrolls sideways, and no element reaches out of it. */
export async function expectNothingOutside(page: Page, path: string): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    const { wide, outside } = await page.evaluate(() => {
      const room = document.documentElement.clientWidth;
      const tooFar = [...document.querySelectorAll('body *')].filter((element) => {
        const mayReachOut = element.closest('.scroll-x, .sr-only, .skip');
        return !mayReachOut && element.getBoundingClientRect().right > room + 1;
      });
      return { wide: document.documentElement.scrollWidth - room, outside: tooFar[0]?.outerHTML.slice(0, 200) };
    });
    expect.soft({ path, width, wide, outside }).toEqual({ path, width, wide: 0, outside: undefined });
  }
}
