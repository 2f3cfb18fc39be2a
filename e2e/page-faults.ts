import type { BrowserContext, ConsoleMessage, Page, Request } from '@playwright/test';

/** What went wrong in the browser besides what a test looks at; a test with any fails. */
export interface Faults {
  list: string[];
  /** A fault that the test itself provokes. */
  allow(pattern: RegExp): void;
}

export function noFaults(): Faults & { note(fault: string): void } {
  const allowed: RegExp[] = [];
  const list: string[] = [];
  return {
    list,
    allow: (pattern) => {
      allowed.push(pattern);
    },
    note: (fault) => {
      if (!allowed.some((pattern) => pattern.test(fault))) list.push(fault);
    },
  };
}

/** Where links lead that a page may offer but never load anything from. */
const outside = /^https:\/\/(?:wa\.me|www\.tiktok\.com)\//;

/** What is watched: our own service, and the TikTok whose player may stand in a frame. */
interface Hosts {
  origin: string;
  tiktok: { origin: string };
}

/**
 * Watches every page of a context: errors in the console, exceptions, violations of the content policy, failed requests
 * of our own, and any request to another host, TikTok's player in a frame excepted. Links to WhatsApp and TikTok are answered here with a tiny page, so that
 * a test can read their address.
 */
export async function watch(
  context: BrowserContext,
  { origin, tiktok }: Hosts,
  note: (fault: string) => void,
): Promise<void> {
  await context.addInitScript(() => {
    addEventListener('securitypolicyviolation', (event) =>
      console.error(`Content policy: ${event.violatedDirective} ${event.blockedURI} ${event.sample}`),
    );
  });
  await context.route(
    (url) => url.origin !== origin,
    (route) => {
      const request = route.request();
      if (isPlayer(request, tiktok.origin)) return route.continue();
      if (isLinkOutside(request))
        return route.fulfill({
          contentType: 'text/html',
          body: '<!doctype html><html lang="en"><title>Outside</title><link rel="icon" href="data:,">',
        });
      note(`Request to another host: ${request.url()}`);
      return route.abort();
    },
  );
  context.on('console', (message) => {
    if (message.type() === 'error') note(`Console: ${whatAndWhere(message)}`);
  });
  context.on('weberror', (error) => note(`Exception: ${error.error().message}`));
  context.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? '';
    // A page that is left stops its own requests.
    if (request.url().startsWith(origin) && reason !== 'net::ERR_ABORTED')
      note(`Request failed: ${request.url()} ${reason}`);
  });
  context.on('response', (response) => {
    if (response.url().startsWith(origin) && response.status() >= 500)
      note(`Answer ${response.status()}: ${response.url()}`);
  });
  context.on('page', (page) => watchSockets(page, origin, note));
}

function isLinkOutside(request: Request): boolean {
  return request.isNavigationRequest() && request.frame().parentFrame() === null && outside.test(request.url());
}

/** The frame's own page and nothing that it would load. */
function isPlayer(request: Request, tiktokOrigin: string): boolean {
  const isFrame = request.isNavigationRequest() && request.frame().parentFrame() !== null;
  return isFrame && request.url().startsWith(`${tiktokOrigin}/player/v1/`);
}

function whatAndWhere(message: ConsoleMessage): string {
  const { url } = message.location();
  return url ? `${message.text()} (${url})` : message.text();
}

function watchSockets(page: Page, origin: string, note: (fault: string) => void): void {
  const own = origin.replace(/^http/, 'ws');
  page.on('websocket', (socket) => {
    if (!socket.url().startsWith(`${own}/`)) note(`Socket to another host: ${socket.url()}`);
  });
}
