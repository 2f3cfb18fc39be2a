import { createHash, X509Certificate } from 'node:crypto';
import { existsSync } from 'node:fs';
import { certificate } from '@app/server/platform/images/download/certificate.testing';
import { type Browser, type BrowserContext, type CDPSession, chromium, type Page } from 'playwright';

const known = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome', chromium.executablePath()];

/** The key of the certificate behind which the benchmarks' servers stand (tls-front.ts). */
const ownKeyHash = createHash('sha256')
  .update(new X509Certificate(certificate).publicKey.export({ type: 'spki', format: 'der' }))
  .digest('base64');

/** A Chromium of this machine. Throws with one line when there is none. */
export async function openChromium(): Promise<Browser> {
  const executablePath = known.find((path) => existsSync(path));
  if (executablePath === undefined)
    throw new Error('No Chromium found: install one, or run "npx playwright install chromium".');
  // Playwright's own option would cost each connection a second handshake, and with certificate errors ignored as such
  // Chromium keeps nothing in its cache.
  const args = ['--no-sandbox', '--disable-gpu', `--ignore-certificate-errors-spki-list=${ownKeyHash}`];
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
