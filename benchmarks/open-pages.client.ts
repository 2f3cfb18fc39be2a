import { Agent, get } from 'node:http';
import { setPriority } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import type { ProductCard } from '@app/contracts/catalog/catalog.schemas';
import { WebSocket } from 'ws';
import { machineMs, type PagesReport, type PagesToOpen } from './open-pages-load.ts';

type FollowShop = (
  handle: string,
  readAt: string,
  onNews: (news: { changed?: ProductCard[] }) => void,
) => (() => void) | undefined;

const opensAtOnce = 40;
/** A few phones of one network share an address. */
const addresses = 500;
let phones = 0;
let network = 0;
const anAddress = (): Record<string, string> => {
  phones = (phones + 1) % addresses;
  return { 'x-forwarded-for': `${network}.20.${phones >> 8}.${phones & 255}` };
};

const emptyReport = (): Omit<PagesReport, 'following'> => ({
  heard: [],
  closedAtMs: [],
  triedAtMs: [],
  subscribedAtMs: [],
  asked: 0,
});
let report = emptyReport();
let following = 0;

/** The browser's, with an address as the proxy tells it. */
class PhoneSocket extends WebSocket {
  constructor(url: string) {
    super(url, { headers: anAddress() });
    report.triedAtMs.push(machineMs());
    let isFollowing = false;
    this.on('error', () => {});
    this.on('message', (data) => {
      if (isFollowing || !String(data).includes('["subscribed"')) return;
      isFollowing = true;
      following += 1;
      report.subscribedAtMs.push(machineMs());
    });
    this.on('close', () => {
      if (!isFollowing) return;
      following -= 1;
      report.closedAtMs.push(machineMs());
    });
  }
}

const agent = new Agent({ keepAlive: true, maxSockets: 32 });

function answerOf(url: string): Promise<{ json(): unknown }> {
  report.asked += 1;
  const { promise, resolve, reject } = Promise.withResolvers<{ json(): unknown }>();
  get(url, { agent, headers: anAddress() }, (response) => {
    let body = '';
    response.setEncoding('utf8').on('data', (part: string) => {
      body += part;
    });
    response.on('error', reject).on('end', () => resolve({ json: () => JSON.parse(body) }));
  }).on('error', reject);
  return promise;
}

/** What the page's own script finds in a browser. */
function standAsBrowser(origin: string): void {
  const nothing = { addEventListener() {}, removeEventListener() {} };
  Object.assign(globalThis, nothing, {
    document: { hidden: false, getElementById: () => null, ...nothing },
    location: { origin },
    WebSocket: PhoneSocket,
    fetch: (path: string) => answerOf(origin + path),
  });
}

async function open(pages: PagesToOpen): Promise<void> {
  network = pages.network;
  standAsBrowser(pages.origin);
  // A name in a variable: the types of a browser are not those of this folder.
  const script: string = '@app/web/screens/shop/live/follow-shop';
  const { followShop } = (await import(script)) as { followShop: FollowShop };
  const startedAt = performance.now();
  for (let page = 0; page < pages.handles.length * pages.pagesOfShop; page += 1) {
    const dueInMs = startedAt + (1000 * page) / pages.perSecond - performance.now();
    if (dueInMs > 0) await sleep(dueInMs);
    // On a busy machine a queue of connections would only be refused, and their pages give up.
    while (page - following >= opensAtOnce) await sleep(20);
    followShop(pages.handles[page % pages.handles.length] ?? '', new Date().toISOString(), ({ changed = [] }) => {
      for (const { price } of changed) report.heard.push({ price, atMs: machineMs() });
    });
  }
  while (following < pages.handles.length * pages.pagesOfShop) await sleep(100);
}

// Phones have cores of their own.
setPriority(19);

process.on('disconnect', () => process.exit());
process.on('message', async (message: PagesToOpen | 'report') => {
  if (message === 'report') {
    process.send?.({ following, ...report } satisfies PagesReport);
    report = emptyReport();
    return;
  }
  await open(message);
  process.send?.('open');
});
