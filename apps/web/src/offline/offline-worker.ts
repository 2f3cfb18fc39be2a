/**
 * The service worker: it keeps visited shops, products and orders for a phone without a network (ADR 39). The server
 * sends it as /sw.js, with another first line for each build.
 */
import { cacheName, dropPage, findFile, findPage, isWhole, keep, nothing } from './copies.ts';
import { isFile, pathOf, shopAt, withoutData } from './kept-address.ts';

// biome-ignore lint/suspicious/noGlobalAssign: shorter than listeners, and nothing else sets these
oninstall = skipWaiting;

// What the pages ask for waits until this is done, so it is no more than must be.
onactivate = (event) => event.waitUntil(takeOver());

/** An older build's copies name other scripts. The pages that are open were loaded without this worker. */
async function takeOver(): Promise<void> {
  await caches.delete(cacheName);
  await clients.claim();
  // Shorter than a loop, as `event.request` below is than taking it apart: the worker has 1.5 kB.
  (await clients.matchAll()).map((tab) => keepOpenPage(tab.url).catch(nothing));
}

/** The browser has the page and asks only whether it changed: a first visit loads no page twice but an order's. */
async function keepOpenPage(url: string): Promise<void> {
  const path = pathOf(url);
  const shop = shopAt(path);
  if (shop !== null) await heed(path, shop, await fetch(url));
}

// biome-ignore lint/suspicious/noGlobalAssign: as above
onfetch = (event) => {
  const request = event.request;
  const path = request.method === 'GET' ? pathOf(request.url) : '';
  const shop = shopAt(path);
  if (isFile(path)) event.respondWith(findFile(path, request));
  else if (shop !== null) event.respondWith(answerPage(event, path, shop));
};

/**
 * From the network; from the copy without an answer in time, or where the server fails. Goods wait for 0.8 s: after
 * that the link is slow, and the app reads a copy again once it runs. An order's stages and what the app asks for wait
 * for 4 s.
 */
async function answerPage(event: FetchEvent, path: string, shop: string): Promise<Response> {
  const asked = fetch(event.request);
  event.waitUntil(asked.then((answer) => heed(path, shop, answer.clone())));
  const waitMs = shop && withoutData(path) === path ? 800 : 4000;
  const answer = await Promise.race([asked.catch(nothing), new Promise<undefined>((late) => setTimeout(late, waitMs))]);
  return answer && answer.status < 500 ? answer : ((await findPage(path).catch(nothing)) ?? asked);
}

async function heed(path: string, shop: string, answer: Response): Promise<void> {
  const page = withoutData(path);
  if (isWhole(answer)) {
    await keep(path, answer, shop);
    // The app opened it. A tab that the phone has closed, or one without the app, opens it as a page.
    if (page !== path) await keepOpenPage(page);
  }
  // Gone, or leading elsewhere: 404 and 410; a redirect of a page has no status, and one of data is a 202.
  else if ([0, 202, 404, 410].includes(answer.status)) await dropPage(path, shop, answer);
}
