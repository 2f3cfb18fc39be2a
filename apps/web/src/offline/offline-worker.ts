/**
 * The service worker: it keeps visited shops, products and orders for a phone without a network (ADR 39). The server
 * sends it as /sw.js, with another first line for each build.
 */
import { cacheName, dropPage, findFile, findPage, isWhole, keep } from './copies.ts';
import { isFile, pathOf, shopAt } from './kept-address.ts';

/** So long a page is waited for before its copy is shown. */
const patienceMs = 4000;

// biome-ignore lint/suspicious/noGlobalAssign: shorter than listeners, and nothing else sets these
oninstall = () => skipWaiting();

// What the pages ask for waits until this is done, so it is no more than must be.
onactivate = (event) => event.waitUntil(takeOver());

/** An older build's copies name other scripts. The pages that are open were loaded without this worker. */
async function takeOver(): Promise<void> {
  await caches.delete(cacheName);
  await clients.claim();
  for (const { url } of await clients.matchAll()) keepOpenPage(url).catch(() => {});
}

/** From the browser's own memory, so that a first visit loads nothing twice; an order's page is not there. */
async function keepOpenPage(url: string): Promise<void> {
  const path = pathOf(url);
  const shop = shopAt(path);
  if (shop !== null) await heed(path, shop, await fetch(path, { cache: 'force-cache' }));
}

// biome-ignore lint/suspicious/noGlobalAssign: as above
onfetch = (event) => {
  const { request } = event;
  const path = request.method === 'GET' ? pathOf(request.url) : '';
  const shop = shopAt(path);
  if (isFile(path)) event.respondWith(findFile(path, request));
  else if (shop !== null) event.respondWith(answerPage(event, path, shop));
};

/** From the network; from the copy where that is slow, fails, or has a server that fails. */
async function answerPage(event: FetchEvent, path: string, shop: string): Promise<Response> {
  const asked = fetch(event.request);
  event.waitUntil(asked.then((answer) => heed(path, shop, answer.clone())));
  const late = new Promise<undefined>((resolve) => setTimeout(resolve, patienceMs));
  const answer = await Promise.race([asked.catch(() => undefined), late]);
  return answer && answer.status < 500 ? answer : ((await findPage(path)) ?? asked);
}

/** Gone, or leading elsewhere: 404 and 410; a redirect of a page has no status, and one of data is a 202. */
const goneStatus = [0, 202, 404, 410];

async function heed(path: string, shop: string, answer: Response): Promise<void> {
  if (isWhole(answer)) await keep(path, answer, shop, true);
  else if (goneStatus.includes(answer.status)) await dropPage(path, shop, answer);
}
