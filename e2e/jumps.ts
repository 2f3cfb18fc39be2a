import type { Page } from '@playwright/test';

interface Shift extends PerformanceEntry {
  value: number;
  sources?: { node?: Node | null }[];
}

/**
 * Writes down what jumps from the beginning of each page, by the browser's own measure. Call it before the page is
 * opened.
 */
export const watchJumps = (page: Page) =>
  page.addInitScript(() => {
    const jumps: string[] = [];
    Object.assign(window, { jumps });
    const nameOf = (node: Node | null | undefined) => {
      const element = node instanceof Element ? node : node?.parentElement;
      return element ? `${element.tagName.toLowerCase()}.${element.className}` : 'something';
    };
    new PerformanceObserver((list) => {
      for (const { value, sources = [] } of list.getEntries() as Shift[]) {
        // What the owner's own bar does inside itself moves nothing of the page.
        const moved = sources.filter(({ node }) => !(node instanceof Element && node.closest('.owner-slot')));
        if (moved.length > 0 || sources.length === 0)
          jumps.push(`${value.toFixed(4)}: ${moved.map(({ node }) => nameOf(node)).join(', ')}`);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });

/** What has jumped so far, with names. */
export const jumpsOf = (page: Page) => page.evaluate(() => (window as typeof window & { jumps: string[] }).jumps);
