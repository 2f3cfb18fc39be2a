import type { Page } from '@playwright/test';
import axe, { type RunOptions } from 'axe-core';
import { expect } from './fixtures.ts';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
const rulesOf: Record<'light' | 'dark', RunOptions['runOnly']> = {
  light: { type: 'tag', values: tags },
  // In the dark only colours differ.
  dark: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] },
};

/**
 * What axe finds on the page as it is shown, with the elements. Axe's own driver for Playwright takes four times as
 * long: it reads axe again for each look, and carries out everything that is right.
 */
async function findingsOf(page: Page, colorScheme: 'light' | 'dark'): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  return page.evaluate(async (runOnly) => {
    const { violations } = await window.axe.run({ runOnly, resultTypes: ['violations'], iframes: false });
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' | ')}`);
  }, rulesOf[colorScheme]);
}

declare global {
  interface Window {
    axe: typeof axe;
  }
}

/**
 * Axe finds nothing, light and dark, and nothing of the page or of an open window is cut off, at each width: one visit,
 * seen in all its faces. The page is left as it was. With LOOK=directory there are pictures, too.
 */
export async function expectGoodToSee(page: Page, name: string, widths = [360]): Promise<void> {
  const before = page.viewportSize();
  for (const width of widths) {
    await page.setViewportSize({ width, height: 740 });
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      const face = `${name}-${width}-${colorScheme}`;
      await colorsHaveChanged(page);
      expect.soft(await findingsOf(page, colorScheme), face).toEqual([]);
      if (process.env.LOOK) await page.screenshot({ path: `${process.env.LOOK}/${face}.png`, fullPage: true });
    }
    expect.soft(await cutOff(page), `${name} is cut off at ${width} px`).toEqual([]);
  }
  await page.emulateMedia({ colorScheme: 'light' });
  if (before) await page.setViewportSize(before);
}

/**
 * Axe reads the colours of the moment: what fades has faded. Asked again and again, because an animation whose element is
 * removed, such as a message that goes, never says that it has finished.
 */
const colorsHaveChanged = (page: Page) =>
  page.waitForFunction(
    () => document.getAnimations().every(({ effect }) => effect?.getComputedTiming().endTime === Infinity),
    undefined,
    { polling: 50 },
  );

/** How far the page, or a window over it, scrolls sideways; nothing where it does not. */
const cutOff = (page: Page) =>
  page.evaluate(() => {
    const wide = { page: document.documentElement.scrollWidth - document.documentElement.clientWidth };
    const windows = [...document.querySelectorAll('[role=dialog], [role=alertdialog]')].map((shown) => ({
      [shown.getAttribute('role') ?? '']: shown.scrollWidth - shown.clientWidth,
    }));
    return [wide, ...windows].filter((one) => Object.values(one).some((tooMuch) => tooMuch > 0));
  });

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
