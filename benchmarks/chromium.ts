import { existsSync } from 'node:fs';
import { type Browser, type BrowserContext, type CDPSession, chromium, type Page } from 'playwright';

const known = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome', chromium.executablePath()];

/** A Chromium of this machine. Throws with one line when there is none. */
export async function openChromium(): Promise<Browser> {
  const executablePath = known.find((path) => existsSync(path));
  if (executablePath === undefined)
    throw new Error('No Chromium found: install one, or run "npx playwright install chromium".');
  // It only ever visits the benchmark's own servers. Playwright's own option would cost each connection a second
  // handshake.
  const args = ['--no-sandbox', '--disable-gpu', '--ignore-certificate-errors'];
  return chromium.launch({ executablePath, args });
}

interface Visit {
  context: BrowserContext;
  page: Page;
  devtools: CDPSession;
}

/**
 * A cheap phone that was never here before: 360 px wide, two device pixels per CSS pixel. The caller closes the
 * context.
 */
export async function newVisitor(browser: Browser): Promise<Visit> {
  const context = await browser.newContext({
    viewport: { width: 360, height: 640 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
  });
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  return { context, page, devtools };
}
